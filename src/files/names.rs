//! Names that files may have. Windows forbids some that other systems allow; a name that Kete
//! proposes is one that every system accepts.

use std::ffi::OsStr;
use std::io;

/// Letters that no name may have on Windows, besides control characters.
const FORBIDDEN: &str = "<>:\"/\\|?*";
/// Names of devices on Windows, in every folder and with every extension.
const DEVICES: [&str; 6] = ["CON", "PRN", "AUX", "NUL", "CONIN$", "CONOUT$"];
/// The same with one digit after them.
const NUMBERED_DEVICES: [&str; 2] = ["COM", "LPT"];
const DIGITS: &str = "0123456789¹²³";

/// A name that every system accepts: at most so many characters of the text, with `-` for each one
/// that Windows forbids.
pub fn safe_name(text: &str, most_letters: usize) -> String {
    let safe = |c: char| if is_forbidden(c) { '-' } else { c };
    let name: String = text.chars().map(safe).take(most_letters).collect();
    let name = name.trim_matches([' ', '.']);
    if !is_device(name) {
        return name.to_owned();
    }
    let (stem, rest) = name.split_at(name.find('.').unwrap_or(name.len()));
    format!("{}-{rest}", stem.trim_end())
}

/// Checks a name before a file is written.
///
/// # Errors
/// On Windows, what Windows cannot name: it would write to a device, to a hidden stream of another
/// file, or to a file with another name.
pub(super) fn check_name(name: &OsStr) -> io::Result<()> {
    if cfg!(windows) && !is_name_on_windows(&name.to_string_lossy()) {
        return Err(io::ErrorKind::InvalidFilename.into());
    }
    Ok(())
}

/// Whether a file on Windows can have this name.
fn is_name_on_windows(name: &str) -> bool {
    !name.is_empty()
        && !name.contains(is_forbidden)
        && !name.ends_with([' ', '.'])
        && !is_device(name)
}

fn is_forbidden(letter: char) -> bool {
    letter.is_control() || FORBIDDEN.contains(letter)
}

/// Whether older versions of Windows take this name for a device: `nul`, `COM1.txt`.
fn is_device(name: &str) -> bool {
    let stem = name.split('.').next().unwrap_or_default().trim_end_matches(' ').to_uppercase();
    let is_numbered = |device: &&str| {
        let digit = stem.strip_prefix(*device).map(str::chars);
        digit.is_some_and(|mut rest| {
            rest.next().is_some_and(|digit| DIGITS.contains(digit)) && rest.next().is_none()
        })
    };
    DEVICES.contains(&stem.as_str()) || NUMBERED_DEVICES.iter().any(is_numbered)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_windows_forbids_are_recognised() {
        let forbidden = [
            "",
            "a:b.kete",
            "a<b",
            "a>b",
            "a\"b",
            "a/b",
            "a\\b",
            "a|b",
            "what?",
            "*.kete",
            "a\u{1}b",
            "a\tb",
            "game.",
            "game ",
            ".",
            "..",
            "CON",
            "con.kete",
            "Nul.tar.gz",
            "aux ",
            "PRN .txt",
            "com1",
            "COM0.kete",
            "lpt9.txt",
            "COM¹",
            "conin$",
            "CONOUT$.txt",
        ];
        for name in forbidden {
            assert!(!is_name_on_windows(name), "{name:?}");
        }
        let allowed = [
            "game.kete",
            ".kete-lock",
            "a b.kete",
            "console.kete",
            "COM.kete",
            "com10",
            "LPT",
            "nulls",
            "Ŵan 中文 ñ.kete",
            "👩\u{200d}👧.kete",
            "g.kete~",
        ];
        for name in allowed {
            assert!(is_name_on_windows(name), "{name:?}");
        }
    }

    #[test]
    fn a_proposed_name_is_one_that_every_system_accepts() {
        for (text, name) in [
            ("a/b: \"c\"?.", "a-b- -c--"),
            ("  ..Owari..  ", "Owari"),
            ("con", "con-"),
            ("Nul.kete", "Nul-.kete"),
            ("aux .x", "aux-.x"),
            ("Ada–Kete 4", "Ada–Kete 4"),
            ("中文", "中文"),
        ] {
            assert_eq!(safe_name(text, 100), name, "{text:?}");
            assert!(is_name_on_windows(&safe_name(text, 100)), "{text:?}");
        }
        assert_eq!(safe_name("abcdef", 3), "abc");
    }

    #[test]
    fn only_windows_refuses_to_write_them() {
        for name in ["con", "a:b", "game."] {
            assert_eq!(check_name(OsStr::new(name)).is_err(), cfg!(windows), "{name}");
        }
        assert!(check_name(OsStr::new("game.kete")).is_ok());
    }
}
