//! Games are saved automatically and offered again.

use std::fs;
use std::path::{Path, PathBuf};

use egui::{Key, Modifiers};
use kete::app::WindowOptions;
use kete::app::coach::intent::CoachIntent;
use kete::app::intent::Intent;
use kete::app::library::shelf::Shelf;
use kete::draw::theme::ThemeName;
use kete::game::GameInProgress;
use kete::rules::{GameName, Side};

use crate::coach::SHELTER;
use crate::looking_back::{graded, played_badly};
use crate::window::{USUAL, Window};

fn games(window: &Window, folder: &str) -> Vec<PathBuf> {
    in_folder(&window.data.path().join(folder))
}

fn in_folder(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let paths = entries.map(|entry| entry.expect("an entry").path());
    let mut games: Vec<PathBuf> =
        paths.filter(|path| path.extension().is_some_and(|ending| ending == "kete")).collect();
    games.sort();
    games
}

fn only(games: &[PathBuf]) -> GameInProgress {
    assert_eq!(games.len(), 1, "{games:?}");
    GameInProgress::load(&games[0]).expect("a good file")
}

#[test]
fn a_game_is_autosaved_after_every_change() {
    let mut window = Window::game(GameName::Owari, true);
    assert!(games(&window, "unfinished").is_empty(), "nothing was played");
    window.key(Key::C);
    assert_eq!(only(&games(&window, "unfinished")).turns().len(), 1);
    window.key(Key::D);
    assert_eq!(only(&games(&window, "unfinished")).turns().len(), 2);
    window.keys(Modifiers::COMMAND, Key::Z);
    let undone = only(&games(&window, "unfinished"));
    assert_eq!((undone.turns().len(), undone.len()), (1, 2));
    // Another move makes the old line a branch.
    window.key(Key::A);
    let branched = only(&games(&window, "unfinished"));
    assert_eq!((branched.turns().len(), branched.len()), (2, 3));
}

#[test]
fn the_latest_game_is_offered_after_a_restart() {
    let mut window = Window::game(GameName::Owari, true);
    for key in [Key::C, Key::D, Key::A] {
        window.key(key);
    }
    window.keys(Modifiers::COMMAND, Key::F);
    let shown = window.shown();
    let mut window = window.restarted();
    window.assert_has("Go on with Owari");
    window.assert_has("You against Friend · move 4 · 0 all");
    assert!(window.has("unfinished, move 4") || window.has("move 4"), "{:?}", window.names());
    window.click("Go on");
    assert_eq!(window.shown(), shown);
    assert!(window.session().flipped, "the board is still flipped");
    window.key(Key::B);
    assert_eq!(only(&games(&window, "unfinished")).turns().len(), 4);
    // And once more.
    let window = window.restarted();
    window.assert_has("You against Friend · move 5 · 0 all");
}

#[test]
fn a_new_game_or_file_leaves_the_old_game_alone() {
    let mut window = Window::game(GameName::Owari, true);
    window.key(Key::C);
    window.keys(Modifiers::COMMAND, Key::N);
    assert!(
        !window.has("An unfinished game of Owari waits for you."),
        "the game is still behind the page"
    );
    window.press("Awale");
    window.key(Key::Enter);
    window.key(Key::A);
    assert_eq!(games(&window, "unfinished").len(), 2);
    window.click("Start");
    assert!(window.has("Go on with Awale"));
    window.press("Owari, two rows of six. Unfinished, move 2.");
    assert!(window.has("An unfinished game of Owari waits for you."));
    window.click_front("Go on");
    assert_eq!(window.session().name(), GameName::Owari);
    assert_eq!(window.session().game.turns().len(), 1);
    // An opened file is not autosaved before a move is played.
    let file = window.data.path().join("fox.kete");
    fs::write(&file, window.session().game.to_save()).expect("a file");
    window.open_file(&file);
    assert_eq!(games(&window, "unfinished").len(), 2);
    window.key(Key::B);
    assert_eq!(games(&window, "unfinished").len(), 3);
    let mut window = window.restarted();
    window.click("Go on");
    assert_eq!(window.session().file.as_ref(), Some(&file), "it remembers its own file");
    assert!(window.session().is_unsaved());
}

