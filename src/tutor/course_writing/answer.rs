//! What follows from the answer to a step: the goals that a move reaches, the accepted moves, the
//! claims about them, the moves that a rule forbids.

use std::mem::discriminant;

use super::model_game::guess_claims;
use crate::game::result_line;
use crate::rules::{
    BoardShape, Colour, GameName, Hole, Move, Position, RuleId, RuleKind, Side, Way,
};
use crate::tutor::board::boards;
use crate::tutor::budget::{Budget, Spent};
use crate::tutor::check::Effort;
use crate::tutor::claim::{Claim, Fact};
use crate::tutor::judge::answers_within;
use crate::tutor::played::Played;
use crate::tutor::schema::{Goal, Lesson, LessonStep};

/// The turns that a forced win in Bawo is looked for by itself.
const WIN_WITHIN: u32 = 3;
/// The most refusals that are filled in.
const MOST_REFUSALS: usize = 8;

/// A claim about the last of several moves: where it ends, what it captures, and what is unusual.
/// `None` if there is no move or one is illegal.
pub fn claim_of(board: &Position, moves: &[Move]) -> Option<String> {
    if moves.is_empty() {
        return None;
    }
    let played = Played::last_of(*board, moves).ok()?;
    let mut facts: Vec<Fact> = played.last().map(Fact::Last).into_iter().collect();
    if played.takes() > 0 {
        let holes: Vec<String> = played.taken().iter().map(Hole::to_string).collect();
        facts.push(Fact::Takes(played.takes(), (!holes.is_empty()).then_some(holes)));
    }
    if played.course.again {
        facts.push(Fact::Next(played.next()));
    }
    if let Some(outcome) = played.turn.after.outcome() {
        facts.push(Fact::Ends(result_line(Some(&outcome))));
    }
    let moves: Vec<String> = moves.iter().map(Move::to_string).collect();
    let facts: Vec<String> = facts.iter().map(Fact::to_string).collect();
    Some(format!("{} {}", moves.join(" "), facts.join(", ")).trim_end().to_owned())
}

/// The moves of the answer: those that a step shows or asks about, or the first accepted one.
pub fn moves_of(step: &LessonStep, board: &Position) -> Vec<Move> {
    let claim = match step {
        LessonStep::Show { play, .. } => play.first(),
        LessonStep::Ask { accept, .. } => accept.first(),
        LessonStep::Predict { play, .. } => Some(play),
        LessonStep::Guess { moves, .. } => moves.first(),
        LessonStep::Say { .. } | LessonStep::Quiz { .. } | LessonStep::Play { .. } => None,
    };
    let Some(claim) = claim.and_then(|claim| Claim::parse(claim).ok()) else { return Vec::new() };
    let mut position = *board;
    let mut moves = Vec::new();
    for text in &claim.moves {
        let Ok(mv) = position.parse_move(text) else { break };
        let Ok(turn) = position.play(&mv) else { break };
        position = turn.after;
        moves.push(mv);
    }
    moves
}

/// The goals that a move reaches, the plainest first: what a writer may ask for where this move is
/// the answer. Whether a move is the best one is left to the check.
pub fn goals_of(board: &Position, mv: &Move) -> Vec<Goal> {
    let Ok(played) = Played::new(*board, mv) else { return Vec::new() };
    let mut goals = vec![Goal::Move(mv.to_string())];
    if played.takes() > 0 {
        goals.push(Goal::Takes(played.takes()));
        goals.push(Goal::TakesAtLeast(played.takes()));
    }
    goals.extend(played.last().map(Goal::Last));
    if played.laps() > 1 {
        goals.push(Goal::LapsAtLeast(played.laps()));
    }
    if played.course.again {
        goals.push(Goal::Again);
    }
    if played.wins() {
        goals.push(Goal::Wins);
    }
    match board.shape() {
        BoardShape::FourRows => goals.push(Goal::WinsIn(WIN_WITHIN)),
        BoardShape::TwoRows { .. } | BoardShape::Ring => goals.push(Goal::Best),
    }
    goals.extend(rules_shown(&played).into_iter().map(|rule| Goal::By(rule.id().to_owned())));
    goals.push(Goal::Legal);
    goals
}

