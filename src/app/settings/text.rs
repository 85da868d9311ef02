//! The settings file as text: a map of names and values. What cannot be read falls back alone.

use std::fmt::Write as _;
use std::path::PathBuf;

use ron::Value;

use super::names::Named;
use super::place::Place;
use super::{Settings, TEXT_SIZES, engines, machine_threads, memory_size};

/// The version of the form written here.
pub const VERSION: i64 = 1;

/// What a file says.
#[derive(Clone, Debug, PartialEq)]
pub struct Read {
    /// What is set.
    pub settings: Settings,
    /// Where the window stands.
    pub place: Place,
    /// The names of what could not be read and is as usual.
    pub fell_back: Vec<&'static str>,
    /// The version of the file.
    pub version: i64,
}

/// The whole file is no settings file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Damaged;

/// Reads a file.
///
/// # Errors
/// Where it is no map of names and values at all.
pub fn read(text: &str) -> Result<Read, Damaged> {
    let Ok(Value::Map(map)) = ron::from_str::<Value>(text) else { return Err(Damaged) };
    let of = |name: &str| {
        map.iter().find_map(|(key, value)| match key {
            Value::String(key) if key == name => Some(value),
            _ => None,
        })
    };
    let version = match of("version") {
        Some(Value::Number(number)) => number.into_f64() as i64,
        _ => return Err(Damaged),
    };
    let mut fields = Fields { of: &of, fell_back: Vec::new() };
    let usual = Settings::default();
    let settings = Settings {
        theme: fields.named("theme", usual.theme),
        text_percent: {
            let (least, most) = (TEXT_SIZES[0], TEXT_SIZES[TEXT_SIZES.len() - 1]);
            let read = fields.number("text_percent", f64::from(usual.text_percent));
            read.clamp(f64::from(least), f64::from(most)) as u16
        },
        board: fields.named("board", usual.board),
        seeds: fields.named("seeds", usual.seeds),
        speed: fields.named("sowing", usual.speed),
        kete_turns: fields.named("kete_turns", usual.kete_turns),
        preview: fields.named("preview", usual.preview),
        counts: fields.named("counts", usual.counts),
        playable_rings: fields.switch("playable_rings", usual.playable_rings),
        ask_way: fields.switch("ask_way", usual.ask_way),
        allow_help: fields.switch("allow_help", usual.allow_help),
        tutoring: fields.named("tutor", usual.tutoring),
        tutor_threshold: {
            let read = fields.number("tutor_threshold", f64::from(usual.tutor_threshold));
            read.clamp(1.0, 10.0) as u8
        },
        moments: fields.switch("moments", usual.moments),
        review_reminders: fields.switch("review_reminders", usual.review_reminders),
        threads: {
            let read = fields.number("threads", f64::from(usual.threads));
            read.clamp(1.0, f64::from(machine_threads())) as u16
        },
        memory: {
            let read = fields.number("memory_mb", f64::from(usual.memory));
            memory_size(read.clamp(0.0, f64::from(u16::MAX)) as u16)
        },
        engines: {
            let (engines, all) = of("engines").map_or((Vec::new(), true), engines::read);
            if !all {
                fields.fell_back.push("engines");
            }
            engines
        },
        games_folder: fields.text("games_folder").map(PathBuf::from),
        in_window_dialogs: fields.switch("in_window_dialogs", usual.in_window_dialogs),
    };
    let (width, height) = Place::default().size;
    let size = |read: f64| read.clamp(1.0, 65_000.0) as u16;
    let corner = match (of("window_x"), of("window_y")) {
        (Some(_), Some(_)) => {
            Some((fields.number("window_x", 0.0) as i32, fields.number("window_y", 0.0) as i32))
        }
        _ => None,
    };
    let place = Place {
        corner,
        size: (
            size(fields.number("window_width", f64::from(width))),
            size(fields.number("window_height", f64::from(height))),
        ),
        maximised: fields.switch("window_maximised", false),
    };
    Ok(Read { settings, place, fell_back: fields.fell_back, version })
}

