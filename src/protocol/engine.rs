//! `kete engine`: one line in, lines out. Its grammar is a contract with programs outside.

use std::io::{self, BufRead, Write};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

use crate::game::Line;
use crate::rules::{Position, Ruleset};
use crate::texts;

use super::perft;

/// A line longer than this is refused.
const LONGEST_LINE: usize = 1 << 20;

const HELP: &str = "\
rulesets                                    every rule set with its options and presets
ruleset NAME [OPTION=VALUE ...]             choose a rule set; the position is its start
position start|STRING [moves MOVE ...]      set a position and play moves
show                                        the position and the result
legal                                       the legal moves in canonical order
why MOVE                                    whether a move is legal, or the rule it breaks
events MOVE                                 what a move does, step by step
perft DEPTH [divide]                        count the leaves
stop, quit, help";

/// What reaches the engine.
enum Message {
    Line(String),
    TooLong,
    NotText,
    End,
}

/// The engine's state between two lines.
#[derive(Default)]
struct Engine {
    ruleset: Option<Ruleset>,
    line: Option<Line>,
}

/// What a line asks for beyond an answer.
enum Next {
    Go,
    Quit,
}

/// Answers each line of the input until its end or `quit`; every answer is flushed.
///
/// # Errors
/// Only where the output cannot be written.
pub fn run(input: impl BufRead + Send + 'static, mut output: impl Write) -> io::Result<()> {
    let messages = read_lines(input);
    let mut engine = Engine::default();
    for message in messages {
        let answer = match message {
            Message::Line(line) => engine.obey(&line),
            Message::TooLong => Err("this line is too long".to_owned()),
            Message::NotText => Err("this line is not UTF-8 text".to_owned()),
            Message::End => break,
        };
        match answer {
            Ok((lines, next)) => {
                output.write_all(lines.as_bytes())?;
                if let Next::Quit = next {
                    break;
                }
            }
            Err(why) => writeln!(output, "error {}", why.replace('\n', " "))?,
        }
        output.flush()?;
    }
    output.flush()
}

