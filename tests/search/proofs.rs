//! Scores are exact only if they are proven: moves that end a game or a round, and proofs that hold
//! at greater depths.

use kete::game::Line;
use kete::rules::{GameName, Move, Position, Ruleset, Side};
use kete::search::{Info, Limits, Request, SearchResult, think};

use crate::{Dice, answer, endgame, is_over, position, random_position, random_positions};

/// A game after these moves from a position.
fn played(game: &str, text: &str, moves: &str) -> Line {
    let mut line = Line::new(position(game, text));
    for word in moves.split_whitespace() {
        let mv: Move = line.position().parse_move(word).expect(word);
        line.play(&mv).expect(word);
    }
    line
}

/// Searches all moves of the current position, each with its own line.
fn search_all_moves(line: &Line, depth: u32) -> SearchResult {
    let position = *line.position();
    let request = Request {
        history: line.history(),
        lines: position.moves().len(),
        ..Request::new(position, Limits::depth(depth))
    };
    answer(&request)
}

/// How far `side` is ahead after a move that ends the game or the round; `None` if it goes on.
fn ahead_at_the_end(line: &Line, mv: &Move, side: Side) -> Option<i32> {
    let mut line = line.clone();
    line.play(mv).expect("legal");
    if !is_over(&line) {
        return None;
    }
    let stores = line.position().setup().stores;
    Some(i32::from(stores[side]) - i32::from(stores[side.other()]))
}

#[test]
fn a_repeated_round_of_giuthi_gives_each_player_his_own_side() {
    for (text, moves) in [
        ("0,1,0,0,1,1/1,0,0,0,2,2 32-32 S", "pass fL pass eR AL eR"),
        (
            "1,0,0,2,2,1/0,0,0,0,0,0 35-31 N",
            "pass DL pass EL pass DL pass CL pass BR pass CL pass BL pass AR pass BR pass CL pass BL \
             pass",
        ),
    ] {
        let line = played("giuthi", text, moves);
        let mover = line.position().to_move();
        let mut ends = 0;
        for info in search_all_moves(&line, 12).lines {
            if let Some(ahead) = ahead_at_the_end(&line, &info.pv[0], mover) {
                assert_eq!(info.score.seeds(), ahead, "{text}: {info:?}");
                assert!(info.score.is_exact(), "{text}: {info:?}");
                ends += 1;
            }
        }
        assert!(ends > 0, "{text}: no move ends the round");
    }
}

#[test]
fn a_move_that_ends_the_game_is_reported_as_proven_among_others() {
    // The move f ends the game 27 to 21 for North; all other moves are worth less.
    let line = played("owari", "2,0,0,0,0,0/0,0,1,1,0,1 21-22 N", "");
    let found = search_all_moves(&line, 4);
    let best = &found.lines[0];
    assert_eq!(best.pv[0].to_string(), "f");
    assert_eq!(best.score.to_string(), "exact 6");
}

#[test]
fn the_start_of_ayoayo_is_worth_four_seeds() {
    let ruleset = Ruleset::new(GameName::Ayoayo);
    let tables = endgame(&ruleset, 10);
    assert!(tables.is_some());
    let found = answer(&Request { tables, ..Request::new(ruleset.start(), Limits::depth(80)) });
    assert_eq!(found.best.expect("a move").to_string(), "D");
    assert_eq!(found.lines[0].score.to_string(), "exact 4");
}

#[test]
fn a_move_that_ends_a_game_has_its_final_value_in_any_line() {
    let mut dice = Dice(5);
    let mut ends = 0;
    for game in
        GameName::ALL.into_iter().filter(|game| game.shape() != kete::rules::BoardShape::FourRows)
    {
        for _ in 0..60 {
            let Some(start) = random_position(&Ruleset::new(game), 8, &mut dice) else { continue };
            let mut line = Line::new(start);
            for _ in 0..12 {
                let position = *line.position();
                let moves = position.moves();
                if moves.is_empty() || position.outcome().is_some() {
                    break;
                }
                for info in search_all_moves(&line, 2).lines {
                    if let Some(ahead) = ahead_at_the_end(&line, &info.pv[0], position.to_move()) {
                        assert_eq!(info.score.seeds(), ahead, "{game} {position:?} {info:?}");
                        ends += 1;
                    }
                }
                line.play(&moves[dice.below(moves.len())]).expect("legal");
            }
        }
    }
    assert!(ends > 100, "only {ends}");
}

/// All lines reported during a search, and its answer.
fn search_lines(position: &Position, lines: usize, limits: Limits) -> (Vec<Info>, SearchResult) {
    let mut infos = Vec::new();
    let request = Request { lines, ..Request::new(*position, limits) };
    let answer = think(&request, &mut |info| infos.push(info.clone()));
    (infos, answer)
}

#[test]
fn a_proof_among_several_lines_holds_at_greater_depths() {
    let mut proven = 0;
    let found = position("ayoayo", "0,0,0,1,0,1/0,0,0,0,0,2 19-25 S");
    let mut all = vec![(found, 2)];
    let mut dice = Dice(11);
    for game in [GameName::Ring, GameName::Awale, GameName::Basic, GameName::Ayoayo] {
        let near = std::iter::repeat_with(|| random_position(&Ruleset::new(game), 8, &mut dice));
        let open = near.flatten().filter(|position| !position.moves().is_empty());
        all.extend(open.take(40).flat_map(|position| [(position, 2), (position, 6)]));
    }
    for (position, lines) in all {
        let (infos, _) = search_lines(&position, lines, Limits::depth(9));
        let mut first = infos.iter().filter(|info| info.line == 1);
        let Some(proof) = first.find(|info| info.score.is_exact()) else { continue };
        for later in first {
            assert_eq!(later.score, proof.score, "{}, depth {}", position.setup(), later.depth);
        }
        proven += 1;
    }
    assert!(proven > 100, "{proven}");
}

#[test]
fn the_answer_is_the_first_of_several_lines() {
    for game in GameName::ALL {
        let mut dice = Dice(12);
        for position in random_positions(game, &[0, 3, 6, 9, 12], &mut dice) {
            for (lines, nodes) in [(2, 2_000), (6, 2_000), (20, 30_000)] {
                let (_, answer) = search_lines(&position, lines, Limits::nodes(nodes));
                let first = answer.lines.first().map(|info| info.pv[0]);
                assert_eq!(answer.best, first, "{game} {}, {lines} lines", position.setup());
            }
        }
    }
}
