//! The reasons for a hint: what the move does now, what the opponent could capture next, and what
//! the search found.

use super::lists::list;
use super::refusals::colour_id;
use super::turns::{Course, Hidden, own_turn};
use crate::rules::{BoardShape, Hole, Move, Turn};
use crate::texts::messages::hints as say;
use crate::texts::yes;

/// What the opponent could capture next.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Threat {
    /// The most after the suggested move.
    pub after: u16,
    /// The worst of the other moves, and the most after it.
    pub worst: Option<(Move, u16)>,
    /// The least after one of those that are worse.
    pub least: Option<u16>,
    /// Whether the opponent could win at once after the worst of them.
    pub worst_loses: bool,
    /// The most after any other move, one that is as good too.
    pub others: u16,
    /// The most that another move captures now.
    pub other_gain: u16,
    /// Which holes the suggested move keeps safe, and from what, as a sentence.
    pub saves: Option<String>,
    /// What the suggested move prepares, as a sentence.
    pub prepares: Option<String>,
    /// Why not another move, which looks better or is next best, as a sentence.
    pub not_another: Option<String>,
}

/// What a search found after a move, from the mover's view.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outlook {
    /// Seeds ahead at the end; negative: behind.
    pub seeds: i32,
    /// Whether the search proved it.
    pub proven: bool,
    /// A proven end: whether the mover wins, and after how many turns of both sides.
    pub ends_in: Option<(bool, u32)>,
}

impl Outlook {
    /// Whether the mover is proven to win.
    pub fn wins(&self) -> bool {
        self.ends_in.is_some_and(|(wins, _)| wins)
    }

    /// Whether the mover is proven to lose.
    pub fn loses(&self) -> bool {
        self.ends_in.is_some_and(|(wins, _)| !wins)
    }
}

/// How many moves of both sides a sentence names; 0 if they are more than anybody counts ahead.
pub fn countable(turns: u32) -> u32 {
    const MOST: u32 = 20;
    if turns > MOST { 0 } else { turns }
}

/// A hint in a sentence, and its reason. Hidden counts are left out.
pub fn hint(
    turn: &Turn,
    threat: &Threat,
    outlook: Option<&Outlook>,
    hidden: Hidden,
) -> (String, String) {
    let course = Course::of(&turn.events);
    let gain = course.gain();
    let hides = course.takes_hidden(hidden);
    let eats = yes(turn.before.shape() == BoardShape::FourRows);
    let to_do = to_do(&turn.mv);
    let head = match course.end {
        Some(outcome) if outcome.winner == Some(turn.mover) => say::Wins { to_do }.text(),
        Some(_) => say::Ends { to_do }.text(),
        None if gain > 0 && course.taken.len() < 4 && !course.taken.is_empty() => {
            say::Takes { to_do, eats, taken: course.then(hidden) }.text()
        }
        None if hides => say::TakesHidden { to_do, eats, count: course.taken.len() }.text(),
        None if gain > 0 && course.taken.is_empty() => say::Keeps { to_do, count: gain }.text(),
        None if gain > 0 => say::TakesSeeds { to_do, eats, count: gain }.text(),
        None if course.again => say::Again { to_do }.text(),
        None => say::Plain { to_do }.text(),
    };
    if course.end.is_some() {
        // The turn itself is the reason.
        let told = Some(own_turn(turn).words).filter(|_| !hidden[turn.mover] && !hides);
        return (head, told.unwrap_or_default());
    }
    let is_proven = outlook.is_some_and(|outlook| outlook.proven);
    // What speaks against another move comes last: what the search found is about this one.
    let against = threat.not_another.clone().filter(|_| threat.saves.is_none());
    let seen: Vec<&str> =
        [&threat.prepares, &threat.saves].into_iter().flatten().map(String::as_str).collect();
    let seen = Some(seen.join(" ")).filter(|seen| !seen.is_empty());
    // Beside a proof, a capture that comes anyway is no reason.
    let may_look = !is_proven || threat.after == 0;
    let look = || at_once(turn, &course, threat, eats, hidden).filter(|_| may_look);
    let is_only = turn.before.moves().len() == 1;
    let is_lost = outlook.is_some_and(Outlook::loses);
    // That there is no other move is said with the loss.
    let looks = against.is_none() && !(is_only && is_lost);
    let seen = seen.or_else(|| if looks { look() } else { None });
    // Where the move has a use, that fewer seeds come of it in the end is none. That the game is lost
    // has to be said.
    let has_use = gain > 0 || course.again || seen.is_some() || against.is_some();
    let is_behind = |it: &&Outlook| it.proven && it.seeds < 0 && it.ends_in.is_none();
    let outlook = outlook.filter(|it| !(has_use && is_behind(it)));
    // In Bawo only a proven end says something: seeds do not count.
    let in_bawo = turn.before.shape() == BoardShape::FourRows;
    let outlook = outlook.filter(|it| it.proven || !in_bawo);
    let ahead = outlook.map(|outlook| ahead(turn, outlook));
    let reasons: Vec<String> = seen.into_iter().chain(ahead).chain(against).collect();
    // The arrow ends where the first seed goes, not, as in a lesson, where the last one lands.
    let arrow = matches!(turn.mv, Move::Way { .. }).then_some(say::arrow_shows_way());
    let reasons = match reasons.is_empty() {
        true if is_only => say::only_move().to_owned(),
        true => say::none_better().to_owned(),
        false => reasons.join(" "),
    };
    (head, [reasons.as_str()].into_iter().chain(arrow).collect::<Vec<_>>().join(" "))
}

