//! The ten playing levels: a budget of positions, and for the lower levels a limited depth, moves
//! that they overlook, and some variety.

use std::time::Duration;

use super::request::Limits;
use super::root_move::RootMove;
use super::score::Value;
use super::sight::{Blindness, Sight, Unseen};
use crate::rules::{GameName, Move, Side};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct SearchLevel {
    /// The most positions to search.
    nodes: u64,
    /// Depth in hundredths of a move. A fraction applies to that share of all positions: 225 is
    /// depth 3 in a quarter of them and depth 2 in the others.
    depth: u32,
    /// How much worse than the best a move may be and still be chosen, in hundredths of a seed.
    pub(super) variety: Value,
    /// What it overlooks.
    blindness: Blindness,
    /// The positions of a second look at all moves, which overlooks nothing. With 0 it only sees
    /// wins in one turn. `None` without it.
    pub(super) second_look: Option<u64>,
}

const fn level(nodes: u64, moves: u32, variety: Value, blind: [u64; 4]) -> SearchLevel {
    let [judgement, own, replies, hard] = blind;
    let blindness = Blindness { judgement, own, replies, hard };
    SearchLevel { nodes, depth: moves * 100, variety, blindness, second_look: None }
}

/// The longest time for a move at any level.
const MAX_TIME: Duration = Duration::from_millis(1_900);
/// Only the budget of positions limits the depth.
const UNLIMITED_DEPTH: u32 = super::tree::MAX_DEPTH;

/// A row that overlooks nothing.
const SEES_ALL: Blindness = Blindness { judgement: 100, own: 0, replies: 0, hard: 0 };

/// From which level on, up to 5, a level looks at all moves again, and at how many positions. The
/// higher levels search as many anyway. In Bawo one reply may capture half the board, and whoever
/// sees it wins nearly every game against a player who does not. So there it begins later.
const fn second_look(game: GameName) -> (u8, u64) {
    match game {
        GameName::BawoBeginner => (5, 100),
        GameName::BawoAdvanced | GameName::BawoNtchuwa => (4, 100),
        GameName::Awale
        | GameName::Owari
        | GameName::Giuthi
        | GameName::Ring
        | GameName::Basic
        | GameName::Ayoayo => (3, 3_000),
    }
}

/// Why a playing level may have chosen a move that gives something away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Oversight {
    /// It did not look at the opponent's replies to this move.
    Reply,
    /// It looked at the replies and overlooked this one, the largest of those it overlooked.
    Missed {
        /// The reply.
        reply: Move,
        /// What is hard to see about it.
        unseen: Unseen,
    },
    /// It chose this move for variety, although it valued another one higher.
    Variety {
        /// The other move.
        better: Move,
        /// How much higher, in hundredths of a seed.
        by: i32,
    },
    /// The move was the best it saw, but it looked only this many moves ahead.
    Horizon(u32),
}

/// The common scale of strength, from play by chance to full strength. Each row searches a little
/// deeper, overlooks less and knows more of the evaluation. The last always plays the best move it
/// finds. Columns: positions, moves ahead, variety, and the four numbers of [`Blindness`].
const SCALE: [SearchLevel; 13] = [
    level(10, 1, 10, [0, 100, 100, 0]),
    level(20, 1, 10, [0, 60, 100, 20]),
    level(30, 1, 10, [0, 25, 90, 30]),
    level(60, 1, 20, [10, 10, 55, 30]),
    level(150, 2, 30, [30, 5, 25, 25]),
    level(400, 3, 50, [60, 3, 12, 16]),
    level(1_000, 4, 80, [90, 2, 5, 8]),
    level(3_000, 5, 80, [100, 0, 0, 0]),
    level(10_000, 7, 50, [100, 0, 0, 0]),
    level(30_000, 10, 30, [100, 0, 0, 0]),
    level(120_000, 13, 14, [100, 0, 0, 0]),
    level(400_000, 18, 3, [100, 0, 0, 0]),
    level(2_000_000, UNLIMITED_DEPTH, 0, [100, 0, 0, 0]),
];

