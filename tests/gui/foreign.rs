//! Control characters and bidirectional marks: in whatever is opened, listed, typed or pasted, the
//! window paints a box for each and screen readers get the replacement character.

use std::path::{Path, PathBuf};

use egui::epaint::{ClippedShape, Shape};
use egui::{Event, Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::NodeT as _;
use kete::app::available::is_open;
use kete::app::command::Command;
use kete::app::engines::intent::EngineIntent;
use kete::app::intent::Intent;
use kete::app::learn::intent::LearnIntent;
use kete::app::library::intent::LibraryIntent;
use kete::app::page::Page;
use kete::app::presentation::intent::PresentIntent;
use kete::app::session::state::SideTab;
use kete::app::settings::engines::Engine;
use kete::app::settings::state::SettingsTab;
use kete::app::settings::table::SettingsIntent;
use kete::app::{App, WindowOptions};
use kete::draw::theme::ThemeName;
use kete::files::{STAND_IN, is_harmful};
use kete::game::{EngineName, GameInProgress, NodeId, Player};
use kete::rules::{BySide, GameName, Ruleset, Side};

use crate::window::{USUAL, Window};

/// Asserts that nothing harmful is in an accessible text or painted except as a box. Every test
/// checks every frame that it waits for.
pub fn check(harness: &Harness<'_, App>) {
    for node in harness.root().children_recursive() {
        let node = node.accesskit_node();
        let (label, value, more) = (node.label(), node.value(), node.description());
        let placeholder = node.placeholder().map(str::to_owned);
        for text in [label, value, more, placeholder].into_iter().flatten() {
            let raw = text.chars().find(|c| is_harmful(*c) && !matches!(c, '\n' | '\t'));
            assert_eq!(raw, None, "a screen reader gets it in {text:?}");
        }
    }
    for ClippedShape { shape, .. } in &harness.output().shapes {
        check_shape(shape);
    }
}

fn check_shape(shape: &Shape) {
    match shape {
        Shape::Vec(shapes) => shapes.iter().for_each(check_shape),
        Shape::Text(text) => {
            let glyphs = text.galley.rows.iter().flat_map(|row| &row.glyphs);
            for glyph in glyphs.filter(|glyph| is_harmful(glyph.chr) && glyph.chr != '\t') {
                let is_seen = !glyph.uv_rect.is_nothing() && glyph.advance_width > 0.0;
                assert!(is_seen, "{:?} is not seen in {:?}", glyph.chr, text.galley.text());
            }
        }
        _ => {}
    }
}

/// Every harmful character; a file name can contain all but the first.
fn harmful() -> String {
    ('\0'..='\u{1f}')
        .chain('\u{7f}'..='\u{9f}')
        .chain("\u{61c}\u{200e}\u{200f}\u{2028}\u{2029}\u{feff}".chars())
        .chain('\u{202a}'..='\u{202e}')
        .chain('\u{2066}'..='\u{2069}')
        .collect()
}

fn file_name() -> String {
    format!("x{}y", harmful().replace('\0', ""))
}

/// A text as a person or another program might write it.
fn text() -> String {
    format!("A\u{202e}B\u{1b}[31m\n{} שלום", harmful())
}

fn game() -> GameInProgress {
    let players = BySide::new(Player::You, Player::Friend);
    let mut game = GameInProgress::new(Ruleset::new(GameName::Owari), players);
    game.set_title(text());
    game.set_comment(NodeId::START, text());
    for _ in 0..4 {
        let mv = game.position().moves()[0];
        game.play(&mv).expect("legal");
        game.set_comment(game.current(), text());
    }
    game
}

fn write(folder: PathBuf, name: &str, text: &str) -> PathBuf {
    std::fs::create_dir_all(&folder).expect("a folder");
    let path = folder.join(name);
    std::fs::write(&path, text).expect("a file");
    path
}

/// Asserts that a screen reader gets the replacement character, so the harmful text is on the screen.
#[track_caller]
fn shows_replacement(window: &mut Window, place: &str) {
    window.steps(4);
    let names = window.names();
    assert!(names.iter().any(|name| name.contains(STAND_IN)), "{place}: {names:?}");
}

#[test]
fn each_of_them_is_painted_as_a_box_in_lines_and_paragraphs() {
    let window = Window::fresh();
    let font = egui::FontId::proportional(14.0);
    let ink = egui::Color32::PLACEHOLDER;
    for letter in harmful().chars().filter(|letter| *letter != '\t') {
        let words = format!("a{letter}b");
        window.harness.ctx.fonts_mut(|fonts| {
            let line = egui::text::LayoutJob::simple_singleline(words.clone(), font.clone(), ink);
            let line = fonts.layout_job(line);
            let paragraph = fonts.layout(words, font.clone(), ink, 300.0);
            assert_eq!(line.rows.len(), 1, "{letter:?}");
            for galley in [line, paragraph] {
                check_shape(&Shape::galley(egui::Pos2::ZERO, galley, ink));
            }
        });
    }
}

/// Checks all pages and everything that opens over them.
fn look_everywhere(window: &mut Window) {
    for tab in [SideTab::Notes, SideTab::Match, SideTab::Moves] {
        window.does(Intent::Tab(tab));
        window.steps(3);
    }
    for dock in [true, false] {
        window.does(Intent::Dock(dock));
        window.steps(3);
    }
    let page = window.state().page;
    // These open nothing, and would change the game.
    let quiet = [
        Command::Quit,
        Command::FullScreen,
        Command::Paste,
        Command::Save,
        Command::Undo,
        Command::Redo,
        Command::TakeBackOne,
    ];
    for &command in Command::ALL {
        if !quiet.contains(&command) && is_open(window.state(), command) {
            window.does(Intent::Command(command));
            window.steps(3);
            window.does(Intent::CloseDialog);
            window.does(Intent::Present(PresentIntent::Leave));
            egui::Popup::close_all(&window.harness.ctx);
            window.does(Intent::Go(page));
        }
    }
}

#[test]
fn a_game_with_them_in_every_text_is_shown_and_kept_as_it_was() {
    let mut window = Window::fresh();
    let games = window.data.path().join("games");
    let saved = game().to_save();
    let path = write(games.clone(), &format!("{}.kete", file_name()), &saved);
    write(games.clone(), "bad.kete", "(version: 1");

    window.open_file(&path);
    assert_eq!(window.session().game.title(), text());
    shows_replacement(&mut window, "the game and the message that it is open");
    window.does(Intent::Tab(SideTab::Notes));
    shows_replacement(&mut window, "the notes");
    window.key(Key::Home);
    shows_replacement(&mut window, "the notes at the start");
    look_everywhere(&mut window);
    window.does(Intent::Command(Command::SaveAs));
    shows_replacement(&mut window, "the dialog for files");
    window.does(Intent::CloseDialog);
    window.does(Intent::Command(Command::Messages));
    shows_replacement(&mut window, "the messages");
    window.does(Intent::CloseDialog);
    window.does(Intent::Go(Page::Start));
    window.steps(4);
    window.does(Intent::Command(Command::Library));
    shows_replacement(&mut window, "the library");
    for number in 0..2 {
        window.does(Intent::Library(LibraryIntent::Choose(number)));
        window.steps(3);
        window.does(Intent::Library(LibraryIntent::Raise(true)));
        window.steps(3);
        window.does(Intent::Library(LibraryIntent::Raise(false)));
        window.does(Intent::Library(LibraryIntent::Delete));
        window.steps(3);
        window.does(Intent::CloseDialog);
    }
    window.does(Intent::Go(Page::Play));
    window.keys(Modifiers::COMMAND, Key::S);
    window.does(Intent::ResignNow(Side::South));
    look_everywhere(&mut window);

    // The file contains the text unchanged.
    window.does(Intent::SaveTo(games.join("copy.kete")));
    window.steps(3);
    let back = GameInProgress::load(&games.join("copy.kete")).expect("a game");
    assert_eq!((back.title(), back.node(NodeId::START).comment()), (&*text(), &*text()));
    let line = back.line();
    let last = line.iter().map(|id| back.node(*id).comment()).filter(|c| *c == text());
    assert_eq!(last.count(), 5, "the start and four turns");
}

#[test]
fn damaged_files_and_games_of_other_programs_are_shown_without_them() {
    let mut window = Window::fresh();
    let games = window.data.path().join("games");
    for (ending, text) in [
        ("kete", "(version: 1, ruleset: \"owari\", moves: [\"C\", \"?\"])"),
        ("kete", "(version: 1, ruleset: \"?\")"),
        ("kete", "(version: 1, ruleset: \"owari\", ?: 1)"),
        ("kete", "?"),
        ("ogn", "[Variant \"Oware\"]\n[Event \"?\"]\n\n1. C ?\n"),
        ("ogn", "[Variant \"?\"]\n"),
        ("ogn", "[Variant \"Oware\"]\n[Event \"?\"]\n[South \"?\"]\n\n1. C d { ? }\n"),
    ] {
        let name = format!("{}.{ending}", file_name());
        let path = write(games.clone(), &name, &text.replace('?', &harmful()));
        window.open_file(&path);
        shows_replacement(&mut window, text);
        window.does(Intent::ShowText(true));
        shows_replacement(&mut window, text);
        window.does(Intent::CloseDamaged);
    }
}

#[test]
fn what_is_pasted_and_typed_is_shown_without_them() {
    let mut window = Window::game(GameName::Owari, true);
    for pasted in [text(), format!("(version: 1, ruleset: \"{}\")", text()), file_name()] {
        window.harness.event(Event::Paste(pasted));
        window.steps(4);
        look_everywhere(&mut window);
    }
    window.keys(Modifiers::COMMAND, Key::O);
    window.type_text(&text());
    shows_replacement(&mut window, "a path is typed");
    window.key(Key::Enter);
    shows_replacement(&mut window, "there is no such file");
    window.key(Key::Escape);
    window.does(Intent::Search(text()));
    window.does(Intent::Command(Command::Rulebook));
    window.steps(4);
    window.does(Intent::Command(Command::Library));
    window.does(Intent::Search(text()));
    window.steps(4);
}

#[test]
fn courses_with_them_are_shown_without_them() {
    const COURSE: &str = r#"(
        ruleset: "owari", audience: "?",
        lessons: [(id: "T1", title: "One ?", aim: "Aim ?", rules: ["owari.sow"], steps: [
            Say(text: "Say ?", at: "start"),
            Show(text: "Show ?", at: "start", play: ["C last a"]),
        ])],
    )"#;
    let data = tempfile::tempdir().expect("a folder");
    let folder = data.path().join("tutorials");
    let course = COURSE.replace('?', &harmful());
    write(folder.clone(), &format!("a{}.ron", file_name()), &course);
    let broken = course.replace("last a", &format!("last {}", harmful()));
    write(folder.clone(), &format!("b{}.ron", file_name()), &broken);
    write(folder, &format!("c{}.ron", file_name()), &harmful());
    let mut window = Window::open_in(data, WindowOptions::default(), USUAL, ThemeName::Light);
    window.does(Intent::Go(Page::Learn));
    shows_replacement(&mut window, "the courses");
    let courses = window.state().learning.courses.len();
    for course in 0..courses {
        window.does(Intent::Learn(LearnIntent::Course(course)));
        window.steps(3);
    }
    window.does(Intent::Learn(LearnIntent::Begin(courses - 3, 0)));
    shows_replacement(&mut window, "a lesson");
    window.does(Intent::Learn(LearnIntent::Step(1)));
    shows_replacement(&mut window, "its second step");
    window.does(Intent::Go(Page::Start));
    window.steps(4);
}

