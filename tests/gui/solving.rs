//! *Solve this*: a proof in the background, paused, kept in a file, gone on with, forgotten.

use std::fs;
use std::path::PathBuf;

use egui::{Key, Modifiers};
use kete::app::WindowOptions;
use kete::app::intent::Intent;
use kete::app::page::Page;
use kete::draw::theme::ThemeName;
use kete::game::{GameInProgress, Level, Player};
use kete::rules::{BySide, GameName, Ruleset};

use crate::window::{USUAL, Window};

/// The start of the Basic Game with two seeds in each hole.
const TWO_EACH: &str = "2,2,2,2,2,2/2,2,2,2,2,2 0-0 S";
/// The start with three: more than these tests search.
const THREE_EACH: &str = "3,3,3,3,3,3/3,3,3,3,3,3 0-0 S";
const SOLVE: &str = "Solve this";
const GO_ON: &str = "Go on solving";
const PAUSE: &str = "Pause solving";
const FORGET: &str = "Forget";

fn two_people(name: GameName) -> WindowOptions {
    WindowOptions { new: Some(name), friend: true, ..WindowOptions::default() }
}

/// Lays a position and switches the analysis on.
fn analysed(mut window: Window, text: &str) -> Window {
    window.lay_position(text);
    window.keys(Modifiers::COMMAND, Key::I);
    window.click("Live analysis");
    window
}

fn fresh() -> Window {
    analysed(Window::game(GameName::Basic, true), TWO_EACH)
}

fn later(window: Window) -> Window {
    let folder = window.close();
    let options = two_people(GameName::Basic);
    analysed(Window::open_in(folder, options, USUAL, ThemeName::Light), TWO_EACH)
}

/// The files of unfinished proofs.
fn files(window: &Window) -> Vec<PathBuf> {
    let entries = fs::read_dir(window.data.path().join("solving")).into_iter().flatten();
    entries.flatten().map(|entry| entry.path()).collect()
}

fn solved(window: &mut Window) -> String {
    window.wait("the position is solved", |window| window.has_start("Solved: "));
    window.named("Solved: ")
}

/// What `kete solve` proves of the same position.
fn proof() -> (i32, String) {
    let position = Ruleset::new(GameName::Basic)
        .position(&kete::rules::Setup::parse(GameName::Basic, TWO_EACH).expect("a position"))
        .expect("possible");
    let request = kete::search::Request::new(position, kete::search::Limits::default());
    let (stop, counted) = Default::default();
    let proof = kete::search::solve(&request, &stop, &counted, &mut |_| {}).expect("moves");
    assert!(proof.is_complete());
    (proof.lower, kete::narration::list(&proof.best))
}

#[test]
fn a_position_is_solved_with_its_value_and_best_moves() {
    let mut window = fresh();
    window.click(SOLVE);
    assert!(window.has_start("Solving: ") && window.has(PAUSE), "{:?}", window.names());
    assert!(!window.has(SOLVE));
    let (value, best) = proof();
    let words = match value {
        0 => "Solved: the game ends level with best play.".to_owned(),
        _ => {
            let winner = if value > 0 { "South" } else { "North" };
            let ahead = value.abs();
            let (more, fewer) = ((24 + ahead) / 2, (24 - ahead) / 2);
            format!("Solved: {winner} wins by {ahead} ({more} to {fewer}) with best play.")
        }
    };
    assert_eq!(solved(&mut window), format!("{words} Best: {best}."));
    assert!(files(&window).is_empty() && !window.has(PAUSE) && !window.has(SOLVE));
    // It is still known after a look at another position.
    window.press("South C");
    assert!(!window.has_start("Solved: "));
    window.key(Key::Home);
    assert!(window.has_start("Solved: "));
}

#[test]
fn a_paused_proof_is_kept_in_a_file_and_a_later_window_goes_on_from_it() {
    let mut window = fresh();
    window.click(SOLVE);
    window.click(PAUSE);
    assert!(window.has_start("Paused after "), "{:?}", window.names());
    assert_eq!(files(&window).len(), 1);
    window.assert_has(GO_ON);
    let mut window = later(window);
    window.assert_has("Kete has begun to solve this position.");
    assert!(window.has(GO_ON) && window.has(FORGET) && !window.has(SOLVE));
    window.click(GO_ON);
    let words = solved(&mut window);
    assert!(words.ends_with(&format!("Best: {}.", proof().1)), "{words}");
    assert!(files(&window).is_empty());
}

#[test]
fn forget_deletes_the_file_of_a_paused_proof_and_of_a_running_one() {
    let mut window = fresh();
    window.click(SOLVE);
    window.click(PAUSE);
    assert_eq!(files(&window).len(), 1);
    window.click(FORGET);
    assert!(files(&window).is_empty());
    window.assert_has(SOLVE);
    window.click(SOLVE);
    window.click(PAUSE);
    window.click(GO_ON);
    window.click(FORGET);
    assert!(files(&window).is_empty());
    assert!(window.has(SOLVE) && !window.has_start("Paused after "), "{:?}", window.names());
}

