//! External engines as players: added in the settings, chosen in a new game, played against, and
//! what happens when they fail.

use std::path::PathBuf;
use std::time::Duration;

use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use kete::app::WindowOptions;
use kete::app::intent::Intent;
use kete::app::new_game::intent::FormIntent;
use kete::app::settings::engines::Engine;
use kete::app::settings::table::SettingsIntent;
use kete::draw::theme::ThemeName;
use kete::game::{EngineName, Player};
use kete::rules::{GameName, Side};

use crate::window::{USUAL, Window};

/// The program itself speaks the protocol.
const KETE: &str = env!("CARGO_BIN_EXE_kete");

pub fn name(name: &str) -> EngineName {
    EngineName::new(name).expect("a name")
}

/// A shell script that plays Owari and runs `at_go` when it is to move.
pub fn script(window: &Window, at_go: &str) -> String {
    let path: PathBuf = window.data.path().join("engine.sh");
    let text = format!(
        "while read -r line; do case \"$line\" in
            rulesets) echo 'ruleset owari'; echo ok;;
            ruleset*|position*) echo ok;;
            go*) {at_go};;
            quit) exit 0;;
        esac; done"
    );
    std::fs::write(&path, text).expect("written");
    path.to_str().expect("a path of text").to_owned()
}

/// A game of Owari against a program that runs `at_go` when it is to move.
fn against(at_go: &str, patience: Duration) -> Window {
    let mut window = Window::fresh();
    let arguments = script(&window, at_go);
    let fox = Engine { name: name("Fox"), program: "/bin/sh".to_owned(), arguments };
    window.state_mut().engines.patience = patience;
    window.does(Intent::Settings(SettingsIntent::AddEngine(fox)));
    window.does(Intent::NewGameOf(GameName::Owari));
    window.does(Intent::Form(FormIntent::Player(Side::North, Player::Engine(name("Fox")))));
    window.does(Intent::StartGame);
    window
}

fn fill(window: &mut Window, field: &str, text: &str) {
    window.harness.get_by_role_and_label(Role::TextInput, field).focus();
    window.steps(2);
    window.type_text(text);
}

/// How many turns led to the current position.
fn turns(window: &Window) -> usize {
    window.session().game.path().len() - 1
}

#[test]
fn an_engine_is_added_tested_played_against_and_kept() {
    let mut window = Window::fresh();
    window.keys(Modifiers::COMMAND, Key::Comma);
    window.click("Advanced");
    let add = window.harness.get_by_label("Add");
    assert!(add.accesskit_node().is_disabled());
    fill(&mut window, "Name", "Second Kete");
    window.steps(4);
    // What is typed in can be seen.
    let field = window.harness.get_by_role_and_label(Role::TextInput, "Name").rect();
    let foot = window.harness.get_by_label("Reset this tab").rect();
    assert!(field.max.y < foot.min.y, "{field:?} and {foot:?}");
    assert!(window.has_start("Say which program to start."));
    window.press("Choose…");
    assert!(window.has("Choose a program"));
    window.key(Key::Escape);
    window.press("Choose…");
    window.type_text(KETE);
    window.press("Choose");
    let typed = window.harness.get_by_role_and_label(Role::TextInput, "Program");
    assert_eq!(typed.accesskit_node().value().as_deref(), Some(KETE));
    fill(&mut window, "Arguments", "engine");
    window.press("Add");
    let plays = format!("It answers, and plays all {} games.", GameName::ALL.len());
    window.wait("asked", |window| window.has_start(&plays));
    fill(&mut window, "Name", "Second Kete");
    assert!(window.has_start("Another engine has this name."));
    window.key(Key::Escape);
    window.key(Key::Escape);

    window.keys(Modifiers::COMMAND, Key::N);
    window.click("Owari");
    window.wait("on offer", |window| window.has("Engine"));
    window.pick("North", "Engine");
    assert!(window.has("Second Kete"));
    window.pick("Tutor", "Off");
    window.does(Intent::StartGame);
    assert_eq!(window.session().game.players().north, Player::Engine(name("Second Kete")));
    for turn in 1..=2 {
        let mv = *window.session().position().moves().first().expect("a move");
        window.press_move(mv);
        window.wait("an answer", |window| turns(window) == 2 * turn);
    }
    window.keys(Modifiers::COMMAND, Key::Z);
    assert_eq!(turns(&window), 2);
    let position = window.shown();

    // The game and the engine are there the next time.
    eframe::App::on_exit(window.harness.state_mut(), None);
    let data = window.close();
    let mut window = Window::open_in(data, WindowOptions::default(), USUAL, ThemeName::Light);
    window.click_start("Go on");
    assert_eq!(window.shown(), position);
    let mv = *window.session().position().moves().first().expect("a move");
    window.press_move(mv);
    window.wait("an answer", |window| turns(window) == 4);

    window.keys(Modifiers::COMMAND, Key::Comma);
    window.click("Advanced");
    window.press("Remove");
    assert!(window.state().settings.engines.is_empty());
}

