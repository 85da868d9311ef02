//! Words of the page after the game: how far it was looked, what turned it, what can be done.

use super::super::{counted, percent, seeds};
use super::side;
use crate::game::Player;
use crate::rules::{BySide, Move, Side};
use crate::texts::tutor::grade;
use crate::tutor::{Cost, Grade, Loss, MetRule, Tally};

/// A tab: grades counted, rules met.
pub const REPORT: &str = "Report";
/// What there is to see where the tabs have no room beside it.
pub const MOMENTS: &str = "Moments";
/// Over the graph of a counting game.
pub const LEAD_TITLE: &str = "Lead in seeds if both play on well";
/// Over the graph of a game of Bawo.
pub const CHANCE_TITLE: &str = "South's chance to win if both play on well";
/// What the graph's line means.
pub const ABOVE_THE_LINE: &str = "above the line: South leads";
/// The part of the graph that is known to the end.
pub const PROVEN: &str = "proven";
/// Beside the heading of the moments.
pub const WHY_MOMENTS: &str = "where the game turned, and where you can still learn something";
/// The ring around the hole that was played.
pub const PLAYED: &str = "played";
/// The ring around the hole that was better.
pub const BETTER: &str = "better";
/// Show a moment on the board.
pub const SHOW_MOMENT: &str = "Show";
/// To the moment before.
pub const MOMENT_BEFORE: &str = "Moment before";
/// To the next moment.
pub const NEXT_MOMENT: &str = "Next moment";
/// The last row of the grades.
pub const LOST_A_TURN: &str = "Seeds lost a turn";
/// Heading of the rules that came in.
pub const RULES_MET: &str = "Rules you met";
/// What was applied in the game counts for the review.
pub const BOXES_MOVED: &str = "Your review boxes have been moved on.";
/// Analyse every turn.
pub const ANALYSE_GAME: &str = "Analyse the whole game";
/// Go on where it was stopped.
pub const ANALYSE_REST: &str = "Analyse the rest";
/// The title of a game that goes on.
pub const GAME_SO_FAR: &str = "The game so far";
/// The title of the tasks made from one's own mistakes.
pub const FROM_MISTAKES: &str = "Exercises from my mistakes";

/// `Analysing: turn 12 of 55`.
pub fn analysing(done: usize, of: usize) -> String {
    format!("Analysing: turn {} of {of}", (done + 1).min(of))
}

/// `Stopped after 12 of 55 turns.`
pub fn stopped_at(done: usize, of: usize) -> String {
    format!("Stopped after {done} of {}.", counted(of as u32, "turn", "turns"))
}

/// `looked 6 turns ahead`, `looked 6 turns ahead or more`; `proven` where nothing was left open.
/// The most says little: where seeds circle, a search soon steps to its limit.
pub fn looked_ahead(depths: Option<(u32, u32)>) -> String {
    match depths {
        None => PROVEN.to_owned(),
        Some((least, most)) => {
            let more = if most > least { " or more" } else { "" };
            format!("looked {} ahead{more}", counted(least, "turn", "turns"))
        }
    }
}

/// `Make exercises from my mistakes (2)`.
pub fn make_exercises(count: usize) -> String {
    format!("Make exercises from my mistakes ({count})")
}

/// `Turn 30, North d`, `Turn 51, you D`.
pub fn moment_title(number: usize, mover: Side, player: Player, mv: &str) -> String {
    let who = if player == Player::You { "you" } else { side(mover) };
    format!("Turn {number}, {who} {mv}")
}

/// `mistake −6`; the grade alone where a game is lost.
pub fn moment_chip(loss: Loss) -> String {
    match loss.cost {
        Cost::Seeds => format!("{} −{}", grade(loss.grade), loss.seeds),
        Cost::Game | Cost::Win => grade(loss.grade).to_owned(),
    }
}

/// The name of a moment's card and of its point in the graph for a screen reader.
pub fn moment_name(number: usize, title: &str, loss: Loss) -> String {
    format!("Moment {number}: {title}, {}", super::graded(loss))
}

/// The name of its point in the graph: `Moment 1 in the graph`.
pub fn moment_point(number: usize) -> String {
    format!("Moment {number} in the graph")
}

/// The small board of a moment for a screen reader.
pub fn moment_board(position: &str, mv: &str, better: &str) -> String {
    format!("Board before the turn, {position}. Played {mv}, better {better}.")
}

/// What stands over the moments of a game.
pub fn moments_heading(count: usize) -> String {
    match count {
        0 => "No move cost more than 3 seeds. Well played.".to_owned(),
        1 => "Only one moment cost more than 3 seeds.".to_owned(),
        2 => "Only two moments cost more than 3 seeds.".to_owned(),
        _ => "Three moments".to_owned(),
    }
}