#[cfg(unix)]
#[test]
fn what_other_programs_say_is_shown_without_them() {
    let mut window = Window::fresh();
    let says = harmful().replace(['\n', '\0'], "");
    let folder = window.data.path().to_owned();
    let at = |name: &str| folder.join(name).display().to_string();
    for (number, line) in ["bestmove x?y", "error x?y"].iter().enumerate() {
        let said = write(folder.clone(), "said", &format!("{}\n", line.replace('?', &says)));
        let script = format!(
            "while read -r line; do case \"$line\" in rulesets) echo 'ruleset owari'; echo ok;;
             go*) cat {};; quit) exit 0;; *) echo ok;; esac; done",
            said.display()
        );
        let file = format!("{number}\u{1b}\u{202e}\u{9b}.sh");
        write(folder.clone(), &file, &script);
        let name = EngineName::new(&format!("Fox {number}")).expect("a name");
        let engine = Engine { name, program: "/bin/sh".to_owned(), arguments: at(&file) };
        window.does(Intent::Settings(SettingsIntent::AddEngine(engine)));
        window.does(Intent::Engine(EngineIntent::Test(name)));
        window.does(Intent::Command(Command::Settings));
        for &tab in SettingsTab::ALL {
            window.does(Intent::Settings(SettingsIntent::Tab(tab)));
            window.steps(3);
        }
        window.does(Intent::Settings(SettingsIntent::Tab(SettingsTab::Advanced)));
        shows_replacement(&mut window, "the settings of engines");
        window.does(Intent::CloseDialog);
        let players = BySide::new(Player::Engine(name), Player::You);
        let game = GameInProgress::new(Ruleset::new(GameName::Owari), players);
        window.state_mut().lay(game);
        window.wait("it says what it should not", |window| window.has_text(&STAND_IN.to_string()));
    }
}

