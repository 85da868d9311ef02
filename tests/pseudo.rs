//! Pseudo-localisation: every page and dialog in accented English, a third longer, each message
//! between `⟦` and `⟧`. Text without accents is no message, and two messages side by side in one
//! text are a sentence glued together.

#[path = "gui/cpu_renderer.rs"]
mod cpu_renderer;
#[allow(dead_code, reason = "the walk uses a part of these helpers")]
#[path = "damage/mod.rs"]
mod damage;
mod foreign {
    /// The GUI tests look for harmful characters here; this walk does not.
    pub fn check(_: &egui_kittest::Harness<'_, kete::app::App>) {}
}
#[allow(dead_code, reason = "the walk uses a part of these helpers")]
#[path = "gui/window.rs"]
mod window;

use std::collections::BTreeSet;

use egui::epaint::{ClippedShape, Shape, TextShape};
use egui::{Rect, vec2};
use egui_kittest::kittest::NodeT as _;
use kete::app::WindowOptions;
use kete::app::available::is_open;
use kete::app::command::Command;
use kete::app::intent::Intent;
use kete::app::learn::intent::LearnIntent;
use kete::app::library::intent::LibraryIntent;
use kete::app::page::Page;
use kete::app::session::state::SideTab;
use kete::app::settings::state::SettingsTab;
use kete::app::settings::table::SettingsIntent;
use kete::draw::theme::ThemeName;
use kete::rules::{GameName, RuleId, Ruleset, Side};

use window::Window;

/// The search text in the library.
const TYPED: &str = "no such words";

/// English beginnings of labels that have no space for a third more letters. Translations must keep
/// them short.
const SHORT: [&str; 10] = [
    "Back to the start of the example",
    "Bawo: play a hole",
    "Import",
    "Level",
    "Notes",
    "Of the theme",
    "Position as text",
    "South store",
    "Take a seed back",
    "Very fast",
];

/// The fault of a text that the window shows, if any.
struct Reader {
    /// All texts that are not messages: courses, rules, names of games and files.
    data: String,
}

impl Reader {
    fn new() -> Reader {
        let mut data = String::new();
        for folder in ["assets/texts", "tutorials", "saves"] {
            read_folder(std::path::Path::new(folder), &mut data);
        }
        // Rule texts as the options change them.
        for game in GameName::ALL {
            for rule in RuleId::ALL {
                data.push_str(&kete::narration::sentence(&Ruleset::new(game), *rule));
                data.push('\n');
            }
        }
        // Keys, and names that are the same in every language.
        data.push_str(
            "\nKete\nTest\nCtrl Shift Alt Enter Esc Tab Space Del Home End PgUp PgDn Click ",
        );
        data.push_str(
            "\nL R\nR B\nShift+A–F\nShift+1–8\nShift+Tab\n.kete .ogn .txt .ron .png .gif .html\n",
        );
        Reader { data }
    }

    fn fault(&self, text: &str) -> Option<&'static str> {
        let (inside, outside) = parts(text);
        let plain = outside.iter().any(|part| !self.is_data(part));
        if plain && inside == 0 {
            return Some("is no message");
        }
        if plain {
            return Some("is a message and more words");
        }
        // Whole sentences may follow each other; parts of one may not.
        let ends = |before: &str| before.ends_with(['.', '!', '?', ':', '…', '”']);
        let mut rest = text;
        while let Some((before, after)) = rest.split_once('⟧') {
            let gap = after.split('⟦').next().unwrap_or_default();
            let next = after.starts_with('⟦') || (gap.len() < after.len() && gap.trim().is_empty());
            let depth = depth_at(text, text.len() - after.len());
            if depth == 0 && next && !ends(before.trim_end_matches('⟧')) {
                return Some("is glued of two messages");
            }
            rest = after;
        }
        None
    }

    /// Whether the words are data or empty.
    fn is_data(&self, part: &str) -> bool {
        let trim = |c: char| !c.is_alphanumeric();
        let part = part.trim_matches(trim);
        let words = part.split(|c: char| !c.is_ascii_alphabetic()).filter(|word| word.len() > 2);
        let is_path = part.contains("/games") || part.ends_with(".kete");
        words.clone().next().is_none() || is_path || part == TYPED || self.data.contains(part) || {
            // Wrapped or shortened data.
            let mut words = words;
            words.all(|word| word.contains("kete") || word.chars().all(|c| c.is_uppercase()))
        }
    }
}

