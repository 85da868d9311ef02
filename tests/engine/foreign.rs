//! Control characters and bidirectional marks in arguments, files, file names and engine output
//! never reach standard output or standard error raw, whatever the command.

use std::path::Path;

use kete::files::{STAND_IN, is_harmful};
use kete::game::{GameInProgress, NodeId, Player};
use kete::rules::{BySide, GameName, Ruleset};

use super::kete;

/// C0, DEL, C1, and all characters that change the direction of a line, break it or are invisible.
/// NUL is left out: neither an argument nor a file name can contain it.
fn harmful() -> String {
    ('\u{1}'..='\u{1f}')
        .chain('\u{7f}'..='\u{9f}')
        .chain("\u{61c}\u{200e}\u{200f}\u{2028}\u{2029}\u{feff}".chars())
        .chain('\u{202a}'..='\u{202e}')
        .chain('\u{2066}'..='\u{2069}')
        .collect()
}

/// Both outputs; asserts that they contain nothing harmful except line ends.
#[track_caller]
fn shown(arguments: &[&str], input: &[u8]) -> String {
    let output = kete(arguments, input);
    let text = [output.stdout, output.stderr].concat();
    let text = String::from_utf8(text).expect("UTF-8");
    let raw: Vec<char> = text.chars().filter(|c| is_harmful(*c) && *c != '\n').collect();
    assert!(raw.is_empty(), "{arguments:?}: {raw:?} in {text:?}");
    text
}

/// The same for a command that quotes something harmful.
#[track_caller]
fn quoted(arguments: &[&str]) {
    let text = shown(arguments, b"");
    assert!(text.contains(STAND_IN), "{arguments:?} quotes nothing: {text:?}");
}

fn written(folder: &Path, name: &str, text: &str) -> String {
    let path = folder.join(name);
    std::fs::write(&path, text).expect("a file");
    path.to_str().expect("UTF-8").to_owned()
}

#[test]
fn the_engine_answers_every_character_in_every_command_without_it() {
    let templates = [
        "?",
        "hel?p",
        "ruleset ?",
        "ruleset owari ?",
        "ruleset owari grand-slam=?",
        "position ?",
        "position start ?",
        "position start moves C?",
        "why ?",
        "why C?",
        "events ?",
        "perft ?",
        "perft 1 ?",
        "go ?",
        "go depth ?",
        "go depth 1 level ?",
        "hash ?",
        "show ?",
        "stop ?",
    ];
    // Inside a word, because spaces at the end of a line are trimmed.
    let mut lines = String::from("ruleset owari\n");
    let letters: Vec<char> = harmful().chars().chain(['\0']).filter(|c| *c != '\n').collect();
    for template in templates {
        for letter in &letters {
            lines += &template.replace('?', &format!("a{letter}b"));
            lines += "\n";
        }
    }
    let text = shown(&["engine"], lines.as_bytes());
    let answers = text.lines().filter(|line| line.starts_with("error ")).count();
    assert_eq!(answers, templates.len() * letters.len(), "an error each");
    assert!(text.matches(STAND_IN).count() > 10 * letters.len());
    // Invalid UTF-8, for example C1 as one byte.
    shown(&["engine"], b"why \x9b31m\nruleset \x80\xff\n");
}

