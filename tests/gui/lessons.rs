//! Every course taken in the window; wrong answers and the feedback on them.

use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable as _;
use kete::app::learn::intent::LearnIntent;
use kete::app::session::feedback::FeedbackTone;
use kete::draw::board::view::BoardMark;
use kete::rules::{BoardShape, GameName};
use kete::tutor::Progress;
use kete::tutor::schema::{LessonStep, Question};

use crate::taking::By;
use crate::window::Window;

fn take_course(game: GameName, by: By) {
    let mut window = Window::course(game);
    let at = window.state().learning.chosen;
    let course = window.state().learning.courses[at].clone();
    for (number, lesson) in course.lessons().iter().enumerate() {
        window.open_lesson(number);
        let has_game = lesson.steps.iter().any(|step| matches!(step, LessonStep::Play { .. }));
        for step in 0..lesson.steps.len() {
            assert_eq!(window.lesson().run.at(), step, "{}", lesson.id);
            window.do_step(by);
        }
        assert!(window.lesson().is_over, "{}", lesson.id);
        if !has_game {
            assert_eq!(window.lesson().stars, Some(3), "{}", lesson.id);
            assert_eq!(window.progress().stars(&lesson.id), 3, "{}", lesson.id);
        }
        window.press(&format!("{} course", window.lesson().course_title.clone()));
    }
    let folders = kete::files::Folders::under(window.data.path());
    let kept = Progress::load(&folders).progress;
    assert_eq!(&kept, window.progress());
}

/// A test for each way of taking the course of each game, so that they run in parallel.
macro_rules! courses {
    ($($game:ident by $by:ident: $name:ident,)*) => {$(
        #[test]
        fn $name() {
            take_course(GameName::$game, By::$by);
        }
    )*};
}

courses! {
    Awale by Press: the_course_of_awale_is_taken_by_presses,
    Owari by Press: the_course_of_owari_is_taken_by_presses,
    Basic by Press: the_course_of_the_basic_game_is_taken_by_presses,
    Ayoayo by Press: the_course_of_ayoayo_is_taken_by_presses,
    Giuthi by Press: the_course_of_giuthi_is_taken_by_presses,
    BawoBeginner by Press: the_course_of_bawo_beginner_is_taken_by_presses,
    BawoAdvanced by Press: the_course_of_bawo_advanced_is_taken_by_presses,
    BawoNtchuwa by Press: the_course_of_bawo_ntchuwa_is_taken_by_presses,
    Ring by Press: the_course_of_the_ring_is_taken_by_presses,
    Awale by Pointer: the_course_of_awale_is_taken_by_the_pointer,
    Owari by Pointer: the_course_of_owari_is_taken_by_the_pointer,
    Basic by Pointer: the_course_of_the_basic_game_is_taken_by_the_pointer,
    Ayoayo by Pointer: the_course_of_ayoayo_is_taken_by_the_pointer,
    Giuthi by Pointer: the_course_of_giuthi_is_taken_by_the_pointer,
    BawoBeginner by Pointer: the_course_of_bawo_beginner_is_taken_by_the_pointer,
    BawoAdvanced by Pointer: the_course_of_bawo_advanced_is_taken_by_the_pointer,
    BawoNtchuwa by Pointer: the_course_of_bawo_ntchuwa_is_taken_by_the_pointer,
    Ring by Pointer: the_course_of_the_ring_is_taken_by_the_pointer,
    Awale by Keys: the_course_of_awale_is_taken_by_keys,
    Owari by Keys: the_course_of_owari_is_taken_by_keys,
    Basic by Keys: the_course_of_the_basic_game_is_taken_by_keys,
    Ayoayo by Keys: the_course_of_ayoayo_is_taken_by_keys,
    Giuthi by Keys: the_course_of_giuthi_is_taken_by_keys,
    BawoBeginner by Keys: the_course_of_bawo_beginner_is_taken_by_keys,
    BawoAdvanced by Keys: the_course_of_bawo_advanced_is_taken_by_keys,
    BawoNtchuwa by Keys: the_course_of_bawo_ntchuwa_is_taken_by_keys,
    Ring by Keys: the_course_of_the_ring_is_taken_by_keys,
}

/// The first lesson of the Basic Game by pointer only, apart from typed digits.
#[test]
fn a_lesson_is_taken_by_the_pointer() {
    let mut window = Window::sample_course(GameName::Basic);
    window.click_start("Lesson 1, ");
    let steps = window.lesson().run.states().len();
    for _ in 0..steps {
        window.do_step(By::Pointer);
    }
    assert_eq!(window.lesson().stars, Some(3));
    window.click("Next lesson");
    assert_eq!(window.lesson().number, 1);
}

