//! Words of the page of the rules.

use super::super::messages::rulebook as say;
use super::super::refusals::colour_id;
use super::super::{list, rule};
use crate::game::Agreement;
use crate::rules::{GameName, Goal, Move, RuleId, RuleKind};
use crate::tutor::drills::NoDrill;

/// The field in which rules are looked for.
pub const SEARCH_RULES: &str = "Search the rules";
/// The same where there is little room.
pub const SEARCH_SHORT: &str = "Search";
/// Before what differs from the written rules.
pub const OPTIONS_ARE: &str = "Options:";
/// Nothing differs.
pub const OPTIONS_AS_WRITTEN: &str = "as written";
/// Opens the options.
pub const CHANGE_OPTIONS: &str = "Change…";
/// The heading of the options by which the rules are read.
pub const OPTIONS_TO_READ: &str = "Options, for reading only";
/// Beside a rule that an option decides.
pub const OPTION: &str = "option";
/// Opens a rule from its card.
pub const OPEN_RULE: &str = "Open the rule";
/// Begins exercises about the rule.
pub const DRILL_THIS_RULE: &str = "Drill this rule";
/// The list of rules where it is folded.
pub const RULE: &str = "Rule";
/// The positions of an example.
pub const CASES: [&str; 2] = ["It applies", "One seed apart: it does not"];
/// Plays the example.
pub const PLAY_IT: &str = "Play it";
/// Stops it.
pub const STOP_IT: &str = "Stop";
/// Back to the start of the example.
pub const TO_ITS_START: &str = "To the start of the example";
/// One step back, one on.
pub const EXAMPLE_BACK: &str = "One step back";
/// One step on.
pub const EXAMPLE_ON: &str = "One step on";
/// Plays on the board of the example.
pub const TRY_IT: &str = "Try it yourself";
/// Back to the example.
pub const BACK_TO_EXAMPLE: &str = "Back to the example";
/// While the board is one's own.
pub const TRYING: &str = "Your try";
/// What to do then.
pub const TRYING_HOW: &str = "Play any move. Kete says what it does, and takes it back.";
/// A move that was tried goes back.
pub const TRIED_GOES_BACK: &str = "It goes back; try another.";
/// A move that was tried and refused.
pub const TRIED_REFUSED: &str = "Nothing has moved; try another.";
/// The rule took part in a move that was tried.
pub const RULE_TAKES_PART: &str = "This rule takes part.";
/// An example is looked for.
pub const LOOKING_FOR_EXAMPLE: &str = "Looking for an example…";
/// Rules to read next.
pub const READS_ON: &str = "Reads on";
/// The same matter in other games.
pub const IN_OTHER_GAMES: &str = "In other games";
/// A start position as an example.
pub const LIES_SO_AT_START: &str = "So every game begins. Try it yourself, if you like.";
/// What is taken away from or put into a hole in the twin position.
pub const ONE_SEED_FEWER: &str = "1 fewer";
/// The same.
pub const ONE_SEED_MORE: &str = "1 more";

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
    let eats = game.facts().goal == Goal::FrontRow;
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

/// The example is an agreement.
pub const EXAMPLE_OF_AGREEMENT: &str = "Example: both agree";
/// The example is the start.
pub const EXAMPLE_OF_START: &str = "Example: the start";

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
