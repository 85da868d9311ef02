//! Checks the form of everything in `assets/` and `tutorials/` before it is bundled. A broken file
//! stops the build with its name and line.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

use serde::de::DeserializeOwned;

#[path = "src/texts/catalogue.rs"]
mod catalogue;
#[path = "build/items.rs"]
mod items;
#[path = "build/windows.rs"]
mod windows;

#[allow(dead_code, missing_docs, reason = "the build only reads these types")]
#[path = "src/tutor/limits.rs"]
mod limits;
#[allow(dead_code, reason = "the build only reads these types")]
#[path = "src/tutor/schema.rs"]
mod schema;
#[allow(dead_code, missing_docs, reason = "the build only reads these types")]
#[path = "src/narration/schema.rs"]
mod texts;

#[path = "src/tutor/course_texts.rs"]
mod course_texts;

fn main() {
    for folder in ["assets", "tutorials", "saves", "build"] {
        println!("cargo::rerun-if-changed={folder}");
    }
    let mut files = Vec::new();
    list(Path::new("assets"), "ron", &mut files);
    for file in files {
        let check: fn(&Path) = match file.file_name().and_then(|name| name.to_str()) {
            Some("rules.ron") => check::<texts::RuleTexts>,
            Some("rules_as_set.ron") => check::<texts::RuleSentences>,
            Some("rule_pages.ron") => check::<texts::RulePages>,
            Some("options.ron") => check::<texts::OptionTexts>,
            Some("games.ron") => check::<texts::GameTexts>,
            Some("words.ron") => check::<texts::WordTexts>,
            Some("levels.ron") => check::<texts::LevelTexts>,
            // Looks are typed in the program; here their syntax is checked.
            _ => check::<ron::Value>,
        };
        check(&file);
    }
    bundle_courses();
    bundle_examples();
    bundle_daily();
    bundle_messages();
    // The build script runs on the machine that builds: `cfg` would say nothing of the target.
    if env::var("CARGO_CFG_TARGET_OS").as_deref() == Ok("windows") {
        windows::add_resources().unwrap_or_else(|error| stop(&error.to_string()));
    }
}

/// All files below a folder with this ending, in a fixed order.
fn list(folder: &Path, ending: &str, files: &mut Vec<PathBuf>) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    let mut paths: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    paths.sort();
    for path in paths {
        if path.is_dir() {
            list(&path, ending, files);
        } else if path.extension().is_some_and(|extension| extension == ending) {
            files.push(path);
        }
    }
}

fn read(file: &Path) -> String {
    fs::read_to_string(file).unwrap_or_else(|error| stop(&format!("{}: {error}", file.display())))
}

/// Writes a file of Rust code for the program to include.
fn write(name: &str, code: String) {
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default());
    fs::write(out.join(name), code).unwrap_or_else(|error| stop(&error.to_string()));
}

fn check<T: DeserializeOwned>(file: &Path) {
    let text = read(file);
    if let Err(error) = ron::from_str::<T>(&text) {
        let (place, reason) = (error.span.start, error.code);
        stop(&format!("{}:{}:{}: {reason}", file.display(), place.line, place.col));
    }
}

/// Writes the list of courses that the program includes: name and text of each.
fn bundle_courses() {
    let mut files = Vec::new();
    list(Path::new("tutorials"), "ron", &mut files);
    files.iter().for_each(|file| check::<schema::Course>(file));
    bundle("courses.rs", "/// The bundled courses: file name and text.\npub const COURSES", &files);
}

/// Writes the list of annotated games that the library shows as examples.
fn bundle_examples() {
    let mut files = Vec::new();
    list(Path::new("saves"), "kete", &mut files);
    bundle(
        "examples.rs",
        "/// The annotated games: file name and text.\npub const EXAMPLES",
        &files,
    );
}

/// Writes the list of the daily exercises that the program includes: name and text of each file.
fn bundle_daily() {
    let mut files = Vec::new();
    list(Path::new("assets/daily"), "ron", &mut files);
    bundle("daily.rs", "/// The daily exercises: file name and text.\npub const DAILY", &files);
}

