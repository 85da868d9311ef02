//! Limits, levels, stopping and reproducible searches.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use kete::rules::{GameName, Move, Ruleset};
use kete::search::{
    Limits, MoverClock, Oversight, Request, SearchEvent, SearchResult, go, score_moves,
};

use crate::dice::Dice;
use crate::{answer, position, random_positions};

#[test]
fn the_same_search_gives_the_same_result_twice() {
    for game in GameName::ALL {
        let position = Ruleset::new(game).start();
        for limits in [Limits::depth(4), Limits::nodes(5_000)] {
            let request = Request { lines: 3, ..Request::new(position, limits) };
            let (one, other) = (answer(&request), answer(&request));
            assert_eq!(one.nodes, other.nodes, "{game}");
            assert_eq!(one.best, other.best, "{game}");
            let summary = |answer: &SearchResult| {
                let lines = answer.lines.iter();
                lines
                    .map(|line| (line.depth, line.score, line.nodes, line.pv.clone()))
                    .collect::<Vec<_>>()
            };
            assert_eq!(summary(&one), summary(&other), "{game}");
        }
    }
}

#[test]
fn the_move_played_is_the_one_reported_last() {
    for game in GameName::ALL {
        let position = Ruleset::new(game).start();
        for nodes in (1..40).map(|part| part * 700) {
            let found = answer(&Request::new(position, Limits::nodes(nodes)));
            let reported = found.lines.first().and_then(|line| line.pv.first());
            if reported.is_some() {
                assert_eq!(reported, found.best.as_ref(), "{game}, {nodes} positions");
            }
        }
    }
}

#[test]
fn every_limit_is_kept() {
    for game in GameName::ALL {
        let position = Ruleset::new(game).start();
        for nodes in [1, 2, 60, 1_000, 20_000] {
            let found = answer(&Request::new(position, Limits::nodes(nodes)));
            assert!(found.nodes <= nodes, "{game}: {} of {nodes}", found.nodes);
            assert!(position.is_legal(&found.best.expect("always a move")));
        }
        let found = answer(&Request::new(position, Limits::depth(2)));
        assert_eq!(found.lines[0].depth, 2, "{game}");
        let time = Duration::from_millis(30);
        let start = Instant::now();
        let found = answer(&Request::new(position, Limits::time(time)));
        assert!(position.is_legal(&found.best.expect("always a move")));
        // A busy machine may delay any thread, so this allows much more than the limit.
        assert!(start.elapsed() < Duration::from_secs(5), "{game}");
    }
}

#[test]
fn a_search_whose_time_is_over_answers_after_a_few_positions() {
    for game in GameName::ALL {
        let position = Ruleset::new(game).start();
        let found = answer(&Request::new(position, Limits::time(Duration::ZERO)));
        assert!(found.nodes <= 200, "{game}: {}", found.nodes);
        assert!(position.is_legal(&found.best.expect("always a move")), "{game}");
    }
}

#[test]
fn a_clock_gives_no_time_to_the_only_move() {
    let left = Duration::from_secs(3600);
    let clock = Some(MoverClock { left, increment: Duration::ZERO, moves_to_go: None });
    let limits = Limits { clock, ..Limits::depth(4) };
    let depth = |text| {
        let found = answer(&Request::new(position("owari", text), limits));
        found.lines.first().map(|line| line.depth)
    };
    assert_eq!(depth("0,0,0,0,0,9/4,4,4,4,4,4 8-7 S"), Some(1));
    assert_eq!(depth("0,0,0,0,4,5/4,4,4,4,4,4 8-7 S"), Some(4), "two moves");
}

#[test]
fn every_level_answers_with_a_legal_move_within_its_budget() {
    for game in GameName::ALL {
        // The largest budget of any game; each places its levels differently on the scale.
        let budgets = [30, 80, 200, 1_500, 3_000, 10_000, 30_000];
        let position = Ruleset::new(game).start();
        for (level, budget) in (1..).zip(budgets) {
            let request =
                Request { level: Some(level), ..Request::new(position, Limits::default()) };
            let found = answer(&request);
            assert!(found.nodes <= budget, "{game} {level}: {}", found.nodes);
            assert!(position.is_legal(&found.best.expect("a move")));
        }
    }
}

#[test]
fn weak_levels_vary_with_the_seed_and_only_with_it() {
    let position = Ruleset::new(GameName::Owari).start();
    let play = |seed| {
        let request = Request { level: Some(1), seed, ..Request::new(position, Limits::default()) };
        answer(&request).best.expect("a move")
    };
    let first: Vec<Move> = (0..20).map(play).collect();
    let second: Vec<Move> = (0..20).map(play).collect();
    assert_eq!(first, second);
    assert!(first.iter().any(|mv| *mv != first[0]), "{first:?}");
}

