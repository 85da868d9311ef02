//! The files that make the packages for Windows fit the program.

use kete::game::save::EXTENSION;

use super::text;

#[test]
fn the_installer_knows_the_files_that_kete_writes() {
    let script = text("packaging/windows/kete.nsi");
    let linux = text("packaging/linux/kete.xml");
    let (_, mime) = linux.split_once("<mime-type type=\"").expect("a type");
    let (mime, _) = mime.split_once('"').expect("a type");
    assert!(script.contains(&format!(
        "WriteRegStr HKCU \"Software\\Classes\\.{EXTENSION}\" \"Content Type\" \"{mime}\""
    )));
    assert!(script.contains("'\"$INSTDIR\\kete.exe\" \"%1\"'"), "a path may have spaces");
}

#[test]
fn whatever_the_installer_writes_to_the_registry_is_removed() {
    let script = text("packaging/windows/kete.nsi");
    let (install, remove) = script.split_once("Section \"Uninstall\"").expect("two sections");
    let key = |line: &str| line.split('"').nth(1).map(str::to_owned);
    let written: Vec<String> =
        install.lines().filter(|line| line.contains("WriteReg")).filter_map(key).collect();
    assert!(written.len() > 10, "{written:?}");
    for written in written {
        let is_removed = remove
            .lines()
            .filter(|line| line.contains("DeleteReg"))
            .filter_map(key)
            .any(|key| written.starts_with(&key));
        assert!(is_removed, "{written}");
    }
}

#[test]
fn the_manifest_asks_for_what_the_window_needs() {
    let manifest = text("packaging/windows/kete.manifest");
    for part in [
        "version=\"@VERSION@.0\"",
        "level=\"asInvoker\"",
        ">PerMonitorV2<",
        "<longPathAware xmlns=\"http://schemas.microsoft.com/SMI/2016/WindowsSettings\">true<",
    ] {
        assert!(manifest.contains(part), "{part}");
    }
}
