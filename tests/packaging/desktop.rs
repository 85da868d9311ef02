//! The desktop entry, the file type and the entry in software centres fit each other and the program.

use std::collections::BTreeMap;
use std::fs;

use kete::app::APP_ID;
use kete::rules::GameName;

use super::{kete, place, text, word};

/// The keys of the desktop entry.
fn entry() -> BTreeMap<String, String> {
    let text = text("packaging/linux/kete.desktop");
    let mut lines = text.lines();
    assert_eq!(lines.next(), Some("[Desktop Entry]"));
    let pair = |line: &str| {
        let (key, value) = line.split_once('=').unwrap_or_else(|| panic!("{line}"));
        (key.to_owned(), value.to_owned())
    };
    lines.map(pair).collect()
}

/// The text between the first `before` and the next `after`.
fn between<'a>(text: &'a str, before: &str, after: &str) -> &'a str {
    let (_, rest) = text.split_once(before).unwrap_or_else(|| panic!("no {before}"));
    rest.split_once(after).unwrap_or_else(|| panic!("no {after} after {before}")).0
}

const METAINFO: &str = "packaging/linux/org.kete_mancala.kete.metainfo.xml";
const FILE_TYPE: &str = "packaging/linux/kete.xml";

#[test]
fn the_desktop_entry_starts_the_program_with_its_icon() {
    let (entry, kete) = (entry(), kete());
    let targets = kete["targets"].as_array().expect("a list");
    let binary = targets.iter().find(|target| target["kind"][0] == "bin").expect("one binary");
    assert_eq!(entry["Exec"], format!("{} %f", word(binary, "name")));
    // By this name the desktop finds a window's entry.
    assert_eq!(entry["StartupWMClass"], APP_ID);
    assert!(place(&format!("packaging/linux/{APP_ID}.desktop")).is_file());
    assert!(place(&format!("assets/icon/{}.svg", entry["Icon"])).is_file());
}

#[test]
fn the_desktop_entry_opens_the_files_that_kete_writes() {
    let file_type = text(FILE_TYPE);
    let name = between(&file_type, "<mime-type type=\"", "\"");
    let (_, course) = file_type.split_once("</mime-type>").expect("a second type");
    let course_name = between(course, "<mime-type type=\"", "\"");
    assert_eq!(entry()["MimeType"], format!("{name};{course_name};"));
    let pattern = between(course, "<glob pattern=\"", "\"");
    assert_eq!(pattern, format!("*.{}", kete::tutor::COURSE_EXTENSION));
    assert_eq!(between(&file_type, "<glob pattern=\"", "\""), "*.kete");
    assert_eq!(between(&file_type, "<icon name=\"", "\""), entry()["Icon"]);
    let magic = between(&file_type, "offset=\"0\" value=\"", "\"");
    let saves: Vec<_> = fs::read_dir(place("saves")).expect("listed").flatten().collect();
    assert!(saves.len() >= GameName::ALL.len(), "one of each game");
    for save in saves {
        let game = fs::read_to_string(save.path()).expect("read");
        assert!(game.starts_with(magic), "{}", save.path().display());
    }
    let fresh = kete::game::GameInProgress::load(&place("saves/owari.kete")).expect("loaded");
    assert!(fresh.to_save().starts_with(magic));
}

#[test]
fn the_software_centre_entry_names_this_version_and_these_files() {
    let metainfo = text(METAINFO);
    assert!(METAINFO.ends_with(&format!("/{}.metainfo.xml", between(&metainfo, "<id>", "</id>"))));
    let launchable = between(&metainfo, "<launchable type=\"desktop-id\">", "</launchable>");
    assert_eq!(launchable, format!("{APP_ID}.desktop"));
    assert_eq!(between(&metainfo, "<binary>", "</binary>"), APP_ID);
    assert_eq!(
        between(&metainfo, "<mediatype>", "</mediatype>"),
        between(&text(FILE_TYPE), "type=\"", "\"")
    );
    assert_eq!(between(&metainfo, "<summary>", "</summary>"), entry()["Comment"]);
    assert_eq!(
        between(&metainfo, "<project_license>", "</project_license>"),
        env!("CARGO_PKG_LICENSE")
    );
    let categories: Vec<&str> = metainfo
        .split("<category>")
        .skip(1)
        .filter_map(|rest| rest.split("</category>").next())
        .collect();
    assert_eq!(entry()["Categories"], format!("{};", categories.join(";")));
}

#[test]
fn every_named_version_is_cargos() {
    let version = env!("CARGO_PKG_VERSION");
    let metainfo = text(METAINFO);
    assert_eq!(between(&metainfo, "<release version=\"", "\""), version);
    let date = between(&metainfo, "\" date=\"", "\"");
    let changes = text("CHANGELOG.md");
    let newest = changes.lines().find(|line| line.starts_with("## ")).expect("a heading");
    assert_eq!(newest, format!("## {version} ({date})"), "CHANGELOG.md");
    let debian = text("packaging/linux/changelog");
    assert!(debian.starts_with(&format!("kete ({version}-1) ")), "packaging/linux/changelog");
    let manual = text("packaging/linux/kete.6");
    assert!(manual.starts_with(&format!(".TH KETE 6 {date} \"Kete {version}\"")), "kete.6");
}
