//! Words of the page after the game: how far it was looked, what turned it, what can be done.

use crate::game::{Person, Player, your_side};
use crate::narration::board::side;
use crate::narration::{self, commas, list, move_in_sentence, percent};
use crate::rules::{BySide, Move, RuleId, Side};
use crate::texts::decimal;
use crate::texts::messages::after as say;
use crate::texts::messages::labels;
use crate::texts::yes;
use crate::tutor::reasons::Punishment;
use crate::tutor::wording::grade;
use crate::tutor::{Fall, Grade, GradeTally, MetRule, Worth};

/// `looked 6 moves ahead`, `looked 6 moves ahead or more`; `proven` where nothing was left open.
/// The most says little: where seeds circle, a search soon steps to its limit.
pub fn looked_ahead(depths: Option<(u32, u32)>) -> String {
    match depths {
        None => say::proven().to_owned(),
        Some((turns, most)) if most > turns => say::LookedOrMore { turns }.text(),
        Some((turns, _)) => say::Looked { turns }.text(),
    }
}

/// `Turn 30, North d`, `Turn 51, you D`.
pub fn moment_title(number: usize, mover: Side, player: Player, mv: &Move) -> String {
    match player {
        _ if matches!(mv, Move::Opening(_)) => {
            let is_you = yes(player == Player::You);
            say::MomentTitleOpening { number, is_you, mover }.text()
        }
        _ if matches!(mv, Move::Fill(_)) => {
            let is_you = yes(player == Player::You);
            say::MomentTitleLayout { number, is_you, mover }.text()
        }
        Player::You => say::MomentTitleYou { number, move_: mv }.text(),
        _ => say::MomentTitle { number, mover, move_: mv }.text(),
    }
}

/// What a moment cost: `mistake −6`; in Bawo from which chance to which, `56 % → 23 %`.
pub fn moment_chip(fall: &Fall) -> String {
    if fall.is_in_chance() {
        let (before, after) = (fall.before.shown(fall.mover), fall.after.shown(fall.mover));
        return say::ChipChance { before, after }.text();
    }
    say::Chip { grade: grade(fall.grade()), count: fall.size() }.text()
}

/// The name of a moment's card and of its point in the graph for a screen reader.
pub fn moment_name(number: usize, title: &str, fall: &Fall) -> String {
    let cost = match fall.is_in_chance() {
        true => fell(fall),
        false => say::Loses { count: fall.size() }.text(),
    };
    say::MomentName { number, title, grade: grade(fall.grade()), cost }.text()
}

/// `from 56 % to 23 %`, `from 3 ahead to 2 behind`, as the mover sees it.
fn fell(fall: &Fall) -> String {
    let shown = |worth: &Worth| match worth.shown(fall.mover) {
        chance if fall.is_in_chance() => say::Percent { chance }.text(),
        0 => say::level().to_owned(),
        count if count > 0 => say::Ahead { count }.text(),
        behind => say::Behind { count: behind.unsigned_abs() }.text(),
    };
    say::Fell { before: shown(&fall.before), after: shown(&fall.after) }.text()
}

/// The moments of a game, as headings speak of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moments {
    /// How many.
    pub count: usize,
    /// How many moves were mistakes; only some of them are moments.
    pub mistakes: usize,
    /// They are falls of the chance to win, not of seeds.
    pub in_chance: bool,
    /// Only the person's own moves were looked at for them.
    pub own: bool,
    /// The move that made the win certain brought fewer seeds than another one.
    pub fewer_won: bool,
    /// A game without any may be praised: it was played to its end and not lost by the person.
    pub praised: bool,
}

/// The heading over the moments of a game.
pub fn moments_heading(of: Moments) -> String {
    let count = of.count;
    match (count, of.own, of.in_chance) {
        (0, own, in_chance) => {
            let none = match (own, in_chance) {
                (true, false) if of.fewer_won => say::none_own_before_won(),
                (true, true) => say::none_own_chance(),
                (true, false) => say::none_own_seeds(),
                (false, true) => say::none_chance(),
                (false, false) => say::none_seeds(),
            };
            if of.praised { format!("{none} {}", say::well_played()) } else { none.to_owned() }
        }
        (1 | 2, true, true) => say::OnlyOwnChance { count }.text(),
        (1 | 2, true, false) => say::OnlyOwnSeeds { count }.text(),
        (1 | 2, false, true) => say::OnlyChance { count }.text(),
        (1 | 2, false, false) => say::OnlySeeds { count }.text(),
        _ => say::three_moments().to_owned(),
    }
}

/// What the analysis of the whole game came to, in one line.
pub fn whole_game_done(of: Moments) -> String {
    let (own, count) = (yes(of.own), of.mistakes.max(of.count));
    match (of.count, of.in_chance) {
        (3.., true) => say::ThreeChance { own, count }.text(),
        (3.., false) => say::ThreeSeeds { own, count }.text(),
        _ => moments_heading(of),
    }
}

/// The button that makes exercises of a game. The moments shown are counted in words.
pub fn practise(count: usize, are_moments: bool) -> String {
    if are_moments {
        say::PractiseThese { count }.text()
    } else {
        say::PractiseMistakes { count }.text()
    }
}