/// A move as an instruction: `play B`, `place 3 at A1, 1 at A2 and 1 at A6`.
fn to_do(mv: &Move) -> String {
    match mv {
        Move::Opening(holes) => say::Place { placed: placed_at(&placed(holes)) }.text(),
        Move::Fill(layout) => say::LayOut { counts: list(layout.seeds()) }.text(),
        Move::Colour(hole, colour) => say::PlayColour { hole, colour: colour_id(*colour) }.text(),
        Move::Pass => say::pass().to_owned(),
        mv => say::Play { move_: mv }.text(),
    }
}

/// The holes of an opening, with the seeds placed in each.
fn placed(holes: &[Hole]) -> Vec<(Hole, usize)> {
    let mut placed: Vec<(Hole, usize)> = Vec::new();
    for hole in holes {
        match placed.iter_mut().find(|(known, _)| known == hole) {
            Some((_, count)) => *count += 1,
            None => placed.push((*hole, 1)),
        }
    }
    placed.sort_by_key(|(hole, _)| hole.index());
    placed
}

/// `3 at A1, 1 at A2 and 1 at A6`.
fn placed_at(placed: &[(Hole, usize)]) -> String {
    let placed = placed.iter().map(|(hole, count)| say::CountAt { count, hole }.text());
    list(&placed.collect::<Vec<_>>())
}

/// A move within a sentence: its notation, or in words where that is a code: `the five-seed opening
/// with one seed each in A1, A2, A3, A4 and A6`.
pub fn move_in_sentence(mv: &Move) -> String {
    match mv {
        Move::Opening(holes) => {
            let placed = placed(holes);
            match placed.iter().all(|(_, count)| *count == 1) {
                true => {
                    let holes: Vec<Hole> = placed.iter().map(|(hole, _)| *hole).collect();
                    say::OpeningEach { holes: list(&holes) }.text()
                }
                false => say::OpeningWith { placed: placed_at(&placed) }.text(),
            }
        }
        Move::Fill(layout) => say::Layout { counts: list(layout.seeds()) }.text(),
        mv => mv.to_string(),
    }
}

/// What is visible without a search.
fn at_once(
    turn: &Turn,
    course: &Course,
    threat: &Threat,
    eats: &str,
    hidden: Hidden,
) -> Option<String> {
    let captured = course.gain() - course.kept;
    let other = turn.mover.other();
    let hides = hidden[turn.mover];
    // If the mover plays again, the opponent cannot answer yet.
    let plays_again = turn.after.to_move() == turn.mover;
    let Some((worst, most)) = threat.worst else { return Some(say::only_move().to_owned()) };
    if threat.worst_loses && !plays_again {
        return Some(say::CouldWin { worst, other }.text());
    }
    // That another move allows less speaks against this one.
    let is_less = threat.least.is_some_and(|least| least < threat.after);
    if most > threat.after && !is_less && !plays_again {
        return Some(match (threat.after, hides) {
            (0, true) => say::NothingOrSome { worst, other, eats }.text(),
            (0, false) => say::NothingOrSeeds { worst, other, eats, count: most }.text(),
            (_, true) => say::Less { worst, other, eats }.text(),
            (count, false) => say::AtMost { worst, other, eats, count, most }.text(),
        });
    }
    if captured > threat.other_gain {
        let most = say::MostNow { eats }.text();
        // A person would see the reply and doubt the hint.
        let is_answered = threat.after > captured && !plays_again && !hides;
        let still = say::StillBest { other, eats, count: threat.after };
        return Some(if is_answered { format!("{most} {}", still.text()) } else { most });
    }
    let is_safe = captured == 0 && threat.after == 0 && !plays_again;
    // What is so after every move is no reason for one, but it tells why there is none.
    match threat.others {
        1.. if is_safe => Some(say::NothingThen { other, eats }.text()),
        0 if is_safe && course.kept == 0 && threat.other_gain == 0 => {
            Some(say::NothingYet { other, eats }.text())
        }
        _ if captured == 0 && threat.after > 0 && !plays_again && !hides => {
            Some(say::CanTake { other, eats, count: threat.after }.text())
        }
        _ => None,
    }
}

