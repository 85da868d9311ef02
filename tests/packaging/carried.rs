//! The portable program, with its data folder beside it.

use std::fs;
use std::path::Path;
use std::process::Command;

/// What `kete lessons list` prints, run from `program` with no other folders to find.
fn lessons(program: &Path, home: &Path) -> String {
    let output = Command::new(program)
        .args(["lessons", "list"])
        .env("HOME", home)
        .env_remove("XDG_DATA_HOME")
        .env_remove("XDG_CONFIG_HOME")
        .output()
        .expect("the program runs");
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout).expect("text")
}

#[test]
fn a_folder_beside_the_program_holds_everything() {
    // On the same disk as the program, so that a hard link is enough.
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder");
    let program = folder.path().join(format!("kete{}", std::env::consts::EXE_SUFFIX));
    let built = Path::new(env!("CARGO_BIN_EXE_kete"));
    fs::hard_link(built, &program).or_else(|_| fs::copy(built, &program).map(drop)).expect("there");
    let home = folder.path().join("home");
    let own = |data: &Path| {
        let readme = super::text("tutorials/README.md");
        let course = readme.split("```ron\n").nth(1).and_then(|rest| rest.split("```").next());
        fs::create_dir_all(data.join("tutorials")).expect("made");
        fs::write(data.join("tutorials/mine.ron"), course.expect("an example")).expect("written");
    };
    let bundled = lessons(&program, &home);
    assert!(bundled.lines().count() > 90 && !bundled.contains("EX1 "), "{bundled}");
    let data = folder.path().join("kete-data");
    own(&data);
    assert!(lessons(&program, &home).contains("EX1 "), "courses are looked for beside the program");
    // A file of that name does not count.
    fs::remove_dir_all(&data).expect("gone");
    fs::write(&data, "").expect("written");
    assert_eq!(lessons(&program, &home), bundled);
}
