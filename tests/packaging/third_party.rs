//! The list of third-party software in the program, with the licence texts that must be
//! redistributed. `KETE_RENEW=1 cargo test --test packaging third_party` writes it again.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serde_json::Value;

use super::licences::{PLATFORM, chosen, metadata};
use super::{cargo, place, text, word};

const LIST: &str = "packaging/third-party.txt";
/// The list of the program for Windows. There is none for macOS, because some of the packages used
/// there have no text of their licence in their source.
const WINDOWS_LIST: (&str, &str) = ("packaging/windows/third-party.txt", "x86_64-pc-windows-gnu");

/// The fonts in the program: name, and the package and file that contain the licence.
const FONTS: [(&str, &str, &str); 2] = [
    ("Noto Sans, regular and bold", "notosans", "fonts/LICENSE_OFL.txt"),
    ("DejaVu Sans", "dejavu", "assets/dejavu-fonts-ttf-2.37/LICENSE"),
];

const HEAD: &str = "\
What other people made and Kete contains
========================================

Kete itself is under the MIT licence or the Apache License 2.0, as you like. The program also contains
the libraries and fonts below. Where a library may be used under one of several licences, the one that
Kete goes by is named. The text of the Apache License 2.0 is that of LICENSE-APACHE (on Debian systems
/usr/share/common-licenses/Apache-2.0); the texts and notices of the others follow the list.

This file is written by a test: KETE_RENEW=1 cargo test --test packaging third_party
";

/// Packages compiled into the program on a platform, by name and version.
fn in_the_program(platform: &str) -> BTreeSet<(String, String)> {
    let edges = ["tree", "--edges", "normal", "--target", platform];
    let message = cargo(&[&edges[..], &["--prefix", "none", "--format", "{p}"]].concat());
    let package = |line: &str| {
        let mut words = line.split_whitespace();
        let name = words.next()?.to_owned();
        Some((name, words.next()?.trim_start_matches('v').to_owned()))
    };
    message.lines().filter_map(package).filter(|(name, _)| name != "kete").collect()
}

/// The source folder of a package.
fn folder(package: &Value) -> PathBuf {
    let manifest = Path::new(word(package, "manifest_path"));
    manifest.parent().expect("a file is in a folder").to_owned()
}

fn tidy(text: &str) -> String {
    let lines: Vec<&str> = text.lines().map(|line| line.trim_end().trim_matches('\u{c}')).collect();
    lines.join("\n").trim_matches('\n').to_owned()
}

fn read(file: &Path) -> String {
    let bytes = fs::read(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    tidy(&String::from_utf8_lossy(&bytes))
}

/// The texts to redistribute with a package under `licences`: not the Apache License, of which one
/// copy is enough, and not those of licences that were not chosen.
fn notices(package: &Value, licences: &[&str]) -> Vec<String> {
    let mut files: Vec<PathBuf> = fs::read_dir(folder(package))
        .expect("the source of a package is at hand")
        .flatten()
        .map(|entry| entry.path())
        .filter(|path| path.is_file())
        .collect();
    files.sort();
    let wanted = |file: &&PathBuf| {
        let name = file.file_name().unwrap_or_default().to_string_lossy().to_uppercase();
        let begins = |word: &str| name.starts_with(word);
        if begins("NOTICE") || name.contains("THIRD-PARTY") {
            return true;
        }
        let of_a_licence = ["LICENSE", "LICENCE", "COPYING", "COPYRIGHT"].into_iter().any(begins);
        let of_another = !licences.contains(&"MIT") && name.contains("MIT");
        of_a_licence && licences != ["Apache-2.0"] && !of_another
    };
    let texts = files.iter().filter(wanted).map(|file| read(file));
    texts.filter(|text| !text.contains("TERMS AND CONDITIONS FOR USE, REPRODUCTION")).collect()
}

/// The expected list for a platform.
fn list(platform: &str) -> String {
    let metadata = metadata(platform);
    let packages = metadata["packages"].as_array().expect("a list");
    let mut rows = Vec::new();
    let mut texts: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for (name, version) in in_the_program(platform) {
        let package = packages
            .iter()
            .find(|package| word(package, "name") == name && word(package, "version") == version)
            .unwrap_or_else(|| panic!("{name} {version} is not in cargo metadata"));
        let licences = chosen(word(package, "license")).unwrap_or_default();
        assert!(!licences.is_empty(), "{name} is under no licence that is allowed");
        let notices = notices(package, &licences);
        // A copy of the Apache License is here already; the Boost licence asks for none with a program.
        let needs_none = [["Apache-2.0"], ["BSL-1.0"]].iter().any(|few| licences == few);
        assert!(
            !notices.is_empty() || needs_none,
            "{name} has no text of {licences:?} in its source"
        );
        let full_name = format!("{name} {version}");
        let mut row = format!("{full_name:<42} {}", licences.join(" and "));
        if licences.contains(&"MPL-2.0") {
            let _ = write!(row, ", source: {}", word(package, "repository"));
        }
        rows.push(row);
        for notice in notices {
            texts.entry(notice).or_default().push(full_name.clone());
        }
    }
    let mut list = format!("{HEAD}\nLibraries\n---------\n\n");
    let _ = writeln!(list, "{:<42} Apache-2.0", "the standard library of Rust");
    for row in rows {
        list.push_str(&row);
        list.push('\n');
    }
    list.push_str("\nFonts\n-----\n\n");
    for (font, ..) in FONTS {
        let _ = writeln!(list, "{font}");
    }
    // Packages that share a text are sorted by the first of them.
    let mut texts: Vec<(String, String)> =
        texts.into_iter().map(|(text, names)| (names.join(", "), text)).collect();
    texts.sort();
    for (font, package, file) in FONTS {
        let package = packages.iter().find(|other| word(other, "name") == package);
        texts.push((font.to_owned(), read(&folder(package.expect("a font")).join(file))));
    }
    for (names, text) in texts {
        let _ = write!(list, "\n{}\n{names}\n\n{text}\n", "=".repeat(80));
    }
    list
}

fn check(file: &str, platform: &str) {
    let list = list(platform);
    if std::env::var_os("KETE_RENEW").is_some() {
        fs::write(place(file), &list).expect("written");
    }
    let there = text(file);
    let first = list.lines().zip(there.lines()).find(|(a, b)| a != b);
    assert!(
        list == there,
        "{file} is not up to date ({first:?}): write it anew with \
         KETE_RENEW=1 cargo test --test packaging third_party"
    );
}

#[test]
fn the_list_of_third_party_software_is_up_to_date() {
    check(LIST, PLATFORM);
}

#[test]
fn the_list_for_windows_is_up_to_date() {
    let (file, platform) = WINDOWS_LIST;
    // A build for Linux does not download what only Windows needs; `cargo fetch` does.
    if is_downloaded(platform) {
        check(file, platform);
    } else {
        println!("{file} was not checked: its packages are not here");
    }
}

/// Whether the sources of all packages for a platform are on this machine.
fn is_downloaded(platform: &str) -> bool {
    let program = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let asked = Command::new(program)
        .args(["metadata", "--format-version", "1", "--filter-platform", platform])
        .args(["--offline", "--locked"])
        .current_dir(place(""))
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status();
    asked.is_ok_and(|status| status.success())
}
