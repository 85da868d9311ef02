//! Who plays, as the command line names them.

use std::path::Path;
use std::time::Duration;

use crate::game::Line;
use crate::narration::match_play as words;
use crate::rules::{Move, Ruleset};
use crate::search::external_engine::{EngineFault, MoveTask, Program, RunningProgram};
use crate::search::tables::TableView;
use crate::search::{Limits, Request, think};

/// Who plays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Player {
    /// Kete itself, at a level or within limits.
    Own {
        /// 1 to 10.
        level: Option<u8>,
        /// Limits of one move.
        limits: Limits,
    },
    /// Another program.
    Program(Asked),
}

/// A program, and how it is asked for a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Asked {
    /// What to start.
    program: Program,
    /// The command for a move: `go nodes 1000`.
    go: String,
    /// The time it has for a move.
    time: Duration,
}

impl Asked {
    /// Reads `PROGRAM ARGUMENT …,nodes=N,…`. A file of the whole name goes before a program with
    /// arguments.
    ///
    /// # Errors
    /// One sentence that names what does not fit.
    fn read(text: &str) -> Result<Asked, String> {
        let mut parts = text.split(',');
        let command = parts.next().unwrap_or_default().trim();
        let program = match command.split_once(|letter: char| letter.is_ascii_whitespace()) {
            _ if command.is_empty() => return Err(words::no_program()),
            Some((path, arguments)) if !Path::new(command).is_file() => {
                Program::new(path, arguments)
            }
            _ => Program::new(command, ""),
        };
        let mut go = "go".to_owned();
        let mut time = Duration::ZERO;
        for part in parts {
            let Some((name, value)) = part.split_once('=') else {
                return Err(words::unknown_limit(part));
            };
            match name {
                "level" => go += &format!(" level {}", level(value)?),
                "nodes" => go += &format!(" nodes {}", at_least_one(name, value)?),
                "movetime" => {
                    let most = at_least_one(name, value)?;
                    time = Duration::from_millis(most);
                    go += &format!(" movetime {most}");
                }
                _ => return Err(words::unknown_limit(part)),
            }
        }
        if go == "go" {
            return Err(words::no_limit(command));
        }
        Ok(Asked { program, go, time })
    }
}

impl Player {
    /// Reads `level:L`, `nodes:N`, `time:MS` or `engine:PROGRAM,…`.
    ///
    /// # Errors
    /// One sentence that names what does not fit.
    pub(super) fn read(text: &str) -> Result<Player, String> {
        let Some((kind, value)) = text.split_once(':') else {
            return Err(words::unknown_player(text));
        };
        let within = |limits| Player::Own { level: None, limits };
        match kind {
            "level" => {
                let level = Some(level(value)?);
                Ok(Player::Own { level, limits: Limits::default() })
            }
            "nodes" => Ok(within(Limits::nodes(at_least_one(kind, value)?))),
            "time" => Ok(within(Limits::time(Duration::from_millis(at_least_one(kind, value)?)))),
            "engine" => Asked::read(value).map(Player::Program),
            _ => Err(words::unknown_player(text)),
        }
    }

    /// Tries whether it can play at all.
    ///
    /// # Errors
    /// One sentence that names the program and the reason.
    pub(super) fn can_be_started(&self) -> Result<(), String> {
        match self {
            Player::Own { .. } => Ok(()),
            Player::Program(Asked { program, .. }) => {
                program.start().map(RunningProgram::quit).map_err(|error| {
                    words::cannot_start(&program.path.to_string_lossy(), &error.to_string())
                })
            }
        }
    }
}

/// A level of Kete.
pub(super) fn level(text: &str) -> Result<u8, String> {
    let level = text.parse().ok().filter(|level| Request::LEVELS.contains(level));
    level.ok_or_else(|| words::unknown_level(text))
}

/// A number of positions or milliseconds.
pub(super) fn at_least_one(name: &str, text: &str) -> Result<u64, String> {
    let number = text.parse().ok().filter(|number| *number > 0);
    number.ok_or_else(|| words::not_a_number(name, text))
}

/// A player at a board, with what lasts from game to game.
pub(super) struct Seat<'a> {
    player: &'a Player,
    /// The endgame table that full strength may use.
    tables: Option<&'a TableView>,
    /// How long a program may be silent.
    patience: Duration,
    running: Option<RunningProgram>,
}

impl<'a> Seat<'a> {
    pub(super) fn new(
        player: &'a Player,
        tables: Option<&'a TableView>,
        patience: Duration,
    ) -> Seat<'a> {
        Seat { player, tables, patience, running: None }
    }

    /// A game begins: a program that does not run is started and told the rules.
    pub(super) fn begin(&mut self, ruleset: &Ruleset) -> Result<(), EngineFault> {
        let Player::Program(Asked { program, .. }) = self.player else { return Ok(()) };
        let running = match self.running.take() {
            Some(running) => running,
            None => program.start().map_err(|error| EngineFault::unstarted(&error))?,
        };
        self.running.insert(running).set_rules(ruleset, self.patience)
    }

    /// The move to play; whether it is legal is for the rules to say.
    pub(super) fn choose(&mut self, line: &Line, seed: u64) -> Result<Move, EngineFault> {
        match (self.player, &mut self.running) {
            (Player::Own { level, limits }, _) => {
                let mut request = Request::new(*line.position(), *limits);
                request.history = line.history();
                request.level = *level;
                request.seed = seed;
                if level.is_none_or(|level| level == *Request::LEVELS.end()) {
                    request.tables = self.tables.cloned();
                }
                think(&request, &mut |_| {})
                    .best
                    .ok_or_else(|| EngineFault::no_move(line.position()))
            }
            (Player::Program(asked), Some(running)) => running.choose(&MoveTask {
                ruleset: line.position().ruleset(),
                start: "start".to_owned(),
                moves: line.turns().iter().map(|turn| turn.mv).collect(),
                position: *line.position(),
                go: asked.go.clone(),
                time: asked.time,
                patience: self.patience,
            }),
            (Player::Program(_), None) => Err(EngineFault::Ended(None)),
        }
    }

    /// After a fault: a program is ended, and started anew for the next game.
    pub(super) fn dismiss(&mut self) {
        self.running = None;
    }

    /// The match is over.
    pub(super) fn leave(self) {
        if let Some(running) = self.running {
            running.quit();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_are_read_or_named_in_one_sentence() {
        let limited = |limits| Ok(Player::Own { level: None, limits });
        let level = Player::Own { level: Some(7), limits: Limits::default() };
        assert_eq!(Player::read("level:7"), Ok(level));
        assert_eq!(Player::read("nodes:500"), limited(Limits::nodes(500)));
        let time = Limits::time(Duration::from_millis(20));
        assert_eq!(Player::read("time:20"), limited(time));
        for (text, word) in [
            ("seven", "seven"),
            ("depth:3", "depth:3"),
            ("level:11", "11"),
            ("level:", "1 to 10"),
            ("nodes:0", "nodes"),
            ("time:-5", "-5"),
            ("engine:", "program"),
            ("engine:kete engine", "nodes"),
            ("engine:kete engine,depth=4", "depth=4"),
            ("engine:kete engine,level=0", "1 to 10"),
        ] {
            let why = Player::read(text).expect_err(text);
            assert!(why.contains(word), "{text}: {why}");
            assert_eq!(why.lines().count(), 1, "{why}");
        }
    }
}