#[test]
fn a_guided_try_keeps_its_path_while_another_hole_has_the_focus() {
    let mut window = Window::course(GameName::Owari);
    window.press("Lesson 1, ");
    let guided = |step: &LessonStep| matches!(step, LessonStep::Ask { together: true, .. });
    while !guided(window.lesson().run.step()) {
        window.do_step(By::Press);
    }
    let path = |mark: &BoardMark| matches!(mark, BoardMark::Path { .. });
    assert!(window.lesson().all_marks().iter().any(path));
    for _ in 0..8 {
        window.key(Key::ArrowRight);
        let session = window.lesson().session.as_ref().expect("a board");
        assert!(session.foreseen.is_none(), "a preview hides the path");
    }
    assert!(window.lesson().all_marks().iter().any(path));
}

/// The same by keys alone.
#[test]
fn a_lesson_is_taken_by_keys() {
    let mut window = Window::sample_course(GameName::Basic);
    window.press("Lesson 1, ");
    // Ask: C.
    window.key(Key::C);
    assert_eq!(window.focused().as_deref(), Some("Continue"));
    window.key(Key::Enter);
    // Predict: F ends in a. The arrows move to the hole, Enter chooses it.
    for guess in ["a", "C", "B"] {
        while !matches!(window.lesson().run.step(), LessonStep::Predict { .. }) {
            window.key(Key::Enter);
        }
        let name = if guess == "a" { "North a" } else { &format!("South {guess}") };
        let hole = window.named(name);
        for _ in 0..40 {
            if window.focused().as_deref() == Some(&hole) {
                break;
            }
            window.key(Key::Tab);
        }
        window.key(Key::Enter);
        assert_eq!(window.lesson().guess.as_deref(), Some(guess));
        assert_eq!(window.focused().as_deref(), Some("Check"));
        window.key(Key::Enter);
        assert_eq!(window.focused().as_deref(), Some("Continue"));
        window.key(Key::Enter);
    }
    window.key(Key::D);
    window.key(Key::Enter);
    assert!(matches!(window.lesson().run.step(), LessonStep::Quiz { .. }));
    window.key(Key::A);
    window.key(Key::Enter);
    window.key(Key::Enter);
    assert!(window.lesson().is_over);
    assert_eq!(window.lesson().stars, Some(3));
    // Back and skip.
    window.key(Key::Backspace);
    assert!(!window.lesson().is_over);
    let at = window.lesson().run.at();
    window.key(Key::Backspace);
    assert_eq!(window.lesson().run.at(), at - 1);
    window.keys(Modifiers::COMMAND, Key::ArrowRight);
    assert_eq!(window.lesson().run.at(), at);
}

#[test]
fn enter_passes_in_a_lesson_while_nothing_has_the_keyboard() {
    let passes = |step: &LessonStep| matches!(step, LessonStep::Ask { accept, .. } if accept[0].starts_with("pass"));
    let mut window = Window::sample_course(GameName::Owari);
    window.press("Lesson 4, ");
    let steps = &window.lesson().run.lesson().steps;
    let step = steps.iter().position(passes).expect("a step that asks to pass");
    window.press(&format!("Step {}", step + 1));
    window.key(Key::A);
    assert_eq!(
        window.lesson().feedback.as_ref().map(|shown| shown.tone),
        Some(FeedbackTone::Refused)
    );
    window.key(Key::Escape);
    assert_eq!(window.focused(), None);
    window.key(Key::Enter);
    assert!(window.lesson().run.state().done);
}

#[test]
fn hints_go_on_while_moves_are_still_to_be_found() {
    let mut window = Window::sample_course(GameName::Owari);
    window.press("Lesson 4, ");
    let asks = |step: &LessonStep| matches!(step, LessonStep::Ask { every: true, .. });
    let step = window.lesson().run.lesson().steps.iter().position(asks).expect("a step");
    window.press(&format!("Step {}", step + 1));
    let moves = kete::tutor::answers(
        window.lesson().run.board().expect("a board"),
        &kete::tutor::schema::Goal::Legal,
    );
    assert!(moves.len() > 1);
    for (found, mv) in moves.iter().enumerate() {
        assert_eq!(window.lesson().run.left(), moves.len() - found);
        window.key(Key::H);
        assert_eq!(window.lesson().hints.len(), found + 1, "after {found} found");
        window.play(*mv, By::Press);
        window.steps(40);
    }
    assert!(window.lesson().run.state().done);
    window.key(Key::H);
    assert_eq!(window.lesson().run.state().hints, moves.len());
}

