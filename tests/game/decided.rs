//! When the winner is certain, whatever is played.

use kete::game::{decided, ends_within, round_decided};
use kete::rules::{GameName, Side};

use crate::play::{Chance, game_at, ruleset};

/// Games, options, a position in which one side has exactly half of all seeds in store, and one with
/// one seed more.
const BORDERS: [(GameName, &str, &str, &str); 17] = [
    (GameName::Owari, "", "4,4,4,0,0,0/4,4,4,0,0,0 24-0 N", "4,4,4,0,0,0/4,4,3,0,0,0 25-0 N"),
    (GameName::Owari, "", "4,0,1,0,0,0/4,4,3,0,0,0 8-24 S", "4,0,1,0,0,0/4,4,2,0,0,0 8-25 S"),
    (GameName::Owari, "preset=abapa", "4,4,4,0,0,0/4,4,4,0,0,0 0-24 N", ONE_MORE),
    (GameName::Owari, "grand-slam=forbidden", "4,4,4,0,0,0/4,4,4,0,0,0 0-24 N", ONE_MORE),
    (GameName::Owari, "repetition=equal", "4,4,4,0,0,0/4,4,4,0,0,0 0-24 N", ONE_MORE),
    // Fewer seeds than the set has: only those in the game count.
    (GameName::Owari, "", "4,4,0,0,0,0/4,4,0,0,0,0 0-16 N", "4,4,0,0,0,0/4,3,0,0,0,0 0-16 N"),
    (GameName::Awale, "", "4,4,4,0,0,0/4,4,4,0,0,0 0-24 N", ONE_MORE),
    (GameName::Awale, "stop-at-seeds=12", "4,4,4,0,0,0/4,4,4,0,0,0 0-24 N", ONE_MORE),
    (GameName::Awale, "remaining=equal", "4,4,4,0,0,0/4,4,4,0,0,0 0-24 N", ONE_MORE),
    // The game stops at more than half of 48, but with fewer seeds in the game less is enough to win.
    (
        GameName::Awale,
        "stop-at-majority=yes",
        "4,4,0,0,0,0/4,4,4,0,0,0 0-20 N",
        "4,4,0,0,0,0/4,4,3,0,0,0 0-21 N",
    ),
    (GameName::Basic, "", "1,1,1,1,1,4/1,1,1,1,1,4 18-0 N", "1,1,1,1,1,4/1,1,1,1,1,3 19-0 N"),
    (GameName::Basic, "sweep=owner", "1,1,1,1,1,4/1,1,1,1,1,4 0-18 N", BASIC_MORE),
    (GameName::Basic, "seeds=1", "1,0,0,1,1,0/1,0,1,0,0,1 6-0 N", "1,0,0,1,1,0/1,0,1,0,0,0 7-0 N"),
    (GameName::Basic, "preset=kalah", "4,4,4,0,0,0/4,4,4,0,0,0 0-24 N", ONE_MORE),
    (GameName::Ayoayo, "", "4,4,4,0,0,0/4,4,4,0,0,0 0-24 N", ONE_MORE),
    (GameName::Ayoayo, "repetition=own-side", "4,4,4,0,0,0/4,4,4,0,0,0 0-24 N", ONE_MORE),
    (
        GameName::Ring,
        "",
        "2R2B,2R2B,2R2B,2R2B,2R2B,-,-,-,-,-,-,-,-,-,-,- 0-20 S",
        "2R2B,2R2B,2R2B,2R2B,2R2B,-,-,-,-,-,-,-,-,-,-,- 0-21 S",
    ),
];
const ONE_MORE: &str = "4,4,4,0,0,0/4,4,3,0,0,0 0-25 N";
const BASIC_MORE: &str = "1,1,1,1,1,4/1,1,1,1,1,3 0-19 N";

#[test]
fn more_than_half_of_the_seeds_decides_and_exactly_half_does_not() {
    for (name, options, half, more) in BORDERS {
        let half = game_at(ruleset(name, options), half);
        assert!(!half.is_over(), "{name} {options}");
        assert_eq!(decided(half.position()), None, "{name} {options}");
        let game = game_at(ruleset(name, options), more);
        assert!(!game.is_over(), "{name} {options}");
        let stores = game.position().setup().stores;
        let ahead = if stores.south > stores.north { Side::South } else { Side::North };
        assert_eq!(decided(game.position()), Some(ahead), "{name} {options}");
        assert_eq!(round_decided(game.position()), Some(ahead), "{name} {options}");
    }
}

