//! The settings' Engine tab: threads and memory, endgame tables.

use std::path::PathBuf;

use egui::accesskit::Role;
use egui::{Key, Modifiers, vec2};
use egui_kittest::kittest::Queryable as _;
use kete::app::WindowOptions;
use kete::app::settings::state::{machine_threads, usual_memory, usual_table_seeds};
use kete::draw::theme::ThemeName;
use kete::rules::GameName;

use crate::window::{USUAL, Window};

fn open_tab(window: &mut Window) {
    window.keys(Modifiers::COMMAND, Key::Comma);
    window.click("Advanced");
}

#[test]
fn threads_and_memory_are_chosen_reset_and_kept() {
    for size in [USUAL, vec2(900.0, 600.0)] {
        let mut window = Window::open(WindowOptions::default(), size, ThemeName::Light);
        open_tab(&mut window);
        window.click("Memory for the search");
        window.click("256 MB");
        assert_eq!(window.state().settings.memory, 256);
        window.pick("Tables up to", "15 seeds");
        assert_eq!(window.state().settings.table_seeds, 15);
        let most = machine_threads();
        if (2..=6).contains(&most) {
            // One thread more or fewer than now.
            let wanted = if window.state().settings.threads == most { 1 } else { most };
            window.pick("Threads", &wanted.to_string());
            assert_eq!(window.state().settings.threads, wanted);
        }
        eframe::App::on_exit(window.harness.state_mut(), None);
        let again =
            Window::open_in(window.close(), WindowOptions::default(), size, ThemeName::Light);
        assert_eq!(again.state().settings.memory, 256);
        assert_eq!(again.state().settings.table_seeds, 15);
        let mut window = again;
        open_tab(&mut window);
        window.click("Reset this tab");
        assert_eq!(window.state().settings.memory, usual_memory());
        assert_eq!(window.state().settings.table_seeds, usual_table_seeds());
    }
}

/// A window on the Engine tab that offers tables of these sizes.
fn with_tables(sizes: &[usize]) -> Window {
    let mut window = Window::fresh();
    window.state_mut().endgames.sizes = sizes.to_vec();
    open_tab(&mut window);
    window
}

/// Presses a button in the group of a game's table, as a screen reader does.
fn press_in(window: &mut Window, group: &str, button: &str) {
    let group = window.harness.get_by_role_and_label(Role::Group, group);
    group.get_by_label(button).click_accesskit();
    window.steps(4);
}

fn has_in(window: &Window, group: &str, what: &str) -> bool {
    let group = window.harness.get_by_role_and_label(Role::Group, group);
    group.query_by_label(what).is_some()
}

/// The files in the folder of tables.
fn files(window: &Window) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(window.data.path().join("tables")).into_iter().flatten();
    entries.map(|entry| entry.expect("an entry").path()).collect()
}

#[test]
fn a_table_is_built_used_and_deleted() {
    let mut window = with_tables(&[3, 4]);
    for game in ["Awale", "Owari", "Basic Game", "Kalah", "Ayoayo", "Giuthi"] {
        assert!(has_in(&window, game, "No table yet."), "{game}");
        assert!(!has_in(&window, game, "Delete"));
    }
    assert!(window.has_start("3 seeds: 0.0 MB on the disk"));
    press_in(&mut window, "Owari", "4 seeds");
    press_in(&mut window, "Owari", "Build");
    window.wait("a table of Owari", |window| has_in(window, "Owari", "Delete"));
    assert!(has_in(&window, "Owari", "4 seeds, 0.0 MB, made today."));
    assert!(!has_in(&window, "Owari", "Build"), "there is nothing larger");
    assert!(has_in(&window, "Awale", "No table yet."));
    let [file] = &files(&window)[..] else { panic!("{:?}", files(&window)) };
    assert!(file.ends_with("owari.table"));

    press_in(&mut window, "Owari", "Delete");
    assert!(has_in(&window, "Owari", "Delete this table? What it knows can be made again."));
    press_in(&mut window, "Owari", "Keep");
    assert_eq!(files(&window).len(), 1);
    press_in(&mut window, "Owari", "Delete");
    press_in(&mut window, "Owari", "Delete the table");
    window.wait("no table", |window| has_in(window, "Owari", "No table yet."));
    assert!(files(&window).is_empty());
}

