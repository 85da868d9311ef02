//! A whole game graded: compared with brute force, and while little is known.

use std::collections::HashMap;

use kete::game::{GameInProgress, NodeId, Player};
use kete::rules::{BySide, GameName, Move, Position, RuleId, RuleKind, Ruleset, Setup, Side};
use kete::search::Limits;
use kete::tutor::drills::Dice;
use kete::tutor::{Finding, Grade, GradedGame, weigh};

fn game_from(name: GameName, position: &str) -> GameInProgress {
    let players = BySide::new(Player::You, Player::Friend);
    let setup = Setup::parse(name, position).expect("a position string");
    GameInProgress::from_setup(Ruleset::new(name), players, &setup).expect("a position")
}

fn play_all(game: &mut GameInProgress, moves: &str) {
    for text in moves.split_whitespace() {
        let mv = game.position().parse_move(text).expect(text);
        game.play(&mv).expect(text);
    }
}

/// The end of a Basic Game, played at random until it is over.
fn few_seeds_by_chance(seed: u64) -> GameInProgress {
    let mut game = game_from(GameName::Basic, "1,0,2,1,0,1/0,2,0,1,1,2 12-13 S");
    let mut dice = Dice::new(seed);
    while !game.is_over() {
        let moves = game.position().moves();
        let mv = moves[dice.below(moves.len())];
        game.play(&mv).expect("legal");
    }
    game
}

/// South's seeds less North's at the end, by exhaustive search. Positions of the Basic Game never
/// repeat.
fn value(position: &Position, known: &mut HashMap<Position, i32>) -> i32 {
    if let Some(outcome) = position.outcome() {
        return i32::from(outcome.seeds.south) - i32::from(outcome.seeds.north);
    }
    if let Some(value) = known.get(position) {
        return *value;
    }
    let moves = position.moves();
    let values = moves.iter().map(|mv| value(&position.play_unchecked(mv), known));
    let is_south = position.to_move() == Side::South;
    let best = if is_south { values.max() } else { values.min() }.expect("a move");
    known.insert(*position, best);
    best
}

#[test]
fn every_loss_of_a_proven_game_is_found_and_no_other() {
    let (mut turns, mut losses) = (0, 0);
    for seed in 0..12 {
        let game = few_seeds_by_chance(seed);
        let mut graded = GradedGame::new(&game, game.line_from(NodeId::START));
        while let Some((at, position)) = graded.next() {
            graded.put(at, weigh(&position, game.history_at(at), Limits::default()));
        }
        let mut known = HashMap::new();
        for turn in graded.turns() {
            let before = game.node(turn.from).entry().position();
            let (best, own) = (
                value(before, &mut known),
                value(game.node(turn.to).entry().position(), &mut known),
            );
            let worth = graded.worth(turn.from).expect("looked at");
            assert_eq!((worth.seeds(), worth.exact), (best, true), "{before:?}");
            match graded.finding(turn) {
                Finding::Only => assert_eq!(before.moves().len(), 1),
                Finding::Graded(found) => {
                    assert_eq!(found.seeds_lost(), best.abs_diff(own), "{before:?} {}", turn.mv);
                    assert!(found.proven);
                    losses += usize::from(best != own);
                }
                other => panic!("{other:?}"),
            }
            turns += 1;
        }
        assert_eq!(graded.proven_turns(), graded.turns().len());
        assert_eq!(graded.depths(), None, "nothing is left to guess");
    }
    assert!(turns > 60 && losses > 10, "{turns} turns, {losses} losses");
}

#[test]
fn it_works_turn_by_turn_and_reuses_results_for_another_line() {
    let mut game = GameInProgress::new(
        Ruleset::new(GameName::Owari),
        BySide::new(Player::You, Player::Friend),
    );
    play_all(&mut game, "C f B e");
    let mut graded = GradedGame::new(&game, game.line());
    assert_eq!(graded.progress(), (0, 5), "the current position counts too");
    let look = |graded: &mut GradedGame, game: &GameInProgress| {
        let (at, position) = graded.next().expect("not done");
        graded.put(at, weigh(&position, game.history_at(at), Limits::depth(4)));
        at
    };
    assert_eq!(look(&mut graded, &game), NodeId::START);
    let first = graded.turns()[0].clone();
    assert_eq!((first.number, first.mover, first.from), (1, Side::South, NodeId::START));
    assert!(matches!(graded.finding(&first), Finding::Graded(_) | Finding::Open));
    assert_eq!(graded.finding(&graded.turns()[1]), &Finding::Unknown);
    assert!(graded.worth(first.from).is_some() && graded.worth(first.to).is_none());
    look(&mut graded, &game);
    // Back to the second turn and on with another move: the positions up to there stay known.
    game.undo();
    game.undo();
    play_all(&mut game, "A");
    graded.follow(&game, game.line());
    assert_eq!(graded.progress(), (2, 4));
    while !graded.is_done() {
        look(&mut graded, &game);
    }
    assert_eq!(graded.depths(), Some(4..=4));
    assert_eq!(graded.proven_turns(), 0);
    let tally = graded.tally();
    assert_eq!(tally.south.graded() + tally.south.open, 2);
    assert_eq!(tally.north.graded() + tally.north.open, 1);
}

