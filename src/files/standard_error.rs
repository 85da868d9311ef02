//! Standard error, which may be closed or full at any time.

use std::fmt::Display;
use std::io::{self, Stderr, Write as _};

use super::visible::{Visible, visible_line};

/// Writes a line to standard error, without characters that a terminal would obey. `eprintln!`
/// would panic if nobody can read the line; here the line is lost and the program goes on.
pub fn report(line: impl Display) {
    let _ = writeln!(io::stderr(), "{}", visible_line(&line.to_string()));
}

/// Standard error, for writing several lines.
pub fn stderr() -> Visible<Stderr> {
    Visible::new(io::stderr())
}
