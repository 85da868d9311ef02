//! Words of the page of the rules.

use crate::narration::{list, rule};
use crate::rules::{GameName, RuleId, RuleKind};
use crate::texts::messages::rulebook as say;
use crate::tutor::drills::NoDrill;

/// The positions of an example.
pub fn cases() -> [&'static str; 2] {
    [say::cases_it_applies(), say::cases_one_seed_apart_it()]
}

/// `owari.capture · practised in lessons 4, 5 and 8 · bar 3 of your review`.
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
            return say::Never { game: &crate::narration::game(game).name }.text();
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
    say::RuleOfGame { game: &crate::narration::game(game).name, rule: &rule(id).title }.text()
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
            "owari.capture · practised in lessons 4, 5 and 8 · bar 3 of your review"
        );
        assert_eq!((apart(1), apart(-1)), ("1 more".to_owned(), "1 fewer".to_owned()));
        assert_eq!((apart(2), apart(-3)), ("2 more".to_owned(), "3 fewer".to_owned()));
        assert_eq!(read_with(&[("Capture", "2 only")]), "Read with “Capture: 2 only”");
        assert_eq!(read_with(&[("A", "B"), ("C", "D")]), "Read with 2 options changed");
    }
}
