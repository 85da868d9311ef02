//! Checks the form of everything in `assets/` and `tutorials/` before it is bundled. A broken file
//! stops the build with its name and line.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

use serde::de::DeserializeOwned;

#[allow(dead_code, reason = "the build only reads these types")]
#[path = "src/tutor/limits.rs"]
mod limits;
#[allow(dead_code, reason = "the build only reads these types")]
#[path = "src/texts/schema.rs"]
mod texts;
#[allow(dead_code, reason = "the build only reads these types")]
#[path = "src/tutor/schema.rs"]
mod tutor;

fn main() {
    for folder in ["assets", "tutorials"] {
        println!("cargo::rerun-if-changed={folder}");
    }
    let mut files = Vec::new();
    list(Path::new("assets"), &mut files);
    for file in files {
        let check: fn(&Path) = match file.file_name().and_then(|name| name.to_str()) {
            Some("commands.ron") => check::<texts::CommandTexts>,
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
}

/// All `.ron` files below a folder in a fixed order.
fn list(folder: &Path, files: &mut Vec<PathBuf>) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    let mut paths: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    paths.sort();
    for path in paths {
        if path.is_dir() {
            list(&path, files);
        } else if path.extension().is_some_and(|extension| extension == "ron") {
            files.push(path);
        }
    }
}

fn check<T: DeserializeOwned>(file: &Path) {
    let text = fs::read_to_string(file)
        .unwrap_or_else(|error| stop(&format!("{}: {error}", file.display())));
    if let Err(error) = ron::from_str::<T>(&text) {
        let (place, reason) = (error.span.start, error.code);
        stop(&format!("{}:{}:{}: {reason}", file.display(), place.line, place.col));
    }
}

/// Writes the list of courses that the program includes: name and text of each.
fn bundle_courses() {
    let mut files = Vec::new();
    list(Path::new("tutorials"), &mut files);
    let root = env::var("CARGO_MANIFEST_DIR").unwrap_or_default();
    let mut code = "/// The bundled courses: file name and text.\n\
                    pub const COURSES: &[(&str, &str)] = &[\n"
        .to_owned();
    for file in &files {
        check::<tutor::Course>(file);
        let name = file.file_name().unwrap_or_default();
        let whole = Path::new(&root).join(file);
        let _ = writeln!(code, "    ({name:?}, include_str!({whole:?})),");
    }
    code.push_str("];\n");
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default());
    if let Err(error) = fs::write(out.join("courses.rs"), code) {
        stop(&error.to_string());
    }
}

/// Ends the build with one line that names the place.
fn stop(why: &str) -> ! {
    println!("cargo::error={why}");
    std::process::exit(1)
}
