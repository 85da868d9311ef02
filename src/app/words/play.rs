//! Words of the play page: the story card, chips, lists.

use super::player_short;
use crate::game::{GameInProgress, Person, Player, Round, your_side_alone};
use crate::narration::turns::{self, Hidden};
use crate::narration::{commas, list};
use crate::rules::{BoardShape, BySide, Hole, Outcome, Seeds, Side};
use crate::search::Unseen;
use crate::texts::called;
use crate::texts::messages::play as say;
use crate::texts::messages::{clock, labels};
use crate::texts::yes;
use crate::tutor::Allowed;

/// `played e · 12 seeds`.
pub fn played(mv: &str, count: Option<u8>) -> String {
    match count {
        Some(count) => say::PlayedSeeds { move_: mv, count }.text(),
        None => say::Played { move_: mv }.text(),
    }
}

/// `sows e · 12 seeds`, while they fall.
pub fn sows(mv: &str, count: Option<u8>) -> String {
    match count {
        Some(count) => say::SowsSeeds { move_: mv, count }.text(),
        None => say::Sows { move_: mv }.text(),
    }
}

/// `lays out 26, 1, 1, 1, 1 and 1`.
pub fn layout(counts: &[Seeds]) -> String {
    say::Layout { counts: list(counts) }.text()
}

/// `lays out 26, 1 …`
pub fn layout_in_short(counts: &[Seeds]) -> String {
    match counts {
        [_, _] => layout(counts),
        _ => say::LayoutInShort { counts: seeds_by_hole(counts.iter().take(2)) }.text(),
    }
}

/// `4, 3, 2`: seeds hole by hole.
pub fn seeds_by_hole<'a>(counts: impl Iterator<Item = &'a Seeds>) -> String {
    commas(&counts.map(Seeds::to_string).collect::<Vec<_>>())
}

/// The end of a round: `You won round 1, 41 to 31.`
pub fn round_over(round: &Round, game: &GameInProgress) -> String {
    let Round { number, seeds, winner, .. } = *round;
    match winner {
        Some(winner) => {
            let you = yes(super::is_you(game, winner));
            let (more, less) = (seeds[winner], seeds[winner.other()]);
            say::RoundWon { number, winner, you, more, less }.text()
        }
        None => say::RoundDrawn { number, count: seeds.south }.text(),
    }
}

/// A machine thinks about its answer while the other side's seeds still fall.
pub fn thinks_ahead(player: Player) -> String {
    match player {
        Player::Engine(player) => say::PlayerThinks { player }.text(),
        _ => say::kete_thinks().to_owned(),
    }
}

/// `thinking, 4 s`.
pub fn thinking_for(secs: u64) -> String {
    if secs < 2 { labels::thinking().to_owned() } else { say::ThinkingFor { secs }.text() }
}

/// What a person is asked, by side.
pub fn asks(who: Side, is_you: bool) -> String {
    if is_you { say::asks_you().to_owned() } else { say::AsksSide { mover: who }.text() }
}

/// What Kete's last move gave away, without the move that takes it: `Kete overlooked something: you
/// can capture 5 seeds now. Can you find it?`
pub fn overlooked(allowed: &Allowed, shape: BoardShape) -> String {
    let [knew, wins, eats] = [allowed.knew_better, allowed.wins, allowed.eats].map(yes);
    let overlooked = say::Overlooked { knew, wins, eats, count: allowed.seeds }.text();
    match allowed.unseen.and_then(|unseen| easy_to_miss(allowed, unseen, shape)) {
        Some(why) => format!("{overlooked} {why}"),
        None => overlooked,
    }
}

/// What is hard to see about a turn that Kete overlooked.
fn easy_to_miss(allowed: &Allowed, unseen: Unseen, shape: BoardShape) -> Option<String> {
    let Allowed { laps, sown: count, .. } = *allowed;
    match unseen {
        Unseen::LongSowing | Unseen::ManyLaps if laps > 1 => {
            Some(say::LapsAreMany { count, laps }.text())
        }
        Unseen::LongSowing => {
            let round = match shape {
                BoardShape::FourRows => shape.holes_of(Side::South).count(),
                shape => shape.holes().count(),
            };
            let far = match count {
                _ if count > round => "round",
                _ if 4 * count >= 3 * round => "nearly",
                _ => "no",
            };
            Some(say::SowingIsLong { count, far }.text())
        }
        Unseen::FreeMove => Some(say::moves_again().to_owned()),
        Unseen::End if !allowed.wins => Some(say::ends_the_game().to_owned()),
        Unseen::Capture | Unseen::ManyLaps | Unseen::End => None,
    }
}

