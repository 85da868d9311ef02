//! The table in `Cargo.toml` from which the RPM package is made holds the same files as the one for
//! the Debian package.

use std::collections::BTreeSet;

use serde_json::Value;

use super::{kete, word};

/// Where each file of a package comes from and is installed.
type Assets = BTreeSet<(String, String)>;

/// What one package has and the other one need not have: each has its own form for licences.
fn is_own(destination: &str) -> bool {
    destination.ends_with("/kete/copyright") || destination.starts_with("usr/share/licenses/")
}

/// A destination that is a folder, with the name of the file; a pattern stays as it is.
fn asset(source: &str, destination: &str) -> Option<(String, String)> {
    let name = source.rsplit('/').next().unwrap_or_default();
    let whole = match destination.ends_with('/') && !source.contains('*') {
        true => format!("{destination}{name}"),
        false => destination.to_owned(),
    };
    let whole = whole.trim_start_matches('/').to_owned();
    (!is_own(&whole)).then(|| (source.to_owned(), whole))
}

#[test]
fn both_packages_for_linux_install_the_same_files() {
    let metadata = &kete()["metadata"];
    let rows = |package: &str| metadata[package]["assets"].as_array().expect("a list").clone();
    let text = |value: &Value| value.as_str().expect("a text").to_owned();
    let deb: Assets =
        rows("deb").iter().filter_map(|row| asset(&text(&row[0]), &text(&row[1]))).collect();
    let rpm: Assets = rows("generate-rpm")
        .iter()
        .filter_map(|row| asset(word(row, "source"), word(row, "dest")))
        .collect();
    assert_eq!(deb, rpm);
    assert!(rows("generate-rpm").iter().all(|row| word(row, "dest").starts_with('/')));
}

#[test]
fn both_packages_for_linux_need_the_same_libraries() {
    let metadata = &kete()["metadata"];
    // `libxkbcommon-x11-0` of Debian is `libxkbcommon-x11.so.0()(64bit)` elsewhere, and
    // `libx11-6` is `libX11.so.6()(64bit)`.
    let of_debian: BTreeSet<String> = metadata["deb"]["depends"]
        .as_array()
        .expect("a list")
        .iter()
        .filter_map(|name| name.as_str())
        .filter(|name| *name != "$auto" && *name != "libgl1-mesa-dri")
        .map(|name| name.replace('-', "").to_lowercase())
        .collect();
    let of_rpm: BTreeSet<String> = metadata["generate-rpm"]["requires"]
        .as_object()
        .expect("a table")
        .keys()
        .map(|library| {
            let name = library.strip_suffix("()(64bit)").expect("a library of 64 bits");
            name.replace(".so.", "").replace('-', "").to_lowercase()
        })
        .collect();
    assert_eq!(of_debian, of_rpm);
}
