//! Wrong answers at every `Ask` and `Predict` of all courses: each gets feedback and leaves the
//! board unchanged.

use egui::Key;
use kete::app::learn::intent::LearnIntent;
use kete::app::session::feedback::FeedbackTone;
use kete::rules::{BoardShape, Colour, GameName, Hole, Move, Position, RuleId};
use kete::tutor::schema::{LessonStep, Question};
use kete::tutor::{Played, refutation};

use crate::taking::By;
use crate::window::Window;

/// The most moves tried at an `Ask`.
const MOST_TRIED: usize = 7;

/// After so many times 30 frames a move and its reply have been taken back.
const MOST_STEPS: usize = 40;

/// Moves that miss the goal, and illegal holes.
fn wrong(board: &Position, right: &[Move]) -> Vec<Move> {
    let mover = board.to_move();
    let shape = board.shape();
    let legal = board.moves();
    let missed = legal.iter().copied().filter(|mv| !right.contains(mv) && *mv != Move::Pass);
    let mut wrong: Vec<Move> = missed.take(MOST_TRIED).collect();
    let as_pressed = |hole: Hole| match shape {
        BoardShape::Ring => Move::Colour(hole, Colour::Red),
        _ => Move::Hole(hole),
    };
    let starts = |hole: Hole| legal.iter().any(|mv| mv.hole() == Some(hole));
    let closed = shape.holes_of(mover).filter(|hole| !starts(*hole)).take(MOST_TRIED);
    wrong.extend(closed.map(as_pressed));
    wrong.extend(shape.holes_of(mover.other()).take(1).map(as_pressed));
    wrong
}

const CAPTURE: &str = r#"Ask(
    text: "Capture 3 seeds.",
    at: "0,0,1,0,0,1/2,0,0,0,0,4 20-20 S",
    goal: TakesAtLeast(1),
    accept: ["F takes 3"],
)"#;

#[test]
fn a_move_that_captured_nothing_shows_the_rule_of_captures_not_of_sowing() {
    let mut window = Window::at_own_step(GameName::Owari, "owari.capture", CAPTURE);
    let mv = window.lesson().run.board().expect("a board").parse_move("C").expect("a move");
    window.play(mv, By::Press);
    let feedback = window.lesson().feedback.clone().expect("an answer");
    assert_eq!(feedback.rules, [RuleId::OwariCapture], "{feedback:?}");
}

fn try_all(game: GameName) {
    let mut window = Window::course(game);
    let at = window.state().learning.chosen;
    let lessons = window.state().learning.courses[at].lessons().to_vec();
    for (number, lesson) in lessons.iter().enumerate() {
        window.open_lesson(number);
        for (step, asked) in lesson.steps.iter().enumerate() {
            let LessonStep::Ask { goal, .. } = asked else { continue };
            window.press(&format!("Step {}", step + 1));
            let board = *window.lesson().run.board().expect("a board");
            if board.moves().is_empty() {
                // In a layout there is no hole to press wrongly.
                continue;
            }
            let right = kete::tutor::answers(&board, goal);
            for (tried, mv) in wrong(&board, &right).into_iter().enumerate() {
                let place = format!("{}, step {}: {mv}", lesson.id, step + 1);
                let before = window.lesson().run.state().misses;
                window.play(mv, By::Press);
                let taken = window.lesson();
                let told =
                    taken.feedback.clone().unwrap_or_else(|| panic!("{place}: nothing told"));
                assert_eq!(taken.run.state().misses, before + 1, "{place}: {told:?}");
                let tone =
                    if board.is_legal(&mv) { FeedbackTone::Miss } else { FeedbackTone::Refused };
                assert_eq!(told.tone, tone, "{place}");
                assert!(!told.rules.is_empty(), "{place}: {told:?}");
                if tried % 4 == 0 {
                    // It is taken back automatically after the reply, else by Enter.
                    for _ in 0..MOST_STEPS {
                        window.steps(30);
                        let session = window.lesson().session.as_ref().expect("a board");
                        if session.position() == &board {
                            break;
                        }
                    }
                } else {
                    window.learn(LearnIntent::Primary);
                }
                let session = window.lesson().session.as_ref().expect("a board");
                assert_eq!(session.position(), &board, "{place}");
                let misses = window.lesson().run.state().misses;
                assert_eq!(window.lesson().run.state().hints > 0, misses >= 3, "{place}");
            }
        }
        let back = format!("{} course", window.lesson().course_title);
        window.press(&back);
    }
}

/// A move that is worth less than another is answered on the board, then taken back.
#[test]
fn the_reply_to_a_worse_move_is_played_before_it_is_taken_back() {
    let mut window = Window::sample_course(GameName::Owari);
    window.press("Lesson 7, Threat and shelter");
    let board = *window.lesson().run.board().expect("a board");
    let LessonStep::Ask { goal, .. } = window.lesson().run.step().clone() else {
        panic!("no task")
    };
    let wrong = board.parse_move("B").expect("a move");
    let played = Played::new(board, &wrong).expect("legal");
    let follows = refutation(&played, &goal).expect("proven").line;
    let mut expected = vec![played.turn.after];
    for mv in &follows {
        let at = expected.last().expect("one").play(mv).expect("legal").after;
        expected.push(at);
    }
    // The first wrong move is free: it goes back without a reply.
    window.play(wrong, By::Press);
    window.learn(LearnIntent::Primary);
    window.play(wrong, By::Press);
    let told = window.lesson().feedback.clone().expect("told");
    assert!(told.head.contains("you end 1 seed behind after B"), "{}", told.head);
    let mut seen = Vec::new();
    for _ in 0..MOST_STEPS * 30 {
        let at = *window.lesson().session.as_ref().expect("a board").position();
        if seen.last() != Some(&at) {
            seen.push(at);
        }
        if at == board {
            break;
        }
        window.steps(1);
    }
    expected.push(board);
    assert_eq!(seen, expected);
}