/// The house asks.
pub fn house_holds(count: Option<u16>) -> String {
    match count {
        Some(count) => say::HouseHolds { count }.text(),
        None => say::house_reached().to_owned(),
    }
}

/// What spreading would do: seeds dropped (none where that is hidden), seeds eaten, where the last
/// falls.
pub fn spreading(drops: Option<usize>, eaten: u16, last: Option<Hole>) -> String {
    let eats = match eaten {
        0 => say::eats_nothing().to_owned(),
        count if drops.is_some() => say::EatsMore { count }.text(),
        _ => say::eats_some().to_owned(),
    };
    let drops = drops.map(|count| say::Drops { count }.text());
    let ends = last.map(|hole| say::EndsIn { hole }.text());
    let does: Vec<String> = drops.into_iter().chain(ends).chain([eats]).collect();
    say::Spreading { does: commas(&does) }.text()
}

/// How the turn has come to the house. `relayed`: the hole that the eaten seeds filled, and how many
/// were lifted there.
pub fn came_to_house(
    taken: &[(Hole, u16)],
    relayed: Option<(Hole, u16)>,
    house: Hole,
    hidden: Hidden,
) -> String {
    let ate: Vec<String> =
        taken.iter().map(|(hole, count)| turns::at_hole(*hole, *count, hidden)).collect();
    match (ate.is_empty(), relayed) {
        (true, _) => say::LastFell { hole: house }.text(),
        (false, Some((hole, count))) => {
            let taken = list(&ate);
            say::AteAndRelayed { taken, count: u32::from(count), hole, house }.text()
        }
        (false, None) => say::AteAndFell { taken: list(&ate), hole: house }.text(),
    }
}

/// The next turn spreads, or not.
pub fn spread_ahead(on: bool) -> &'static str {
    if on { say::will_spread() } else { say::will_ask() }
}

/// While seeds fly: `Lap 2 of 3: 7 in hand, next C.` Without a number where it is hidden.
pub fn in_flight((lap, laps): (usize, usize), in_hand: Option<u32>, next: Option<&str>) -> String {
    let lap = lap.max(1);
    match (laps > 1, in_hand, next) {
        (false, Some(in_hand), Some(place)) => say::FlightNext { in_hand, place }.text(),
        (false, Some(in_hand), None) => say::Flight { in_hand }.text(),
        (false, None, Some(place)) => say::FlightHiddenNext { place }.text(),
        (false, None, None) => say::flight_hidden().to_owned(),
        (true, Some(in_hand), Some(place)) => {
            say::FlightLapNext { lap, laps, in_hand, place }.text()
        }
        (true, Some(in_hand), None) => say::FlightLap { lap, laps, in_hand }.text(),
        (true, None, Some(place)) => say::FlightLapHiddenNext { lap, laps, place }.text(),
        (true, None, None) => say::FlightLapHidden { lap, laps }.text(),
    }
}

/// The same while the animation is paused.
pub fn paused(turn: &str) -> String {
    format!("{} {turn}", say::paused()).trim_end().to_owned()
}

/// A result as the players see it: `You won, 30 to 18`. A person who played against Kete is “you”,
/// otherwise it names the sides.
pub fn result_of(players: BySide<Player>, people: BySide<Person>, outcome: &Outcome) -> String {
    let you = your_side_alone(players);
    let is_yours = |winner: Side| you == Some(winner);
    let Some(winner) = outcome.winner else {
        return with_score(say::draw(), outcome, Side::South);
    };
    let loser = winner.other();
    let name_of = |side: Side| player_short(&players[side], &people[side]);
    if outcome.on_time {
        return match you {
            Some(you) if winner == you => clock::you_won_on_time().to_owned(),
            Some(_) => clock::you_lost_on_time().to_owned(),
            None => clock::SideLostOnTime { loser, winner }.text(),
        };
    }
    if outcome.rule.is_none() {
        return match you {
            Some(_) if is_yours(winner) => say::YouWonResigned { name: name_of(loser) }.text(),
            Some(_) => say::YouResigned { winner }.text(),
            None => say::SideResigned { loser, winner }.text(),
        };
    }
    let won = match you {
        Some(_) if is_yours(winner) => say::you_won().to_owned(),
        Some(_) => say::ProgramWon { name: name_of(winner) }.text(),
        // Between two people, a name says more than a side.
        None => match &people[winner].name {
            // The side beside the name, also where sentences call people by their names.
            Some(name) => {
                called(None, None, || say::PersonWon { name: name.as_str(), winner }.text())
            }
            None => say::SideWon { winner }.text(),
        },
    };
    with_score(&won, outcome, winner)
}

