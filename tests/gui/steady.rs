//! The board keeps its size and place while a game goes on, whatever the card beside it says.

use egui::{Key, Rect, Vec2, vec2};
use egui_kittest::kittest::NodeT as _;
use kete::app::intent::Intent;
use kete::game::Tutoring;
use kete::rules::GameName;

use crate::coach::{SHELTER, coached};
use crate::window::{USUAL, Window};

const SIZES: [Vec2; 4] = [vec2(900.0, 600.0), USUAL, vec2(1920.0, 1080.0), vec2(1280.0, 620.0)];

/// The rectangle of the board: around all holes.
fn board(window: &Window) -> Rect {
    let root = window.harness.root();
    let holes = root.children_recursive().filter_map(|node| {
        let name = node.accesskit_node().label()?;
        let is_hole = ["South ", "North ", "Hole "].iter().any(|start| name.starts_with(start));
        (is_hole && name.contains(" seed") && !name.contains("store")).then(|| node.rect())
    });
    holes.reduce(|all, hole| all.union(hole)).expect("a board")
}

#[track_caller]
fn assert_stays(before: Rect, window: &Window, what: &str) {
    let after = board(window);
    let moved = (before.min - after.min).abs().max((before.max - after.max).abs());
    assert!(moved.max_elem() < 0.5, "{what}: the board moves from {before:?} to {after:?}");
}

/// A sentence as long as the longest of a tutor's card.
const LONG: &str = "If you play A, North can play f and capture 2 in D, 2 in C and 3 in B, and then \
                    play c, which gives another move, and capture 4 in E.";

#[test]
fn the_board_stays_while_the_tutor_asks() {
    for (game, size) in [GameName::Awale, GameName::Giuthi, GameName::BawoBeginner, GameName::Ring]
        .into_iter()
        .flat_map(|game| SIZES.map(|size| (game, size)))
    {
        let at = format!("{game} {size:?}");
        let mut window = if game == GameName::Awale {
            coached(game, SHELTER, Tutoring::Teach)
        } else {
            Window::game(game, true)
        };
        window.harness.set_size(size);
        window.state_mut().settings.tutor_threshold = 1;
        window.state_mut().session.as_mut().expect("a game").game.set_tutoring(Tutoring::Teach);
        window.steps(3);
        let before = board(&window);
        let mut turn = 0;
        while window.session().coach.warning.is_none() && turn < 60 {
            let moves = window.session().position().moves();
            let session = window.session();
            let known = session.coach.known.get(&session.game.current());
            let weak = moves.iter().copied().find(|mv| {
                known.and_then(|known| known.of(mv)).is_some_and(|graded| graded.warns(1))
            });
            match weak {
                Some(mv) => window.press_move(mv),
                None => {
                    let session = window.state_mut().session.as_mut().expect("a game");
                    session.game.play(&moves[turn % moves.len()]).expect("legal");
                    session.moved_in_game();
                    window.steps(2);
                }
            }
            turn += 1;
        }
        assert_stays(before, &window, &format!("{at}, a warning"));
        let session = window.state_mut().session.as_mut().expect("a game");
        let warning = session.coach.warning.as_mut().expect("a weak move");
        warning.says.head = LONG.repeat(2);
        warning.says.remedy = LONG.to_owned();
        window.steps(3);
        assert_stays(before, &window, &format!("{at}, a long warning"));
        window.key(Key::Escape);
        window.steps(2);
        assert_stays(before, &window, &format!("{at}, after the warning"));
    }
}

#[test]
fn the_board_stays_while_a_hint_or_an_answer_is_shown() {
    for size in SIZES {
        let mut window = coached(GameName::Awale, SHELTER, Tutoring::Off);
        window.harness.set_size(size);
        window.steps(3);
        let before = board(&window);
        for key in [Key::H, Key::M] {
            window.key(key);
            window.wait("the answer", |window| {
                let help = window.session().help.as_ref();
                help.is_some_and(|help| !help.line.is_empty())
            });
            let session = window.state_mut().session.as_mut().expect("a game");
            session.help.as_mut().expect("an answer").line = LONG.repeat(3);
            window.steps(3);
            assert_stays(before, &window, &format!("{size:?}, {key:?}"));
            window.key(Key::Escape);
        }
        let name = window.named("South A");
        let at = egui_kittest::kittest::Queryable::get_by_label(&window.harness, &name);
        at.focus();
        window.steps(3);
        window.key(Key::W);
        window.steps(20);
        assert_stays(before, &window, &format!("{size:?}, W"));
        window.does(Intent::Dock(false));
    }
}
