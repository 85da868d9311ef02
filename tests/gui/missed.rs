//! What follows a missed task: a nudge, the reason on the board, a twin; and what stays in its place.

use egui::{Key, Modifiers, Rect, vec2};
use egui_kittest::kittest::Queryable as _;
use kete::app::WindowOptions;
use kete::app::intent::Intent;
use kete::app::learn::intent::LearnIntent;
use kete::app::session::feedback::{Feedback, FeedbackTone};
use kete::app::session::state::PendingMove;
use kete::draw::board::view::{BoardMark, Tint};
use kete::draw::theme::ThemeName;
use kete::rules::GameName;
use kete::tutor::schema::LessonStep;

use crate::taking::By;
use crate::window::{USUAL, Window};

fn feedback_of(window: &Window) -> Feedback {
    window.lesson().feedback.clone().expect("an answer has feedback")
}

#[track_caller]
fn assert_text(window: &Window, text: &str) {
    assert!(window.has_text(text), "{text:?} is not in {:?}", window.names());
}

fn has_way(window: &Window) -> bool {
    window
        .lesson()
        .all_marks()
        .iter()
        .any(|mark| matches!(mark, BoardMark::Path { tint: Tint::Cyan, .. }))
}

/// The first step of the lesson asks to bring a last seed to F. F itself brings it to a.
fn first_task() -> Window {
    let mut window = Window::sample_course(GameName::Basic);
    window.press("Lesson 1, ");
    window
}

#[test]
fn a_wrong_move_in_a_guided_try_hears_which_one_is_shown() {
    let mut window = Window::fresh();
    window.does(Intent::Learn(LearnIntent::Begin(0, 0)));
    let steps = &window.lesson().run.lesson().steps;
    let is_guided = |step: &LessonStep| matches!(step, LessonStep::Ask { together: true, .. });
    let guided = steps.iter().position(is_guided).expect("a guided try");
    window.does(Intent::Learn(LearnIntent::Step(guided)));
    let wanted = window.lesson().run.wanted().expect("a move is shown").turn.mv;
    let board = *window.lesson().run.board().expect("a board");
    let other = board.moves().into_iter().find(|mv| *mv != wanted).expect("another move");
    window.play(other, By::Press);
    let said = feedback_of(&window);
    let step = &window.lesson().run.lesson().steps[guided];
    let why = kete::tutor::wording::missed::own_reason(step, &other);
    assert_eq!(Some(said.head.as_str()), why, "in the author's words");
    assert!(said.line.contains("costs no star"), "{}", said.line);
}

#[test]
fn a_missed_task_gets_a_nudge_then_the_way_of_the_move_then_a_twin() {
    let mut window = first_task();
    window.press("South F");
    let first = feedback_of(&window);
    assert_eq!(first.head, "After F the last seed lands in hole a.");
    assert!(
        first.line.contains("The first try costs no star. Which hole has just enough seeds?"),
        "{}",
        first.line
    );
    assert!(!has_way(&window));
    window.key(Key::Enter);
    window.press("South F");
    assert!(!feedback_of(&window).line.contains("costs no star"));
    window.key(Key::Enter);
    assert!(has_way(&window), "the board shows where the move ends");
    assert!(!window.has("Try it with one seed changed"), "the task comes first");
    window.press("South C");
    assert!(window.lesson().run.state().done);
    window.push("Try it with one seed changed", By::Pointer);
    let task = window.lesson().task();
    assert!(task.starts_with("The same board with one seed "), "{task}");
    assert!(task.contains("Play so that your last seed lands in F."), "{task}");
    // A wrong move at the twin does not count, and goes back to the twin.
    let twin = window.lesson().run.twin().expect("a twin").clone();
    let misses = window.lesson().run.state().misses;
    let right = twin.played.turn.mv;
    let goal = kete::tutor::schema::Goal::Last("F".to_owned());
    let all = kete::tutor::answers(&twin.played.before, &goal);
    let mut moves = twin.played.before.moves().into_iter();
    let wrong = moves.find(|mv| !all.contains(mv)).expect("another");
    window.play(wrong, By::Press);
    assert_eq!(feedback_of(&window).tone, FeedbackTone::Miss);
    window.key(Key::Enter);
    let board = window.lesson().session.as_ref().expect("a board").position();
    assert_eq!((board, window.lesson().run.state().misses), (&twin.played.before, misses));
    window.play(right, By::Press);
    assert_eq!(feedback_of(&window).tone, FeedbackTone::Right);
    window.press("Back to the step");
    assert!(window.lesson().run.twin().is_none());
}

