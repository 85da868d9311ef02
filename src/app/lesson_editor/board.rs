//! The board of a step: its seeds set up by the ways of the position editor, or the answer clicked.

use super::intent::BoardIntent;
use super::state::{BoardMode, EditedPart, LessonEditor};
use crate::app::editor::intent::EditIntent;
use crate::draw::board::view::Spot;
use crate::narration;
use crate::rules::{Colour, Hole, Move, MoveChoice, Place, Position, Way};
use crate::texts::messages::lesson_editor as say;
use crate::tutor::boards;
use crate::tutor::course_writing::{StepKind, choose_goal, refill, set_answer};
use crate::tutor::schema::LessonStep;

/// Changes the seeds of the step's board.
pub fn set_up(editor: &mut LessonEditor, intent: &EditIntent, now: f64) {
    if editor.step().is_none() {
        return;
    }
    editor.position.apply(intent, now);
    if editor.position.wrong_text.is_none() {
        let text = editor.position.setup().to_string();
        let text = if is_start(editor) { "start".to_owned() } else { text };
        // Digits typed into one hole are one change.
        let field = match intent {
            EditIntent::Figure(spot, _) => Some(format!("seeds {:?} {spot:?}", editor.part)),
            _ => None,
        };
        write_board(editor, text, field.as_deref());
    }
}

fn is_start(editor: &LessonEditor) -> bool {
    let ruleset = editor.position.ruleset();
    *editor.position.setup() == ruleset.start().setup()
}

/// Gives the step a board; an empty text goes on with the board of the step before.
fn write_board(editor: &mut LessonEditor, text: String, field: Option<&str>) {
    let EditedPart::Step(lesson, step) = editor.part else { return };
    let game = editor.game();
    editor.drafts.change(field, |course| {
        let Some(lesson) = course.lessons.get_mut(lesson) else { return };
        let before = boards(game, lesson);
        let options =
            crate::tutor::written_boards(lesson).get(step).map(|(_, it)| (*it).to_owned());
        if let Some(edited) = lesson.steps.get_mut(step) {
            let (at, own_options) = edited.board_mut();
            // With a board of its own a step needs its own options as well.
            *own_options =
                if text.is_empty() { String::new() } else { options.unwrap_or_default() };
            *at = text;
        }
        // Steps that go on with this board follow.
        let after = boards(game, lesson);
        for number in step..lesson.steps.len() {
            if let (Ok(board), true) = (&after[number], before[number] != after[number]) {
                refill(&mut lesson.steps[number], board);
            }
        }
    });
    editor.candidates.clear();
    editor.refusal = None;
}

pub fn update(editor: &mut LessonEditor, intent: BoardIntent) {
    match intent {
        BoardIntent::Mode(mode) => {
            editor.mode = mode;
            editor.candidates.clear();
            editor.refusal = None;
        }
        BoardIntent::Press(spot) => press(editor, spot),
        BoardIntent::Choose(mv) => answer(editor, mv),
        BoardIntent::Write(text) => {
            editor.written = text;
            editor.refusal = None;
        }
        BoardIntent::Written => written(editor),
        BoardIntent::TakeBack => {
            let mut moves = editor.answer();
            moves.pop();
            set_moves(editor, &moves);
        }
        BoardIntent::Goal(goal) => {
            let (EditedPart::Step(lesson, step), Ok(board)) = (editor.part, editor.board()) else {
                return;
            };
            editor.drafts.change(None, |course| {
                choose_goal(&mut course.lessons[lesson].steps[step], &board, goal);
            });
        }
        BoardIntent::GoOn => {
            write_board(editor, String::new(), None);
            editor.lay_board();
        }
        BoardIntent::Flip => {
            editor.flipped = !editor.flipped;
            editor.position.flipped = editor.flipped;
        }
    }
}

/// The board on which the answer is clicked: to watch several moves, the one after those so far.
pub fn shown_board(editor: &LessonEditor) -> Option<Position> {
    let board = editor.board().ok()?;
    if !matches!(editor.step()?, LessonStep::Show { .. }) {
        return Some(board);
    }
    let mut shown = board;
    for mv in editor.answer() {
        shown = shown.play(&mv).ok()?.after;
    }
    Some(shown)
}

