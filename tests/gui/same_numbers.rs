//! One move has the same numbers wherever the tutor speaks of it.

use egui::Key;
use egui_kittest::kittest::Queryable as _;
use kete::app::coach::intent::CoachIntent;
use kete::app::intent::Intent;
use kete::app::session::state::HelpKind;
use kete::game::Tutoring;
use kete::rules::GameName;

use crate::coach::{ASKS, GIVES, SHELTER, coached};
use crate::looking_back::graded;
use crate::window::Window;

/// The numbers of a text, in order.
fn numbers(text: &str) -> Vec<u32> {
    let parts = text.split(|c: char| !c.is_ascii_digit());
    parts.filter_map(|part| part.parse().ok()).collect()
}

/// How many seeds less a text says that a move leaves one: `about 6 seeds behind instead of 8 seeds
/// ahead`.
fn told_loss(text: &str) -> u32 {
    let (own, best) = text.split_once(" instead of ").expect(text);
    let lead = |count: Option<u32>, words: &str| {
        let count = count.expect(text) as i32;
        if words.contains(" behind") { -count } else { count }
    };
    let own_words = own.rsplit("about ").next().expect(text);
    let own = lead(numbers(own_words).last().copied(), own_words);
    let best_words = best.split(['.', ',']).next().expect(text);
    let best = lead(numbers(best_words).first().copied(), best_words);
    best.abs_diff(own)
}

#[test]
fn one_move_has_the_same_numbers_in_warning_hint_answer_and_review() {
    let mut window = coached(GameName::Awale, SHELTER, Tutoring::Teach);
    let start = window.session().game.current();
    // What W, and the hint, say.
    window.press("South A");
    let warned = window.session().coach.warning.clone().expect("a warning").graded;
    window.key(Key::Escape);
    let mv = warned.mv;
    let answer = window.session().gives_away(&mv).expect("it is weak");
    assert_eq!(told_loss(&answer), warned.seeds_lost(), "{answer}");
    window.press("Hint");
    window.steps(4);
    let help = window.session().help.clone().expect("a hint");
    assert_eq!(help.asked, HelpKind::Hint);
    assert!(help.head.contains(&format!("play {}", warned.best)), "{}", help.head);
    // Played, it costs as much, in the film and in the review.
    window.press_move(mv);
    window.rest();
    let at = window.session().game.current();
    let cost = |window: &Window| numbers(&window.session().why(at).expect("why"))[0];
    assert_eq!(cost(&window), warned.seeds_lost());
    window.does(Intent::Coach(CoachIntent::Grade));
    graded(&mut window);
    let review = &window.session().review;
    let loss = review.known().graded(at).expect("graded").seeds_lost();
    let fall = *review.known().fall(at).expect("it fell");
    assert_eq!((loss, fall.size()), (warned.seeds_lost(), warned.seeds_lost()));
    assert_eq!(cost(&window), loss);
    // Back before it, the answer and the hint say what the review says.
    let ahead = review.known().worth(start).expect("known").shown(kete::rules::Side::South);
    window.does(Intent::Show(start));
    let answer = window.session().gives_away(&mv).expect("it is weak");
    assert_eq!(told_loss(&answer), loss, "{answer}");
    window.press("Hint");
    window.steps(4);
    let again = window.session().help.clone().expect("a hint");
    assert_eq!(again.head, help.head);
    assert!(numbers(&again.line).contains(&ahead.unsigned_abs()), "{} {ahead}", again.line);
    assert_eq!(again.line, help.line);
}

#[test]
fn without_a_tutor_the_answers_search_by_themselves() {
    let mut window = coached(GameName::Awale, SHELTER, Tutoring::Off);
    assert!(window.session().coach.known.is_empty(), "nothing is searched unasked");
    let name = window.named("South A");
    let at = window.harness.get_by_label(&name).rect().center();
    window.harness.hover_at(at);
    window.steps(4);
    window.key(Key::W);
    window.steps(3);
    let help = window.session().help.clone().expect("an answer");
    assert!(help.line.ends_with(&format!("{ASKS} {GIVES}")), "{}", help.line);
    // The film of a bad move says why it was bad.
    let mut window = coached(GameName::Awale, SHELTER, Tutoring::Off);
    window.press("South A");
    window.rest();
    assert!(window.session().coach.known.is_empty());
    window.press("Explain");
    window.steps(3);
    let why = window.session().why_shown().expect("it is said").to_owned();
    assert!(
        why.starts_with("A cost 14 seeds against the best move. After A, North could"),
        "{why}"
    );
}