#[test]
fn it_goes_on_at_other_positions_and_another_proof_pauses_it() {
    let mut window = analysed(Window::game(GameName::Basic, true), THREE_EACH);
    window.click(SOLVE);
    let before = window.state().analysis.solving.running.as_ref().expect("it runs").found.effort;
    window.press("South C");
    assert!(window.has_start("Solving another position: "), "{:?}", window.names());
    window.does(Intent::Go(Page::Start));
    window.does(Intent::Go(Page::Play));
    let after = window.state().analysis.solving.running.as_ref().expect("it runs").found.effort;
    assert!(after.0 > before.0, "{before:?} {after:?}");
    window.click("Show it");
    assert!(window.has_start("Solving: "), "{:?}", window.names());
    window.key(Key::End);
    window.click(SOLVE);
    assert!(window.has_start("Solving: "), "{:?}", window.names());
    assert!(!window.has_start("Solving another position: "));
    assert_eq!(files(&window).len(), 1, "the first is paused");
    window.key(Key::Home);
    window.assert_has(GO_ON);
    // A position of another game cannot be shown, but paused.
    window.lay_position("3,3,3,3,3,3/3,3,3,3,3,2 1-0 S");
    window.keys(Modifiers::COMMAND, Key::I);
    assert!(window.has_start("Solving another position: ") && !window.has("Show it"));
    window.click(PAUSE);
    assert!(!window.has_start("Solving another position: "));
    assert_eq!(files(&window).len(), 2);
}

#[test]
fn an_altered_file_is_set_aside_and_the_search_begins_anew() {
    let mut window = fresh();
    window.click(SOLVE);
    window.click(PAUSE);
    let path = files(&window).remove(0);
    let mut bytes = fs::read(&path).expect("it is there");
    if let Some(last) = bytes.last_mut() {
        *last ^= 1;
    }
    fs::write(&path, bytes).expect("written");
    let mut window = later(window);
    window.click(GO_ON);
    let fault = window.named("The unfinished proof has changed since Kete wrote it");
    assert!(fault.contains(".damaged-1.proof"), "{fault}");
    solved(&mut window);
    assert_eq!(files(&window).len(), 1, "the altered file");
}

#[test]
fn a_proof_that_cannot_be_saved_says_so() {
    let mut window = fresh();
    window.click(SOLVE);
    let folder = window.data.path().join("solving");
    fs::write(&folder, "a file where the folder should be").expect("written");
    window.click(PAUSE);
    assert!(window.has_start("The unfinished proof is not saved. "), "{:?}", window.names());
    fs::remove_file(&folder).expect("it is there");
    window.click(SOLVE);
    assert!(!window.has_start("The unfinished proof is not saved. "), "{:?}", window.names());
    solved(&mut window);
}

#[test]
fn a_file_that_cannot_be_read_stays_and_the_tab_says_why() {
    let mut window = fresh();
    window.click(SOLVE);
    window.click(PAUSE);
    let path = files(&window).remove(0);
    fs::remove_file(&path).expect("it is there");
    fs::create_dir(&path).expect("a folder where the file should be");
    window.click(GO_ON);
    let name = path.file_name().expect("a name").to_string_lossy().into_owned();
    assert!(window.has_text(&name), "{:?}", window.names());
    assert!(!window.has_start("Solving: ") && files(&window) == [path], "{:?}", window.names());
}

#[test]
fn it_is_offered_only_where_a_search_may_help() {
    for name in GameName::ALL {
        let mut window = Window::game(name, true);
        window.keys(Modifiers::COMMAND, Key::I);
        assert!(!window.has(SOLVE), "{name}: nothing is analysed yet");
        window.click("Live analysis");
        let counts_seeds = !name.id().starts_with("bawo");
        assert_eq!(window.has(SOLVE), counts_seeds, "{name}: {:?}", window.names());
    }
    let mut window = fresh();
    window.lay_position("0,1,0,1,0,1/0,0,0,1,1,0 14-17 S");
    window.keys(Modifiers::COMMAND, Key::I);
    window.click("Live analysis");
    assert!(!window.has(SOLVE), "the lines are proven");
}

#[test]
fn a_game_without_help_stops_it() {
    let mut window = fresh();
    window.click(SOLVE);
    let players = BySide::new(Player::You, Player::Kete(Level::LOWEST));
    let game = GameInProgress::new(Ruleset::new(GameName::Basic), players);
    window.state_mut().lay(game);
    window.steps(4);
    assert!(window.state().analysis.solving.running.is_none());
    window.keys(Modifiers::COMMAND, Key::I);
    assert!(!window.has(SOLVE) && !window.has_start("Solving"), "{:?}", window.names());
    assert_eq!(files(&window).len(), 1);
}
