//! The icons of all sizes were made by `packaging/icons` from the current drawing.

use std::collections::BTreeMap;
use std::fs;

use super::{place, text};

/// The checksum that POSIX gives `cksum`: a CRC of the bytes and then of their number.
fn checksum(bytes: &[u8]) -> u32 {
    let mut length = bytes.len();
    let octets_of_length = std::iter::from_fn(|| {
        let octet = (length > 0).then_some(length as u8);
        length >>= 8;
        octet
    });
    let octets = bytes.iter().copied().chain(octets_of_length);
    !octets.fold(0, |sum, octet| {
        (0..8).fold(sum ^ u32::from(octet) << 24, |sum, _| {
            let divided = if sum >> 31 == 1 { 0x04C1_1DB7 } else { 0 };
            sum << 1 ^ divided
        })
    })
}

#[test]
fn checksums_equal_those_of_cksum() {
    // What `cksum` prints for empty input and for these nine digits.
    assert_eq!(checksum(b""), 4_294_967_295);
    assert_eq!(checksum(b"123456789"), 930_766_865);
}

#[test]
fn every_icon_was_made_from_the_current_drawing() {
    let noted = text("assets/icon/checksums");
    let noted: BTreeMap<&str, (&str, &str)> = noted
        .lines()
        .map(|line| {
            let words: Vec<&str> = line.split(' ').collect();
            let [sum, bytes, name] = words[..] else { panic!("{line}") };
            (name, (sum, bytes))
        })
        .collect();
    let mut files: Vec<String> = fs::read_dir(place("assets/icon"))
        .expect("listed")
        .map(|file| file.expect("listed").file_name().into_string().expect("a name"))
        .filter(|name| name != "checksums")
        .collect();
    files.sort();
    assert_eq!(noted.keys().copied().collect::<Vec<_>>(), files);
    assert!(noted.contains_key("kete.svg") && noted.len() > 1);
    for (name, (sum, bytes)) in noted {
        let file = fs::read(place(&format!("assets/icon/{name}"))).expect("read");
        let found = (checksum(&file).to_string(), file.len().to_string());
        let is_noted = (found.0.as_str(), found.1.as_str()) == (sum, bytes);
        assert!(is_noted, "{name} is another file: run packaging/icons and look at the icons");
    }
}
