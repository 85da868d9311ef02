//! Words about matches: who plays, how a game ended, what the results say.

use crate::rules::Side;
use crate::texts::messages::matches as say;

use crate::narration::counted;

/// A player that is none.
pub fn unknown_player(text: &str) -> String {
    say::NoPlayer { text }.text()
}

/// A level that is none.
pub fn unknown_level(text: &str) -> String {
    say::NoLevel { text }.text()
}

/// Something else than a whole number of at least 1.
pub fn not_a_number(name: &str, text: &str) -> String {
    say::NoNumber { name, text }.text()
}

/// `engine:` alone.
pub fn no_program() -> String {
    say::no_program().to_owned()
}

/// What a program may use is not known by this name.
pub fn unknown_limit(part: &str) -> String {
    say::UnknownLimit { part }.text()
}

/// What a program may use is not said.
pub fn no_limit(program: &str) -> String {
    say::NoLimit { program }.text()
}

/// The system does not start a program.
pub fn cannot_start(program: &str, why: &str) -> String {
    say::CannotStart { program, why }.text()
}

/// Half a pair.
pub fn odd_games(games: u32) -> String {
    say::OddGames { count: games }.text()
}

/// No game could be played beyond its opening.
pub fn too_few_plies(most: u32, openings: u32) -> String {
    say::TooFew { most, openings }.text()
}

/// Every game is over within the opening.
pub fn no_opening(plies: u32) -> String {
    say::NoOpening { count: plies }.text()
}

/// The two hypotheses cannot be read.
pub fn bad_sprt(text: &str) -> String {
    say::BadSprt { text }.text()
}

/// A game lost outside the rules: ` after 12 plies: B ended (exit status: 3)`.
pub fn by_fault(player: &str, fault: &str, plies: usize) -> String {
    format!(" after {}: {player} {fault}", counted(plies as u32, "ply", "plies"))
}

/// A game ended by a rule: ` 26 to 22 by owari.end in 94 plies`.
pub fn by_rule([a, b]: [u16; 2], rule: &str, plies: usize) -> String {
    format!(" {a} to {b} by {rule} in {}", counted(plies as u32, "ply", "plies"))
}

/// A game ended by the limit on turns.
pub fn by_plies([a, b]: [u16; 2], plies: usize) -> String {
    format!(" {a} to {b} by its seeds, not over after {}", counted(plies as u32, "ply", "plies"))
}

/// What became of A: `A (South) wins`, then why.
pub fn result_of_a(side: Side, halves: u32, why: &str) -> String {
    let side = match side {
        Side::South => "South",
        Side::North => "North",
    };
    let verb = match halves {
        0 => "loses",
        1 => "draws",
        _ => "wins",
    };
    format!("A ({side}) {verb}{why}")
}

/// The line of a game.
pub fn game(number: u32, games: u32, told: &str) -> String {
    format!("game {number} of {games}: {told}")
}

/// The first line of the result.
pub fn heading(ruleset: &str, games: u32, plies: u32, even: u32, seed: u64) -> String {
    let games = counted(games, "game", "games");
    let plies = counted(plies, "ply", "plies");
    let even = counted(even, "seed", "seeds");
    format!("{ruleset}: {games}, openings of {plies} even within {even}, seed {seed}")
}

/// Some openings were played more than once.
pub fn openings_again(different: u32) -> String {
    let openings = counted(different, "opening", "openings");
    format!("only {openings} found, played again and again")
}

/// What a game of Giuthi is here.
pub fn one_round() -> String {
    "each game is one round".to_owned()
}

/// Kete plays with an endgame table.
pub fn with_table(seeds: usize) -> String {
    format!("endgame table up to {}", counted(seeds as u32, "seed", "seeds"))
}

/// The score as A sees it.
pub fn score(wins: u32, draws: u32, losses: u32) -> String {
    format!("A wins {wins}, draws {draws}, loses {losses}")
}

/// A's points, given in halves.
pub fn points(halves: u32, games: u32) -> String {
    let points = f64::from(halves) / 2.0;
    format!("points {points} of {games} ({:.1} %)", points * 100.0 / f64::from(games.max(1)))
}

/// The mean of what each owned at the end.
pub fn mean_seeds(a: f64, b: f64) -> String {
    format!("seeds {a:.1} to {b:.1} in the mean")
}

/// The difference of strength with its error.
pub fn elo(value: f64, from: f64, to: f64, pairs: u32) -> String {
    let pairs = counted(pairs, "pair", "pairs");
    format!("Elo {value:+.0}, 95 % between {from:+.0} and {to:+.0}, from {pairs}")
}

/// What the sequential test says.
pub fn sprt(elo0: f64, elo1: f64, ratio: f64, bound: f64, verdict: Option<bool>) -> String {
    let verdict = match verdict {
        None => "undecided".to_owned(),
        Some(true) => format!("{elo1} rather than {elo0}"),
        Some(false) => format!("{elo0} rather than {elo1}"),
    };
    format!("SPRT {elo0} or {elo1} Elo: {ratio:+.2} of {bound:.2}, {verdict}")
}

/// Games that were not played out.
pub fn adjudicated(games: u32, plies: u32) -> String {
    let games = counted(games, "game", "games");
    format!("{games} not over after {}, told by the seeds", counted(plies, "ply", "plies"))
}

/// Games that a player lost outside the rules: crashes, silences, refusals, illegal moves.
pub fn faults(player: &str, [crashes, silences, refusals, illegal]: &[u32; 4]) -> String {
    let crashes = counted(*crashes, "crash", "crashes");
    let silences = counted(*silences, "silence", "silences");
    let refusals = counted(*refusals, "refusal", "refusals");
    let illegal = counted(*illegal, "illegal move", "illegal moves");
    format!("{player} lost by {crashes}, {silences}, {refusals}, {illegal}")
}
