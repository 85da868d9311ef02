//! `kete convert`, through the program itself.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use kete::game::GameInProgress;
use kete::rules::{GameName, Ruleset};

use crate::play::{Chance, game_at};

fn convert(from: &Path, to: &Path) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_kete"));
    command.arg("convert").arg(from).arg(to).output().expect("the program starts")
}

fn done(from: &Path, to: &Path) -> String {
    let output = convert(from, to);
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{errors}");
    String::from_utf8(output.stdout).expect("text")
}

/// The one line on standard error.
fn refused(from: &Path, to: &Path) -> String {
    let output = convert(from, to);
    assert_eq!(output.status.code(), Some(1));
    assert!(output.stdout.is_empty());
    let errors = String::from_utf8(output.stderr).expect("text");
    assert_eq!(errors.matches('\n').count(), 1, "{errors}");
    errors
}

/// A game of so many turns in a file.
fn saved(folder: &Path, name: GameName, turns: usize) -> (GameInProgress, PathBuf) {
    let mut game = game_at(Ruleset::new(name), "start");
    Chance(8).play_on(&mut game, turns);
    let path = folder.join(format!("{name}.kete"));
    game.save(&path).expect("written");
    (game, path)
}

fn moves(game: &GameInProgress) -> Vec<String> {
    game.turns().iter().map(|turn| turn.mv.to_string()).collect()
}

#[test]
fn a_game_is_converted_to_another_format_and_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let (game, kete) = saved(folder.path(), GameName::Owari, 40);
    let ogn = folder.path().join("out.ogn");
    let back = folder.path().join("back.kete");
    assert_eq!(done(&kete, &ogn), format!("{}: 1 game\n", ogn.display()));
    assert!(fs::read_to_string(&ogn).expect("written").starts_with("[Variant \"Oware Abapa\"]\n"));
    done(&ogn, &back);
    let back = GameInProgress::load(&back).expect("a game");
    assert_eq!(moves(&back), moves(&game));
    assert_eq!(back.position(), game.position());
}

#[test]
fn every_game_has_a_move_list() {
    let folder = tempfile::tempdir().expect("a folder");
    for name in GameName::ALL {
        let (_, kete) = saved(folder.path(), name, 12);
        let text = kete.with_extension("txt");
        // An existing file is replaced.
        fs::write(&text, "old").expect("written");
        done(&kete, &text);
        let text = fs::read_to_string(&text).expect("written");
        assert!(text.contains("\n  1.  ") && text.contains("Result: "), "{name}: {text}");
    }
}

#[test]
fn several_games_go_into_several_files_or_one() {
    let folder = tempfile::tempdir().expect("a folder");
    let (ogn, out) = (folder.path().join("in.ogn"), folder.path().join("out.kete"));
    let head = "[Variant \"Oware\"]\n";
    fs::write(&ogn, format!("{head}\n1. C d\n\n{head}\n1. F *\n{head}")).expect("written");
    let second = folder.path().join("out-2.kete");
    let third = folder.path().join("out-3.kete");
    let message = done(&ogn, &out);
    let lines = [&out, &second, &third].map(|path| format!("{}: 1 game", path.display()));
    assert_eq!(message.lines().collect::<Vec<_>>(), lines);
    assert_eq!(moves(&GameInProgress::load(&second).expect("a game")), ["F"]);
    let all = folder.path().join("all.ogn");
    assert_eq!(done(&ogn, &all), format!("{}: 3 games\n", all.display()));
    assert_eq!(fs::read_to_string(&all).expect("written").matches("[Variant ").count(), 3);
}

#[test]
fn an_impossible_conversion_is_one_line_and_writes_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = |name: &str| folder.path().join(name);
    let (_, ring) = saved(folder.path(), GameName::Ring, 4);
    let out = file("out.ogn");
    let why = refused(&ring, &out);
    assert!(why.contains("Owari and Awale") && why.contains("ring.kete: "), "{why}");
    let bad = "[Variant \"Oware\"]\n1. C d\n[Variant \"Oware\"]\n1. C d 2. C\n";
    fs::write(file("bad.ogn"), bad).expect("written");
    let why = refused(&file("bad.ogn"), &file("out.kete"));
    assert!(why.contains("bad.ogn, game 2: Line 4, column 11: turn 3 says C"), "{why}");
    assert!(refused(&file("none.kete"), &out).contains("There is no file none.kete."));
    assert!(refused(&ring, &file("out.doc")).contains(".kete, .ogn and .txt"));
    fs::write(file("in.txt"), "").expect("written");
    assert!(refused(&file("in.txt"), &out).contains(".kete and .ogn"));
    fs::write(file("empty.ogn"), "\n").expect("written");
    assert!(refused(&file("empty.ogn"), &out).contains("empty.ogn: The file is empty."));
    assert!(!out.exists() && !file("out.kete").exists() && !file("out.doc").exists());
    let nowhere = file("in.txt").join("out.txt");
    assert!(refused(&ring, &nowhere).contains("out.txt cannot be written"));
}

#[test]
fn a_file_that_was_not_named_is_not_replaced() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = |name: &str| folder.path().join(name);
    let head = "[Variant \"Oware\"]\n";
    fs::write(file("in.ogn"), format!("{head}1. C\n{head}1. D\n{head}1. E\n")).expect("written");
    fs::write(file("fox.kete"), "old").expect("written");
    fs::write(file("fox-3.kete"), "mine").expect("written");
    let why = refused(&file("in.ogn"), &file("fox.kete"));
    assert!(why.contains("fox-3.kete is there already"), "{why}");
    let text = |name: &str| fs::read_to_string(file(name)).expect("there");
    assert_eq!((text("fox.kete"), text("fox-3.kete")), ("old".to_owned(), "mine".to_owned()));
    assert!(!file("fox-2.kete").exists());
    // The file that was named is replaced.
    fs::remove_file(file("fox-3.kete")).expect("removed");
    done(&file("in.ogn"), &file("fox.kete"));
    assert_eq!(moves(&GameInProgress::load(&file("fox.kete")).expect("a game")), ["C"]);
    // Its old contents stay in a backup beside it.
    assert_eq!(text("fox.kete~"), "old");
    assert!(!file("fox-2.kete~").exists(), "nothing was there");
}

#[test]
fn file_endings_in_capitals_name_the_format_too() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = |name: &str| folder.path().join(name);
    fs::write(file("CUP.OGN"), "[Variant \"Oware\"]\n1. C\n").expect("written");
    done(&file("CUP.OGN"), &file("CUP.KETE"));
    done(&file("CUP.KETE"), &file("cup.Txt"));
    assert!(fs::read_to_string(file("cup.Txt")).expect("written").contains("\n  1.  C"));
}

#[cfg(unix)]
#[test]
fn a_read_only_file_is_not_replaced() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = tempfile::tempdir().expect("a folder");
    let (_, kete) = saved(folder.path(), GameName::Owari, 4);
    let out = folder.path().join("out.ogn");
    fs::write(&out, "mine").expect("written");
    fs::set_permissions(&out, fs::Permissions::from_mode(0o444)).expect("read-only");
    let why = refused(&kete, &out);
    assert!(why.contains("out.ogn is read-only. Choose another name."), "{why}");
    assert_eq!(fs::read_to_string(&out).expect("there"), "mine");
}