/// The fields of a file, each read alone.
struct Fields<'a> {
    of: &'a dyn Fn(&str) -> Option<&'a Value>,
    fell_back: Vec<&'static str>,
}

impl Fields<'_> {
    /// The field as `read` makes it; `usual` where it is missing, and a word about it where it
    /// cannot be read.
    fn field<T>(&mut self, name: &'static str, usual: T, read: impl Fn(&Value) -> Option<T>) -> T {
        match (self.of)(name) {
            None => usual,
            Some(value) => read(value).unwrap_or_else(|| {
                self.fell_back.push(name);
                usual
            }),
        }
    }

    fn named<T: Named>(&mut self, name: &'static str, usual: T) -> T {
        self.field(name, usual, |value| match value {
            Value::String(word) => T::named(word),
            _ => None,
        })
    }

    fn number(&mut self, name: &'static str, usual: f64) -> f64 {
        self.field(name, usual, |value| match value {
            Value::Number(number) => Some(number.into_f64()).filter(|number| number.is_finite()),
            _ => None,
        })
    }

    fn switch(&mut self, name: &'static str, usual: bool) -> bool {
        self.field(name, usual, |value| match value {
            Value::Bool(on) => Some(*on),
            _ => None,
        })
    }

    fn text(&mut self, name: &'static str) -> Option<String> {
        self.field(name, None, |value| match value {
            Value::String(text) if !text.is_empty() => Some(Some(text.clone())),
            _ => None,
        })
    }
}

