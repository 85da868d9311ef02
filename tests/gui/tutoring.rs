//! What the tutor does after an answer: shows a refused move, asks a similar question, compares two
//! turns, explains words; and watches a first game.

use egui::{Key, Modifiers};
use kete::app::learn::intent::LearnIntent;
use kete::app::session::feedback::FeedbackTone;
use kete::app::session::refused::Refused;
use kete::draw::board::view::{BoardMark, Tint};
use kete::rules::{GameName, Move, RuleId};
use kete::tutor::schema::LessonStep;
use kete::tutor::{Claim, new_words};

use crate::taking::By;
use crate::window::Window;

impl Window {
    /// Opens the first step of a course that matches.
    pub fn at_step(game: GameName, wanted: impl Fn(&LessonStep) -> bool) -> Window {
        let mut window = Window::sample_course(game);
        let learning = &window.state().learning;
        let course = learning.chosen;
        let lessons = learning.courses[course].lessons();
        let found = lessons
            .iter()
            .enumerate()
            .find_map(|(number, lesson)| Some((number, lesson.steps.iter().position(&wanted)?)));
        let (number, step) = found.expect("the course has such a step");
        window.learn(LearnIntent::Begin(course, number));
        window.learn(LearnIntent::Step(step));
        window
    }

    fn lesson_board(&self) -> String {
        self.lesson().session.as_ref().expect("a board").position().setup().to_string()
    }
}

fn refuses(step: &LessonStep, rule: RuleId) -> bool {
    matches!(step, LessonStep::Ask { .. }) && step.refuse().iter().any(|it| it.ends_with(rule.id()))
}

#[test]
fn a_refused_move_is_shown_on_the_board() {
    let mut window = Window::at_step(GameName::Awale, |step| refuses(step, RuleId::AwaleFeed));
    let refuse = window.lesson().run.step().refuse().to_vec();
    let fed = refuse.iter().find(|it| it.ends_with("awale.feed")).expect("one is").clone();
    let board = *window.lesson().run.board().expect("a board");
    let mv = board.parse_move(fed.split(' ').next().expect("a move")).expect("a move");
    let before = window.lesson_board();
    window.play(mv, By::Pointer);
    let told = window.lesson().feedback.clone().expect("told");
    assert_eq!(told.tone, FeedbackTone::Refused);
    assert!(told.head.starts_with(&format!("{mv} is not allowed here")), "{}", told.head);
    // The learner has to find the right move.
    for other in board.moves() {
        assert!(!told.head.contains(&format!(" {other} ")), "{}", told.head);
    }
    let paths = |window: &Window| {
        let marks = window.lesson().all_marks();
        marks.iter().filter(|mark| matches!(mark, BoardMark::Path { tint: Tint::Cyan, .. })).count()
    };
    window.steps(60);
    assert_eq!(paths(&window), 1, "the board shows it at once");
    let marks = window.lesson().all_marks();
    assert!(marks.iter().any(|mark| matches!(mark, BoardMark::Last(_))), "{marks:?}");
    assert_eq!(window.lesson_board(), before);
    // The button shows it again, and never hides it.
    window.push(&format!("Show me {mv}"), By::Pointer);
    window.steps(60);
    assert_eq!(paths(&window), 1);
    let sense = kete::narration::rule(RuleId::AwaleFeed).sense.clone().expect("it has a sense");
    let tells = |window: &Window| window.has_text(&sense);
    assert!(!tells(&window));
    window.push("Why is that a rule?", By::Pointer);
    assert!(tells(&window));
    assert!(!window.has("Why is that a rule?"));
    // Asking what may be played costs nothing.
    window.push("What may I play?", By::Pointer);
    assert_eq!(window.lesson().run.state().hints, 0);
}

#[test]
fn a_click_on_an_empty_hole_offers_nothing_to_show() {
    let takes = |step: &LessonStep| matches!(step, LessonStep::Ask { together: true, .. });
    let mut window = Window::at_step(GameName::BawoBeginner, takes);
    let board = *window.lesson().run.board().expect("a board");
    let mut own = board.shape().holes_of(board.to_move());
    let empty = own.find(|hole| board.setup().seeds_in(*hole).total() == 0).expect("one is empty");
    window.play(Move::Hole(empty), By::Pointer);
    let told = window.lesson().feedback.clone().expect("told");
    assert_eq!(told.tone, FeedbackTone::Refused);
    assert!(!window.has_start("Show me"), "{:?}", window.names());
}

