//! What Windows shows of a program and knows of it before it runs: icon, version and manifest. It is
//! compiled by the `windres` of mingw, or by the `rc` of Visual Studio.

use std::{env, fs, io};

use winresource::WindowsResource;

const ICON: &str = "packaging/windows/kete.ico";
const MANIFEST: &str = "packaging/windows/kete.manifest";
/// American English, the language of the version's own words.
const LANGUAGE: u16 = 0x0409;

/// Adds them to the program alone: tests and the library have none.
pub fn add_resources() -> io::Result<()> {
    for file in [ICON, MANIFEST] {
        println!("cargo::rerun-if-changed={file}");
    }
    let version = env::var("CARGO_PKG_VERSION").unwrap_or_default();
    let manifest = fs::read_to_string(MANIFEST)?.replace("@VERSION@", &version);
    let mut resources = WindowsResource::new();
    resources
        .set_icon(ICON)
        .set_manifest(&manifest)
        .set_language(LANGUAGE)
        .set("ProductName", "Kete")
        // The Task Manager and the dialog "Open with" call a program by its description.
        .set("FileDescription", "Kete")
        .set("OriginalFilename", "kete.exe")
        .set("LegalCopyright", "The Kete authors; MIT or Apache-2.0");
    resources.compile_for("kete")
}