fn read_folder(folder: &std::path::Path, data: &mut String) {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    for entry in std::fs::read_dir(root).expect("a folder").flatten() {
        let path = entry.path();
        let name = path.strip_prefix(env!("CARGO_MANIFEST_DIR")).expect("within").to_owned();
        match path.extension().and_then(|ending| ending.to_str()) {
            None => read_folder(&name, data),
            Some("ron" | "kete" | "ogn") => {
                data.push_str(&std::fs::read_to_string(&path).expect("a text"));
                data.push_str(&name.display().to_string());
                data.push('\n');
            }
            Some(_) => {}
        }
    }
}

/// The number of top-level messages in a text, and the parts outside them.
fn parts(text: &str) -> (usize, Vec<String>) {
    let (mut depth, mut inside, mut outside) = (0, 0, vec![String::new()]);
    for letter in text.chars() {
        match letter {
            '⟦' => {
                if depth == 0 {
                    inside += 1;
                    outside.push(String::new());
                }
                depth += 1;
            }
            // A long message is split into lines, so a text may begin inside one.
            '⟧' => depth = (depth - 1).max(0),
            other if depth == 0 => outside.last_mut().expect("one at least").push(other),
            _ => {}
        }
    }
    outside.retain(|part| !part.trim().is_empty());
    (inside, outside)
}

/// A text without accents and message brackets, with doubled vowels reduced to one.
fn plain(text: &str) -> String {
    const PLAIN: &str = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
    const ACCENTED: &str = "àƀçðéƒĝĥîĵķļɱñôþqŕšţûṽŵẋýžÀƁÇÐÉƑĜĤÎĴĶĻṀÑÔÞQŔŠŢÛṼŴẊÝŽ";
    let letter = |letter: char| {
        let at = ACCENTED.chars().position(|accented| accented == letter);
        at.and_then(|at| PLAIN.chars().nth(at)).unwrap_or(letter)
    };
    let mut plain = String::new();
    for letter in text.chars().filter(|letter| !['⟦', '⟧'].contains(letter)).map(letter) {
        let is_again = plain.ends_with(letter) && "aeiouyAEIOUY".contains(letter);
        if !is_again {
            plain.push(letter);
        }
    }
    plain
}

fn depth_at(text: &str, at: usize) -> i32 {
    let before = text[..at].chars();
    before.fold(0, |depth, letter| match letter {
        '⟦' => depth + 1,
        '⟧' => depth - 1,
        _ => depth,
    })
}

/// Each painted text with its clip rectangle.
fn painted(shape: &Shape, clip: Rect, found: &mut Vec<(TextShape, Rect)>) {
    match shape {
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| painted(shape, clip, found)),
        Shape::Text(text) => found.push((text.clone(), clip)),
        _ => {}
    }
}

struct Walk {
    reader: Reader,
    faults: BTreeSet<String>,
}

impl Walk {
    fn look(&mut self, window: &mut Window, place: &str) {
        window.steps(4);
        for node in window.harness.root().children_recursive() {
            let node = node.accesskit_node();
            // Text typed into a field is not ours.
            let typed = matches!(
                node.role(),
                egui::accesskit::Role::TextInput | egui::accesskit::Role::MultilineTextInput
            );
            let value = node.value().filter(|_| !typed);
            let placeholder = node.placeholder().map(str::to_owned);
            let texts = [node.label(), value, node.description(), placeholder];
            for text in texts.into_iter().flatten() {
                if let Some(why) = self.reader.fault(&text) {
                    self.faults.insert(format!("{text:?} {why} ({place}, for screen readers)"));
                }
            }
        }
        let mut found = Vec::new();
        for ClippedShape { shape, clip_rect, .. } in &window.harness.output().shapes {
            painted(shape, *clip_rect, &mut found);
        }
        for (text, clip) in found {
            let shown = text.galley.text();
            let english = plain(shown);
            let is_short = SHORT.iter().any(|label| english.contains(&plain(label)));
            // Sentences in a row may end with “…”: screen readers and tooltips have them whole.
            let is_sentence = shown.contains('.');
            let is_message = shown.contains('⟦') && !is_short && !is_sentence;
            let rect = text.galley.rect.translate(text.pos.to_vec2());
            let beside = rect.min.x < clip.min.x - 1.0 || rect.max.x > clip.max.x + 1.0;
            if is_message && beside && clip.is_positive() {
                self.faults.insert(format!("{shown:?} is clipped ({place})"));
            }
            if is_message && text.galley.elided {
                self.faults.insert(format!("{shown:?} is cut short ({place})"));
            }
        }
    }

