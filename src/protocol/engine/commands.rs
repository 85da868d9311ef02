//! The engine's commands except `go`; each answers one line.

use std::path::PathBuf;

use crate::game::Line;
use crate::narration;
use crate::protocol::{perft, tables};
use crate::rules::{GameName, MOST_PERFT_DEPTH, Move, Position, Ruleset};
use crate::search::tables::TableView;
use crate::search::{KeptTable, Request};

use super::go;
use super::input::Inbox;

const HELP: &str = "\
rulesets                                    every rule set with its options and presets
ruleset NAME [OPTION=VALUE ...]             choose a rule set; the position is its start
position start|STRING [moves MOVE ...]      set a position and play moves
show                                        the position and the result
legal                                       the legal moves in canonical order
why MOVE                                    whether a move is legal, or the rule it breaks
events MOVE                                 what a move does, step by step
perft DEPTH [divide]                        count the leaves, to depth 1000; stop ends it
go depth N | movetime MS | nodes N | infinite [multipv K] [threads T] [level 1-10]
                                            search; info lines, then bestmove
go stime MS ntime MS [sinc MS] [ninc MS] [movestogo N]
                                            search by the clocks of South and North
hash MIB                                    memory for the transposition table, kept from search to search
newgame                                     empty the transposition table
stop, quit, help
";

const UNCOUNTED: &str = "the count was not done when stop, quit or the end of the input came";

/// The most memory for the transposition table, in MiB.
const MOST_HASH: u64 = 1 << 20;

/// The rule set and the line of play that the commands are about.
#[derive(Default)]
pub(super) struct EngineSession {
    ruleset: Option<Ruleset>,
    line: Option<Line>,
    folder: Option<PathBuf>,
    /// The endgame table of the rule set, once the folder was searched for it.
    tables: Option<Option<TableView>>,
    /// The transposition table, kept from search to search.
    kept: KeptTable,
    /// The most memory for it, if `hash` has set that.
    table_bytes: Option<u64>,
}

/// What the engine must do after a line.
pub(super) enum Effect {
    Print(String),
    Go(Box<Request>),
    Stop,
    Quit,
}

impl EngineSession {
    pub(super) fn new(folder: Option<PathBuf>) -> EngineSession {
        EngineSession { folder, ..EngineSession::default() }
    }

    /// The search to start. It uses the endgame table if there is one, unless a lower level is
    /// asked for.
    fn go(&mut self, rest: &str) -> Result<Effect, String> {
        let mut request = go::read(self.line()?, rest)?;
        if request.level.is_none_or(|level| level == *Request::LEVELS.end()) {
            request.tables = self.tables();
        }
        request.kept = Some(self.kept.clone());
        request.table_bytes = self.table_bytes.unwrap_or(request.table_bytes);
        Ok(Effect::Go(Box::new(request)))
    }

    /// Sets the memory for the transposition table, in MiB, and empties it.
    fn hash(&mut self, rest: &str) -> Result<String, String> {
        let mut words = rest.split_ascii_whitespace();
        let mib: u64 = number(words.next().unwrap_or_default())?;
        if words.next().is_some() {
            return Err("hash takes one number".to_owned());
        }
        if !(1..=MOST_HASH).contains(&mib) {
            return Err(format!("hash goes from 1 to {MOST_HASH}, not {mib}"));
        }
        self.table_bytes = Some(mib << 20);
        self.kept.clear();
        Ok("ok\n".to_owned())
    }

    fn tables(&mut self) -> Option<TableView> {
        let (ruleset, folder) = (self.ruleset?, self.folder.as_ref()?);
        self.tables.get_or_insert_with(|| tables::kept(folder, &ruleset)).clone()
    }

    /// Answers one line. A message in the inbox may end a count.
    pub(super) fn obey(&mut self, line: &str, inbox: &Inbox) -> Result<Effect, String> {
        let (command, rest) = split(line);
        let alone = |effect| {
            if rest.is_empty() { Ok(effect) } else { Err(format!("{command} stands alone")) }
        };
        let print = |answer| Ok(Effect::Print(answer));
        match command {
            "" => print(String::new()),
            "rulesets" => alone(Effect::Print(rulesets())),
            "ruleset" => print(self.choose(rest)?),
            "help" => alone(Effect::Print(format!("{HELP}ok\n"))),
            "stop" => alone(Effect::Stop),
            "quit" => alone(Effect::Quit),
            "position" => print(self.set_position(rest)?),
            "show" => alone(Effect::Print(self.show()?)),
            "legal" => alone(Effect::Print(self.legal()?)),
            "why" => print(self.why(rest)?),
            "events" => print(self.events(rest)?),
            "perft" => print(self.perft(rest, inbox)?),
            "go" => self.go(rest),
            "hash" => print(self.hash(rest)?),
            "newgame" => {
                let answer = alone(Effect::Print("ok\n".to_owned()))?;
                self.kept.clear();
                Ok(answer)
            }
            _ => Err(format!("unknown command “{command}”; try help")),
        }
    }