#[test]
fn a_turn_without_a_choice_has_no_grade_and_a_loss_is_a_moment() {
    // From the lesson on shelter: A gives seven seeds away.
    let mut game = game_from(GameName::Awale, "2,1,0,1,0,0/0,0,0,1,0,4 19-20 S");
    play_all(&mut game, "A f");
    let mut graded = GradedGame::new(&game, game.line());
    while let Some((at, position)) = graded.next() {
        graded.put(at, weigh(&position, game.history_at(at), Limits::depth(14)));
    }
    assert_eq!(graded.moments().len(), 1);
    let moment = graded.turn_to(graded.moments()[0]).expect("of the line");
    assert_eq!((moment.mv.to_string(), moment.number), ("A".to_owned(), 1));
    assert_eq!(graded.mistakes(Side::South).len(), 1);
    assert!(graded.mistakes(Side::North).is_empty());
    let tally = graded.tally();
    let bad = tally.south.of(Grade::Mistake) + tally.south.of(Grade::Blunder);
    assert_eq!((bad, tally.south.graded()), (1, 1));
    assert!(tally.south.lost_a_turn().expect("a grade") >= 4.0);
    let met = graded.rules_met();
    assert!(met.iter().any(|rule| rule.rule == RuleId::AwaleCapture && rule.turns.north == 1));
    assert!(met.iter().all(|rule| !rule.ended), "the game goes on");
    // A forced move is not graded.
    let mut forced = game_from(GameName::Awale, "0,0,0,0,0,1/0,0,1,0,0,1 22-23 S");
    play_all(&mut forced, "F");
    let mut graded = GradedGame::new(&forced, forced.line());
    let (at, position) = graded.next().expect("the start");
    graded.put(at, weigh(&position, Vec::new(), Limits::depth(6)));
    assert_eq!(graded.finding(&graded.turns()[0]), &Finding::Only);
    assert_eq!((graded.tally().south.only, graded.tally().south.lost_a_turn()), (1, None));
}

#[test]
fn each_rule_of_a_turn_counts_as_met() {
    // The seed of A lands in B, goes on from there, and the last one ends in the empty D, opposite c.
    let mut game = game_from(GameName::Ayoayo, "1,1,0,0,0,0/0,0,4,0,0,1 20-21 S");
    play_all(&mut game, "A");
    let graded = GradedGame::new(&game, game.line());
    let met = |rule: RuleId| graded.rules_met().iter().find(|met| met.rule == rule).copied();
    let turns = |rule: RuleId| met(rule).map(|met| (met.turns.south, met.turns.north));
    assert_eq!(turns(RuleId::AyoayoCapture), Some((1, 0)));
    assert_eq!(turns(RuleId::AyoayoRelay), Some((1, 0)));
    // In Giuthi A's last seed lands opposite seeds that this turn has not fed: they stay.
    let mut game = game_from(GameName::Giuthi, "2,0,0,0,0,0/0,0,0,3,0,0 34-33 S");
    play_all(&mut game, "AR");
    let graded = GradedGame::new(&game, game.line());
    let captures = graded.rules_met().iter().filter(|met| met.rule.kind() == RuleKind::Capture);
    assert_eq!(captures.count(), 0);
}

#[test]
fn placements_that_were_not_searched_are_marked() {
    let mut game = GameInProgress::new(
        Ruleset::new(GameName::BawoAdvanced),
        BySide::new(Player::You, Player::Friend),
    );
    play_all(&mut game, "=A1A1A1A1A1");
    let mut graded = GradedGame::new(&game, game.line());
    let (at, position) = graded.next().expect("the start");
    graded.put(at, weigh(&position, Vec::new(), Limits::nodes(3_000)));
    assert_eq!(graded.finding(&graded.turns()[0]), &Finding::Unweighed);
    let worth = graded.worth(NodeId::START).expect("looked at");
    assert!(worth.chance.is_some_and(|chance| chance > 0.0 && chance < 1.0), "{worth:?}");
}