/// The same with the seeds of both sides, where they decide the game.
fn with_score(won: &str, outcome: &Outcome, first: Side) -> String {
    if outcome.rule.is_some_and(turns::decides_without_seeds) {
        return won.to_owned();
    }
    let (more, less) = (outcome.seeds[first], outcome.seeds[first.other()]);
    say::WithScore { won, more, less }.text()
}

/// `A side with 4 seeds or fewer after a round loses the match.`
pub fn match_lost_at(seeds: u16) -> String {
    match seeds {
        2 => say::match_lost_below().to_owned(),
        seeds => say::MatchLostAt { seeds }.text(),
    }
}

/// The hole pointed at may be sown left or right; `asks` is the setting that always asks which.
pub fn goes_both_ways(hole: Hole, asks: bool, by_finger: bool) -> String {
    match (by_finger, asks) {
        (true, _) => say::BothWaysFinger { hole }.text(),
        (false, true) => say::BothWays { hole }.text(),
        (false, false) => say::BothWaysClick { hole }.text(),
    }
}

/// Which half of a hole of the ring means which colour.
pub fn which_half(by_finger: bool) -> &'static str {
    if by_finger { labels::which_half_finger() } else { labels::which_half() }
}

/// How a game is played in the window.
pub fn how_to_play(ways: bool, by_finger: bool) -> &'static str {
    match (ways, by_finger) {
        (true, true) => labels::how_to_play_ways_finger(),
        (true, false) => labels::how_to_play_ways(),
        (false, true) => labels::how_to_play_finger(),
        (false, false) => labels::how_to_play(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::EngineName;
    use crate::rules::{Move, RuleId};

    #[test]
    fn what_kete_overlooked_is_said_without_the_move() {
        let told_of = |unseen, wins, knew_better| {
            let (reply, seeds) = (Move::Hole(Hole::two_rows(Side::South, 5)), 7);
            let (eats, laps, sown) = (false, 1, 11);
            let alike = vec![reply];
            let allowed =
                Allowed { reply, seeds, eats, wins, knew_better, unseen, laps, sown, alike };
            overlooked(&allowed, BoardShape::SIX_HOLES)
        };
        assert_eq!(
            told_of(None, false, false),
            "Kete overlooked something: you can capture 7 seeds now. Can you find it?"
        );
        assert_eq!(
            told_of(Some(Unseen::LongSowing), false, false),
            "Kete overlooked something: you can capture 7 seeds now. Can you find it? \
             It is easy to miss: the seeds go almost all the way round."
        );
        assert_eq!(
            told_of(None, true, false),
            "Kete overlooked something: you can win now. Can you find it?"
        );
        assert_eq!(
            told_of(None, false, true),
            "Kete did not play its best move: you can capture 7 seeds now. Can you find it?"
        );
    }

    #[test]
    fn a_result_names_the_program_that_one_played_against() {
        let (winner, seeds) = (Some(Side::South), BySide { south: 20, north: 26 });
        let outcome = Outcome { winner, seeds, rule: None, on_time: false };
        let engine = Player::Engine(EngineName::new("Hare").expect("a name"));
        let players = BySide { south: Player::You, north: engine };
        let told = |players, outcome| result_of(players, BySide::default(), outcome);
        assert_eq!(told(players, &outcome), "You won, as Hare resigned");
        let lost = Outcome::by_count(seeds, RuleId::OwariEnd);
        assert_eq!(told(players, &lost), "Hare won, 26 to 20");
    }
}