#[test]
fn wrong_arguments_are_quoted_without_control_characters() {
    let bad = &format!("x{}y", harmful());
    let option = &format!("--x{}y", harmful());
    let setting = &format!("x{0}=y{0}", harmful());
    let level = &format!("level:{}", harmful());
    let engine = &format!("engine:Cargo.toml/{},level=1", harmful());
    let table: &[&[&str]] = &[
        &[option],
        &[bad, bad],
        &["--new", bad],
        &["--size", bad, bad],
        &["--frames", bad, "--new", "owari"],
        &["engine", bad],
        &["perft", bad, "3"],
        &["perft", "owari", bad],
        &["perft", "owari", "1", setting],
        &["perft", "owari", "1", option],
        &["drill", bad, "owari.sow"],
        &["drill", "owari", bad],
        &["drill", "owari", "owari.sow", setting],
        &["drill", "owari", "owari.sow", "--count", bad],
        &["lessons", bad],
        &["lessons", "check", bad],
        &["tables", bad],
        &["tables", "build", bad],
        &["tables", "build", "owari", "--seeds", bad],
        &["tables", "check", bad],
        &["tables", "info", bad],
        &["tables", "info", "owari", setting],
        &["match", bad, "level:1", "--ruleset", "owari"],
        &["match", level, "level:1", "--ruleset", "owari"],
        &["match", "level:1", engine, "--ruleset", "owari"],
        &["match", "level:1", "level:1", "--ruleset", bad],
        &["match", "level:1", "level:1", "--ruleset", "owari", setting],
        &["match", "level:1", "level:1", "--ruleset", "owari", "--sprt", bad],
        &["analyse", bad],
        &["analyse", bad, "--nodes", bad],
        &["picture", bad, "--out", "x.png"],
        &["picture", "--ruleset", bad, "--out", "x.png"],
        &["picture", "--ruleset", "owari", setting, "--out", "x.png"],
        &["picture", "--ruleset", "owari", "--out", &format!("Cargo.toml/{bad}.png")],
        &["picture", "--ruleset", "owari", "--light", bad, "--out", "Cargo.toml/x.png"],
        &["picture", "--ruleset", "owari", "--arrow", bad, "--out", "Cargo.toml/x.png"],
        &["picture", "--ruleset", "owari", "--shows", bad, "--out", "Cargo.toml/x.png"],
        &["picture", "--ruleset", "owari", "--theme", bad, "--out", "Cargo.toml/x.png"],
        &["picture", "--ruleset", "owari", "--board", bad, "--out", "Cargo.toml/x.png"],
        &["picture", "--ruleset", "owari", "--seeds", bad, "--out", "Cargo.toml/x.png"],
        &["picture", "--ruleset", "owari", "--speed", bad, "--out", "Cargo.toml/x.gif"],
        &["convert", bad, "Cargo.toml/x.kete"],
        &["convert", "saves/owari.kete", bad],
        &["convert", "saves/owari.kete", &format!("Cargo.toml/{bad}.ogn")],
        &["sheet", bad, "--out", "Cargo.toml/x.html"],
        &["sheet", "owari", setting, "--out", "Cargo.toml/x.html"],
        &["class", bad],
        &["worksheet", bad, "--out", "Cargo.toml/x.html"],
        &["worksheet", "--course", bad, "--out", "Cargo.toml/x.html"],
        &["worksheet", "--exercises", bad, "--out", "Cargo.toml/x.html"],
        &["tune", bad],
        &["tune", "owari", "--games", bad],
        &["bench", "--depth-offset", bad],
    ];
    let quiet: Vec<_> =
        table.iter().filter(|arguments| !shown(arguments, b"").contains(STAND_IN)).collect();
    assert!(quiet.is_empty(), "these quote nothing: {quiet:?}");
    // For a wrong position only the column is named.
    shown(&["perft", "owari", "1", "--position", bad], b"");
    shown(&["tables", "value", "owari", bad], b"");
    shown(&["picture", "--ruleset", "owari", "--position", bad, "--out", "Cargo.toml/x.png"], b"");
}

/// A game with harmful characters in every free text.
fn game() -> GameInProgress {
    let players = BySide::new(Player::You, Player::Friend);
    let mut game = GameInProgress::new(Ruleset::new(GameName::Owari), players);
    game.set_title(harmful() + "\0");
    game.set_comment(NodeId::START, harmful() + "\0");
    for _ in 0..3 {
        let mv = game.position().moves()[0];
        game.play(&mv).expect("legal");
        game.set_comment(game.current(), harmful() + "\0");
    }
    game
}

#[test]
fn games_keep_such_characters_and_no_command_prints_them() {
    let folder = tempfile::tempdir().expect("a folder");
    let at = |name: &str| folder.path().join(name).to_str().expect("UTF-8").to_owned();
    let name = format!("x{}y", harmful());
    let kete = written(folder.path(), &format!("{name}.kete"), &game().to_save());
    quoted(&["analyse", &kete, "--nodes", "10"]);
    // Files are data: nothing in them is replaced.
    let copy = at(&format!("copy {name}.kete"));
    quoted(&["convert", &kete, &copy]);
    let back = GameInProgress::load(Path::new(&copy)).expect("a game");
    assert_eq!((back.title(), back.to_save()), (game().title(), game().to_save()));
    assert_eq!(std::fs::read(&copy).expect("read"), std::fs::read(&kete).expect("read"));
    quoted(&["convert", &kete, &at(&format!("{name}.ogn"))]);
    quoted(&["convert", &kete, &at(&format!("{name}.txt"))]);
    quoted(&["analyse", &at(&format!("{name}.ogn")), "--nodes", "10"]);
    shown(&["picture", &kete, "--out", &at("x.png")], b"");

    // Broken files that quote something harmful, and files of several games.
    let quote = |text: &str| text.replace('?', &harmful());
    for (number, text) in [
        "(version: 1, ruleset: \"?\")",
        "(version: 1, ruleset: \"owari\", moves: [\"?\"])",
        "(version: 1, ruleset: \"owari\", start: \"?\")",
        "(version: 1, ruleset: \"owari\", ?: 3)",
        "(version: 1, ruleset: \"owari\", options: {\"?\": \"?\"})",
        "(version: 1, ruleset: \"owari\", south: Engine(\"?\"))",
        "?",
    ]
    .iter()
    .enumerate()
    {
        let path = written(folder.path(), &format!("{number}{name}.kete"), &quote(text));
        quoted(&["analyse", &path]);
        quoted(&["convert", &path, &at("out.ogn")]);
    }
    for (number, text) in [
        "[Variant \"?\"]\n1. C d\n",
        "[Variant \"Oware\"]\n[FEN \"?\"]\n1. C d\n",
        "[Variant \"Oware\"]\n1. C ?\n",
        "[Variant \"Oware\"]\n[Event \"?\"]\n1. C d\n\n[Variant \"Oware\"]\n1. C\n",
    ]
    .iter()
    .enumerate()
    {
        let path = written(folder.path(), &format!("{number}{name}.ogn"), &quote(text));
        quoted(&["analyse", &path, "--nodes", "10"]);
        quoted(&["picture", &path, "--out", &at(&format!("{name}.txt"))]);
        shown(&["convert", &path, &at("several.kete")], b"");
    }
}