#[test]
fn a_resigned_game_ends_without_a_value_and_a_decided_one_with_it() {
    let mut game = game_from(GameName::Owari, "0,0,0,0,0,1/0,0,0,0,0,2 20-25 S");
    let at = game.resign(Side::South).expect("not over");
    let graded = GradedGame::new(&game, game.line());
    assert_eq!(graded.worth(at), None);
    assert_eq!(graded.progress(), (0, 1));
    game.undo();
    let mv: Move = game.position().parse_move("F").expect("a move");
    game.play(&mv).expect("legal");
    let halved = game.agree(kete::game::Agreement::Halve).expect("on offer");
    let graded = GradedGame::new(&game, game.path());
    let worth = graded.worth(halved).expect("over");
    let outcome = game.outcome().expect("over");
    assert_eq!(worth.seeds(), i32::from(outcome.seeds.south) - i32::from(outcome.seeds.north));
    assert!(worth.exact && worth.depth == 0);
    assert!(graded.rules_met().last().is_some_and(|rule| rule.ended));
}

#[test]
fn a_mistake_contradicted_by_the_next_position_has_no_grade() {
    let mut game = game_from(GameName::Awale, "2,1,0,1,0,0/0,0,0,1,0,4 19-20 S");
    play_all(&mut game, "A");
    let line = game.line_from(NodeId::START);
    let (from, to) = (line[0], line[1]);
    let look = |position: &Position| weigh(position, Vec::new(), Limits::depth(5));
    let honest = look(game.node(to).entry().position());
    // By the position after the turn alone, North to move is hopelessly behind.
    let behind = game_from(GameName::Awale, "0,0,0,0,0,1/4,0,0,0,0,0 4-39 S");
    let denying = look(behind.position());
    for (next, is_graded) in [(honest, true), (denying, false)] {
        let mut graded = GradedGame::new(&game, line.clone());
        graded.put(from, look(game.node(from).entry().position()));
        let first = graded.graded(to).cloned().expect("a grade");
        assert!(first.grade() >= Grade::Mistake && !first.proven, "{first:?}");
        assert!(graded.moments().is_empty(), "the graph does not go so far yet");
        graded.put(to, next);
        assert_eq!(graded.graded(to).is_some(), is_graded);
        let found = graded.finding(&graded.turns()[0]);
        assert_eq!(*found == Finding::Open, !is_graded, "{found:?}");
        assert_eq!(graded.moments().is_empty(), !is_graded);
        // Another line of the same game says the same.
        graded.follow(&game, line.clone());
        assert_eq!(graded.graded(to).is_some(), is_graded);
    }
}

#[test]
fn between_two_proven_positions_exactly_their_difference_is_lost() {
    let mut proven = 0;
    for (name, moves, nodes) in [
        (GameName::Basic, "F a D A e C B E b F e C d D B b F A a B f D e F C b E a F b B", 3_000),
        (GameName::Ayoayo, "A f A a E f C a D e F c C e D e C b E f F d B e A f", 3_000),
    ] {
        let players = BySide::new(Player::You, Player::Friend);
        let mut game = GameInProgress::new(Ruleset::new(name), players);
        play_all(&mut game, moves);
        let mut graded = GradedGame::new(&game, game.line_from(NodeId::START));
        while let Some((at, position)) = graded.next() {
            graded.put(at, weigh(&position, game.history_at(at), Limits::nodes(nodes)));
        }
        for turn in graded.turns() {
            let worths = graded.worth(turn.from).zip(graded.worth(turn.to)).expect("looked at");
            let Finding::Graded(found) = graded.finding(turn) else { continue };
            if worths.0.exact && worths.1.exact {
                let lost = worths.0.hundredths.abs_diff(worths.1.hundredths) as i32;
                // Who has more than half of the seeds needs no more: a good move then, though not the best.
                let is_free = turn.decides && Grade::of(lost) >= Grade::Inaccuracy;
                let lost = if is_free { 50 } else { lost };
                assert_eq!((found.lost, found.proven), (lost, true), "{name} {turn:?}");
                proven += 1;
            }
        }
    }
    assert!(proven > 10, "{proven}");
}