#[cfg(unix)]
#[test]
fn a_folder_whose_name_has_them_is_shown_without_them() {
    let data = tempfile::tempdir().expect("a folder");
    let folder = data.path().join(file_name());
    std::fs::create_dir_all(&folder).expect("made");
    let options = || WindowOptions { data_dir: Some(folder.clone()), ..Default::default() };
    // Its damaged files are named in messages.
    for (name, text) in [("settings.ron", "("), ("recent.ron", "("), ("progress.ron", "(")] {
        write(folder.clone(), name, text);
        write(folder.join("config"), name, text);
    }
    let mut window = Window::open(options(), USUAL, ThemeName::Light);
    window.does(Intent::Command(Command::Messages));
    window.steps(3);
    window.does(Intent::CloseDialog);
    window.does(Intent::Command(Command::Open));
    window.steps(4);
    window.does(Intent::CloseDialog);
    window.does(Intent::Command(Command::Settings));
    for &tab in SettingsTab::ALL {
        window.does(Intent::Settings(SettingsIntent::Tab(tab)));
        window.steps(3);
    }
    window.does(Intent::CloseDialog);
    window.does(Intent::Command(Command::Library));
    // The name of the data folder is not shown here; no frame may paint it raw.
    window.steps(4);
    assert!(Path::new(&folder).is_dir());
}
