//! The start and a few examples on a board: the same that the rule book shows.

use std::sync::atomic::AtomicBool;

use super::board_picture::{BoardPicture, refused};
use crate::draw::board::turn_marks;
use crate::draw::board::view::BoardMark;
use crate::draw::render::order::PictureError;
use crate::narration;
use crate::narration::turns::ALL_SEEN;
use crate::rulebook::example::{Does, WorkedExample, example};
use crate::rules::{Position, RuleId, Ruleset, Side};
use crate::texts::messages as say;

/// How wide a round board is printed, in percent of the column, as `assets/sheet.css` says.
const ROUND_PERCENT: usize = 74;
pub struct SheetPicture {
    pub rule: RuleId,
    pub caption: String,
    pub board: BoardPicture,
    /// Whether it has marks, which need a legend.
    pub is_marked: bool,
}

impl SheetPicture {
    /// Its height in lines of text, if a square picture is `square` lines high.
    pub fn lines(&self, square: usize) -> usize {
        let [width, height] = self.board.size.map(|side| side as usize);
        let part = if self.board.is_round() { ROUND_PERCENT } else { 100 };
        1 + (square * height * part).div_ceil(100 * width)
    }

    fn draw(
        rule: RuleId,
        caption: String,
        position: &Position,
        flipped: bool,
        marks: Vec<BoardMark>,
    ) -> Result<SheetPicture, PictureError> {
        let is_marked = !marks.is_empty();
        let board = BoardPicture::draw(position, flipped, marks)?;
        Ok(SheetPicture { rule, caption, board, is_marked })
    }
}

/// Pictures of the start and of the examples of a game with its options. A rule that decides
/// nothing with these options has no picture.
pub fn shown(ruleset: &Ruleset) -> Result<Vec<SheetPicture>, PictureError> {
    let on_sheet = &narration::game(ruleset.name()).on_sheet;
    let chosen: Vec<RuleId> = on_sheet.iter().filter_map(|id| id.parse().ok()).collect();
    let Some((&start, rules)) = chosen.split_first() else { return Ok(Vec::new()) };
    let at_start = SheetPicture::draw(
        start,
        say::sheet::at_start().to_owned(),
        &ruleset.start(),
        false,
        Vec::new(),
    );
    let mut shown = vec![at_start?];
    for &rule in rules {
        let Ok(drill) = example(ruleset, rule, &AtomicBool::new(false)) else { continue };
        let Some(example) = WorkedExample::new((*ruleset, rule), *drill) else { continue };
        let flipped = example.below() == Side::North;
        let caption = match &example.does {
            // A preview names the move itself.
            Does::Plays(turn) if turn.mv.hole().is_some() => example.says(),
            _ => say::sheet::Example { title: example.title(), says: example.says() }.text(),
        };
        let marks = marks(&example.does);
        shown.push(SheetPicture::draw(rule, caption, example.before.position(), flipped, marks)?);
    }
    Ok(shown)
}

/// What a move would do, or the holes because of which it is refused.
fn marks(does: &Does) -> Vec<BoardMark> {
    let mut marks = Vec::new();
    match does {
        Does::Plays(turn) => {
            if let Some(hole) = turn.mv.hole() {
                turn_marks::foreseen(turn, hole, ALL_SEEN, &mut marks);
            }
        }
        Does::Refuses(illegal) => refused(illegal, &mut marks),
        Does::Agrees | Does::Nothing => {}
    }
    marks
}
