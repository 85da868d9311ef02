//! A panic anywhere leaves a report and loses nothing: the window keeps running, says what failed
//! and tries again; a command ends with a message.
//!
//! `--test-panic PART[:AFTER[:TIMES]]` makes a part of the program fail; these tests
//! call `make_fail`. In a real window: `tests/long/window/crashes.py`.

use std::fs;
use std::io::Write as _;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use kete::app::exercises::intent::DrillIntent;
use kete::app::exercises::state::{DrillOrder, DrillStage};
use kete::app::intent::Intent;
use kete::app::session::intent::HolePart;
use kete::app::shell::update::update;
use kete::app::state::State;
use kete::app::{App, WindowOptions};
use kete::crash::{self, MOST_KEPT, make_fail};
use kete::draw::animation::Speed;
use kete::files::Folders;
use kete::game::{GameInProgress, NodeId, Tutoring};
use kete::rules::{GameName, Hole, RuleId, Side};
use kete::tutor::AnsweredIn;

/// Which part fails is global to the process, so the tests take turns.
static ONE_BY_ONE: Mutex<()> = Mutex::new(());

/// A data folder that receives the reports of panics.
struct Trial {
    data: tempfile::TempDir,
    _turn: MutexGuard<'static, ()>,
}

impl Trial {
    fn begin() -> Trial {
        let turn = ONE_BY_ONE.lock().unwrap_or_else(PoisonError::into_inner);
        let data = tempfile::tempdir().expect("a folder");
        crash::install(None, Some(data.path().to_owned()));
        crash::take_failed_parts();
        Trial { data, _turn: turn }
    }

    /// A window with its background threads running.
    fn window(&self, new: Option<GameName>, friend: bool) -> Harness<'static, App> {
        let data_dir = Some(self.data.path().to_owned());
        let options = WindowOptions { data_dir, new, friend, ..Default::default() };
        let mut window = Harness::builder()
            .with_size(egui::vec2(1280.0, 800.0))
            .with_max_steps(600)
            .build_eframe(move |cc| App::new(cc, &options));
        state(&mut window).settings.speed = Speed::Off;
        frames(&mut window, 5);
        window
    }

    fn reports(&self) -> Vec<String> {
        reports(self.data.path())
    }

    /// The number of turns in the autosaved game.
    fn kept_turns(&self) -> Option<usize> {
        let entries = fs::read_dir(self.data.path().join("unfinished")).ok()?;
        let mut paths = entries.flatten().map(|entry| entry.path());
        let path = paths.find(|path| path.extension() == Some("kete".as_ref()))?;
        Some(GameInProgress::load(&path).expect("a good file").turns().len())
    }
}

impl Drop for Trial {
    fn drop(&mut self) {
        // A planned failure must not reach the next test.
        make_fail("nothing").expect("a plan");
    }
}

fn reports(data: &Path) -> Vec<String> {
    let entries = fs::read_dir(data.join("crashes")).into_iter().flatten().flatten();
    entries.map(|entry| fs::read_to_string(entry.path()).expect("a report")).collect()
}

fn state<'a>(window: &'a mut Harness<'static, App>) -> &'a mut State {
    &mut window.state_mut().state
}

fn frames(window: &mut Harness<'static, App>, count: usize) {
    for _ in 0..count {
        window.run_steps(1);
        std::thread::sleep(Duration::from_millis(5));
    }
}

fn act(window: &mut Harness<'static, App>, intent: Intent) {
    update(state(window), intent, 0.0);
    frames(window, 1);
}

/// Runs frames until the condition holds.
fn wait(window: &mut Harness<'static, App>, what: &str, is_so: impl Fn(&State) -> bool) {
    let until = Instant::now() + Duration::from_secs(30);
    while !is_so(state(window)) {
        let said: Vec<_> = state(window).messages.iter().map(|kept| kept.words.clone()).collect();
        assert!(Instant::now() < until, "waited for {what}; messages: {said:?}");
        frames(window, 1);
    }
    // The next frame paints what happened.
    frames(window, 1);
}

fn said(state: &State, words: &str) -> bool {
    state.messages.iter().any(|kept| kept.words.contains(words))
}

