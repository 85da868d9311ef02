//! The words of the window: buttons, headings, hints, announcements.

use super::{counted, narration, seeds};
use crate::game::{Agreement, Player};
use crate::rules::{Hole, Move, Side};

#[allow(missing_docs, reason = "each says what it is")]
mod fixed {
    pub const NAME: &str = "Kete";
    pub const MENU: &str = "Menu";
    pub const START: &str = "Start";
    pub const PLAY: &str = "Play";
    pub const YOU: &str = "You";
    pub const FRIEND: &str = "Friend";
    pub const KETE: &str = "Kete";
    pub const CANCEL: &str = "Cancel";
    pub const CLOSE: &str = "Close";
    pub const GO_ON: &str = "Go on";
    pub const DISCARD: &str = "Discard";
    pub const KEEP: &str = "Keep";
    pub const NEW_GAME: &str = "New game";
    pub const RULES: &str = "Rules";
    pub const AS_WRITTEN: &str = "As written";
    pub const YOUR_CHOICE: &str = "Your choice";
    pub const BACK_TO_WRITTEN: &str = "Back to the written rules";
    pub const RULES_AS_WRITTEN: &str = "Rules as written";
    pub const CHANGED: &str = "changed";
    pub const BEGINS: &str = "begins";
    pub const PLAYERS_AND_RULES: &str = "Players and rules";
    pub const START_AND_PREVIEW: &str = "Start and preview";
    pub const STARTS_FROM: &str = "Starts from";
    pub const PREVIEW: &str = "Preview on hover";
    pub const PREVIEW_LINE: &str = "Pointing at a hole shows where its seeds go.";
    pub const USUAL_START: &str = "The usual start";
    pub const MOVES: &str = "Moves";
    pub const MATCH: &str = "Match";
    pub const OPEN_DOCK: &str = "Open";
    pub const LOWER_DOCK: &str = "Lower";
    pub const NO_MOVE_YET: &str = "No move yet. South begins.";
    pub const NO_MOVE_YET_NORTH: &str = "No move yet. North begins.";
    pub const SOWING: &str = "Sowing";
    pub const END: &str = "End";
    pub const MORE: &str = "More";
    pub const FLIP: &str = "Flip";
    pub const SKIP: &str = "Skip";
    pub const SEEDS_TAKEN: &str = "seeds taken";
    pub const EXTRA: &str = "extra";
    pub const EXTRA_SEEDS: &str = "extra seeds";
    pub const FRONT_ROW: &str = "front row";
    pub const SEEDS_IN_ALL: &str = "seeds in all";
    pub const IN_HAND: &str = "in hand";
    pub const YOUR_TURN: &str = "your turn";
    pub const TO_MOVE: &str = "to move";
    pub const THINKING: &str = "thinking";
    pub const LAY_OUT: &str = "lay out your seeds";
    pub const CHOOSE_HOUSE: &str = "choose: stop or spread";
    pub const MUST_FEED: &str = "must feed";
    pub const PASS: &str = "Pass";
    pub const PLACE_FIVE_INSTEAD: &str = "Place five seeds instead";
    pub const PLACE_THESE_FIVE: &str = "Place these five";
    pub const TAKE_ONE_BACK: &str = "Take one back";
    pub const TAKE_ALL_BACK: &str = "Take all back";
    pub const SPREAD_EVENLY: &str = "Spread evenly";
    pub const START_ROUND: &str = "Start the round";
    pub const STOP_HERE: &str = "Stop here";
    pub const SPREAD_IT: &str = "Spread it";
    pub const SIZE_OF_BOARD: &str = "Size of the board";
    pub const LAST_TURN: &str = "Last turn";
    pub const PLAY_ON: &str = "Play on from here";
    pub const TO_LAST_TURN: &str = "To the last turn";
    pub const ACCEPT: &str = "Agree";
    pub const PLAY_FURTHER: &str = "Play on";
    pub const RESIGN: &str = "Resign";
    pub const REMATCH: &str = "Rematch, sides swapped";
    pub const SAVE_GAME: &str = "Save game…";
    pub const SAVE: &str = "Save";
    pub const OPEN: &str = "Open";
    pub const DO_NOT_SAVE: &str = "Don't save";
    pub const UP: &str = "Up";
    pub const REPLACE: &str = "Replace";
    pub const KEEP_BOTH: &str = "Keep both";
    pub const FILE: &str = "File";
    pub const OPEN_A_GAME: &str = "Open a game";
    pub const SAVE_THE_GAME: &str = "Save the game";
    pub const NAME_OR_PATH: &str = "A name or a whole path";
    pub const NAME_A_FILE: &str = "Name a file first.";
    pub const EMPTY_FOLDER: &str = "No saved games in this folder yet.";
    pub const KETE_GAMES: &str = "Kete games";
    pub const OPENED_IN_PART: &str = "Opened as far as it goes, as a new game without a file.";
    pub const TAKEN_BACK: &str = "Taken back. Choose again.";
    pub const HOUSE_FIRST: &str =
        "First choose: stop here, or spread the house. Esc takes the move back.";
    pub const KETE_THINKS: &str = "Kete is thinking. Ctrl+Enter makes it play now.";
    pub const KETE_WOULD_MOVE: &str =
        "Kete moves here. Go to the last turn, or let Kete play on from here.";
    pub const CHOOSE_WAY: &str = "Choose the way";
    pub const CHOOSE_WAY_LINE: &str = "← → or Enter plays it, Esc takes the hole back.";
    pub const START_OF_GAME: &str = "The start of the game.";
    pub const AGREED_ON_ROUND: &str = "The players agreed to end the round.";
    pub const HOW_TO_TELL: &str = "How to tell the seeds";
    pub const RED_SEEDS: &str = "Red: round bead with a dark eye. Goes to every hole.";
    pub const BLUE_SEEDS: &str =
        "Blue: pointed, with a pale keel. Goes to the other side's holes only.";
    pub const MATCH_SO_FAR: &str = "The match so far";
    pub const ROUND: &str = "Round";
    pub const BOARD: &str = "Board";
    pub const LAYING_OUT: &str = "laying out";
    pub const BEING_PLAYED: &str = "being played";
    pub const EVEN_HOLES: &str = "even holes, square numbers";
    pub const ODD_HOLES: &str = "odd holes, round numbers";
    pub const SURE_RESIGN: &str = "The score stands as it is.";
    pub const AGREE_HOW: &str = "How should the game end?";
    pub const UNSAVED_LINE: &str = "Its file does not hold the last moves.";
    pub const CANNOT_OPEN: &str = "This file cannot be opened";
    pub const NO_DISPLAY: &str = "there is no display to open a window on: start Kete from a desktop, or set DISPLAY or WAYLAND_DISPLAY";
    pub const NO_OPENGL: &str = "no working OpenGL: install your graphics driver, or Mesa's software one (libgl1-mesa-dri, mesa-dri-drivers)";
    pub const SPEEDS: [&str; 5] = ["Slow", "Normal", "Fast", "Very fast", "Off"];
    pub const OPENING_HOW: &str =
        "Click a hole to add one, right-click to take it back. Nothing is sown or eaten.";
    pub const FILL_HOW: &str = "Click a pot to add one, right-click to take one back. Each pot needs at least 1 seed, and one pot at least 2.";
    pub const RESIGNED: &str = "resigns";
    pub const AGREED: &str = "agreed";
    pub const FRONT_ROW_TITLE: &str = "Front row";
    pub const SEEDS_TAKEN_TITLE: &str = "Seeds taken";
    pub const KETE_IS_THINKING: &str = "Kete is thinking.";
    pub const KETES_TURN: &str = "Kete's turn.";
    pub const HOW_TO_PLAY: &str = "Point at a hole to see where its seeds go; click to play it. Letters, figures and arrows work as well.";
    pub const OPEN_LINE: &str = "You can also drop its file on the window.";
    pub const COPIES: &str = "copies the layout";
    pub const MATCH_OVER: &str = "The match is over";
}
pub use fixed::*;

