//! During the animation of a turn the page shows only what the landed seeds have decided.

use std::collections::HashSet;

use egui::epaint::Shape;
use egui::{Color32, Pos2, Rect};
use kete::app::WindowOptions;
use kete::app::page::Page;
use kete::app::session::state::SideTab;
use kete::draw::animation::Speed;
use kete::draw::theme::ThemeName;
use kete::game::{GameInProgress, Person, Player};
use kete::narration::turns::Course;
use kete::rules::{BySide, GameName, Move, Ruleset, Side, Step};

use crate::dice::Dice;
use crate::pointing::grown;
use crate::window::{USUAL, Window};

/// Everything that is painted.
pub fn shapes(window: &Window) -> Vec<Shape> {
    let mut all: Vec<Shape> =
        window.harness.output().shapes.iter().map(|clipped| clipped.shape.clone()).collect();
    let mut flat = Vec::new();
    while let Some(shape) = all.pop() {
        match shape {
            Shape::Vec(more) => all.extend(more),
            other => flat.push(other),
        }
    }
    flat
}

/// Every painted text with its position.
fn painted(window: &Window) -> HashSet<(String, i32, i32)> {
    let of = |shape: Shape| match shape {
        Shape::Text(text) if text.opacity_factor > 0.0 => {
            let Pos2 { x, y } = text.pos;
            Some((text.galley.text().to_owned(), x.round() as i32, y.round() as i32))
        }
        _ => None,
    };
    shapes(window).into_iter().filter_map(of).collect()
}

/// The side whose strip, which contains the player's name, is framed as the one to move.
fn framed(window: &Window) -> Option<Side> {
    let accent = window.state().theme.theme().accent;
    let frames = shapes(window).into_iter().filter_map(|shape| match shape {
        Shape::Rect(rect) => {
            let is_frame = rect.stroke.width == 1.5
                && rect.stroke.color == accent
                && rect.fill == Color32::TRANSPARENT;
            is_frame.then_some(rect.rect)
        }
        _ => None,
    });
    let frames: Vec<Rect> = frames.filter(|rect| rect.width() > 120.0).collect();
    let [frame] = frames[..] else {
        assert!(frames.is_empty(), "{frames:?}");
        return None;
    };
    let players = window.session().game.players();
    let texts = painted(window);
    let nobody = Person::default();
    let is_in = |side: &Side| {
        let name = kete::app::words::player(players[*side]);
        let short = kete::app::words::player_short(&players[*side], &nobody);
        texts.iter().any(|(text, x, y)| {
            (*text == name || text == short) && frame.contains(egui::pos2(*x as f32, *y as f32))
        })
    };
    Side::ALL.into_iter().find(is_in)
}

/// The rectangle of the board.
fn board(window: &Window) -> Rect {
    use egui_kittest::kittest::Queryable as _;
    let shape = window.session().position().shape();
    let name = |hole: kete::rules::Hole| match window.session().name() {
        GameName::Ring => format!("Hole {hole} red,"),
        _ => format!("{},", crate::window::hole_name(hole)),
    };
    let rects = shape.holes().map(|hole| {
        let name = window.named(&name(hole));
        window.harness.get_by_label(&name).rect()
    });
    rects.reduce(Rect::union).expect("a board has holes")
}

/// Starts the animation of a turn and runs until its first seed has landed.
fn begin(window: &mut Window, mv: Move, speed: Speed) {
    let now = window.harness.ctx.input(|input| input.time);
    let session = window.state_mut().session.as_mut().expect("a game");
    session.commit(mv, 0, now, speed);
    window.steps(10);
}

/// Names of holes and stores give the counts after the turn, for screen readers and scripts. Nothing
/// else may.
fn is_of_board(name: &str) -> bool {
    let starts = ["South ", "North ", "Hole "];
    let counts = name.contains("seed") || name.contains(" red, ");
    starts.iter().any(|start| name.starts_with(start)) && counts
}

