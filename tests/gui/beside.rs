//! An external engine asked beside Kete in the analysis: its line, its failures, when it is asked
//! and when it is stopped.

use std::path::Path;
use std::time::Duration;

use egui::accesskit::Role;
use egui::{Key, Modifiers, Vec2, vec2};
use egui_kittest::kittest::Queryable as _;
use kete::app::WindowOptions;
use kete::app::analysis::state::PointedLine;
use kete::app::intent::Intent;
use kete::app::settings::engines::Engine;
use kete::app::settings::table::SettingsIntent;
use kete::app::state::Dialog;
use kete::draw::theme::ThemeName;
use kete::rules::{GameName, Side};

use crate::external::{name, runs, script};
use crate::window::{USUAL, Window};

const LONG: Duration = Duration::from_secs(60);
const GOES_ON: &str = "Kete's own analysis goes on.";

/// A game of two people with the analysis on and an engine that runs `at_go` when asked.
fn beside(game: GameName, size: Vec2, patience: Duration, at_go: &str) -> Window {
    let options = WindowOptions { new: Some(game), friend: true, ..Default::default() };
    let mut window = Window::open(options, size, ThemeName::Light);
    let arguments = script(&window, at_go);
    let fox = Engine { name: name("Fox"), program: "/bin/sh".to_owned(), arguments };
    window.state_mut().engines.patience = patience;
    window.does(Intent::Settings(SettingsIntent::AddEngine(fox)));
    window.keys(Modifiers::COMMAND, Key::I);
    window.click("Live analysis");
    window
}

/// Chooses the engine once it is offered.
fn ask(window: &mut Window, who: &str) {
    window.wait("on offer", |window| window.has("Ask"));
    window.harness.get_by_role_and_label(Role::ComboBox, "Ask").click();
    window.steps(3);
    window.harness.get_by_role_and_label(Role::ListBoxOption, who).click();
    window.steps(3);
}

fn lines(window: &Window) -> usize {
    window.names().iter().filter(|name| name.starts_with("Line ")).count()
}

/// How often this word occurs in a file.
fn count(file: &Path, word: &str) -> usize {
    let text = std::fs::read_to_string(file).unwrap_or_default();
    text.lines().filter(|line| *line == word).count()
}

#[test]
fn its_move_is_shown_under_ketes_lines_and_points() {
    let folder = tempfile::tempdir().expect("a folder");
    let log = folder.path().join("log");
    let at_go = format!(
        "echo go >> '{0}'; echo 'info depth 12 multipv 1 score 3 nodes 9 nps 9 pv D e'
        if [ $(wc -l < '{0}') = 1 ]; then echo bestmove D; else echo bestmove c; fi",
        log.display()
    );
    let mut window = beside(GameName::Owari, USUAL, LONG, &at_go);
    ask(&mut window, "Kete and Fox");
    window.assert_has("Fox is thinking.");
    let told = "Fox plays D. It says South +3, looked 12 moves ahead.";
    window.wait(told, |window| window.has(told));
    assert_eq!(lines(&window), 3, "Kete's lines stay");

    window.harness.get_by_label(told).focus();
    window.steps(3);
    let state = window.state();
    assert_eq!(state.analysis.pointed, Some(PointedLine::Beside));
    let first = state.analysis.first_move(window.session().game.current());
    assert_eq!(first.map(|(mv, _)| mv.to_string()).as_deref(), Some("D"));

    // A press previews its line, as with Kete's lines, and plays nothing.
    window.press(told);
    assert!(window.said().starts_with("Not played: South plays D"), "{}", window.said());
    window.assert_has("Play on from here");
    window.press(told);
    assert!(window.said().starts_with("Not played: North plays e"), "{}", window.said());
    let variation = window.session().variation.as_ref().expect("a line is walked");
    assert_eq!((variation.progress(), variation.is_beside(name("Fox"))), ((2, 2), true));
    assert!(window.session().game.is_empty());
    // Kete's own line is different.
    window.press("Line 1, ");
    assert_eq!(window.session().variation.as_ref().expect("walked").progress().0, 1);
    window.key(Key::Escape);
    assert!(window.session().variation.is_none());

    // What it said of another move says nothing about this one.
    window.press("South C");
    window.wait("asked about the next", |window| window.has("Fox plays c"));
    window.key(Key::PageUp);
    assert!(window.has(told), "it is known");
    window.steps(60);
    assert_eq!(count(&log, "go"), 2, "each position is asked about once");
    ask(&mut window, "Kete");
    assert!(!window.has_start("Fox ") && lines(&window) == 3);
}

