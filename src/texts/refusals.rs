//! Why a move was refused, in one or two sentences: the rule it breaks and what may be played.

use crate::rules::{Illegal, Move, RuleKind, Side};

use super::{list, rule};

/// A side's name in a sentence.
pub(super) fn side(side: Side) -> &'static str {
    match side {
        Side::South => "South",
        Side::North => "North",
    }
}

/// Says why a move was refused and, where it helps, what may be played instead. One line.
pub fn refusal(illegal: &Illegal) -> String {
    let Illegal { mv, mover, rule: id, legal_instead, .. } = illegal;
    let other = side(mover.other());
    let hole = mv.hole().map(|hole| hole.to_string()).unwrap_or_else(|| mv.to_string());
    match id.kind() {
        RuleKind::Over => "The game is over. You can step back through it, or play on from an \
                             earlier turn."
            .into(),
        RuleKind::OwnHole => {
            format!("{hole} is not {}'s hole. {}", side(*mover), choose(legal_instead))
        }
        RuleKind::EmptyHole => {
            let what = match mv {
                Move::Colour(hole, colour) => format!("{hole} holds no {}", colour_name(*colour)),
                _ => format!("{hole} is empty"),
            };
            format!("{what}. {}", choose(legal_instead))
        }
        RuleKind::Endless => "This turn would go round for ever, so it is not allowed.".to_owned(),
        RuleKind::NextMover => "Nobody passes in this game: choose a hole to play.".to_owned(),
        RuleKind::Feed => format!(
            "{other} has no seeds: play a move that gives {other} one. {}",
            may(legal_instead, "would do", "would")
        ),
        RuleKind::Pass => {
            format!("You can move, so you may not pass. {}", choose(legal_instead))
        }
        RuleKind::GrandSlam => {
            format!("{hole} would take every seed of {other}, and that is forbidden here.")
        }
        RuleKind::StartTwo => {
            "One seed is not enough to start; take a hole with 2 or more.".to_owned()
        }
        RuleKind::MustEat | RuleKind::MustEatPlacing => {
            let eats_itself = legal_instead.iter().any(|other| other.hole() == mv.hole());
            let eats = legal_instead.first().map_or(String::new(), Move::to_string);
            match mv {
                Move::Hole(_) if eats_itself => {
                    format!("{hole} eats: choose the way, {hole}L or {hole}R.")
                }
                _ => format!(
                    "{mv} eats nothing, and {eats} could: when you can eat at once, you must."
                ),
            }
        }
        RuleKind::Place => {
            "An extra seed goes into a front hole of yours that already holds seeds.".to_owned()
        }
        RuleKind::HouseClosed => format!(
            "A seed put into the house ends the turn there, so {hole} is played without a way."
        ),
        RuleKind::HouseOnly => {
            format!("Only the house is left in front: choose a way, {hole}L or {hole}R.")
        }
        RuleKind::HouseOpen => {
            format!("{mv} does not stop at an open house, so there is nothing to spread.")
        }
        RuleKind::Opening => "Five seeds are placed on the first turn only, with the two holes \
                                beside the house untouched, and named in order."
            .into(),
        RuleKind::Layout => "Lay out all your seeds between the rounds: at least 1 in each \
                                    hole, and 2 or more in one of them."
            .into(),
        RuleKind::LayoutSize => "You hold too many seeds for a board of this size.".to_owned(),
        _ => rule(*id).sentence.clone(),
    }
}

fn colour_name(colour: crate::rules::Colour) -> &'static str {
    match colour {
        crate::rules::Colour::Red => "red seeds",
        crate::rules::Colour::Blue => "blue seeds",
    }
}

/// What may be chosen instead.
fn choose(legal_instead: &[Move]) -> String {
    match legal_instead {
        [] => "Lay out your seeds first.".to_owned(),
        [Move::Pass] => "Nothing but a pass is left.".to_owned(),
        _ => may(legal_instead, "may be played", "may be played"),
    }
}

/// Names what may be played: holes, in the ring with the colour.
fn may(moves: &[Move], one: &str, many: &str) -> String {
    let mut names: Vec<String> = moves.iter().filter_map(start).collect();
    names.dedup();
    match names.as_slice() {
        [] => String::new(),
        [name] => format!("{name} {one}."),
        names => format!("{} {many}.", list(names)),
    }
}

/// The heap a move starts from.
fn start(mv: &Move) -> Option<String> {
    match mv {
        Move::Colour(..) => Some(mv.to_string()),
        _ => mv.hole().map(|hole| hole.to_string()),
    }
}
