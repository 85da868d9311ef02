//! Files on the disk: atomic writes, limited reads, plain messages.

use std::fs;
use std::io::{self, ErrorKind};
use std::path::Path;

use kete::files::{Folders, ReadError, WriteError, set_aside, write_whole};
use kete::game::GameInProgress;
use kete::game::save::MAX_BYTES;
use kete::rules::{GameName, Ruleset};

use crate::play::{Chance, game_at};
use crate::told;

#[test]
fn a_game_saved_in_the_middle_goes_on_where_it_was() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("games/an evening.kete");
    let mut game = game_at(Ruleset::new(GameName::Giuthi), "start");
    Chance(2).play_on(&mut game, 25);
    game.undo();
    game.save(&path).expect("written");
    let back = GameInProgress::load(&path).expect("read");
    assert_eq!(told(&back), told(&game));
    assert_eq!(back.position(), game.position());
}

#[test]
fn files_that_cannot_be_opened_are_reported() {
    let folder = tempfile::tempdir().expect("a folder");
    let why = |path: &Path| GameInProgress::load(path).expect_err("no game").to_string();
    assert_eq!(why(&folder.path().join("fox.kete")), "There is no file fox.kete.");
    fs::create_dir(folder.path().join("hen.kete")).expect("made");
    assert_eq!(why(&folder.path().join("hen.kete")), "hen.kete is a folder. Choose a file in it.");
    let large = folder.path().join("large.kete");
    fs::File::create(&large).and_then(|file| file.set_len(MAX_BYTES + 1)).expect("made");
    assert_eq!(why(&large), "large.kete is too large: Kete reads up to 4 MB.");
    let noise = folder.path().join("noise.kete");
    let mut chance = Chance(6);
    let bytes: Vec<u8> = (0..100_000).map(|_| chance.below(256) as u8).collect();
    fs::write(&noise, bytes).expect("made");
    assert!(why(&noise).starts_with("Line 1, column "));
}

#[test]
fn system_errors_are_reported_in_plain_words() {
    let path = Path::new("/games/ama/fox.kete").to_owned();
    let read = |kind: ErrorKind| {
        ReadError { path: path.clone(), problem: io::Error::from(kind).into() }.to_string()
    };
    assert_eq!(read(ErrorKind::PermissionDenied), "You may not read fox.kete.");
    assert_eq!(read(ErrorKind::NotFound), "There is no file fox.kete.");
    let write = |kind| WriteError { path: path.clone(), kind }.to_string();
    assert_eq!(write(ErrorKind::StorageFull), "fox.kete cannot be written: the disk is full.");
    assert_eq!(
        write(ErrorKind::PermissionDenied),
        "fox.kete cannot be written: you may not write there."
    );
}

#[cfg(unix)]
#[test]
fn a_pipe_or_device_is_neither_read_nor_replaced() {
    let device = Path::new("/dev/null");
    let error = kete::files::read_limited(device, 10).expect_err("no file");
    assert_eq!(error.problem, kete::files::ReadProblem::NotAFile);
    let error = write_whole(device, b"never").expect_err("no file");
    assert_eq!(error.to_string(), "null cannot be written: it is not an ordinary file.");
    assert!(!fs::metadata(device).expect("still there").is_file());
}

#[cfg(unix)]
#[test]
fn a_link_to_itself_and_a_pipe_are_reported_and_stay() {
    let folder = tempfile::tempdir().expect("a folder");
    let round = folder.path().join("round.kete");
    std::os::unix::fs::symlink(&round, &round).expect("linked");
    let error = GameInProgress::load(&round).expect_err("no game");
    assert_eq!(error.to_string(), "round.kete is a link that leads to itself.");
    let error = write_whole(&round, b"never").expect_err("no file");
    assert_eq!(error.to_string(), "round.kete cannot be written: it is not an ordinary file.");
    assert!(fs::symlink_metadata(&round).expect("there").is_symlink());
    let pipe = folder.path().join("pipe.kete");
    let made = std::process::Command::new("mkfifo").arg(&pipe).status().expect("mkfifo");
    assert!(made.success());
    // Nobody writes to it, so reading would block forever.
    let error = GameInProgress::load(&pipe).expect_err("no game");
    assert_eq!(error.to_string(), "pipe.kete is not an ordinary file.");
}

#[test]
fn a_file_set_aside_takes_the_next_free_name() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("recent.ron");
    for number in 1..4 {
        fs::write(&path, number.to_string()).expect("written");
        let aside = set_aside(&path).expect("renamed");
        assert_eq!(aside, folder.path().join(format!("recent.damaged-{number}.ron")));
        assert_eq!(fs::read_to_string(&aside).expect("read"), number.to_string());
        assert!(!path.exists());
    }
    assert!(set_aside(&path).is_err(), "nothing is there");
}

#[test]
fn a_failed_write_leaves_the_old_file_and_nothing_else() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("fox.kete");
    write_whole(&path, b"old").expect("written");
    write_whole(&path, b"new").expect("written again");
    assert_eq!(fs::read(&path).expect("read"), b"new");
    let blocked = path.join("inner.kete");
    let error = write_whole(&blocked, b"never").expect_err("fox.kete is no folder");
    assert!(error.to_string().starts_with("inner.kete cannot be written: "), "{error}");
    assert!(write_whole(folder.path(), b"never").is_err(), "a folder is not replaced");
    assert_eq!(fs::read(&path).expect("read"), b"new");
    assert_eq!(fs::read_dir(folder.path()).expect("listed").count(), 1, "no file left over");
}

#[cfg(unix)]
#[test]
fn a_link_is_followed_and_rights_are_kept() {
    use std::os::unix::fs::{PermissionsExt as _, symlink};
    let folder = tempfile::tempdir().expect("a folder");
    let (path, link) = (folder.path().join("fox.kete"), folder.path().join("link.kete"));
    fs::write(&path, b"old").expect("made");
    fs::set_permissions(&path, fs::Permissions::from_mode(0o640)).expect("set");
    symlink(&path, &link).expect("linked");
    write_whole(&link, b"new").expect("written");
    assert_eq!(fs::read(&path).expect("read"), b"new");
    assert!(fs::symlink_metadata(&link).expect("there").is_symlink());
    let mode = fs::metadata(&path).expect("there").permissions().mode();
    assert_eq!(mode & 0o777, 0o640);
}

#[test]
fn one_folder_can_hold_everything() {
    let folders = Folders::under("/somewhere");
    let all = [folders.games(), folders.unfinished(), folders.config().to_owned()];
    assert!(all.iter().all(|folder| folder.starts_with("/somewhere")), "{all:?}");
    assert!(all[0] != all[1] && all[1] != all[2] && all[0] != all[2]);
}
