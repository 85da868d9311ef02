//! The moves that a search expects, to be played on a board: after a move, and after the better one,
//! up to the move that completes the reason.

use super::expected::{Count, lead_of, turns_along};
use super::instead::MOST_FOLLOWED;
use super::{Instead, Reasons};
use crate::rules::{BySide, Move, Position, Side};
use crate::tutor::grades::Weighed;
use crate::tutor::played::Played;

/// How many moves after the first are shown where the reason names no count.
const USUALLY_SHOWN: usize = 6;
/// How many are shown at most where somebody wins after so many turns.
const MOST_SHOWN: usize = 20;

/// A move and those that follow it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExpectedLine {
    /// The moves: at least one.
    pub moves: Vec<Move>,
    /// After each of them, what each side has taken since before the first: the seeds in its store
    /// or, in Bawo, those that it ate.
    pub taken: Vec<BySide<u16>>,
    /// For each move, whether nothing else could be played.
    pub forced: Vec<bool>,
    /// Whether a search expects the moves after the first. Otherwise they are an answer that is
    /// possible, and that the reason names.
    pub is_expected: bool,
}

/// One line, or two to compare.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExpectedLines {
    /// The line of the move asked about.
    pub asked: ExpectedLine,
    /// The line of a better move.
    pub better: Option<ExpectedLine>,
}

impl ExpectedLines {
    /// Whether the better line has brought `mover` more where both end. What a move brings later, or
    /// only by what it still holds, the counts do not show.
    pub fn shows_more(&self, mover: Side) -> bool {
        let better = self.better.as_ref();
        better.is_some_and(|better| better.lead_of(mover) > self.asked.lead_of(mover))
    }

    /// The line of a move that needs no comparison, such as a hint. `None` if a search expects
    /// nothing after it.
    pub fn of(before: &Position, mv: &Move, weighed: &Weighed) -> Option<ExpectedLines> {
        // A promised win is shown to its end.
        let is_decided = weighed.wins_within(mv).is_some() || weighed.lost_in(mv).is_some();
        let most = if is_decided { MOST_SHOWN } else { USUALLY_SHOWN };
        let asked = ExpectedLine::new(before, mv, weighed, most)?;
        (asked.moves.len() > 1).then_some(ExpectedLines { asked, better: None })
    }

    /// The line of a move and the line of the better one, up to where the reason is complete. If the
    /// reason names an answer that is not expected, that answer is shown. Otherwise the lines go on for some moves if the better one has not brought more by then. `None` if a search expects
    /// nothing after the move.
    pub fn comparing(reasons: &Reasons, weighed: &Weighed) -> Option<ExpectedLines> {
        let (before, mv) = (&reasons.turn.before, &reasons.turn.turn.mv);
        let threat = reasons.threat.as_ref().map(|(threat, _)| threat).or(reasons.reply.as_ref());
        let expected = || weighed.expected_after(mv).iter().copied();
        if let Some(threat) = threat.filter(|threat| !threat.is_played(expected())) {
            let then: Vec<Move> = threat.moves_after_first().collect();
            let asked = ExpectedLine::along(before, mv, &then)?;
            let asked = ExpectedLine { is_expected: false, ..asked };
            let better = ExpectedLine::new(before, &reasons.better, weighed, then.len());
            return Some(ExpectedLines { asked, better });
        }
        let lines = |most| {
            let asked = ExpectedLine::new(before, mv, weighed, most)?;
            let better = ExpectedLine::new(before, &reasons.better, weighed, most);
            (asked.moves.len() > 1).then_some(ExpectedLines { asked, better })
        };
        let (mover, most) = (reasons.turn.turn.mover, moves_shown(reasons));
        let shows_more = |it: &ExpectedLines| it.shows_more(mover);
        // Or as far as they have to go for that.
        let longer = || {
            let lengths = [most.max(USUALLY_SHOWN), MOST_FOLLOWED];
            lengths.into_iter().find_map(|most| lines(most).filter(shows_more))
        };
        let plain = lines(most).filter(shows_more);
        plain.or_else(longer).or_else(|| lines(most.max(USUALLY_SHOWN)))
    }
}

impl ExpectedLine {
    /// `most` is how many moves after the first it has at most. It ends with the game, or with a
    /// round of a match. `None` if the move is illegal.
    fn new(before: &Position, mv: &Move, weighed: &Weighed, most: usize) -> Option<ExpectedLine> {
        let then = weighed.expected_after(mv);
        ExpectedLine::along(before, mv, &then[..most.min(then.len())])
    }

