//! Words of the play page: the story card, chips, lists.

use super::super::narration::{self, Hidden};
use super::super::{counted, list, seeds};
use super::{IN_HAND, THINKING, side};
use crate::game::Player;
use crate::rules::{BySide, Hole, Move, Outcome, Side};

/// A new speed, told.
pub fn sowing_is(speed: &str) -> String {
    format!("Sowing: {speed}")
}

/// `played e · 12 seeds`.
pub fn played(mv: &str, count: Option<u8>) -> String {
    match count {
        Some(count) => format!("played {mv} · {}", seeds(count)),
        None => format!("played {mv}"),
    }
}

/// `sows e · 12 seeds`, while they fall.
pub fn sows(mv: &str, count: Option<u8>) -> String {
    match count {
        Some(count) => format!("sows {mv} · {}", seeds(count)),
        None => format!("sows {mv}"),
    }
}

/// A machine thinks about its answer while the other side's seeds still fall.
pub fn thinks_ahead(player: Player) -> String {
    match player {
        Player::Engine(name) => format!("{name} is thinking"),
        _ => "Kete is thinking".to_owned(),
    }
}

/// `house works: 10 seeds`; without the count where it is hidden.
pub fn house_works(count: Option<u16>) -> String {
    match count {
        Some(count) => format!("house works: {}", seeds(count)),
        None => "house works".to_owned(),
    }
}

/// `thinking, 4 s`.
pub fn thinking_for(secs: u64) -> String {
    if secs < 2 { THINKING.to_owned() } else { format!("{THINKING}, {secs} s") }
}

/// `Round 3 of the match`.
pub fn round_number(number: usize) -> String {
    format!("Round {number} of the match")
}

/// What a person is asked, by side.
pub fn asks(who: Side, is_you: bool) -> String {
    if is_you {
        "Your turn. Choose a hole.".to_owned()
    } else {
        format!("{} to move. Choose a hole.", side(who))
    }
}

/// The house asks.
pub fn house_holds(count: Option<u16>) -> String {
    match count {
        Some(count) => format!("Your house holds {count}: stop here, or spread it?"),
        None => "You have come to your house: stop here, or spread it?".to_owned(),
    }
}

/// What spreading would do: seeds dropped (none where that is hidden), seeds eaten, where the last
/// falls.
pub fn spreading(drops: Option<usize>, eaten: u16, last: Option<Hole>) -> String {
    let ends = last.map(|hole| format!("ends in {hole}"));
    let drops =
        drops.map(|drops| format!("drops {}", counted(drops as u32, "more seed", "more seeds")));
    let does: Vec<String> = [drops.clone(), ends].into_iter().flatten().collect();
    let does = does.join(", ");
    let comma = if does.is_empty() { "" } else { ", " };
    let eats = match eaten {
        0 => "eats nothing more".to_owned(),
        more if drops.is_some() => format!("eats {more} more"),
        _ => "eats more".to_owned(),
    };
    format!(
        "Spreading {does}{comma}{eats} and gives the house up for good. Esc takes the move back."
    )
}

/// A turn in the list of moves that is not over: `A5R…`.
pub fn goes_on(mv: &Move) -> String {
    format!("{mv}…")
}

/// How the turn has come to the house.
pub fn came_to_house(taken: &[(Hole, u16)], house: Hole, hidden: Hidden) -> String {
    let ate: Vec<String> =
        taken.iter().map(|(hole, count)| narration::at_hole(*hole, *count, hidden)).collect();
    if ate.is_empty() {
        format!("Your last seed fell in {house}.")
    } else {
        format!("You ate {}, and the last seed fell in {house}.", list(&ate))
    }
}

/// The next turn spreads, or not.
pub fn spread_ahead(on: bool) -> &'static str {
    if on {
        "The next turn spreads the house if it comes to it."
    } else {
        "The next turn asks at the house."
    }
}

/// A refused placing.
pub fn not_your_hole(hole: Hole, mover: Side) -> String {
    format!("{hole} is not {}'s hole.", side(mover))
}

/// While seeds fly: `Lap 2 of 3: 7 in hand, next C.` Without a number where it is hidden.
pub fn in_flight((lap, laps): (usize, usize), in_hand: Option<u32>, next: Option<&str>) -> String {
    let seeds = if laps > 1 { "seeds" } else { "Seeds" };
    let lap = if laps > 1 { format!("Lap {} of {laps}: ", lap.max(1)) } else { String::new() };
    match (in_hand, next) {
        (Some(in_hand), Some(next)) => format!("{lap}{in_hand} in hand, next {next}."),
        (Some(in_hand), None) => format!("{lap}{in_hand} in hand."),
        (None, Some(next)) => format!("{lap}{seeds} in hand, next {next}."),
        (None, None) => format!("{lap}{seeds} in hand."),
    }
}