#[test]
fn a_turn_that_ends_a_round_is_worth_the_rounds_result() {
    let save = std::fs::read("saves/giuthi-match.kete").expect("it is in the repository");
    let game = GameInProgress::from_save(&save).expect("a good game");
    let line = game.line_from(NodeId::START);
    let rounds = game.rounds_to(*line.last().expect("a line"));
    assert_eq!(rounds.len(), 5);
    let mut graded = GradedGame::new(&game, line.clone());
    while let Some((at, position)) = graded.next() {
        graded.put(at, weigh(&position, game.history_at(at), Limits::depth(2)));
    }
    for round in &rounds {
        let worth = graded.worth(round.ended_at).expect("known");
        let ahead = i32::from(round.seeds.south) - i32::from(round.seeds.north);
        assert_eq!((worth.seeds(), worth.exact, worth.depth), (ahead, true, 0), "{round:?}");
    }
    // The value of the next round is attached to its first turn and is not proven.
    for round in &rounds[..4] {
        let after = line.iter().position(|id| *id == round.ended_at).expect("of the line") + 1;
        let worth = graded.worth(line[after]).expect("looked at");
        assert!(!worth.exact && worth.depth > 0, "{worth:?}");
    }
    let up_to = line.iter().position(|id| *id == rounds[0].ended_at).expect("of the line");
    graded.follow(&game, line[..=up_to + 1].to_vec());
    assert_eq!(graded.proven_turns(), 0, "the layout of a round is no turn that is proven");
}

#[test]
fn the_proven_turns_are_those_between_proven_points_of_the_graph() {
    let mut longest = 0;
    for seed in 0..12 {
        for depth in 1..4 {
            let game = few_seeds_by_chance(seed);
            let mut graded = GradedGame::new(&game, game.line_from(NodeId::START));
            while let Some((at, position)) = graded.next() {
                graded.put(at, weigh(&position, game.history_at(at), Limits::depth(depth)));
            }
            let line = graded.line().to_vec();
            let exact = |id: &&NodeId| graded.worth(**id).is_some_and(|worth| worth.exact);
            let points = line.iter().rev().take_while(exact).count();
            assert_eq!(graded.proven_turns(), points.saturating_sub(1), "{seed}, depth {depth}");
            longest = longest.max(points);
        }
    }
    assert!(longest > 3, "{longest}");
}

#[test]
fn an_agreed_end_of_a_round_is_worth_its_result() {
    let mut game = game_from(GameName::Giuthi, "1,0,0,0,0,2/0,0,1,0,0,2 36-30 S");
    let ended = game.agree(kete::game::Agreement::End).expect("on offer");
    assert!(game.outcome().is_none(), "the match goes on");
    let seeds = game.rounds()[0].seeds;
    let mut graded = GradedGame::new(&game, game.line());
    while let Some((at, position)) = graded.next() {
        graded.put(at, weigh(&position, game.history_at(at), Limits::nodes(300)));
    }
    let worth = graded.worth(ended).expect("known");
    assert_eq!(worth.seeds(), i32::from(seeds.south) - i32::from(seeds.north));
    assert!(worth.exact);
}

#[test]
fn what_is_proven_before_a_turn_holds_after_it() {
    let (mut carried, mut only, mut open) = (0, 0, 0);
    for seed in 0..80 {
        let game = few_seeds_by_chance(seed);
        let mut graded = GradedGame::new(&game, game.line_from(NodeId::START));
        let mut looks = 0;
        let mut by_itself = Vec::new();
        while let Some((at, position)) = graded.next() {
            // Every third position is searched to the end, the others hardly at all.
            let limits = if looks % 3 == 0 { Limits::default() } else { Limits::depth(1) };
            let weighed = weigh(&position, game.history_at(at), limits);
            let is_exact = weighed.best().is_some_and(|best| best.score.is_exact());
            by_itself.push((at, is_exact));
            graded.put(at, weighed);
            looks += 1;
        }
        let mut known = HashMap::new();
        for turn in graded.turns() {
            let after = game.node(turn.to).entry().position();
            let (before, worth) = (graded.worth(turn.from), graded.worth(turn.to).expect("known"));
            if worth.exact {
                assert_eq!(worth.seeds(), value(after, &mut known), "{after:?}");
            }
            let seen = by_itself.iter().any(|(at, is_exact)| *at == turn.to && *is_exact);
            if after.outcome().is_some() || seen {
                continue;
            }
            let is_only = *graded.finding(turn) == Finding::Only;
            let was_exact = before.is_some_and(|before| before.exact);
            if is_only && was_exact {
                assert!(worth.exact, "{after:?}");
                only += 1;
            }
            let weighed = graded.weighed(turn.from).expect("looked at");
            if !is_only {
                assert!(worth.exact || !weighed.is_exact(&turn.mv), "{after:?}");
                carried += usize::from(worth.exact);
                open += usize::from(!worth.exact);
            }
        }
    }
    assert!(carried > 20 && only > 3 && open > 20, "{carried} {only} {open}");
}