/// Seeds of a refused move are shown one after the other, as the clock goes.
#[test]
fn a_refused_move_is_shown_seed_by_seed() {
    let mut window = Window::at_step(GameName::Awale, |step| refuses(step, RuleId::AwaleFeed));
    window.state_mut().settings.speed = kete::draw::animation::Speed::Normal;
    let refuse = window.lesson().run.step().refuse().to_vec();
    let fed = refuse.iter().find(|it| it.ends_with("awale.feed")).expect("one is").clone();
    let board = *window.lesson().run.board().expect("a board");
    let mv = board.parse_move(fed.split(' ').next().expect("a move")).expect("a move");
    window.play(mv, By::Press);
    let sown = |window: &Window| {
        let marks = window.lesson().all_marks();
        marks.iter().filter(|mark| matches!(mark, BoardMark::Sown { .. })).count()
    };
    let mut seen = vec![sown(&window)];
    for _ in 0..60 {
        window.steps(1);
        let now = sown(&window);
        if seen.last() != Some(&now) {
            seen.push(now);
        }
    }
    let all: Vec<usize> = (seen[0]..=*seen.last().expect("some")).collect();
    assert_eq!(seen, all);
    assert!(all.len() > 1, "{seen:?}");
}

/// Every refusal of a move that could be sown at an `Ask` of a course can be shown; for any other,
/// a button would show nothing.
#[test]
fn every_refused_sowing_of_the_courses_can_be_shown() {
    let (mut shown, mut plain) = (0, 0);
    for (file, text) in kete::tutor::bundled() {
        let shelf = kete::tutor::LoadedCourse::of_text(file, text);
        let course = shelf.source.expect("it is sound").course;
        let game: GameName = course.ruleset.parse().expect("a game");
        for lesson in &course.lessons {
            let boards = kete::tutor::boards(game, lesson);
            for (step, board) in lesson.steps.iter().zip(boards) {
                let (LessonStep::Ask { refuse, .. }, Ok(board)) = (step, board) else { continue };
                for text in refuse {
                    let [mv, _] = text.split(' ').collect::<Vec<_>>()[..] else {
                        // A refusal after another move does not belong to this step.
                        continue;
                    };
                    let mv = board.parse_move(mv).expect("a move");
                    let illegal = board.refusal(&mv).expect("it is refused");
                    let is_sown = board.trial(&mv).is_some();
                    let can = Refused::new(&board, &illegal).can_show();
                    assert_eq!(can, is_sown, "{}: {text}", lesson.id);
                    shown += usize::from(can);
                    plain += usize::from(!can);
                }
            }
        }
    }
    assert!(shown > 40 && plain > 0, "{shown} {plain}");
}

#[test]
fn a_twin_of_a_missed_question_is_answered_in_its_place() {
    let is_question = |step: &LessonStep| matches!(step, LessonStep::Predict { .. });
    let mut window = Window::at_step(GameName::Ayoayo, is_question);
    let (what, played) = window.lesson().run.asked().expect("a question");
    let answer = played.answer(what).expect("an answer");
    let own = window.lesson_board();
    let guess = ["A", "B"].into_iter().find(|guess| *guess != answer).expect("another");
    assert!(!window.has("Try it with one seed changed"));
    // The first wrong answer is free and reveals nothing.
    window.push(&format!("South {guess}"), By::Press);
    window.press("Check");
    assert!(!window.has("Try it with one seed changed"));
    window.push(&format!("South {guess}"), By::Pointer);
    window.key(Key::Enter);
    window.push("Try it with one seed changed", By::Pointer);
    let task = window.lesson().task();
    assert!(task.starts_with("The same board with one seed ") && window.has(&task), "{task}");
    assert_ne!(window.lesson_board(), own);
    // And back, unanswered.
    window.press("Back to the step");
    assert_eq!(window.lesson_board(), own);
    assert!(!window.has("Back to the step"));
    assert!(!window.lesson().run.state().done);
    // Once more, answered.
    for _ in 0..2 {
        window.push(&format!("South {guess}"), By::Press);
        window.press("Check");
    }
    let misses = window.lesson().run.state().misses;
    window.press("Try it with one seed changed");
    let (what, twin) = window.lesson().run.asked().expect("a question");
    let right = twin.answer(what).expect("an answer");
    assert_ne!(right, answer);
    // A wrong answer here does not count, and another similar question can be tried.
    let first = window.lesson_board();
    let other = ["A", "B", "C"].into_iter().find(|guess| *guess != right).expect("another");
    window.guess(what, other, &twin, By::Press);
    window.press("Check");
    assert_eq!(window.lesson().run.state().misses, misses);
    window.press("Try it with one seed changed");
    assert_ne!(window.lesson_board(), first);
    let (what, twin) = window.lesson().run.asked().expect("a question");
    let right = twin.answer(what).expect("an answer");
    window.guess(what, &right, &twin, By::Press);
    window.key(Key::Enter);
    assert!(window.lesson().run.state().done);
    assert!(!window.has("Try it with one seed changed"));
    let at = window.lesson().run.at();
    window.key(Key::Enter);
    assert_eq!(window.lesson().run.at(), at + 1);
}

