//! The source files as these tests read them.

use std::fs;
use std::path::{Path, PathBuf};

/// A source file.
pub struct Source {
    /// Its path from the root of the repository.
    pub path: String,
    /// Its code without comments, strings and unit tests.
    pub code: String,
}

/// All source files of the program, in the order of their paths.
pub fn sources() -> Vec<Source> {
    let mut paths = Vec::new();
    list(&root().join("src"), &mut paths);
    paths.sort();
    paths.iter().map(|path| read(path)).collect()
}

/// The root of the repository.
pub fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn list(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder of sources").flatten() {
        let path = entry.path();
        if path.is_dir() {
            list(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            found.push(path);
        }
    }
}

fn read(path: &Path) -> Source {
    let name = path.strip_prefix(root()).expect("within the repository");
    let name = name.components().map(|part| part.as_os_str().to_string_lossy());
    let path_text = name.collect::<Vec<_>>().join("/");
    let text = fs::read_to_string(path).expect("a source file");
    let is_test = path_text.ends_with("tests.rs");
    let text = if is_test { "" } else { &text };
    let cut = ["#[cfg(test)]\nmod tests", "#[cfg(test)]\n#[path"];
    let end = cut.iter().filter_map(|start| text.find(start)).min().unwrap_or(text.len());
    let lines = text[..end].lines().map(|line| line.split("//").next().unwrap_or_default());
    Source { path: path_text, code: lines.collect::<Vec<_>>().join("\n") }
}