#[test]
fn a_proven_win_of_bawo_comes_nearer_with_each_turn() {
    let text = "1,0,0,0,1,0,1,1/0,0,0,0,0,0,0,0/1,0,1,0,0,0,0,1/0,0,0,0,0,0,0,0 8-8 - S";
    let mut game = game_from(GameName::BawoNtchuwa, text);
    play_all(&mut game, "A8R");
    let line = game.line();
    let mut graded = GradedGame::new(&game, line.clone());
    for (at, depth) in [(line[0], 6), (line[1], 1)] {
        let position = *game.node(at).entry().position();
        graded.put(at, weigh(&position, Vec::new(), Limits::depth(depth)));
    }
    let wins = |at| graded.worth(at).expect("looked at").win;
    assert_eq!(wins(line[0]), Some((Side::South, 3)));
    assert_eq!(wins(line[1]), Some((Side::South, 2)));
    assert!(graded.worth(line[1]).is_some_and(|worth| worth.exact && worth.chance == Some(1.0)));
}

#[test]
fn a_graded_game_is_the_same_after_it_was_kept_as_text() {
    for (name, turns) in [(GameName::Owari, 14), (GameName::BawoAdvanced, 8), (GameName::Ring, 8)] {
        let mut game =
            GameInProgress::new(Ruleset::new(name), BySide::new(Player::You, Player::Friend));
        let mut dice = Dice::new(7);
        for _ in 0..turns {
            let moves = game.position().moves();
            let mv = moves[dice.below(moves.len())];
            game.play(&mv).expect("legal");
        }
        let mut graded = GradedGame::new(&game, game.line());
        assert_eq!(graded.to_text(&game), None);
        while let Some((at, position)) = graded.next() {
            graded.put(at, weigh(&position, game.history_at(at), Limits::nodes(4_000)));
        }
        let text = graded.to_text(&game).expect("known");
        let again = GradedGame::from_text(&game, game.line(), &text).expect("its own text");
        assert!(again.is_done());
        assert_eq!(again.tally(), graded.tally());
        assert_eq!(again.moments(), graded.moments());
        for turn in graded.turns() {
            assert_eq!(again.finding(turn), graded.finding(turn), "{name:?} {}", turn.mv);
            assert_eq!(again.fall(turn.to), graded.fall(turn.to));
            assert_eq!(again.worth(turn.to), graded.worth(turn.to));
        }
        // The line goes on: what is known of its beginning is still known.
        let mv = game.position().moves()[0];
        game.play(&mv).expect("legal");
        assert!(GradedGame::from_text(&game, game.line(), &text).is_some());
        // Another line is not this one, and what is damaged is searched again.
        let other = GameInProgress::new(Ruleset::new(name), game.players());
        assert!(GradedGame::from_text(&other, other.line(), &text).is_none());
        let damaged = text.replace("; 3 ", "; 3 x");
        let again = GradedGame::from_text(&game, game.line(), &damaged).expect("the rest");
        assert_eq!(again.progress().0, graded.progress().0 - 1);
        for bad in ["", "; ", "1-2; 0 1 2 C", &text[..text.len() / 2]] {
            let _ = GradedGame::from_text(&game, game.line(), bad);
        }
    }
}

#[test]
fn a_turn_of_bawo_that_wins_later_is_not_the_best_where_another_wins_at_once() {
    let before = "2,2,4,0,12,0,1,0/3,2,1,5,2,2,1,6/0,1,0,0,2,3,0,1/4,1,3,0,3,0,2,1 0-0 - S";
    let graded_as = |mv: &str| {
        let mut game = game_from(GameName::BawoBeginner, before);
        play_all(&mut game, mv);
        let mut graded = GradedGame::new(&game, game.line_from(NodeId::START));
        while let Some((at, position)) = graded.next() {
            graded.put(at, weigh(&position, game.history_at(at), Limits::nodes(20_000)));
        }
        let found = graded.finding(&graded.turns()[0]);
        found.graded().map(|graded| graded.grade())
    };
    assert_eq!(graded_as("B8R"), Some(Grade::Best));
    assert_ne!(graded_as("A5R"), Some(Grade::Best));
}
