//! Words of the page of the rules.

use super::super::refusals::colour_id;
use super::super::{list, rule};
use crate::game::Agreement;
use crate::rules::{GameGoal, GameName, Move, RuleId, RuleKind};
use crate::texts::messages::rulebook as say;
use crate::tutor::drills::NoDrill;

/// The positions of an example.
pub fn cases() -> [&'static str; 2] {
    [say::cases_it_applies(), say::cases_one_seed_apart_it()]
}

/// A heading of the list of rules, in the order of the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, strum::VariantArray)]
pub enum RuleHeading {
    /// Laying out, whose turn it is, what a move starts from.
    Starting,
    /// Seeds on their way.
    Sowing,
    /// The seeds that are placed from the hand.
    Extra,
    /// Taking seeds; in Bawo eating them.
    Capturing,
    /// The house.
    House,
    /// Feeding and passing.
    Feeding,
    /// The rounds of a match.
    Match,
    /// How a game ends.
    End,
}

/// A heading of the list.
pub fn rule_heading(game: GameName, heading: RuleHeading) -> &'static str {
    let eats = game.facts().goal == GameGoal::FrontRow;
    match heading {
        RuleHeading::Starting => say::starting(),
        RuleHeading::Sowing => say::sowing(),
        RuleHeading::Extra => say::extra_seeds(),
        RuleHeading::Capturing if eats => say::eating(),
        RuleHeading::Capturing => say::capturing(),
        RuleHeading::House => say::house(),
        RuleHeading::Feeding => say::feeding(),
        RuleHeading::Match => say::r#match(),
        RuleHeading::End => say::end(),
    }
}

/// How many options differ, beside the word for them: `2 changed`.
pub fn options_in_short(changed: usize) -> String {
    say::OptionsChanged { count: changed }.text()
}

/// The rules say nothing of what is looked for.
pub fn no_rule(search: &str) -> String {
    say::NoRule { search }.text()
}

/// How an option is set: `Taking every seed: Allowed`.
pub fn option_is(name: &str, value: &str) -> String {
    say::OptionIs { option: name, value }.text()
}

/// `owari.capture · practised in lessons 4, 5 and 8 · box 3 of your review`.
pub fn rule_facts(id: RuleId, lessons: &[usize], place: Option<u8>) -> String {
    let mut facts = vec![id.id().to_owned()];
    match lessons {
        [] => {}
        [number] => facts.push(say::InLesson { number }.text()),
        several => facts.push(say::InLessons { lessons: list(several) }.text()),
    }
    facts.extend(place.map(|place| say::InBox { number: place + 1 }.text()));
    let joined = facts.into_iter().reduce(|before, after| say::FactAnd { before, after }.text());
    joined.unwrap_or_default()
}

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

/// Both players agree to end so.
pub fn both_agree(agreement: Agreement) -> &'static str {
    match agreement {
        Agreement::End => say::agree_end(),
        Agreement::Halve => say::agree_halve(),
        Agreement::Disregard => say::agree_leave(),
    }
}

/// A position comes back: `18 turns were played before, and the position comes back once more.`
pub fn turns_before(turns: usize) -> String {
    say::TurnsBefore { turns }.text()
}

/// What a round that ends by agreement leaves.
pub fn round_agreed(south: u16, north: u16) -> String {
    say::RoundOver { south, north }.text()
}

/// How a place differs from the position in which the rule decides.
pub fn apart(more: i32) -> String {
    match more {
        1.. => say::More { count: more }.text(),
        fewer => say::Fewer { count: -fewer }.text(),
    }
}

/// Why a rule has no example.
pub fn no_example(game: GameName, id: RuleId, why: NoDrill) -> String {
    let says = match (why, id.kind()) {
        (_, RuleKind::Count | RuleKind::CountOwn) => say::about_players(),
        (_, RuleKind::Setup) if id.is_common() => say::about_setup(),
        (NoDrill::Needs(_), _) => say::needs_options(),
        (NoDrill::Never | NoDrill::OtherGame, _) => {
            return say::Never { game: &super::super::game(game).name }.text();
        }
        (NoDrill::NotOnTheBoard, _) => say::not_on_board(),
        (NoDrill::NoneFound, _) => say::none_found(),
    };
    says.to_owned()
}

/// Reads the rules with options under which a rule has an example: `Read with 2 options changed`.
pub fn read_with(options: &[(&str, &str)]) -> String {
    match options {
        [(option, value)] => say::ReadWithOne { option, value }.text(),
        several => say::ReadWith { count: several.len() }.text(),
    }
}

/// A neighbour in another game: `Awale: Capture two or three`.
pub fn rule_of_game(game: GameName, id: RuleId) -> String {
    say::RuleOfGame { game: &super::super::game(game).name, rule: &rule(id).title }.text()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_told_beside_a_rule_reads_well() {
        let id = RuleId::OwariCapture;
        assert_eq!(rule_facts(id, &[], None), "owari.capture");
        assert_eq!(rule_facts(id, &[4], None), "owari.capture · practised in lesson 4");
        assert_eq!(
            rule_facts(id, &[4, 5, 8], Some(2)),
            "owari.capture · practised in lessons 4, 5 and 8 · box 3 of your review"
        );
        assert_eq!((apart(1), apart(-1)), ("1 more".to_owned(), "1 fewer".to_owned()));
        assert_eq!((apart(2), apart(-3)), ("2 more".to_owned(), "3 fewer".to_owned()));
        assert_eq!(read_with(&[("Capture", "2 only")]), "Read with “Capture: 2 only”");
        assert_eq!(read_with(&[("A", "B"), ("C", "D")]), "Read with 2 options changed");
        assert!(turns_before(1).starts_with("1 turn was played"));
    }
}
