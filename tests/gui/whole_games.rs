//! Games from start to result.

use egui::Key;
use egui_kittest::kittest::Queryable as _;
use kete::rules::{GameName, Move};

use crate::window::{Window, hole_name};

/// The moves of a quick game: always the last in the list.
fn next(window: &Window) -> Option<Move> {
    let session = window.session();
    let moves = session.position().moves();
    (!session.game.is_over()).then(|| moves[moves.len() - 1])
}

#[test]
fn a_game_of_owari_by_clicks_ends_with_its_result() {
    let mut window = Window::game(GameName::Owari, true);
    for _ in 0..400 {
        let Some(mv) = next(&window) else { break };
        match mv.hole() {
            Some(hole) => window.click_start(&hole_name(hole)),
            None => window.click("Pass"),
        }
    }
    assert!(window.session().game.is_over(), "{}", window.shown());
    assert!(window.has("Rematch, sides swapped"));
    let outcome = window.session().game.outcome().expect("over");
    let rule = kete::narration::rule(outcome.rule.expect("by a rule"));
    window.assert_has(&rule.title);
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
    assert!(window.session().game.is_over(), "{}", window.shown());
    assert!(window.harness.query_by_label("Rematch, sides swapped").is_some());
}

/// Plays a game against Kete through the accessibility tree, up to `most` own turns.
fn against_kete(game: GameName, most: usize) -> Window {
    let mut window = Window::game_unasked(game);
    for _ in 0..most {
        window.rest();
        if window.session().game.is_over() {
            break;
        }
        if window.has("Spread evenly") {
            window.press("Spread evenly");
            window.press("Start the round");
            continue;
        }
        if window.has("Next round") {
            window.press("Next round");
            continue;
        }
        let mv = next(&window).expect("not over");
        // At a house it stops.
        window.press_move(match mv {
            Move::Way { hole, way, .. } => Move::Way { hole, way, spread: false },
            mv => mv,
        });
    }
    window.rest();
    window
}

#[test]
fn kete_plays_every_game() {
    for game in GameName::ALL {
        let window = against_kete(game, 12);
        let turns = window.session().game.turns().len();
        assert!(turns >= 12 || window.session().game.is_over(), "{game}: {turns} turns");
    }
}

#[test]
fn kete_opens_a_game_of_bawo_and_lays_out_a_round_of_giuthi() {
    use kete::game::{GameInProgress, Level, Player};
    use kete::rules::{BySide, Ruleset, Setup};
    let players = BySide::new(Player::Kete(Level::LOWEST), Player::You);
    let mut window = Window::game(GameName::BawoAdvanced, false);
    let game = GameInProgress::new(Ruleset::new(GameName::BawoAdvanced), players);
    window.state_mut().lay(game);
    window.rest();
    assert_eq!(window.session().game.turns().len(), 1);
    // The board is shown from the player's side.
    assert!(window.session().flipped);

    let ruleset = Ruleset::new(GameName::Giuthi);
    let text = "0,0,0,0,0,0/0,0,0,0,0,0 15-57 S";
    let setup = Setup::parse(GameName::Giuthi, text).expect("a position");
    let game = GameInProgress::from_setup(ruleset, players, &setup).expect("possible");
    window.state_mut().lay(game);
    window.rest();
    assert!(matches!(window.session().game.turns()[0].mv, Move::Fill(_)));
}

/// A move that varies from turn to turn. A Giuthi match would last very long that way, so there South
/// captures as much as possible and North as little as possible.
pub(crate) fn varied(window: &Window, turn: usize) -> Option<Move> {
    let session = window.session();
    let position = session.position();
    let moves = position.moves();
    if session.game.is_over() || moves.is_empty() {
        return None;
    }
    let any = moves[(turn.wrapping_mul(2_654_435_761) >> 9) % moves.len()];
    if position.ruleset().name() != GameName::Giuthi {
        return Some(any);
    }
    let south_ahead = |mv: &&Move| {
        let stores = position.play_unchecked(mv).setup().stores;
        (stores.south as i32 - stores.north as i32, **mv == any)
    };
    moves.iter().max_by_key(south_ahead).copied()
}

#[test]
fn every_game_is_played_to_its_result_by_the_pointer() {
    for game in GameName::ALL {
        let mut window = Window::game(game, true);
        for turn in 0..1500 {
            if window.session().game.is_over() {
                break;
            }
            if window.has("Spread evenly") {
                window.click("Spread evenly");
                window.click("Start the round");
                continue;
            }
            if window.has("Next round") {
                window.click("Next round");
                continue;
            }
            match varied(&window, turn).expect("the game goes on") {
                Move::Pass => window.click("Pass"),
                Move::Colour(hole, colour) => {
                    let colour = if colour == kete::rules::Colour::Red { "red" } else { "blue" };
                    window.click_start(&format!("Hole {hole} {colour}"));
                }
                Move::Way { hole, way, spread } => {
                    let left = way == window.session().way_on_screen(true);
                    window.click_at(&hole_name(hole), if left { 0.08 } else { 0.92 });
                    if window.has("Stop here") {
                        window.click(if spread { "Spread it" } else { "Stop here" });
                    }
                }
                Move::Hole(hole) => window.click_start(&hole_name(hole)),
                Move::Opening(_) | Move::Fill(_) => panic!("no list holds these"),
            }
        }
        assert!(window.session().game.is_over(), "{game}: {}", window.shown());
        assert!(window.has("Rematch, sides swapped"), "{game}");
    }
}

#[test]
fn every_game_is_played_to_its_result_by_keys() {
    use egui::Modifiers;
    const LETTERS: [Key; 6] = [Key::A, Key::B, Key::C, Key::D, Key::E, Key::F];
    const FIGURES: [Key; 8] =
        [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5, Key::Num6, Key::Num7, Key::Num8];
    for game in GameName::ALL {
        let mut window = Window::game(game, true);
        let name = |window: &mut Window, hole: kete::rules::Hole| match window
            .session()
            .position()
            .shape()
        {
            kete::rules::BoardShape::TwoRows { .. } => window.key(LETTERS[hole.in_row()]),
            _ if hole.row() == kete::rules::BawoRow::Back => {
                window.keys(Modifiers::SHIFT, FIGURES[hole.in_row()]);
            }
            _ => window.key(FIGURES[hole.in_row()]),
        };
        for turn in 0..1500 {
            if window.session().game.is_over() {
                break;
            }
            if window.has("Next round") {
                window.key(Key::Enter);
                continue;
            }
            if let Some(left) = window.session().left_in_hand() {
                // A seed in every hole, the rest in the last.
                let holes = window.session().layout().len();
                for seed in 0..left {
                    window.key(LETTERS[seed.min(holes - 1)]);
                }
                window.key(Key::Enter);
                continue;
            }
            match varied(&window, turn + 2).expect("the game goes on") {
                Move::Pass => window.key(Key::Enter),
                Move::Colour(hole, colour) => {
                    name(&mut window, hole);
                    window.key(if colour == kete::rules::Colour::Red { Key::R } else { Key::B });
                }
                Move::Way { hole, way, spread } => {
                    name(&mut window, hole);
                    window.key(if way == kete::rules::Way::Left { Key::L } else { Key::R });
                    if window.has("Stop here") {
                        window.key(if spread { Key::Plus } else { Key::Enter });
                    }
                }
                Move::Hole(hole) => name(&mut window, hole),
                Move::Opening(_) | Move::Fill(_) => panic!("no list holds these"),
            }
        }
        assert!(window.session().game.is_over(), "{game}: {}", window.shown());
    }
}