#[test]
fn enter_does_not_resign_a_game() {
    let mut window = Window::sample_course(GameName::Owari);
    let at = window.state().learning.chosen;
    let lessons = window.state().learning.courses[at].lessons();
    let is_game = |step: &LessonStep| matches!(step, LessonStep::Play { .. });
    let lesson = lessons.iter().position(|lesson| lesson.steps.iter().any(is_game)).expect("one");
    let step = lessons[lesson].steps.iter().position(is_game).expect("a game");
    window.press(&format!("Lesson {}, ", lesson + 1));
    window.press(&format!("Step {}", step + 1));
    window.key(Key::Escape);
    assert_eq!(window.focused(), None);
    window.key(Key::Enter);
    assert!(window.lesson().is_game() && !window.lesson().is_over);
    window.press("Stop this game");
    assert!(!window.lesson().is_game() || window.lesson().is_over);
}

/// A game stopped by mistake is not lost: whoever goes back to its step goes on with it.
#[test]
fn a_stopped_game_goes_on_where_it_was_left() {
    let mut window = Window::course(GameName::Owari);
    let at = window.state().learning.chosen;
    let lessons = window.state().learning.courses[at].lessons().to_vec();
    let is_game = |step: &LessonStep| matches!(step, LessonStep::Play { .. });
    let lesson = lessons.iter().position(|lesson| lesson.steps.iter().any(is_game)).expect("one");
    let step = lessons[lesson].steps.iter().position(is_game).expect("a game");
    window.learn(LearnIntent::Begin(at, lesson));
    window.learn(LearnIntent::Step(step));
    let moves = window.lesson().session.as_ref().expect("a board").position().moves();
    window.play(moves[2], By::Press);
    window.steps(4);
    let turns = |window: &Window| window.lesson().session.as_ref().map(|it| it.game.turns().len());
    assert_ne!(turns(&window), Some(0));
    window.press("Stop this game");
    let stopped = turns(&window);
    assert!(window.lesson().is_over && stopped > Some(0));
    // Its board is only shown: nobody plays on it.
    let next = window.lesson().session.as_ref().expect("a board").position().moves()[0];
    window.press_move(next);
    window.steps(20);
    assert_eq!(turns(&window), stopped);
    let waits = format!(
        "Your game is not lost as long as you stay in this lesson: step {} goes on where you stopped \
         it.",
        step + 1
    );
    assert!(window.has_text(&waits), "{:?}", window.names());
    window.learn(LearnIntent::Step(step));
    assert!(turns(&window) > Some(0));
    window.learn(LearnIntent::Repeat);
    assert_eq!(turns(&window), Some(0));
}

#[test]
fn typing_after_a_wrong_number_starts_again_and_backspace_removes_digits() {
    let mut window = Window::sample_course(GameName::Owari);
    window.press("Lesson 2, ");
    let asks =
        |step: &LessonStep| matches!(step, LessonStep::Predict { what: Question::Takes, .. });
    let steps = &window.lesson().run.lesson().steps;
    let step = steps.iter().position(asks).expect("a step that asks how many");
    window.press(&format!("Step {}", step + 1));
    let guess = |window: &Window| window.lesson().guess.clone();
    window.key(Key::Num4);
    window.key(Key::Num8);
    assert_eq!(guess(&window).as_deref(), Some("48"));
    window.key(Key::Backspace);
    assert_eq!(guess(&window).as_deref(), Some("4"));
    window.key(Key::Backspace);
    assert_eq!((guess(&window), window.lesson().run.at()), (None, step));
    window.key(Key::Num9);
    window.press("Check");
    assert_eq!(window.lesson().feedback.as_ref().map(|shown| shown.tone), Some(FeedbackTone::Miss));
    window.key(Key::Num1);
    assert_eq!(guess(&window).as_deref(), Some("1"));
    assert!(!window.lesson().checked);
}

