//! Random whole games under every rule set and option value, with each turn checked. `KETE_GAMES`
//! sets the games of each rule set (a few by default), `KETE_REPORT` a file for the table of their
//! statistics; `tests/long/run` sets both.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;

use kete::game::Line;

use crate::grow::{Dice, pick, rule_sets};
use crate::play::ruleset;
use crate::{causes, promises, replay};

/// Longer games are abandoned and counted as such.
const MOST_TURNS: usize = 20_000;

/// Statistics of the games of one rule set.
#[derive(Default)]
struct Tally {
    games: usize,
    turns: usize,
    longest_game: usize,
    longest_turn: usize,
    ends: BTreeMap<String, usize>,
    seconds: f64,
}

impl Tally {
    /// Plays a game to its end and checks each turn.
    fn play(&mut self, rules: &str, dice: &mut Dice) {
        let ruleset = ruleset(rules);
        let mut line = Line::new(ruleset.start());
        let set = line.position().setup().total();
        let mut end = "broken off";
        for turns in 0..MOST_TURNS {
            let before = *line.position();
            if let Some(outcome) = before.outcome() {
                end = outcome.rule.map_or("resigned", |rule| rule.id());
                assert!(u32::from(outcome.seeds.south + outcome.seeds.north) <= set, "{before:?}");
                break;
            }
            if dice.below(500) == 0 {
                promises::check(&before, dice);
            }
            let mv = pick(&before, dice).expect("a game that goes on has a move");
            let plain = before.play(&mv).expect("listed, so legal");
            assert_eq!(before.play_unchecked(&mv), plain.after, "{before:?} {mv}: two readings");
            replay::check(&before, &plain);
            causes::check(&plain);
            let turn = line.play(&mv).expect("listed, so legal");
            if turn.events.len() > plain.events.len() {
                replay::check(&before, turn);
            } else {
                assert_eq!(*turn, plain);
            }
            assert_eq!(turn.after.setup().total(), set, "{before:?} {mv}: seeds lost");
            self.longest_turn = self.longest_turn.max(replay::laps(turn));
            self.longest_game = self.longest_game.max(turns + 1);
            self.turns += 1;
        }
        self.games += 1;
        *self.ends.entry(end.to_owned()).or_default() += 1;
    }

    fn row(&self, rules: &str) -> String {
        let Tally { games, turns, longest_game, longest_turn, ends, seconds } = self;
        let ends: Vec<String> =
            ends.iter().map(|(rule, times)| format!("{rule} {times}")).collect();
        format!(
            "| {rules} | {games} | {turns} | {longest_game} | {longest_turn} | {} | {seconds:.0} |\n",
            ends.join(", ")
        )
    }
}

#[test]
fn random_games_keep_every_promise_to_their_end() {
    let games = std::env::var("KETE_GAMES").ok().and_then(|games| games.parse().ok());
    let games: usize = games.unwrap_or(2);
    let all = rule_sets();
    let next = AtomicUsize::new(0);
    let tallies = Mutex::new(BTreeMap::new());
    let workers = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..workers {
            scope.spawn(|| {
                loop {
                    let at = next.fetch_add(1, Ordering::Relaxed);
                    let Some(rules) = all.get(at) else { break };
                    let clock = Instant::now();
                    let mut tally = Tally::default();
                    for game in 0..games {
                        tally.play(rules, &mut Dice::new((at << 32 | game) as u64));
                    }
                    tally.seconds = clock.elapsed().as_secs_f64();
                    let row = tally.row(rules);
                    tallies.lock().expect("no worker failed").insert(rules, (tally, row));
                }
            });
        }
    });
    let tallies = tallies.into_inner().expect("no worker failed");
    assert_eq!(tallies.len(), all.len());
    assert!(tallies.values().all(|(tally, _)| !tally.ends.contains_key("broken off")));
    if let Some(path) = std::env::var_os("KETE_REPORT") {
        let mut report = String::from(HEAD);
        for rules in &all {
            report.push_str(&tallies[rules].1);
        }
        let (games, turns) = tallies
            .values()
            .fold((0, 0), |(games, turns), (tally, _)| (games + tally.games, turns + tally.turns));
        let _ = write!(report, "\n{games} games, {turns} turns in all. No check failed.\n");
        std::fs::write(path, report).expect("the report can be written");
    }
}

const HEAD: &str = "\
# Random games

Random moves from the start to the end of the game (in Giuthi of the match), with every rule set and
each value of its options. Each turn is checked: played with and without recording, it leads to the
same position; its events, replayed on the position before, give the position after, with an empty
hand; no seed is lost; there is an end event exactly if the game is over. One position in 500 also
goes through all contract tests. Written by `tests/long/run`.

| rule set | games | turns | longest game, turns | longest turn, laps | ended by | seconds |
| --- | --- | --- | --- | --- | --- | --- |
";
