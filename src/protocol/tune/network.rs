//! `kete tune --network`: trains a network on positions of games of the search against itself, with
//! the values that the search gave them.

use std::io::Write;
use std::path::Path;
use std::sync::Arc;

use super::{NOTHING_QUIET, TuneArguments, is_quiet};
use crate::files::{read_limited, write_whole};
use crate::game::Line;
use crate::narration::counted;
use crate::rules::Ruleset;
use crate::search::{
    Estimator, GameNetwork, KeptTable, Limits, NetworkBoard, NetworkSample, NetworkUnits, Request,
    Training, network_board, network_sample, think, train,
};
use crate::tutor::drills::Dice;

/// One move in so many is played by chance: a search meets many positions that good play avoids.
const CHANCE_MOVES: usize = 7;
/// A game ends here, if not before.
const MOST_TURNS: usize = 300;
/// More than the file of any network.
const MOST_BYTES: u64 = 1 << 20;

const NO_UNITS: &str = "a network has 32 or 64 hidden units";
const NO_NETWORK: &str = "this file is not a network of this version for this board";
const TOO_LARGE: &str = "the weights grew too large for a file";

/// Plays the games, trains the network and writes it. The same arguments give the same file,
/// however many games run in parallel.
pub(super) fn run(
    ruleset: &Ruleset,
    arguments: &TuneArguments,
    file: &Path,
    out: &mut dyn Write,
) -> Result<(), String> {
    let units = match arguments.units {
        32 => NetworkUnits::Few,
        64 => NetworkUnits::Many,
        _ => return Err(NO_UNITS.to_owned()),
    };
    let board = network_board(&ruleset.start());
    let estimator = match &arguments.teacher {
        Some(teacher) => Estimator::Network(Arc::new(read(teacher, board)?)),
        None => Estimator::Weights,
    };
    let games = arguments.in_order(|number| play(ruleset, arguments, &estimator, number));
    let samples = games.concat();
    if samples.is_empty() {
        return Err(NOTHING_QUIET.to_owned());
    }
    let games = counted(games.len() as u32, "game", "games");
    let positions = counted(samples.len() as u32, "position", "positions");
    let print = |out: &mut dyn Write, line: String| {
        writeln!(out, "{line}").map_err(|error| error.to_string())
    };
    print(out, format!("{}: {positions} of {games}", arguments.ruleset))?;
    let mut errors = Vec::new();
    let training = Training { board, units, epochs: arguments.epochs, seed: arguments.series.seed };
    let bytes = train(&samples, &training, &mut |_, error| errors.push(error));
    for (epoch, error) in errors.iter().enumerate() {
        print(out, format!("epoch {}: mean error {error:.4}", epoch + 1))?;
    }
    write_whole(file, &bytes.ok_or(TOO_LARGE)?).map_err(|error| error.to_string())
}

fn read(file: &Path, board: NetworkBoard) -> Result<GameNetwork, String> {
    let bytes = read_limited(file, MOST_BYTES).map_err(|error| error.to_string())?;
    let network = GameNetwork::read(&bytes).filter(|network| network.board() == board);
    network.ok_or_else(|| NO_NETWORK.to_owned())
}

/// The quiet positions of a game, with their values. Only the number of the game and the arguments
/// decide what happens in it.
fn play(
    ruleset: &Ruleset,
    arguments: &TuneArguments,
    estimator: &Estimator,
    number: u32,
) -> Option<Vec<NetworkSample>> {
    let mut dice =
        Dice::new(arguments.series.seed.wrapping_mul(1 << 32).wrapping_add(number.into()));
    let mut line = Line::new(ruleset.start());
    for _ in 0..dice.below(2 * arguments.openings as usize + 2) {
        let Some(mv) = dice.one_of(&line.position().moves()) else { break };
        line.play(&mv).ok()?;
    }
    let kept = KeptTable::default();
    let mut samples = Vec::new();
    for _ in 0..MOST_TURNS {
        let position = *line.position();
        if position.outcome().is_some() || !position.layout_sizes().is_empty() {
            break;
        }
        let request = Request {
            history: line.history(),
            kept: Some(kept.clone()),
            estimator: estimator.clone(),
            ..Request::new(position, Limits::nodes(arguments.nodes))
        };
        let answer = think(&request, &mut |_| {});
        let Some(best) = answer.best else { break };
        let any = dice.once_in(CHANCE_MOVES).then(|| dice.one_of(&position.moves())).flatten();
        line.play(&any.unwrap_or(best)).ok()?;
        let Some(found) = answer.lines.first() else { continue };
        if is_quiet(&position, &position.play_unchecked(&best)) {
            samples.extend(network_sample(&position, found.score.hundredths()));
        }
        // Ends that are solved look much alike.
        if found.score.is_exact() && dice.once_in(2) {
            break;
        }
    }
    Some(samples)
}