/// Says which rules come back for review: `For review tomorrow: Capture, Relay.`
pub fn for_review(rules: &[RuleId]) -> String {
    let titles: Vec<&str> =
        rules.iter().map(|rule| narration::rule(*rule).title.as_str()).collect();
    say::ForReview { rules: commas(&titles) }.text()
}

/// Why a move let the graph fall, and how far: `e let you capture 5 in C with D. After c you could
/// capture nothing in the next turn. If both play well, the move played costs 5 seeds at the end: from 3 ahead to 2 behind.`
pub fn moment_sentence(players: BySide<Player>, fall: &Fall, reason: &str) -> String {
    let (mover, fell) = (fall.mover, fell(fall));
    let is_you = players[mover] == Player::You;
    let is_lost = matches!(fall.after.win, Some((winner, _)) if winner != mover);
    let cost = match (fall.is_in_chance(), is_you, is_lost) {
        (false, ..) => say::CostSeeds { count: fall.size(), fell }.text(),
        (true, true, false) => say::YourChance { fell }.text(),
        (true, true, true) => say::YourChanceLost { fell }.text(),
        (true, false, false) => say::ChanceOf { mover, fell }.text(),
        (true, false, true) => say::ChanceOfLost { mover, fell }.text(),
    };
    format!("{reason} {cost}")
}

/// The same while the better move is a task: what the opponent could do, and what it cost.
pub fn moment_task(players: BySide<Player>, fall: &Fall, threat: Option<&Punishment>) -> String {
    let threat = threat.map(|threat| {
        let (other, haul) = (threat.turn.turn.mover, &threat.haul);
        let is_you = yes(your_side(players) == Some(other));
        let move_ = list(&threat.own.iter().map(move_in_sentence).collect::<Vec<_>>());
        let (reply, count) = (&threat.turn.turn.mv, haul.captures());
        match count {
            0 => say::CouldEnd { move_, is_you, other, reply }.text(),
            _ => say::CouldTake { move_, is_you, other, eats: yes(haul.eats), count, reply }.text(),
        }
    });
    let words = moment_sentence(players, fall, &threat.unwrap_or_default());
    format!("{} {}", words.trim_start(), say::which_is_better())
}

/// A side's column in the report: `You`, `Kete 3`, `South`.
pub fn report_column(of: Side, players: BySide<Player>, people: BySide<Person>) -> String {
    if let Some(name) = people[of].name {
        return name.to_string();
    }
    match players[of] {
        Player::You => labels::you().to_owned(),
        Player::Kete(level) if players[of.other()].is_person() => {
            say::KeteLevel { level: level.get() }.text()
        }
        _ => side(of).to_owned(),
    }
}

/// A grade as a row of the report.
pub fn grade_title(of: Grade) -> &'static str {
    match of {
        Grade::Best => say::best(),
        Grade::Good => say::good(),
        Grade::Inaccuracy => say::inaccuracy(),
        Grade::Mistake => say::mistake(),
        Grade::Blunder => say::blunder(),
    }
}

/// A row of the report for a screen reader: `Best: You 23, Kete 3 14`.
pub fn report_row(row: &str, columns: [&str; 2], values: [&str; 2]) -> String {
    let ([first, last], [left, right]) = (columns, values);
    say::Row { title: row, first, left, last, right }.text()
}

/// Seeds lost per move: `0.4`; a dash where no move has a grade.
pub fn lost_a_move(tally: &GradeTally) -> String {
    tally.lost_a_turn().map_or("–".to_owned(), |lost| decimal(lost, 1))
}

/// Why turns have no grade.
pub fn ungraded(tally: &BySide<GradeTally>) -> String {
    let only = tally.south.only + tally.north.only;
    let open = tally.south.open + tally.north.open;
    let mut words = vec![say::unsure().to_owned()];
    if open > 0 {
        words.push(say::NoGrade { count: open }.text());
    }
    if only > 0 {
        words.push(say::OnlyAllowed { count: only }.text());
    }
    words.join(" ")
}

/// Up to `proven`: `The last 9 moves are `.
pub fn last_turns(count: usize) -> Option<String> {
    (count > 0).then(|| say::LastMoves { count }.text())
}

/// How a rule came in: `used in 9 of your moves`, `ended this game`.
pub fn rule_met(met: &MetRule, players: BySide<Player>) -> String {
    let you = your_side(players);
    let count = met.turns.south + met.turns.north;
    let turns = match (you, count) {
        (_, 0) => None,
        (Some(you), _) if met.turns[you] > 0 => {
            Some(say::DecidedYours { count: met.turns[you] }.text())
        }
        (Some(you), count) => Some(say::DecidedOf { count, other: you.other() }.text()),
        (None, count) => Some(say::Decided { count }.text()),
    };
    let ended = met.ended.then(|| say::ended().to_owned());
    commas(&turns.into_iter().chain(ended).collect::<Vec<_>>())
}

