//! `kete engine`: the text protocol, one line in, lines out. Other programs rely on its grammar.

mod commands;
mod go;
mod input;

use std::io::{self, BufRead, Write};
use std::path::PathBuf;
use std::sync::Arc;

use crate::search::{self, Search, SearchEvent};

use commands::{Effect, EngineSession, split};
use input::{Inbox, Message};

/// Answers each line of the input until its end or `quit`, and flushes after every answer. During a
/// search only `stop` and `quit` work. They and the end of the input also end a running `perft`. At
/// the end of the input a limited search finishes first; an unlimited one is stopped. At full
/// strength the search uses the endgame tables in the folder `tables`, but builds none.
pub fn run(
    input: impl BufRead + Send + 'static,
    output: impl Write,
    tables: Option<PathBuf>,
) -> io::Result<()> {
    let inbox = Arc::new(Inbox::default());
    inbox.read(input);
    let done = answer(&inbox, output, EngineSession::new(tables));
    inbox.close();
    done
}

fn answer(
    inbox: &Arc<Inbox>,
    mut output: impl Write,
    mut session: EngineSession,
) -> io::Result<()> {
    let mut searching: Option<Searching> = None;
    let mut input_is_over = false;
    loop {
        let effect = match inbox.take() {
            Message::Wake => {
                if let Some(running) = &searching
                    && running.print_reports(&mut output)?
                {
                    searching = None;
                }
                Ok(Effect::Print(String::new()))
            }
            Message::End => {
                input_is_over = true;
                if let Some(running) = &searching
                    && running.is_infinite
                {
                    running.search.stop();
                }
                Ok(Effect::Print(String::new()))
            }
            Message::TooLong => Err("this line is too long".to_owned()),
            Message::NotText => Err("this line is not UTF-8 text".to_owned()),
            Message::Line(line) if searching.is_some() => while_searching(&line),
            Message::Line(line) => session.obey(&line, inbox),
        };
        match effect {
            Ok(Effect::Print(lines)) => output.write_all(lines.as_bytes())?,
            Ok(Effect::Quit) => break,
            Ok(Effect::Stop) => {
                if let Some(running) = &searching {
                    running.search.stop();
                }
            }
            Ok(Effect::Go(request)) => {
                let waker = Arc::clone(inbox);
                let wake = Arc::new(move || waker.wake());
                let is_infinite = request.limits.infinite;
                let search = search::go(*request, Some(wake));
                searching = Some(Searching { search, is_infinite });
            }
            Err(why) => writeln!(output, "error {}", why.replace('\n', " "))?,
        }
        output.flush()?;
        if input_is_over && searching.is_none() {
            break;
        }
    }
    output.flush()
}

struct Searching {
    search: Search,
    is_infinite: bool,
}

impl Searching {
    /// Prints the new reports of the search. Returns whether it is done.
    fn print_reports(&self, output: &mut impl Write) -> io::Result<bool> {
        while let Some(report) = self.search.try_report() {
            output.write_all(go::report_line(&report).as_bytes())?;
            if let SearchEvent::Done(_) = report {
                return Ok(true);
            }
        }
        Ok(false)
    }
}

/// Refuses every command except `stop` and `quit`.
fn while_searching(line: &str) -> Result<Effect, String> {
    match split(line) {
        ("", _) => Ok(Effect::Print(String::new())),
        ("stop", "") => Ok(Effect::Stop),
        ("quit", "") => Ok(Effect::Quit),
        _ => Err("a search is running: only stop and quit are obeyed".to_owned()),
    }
}
