//! Reads the engine's input line by line on a thread of its own, so that `stop` is heard while a
//! search runs.

use std::io::{self, BufRead};
use std::sync::mpsc::Sender;
use std::thread;

use super::Message;

/// A line longer than this is refused.
const LONGEST_LINE: usize = 1 << 20;

/// Sends each line, and the end of the input.
pub(super) fn read_lines(mut input: impl BufRead + Send + 'static, sender: Sender<Message>) {
    let read = move || {
        while let Some(message) = read_line(&mut input) {
            if sender.send(message).is_err() {
                return;
            }
        }
        // The engine may have quit already.
        let _ = sender.send(Message::End);
    };
    // Without a thread the sender is dropped, which ends the engine.
    let _ = thread::Builder::new().name("engine input".to_owned()).spawn(read);
}

/// The next line without its end, at most [`LONGEST_LINE`] bytes of it kept.
fn read_line(input: &mut impl BufRead) -> Option<Message> {
    let mut line = Vec::new();
    let mut too_long = false;
    loop {
        let (used, ended) = {
            let available = match input.fill_buf() {
                Ok(bytes) => bytes,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                Err(_) => return None,
            };
            if available.is_empty() {
                if line.is_empty() && !too_long {
                    return None;
                }
                (0, true)
            } else {
                let end = available.iter().position(|byte| *byte == b'\n');
                let part = &available[..end.unwrap_or(available.len())];
                too_long |= line.len() + part.len() > LONGEST_LINE;
                if !too_long {
                    line.extend_from_slice(part);
                }
                (part.len() + end.is_some() as usize, end.is_some())
            }
        };
        input.consume(used);
        if ended {
            break;
        }
    }
    if too_long {
        return Some(Message::TooLong);
    }
    Some(String::from_utf8(line).map_or(Message::NotText, Message::Line))
}