/// A guess that is right in another game: both turns side by side, stepped through by keys.
#[test]
fn two_turns_are_shown_side_by_side() {
    let relays = |step: &LessonStep| match step {
        LessonStep::Predict { play, .. } => play.contains("laps 2") && play.contains("last F"),
        _ => false,
    };
    let mut window = Window::at_step(GameName::Ayoayo, relays);
    let (_, played) = window.lesson().run.asked().expect("a question");
    // Where the first lap ends: right in games without a relay.
    let drops = played
        .turn
        .events
        .iter()
        .take_while(|event| !matches!(event.step, kete::rules::Step::Relay(_)));
    let ended = drops.filter_map(|event| match event.step {
        kete::rules::Step::Drop { at, .. } => Some(at.to_string()),
        _ => None,
    });
    let guess = ended.last().expect("a seed falls");
    window.know_all_games();
    window.miss_twice(&guess);
    let (head, _) =
        window.lesson().feedback.clone().expect("told").elsewhere.expect("right elsewhere");
    assert!(head.starts_with("Right in") && window.has(&head), "{head}");
    window.push("Show both side by side", By::Pointer);
    let both = window.state().compared().expect("both are shown").clone();
    let parts = both.differs_at().expect("they part");
    assert_eq!(both.step, parts);
    assert!(window.has_text("≠"), "{:?}", window.names());
    assert_eq!(window.focused().as_deref(), Some("Close"));
    let step = |window: &Window| window.state().compared().map(|both| both.step);
    window.key(Key::ArrowLeft);
    assert_eq!(step(&window), Some(parts - 1));
    window.key(Key::ArrowRight);
    assert_eq!(step(&window), Some(parts));
    window.push("Step back", By::Pointer);
    assert_eq!(step(&window), Some(parts - 1));
    window.push("To the first difference", By::Press);
    assert_eq!(step(&window), Some(parts));
    window.push("Watch both", By::Pointer);
    window.harness.run_steps(400);
    assert_eq!(step(&window), Some(both.steps() - 1));
    window.key(Key::Escape);
    assert!(step(&window).is_none());
    // The lesson is as it was left.
    assert!(window.lesson().checked);
    // Any action in the lesson closes both.
    window.press("Show both side by side");
    window.press("Skip");
    assert!(step(&window).is_none());
}

#[test]
fn a_new_word_is_explained_by_click_and_by_key() {
    let mut window = Window::sample_course(GameName::Ayoayo);
    let learning = &window.state().learning;
    let (course, lessons) = (learning.chosen, learning.courses[learning.chosen].lessons().to_vec());
    let found = lessons.iter().enumerate().find_map(|(number, lesson)| {
        let steps = 0..lesson.steps.len();
        let step = steps.into_iter().find(|step| !new_words(lesson, *step).is_empty())?;
        Some((number, step, new_words(lesson, step)[0].clone()))
    });
    let (number, step, word) = found.expect("a lesson explains a word");
    window.learn(LearnIntent::Begin(course, number));
    window.learn(LearnIntent::Step(step));
    let means = |window: &Window| {
        let start: String = word.means.chars().skip(1).collect();
        window.has_text(&start)
    };
    assert!(!means(&window));
    window.push(&word.word, By::Pointer);
    assert!(means(&window), "{:?}", window.names());
    window.key(Key::Escape);
    window.steps(4);
    assert!(!means(&window));
    for _ in 0..60 {
        if window.focused().as_ref() == Some(&word.word) {
            break;
        }
        window.key(Key::Tab);
    }
    window.key(Key::Enter);
    window.steps(4);
    assert!(means(&window), "{:?}", window.names());
}