/// A test for each game, so that they run in parallel.
macro_rules! games {
    ($($game:ident: $name:ident,)*) => {$(
        #[test]
        fn $name() {
            try_all(GameName::$game);
        }
    )*};
}

games! {
    Awale: at_every_ask_of_awale,
    Owari: at_every_ask_of_owari,
    Basic: at_every_ask_of_the_basic_game,
    Ayoayo: at_every_ask_of_ayoayo,
    Giuthi: at_every_ask_of_giuthi,
    BawoBeginner: at_every_ask_of_bawo_beginner,
    BawoAdvanced: at_every_ask_of_bawo_advanced,
    BawoNtchuwa: at_every_ask_of_bawo_ntchuwa,
    Ring: at_every_ask_of_the_ring,
}

/// A wrong answer to a question about a turn.
fn wrong_guess(window: &Window, what: Question, answer: &str) -> Option<String> {
    let lesson = window.lesson();
    match what {
        Question::Last => {
            let board = lesson.run.board()?;
            let mut holes = board.shape().holes().map(|hole| hole.to_string());
            holes.find(|hole| hole != answer)
        }
        Question::Takes | Question::Laps => {
            let right: u16 = answer.parse().ok()?;
            Some(if right == 0 { 1 } else { right - 1 }.to_string())
        }
        Question::Next => Some(if answer == "south" { "north" } else { "south" }.to_owned()),
        Question::Result => lesson.ends().into_iter().find(|end| end != answer),
    }
}

/// Every kind of question, answered wrongly at every `Predict` of every course: the right answer is
/// shown, and the question can be tried one seed apart.
#[test]
fn at_every_predict_of_all_courses() {
    let mut kinds = Vec::new();
    let (mut twins, mut elsewhere) = (0, 0);
    for game in GameName::ALL {
        let mut window = Window::course(game);
        let at = window.state().learning.chosen;
        let lessons = window.state().learning.courses[at].lessons().to_vec();
        for (number, lesson) in lessons.iter().enumerate() {
            window.learn(LearnIntent::Begin(at, number));
            window.know_all_games();
            for (step, asked) in lesson.steps.iter().enumerate() {
                let LessonStep::Predict { what, .. } = asked else { continue };
                let place = format!("{}, step {}", lesson.id, step + 1);
                window.learn(LearnIntent::Step(step));
                let (_, played) = window.lesson().run.asked().expect("a question");
                let answer = played.answer(*what).expect("an answer");
                let guess = wrong_guess(&window, *what, &answer);
                let guess = guess.unwrap_or_else(|| panic!("{place}: no other answer"));
                window.miss_twice(&guess);
                let taken = window.lesson();
                let told =
                    taken.feedback.as_ref().unwrap_or_else(|| panic!("{place}: nothing told"));
                assert_eq!(told.tone, FeedbackTone::Miss, "{place}");
                assert!(!told.head.is_empty() && !told.rules.is_empty(), "{place}");
                assert!(!taken.run.state().done, "{place}");
                assert_eq!(told.elsewhere.is_some(), told.both.is_some(), "{place}");
                elsewhere += usize::from(told.elsewhere.is_some());
                twins += usize::from(taken.offers_twin());
                if !kinds.contains(what) {
                    kinds.push(*what);
                }
            }
        }
    }
    assert_eq!(kinds.len(), 5, "{kinds:?}");
    assert!(elsewhere > 10, "{elsewhere}");
    assert!(twins > 60, "{twins}");
}

/// A legal move that misses the goal is taken back by Enter too.
#[test]
fn enter_takes_a_missed_move_back() {
    let mut window = Window::sample_course(GameName::Owari);
    let lessons = window.state().learning.shown().expect("chosen").lessons().to_vec();
    let missed = lessons.iter().enumerate().find_map(|(number, lesson)| {
        let mut steps = lesson.steps.iter().enumerate();
        steps.find_map(|(step, asked)| match asked {
            LessonStep::Ask { goal, .. } => Some((number, step, goal.clone())),
            _ => None,
        })
    });
    let (number, step, goal) = missed.expect("the course asks");
    let at = window.state().learning.chosen;
    window.learn(LearnIntent::Begin(at, number));
    window.learn(LearnIntent::Step(step));
    let board = *window.lesson().run.board().expect("a board");
    let mut legal = board.moves().into_iter();
    let Some(mv) = legal.find(|mv| !kete::tutor::answers(&board, &goal).contains(mv)) else {
        return;
    };
    window.play(mv, By::Press);
    assert_ne!(window.lesson().session.as_ref().expect("a board").position(), &board);
    window.key(Key::Enter);
    assert_eq!(window.lesson().session.as_ref().expect("a board").position(), &board);
}
