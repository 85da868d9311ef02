//! Undo, redo, branches, comments, and the numbers for the graph.

use kete::game::{GameInProgress, Level, NodeId, Player, TurnMark};
use kete::rules::{BySide, GameName, Move, RuleId};

use crate::play::{FRIENDS, game_at, play, ruleset};

fn moves_of(game: &GameInProgress, ids: &[NodeId]) -> String {
    let words = ids.iter().map(|id| game.node(*id).entry().notation());
    words.collect::<Vec<_>>().join(" ").trim().to_owned()
}

#[test]
fn undo_and_redo_walk_the_line() {
    let mut game = game_at(ruleset(GameName::Owari, ""), "start");
    let end = play(&mut game, "C d E");
    assert!(game.undo() && game.undo());
    assert_eq!(moves_of(&game, &game.path()), "C");
    assert_eq!(moves_of(&game, &game.line()), "C d E");
    assert!(game.redo() && game.redo());
    assert_eq!(game.current(), end);
    assert!(!game.redo());
    game.go_to_start();
    assert!(!game.undo());
    assert_eq!(game.position(), &game.ruleset().start());
    game.go_to_end();
    assert_eq!(game.current(), end);
}

#[test]
fn another_move_starts_a_branch_and_becomes_the_main_line() {
    let mut game = game_at(ruleset(GameName::Owari, ""), "start");
    let old_end = play(&mut game, "C d E");
    game.undo();
    let fork = game.current();
    play(&mut game, "F a");
    assert_eq!(moves_of(&game, &game.line()), "C d F a");
    assert_eq!(moves_of(&game, game.node(fork).children()), "F E");
    assert!(game.go_to(old_end));
    assert_eq!(moves_of(&game, &game.path()), "C d E");
    game.undo();
    game.redo();
    assert_eq!(moves_of(&game, &game.path()), "C d F", "redo takes the line");
    assert_eq!(game.len(), 5);
}

#[test]
fn playing_on_in_a_branch_makes_it_the_main_line() {
    let mut game = game_at(ruleset(GameName::Owari, ""), "start");
    let old = play(&mut game, "C d");
    game.go_to_start();
    play(&mut game, "D e");
    game.go_to(old);
    play(&mut game, "E");
    game.go_to_start();
    assert_eq!(moves_of(&game, &game.line()), "C d E");
}

#[test]
fn the_same_move_again_makes_no_new_branch() {
    let mut game = game_at(ruleset(GameName::Owari, ""), "start");
    let once = play(&mut game, "C d");
    game.go_to_start();
    assert_eq!(play(&mut game, "C d"), once);
    assert_eq!(game.len(), 2);
}

#[test]
fn a_refused_move_changes_nothing() {
    let mut game = game_at(ruleset(GameName::Owari, ""), "start");
    play(&mut game, "C d");
    let before = game.to_save();
    let mv = game.position().parse_move("C").expect("a hole");
    assert_eq!(game.play(&mv).expect_err("empty").rule, RuleId::MoveEmpty);
    assert_eq!(game.to_save(), before);
}

#[test]
fn undo_goes_back_to_before_a_row_of_passes() {
    let mut game = game_at(ruleset(GameName::Giuthi, ""), "0,0,0,0,0,2/3,1,1,3,0,0 31-31 S");
    game.set_players(BySide::new(Player::You, Player::Kete(Level::LOWEST)));
    play(&mut game, "FL dR pass aR pass cR");
    assert_eq!(game.position().moves(), [Move::Pass]);
    assert!(game.undo_to_person());
    assert_eq!(moves_of(&game, &game.path()), "");
    assert!(game.redo_to_person());
    assert_eq!(moves_of(&game, &game.path()), "FL dR pass aR pass cR");
}

#[test]
fn against_the_computer_undo_takes_both_moves_back() {
    let level = Level::new(4).expect("1 to 10");
    let players = BySide::new(Player::You, Player::Kete(level));
    let mut game = GameInProgress::new(ruleset(GameName::Owari, ""), players);
    assert!(!game.undo_to_person(), "nothing was played");
    play(&mut game, "C d E a");
    assert!(game.undo_to_person());
    assert_eq!(moves_of(&game, &game.path()), "C d");
    game.redo();
    assert!(game.undo_to_person());
    assert_eq!(moves_of(&game, &game.path()), "C d");
    assert!(game.redo_to_person());
    assert_eq!(moves_of(&game, &game.path()), "C d E a");
    assert!(!game.redo_to_person());
    let both = Player::Kete(level);
    game.set_players(BySide::new(both, both));
    assert!(!game.undo_to_person(), "no person sits at this board");
    game.set_players(FRIENDS);
    assert!(game.undo_to_person());
    assert_eq!(moves_of(&game, &game.path()), "C d E");
}

#[test]
fn the_players_turn_follows_the_rules() {
    let level = Level::HIGHEST;
    let players = BySide::new(Player::You, Player::Kete(level));
    let mut game = GameInProgress::new(ruleset(GameName::Basic, ""), players);
    play(&mut game, "D");
    assert_eq!(game.player_to_move(), Some(Player::You), "the last seed in the store");
    play(&mut game, "A");
    assert_eq!(game.player_to_move(), Some(Player::Kete(level)));
}

#[test]
fn levels_are_1_to_10() {
    assert_eq!(Level::new(0), None);
    assert_eq!(Level::new(11), None);
    let all: Vec<u8> = Level::all().map(Level::get).collect();
    assert_eq!(all, (1..=10).collect::<Vec<u8>>());
}

#[test]
fn comments_and_marks_stay_with_their_position() {
    let mut game = game_at(ruleset(GameName::Owari, ""), "start");
    let id = play(&mut game, "C");
    game.set_comment(id, "Feeds d.");
    game.set_mark(id, Some(TurnMark::Good));
    game.set_mark(NodeId::START, Some(TurnMark::Good));
    game.undo();
    play(&mut game, "D");
    assert_eq!(game.node(id).comment(), "Feeds d.");
    assert_eq!(game.node(id).mark(), Some(TurnMark::Good));
    assert_eq!(game.node(NodeId::START).mark(), None, "nothing led to the start");
}

#[test]
fn the_graph_shows_captured_seeds_along_the_whole_line() {
    let mut game = game_at(ruleset(GameName::Basic, ""), "start");
    play(&mut game, "D A");
    game.undo();
    let course = game.seed_history();
    assert_eq!(course.len(), game.line().len());
    assert_eq!(course[0], BySide::new(0, 0));
    assert_eq!(course[1], BySide::new(1, 0));
}

#[test]
fn the_graph_of_bawo_shows_front_row_seeds() {
    let game = game_at(ruleset(GameName::BawoAdvanced, ""), "start");
    assert_eq!(game.seed_history(), [BySide::new(12, 12)]);
}
