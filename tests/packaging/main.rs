//! What goes into packages: desktop files, icons, the portable folder, and the licences of
//! everything the program is built from.

mod carried;
mod containers;
mod debian;
mod desktop;
mod icons;
#[cfg(unix)]
mod macos;
mod manual;
mod rpm;
mod windows;

// Dependencies differ by platform: the list is for the platform of the packages.
#[cfg(all(target_os = "linux", target_arch = "x86_64"))]
mod licences;
#[cfg(all(target_os = "linux", target_arch = "x86_64"))]
mod third_party;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

/// A file or folder of the project.
fn place(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(name)
}

/// The text of a file of the project.
fn text(name: &str) -> String {
    fs::read_to_string(place(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// What cargo prints, run offline.
fn cargo(arguments: &[&str]) -> String {
    let program = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let output = Command::new(program)
        .args(arguments)
        .args(["--offline", "--locked"])
        .current_dir(place(""))
        .output()
        .expect("cargo runs the tests");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}

/// Kete's own metadata from `Cargo.toml`.
fn kete() -> Value {
    let told = cargo(&["metadata", "--format-version", "1", "--no-deps"]);
    let told: Value = serde_json::from_str(&told).expect("JSON");
    told["packages"][0].clone()
}

/// A text field of a JSON object.
fn word<'a>(value: &'a Value, field: &str) -> &'a str {
    value[field].as_str().unwrap_or_default()
}
