//! Words about fitting the weights of the evaluation.

use crate::narration::counted;

/// No game came to an end.
pub const NO_GAME: &str = "no game came to an end, so there is nothing to learn from";

/// No look came as far as a whole depth at a position where nothing is taken.
pub const NOTHING_QUIET: &str =
    "no quiet position was looked at a whole move ahead, so there is nothing to learn from";

/// On two rows a line holds the weights of a place.
const WEIGHTS_A_LINE: usize = 14;

/// What the weights rest on.
pub fn heading(ruleset: &str, games: usize, positions: usize) -> String {
    let games = counted(games as u32, "game", "games");
    format!("{ruleset}: {} of {games}", counted(positions as u32, "position", "positions"))
}

/// One phase of a game: mean errors before and after the fit.
pub fn phase(number: usize, positions: usize, [before, after]: [f64; 2]) -> String {
    let positions = counted(positions as u32, "position", "positions");
    format!("phase {number}: {positions}, mean error {before:.4}, fitted {after:.4}")
}

/// One term with its weights in thousandths of a seed.
pub fn term(name: &str, before: i32, fitted: i32, error: f64) -> String {
    format!("  {name:<30} {before:>6}, fitted {fitted:>6}, standard error {error:.0}")
}

/// All weights of a phase as the program's source has them: being to move, then the others in lines.
pub fn weights(fitted: &[i32]) -> String {
    let (to_move, others) = fitted.split_at(fitted.len().min(1));
    let line = |weights: &[i32]| {
        weights.iter().map(|weight| format!("{weight},")).collect::<Vec<_>>().join(" ")
    };
    let lines = std::iter::once(to_move).chain(others.chunks(WEIGHTS_A_LINE)).map(line);
    format!("[\n    {}\n]", lines.collect::<Vec<_>>().join("\n    "))
}

/// The curve behind the chance to win a game of Bawo.
pub fn slope(hundredths: Option<f64>) -> String {
    match hundredths {
        Some(hundredths) => format!(
            "chance to win: {hundredths:.0} hundredths of a seed raise the odds by a factor of e"
        ),
        None => "chance to win: the scores of these games say nothing of who won".to_owned(),
    }
}
