//! What is left on the disk after a kill, and what a deleted file leaves in the wastebasket. Each
//! test starts itself again as a child.

use std::env;
use std::fs;
use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, SystemTime};

use kete::files::{Folders, PART_PREFIX, PART_SUFFIX, note_writes, sweep, write_whole};

/// Environment variable for the child: the folder it works in.
const CHILD: &str = "KETE_LITTER_CHILD";
const KILLS: u64 = 15;

fn child(test: &str, folder: &Path) -> Command {
    let mut command = Command::new(env::current_exe().expect("this program"));
    command.args([test, "--exact", "--nocapture"]).env(CHILD, folder).stdout(Stdio::piped());
    command
}

fn data(of: &Path) -> Folders {
    Folders::under(of.join("data"))
}

/// The player's folder, outside Kete's own.
fn home(of: &Path) -> PathBuf {
    of.join("home")
}

fn parts(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let is_part = |path: &PathBuf| {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        name.starts_with(PART_PREFIX) && name.ends_with(PART_SUFFIX)
    };
    entries.map(|entry| entry.path()).filter(is_part).collect()
}

/// All places where a part file may be after a kill, in Kete's folders and the player's.
fn all_parts(of: &Path) -> Vec<PathBuf> {
    let folders = data(of).written().into_iter().chain([home(of)]);
    folders.flat_map(|folder| parts(&folder)).collect()
}

/// The write-ahead notes of unfinished writes.
fn notes(of: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(of.join("data/writing")).into_iter().flatten().flatten();
    entries.map(|entry| entry.path()).collect()
}

/// The child: writes the same two files again and again until it is killed.
fn write_for_ever(of: &Path) -> ! {
    let folders = data(of);
    note_writes(&folders);
    let mut number = 0_u8;
    loop {
        number = number.wrapping_add(1);
        let bytes = vec![number; 2 << 20];
        for file in [home(of).join("g.kete"), folders.unfinished().join("g.kete")] {
            write_whole(&file, &bytes).expect("nobody takes away what is being written");
        }
        println!("wrote {number}");
    }
}

#[test]
fn nothing_half_written_is_left_after_a_kill_and_the_next_start() {
    if let Some(folder) = env::var_os(CHILD) {
        write_for_ever(Path::new(&folder));
    }
    let folder = tempfile::tempdir().expect("a folder");
    let of = folder.path();
    fs::create_dir_all(home(of)).expect("a folder");
    let test = "nothing_half_written_is_left_after_a_kill_and_the_next_start";
    let mut littered = 0;
    // On a busy machine few kills come in the middle of a write.
    for kill in 0..20 * KILLS {
        if kill >= KILLS && littered > 0 {
            break;
        }
        let mut child: Child = child(test, of).spawn().expect("started");
        let mut lines = BufReader::new(child.stdout.take().expect("piped")).lines();
        let wrote = |line: String| line.contains("wrote ");
        assert!(lines.any(|line| line.is_ok_and(wrote)), "the child writes");
        // Another window starts meanwhile: it removes nothing of the child's.
        for _ in 0..5 {
            sweep(&data(of));
            std::thread::sleep(Duration::from_millis(1 + kill % 4));
        }
        assert!(child.try_wait().expect("asked").is_none(), "the child lives");
        assert!(lines.any(|line| line.is_ok_and(wrote)), "and still writes");
        child.kill().expect("killed");
        child.wait().expect("gone");
        littered += usize::from(!all_parts(of).is_empty());
        // A new, empty one is removed only by a later start.
        for path in all_parts(of).into_iter().chain(notes(of)) {
            let file = fs::File::options().append(true).open(path).expect("opened");
            let hour = Duration::from_secs(3600);
            file.set_modified(SystemTime::now() - hour).expect("dated");
        }
        sweep(&data(of));
        assert_eq!(all_parts(of), Vec::<PathBuf>::new());
        assert_eq!(notes(of), Vec::<PathBuf>::new());
        for file in [home(of).join("g.kete"), data(of).unfinished().join("g.kete")] {
            let bytes = fs::read(file).expect("whole");
            assert!(bytes.len() == 2 << 20 && bytes.iter().all(|byte| *byte == bytes[0]));
        }
    }
    assert!(littered > 0, "no kill came in the middle of a write");
}

/// The child deletes a file into the wastebasket that this variable names.
#[cfg(target_os = "linux")]
#[test]
fn a_deleted_file_is_in_the_desktops_wastebasket() {
    use std::io::ErrorKind;

    use kete::files::{NotMoved, Wastebasket};

    if let Some(folder) = env::var_os(CHILD) {
        let file = Path::new(&folder).join("fox.kete");
        assert_eq!(Wastebasket::Desktop.throw(&file), Ok(()));
        assert_eq!(Wastebasket::Desktop.throw(&file), Err(NotMoved::System(ErrorKind::NotFound)));
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let share = folder.path().join("share");
    fs::create_dir(&share).expect("a folder");
    let file = folder.path().join("fox.kete");
    fs::write(&file, "a game").expect("written");
    let test = "a_deleted_file_is_in_the_desktops_wastebasket";
    let done = child(test, folder.path()).env("XDG_DATA_HOME", &share).output().expect("run");
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stdout));
    assert!(!file.exists());
    let thrown = fs::read_to_string(share.join("Trash/files/fox.kete")).expect("thrown away");
    assert_eq!(thrown, "a game");
    let about =
        fs::read_to_string(share.join("Trash/info/fox.kete.trashinfo")).expect("its origin");
    assert!(about.contains("Path=/") && about.contains("DeletionDate=2"), "{about}");
}
