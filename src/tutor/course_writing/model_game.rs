//! A saved game as a lesson in which the learner guesses its moves.

use super::answer::claim_of;
use crate::game::{GameInProgress, Line};
use crate::rules::{BoardShape, GameName, Move, Position, Turn};
use crate::tutor::board::boards;
use crate::tutor::budget::{Budget, Spent};
use crate::tutor::claim::Fact;
use crate::tutor::eaten::eaten_within;
use crate::tutor::exact::end_after;
use crate::tutor::guess::MoveWorth;
use crate::tutor::limits::MOST_MOVES;
use crate::tutor::played::{Played, changed_options, forces_win, gain_within};
use crate::tutor::schema::{Lesson, LessonStep, StepMarks, Track};
use crate::tutor::wording::lessons as words;

/// The turns that a worth may look ahead where the end cannot be proven, the usual number first.
const GAINS_WITHIN: [u32; 3] = [5, 7, 3];
const WINS_WITHIN: [u32; 2] = [3, 5];
const EATS_WITHIN: [u32; 2] = [3, 2];

/// A turn of a game that the learner is to guess.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AskedTurn {
    /// The turn, counted from 0.
    pub turn: usize,
    /// Why the move was played.
    pub why: String,
}

/// The lesson of a game: it asks for the chosen turns and shows those between them. What each move
/// is worth is found by [`complete`](super::complete); a turn without a legal move to choose is
/// shown.
pub fn model_lesson(
    id: String,
    title: String,
    game: &GameInProgress,
    asked: &[AskedTurn],
) -> Lesson {
    let options = changed_options(&game.ruleset()).join(" ");
    let turns: Vec<&Turn> = game.turns();
    let at = |position: &Position| position.setup().to_string();
    let first = asked.first().map_or(0, |asked| asked.turn);
    let mut steps = Vec::new();
    if let Some(turn) = turns.get(first) {
        steps.push(LessonStep::Say {
            text: words::model_game_begins(),
            at: at(&turn.before),
            options: options.clone(),
            claims: Vec::new(),
            marks: StepMarks::default(),
        });
    }
    let mut shown = first;
    for AskedTurn { turn: number, why } in asked {
        let Some(turn) = turns.get(*number) else { continue };
        steps.extend(between(&turns[shown.min(*number)..*number], &options));
        shown = number + 1;
        if turn.before.moves().len() > 1 {
            steps.push(LessonStep::Guess {
                text: words::model_game_asks(turn.mover),
                at: at(&turn.before),
                options: options.clone(),
                moves: vec![turn.mv.to_string()],
                because: why.clone(),
                marks: StepMarks::default(),
            });
        } else {
            steps.extend(between(&[*turn], &options));
        }
    }
    Lesson {
        id,
        title,
        aim: words::model_game_aim(),
        track: Track::Model,
        minutes: 0,
        rules: Vec::new(),
        words: Vec::new(),
        steps,
    }
}

/// Shows turns that are not asked.
fn between(turns: &[&Turn], options: &str) -> Vec<LessonStep> {
    let show = |turns: &[&Turn]| {
        let before = turns.first()?.before;
        let moves: Vec<Move> = turns.iter().map(|turn| turn.mv).collect();
        Some(LessonStep::Show {
            text: words::model_game_goes_on(before.to_move()),
            at: before.setup().to_string(),
            options: options.to_owned(),
            play: vec![claim_of(&before, &moves)?],
            refuse: Vec::new(),
            elsewhere: Vec::new(),
            marks: StepMarks::default(),
        })
    };
    turns.chunks(MOST_MOVES).filter_map(show).collect()
}

/// One claim for each legal move with its worth, first that of the move played; `None` if no measure
/// shows that move as the best one.
///
/// # Errors
/// The budget is spent, or the search was stopped.
pub(super) fn guess_claims(
    board: &Position,
    played: &Move,
    budget: &mut Budget<'_>,
) -> Result<Option<Vec<String>>, Spent> {
    let mut moves = board.moves();
    let Some(at) = moves.iter().position(|mv| mv == played) else { return Ok(None) };
    moves[..=at].rotate_right(1);
    let mut fair: Option<Vec<(MoveWorth, Fact)>> = None;
    for measure in measures(board) {
        let worths: Result<Vec<_>, Spent> =
            moves.iter().map(|mv| worth(board, mv, measure, budget)).collect();
        let worths = match worths {
            Ok(worths) => worths,
            // Another measure may need less.
            Err(Spent::Move) => continue,
            Err(spent) => return Err(spent),
        };
        let Some(worths) = worths.into_iter().collect::<Option<Vec<_>>>() else { continue };
        let best_first = |(other, _): &(MoveWorth, Fact)| worths[0].0.short_of(*other) == 0;
        let is_best = worths.iter().all(best_first);
        let tells = worths.iter().any(|(other, _)| other.short_of(worths[0].0) > 0);
        let is_proven = matches!(measure, Measure::End);
        if is_best && (tells || fair.is_none()) {
            fair = Some(worths);
        }
        // Where the end is proven, nothing else may be stated.
        if is_proven || is_best && tells {
            break;
        }
    }
    let claim = |(mv, (_, fact)): (&Move, (MoveWorth, Fact))| format!("{mv} {fact}");
    Ok(fair.map(|worths| moves.iter().zip(worths).map(claim).collect()))
}