/// Writes the file.
pub fn write(settings: &Settings, place: &Place) -> String {
    let mut text =
        String::from("// What is set in Kete. A line that cannot be read is as usual.\n{\n");
    let mut line = |name: &str, value: String| {
        // Writing into a string cannot fail.
        let _ = writeln!(text, "    \"{name}\": {value},");
    };
    let word = |word: &str| format!("\"{word}\"");
    line("version", VERSION.to_string());
    line("theme", word(settings.theme.name()));
    line("text_percent", settings.text_percent.to_string());
    line("board", word(settings.board.name()));
    line("seeds", word(settings.seeds.name()));
    line("sowing", word(settings.speed.name()));
    line("kete_turns", word(settings.kete_turns.name()));
    line("preview", word(settings.preview.name()));
    line("counts", word(settings.counts.name()));
    line("playable_rings", settings.playable_rings.to_string());
    line("ask_way", settings.ask_way.to_string());
    line("allow_help", settings.allow_help.to_string());
    line("tutor", word(Named::name(settings.tutoring)));
    line("tutor_threshold", settings.tutor_threshold.to_string());
    line("moments", settings.moments.to_string());
    line("review_reminders", settings.review_reminders.to_string());
    line("threads", settings.threads.to_string());
    line("memory_mb", settings.memory.to_string());
    line("engines", engines::write(&settings.engines));
    // A path that is no text cannot be typed and does not get here.
    if let Some(folder) = settings.games_folder.as_ref().and_then(|folder| folder.to_str()) {
        let quoted = ron::to_string(folder).unwrap_or_else(|_| word(""));
        line("games_folder", quoted);
    }
    line("in_window_dialogs", settings.in_window_dialogs.to_string());
    if let Some((x, y)) = place.corner {
        line("window_x", x.to_string());
        line("window_y", y.to_string());
    }
    line("window_width", place.size.0.to_string());
    line("window_height", place.size.1.to_string());
    line("window_maximised", place.maximised.to_string());
    text.push_str("}\n");
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::animation::Speed;
    use crate::app::board::tones::{Material, SeedSet};
    use crate::app::settings::{Counts, Engine, KeteTurns, Preview, ThemeChoice};
    use crate::app::theme::ThemeName;
    use crate::game::EngineName;

    fn engine(name: &str) -> Engine {
        let name = EngineName::new(name).expect("a name");
        let (program, arguments) = ("/opt/a \"b\"/fox".to_owned(), "engine --fast".to_owned());
        Engine { name, program, arguments }
    }

    #[test]
    fn engines_that_cannot_be_read_are_left_out_and_told() {
        let good = "{\"name\": \"Fox\", \"program\": \"fox\"}";
        for bad in ["{}", "3", "{\"name\": \"\", \"program\": \"x\"}", good] {
            let text = format!("{{\"version\": 1, \"engines\": [{good}, {bad}]}}");
            let read = read(&text).expect("readable");
            assert_eq!(read.fell_back, ["engines"], "{bad}");
            assert_eq!(read.settings.engines.len(), 1);
            assert_eq!(read.settings.engines[0].name.as_str(), "Fox");
        }
    }

    fn other() -> Settings {
        Settings {
            theme: ThemeChoice::Always(ThemeName::HighContrast),
            text_percent: 130,
            board: Some(Material::Soapstone),
            seeds: SeedSet::Tamarind,
            speed: Speed::VeryFast,
            kete_turns: KeteTurns::AtMost2,
            preview: Preview::CountOnly,
            counts: Counts::OwnOnly,
            playable_rings: false,
            ask_way: true,
            allow_help: true,
            tutoring: crate::game::Tutoring::Warn,
            tutor_threshold: 7,
            moments: false,
            review_reminders: false,
            threads: machine_threads(),
            memory: 512,
            engines: ["Fox", "Ŵ \"x\""].map(engine).to_vec(),
            games_folder: Some(PathBuf::from("/home/ŵ \"a\"\\b\n")),
            in_window_dialogs: true,
        }
    }

    #[test]
    fn everything_written_is_read_again() {
        let place = Place { corner: Some((-7, 90)), size: (900, 600), maximised: true };
        for (settings, place) in [(Settings::default(), Place::default()), (other(), place)] {
            let read = read(&write(&settings, &place)).expect("a settings file");
            let whole = Read { settings, place, fell_back: Vec::new(), version: VERSION };
            assert_eq!(read, whole);
        }
    }

    #[test]
    fn each_field_falls_back_alone() {
        let whole = write(&other(), &Place::default());
        let lines: Vec<&str> = whole.lines().filter(|line| line.contains(": ")).collect();
        for line in lines.iter().filter(|line| !line.contains("\"version\"")) {
            let name = line.trim().split('"').nth(1).expect("a name");
            for wrong in ["[[1]]", "\"nothing of the kind\"", "Some(3)", "()"] {
                let is_text = name == "games_folder" && wrong.starts_with('"');
                if is_text {
                    continue;
                }
                let text = whole.replace(line, &format!("    \"{name}\": {wrong},"));
                let read = read(&text).expect("the rest can be read");
                assert_eq!(read.fell_back, [name], "{wrong}");
            }
            // A missing or unknown field is nothing to speak of.
            let text = whole.replace(line, "    \"of a later day\": 3,");
            assert!(read(&text).expect("readable").fell_back.is_empty());
        }
    }

    #[test]
    fn numbers_out_of_range_are_brought_into_it() {
        let text = |number: &str| format!("{{\"version\": 1, \"text_percent\": {number}}}");
        for (number, expected) in [("1000000", 150), ("-4", 90), ("112.7", 112), ("0", 90)] {
            let read = read(&text(number)).expect("readable");
            assert_eq!(read.settings.text_percent, expected, "{number}");
        }
    }

    #[test]
    fn what_is_no_settings_file_is_damaged() {
        let deep = "[".repeat(100_000);
        for text in ["", "{", "[]", "3", "{}", "{\"theme\": \"dark\"}", "nonsense", &deep] {
            assert_eq!(read(text), Err(Damaged), "{}", &text[..text.len().min(20)]);
        }
    }
}
