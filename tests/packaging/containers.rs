//! The icons of Windows and macOS: each is one file with the pictures of `assets/icon` in it.
//! `KETE_RENEW=1 cargo test --test packaging containers` writes them again.

use std::fs;

use super::place;

/// The sides of the pictures in the icon of Windows.
const ICO_SIDES: [u32; 7] = [16, 24, 32, 48, 64, 128, 256];
/// Windows shows only its largest pictures from PNG in every place.
const LEAST_PNG_SIDE: u32 = 256;
/// The kinds of pictures in the icon of macOS, each with its side in pixels: ordinary ones, then
/// those for screens with two pixels a point.
const ICNS_KINDS: [(&[u8; 4], u32); 9] = [
    (b"icp4", 16),
    (b"icp5", 32),
    (b"ic07", 128),
    (b"ic08", 256),
    (b"ic09", 512),
    (b"ic11", 32),
    (b"ic12", 64),
    (b"ic13", 256),
    (b"ic14", 512),
];

fn png(side: u32) -> Vec<u8> {
    fs::read(place(&format!("assets/icon/{side}.png"))).expect("an icon")
}

/// A picture as a bitmap in an icon: no file header, upside down, and a mask after the colours that
/// counts only where there is no transparency.
fn bitmap(side: u32) -> Vec<u8> {
    const HEADER_BYTES: u32 = 40;
    let picture = image::load_from_memory(&png(side)).expect("a picture").into_rgba8();
    let mut bytes = Vec::new();
    for field in [HEADER_BYTES, side, 2 * side] {
        bytes.extend(field.to_le_bytes());
    }
    let (planes, bits) = (1_u16, 32_u16);
    bytes.extend(planes.to_le_bytes());
    bytes.extend(bits.to_le_bytes());
    bytes.extend([0; 24]);
    for row in picture.rows().rev() {
        bytes.extend(row.flat_map(|pixel| {
            let [red, green, blue, alpha] = pixel.0;
            [blue, green, red, alpha]
        }));
    }
    let mask_row = side.div_ceil(32) * 4;
    bytes.resize(bytes.len() + (mask_row * side) as usize, 0);
    bytes
}

/// The icon of Windows: a header, an entry for each picture, and the pictures.
fn ico() -> Vec<u8> {
    const HEADER_BYTES: usize = 6;
    const ENTRY_BYTES: usize = 16;
    let pictures = ICO_SIDES.map(|side| {
        let is_png = side >= LEAST_PNG_SIDE;
        (side, if is_png { png(side) } else { bitmap(side) })
    });
    let (reserved, kind, count) = (0_u16, 1_u16, pictures.len() as u16);
    let mut bytes: Vec<u8> =
        [reserved, kind, count].into_iter().flat_map(u16::to_le_bytes).collect();
    let mut at = HEADER_BYTES + ENTRY_BYTES * pictures.len();
    for (side, picture) in &pictures {
        // A side of 256 is written as 0. There is no palette; one plane of 32 bits.
        bytes.extend([*side as u8, *side as u8, 0, 0, 1, 0, 32, 0]);
        bytes.extend((picture.len() as u32).to_le_bytes());
        bytes.extend((at as u32).to_le_bytes());
        at += picture.len();
    }
    bytes.extend(pictures.into_iter().flat_map(|(_, picture)| picture));
    bytes
}

/// The icon of macOS: the whole length, then each picture with its kind and length.
fn icns() -> Vec<u8> {
    const HEAD_BYTES: usize = 8;
    let mut bytes = Vec::new();
    for (kind, side) in ICNS_KINDS {
        let picture = png(side);
        bytes.extend(kind);
        bytes.extend(((HEAD_BYTES + picture.len()) as u32).to_be_bytes());
        bytes.extend(picture);
    }
    let length = (HEAD_BYTES + bytes.len()) as u32;
    [b"icns".as_slice(), &length.to_be_bytes(), &bytes].concat()
}

#[test]
fn the_icons_of_windows_and_macos_hold_the_current_pictures() {
    for (name, made) in
        [("packaging/windows/kete.ico", ico()), ("packaging/macos/kete.icns", icns())]
    {
        if std::env::var_os("KETE_RENEW").is_some() {
            fs::write(place(name), &made).expect("written");
        }
        let found = fs::read(place(name)).expect("an icon");
        assert!(found == made, "{name} holds other pictures: KETE_RENEW=1 writes it again");
    }
}
