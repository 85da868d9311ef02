//! Legal moves, correct scores and valid proofs.

use kete::game::Line;
use kete::rules::{GameName, Move, Ruleset, Setup};
use kete::search::{Limits, Request, score_moves};

use crate::{
    Dice, ahead, answer, endgame, exhaustive_value, position, random_position, random_positions,
    value_after,
};

#[test]
fn all_nine_games_are_played_to_the_end_with_legal_moves_only() {
    for game in GameName::ALL {
        for level in [1, 4] {
            let mut line = Line::new(Ruleset::new(game).start());
            let mut turns = 0;
            let mut layouts = 0;
            // A match of Giuthi is played into its third round, other games to their end.
            while line.position().outcome().is_none() && layouts < 2 && turns < 1500 {
                let position = *line.position();
                let request = Request {
                    level: Some(level),
                    seed: turns,
                    ..Request::new(position, Limits::nodes(300))
                };
                let best = answer(&request).best.expect("a move while the game goes on");
                layouts += matches!(best, Move::Fill(_)) as u32;
                line.play(&best)
                    .unwrap_or_else(|illegal| panic!("{game}: {position:?} {illegal:?}"));
                turns += 1;
            }
            let ended = line.position().outcome().is_some() || layouts == 2;
            assert!(ended, "{game} level {level}: {:?}", line.position());
        }
    }
}

#[test]
fn scores_equal_those_of_an_exhaustive_search() {
    let mut dice = Dice(20_260_101);
    for game in GameName::ALL {
        let is_bawo = game.shape() == kete::rules::BoardShape::FourRows;
        let plies = [0, 1, 2, 5, 9, 14, 20, 30, 31, 40, 41, 60];
        for position in random_positions(game, &plies, &mut dice) {
            for depth in 1..=if is_bawo { 3 } else { 4 } {
                for (mv, score) in score_moves(&position, depth) {
                    let plain = value_after(&position, &mv, depth);
                    let found = match (score.win_in(), score.loss_in()) {
                        (Some(_), _) => 1000,
                        (_, Some(_)) => -1000,
                        _ if is_bawo => 0,
                        _ => score.seeds(),
                    };
                    assert_eq!(found, plain, "{game} {position:?} {mv} at depth {depth}");
                }
            }
        }
    }
}

#[test]
fn all_moves_are_reported_best_first() {
    let mut dice = Dice(7);
    for game in GameName::ALL {
        for position in random_positions(game, &[3, 11, 24, 37], &mut dice) {
            if position.placements().next().is_some() {
                continue;
            }
            let lines = position.moves().len();
            let all = Request { lines, ..Request::new(position, Limits::depth(4)) };
            let found = answer(&all);
            assert_eq!((found.lines.len(), found.best), (lines, Some(found.lines[0].pv[0])));
            for pair in found.lines.windows(2) {
                assert!(pair[0].score >= pair[1].score, "{game} {position:?}");
            }
            let mut named: Vec<Move> = found.lines.iter().map(|line| line.pv[0]).collect();
            named.sort();
            let mut legal = position.moves();
            legal.sort();
            assert_eq!(named, legal);
        }
    }
}