/// Reads the input on a thread of its own, so that `stop` is heard while a search runs.
fn read_lines(mut input: impl BufRead + Send + 'static) -> Receiver<Message> {
    let (sender, receiver) = channel();
    thread::spawn(move || {
        while let Some(message) = read_line(&mut input) {
            if sender.send(message).is_err() {
                return;
            }
        }
        // The engine may have quit already.
        let _ = Sender::send(&sender, Message::End);
    });
    receiver
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

impl Engine {
    /// Answers one line: the lines to print and what to do then.
    fn obey(&mut self, line: &str) -> Result<(String, Next), String> {
        let line = line.trim_matches([' ', '\t', '\r']);
        let (command, rest) = line.split_once([' ', '\t']).unwrap_or((line, ""));
        let rest = rest.trim_start_matches([' ', '\t']);
        let alone = |answer: String| {
            if rest.is_empty() { Ok(answer) } else { Err(format!("{command} stands alone")) }
        };
        let answer = match command {
            "" => String::new(),
            "rulesets" => alone(rulesets())?,
            "ruleset" => self.choose(rest)?,
            "help" => alone(format!("{HELP}\nok\n"))?,
            "stop" => alone(String::new())?,
            "quit" => return alone(String::new()).map(|answer| (answer, Next::Quit)),
            "position" => self.set_position(rest)?,
            "show" => alone(self.show()?)?,
            "legal" => alone(self.legal()?)?,
            "why" => self.why(rest)?,
            "events" => self.events(rest)?,
            "perft" => self.perft(rest)?,
            _ => return Err(format!("unknown command “{command}”; try help")),
        };
        Ok((answer, Next::Go))
    }

    fn line(&self) -> Result<&Line, String> {
        self.line.as_ref().ok_or_else(|| "choose a rule set first: ruleset NAME".to_owned())
    }

    fn choose(&mut self, rest: &str) -> Result<String, String> {
        let mut words = rest.split_ascii_whitespace();
        let name = words.next().ok_or("ruleset needs a name")?;
        let ruleset = perft::ruleset(name, words)?;
        self.ruleset = Some(ruleset);
        self.line = Some(Line::new(ruleset.start()));
        Ok("ok\n".to_owned())
    }

    fn set_position(&mut self, rest: &str) -> Result<String, String> {
        let ruleset = self.ruleset.ok_or("choose a rule set first: ruleset NAME")?;
        let (text, moves) = split_moves(rest);
        if text.is_empty() {
            return Err("position needs start or a position string".to_owned());
        }
        let mut line = Line::new(perft::position(&ruleset, text)?);
        for word in moves.split_ascii_whitespace() {
            let mv =
                line.position().parse_move(word).map_err(|error| format!("{word}: {error}"))?;
            line.play(&mv).map_err(|illegal| {
                format!("{word}: {} {}", illegal.rule, texts::refusal(&illegal))
            })?;
        }
        self.line = Some(line);
        Ok("ok\n".to_owned())
    }

    fn show(&self) -> Result<String, String> {
        let position = self.line()?.position();
        let result = match position.outcome() {
            None => "ongoing".to_owned(),
            Some(outcome) => {
                let rule = outcome.rule.map_or("resigned", |rule| rule.id());
                format!("{outcome} {rule}")
            }
        };
        Ok(format!("position {}\nresult {result}\n", position.setup()))
    }

    fn legal(&self) -> Result<String, String> {
        let position = self.line()?.position();
        let sizes = position.layout_sizes();
        if !sizes.is_empty() {
            let setup = position.setup();
            let seeds = setup.stores[setup.to_move];
            let sizes: Vec<String> = sizes.iter().map(usize::to_string).collect();
            return Ok(format!("legal fill {seeds} {}\n", sizes.join(" ")));
        }
        let mut answer = "legal".to_owned();
        for mv in position.moves().into_iter().chain(position.placements()) {
            answer.push(' ');
            answer.push_str(&mv.to_string());
        }
        answer.push('\n');
        Ok(answer)
    }

    fn why(&self, rest: &str) -> Result<String, String> {
        let position = self.line()?.position();
        let mv = one_move(position, rest)?;
        Ok(match position.refusal(&mv) {
            None => "legal\n".to_owned(),
            Some(illegal) => {
                format!("illegal {} {}\n", illegal.rule, texts::refusal(&illegal))
            }
        })
    }

    fn events(&self, rest: &str) -> Result<String, String> {
        let line = self.line()?;
        let mv = one_move(line.position(), rest)?;
        let turn = line
            .look_ahead(&mv)
            .map_err(|illegal| format!("{mv}: {} {}", illegal.rule, texts::refusal(&illegal)))?;
        let mut answer: String = turn.events.iter().map(|event| format!("{event}\n")).collect();
        answer.push_str("ok\n");
        Ok(answer)
    }

    fn perft(&self, rest: &str) -> Result<String, String> {
        let position = self.line()?.position();
        let words: Vec<&str> = rest.split_ascii_whitespace().collect();
        let (depth, divide) = match words.as_slice() {
            [depth] => (depth, false),
            [depth, "divide"] => (depth, true),
            _ => return Err("perft needs a depth, and may be followed by divide".to_owned()),
        };
        let depth = number(depth)?;
        let mut answer = Vec::new();
        let leaves = if divide {
            perft::print_divide(position, depth, &mut answer).map_err(|error| error.to_string())?
        } else {
            position.perft(depth)
        };
        let moves = String::from_utf8_lossy(&answer);
        Ok(format!("{moves}perft {depth} {leaves}\n"))
    }
}

/// Splits a position from the moves behind the word `moves`.
fn split_moves(rest: &str) -> (&str, &str) {
    let mut at = 0;
    for word in rest.split([' ', '\t']) {
        if word == "moves" {
            return (rest[..at].trim_end_matches([' ', '\t']), &rest[at + word.len()..]);
        }
        at += word.len() + 1;
    }
    (rest, "")
}

fn one_move(position: &Position, rest: &str) -> Result<crate::rules::Move, String> {
    let mut words = rest.split_ascii_whitespace();
    let (Some(word), None) = (words.next(), words.next()) else {
        return Err("one move is needed".to_owned());
    };
    position.parse_move(word).map_err(|error| format!("{word}: {error}"))
}

fn number(word: &str) -> Result<u32, String> {
    let plain = word.bytes().all(|byte| byte.is_ascii_digit());
    word.parse().ok().filter(|_| plain).ok_or_else(|| format!("“{word}” is not a number"))
}

/// Every rule set with its options and presets.
fn rulesets() -> String {
    let mut answer = String::new();
    for name in crate::rules::GameName::ALL {
        let ruleset = Ruleset::new(name);
        answer.push_str(&format!("ruleset {name}\n"));
        for option in ruleset.options() {
            let values = option.values.join(" ");
            let line =
                format!("option {} default {} values {values}\n", option.name, option.default);
            answer.push_str(&line);
        }
        for (preset, settings) in ruleset.presets() {
            let settings: Vec<String> =
                settings.iter().map(|(option, value)| format!("{option}={value}")).collect();
            answer.push_str(&format!("preset {preset} {}\n", settings.join(" ")));
        }
    }
    answer.push_str("ok\n");
    answer
}
