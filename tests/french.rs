//! Every page and dialog in French: it fits at the smallest size, and nothing stays English when the
//! language is changed while the window is open. Courses taken in French: whatever a step says fits.

#[path = "layout/controls.rs"]
mod controls;
#[path = "gui/cpu_renderer.rs"]
mod cpu_renderer;
#[allow(dead_code, reason = "the walk uses a part of these helpers")]
#[path = "damage/mod.rs"]
mod damage;
#[path = "layout/exceptions.rs"]
mod exceptions;
#[path = "layout/painted.rs"]
mod painted;
#[path = "layout/texts.rs"]
mod texts;
mod foreign {
    /// The GUI tests look for harmful characters here; this walk does not.
    pub fn check(_: &egui_kittest::Harness<'_, kete::app::App>) {}
}
#[allow(dead_code, reason = "lessons are taken by intents and keys alone")]
#[path = "gui/taking.rs"]
mod taking;
#[path = "layout/walk.rs"]
mod walk;
#[allow(dead_code, reason = "the walk uses a part of these helpers")]
#[path = "gui/window.rs"]
mod window;

use std::collections::BTreeSet;
use std::sync::Mutex;

use egui::epaint::{ClippedShape, Shape};
use egui::{Vec2, vec2};
use egui_kittest::kittest::NodeT as _;
use kete::app::WindowOptions;
use kete::app::learn::course::CourseEntry;
use kete::app::learn::intent::LearnIntent;
use kete::draw::animation::Speed;
use kete::draw::board::tones::Material;
use kete::draw::theme::ThemeName;
use kete::rules::{GameName, Move};
use kete::texts::Language;
use kete::tutor::schema::{LessonStep, Question};
use kete::tutor::{Claim, Played};

use taking::By;
use walk::Walk;
use window::Window;

/// All windows of a program speak one language: the tests run one after the other.
static ALONE: Mutex<()> = Mutex::new(());

const SIZES: [Vec2; 2] = [vec2(900.0, 600.0), vec2(1280.0, 800.0)];

/// English messages without variables that are something else in French.
fn english_only() -> BTreeSet<String> {
    let [english, french] = ["en", "fr"].map(|tag| Language::of_tag(tag).expect("bundled"));
    let values =
        |language: Language| -> Vec<(String, String)> { kete::texts::fixed_messages(language) };
    let french = values(french);
    let differs = |(english, french): &((String, String), (String, String))| {
        english.1 != french.1 && english.1.contains(' ')
    };
    let both = values(english).into_iter().zip(french);
    let only: BTreeSet<String> = both.clone().filter(differs).map(|(it, _)| it.1).collect();
    let in_french: BTreeSet<String> = both.map(|(_, it)| it.1).collect();
    only.difference(&in_french).cloned().collect()
}

fn cut_texts(shape: &Shape, found: &mut Vec<String>) {
    match shape {
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| cut_texts(shape, found)),
        Shape::Text(text) if text.galley.elided => found.push(text.galley.text().to_owned()),
        _ => {}
    }
}

/// Whether a complaint is of a text over a button. Texts lie over holes, in a lesson links lie in the
/// text, and before a class the buttons appear over what is told.
fn is_over_a_button(complaint: &str) -> bool {
    let Some((place, control)) = complaint.split_once(" crosses ") else { return false };
    let is_hole = ["Case ", "Sud ", "Nord "].iter().any(|begin| control.starts_with(begin));
    !is_hole && !place.starts_with("lesson") && !place.contains("before a class")
}

