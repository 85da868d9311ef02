//! `go`: its arguments, and the lines that report on a search.

use std::fmt::Write as _;
use std::time::Duration;

use crate::game::Line;
use crate::rules::{BySide, Side};
use crate::search::{Info, Limits, MoverClock, Request, SearchEvent};

use super::commands::number;

/// Reads the text after `go`.
///
/// # Errors
/// Names the wrong word; a search without a limit is refused.
pub(super) fn read(line: &Line, rest: &str) -> Result<Request, String> {
    let mut request = Request::new(*line.position(), Limits::default());
    request.history = line.history();
    let mut clocks = ClockWords::default();
    let mut words = rest.split_ascii_whitespace();
    while let Some(word) = words.next() {
        if word == "infinite" {
            request.limits.infinite = true;
            continue;
        }
        let mut value = || words.next().ok_or_else(|| format!("{word} needs a number"));
        match word {
            "depth" => request.limits.depth = Some(at_least_one(word, value()?)?),
            "nodes" => request.limits.nodes = Some(at_least_one(word, value()?)?),
            "movetime" => {
                let time = Duration::from_millis(at_least_one(word, value()?)?);
                request.limits.time = Some(time);
            }
            "multipv" => request.lines = at_least_one::<u32>(word, value()?)? as usize,
            "threads" => request.threads = at_least_one::<u32>(word, value()?)? as usize,
            "level" => {
                let level: u8 = at_least_one(word, value()?)?;
                if !Request::LEVELS.contains(&level) {
                    return Err(format!("level goes from 1 to 10, not {level}"));
                }
                request.level = Some(level);
            }
            "stime" => clocks.left[Side::South] = Some(milliseconds(value()?)?),
            "ntime" => clocks.left[Side::North] = Some(milliseconds(value()?)?),
            "sinc" => clocks.increments[Side::South] = Some(milliseconds(value()?)?),
            "ninc" => clocks.increments[Side::North] = Some(milliseconds(value()?)?),
            "movestogo" => clocks.moves_to_go = Some(at_least_one(word, value()?)?),
            _ => return Err(format!("go does not know “{word}”")),
        }
    }
    request.limits.clock = clocks.of(line.position().to_move())?;
    let Limits { depth, time, nodes, infinite, clock } = request.limits;
    let is_timed = time.is_some() || clock.is_some();
    let limited = depth.is_some() || is_timed || nodes.is_some() || infinite;
    if !limited && request.level.is_none() {
        return Err("go needs depth, movetime, nodes, infinite, level or clocks".to_owned());
    }
    Ok(request)
}

/// The clocks as `go` names them.
#[derive(Default)]
struct ClockWords {
    left: BySide<Option<Duration>>,
    increments: BySide<Option<Duration>>,
    moves_to_go: Option<u32>,
}

impl ClockWords {
    /// The clock of the player to move; `None` if there are no clocks.
    fn of(&self, side: Side) -> Result<Option<MoverClock>, String> {
        let ClockWords { left, increments, moves_to_go } = self;
        if *left == BySide::default() && *increments == BySide::default() && moves_to_go.is_none() {
            return Ok(None);
        }
        let (Some(_), Some(_)) = (left[Side::South], left[Side::North]) else {
            return Err("clocks need stime and ntime".to_owned());
        };
        Ok(left[side].map(|left| MoverClock {
            left,
            increment: increments[side].unwrap_or_default(),
            moves_to_go: *moves_to_go,
        }))
    }
}

fn milliseconds(word: &str) -> Result<Duration, String> {
    number(word).map(Duration::from_millis)
}

fn at_least_one<T>(name: &str, word: &str) -> Result<T, String>
where
    T: std::str::FromStr + PartialOrd + From<u8>,
{
    let value: T = number(word)?;
    if value < T::from(1) { Err(format!("{name} is at least 1")) } else { Ok(value) }
}

/// The line for a report of the search.
pub(super) fn report_line(report: &SearchEvent) -> String {
    match report {
        SearchEvent::Depth(info) => info_line(info),
        SearchEvent::Done(answer) => match answer.best {
            Some(best) => format!("bestmove {best}\n"),
            None => "bestmove none\n".to_owned(),
        },
    }
}

fn info_line(info: &Info) -> String {
    let Info { depth, line, score, nodes, elapsed, hashfull, pv } = info;
    let per_second = *nodes as f64 / elapsed.as_secs_f64().max(1e-6);
    let mut text = format!("info depth {depth} multipv {line} {score} nodes {nodes}");
    let hundredths = score.hundredths();
    let _ = write!(text, " nps {per_second:.0} hundredths {hundredths} hashfull {hashfull} pv");
    for mv in pv {
        let _ = write!(text, " {mv}");
    }
    text.push('\n');
    text
}
