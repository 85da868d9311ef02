//! The strength of a person, estimated from games against opponents of known strength.
//!
//! The estimate is a discrete Bayesian filter. Each result multiplies the probabilities of all
//! strengths by its Elo likelihood (A. Elo, "The Rating of Chessplayers", 1978); between two games
//! the strength may drift a little, so that old games count for less. A draw counts as half a win
//! and half a loss.

/// The weakest and the strongest considered, in Elo points.
const LOWEST: f64 = -400.0;
const HIGHEST: f64 = 4600.0;
const STEP: f64 = 20.0;
const CELLS: usize = ((HIGHEST - LOWEST) / STEP) as usize + 1;
/// What is assumed before the first game: between the first two levels, but far from sure.
const USUAL: f64 = 1100.0;
const USUAL_SPREAD: f64 = 350.0;
/// How far a strength drifts from one game to the next, as a standard deviation.
const DRIFT: f64 = 12.0;
/// Half of what is outside the 95 % interval.
const TAIL: f64 = 0.025;

/// How a game ended for the person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PersonResult {
    /// The person won.
    Won,
    /// Nobody won.
    Drawn,
    /// The other player won.
    Lost,
}

impl PersonResult {
    /// All of them.
    pub const ALL: [PersonResult; 3] = [PersonResult::Won, PersonResult::Drawn, PersonResult::Lost];

    /// The points of the game: 1, a half or 0.
    pub fn points(self) -> f64 {
        match self {
            PersonResult::Won => 1.0,
            PersonResult::Drawn => 0.5,
            PersonResult::Lost => 0.0,
        }
    }
}

/// A strength in Elo points, with its 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// The strength that is as likely too high as too low.
    pub value: f64,
    /// The lower end of the interval.
    pub from: f64,
    /// The upper end of the interval.
    pub to: f64,
}

impl Rating {
    /// Half of the interval's width: `1320 ± 140`.
    pub fn uncertainty(&self) -> f64 {
        (self.to - self.from) / 2.0
    }
}

/// The points expected against an opponent who is `lead` Elo points weaker.
pub fn expected_points(lead: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-lead / 400.0))
}

/// The ratings after each game, from the strengths of the opponents and the results, the oldest
/// first.
pub fn ratings(games: impl IntoIterator<Item = (f64, PersonResult)>) -> Vec<Rating> {
    let mut belief = Belief::usual();
    let after = |(opponent, result)| {
        belief.drift();
        belief.take_in(opponent, result);
        belief.rating()
    };
    games.into_iter().map(after).collect()
}

/// The probability of each strength.
struct Belief(Vec<f64>);

impl Belief {
    fn usual() -> Belief {
        let weight = |cell| (-0.5 * ((strength_of(cell) - USUAL) / USUAL_SPREAD).powi(2)).exp();
        let mut belief = Belief((0..CELLS).map(weight).collect());
        belief.normalise();
        belief
    }

    /// One step of a random walk. What would leave the range stays at its end.
    fn drift(&mut self) {
        const AWAY: f64 = (DRIFT / STEP) * (DRIFT / STEP) / 2.0;
        let old = self.0.clone();
        let at = |cell: usize| old[cell.min(CELLS - 1)];
        for (cell, weight) in self.0.iter_mut().enumerate() {
            let beside = at(cell.saturating_sub(1)) + at(cell + 1);
            *weight = old[cell] * (1.0 - 2.0 * AWAY) + beside * AWAY;
        }
    }

    fn take_in(&mut self, opponent: f64, result: PersonResult) {
        for (cell, weight) in self.0.iter_mut().enumerate() {
            let won = expected_points(strength_of(cell) - opponent);
            let points = result.points();
            *weight *= won.powf(points) * (1.0 - won).powf(1.0 - points);
        }
        self.normalise();
    }

    fn normalise(&mut self) {
        let all: f64 = self.0.iter().sum();
        self.0.iter_mut().for_each(|weight| *weight /= all);
    }

    fn rating(&self) -> Rating {
        let [from, value, to] = [TAIL, 0.5, 1.0 - TAIL].map(|share| self.quantile(share));
        Rating { value, from, to }
    }