struct Ladder {
    /// The variety of the scale is multiplied by this percentage: where single turns move many
    /// seeds, one seed decides little.
    variety_percent: Value,
    /// The place of each level on the scale, in hundredths of a row, rising. The places were chosen
    /// so that the steps are as even as the range of the game allows (`docs/levels.md`).
    positions: [u64; 10],
    /// The points that levels 2 to 10 win against the level below, in per cent, as measured
    /// or calculated (`docs/levels.md`).
    points: [u8; 9],
}

const fn ladder(variety_percent: Value, positions: [u64; 10], points: [u8; 9]) -> Ladder {
    Ladder { variety_percent, positions, points }
}

/// The strength of the first level of every game. Only differences matter.
const FIRST_STRENGTH: f64 = 1000.0;

/// The strength of a level, 1 to 10, in Elo points: 400 points more win ten of eleven games. The
/// first level of each game has 1000, so strengths in different games cannot be compared.
pub fn strength(game: GameName, level: u8) -> f64 {
    let steps = usize::from(level.clamp(1, 10) - 1);
    let points = Ladder::of(game).points.into_iter().take(steps).map(f64::from);
    FIRST_STRENGTH + points.map(|won| 400.0 * (won / (100.0 - won)).log10()).sum::<f64>()
}

impl Ladder {
    #[rustfmt::skip]
    const fn of(game: GameName) -> Ladder {
        match game {
            GameName::Awale => ladder(45, [60, 223, 312, 425, 585, 735, 838, 965, 1075, 1200],
                [87, 87, 81, 87, 79, 85, 86, 85, 85]),
            GameName::Owari => ladder(45, [60, 220, 272, 377, 528, 688, 828, 952, 1075, 1200],
                [90, 85, 86, 89, 80, 85, 88, 87, 87]),
            GameName::Giuthi => ladder(150, [80, 258, 259, 474, 640, 762, 872, 987, 1096, 1200],
                [80, 79, 80, 69, 77, 69, 72, 72, 72]),
            GameName::Ring => ladder(80, [40, 128, 172, 265, 430, 598, 736, 900, 1053, 1200],
                [85, 80, 82, 90, 84, 94, 83, 86, 86]),
            // Short games: even places far below the top of the scale see them to the end.
            GameName::Basic => ladder(250, [80, 265, 305, 389, 544, 695, 749, 827, 936, 1200],
                [71, 73, 72, 71, 66, 75, 70, 71, 70]),
            GameName::Ayoayo => ladder(170, [115, 295, 367, 478, 622, 730, 784, 850, 955, 1200],
                [68, 64, 70, 64, 74, 65, 64, 67, 67]),
            // Beginner is decided early, so only large mistakes make a difference between its
            // levels.
            GameName::BawoBeginner => ladder(600, [155, 300, 352, 402, 408, 749, 865, 925, 1062, 1200],
                [67, 62, 62, 67, 75, 62, 56, 60, 60]),
            GameName::BawoAdvanced => ladder(80, [140, 292, 370, 383, 522, 637, 743, 860, 1000, 1200],
                [80, 77, 70, 78, 77, 91, 79, 79, 79]),
            GameName::BawoNtchuwa => ladder(80, [145, 292, 390, 432, 520, 628, 735, 860, 967, 1200],
                [77, 87, 84, 80, 78, 86, 84, 83, 83]),
        }
    }
}

impl Oversight {
    /// Why a level chose this move, from what it knows about all moves, and the reply that it
    /// overlooked. `depth` was searched last, perhaps not to the end; `follows_captures` says
    /// whether captures are followed beyond it.
    pub(super) fn of<S>(
        moves: &[RootMove<S>],
        chosen: Move,
        depth: u32,
        follows_captures: bool,
        missed: Option<(Move, Unseen)>,
    ) -> Option<Oversight> {
        let best = moves.first()?;
        let chosen = moves.iter().find(|other| other.mv == chosen)?;
        // A move without a value was not reached at the last depth.
        let looked = if chosen.has_value { depth } else { depth.saturating_sub(1) };
        let saw_replies = looked > 1 || looked == 1 && follows_captures;
        if !saw_replies && !chosen.is_proven() {
            return Some(Oversight::Reply);
        }
        if let Some((reply, unseen)) = missed {
            return Some(Oversight::Missed { reply, unseen });
        }
        if best.has_value && chosen.has_value && chosen.value < best.value {
            let by = best.value - chosen.value;
            return Some(Oversight::Variety { better: best.mv, by });
        }
        (!chosen.is_proven()).then_some(Oversight::Horizon(looked))
    }
}

