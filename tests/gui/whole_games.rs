//! Games from start to result.

use egui::Key;
use egui_kittest::kittest::Queryable as _;
use kete::rules::{GameName, Move};

use crate::window::Window;

/// The moves of a quick game: always the last in the list.
fn next(window: &Window) -> Option<Move> {
    let table = window.table();
    let moves = table.position().moves();
    (!table.game.is_over()).then(|| moves[moves.len() - 1])
}

#[test]
fn a_game_of_owari_by_clicks_ends_with_its_result() {
    let mut window = Window::game(GameName::Owari, true);
    for _ in 0..400 {
        let Some(mv) = next(&window) else { break };
        match mv.hole() {
            Some(hole) => window.click_start(&format!("{:?} {hole}", hole.owner())),
            None => window.click("Pass"),
        }
    }
    assert!(window.table().game.is_over(), "{}", window.shown());
    assert!(window.has("Rematch, sides swapped"));
    let outcome = window.table().game.outcome().expect("over");
    let rule = kete::texts::rule(outcome.rule.expect("by a rule"));
    assert!(window.has(&rule.title), "{:?}", window.names());
}

#[test]
fn a_game_of_owari_by_keys_ends_with_its_result() {
    const LETTERS: [Key; 6] = [Key::A, Key::B, Key::C, Key::D, Key::E, Key::F];
    let mut window = Window::game(GameName::Owari, true);
    for _ in 0..400 {
        let Some(mv) = next(&window) else { break };
        match mv.hole() {
            Some(hole) => window.key(LETTERS[hole.in_row()]),
            None => window.key(Key::Enter),
        }
    }
    assert!(window.table().game.is_over(), "{}", window.shown());
    assert!(window.harness.query_by_label("Rematch, sides swapped").is_some());
}

/// Plays a game against Kete through the accessibility tree, up to `most` own turns.
fn against_kete(game: GameName, most: usize) -> Window {
    let mut window = Window::game(game, false);
    for _ in 0..most {
        window.rest();
        if window.table().game.is_over() {
            break;
        }
        if window.has("Spread evenly") {
            window.press("Spread evenly");
            window.press("Start the round");
            continue;
        }
        let mv = next(&window).expect("not over");
        match mv {
            Move::Pass => window.press("Pass"),
            Move::Colour(hole, colour) => {
                let colour = if colour == kete::rules::Colour::Red { "red" } else { "blue" };
                window.press(&format!("Hole {hole} {colour}"));
            }
            Move::Way { hole, way, .. } => {
                window.press(&format!("{:?} {hole}", hole.owner()));
                let way = if way == kete::rules::Way::Left { "left" } else { "right" };
                window.press(&format!("{hole} {way}"));
                if window.has("Stop here") {
                    window.press("Stop here");
                }
            }
            Move::Hole(hole) => window.press(&format!("{:?} {hole}", hole.owner())),
            Move::Opening(_) | Move::Fill(_) => panic!("no list holds {mv}"),
        }
    }
    window.rest();
    window
}

#[test]
fn kete_plays_every_game() {
    for game in GameName::ALL {
        let window = against_kete(game, 12);
        let turns = window.table().game.turns().len();
        assert!(turns >= 12 || window.table().game.is_over(), "{game}: {turns} turns");
    }
}

#[test]
fn kete_opens_a_game_of_bawo_and_lays_out_a_round_of_giuthi() {
    use kete::game::{GameInProgress, Level, Player};
    use kete::rules::{BySide, Ruleset, Setup};
    let players = BySide::new(Player::Kete(Level::LOWEST), Player::You);
    let mut window = Window::game(GameName::BawoAdvanced, false);
    let game = GameInProgress::new(Ruleset::new(GameName::BawoAdvanced), players);
    window.harness.state_mut().state.lay(game);
    window.rest();
    assert_eq!(window.table().game.turns().len(), 1);
    // The board is seen from the person's side.
    assert!(window.table().flipped);

    let ruleset = Ruleset::new(GameName::Giuthi);
    let text = "0,0,0,0,0,0/0,0,0,0,0,0 15-57 S";
    let setup = Setup::parse(GameName::Giuthi, text).expect("a position");
    let game = GameInProgress::from_setup(ruleset, players, &setup).expect("possible");
    window.harness.state_mut().state.lay(game);
    window.rest();
    assert!(matches!(window.table().game.turns()[0].mv, Move::Fill(_)));
}
