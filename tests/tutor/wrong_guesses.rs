//! The sentence about a wrong guess of where the last seed lands, checked against recounted events.

use std::collections::BTreeMap;

use kete::rules::{GameName, Ruleset, Setup};
use kete::tutor::Played;
use kete::tutor::drills::Dice;
use kete::tutor::schema::Question;
use kete::tutor::wording::{nudge, parted};

/// A turn as lines, so that the check shares no type with what it checks.
struct Told {
    lines: Vec<String>,
    before: BTreeMap<String, i32>,
}

impl Told {
    fn of(played: &Played) -> Told {
        let setup = played.before.setup();
        let count = |hole| i32::from(setup.seeds_in(hole).total());
        let before = setup.shape.holes().map(|hole| (hole.to_string(), count(hole))).collect();
        Told { lines: played.turn.events.iter().map(ToString::to_string).collect(), before }
    }

    fn words(&self, at: usize) -> Vec<&str> {
        self.lines.get(at).map_or(Vec::new(), |line| line.split_whitespace().collect())
    }

    /// The seeds in a hole before the event with this index.
    fn count(&self, hole: &str, at: usize) -> i32 {
        let mut count = self.before[hole];
        for line in 0..at {
            match self.words(line).as_slice() {
                ["drop", place, ..] if *place == hole => count += 1,
                ["lift" | "take" | "eat" | "capture" | "keep", place, ..] if *place == hole => {
                    count = 0;
                }
                _ => {}
            }
        }
        count
    }

    /// The lifted seeds; in the ring those of one colour, `2R`.
    fn handful(&self, at: usize) -> i32 {
        let words = self.words(at);
        let count = words.get(2).map(|count| count.trim_end_matches(['R', 'B']));
        count.and_then(|count| count.parse().ok()).unwrap_or(-1)
    }

    fn is(&self, at: usize, verb: &str, place: &str) -> bool {
        matches!(self.words(at).as_slice(), [first, second, ..] if *first == verb && *second == place)
    }

    /// Whether a sentence is true of this turn and this guess.
    fn bears_out(&self, said: &str, guess: &str) -> bool {
        // A hole may be called `hole a` where its name alone reads as another word.
        let said = said.replace("hole ", "");
        let words: Vec<&str> =
            said.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
        let number = |word: &str| word.parse::<i32>().unwrap_or(-1);
        let all = 0..self.lines.len();
        match words.as_slice() {
            [
                hole,
                "had",
                held,
                "seed" | "seeds",
                ..,
                "makes",
                made,
                "you",
                "pick",
                _,
                _,
                "up",
                "and",
                "sow",
                "on",
            ] => {
                *hole == guess
                    && all.clone().any(|at| {
                        self.is(at, "drop", hole)
                            && self.is(at + 1, "relay", hole)
                            && self.count(hole, at) == number(held)
                            && self.count(hole, at + 1) == number(made)
                    })
            }
            [
                "The",
                "lap",
                "ends",
                "in",
                hole,
                "There",
                "you",
                "eat",
                "the",
                eaten @ ..,
                "in",
                from,
                "and",
                "sow",
                "on",
            ] => {
                // `the seed`, `the 3 seeds`
                let count = if eaten.len() == 1 { 1 } else { number(eaten[0]) };
                *hole == guess
                    && all.clone().any(|at| {
                        self.is(at, "drop", hole)
                            && self.is(at + 1, "eat", from)
                            && self.count(from, at + 1) == count
                    })
            }
            ["These", "seeds", "came", "from", hole, ..] => {
                *hole == guess
                    && all.clone().any(|at| self.is(at, "skip", hole))
                    && all.clone().any(|at| self.is(at, "lift", hole))
            }
            ["You", "pick", "up", count, "seed" | "seeds", "in", from, rest @ ..] => {
                let Some(lift) = all.clone().find(|at| self.is(*at, "lift", from)) else {
                    return false;
                };
                let drops: Vec<String> = (lift..self.lines.len())
                    .filter_map(|at| match self.words(at).as_slice() {
                        ["drop", place, ..] => Some((*place).to_owned()),
                        _ => None,
                    })
                    .collect();
                let named = |place: &String| match place.split_once("-store") {
                    Some(_) => rest.contains(&"store"),
                    None => rest.contains(&place.as_str()),
                };
                let lifts = all.clone().filter(|at| self.is(*at, "lift", from)).count();
                lifts == 1
                    && self.handful(lift) == number(count)
                    && drops.first().is_some_and(named)
                    && drops.last().is_some_and(named)
            }
            [from, "has", "one", "seed", "and", "it", "lands", "in", place @ ..] => {
                let Some(lift) = all.clone().find(|at| self.is(*at, "lift", from)) else {
                    return false;
                };
                let next = self.words(lift + 1);
                let lands = next.get(1).copied().unwrap_or_default();
                self.handful(lift) == 1
                    && (place == [lands] || lands.ends_with("-store") && place.contains(&"store"))
            }
            _ => false,
        }
    }
}

#[test]
fn every_sentence_about_a_wrong_guess_is_true() {
    let mut dice = Dice::new(7);
    for game in GameName::ALL {
        let mut text = 0;
        for _ in 0..12 {
            let mut at = Ruleset::new(game).start();
            for _ in 0..25 {
                let moves = at.moves();
                if at.outcome().is_some() || moves.is_empty() {
                    break;
                }
                for mv in moves.iter().take(6) {
                    let played = Played::new(at, mv).expect("legal");
                    let Some(answer) = played.answer(Question::Last) else { continue };
                    let turn = Told::of(&played);
                    for guess in at.shape().holes().map(|hole| hole.to_string()) {
                        if guess == answer {
                            continue;
                        }
                        let Some(said) = parted(&played, &guess) else { continue };
                        assert!(
                            turn.bears_out(&said, &guess),
                            "{game} {at:?} {mv}, guess {guess}: {said} {:?}",
                            turn.lines
                        );
                        text += 1;
                    }
                }
                let mv = dice.one_of(&moves).expect("a move");
                at = at.play(&mv).expect("legal").after;
            }
        }
        assert!(text > 100, "{game}: {text}");
    }
}

#[test]
fn a_wrong_end_of_a_relay_is_answered_with_the_end_of_its_first_lap() {
    let said = |game: GameName, position: &str, mv: &str, guess: &str| {
        let setup = Setup::parse(game, position).expect("a position");
        let board = Ruleset::new(game).position(&setup).expect("possible");
        let mv = board.parse_move(mv).expect("a move");
        let played = Played::new(board, &mv).expect("allowed");
        nudge(&played, Question::Last, None, guess)
    };
    // A8, A7, A6 is where the 3 seeds of a4 would go, which nobody may eat from A4.
    let nothing_across = said(
        GameName::BawoBeginner,
        "0,0,0,1,0,2,0,0/0,0,0,0,0,0,0,0/0,0,0,3,0,0,0,2/0,0,0,0,0,0,2,2 0-0 - S",
        "A6L",
        "A6",
    );
    assert!(nothing_across.starts_with("The first lap ends in A4. Look at a5, across from it"));
    let relay = said(GameName::Ayoayo, "2,0,1,0,0,0/1,0,0,0,0,0 22-22 S", "A", "F");
    assert_eq!(relay, "The first lap ends in C. Are there seeds to go on with?");
}