const COURSE: &str = r#"(
    ruleset: "owari", audience: "?",
    lessons: [(id: "T1?", title: "One ?", aim: "?", rules: ["owari.sow"], steps: [
        Show(text: "?", at: "start", play: ["C last a"]),
    ])],
)"#;

#[test]
fn courses_and_tables_are_listed_and_checked_without_them() {
    let data = tempfile::tempdir().expect("a folder");
    let folder = data.path().to_str().expect("UTF-8");
    let tutorials = data.path().join("tutorials");
    let tables = data.path().join("tables");
    std::fs::create_dir(&tutorials).expect("made");
    std::fs::create_dir(&tables).expect("made");
    let name = format!("x{}y", harmful());
    let course = COURSE.replace('?', &harmful());
    written(&tutorials, &format!("{name}.ron"), &course);
    quoted(&["lessons", "list", "--data-dir", folder]);
    for broken in [
        course.replace("last a", &format!("last {}", harmful())),
        course.replace("owari.sow", &harmful()),
        course.replace("\"owari\"", &format!("\"{}\"", harmful())),
        course.replace("start", &harmful()),
        harmful(),
    ] {
        let path = written(&tutorials, &format!("b{name}.ron"), &broken);
        quoted(&["lessons", "check", &path]);
    }
    written(&tables, &format!("{name}.table"), &harmful());
    quoted(&["tables", "info", "--data-dir", folder]);
    quoted(&["tables", "check", "--data-dir", folder]);
}

#[test]
fn output_of_an_external_engine_is_shown_without_them() {
    let folder = tempfile::tempdir().expect("a folder");
    // Without line ends, which would end the engine's message.
    let says = harmful().replace('\n', "");
    for (number, on_go) in ["cat SAYS; exit 3", "cat MOVE", "cat ERROR"].iter().enumerate() {
        let at = |name: &str| format!("{}/{name}{number}", folder.path().display());
        std::fs::write(at("says"), format!("info {says}\n{says}\n")).expect("written");
        std::fs::write(at("move"), format!("bestmove x{says}y\n")).expect("written");
        std::fs::write(at("error"), format!("error x{says}y\n")).expect("written");
        let on_go = on_go
            .replace("SAYS", &at("says"))
            .replace("MOVE", &at("move"))
            .replace("ERROR", &at("error"));
        let script = format!(
            "while read -r command rest; do\n\
             case $command in go) {on_go} ;; quit) exit ;; *) echo ok ;; esac\ndone\n"
        );
        let name = format!("e{number}\u{1b}[31m\u{202e}\u{7f}\u{9b}");
        let path = written(folder.path(), &name, &script);
        let engine = format!("engine:/bin/sh {path},nodes=1");
        let arguments = ["match", &engine, "level:1", "--ruleset", "owari", "--games", "2"];
        let data = ["--data-dir", folder.path().to_str().expect("UTF-8")];
        let text = shown(&[&arguments[..], &data].concat(), b"");
        assert!(text.contains("A lost by ") && text.contains(STAND_IN), "{text}");
    }
}

/// All code of the program except the file through which text reaches a terminal.
fn sources(folder: &Path, found: &mut Vec<(String, String)>) {
    for entry in std::fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("readable").path();
        if path.is_dir() {
            sources(&path, found);
        } else if !path.ends_with("visible.rs") {
            let text = std::fs::read_to_string(&path).expect("text");
            found.push((path.display().to_string(), text));
        }
    }
}

#[test]
fn nothing_in_the_program_writes_to_a_terminal_past_the_filter() {
    let mut found = Vec::new();
    sources(Path::new("src"), &mut found);
    assert!(found.len() > 300, "{}", found.len());
    for (file, text) in &found {
        for line in text.lines().filter(|line| !line.trim_start().starts_with("//")) {
            let raw = ["print!(", "println!(", "io::stderr()", "stdout().lock()"];
            let raw = raw.iter().find(|raw| line.contains(**raw));
            assert_eq!(raw, None, "{file}: {line}: see src/files/visible.rs");
        }
    }
}