#[test]
fn a_level_says_what_it_may_have_overlooked() {
    let mut dice = Dice(23);
    let (mut replies, mut missed) = (0, 0);
    for game in GameName::ALL {
        for position in random_positions(game, &[0, 3, 6, 9, 12], &mut dice) {
            let with = |level| {
                let limits =
                    if level == Some(10) { Limits::nodes(2_000) } else { Limits::default() };
                answer(&Request { level, ..Request::new(position, limits) })
            };
            for level in 1..=3 {
                let found = with(Some(level));
                match found.oversight {
                    Some(Oversight::Reply) => replies += 1,
                    Some(Oversight::Missed { reply, .. }) => {
                        missed += 1;
                        let after = position.play_unchecked(&found.best.expect("a move"));
                        assert!(after.is_legal(&reply), "{game} {level}");
                    }
                    Some(Oversight::Variety { better, by }) => {
                        assert!(by > 0 && position.is_legal(&better), "{game} {level}");
                        assert_ne!(Some(better), found.best, "{game} {level}");
                    }
                    Some(Oversight::Horizon(looked)) => assert!(looked >= 1, "{game} {level}"),
                    None => {}
                }
            }
            let strongest = with(Some(10)).oversight;
            assert!(!matches!(strongest, Some(Oversight::Variety { .. })), "{game}");
            let limits = Limits::nodes(100);
            assert_eq!(answer(&Request::new(position, limits)).oversight, None, "no level");
        }
    }
    assert!(replies > 0 && missed > 0, "{replies} {missed}");
}

#[test]
fn a_finished_game_has_no_move() {
    for (game, text) in [
        ("awale", "0,0,0,0,0,0/0,0,0,0,0,0 25-23 S"),
        ("ring", "-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,- 33-31 N"),
        (
            "bawo-beginner",
            "0,0,0,0,0,0,0,0/2,0,0,0,0,0,0,0/2,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0 0-0 - S",
        ),
    ] {
        let position = position(game, text);
        assert!(position.outcome().is_some(), "{text}");
        let infinite = Limits { infinite: true, ..Limits::default() };
        let search = go(Request::new(position, infinite), None);
        let found = search.answer().expect("an answer");
        assert_eq!(found.best, None, "{text}");
        assert!(found.lines.is_empty());
        assert!(score_moves(&position, 3).is_empty());
    }
}

#[test]
fn a_layout_is_found_between_the_rounds_of_a_match() {
    for seeds in [5, 8, 15, 30, 35] {
        let text = format!("0,0,0,0,0,0/0,0,0,0,0,0 {}-{seeds} N", 72 - seeds);
        let position = position("giuthi", &text);
        for nodes in [1, 500, 50_000] {
            let found = answer(&Request::new(position, Limits::nodes(nodes)));
            let best = found.best.expect("a layout");
            assert!(matches!(best, Move::Fill(_)) && position.is_legal(&best));
        }
    }
}

#[test]
fn every_thread_searches_beyond_the_ranking_of_placements_and_layouts() {
    for (game, text) in
        [("bawo-advanced", None), ("giuthi", Some("0,0,0,0,0,0/0,0,0,0,0,0 17-55 S"))]
    {
        let start = || Ruleset::new(game.parse().expect("a game")).start();
        let position = text.map_or_else(start, |text| position(game, text));
        for threads in [1, 4, 8] {
            let request = Request { threads, ..Request::new(position, Limits::nodes(100_000)) };
            let found = answer(&request);
            assert!(!found.lines.is_empty(), "{game}, {threads} threads: nothing was searched");
        }
    }
}

#[test]
fn a_depth_limit_holds_while_the_answer_waits_for_stop() {
    let position = Ruleset::new(GameName::Owari).start();
    let limits = Limits { infinite: true, ..Limits::depth(2) };
    let search = go(Request::new(position, limits), None);
    for depth in [1, 2] {
        let Some(SearchEvent::Depth(info)) = search.report() else { panic!("no depth {depth}") };
        assert_eq!(info.depth, depth);
    }
    std::thread::sleep(Duration::from_millis(30));
    assert_eq!(search.try_report(), None, "it ended by itself or searched deeper");
    search.stop();
    assert_eq!(search.answer().expect("an answer").lines[0].depth, 2);
}

#[test]
fn stop_ends_an_endless_search_and_every_event_calls_back() {
    let woken = Arc::new(AtomicUsize::new(0));
    let count = Arc::clone(&woken);
    let infinite = Limits { infinite: true, ..Limits::default() };
    // The first search soon has nothing left to find out and must wait; the second never ends by
    // itself.
    for text in ["0,0,1,0,2,1/0,0,1,0,0,0 15-16 S", "3,3,3,3,3,3/3,3,3,3,3,3 0-0 S"] {
        let position = position("basic", text);
        let count = Arc::clone(&count);
        let wake = Arc::new(move || {
            count.fetch_add(1, Ordering::Relaxed);
        });
        let search = go(Request::new(position, infinite), Some(wake));
        let first = search.report().expect("a first report");
        assert!(matches!(first, SearchEvent::Depth(_)), "{first:?}");
        std::thread::sleep(Duration::from_millis(50));
        while let Some(report) = search.try_report() {
            assert!(matches!(report, SearchEvent::Depth(_)), "it ended by itself");
        }
        search.stop();
        let found = search.answer().expect("an answer");
        assert!(position.is_legal(&found.best.expect("a move")));
        assert_eq!(search.report(), None, "nothing follows the answer");
        assert!(woken.swap(0, Ordering::Relaxed) > 0, "nobody was woken");
    }
}