/// What the analysis of the whole game came to, in one line.
pub fn whole_game_done(count: usize) -> String {
    match count {
        3.. => "Three moments cost more than 3 seeds.".to_owned(),
        fewer => moments_heading(fewer),
    }
}

/// The answer that a move met, or would meet.
#[derive(Clone, Copy, Debug)]
pub struct Replied {
    /// The move.
    pub mv: Move,
    /// Seeds it takes.
    pub takes: u16,
    /// Whether it was played.
    pub happened: bool,
}

/// What is known of a move that lost seeds.
#[derive(Clone, Copy, Debug)]
pub struct Told {
    /// Who played it.
    pub mover: Side,
    /// Who plays.
    pub players: BySide<Player>,
    /// What was played.
    pub mv: Move,
    /// What was better.
    pub better: Move,
    /// What was lost.
    pub cost: Cost,
    /// It is proven that the game is lost after the move, or won after the better one; what the
    /// other of the two leads to is not.
    pub proven: bool,
    /// Seeds lost.
    pub lost: u32,
    /// Seeds that the move took.
    pub takes: u16,
    /// Seeds that the better one would have taken.
    pub better_takes: u16,
    /// The answer to the move.
    pub reply: Option<Replied>,
    /// Seeds that the answer to the better one takes.
    pub reply_to_better: u16,
    /// Seeds are eaten, not taken.
    pub eats: bool,
}

/// What a move gave, and what the better one keeps: `e let you take 5 with D. After c it would be
/// 2.`
pub fn moment_sentence(told: &Told) -> String {
    let (mv, better) = (told.mv, told.better);
    let other = told.mover.other();
    let whom = match told.players[other] {
        Player::You => "you".to_owned(),
        _ => side(other).to_owned(),
    };
    let (take, taken, took) =
        if told.eats { ("eat", "eaten", "ate") } else { ("take", "taken", "took") };
    let amount = |count: u16| if count == 0 { "nothing".to_owned() } else { count.to_string() };
    match told.cost {
        Cost::Game if told.proven => {
            return format!("After {mv} the game is lost, after {better} it does not look lost.");
        }
        Cost::Game => {
            return format!("After {mv} the game looks lost, after {better} it does not.");
        }
        Cost::Win if told.proven => {
            return format!("After {better} the game is won, after {mv} it does not look won.");
        }
        Cost::Win => return format!("After {better} the game looks won, after {mv} it does not."),
        Cost::Seeds => {}
    }
    if let Some(reply) = told.reply.filter(|reply| reply.takes > told.reply_to_better) {
        let lets = if reply.happened { "let" } else { "lets" };
        let gave = format!("{mv} {lets} {whom} {take} {} with {}.", reply.takes, reply.mv);
        let keeps = format!("After {better} it would be {}.", amount(told.reply_to_better));
        return format!("{gave} {keeps}");
    }
    if told.better_takes > told.takes {
        let gain = amount(told.better_takes);
        return format!("{better} would have {taken} {gain}; {mv} {took} {}.", amount(told.takes));
    }
    format!("With {better} the end would have been {} better.", seeds(told.lost))
}

/// A side's column in the report: `You`, `Kete 3`, `South`.
pub fn report_column(of: Side, players: BySide<Player>) -> String {
    match players[of] {
        Player::You => super::YOU.to_owned(),
        Player::Kete(level) if players[of.other()].is_person() => {
            format!("{} {}", super::KETE, level.get())
        }
        _ => side(of).to_owned(),
    }
}

/// A grade as a row of the report.
pub fn grade_title(of: Grade) -> &'static str {
    match of {
        Grade::Best => "Best",
        Grade::Good => "Good",
        Grade::Inaccuracy => "Inaccuracy",
        Grade::Mistake => "Mistake",
        Grade::Blunder => "Blunder",
    }
}

/// A row of the report for a screen reader: `Best: You 23, Kete 3 14`.
pub fn report_row(row: &str, columns: [&str; 2], values: [&str; 2]) -> String {
    let [first, second] = columns;
    format!("{row}: {first} {}, {second} {}", values[0], values[1])
}

/// Seeds lost a turn: `0.4`; a dash where no turn has a grade.
pub fn lost_a_turn(tally: &Tally) -> String {
    tally.lost_a_turn().map_or("–".to_owned(), |lost| format!("{lost:.1}"))
}

/// Why turns have no grade.
pub fn ungraded(tally: &BySide<Tally>) -> String {
    let only = tally.south.only + tally.north.only;
    let open = tally.south.open + tally.north.open;
    let mut words = "Grades count only where two depths agree.".to_owned();
    if open > 0 {
        let turns = counted(open, "turn has", "turns have");
        words.push_str(&format!(" {turns} no grade."));
    }
    if only > 0 {
        let turns = counted(only, "turn was", "turns were");
        words.push_str(&format!(" {turns} the only move."));
    }
    words
}