/// What the search found: `If both play on well, you end the game about 2 seeds ahead.`
fn ahead(turn: &Turn, outlook: &Outlook) -> String {
    let other = turn.mover.other();
    let count = outlook.seeds.unsigned_abs();
    let is_round = turn.after.ruleset().facts().has_rounds;
    if outlook.proven {
        return match (outlook.ends_in, outlook.seeds) {
            // In Bawo the sides take turns: every second one is the mover's.
            (Some((true, turns)), _) => {
                say::YouWinIn { turns: countable(turns).div_ceil(2), other }.text()
            }
            (Some((false, turns)), _) if turn.before.moves().len() == 1 => {
                say::TheyWinAnyway { turns: countable(turns) / 2, other }.text()
            }
            (Some((false, turns)), _) => {
                say::TheyWinIn { turns: countable(turns) / 2, other }.text()
            }
            (None, 1..) if is_round => say::RoundAhead { count, other }.text(),
            (None, 1..) => say::YouWinBy { count, other }.text(),
            (None, 0) => say::LevelProven { other }.text(),
            (None, _) => say::TheyEndAhead { count, other }.text(),
        };
    }
    let round = yes(is_round);
    let seeds = possible_lead(turn, outlook.seeds);
    let count = seeds.unsigned_abs();
    match seeds {
        1.. => say::Ahead { round, count }.text(),
        0 => say::Level { round }.text(),
        _ => say::Behind { round, count }.text(),
    }
}