    fn does(&mut self, window: &mut Window, intent: Intent, place: &str) {
        window.does(intent);
        self.look(window, place);
    }
}

fn walk_game(walk: &mut Walk, window: &mut Window, game: GameName) {
    let mut form = kete::app::new_game::state::NewGameForm::of(game);
    form.players.north = kete::game::Player::Friend;
    window.state_mut().lay(form.game().expect("the usual start"));
    walk.look(window, &format!("a game of {game}"));
    for _ in 0..3 {
        let Some(mv) = window.session().position().moves().first().copied() else { break };
        let session = window.state_mut().session.as_mut().expect("a game");
        session.game.play(&mv).expect("legal");
        session.moved_in_game();
    }
    walk.look(window, &format!("a game of {game} after three moves"));
    for tab in [SideTab::Notes, SideTab::Match, SideTab::Analysis, SideTab::Moves] {
        walk.does(window, Intent::Tab(tab), &format!("a game of {game}, {tab:?}"));
    }
}

#[test]
fn every_sentence_is_a_message_and_fits_in_a_longer_language() {
    kete::texts::show_pseudo_language(true);
    let mut walk = Walk { reader: Reader::new(), faults: BTreeSet::new() };
    let size = vec2(1280.0, 800.0);
    let mut window = Window::open(WindowOptions::default(), size, ThemeName::Light);
    walk.look(&mut window, "Start");
    walk.does(&mut window, Intent::Command(Command::Play), "New game");
    for game in GameName::ALL {
        walk_game(&mut walk, &mut window, game);
    }
    for &tab in SettingsTab::ALL {
        window.does(Intent::Command(Command::Settings));
        let place = format!("Settings, {tab:?}");
        walk.does(&mut window, Intent::Settings(SettingsIntent::Tab(tab)), &place);
    }
    window.does(Intent::CloseDialog);
    let folder = window.data.path().join("games");
    std::fs::create_dir_all(&folder).expect("a folder");
    for path in damage::samples() {
        let name = path.file_name().expect("a name");
        std::fs::copy(&path, folder.join(name)).expect("copied");
    }
    walk.does(&mut window, Intent::Command(Command::MyRecord), "My record");
    walk.does(&mut window, Intent::Command(Command::Library), "Library");
    walk.does(&mut window, Intent::Library(LibraryIntent::Delete), "Library asks");
    window.does(Intent::CloseDialog);
    walk.does(&mut window, Intent::Search(TYPED.to_owned()), "Library, no row");
    for page in Page::ALL {
        walk.does(&mut window, Intent::Go(page), &format!("{page:?}"));
    }
    window.does(Intent::Go(Page::Learn));
    for lesson in 0..3 {
        let begins = Intent::Learn(LearnIntent::Begin(0, lesson));
        walk.does(&mut window, begins, &format!("lesson {lesson}"));
        for _ in 0..3 {
            walk.does(&mut window, Intent::Learn(LearnIntent::Hint), "lesson, a hint");
            walk.does(&mut window, Intent::Learn(LearnIntent::Skip), "lesson, a step");
        }
        window.does(Intent::Learn(LearnIntent::Leave));
    }
    window.does(Intent::Go(Page::Play));
    for &command in Command::ALL {
        let closes = matches!(command, Command::Quit | Command::FullScreen | Command::MoveNow);
        if !closes && is_open(window.state(), command) {
            walk.does(&mut window, Intent::Command(command), &format!("{command:?}"));
            window.does(Intent::CloseDialog);
            egui::Popup::close_all(&window.harness.ctx);
            window.does(Intent::Go(Page::Play));
        }
    }
    walk.does(&mut window, Intent::ResignNow(Side::South), "a game given up");
    let faults: Vec<String> = walk.faults.into_iter().collect();
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}