/// The course of the graph in words: `South led from turn 6 on, most at turn 44 with 19.`
pub fn lead_sentence(lead: Option<(Side, usize)>, most: Option<(Side, usize, String)>) -> String {
    let Some((leader, number)) = lead else { return say::neither_leads().to_owned() };
    match most.filter(|(other, ..)| *other == leader) {
        Some((_, most_at, by)) => say::LedMost { leader, number, most_at, by }.text(),
        None => say::Led { leader, number }.text(),
    }
}

/// A win chance: `63 %`.
pub fn chance_percent(chance: f64, proven: bool) -> String {
    say::Percent { chance: percent(chance, proven) }.text()
}

/// A lead on the axis: `+10`, `0`, `−10`.
pub fn axis_lead(seeds: i32) -> String {
    match seeds {
        0 => "0".to_owned(),
        count if count > 0 => say::Plus { count }.text(),
        less => say::Minus { count: less.unsigned_abs() }.text(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{GameName, Ruleset};

    #[test]
    fn a_moment_is_told_by_its_reason_and_how_far_the_graph_fell() {
        let start = Ruleset::new(GameName::Owari).start();
        let better = start.parse_move("C").expect("a hole");
        let seeds = |ahead: i32| Worth {
            hundredths: 100 * ahead,
            chance: None,
            win: None,
            exact: false,
            depth: 8,
        };
        let chance = |south: f64| Worth { chance: Some(south), ..seeds(0) };
        let fall = Fall { mover: Side::North, before: seeds(-3), after: seeds(2), better };
        let players = BySide::new(Player::You, Player::Friend);
        let says = |fall: &Fall| moment_sentence(players, fall, "A let you capture 5 in d with D.");
        let reason = "A let you capture 5 in d with D.";
        let cost = "If both play well, the move played costs 5 seeds at the end: from 3 ahead to 2 behind.";
        assert_eq!(says(&fall), format!("{reason} {cost}"));
        assert_eq!(moment_chip(&fall), "mistake −5");
        let level = Fall { mover: Side::South, before: seeds(4), after: seeds(0), ..fall };
        assert!(says(&level).ends_with("costs 4 seeds at the end: from 4 ahead to level."));
        let bawo = Fall { mover: Side::South, before: chance(0.56), after: chance(0.23), ..fall };
        let fell = "Your chance to win fell from 56 % to 23 %.";
        assert_eq!(says(&bawo), format!("{reason} {fell}"));
        assert_eq!(moment_chip(&bawo), "56 % → 23 %");
        let lost = Worth { exact: true, win: Some((Side::North, 4)), ..chance(0.0) };
        let fell = "Your chance to win fell from 56 % to 0 %: with best play the game was lost.";
        assert_eq!(says(&Fall { after: lost, ..bawo }), format!("{reason} {fell}"));
    }

    #[test]
    fn a_game_is_praised_only_where_there_is_a_reason() {
        let none = Moments {
            count: 0,
            mistakes: 0,
            in_chance: false,
            own: true,
            fewer_won: false,
            praised: false,
        };
        assert_eq!(moments_heading(none), "None of your moves cost more than 3 seeds.");
        let won = moments_heading(Moments { fewer_won: true, ..none });
        assert!(won.starts_with("Until you had more than half of the seeds, "), "{won}");
        let praised = Moments { own: false, praised: true, ..none };
        assert_eq!(moments_heading(praised), "No move cost more than 3 seeds. Well played.");
        let bawo = Moments { in_chance: true, count: 1, ..none };
        let says = "One of your moves lowered your chance to win by 15 percent or more.";
        assert_eq!(moments_heading(bawo), says);
        let three = Moments { count: 3, mistakes: 3, ..none };
        assert_eq!(moments_heading(three), "Three moments");
        assert_eq!(whole_game_done(three), "Three of your moves cost many seeds.");
        let says = "7 of your moves cost many seeds. The report shows three of them.";
        assert_eq!(whole_game_done(Moments { mistakes: 7, ..three }), says);
    }

    #[test]
    fn columns_and_leads_are_named() {
        let level = crate::game::Level::new(3).expect("a level");
        let kete = Player::Kete(level);
        let columns =
            |players| Side::ALL.map(|side| report_column(side, players, BySide::default()));
        assert_eq!(columns(BySide::new(Player::You, kete)), ["You", "Kete 3"]);
        assert_eq!(columns(BySide::new(kete, kete)), ["South", "North"]);
        assert_eq!(columns(BySide::new(Player::You, Player::Friend)), ["You", "North"]);
        assert_eq!([-4, 0, 12].map(axis_lead), ["−4", "0", "+12"]);
        let most = Some((Side::South, 44, "19".to_owned()));
        let says = lead_sentence(Some((Side::South, 6)), most);
        assert_eq!(says, "South led from turn 6 on, most at turn 44 with 19.");
        assert_eq!([true, false].map(|is| chance_percent(1.0, is)), ["100 %", "99 %"]);
        assert_eq!(looked_ahead(Some((6, 6))), "looked 6 moves ahead");
        assert_eq!(looked_ahead(Some((6, 14))), "looked 6 moves ahead or more");
    }
}
