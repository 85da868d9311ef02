//! The folder `Kete.app` has the form that macOS expects. It has never been run.

use std::fs;
use std::path::Path;
use std::process::Command;

use serde_json::{Map, Value};

use super::{kete, place, text, word};

/// Reads the next value of a property list, from its start tag on; returns it and the rest.
fn value(list: &str) -> (Value, &str) {
    let list = list.trim_start();
    let tag = &list[..=list.find('>').expect("a tag")];
    let rest = &list[tag.len()..];
    match tag {
        "<true/>" => (Value::Bool(true), rest),
        "<string>" => {
            let (text, rest) = rest.split_once("</string>").expect("closed");
            (Value::String(text.to_owned()), rest)
        }
        "<array>" => {
            let (mut values, mut rest) = (Vec::new(), rest.trim_start());
            while !rest.starts_with("</array>") {
                let (next, after) = value(rest);
                values.push(next);
                rest = after.trim_start();
            }
            (Value::Array(values), &rest["</array>".len()..])
        }
        "<dict>" => {
            let (mut values, mut rest) = (Map::new(), rest.trim_start());
            while let Some(after) = rest.strip_prefix("<key>") {
                let (key, after) = after.split_once("</key>").expect("closed");
                let (next, after) = value(after);
                assert!(values.insert(key.to_owned(), next).is_none(), "{key} is there twice");
                rest = after.trim_start();
            }
            (Value::Object(values), rest.strip_prefix("</dict>").expect("closed"))
        }
        _ => panic!("{tag}"),
    }
}

/// The properties of an application, from a text.
fn properties(text: &str) -> Value {
    let (head, list) = text.split_once("<plist version=\"1.0\">").expect("a property list");
    assert!(head.starts_with("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist"));
    let (properties, rest) = value(list);
    assert_eq!(rest.trim(), "</plist>");
    properties
}

#[test]
fn the_folder_has_the_form_of_an_application() {
    let folder = tempfile::tempdir().expect("a folder");
    let made = Command::new(place("packaging/macos/make"))
        .args([Path::new(env!("CARGO_BIN_EXE_kete")), folder.path()])
        .output()
        .expect("a shell");
    assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
    let contents = folder.path().join("Kete.app/Contents");
    assert_eq!(fs::read(contents.join("PkgInfo")).expect("read"), b"APPL????");

    let list = fs::read_to_string(contents.join("Info.plist")).expect("read");
    let list = properties(&list);
    let kete = kete();
    for key in ["CFBundleVersion", "CFBundleShortVersionString"] {
        assert_eq!(word(&list, key), word(&kete, "version"), "{key}");
    }
    assert_eq!(word(&list, "CFBundlePackageType"), "APPL");
    let program = contents.join("MacOS").join(word(&list, "CFBundleExecutable"));
    assert!(program.is_file(), "{program:?}");
    let resources = contents.join("Resources");
    let icon = fs::read(resources.join(word(&list, "CFBundleIconFile"))).expect("an icon");
    assert!(icon.starts_with(b"icns"));
    for name in ["LICENSE-MIT", "LICENSE-APACHE", "saves/owari.kete"] {
        assert!(resources.join(name).is_file(), "{name}");
    }
}

#[test]
fn macos_opens_the_files_that_kete_writes() {
    let list = properties(&text("packaging/macos/Info.plist"));
    let (documents, exported) =
        (&list["CFBundleDocumentTypes"][0], &list["UTExportedTypeDeclarations"][0]);
    assert_eq!(documents["LSItemContentTypes"][0], exported["UTTypeIdentifier"]);
    assert_eq!(documents["CFBundleTypeName"], exported["UTTypeDescription"]);
    let tags = &exported["UTTypeTagSpecification"];
    assert_eq!(tags["public.filename-extension"][0], kete::game::save::EXTENSION);
    let linux = text("packaging/linux/kete.xml");
    let mime = tags["public.mime-type"][0].as_str().expect("a type");
    assert!(linux.contains(&format!("<mime-type type=\"{mime}\">")));
    let (documents, exported) =
        (&list["CFBundleDocumentTypes"][1], &list["UTExportedTypeDeclarations"][1]);
    assert_eq!(documents["LSItemContentTypes"][0], exported["UTTypeIdentifier"]);
    let tags = &exported["UTTypeTagSpecification"];
    assert_eq!(tags["public.filename-extension"][0], kete::tutor::COURSE_EXTENSION);
    let mime = tags["public.mime-type"][0].as_str().expect("a type");
    assert!(linux.contains(&format!("<mime-type type=\"{mime}\">")));
    // Names of types and programs have letters, digits, dots and hyphens.
    for name in [&list["CFBundleIdentifier"], &exported["UTTypeIdentifier"]] {
        let name = name.as_str().expect("a name");
        assert!(name.chars().all(|c| c.is_ascii_alphanumeric() || ".-".contains(c)), "{name}");
    }
}