/// A first game: moves can be taken back, a hint is at hand, and the tutor asks before a blunder.
#[test]
fn the_tutor_watches_a_first_game() {
    let is_game = |step: &LessonStep| matches!(step, LessonStep::Play { .. });
    let mut window = Window::at_step(GameName::Owari, is_game);
    assert!(window.lesson().session.as_ref().expect("a board").game.tutoring().asks());
    window.assert_has("You 0, Kete 0");
    let start = window.lesson_board();
    window.key(Key::C);
    for _ in 0..200 {
        window.steps(1);
        if window.has("Play C") || window.lesson_board() != start {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(2));
    }
    if window.has("Play C") {
        window.press("Play C");
    }
    let turns =
        |window: &Window| window.lesson().session.as_ref().expect("a board").game.turns().len();
    for _ in 0..400 {
        if turns(&window) >= 2 {
            break;
        }
        window.steps(1);
        std::thread::sleep(std::time::Duration::from_millis(2));
    }
    assert_eq!(turns(&window), 2, "{:?}", window.names());
    window.push("Undo", By::Pointer);
    assert_eq!(window.lesson_board(), start);
    window.push("Hint", By::Press);
    for _ in 0..400 {
        if window.has_start("Hint: play") {
            break;
        }
        window.steps(1);
        std::thread::sleep(std::time::Duration::from_millis(2));
    }
    let hinted = window.has_start("Hint: play");
    assert!(hinted, "{:?}", window.names());
    // The current game is not affected.
    assert!(window.state().session.is_none());
    window.push("Stop this game", By::Pointer);
    assert!(window.lesson().is_over || window.lesson().run.at() > 0);
}

/// A course from the data folder is taken exactly like a bundled one.
#[test]
fn an_own_course_is_taken() {
    let readme = include_str!("../../tutorials/README.md");
    let example = readme.split("```ron\n").nth(1).and_then(|rest| rest.split("```").next());
    let data = tempfile::tempdir().expect("a folder");
    let folder = data.path().join("tutorials");
    std::fs::create_dir_all(&folder).expect("made");
    std::fs::write(folder.join("mine.ron"), example.expect("an example")).expect("written");
    let options = kete::app::WindowOptions::default();
    let theme = kete::draw::theme::ThemeName::Light;
    let mut window = Window::open_in(data, options, crate::window::USUAL, theme);
    window.keys(Modifiers::COMMAND, Key::Num3);
    window.press("Owari in one lesson, 0 of 1 lesson");
    window.push("Lesson 1, Across the board", By::Pointer);
    let steps = window.lesson().run.states().len();
    assert_eq!(window.lesson().run.lesson().id, "EX1");
    // A wrong move, as in any other course.
    window.push("South A", By::Pointer);
    assert_eq!(window.lesson().feedback.as_ref().expect("told").tone, FeedbackTone::Refused);
    window.learn(LearnIntent::Repeat);
    let board = *window.lesson().run.board().expect("a board");
    let LessonStep::Ask { accept, .. } = window.lesson().run.step().clone() else {
        panic!("an Ask")
    };
    let claim = Claim::parse(&accept[0]).expect("a claim");
    assert_eq!(claim.moves, ["C"]);
    assert_eq!(
        board.parse_move("C").expect("a move").hole().map(|it| it.to_string()),
        Some("C".into())
    );
    for _ in 0..steps {
        window.do_step(By::Press);
    }
    assert!(window.lesson().is_over);
    // The game was resigned: the lesson is not done, and says so.
    assert!(window.has("To the first open step"));
    // Whoever stops it again is at the end of the lesson again.
    window.push("To the first open step", By::Pointer);
    assert!(!window.lesson().is_over && window.lesson().is_game());
    window.push("Stop this game", By::Pointer);
    assert!(window.lesson().is_over);
    assert_ne!(Move::Pass, board.parse_move("C").expect("a move"));
}
