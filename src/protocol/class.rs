//! `kete class`: the progress of a class as a table.

use std::io::Write;
use std::path::PathBuf;

use crate::draw::sheet::class::{MISSED, class_page};
use crate::files::{report, visible_line};
use crate::rules::{GameName, UnknownGame};
use crate::texts::messages::class as say;
use crate::tutor::class_progress::{ClassProgress, ClassTable, ClassView};
use crate::tutor::wording::class as words;

/// Whose progress, and how to print it.
#[derive(clap::Args, Debug)]
#[command(after_help = FORM)]
pub struct ClassArguments {
    /// Exported files of progress, or folders that hold them
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Print CSV for spreadsheets
    #[arg(long, conflicts_with = "html")]
    csv: bool,
    /// Print a page for the printer
    #[arg(long)]
    html: bool,
    /// What of each learner: the lessons of each course, or the answers to each rule
    #[arg(long, value_name = "WHAT", default_value = "course",
        value_parser = ["course", "rule"])]
    by: String,
    /// With --by rule: only the rules of this rule set
    #[arg(long, value_name = "RULESET")]
    game: Option<String>,
}

const FORM: &str = "\
Without --csv or --html a line for each rule that many miss, then a line for each learner: NAME |
CELL | ... A cell is the lessons done of all, or the right answers of all. Files that cannot be used
are named on standard error with the reason, and left out.";

pub fn run(arguments: &ClassArguments, out: &mut dyn Write) -> Result<(), String> {
    let game = arguments.game.as_deref().map(str::parse::<GameName>).transpose();
    let game = game.map_err(|unknown: UnknownGame| unknown.to_string())?;
    let view = match arguments.by.as_str() {
        "rule" => ClassView::Rules(game),
        _ => ClassView::Courses,
    };
    let class = ClassProgress::read(&arguments.files);
    for (file, why) in &class.left_out {
        report(visible_line(&words::left_out(file, why)));
    }
    if class.learners.is_empty() {
        return Err(say::nobody().to_owned());
    }
    let table = class.table(view);
    let bytes = if arguments.html {
        class_page(&class, &table)
    } else if arguments.csv {
        words::csv(&table).into_bytes()
    } else {
        lines(&class, &table).into_bytes()
    };
    out.write_all(&bytes).map_err(|error| error.to_string())
}

fn lines(class: &ClassProgress, table: &ClassTable) -> String {
    let rules = class.rules();
    let missed = rules.iter().filter(|rule| rule.missing > 0).take(MISSED).map(words::missed);
    let headings = table.columns.iter().map(words::heading);
    let head: Vec<String> = [say::learner().to_owned()].into_iter().chain(headings).collect();
    let rows = table.rows.iter().map(|row| {
        let cells = row.cells.iter().map(words::short);
        [row.learner.clone()].into_iter().chain(cells).collect::<Vec<_>>()
    });
    let joined = |cells: Vec<String>| {
        let cells: Vec<String> = cells.iter().map(|cell| cell.replace('|', "/")).collect();
        cells.join(" | ")
    };
    let table = [joined(head)].into_iter().chain(rows.map(joined));
    missed.chain(table).map(|line| format!("{}\n", visible_line(&line))).collect()
}
