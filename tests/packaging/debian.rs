//! The table in `Cargo.toml` from which the Debian package is made.

use std::fs;

use kete::rules::GameName;
use serde_json::Value;

use super::{kete, place, word};

/// Source and destination of each file of the package.
fn assets() -> Vec<(String, String)> {
    let kete = kete();
    let assets = kete["metadata"]["deb"]["assets"].as_array().expect("a list");
    let part = |asset: &Value, at: usize| asset[at].as_str().expect("a path").to_owned();
    assets.iter().map(|asset| (part(asset, 0), part(asset, 1))).collect()
}

#[test]
fn every_file_of_the_package_exists() {
    let assets = assets();
    for (source, _) in &assets {
        if let Some(pattern) = source.strip_suffix("/*.kete") {
            let listed = fs::read_dir(place(pattern)).expect("listed").flatten();
            let games = listed.filter(|file| file.path().extension().is_some_and(|e| e == "kete"));
            assert!(games.count() >= GameName::ALL.len(), "{source}");
        } else if source != "target/release/kete" {
            assert!(place(source).is_file(), "{source} is named in Cargo.toml and is not there");
        }
    }
    let installs = |wanted: &str| assets.iter().any(|(_, to)| to.starts_with(wanted));
    for wanted in [
        "usr/bin/",
        "usr/share/applications/kete.desktop",
        "usr/share/metainfo/",
        "usr/share/mime/packages/",
        "usr/share/doc/kete/copyright",
        "usr/share/doc/kete/third-party.txt",
        "usr/share/doc/kete/examples/",
    ] {
        assert!(installs(wanted), "nothing goes to {wanted}");
    }
}

#[test]
fn every_icon_is_as_large_as_its_folder_says() {
    let assets = assets();
    let mut sides = Vec::new();
    for (source, to) in &assets {
        let Some(folder) = to.strip_prefix("usr/share/icons/hicolor/") else { continue };
        let Some(side) = folder.split('x').next().and_then(|side| side.parse().ok()) else {
            assert_eq!(to, "usr/share/icons/hicolor/scalable/apps/kete.svg");
            continue;
        };
        assert_eq!(folder, format!("{side}x{side}/apps/kete.png"));
        let icon = image::open(place(source)).unwrap_or_else(|error| panic!("{source}: {error}"));
        assert_eq!((icon.width(), icon.height()), (side, side), "{source}");
        sides.push(side);
    }
    assert_eq!(sides, [16, 24, 32, 48, 64, 128, 256, 512]);
}

#[test]
fn all_icons_come_from_one_source() {
    let drawn = |side: u32| {
        let icon = image::open(place(&format!("assets/icon/{side}.png"))).expect("an icon");
        icon.thumbnail_exact(8, 8).to_rgba8()
    };
    let largest = drawn(512);
    for side in [16, 24, 32, 48, 64, 128, 256] {
        let small = drawn(side);
        let apart: Vec<u8> =
            small.iter().zip(largest.iter()).map(|(a, b)| a.abs_diff(*b)).collect();
        let most = apart.iter().max().copied().unwrap_or_default();
        assert!(most < 60, "{side}.png is another drawing ({most}): run packaging/icons");
    }
}

#[test]
fn the_package_names_its_copyright_holder() {
    let kete = kete();
    let deb = &kete["metadata"]["deb"];
    assert_eq!(word(deb, "section"), "games");
    let copyright = super::text("packaging/linux/copyright");
    let owner = word(deb, "copyright").replace(',', "");
    assert!(copyright.contains(&format!("Copyright: {owner}")), "{owner}");
    let licence = super::text("LICENSE-MIT");
    let conditions = licence.split("\n\n").nth(2).expect("the conditions");
    for line in conditions.lines() {
        assert!(copyright.contains(&format!(" {line}")), "a line of the MIT licence: {line}");
    }
}
