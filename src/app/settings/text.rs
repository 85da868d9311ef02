//! The settings file as text: a map of names and values. A value that cannot be read becomes its
//! default; the others are kept.

use std::fmt::Write as _;

use ron::Value;

use super::file_value::Fields;
use super::place::WindowPlace;
use super::table::Settings;
use crate::app::settings::file_value::FileValue as _;

/// The version of the file format.
pub const VERSION: i64 = 1;

/// The contents of a settings file.
#[derive(Clone, Debug, PartialEq)]
pub struct Read {
    pub settings: Settings,
    pub place: WindowPlace,
    /// The names of values that could not be read and have their defaults.
    pub fell_back: Vec<&'static str>,
    /// The version of the file.
    pub version: i64,
}

/// The file is not a settings file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DamagedSettings;

/// Reads a file.
///
/// # Errors
/// It is not a map of names and values.
pub fn read(text: &str) -> Result<Read, DamagedSettings> {
    let Ok(Value::Map(map)) = ron::from_str::<Value>(text) else { return Err(DamagedSettings) };
    let of = |name: &str| {
        map.iter().find_map(|(key, value)| match key {
            Value::String(key) if key == name => Some(value),
            _ => None,
        })
    };
    let version = match of("version") {
        Some(Value::Number(number)) => number.into_f64() as i64,
        _ => return Err(DamagedSettings),
    };
    let mut fields = Fields { of: &of, fell_back: Vec::new() };
    let settings = Settings::read(&mut fields);
    let (width, height) = WindowPlace::default().size;
    let corner = of("window_x")
        .and(of("window_y"))
        .map(|_| (fields.read("window_x", 0), fields.read("window_y", 0)));
    let mut size = |name, usual: u16| fields.read(name, usual).clamp(1, 65_000);
    let size = (size("window_width", width), size("window_height", height));
    let place = WindowPlace { corner, size, maximised: fields.read("window_maximised", false) };
    Ok(Read { settings, place, fell_back: fields.fell_back, version })
}

/// Writes the file.
pub fn write(settings: &Settings, place: &WindowPlace) -> String {
    let mut text =
        String::from("// What is set in Kete. A line that cannot be read is as usual.\n{\n");
    let mut line = |name: &str, value: Option<String>| {
        if let Some(value) = value {
            // Writing into a string cannot fail.
            let _ = writeln!(text, "    \"{name}\": {value},");
        }
    };
    line("version", Some(VERSION.to_string()));
    settings.write(&mut line);
    line("window_x", place.corner.and_then(|(x, _)| x.write()));
    line("window_y", place.corner.and_then(|(_, y)| y.write()));
    line("window_width", place.size.0.write());
    line("window_height", place.size.1.write());
    line("window_maximised", place.maximised.write());
    text.push_str("}\n");
    text
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use super::super::engines;
    use super::*;
    use crate::app::library::order::{Column, RowOrder};
    use crate::app::settings::state::{
        CountsShown, KeteTurns, PreviewSetting, TutorSetting, machine_threads,
    };
    use crate::draw::animation::Speed;
    use crate::draw::board::tones::{Material, SeedSet};
    use crate::draw::theme::ThemeChoice;
    use crate::draw::theme::ThemeName;
    use crate::game::EngineName;
    use crate::texts::Language;
    use engines::Engine;

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
            language: Language::of_tag("fr"),
            theme: ThemeChoice::Always(ThemeName::HighContrast),
            text_percent: 130,
            board: Some(Material::Soapstone),
            seeds: SeedSet::Tamarind,
            speed: Speed::VeryFast,
            sound: false,
            volume: 80,
            kete_turns: KeteTurns::AtMost2,
            preview: PreviewSetting::CountOnly,
            counts: CountsShown::OwnOnly,
            playable_rings: false,
            ask_way: true,
            allow_help: true,
            tutoring: TutorSetting::Always(crate::game::Tutoring::Warn),
            tutor_threshold: 7,
            moments: false,
            review_reminders: false,
            threads: machine_threads(),
            memory: 512,
            table_seeds: 15,
            engines: ["Fox", "Ŵ \"x\""].map(engine).to_vec(),
            games_folder: Some(PathBuf::from("/home/ŵ \"a\"\\b\n")),
            in_window_dialogs: true,
            library_folders: ["/club", "/home/ŵ \"a\""].map(PathBuf::from).to_vec(),
            library_order: RowOrder { column: Column::Players, falls: true },
        }
    }

    #[test]
    fn everything_written_is_read_again() {
        let place = WindowPlace { corner: Some((-7, 90)), size: (900, 600), maximised: true };
        for (settings, place) in [(Settings::default(), WindowPlace::default()), (other(), place)] {
            let read = read(&write(&settings, &place)).expect("a settings file");
            let whole = Read { settings, place, fell_back: Vec::new(), version: VERSION };
            assert_eq!(read, whole);
        }
    }

    /// The names and the form of each value: other versions of Kete rely on them.
    #[test]
    fn the_file_is_written_as_ever() {
        let place = WindowPlace { corner: Some((-7, 90)), size: (900, 600), maximised: true };
        let settings = Settings { threads: 2, ..other() };
        let expected = r#"// What is set in Kete. A line that cannot be read is as usual.
{
    "version": 1,
    "language": "fr",
    "theme": "high-contrast",
    "text_percent": 130,
    "sowing": "very-fast",
    "sound": false,
    "volume": 80,
    "board": "soapstone",
    "seeds": "tamarind",
    "tutor": "warn",
    "tutor_threshold": 7,
    "moments": false,
    "review_reminders": false,
    "kete_turns": "at-most-2-s",
    "preview": "count-only",
    "counts": "own-only",
    "playable_rings": false,
    "ask_way": true,
    "games_folder": "/home/ŵ \"a\"\\b\n",
    "library_folders": ["/club", "/home/ŵ \"a\""],
    "library_order": "players-falling",
    "allow_help": true,
    "threads": 2,
    "memory_mb": 512,
    "table_seeds": 15,
    "in_window_dialogs": true,
    "engines": [{"name": "Fox", "program": "/opt/a \"b\"/fox", "arguments": "engine --fast"}],
    "window_x": -7,
    "window_y": 90,
    "window_width": 900,
    "window_height": 600,
    "window_maximised": true,
}
"#;
        let settings = Settings { engines: vec![engine("Fox")], ..settings };
        assert_eq!(write(&settings, &place), expected);
        let usual = write(&Settings::default(), &WindowPlace::default());
        let missing = ["games_folder", "window_x", "window_y"];
        let name = |line: &str| line.trim().split('"').nth(1).map(str::to_owned);
        let names: Vec<String> = expected.lines().filter_map(name).collect();
        let kept: Vec<String> = usual.lines().filter_map(name).collect();
        let all_but = names.iter().filter(|name| !missing.contains(&name.as_str()));
        assert!(kept.iter().eq(all_but), "{usual}");
    }

    #[test]
    fn each_field_falls_back_alone() {
        let whole = write(&other(), &WindowPlace::default());
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
            // A missing or unknown field is not worth a message.
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
            assert_eq!(read(text), Err(DamagedSettings), "{}", &text[..text.len().min(20)]);
        }
    }
}