#[test]
fn a_finished_game_is_listed_and_opened() {
    let mut window = Window::game(GameName::Owari, true);
    window.key(Key::C);
    window.click("Start");
    assert!(window.has("Your finished games will be listed here."));
    window.click("Go on");
    window.click("End");
    window.click("Resign…");
    window.click("Resign");
    assert!(games(&window, "unfinished").is_empty());
    assert_eq!(games(&window, "finished").len(), 1);
    let mut window = window.restarted();
    assert!(!window.has("Go on with Owari"));
    window.click("Owari, won 0–0 by resignation, today");
    assert!(window.session().game.is_over());
    // Viewing a game does not change its date.
    let long_ago = std::time::UNIX_EPOCH + std::time::Duration::from_secs(1_000_000_000);
    let path = games(&window, "finished").remove(0);
    let modified = || fs::metadata(&path).and_then(|about| about.modified()).expect("a time");
    let file = fs::File::options().write(true).open(&path).expect("the file");
    file.set_modified(long_ago).expect("a time");
    window.key(Key::Home);
    window.key(Key::End);
    assert_eq!(modified(), long_ago);
    // Taking back and playing on is another game: this one stays finished.
    window.keys(Modifiers::COMMAND, Key::Z);
    assert_eq!(games(&window, "finished").len(), 1, "looking back changes nothing");
    window.key(Key::D);
    assert_eq!(games(&window, "finished").len(), 1);
    assert_eq!(only(&games(&window, "unfinished")).len(), 3);
}

#[test]
fn a_game_that_ended_here_stays_finished_when_somebody_plays_on_from_an_earlier_turn() {
    let mut window = Window::game(GameName::Owari, true);
    window.key(Key::C);
    window.does(Intent::ResignNow(Side::North));
    window.steps(3);
    assert_eq!(games(&window, "finished").len(), 1);
    window.key(Key::Home);
    window.key(Key::D);
    window.steps(3);
    assert!(only(&games(&window, "finished")).is_over());
    assert_eq!(games(&window, "unfinished").len(), 1);
}

/// Opens the only finished game from the start page.
fn open_finished(window: &mut Window) {
    let is_it = |name: &String| name.contains(", lost ") || name.contains(", won ");
    let name = window.names().into_iter().find(is_it);
    window.click(&name.expect("a finished game"));
}

#[test]
fn the_grades_of_a_game_are_there_again_after_a_restart() {
    let mut window = played_badly(Window::position(GameName::Awale, SHELTER));
    graded(&mut window);
    let grades = |window: &Window| {
        let known = window.session().review.known();
        known.turns().iter().map(|turn| known.finding(turn).clone()).collect::<Vec<_>>()
    };
    let found = grades(&window);
    let mut window = window.restarted();
    open_finished(&mut window);
    assert!(window.session().review.is_done());
    assert_eq!(grades(&window), found);
    window.assert_has("One move cost more than 3 seeds.");
    // Other programs read the game as before.
    assert!(only(&games(&window, "finished")).is_over());
}

#[test]
fn grading_goes_on_while_other_pages_are_shown_and_keeps_the_date_of_the_game() {
    let mut window = Window::game(GameName::Owari, true);
    for _ in 0..30 {
        let moves = window.session().position().moves();
        window.press_move(moves[0]);
    }
    window.does(Intent::ResignNow(Side::South));
    window.does(Intent::Coach(CoachIntent::StopGrading));
    window.click("Start");
    let (done, of) = window.session().review.progress();
    assert!(0 < done && done < of, "{done} of {of}");
    let mut window = window.restarted();
    open_finished(&mut window);
    window.steps(3);
    assert_eq!(window.session().review.progress(), (done, of), "it was stopped");
    let long_ago = std::time::UNIX_EPOCH + std::time::Duration::from_secs(1_000_000_000);
    let path = games(&window, "finished").remove(0);
    let file = fs::File::options().write(true).open(&path).expect("the file");
    file.set_modified(long_ago).expect("a time");
    window.does(Intent::Coach(CoachIntent::Grade));
    window.click("Start");
    graded(&mut window);
    let modified = fs::metadata(&path).and_then(|about| about.modified()).expect("a time");
    assert_eq!(modified, long_ago, "grading a game is not playing it");
    let mut window = window.restarted();
    open_finished(&mut window);
    assert!(window.session().review.is_done());
}

#[test]
fn a_discarded_game_is_gone() {
    let mut window = Window::game(GameName::Owari, true);
    window.key(Key::C);
    let mut window = window.restarted();
    window.click("Discard");
    assert!(window.has("Discard the unfinished game of Owari?"));
    window.click("Keep");
    assert_eq!(games(&window, "unfinished").len(), 1);
    window.click("Discard");
    window.key(Key::Enter);
    assert_eq!(games(&window, "unfinished").len(), 1, "a stray key throws nothing away");
    window.click("Discard");
    window.click_front("Discard");
    assert!(!window.has("Go on with Owari"));
    assert!(games(&window, "unfinished").is_empty());
    // It can be restored from the wastebasket.
    assert_eq!(only(&games(&window, "wastebasket")).turns().len(), 1);
    assert_eq!(window.notice(), "The game is in the wastebasket now.");
}