impl SearchLevel {
    /// A level by its number, 1 to 10; other numbers count as the nearest of these.
    pub(super) fn new(number: u8, game: GameName) -> SearchLevel {
        let ladder = Ladder::of(game);
        let place = ladder.positions[number.clamp(1, 10) as usize - 1];
        let row = |at: u64| SCALE[at as usize];
        let (below, part) = (row(place / 100), place % 100);
        let level = if part == 0 { below } else { below.interpolate(&row(place / 100 + 1), part) };
        let variety = level.variety * ladder.variety_percent / 100;
        let (from, nodes) = second_look(game);
        let second_look = match number {
            number if (from..=5).contains(&number) => Some(nodes),
            3..=9 => Some(0),
            _ => None,
        };
        SearchLevel { variety, second_look, ..level }
    }

    /// A level this many hundredths of the way to the next row of the scale.
    fn interpolate(&self, next: &SearchLevel, part: u64) -> SearchLevel {
        let between = |low: u64, high: u64| (low * (100 - part) + high * part + 50) / 100;
        SearchLevel {
            nodes: between(self.nodes, next.nodes),
            depth: between(self.depth as u64, next.depth as u64) as u32,
            variety: between(self.variety as u64, next.variety as u64) as Value,
            blindness: Blindness {
                judgement: between(self.blindness.judgement, next.blindness.judgement),
                own: between(self.blindness.own, next.blindness.own),
                replies: between(self.blindness.replies, next.blindness.replies),
                hard: between(self.blindness.hard, next.blindness.hard),
            },
            second_look: None,
        }
    }

    /// What the level sees in a search for this side; `None` if it overlooks nothing.
    pub(super) fn sight(&self, side: Side, seed: u64) -> Option<Sight> {
        let blindness = self.blindness;
        (blindness != SEES_ALL).then_some(Sight { blindness, side, seed })
    }

