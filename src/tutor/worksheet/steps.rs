//! The steps of a lesson on paper. What is shown on the screen as a film is a picture for each
//! move; a game against Kete is one against a partner.

use super::{AnswerSpace, PaperBoard, PaperItem, PaperMarks, PaperSolution, paper_words};
use crate::narration::{self, turns};
use crate::rules::{BoardShape, GameName, Position, Side};
use crate::texts::messages::{labels, worksheet as say};
use crate::tutor::board::boards;
use crate::tutor::claim::Claim;
use crate::tutor::hints::{last_of, side_asked};
use crate::tutor::played::Played;
use crate::tutor::schema::{Lesson, LessonStep, PlayGoal, Question, StepMarks};
use crate::tutor::wording;

/// The most pictures of one step. A line with more moves is told by its text.
const MOST_PICTURES: usize = 4;

pub(super) fn of_lesson(game: GameName, lesson: &Lesson) -> Vec<PaperItem> {
    let boards = boards(game, lesson);
    let mut items: Vec<PaperItem> = Vec::new();
    let mut shown = None;
    for (step, board) in lesson.steps.iter().zip(&boards) {
        let board = board.as_ref().ok();
        let mut item = item(step, board);
        // A text about the board above it needs no second picture.
        let adds_nothing = |only: &PaperBoard| {
            let has_marks = !matches!(only.marks, PaperMarks::Nothing);
            item.solution.is_none() && !has_marks && shown == Some(only.position)
        };
        if let [only] = item.boards.as_slice()
            && adds_nothing(only)
        {
            item.boards.clear();
        }
        shown = item.boards.last().map(|board| board.position).or(shown);
        items.push(item);
    }
    items
}

fn item(step: &LessonStep, board: Option<&Position>) -> PaperItem {
    let words = paper_words(step.common().text);
    let of_step = |board: &Position| marked(step, board);
    let boards = board.map(of_step).into_iter().collect();
    let with = |space, solution| PaperItem { words, boards, space, solution };
    match step {
        LessonStep::Say { .. } => with(AnswerSpace::None, None),
        LessonStep::Show { play, .. } => {
            let pictures = board.map(|board| pictures(play, step.refuse(), board));
            match pictures.filter(|pictures| !pictures.is_empty()) {
                Some(boards) => PaperItem { boards, ..with(AnswerSpace::None, None) },
                None => with(AnswerSpace::None, None),
            }
        }
        LessonStep::Ask { every, accept, because, .. } => {
            let label = if *every { say::your_moves() } else { say::your_move() };
            let moves: Vec<String> = accept.iter().filter_map(|claim| move_of(claim)).collect();
            let all = narration::commas(&moves);
            let answer = match *every || moves.len() < 2 {
                true => all,
                false => say::OneOf { moves: all }.text(),
            };
            let told = || {
                let played = last_of(accept.first()?, board?)?;
                Some(turns::own_turn_with_its_end(&played.turn))
            };
            with(AnswerSpace::Line(label.to_owned()), Some(solution(answer, because, told)))
        }
        LessonStep::Predict { what, play, because, .. } => {
            let asked = board.and_then(|board| Some((board, last_of(play, board)?)));
            let answer = asked.as_ref().and_then(|(board, played)| {
                let side = side_asked(played, *what, board);
                let answer = played.answer(*what)?;
                Some(wording::answer(*what, &answer, board.shape(), Some(side)))
            });
            let told =
                || Some(turns::own_turn_with_its_end(&asked.as_ref().map(|(_, it)| it)?.turn));
            let solution = solution(answer.unwrap_or_default(), because, told);
            let space = space_for(*what, board.map(Position::shape));
            let mut item = with(space, Some(solution));
            // The moves before the one that is asked about have been played.
            if let Some((board, played)) = &asked {
                item.boards[0].position = played.before;
                item.boards[0].flipped = side_asked(played, *what, board) == Side::North;
            }
            item
        }
        LessonStep::Quiz { choices, right, because, .. } => {
            let answer = right.checked_sub(1).and_then(|at| choices.get(at)).cloned();
            let solution = solution(answer.unwrap_or_default(), because, || None);
            with(AnswerSpace::Choices(choices.clone()), Some(solution))
        }
        LessonStep::Guess { moves, because, .. } => {
            let played = moves.first().and_then(|claim| move_of(claim)).unwrap_or_default();
            let answer = say::WasPlayed { move_: played }.text();
            let space = AnswerSpace::Line(say::your_move().to_owned());
            with(space, Some(solution(answer, because, || None)))
        }
        LessonStep::Play { goal, .. } => {
            PaperItem { words: with_a_partner(*goal), ..with(AnswerSpace::None, None) }
        }
    }
}

