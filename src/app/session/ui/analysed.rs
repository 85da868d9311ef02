//! What the analysis puts on the board: the scores of moves, the arrow of a line, the marks of a
//! line that is walked.

use super::view::BoardContext;
use crate::app::page::Page;
use crate::app::session::variation_preview::VariationPreview;
use crate::app::words::Worth;
use crate::draw::board::turn_marks::taken;
use crate::draw::board::view::{BoardMark, Tint};
use crate::narration::turns::Course;
use crate::rules::{BoardShape, Colour, Hole, Move, Place, Side, Turn};
use crate::search::Info;
use crate::texts::messages as say;

/// The analysis of the position shown, best move first.
fn lines<'a>(view: &BoardContext<'a>) -> Vec<&'a Info> {
    let state = view.state;
    // While seeds are in the air the board shows no position.
    let is_at_rest = view.session.variation.is_none() && !view.session.is_sowing();
    if state.page != Page::Play || !is_at_rest {
        return Vec::new();
    }
    let known = state.analysis.known_of(view.session, state.laid);
    known.map_or(Vec::new(), |known| known.lines.iter().collect())
}

/// The first move of the line that is pointed at, and how the board shows it.
pub fn first_move<'a>(view: &BoardContext<'a>) -> Option<(Move, &'a [BoardMark])> {
    let shown = view.state.analysis.first_move(view.session.game.current());
    shown.filter(|(_, way)| !way.is_empty() && !lines(view).is_empty())
}

/// A tag at each playable hole, with the score of its best move.
pub fn tags(view: &BoardContext<'_>, marks: &mut Vec<BoardMark>) {
    let lines = lines(view);
    let Some(best) = lines.first().map(|line| line.score) else { return };
    let mut seen: Vec<Hole> = Vec::new();
    for line in lines {
        let Some((mv, hole)) = line.pv.first().and_then(|mv| Some((mv, mv.hole()?))) else {
            continue;
        };
        // A hole shows the better of its two moves. A preview says more than a tag.
        let place = Place::Hole(hole);
        let is_taken = |mark: &BoardMark| match mark {
            BoardMark::Tag { place: of, .. } | BoardMark::Worth { place: of, .. } => *of == place,
            BoardMark::Chosen(spot) => spot.place() == place,
            _ => false,
        };
        if seen.contains(&hole) || marks.iter().any(is_taken) {
            continue;
        }
        seen.push(hole);
        let worth = worth(view, line);
        let number = worth.signed_number();
        let full = match *mv {
            Move::Way { way, .. } if way == view.session.way_on_screen(true) => {
                format!("← {number}")
            }
            Move::Way { .. } => format!("{number} →"),
            Move::Colour(_, Colour::Red) => format!("R {number}"),
            Move::Colour(_, Colour::Blue) => format!("B {number}"),
            _ => number.clone(),
        };
        let tint = if line.score == best { Tint::Cyan } else { Tint::White };
        marks.push(BoardMark::Worth { place, words: vec![full, number, worth.number()], tint });
    }
}

fn worth(view: &BoardContext<'_>, line: &Info) -> Worth {
    Worth::of(view.session.name(), line.score, view.session.mover())
}

/// The score of a hole (in the ring, of a colour) for a screen reader.
pub fn score_text(view: &BoardContext<'_>, hole: Hole, colour: Option<Colour>) -> Option<String> {
    let is_here = |mv: &Move| match *mv {
        Move::Colour(from, of) => from == hole && colour.is_none_or(|colour| colour == of),
        other => other.hole() == Some(hole),
    };
    let line = lines(view).into_iter().find(|line| line.pv.first().is_some_and(is_here))?;
    let mv = line.pv.first()?.to_string();
    let worth = worth(view, line);
    let (number, known) = (worth.number(), worth.spoken(line.depth));
    Some(say::analysis::Score { move_: &mv, number, known }.text())
}

/// The marks of the last move of a line that is walked, and a tag that it was not played.
pub fn variation(
    view: &BoardContext<'_>,
    variation: &VariationPreview,
    marks: &mut Vec<BoardMark>,
) {
    let turn = variation.turn();
    // An opening or a layout has no hole to mark.
    if let Some(hole) = turn.mv.hole() {
        marks.push(BoardMark::Chosen(hole.into()));
        taken(&turn.events, view.hidden_of_played(), marks);
        marks.extend(Course::of(&turn.events).last.map(BoardMark::Last));
    }
    ghost(turn, marks);
}

/// A tag in the middle of the board: the turn is not played. Four rows have no room for it; there
/// only the player's strip says so.
pub fn ghost(turn: &Turn, marks: &mut Vec<BoardMark>) {
    let middle = match turn.after.shape() {
        BoardShape::TwoRows { .. } => Side::ALL.map(|side| Hole::two_rows(side, 0)),
        BoardShape::FourRows => return,
        BoardShape::Ring => [1, 9].map(Hole::ring),
    };
    let places = middle.map(Place::Hole);
    let text = say::analysis::ghost().to_owned();
    marks.push(BoardMark::TagBetween { places, text, tint: Tint::White });
}