/// The rules that a turn shows, without those of every turn.
fn rules_shown(played: &Played) -> Vec<RuleId> {
    let mut rules: Vec<RuleId> = played.turn.events.iter().map(|event| event.rule).collect();
    rules.sort();
    rules.dedup();
    rules.retain(|rule| !rule.is_in_every_game() && rule.kind() != RuleKind::Sow);
    rules
}

/// Makes these moves the answer of a step.
pub fn set_answer(step: &mut LessonStep, board: &Position, moves: &[Move]) {
    let claim = claim_of(board, moves);
    match step {
        LessonStep::Show { play, .. } => *play = claim.into_iter().collect(),
        LessonStep::Predict { play, .. } => *play = claim.unwrap_or_default(),
        LessonStep::Guess { moves: listed, .. } => {
            *listed = moves.first().map(Move::to_string).into_iter().collect();
        }
        LessonStep::Ask { goal, accept, .. } => {
            let Some(mv) = moves.first() else {
                accept.clear();
                return;
            };
            // A new step asks for any move, until one is chosen.
            let is_new = *goal == Goal::Legal;
            let goals = goals_of(board, mv);
            let alike = goals.iter().find(|it| discriminant(*it) == discriminant(goal));
            let wanted = alike.filter(|_| !is_new).cloned();
            choose_goal(step, board, wanted.unwrap_or_else(|| Goal::Move(mv.to_string())));
        }
        LessonStep::Say { .. } | LessonStep::Quiz { .. } | LessonStep::Play { .. } => {}
    }
    fill_refusals(step, board);
}

/// Asks for this goal, and accepts every move that reaches it. Which moves are worth most takes a
/// search: [`complete`] finds them.
pub fn choose_goal(step: &mut LessonStep, board: &Position, wanted: Goal) {
    if let LessonStep::Ask { goal, accept, why_not, .. } = step {
        accept.clear();
        if !wanted.is_worth_most() {
            *accept = accepted(board, &wanted, &mut Budget::for_a_move()).unwrap_or_default();
        }
        why_not.retain(|(mv, _)| !accept.iter().any(|claim| first_word(claim) == mv));
        *goal = wanted;
    }
}

fn first_word(claim: &str) -> &str {
    claim.split([' ', ',']).next().unwrap_or_default()
}

/// A claim for each move that reaches a goal.
fn accepted(board: &Position, goal: &Goal, budget: &mut Budget<'_>) -> Result<Vec<String>, Spent> {
    let answers = answers_within(board, goal, budget)?;
    Ok(answers.iter().filter_map(|mv| claim_of(board, &[*mv])).collect())
}

/// Renews what follows from the board after that has changed. Facts about the old board are left
/// out; an answer that is not possible any more is empty.
pub fn refill(step: &mut LessonStep, board: &Position) {
    let moves = moves_of(step, board);
    match step {
        LessonStep::Say { claims, .. } | LessonStep::Quiz { claims, .. } => claims.clear(),
        // Nothing is asked yet.
        LessonStep::Ask { goal: Goal::Legal, accept, .. } if accept.is_empty() => {}
        LessonStep::Ask { goal, .. } => {
            let goal = goal.clone();
            choose_goal(step, board, goal);
        }
        LessonStep::Show { .. } | LessonStep::Predict { .. } | LessonStep::Guess { .. } => {
            set_answer(step, board, &moves);
        }
        LessonStep::Play { .. } => {}
    }
    if let Some(marks) = step.marks_mut() {
        let shape = board.shape();
        marks.lit.retain(|name| shape.place(name).is_some());
        let is_hole = |name: &String| shape.hole(name).is_some();
        marks.arrows.retain(|(from, to)| is_hole(from) && is_hole(to));
        marks.ghosts.retain(|(hole, _)| is_hole(hole));
    }
    fill_refusals(step, board);
}

