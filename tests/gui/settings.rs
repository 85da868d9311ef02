//! The settings: changes show immediately, each tab is reset separately, and all are remembered.

use egui::{Key, Modifiers, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use kete::app::WindowOptions;
use kete::app::settings::state::{CountsShown, PreviewSetting};
use kete::app::settings::table::Settings;
use kete::draw::animation::Speed;
use kete::draw::board::tones::{Material, SeedSet};
use kete::draw::theme::ThemeChoice;
use kete::draw::theme::ThemeName;

use crate::window::{USUAL, Window};

#[test]
fn changes_show_immediately_and_a_tab_is_reset_separately() {
    for small in [false, true] {
        let size = if small { vec2(900.0, 600.0) } else { USUAL };
        let mut window = Window::open(WindowOptions::default(), size, ThemeName::Light);
        window.keys(Modifiers::COMMAND, Key::Comma);
        window.pick("Theme", "Dark");
        assert_eq!(window.state().settings.theme, ThemeChoice::Always(ThemeName::Dark));
        assert_eq!(window.state().theme, ThemeName::Dark);
        window.pick("Sowing", "Very fast");
        window.harness.get_by_label("Soapstone").focus();
        window.steps(6);
        window.pick("Board", "Soapstone");
        window.harness.get_by_label("Tamarind").focus();
        window.steps(6);
        window.pick("Seeds", "Tamarind");
        assert_eq!(window.state().settings.board, Some(Material::Soapstone));
        assert_eq!(window.state().settings.seeds, SeedSet::Tamarind);
        let list = window.state().theme;
        assert_eq!(list, ThemeName::Dark);
        window.click("Files");
        assert!(!window.has("Seeds"));
        // A page behind has the same name as the tab.
        tab(&mut window, "Play");
        window.pick("Preview", "Count only");
        window.pick("Counts", "Own only");
        window.press("Ask for the direction");
        window.click("Ring on playable holes");
        let set = &window.state().settings;
        assert_eq!((set.speed, set.preview), (Speed::VeryFast, PreviewSetting::CountOnly));
        assert_eq!((set.counts, set.playable_rings), (CountsShown::OwnOnly, false));
        window.click("Reset this tab");
        let set = &window.state().settings;
        assert_eq!(
            (set.speed, set.counts, set.ask_way),
            (Speed::VeryFast, CountsShown::Always, false)
        );
        assert_eq!(set.theme, ThemeChoice::Always(ThemeName::Dark));
        window.key(Key::Escape);
        assert!(!window.has("Reset this tab"));
    }
}

#[test]
fn the_first_page_asks_for_names_and_none_but_the_last_speaks_of_searches() {
    let mut window = Window::fresh();
    window.keys(Modifiers::COMMAND, Key::Comma);
    let field = window.harness.get_by_label("Your name");
    field.focus();
    field.type_text("Ada");
    window.steps(3);
    window.press("Red seed");
    let own = window.state().record.own();
    assert_eq!(own.name.map(|name| name.to_string()).as_deref(), Some("Ada"));
    assert!(own.seed.is_some());
    let advanced =
        ["Threads", "Memory for the search", "Endgame tables", "External engines", "Allow help"];
    for tab_name in ["General", "Tutor", "Play", "Files", "Advanced"] {
        tab(&mut window, tab_name);
        for name in advanced {
            assert_eq!(window.has(name), tab_name == "Advanced", "{name} on {tab_name}");
        }
    }
}

fn tab(window: &mut Window, name: &str) {
    let dialog = window.harness.get_by_role_and_label(egui::accesskit::Role::Dialog, "Settings");
    dialog.get_by_role_and_label(egui::accesskit::Role::Tab, name).click();
    window.steps(3);
}

#[test]
fn dark_seeds_are_not_offered_on_wood() {
    let mut window = Window::fresh();
    window.click("Settings");
    window.press("Tamarind");
    window.pick("Seeds", "Tamarind");
    assert_eq!(window.state().settings.seeds, SeedSet::Nickernut);
    let node = window.harness.get_by_label("Tamarind");
    assert!(node.accesskit_node().is_disabled());
    assert_eq!(node.accesskit_node().description().as_deref(), Some("stone or plain only"));
    window.harness.get_by_label("Plain").focus();
    window.steps(6);
    window.pick("Board", "Plain");
    window.harness.get_by_label("Tamarind").focus();
    window.steps(6);
    window.pick("Seeds", "Tamarind");
    assert_eq!(window.state().settings.seeds, SeedSet::Tamarind);
    // Back on wood the usual seeds are shown until the stone is chosen again.
    window.harness.get_by_label("Iroko").focus();
    window.steps(6);
    window.pick("Board", "Iroko");
    assert_eq!(window.state().seeds(), SeedSet::Nickernut);
    assert_eq!(window.state().settings.seeds, SeedSet::Tamarind);
}

#[test]
fn the_text_size_zooms_the_window_and_follows_its_keys() {
    let mut window = Window::fresh();
    let zoom = |window: &Window| (window.harness.ctx.zoom_factor() * 100.0).round();
    window.keys(Modifiers::COMMAND, Key::Plus);
    window.keys(Modifiers::COMMAND, Key::Equals);
    assert_eq!((window.state().settings.text_percent, zoom(&window)), (120, 120.0));
    assert!(window.has("Text size 120 %."));
    for _ in 0..9 {
        window.keys(Modifiers::COMMAND, Key::Plus);
    }
    assert_eq!((window.state().settings.text_percent, zoom(&window)), (150, 150.0));
    window.keys(Modifiers::COMMAND, Key::Num0);
    window.keys(Modifiers::COMMAND, Key::Minus);
    assert_eq!((window.state().settings.text_percent, zoom(&window)), (90, 90.0));
    window.keys(Modifiers::COMMAND, Key::Comma);
    // The keys work over the dialog, too.
    window.keys(Modifiers::COMMAND, Key::Plus);
    assert_eq!(window.state().settings.text_percent, 100);
    window.click("Text size");
    window.click("130 %");
    assert_eq!((window.state().settings.text_percent, zoom(&window)), (130, 130.0));
}

#[test]
fn settings_are_remembered() {
    let data = tempfile::tempdir().expect("a folder for the test");
    let options = || WindowOptions {
        data_dir: Some(data.path().to_owned()),
        in_window_dialogs: true,
        ..Default::default()
    };
    let mut first = Window::with_folder(options());
    first.keys(Modifiers::COMMAND, Key::Comma);
    first.pick("Theme", "High contrast");
    first.click("Advanced");
    first.press("Always use Kete's own file dialog");
    eframe::App::on_exit(first.harness.state_mut(), None);
    drop(first);
    let second = Window::with_folder(options());
    assert_eq!(second.state().settings.theme, ThemeChoice::Always(ThemeName::HighContrast));
    assert!(second.state().settings.in_window_dialogs);

    std::fs::write(data.path().join("config/settings.ron"), "{ nonsense").expect("a file");
    let third = Window::with_folder(options());
    assert_eq!(&third.state().settings, &Settings::default());
    let names = third.names();
    assert!(names.iter().any(|name| name.contains("settings.damaged-1.ron")), "{names:?}");
}

#[test]
fn another_folder_for_saved_games_is_typed() {
    let mut window = Window::game(kete::rules::GameName::Owari, true);
    window.keys(Modifiers::COMMAND, Key::Comma);
    window.click("Files");
    assert!(window.has("The usual folder"));
    let other = window.data.path().join("elsewhere");
    let typed = |window: &mut Window, text: &str| {
        let field = window
            .harness
            .get_by_role_and_label(egui::accesskit::Role::TextInput, "Folder for saved games");
        field.focus();
        window.steps(2);
        window.keys(Modifiers::COMMAND, Key::A);
        window.harness.event(egui::Event::Text(text.to_owned()));
        window.steps(2);
    };
    typed(&mut window, "not a whole path");
    assert!(window.has("Type the whole path, starting with /."));
    window.key(Key::Enter);
    assert_eq!(window.state().settings.games_folder, None);
    typed(&mut window, other.to_str().expect("a path of text"));
    window.click("Use");
    assert_eq!(window.state().settings.games_folder.as_deref(), Some(other.as_path()));
    window.key(Key::Escape);
    window.key(Key::C);
    window.keys(Modifiers::COMMAND, Key::S);
    window.click("Save");
    assert!(window.session().file.as_ref().is_some_and(|path| path.starts_with(&other)));
}
