//! The count of the hand covers no other count.

use egui::epaint::Shape;
use egui::{Color32, Rect};
use kete::app::WindowOptions;
use kete::draw::animation::Speed;
use kete::draw::board::tones::Boards;
use kete::draw::theme::ThemeName;
use kete::rules::GameName;

use crate::dice::Dice;
use crate::landed::shapes;
use crate::pointing::grown;
use crate::window::{USUAL, Window};

/// The count of the hand, recognised by its edge, and those of holes and stores on the same
/// background.
fn counts(window: &Window) -> (Option<Rect>, Vec<Rect>) {
    let ground: Color32 = Boards::get().pill.ground;
    let mut hand = None;
    let mut counts = Vec::new();
    for shape in shapes(window) {
        let Shape::Rect(rect) = shape else { continue };
        if rect.fill != ground {
            continue;
        }
        if rect.stroke.width > 0.0 {
            assert_eq!(hand.replace(rect.rect), None, "two hands");
        } else {
            counts.push(rect.rect);
        }
    }
    (hand, counts)
}

#[test]
fn the_count_of_the_hand_covers_no_count_of_a_hole() {
    let windows = [
        (egui::vec2(900.0, 600.0), ThemeName::Light),
        (USUAL, ThemeName::Dark),
        (egui::vec2(1920.0, 1080.0), ThemeName::HighContrast),
    ];
    for (size, theme) in windows {
        for game in GameName::ALL {
            let options = WindowOptions { new: Some(game), friend: true, ..Default::default() };
            let mut window = Window::open(options, size, theme);
            let mut dice = Dice(3 + game as u64);
            let mut hands = 0;
            for number in 0..4 {
                let turns = dice.below(12);
                let grown = grown(&window, turns, &mut dice);
                let moves = grown.position().moves();
                if grown.is_over()
                    || moves.is_empty()
                    || !grown.position().layout_sizes().is_empty()
                {
                    continue;
                }
                let mv = moves[dice.below(moves.len())];
                window.state_mut().lay(grown);
                let now = window.harness.ctx.input(|input| input.time);
                let session = window.state_mut().session.as_mut().expect("a game");
                session.flipped = number % 2 == 1;
                session.commit(mv, 0, now, Speed::Fast);
                for _ in 0..60 {
                    window.steps(1);
                    let (hand, counts) = counts(&window);
                    let Some(hand) = hand else { continue };
                    hands += 1;
                    assert!(!counts.is_empty());
                    let covered = counts.iter().find(|count| count.shrink(0.5).intersects(hand));
                    assert_eq!(covered, None, "{game} at {size}: the hand's count is at {hand}");
                }
            }
            assert!(hands > 10, "{game}: {hands}");
        }
    }
}