    /// Tightens limits to those of the level. `chance` decides how to round a fractional depth.
    pub(super) fn restrict(&self, limits: Limits, chance: u64) -> Limits {
        let sight = (self.depth + (chance % 100) as u32) / 100;
        Limits {
            depth: Some(limits.depth.map_or(sight, |depth| depth.min(sight))),
            time: Some(limits.time.map_or(MAX_TIME, |time| time.min(MAX_TIME))),
            nodes: Some(limits.nodes.map_or(self.nodes, |nodes| nodes.min(self.nodes))),
            infinite: limits.infinite,
            clock: limits.clock,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Ruleset;

    #[test]
    fn a_level_between_two_rows_is_between_them_in_everything() {
        let level = SCALE[2].interpolate(&SCALE[3], 50);
        let blindness = Blindness { judgement: 5, own: 18, replies: 73, hard: 30 };
        assert_eq!((level.nodes, level.depth, level.variety), (45, 100, 15));
        assert_eq!(level.blindness, blindness);
        let level = SCALE[8].interpolate(&SCALE[9], 90);
        assert_eq!((level.nodes, level.depth, level.variety), (28_000, 970, 32));
        assert_eq!(level.sight(Side::South, 1).map(|sight| sight.blindness), None);
    }

    #[test]
    fn a_fractional_depth_rounds_up_in_that_share_of_positions() {
        let level = SCALE[4].interpolate(&SCALE[5], 25);
        let sight = |chance| level.restrict(Limits::default(), chance).depth.expect("a limit");
        assert_eq!((1_000..1_100).filter(|chance| sight(*chance) == 3).count(), 25);
        assert_eq!((1_000..1_100).filter(|chance| sight(*chance) == 2).count(), 75);
        assert_eq!(level.restrict(Limits::depth(1), 99).depth, Some(1), "asked for less");
    }

    #[test]
    fn what_a_level_missed_follows_from_what_it_searched() {
        let root = |text: &str, value: Option<Value>| {
            let start = Ruleset::new(GameName::Owari).start();
            let mut root = RootMove::new(start.parse_move(text).expect("a move"), ());
            root.value = value.unwrap_or(root.value);
            root.has_value = value.is_some();
            root
        };
        let moves = [root("A", Some(300)), root("B", Some(120)), root("C", None)];
        let mv = |at: usize| moves[at].mv;
        let found = |at, depth, captures| Oversight::of(&moves, mv(at), depth, captures, None);
        let variety = Some(Oversight::Variety { better: mv(0), by: 180 });
        assert_eq!(found(0, 1, false), Some(Oversight::Reply));
        assert_eq!(found(1, 1, false), Some(Oversight::Reply), "whatever else it overlooked");
        assert_eq!(found(0, 1, true), Some(Oversight::Horizon(1)), "replies that capture");
        assert_eq!(found(1, 1, true), variety);
        assert_eq!(found(1, 2, false), variety);
        assert_eq!(found(0, 3, false), Some(Oversight::Horizon(3)));
        assert_eq!(found(2, 2, false), Some(Oversight::Reply), "not reached at depth 2");
        assert_eq!(found(2, 3, false), Some(Oversight::Horizon(2)));
        let mut proven = [root("A", Some(300)), root("B", Some(300))];
        (proven[1].lower, proven[1].upper) = (300, 300);
        assert_eq!(Oversight::of(&proven, proven[1].mv, 1, false, None), None);
        let unseen = Unseen::LongSowing;
        let missed = |depth| Oversight::of(&moves, mv(1), depth, false, Some((mv(2), unseen)));
        assert_eq!(missed(1), Some(Oversight::Reply), "it looked at no reply");
        assert_eq!(missed(2), Some(Oversight::Missed { reply: mv(2), unseen }));
    }

    #[test]
    fn strengths_are_those_of_the_document() {
        let document = include_str!("../../docs/levels.md");
        for game in GameName::ALL {
            let row = document.lines().find_map(|line| {
                let cells = line.strip_prefix(&format!("| {} |", game.id()))?;
                let cells: Vec<&str> = cells.split('|').map(str::trim).collect();
                (cells.len() == 10).then_some(cells)
            });
            let row = row.expect("a row of nine numbers");
            for (level, cell) in (2..).zip(&row[..9]) {
                let measured = cell.split(' ').next().and_then(|won| won.parse::<f64>().ok());
                let step = strength(game, level) - strength(game, level - 1);
                let won = 100.0 / (1.0 + 10f64.powf(-step / 400.0));
                assert!((won - measured.expect("a number")).abs() < 0.01, "{game} {level}");
            }
            assert_eq!((strength(game, 0), strength(game, 1)), (1000.0, 1000.0));
            assert_eq!(strength(game, 11), strength(game, 10));
        }
    }

    #[test]
    fn every_level_is_stronger_than_the_one_below() {
        for game in GameName::ALL {
            let levels = (1..=10).map(|number| SearchLevel::new(number, game));
            let levels: Vec<SearchLevel> = levels.collect();
            for pair in levels.windows(2) {
                let [below, level] = pair else { unreachable!("two levels") };
                let [sees, saw] = [level.blindness, below.blindness];
                let is_no_worse = level.nodes >= below.nodes
                    && level.depth >= below.depth
                    && sees.judgement >= saw.judgement
                    && sees.own <= saw.own
                    && sees.replies <= saw.replies;
                assert!(is_no_worse && level != below, "{game}: {below:?}, {level:?}");
            }
            assert_eq!(levels[9].variety, 0, "{game}: the last plays the best it finds");
            assert_eq!(
                levels[9],
                SearchLevel::new(11, game),
                "numbers beyond count as the nearest"
            );
            assert_eq!(levels[0], SearchLevel::new(0, game));
        }
    }
}
