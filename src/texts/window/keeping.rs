//! Words about games that are kept by themselves.

use crate::game::Player;
use crate::rules::{BySide, GameGoal, GameName, Outcome, Side};

use super::super::{counted, system_reason};
use super::{differing, player, side};

/// The disk takes games again.
pub const KEPT_AGAIN: &str = "This game is kept again.";
/// Another window plays it.
pub const KEPT_ELSEWHERE: &str = "This game is on the table of another window.";
/// Shows what a message is about.
pub const SHOW: &str = "Show";
/// Once more what was played last.
pub const PLAY_AGAIN: &str = "Play again";
/// Heading of the game played last.
pub const PLAYED_LAST: &str = "Played last";
/// Heading of the card for a first game.
pub const FIRST_GAME: &str = "Never played mancala?";
/// What the card for a first game says.
pub const FIRST_LESSON_LINE: &str =
    "Begin with the Basic Game. A few short steps, and you sow your first seeds.";
/// Begins the first lesson, while its length is not known yet.
pub const FIRST_LESSON: &str = "First lesson";
/// The list of games played.
pub const RECENT_GAMES: &str = "Recent games";
/// Said in place of a list.
pub const NO_RECENT_GAMES: &str = "Your finished games will be listed here.";
/// Shows the latest alone.
pub const FEWER: &str = "Fewer";
/// A game that goes on.
pub const UNFINISHED: &str = "unfinished";

/// Shows all.
pub fn all_games(count: usize) -> String {
    format!("All {count}")
}

/// Files of kept games that cannot be read.
pub fn kept_damaged(count: usize, first: &str) -> String {
    match count {
        1 => format!("The kept game {first} cannot be read. It stays where it is."),
        more => format!(
            "{more} kept games cannot be read, {first} among them. They stay where they are."
        ),
    }
}

/// Games cannot be written into a folder.
pub fn cannot_keep(folder: &str, why: &str) -> String {
    format!("This game is not kept for now. Its folder {folder} cannot be written to: {why}.")
}

/// So many kept games were deleted.
pub fn games_deleted(count: usize, for_good: bool) -> String {
    let games = counted(count as u32, "game", "games");
    match (for_good, count) {
        (true, _) => format!("{games} deleted for good."),
        (false, 1) => "The game is in the wastebasket now.".to_owned(),
        (false, _) => format!("{games} are in the wastebasket now."),
    }
}

/// Kept games could not be deleted.
pub fn games_not_deleted(kind: std::io::ErrorKind) -> String {
    format!("A game could not be deleted: {}.", system_reason(kind))
}

/// `You against Kete, level 4`.
pub fn who_plays(players: BySide<Player>) -> String {
    let BySide { south, north } = players;
    let (first, second) = if north == Player::You { (north, south) } else { (south, north) };
    format!("{} against {}", player(first), player(second))
}

/// What is played once more: `You against Kete, level 4. The rules are as written.`
pub fn again_as(players: BySide<Player>, changed: usize) -> String {
    format!("{}. {}", who_plays(players), differing(changed))
}

/// How a game ended, in a list: `won 30–18`, `lost`, `North won 25–23`, `draw`; `unfinished`.
pub fn result_in_list(
    game: GameName,
    players: BySide<Player>,
    outcome: Option<&Outcome>,
    rounds: usize,
) -> String {
    let Some(outcome) = outcome else { return UNFINISHED.to_owned() };
    let you = Side::ALL.into_iter().find(|side| players[*side] == Player::You);
    let won = match (outcome.winner, you) {
        (None, _) => "draw".to_owned(),
        (Some(winner), Some(you)) if winner == you => "won".to_owned(),
        (Some(_), Some(_)) => "lost".to_owned(),
        (Some(winner), None) => format!("{} won", side(winner)),
    };
    let first = match (you, outcome.winner) {
        (Some(you), _) => you,
        (None, Some(winner)) => winner,
        (None, None) => Side::South,
    };
    let facts = game.facts();
    match facts.goal {
        // Who owns how many of the seeds does not decide.
        GameGoal::FrontRow => won,
        GameGoal::Seeds if facts.has_rounds => {
            format!("{won}, {}", counted(rounds as u32, "round", "rounds"))
        }
        GameGoal::Seeds if outcome.rule.is_none() => won,
        GameGoal::Seeds => {
            format!("{won} {}–{}", outcome.seeds[first], outcome.seeds[first.other()])
        }
    }
}

/// What stands at the right of an unfinished game's `Play`.
pub fn unfinished_at(number: usize) -> String {
    format!("{UNFINISHED}, move {number}")
}

/// A card's name for a screen reader: `Owari, two rows of six. 5 of 12 lessons done. Play. Learn.`
/// `learnt` is how many of its lessons were done, where it has some.
pub fn card_name(
    game: &str,
    heading: &str,
    unfinished: Option<usize>,
    learnt: Option<(usize, usize)>,
) -> String {
    let board = heading.split(',').next().unwrap_or(heading).to_lowercase();
    let mut name = format!("{game}, {board}.");
    if let Some(number) = unfinished {
        name.push_str(&format!(" Unfinished, move {number}."));
    }
    if let Some((done, of)) = learnt.filter(|(done, _)| *done > 0) {
        name.push_str(&format!(" {} done.", super::progress_long(done, of)));
    }
    name.push_str(" Play.");
    if learnt.is_some() {
        name.push_str(" Learn.");
    }
    name
}

/// The line of a kept game in the New game form.
pub fn waits(game: &str) -> String {
    format!("An unfinished game of {game} waits for you.")
}

/// Whose game a list row is, for a screen reader: `Owari, won 30–18, Sunday`.
pub fn row_name(game: &str, result: &str, day: &str) -> String {
    format!("{game}, {result}, {day}")
}