fn solution(answer: String, because: &str, told: impl FnOnce() -> Option<String>) -> PaperSolution {
    let because = match because {
        "" => told().unwrap_or_default(),
        because => because.to_owned(),
    };
    PaperSolution { answer, because }
}

/// The move of a claim, in notation; to pass is said in words.
fn move_of(claim: &str) -> Option<String> {
    let moves = Claim::parse(claim).ok()?.moves;
    Some(if moves == ["pass"] { labels::pass().to_owned() } else { moves.join(" ") })
}

/// The board of a step with the marks that the screen has too.
fn marked(step: &LessonStep, board: &Position) -> PaperBoard {
    let is_guided = matches!(
        step,
        LessonStep::Ask { together: true, .. } | LessonStep::Predict { together: true, .. }
    );
    let has_marks = step.common().marks.is_some_and(|marks| *marks != StepMarks::default());
    let marks = match is_guided || has_marks {
        true => PaperMarks::Step(Box::new(step.clone())),
        false => PaperMarks::Nothing,
    };
    // What is only watched is seen from South's seat, whoever moves.
    let is_watched =
        matches!(step, LessonStep::Say { .. } | LessonStep::Show { .. } | LessonStep::Quiz { .. });
    let flipped = !is_watched && board.to_move() == Side::North;
    PaperBoard { position: *board, flipped, marks, caption: String::new() }
}

/// A picture for each move that is shown, and for each that is refused.
fn pictures(play: &[String], refuse: &[String], board: &Position) -> Vec<PaperBoard> {
    let lines = play.iter().filter_map(|claim| Some(Claim::parse(claim).ok()?.moves));
    let mut pictures: Vec<PaperBoard> =
        lines.flat_map(|moves| of_line(&moves, board)).take(MOST_PICTURES).collect();
    for refusal in refuse {
        // The last word is the rule, the one before it the move that is refused.
        let words: Vec<&str> = refusal.split_whitespace().collect();
        let [before @ .., refused, _] = words.as_slice() else { continue };
        let mut position = *board;
        for mv in before {
            let Ok(mv) = position.parse_move(mv) else { break };
            position = position.play(&mv).map_or(position, |turn| turn.after);
        }
        let Ok(mv) = position.parse_move(refused) else { continue };
        let Some(illegal) = position.refusal(&mv) else { continue };
        if pictures.len() < MOST_PICTURES {
            let caption = narration::refusal_seen(&illegal, position.shape(), Side::South);
            let marks = PaperMarks::Refused(Box::new(illegal));
            pictures.push(PaperBoard { position, flipped: false, marks, caption });
        }
    }
    pictures
}

/// A picture for each move of a line, from the board before it.
fn of_line(moves: &[String], board: &Position) -> Vec<PaperBoard> {
    let mut position = *board;
    let mut pictures = Vec::new();
    for mv in moves {
        let Some(played) =
            position.parse_move(mv).ok().and_then(|mv| Played::new(position, &mv).ok())
        else {
            break;
        };
        let caption = turns::turn(&played.turn).words;
        let after = played.turn.after;
        let marks = PaperMarks::Turn(Box::new(played.turn));
        pictures.push(PaperBoard { position, flipped: false, marks, caption });
        position = after;
    }
    pictures
}

/// The space for the answer to a question about a turn.
pub(super) fn space_for(what: Question, shape: Option<BoardShape>) -> AnswerSpace {
    let line = |words: &str| AnswerSpace::Line(words.to_owned());
    match what {
        Question::Last => line(say::last_seed()),
        Question::Takes if shape == Some(BoardShape::FourRows) => line(say::seeds_eaten()),
        Question::Takes => line(say::seeds_taken()),
        Question::Laps => line(say::laps()),
        Question::Next => {
            let side = |side: Side| narration::board::side(side).to_owned();
            AnswerSpace::Choices(Side::ALL.map(side).to_vec())
        }
        Question::Result => line(say::result()),
    }
}

fn with_a_partner(goal: PlayGoal) -> String {
    match goal {
        PlayGoal::Win => say::play_to_win().to_owned(),
        PlayGoal::Round => say::play_a_round().to_owned(),
        PlayGoal::Take(count) => say::PlayToTake { count }.text(),
        PlayGoal::Finish => say::play_to_the_end().to_owned(),
    }
}