#[test]
fn forced_wins_of_the_courses_are_found() {
    for (game, text, best) in [
        (
            "bawo-beginner",
            "1,0,2,0,0,1,0,2/0,0,0,0,0,0,0,0/0,0,0,1,0,0,0,0/0,0,0,0,0,2,2,0 0-0 - S",
            "A8L",
        ),
        (
            "bawo-beginner",
            "2,0,0,2,1,0,0,0/0,0,0,0,0,1,0,0/0,0,0,0,0,1,0,0/0,0,0,0,2,2,0,0 0-0 - S",
            "A4L",
        ),
        (
            "bawo-advanced",
            "0,0,0,0,9,0,2,1/0,0,0,0,0,1,0,1/1,0,1,0,9,1,0,0/0,0,0,0,0,0,0,0 8-8 Hh S",
            "A8L+",
        ),
        (
            "bawo-advanced",
            "1,0,0,0,9,1,0,3/0,0,0,0,0,0,0,0/2,1,0,1,8,0,0,0/0,0,0,0,0,0,0,0 8-8 Hh S",
            "A8R",
        ),
        (
            "bawo-ntchuwa",
            "1,0,0,0,1,0,1,1/0,0,0,0,0,0,0,0/1,0,1,0,0,0,0,1/0,0,0,0,0,0,0,0 8-8 - S",
            "A8R",
        ),
        (
            "bawo-ntchuwa",
            "1,0,0,1,0,0,0,0/0,0,0,0,0,0,1,0/1,0,0,0,2,0,0,1/0,0,0,0,0,0,0,0 8-8 - S",
            "A1R",
        ),
    ] {
        let position = position(game, text);
        let found = answer(&Request::new(position, Limits::depth(6)));
        let line = &found.lines[0];
        assert_eq!(found.best.expect("a move").to_string(), best, "{text}");
        assert_eq!(line.score.to_string(), "exact win 3", "{text}");
        assert_eq!(line.pv.len(), 3, "{text}");
        let end = line.pv.iter().fold(position, |position, mv| position.play_unchecked(mv));
        assert_eq!(end.outcome().and_then(|outcome| outcome.winner), Some(position.to_move()));
    }
}

/// Position, depth, best move and its net gain, from the courses.
const BEST: [(&str, &str, u32, &str, i32); 23] = [
    ("awale", "2,1,0,1,0,0/0,0,0,1,0,4 19-20 S", 2, "D", 0),
    ("awale", "0,0,0,1,1,3/2,1,1,0,0,0 19-20 S", 3, "D", 3),
    ("awale", "1,0,0,0,2,1/1,0,0,0,1,1 20-21 S", 7, "A", 0),
    ("awale", "0,0,0,0,1,3/0,1,1,0,4,0 20-10 S", 3, "F", 4),
    ("basic", "0,4,2,0,0,1/0,3,0,0,0,0 10-10 S", 5, "F", 1),
    ("basic", "0,0,1,0,2,1/0,0,1,0,0,0 15-16 S", 7, "F", 5),
    ("basic", "2,0,0,2,2,1/0,1,0,2,0,0 13-13 S", 3, "F", 5),
    ("basic", "0,0,1,0,0,1/2,0,0,0,3,0 10-10 S", 4, "F", 7),
    ("owari", "2,0,0,0,1,1/0,1,1,0,1,1 20-20 S", 2, "A", 0),
    ("owari", "2,1,0,1,1,0/0,0,0,0,0,3 20-20 S", 3, "B", 4),
    ("owari", "1,0,0,1,0,2/0,1,0,0,1,1 20-21 S", 7, "A", 0),
    ("owari", "3,3,0,0,1,0/0,0,0,0,0,1 20-20 S", 3, "A", 8),
    ("ayoayo", "0,1,1,0,1,0/0,1,0,0,0,1 21-22 S", 7, "E", 3),
    ("ayoayo", "0,0,1,2,2,1/0,0,0,0,0,2 20-20 S", 2, "F", 6),
    ("ayoayo", "1,4,1,1,0,0/0,0,0,0,0,1 20-20 S", 3, "D", 6),
    ("giuthi", "0,0,0,0,2,2/0,1,1,1,0,0 28-28 S", 4, "ER", 7),
    ("giuthi", "0,0,0,2,3,0/0,1,0,0,0,2 28-28 S", 2, "DR", 0),
    ("giuthi", "0,0,2,0,0,2/2,0,0,0,0,2 28-28 S", 2, "FR", 0),
    ("ring", "-,-,-,-,-,-,1R,1R,2R1B,1R,-,2B,4R,-,-,- 10-10 S", 4, "7R", 12),
    ("ring", "-,-,-,-,-,2B,4R,-,-,-,2R,2R,-,-,1R,1B 10-10 S", 4, "15R", 5),
    ("ring", "-,-,-,-,-,-,1R,2R4B,2B,-,-,-,-,2B,2B,1R 10-10 S", 2, "15B", 0),
    ("ring", "-,-,-,2B,-,-,1B,-,-,-,-,-,6R,-,2R,2R1B 10-10 S", 2, "7B", 0),
    ("awale", "2,1,0,1,0,0/0,0,0,1,0,4 19-20 S", 1, "D", 0),
];