#[test]
fn every_page_is_french_and_fits() {
    let _alone = ALONE.lock();
    let french = Language::of_tag("fr").expect("bundled");
    let english = english_only();
    let (mut faults, mut complaints) = (BTreeSet::new(), Vec::new());
    for size in SIZES {
        let walk = Walk {
            size,
            percent: 100,
            theme: ThemeName::Light,
            games: &GameName::ALL,
            by_finger: false,
        };
        walk.visit(&mut |window: &mut Window, place: &str| {
            let place = format!("{place} at {}x{}", size.x, size.y);
            window.state_mut().settings.language = Some(french);
            window.steps(4);
            // Messages of the past stay in the language in which they were said.
            let says_anew = !place.starts_with("Messages");
            for node in window.harness.root().children_recursive() {
                let node = node.accesskit_node();
                for text in [node.label(), node.value()].into_iter().flatten() {
                    if says_anew && english.contains(text.as_str()) {
                        faults.insert(format!("{text:?} is English ({place})"));
                    }
                }
            }
            let shapes: &[ClippedShape] = &window.harness.output().shapes;
            let mut cut = Vec::new();
            shapes.iter().for_each(|shape| cut_texts(&shape.shape, &mut cut));
            faults.extend(cut.into_iter().map(|text| format!("{text:?} is cut short ({place})")));
            controls::check(window, &place, &mut complaints);
            let mut of_texts = Vec::new();
            texts::check(window, &place, &mut of_texts);
            faults.extend(of_texts.into_iter().filter(|what| is_over_a_button(what)));
            // What may be small or may overlap is listed by its English name, for the other tests.
            complaints.retain(|complaint| complaint.contains("outside the window"));
            window.state_mut().settings.language = None;
            window.steps(4);
        });
    }
    faults.extend(complaints);
    let faults: Vec<String> = faults.into_iter().collect();
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

/// The texts of a lesson that are cut short.
struct CutInLessons(BTreeSet<String>);

impl CutInLessons {
    fn look(&mut self, window: &mut Window, what: &str) {
        window.steps(3);
        let lesson = window.lesson();
        let (id, step) = (lesson.run.lesson().id.clone(), lesson.run.at() + 1);
        let mut cut = Vec::new();
        let shapes: &[ClippedShape] = &window.harness.output().shapes;
        shapes.iter().for_each(|shape| cut_texts(&shape.shape, &mut cut));
        let fault = |text| format!("{id}, step {step}, {what}: {text:?} is cut short");
        self.0.extend(cut.into_iter().map(fault));
    }
}

/// A wrong answer to a question.
fn wrong_guess(what: Question, right: &str) -> String {
    let is_right = |guess: &&str| *guess == right;
    let guesses: &[&str] = match what {
        Question::Takes | Question::Laps => &["1", "2"],
        Question::Next => &["south", "north"],
        Question::Last | Question::Result => return right.to_owned(),
    };
    guesses.iter().find(|guess| !is_right(guess)).expect("two guesses").to_string()
}

/// A move that keys play at once.
fn is_by_keys(mv: &Move) -> bool {
    !matches!(mv, Move::Way { spread: true, .. } | Move::Opening(_) | Move::Fill(_) | Move::Pass)
}

/// Answers a step, first wrongly where it can be; looks before and after.
fn take_step(window: &mut Window, cut: &mut CutInLessons) {
    let step = window.lesson().run.step().clone();
    let board = *window.lesson().run.board().expect("a board");
    cut.look(window, "begun");
    while window.lesson().may_hint() {
        window.learn(LearnIntent::Hint);
        cut.look(window, "a hint");
    }
    match step {
        LessonStep::Show { .. } => {
            for _ in 0..2000 {
                if !window.lesson().is_showing() {
                    break;
                }
                window.steps(1);
            }
            cut.look(window, "shown");
        }
        LessonStep::Ask { accept, every, .. } => {
            let moves: Vec<Move> = accept
                .iter()
                .map(|claim| Claim::parse(claim).expect("a claim").moves[0].clone())
                .map(|text| board.parse_move(&text).expect("a move"))
                .collect();
            let wrong = board.moves().into_iter().find(|mv| !moves.contains(mv));
            if let Some(wrong) = wrong.filter(is_by_keys) {
                window.play(wrong, By::Keys);
                cut.look(window, "a wrong move");
                window.steps(30);
            }
            let most = if every { moves.len() } else { 1 };
            for mv in moves[..most].iter().filter(|mv| is_by_keys(mv)) {
                window.play(*mv, By::Keys);
                cut.look(window, "a right move");
                window.steps(30);
            }
        }
        LessonStep::Predict { what, play, .. } => {
            let claim = Claim::parse(&play).expect("a claim");
            let mut at = board;
            let mut answer = String::new();
            for text in &claim.moves {
                let mv = at.parse_move(text).expect("a move");
                let played = Played::new(at, &mv).expect("legal");
                at = played.turn.after;
                // Of a game that ends, only the last move has an answer.
                answer = played.answer(what).unwrap_or_default();
            }
            for (guess, told) in [(wrong_guess(what, &answer), "wrong"), (answer, "right")] {
                window.learn(LearnIntent::Guess(Some(guess)));
                window.learn(LearnIntent::Primary);
                cut.look(window, told);
            }
        }
        LessonStep::Quiz { choices, right, .. } => {
            let wrong = if right == choices.len() { 1 } else { choices.len() };
            for (choice, told) in [(wrong, "wrong"), (right, "right")] {
                window.learn(LearnIntent::Choose(choice));
                window.learn(LearnIntent::Primary);
                cut.look(window, told);
            }
        }
        LessonStep::Say { .. } | LessonStep::Guess { .. } | LessonStep::Play { .. } => {}
    }
}

/// Takes every course in French in a small window.
fn take_courses(cut: &mut CutInLessons) {
    let mut window = Window::open(WindowOptions::default(), SIZES[0], ThemeName::Light);
    let settings = &mut window.state_mut().settings;
    settings.board = Some(Material::Plain);
    settings.speed = Speed::Off;
    settings.language = Language::of_tag("fr");
    window.steps(2);
    let lessons_of = |course: &CourseEntry| course.lessons().len();
    let lessons: Vec<usize> = window.state().learning.courses.iter().map(lessons_of).collect();
    assert_eq!(lessons.len(), GameName::ALL.len() + 1, "one for each game, and the first of all");
    let all = lessons.iter().enumerate();
    for (course, lesson) in all.flat_map(|(course, count)| (0..*count).map(move |at| (course, at)))
    {
        window.learn(LearnIntent::Begin(course, lesson));
        let steps = window.lesson().run.states().len();
        for step in 0..steps {
            window.learn(LearnIntent::Step(step));
            take_step(&mut window, cut);
        }
        window.learn(LearnIntent::Step(steps - 1));
        window.learn(LearnIntent::Skip);
        cut.look(&mut window, "the end");
    }
}

#[test]
fn whatever_a_lesson_says_fits() {
    let _alone = ALONE.lock();
    let mut cut = CutInLessons(BTreeSet::new());
    take_courses(&mut cut);
    let faults: Vec<String> = cut.0.into_iter().collect();
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}
