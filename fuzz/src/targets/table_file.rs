//! Endgame tables: an altered file is refused; one with a corrected checksum does no harm.

use std::collections::HashMap;
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use arbitrary::{Result, Unstructured};
use kete::rules::{GameName, Ruleset};
use kete::search::tables::{EndgameTable, TableKind, TableView, build, file};
use kete::search::{Limits, Request, go};

use super::{described, draw};

/// Input: a file for a table of Owari, or a real table with some bytes changed.
pub fn run(data: &[u8]) {
    match described(data) {
        Some(mut bytes) => drop(altered(&mut bytes)),
        None => {
            let kind = TableKind::of(&Ruleset::new(GameName::Owari)).expect("a kind");
            let _ = file::kind_of(data);
            let _ = file::read(data.to_vec(), &kind);
        }
    }
}

fn altered(bytes: &mut Unstructured<'_>) -> Result<()> {
    let ruleset = draw::rules(bytes)?;
    let Ok(kind) = TableKind::of(&ruleset) else { return Ok(()) };
    assert_eq!(TableKind::parse(&kind.text()), Some(kind), "{}", kind.text());
    let good = made(&kind, bytes.int_in_range(0..=4)?);
    let mut altered = good.clone();
    for _ in 0..bytes.int_in_range(0..=8)? {
        let length = altered.len();
        match bytes.int_in_range(0..=5u8)? {
            0 => altered.truncate(bytes.int_in_range(0..=length)?),
            1 => altered.extend([0; 7]),
            2 if length > 0 => {
                altered[bytes.int_in_range(0..=(length - 1).min(60))?] = bytes.arbitrary()?;
            }
            _ if length > 0 => {
                let at = bytes.choose_index(length)?;
                altered[at] = bytes.arbitrary()?;
            }
            _ => {}
        }
    }
    if bytes.arbitrary()? {
        file::rewrite_checksum(&mut altered);
        if let Ok(table) = file::read(altered, &kind) {
            used(bytes, table, &ruleset)?;
        }
    } else {
        let is_same = altered == good;
        assert_eq!(file::read(altered, &kind).is_ok(), is_same, "{}", kind.text());
    }
    Ok(())
}

/// Checks that a search with the table ends with a legal move, whatever the table says.
fn used(bytes: &mut Unstructured<'_>, table: EndgameTable, ruleset: &Ruleset) -> Result<()> {
    for number in 0..table.positions() {
        let _ = (table.fresh(number), table.lookup(number, table.seeds()));
    }
    let Some(tables) = TableView::new(Arc::new(table), ruleset) else { return Ok(()) };
    let Some(position) = draw::position(bytes, ruleset)? else { return Ok(()) };
    let mut request = Request::new(position, Limits { depth: Some(4), ..Limits::nodes(300) });
    request.tables = Some(tables);
    let answer = go(request, None).answer().expect("a search answers");
    if let Some(best) = answer.best {
        assert!(position.is_legal(&best), "{position:?} {best}");
    }
    Ok(())
}

/// Table files by kind and size.
type Files = HashMap<(TableKind, usize), Vec<u8>>;

/// The file of a table, built once for each kind and size.
fn made(kind: &TableKind, seeds: usize) -> Vec<u8> {
    static MADE: OnceLock<Mutex<Files>> = OnceLock::new();
    let mut made = MADE.get_or_init(Mutex::default).lock().unwrap_or_else(PoisonError::into_inner);
    let table = made.entry((*kind, seeds)).or_insert_with(|| {
        let table = build(kind, seeds, &AtomicBool::new(false), &mut |_| {});
        table.unwrap_or_else(|_| panic!("no memory for {seeds} seeds")).bytes().to_vec()
    });
    table.clone()
}