#[test]
fn the_best_moves_of_the_courses_are_found() {
    for (game, text, depth, best, worth) in BEST {
        let position = position(game, text);
        let scores = score_moves(&position, depth);
        let most = scores.iter().map(|(_, score)| score.seeds()).max().expect("a move");
        assert_eq!(most - ahead(&position), worth, "{game} {text}");
        assert_eq!(most, exhaustive_value(&position, depth), "{text}");
        let best = position.parse_move(best).expect("a move");
        let of_best = scores.iter().find(|(mv, _)| *mv == best).expect("a legal move");
        assert_eq!(of_best.1.seeds(), most, "{game} {text}");
    }
}

/// Positions with so few seeds that every line can be searched far beyond the proof.
const ENDINGS: [(&str, &str); 12] = [
    ("awale", "0,0,0,0,0,1/0,0,0,0,0,2 22-23 S"),
    ("awale", "0,0,0,1,0,1/0,0,0,0,1,0 22-23 N"),
    ("awale", "0,0,0,0,2,1/1,0,0,0,0,0 22-22 S"),
    ("basic", "0,0,1,0,0,1/0,0,0,0,1,0 16-17 S"),
    ("basic", "0,2,0,0,0,1/0,0,1,0,0,0 16-16 N"),
    ("owari", "0,0,0,1,0,1/0,1,0,0,0,0 22-23 S"),
    ("owari", "0,0,0,0,0,2/1,0,0,0,0,0 22-23 S"),
    ("ayoayo", "0,0,1,0,1,0/0,1,0,0,0,0 22-23 S"),
    ("giuthi", "0,0,0,0,2,1/0,1,0,1,0,0 31-34 S"),
    ("giuthi", "0,0,2,0,0,0/2,0,0,0,0,0 33-34 S"),
    ("ring", "-,-,-,-,-,-,1R,1R,2R1B,1R,-,2B,-,-,-,- 28-28 S"),
    ("bawo-beginner", "1,0,2,0,0,1,0,2/0,0,0,0,0,0,0,0/0,0,0,1,0,0,0,0/0,0,0,0,0,2,2,0 0-0 - S"),
];

#[test]
fn exact_scores_equal_those_of_an_exhaustive_search() {
    let mut proven = Vec::new();
    for (game, text) in ENDINGS {
        let position = position(game, text);
        let found = answer(&Request::new(position, Limits::nodes(50_000)));
        let line = &found.lines[0];
        if line.score.is_exact() {
            let worth = line.score.win_in().map_or(line.score.seeds(), |_| 1000);
            for deeper in line.depth.max(4)..=12.min(line.depth + 3).max(5) {
                let plain = exhaustive_value(&position, deeper);
                assert_eq!(worth, plain, "{game} {text} at {deeper}: {line:?}");
            }
            proven.push((game, line.depth));
        }
    }
    assert!(proven.len() >= 10, "proven {proven:?}");
}

#[test]
fn threads_together_find_the_same_exact_scores() {
    for (game, text) in ENDINGS {
        let position = position(game, text);
        let alone = answer(&Request::new(position, Limits::depth(40)));
        let request = Request { threads: 3, ..Request::new(position, Limits::depth(40)) };
        let together = answer(&request);
        assert!(position.is_legal(&together.best.expect("a move")), "{game} {text}");
        let [one, other] = [&alone, &together].map(|answer| answer.lines[0].score);
        if one.is_exact() && other.is_exact() {
            assert_eq!(one, other, "{game} {text}");
        }
    }
}

#[test]
fn an_endgame_table_decides_at_once_what_a_search_alone_finds_late() {
    for (game, text) in ENDINGS {
        let position = position(game, text);
        let tables = endgame(&position.ruleset(), 7);
        if tables.is_none() {
            continue;
        }
        let plain = answer(&Request::new(position, Limits::nodes(200_000)));
        let request = Request { tables, ..Request::new(position, Limits::nodes(2_000)) };
        let tabled = answer(&request);
        let [plain, tabled] = [plain, tabled].map(|answer| answer.lines[0].score);
        if plain.is_exact() {
            assert!(tabled.is_exact(), "{game} {text}");
            assert_eq!(plain, tabled, "{game} {text}");
        }
    }
}

