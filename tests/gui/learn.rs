//! Courses and lessons, taken in the window.

use egui::{Key, Modifiers, vec2};
use kete::app::WindowOptions;
use kete::app::learning::{Lesson, Tone};
use kete::app::state::Page;
use kete::app::table::Half;
use kete::app::theme::ThemeName;
use kete::rules::{GameName, Hole, Move, Way};
use kete::tutor::schema::{Question, Step};
use kete::tutor::{Claim, Played, Progress};

use crate::window::{USUAL, Window};

/// How a lesson is taken.
#[derive(Clone, Copy, PartialEq)]
enum By {
    Press,
    Pointer,
}

impl Window {
    fn lesson(&self) -> &Lesson {
        self.harness.state().state.lesson().expect("a lesson is on the page")
    }

    fn progress(&self) -> &Progress {
        &self.harness.state().state.learning.progress
    }

    fn push(&mut self, name: &str, by: By) {
        match by {
            By::Press => self.press(name),
            By::Pointer => self.click_start(name),
        }
    }

    /// The Learn page with the lessons of a game.
    fn course(game: GameName) -> Window {
        let mut window = Window::open(WindowOptions::default(), USUAL, ThemeName::Light);
        window.keys(Modifiers::COMMAND, Key::Num3);
        let learning = &window.harness.state().state.learning;
        let at = learning.course_of(game).expect("every game has a course");
        let title = learning.courses[at].title().to_owned();
        window.press(&format!("{title}, 0 of"));
        window
    }

    /// Plays a move on the board of the lesson.
    fn play(&mut self, mv: Move, by: By) {
        let hole_name = |hole: Hole| format!("{:?} {hole}", hole.owner());
        match mv {
            Move::Pass => self.push("Pass", by),
            Move::Hole(hole) => self.push(&hole_name(hole), by),
            Move::Colour(hole, colour) => {
                let colour = if colour == kete::rules::Colour::Red { "red" } else { "blue" };
                self.push(&format!("Hole {hole} {colour}"), by);
            }
            Move::Way { hole, way, spread } => {
                self.push(&hole_name(hole), By::Press);
                let table = self.lesson().table.as_ref().expect("a board");
                if table.half == Half::Way(hole) {
                    let way = if way == Way::Left { "left" } else { "right" };
                    self.push(&format!("{hole} {way}"), By::Press);
                }
                if self.has("Stop here") {
                    self.push(if spread { "Spread it" } else { "Stop here" }, by);
                }
            }
            Move::Opening(_) => {
                self.push("Place five seeds instead", By::Press);
                let text = mv.to_string();
                let letters: Vec<char> = text.trim_start_matches('=').chars().collect();
                for hole in letters.chunks(2) {
                    let hole: String = hole.iter().collect();
                    let side = if hole.starts_with(char::is_uppercase) { "South" } else { "North" };
                    self.push(&format!("{side} {hole}"), By::Press);
                }
                self.push("Place these five", By::Press);
            }
            Move::Fill(_) => {
                let text = mv.to_string();
                let counts = text.trim_start_matches("fill:").split(',');
                let counts: Vec<usize> =
                    counts.map(|count| count.parse().expect("a count")).collect();
                let intent = kete::app::intent::Intent::FillSize(counts.len());
                kete::app::update::update(&mut self.harness.state_mut().state, intent, 0.0);
                self.steps(2);
                let table = self.lesson().table.as_ref().expect("a board");
                let side = table.mover();
                for (number, count) in counts.into_iter().enumerate() {
                    for _ in 0..count {
                        self.push(&hole_name(Hole::pot(side, number)), By::Press);
                    }
                }
                self.push("Start the round", By::Press);
            }
        }
    }

    /// Chooses an answer; its words may stand elsewhere on the page as well.
    fn radio(&mut self, label: &str, by: By) {
        use egui_kittest::kittest::Queryable as _;
        let role = egui::accesskit::Role::RadioButton;
        let node = self.harness.get_by_role_and_label(role, label);
        match by {
            By::Press => node.click_accesskit(),
            By::Pointer => node.click(),
        }
        self.steps(4);
    }

