//! Twins: a board that differs by one seed. A question about a move has another answer there, a task
//! other right moves.

use super::drills::neighbours;
use super::hints::main_rule;
use super::judge::answers;
use super::played::Played;
use super::schema::{Goal, Question};
use super::wording::task_of;
use crate::rules::{Hole, Move, Position, Setup, Side};

/// A board that differs by one seed, and a move on it.
#[derive(Clone, Debug)]
pub struct Twin {
    /// The move that is asked about, or one that is right.
    pub played: Played,
    /// The hole that differs.
    pub hole: Hole,
    /// Whether it has one seed more.
    pub more: bool,
    /// The side whose store has the seed on the other board; `None` if both stores are the same.
    pub store: Option<Side>,
    /// Moves that were right in the task and still are: another one is asked for.
    pub known: Vec<Move>,
}

/// The twins of a question, the best first: those with another answer, then those in which the
/// decisive rule does not apply, then the shortest turns.
pub fn twins(played: &Played, what: Question) -> Vec<Twin> {
    let answer = played.answer(what);
    let rule = main_rule(played);
    let before = played.before.setup();
    let mut found: Vec<((bool, bool, u16), Twin)> = Vec::new();
    for board in neighbours(&played.before) {
        let Some((hole, more)) = difference(&before, &board.setup()) else { continue };
        let store = store_of(&before, &board.setup());
        let Ok(other) = Played::new(board, &played.turn.mv) else { continue };
        let Some(its_answer) = other.answer(what) else { continue };
        let is_same = Some(its_answer) == answer;
        let holds_too = rule.is_some_and(|rule| other.shows(rule));
        let twin = Twin { played: other, hole, more, store, known: Vec::new() };
        found.push(((is_same, holds_too, twin.played.laps()), twin));
    }
    found.sort_by_key(|(order, _)| *order);
    found.into_iter().map(|(_, twin)| twin).collect()
}

/// The twins of a task, the best first: those on which fewest of the moves that were right still
/// are, then those with fewest right moves. Empty for a goal that has no words of its own or needs a
/// proof.
pub fn twins_of_task(board: &Position, goal: &Goal) -> Vec<Twin> {
    if task_of(goal, board).is_none() {
        return Vec::new();
    }
    let (own, before) = (answers(board, goal), board.setup());
    let mut found: Vec<((usize, usize), Twin)> = Vec::new();
    for other in neighbours(board) {
        let Some((hole, more)) = difference(&before, &other.setup()) else { continue };
        let store = store_of(&before, &other.setup());
        let right = answers(&other, goal);
        let (known, new): (Vec<Move>, Vec<Move>) =
            right.iter().copied().partition(|mv| own.contains(mv));
        let Some(played) = new.first().and_then(|mv| Played::new(other, mv).ok()) else {
            continue;
        };
        if right.len() < other.moves().len() {
            found.push(((known.len(), right.len()), Twin { played, hole, more, store, known }));
        }
    }
    found.sort_by_key(|(order, _)| *order);
    found.into_iter().map(|(_, twin)| twin).collect()
}

/// The hole that differs, and whether it has one seed more.
fn difference(before: &Setup, after: &Setup) -> Option<(Hole, bool)> {
    let total = |setup: &Setup, hole: Hole| setup.seeds_in(hole).total();
    let hole = before.shape.holes().find(|hole| total(before, *hole) != total(after, *hole))?;
    Some((hole, total(after, hole) > total(before, hole)))
}

/// The side whose store differs.
fn store_of(before: &Setup, after: &Setup) -> Option<Side> {
    Side::ALL.into_iter().find(|side| before.stores[*side] != after.stores[*side])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{GameName, Ruleset};

    #[test]
    fn the_twin_of_a_task_has_other_right_moves() {
        let ruleset = Ruleset::new(GameName::Basic);
        let setup = Setup::parse(GameName::Basic, "0,0,3,0,0,2/0,0,4,0,0,2 0-0 S");
        let board = ruleset.position(&setup.expect("a position")).expect("possible");
        let goal = Goal::Last("F".to_owned());
        let all = twins_of_task(&board, &goal);
        let first = all.first().expect("there is one");
        assert_eq!(first.played.last().as_deref(), Some("F"));
        let own = answers(&board, &goal);
        assert!(!own.contains(&first.played.turn.mv), "another move is asked for");
        assert!(first.known.iter().all(|mv| own.contains(mv)));
        assert!(twins_of_task(&board, &Goal::Best).is_empty(), "it needs a proof");
        assert!(twins_of_task(&board, &Goal::Move("C".to_owned())).is_empty());
    }

    #[test]
    fn a_twin_is_one_seed_apart_and_has_another_answer() {
        let ruleset = Ruleset::new(GameName::Owari);
        let setup = Setup::parse(GameName::Owari, "0,0,0,2,0,2/4,2,0,0,4,0 17-17 S");
        let board = ruleset.position(&setup.expect("a position")).expect("possible");
        let mv = board.parse_move("F").expect("a move");
        let played = Played::new(board, &mv).expect("legal");
        assert_eq!(played.answer(Question::Takes).as_deref(), Some("3"));
        let all = twins(&played, Question::Takes);
        let first = all.first().expect("there is one");
        assert_ne!(first.played.answer(Question::Takes), played.answer(Question::Takes));
        assert_eq!(first.played.turn.mv, mv);
        let (own, other) = (board.setup(), first.played.before.setup());
        let apart: u32 = own
            .shape
            .holes()
            .map(|hole| {
                u32::from(own.seeds_in(hole).total().abs_diff(other.seeds_in(hole).total()))
            })
            .sum();
        assert_eq!(apart, 1);
    }
}