#[test]
fn a_cycle_is_never_reported_as_proven() {
    // Each side has a single seed to move, so only repetition can end the game.
    let position = position("owari", "1,0,0,0,0,0/1,0,0,0,0,0 23-23 S");
    for depth in 1..20 {
        let found = answer(&Request::new(position, Limits::depth(depth)));
        let line = &found.lines[0];
        let last = line.pv.iter().fold(position, |position, mv| position.play_unchecked(mv));
        if line.score.is_exact() {
            assert!(last.outcome().is_some(), "{line:?}");
        }
    }
}

#[test]
fn every_reported_line_is_legal_under_every_option() {
    let mut dice = Dice(4711);
    let mut searched = 0;
    let of_each: u32 =
        std::env::var("KETE_SEARCHED").map_or(150, |count| count.parse().expect("a number"));
    for game in GameName::ALL {
        for _ in 0..of_each {
            let mut ruleset = Ruleset::new(game);
            for option in ruleset.options() {
                let value = option.values[dice.below(option.values.len())];
                ruleset.set(option.name, value).expect("an allowed value");
            }
            let Some(position) = random_position(&ruleset, ruleset.set_size() as usize, &mut dice)
            else {
                continue;
            };
            let request = Request { lines: 3, ..Request::new(position, Limits::nodes(400)) };
            let found = answer(&request);
            assert_eq!(found.best.is_none(), position.outcome().is_some(), "{position:?}");
            for info in &found.lines {
                info.pv.iter().fold(position, |position, mv| {
                    assert!(position.is_legal(mv), "{position:?} {mv} in {info:?}");
                    position.play_unchecked(mv)
                });
            }
            searched += 1;
        }
    }
    assert!(searched > 6 * of_each, "only {searched}");
}

#[test]
fn a_repetition_is_seen_coming() {
    // All positions after South's moves have occurred twice before, so each move ends the game with
    // the present stores.
    let start = position("owari", "4,0,2,0,1,3/5,1,0,6,0,2 14-10 S");
    let next = start.moves().into_iter().map(|mv| start.play_unchecked(&mv));
    let once: Vec<Setup> = next.map(|position| position.repetition_key()).collect();
    let request = |history: Vec<Setup>| Request {
        history,
        lines: once.len(),
        ..Request::new(start, Limits::depth(3))
    };
    let twice = answer(&request(once.iter().chain(&once).copied().collect()));
    for line in &twice.lines {
        let after = start.play_unchecked(&line.pv[0]);
        assert_eq!(line.score.seeds(), -ahead(&after), "{line:?}");
        assert_eq!(line.pv.len(), 1, "the line ends where it repeats");
        assert!(line.score.is_exact(), "the game is over: {line:?}");
    }
    let occurred_once = answer(&request(once.clone()));
    assert!(occurred_once.lines.iter().all(|line| line.pv.len() == 3));
}

#[test]
fn no_estimate_exceeds_the_seeds_left() {
    // More seeds in hand than in any real game, which must still not count as a win.
    let text = "0,0,0,2,2,0,0,0/0,0,0,0,0,0,0,0/0,0,0,2,2,0,0,0/0,0,0,0,0,0,0,0 56-0 - S";
    let found = answer(&Request::new(position("bawo-ntchuwa", text), Limits::depth(3)));
    let score = found.lines[0].score;
    assert!(score.is_exact() || score.hundredths() <= 6400, "{score}");
    // With few seeds left, no estimate may promise more than these.
    let mut dice = Dice(7);
    for game in
        GameName::ALL.into_iter().filter(|game| game.shape() != kete::rules::BoardShape::FourRows)
    {
        let plies: Vec<usize> = (20..80).collect();
        for position in random_positions(game, &plies, &mut dice) {
            let found = answer(&Request::new(position, Limits::depth(2)));
            let setup = position.setup();
            let [own, other] = [position.to_move(), position.to_move().other()];
            let ahead = setup.stores[own] as i32 - setup.stores[other] as i32;
            let left = (setup.on_side(own) + setup.on_side(other)) as i32;
            let seeds = found.lines[0].score.seeds();
            assert!((seeds - ahead).abs() <= left, "{game}, {setup}: {seeds}");
        }
    }
}
