//! The record of rules that a learner knows: only real decisions count, and a mistake counts for the
//! rule that it overlooks.

use egui::{Key, Modifiers};
use kete::app::WindowOptions;
use kete::draw::theme::ThemeName;
use kete::game::Tutoring;
use kete::rules::{GameName, RuleId};
use kete::tutor::{AnsweredIn, Answers, Progress};

use crate::coach::SHELTER;
use crate::window::{USUAL, Window};

/// All answers in games of a window.
fn in_games(window: &Window, game: GameName) -> Vec<(RuleId, Answers)> {
    let progress = &window.state().learning.progress;
    let all = progress.mastery(game).into_iter();
    let games = all.map(|(rule, record)| (rule, record.of(AnsweredIn::Games)));
    games.filter(|(_, answers)| answers.all() > 0).collect()
}

#[test]
fn a_merely_legal_move_is_no_answer_and_a_refused_one_is() {
    let mut window = Window::game(GameName::Owari, false);
    // The tutor notes what a weak move overlooks.
    window.state_mut().session.as_mut().expect("a game").game.set_tutoring(Tutoring::Off);
    for _ in 0..6 {
        let mv = window.session().position().moves()[0];
        window.press_move(mv);
        window.rest();
    }
    assert_eq!(in_games(&window, GameName::Owari), []);
    window.press("North b");
    let wrong = Answers { right: 0, wrong: 1 };
    assert_eq!(in_games(&window, GameName::Owari), [(RuleId::MoveOwn, wrong)]);
}

#[test]
fn a_move_that_loses_seeds_is_noted_under_the_rule_it_overlooks() {
    let mut window = Window::position(GameName::Awale, SHELTER);
    let session = window.state_mut().session.as_mut().expect("a game");
    session.game.set_tutoring(Tutoring::Warn);
    // A lets North capture.
    window.key(Key::A);
    window.wait("the question", |window| window.session().coach.warning.is_some());
    let wrong = Answers { right: 0, wrong: 1 };
    assert_eq!(in_games(&window, GameName::Awale), [(RuleId::AwaleCapture, wrong)]);
    // A move that the tutor warned about is no longer an answer.
    window.click("Rethink");
    let mv = window.session().position().moves().into_iter().last().expect("a move");
    window.press_move(mv);
    assert_eq!(in_games(&window, GameName::Awale), [(RuleId::AwaleCapture, wrong)]);
}

#[test]
fn a_store_overlooked_in_a_lesson_is_noted_under_the_store() {
    let mut window = Window::sample_course(GameName::Basic);
    window.press("Lesson 1, ");
    window.press("Step 2");
    // F holds 2: one for the store, one for a. Without the store the last would land in b.
    window.miss_twice("b");
    let progress = &window.state().learning.progress;
    let known = progress.mastery(GameName::Basic);
    let rules: Vec<RuleId> = known.iter().map(|(rule, _)| *rule).collect();
    assert_eq!(rules, [RuleId::BasicStore], "{known:?}");
    assert_eq!(known[0].1.lessons, Answers { right: 0, wrong: 1 });
    assert!(progress.card(GameName::Basic, RuleId::BasicStore).is_some(), "the review drills it");
}

#[test]
fn the_page_shows_how_well_each_rule_is_known_and_why() {
    let data = tempfile::tempdir().expect("a folder");
    let mut progress = Progress::default();
    // The first of June 1970.
    let mut answer = |rule, is_right, place| {
        progress.answer(GameName::Basic, rule, is_right, place, 151);
    };
    for right in [true, true, false, true] {
        answer(RuleId::BasicCapture, right, AnsweredIn::Lessons);
    }
    answer(RuleId::BasicCapture, true, AnsweredIn::Games);
    answer(RuleId::BasicStore, false, AnsweredIn::Review);
    let folders = kete::files::Folders::under(data.path());
    progress.write(&kete::tutor::progress_file(&folders)).expect("written");
    let mut window = Window::open_in(data, WindowOptions::default(), USUAL, ThemeName::Light);
    window.keys(Modifiers::COMMAND, Key::Num3);
    window.press("Basic Game, ");
    for says in [
        "Basic Game: how well you know its rules",
        "Right at the first try: 4 of 5. Last answer on 1 June 1970; 4 in lessons and 1 in games.",
        "Right at the first try: 0 of 1. Last answer on 1 June 1970; 1 in review.",
        "growing",
        "not yet",
    ] {
        assert!(window.has(says), "{says}: {:?}", window.names());
    }
}