#[test]
fn a_table_grows_while_nobody_touches_the_window() {
    let mut window = Window::game(GameName::Basic, true);
    window.state_mut().settings.table_seeds = 12;
    window.state_mut().endgames.sizes = vec![3];
    open_tab(&mut window);
    press_in(&mut window, "Basic Game", "Build");
    let small = "3 seeds, 0.0 MB, made today.";
    window.wait("a small table", |window| has_in(window, "Basic Game", small));
    // Twenty seconds.
    window.steps(400);
    assert!(has_in(&window, "Basic Game", small), "not yet");
    let large = "12 seeds, 2.7 MB, made today.";
    window.wait("a larger table", |window| has_in(window, "Basic Game", large));
}

#[test]
fn a_growing_table_gives_way_to_a_search_and_to_the_user() {
    let mut window = Window::game(GameName::Giuthi, true);
    window.state_mut().endgames.sizes = vec![3];
    open_tab(&mut window);
    press_in(&mut window, "Giuthi", "Build");
    window.wait("a small table", |window| has_in(window, "Giuthi", "Delete"));
    let grows = |window: &Window| has_in(window, "Giuthi", "Cancel");
    window.wait("it grows", grows);
    window.state_mut().analysis.on = true;
    window.wait("it gives way", |window| !grows(window));
    // Forty seconds.
    window.steps(800);
    assert!(!grows(&window), "the analysis is on");
    window.state_mut().analysis.on = false;
    window.wait("it grows again", grows);
    press_in(&mut window, "Giuthi", "Cancel");
    window.wait("cancelled", |window| !grows(window));
    window.steps(800);
    assert!(!grows(&window), "the user does not want it");
    assert!(has_in(&window, "Giuthi", "3 seeds, 0.0 MB, made today."));
}

#[test]
fn making_a_table_is_cancelled_and_ends_with_the_window() {
    let mut window = with_tables(&[14]);
    press_in(&mut window, "Giuthi", "Build");
    window.wait("under way", |window| has_in(window, "Giuthi", "Cancel"));
    let told = |window: &Window| window.has_text(" %, ");
    assert!(told(&window));
    // The window stays responsive meanwhile.
    window.click("Files");
    window.click("Advanced");
    assert!(has_in(&window, "Giuthi", "Cancel"));
    press_in(&mut window, "Giuthi", "Cancel");
    window.wait("cancelled", |window| has_in(window, "Giuthi", "Build"));
    assert!(files(&window).is_empty());

    press_in(&mut window, "Giuthi", "Build");
    window.wait("under way", |window| has_in(window, "Giuthi", "Cancel"));
    eframe::App::on_exit(window.harness.state_mut(), None);
    assert!(files(&window).is_empty());
}

#[test]
fn a_table_that_cannot_be_saved_or_read_is_reported() {
    let mut window = with_tables(&[3]);
    let folder = window.data.path().join("tables");
    std::fs::write(&folder, "a file in the way").expect("written");
    press_in(&mut window, "Kalah", "Build");
    let not_kept = "The table is in use, but not kept. ";
    window.wait("told", |window| window.has_start(not_kept));

    std::fs::remove_file(&folder).expect("away");
    std::fs::create_dir(&folder).expect("a folder");
    std::fs::write(folder.join("ayoayo.table"), "no table").expect("written");
    window.key(Key::Escape);
    open_tab(&mut window);
    assert!(has_in(&window, "Ayoayo", "ayoayo.table is not a table."));
    press_in(&mut window, "Ayoayo", "Build");
    window.wait("made anew", |window| has_in(window, "Ayoayo", "3 seeds, 0.0 MB, made today."));
}

#[test]
fn an_unusable_table_is_reported_set_aside_and_rebuilt_only_on_request() {
    let mut window = with_tables(&[3, 4]);
    let tables = window.data.path().join("tables");
    std::fs::create_dir_all(&tables).expect("a folder");
    let place = tables.join("ayoayo.table");
    // The same length as a table of 13 seeds.
    let kind = kete::search::tables::TableKind::of(&kete::rules::Ruleset::new(GameName::Ayoayo));
    let bytes = kind.expect("a kind").bytes(13);
    let file = std::fs::File::create(&place).expect("made");
    file.set_len(bytes).expect("as long");
    press_in(&mut window, "Ayoayo", "Build");
    let says = "ayoayo.table is not a table. It is now called ayoayo.table.damaged-1.";
    window.wait("told", |window| window.has(says));
    assert!(window.has("Build 13 seeds"));
    let aside = tables.join("ayoayo.table.damaged-1");
    assert_eq!(std::fs::metadata(aside).expect("set aside").len(), bytes);
    window.wait("made", |window| has_in(window, "Ayoayo", "Delete"));
    assert!(std::fs::metadata(&place).expect("a small one").len() < bytes);
    let told = window.state().messages.iter().filter(|kept| kept.words == says);
    assert_eq!(told.count(), 1);
}
