//! A worksheet as pages for the printer: lines for name and date, the tasks with their boards, and
//! the solutions on a page of their own, in one HTML file that needs nothing else. The same tasks
//! give the same bytes.

use std::fmt;
use std::str::FromStr;

use super::board_picture::{BoardPicture, refused, spot_of};
use super::markup::{escaped, figure, head};
use crate::draw::board::lesson_marks::step_marks;
use crate::draw::board::turn_marks;
use crate::draw::board::view::BoardMark;
use crate::draw::render::order::PictureError;
use crate::narration::turns::ALL_SEEN;
use crate::texts::messages as say;
use crate::tutor::worksheet::{
    AnswerSpace, PaperBoard, PaperItem, PaperMarks, Worksheet, WorksheetPart,
};

const STYLE: &str = include_str!("../../../assets/worksheet.css");

/// The paper of the pages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Paper {
    A4,
    Letter,
    /// The one that the printer has.
    OfPrinter,
}

impl Paper {
    /// The rule of CSS for it, with the margins of the page.
    fn rule(self) -> &'static str {
        match self {
            Paper::A4 => "@page { margin: 13mm; size: A4; }\n",
            Paper::Letter => "@page { margin: 13mm; size: letter; }\n",
            Paper::OfPrinter => "@page { margin: 13mm; }\n",
        }
    }
}

/// No paper has this name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownPaper;

impl fmt::Display for UnknownPaper {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(say::worksheet::unknown_paper())
    }
}

impl std::error::Error for UnknownPaper {}

impl FromStr for Paper {
    type Err = UnknownPaper;

    fn from_str(name: &str) -> Result<Paper, UnknownPaper> {
        match name.to_lowercase().as_str() {
            "a4" => Ok(Paper::A4),
            "letter" => Ok(Paper::Letter),
            _ => Err(UnknownPaper),
        }
    }
}

/// The pages, as the bytes of an HTML file.
pub fn worksheet(worksheet: &Worksheet, paper: Paper) -> Result<Vec<u8>, PictureError> {
    let mut page = head(&worksheet.title, &format!("{}{STYLE}", paper.rule()));
    page.push_str("<body>\n<main>\n");
    for part in &worksheet.parts {
        push_part(&mut page, worksheet, part)?;
    }
    if worksheet.has_solutions() {
        push_solutions(&mut page, worksheet);
    }
    let made_by = escaped(say::worksheet::made_by());
    page.push_str(&format!("</main>\n<footer>\n<p>{made_by}</p>\n"));
    page.push_str("</footer>\n</body>\n</html>\n");
    Ok(page.into_bytes())
}

fn push_part(
    page: &mut String,
    worksheet: &Worksheet,
    part: &WorksheetPart,
) -> Result<(), PictureError> {
    page.push_str("<section class=\"part\">\n<header>\n");
    match &part.title {
        Some(title) => page.push_str(&format!(
            "<p>{}</p>\n<h1>{}</h1>\n",
            escaped(&worksheet.title),
            escaped(title),
        )),
        None => page.push_str(&format!("<h1>{}</h1>\n", escaped(&worksheet.title))),
    }
    if !part.aim.is_empty() {
        page.push_str(&format!("<p>{}</p>\n", escaped(&part.aim)));
    }
    page.push_str(&format!(
        "<div class=\"who\"><span class=\"name\">{}</span><span class=\"date\">{}</span></div>\n\
         </header>\n",
        escaped(say::worksheet::name()),
        escaped(say::worksheet::date()),
    ));
    let mut number = 0;
    for item in &part.items {
        number += usize::from(item.solution.is_some());
        push_item(page, item, item.solution.as_ref().map(|_| number))?;
    }
    let shows_turn = |item: &PaperItem| {
        item.boards.iter().any(|board| matches!(board.marks, PaperMarks::Turn(_)))
    };
    if part.items.iter().any(shows_turn) {
        let legend = escaped(say::sheet::legend());
        page.push_str(&format!("<p class=\"legend\">{legend}</p>\n"));
    }
    page.push_str("</section>\n");
    Ok(())
}