#[test]
fn without_a_wastebasket_it_asks_before_a_game_is_lost() {
    let mut window = Window::game(GameName::Owari, true);
    window.key(Key::C);
    let mut window = window.restarted();
    fs::write(window.data.path().join("wastebasket"), "").expect("a file is in its place");
    let discard = |window: &mut Window| {
        window.click("Discard");
        window.click_front("Discard");
        window.assert_has("Delete for good");
        assert_eq!(games(window, "unfinished").len(), 1);
    };
    discard(&mut window);
    window.click("Keep");
    assert!(window.has("Go on with Owari"), "it is offered as before");
    discard(&mut window);
    window.click("Delete for good");
    assert!(games(&window, "unfinished").is_empty() && !window.has("Go on with Owari"));
    assert_eq!(window.notice(), "1 game deleted for good.");
}

/// A finished game of Owari.
fn finished() -> GameInProgress {
    let mut game = Window::game(GameName::Owari, true).session().game.clone();
    let mv = game.position().moves()[0];
    game.play(&mv).expect("legal");
    game.resign(kete::rules::Side::South);
    game
}

/// Writes an autosaved game that was last changed so many days ago.
fn put(folder: &Path, name: &str, game: &GameInProgress, days: u64) {
    fs::create_dir_all(folder).expect("a folder");
    let path = folder.join(name);
    fs::write(&path, game.to_save()).expect("a file");
    let ago = std::time::Duration::from_secs(days * 24 * 60 * 60);
    let file = fs::File::options().write(true).open(&path).expect("opened");
    file.set_modified(std::time::SystemTime::now() - ago).expect("dated");
}

fn in_library(window: &mut Window, shelf: &str) {
    window.keys(Modifiers::COMMAND, Key::Num5);
    window.click(shelf);
    window.steps(3);
}

#[test]
fn no_finished_game_is_deleted_unasked_and_all_are_in_the_library() {
    let data = tempfile::tempdir().expect("a folder");
    let folder = data.path().join("finished");
    let game = finished();
    for number in 0..250 {
        put(&folder, &format!("owari-{number}.kete"), &game, number);
    }
    let options = WindowOptions { new: Some(GameName::Ayoayo), friend: true, ..Default::default() };
    let mut window = Window::open_in(data, options, USUAL, ThemeName::Light);
    window.key(Key::C);
    window.click("End");
    window.click("Resign…");
    window.click("Resign");
    assert_eq!(in_folder(&folder).len(), 251);
    in_library(&mut window, "Finished");
    let library = &window.state().library;
    assert_eq!((library.shelf, library.len()), (Shelf::Finished, 251));
    assert!(library.headings.len() >= 8, "grouped by month");
    let heading = library.headings[0].clone();
    let games = if heading.games == 1 { "game" } else { "games" };
    assert!(window.has(&format!("{}, {} {games}", heading.month, heading.games)));
    assert!(window.has_start("251 games take "));
    // The oldest opens like any other and stays in its place.
    window.key(Key::End);
    window.key(Key::Enter);
    assert_eq!(window.session().kept.path, Some(folder.join("owari-249.kete")));
    assert!(window.session().game.is_over() && window.session().file.is_none());
    assert_eq!(in_folder(&folder).len(), 251);
}

#[test]
fn a_finished_game_opens_at_its_end() {
    let data = tempfile::tempdir().expect("a folder");
    let folder = data.path().join("finished");
    let mut looked_at = finished();
    looked_at.go_to_start();
    put(&folder, "owari.kete", &looked_at, 3);
    let mut window = Window::open_in(data, WindowOptions::default(), USUAL, ThemeName::Light);
    window.resume(&folder.join("owari.kete"));
    assert!(window.session().game.is_over(), "opened from Kete's own games");
    // A file of the person is no other.
    let file = window.put_game("mine.kete", looked_at.to_save());
    window.open_file(&file);
    assert!(window.session().game.is_over(), "opened as a file");
    assert!(!window.session().is_unsaved());
    // An unfinished game goes on where it was left.
    let mut unfinished = Window::game(GameName::Owari, true).session().game.clone();
    for _ in 0..2 {
        let mv = unfinished.position().moves()[0];
        unfinished.play(&mv).expect("legal");
    }
    unfinished.undo();
    let file = window.put_game("open.kete", unfinished.to_save());
    window.open_file(&file);
    assert_eq!(window.session().game.turns().len(), 1);
}

