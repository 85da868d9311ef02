//! Why a hole may not be played, in few words; refusals as the person at the board sees it.

use crate::rules::{BoardShape, Colour, Hole, Illegal, Move, RuleId, RuleKind, Side};

use super::refusals::{refusal, side};
use super::{list, rule};

/// Why these holes of a side may not be played, all for the same rule.
pub fn why_not(why: RuleId, holes: &[Hole], mover: Side) -> String {
    let names = list(holes);
    let one = holes.len() == 1;
    let other = side(mover.other());
    let pick =
        |single: &str, several: &str| format!("{names} {}.", if one { single } else { several });
    match why.kind() {
        RuleKind::EmptyHole => pick("is empty", "are empty"),
        RuleKind::OwnHole if one => format!("{names} is {other}'s hole."),
        RuleKind::OwnHole => format!("{names} are {other}'s holes."),
        RuleKind::Feed => pick(&format!("gives {other} no seed"), &format!("give {other} no seed")),
        RuleKind::GrandSlam => pick(
            &format!("would take every seed of {other}"),
            &format!("would take every seed of {other}"),
        ),
        RuleKind::StartTwo => pick("holds only 1 seed", "hold only 1 seed each"),
        RuleKind::MustEat | RuleKind::MustEatPlacing => {
            pick("eats nothing, and another move does", "eat nothing, and other moves do")
        }
        RuleKind::Endless => pick("would go round for ever", "would go round for ever"),
        RuleKind::Place => pick(
            "takes no extra seed: only front holes with seeds do",
            "take no extra seed: only front holes with seeds do",
        ),
        _ => format!("{names}: {}.", rule(why).title),
    }
}

/// Why this colour of a hole of the ring may not be played.
pub fn holds_no(hole: Hole, colour: Colour) -> String {
    let colour = match colour {
        Colour::Red => "red",
        Colour::Blue => "blue",
    };
    format!("Hole {hole} holds no {colour} seeds.")
}

/// A refusal as the person at the board sees it: `below` sits at the lower edge.
pub fn refusal_seen(illegal: &Illegal, shape: BoardShape, below: Side) -> String {
    let Illegal { mv, mover, legal_instead, .. } = illegal;
    let other = side(mover.other());
    let passes = matches!(legal_instead.as_slice(), [] | [Move::Pass]);
    match (illegal.rule.kind(), mv) {
        (RuleKind::OwnHole, _) if mv.hole().is_some_and(|hole| hole.owner() != *mover) => {
            let own = match (shape, *mover == below) {
                (BoardShape::Ring, _) if *mover == Side::South => "the odd holes, in circles",
                (BoardShape::Ring, _) => "the even holes, in squares",
                (BoardShape::TwoRows { .. }, true) => "the lower row",
                (BoardShape::TwoRows { .. }, false) => "the upper row",
                (BoardShape::FourRows, true) => "the two lower rows",
                (BoardShape::FourRows, false) => "the two upper rows",
            };
            format!("That hole is {other}'s. You play {own}.")
        }
        (RuleKind::EmptyHole, Move::Colour(hole, colour)) if !passes => {
            format!("{} Choose a colour that is there.", holds_no(*hole, *colour))
        }
        (RuleKind::EmptyHole, _) if !passes => {
            let hole = mv.hole().map(|hole| hole.to_string()).unwrap_or_else(|| mv.to_string());
            format!("{hole} is empty. Choose one of your holes that holds seeds.")
        }
        (RuleKind::Feed, _) => {
            let holes: Vec<Hole> = legal_instead.iter().filter_map(Move::hole).collect();
            must_feed(mover.other(), &holes)
        }
        _ => refusal(illegal),
    }
}

/// `North has no seeds: play a move that gives it one. E and F do.`
pub fn must_feed(other: Side, holes: &[Hole]) -> String {
    let verb = if holes.len() == 1 { "does" } else { "do" };
    let other = side(other);
    format!("{other} has no seeds: play a move that gives it one. {} {verb}.", list(holes))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{GameName, Ruleset, Setup};

    fn position(game: GameName, text: &str) -> crate::rules::Position {
        let setup = Setup::parse(game, text).expect("a position");
        Ruleset::new(game).position(&setup).expect("possible")
    }

    #[test]
    fn refusals_are_told_as_they_are_seen() {
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
        let told = |mv: &str| {
            let illegal = hungry.refusal(&hungry.parse_move(mv).expect("a hole"));
            refusal_seen(&illegal.expect("refused"), shape, Side::South)
        };
        assert_eq!(told("B"), "B is empty. Choose one of your holes that holds seeds.");
        assert_eq!(told("A"), "North has no seeds: play a move that gives it one. E and F do.");
    }

    #[test]
    fn reasons_are_right_in_number() {
        let holes = [Hole::two_rows(Side::South, 0), Hole::two_rows(Side::South, 3)];
        assert_eq!(why_not(RuleId::MoveEmpty, &holes[..1], Side::South), "A is empty.");
        assert_eq!(why_not(RuleId::MoveEmpty, &holes, Side::South), "A and D are empty.");
        assert_eq!(why_not(RuleId::OwariFeed, &holes[..1], Side::South), "A gives North no seed.");
    }
}
