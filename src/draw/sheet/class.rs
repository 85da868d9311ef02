//! A class's progress as a page for the printer.

use std::ops::Range;

use super::markup::{escaped, head};
use crate::texts::messages as say;
use crate::tutor::class_progress::{ClassCell, ClassColumn, ClassProgress, ClassTable, is_missed};
use crate::tutor::wording::class as words;

const STYLE: &str = include_str!("../../../assets/class.css");
/// From this number of columns on, the paper lies across.
const MANY_COLUMNS: usize = 7;
/// The most columns beside each other, with upright headings and with others.
const MOST_UPRIGHT: usize = 18;
const MOST_COLUMNS: usize = 10;
/// The rules most often missed that are named above the table.
pub const MISSED: usize = 5;

/// The page, as the bytes of an HTML file: what most of the class misses, the table, and the files
/// that were left out.
pub fn class_page(class: &ClassProgress, table: &ClassTable) -> Vec<u8> {
    let is_wide = table.columns.len() >= MANY_COLUMNS;
    let paper = if is_wide { "@page { size: landscape; }\n" } else { "" };
    let mut page = head(say::class::title(), &format!("{STYLE}{paper}"));
    page.push_str(&format!("<body>\n<h1>{}</h1>\n", escaped(say::class::title())));
    push_missed(&mut page, class);
    push_table(&mut page, table);
    if !class.left_out.is_empty() {
        push_list(
            &mut page,
            say::class::left_out(),
            class.left_out.iter().map(|(file, why)| words::left_out(file, why)),
        );
    }
    page.push_str("</body>\n</html>\n");
    page.into_bytes()
}

fn push_missed(page: &mut String, class: &ClassProgress) {
    let rules = class.rules();
    let missed: Vec<String> =
        rules.iter().filter(|rule| rule.missing > 0).take(MISSED).map(words::missed).collect();
    if !missed.is_empty() {
        push_list(page, say::class::most_missed(), missed.into_iter());
    }
}

fn push_list(page: &mut String, heading: &str, lines: impl Iterator<Item = String>) {
    page.push_str(&format!("<h2>{}</h2>\n<ul>\n", escaped(heading)));
    for line in lines {
        page.push_str(&format!("<li>{}</li>\n", escaped(&line)));
    }
    page.push_str("</ul>\n");
}

/// The table; one that is too wide for the paper in several parts below each other.
fn push_table(page: &mut String, table: &ClassTable) {
    let upright = table.columns.iter().any(|column| matches!(column, ClassColumn::Rule(..)));
    let most = if upright { MOST_UPRIGHT } else { MOST_COLUMNS };
    for first in (0..table.columns.len()).step_by(most) {
        push_columns(page, table, first..table.columns.len().min(first + most), upright);
    }
    let how = match upright {
        true => say::class::how_rules(),
        false => say::class::how_courses(),
    };
    page.push_str(&format!("<p class=\"how\">{}</p>\n", escaped(how)));
}

fn push_columns(page: &mut String, table: &ClassTable, shown: Range<usize>, upright: bool) {
    page.push_str("<table>\n<thead>\n<tr>");
    page.push_str(&format!("<th class=\"name\">{}</th>", escaped(say::class::learner())));
    let class = if upright { " class=\"upright\"" } else { "" };
    for column in &table.columns[shown.clone()] {
        let heading = escaped(&words::heading(column));
        page.push_str(&format!("<th{class}><span>{heading}</span></th>"));
    }
    page.push_str("</tr>\n</thead>\n<tbody>\n");
    for row in &table.rows {
        page.push_str(&format!("<tr><th class=\"name\">{}</th>", escaped(&row.learner)));
        for cell in &row.cells[shown.clone()] {
            let class = match cell {
                ClassCell::Answers(record) if is_missed(record) => " class=\"missed\"",
                _ => "",
            };
            page.push_str(&format!("<td{class}>{}</td>", escaped(&words::short(cell))));
        }
        page.push_str("</tr>\n");
    }
    page.push_str("</tbody>\n</table>\n");
}