/// A side's name.
pub fn side(side: Side) -> &'static str {
    narration::side(side)
}

/// The caption of a store of the ring: `South · odd holes`.
pub fn ring_caption(owner: Side) -> String {
    let holes = match owner {
        Side::South => "odd holes",
        Side::North => "even holes",
    };
    format!("{} · {holes}", side(owner))
}

/// Who plays: `You`, `Friend`, `Kete, level 4`.
pub fn player(player: Player) -> String {
    match player {
        Player::You => YOU.to_owned(),
        Player::Friend => FRIEND.to_owned(),
        Player::Kete(level) => format!("Kete, level {}", level.get()),
    }
}

/// The same in one word.
pub fn player_short(player: Player) -> &'static str {
    match player {
        Player::You => YOU,
        Player::Friend => FRIEND,
        Player::Kete(_) => KETE,
    }
}

/// A new speed, told.
pub fn sowing_is(speed: &str) -> String {
    format!("Sowing: {speed}")
}

/// How the game may end by agreement.
pub fn agreement(agreement: Agreement) -> &'static str {
    match agreement {
        Agreement::End => "End it here",
        Agreement::Halve => "Halve the rest",
        Agreement::Disregard => "Leave the rest to nobody",
    }
}

/// Asks the other person.
pub fn do_you_agree(other: Side, agreement: Agreement) -> String {
    let what = match agreement {
        Agreement::End => "to end it here",
        Agreement::Halve => "to halve the rest",
        Agreement::Disregard => "to leave the rest to nobody",
    };
    format!("{}, do you agree {what}?", side(other))
}