    /// Does the present step as it should be done; a game is given up.
    fn do_step(&mut self, by: By) {
        let step = self.lesson().run.step().clone();
        let board = *self.lesson().run.board().expect("a board");
        match step {
            Step::Say { .. } => {}
            Step::Show { .. } => {
                for _ in 0..2000 {
                    if !self.lesson().is_showing() {
                        break;
                    }
                    self.steps(1);
                }
                assert!(!self.lesson().is_showing());
            }
            Step::Ask { accept, every, .. } => {
                let most = if every { accept.len() } else { 1 };
                for claim in &accept[..most] {
                    let claim = Claim::parse(claim).expect("a claim");
                    let mv = board.parse_move(&claim.moves[0]).expect("a move");
                    self.play(mv, by);
                    let told = self.lesson().told.as_ref().map(|told| told.tone);
                    let id = &self.lesson().run.lesson().id;
                    assert_eq!(told, Some(Tone::Right), "{id}: {mv}, {:?}", self.lesson().told);
                    if !self.lesson().run.state().done {
                        self.steps(30);
                    }
                }
            }
            Step::Predict { what, play, .. } => {
                let claim = Claim::parse(&play).expect("a claim");
                let mut at = board;
                let mut played = None;
                for text in &claim.moves {
                    let mv = at.parse_move(text).expect("a move");
                    let now = Played::new(at, &mv).expect("legal");
                    at = now.turn.after;
                    played = Some(now);
                }
                let played = played.expect("a move");
                let answer = played.answer(what).expect("an answer");
                self.guess(what, &answer, &played, by);
                self.push("Check", by);
                let id = &self.lesson().run.lesson().id;
                assert!(self.lesson().run.state().done, "{id}: {answer} {:?}", self.lesson().told);
            }
            Step::Quiz { choices, right, .. } => {
                self.radio(&choices[right - 1], by);
                self.push("Check", by);
            }
            Step::Play { .. } => {
                self.push("Give up the goal", by);
                return;
            }
        }
        assert!(self.lesson().run.state().done || self.has("Continue"));
        self.push("Continue", by);
    }

    fn guess(&mut self, what: Question, answer: &str, played: &Played, by: By) {
        let mover = played.turn.mover;
        match what {
            Question::Last if answer == "store" => {
                self.radio(&format!("{mover:?}’s store"), by);
            }
            Question::Last => {
                let shape = played.before.shape();
                let hole = shape.holes().find(|hole| hole.to_string() == answer);
                let hole = hole.expect("the last seed falls in a hole");
                let name = match shape {
                    kete::rules::BoardShape::Ring => format!("Hole {hole} red"),
                    _ => format!("{:?} {hole}", hole.owner()),
                };
                self.push(&name, by);
            }
            Question::Takes | Question::Laps => {
                for figure in answer.chars() {
                    let key = Key::from_name(&figure.to_string()).expect("a figure");
                    self.key(key);
                }
            }
            Question::Next => {
                let side = if answer == "south" { "South" } else { "North" };
                self.radio(side, by);
            }
            Question::Result => {
                let words = self.lesson().guess_words(answer);
                self.radio(&words, by);
            }
        }
        let guess = self.lesson().guess.clone();
        let id = &self.lesson().run.lesson().id;
        assert_eq!(guess.as_deref(), Some(answer), "{id}");
    }
}