#[test]
fn a_wrong_guess_learns_in_which_game_it_would_be_right() {
    let mut window = Window::sample_course(GameName::Ayoayo);
    let lessons = window.state().learning.shown().expect("chosen").lessons().to_vec();
    let mut found = false;
    for (number, lesson) in lessons.iter().enumerate() {
        window.open_lesson(number);
        window.know_all_games();
        for (step, asked) in lesson.steps.iter().enumerate() {
            let LessonStep::Predict { what: Question::Last, elsewhere, .. } = asked else {
                continue;
            };
            let last = elsewhere.iter().find_map(|text| {
                let rest = text.split("last ").nth(1)?;
                Some(rest.split([',', ' ']).next()?.to_owned())
            });
            let Some(last) = last.filter(|last| last != "store") else { continue };
            window.press(&format!("Step {}", step + 1));
            window.miss_twice(&last);
            let feedback = window.lesson().feedback.clone().expect("told");
            assert_eq!(feedback.tone, FeedbackTone::Miss);
            if let Some((head, _)) = feedback.elsewhere {
                assert!(window.has(&head));
                found = true;
            }
        }
        let back = format!("{} course", window.lesson().course_title);
        window.press(&back);
    }
    assert!(found);
}

/// Whether a step asks where the last seed lands, and that is in a store or not.
fn asks_for_last(step: &LessonStep, in_store: bool) -> bool {
    let LessonStep::Predict { what: Question::Last, play, together: false, .. } = step else {
        return false;
    };
    play.contains("last store") == in_store
}

#[test]
fn a_store_is_an_answer_by_click_press_and_key_in_every_game_with_stores() {
    for game in GameName::ALL.into_iter().filter(|game| game.shape() != BoardShape::FourRows) {
        let mut window = Window::at_step(game, |step| asks_for_last(step, false));
        let mover = window.lesson().session.as_ref().expect("a board").mover();
        let guess = |window: &Window| window.lesson().guess.clone();
        for by in [By::Press, By::Pointer, By::Keys] {
            window.push(&format!("{mover:?} store, "), by);
            assert_eq!(guess(&window).as_deref(), Some("store"), "{game}");
            let other = mover.other();
            window.push(&format!("{other:?} store, "), by);
            assert_eq!(guess(&window), Some(format!("{other}-store")), "{game}");
            window.assert_has(&format!("Your answer: {other:?}’s store"));
        }
        // No turn ends there: the reason names the store.
        window.press("Check");
        let feedback = window.lesson().feedback.clone().expect("feedback");
        assert_eq!(feedback.tone, FeedbackTone::Miss, "{game}");
        let names_it = ["into the store.", &format!("into {:?}'s store.", mover.other())];
        assert!(
            names_it.iter().any(|words| feedback.line.contains(words)),
            "{game}: {}",
            feedback.line
        );
        assert!(window.has_text(&feedback.line), "{game}");
    }
}

#[test]
fn the_own_store_is_the_right_answer_by_a_click() {
    let mut window = Window::at_step(GameName::Basic, |step| asks_for_last(step, true));
    let mover = window.lesson().session.as_ref().expect("a board").mover();
    window.push(&format!("{mover:?} store, "), By::Pointer);
    window.press("Check");
    assert_eq!(
        window.lesson().feedback.as_ref().map(|shown| shown.tone),
        Some(FeedbackTone::Right)
    );
}

#[test]
fn arrow_keys_lead_from_a_hole_to_a_store() {
    let mut window = Window::at_step(GameName::Owari, |step| asks_for_last(step, false));
    let session = window.lesson().session.as_ref().expect("a board");
    let (mover, last) = (session.mover(), if session.flipped { "North f" } else { "South F" });
    let hole = window.named(last);
    window.harness.get_by_label(&hole).focus();
    window.steps(2);
    window.key(Key::ArrowRight);
    let store = window.named(&format!("{mover:?} store, "));
    assert_eq!(window.focused(), Some(store));
    window.key(Key::Enter);
    assert_eq!(window.lesson().guess.as_deref(), Some("store"));
}

#[test]
fn a_tray_is_an_answer_too_but_only_where_a_place_is_asked_for() {
    let mut window = Window::at_step(GameName::BawoAdvanced, |step| asks_for_last(step, false));
    window.push("North extra seeds, ", By::Pointer);
    assert_eq!(window.lesson().guess.as_deref(), Some("north-extra"));
    window.assert_has("Your answer: North’s extra seeds");
    // In a step that asks for something else a store is a label that does nothing.
    let mut window =
        Window::at_step(GameName::Owari, |step| matches!(step, LessonStep::Ask { .. }));
    let before = window.lesson().run.state().clone();
    window.push("South store, ", By::Pointer);
    assert_eq!((window.lesson().run.state(), &window.lesson().guess), (&before, &None));
}