    fn line(&self) -> Result<&Line, String> {
        self.line.as_ref().ok_or_else(|| "choose a rule set first: ruleset NAME".to_owned())
    }

    fn choose(&mut self, rest: &str) -> Result<String, String> {
        let mut words = rest.split_ascii_whitespace();
        let name = words.next().ok_or("ruleset needs a name")?;
        let ruleset = perft::ruleset(name, words)?;
        self.ruleset = Some(ruleset);
        self.tables = None;
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
                format!("{word}: {} {}", illegal.rule, narration::refusal(&illegal))
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
        let moves = position.moves().into_iter().chain(position.placements());
        let moves: String = moves.map(|mv| format!(" {mv}")).collect();
        Ok(format!("legal{moves}\n"))
    }

    fn why(&self, rest: &str) -> Result<String, String> {
        let position = self.line()?.position();
        let mv = one_move(position, rest)?;
        Ok(match position.refusal(&mv) {
            None => "legal\n".to_owned(),
            Some(illegal) => {
                format!("illegal {} {}\n", illegal.rule, narration::refusal(&illegal))
            }
        })
    }

    fn events(&self, rest: &str) -> Result<String, String> {
        let line = self.line()?;
        let mv = one_move(line.position(), rest)?;
        let turn = line.look_ahead(&mv).map_err(|illegal| {
            format!("{mv}: {} {}", illegal.rule, narration::refusal(&illegal))
        })?;
        let events: String = turn.events.iter().map(|event| format!("{event}\n")).collect();
        Ok(format!("{events}ok\n"))
    }

    fn perft(&self, rest: &str, inbox: &Inbox) -> Result<String, String> {
        let position = self.line()?.position();
        let words: Vec<&str> = rest.split_ascii_whitespace().collect();
        let (depth, divide) = match words.as_slice() {
            [depth] => (depth, false),
            [depth, "divide"] => (depth, true),
            _ => return Err("perft needs a depth, and may be followed by divide".to_owned()),
        };
        let depth: u32 = number(depth)?;
        if depth > MOST_PERFT_DEPTH {
            return Err(format!("perft goes to depth {MOST_PERFT_DEPTH}, not {depth}"));
        }
        let stop = inbox.ends_count();
        let counted = if divide {
            position.perft_divide_unless(depth, &stop).map(|moves| perft::divided(&moves, depth))
        } else {
            position.perft_unless(depth, &stop).map(|leaves| (String::new(), leaves))
        };
        let (moves, leaves) = counted.ok_or(UNCOUNTED)?;
        Ok(format!("{moves}perft {depth} {leaves}\n"))
    }
}

/// A line's first word and the rest, without spaces and tabs around them.
pub(super) fn split(line: &str) -> (&str, &str) {
    let line = line.trim_matches([' ', '\t', '\r']);
    let (command, rest) = line.split_once([' ', '\t']).unwrap_or((line, ""));
    (command, rest.trim_start_matches([' ', '\t']))
}

/// Splits a position from the moves after the word `moves`.
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

fn one_move(position: &Position, rest: &str) -> Result<Move, String> {
    let mut words = rest.split_ascii_whitespace();
    let (Some(word), None) = (words.next(), words.next()) else {
        return Err("one move is needed".to_owned());
    };
    position.parse_move(word).map_err(|error| format!("{word}: {error}"))
}

/// A number without a sign.
pub(super) fn number<T: std::str::FromStr>(word: &str) -> Result<T, String> {
    let plain = word.bytes().all(|byte| byte.is_ascii_digit());
    word.parse().ok().filter(|_| plain).ok_or_else(|| format!("“{word}” is not a number"))
}

fn rulesets() -> String {
    let mut answer = String::new();
    for name in GameName::ALL {
        let ruleset = Ruleset::new(name);
        answer.push_str(&format!("ruleset {name}\n"));
        for option in ruleset.options() {
            let values = option.values.join(" ");
            let (name, default) = (option.name, option.default);
            answer.push_str(&format!("option {name} default {default} values {values}\n"));
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
