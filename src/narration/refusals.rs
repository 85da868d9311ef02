//! Why a move was refused, in one or two sentences: the rule it breaks and what may be played.

use super::by_id::rule;
use super::lists::list;
use crate::rules::{Colour, Illegal, Move, RuleKind};
use crate::texts::messages::refusals as say;

/// Says why a move was refused and, where it helps, what may be played instead. One line.
pub fn refusal(illegal: &Illegal) -> String {
    let Illegal { mv, mover, rule: id, legal_instead, .. } = illegal;
    let (mover, other) = (*mover, mover.other());
    let hole = mv.hole().map(|hole| hole.to_string()).unwrap_or_else(|| mv.to_string());
    match id.kind() {
        RuleKind::Over => say::over().to_owned(),
        RuleKind::OwnHole => say::OwnHole { hole, mover, instead: choose(legal_instead) }.text(),
        RuleKind::EmptyHole => {
            let instead = choose(legal_instead);
            match mv {
                Move::Colour(hole, colour) => {
                    let colour = colour_id(*colour);
                    say::EmptyColour { hole, colour, instead }.text()
                }
                _ => say::EmptyHole { hole, instead }.text(),
            }
        }
        RuleKind::Endless => say::endless().to_owned(),
        RuleKind::NextMover => say::nobody_passes().to_owned(),
        RuleKind::Feed => say::Feed { other, instead: would_feed(legal_instead) }.text(),
        RuleKind::Pass => say::NoPass { instead: choose(legal_instead) }.text(),
        RuleKind::GrandSlam => say::GrandSlam { hole, other }.text(),
        RuleKind::StartTwo if legal_instead.as_slice() == [Move::Pass] => {
            say::StartTwoNever { instead: choose(legal_instead) }.text()
        }
        RuleKind::StartTwo => say::start_two().to_owned(),
        RuleKind::MustEat | RuleKind::MustEatPlacing => {
            let eats_itself = legal_instead.iter().any(|other| other.hole() == mv.hole());
            let better = legal_instead.first().map_or(String::new(), Move::to_string);
            match mv {
                Move::Hole(_) if eats_itself => say::ChooseWayToEat { hole }.text(),
                _ if eats_itself => say::MustEat { move_: mv.to_string(), better }.text(),
                // Neither way eats.
                _ => say::MustEat { move_: hole.to_string(), better }.text(),
            }
        }
        RuleKind::Place => say::place().to_owned(),
        RuleKind::HouseClosed => say::HouseClosed { hole }.text(),
        RuleKind::HouseOnly => say::HouseOnly { hole }.text(),
        RuleKind::HouseOpen => say::HouseOpen { move_: mv }.text(),
        RuleKind::Opening => say::opening().to_owned(),
        RuleKind::Layout => say::layout().to_owned(),
        RuleKind::LayoutSize => say::layout_size().to_owned(),
        _ => rule(*id).sentence.clone(),
    }
}

/// The id of a colour in messages.
pub fn colour_id(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "red",
        Colour::Blue => "blue",
    }
}

/// What may be chosen instead.
fn choose(legal_instead: &[Move]) -> String {
    match legal_instead {
        [] => say::lay_out_first().to_owned(),
        [Move::Pass] => say::only_a_pass().to_owned(),
        _ => match starts(legal_instead) {
            names if names.is_empty() => String::new(),
            names => say::MayBePlayed { holes: list(&names) }.text(),
        },
    }
}

/// The moves that would feed.
fn would_feed(legal_instead: &[Move]) -> String {
    match starts(legal_instead) {
        names if names.is_empty() => String::new(),
        names => say::WouldFeed { holes: list(&names), count: names.len() }.text(),
    }
}

/// The holes that moves start from, in the ring with the colour.
fn starts(moves: &[Move]) -> Vec<String> {
    let mut names: Vec<String> = moves.iter().filter_map(start).collect();
    names.dedup();
    names
}

/// The hole a move starts from, in the ring with the colour.
fn start(mv: &Move) -> Option<String> {
    match mv {
        Move::Colour(..) => Some(mv.to_string()),
        _ => mv.hole().map(|hole| hole.to_string()),
    }
}