fn hole(letter: char) -> Intent {
    let (side, first) = if letter.is_uppercase() { (Side::South, 'A') } else { (Side::North, 'a') };
    Intent::Hole(Hole::two_rows(side, letter as usize - first as usize), HolePart::Middle)
}

#[test]
fn a_game_is_kept_though_its_writer_panics() {
    let trial = Trial::begin();
    let mut window = trial.window(Some(GameName::Owari), true);
    // One failure goes unnoticed. After two the window says so and tries again until it succeeds.
    make_fail("autosave").expect("a plan");
    act(&mut window, hole('C'));
    wait(&mut window, "the first turn", |_| trial.kept_turns() == Some(1));
    make_fail("autosave:0:2").expect("a plan");
    act(&mut window, hole('d'));
    wait(&mut window, "the failure to be shown", |state| state.autosave.fails.is_some());
    wait(&mut window, "the second turn", |_| trial.kept_turns() == Some(2));
    wait(&mut window, "the end of it", |state| state.autosave.fails.is_none());
    act(&mut window, hole('E'));
    wait(&mut window, "the third turn", |_| trial.kept_turns() == Some(3));
    assert!(said(state(&mut window), "A part of Kete failed (autosave)"));
    assert_eq!(trial.reports().len(), 3);
}

#[test]
fn kete_searches_again_and_waits_for_a_person_where_that_fails_too() {
    let trial = Trial::begin();
    let mut window = trial.window(Some(GameName::Owari), false);
    let turns =
        |state: &State| state.session.as_ref().map_or(0, |session| session.game.turns().len());
    // The tutor's searches would fail instead.
    state(&mut window).session.as_mut().expect("a game").game.set_tutoring(Tutoring::Off);
    make_fail("search").expect("a plan");
    act(&mut window, hole('C'));
    wait(&mut window, "Kete's move", |state| turns(state) == 2);
    make_fail("search:0:2").expect("a plan");
    let open = state(&mut window).session.as_ref().expect("a game").open_moves();
    act(&mut window, Intent::Hole(open[0].hole().expect("a hole"), HolePart::Middle));
    wait(&mut window, "the message", |state| said(state, "Kete's search failed twice"));
    frames(&mut window, 20);
    assert_eq!(turns(state(&mut window)), 3, "no move by chance");
    assert!(state(&mut window).thinking.is_none());
    // The message disappears, the card beside the board stays.
    act(&mut window, Intent::CloseNotice);
    window.get_by_label("Play on from here").click();
    wait(&mut window, "Kete's second move", |state| turns(state) == 4);
    assert_eq!(trial.reports().len(), 3);
}

#[test]
fn exercises_that_could_not_be_made_are_made_again() {
    let trial = Trial::begin();
    let mut window = trial.window(None, false);
    make_fail("exercises").expect("a plan");
    let order = DrillOrder::Rule(GameName::Owari, RuleId::OwariCapture);
    act(&mut window, Intent::Drill(DrillIntent::Begin(order)));
    wait(&mut window, "the message", |state| said(state, "failed while it made exercises"));
    window.get_by_label("Try again").click();
    wait(&mut window, "exercises", |state| {
        let drilling = state.learning.drilling.as_ref();
        drilling.is_some_and(|drilling| matches!(drilling.stage, DrillStage::Running(_)))
    });
    assert_eq!(trial.reports().len(), 1);
}

#[test]
fn an_example_that_could_not_be_found_is_looked_for_again() {
    let trial = Trial::begin();
    let mut window = trial.window(None, false);
    make_fail("rule examples:0:2").expect("a plan");
    act(&mut window, Intent::OpenRule(RuleId::OwariCapture));
    wait(&mut window, "the message", |state| said(state, "looked for an example"));
    wait(&mut window, "both to fail", |state| state.again.len() == 2);
    assert!(state(&mut window).rulebook.example.is_none());
    window.get_by_label("Try again").click();
    wait(&mut window, "the example", |state| state.rulebook.example.is_some());
}

