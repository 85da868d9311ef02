//! Reads lines of limited length.

use std::io::{self, BufRead};

/// A line without its line end.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BoundedLine {
    /// The line, or as much of it as was allowed.
    pub bytes: Vec<u8>,
    /// Whether the rest of a longer line was dropped.
    pub is_cut: bool,
}

/// Reads the next line and returns at most `most` bytes of it; `None` at the end of the input.
pub fn read_line(input: &mut impl BufRead, most: usize) -> io::Result<Option<BoundedLine>> {
    let mut line = BoundedLine::default();
    let mut is_first = true;
    loop {
        let available = match input.fill_buf() {
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            found => found?,
        };
        if available.is_empty() {
            return Ok((!is_first).then_some(line));
        }
        is_first = false;
        let end = available.iter().position(|byte| *byte == b'\n');
        let part = &available[..end.unwrap_or(available.len())];
        let kept = part.len().min(most - line.bytes.len());
        line.bytes.extend_from_slice(&part[..kept]);
        line.is_cut |= kept < part.len();
        let used = part.len() + usize::from(end.is_some());
        input.consume(used);
        if end.is_some() {
            return Ok(Some(line));
        }
    }
}

#[cfg(test)]
mod tests {
    use std::io::BufReader;

    use super::*;

    #[test]
    fn lines_come_one_by_one_and_long_ones_are_cut() {
        let text = b"one\n\nlonger than five\nfive5\nlast".as_slice();
        for buffer in [1, 3, 64] {
            let mut input = BufReader::with_capacity(buffer, text);
            let mut next = || read_line(&mut input, 5).expect("read");
            for (bytes, is_cut) in
                [("one", false), ("", false), ("longe", true), ("five5", false), ("last", false)]
            {
                assert_eq!(next(), Some(BoundedLine { bytes: bytes.into(), is_cut }), "{buffer}");
            }
            assert_eq!(next(), None);
        }
    }
}