/// The same while the seeds stand still.
pub fn paused(told: &str) -> String {
    format!("Paused. {told}").trim_end().to_owned()
}

/// The turn shown, of how many.
pub fn looking_at(turn: usize, of: usize) -> String {
    format!("You are looking at turn {turn} of {of}.")
}

/// A result as the players see it: `You won, 30 to 18`.
pub fn result_title(
    winner: Option<Side>,
    you: Option<Side>,
    south: u16,
    north: u16,
    resigned: bool,
) -> String {
    let score = |winner: Side| match winner {
        Side::South => format!("{south} to {north}"),
        Side::North => format!("{north} to {south}"),
    };
    match (winner, you) {
        (None, _) => format!("A draw, {south} to {north}"),
        (Some(winner), Some(you)) if resigned && winner == you => {
            "You won by resignation".to_owned()
        }
        (Some(_), Some(_)) if resigned => "You resigned".to_owned(),
        (Some(winner), None) if resigned => {
            format!("{} resigned, {} wins", side(winner.other()), side(winner))
        }
        (Some(winner), Some(you)) if winner == you => format!("You won, {}", score(winner)),
        (Some(winner), Some(_)) => format!("Kete won, {}", score(winner)),
        (Some(winner), None) => format!("{} won, {}", side(winner), score(winner)),
    }
}

/// The same of an outcome: it is told to a person who played against a machine, else of the sides.
pub fn result_of(players: BySide<Player>, outcome: &Outcome) -> String {
    let machine = Side::ALL.into_iter().any(|side| !players[side].is_person());
    let you = Side::ALL.into_iter().find(|side| machine && players[*side] == Player::You);
    let seeds = outcome.seeds;
    result_title(outcome.winner, you, seeds.south, seeds.north, outcome.rule.is_none())
}

/// `Who is down to 4 seeds or fewer after a round has lost the match.`
pub fn match_lost_at(seeds: u16) -> String {
    match seeds {
        2 => "Who has fewer than 3 seeds after a round has lost the match.".to_owned(),
        more => format!("Who is down to {more} seeds or fewer after a round has lost the match."),
    }
}

/// `in hand 3`, of a handful that is never sown.
pub fn in_hand(count: u16) -> String {
    format!("{IN_HAND} {count}")
}

/// The tag of what a move takes: `takes 3`, `eats 2`; `takes all` where the count is hidden.
pub fn takes(count: Option<u16>, eats: bool) -> String {
    let count = count.map_or_else(|| "all".to_owned(), |count| count.to_string());
    if eats { format!("eats {count}") } else { format!("takes {count}") }
}

/// The tag of what was taken: `3 taken`, `ate 3`; `ate all` where the count is hidden.
pub fn taken(count: Option<u16>, eats: bool) -> String {
    let count = count.map_or_else(|| "all".to_owned(), |count| count.to_string());
    if eats { format!("ate {count}") } else { format!("{count} taken") }
}

/// The tag at the end of a long turn: `14 laps, takes 5`; the gain may be hidden.
pub fn laps_and_gain(laps: usize, gain: Option<u16>, eats: bool) -> String {
    let laps = counted(laps as u32, "lap", "laps");
    match gain {
        Some(0) => format!("{laps}, {} nothing", if eats { "eats" } else { "takes" }),
        Some(gain) => format!("{laps}, {}", takes(Some(gain), eats)),
        None => laps,
    }
}

/// The course of the seeds taken, in words.
pub fn course(south: u16, north: u16) -> String {
    format!("South {south} · North {north}")
}

/// `6 pots`.
pub fn pots(pots: usize) -> String {
    format!("{pots} holes")
}

/// A turn has come to the open house.
pub fn comes_to_house(mover: Side, mv: &Move) -> String {
    format!("{} plays {mv} and comes to the house. Stop here, or spread it?", side(mover))
}

/// A turn of the record, told again.
pub fn turn_told(number: usize, told: &str) -> String {
    format!("Turn {number}. {told}")
}

/// The hole pointed at may be sown left or right; `asks` is the setting that always asks which.
pub fn goes_both_ways(hole: Hole, asks: bool) -> String {
    if asks {
        return format!("{hole} can go left or right. Click it to choose.");
    }
    format!("{hole} can go left or right: click its left or right side, or its middle to choose.")
}

/// The colour of a hole of the ring is asked for.
pub fn choose_colour(hole: Hole) -> String {
    format!("Hole {hole}: choose the colour, R for red or B for blue.")
}