/// The first step of a course of Bawo Beginner with one task, guided or not.
fn bawo_task(is_guided: bool) -> Window {
    let mut window = Window::course(GameName::BawoBeginner);
    window.replace_course(&format!(
        r#"(
        ruleset: "bawo-beginner", audience: "All.", lessons: [
            (id: "B1", title: "A task", aim: "Eat.", rules: [], steps: [
                Ask(
                    text: "Sow A3 to the right.",
                    at: "0,0,2,0,1,0,0,2/0,0,0,0,0,0,0,0/0,0,0,2,0,0,0,2/0,0,0,0,0,0,2,2 0-0 - S",
                    goal: Takes(2),
                    together: {is_guided},
                    accept: ["A3R last A2, takes 2 (a4)"],
                    because: "Your last seed joins the seed in A5.",
                ),
            ]),
        ],
    )"#
    ));
    window.press("Lesson 1, ");
    window
}

#[test]
fn the_ring_of_a_guided_try_is_alone_again_once_a_missed_move_is_back() {
    let mut window = bawo_task(true);
    let wrong = window.lesson().run.board().expect("a board").parse_move("A3L").expect("a move");
    for _ in 0..2 {
        window.play(wrong, By::Press);
        window.key(Key::Enter);
    }
    let ring = BoardMark::Lit(wrong.hole().expect("a hole").into());
    let is_ring = |mark: &&BoardMark| matches!(mark, BoardMark::Chosen(_) | BoardMark::Lit(_));
    let marks = window.lesson().all_marks();
    assert_eq!(marks.iter().filter(is_ring).collect::<Vec<_>>(), [&ring]);
    // The same after a move that may be played.
    let mut window = guided_task();
    for _ in 0..2 {
        window.press("South F");
        window.key(Key::Enter);
    }
    let marks = window.lesson().all_marks();
    assert_eq!(marks.iter().filter(is_ring).count(), 1, "{marks:?}");
    assert!(!has_way(&window), "{marks:?}");
    window.key(Key::H);
    assert_text(&window, "Which hole has a ring drawn around it?");
}

#[test]
fn why_not_answers_while_the_way_of_a_move_is_asked() {
    for is_guided in [true, false] {
        let mut window = bawo_task(is_guided);
        window.click_at("South A3", 0.5);
        let session = |window: &Window| {
            let session = window.lesson().session.as_ref().expect("a board");
            (session.pending.clone(), session.help.as_ref().map(|help| help.head.clone()))
        };
        let (asked, _) = session(&window);
        assert_ne!(asked, PendingMove::None, "the board asks which way");
        window.steps(30);
        window.key(Key::W);
        let (still, help) = session(&window);
        assert_eq!(still, asked, "the choice goes on");
        assert_eq!(help.as_deref(), Some("You may play A3."));
        assert_text(&window, "You may play A3.");
        window.key(Key::ArrowRight);
        assert_eq!(feedback_of(&window).tone, FeedbackTone::Right);
    }
}