    /// A move and others after it, as far as they are legal.
    fn along(before: &Position, mv: &Move, then: &[Move]) -> Option<ExpectedLine> {
        let first = Played::new(*before, mv).ok()?;
        let then: Vec<Played> = turns_along(&first, then).collect();
        let (mut moves, mut taken, mut forced) = (Vec::new(), Vec::new(), Vec::new());
        let mut count = Count::from(before);
        for turn in [first].iter().chain(&then) {
            moves.push(turn.turn.mv);
            taken.push(count.after(turn));
            forced.push(turn.before.moves().len() == 1);
            if !turn.turn.after.layout_sizes().is_empty() {
                break;
            }
        }
        Some(ExpectedLine { moves, taken, forced, is_expected: true })
    }

    /// How many seeds more than the other a side has taken in the end.
    fn lead_of(&self, side: Side) -> i32 {
        lead_of(self.taken.last().copied().unwrap_or_default(), side)
    }
}

/// After how many moves of both lines the reason is complete.
fn moves_shown(reasons: &Reasons) -> usize {
    let threat = reasons.threat.as_ref();
    let threat = threat.map(|(threat, _)| threat.moves_after_first().count());
    let instead = match &reasons.instead {
        Instead::Collects(collected, ..) => Some(collected.moves.unwrap_or(usize::MAX)),
        Instead::Exchanges(exchange) => Some(exchange.own.len().max(exchange.better.len()) - 1),
        Instead::Wins(turns) | Instead::Loses(turns) => Some(MOST_SHOWN.min(*turns as usize)),
        _ => None,
    };
    let named = threat.max(instead).unwrap_or(USUALLY_SHOWN);
    if reasons.is_mostly_later() { named.max(MOST_FOLLOWED) } else { named }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{GameName, Ruleset, Setup};
    use crate::search::{Limits, Score};
    use crate::tutor::reasons::Haul;
    use crate::tutor::weigh;

    fn position(game: GameName, text: &str) -> Position {
        let setup = Setup::parse(game, text).expect("a position");
        Ruleset::new(game).position(&setup).expect("possible")
    }

    /// A search that expects these moves, and nothing else.
    fn expecting(at: &Position, moves: &str) -> (Move, Weighed) {
        let mut then = *at;
        let line: Vec<Move> = moves
            .split(' ')
            .map(|mv| {
                let mv = then.parse_move(mv).expect("a move");
                then = then.play(&mv).expect("legal").after;
                mv
            })
            .collect();
        (line[0], Weighed::of_proofs([(Score::proven(0), line)].into_iter()))
    }

    #[test]
    fn the_count_is_what_both_sides_have_taken_after_each_move() {
        let at = position(GameName::Owari, "0,0,0,1,2,3/2,1,1,0,0,4 17-17 S");
        let (mv, weighed) = expecting(&at, "F f E");
        let lines = ExpectedLines::of(&at, &mv, &weighed).expect("a line");
        assert_eq!(lines.asked.moves.len(), 3);
        let mut then = at;
        for (mv, taken) in lines.asked.moves.iter().zip(&lines.asked.taken) {
            then = then.play(mv).expect("legal").after;
            let gained = BySide::from_fn(|side| then.setup().stores[side] - 17);
            assert_eq!(*taken, gained);
        }
        assert!(lines.asked.taken[0].south > 0, "F captures: {:?}", lines.asked.taken);
        assert_eq!(lines.better, None);
    }

    #[test]
    fn in_bawo_the_count_is_what_each_side_ate() {
        let mut at = Ruleset::new(GameName::BawoBeginner).start();
        let (begin, mut line, mut eaten) = (at, Vec::new(), BySide::<u16>::default());
        while line.len() < 6 {
            let mv = at.moves()[0];
            let turn = Played::new(at, &mv).expect("legal");
            eaten[turn.turn.mover] += Haul::of(&turn).captures();
            at = turn.turn.after;
            line.push(mv);
        }
        let mv = line[0];
        let weighed = Weighed::of_proofs([(Score::proven(0), line)].into_iter());
        let lines = ExpectedLines::of(&begin, &mv, &weighed).expect("a line");
        assert!(eaten.south + eaten.north > 0);
        assert_eq!(lines.asked.taken.last(), Some(&eaten));
    }

    #[test]
    fn a_line_is_short_and_needs_an_expected_move() {
        let at = Ruleset::new(GameName::Owari).start();
        let (mv, weighed) = expecting(&at, "A");
        assert_eq!(ExpectedLines::of(&at, &mv, &weighed), None);
        let (mv, weighed) = expecting(&at, "A a B b C c D d E e");
        let lines = ExpectedLines::of(&at, &mv, &weighed).expect("a line");
        assert_eq!(lines.asked.moves.len(), 1 + USUALLY_SHOWN);
    }

    #[test]
    fn two_lines_end_where_the_reason_is_complete() {
        // South to move: after A, f captures 7; after D nothing.
        let at = position(GameName::Awale, "2,1,0,1,0,0/0,0,0,1,0,4 19-20 S");
        let weighed = weigh(&at, Vec::new(), Limits::nodes(20_000));
        let mv = at.parse_move("A").expect("a move");
        let graded = weighed.of(&mv).expect("it is known");
        let mut reasons = Reasons::of_weak(&at, &graded, &weighed).expect("it is weak");
        let (threat, _) = reasons.threat.clone().expect("a reply punishes it");
        let lines = ExpectedLines::comparing(&reasons, &weighed).expect("lines");
        let better = lines.better.expect("another line");
        assert_eq!(better.moves[0], reasons.better);
        assert!(lines.asked.moves.starts_with(&[mv, threat.replies[0]]));
        assert!(lines.asked.taken.iter().any(|taken| taken.north == threat.haul.captures()));
        // Here the better move brings more by then.
        assert_eq!(lines.asked.moves.len(), 1 + threat.replies.len());
        // Without the threat and a count, as many moves as usual.
        reasons.threat = None;
        reasons.instead = Instead::Ahead { proven: false };
        let lines = ExpectedLines::comparing(&reasons, &weighed).expect("lines");
        let expected = weighed.expected_after(&mv).len().min(USUALLY_SHOWN);
        assert_eq!(lines.asked.moves.len(), 1 + expected);
    }

    #[test]
    fn an_answer_that_the_reason_names_is_shown_though_another_is_expected() {
        // After A7L a5L eats 15 seeds, and a6R, which is expected, 11.
        let at = Ruleset::new(GameName::BawoBeginner).start();
        let [mv, better] = ["A7L", "A3R"].map(|mv| at.parse_move(mv).expect("a move"));
        let lines = [
            (Score::proven(0), expecting(&at, "A3R a6R").1),
            (Score::proven(-9), expecting(&at, "A7L a6R").1),
        ];
        let lines = lines.map(|(score, of)| (score, of.lines()[0].pv.clone()));
        let weighed = Weighed::of_proofs(lines.into_iter());
        let reasons = Reasons::new(&at, &mv, &better, &weighed, None).expect("it is weak");
        let (threat, _) = reasons.threat.as_ref().expect("a reply punishes it");
        let lines = ExpectedLines::comparing(&reasons, &weighed).expect("lines");
        let shown: Vec<String> = lines.asked.moves.iter().map(Move::to_string).collect();
        assert_eq!(shown, ["A7L", "a5L"]);
        assert!(!lines.asked.is_expected);
        assert_eq!(lines.asked.taken[1].north, threat.haul.captures());
        assert_eq!(threat.haul.captures(), 15);
    }

    #[test]
    fn two_lines_go_on_if_the_better_move_has_not_brought_more() {
        let mut at = Ruleset::new(GameName::BawoBeginner).start();
        for mv in ["B7R", "b8R", "A4L", "a7L"] {
            at = at.play(&at.parse_move(mv).expect("a move")).expect("legal").after;
        }
        // A1R eats 10, and then b3L eats 7; A3L eats 3, and then North eats nothing.
        let [mv, better] = ["A1R", "A3L"].map(|mv| at.parse_move(mv).expect("a move"));
        let lines = [
            (Score::proven(0), expecting(&at, "A3L a4L").1),
            (Score::proven(-3), expecting(&at, "A1R b3L A6L").1),
        ];
        let lines = lines.map(|(score, of)| (score, of.lines()[0].pv.clone()));
        let weighed = Weighed::of_proofs(lines.into_iter());
        let reasons = Reasons::new(&at, &mv, &better, &weighed, None).expect("it is weak");
        assert!(reasons.threat.as_ref().is_some_and(|(threat, _)| threat.replies.len() == 1));
        let lines = ExpectedLines::comparing(&reasons, &weighed).expect("lines");
        assert_eq!(lines.asked.moves.len(), 3);
    }
}
