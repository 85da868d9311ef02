//! No board of a lesson changes without a word: it continues, or a line says what has changed.

use kete::app::learn::intent::LearnIntent;
use kete::rules::{GameName, Setup, Side};
use kete::tutor::schema::LessonStep;

use crate::taking::By;
use crate::window::{Window, hole_name};

const COURSE: &str = r#"(
    ruleset: "owari",
    title: "Owari",
    audience: "For the test.",
    lessons: [
        (
            id: "T1",
            title: "Boards",
            aim: "See every change.",
            rules: ["owari.sow"],
            steps: [
                Say(text: "South begins.", at: "start"),
                Ask(
                    text: "The other seat.",
                    at: "4,4,4,4,4,4/4,4,4,4,4,4 0-0 N",
                    goal: Move("c"),
                    accept: ["c last A"],
                ),
                Show(text: "A turn.", at: "start", play: ["C last a"]),
                Say(text: "Once more from the start."),
                Ask(text: "Play C.", goal: Move("C"), accept: ["C last a"]),
                Ask(text: "Play C again.", goal: Move("C"), accept: ["C last a"]),
                Say(text: "After it.", at: "4,4,0,5,5,5/5,4,4,4,4,4 0-0 S"),
                Say(text: "Far on.", at: "0,0,3,0,0,2/0,0,4,0,0,2 20-17 N"),
                Ask(
                    text: "Play c.",
                    at: "0,0,3,0,0,2/0,0,4,0,0,2 20-17 N",
                    goal: Move("c"),
                    accept: ["c last A"],
                ),
            ],
        ),
    ],
)"#;

const NOTES: [&str; 5] = [
    "The board is turned",
    "A new board, ",
    "A new board.",
    "Back to the board before your move.",
    "Back to the board as it was before.",
];

fn lesson() -> Window {
    let mut window = Window::course(GameName::Owari);
    window.replace_course(COURSE);
    let chosen = window.state().learning.chosen;
    window.learn(LearnIntent::Begin(chosen, 0));
    window
}

/// Asserts that the page says this of the board's change, and nothing else.
#[track_caller]
fn assert_says(window: &Window, note: Option<&str>) {
    let at = window.lesson().run.at();
    match note {
        Some(note) => window.assert_has(note),
        None => {
            let said = NOTES.iter().find(|note| window.has_start(note));
            assert_eq!(said, None, "step {}", at + 1);
        }
    }
    assert_eq!(window.lesson().board_note().as_deref(), note, "step {}", at + 1);
}

/// Whose row is the lower one.
fn below(window: &Window) -> Side {
    let session = window.lesson().session.as_ref().expect("a board");
    if session.flipped { Side::North } else { Side::South }
}

#[test]
fn a_board_that_changes_between_steps_says_so() {
    let mut window = lesson();
    assert_says(&window, None);
    let text = window.lesson().run.step().common().text.to_owned();
    window.assert_has(&text);
    window.do_step(By::Press);
    assert_eq!(below(&window), Side::North);
    assert_says(&window, Some("The board is turned: you are North now."));
    // The task is still named by itself.
    window.assert_has("The other seat.");
    window.do_step(By::Press);
    assert_eq!(below(&window), Side::South);
    assert_says(&window, Some("A new board, turned back: you are South again."));
    window.do_step(By::Press);
    assert_says(&window, Some("Back to the board as it was before."));
    window.do_step(By::Press);
    assert_says(&window, None);
    let moved = kete::rules::BoardShape::SIX_HOLES.hole("C").expect("a hole");
    window.push(&hole_name(moved), By::Press);
    window.press("Continue");
    assert_says(&window, Some("Back to the board before your move."));
    // The line goes with the learner's own move.
    window.push(&hole_name(moved), By::Press);
    assert_says(&window, None);
    window.press("Continue");
    assert_says(&window, None);
    window.do_step(By::Press);
    // A turn that is only watched is seen from South's seat.
    assert_eq!(below(&window), Side::South);
    assert_says(&window, Some("A new board."));
    window.do_step(By::Press);
    assert_eq!(below(&window), Side::North);
    assert_says(&window, Some("The board is turned: you are North now."));
}

#[test]
fn a_changed_board_fades_in_and_stays() {
    let mut window = lesson();
    let faded = |window: &Window| window.lesson().still_faded(window.harness.ctx.time());
    window.do_step(By::Press);
    assert_eq!(window.lesson().run.at(), 1);
    window.steps(30);
    assert_eq!(faded(&window), 0.0);
    window.learn(LearnIntent::Step(7));
    let at_first = faded(&window);
    assert!(at_first > 0.3, "{at_first}");
    window.steps(3);
    assert!(faded(&window) < at_first);
    window.steps(20);
    assert_eq!(faded(&window), 0.0);
    window.assert_has("You are at step 8, with the board of that step, and you are South here.");
}

#[test]
fn the_last_board_of_a_lesson_stays_when_it_is_over() {
    let mut window = lesson();
    window.learn(LearnIntent::Step(8));
    window.push("North c", By::Press);
    let board = |window: &Window| {
        window.lesson().session.as_ref().expect("a board").position().setup().to_string()
    };
    let played = board(&window);
    window.press("Continue");
    assert!(window.lesson().is_over);
    assert_eq!(board(&window), played);
    assert_says(&window, None);
}

#[test]
fn a_question_about_the_last_seeds_shows_them() {
    let mut window = Window::course(GameName::Owari);
    let course = window.state().learning.chosen;
    let lessons = window.state().learning.courses[course].lessons().to_vec();
    let mut ended = 0;
    for (number, lesson) in lessons.iter().enumerate() {
        for (at, step) in lesson.steps.iter().enumerate() {
            let (LessonStep::Quiz { at: board, .. } | LessonStep::Say { at: board, .. }) = step
            else {
                continue;
            };
            let Ok(written) = Setup::parse(GameName::Owari, board) else { continue };
            window.learn(LearnIntent::Begin(course, number));
            window.learn(LearnIntent::Step(at));
            let session = window.lesson().session.as_ref().expect("a board");
            assert_eq!(session.seed_layout().setup().holes, written.holes, "{} {at}", lesson.id);
            ended += usize::from(session.position().setup().holes != written.holes);
        }
    }
    assert!(ended > 0, "no step is about the end of a game");
}