#[test]
fn going_on_from_a_finished_game_is_another_game() {
    let data = tempfile::tempdir().expect("a folder");
    let folder = data.path().join("finished");
    put(&folder, "owari.kete", &finished(), 3);
    let mut window = Window::open_in(data, WindowOptions::default(), USUAL, ThemeName::Light);
    let path = folder.join("owari.kete");
    let before = fs::read(&path).expect("a file");
    window.resume(&path);
    window.key(Key::Home);
    window.press("South D");
    window.rest();
    assert_eq!(fs::read(&path).ok(), Some(before), "the finished game stays as it was");
    let unfinished = games(&window, "unfinished");
    assert_eq!(unfinished.len(), 1, "{unfinished:?}");
    assert_eq!(window.session().kept.path.as_ref(), unfinished.first());
}

#[test]
fn tidying_up_moves_the_months_chosen_to_the_wastebasket() {
    let data = tempfile::tempdir().expect("a folder");
    let folder = data.path().join("finished");
    let game = finished();
    put(&folder, "new.kete", &game, 0);
    put(&folder, "old.kete", &game, 500);
    put(&folder, "older.kete", &game, 800);
    let mut noted = game.clone();
    noted.set_comment(kete::game::NodeId::START, "my first win");
    put(&folder, "noted.kete", &noted, 800);
    let mut window = Window::open_in(data, WindowOptions::default(), USUAL, ThemeName::Light);
    in_library(&mut window, "Finished");
    window.click("Tidy up…");
    let told = |window: &Window, start: &str| window.has_start(start);
    assert!(told(&window, "4 games take "), "{:?}", window.names());
    assert!(window.has("Choose the months to delete."));
    window.click("Older than a year");
    assert!(told(&window, "Chosen: 2 games, "), "{:?}", window.names());
    window.click("Delete games with a title, notes or marks as well");
    assert!(told(&window, "Chosen: 3 games, "));
    window.click("Delete games with a title, notes or marks as well");
    // A stray Enter deletes nothing, nor does leaving.
    window.click("Cancel");
    assert_eq!(in_folder(&folder).len(), 4);
    window.click("Tidy up…");
    window.click("Older than a year");
    window.click("Move to the wastebasket");
    assert_eq!(window.notice(), "2 games are in the wastebasket now.");
    assert_eq!(in_folder(&folder), [folder.join("new.kete"), folder.join("noted.kete")]);
    assert_eq!(games(&window, "wastebasket").len(), 2);
    assert_eq!(window.state().library.len(), 2);
}

#[test]
fn every_unfinished_game_is_offered() {
    let data = tempfile::tempdir().expect("a folder");
    let folder = data.path().join("unfinished");
    let mut game = finished();
    game.undo();
    let mv = game.position().moves()[1];
    game.play(&mv).expect("legal");
    for number in 0..260 {
        put(&folder, &format!("owari-{number}.kete"), &game, number);
    }
    let mut window = Window::open_in(data, WindowOptions::default(), USUAL, ThemeName::Light);
    window.assert_has("All 259");
    window.click("All 259");
    in_library(&mut window, "Unfinished");
    assert_eq!(window.state().library.len(), 260);
    // Deleting one leaves the next usable.
    window.key(Key::End);
    window.key(Key::Delete);
    window.assert_has("Delete this game of Owari?");
    window.click("Delete");
    assert_eq!(in_folder(&folder).len(), 259);
    assert_eq!(games(&window, "wastebasket").len(), 1);
    window.click_front("Go on");
    assert_eq!(window.session().kept.path, Some(folder.join("owari-258.kete")));
    window.click("Library");
    window.key(Key::Delete);
    assert!(window.notice().starts_with("This game is on your board."));
}

#[test]
fn half_written_files_of_a_killed_kete_are_removed_at_the_start() {
    let data = tempfile::tempdir().expect("a folder");
    let left = kete::files::Folders::under(data.path()).written().into_iter().map(|folder| {
        fs::create_dir_all(&folder).expect("a folder");
        folder.join(".kete-aB3dE6.part")
    });
    let left: Vec<PathBuf> = left.collect();
    for part in &left {
        fs::write(part, "half").expect("written");
    }
    // Another window is writing this one.
    let writing = data.path().join("games/.kete-zZ9zZ9.part");
    fs::write(&writing, "half").expect("written");
    let lock = fs::File::open(&writing).expect("opened");
    lock.lock().expect("locked");
    let window = Window::open_in(data, WindowOptions::default(), USUAL, ThemeName::Light);
    assert_eq!(left.iter().filter(|part| part.exists()).count(), 0);
    assert!(writing.exists());
    drop(window);
}