/// Up to `proven`: `The last 9 turns are `.
pub fn last_turns(count: usize) -> Option<String> {
    match count {
        0 => None,
        1 => Some("The last turn is ".to_owned()),
        more => Some(format!("The last {more} turns are ")),
    }
}

/// How a rule came in: `decided 9 of your turns`, `ended this game`.
pub fn rule_met(met: &MetRule, players: BySide<Player>) -> String {
    let you = Side::ALL.into_iter().find(|side| players[*side] == Player::You);
    let all = met.turns.south + met.turns.north;
    let turns = match (you, all) {
        (_, 0) => None,
        (Some(you), _) if met.turns[you] > 0 => {
            Some(format!("decided {} of your turns", met.turns[you]))
        }
        (_, all) => Some(match you {
            Some(you) => format!("decided {all} of {}'s turns", side(you.other())),
            None => format!("decided {}", counted(all, "turn", "turns")),
        }),
    };
    let ended = met.ended.then(|| "ended this game".to_owned());
    turns.into_iter().chain(ended).collect::<Vec<_>>().join(", ")
}

/// The course of the graph in words: `South led from turn 6 on, most at turn 44 with 19.`
pub fn lead_told(lead: Option<(Side, usize)>, most: Option<(Side, usize, String)>) -> String {
    match lead {
        None => "Neither leads.".to_owned(),
        Some((who, number)) => {
            let from = format!("{} led from turn {number} on", side(who));
            match most.filter(|(other, ..)| *other == who) {
                Some((_, number, by)) => format!("{from}, most at turn {number} with {by}."),
                None => format!("{from}."),
            }
        }
    }
}

/// A win chance: `63 %`.
pub fn chance_percent(chance: f64, proven: bool) -> String {
    format!("{} %", percent(chance, proven))
}

/// A lead on the axis: `+10`, `0`, `−10`.
pub fn axis_lead(seeds: i32) -> String {
    match seeds {
        0 => "0".to_owned(),
        more if more > 0 => format!("+{more}"),
        less => format!("−{}", less.unsigned_abs()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{GameName, Ruleset};

    #[test]
    fn a_moment_is_told_by_what_it_gave_and_what_the_better_move_keeps() {
        let start = Ruleset::new(GameName::Owari).start();
        let mv = |text: &str| start.parse_move(text).expect(text);
        let reply = Replied { mv: mv("D"), takes: 5, happened: true };
        let told = Told {
            mover: Side::North,
            players: BySide::new(Player::You, Player::Friend),
            mv: mv("A"),
            better: mv("C"),
            cost: Cost::Seeds,
            proven: true,
            lost: 5,
            takes: 0,
            better_takes: 2,
            reply: Some(reply),
            reply_to_better: 0,
            eats: false,
        };
        let says = |told: Told| moment_sentence(&told);
        assert_eq!(says(told), "A let you take 5 with D. After C it would be nothing.");
        let could = Replied { happened: false, ..reply };
        let to_north = Told { mover: Side::South, reply: Some(could), reply_to_better: 2, ..told };
        assert_eq!(says(to_north), "A lets North take 5 with D. After C it would be 2.");
        let even = Told { reply_to_better: 5, ..told };
        assert_eq!(says(even), "C would have taken 2; A took nothing.");
        let late = Told { better_takes: 0, ..even };
        assert_eq!(says(late), "With C the end would have been 5 seeds better.");
        let lost = Told { cost: Cost::Game, ..told };
        assert_eq!(says(lost), "After A the game is lost, after C it does not look lost.");
        let given = Told { cost: Cost::Win, ..told };
        assert_eq!(says(given), "After C the game is won, after A it does not look won.");
        let unproven = Told { proven: false, ..lost };
        assert_eq!(says(unproven), "After A the game looks lost, after C it does not.");
    }

    #[test]
    fn columns_and_leads_are_named() {
        let level = crate::game::Level::new(3).expect("a level");
        let kete = Player::Kete(level);
        let columns = |players| Side::ALL.map(|side| report_column(side, players));
        assert_eq!(columns(BySide::new(Player::You, kete)), ["You", "Kete 3"]);
        assert_eq!(columns(BySide::new(kete, kete)), ["South", "North"]);
        assert_eq!(columns(BySide::new(Player::You, Player::Friend)), ["You", "North"]);
        assert_eq!([-4, 0, 12].map(axis_lead), ["−4", "0", "+12"]);
        let most = Some((Side::South, 44, "19".to_owned()));
        let told = lead_told(Some((Side::South, 6)), most);
        assert_eq!(told, "South led from turn 6 on, most at turn 44 with 19.");
        assert_eq!([true, false].map(|is| chance_percent(1.0, is)), ["100 %", "99 %"]);
        assert_eq!(looked_ahead(Some((6, 6))), "looked 6 turns ahead");
        assert_eq!(looked_ahead(Some((6, 14))), "looked 6 turns ahead or more");
    }
}
