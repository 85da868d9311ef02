//! Words for the example of a rule.

use super::lists::list;
use super::refusals::colour_id;
use crate::game::Agreement;
use crate::rules::Move;
use crate::texts::messages::rulebook as say;

/// `Example: F, 3 seeds`.
pub fn example_of_move(mv: &Move, lifted: Option<u16>) -> String {
    let move_ = match mv {
        Move::Pass => say::a_pass().to_owned(),
        Move::Colour(hole, colour) => say::ColourMove { hole, colour: colour_id(*colour) }.text(),
        Move::Opening(holes) => say::FiveSeeds { holes: list(holes) }.text(),
        Move::Fill(layout) => say::LaidOut { counts: list(layout.seeds()) }.text(),
        mv => mv.to_string(),
    };
    match lifted {
        Some(count) => say::ExampleSeeds { move_, count }.text(),
        None => say::Example { move_ }.text(),
    }
}

/// `Example: A may not be played`.
pub fn example_of_refusal(mv: &Move) -> String {
    match mv {
        Move::Pass => say::no_pass().to_owned(),
        Move::Colour(hole, colour) => {
            let move_ = say::ColourMove { hole, colour: colour_id(*colour) }.text();
            say::NotAllowed { move_ }.text()
        }
        mv => say::NotAllowed { move_: mv }.text(),
    }
}

pub fn both_agree(agreement: Agreement) -> &'static str {
    match agreement {
        Agreement::End => say::agree_end(),
        Agreement::Halve => say::agree_halve(),
        Agreement::Disregard => say::agree_leave(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_turn_is_singular() {
        assert!(say::TurnsBefore { turns: 1 }.text().starts_with("1 turn was played"));
    }
}
