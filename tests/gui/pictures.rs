//! Pictures and films of the current game, and the sheet of rules, saved from the window.

use std::fs;
use std::path::{Path, PathBuf};

use egui::{Key, Modifiers};
use image::AnimationDecoder as _;
use image::codecs::gif::GifDecoder;
use kete::app::command::Command;
use kete::app::export::state::ExportForm;
use kete::app::intent::Intent;
use kete::app::state::Dialog;
use kete::draw::render::filming::Filming;
use kete::rules::GameName;

use crate::window::Window;

impl Window {
    /// Exports in this format to a file in the window's folder.
    fn export_as(&mut self, form: &str, name: &str) -> PathBuf {
        let path = self.data.path().join(name);
        self.does(Intent::Command(Command::Export));
        self.steps(3);
        self.press(form);
        self.save_to(&path);
        path
    }

    /// Answers the file dialog.
    fn save_to(&mut self, path: &Path) {
        self.keys(Modifiers::COMMAND, Key::A);
        self.type_text(&path.display().to_string());
        self.key(Key::Enter);
        self.steps(4);
    }
}

fn frames(path: &Path) -> usize {
    let file = std::io::BufReader::new(fs::File::open(path).expect("a film"));
    let decoder = GifDecoder::new(file).expect("a GIF");
    decoder.into_frames().collect_frames().expect("whole pictures").len()
}

#[test]
fn the_board_is_saved_as_it_is_shown() {
    let mut window = Window::game(GameName::Owari, true);
    let plain = window.export_as("Picture of the board", "plain.png");
    assert!(window.notice().contains("plain.png"), "{}", window.notice());
    assert!(window.state().dialog.is_none());
    let read = |path: &Path| image::open(path).expect("a picture").to_rgba8();
    assert_eq!(read(&plain).width(), 1200);
    // The picture shows lit holes, and a turned board is turned.
    window.does(Intent::Command(Command::WhatMayIPlay));
    let lit = window.export_as("Picture of the board", "lit.png");
    assert_ne!(read(&plain), read(&lit));
    window.does(Intent::Command(Command::Flip));
    let flipped = window.export_as("Picture of the board", "flipped.png");
    assert_ne!(read(&lit), read(&flipped));
}

#[test]
fn the_last_turn_and_the_whole_game_are_saved_as_films() {
    let mut window = Window::game(GameName::Owari, true);
    window.does(Intent::Command(Command::Export));
    window.steps(3);
    window.assert_has("Film of the last turn (.gif)");
    let Some(Dialog::Export(exporting)) = &window.state().dialog else {
        panic!("the forms are asked for")
    };
    let refused = exporting.forms.iter().filter(|(_, why)| why.is_some()).map(|(form, _)| *form);
    let refused: Vec<ExportForm> = refused.collect();
    assert!(refused.contains(&ExportForm::FilmOfTurn) && !refused.contains(&ExportForm::Picture));
    window.does(Intent::CloseDialog);
    for name in ["South C", "North c"] {
        window.press(name);
        window.rest();
    }
    let turn = frames(&window.export_as("Film of the last turn", "turn.gif"));
    assert!(window.notice().contains("turn.gif"), "{}", window.notice());
    assert!(window.state().dialog.is_none());
    // Four seeds lifted and sown, with a frame before and one after.
    assert!((12..25).contains(&turn), "{turn}");
    let game = frames(&window.export_as("Film of the game", "game.gif"));
    assert!(game > turn / 2, "{game}");
}

#[test]
fn a_film_being_drawn_shows_its_progress_and_can_be_cancelled() {
    let mut window = Window::game(GameName::Owari, true);
    let film = Filming::default();
    assert!(film.note(30, 120));
    window.state_mut().dialog = Some(Dialog::Filming(film.clone()));
    window.steps(6);
    window.assert_has("30 of 120 pictures");
    window.click("Cancel");
    assert!(window.state().dialog.is_none());
    assert!(!film.note(31, 120), "the film is cancelled");
}

#[test]
fn a_film_goes_on_during_the_question_on_closing_and_is_cancelled_by_closing() {
    let mut window = Window::game(GameName::Owari, true);
    window.key(Key::C);
    window.keys(Modifiers::COMMAND, Key::S);
    window.key(Key::Enter);
    assert!(window.session().file.is_some(), "{}", window.notice());
    // The file exists but lacks the last turn.
    window.key(Key::D);
    let film = Filming::default();
    let state = window.state_mut();
    state.file_jobs.film = Some(film.clone());
    state.dialog = Some(Dialog::Filming(film.clone()));
    kete::app::file_jobs::update::quit_asked(state);
    assert!(matches!(state.dialog, Some(Dialog::Unsaved)));
    assert!(film.note(31, 120), "the film goes on");
    window.steps(3);
    window.click("Cancel");
    window.assert_has("31 of 120 pictures");
    assert!(film.note(32, 120), "the film goes on");
    let state = window.state_mut();
    state.session.as_mut().expect("a game").file = None;
    kete::app::file_jobs::update::quit_asked(state);
    assert!(state.may_close && state.file_jobs.film.is_none());
    assert!(!film.note(33, 120), "the film is cancelled");
}

#[test]
fn the_rules_are_saved_as_a_sheet() {
    let mut window = Window::fresh();
    window.keys(Modifiers::COMMAND, Key::Num4);
    window.click("Save a printable sheet…");
    window.assert_has("Save a printable sheet");
    let path = window.data.path().join("owari-rules.html");
    window.save_to(&path);
    assert!(window.notice().contains("owari-rules.html"), "{}", window.notice());
    let sheet = fs::read_to_string(&path).expect("a sheet");
    assert!(sheet.contains("<h1>Owari</h1>") && sheet.contains("owari.capture"));
}
