//! The table of a class in words, and as CSV.

use std::path::Path;

use super::progress_error;
use crate::files::visible_line;
use crate::narration;
use crate::texts::messages::class as say;
use crate::tutor::ProgressError;
use crate::tutor::class_progress::{ClassCell, ClassColumn, ClassTable, LeftOut, MissedRule};

/// The heading of a column.
pub fn heading(column: &ClassColumn) -> String {
    match column {
        ClassColumn::Course { title, .. } => title.clone(),
        ClassColumn::Rule(game, rule) => {
            let (game, rule) = (&narration::game(*game).name, &narration::rule(*rule).title);
            say::RuleOf { game, rule }.text()
        }
    }
}

/// A cell in short: `3/12`, `5/7`; a dash if there is nothing.
pub fn short(cell: &ClassCell) -> String {
    match cell {
        ClassCell::Lessons { done, of, .. } => format!("{done}/{of}"),
        ClassCell::Answers(record) => match record.in_all() {
            answers if answers.all() == 0 => "–".to_owned(),
            answers => format!("{}/{}", answers.right, answers.all()),
        },
    }
}

/// A cell in words: `3 of 12 lessons, 7 stars`, `5 of 7 answers right`.
pub fn cell(cell: &ClassCell) -> String {
    match cell {
        ClassCell::Lessons { done, of, stars } => {
            say::LessonsDone { done: *done, of: *of, stars: *stars }.text()
        }
        ClassCell::Answers(record) => match record.in_all() {
            answers if answers.all() == 0 => say::no_answer().to_owned(),
            answers => say::AnswersRight { right: answers.right, of: answers.all() }.text(),
        },
    }
}

/// How often a rule is missed: `Owari: Feed: missed by 3 of 5 learners; 7 of 12 answers were wrong`.
pub fn missed(rule: &MissedRule) -> String {
    let title = heading(&ClassColumn::Rule(rule.game, rule.rule));
    let (missing, learners) = (rule.missing, rule.answered);
    let (wrong, answers) = (rule.wrong, rule.wrong.saturating_add(rule.right));
    say::Missed { rule: title, missing, learners, wrong, answers }.text()
}

/// Why a file is left out, with its name.
pub fn left_out(file: &Path, why: &LeftOut) -> String {
    let name_of = |file: &Path| {
        visible_line(&file.file_name().unwrap_or_default().to_string_lossy()).into_owned()
    };
    let file = name_of(file);
    match why {
        LeftOut::Unusable(ProgressError::Damaged(line, _)) => {
            say::Damaged { file, line: *line }.text()
        }
        LeftOut::Unusable(error) => say::Unusable { file, why: progress_error(error) }.text(),
        LeftOut::TooOld(version) => say::TooOld { file, version: *version }.text(),
        LeftOut::SameAs(other) => say::SameAs { file, other: name_of(other) }.text(),
        LeftOut::LessThan(other) => say::LessThan { file, other: name_of(other) }.text(),
        LeftOut::TooMany => say::TooMany { file }.text(),
    }
}

/// The table as CSV for spreadsheets: fields quoted as in RFC 4180.
pub fn csv(table: &ClassTable) -> String {
    let mut headings = vec![say::learner().to_owned()];
    for column in &table.columns {
        let title = heading(column);
        match column {
            ClassColumn::Course { lessons, .. } => {
                headings.push(say::CsvLessons { title: &title, of: *lessons }.text());
                headings.push(say::CsvStars { title: &title }.text());
            }
            ClassColumn::Rule(..) => {
                headings.push(say::CsvRight { title: &title }.text());
                headings.push(say::CsvWrong { title: &title }.text());
            }
        }
    }
    let rows = table.rows.iter().map(|row| {
        let mut fields = vec![row.learner.clone()];
        for cell in &row.cells {
            let pair = match cell {
                ClassCell::Lessons { done, stars, .. } => [done.to_string(), stars.to_string()],
                ClassCell::Answers(record) => {
                    let answers = record.in_all();
                    [answers.right.to_string(), answers.wrong.to_string()]
                }
            };
            fields.extend(pair);
        }
        fields
    });
    let lines = std::iter::once(headings).chain(rows);
    lines.map(|fields| line(&fields)).collect()
}

fn line(fields: &[String]) -> String {
    let fields: Vec<String> = fields.iter().map(|text| field(text)).collect();
    format!("{}\n", fields.join(","))
}

/// A field of CSV. A spreadsheet would calculate what begins like a formula: an apostrophe before
/// it makes it text.
fn field(text: &str) -> String {
    let is_formula = text.starts_with(['=', '+', '-', '@', '\t', '\r', '\n']);
    let text = if is_formula { format!("'{text}") } else { text.to_owned() };
    match text.contains(['"', ',', ';', '\n', '\r', '\t']) || text.starts_with(' ') || is_formula {
        true => format!("\"{}\"", text.replace('"', "\"\"")),
        false => text,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_are_quoted_and_never_formulas() {
        for (text, quoted) in [
            ("Mia", "Mia"),
            ("Ŵan 中文", "Ŵan 中文"),
            ("Mia, the first", "\"Mia, the first\""),
            ("\"Mia\"", "\"\"\"Mia\"\"\""),
            ("a\nb", "\"a\nb\""),
            ("=1+1", "\"'=1+1\""),
            ("@SUM(A1)", "\"'@SUM(A1)\""),
            ("-2", "\"'-2\""),
            ("+2", "\"'+2\""),
            ("\t=1", "\"'\t=1\""),
        ] {
            assert_eq!(field(text), quoted);
        }
    }
}
