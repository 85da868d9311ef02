//! Review boxes, stars, and their file.

use kete::files::Folders;
use kete::rules::{GameName, RuleId};
use kete::tutor::drills::{cannot_show, ruleset_for};
use kete::tutor::{AnsweredIn, Progress, ProgressError, progress_file};

const OWARI: GameName = GameName::Owari;
const FEED: RuleId = RuleId::OwariFeed;

#[test]
fn a_missed_rule_comes_back_after_1_2_5_12_and_30_days() {
    let mut progress = Progress::default();
    let mut today = 100;
    progress.answer(OWARI, FEED, true, AnsweredIn::Review, today);
    assert_eq!(progress.card(OWARI, FEED), None, "what was never missed does not come back");
    progress.answer(OWARI, FEED, false, AnsweredIn::Review, today);
    for (place, days) in [(0, 1), (1, 2), (2, 5), (3, 12), (4, 30), (4, 30)] {
        let card = progress.card(OWARI, FEED).expect("a card");
        assert_eq!((card.place, card.due), (place, today + days));
        assert!(progress.due(today).is_empty());
        assert_eq!(progress.next_due(today), Some((today + days, 1)));
        // Right again before it is due: counted, but it stays in its box.
        progress.answer(OWARI, FEED, true, AnsweredIn::Review, today);
        assert_eq!(progress.card(OWARI, FEED).expect("a card").place, place);
        today += days;
        assert_eq!(progress.due(today), [(OWARI, FEED)]);
        progress.answer(OWARI, FEED, true, AnsweredIn::Review, today);
    }
    assert_eq!(progress.boxes(), [0, 0, 0, 0, 1]);
    progress.answer(OWARI, FEED, false, AnsweredIn::Review, today);
    assert_eq!(progress.boxes(), [1, 0, 0, 0, 0]);
    progress.answer(GameName::Awale, RuleId::MoveOwn, false, AnsweredIn::Review, today - 3);
    progress.answer(GameName::Awale, RuleId::MoveOwn, false, AnsweredIn::Review, today - 3);
    progress.answer(GameName::Awale, RuleId::MoveOwn, false, AnsweredIn::Review, today - 3);
    assert_eq!(progress.due(today + 1).first(), Some(&(GameName::Awale, RuleId::MoveOwn)));
    let hard = progress.hard(1);
    assert_eq!((hard.len(), hard[0].1), (1, RuleId::MoveOwn));
}

#[test]
fn a_rule_without_exercises_is_neither_due_nor_in_a_bar() {
    let mut progress = Progress::default();
    let without = RuleId::GameSetup;
    assert!(cannot_show(&ruleset_for(OWARI, without), without).is_some());
    progress.answer(OWARI, FEED, false, AnsweredIn::Games, 20);
    progress.answer(OWARI, without, false, AnsweredIn::Lessons, 20);
    assert_eq!(progress.next_due(20), Some((21, 1)));
    assert_eq!(progress.boxes(), [1, 0, 0, 0, 0]);
    assert_eq!(progress.due(21), [(OWARI, FEED)]);
    assert!(progress.card(OWARI, without).is_some(), "it comes back in lessons");
}

#[test]
fn progress_is_written_and_read_back() {
    let dir = tempfile::tempdir().expect("a folder");
    let folders = Folders::under(dir.path());
    assert_eq!(Progress::load(&folders).progress, Progress::default());
    let mut progress = Progress::default();
    progress.earn("OW1", 2);
    progress.earn("OW1", 1);
    progress.earn("OW2", 9);
    progress.answer(OWARI, FEED, false, AnsweredIn::Review, 20_000);
    progress.write(&progress_file(&folders)).expect("written");
    let found = Progress::load(&folders);
    assert_eq!((found.progress.clone(), found.set_aside, found.error), (progress, None, None));
    assert_eq!((found.progress.stars("OW1"), found.progress.stars("OW2")), (2, 3));
    assert_eq!(found.progress.stars("OW3"), 0);
}

#[test]
fn a_damaged_file_is_set_aside_and_a_newer_one_left_alone() {
    let dir = tempfile::tempdir().expect("a folder");
    let folders = Folders::under(dir.path());
    let path = progress_file(&folders);
    for (number, text) in [
        "(version: 1, stars: {\"OW1\": 2",
        "(version: 1, stars: {\"OW1\": 7})",
        "(version: 1, cards: {\"owari\": {\"owari.feed\": (place: 5, due: 1, right: 0, wrong: 0)}})",
        "not progress",
        "",
    ]
    .into_iter()
    .enumerate()
    {
        std::fs::write(&path, text).expect("written");
        let found = Progress::load(&folders);
        assert_eq!(found.progress, Progress::default(), "{text}");
        assert!(matches!(found.error, Some(ProgressError::Damaged(..))), "{text}: {found:?}");
        let aside = found.set_aside.expect("set aside");
        assert_eq!(aside, dir.path().join(format!("progress-damaged-{}.ron", number + 1)));
        assert_eq!(std::fs::read_to_string(aside).expect("kept"), text);
        assert!(!path.exists());
    }
    std::fs::write(&path, "(version: 5, moons: 4)").expect("written");
    let found = Progress::load(&folders);
    assert_eq!(found.error, Some(ProgressError::Newer(5)));
    assert!(found.set_aside.is_none() && path.exists());
    std::fs::write(&path, [0xff, 0xfe]).expect("written");
    assert!(matches!(Progress::read(&path), Err(ProgressError::Damaged(1, _))));
}

#[test]
fn a_file_without_records_is_read_and_written_with_them() {
    let old = "(version: 1, stars: {\"OW1\": 2}, cards: {\"owari\": {\"owari.feed\": \
               (place: 2, due: 7, right: 3, wrong: 1)}})";
    let mut progress = Progress::parse(old.as_bytes()).expect("an older file");
    assert_eq!((progress.stars("OW1"), progress.boxes()), (2, [0, 0, 1, 0, 0]));
    assert_eq!(progress.record(OWARI, FEED).in_all().all(), 0);
    progress.answer(OWARI, FEED, true, AnsweredIn::Games, 9);
    let again = Progress::parse(progress.to_text().as_bytes()).expect("as written");
    assert_eq!(again, progress);
    assert_eq!(again.record(OWARI, FEED).games.right, 1);
    // An older Kete leaves it alone.
    assert!(progress.to_text().contains("version: 3"), "{}", progress.to_text());
    // Both files contain the same answers, which are not counted twice.
    progress.import(&again);
    assert_eq!(progress.record(OWARI, FEED).in_all().all(), 1);
}

#[test]
fn an_import_keeps_the_better_stars_and_the_lower_boxes() {
    let (mut own, mut other) = (Progress::default(), Progress::default());
    own.earn("OW1", 3);
    other.earn("OW1", 1);
    other.earn("OW2", 2);
    for day in [10, 11] {
        own.answer(OWARI, FEED, day > 10, AnsweredIn::Review, day);
    }
    other.answer(OWARI, FEED, false, AnsweredIn::Review, 12);
    other.answer(OWARI, RuleId::OwariPass, false, AnsweredIn::Review, 12);
    assert_eq!(own.card(OWARI, FEED).expect("a card").place, 1);
    own.import(&other);
    assert_eq!((own.stars("OW1"), own.stars("OW2")), (3, 2));
    assert_eq!(own.card(OWARI, FEED).expect("a card").place, 0);
    assert_eq!(own.boxes(), [2, 0, 0, 0, 0]);
}