/// Lists the moves with seeds that a rule of the game forbids, each with the rule.
fn fill_refusals(step: &mut LessonStep, board: &Position) {
    if let Some((refuse, elsewhere)) = step.refusals_mut() {
        *refuse = refusals(board);
        if let Some(elsewhere) = elsewhere {
            elsewhere.clear();
        }
    }
}

fn refusals(board: &Position) -> Vec<String> {
    if board.outcome().is_some() {
        return Vec::new();
    }
    let mover: Side = board.to_move();
    let tries = board.shape().holes_of(mover).flat_map(|hole| {
        let ways = Way::ALL.map(|way| Move::Way { hole, way, spread: false });
        let colours = Colour::ALL.map(|colour| Move::Colour(hole, colour));
        std::iter::once(Move::Hole(hole)).chain(ways).chain(colours)
    });
    let refused = tries.filter_map(|mv| {
        let illegal = board.refusal(&mv)?;
        // The rules may know a move that the notation of this position does not.
        let is_readable = board.parse_move(&mv.to_string()).is_ok_and(|read| read == mv);
        let tells = is_readable && !illegal.rule.is_in_every_game();
        tells.then(|| format!("{mv} {}", illegal.rule))
    });
    refused.take(MOST_REFUSALS).collect()
}

/// Finds what needs a search: the moves that are worth most, and the worth of each move of a game.
/// Returns whether anything has changed.
pub fn complete(game: GameName, lesson: &mut Lesson, effort: Effort<'_>) -> bool {
    let mut budget = Budget::for_a_course(effort.most, effort.stop);
    let boards = boards(game, lesson);
    let mut changed = false;
    for (step, board) in lesson.steps.iter_mut().zip(&boards) {
        let Ok(board) = board else { continue };
        match step {
            LessonStep::Ask { goal, accept, .. } if accept.is_empty() && goal.is_worth_most() => {
                if let Ok(found) = accepted(board, goal, &mut budget) {
                    changed |= !found.is_empty();
                    *accept = found;
                }
            }
            LessonStep::Guess { moves, .. } if moves.len() == 1 => {
                let played = board.parse_move(first_word(&moves[0]));
                let Ok(played) = played else { continue };
                if let Ok(Some(claims)) = guess_claims(board, &played, &mut budget) {
                    changed |= *moves != claims;
                    *moves = claims;
                }
            }
            _ => {}
        }
    }
    changed
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tutor::course_writing::{StepKind, new_course, new_lesson};
    use crate::tutor::{LoadedCourse, read_position};

    fn board(game: GameName, text: &str) -> Position {
        read_position(&crate::rules::Ruleset::new(game), text).expect("a position")
    }

    fn mv(board: &Position, text: &str) -> Move {
        board.parse_move(text).expect("a move")
    }

    #[test]
    fn a_move_to_play_fills_in_its_accepted_moves() {
        let board = board(GameName::Owari, "0,0,0,2,0,2/4,2,0,0,4,0 10-10 S");
        let mut step = StepKind::Move.new_step();
        set_answer(&mut step, &board, &[mv(&board, "F")]);
        let LessonStep::Ask { goal, accept, .. } = &step else { panic!("a task") };
        assert_eq!(*goal, Goal::Move("F".to_owned()));
        assert_eq!(*accept, ["F last b, takes 3 (b)"]);
        let goals = goals_of(&board, &mv(&board, "F"));
        assert!(goals.contains(&Goal::Takes(3)) && goals.contains(&Goal::Last("b".to_owned())));
        choose_goal(&mut step, &board, Goal::Legal);
        let LessonStep::Ask { accept, .. } = &step else { panic!("a task") };
        assert_eq!(accept.len(), board.moves().len());
        // Another answer keeps what is asked, if the move can reach it.
        choose_goal(&mut step, &board, Goal::Takes(3));
        set_answer(&mut step, &board, &[mv(&board, "D")]);
        let LessonStep::Ask { goal, .. } = &step else { panic!("a task") };
        assert_eq!(*goal, Goal::Move("D".to_owned()));
    }

    #[test]
    fn a_question_and_moves_to_watch_state_what_happens() {
        let board = board(GameName::Owari, "0,0,0,2,0,2/4,2,0,0,4,0 10-10 S");
        let mut step = StepKind::Seeds.new_step();
        set_answer(&mut step, &board, &[mv(&board, "F")]);
        assert_eq!(step.claims(), ["F last b, takes 3 (b)"]);
        assert_eq!(moves_of(&step, &board), [mv(&board, "F")]);
        let mut step = StepKind::Watch.new_step();
        let first = mv(&board, "F");
        let after = board.play(&first).expect("legal").after;
        set_answer(&mut step, &board, &[first, mv(&after, "e")]);
        assert_eq!(moves_of(&step, &board).len(), 2);
        assert!(step.claims()[0].starts_with("F e last "));
    }

    #[test]
    fn a_forbidden_move_is_refused_by_its_rule() {
        // North has no seeds, so South must give some.
        let board = board(GameName::Awale, "1,0,0,0,0,2/0,0,0,0,0,0 20-25 S");
        let mut step = StepKind::Move.new_step();
        set_answer(&mut step, &board, &[mv(&board, "F")]);
        let refused = step.refuse().to_vec();
        assert_eq!(refused.len(), 1, "{refused:?}");
        assert!(refused[0].starts_with("A ") && refused[0].contains("feed"), "{refused:?}");
    }

    #[test]
    fn another_board_answers_nothing_by_itself() {
        let board = board(GameName::Owari, "0,0,0,2,0,2/4,2,0,0,4,0 10-10 S");
        let mut step = StepKind::Move.new_step();
        refill(&mut step, &board);
        assert!(step.claims().is_empty(), "{:?}", step.claims());
    }

    #[test]
    fn what_is_filled_in_passes_the_check_in_every_game() {
        for game in GameName::ALL {
            let start = crate::rules::Ruleset::new(game).start();
            let answer = start.moves()[0];
            let mut lesson = new_lesson("L1".to_owned(), "One".to_owned());
            lesson.aim = "Sow.".to_owned();
            "Look.".clone_into(lesson.steps[0].text_mut());
            for kind in [StepKind::Watch, StepKind::Move, StepKind::Place, StepKind::Seeds] {
                let mut step = kind.new_step();
                "What now?".clone_into(step.text_mut());
                if let Some(because) = step.because_mut() {
                    "So it is.".clone_into(because);
                }
                set_answer(&mut step, &start, &[answer]);
                refill(&mut step, &start);
                lesson.steps.push(step);
            }
            let mut course = new_course(game);
            course.lessons.push(lesson);
            let text = crate::tutor::course_writing::course_text(&course);
            let loaded = LoadedCourse::of_text("own", &text);
            assert_eq!(loaded.problems, [], "{game}: {text}");
        }
    }

    #[test]
    fn the_best_moves_are_found_by_a_search() {
        let mut lesson = new_lesson("L1".to_owned(), "One".to_owned());
        let text = "0,0,0,1,3,1/1,1,0,0,0,0 21-20 S";
        let at = board(GameName::Owari, text);
        let mut step = StepKind::Move.new_step();
        text.clone_into(step.board_mut().0);
        choose_goal(&mut step, &at, Goal::Best);
        assert!(step.claims().is_empty());
        lesson.steps = vec![step];
        assert!(Effort::usual(|effort| complete(GameName::Owari, &mut lesson, effort)));
        assert!(!lesson.steps[0].claims().is_empty());
    }
}