#[test]
fn nothing_outside_the_board_shows_a_result_before_its_seeds_have_landed() {
    for game in GameName::ALL {
        let mut window = Window::game(game, true);
        let mut dice = Dice(31 + game as u64);
        let mut seen = 0;
        let mut gains = 0;
        for _ in 0..40 {
            let turns = 2 + dice.below(24);
            let grown = grown(&window, turns, &mut dice);
            let moves = grown.position().moves();
            if grown.is_over() || moves.is_empty() || !grown.position().layout_sizes().is_empty() {
                continue;
            }
            // A capturing turn has more to say too early.
            let gain = |mv: &&Move| {
                let turn = grown.position().play(mv).expect("legal");
                Course::of(&turn.events).gain()
            };
            let mv = *moves.iter().max_by_key(gain).expect("there are moves");
            let turn = grown.position().play(&mv).expect("legal");
            let drops =
                turn.events.iter().filter(|event| matches!(event.step, Step::Drop { .. })).count();
            if drops < 3 || turn.after.outcome().is_some() {
                continue;
            }
            window.state_mut().settings.speed = Speed::Slow;
            window.state_mut().lay(grown);
            window.steps(3);
            let mover = turn.mover;
            let before = (painted(&window), window.names());
            assert_eq!(framed(&window), Some(mover), "{game}");
            begin(&mut window, mv, Speed::Slow);
            assert!(window.session().is_sowing(), "{game} {mv}");
            let during = (painted(&window), window.names());
            assert_eq!(framed(&window), Some(mover), "{game} {mv}: the frame while it is sown");
            let session = window.state_mut().session.as_mut().expect("a game");
            session.finish_sowing(0.0);
            window.steps(3);
            let after = (painted(&window), window.names());
            let place = board(&window).expand(60.0);
            let moved_by = |text: &str| text.starts_with(&mv.to_string());
            let texts = |all: &HashSet<(String, i32, i32)>| -> HashSet<String> {
                all.iter().map(|(text, ..)| text.clone()).collect()
            };
            // The list of moves may have scrolled, so only texts are compared.
            let (said_before, said_after) = (texts(&before.0), texts(&after.0));
            let too_early: Vec<_> = (during.0.iter())
                .filter(|(text, ..)| said_after.contains(text) && !said_before.contains(text))
                // The holes count landed seeds; the list names the move being played.
                .filter(|(text, x, y)| {
                    !place.contains(egui::pos2(*x as f32, *y as f32))
                        && !moved_by(text)
                        && text.parse::<usize>().is_err()
                })
                .collect();
            assert!(too_early.is_empty(), "{game} {mv}: painted too early: {too_early:?}");
            let list_entry = format!(", {mv}");
            let too_early: Vec<_> = (during.1.iter())
                .filter(|name| after.1.contains(name) && !before.1.contains(name))
                .filter(|name| !is_of_board(name) && !name.ends_with(&list_entry))
                .filter(|name| {
                    let of_card = ["Skip", "Pause", "Rules", "Explain"];
                    !of_card.contains(&name.as_str()) && name.parse::<usize>().is_err()
                })
                .collect();
            assert!(too_early.is_empty(), "{game} {mv}: shown too early: {too_early:?}");
            seen += 1;
            gains += usize::from(Course::of(&turn.events).gain() > 0);
            if seen == 6 {
                break;
            }
        }
        assert!(seen >= 4 && gains >= 1, "{game}: {seen} turns, {gains} with a gain");
    }
}

#[test]
fn kete_thinking_during_the_animation_has_a_note_and_no_frame() {
    for game in [GameName::BawoBeginner, GameName::Owari, GameName::Ring] {
        let options = WindowOptions { new: Some(game), ..Default::default() };
        let mut window = Window::open(options, USUAL, ThemeName::Light);
        let mv = window.session().position().moves()[1];
        begin(&mut window, mv, Speed::Slow);
        for _ in 0..8 {
            assert!(window.session().is_sowing(), "{game}");
            assert_eq!(framed(&window), Some(Side::South), "{game}");
            let texts: Vec<String> = painted(&window).into_iter().map(|(text, ..)| text).collect();
            let has = |words: &str| texts.iter().any(|text| text.starts_with(words));
            assert!(!has("thinking") && !has("to move"), "{game}: {texts:?}");
            // It may have found its move immediately.
            if window.state().thinking.is_some() {
                assert!(has("Kete is thinking"), "{game}: {texts:?}");
            }
            window.steps(1);
        }
    }
}

/// A match, and the move that ends its first round.
fn end_of_round() -> (GameInProgress, Move) {
    let players = BySide::new(Player::You, Player::Friend);
    let mut dice = Dice(77);
    for _ in 0..40 {
        let mut game = GameInProgress::new(Ruleset::new(GameName::Giuthi), players);
        for _ in 0..400 {
            let moves = game.position().moves();
            let ends = |mv: &&Move| {
                let turn = game.position().play(mv).expect("legal");
                let lays = !turn.after.layout_sizes().is_empty();
                lays && turn.events.iter().any(|event| matches!(event.step, Step::Drop { .. }))
            };
            if let Some(mv) = moves.iter().find(ends) {
                return (game.clone(), *mv);
            }
            if moves.is_empty() || game.is_over() || !game.position().layout_sizes().is_empty() {
                break;
            }
            game.play(&moves[dice.below(moves.len())]).expect("legal");
        }
    }
    panic!("no round came to its end");
}

#[test]
fn the_next_round_is_not_shown_before_the_last_turn_has_landed() {
    let (game, mv) = end_of_round();
    let mut window = Window::game(GameName::Giuthi, true);
    window.state_mut().lay(game);
    window.state_mut().session.as_mut().expect("a game").tab = SideTab::Moves;
    window.steps(3);
    let title = "Round 1 of the match";
    assert!(window.has(title) || painted(&window).iter().any(|(text, ..)| text == title));
    begin(&mut window, mv, Speed::Slow);
    assert!(window.session().is_sowing());
    assert_eq!(window.session().tab, SideTab::Moves);
    assert!(painted(&window).iter().any(|(text, ..)| text == title));
    assert!(!window.has("Start the round"));
    let session = window.state_mut().session.as_mut().expect("a game");
    session.finish_sowing(0.0);
    window.steps(3);
    assert!(!window.has("Start the round"));
    window.click("Next round");
    window.assert_has("Start the round");
    assert_eq!(window.state().page, Page::Play);
}
