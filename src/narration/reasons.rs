//! Why a hole may not be played, in a few words; refusals from the view of the person at the board.

use super::by_id::rule;
use super::lists::list;
use super::refusals::{colour_id, refusal};
use crate::rules::{
    BoardShape, Colour, Hole, HoleSeeds, Illegal, Move, RuleId, RuleKind, Setup, Side,
};
use crate::texts::messages::refusals as say;

/// Why these holes may not be played, all because of the same rule.
pub fn why_not(why: RuleId, holes: &[Hole], mover: Side) -> String {
    let count = holes.len();
    let (holes, other) = (list(holes), mover.other());
    match why.kind() {
        RuleKind::EmptyHole => say::NotEmpty { holes, count }.text(),
        RuleKind::OwnHole => say::NotOwn { holes, count, other }.text(),
        RuleKind::Feed => say::NotFed { holes, count, other }.text(),
        RuleKind::GrandSlam => say::NotAll { holes, other }.text(),
        RuleKind::StartTwo => say::NotOne { holes, count }.text(),
        RuleKind::MustEat | RuleKind::MustEatPlacing => say::NotEating { holes, count }.text(),
        RuleKind::Endless => say::NotEndless { holes }.text(),
        RuleKind::Place => say::NotPlaced { holes, count }.text(),
        _ => say::NotByRule { holes, rule: &rule(why).title }.text(),
    }
}

/// Whether a hole of the ring holds neither colour.
pub fn is_empty(setup: &Setup, hole: Hole) -> bool {
    let HoleSeeds { seeds, blue } = setup.seeds_in(hole);
    seeds + blue == 0
}

/// Why this colour of a hole of the ring may not be played.
pub fn holds_no(setup: &Setup, hole: Hole, colour: Colour) -> String {
    if is_empty(setup, hole) {
        return say::HoleIsEmpty { hole }.text();
    }
    say::NoColourHere { hole, colour: colour_id(colour) }.text()
}

/// A refusal from the view of the person at the board; `below` is the side at the lower edge.
pub fn refusal_seen(illegal: &Illegal, shape: BoardShape, below: Side) -> String {
    let Illegal { mv, mover, legal_instead, .. } = illegal;
    let other = mover.other();
    let passes = matches!(legal_instead.as_slice(), [] | [Move::Pass]);
    match (illegal.rule.kind(), mv) {
        (RuleKind::OwnHole, _) if mv.hole().is_some_and(|hole| hole.owner() != *mover) => {
            let row = match (shape, *mover == below) {
                (BoardShape::Ring, _) if *mover == Side::South => "odd",
                (BoardShape::Ring, _) => "even",
                (BoardShape::TwoRows { .. }, true) => "lower",
                (BoardShape::TwoRows { .. }, false) => "upper",
                (BoardShape::FourRows, true) => "two-lower",
                (BoardShape::FourRows, false) => "two-upper",
            };
            say::YourHoles { other, row }.text()
        }
        (RuleKind::EmptyHole, Move::Colour(hole, colour)) if !passes => {
            say::AnotherColour { hole, colour: colour_id(*colour) }.text()
        }
        (RuleKind::EmptyHole, _) if !passes => {
            let hole = mv.hole().map(|hole| hole.to_string()).unwrap_or_else(|| mv.to_string());
            say::ChooseSeeds { hole }.text()
        }
        (RuleKind::Feed, _) => {
            let holes: Vec<Hole> = legal_instead.iter().filter_map(Move::hole).collect();
            must_feed(other, &holes)
        }
        _ => refusal(illegal),
    }
}

/// `North has no seeds: play a move that gives it one. E and F do.`
pub fn must_feed(other: Side, holes: &[Hole]) -> String {
    say::MustFeed { other, count: holes.len(), holes: list(holes) }.text()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::narration::samples::position;
    use crate::rules::{GameName, Ruleset};

    #[test]
    fn refusals_say_what_the_person_at_the_board_sees() {
        let start = Ruleset::new(GameName::Owari).start();
        let other = start.refusal(&start.parse_move("c").expect("a hole")).expect("refused");
        let shape = start.shape();
        assert_eq!(
            refusal_seen(&other, shape, Side::South),
            "That hole is North's. You play the lower row."
        );
        assert_eq!(
            refusal_seen(&other, shape, Side::North),
            "That hole is North's. You play the upper row."
        );
        let hungry = position(GameName::Awale, "1,0,0,0,2,1/0,0,0,0,0,0 20-24 S");
        let seen = |mv: &str| {
            let illegal = hungry.refusal(&hungry.parse_move(mv).expect("a hole"));
            refusal_seen(&illegal.expect("refused"), shape, Side::South)
        };
        assert_eq!(seen("B"), "B is empty. Choose a hole that you may play.");
        assert_eq!(seen("A"), "North has no seeds: play a move that gives it one. E and F do.");
    }

    #[test]
    fn reasons_agree_in_number() {
        let holes = [Hole::two_rows(Side::South, 0), Hole::two_rows(Side::South, 3)];
        assert_eq!(why_not(RuleId::MoveEmpty, &holes[..1], Side::South), "A is empty.");
        assert_eq!(why_not(RuleId::MoveEmpty, &holes, Side::South), "A and D are empty.");
        assert_eq!(why_not(RuleId::OwariFeed, &holes[..1], Side::South), "A gives North no seed.");
    }
}
