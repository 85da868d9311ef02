//! Pseudo-localisation: every page and dialog in accented English, a third longer, each message
//! between `⟦` and `⟧`. Text without accents is no message, and two messages side by side in one
//! text are a sentence glued together.

#[path = "layout/controls.rs"]
mod controls;
#[path = "gui/cpu_renderer.rs"]
mod cpu_renderer;
#[allow(dead_code, reason = "the walk uses a part of these helpers")]
#[path = "damage/mod.rs"]
mod damage;
mod foreign {
    /// The GUI tests look for harmful characters here; this walk does not.
    pub fn check(_: &egui_kittest::Harness<'_, kete::app::App>) {}
}
#[path = "layout/walk.rs"]
mod walk;
#[allow(dead_code, reason = "the walk uses a part of these helpers")]
#[path = "gui/window.rs"]
mod window;

use std::collections::BTreeSet;

use egui::epaint::{ClippedShape, Shape, TextShape};
use egui::{Rect, Vec2, vec2};
use egui_kittest::kittest::NodeT as _;
use kete::draw::theme::ThemeName;
use kete::rules::{GameName, RuleId, Ruleset};

use controls::plain;
use walk::{TYPED, Walk};
use window::Window;

/// English beginnings of labels that have no space for a third more letters. Translations must keep
/// them short.
const SHORT: [&str; 18] = [
    "Start of the example",
    "Bawo: play a hole",
    "Import",
    "Lesson 1",
    "Level",
    "Notes",
    "Same as theme",
    "Position as text",
    "Saved games",
    "Search the rules",
    "South store",
    "Take a seed back",
    // In a list with the names of keys behind it.
    "Take back a move that",
    "Very fast",
    "You against",
    "being played",
    // A row of steps is cut with a button behind it.
    "ends at",
    "won",
];

/// Beside three other tabs the last one and the button behind it have no space for a third more
/// letters. Translations must keep the four short.
const TABS: [&str; 3] = ["Tab “Notes”", "Button “Open”", "Button “Lower”"];

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
        // The learners of the walk.
        data.push_str("\nAda\nBenedict of the long name in the last ro\n");
        // Languages have their own names.
        data.push_str("\nEnglish\nFrançais\n");
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
        while let Some((_, after)) = rest.split_once('⟧') {
            let gap = after.split('⟦').next().unwrap_or_default();
            let next = after.starts_with('⟦') || (gap.len() < after.len() && gap.trim().is_empty());
            let depth = depth_at(text, text.len() - after.len());
            let so_far = text[..text.len() - after.len()].trim_end_matches('⟧');
            if depth == 0 && next && !ends(so_far) {
                return Some("is glued of two messages");
            }
            rest = after;
        }
        None
    }

    /// Whether the words are data or empty.
    fn is_data(&self, part: &str) -> bool {
        let trim = |c: char| !c.is_alphanumeric();
        // A title and its sentence in one text.
        if let Some((title, sentence)) = part.trim().split_once("  ") {
            return self.is_data(title) && self.is_data(sentence);
        }
        let part = part.trim_matches(trim);
        let words = part.split(|c: char| !c.is_ascii_alphabetic()).filter(|word| word.len() > 2);
        let in_games = ["/games", "\\games"].iter().any(|folder| part.contains(folder));
        let is_path = in_games || part.ends_with(".kete");
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

struct Sentences {
    reader: Reader,
    faults: BTreeSet<String>,
}

impl Sentences {
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
}

const SIZES: [Vec2; 2] = [vec2(900.0, 600.0), vec2(1280.0, 800.0)];

#[test]
fn every_sentence_is_a_message_and_fits_in_a_longer_language() {
    kete::texts::show_pseudo_language(true);
    let mut sentences = Sentences { reader: Reader::new(), faults: BTreeSet::new() };
    let mut complaints = Vec::new();
    for size in SIZES {
        let walk = Walk {
            size,
            percent: 100,
            theme: ThemeName::Light,
            games: &GameName::ALL,
            by_finger: false,
        };
        walk.visit(&mut |window, place| {
            let place = format!("{place} at {}x{}", size.x, size.y);
            sentences.look(window, &place);
            controls::check(window, &place, &mut complaints);
        });
    }
    complaints.retain(|complaint| {
        let plain = plain(complaint);
        !TABS.iter().any(|tab| plain.contains("outside the window") && plain.contains(tab))
    });
    let mut faults: Vec<String> = sentences.faults.into_iter().collect();
    faults.extend(complaints);
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}