#[test]
fn kete_goes_on_when_it_fails_and_it_is_asked_again() {
    for (at_go, patience, told) in [
        ("exit 3", LONG, "“Fox” ended (exit status: 3). "),
        (":", Duration::from_millis(300), "“Fox” gave no answer for 300 ms and was stopped. "),
        ("yes", LONG, "“Fox” wrote more than Kete reads and was ended. "),
        ("echo bestmove a", LONG, "“Fox” played “a”, which is not possible: "),
        ("echo bestmove what", LONG, "“Fox” played “what”, which is not possible: "),
        ("echo error no idea", LONG, "“Fox” refused “go”: no idea. "),
    ] {
        let is_small = [":", "echo bestmove a"].contains(&at_go);
        let size = if is_small { vec2(900.0, 600.0) } else { USUAL };
        let mut window = beside(GameName::Owari, size, patience, "");
        let flag = window.data.path().join("once");
        let once = format!(
            "if [ -e '{0}' ]; then echo bestmove B; else : > '{0}'; {at_go}; fi",
            flag.display()
        );
        script(&window, &once);
        ask(&mut window, "Kete and Fox");
        window.wait(told, |window| window.has_start(told));
        let failed = |window: &Window| {
            window.names().into_iter().find(|name| name.starts_with(told)).unwrap_or_default()
        };
        assert!(failed(&window).ends_with(GOES_ON), "{:?}", failed(&window));
        assert_eq!(lines(&window), 3, "{told}");
        if is_small {
            window.steps(30);
            let again = window.harness.get_by_label("Try again").rect();
            let bar = window.harness.get_by_label("Undo").rect();
            assert!(again.max.y <= bar.min.y - 14.0, "cut off: {again:?} {bar:?}");
        }
        // It is not asked about another position until someone wants it.
        window.press("South C");
        window.steps(60);
        assert!(window.has_start(told) && !window.has_start("Fox "));
        window.key(Key::PageUp);
        window.press("Try again");
        window.wait("it answers", |window| window.has("Fox plays B"));
        assert!(!window.has_start(told));
    }
}

#[test]
fn it_is_stopped_when_hidden_and_ended_with_the_switch_and_the_window() {
    let folder = tempfile::tempdir().expect("a folder");
    let (log, number) = (folder.path().join("log"), folder.path().join("process"));
    // It waits for input before it answers.
    let at_go = format!(
        "echo $$ > '{1}'; echo go >> '{0}'; read -r line; echo $line >> '{0}'; echo bestmove A",
        log.display(),
        number.display()
    );
    let mut window = beside(GameName::Owari, USUAL, LONG, &at_go);
    ask(&mut window, "Kete and Fox");
    let process = |window: &mut Window, times: usize| {
        window.wait("asked", |_| count(&log, "go") == times);
        std::fs::read_to_string(&number).expect("a number").trim().to_owned()
    };
    let first = process(&mut window, 1);
    window.press("South A");
    window.wait("stopped at another position", |_| count(&log, "stop") == 1);
    process(&mut window, 2);
    window.click("Moves");
    window.wait("stopped with the tab", |_| count(&log, "stop") == 2);
    window.click("Analysis");
    process(&mut window, 3);
    window.state_mut().dialog = Some(Dialog::Messages);
    window.wait("stopped behind a dialog", |_| count(&log, "stop") == 3);
    window.state_mut().dialog = None;
    assert_eq!(process(&mut window, 4), first, "the program is the same all the time");
    assert!(runs(&first));
    window.click("Live analysis");
    window.wait("ended with the switch", |_| !runs(&first));
    window.click("Live analysis");
    let second = process(&mut window, 5);
    assert!(runs(&second));
    eframe::App::on_exit(window.harness.state_mut(), None);
    window.wait("ended with the window", |_| !runs(&second));
}

#[test]
fn it_is_offered_only_if_it_plays_by_these_rules_and_help_is_allowed() {
    let mut window = beside(GameName::Awale, USUAL, LONG, "echo bestmove A");
    let is_known = |window: &Window| {
        let tried = &window.state().engines.tried;
        matches!(tried.get(&name("Fox")), Some(kete::app::engines::state::EngineTest::Plays(_)))
    };
    window.wait("tested", is_known);
    assert!(!window.has("Ask") && lines(&window) == 3, "{:?}", window.names());

    let mut window = beside(GameName::Owari, USUAL, LONG, "echo bestmove A");
    ask(&mut window, "Kete and Fox");
    window.wait("it answers", |window| window.has("Fox plays A"));
    // In another game the choice stays, but the results of the last game are gone.
    window.does(Intent::NewGameOf(GameName::Owari));
    window.does(Intent::StartGame);
    window.keys(Modifiers::COMMAND, Key::I);
    let state = window.state();
    let beside = state.analysis.beside.as_ref().expect("a choice");
    assert!(!beside.has_answered() && kete::app::analysis::status::asked_beside(state).is_none());
    window.steps(60);
    assert!(!window.has_start("Fox "), "against Kete nobody is asked");
    window.does(Intent::ResignNow(Side::South));
    window.key(Key::Escape);
    window.does(Intent::Engine(kete::app::engines::intent::EngineIntent::Remove(name("Fox"))));
    window.steps(2);
    assert!(window.state().analysis.beside.is_none(), "it is gone");
}

#[test]
fn what_another_kete_says_is_quoted() {
    let mut window = beside(GameName::BawoBeginner, USUAL, LONG, "");
    let program = env!("CARGO_BIN_EXE_kete").to_owned();
    let second = Engine { name: name("Second"), program, arguments: "engine".to_owned() };
    window.does(Intent::Settings(SettingsIntent::AddEngine(second)));
    ask(&mut window, "Kete and Second");
    window.wait("it answers", |window| window.has_start("Second plays "));
    let told = window.named("Second plays ");
    assert!(told.contains(". It says South "), "{told}");
    assert!(told.ends_with(" ahead.") && told.contains(" seeds, looked "), "{told}");
}