/// An expected lead as it can be at the end: where all seeds are shared out, it is even if their
/// number is. The smaller of two possible ones.
fn possible_lead(turn: &Turn, seeds: i32) -> i32 {
    let all = turn.after.setup().total() as i32;
    let is_possible = !turn.after.ruleset().facts().shares_out_all() || (all - seeds) % 2 == 0;
    if is_possible { seeds } else { seeds - seeds.signum() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::narration::samples::position;
    use crate::narration::turns::ALL_SEEN;
    use crate::rules::{BySide, Colour, GameName, Ruleset};

    fn seen(seeds: i32, proven: bool) -> Outlook {
        Outlook { seeds, proven, ends_in: None }
    }

    #[test]
    fn a_hint_says_what_it_does_and_what_the_opponent_could_capture() {
        let start = position(GameName::Owari, "1,0,0,0,0,1/2,0,0,0,0,4 20-20 S");
        let turn = start.play(&start.parse_move("F").expect("a hole")).expect("legal");
        let (head, line) = hint(&turn, &Threat::default(), None, ALL_SEEN);
        assert_eq!(head, "Hint: play F, you take 3 at a.");
        assert_eq!(line, "There is no other move.");
        let worst = Some((start.parse_move("A").expect("a hole"), 4));
        let threat = Threat { after: 1, worst, ..Threat::default() };
        let (_, line) = hint(&turn, &threat, None, ALL_SEEN);
        assert_eq!(line, "North can capture 1 seed then at most; after A it could capture 4.");
        let (_, line) = hint(&turn, &threat, Some(&seen(2, false)), ALL_SEEN);
        assert!(
            line.ends_with("4. If both play on well, you end the game about 2 seeds ahead."),
            "{line}"
        );
        let (_, line) = hint(&turn, &threat, Some(&seen(7, true)), ALL_SEEN);
        assert_eq!(
            line,
            "If you go on playing your best, you end the game at least 7 seeds ahead, whatever \
             North does."
        );
        // Hidden counts are left out.
        let (head, line) = hint(&turn, &threat, None, BySide::new(true, true));
        assert_eq!(head, "Hint: play F, you take all at a.");
        assert_eq!(line, "North can capture less then than after A.");
    }

    #[test]
    fn a_hint_that_brings_only_the_own_last_seed_speaks_of_no_capture() {
        // Nothing faces F.
        let start = position(GameName::Basic, "1,0,0,0,1,0/0,0,3,0,0,2 15-14 S");
        let turn = start.play(&start.parse_move("E").expect("a hole")).expect("legal");
        let worst = Some((start.parse_move("A").expect("a hole"), 0));
        let (head, line) = hint(&turn, &Threat { worst, ..Threat::default() }, None, ALL_SEEN);
        assert_eq!(
            head,
            "Hint: play E, your last seed lands in an empty hole of yours and goes into your store."
        );
        assert!(!line.contains("capture"), "{line}");
    }

    #[test]
    fn a_quiet_move_is_suggested_for_what_the_search_found() {
        let start = Ruleset::new(GameName::Owari).start();
        let turn = start.play(&start.parse_move("B").expect("a hole")).expect("legal");
        let worst = Some((start.parse_move("A").expect("a hole"), 0));
        let threat = Threat { worst, others: 2, ..Threat::default() };
        let (head, line) = hint(&turn, &threat, Some(&seen(0, false)), ALL_SEEN);
        assert_eq!(head, "Hint: play B.");
        assert_eq!(
            line,
            "North can capture none of your seeds then. If both play on well, the game ends about \
             level, and no move does better."
        );
        let (_, line) = hint(&turn, &threat, Some(&seen(-3, false)), ALL_SEEN);
        assert!(line.contains("about 3 seeds behind"), "{line}");
        // What is so after every move is no reason for one.
        let any = Threat { others: 0, ..threat.clone() };
        let (_, line) = hint(&turn, &any, Some(&seen(0, false)), ALL_SEEN);
        let expected = "No move captures anything now, and North can capture none of your seeds in \
                        its next turn. If both play on well, the game ends about level";
        assert!(line.starts_with(expected), "{line}");
        // What it prepares says more than that nothing happens.
        let prepares = Some("B prepares C.".to_owned());
        let (_, line) = hint(&turn, &Threat { prepares, ..threat }, None, ALL_SEEN);
        assert_eq!(line, "B prepares C.");
    }

    #[test]
    fn no_hint_counts_many_moves() {
        let start = Ruleset::new(GameName::BawoAdvanced).start();
        let turn = start.play(&start.moves()[0]).expect("legal");
        let line = |ends_in| {
            let outlook = Outlook { seeds: 0, proven: true, ends_in: Some(ends_in) };
            hint(&turn, &Threat::default(), Some(&outlook), ALL_SEEN).1
        };
        let wins = "You can force a win in at most 10 of your turns, whatever North does.";
        assert!(line((true, 20)).contains(wins));
        assert!(line((true, 21)).contains("You can force a win, whatever North does."));
        assert!(line((false, 21)).contains("This move holds out longest."));
    }

    #[test]
    fn the_only_move_of_a_lost_game_is_called_so_once() {
        let text = "0,0,4,0,0,0,0,0/3,3,0,3,3,0,3,3/6,4,0,2,3,5,1,6/1,0,4,1,4,0,1,4 0-0 - S";
        let before = position(GameName::BawoBeginner, text);
        let turn = before.play(&before.moves()[0]).expect("legal");
        assert_eq!(before.moves().len(), 1);
        let outlook = Outlook { seeds: -4, proven: true, ends_in: Some((false, 4)) };
        let (_, line) = hint(&turn, &Threat::default(), Some(&outlook), ALL_SEEN);
        assert!(
            line.starts_with("There is no other move. North can win within 2 of its"),
            "{line}"
        );
        assert_eq!(line.matches("no other move").count(), 1, "{line}");
    }

    #[test]
    fn a_lead_that_cannot_be_is_not_expected() {
        let ahead = |game, seeds| {
            let start = Ruleset::new(game).start();
            let turn = start.play(&start.moves()[0]).expect("legal");
            hint(&turn, &Threat::default(), Some(&seen(seeds, false)), ALL_SEEN).1
        };
        // All 72 seeds are shared out at the end of a round, all 48 at the end of Ayoayo.
        assert!(ahead(GameName::Giuthi, 9).contains("about 8 seeds ahead"));
        assert!(ahead(GameName::Giuthi, 1).contains("about level"));
        assert!(ahead(GameName::Ayoayo, -5).contains("about 4 seeds behind"));
        assert!(ahead(GameName::Owari, 3).contains("about 3 seeds ahead"));
    }

    #[test]
    fn placements_and_colours_are_worded_for_people() {
        let start = Ruleset::new(GameName::BawoAdvanced).start();
        let opening = start.parse_move("=A1A1A1A2A6").expect("a placement");
        assert_eq!(to_do(&opening), "place 3 at A1, 1 at A2 and 1 at A6");
        assert_eq!(to_do(&Move::Colour(Hole::ring(11), Colour::Blue)), "play 11 blue");
        assert_eq!(to_do(&Move::Pass), "pass");
    }
}