#[test]
fn a_decided_result_holds_whatever_is_played() {
    for (number, (name, options, _, more)) in BORDERS.into_iter().enumerate() {
        for seed in 0..40 {
            let mut game = game_at(ruleset(name, options), more);
            let winner = decided(game.position());
            let mut chance = Chance(number as u64 * 1_000 + seed);
            for _ in 0..2_000 {
                let Some(outcome) = game.outcome() else {
                    assert_eq!(decided(game.position()), winner, "{name} {options}");
                    chance.play_on(&mut game, 1);
                    continue;
                };
                assert_eq!(outcome.winner, winner, "{name} {options}");
                break;
            }
            assert!(game.is_over(), "{name} {options}: too long");
        }
    }
}

#[test]
fn agreed_ends_leave_a_decided_game_as_it_is() {
    for (name, options, _, more) in BORDERS {
        let game = game_at(ruleset(name, options), more);
        for agreement in game.on_offer() {
            let mut ended = game.clone();
            ended.agree(*agreement).expect("on offer");
            let outcome = ended.outcome().expect("over");
            assert_eq!(game.outcome_if(*agreement), Some(outcome), "{name}");
            assert_eq!(outcome.winner, decided(game.position()), "{name} {options}");
        }
    }
}

#[test]
fn a_match_of_giuthi_is_decided_later_than_its_round() {
    let at = |options: &str, text: &str| {
        let game = game_at(ruleset(GameName::Giuthi, options), text);
        assert!(!game.is_over(), "{text}");
        (round_decided(game.position()), decided(game.position()))
    };
    let (none, south) = (None, Some(Side::South));
    assert_eq!(at("", "6,6,6,0,0,0/6,6,6,0,0,0 36-0 N"), (none, none));
    assert_eq!(at("", "6,6,6,0,0,0/6,6,5,0,0,0 37-0 N"), (south, none));
    assert_eq!(at("", "2,0,0,0,0,0/2,0,0,0,0,0 67-1 S"), (south, none));
    assert_eq!(at("", "2,0,0,0,0,0/2,0,0,0,0,0 68-0 S"), (south, south));
    assert_eq!(at("lose-at=0", "2,0,0,0,0,0/2,0,0,0,0,0 68-0 S"), (south, none));
    assert_eq!(at("lose-at=0", "2,0,0,0,0,0/0,0,0,0,0,0 70-0 S"), (south, south));
    // Between rounds all seeds are in the stores, and the next round is open.
    assert_eq!(at("", "0,0,0,0,0,0/0,0,0,0,0,0 57-15 N"), (none, none));
}

#[test]
fn nothing_is_decided_in_bawo_or_once_it_is_over() {
    let bawo = game_at(ruleset(GameName::BawoAdvanced, ""), "start");
    assert_eq!(decided(bawo.position()), None);
    let stopped = game_at(ruleset(GameName::Awale, "stop-at-majority=yes"), ONE_MORE);
    assert!(stopped.is_over());
    assert_eq!(decided(stopped.position()), None);
    let ring = "2R2B,2R2B,2R2B,2R2B,2R2B,-,-,-,-,-,-,-,-,-,-,- 0-33 S";
    assert!(game_at(ruleset(GameName::Ring, ""), ring).is_over());
}

#[test]
fn turns_to_the_end_are_counted_whatever_is_played() {
    let within_with = |name, options: &str, text: &str| {
        let game = game_at(ruleset(name, options), text);
        (0..=4).find(|turns| ends_within(game.position(), *turns))
    };
    let within = |name, text: &str| within_with(name, "", text);
    // F takes North's last seeds, and South has none left to feed it.
    assert_eq!(within(GameName::Owari, "0,0,0,0,0,1/2,0,0,0,0,0 25-20 S"), Some(1));
    assert_eq!(within(GameName::Basic, "0,0,0,0,0,1/0,0,0,0,1,1 20-13 S"), Some(1));
    // Both move their last seed on until South's reaches the store.
    let walk = "0,0,0,0,1,0/0,0,0,0,1,0 23-23 S";
    assert_eq!(within_with(GameName::Basic, "preset=kalah", walk), Some(3));
    assert_eq!(within(GameName::Owari, ONE_MORE), None);
    // Sowing into one's own store continues the same turn.
    assert_eq!(within(GameName::Basic, "0,0,0,0,2,1/0,0,1,0,0,0 20-12 S"), Some(1));
    // The game is over already; and nothing ends between the rounds of a match.
    assert_eq!(within(GameName::Owari, "0,0,0,0,0,0/2,0,1,0,0,0 20-24 S"), Some(0));
    assert_eq!(within(GameName::Giuthi, "0,0,0,0,0,0/0,0,0,0,0,0 57-15 N"), None);
}