/// The other side plays on.
pub fn declined(other: Side) -> String {
    format!("{} does not agree and plays on.", side(other))
}

/// Sure to resign?
pub fn resign_question(who: Side) -> String {
    format!("Resign as {}?", side(who))
}

/// Sure to discard?
pub fn discard_question(game: &str) -> String {
    format!("Discard the unfinished game of {game}?")
}

/// Save before closing?
pub fn save_question(game: &str) -> String {
    format!("Save the game of {game}?")
}

/// The heading of the unfinished game.
pub fn go_on_with(game: &str) -> String {
    format!("Go on with {game}")
}

/// `1 option differs from the written rules.`
pub fn differing(changed: usize) -> String {
    match changed {
        0 => "The rules are as written.".to_owned(),
        1 => "1 option differs from the written rules.".to_owned(),
        more => format!("{more} options differ from the written rules."),
    }
}

/// The chip beside a game's name.
pub fn options_changed(changed: usize) -> String {
    match changed {
        0 => RULES_AS_WRITTEN.to_owned(),
        more => counted(more as u32, "option changed", "options changed"),
    }
}

/// The unfinished game stays.
pub fn is_kept(game: &str) -> String {
    format!("The unfinished game of {game} ends when you press Play.")
}

/// `Level 4`.
pub fn level(level: u8) -> String {
    format!("Level {level}")
}

/// `move 23`.
pub fn move_number(number: usize) -> String {
    format!("move {number}")
}

/// `you lead 5 to 4`, `South leads 5 to 4`, `5 all`.
pub fn lead(who: &str, is_you: bool, more: u16, less: u16) -> String {
    if more == less {
        format!("{more} all")
    } else if is_you {
        format!("you lead {more} to {less}")
    } else {
        format!("{who} leads {more} to {less}")
    }
}

/// `played e · 12 seeds`.
pub fn played(mv: &str, count: Option<u8>) -> String {
    match count {
        Some(count) => format!("played {mv} · {}", seeds(count)),
        None => format!("played {mv}"),
    }
}

/// `house works: 10 seeds`.
pub fn house_works(count: u16) -> String {
    format!("house works: {}", seeds(count))
}

/// `thinking, 4 s`.
pub fn thinking_for(secs: u64) -> String {
    if secs < 2 { THINKING.to_owned() } else { format!("{THINKING}, {secs} s") }
}

/// `opening: 2 of 5 seeds in hand`.
pub fn opening_hand(left: usize) -> String {
    format!("opening: {left} of 5 seeds in hand")
}

/// What is asked while five seeds are placed.
pub fn place_five(left: usize) -> String {
    match left {
        0 => "All five seeds are placed.".to_owned(),
        1 => "Put your five seeds anywhere on your side. 1 is left.".to_owned(),
        more => format!("Put your five seeds anywhere on your side. {more} are left."),
    }
}

