//! Long sentences in low places: they wrap or scroll, and none is cut short.

use egui::{Event, Key, Modifiers, MouseWheelSource, MouseWheelUnit, TouchPhase, vec2};
use kete::app::WindowOptions;
use kete::app::coach::intent::CoachIntent;
use kete::app::intent::Intent;
use kete::draw::theme::ThemeName;
use kete::game::Tutoring;
use kete::rules::GameName;

use crate::coach::coached;
use crate::last_turn::texts;
use crate::looking_back::graded;
use crate::window::{USUAL, Window};

/// Asserts that these words are painted whole.
#[track_caller]
fn assert_whole(window: &Window, words: &str) {
    let texts = texts(window);
    let shown: Vec<_> = texts.iter().filter(|(shown, ..)| shown == words).collect();
    assert!(!shown.is_empty(), "{words:?} is not painted: {texts:?}");
    assert!(shown.iter().all(|(_, _, is_cut, _)| !is_cut), "cut short: {words:?}");
}

#[test]
fn a_warning_is_shown_whole_in_every_window() {
    const HOUSE: &str =
        "0,0,0,0,12,2,1,1/0,0,0,0,0,0,0,0/1,1,0,0,11,2,0,1/0,0,0,0,0,0,0,0 16-16 Hh S";
    for size in [USUAL, vec2(900.0, 600.0), vec2(640.0, 480.0)] {
        let mut window = coached(GameName::BawoAdvanced, HOUSE, Tutoring::Warn);
        window.harness.set_size(size);
        window.steps(2);
        window.press("South A8");
        window.press("A8 left");
        window.press("Stop here");
        window.steps(2);
        let says = window.session().coach.warning.as_ref().expect("a warning").says.clone();
        assert_whole(&window, &says.head);
        if !says.remedy.is_empty() {
            assert_whole(&window, &says.remedy);
        }
    }
}

#[test]
fn the_words_of_every_moment_are_shown_whole() {
    for size in [USUAL, vec2(900.0, 600.0)] {
        let file = Some("saves/bawo-advanced.kete".into());
        let options = WindowOptions { file, ..Default::default() };
        let mut window = Window::open(options, size, ThemeName::Light);
        window.click("Review");
        graded(&mut window);
        let review = &window.session().review;
        let shown = review.moments().iter().map(|moment| match review.is_open_task(moment) {
            true => moment.task_words.clone(),
            false => moment.words.clone(),
        });
        let moments: Vec<String> = shown.collect();
        assert!(!moments.is_empty());
        for (number, words) in moments.iter().enumerate() {
            window.does(Intent::Coach(CoachIntent::Moment(number)));
            window.steps(2);
            assert_whole(&window, words);
        }
    }
}

#[test]
fn a_long_note_on_a_low_card_is_shown_whole() {
    let file = Some("saves/ayoayo.kete".into());
    let options = WindowOptions { file, ..Default::default() };
    let mut window = Window::open(options, vec2(900.0, 600.0), ThemeName::Light);
    window.key(Key::Home);
    for _ in 0..4 {
        window.key(Key::PageDown);
        window.steps(2);
        let game = &window.session().game;
        let note = game.node(game.current()).comment();
        let begins: String = note.chars().take(20).collect();
        let texts = texts(&window);
        let shown = texts.iter().find(|(words, ..)| words.starts_with(&begins));
        let (_, _, is_cut, _) = shown.expect("the note is on the card");
        assert!(!is_cut, "cut short: {note}");
    }
    // One that is higher than its place scrolls: the wheel brings its end.
    let session = window.state_mut().session.as_mut().expect("a game");
    let here = session.game.current();
    session.game.set_comment(here, "A long note. ".repeat(60));
    window.steps(4);
    let begins = "A long note.".to_owned();
    let long = texts(&window);
    let before = long.iter().find(|(words, ..)| words.starts_with(&begins)).expect("the note").3;
    let at = before.min + vec2(20.0, 10.0);
    window.harness.event(Event::PointerMoved(at));
    window.steps(2);
    window.harness.event(Event::MouseWheel {
        unit: MouseWheelUnit::Point,
        delta: vec2(0.0, -60.0),
        modifiers: Modifiers::NONE,
        source: MouseWheelSource::Unknown,
        phase: TouchPhase::Move,
    });
    window.steps(8);
    let texts = texts(&window);
    let after = texts.iter().find(|(words, ..)| words.starts_with(&begins)).expect("still there").3;
    assert!(after.min.y < before.min.y - 5.0, "{before:?} {after:?}");
}