fn press(editor: &mut LessonEditor, spot: Spot) {
    editor.mode = BoardMode::Answer;
    editor.candidates.clear();
    editor.refusal = None;
    let Some(step) = editor.step() else { return };
    if !StepKind::of(step).is_about_a_move() {
        light(editor, spot.place());
        return;
    }
    let Some(board) = shown_board(editor) else { return };
    let (hole, colour) = match spot {
        Spot::Heap(hole, colour) => (hole, Some(colour)),
        Spot::Place(Place::Hole(hole)) => (hole, None),
        Spot::Place(_) => return,
    };
    let candidates = moves_from(&board, hole, colour);
    match candidates[..] {
        [] => editor.refusal = Some(refusal(&board, hole, colour)),
        [only] => answer(editor, only),
        _ => editor.candidates = candidates,
    }
}

/// Makes the written move the answer.
fn written(editor: &mut LessonEditor) {
    let Some(board) = shown_board(editor) else { return };
    match board.parse_move(editor.written.trim()) {
        Err(_) => editor.refusal = Some(say::not_a_move().to_owned()),
        Ok(mv) => match board.refusal(&mv) {
            Some(illegal) => editor.refusal = Some(narration::refusal(&illegal)),
            None => {
                editor.written.clear();
                answer(editor, mv);
            }
        },
    }
}

/// A move in notation that no click names: a placement of five seeds in Bawo, a layout in Giuthi.
pub fn example_to_write(board: &Position) -> Option<String> {
    let placement = board.placements().next().map(|mv| mv.to_string());
    placement.or_else(|| (!board.layout_sizes().is_empty()).then(|| "fill:3,2,1,4,2,5".to_owned()))
}

/// The legal moves from a hole, in the ring of one colour.
pub fn moves_from(board: &Position, hole: Hole, colour: Option<Colour>) -> Vec<Move> {
    let is_here = |mv: &Move| match mv {
        Move::Colour(from, of) => *from == hole && colour.is_none_or(|colour| colour == *of),
        mv => mv.hole() == Some(hole),
    };
    board.moves().into_iter().filter(is_here).collect()
}

/// Why no move starts here, in a sentence.
fn refusal(board: &Position, hole: Hole, colour: Option<Colour>) -> String {
    if board.outcome().is_some() {
        return say::over().to_owned();
    }
    let mv = match (board.ruleset().name().facts().choice, colour) {
        (MoveChoice::Way, _) => Move::Way { hole, way: Way::Right, spread: false },
        (_, Some(colour)) => Move::Colour(hole, colour),
        (MoveChoice::Hole | MoveChoice::Colour, None) => Move::Hole(hole),
    };
    match board.refusal(&mv) {
        Some(illegal) => narration::refusal(&illegal),
        None => say::NoMoveFrom { hole }.text(),
    }
}

/// Adds a move to those to watch, or makes it the answer.
fn answer(editor: &mut LessonEditor, mv: Move) {
    let mut moves = match editor.step() {
        Some(LessonStep::Show { .. }) => editor.answer(),
        _ => Vec::new(),
    };
    moves.push(mv);
    set_moves(editor, &moves);
}

fn set_moves(editor: &mut LessonEditor, moves: &[Move]) {
    let (EditedPart::Step(lesson, step), Ok(board)) = (editor.part, editor.board()) else { return };
    editor.candidates.clear();
    editor.drafts.change(None, |course| {
        set_answer(&mut course.lessons[lesson].steps[step], &board, moves);
    });
}

/// Lights a place in a step that is only read, or puts its light out.
fn light(editor: &mut LessonEditor, place: Place) {
    let EditedPart::Step(lesson, step) = editor.part else { return };
    let name = place.to_string();
    editor.drafts.change(None, |course| {
        if let Some(marks) = course.lessons[lesson].steps[step].marks_mut() {
            match marks.lit.iter().position(|lit| *lit == name) {
                Some(at) => drop(marks.lit.remove(at)),
                None => marks.lit.push(name),
            }
        }
    });
}