#[test]
fn courses_and_progress_are_read_and_written_again() {
    let trial = Trial::begin();
    make_fail("courses:0:2").expect("a plan");
    let mut window = trial.window(None, false);
    wait(&mut window, "the message", |state| said(state, "your courses and progress"));
    assert!(state(&mut window).learning.courses.is_empty());
    window.get_by_label("Try again").click();
    wait(&mut window, "the courses", |state| {
        state.learning.courses.len() == GameName::ALL.len() + 1
    });
    // Progress is written although the first write fails twice.
    make_fail("courses:0:2").expect("a plan");
    state(&mut window).learning.note(
        GameName::Owari,
        RuleId::OwariCapture,
        false,
        AnsweredIn::Games,
    );
    state(&mut window).learning.keep();
    wait(&mut window, "the failure", |state| !state.again.is_empty());
    act(&mut window, Intent::TryAgain);
    drop(window);
    let found = kete::tutor::Progress::load(&Folders::under(trial.data.path()));
    assert_eq!(found.progress.cards().count(), 1);
}

#[test]
fn a_file_that_kete_failed_over_is_opened_and_saved_again() {
    let trial = Trial::begin();
    let mut window = trial.window(Some(GameName::Owari), true);
    act(&mut window, hole('C'));
    let path = trial.data.path().join("fox.kete");
    make_fail("files").expect("a plan");
    act(&mut window, Intent::SaveTo(path.clone()));
    wait(&mut window, "the message", |state| said(state, "failed over this file"));
    assert!(!path.exists());
    window.get_by_label("Try again").click();
    wait(&mut window, "the file", |state| {
        state.session.as_ref().is_some_and(|session| session.file.is_some())
    });
    let recent = trial.data.path().join("config/recent.ron");
    wait(&mut window, "the recent files", |_| recent.exists());
    frames(&mut window, 20);
    make_fail("files").expect("a plan");
    let laid = state(&mut window).laid;
    state(&mut window).notice = None;
    act(&mut window, Intent::OpenFile(path));
    wait(&mut window, "the second message", |state| state.notice.is_some());
    frames(&mut window, 2);
    window.get_by_label("Try again").click();
    wait(&mut window, "the game", |state| state.laid > laid);
}

#[test]
fn a_board_that_cannot_be_carved_is_shown_as_a_sketch() {
    let trial = Trial::begin();
    make_fail("board pictures:0:1000").expect("a plan");
    let mut window = trial.window(Some(GameName::Owari), true);
    wait(&mut window, "the message", |state| said(state, "failed (board pictures)"));
    frames(&mut window, 30);
    assert!(trial.reports().len() <= 6, "it is not carved again and again");
    act(&mut window, hole('C'));
    wait(&mut window, "the turn", |_| trial.kept_turns() == Some(1));
}

#[test]
fn settings_that_were_not_written_are_written_at_the_end() {
    let trial = Trial::begin();
    let mut window = trial.window(None, false);
    make_fail("settings:0:2").expect("a plan");
    state(&mut window).settings.text_percent = 125;
    wait(&mut window, "the message", |state| said(state, "Kete failed while it wrote them"));
    let file = trial.data.path().join("config/settings.ron");
    let holds = || fs::read_to_string(&file).is_ok_and(|text| text.contains("125"));
    assert!(!holds());
    eframe::App::on_exit(window.state_mut(), None);
    assert!(holds());
}