/// Writes a constant with name and text of each file.
fn bundle(to: &str, constant: &str, files: &[PathBuf]) {
    let root = env::var("CARGO_MANIFEST_DIR").unwrap_or_default();
    let mut code = format!("{constant}: &[(&str, &str)] = &[\n");
    for file in files {
        let name = file.file_name().unwrap_or_default();
        let whole = Path::new(&root).join(file);
        let _ = writeln!(code, "    ({name:?}, include_str!({whole:?})),");
    }
    code.push_str("];\n");
    write(to, code);
}

/// The folder of the language that all others follow.
const FIRST_LANGUAGE: &str = "en";

/// Checks the messages of all languages and writes them as Rust items, and all files of texts.
fn bundle_messages() {
    let mut languages = folders(Path::new("assets/texts"));
    languages.sort_by_key(|language| (language != FIRST_LANGUAGE, language.clone()));
    let root = env::var("CARGO_MANIFEST_DIR").unwrap_or_default();
    let mut first = catalogue::Catalogue::default();
    let mut included = String::new();
    for language in &languages {
        let folder = Path::new("assets/texts").join(language);
        let sources = message_files(&folder);
        let is_first = language == FIRST_LANGUAGE;
        let kinds = (!is_first).then_some(&first);
        let (catalogue, faults) = catalogue::read(&sources, kinds);
        if !faults.is_empty() {
            stop(&faults.join("\n"));
        }
        if is_first {
            first = catalogue;
        } else {
            let missing = catalogue::missing(&first, &catalogue);
            let missing =
                missing.iter().map(|message| format!("{language}: {message} is missing\n"));
            let missing: String = missing.collect();
            if !missing.is_empty() {
                stop(&missing);
            }
            check_courses_in(language, &folder);
        }
        let _ = writeln!(included, "    ({language:?}, &[");
        let mut files = Vec::new();
        list(&folder, "ftl", &mut files);
        list(&folder, "ron", &mut files);
        for file in &files {
            let name = file.strip_prefix(&folder).unwrap_or(file);
            let name = name.to_string_lossy().replace('\\', "/");
            let whole = Path::new(&root).join(file);
            let _ = writeln!(included, "        ({name:?}, include_str!({whole:?})),");
        }
        included.push_str("    ]),\n");
    }
    let code = items::code(&first);
    let code = format!(
        "{code}/// The languages with the names and texts of their files.\n\
         pub(super) const BUNDLED: &[(&str, &[(&str, &str)])] = &[\n{included}];\n"
    );
    write("messages.rs", code);
}

/// Stops the build where a language lacks the translation of a text of a course.
fn check_courses_in(language: &str, folder: &Path) {
    let mut files = Vec::new();
    list(Path::new("tutorials"), "ron", &mut files);
    for file in files {
        let read_course = || ron::from_str::<schema::Course>(&read(&file)).ok();
        let Some(mut course) = read_course() else { continue };
        let name = file.file_name().unwrap_or_default();
        let translations = read(&folder.join("courses").join(name));
        let translations: BTreeMap<String, String> =
            ron::from_str(&translations).unwrap_or_default();
        course_texts::each_text(&mut course, &mut |text| {
            if !translations.contains_key(text) {
                stop(&format!("{language}: {} is missing: {text}", file.display()));
            }
        });
    }
}

fn folders(of: &Path) -> Vec<String> {
    let entries = fs::read_dir(of).into_iter().flatten().flatten();
    let folders = entries.filter(|entry| entry.path().is_dir());
    folders.filter_map(|entry| entry.file_name().into_string().ok()).collect()
}

fn message_files(folder: &Path) -> Vec<catalogue::Source> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.path()).collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "ftl"));
    paths.sort();
    let source = |path: &PathBuf| {
        let text = read(path);
        let subject = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        catalogue::Source { path: path.display().to_string(), subject, text }
    };
    paths.iter().map(source).collect()
}

/// Ends the build with these lines, one for each fault.
fn stop(why: &str) -> ! {
    for line in why.lines() {
        println!("cargo::error={line}");
    }
    std::process::exit(1)
}