#[test]
fn a_damaged_autosaved_game_is_named_and_left_alone() {
    let mut window = Window::game(GameName::Owari, true);
    window.key(Key::C);
    let kept = games(&window, "unfinished").remove(0);
    let data = window.close();
    let noise = &b"(version: 1, ruleset: \"owari\", moves: [\"C\", \"Z\"])"[..];
    fs::write(&kept, noise).expect("a file");
    let mut window = Window::open_in(data, WindowOptions::default(), USUAL, ThemeName::Light);
    assert!(!window.has("Go on"));
    let name = kept.file_name().expect("a name").to_string_lossy().into_owned();
    let told = format!("The kept game {name} cannot be read. It stays where it is.");
    window.assert_has(&told);
    window.click("Show");
    window.assert_has("Open the 1 good move");
    window.key(Key::Escape);
    window.click("Start");
    window.press("Owari, two rows");
    window.key(Key::Enter);
    window.key(Key::C);
    assert_eq!(fs::read(&kept).expect("still there"), noise);
}

#[test]
fn a_failing_autosave_is_reported_once_and_play_goes_on() {
    let mut window = Window::game(GameName::Owari, true);
    // A file is in place of the folder.
    fs::write(window.data.path().join("unfinished"), "").expect("a file");
    window.key(Key::C);
    let told = |window: &Window| window.has_start("This game is not kept for now. ");
    assert!(told(&window), "{:?}", window.names());
    window.steps(200);
    assert!(!told(&window));
    window.key(Key::D);
    assert!(!told(&window), "once is enough");
    assert_eq!(window.session().game.turns().len(), 2);
    // The window does not close while the game would be lost.
    window.keys(Modifiers::COMMAND, Key::Q);
    window.assert_has("Save the game of Owari?");
    assert!(told(&window) && !window.state().may_close);
    window.click("Save");
    window.key(Key::Escape);
    assert!(window.state().dialog.is_none());
    // Saving later on closes nothing.
    window.keys(Modifiers::COMMAND, Key::S);
    window.key(Key::Enter);
    assert!(window.session().file.is_some(), "{:?}", window.names());
    assert!(!window.state().may_close);
    // It is saved as soon as possible.
    fs::remove_file(window.data.path().join("unfinished")).expect("removed");
    window.key(Key::A);
    assert_eq!(only(&games(&window, "unfinished")).turns().len(), 3);
    window.assert_has("This game is kept again.");
}

#[test]
fn the_question_closes_once_the_game_is_saved_after_all() {
    let mut window = Window::game(GameName::Owari, true);
    let unfinished = window.data.path().join("unfinished");
    fs::write(&unfinished, "").expect("a file");
    window.key(Key::C);
    window.keys(Modifiers::COMMAND, Key::Q);
    window.assert_has("Save the game of Owari?");
    // Meanwhile the disk has space again.
    fs::remove_file(&unfinished).expect("removed");
    window.state_mut().autosave.jobs.push(kete::app::autosave::worker::AutosaveJob::List);
    window.steps(3);
    assert!(!window.has("Save the game of Owari?"), "{:?}", window.names());
    assert_eq!(only(&games(&window, "unfinished")).turns().len(), 1);
    assert!(window.has("This game is kept again."));
}

#[test]
fn two_windows_keep_their_own_games() {
    let mut one = Window::game(GameName::Owari, true);
    one.key(Key::C);
    // The first window's game is not offered to the second.
    let mut two = one.beside(WindowOptions::default());
    assert!(!two.has("Go on with Owari"));
    two.press("Owari, two rows");
    two.click_front("Friend");
    two.key(Key::Enter);
    two.key(Key::D);
    assert_eq!(games(&one, "unfinished").len(), 2);
    one.key(Key::A);
    two.key(Key::A);
    two.key(Key::B);
    let mut turns: Vec<usize> = games(&one, "unfinished")
        .iter()
        .map(|path| GameInProgress::load(path).expect("good").turns().len())
        .collect();
    turns.sort_unstable();
    assert_eq!(turns, [2, 3]);
    // A game that both know belongs to the window that opened it first.
    let kept = one.session().kept.path.clone().expect("it is kept");
    two.resume(&kept);
    assert!(two.has("This game is on the table of another window."));
    assert_eq!(two.session().game.turns().len(), 3);
    // Once the first window opens another game, the second may have it.
    one.keys(Modifiers::COMMAND, Key::N);
    one.press("Awale");
    one.key(Key::Enter);
    let three = one.beside(WindowOptions::default());
    three.assert_has("You against Friend · move 3 · 0 all");
}
