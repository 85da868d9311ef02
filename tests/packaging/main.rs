//! What goes into packages: the files for the desktop, the icons, the folder to carry about, and the
//! licences of everything the program is built from.

mod carried;
mod debian;
mod desktop;
mod licences;
mod manual;
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

/// Where the program is built for packages: the list of licences is that of this platform.
const PLATFORM: &str = "x86_64-unknown-linux-gnu";

/// What cargo prints, asked without a network.
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

/// All packages with their dependencies, those of builds and tests among them.
fn metadata() -> Value {
    let told = cargo(&["metadata", "--format-version", "1", "--filter-platform", PLATFORM]);
    serde_json::from_str(&told).expect("JSON")
}

/// Kete itself among the packages.
fn kete(metadata: &Value) -> &Value {
    let packages = metadata["packages"].as_array().expect("a list");
    packages.iter().find(|package| package["name"] == "kete").expect("Kete is one of them")
}

/// A field of JSON that is text.
fn word<'a>(value: &'a Value, field: &str) -> &'a str {
    value[field].as_str().unwrap_or_default()
}