fn take_course(game: GameName) {
    let mut window = Window::course(game);
    let at = window.harness.state().state.learning.chosen;
    let lessons = window.harness.state().state.learning.courses[at].lessons().to_vec();
    for (number, lesson) in lessons.iter().enumerate() {
        window.press(&format!("Lesson {}, {}", number + 1, lesson.title));
        let has_game = lesson.steps.iter().any(|step| matches!(step, Step::Play { .. }));
        for step in 0..lesson.steps.len() {
            assert_eq!(window.lesson().run.at(), step, "{}", lesson.id);
            window.do_step(By::Press);
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

#[test]
fn the_course_of_awale_is_taken() {
    take_course(GameName::Awale);
}

#[test]
fn the_course_of_owari_is_taken() {
    take_course(GameName::Owari);
}

#[test]
fn the_course_of_the_basic_game_is_taken() {
    take_course(GameName::Basic);
}

#[test]
fn the_course_of_ayoayo_is_taken() {
    take_course(GameName::Ayoayo);
}

#[test]
fn the_course_of_giuthi_is_taken() {
    take_course(GameName::Giuthi);
}

#[test]
fn the_course_of_bawo_beginner_is_taken() {
    take_course(GameName::BawoBeginner);
}

#[test]
fn the_course_of_bawo_advanced_is_taken() {
    take_course(GameName::BawoAdvanced);
}

#[test]
fn the_course_of_bawo_ntchuwa_is_taken() {
    take_course(GameName::BawoNtchuwa);
}

#[test]
fn the_course_of_the_ring_is_taken() {
    take_course(GameName::Ring);
}

/// The first lesson of the Basic Game, by the pointer alone but for typed figures.
#[test]
fn a_lesson_is_taken_by_the_pointer() {
    let mut window = Window::course(GameName::Basic);
    window.click_start("Lesson 1, ");
    let steps = window.lesson().run.states().len();
    for _ in 0..steps {
        window.do_step(By::Pointer);
    }
    assert_eq!(window.lesson().stars, Some(3));
    window.click("Next lesson");
    assert_eq!(window.lesson().number, 1);
}

/// The same by keys alone.
#[test]
fn a_lesson_is_taken_by_keys() {
    let mut window = Window::course(GameName::Basic);
    window.press("Lesson 1, ");
    // Ask: C.
    window.key(Key::C);
    assert_eq!(window.focused().as_deref(), Some("Continue"));
    window.key(Key::Enter);
    // Predict: F ends in a. The arrows go to the hole, Enter chooses it.
    for guess in ["a", "C", "B"] {
        while !matches!(window.lesson().run.step(), Step::Predict { .. }) {
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
    assert!(matches!(window.lesson().run.step(), Step::Quiz { .. }));
    window.key(Key::Num1);
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

/// Every legal move that misses the goal and every hole that may not be played, at every Ask of a
/// course.
#[test]
fn wrong_answers_at_every_ask_of_owari() {
    let mut window = Window::course(GameName::Owari);
    let at = window.harness.state().state.learning.chosen;
    let lessons = window.harness.state().state.learning.courses[at].lessons().to_vec();
    for (number, lesson) in lessons.iter().enumerate() {
        window.press(&format!("Lesson {}, {}", number + 1, lesson.title));
        for (step, asked) in lesson.steps.iter().enumerate() {
            let Step::Ask { goal, .. } = asked else { continue };
            window.press(&format!("Step {}", step + 1));
            let board = *window.lesson().run.board().expect("a board");
            let right = kete::tutor::answers(&board, goal);
            let own = board.shape().holes_of(board.to_move());
            let wrong: Vec<Hole> = own.filter(|hole| !right.contains(&Move::Hole(*hole))).collect();
            for hole in wrong {
                let before = window.lesson().run.state().misses;
                window.play(Move::Hole(hole), By::Press);
                let lesson = window.lesson();
                assert_eq!(lesson.run.state().misses, before + 1, "{hole} {:?}", lesson.told);
                let told = lesson.told.as_ref().expect("something is told");
                let legal = board.is_legal(&Move::Hole(hole));
                let tone = if legal { Tone::Miss } else { Tone::Refused };
                assert_eq!(told.tone, tone, "{hole}");
                assert!(!told.rules.is_empty(), "{hole}: {told:?}");
                // It goes back by itself.
                window.steps(30);
                let table = window.lesson().table.as_ref().expect("a board");
                assert_eq!(table.position(), &board, "{hole}");
                let misses = window.lesson().run.state().misses;
                assert_eq!(window.lesson().run.state().hints > 0, misses >= 3);
            }
        }
        window.press("Owari course");
    }
}

#[test]
fn a_wrong_guess_is_told_where_it_would_be_right() {
    let mut window = Window::course(GameName::Ayoayo);
    let lessons = window.harness.state().state.learning.shown().expect("chosen").lessons().to_vec();
    let mut found = false;
    for (number, lesson) in lessons.iter().enumerate() {
        window.press(&format!("Lesson {}, {}", number + 1, lesson.title));
        for (step, asked) in lesson.steps.iter().enumerate() {
            let Step::Predict { what: Question::Last, elsewhere, .. } = asked else { continue };
            let last = elsewhere.iter().find_map(|text| {
                let rest = text.split("last ").nth(1)?;
                Some(rest.split([',', ' ']).next()?.to_owned())
            });
            let Some(last) = last.filter(|last| last != "store") else { continue };
            window.press(&format!("Step {}", step + 1));
            let intent = kete::app::intent::LearnIntent::Guess(Some(last));
            let state = &mut window.harness.state_mut().state;
            kete::app::update::update(state, kete::app::intent::Intent::Learn(intent), 0.0);
            window.steps(2);
            window.press("Check");
            let told = window.lesson().told.clone().expect("told");
            assert_eq!(told.tone, Tone::Miss);
            if let Some((head, _)) = told.elsewhere {
                assert!(window.has(&head));
                found = true;
            }
        }
        let back = format!("{} course", window.lesson().course_title);
        window.press(&back);
    }
    assert!(found);
}

#[test]
fn hints_open_one_after_the_other() {
    let mut window = Window::course(GameName::Basic);
    window.press("Lesson 1, ");
    for used in 1..=4 {
        window.key(Key::H);
        assert_eq!(window.lesson().hints.len(), used);
        assert!(window.has(&format!("{used} of 4 used")));
    }
    window.key(Key::H);
    assert_eq!(window.lesson().hints.len(), 4);
}

#[test]
fn leaving_the_page_loses_nothing() {
    let mut window = Window::course(GameName::Owari);
    window.press("Lesson 1, ");
    let title = window.lesson().run.lesson().title.clone();
    window.do_step(By::Press);
    window.keys(Modifiers::COMMAND, Key::Num1);
    assert_eq!(window.harness.state().state.page, Page::Start);
    window.keys(Modifiers::COMMAND, Key::Num3);
    assert_eq!(window.lesson().run.at(), 1);
    assert_eq!(window.lesson().run.lesson().title, title);
}

#[test]
fn a_broken_course_of_ones_own_says_what_is_wrong() {
    let data = tempfile::tempdir().expect("a folder");
    let folder = data.path().join("tutorials");
    std::fs::create_dir_all(&folder).expect("made");
    std::fs::write(folder.join("mine.ron"), "(ruleset: \"owari\", lessons: 3)").expect("written");
    let mut window = Window::open_in(data, WindowOptions::default(), USUAL, ThemeName::Light);
    window.keys(Modifiers::COMMAND, Key::Num3);
    assert!(window.has("Your own courses"));
    window.press("mine.ron, 1 problem");
    assert!(window.has("1 problem"), "{:?}", window.names());
    assert!(window.names().iter().any(|name| name.contains("mine.ron:1:")), "{:?}", window.names());
}

#[test]
fn a_course_fits_windows_of_every_size() {
    for size in [vec2(640.0, 420.0), vec2(900.0, 600.0), USUAL, vec2(1920.0, 1080.0)] {
        for theme in ThemeName::ALL {
            let mut window = Window::open(WindowOptions::default(), size, theme);
            window.keys(Modifiers::COMMAND, Key::Num3);
            window.press("Lesson 1, ");
            window.steps(2);
            let lesson = window.lesson();
            assert_eq!(lesson.number, 0, "{size:?}");
            assert!(window.names().iter().any(|name| name.starts_with("South C")), "{size:?}");
        }
    }
}

#[test]
fn the_start_page_leads_to_lessons() {
    use egui_kittest::kittest::Queryable as _;
    let mut window = Window::course(GameName::Basic);
    window.press("Lesson 1, ");
    for _ in 0..window.lesson().run.states().len() {
        window.do_step(By::Press);
    }
    window.keys(Modifiers::COMMAND, Key::Num1);
    assert!(window.has("1 of 9 lessons"), "{:?}", window.names());
    assert!(window.has("Your next lesson"));
    window.press("Go on, ");
    assert_eq!(window.lesson().number, 1);
    window.keys(Modifiers::COMMAND, Key::Num1);
    let learn = window.harness.get_all_by_role_and_label(egui::accesskit::Role::Button, "Learn");
    learn.last().expect("a card leads to lessons").click_accesskit();
    window.steps(4);
    assert_eq!(window.harness.state().state.page, Page::Learn);
    assert!(window.harness.state().state.lesson().is_none());
}
