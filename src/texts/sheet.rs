//! Words of the printable sheet of rules.

use super::narration::side;
use super::{counted, list};
use crate::rules::{BawoRow, BoardShape, Hole, Setup, Side};

/// Above the options.
pub const OPTIONS: &str = "Options";
/// Below the picture of the start.
pub const AT_START: &str = "So every game begins.";
/// What the marks in the pictures say.
pub const LEGEND: &str = "In the pictures the blue ring is the hole that is played and the dotted \
     line the way of its seeds; 2 + 1 tells that one more falls there. The last seed falls in the \
     double yellow ring, and a dashed orange ring is a hole that is taken or that a rule speaks of.";
/// Who has made it.
pub const MADE_BY: &str = "Made by Kete. The words in small type are the names of the rules.";
/// A sheet under another ending could not be opened.
pub const NEEDS_HTML: &str = "the sheet's name must end in .html";

/// The title of the page.
pub fn title(game: &str) -> String {
    format!("{game}: the rules")
}

/// How many options differ from the written rules.
pub fn as_set(changed: usize) -> String {
    match changed {
        0 => "The rules as written.".to_owned(),
        _ => {
            let options = counted(changed as u32, "option differs", "options differ");
            format!("{options} from the rules as written; all of them stand at the end.")
        }
    }
}

/// The value of an option that differs.
pub fn changed(value: &str) -> String {
    format!("{value} (changed)")
}

/// Below the picture of an example.
pub fn example(title: &str, says: &str) -> String {
    format!("{title}. {says}")
}

/// What lies on a board, for who cannot see it.
pub fn board(setup: &Setup) -> String {
    let stores = setup.stores;
    let ends = match setup.shape {
        BoardShape::FourRows => format!(
            "South has {} and North {} in hand.",
            super::seeds(stores.south),
            super::seeds(stores.north)
        ),
        _ => format!(
            "South's store holds {} and North's {}.",
            super::seeds(stores.south),
            stores.north
        ),
    };
    let rows = match setup.shape {
        BoardShape::Ring => {
            let each = |hole: Hole| {
                let heap = setup.seeds_in(hole);
                format!("hole {hole}: {} red, {} blue", heap.seeds, heap.blue)
            };
            let holes: Vec<String> = setup.shape.holes().map(each).collect();
            format!("The ring. {}.", holes.join("; "))
        }
        BoardShape::TwoRows { .. } => {
            format!("{} {}", row(setup, Side::South, None), row(setup, Side::North, None))
        }
        BoardShape::FourRows => {
            let rows = Side::ALL.into_iter().flat_map(|side| {
                [BawoRow::Front, BawoRow::Back].map(|row| self::row(setup, side, Some(row)))
            });
            rows.collect::<Vec<_>>().join(" ")
        }
    };
    format!("{rows} {ends} {} to move.", side(setup.to_move))
}

/// `South's holes A to F: 4, 4, 4, 4, 4 and 4.`
fn row(setup: &Setup, side: Side, row: Option<BawoRow>) -> String {
    let of_row = |hole: &Hole| row.is_none_or(|row| hole.row() == row);
    let holes: Vec<Hole> = setup.shape.holes_of(side).filter(of_row).collect();
    let counts: Vec<u16> = holes.iter().map(|hole| setup.seeds_in(*hole).seeds).collect();
    let (Some(first), Some(last)) = (holes.first(), holes.last()) else { return String::new() };
    format!("{}'s holes {first} to {last}: {}.", self::side(side), list(&counts))
}