#[test]
fn a_failed_test_of_a_program_says_why() {
    let mut window = Window::fresh();
    window.state_mut().engines.patience = Duration::from_secs(2);
    for (called, program, arguments) in [
        ("Nobody", "/no/such/program", ""),
        ("Quick", "/bin/sh", "-c exit"),
        ("Flood", "/bin/cat", "/dev/zero"),
        ("Echo", "/bin/cat", ""),
    ] {
        let (program, arguments) = (program.to_owned(), arguments.to_owned());
        let engine = Engine { name: name(called), program, arguments };
        window.does(Intent::Settings(SettingsIntent::AddEngine(engine)));
    }
    window.keys(Modifiers::COMMAND, Key::Comma);
    window.click("Advanced");
    let told = |window: &Window, group: &str, start: &str| {
        let group = window.harness.get_by_role_and_label(Role::Group, group);
        let mut labels = group.children_recursive();
        labels.any(|node| {
            let node = node.accesskit_node();
            node.label().or_else(|| node.value()).is_some_and(|words| words.starts_with(start))
        })
    };
    for (group, words) in [
        ("Nobody", "It could not be started: it is not there."),
        ("Quick", "It ended (exit status: 0)."),
        ("Flood", "It wrote more than Kete reads and was ended."),
        ("Echo", "It gave no answer for 2 s and was stopped."),
    ] {
        window.wait(words, |window| told(window, group, words));
    }
    // The same program answers once it works.
    let mended =
        Engine { name: name("Nobody"), program: KETE.to_owned(), arguments: "engine".to_owned() };
    window.does(Intent::Settings(SettingsIntent::AddEngine(mended)));
    window.wait("tested", |window| told(window, "Nobody", "It answers, and plays"));
    // The New game form says why it cannot play.
    let fox = script(&window, "exit");
    let fox = Engine { name: name("Fox"), program: "/bin/sh".to_owned(), arguments: fox };
    window.does(Intent::Settings(SettingsIntent::AddEngine(fox)));
    let plays = format!("It plays 1 of the {} games: Owari.", GameName::ALL.len());
    window.wait("tested", |window| told(window, "Fox", &plays));
    window.key(Key::Escape);
    window.does(Intent::NewGameOf(GameName::Awale));
    window.does(Intent::Form(FormIntent::Player(Side::South, Player::Engine(name("Fox")))));
    assert!(window.has_start("“Fox” does not play Awale."));
    window.does(Intent::StartGame);
    assert!(window.state().session.is_none());
    window.does(Intent::Form(FormIntent::Game(GameName::Owari)));
    window.does(Intent::Form(FormIntent::Player(Side::South, Player::Engine(name("Fox")))));
    assert!(!window.has_start("“Fox” does not"));
    window.does(Intent::Form(FormIntent::Option("grand-slam", "forbidden")));
    assert!(window.has_start("“Fox” does not play with "));
}

#[test]
fn the_game_survives_a_failing_engine_and_kete_plays_on() {
    let long = Duration::from_secs(60);
    for (at_go, patience, told) in [
        ("exit 3", long, "“Fox” ended (exit status: 3)."),
        ("sleep 0", Duration::from_millis(300), "“Fox” gave no answer for 300 ms and was stopped."),
        ("echo bestmove A", long, "“Fox” played “A”, which is not possible: "),
        ("echo bestmove 99", long, "“Fox” played “99”, which is not possible: "),
        ("echo bestmove none", long, "“Fox” played “none”, which is not possible: "),
        ("echo error no idea", long, "“Fox” refused “go”: no idea."),
    ] {
        let mut window = against(at_go, patience);
        window.press("South C");
        window.wait(told, |window| window.has_start(told));
        assert_eq!(turns(&window), 1, "{told}");
        assert!(window.said().starts_with(told), "the live label says it");
        assert!(window.has("stopped") && window.state().thinking.is_none());

        // The person takes the turn back and makes another; it fails again.
        window.keys(Modifiers::COMMAND, Key::Z);
        assert_eq!(turns(&window), 0);
        assert!(!window.has_start(told));
        window.press("South D");
        window.wait(told, |window| window.has_start(told));
        window.click("Let Kete play on");
        window.rest();
        assert_eq!(turns(&window), 2, "{told}");
        assert!(matches!(window.session().game.players().north, Player::Kete(_)));
        assert!(!window.has_start(told) && !window.has("stopped"));
    }
}

