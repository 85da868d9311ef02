//! The players of a match, as the command line names them.

use std::path::Path;
use std::time::Duration;

use crate::game::Line;
use crate::rules::{Move, Ruleset};
use crate::search::external_engine::{EngineFault, MoveTask, Program, RunningProgram};
use crate::search::tables::TableView;
use crate::search::{KeptTable, Limits, Request, think};
use crate::texts::messages::matches as say;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum MatchPlayer {
    /// Kete itself, at a level or within limits.
    Own {
        level: Option<u8>,
        limits: Limits,
    },
    Program(ProgramPlayer),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct ProgramPlayer {
    program: Program,
    /// The command for a move: `go nodes 1000`.
    go: String,
    time: Duration,
}

impl ProgramPlayer {
    /// Reads `PROGRAM ARGUMENT …,nodes=N,…`. If the whole text before the comma is the name of a
    /// file, it has no arguments.
    fn read(text: &str) -> Result<ProgramPlayer, String> {
        let mut parts = text.split(',');
        let command = parts.next().unwrap_or_default().trim();
        let program = match command.split_once(|letter: char| letter.is_ascii_whitespace()) {
            _ if command.is_empty() => return Err(say::no_program().to_owned()),
            Some((path, arguments)) if !Path::new(command).is_file() => {
                Program::new(path, arguments)
            }
            _ => Program::new(command, ""),
        };
        let mut go = "go".to_owned();
        let mut time = Duration::ZERO;
        for part in parts {
            let Some((name, value)) = part.split_once('=') else {
                return Err(say::UnknownLimit { part }.text());
            };
            match name {
                "level" => go += &format!(" level {}", level(value)?),
                "nodes" => go += &format!(" nodes {}", at_least_one(name, value)?),
                "movetime" => {
                    let most = at_least_one(name, value)?;
                    time = Duration::from_millis(most);
                    go += &format!(" movetime {most}");
                }
                _ => return Err(say::UnknownLimit { part }.text()),
            }
        }
        if go == "go" {
            return Err(say::NoLimit { program: command }.text());
        }
        Ok(ProgramPlayer { program, go, time })
    }
}

impl MatchPlayer {
    /// Reads `level:L`, `nodes:N`, `time:MS` or `engine:PROGRAM,…`.
    pub(super) fn read(text: &str) -> Result<MatchPlayer, String> {
        let Some((kind, value)) = text.split_once(':') else {
            return Err(say::NoPlayer { text }.text());
        };
        let within = |limits| MatchPlayer::Own { level: None, limits };
        match kind {
            "level" => {
                let level = Some(level(value)?);
                Ok(MatchPlayer::Own { level, limits: Limits::default() })
            }
            "nodes" => Ok(within(Limits::nodes(at_least_one(kind, value)?))),
            "time" => Ok(within(Limits::time(Duration::from_millis(at_least_one(kind, value)?)))),
            "engine" => ProgramPlayer::read(value).map(MatchPlayer::Program),
            _ => Err(say::NoPlayer { text }.text()),
        }
    }

    pub(super) fn can_be_started(&self) -> Result<(), String> {
        match self {
            MatchPlayer::Own { .. } => Ok(()),
            MatchPlayer::Program(ProgramPlayer { program, .. }) => {
                program.start().map(RunningProgram::quit).map_err(|error| {
                    let (program, why) = (program.path.to_string_lossy(), error.to_string());
                    say::CannotStart { program, why }.text()
                })
            }
        }
    }
}

fn level(text: &str) -> Result<u8, String> {
    let level = text.parse().ok().filter(|level| Request::LEVELS.contains(level));
    level.ok_or_else(|| say::NoLevel { text }.text())
}

/// Reads a number of positions or milliseconds.
fn at_least_one(name: &str, text: &str) -> Result<u64, String> {
    let number = text.parse().ok().filter(|number| *number > 0);
    number.ok_or_else(|| say::NoNumber { name, text }.text())
}

/// A player during a match, with what lasts from game to game.
pub(super) struct MatchSeat<'a> {
    player: &'a MatchPlayer,
    /// The endgame table for full strength.
    tables: Option<&'a TableView>,
    /// How long a program may be silent.
    patience: Duration,
    running: Option<RunningProgram>,
    /// The transposition table of Kete, kept from move to move.
    kept: KeptTable,
}

impl<'a> MatchSeat<'a> {
    pub(super) fn new(
        player: &'a MatchPlayer,
        tables: Option<&'a TableView>,
        patience: Duration,
    ) -> MatchSeat<'a> {
        MatchSeat { player, tables, patience, running: None, kept: KeptTable::default() }
    }

    /// Starts a game: starts a program if it is not running, and sends it the rules.
    pub(super) fn begin(&mut self, ruleset: &Ruleset) -> Result<(), EngineFault> {
        let MatchPlayer::Program(ProgramPlayer { program, .. }) = self.player else {
            self.kept.clear();
            return Ok(());
        };
        let running = match self.running.take() {
            Some(running) => running,
            None => program.start().map_err(|error| EngineFault::unstarted(&error))?,
        };
        self.running.insert(running).set_rules(ruleset, self.patience)
    }

    /// The player's move, which may be illegal.
    pub(super) fn choose(&mut self, line: &Line, seed: u64) -> Result<Move, EngineFault> {
        match (self.player, &mut self.running) {
            (MatchPlayer::Own { level, limits }, _) => {
                let mut request = Request::new(*line.position(), *limits);
                request.history = line.history();
                request.level = *level;
                request.seed = seed;
                request.kept = Some(self.kept.clone());
                if level.is_none_or(|level| level == *Request::LEVELS.end()) {
                    request.tables = self.tables.cloned();
                }
                think(&request, &mut |_| {})
                    .best
                    .ok_or_else(|| EngineFault::no_move(line.position()))
            }
            (MatchPlayer::Program(asked), Some(running)) => running.choose(&MoveTask {
                ruleset: line.position().ruleset(),
                start: "start".to_owned(),
                moves: line.turns().iter().map(|turn| turn.mv).collect(),
                position: *line.position(),
                go: asked.go.clone(),
                time: asked.time,
                patience: self.patience,
            }),
            (MatchPlayer::Program(_), None) => Err(EngineFault::Ended(None)),
        }
    }

    /// Ends a program after a fault; the next game starts it again.
    pub(super) fn dismiss(&mut self) {
        self.running = None;
    }

    /// Ends a program after the match.
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
        let limited = |limits| Ok(MatchPlayer::Own { level: None, limits });
        let level = MatchPlayer::Own { level: Some(7), limits: Limits::default() };
        assert_eq!(MatchPlayer::read("level:7"), Ok(level));
        assert_eq!(MatchPlayer::read("nodes:500"), limited(Limits::nodes(500)));
        let time = Limits::time(Duration::from_millis(20));
        assert_eq!(MatchPlayer::read("time:20"), limited(time));
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
            let why = MatchPlayer::read(text).expect_err(text);
            assert!(why.contains(word), "{text}: {why}");
            assert_eq!(why.lines().count(), 1, "{why}");
        }
    }
}