fn push_item(
    page: &mut String,
    item: &PaperItem,
    number: Option<usize>,
) -> Result<(), PictureError> {
    let kind = match item.boards.len() {
        0 => "item bare",
        1 => "item",
        _ => "item wide",
    };
    page.push_str(&format!("<div class=\"{kind}\">\n"));
    let mut boards = String::new();
    if !item.boards.is_empty() {
        boards.push_str("<div class=\"boards\">\n");
        for board in &item.boards {
            let picture = BoardPicture::draw(&board.position, board.flipped, marks(board))?;
            boards.push_str(&figure(&picture, &board.caption));
        }
        boards.push_str("</div>\n");
    }
    // Several pictures are below their text.
    let is_wide = item.boards.len() > 1;
    if !is_wide {
        page.push_str(&boards);
    }
    let number = number
        .map_or_else(String::new, |number| format!("<span class=\"number\">{number}.</span> "));
    page.push_str(&format!("<div>\n<p>{number}{}</p>\n", escaped(&item.words)));
    match &item.space {
        AnswerSpace::None => {}
        AnswerSpace::Line(words) => {
            page.push_str(&format!("<div class=\"line\">{}</div>\n", escaped(words)));
        }
        AnswerSpace::Choices(choices) => {
            page.push_str("<ul class=\"choices\">\n");
            for choice in choices {
                page.push_str(&format!("<li>{}</li>\n", escaped(choice)));
            }
            page.push_str("</ul>\n");
        }
    }
    page.push_str("</div>\n");
    if is_wide {
        page.push_str(&boards);
    }
    page.push_str("</div>\n");
    Ok(())
}

fn marks(board: &PaperBoard) -> Vec<BoardMark> {
    let mut marks = Vec::new();
    match &board.marks {
        PaperMarks::Nothing => {}
        PaperMarks::Step(step) => marks.extend(step_marks(step, Some(&board.position))),
        PaperMarks::Turn(turn) => {
            if let Some(hole) = turn.mv.hole() {
                turn_marks::foreseen(turn, hole, ALL_SEEN, &mut marks);
            }
        }
        PaperMarks::Refused(illegal) => refused(illegal, &mut marks),
        PaperMarks::Move(mv) => marks.extend(spot_of(mv).map(BoardMark::Chosen)),
        PaperMarks::Hole(hole) => marks.push(BoardMark::Lit((*hole).into())),
    }
    marks
}

fn push_solutions(page: &mut String, worksheet: &Worksheet) {
    page.push_str(&format!(
        "<section class=\"solutions\">\n<header>\n<p>{}</p>\n<h1>{}</h1>\n</header>\n",
        escaped(&worksheet.title),
        escaped(say::worksheet::solutions()),
    ));
    for part in worksheet.parts.iter().filter(|part| part.has_solutions()) {
        if let Some(title) = &part.title {
            page.push_str(&format!("<h3>{}</h3>\n", escaped(title)));
        }
        page.push_str("<ol>\n");
        for solution in part.items.iter().filter_map(|item| item.solution.as_ref()) {
            let because = match solution.because.as_str() {
                "" => String::new(),
                because => format!(" {}", escaped(because)),
            };
            page.push_str(&format!(
                "<li><span class=\"answer\">{}</span>{because}</li>\n",
                escaped(&whole(&solution.answer)),
            ));
        }
        page.push_str("</ol>\n");
        for (title, text) in &part.rules {
            page.push_str(&format!(
                "<div class=\"rule\"><h2>{}</h2>\n<p>{}</p></div>\n",
                escaped(title),
                escaped(text),
            ));
        }
    }
    page.push_str("</section>\n");
}

/// An answer that ends like a sentence, as a reason follows it.
fn whole(answer: &str) -> String {
    match answer.ends_with(['.', '!', '?']) {
        true => answer.to_owned(),
        false => format!("{answer}."),
    }
}