#[test]
fn an_engine_that_failed_once_tries_again() {
    let window = Window::fresh();
    let flag = window.data.path().join("once");
    let at_go =
        format!("if [ -e '{0}' ]; then echo bestmove a; else : > '{0}'; exit; fi", flag.display());
    let mut window = against(&at_go, Duration::from_secs(60));
    window.press("South C");
    window.wait("it fails", |window| window.has_start("“Fox” ended"));
    window.click("Try again");
    window.wait("it plays", |window| turns(window) == 2);
    assert_eq!(window.session().game.players().north, Player::Engine(name("Fox")));
}

#[test]
fn a_game_whose_engine_is_gone_opens_and_goes_on() {
    let mut window = Window::fresh();
    let path = window.data.path().join("gone.kete");
    let text = "(version: 1, ruleset: \"owari\", start: \"start\", south: You, \
        north: Engine(\"Old Fox\"), moves: [\"C\"])";
    std::fs::write(&path, text).expect("written");
    window.open_file(&path);
    window.wait("told", |window| window.has_start("“Old Fox” is not among your engines."));
    assert_eq!(turns(&window), 1);
    window.click("Let Kete play on");
    window.rest();
    assert_eq!(turns(&window), 2);
}

/// Whether a process of this number runs.
pub fn runs(process: &str) -> bool {
    let mut shell = std::process::Command::new("/bin/sh");
    let asked = shell.arg("-c").arg(format!("kill -0 {process}"));
    asked.stderr(std::process::Stdio::null()).status().expect("a shell").success()
}

#[test]
fn a_program_is_ended_with_its_game_and_with_the_window() {
    let numbers = tempfile::tempdir().expect("a folder");
    let file = numbers.path().join("process");
    // It never answers.
    let at_go = format!("echo $$ > '{}'; exec sleep 1000", file.display());
    let read = || std::fs::read_to_string(&file).unwrap_or_default().trim().to_owned();
    for closes in [false, true] {
        let mut window = against(&at_go, Duration::from_secs(600));
        window.press("South C");
        window.wait("it thinks", |_| !read().is_empty());
        let process = read();
        assert!(runs(&process));
        window.press("North a");
        assert!(window.said().starts_with("“Fox” is thinking."), "{}", window.said());
        if closes {
            eframe::App::on_exit(window.harness.state_mut(), None);
        } else {
            window.does(Intent::NewGameOf(GameName::Owari));
            window.does(Intent::Form(FormIntent::Player(Side::North, Player::Friend)));
            window.does(Intent::StartGame);
            assert!(window.state().thinking.is_none());
        }
        window.wait("it is ended", |_| !runs(&process));
        std::fs::remove_file(&file).expect("written");
    }
}

#[test]
fn a_program_that_is_tested_is_ended_when_it_is_removed_and_with_the_window() {
    for closes in [false, true] {
        let mut window = Window::fresh();
        window.state_mut().engines.patience = Duration::from_secs(600);
        let file = window.data.path().join("process");
        let script = window.data.path().join("mute.sh");
        let text = format!("echo $$ > '{}'; exec sleep 1000", file.display());
        std::fs::write(&script, text).expect("written");
        let arguments = script.to_str().expect("a path of text").to_owned();
        let mute = Engine { name: name("Mute"), program: "/bin/sh".to_owned(), arguments };
        window.does(Intent::Settings(SettingsIntent::AddEngine(mute)));
        window.keys(Modifiers::COMMAND, Key::Comma);
        window.click("Advanced");
        let read = || std::fs::read_to_string(&file).unwrap_or_default().trim().to_owned();
        window.wait("it is asked", |_| !read().is_empty());
        let process = read();
        assert!(runs(&process));
        if closes {
            eframe::App::on_exit(window.harness.state_mut(), None);
        } else {
            window.press("Remove");
        }
        window.wait("it is ended", |_| !runs(&process));
    }
}