#[test]
fn a_report_names_what_was_done_and_nothing_that_was_typed() {
    let trial = Trial::begin();
    let mut window = trial.window(Some(GameName::Owari), true);
    act(&mut window, hole('C'));
    for intent in [
        Intent::Title("fuchsia one".to_owned()),
        Intent::Comment(NodeId::START, "fuchsia two".to_owned()),
        Intent::Search("fuchsia".to_owned()),
        Intent::Paste("fuchsia".to_owned()),
        Intent::SaveTo(trial.data.path().join("fuchsia.kete")),
    ] {
        act(&mut window, intent);
    }
    make_fail("painting").expect("a plan");
    let panics = catch_unwind(AssertUnwindSafe(|| act(&mut window, hole('d'))));
    assert!(panics.is_err());
    let reports = trial.reports();
    assert_eq!(reports.len(), 1);
    for part in ["Title", "Comment(NodeId(0))", "Search", "Paste", "SaveTo", "Hole(", "update"] {
        assert!(reports[0].contains(part), "{part} is not in {}", reports[0]);
    }
    assert!(!reports[0].contains("fuchsia"), "{}", reports[0]);
    assert!(!reports[0].contains(&*trial.data.path().to_string_lossy()));
    // The turn had been played but not yet written when the panic occurred.
    window.state_mut().save_all();
    assert_eq!(trial.kept_turns(), Some(2));
    drop(window);
    // The next window mentions it once.
    let mut next = trial.window(None, false);
    wait(&mut next, "the question", |state| state.dialog.is_some());
    frames(&mut next, 3);
    for label in ["Kete crashed last time", "Show reports"] {
        assert!(next.query_all_by_label(label).next().is_some(), "{label}");
    }
    // The start page behind the dialog has such a button too.
    next.query_all_by_label("Go on").next_back().expect("a button").click();
    wait(&mut next, "the game", |state| state.session.is_some() && state.dialog.is_none());
    drop(next);
    let mut third = trial.window(None, false);
    frames(&mut third, 20);
    assert!(state(&mut third).dialog.is_none());
    assert!(!said(state(&mut third), "crashed"));
}

/// Runs the program with one part made to fail.
fn kete(data: &Path, arguments: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_kete"))
        .args(arguments)
        .arg("--data-dir")
        .arg(data)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    child.stdin.take().expect("its input").write_all(input.as_bytes()).expect("it reads");
    child.wait_with_output().expect("it ends")
}

#[test]
fn a_command_that_panics_says_where_its_report_is() {
    let data = tempfile::tempdir().expect("a folder");
    let out = kete(data.path(), &["perft", "owari", "1", "--test-panic", "command"], "");
    assert_eq!(out.status.code(), Some(101));
    let error = String::from_utf8_lossy(&out.stderr);
    assert!(error.contains("kete: a fault in Kete itself"), "{error}");
    assert!(error.contains(&*data.path().join("crashes").to_string_lossy()), "{error}");
    let reports = reports(data.path());
    assert_eq!(reports.len(), 1);
    // A build for release knows functions, but not their files.
    let place = if cfg!(debug_assertions) { "src/main.rs" } else { "kete::main" };
    for part in ["Kete 0.1.0", ", perft\n", "Thread: main", place, "Place: src/crash/"] {
        assert!(reports[0].contains(part), "{part} is not in {}", reports[0]);
    }
    // If no report can be written, it still ends with a message.
    let file = data.path().join("file");
    fs::write(&file, "").expect("a file");
    let out = kete(&file, &["perft", "owari", "1", "--test-panic", "command"], "");
    assert_eq!(out.status.code(), Some(101));
    assert!(String::from_utf8_lossy(&out.stderr).contains("could not be written"));
}

#[test]
fn a_panic_outside_of_the_frames_ends_the_window_with_a_message() {
    let data = tempfile::tempdir().expect("a folder");
    let out = kete(data.path(), &["--test-panic", "window"], "");
    assert_eq!(out.status.code(), Some(101));
    let error = String::from_utf8_lossy(&out.stderr);
    assert!(error.contains("start Kete and choose Go on"), "{error}");
    assert_eq!(reports(data.path()).len(), 1);
}

#[test]
fn an_engine_whose_search_panics_answers_all_the_same() {
    let data = tempfile::tempdir().expect("a folder");
    for (times, written) in [("search", 1), ("search:0:2", 3)] {
        let lines = "ruleset owari\ngo depth 3\n";
        let out = kete(data.path(), &["engine", "--test-panic", times], lines);
        let answers = String::from_utf8_lossy(&out.stdout).into_owned();
        assert!(out.status.success(), "{answers}");
        assert_eq!(answers.matches("bestmove ").count(), 1, "{answers}");
        assert!(!answers.contains("bestmove none"), "{answers}");
        assert_eq!(reports(data.path()).len(), written);
    }
    // The number of reports is limited.
    for _ in 0..MOST_KEPT {
        kete(data.path(), &["perft", "owari", "1", "--test-panic", "command"], "");
    }
    assert_eq!(reports(data.path()).len(), MOST_KEPT);
}
