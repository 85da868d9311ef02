//! A transposition table kept from move to move: what is proven stays true, and a new game begins
//! with an empty one.

use kete::game::Line;
use kete::rules::{GameName, Move, Ruleset, Setup};
use kete::search::{KeptTable, Limits, Request, SearchResult, think};

use crate::{Dice, is_over, random_position};

fn search(line: &Line, kept: &KeptTable, nodes: u64) -> SearchResult {
    let request = Request {
        history: line.history(),
        kept: Some(kept.clone()),
        ..Request::new(*line.position(), Limits::nodes(nodes))
    };
    think(&request, &mut |_| {})
}

/// Least and greatest final lead of the player to move, as far as all lines of this many moves show,
/// the positions of the game included.
fn bounds(line: &Line, depth: u32) -> (i32, i32) {
    let position = line.position();
    let mover = position.to_move();
    let setup = position.setup();
    let lead = i32::from(setup.stores[mover]) - i32::from(setup.stores[mover.other()]);
    if is_over(line) {
        return (lead, lead);
    }
    let seeds: i32 = [mover, mover.other()].iter().map(|side| setup.on_side(*side) as i32).sum();
    if depth == 0 {
        return (lead - seeds, lead + seeds);
    }
    let mut found = (i32::MIN, i32::MIN);
    for mv in position.moves() {
        let mut after = line.clone();
        after.play(&mv).expect("legal");
        let (least, most) = bounds(&after, depth - 1);
        let is_same = after.position().to_move() == mover;
        let (least, most) = if is_same { (least, most) } else { (-most, -least) };
        found = (found.0.max(least), found.1.max(most));
    }
    found
}

/// A move that captures nothing, if there is one, so that positions come back.
fn waiting_move(line: &Line, dice: &mut Dice) -> Move {
    let moves = line.position().moves();
    let stores = |line: &Line| line.position().setup().stores;
    let waits = |mv: &&Move| {
        let mut after = line.clone();
        after.play(mv).is_ok() && stores(&after) == stores(line) && !is_over(&after)
    };
    let waiting: Vec<&Move> = moves.iter().filter(waits).collect();
    match waiting.is_empty() {
        true => moves[dice.below(moves.len())],
        false => *waiting[dice.below(waiting.len())],
    }
}

#[test]
fn what_is_proven_with_a_kept_table_is_true_in_games_that_repeat_positions() {
    let (mut exact, mut settled, mut repeated) = (0, 0, 0);
    for game in [GameName::Owari, GameName::Awale, GameName::Ring] {
        let mut dice = Dice(25);
        for _ in 0..80 {
            let Some(start) = random_position(&Ruleset::new(game), 5, &mut dice) else { continue };
            let mut line = Line::new(start);
            let kept = KeptTable::default();
            for _ in 0..40 {
                if is_over(&line) || line.position().moves().is_empty() {
                    break;
                }
                let history = line.history();
                repeated += usize::from(history.contains(&line.position().repetition_key()));
                let found = search(&line, &kept, 4_000);
                if let Some(info) = found.lines.first().filter(|info| info.score.is_exact()) {
                    exact += 1;
                    let (least, most) = bounds(&line, 9);
                    let says = info.score.seeds();
                    let at = line.position().setup();
                    assert!(
                        least <= says && says <= most,
                        "{game} {at}: {says}, {least} to {most}"
                    );
                    settled += usize::from(least == most);
                }
                let mv = waiting_move(&line, &mut dice);
                line.play(&mv).expect("legal");
            }
        }
    }
    assert!(exact > 700 && settled > 300 && repeated > 60, "{exact} {settled} {repeated}");
}

#[test]
fn a_cleared_table_answers_as_a_new_one() {
    let game = |kept: &KeptTable| {
        let mut line = Line::new(Ruleset::new(GameName::Owari).start());
        let mut all = Vec::new();
        for _ in 0..6 {
            let found = search(&line, kept, 20_000);
            let best = found.best.expect("a move");
            all.push((best, found.nodes, found.lines));
            line.play(&best).expect("legal");
        }
        all.into_iter()
            .map(|(best, nodes, lines)| {
                let scores: Vec<String> = lines.iter().map(|info| info.score.to_string()).collect();
                (best, nodes, scores)
            })
            .collect::<Vec<_>>()
    };
    let kept = KeptTable::default();
    let first = game(&kept);
    assert_ne!(game(&kept), first, "the second game finds what the first has left");
    kept.clear();
    assert_eq!(game(&kept), first);
}

/// The next search of a game finds what the last one has left: it needs fewer positions for a depth.
#[test]
fn a_kept_table_saves_positions() {
    let mut line = Line::new(Ruleset::new(GameName::Owari).start());
    let kept = KeptTable::default();
    let to_depth = |line: &Line, kept: Option<&KeptTable>| {
        let request = Request {
            history: line.history(),
            kept: kept.cloned(),
            ..Request::new(*line.position(), Limits::depth(12))
        };
        think(&request, &mut |_| {})
    };
    let (mut with, mut without) = (0, 0);
    for _ in 0..8 {
        let found = to_depth(&line, Some(&kept));
        with += found.nodes;
        without += to_depth(&line, None).nodes;
        line.play(&found.best.expect("a move")).expect("legal");
    }
    assert!(with * 4 < without * 3, "{with} of {without}");
}

/// A proof of an earlier search does not hold where a position on its way has occurred so often
/// that the game would end there: then a kept table proves no more than a new one.
#[test]
fn a_kept_proof_is_not_trusted_where_the_history_ends_its_line() {
    let (mut unproven, mut dice) = (0, Dice(26));
    let ruleset = Ruleset::new(GameName::Owari);
    for _ in 0..600 {
        let Some(at) = random_position(&ruleset, 5, &mut dice) else { continue };
        let proof = |history: &[Setup], kept: Option<&KeptTable>, nodes: u64| {
            let request = Request {
                history: history.to_vec(),
                kept: kept.cloned(),
                ..Request::new(at, Limits::nodes(nodes))
            };
            let found = think(&request, &mut |_| {});
            let first = found.lines.into_iter().next()?;
            first.score.is_exact().then_some(first.pv)
        };
        let kept = KeptTable::default();
        let Some(pv) = proof(&[], Some(&kept), 10_000) else { continue };
        // The position after two moves of the proof has been there twice.
        let mut line = Line::new(at);
        if pv.len() < 3 || pv[..2].iter().any(|mv| line.play(mv).is_err()) || is_over(&line) {
            continue;
        }
        let often = [line.position().repetition_key(); 2];
        if proof(&often, None, 30_000).is_some() {
            continue;
        }
        unproven += 1;
        assert_eq!(proof(&often, Some(&kept), 10_000), None, "{}", at.setup());
    }
    assert!(unproven > 20, "{unproven}");
}
