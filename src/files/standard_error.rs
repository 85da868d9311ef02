//! Standard error, which may be closed or full at any time.

use std::fmt::Display;
use std::io::{self, Write as _};

/// Writes a line to standard error. `eprintln!` would panic where nobody can take the line; here
/// the line is lost and the work goes on.
pub fn report(line: impl Display) {
    let _ = writeln!(io::stderr(), "{line}");
}