#[test]
fn coming_back_to_an_unsolved_step_says_so() {
    let mut window = Window::sample_course(GameName::Basic);
    window.press("Lesson 1, ");
    let steps = window.lesson().run.states().len();
    window.do_step(By::Press);
    window.miss_twice("E");
    window.press("Continue");
    for _ in 2..steps {
        window.do_step(By::Press);
    }
    assert!(window.lesson().is_over);
    window.key(Key::Enter);
    assert_eq!(window.lesson().run.at(), 1);
    assert_text(&window, "You have not solved this step yet. Try it again.");
    assert!(!window.has_text("You are at step"));
    // A step that was skipped was not tried.
    let mut window = Window::sample_course(GameName::Basic);
    window.press("Lesson 1, ");
    for _ in 0..steps {
        window.keys(Modifiers::COMMAND, Key::ArrowRight);
    }
    window.key(Key::Enter);
    assert_text(&window, "You have not solved this step yet.");
    assert!(!window.has_text("Try it again."));
}

const GUIDED_TASK: &str = r#"(
    ruleset: "basic", audience: "All.", lessons: [
        (id: "G1", title: "A guided task", aim: "Sow.", rules: [], steps: [
            Ask(
                text: "Click C, the hole with the dashed ring.",
                at: "0,0,3,0,0,2/0,0,4,0,0,2 0-0 S",
                goal: Last("F"),
                together: true,
                accept: ["C last F"],
                because: "F is the third hole after C.",
            ),
        ]),
    ],
)"#;

fn guided_task() -> Window {
    let mut window = Window::course(GameName::Basic);
    window.replace_course(GUIDED_TASK);
    window.press("Lesson 1, ");
    window
}

#[test]
fn at_the_twin_of_a_guided_task_nothing_names_its_move() {
    let mut window = guided_task();
    for _ in 0..2 {
        window.press("South F");
        window.key(Key::Enter);
    }
    window.press("South C");
    window.push("Try it with one seed changed", By::Pointer);
    let twin = window.lesson().run.twin().expect("a twin").clone();
    let mut moves = twin.played.before.moves().into_iter();
    let other = moves.find(|mv| *mv != twin.played.turn.mv).expect("another");
    let name = window.named(&format!("South {other}"));
    window.harness.get_by_label(&name).focus();
    window.steps(4);
    window.key(Key::W);
    let help = window.lesson().session.as_ref().expect("a board").help.clone().expect("an answer");
    let said = format!("{} {}", help.head, help.line);
    assert!(said.contains("You may play") && !said.contains("asks for"), "{said}");
}

#[test]
fn why_not_says_nothing_against_another_right_move_of_a_guided_task() {
    let mut window = Window::course(GameName::Basic);
    let both = GUIDED_TASK
        .replace("goal: Last(\"F\")", "goal: Any([Last(\"F\"), Last(\"a\")])")
        .replace("accept: [\"C last F\"]", "accept: [\"C last F\", \"F last a\"]");
    window.replace_course(&both);
    window.press("Lesson 1, ");
    let name = window.named("South F");
    window.harness.get_by_label(&name).focus();
    window.steps(4);
    window.key(Key::W);
    let session = window.lesson().session.as_ref().expect("a board");
    let help = session.help.clone().expect("an answer");
    let said = format!("{} {}", help.head, help.line);
    assert!(said.contains("You may play") && !said.contains("asks for"), "{said}");
}

#[test]
fn a_task_solved_without_a_reason_shown_has_no_twin() {
    let mut window = first_task();
    window.press("South F");
    window.key(Key::Enter);
    window.press("South C");
    assert!(window.lesson().run.state().done && !window.has("Try it with one seed changed"));
}

#[test]
fn enter_goes_on_from_a_hole_that_has_nothing_to_do() {
    let mut window = first_task();
    window.press("South C");
    let hole = window.named("South A");
    window.tab_to(&hole);
    window.key(Key::Enter);
    assert_eq!(window.lesson().run.at(), 1);
    // Here a hole is an answer.
    let hole = window.named("South B");
    window.tab_to(&hole);
    window.key(Key::Enter);
    assert_eq!((window.lesson().run.at(), window.lesson().guess.as_deref()), (1, Some("B")));
}