    /// The strength below which this share of the probability is.
    fn quantile(&self, share: f64) -> f64 {
        let mut below = 0.0;
        for (cell, weight) in self.0.iter().enumerate() {
            if below + weight >= share {
                return strength_of(cell) + STEP * ((share - below) / weight - 0.5);
            }
            below += weight;
        }
        HIGHEST
    }
}

fn strength_of(cell: usize) -> f64 {
    LOWEST + STEP * cell as f64
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::GameName;
    use crate::search::strength;

    /// Numbers from 0 to 1 (SplitMix64).
    struct Chance(u64);

    impl Chance {
        fn next(&mut self) -> f64 {
            self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
            let mut mixed = self.0;
            mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
            mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
            ((mixed ^ (mixed >> 31)) >> 11) as f64 / (1u64 << 53) as f64
        }
    }

    /// Games of a person of this strength against levels near it; one in ten is drawn.
    fn played(own: f64, count: usize, chance: &mut Chance) -> Vec<(f64, PersonResult)> {
        let mut level = 1;
        let mut game = || {
            let opponent = strength(GameName::Owari, level);
            let won = expected_points(own - opponent);
            let drawn = 0.2 * won.min(1.0 - won);
            let result = match chance.next() {
                number if number < won - drawn / 2.0 => PersonResult::Won,
                number if number < won + drawn / 2.0 => PersonResult::Drawn,
                _ => PersonResult::Lost,
            };
            level = match result {
                PersonResult::Won => (level + 1).min(10),
                PersonResult::Drawn => level,
                PersonResult::Lost => (level - 1).max(1),
            };
            (opponent, result)
        };
        (0..count).map(|_| game()).collect()
    }

    #[test]
    fn a_known_strength_is_recovered() {
        let mut chance = Chance(7);
        for own in [900.0, 1400.0, 2000.0, 2600.0] {
            let games = played(own, 300, &mut chance);
            let last = *ratings(games).last().expect("a rating");
            assert!((last.value - own).abs() < 130.0, "{own}: {last:?}");
            assert!(last.uncertainty() < 150.0, "{own}: {last:?}");
        }
    }

    #[test]
    fn the_interval_holds_the_true_strength_nineteen_times_of_twenty() {
        let mut chance = Chance(11);
        let (mut held, people) = (0, 400);
        for _ in 0..people {
            // A person as the model assumes before the first game.
            let normal = (0..12).map(|_| chance.next()).sum::<f64>() - 6.0;
            let own = USUAL + USUAL_SPREAD * normal;
            let games = played(own, 25, &mut chance);
            let last = *ratings(games).last().expect("a rating");
            held += usize::from(last.from <= own && own <= last.to);
        }
        let share = held as f64 / people as f64;
        assert!((0.92..=0.99).contains(&share), "{share}");
    }

    #[test]
    fn results_move_the_rating_and_more_games_make_it_surer() {
        let first = |result| ratings([(1100.0, result)])[0];
        let [won, drawn, lost] = PersonResult::ALL.map(first);
        assert!(won.value > drawn.value && drawn.value > lost.value);
        assert!((drawn.value - 1100.0).abs() < 1.0, "{drawn:?}");
        let even = [(1100.0, PersonResult::Won), (1100.0, PersonResult::Lost)].repeat(10);
        let all = ratings(even);
        assert!(all[19].uncertainty() < all[4].uncertainty());
        assert!(all[4].uncertainty() < all[0].uncertainty());
        assert!(ratings([]).is_empty());
    }

    #[test]
    fn a_hundred_wins_or_losses_stay_within_the_range() {
        for result in [PersonResult::Won, PersonResult::Lost] {
            let all = ratings([(3000.0, result)].repeat(200));
            let last = all.last().expect("a rating");
            assert!(last.from.is_finite() && last.from >= LOWEST - STEP, "{last:?}");
            assert!(last.to.is_finite() && last.to <= HIGHEST + STEP, "{last:?}");
        }
    }

    #[test]
    fn recent_games_count_more_than_old_ones() {
        let (won, lost) = ((1300.0, PersonResult::Won), (1300.0, PersonResult::Lost));
        let better = [[lost; 20], [won; 20]].concat();
        let worse = [[won; 20], [lost; 20]].concat();
        let last = |games: Vec<_>| ratings(games).last().map_or(0.0, |rating| rating.value);
        assert!(last(better) > last(worse) + 30.0);
    }
}