/// Shows the moves whose worth was not found, or that are not the best, instead of asking for them.
pub fn show_unfair_guesses(game: GameName, lesson: &mut Lesson) {
    let boards = boards(game, lesson);
    for (step, board) in lesson.steps.iter_mut().zip(&boards) {
        let (LessonStep::Guess { text, at, options, moves, because, .. }, Ok(board)) =
            (&*step, board)
        else {
            continue;
        };
        let [only] = moves.as_slice() else { continue };
        let mv = board.parse_move(only.split_whitespace().next().unwrap_or_default());
        let Some(claim) = mv.ok().and_then(|mv| claim_of(board, &[mv])) else { continue };
        if board.moves().len() > 1 {
            *step = LessonStep::Show {
                // The reason is read while the move is watched.
                text: match *text == words::model_game_asks(board.to_move()) {
                    true if because.is_empty() => words::model_game_goes_on(board.to_move()),
                    true => because.clone(),
                    false => format!("{text} {because}").trim_end().to_owned(),
                },
                at: at.clone(),
                options: options.clone(),
                play: vec![claim],
                refuse: Vec::new(),
                elsewhere: Vec::new(),
                marks: StepMarks::default(),
            };
        }
    }
}

/// How the worth of a move is measured.
#[derive(Clone, Copy)]
enum Measure {
    End,
    Gain(u32),
    Wins(u32),
    Eats(u32),
}

/// The measures for a board, the one that says most first.
fn measures(board: &Position) -> Vec<Measure> {
    match board.shape() {
        BoardShape::FourRows => {
            let wins = WINS_WITHIN.into_iter().map(Measure::Wins);
            wins.chain(EATS_WITHIN.into_iter().map(Measure::Eats)).collect()
        }
        BoardShape::TwoRows { .. } | BoardShape::Ring => std::iter::once(Measure::End)
            .chain(GAINS_WITHIN.into_iter().map(Measure::Gain))
            .collect(),
    }
}

/// The worth of a move; `None` if it cannot be measured so.
fn worth(
    board: &Position,
    mv: &Move,
    measure: Measure,
    budget: &mut Budget<'_>,
) -> Result<Option<(MoveWorth, Fact)>, Spent> {
    budget.begin_move();
    Ok(match measure {
        Measure::End => end_after(&Line::new(*board), mv, budget)?
            .map(|end| (MoveWorth::End(end), Fact::Worth(end))),
        Measure::Gain(turns) => {
            let gain = gain_within(board, mv, turns, budget)?;
            Some((MoveWorth::Gain(gain, turns), Fact::Gain(gain, turns)))
        }
        Measure::Wins(turns) => {
            let wins = forces_win(board, mv, turns, budget)?;
            Some((MoveWorth::Wins(wins, turns), Fact::Wins(wins, turns)))
        }
        Measure::Eats(turns) => {
            let Ok(played) = Played::new(*board, mv) else { return Ok(None) };
            let seeds = eaten_within(board, &played.turn, turns, budget)?;
            Some((MoveWorth::Eats(seeds, turns), Fact::Eats(seeds, turns)))
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Player;
    use crate::rules::{BySide, GameName, Ruleset};
    use crate::tutor::course_writing::{complete, course_text, new_course};
    use crate::tutor::{Effort, LoadedCourse};

    /// A game of some turns, each the first legal move that gains most within a few turns.
    fn game(name: GameName, turns: usize) -> GameInProgress {
        let players = BySide::new(Player::Friend, Player::Friend);
        let mut game = GameInProgress::new(Ruleset::new(name), players);
        for _ in 0..turns {
            let moves = game.position().moves();
            let takes = |mv: &Move| Played::new(*game.position(), mv).map_or(0, |it| it.takes());
            let best = moves.iter().copied().max_by_key(takes).expect("a move");
            game.play(&best).expect("legal");
        }
        game
    }

    #[test]
    fn the_chosen_turns_are_asked_and_the_others_shown() {
        let game = game(GameName::Owari, 9);
        let asked: Vec<AskedTurn> =
            [2, 6].map(|turn| AskedTurn { turn, why: "It is safe.".to_owned() }).into();
        let lesson = model_lesson("L1".to_owned(), "A game".to_owned(), &game, &asked);
        let kinds: Vec<&str> = lesson
            .steps
            .iter()
            .map(|step| match step {
                LessonStep::Say { .. } => "say",
                LessonStep::Show { .. } => "show",
                LessonStep::Guess { .. } => "guess",
                _ => "other",
            })
            .collect();
        assert_eq!(kinds, ["say", "guess", "show", "guess"]);
        assert_eq!(lesson.track, Track::Model);
    }

    #[test]
    fn a_best_move_gets_the_worth_of_all_moves_and_passes_the_check() {
        let game = game(GameName::Owari, 1);
        let position = *game.position();
        let never = std::sync::atomic::AtomicBool::new(false);
        let mut budget = Budget::for_a_course(crate::tutor::FOR_A_COURSE, &never);
        let best = position
            .moves()
            .into_iter()
            .find(|mv| matches!(guess_claims(&position, mv, &mut budget), Ok(Some(_))))
            .expect("one move is the best");
        let claims = guess_claims(&position, &best, &mut budget).expect("cheap").expect("the best");
        assert_eq!(claims.len(), position.moves().len());
        assert!(claims[0].starts_with(&best.to_string()));
        let mut game = game;
        game.play(&best).expect("legal");
        let asked = [AskedTurn { turn: 1, why: "Nothing is lost.".to_owned() }];
        let mut lesson = model_lesson("L1".to_owned(), "A game".to_owned(), &game, &asked);
        assert!(Effort::usual(|effort| complete(GameName::Owari, &mut lesson, effort)));
        let mut course = new_course(GameName::Owari);
        course.lessons.push(lesson);
        let loaded = LoadedCourse::of_text("own", &course_text(&course));
        assert_eq!(loaded.problems, []);
    }
}