#[test]
fn enter_does_not_play_again_what_was_clicked() {
    let mut window = first_task();
    let hole = window.named("South F");
    window.push(&hole, By::Pointer);
    window.rest();
    assert_eq!(window.lesson().run.state().misses, 1);
    window.key(Key::Enter);
    window.rest();
    window.key(Key::Enter);
    window.rest();
    assert_eq!(window.lesson().run.state().misses, 1, "no ring shows that F has the focus");
    // With the arrow keys it has one.
    window.key(Key::ArrowLeft);
    window.key(Key::ArrowRight);
    window.key(Key::Enter);
    window.rest();
    assert_eq!(window.lesson().run.state().misses, 2);
}

#[test]
fn the_second_wrong_answer_is_explained_too() {
    let mut window = first_task();
    window.press("Step 2");
    // F sows the store and a: b is one place too far.
    for _ in 0..2 {
        window.press("North b");
        window.press("Check");
        let line = feedback_of(&window).line;
        assert!(line.contains("You left out your own store."), "{line}");
    }
    assert!(window.lesson().checked);
}

#[test]
fn a_rule_that_is_not_taught_yet_is_not_shown() {
    let mut window = first_task();
    let knows = |window: &Window, id: &str| window.lesson().has_taught(id.parse().expect("a rule"));
    // The first turn does not reach the store. The lesson is not about captures.
    assert!(knows(&window, "basic.sow") && !knows(&window, "basic.store"));
    window.press("South F");
    assert!(!window.has_text("Capture"), "{:?}", window.names());
    window.press("Step 2");
    assert!(knows(&window, "basic.store") && !knows(&window, "basic.capture"));
}

fn place_of(window: &Window, name: &str) -> Rect {
    window.harness.get_by_label(name).rect()
}

#[test]
fn buttons_keep_their_place_while_a_question_is_answered() {
    for size in [vec2(900.0, 600.0), USUAL] {
        let mut window = Window::open(WindowOptions::default(), size, ThemeName::Light);
        window.keys(egui::Modifiers::COMMAND, Key::Num3);
        let learning = &mut window.state_mut().learning;
        learning.chosen = learning.course_of(GameName::Basic).expect("a course");
        window.replace_course(include_str!("courses/basic.ron"));
        window.press("Lesson 1, ");
        window.press("Step 2");
        let check = place_of(&window, "Check");
        let store = place_of(&window, "Your store");
        window.press("North b");
        assert_eq!(place_of(&window, "Check"), check, "{size:?}");
        window.press("Check");
        assert_eq!(place_of(&window, "Check"), check, "{size:?}");
        // The low card of a small window has space for one line above the answers.
        if size == USUAL {
            assert_eq!(place_of(&window, "Your store"), store, "{size:?}");
        }
        window.press("North b");
        window.press("Check");
        assert_eq!(place_of(&window, "Continue"), check, "{size:?}");
    }
}

/// A lesson that is left goes on at its step, after another lesson and after a restart.
#[test]
fn a_lesson_that_was_left_goes_on_where_it_was() {
    let mut window = Window::fresh();
    window.does(Intent::Learn(LearnIntent::Begin(1, 0)));
    window.does(Intent::Learn(LearnIntent::Primary));
    window.does(Intent::Learn(LearnIntent::Step(3)));
    let of = window.lesson().run.states().len();
    let done: Vec<bool> = window.lesson().run.states().iter().map(|step| step.done).collect();
    assert!(done[0] && !done[3]);
    window.does(Intent::Learn(LearnIntent::Begin(2, 0)));
    assert_eq!(window.lesson().run.at(), 0);
    let mut window = window.restarted();
    let id = window.state().learning.courses[1].lessons()[0].id.clone();
    let begun = window.progress().begun(&id).expect("it was begun");
    assert_eq!((begun.at, begun.steps()), (3, of));
    window.does(Intent::Learn(LearnIntent::Begin(1, 0)));
    assert_eq!(window.lesson().run.at(), 3);
    let now: Vec<bool> = window.lesson().run.states().iter().map(|step| step.done).collect();
    assert_eq!(now, done);
}