/// `3 of 5 placed. A1 has 2.`
pub fn placed(count: usize, there: Option<(Hole, u16)>) -> String {
    match there {
        Some((hole, seeds)) => format!("{count} of 5 placed. {hole} has {seeds}."),
        None => format!("{count} of 5 placed."),
    }
}

/// What is asked while a round is laid out.
pub fn lay_out(all: usize, left: usize) -> String {
    let all = seeds(all as u32);
    match left {
        0 => format!("All {all} are laid out."),
        1 => format!("Lay out all {all}. 1 is left in your hand."),
        more => format!("Lay out all {all}. {more} are left in your hand."),
    }
}

/// `7 of 15 laid out. A has 5.`
pub fn laid_out(count: usize, of: usize, there: Option<(Hole, u16)>) -> String {
    match there {
        Some((hole, seeds)) => format!("{count} of {of} laid out. {hole} has {seeds}."),
        None => format!("{count} of {of} laid out."),
    }
}

/// `4 pots a side`.
pub fn pots_a_side(pots: usize) -> String {
    format!("{pots} pots a side")
}

/// Why a size cannot be chosen.
pub fn size_closed(pots: usize, seeds: usize) -> String {
    match pots {
        6 => format!("6 pots: {seeds} seeds cannot fill them"),
        4 => "4 pots: only below 18 seeds".to_owned(),
        3 => "3 pots: only below 9 seeds".to_owned(),
        _ => format!("{pots} pots: only below 5 seeds"),
    }
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
pub fn house_holds(count: u16) -> String {
    format!("Your house holds {count}: stop here, or spread it?")
}

/// What spreading would do.
pub fn spreading(drops: usize, eaten: u16) -> String {
    let drops = counted(drops as u32, "seed", "seeds");
    match eaten {
        0 => format!(
            "Spreading drops {drops} more, eats nothing and ends the house for good. Esc takes the move back."
        ),
        more => format!(
            "Spreading drops {drops} more, eats {more} and ends the house for good. Esc takes the move back."
        ),
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

/// While seeds fly: `Lap 2: 7 in hand, next C.`
pub fn in_flight(lap: u32, in_hand: u32, next: Option<&str>) -> String {
    let lap = if lap > 1 { format!("Lap {lap}: ") } else { String::new() };
    match next {
        Some(next) if in_hand > 0 => format!("{lap}{in_hand} in hand, next {next}."),
        _ => format!("{lap}{in_hand} in hand."),
    }
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

/// A file was opened.
pub fn opened(name: &str) -> String {
    format!("{name} is open.")
}

/// A file was written.
pub fn saved(name: &str) -> String {
    format!("Saved as {name}.")
}

/// A file exists.
pub fn replace_question(name: &str) -> String {
    format!("{name} exists. Replace it?")
}

/// A folder cannot be listed.
pub fn cannot_list(why: &str) -> String {
    format!("This folder cannot be listed: {why}.")
}

/// `Open the 16 good turns`.
pub fn open_good(turns: usize) -> String {
    format!("Open the {}", counted(turns as u32, "good turn", "good turns"))
}

/// A file is held over the window.
pub fn drop_to_open(name: &str) -> String {
    format!("Drop to open {name}")
}

/// A card's name for a screen reader.
pub fn play_game(game: &str) -> String {
    format!("Play {game}")
}

/// `Who is down to 4 seeds or fewer after a round has lost the match.`
pub fn match_lost_at(seeds: u8) -> String {
    match seeds {
        0 => "Who has fewer than 3 seeds after a round has lost the match.".to_owned(),
        more => format!("Who is down to {more} seeds or fewer after a round has lost the match."),
    }
}

/// The window could not be opened for another reason.
pub fn no_window(why: &str) -> String {
    format!("the window cannot be opened: {why}")
}

/// The accessible name of a hole: `South C, 4 seeds, may be played`.
pub fn hole_name(hole: Hole, count: u16, house: bool, may_be_played: bool) -> String {
    let mut name = format!("{} {hole}, {}", side(hole.owner()), seeds(count));
    if house {
        name.push_str(", house");
    }
    if may_be_played {
        name.push_str(", may be played");
    }
    name
}

/// The accessible name of one colour in a hole of the ring: `Hole 14 red, 2 seeds`.
pub fn heap_name(hole: Hole, is_red: bool, count: u16, may_be_played: bool) -> String {
    let colour = if is_red { "red" } else { "blue" };
    let open = if may_be_played { ", may be played" } else { "" };
    format!("Hole {hole} {colour}, {}{open}", seeds(count))
}

/// The group of a hole of the ring: `Hole 14, 2 red, 2 blue, North`.
pub fn ring_hole_name(hole: Hole, red: u16, blue: u16) -> String {
    format!("Hole {hole}, {red} red, {blue} blue, {}", side(hole.owner()))
}

/// `South store, 7 seeds`.
pub fn store_name(of: Side, count: u16) -> String {
    format!("{} store, {}", side(of), seeds(count))
}

/// `South extra seeds, 19`.
pub fn extra_name(of: Side, count: u16) -> String {
    format!("{} extra seeds, {count}", side(of))
}

/// `in hand 3`, of a handful that is never sown.
pub fn in_hand(count: u16) -> String {
    format!("{IN_HAND} {count}")
}

/// `A6 left`.
pub fn way_name(hole: Hole, is_left: bool) -> String {
    format!("{hole} {}", if is_left { "left" } else { "right" })
}

/// The tag of what a move takes: `takes 3`, `eats 2`.
pub fn takes(count: u16, eats: bool) -> String {
    if eats { format!("eats {count}") } else { format!("takes {count}") }
}

/// The tag of what was taken: `3 taken`, `ate 3`.
pub fn taken(count: u16, eats: bool) -> String {
    if eats { format!("ate {count}") } else { format!("{count} taken") }
}

/// The tag at the end of a long turn: `2 laps, 13 drops`.
pub fn laps_and_drops(laps: usize, drops: usize) -> String {
    format!("{}, {}", counted(laps as u32, "lap", "laps"), counted(drops as u32, "drop", "drops"))
}

/// A turn in the list of moves, for a screen reader: `Turn 6, South, F, takes 2`.
pub fn turn_name(number: usize, mover: Side, notation: &str, gain: u16, eats: bool) -> String {
    let gain = if gain > 0 { format!(", {}", takes(gain, eats)) } else { String::new() };
    format!("Turn {number}, {}, {notation}{gain}", side(mover))
}

/// The course of the seeds taken, in words.
pub fn course(south: u16, north: u16) -> String {
    format!("South {south} · North {north}")
}

/// The side to move can only pass.
pub fn must_pass(who: Side) -> String {
    format!("{} cannot move and passes.", side(who))
}

/// `North has no seeds: play a move that gives it one. E and F do.`
pub fn must_feed(other: Side, holes: &str) -> String {
    let verb = if holes.contains("and") { "do" } else { "does" };
    format!("{} has no seeds: play a move that gives it one. {holes} {verb}.", side(other))
}

/// The heading of a side's column in the record of a match.
pub fn side_column(of: Side, player: Player) -> &'static str {
    match player {
        Player::Friend => side(of),
        other => player_short(other),
    }
}

/// `6 pots`.
pub fn pots(pots: usize) -> String {
    format!("{pots} pots")
}

/// A finished round, for a screen reader.
pub fn round_told(number: usize, pots: usize, south: u16, north: u16) -> String {
    format!("Round {number}, {pots} pots, South {south}, North {north}")
}

/// A turn has come to the open house.
pub fn comes_to_house(mover: Side, mv: &Move) -> String {
    format!("{} plays {mv} and comes to the house. Stop here, or spread it?", side(mover))
}

/// A turn of the record, told again.
pub fn turn_told(number: usize, told: &str) -> String {
    format!("Turn {number}. {told}")
}

/// `South's store`.
pub fn store_of(of: Side) -> String {
    format!("{}'s store", side(of))
}

/// The colour of a hole of the ring is asked for.
pub fn choose_colour(hole: Hole) -> String {
    format!("Hole {hole}: choose the colour, R for red or B for blue.")
}
