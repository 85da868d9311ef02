//! Where everything is in a presentation: of several arrangements the one with the largest board.

use egui::{Rect, pos2, vec2};

use crate::draw::board::geometry::BoardForm;
use crate::rules::BySide;

/// Space at the edges of the window, and between the parts.
const MARGIN: f32 = 10.0;
const GAP: f32 = 8.0;
/// Height of a player above or below the board.
const STRIP: f32 = 46.0;
/// Size of a player's card beside the board.
const CARD: egui::Vec2 = vec2(138.0, 130.0);
/// Least height of the story below a board, and least width beside one.
const STORY: f32 = 112.0;
const COLUMN: f32 = 280.0;
/// Height of the buttons below a lesson.
const CONTROLS: f32 = 40.0;
/// Least width of the text and the answers of a lesson beside a board.
const LESSON_COLUMN: f32 = 330.0;
/// The most of the height that a lesson's text takes beside the board.
const TEXT_SHARE: f32 = 0.42;
/// The part of the width that the answers take beside what is said of them.
const ANSWERS_SHARE: f32 = 0.56;

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct GamePlaces {
    pub board: Rect,
    pub sides: BySide<Rect>,
    /// The players are in cards, not in strips.
    pub has_cards: bool,
    pub story: Rect,
    /// The room at whose lower edge the buttons appear.
    pub controls: Rect,
}

fn larger<T>(first: T, second: T, width: impl Fn(&T) -> f32) -> T {
    if width(&second) > width(&first) + 1.0 { second } else { first }
}

pub fn game(window: Rect, form: BoardForm, flipped: bool) -> GamePlaces {
    let room = window.shrink(MARGIN);
    let width = |places: &GamePlaces| places.board.width();
    let best = larger(stacked(room, form), with_cards(room, form), width);
    let best = larger(best, beside(room, form), width);
    let BySide { south, north } = best.sides;
    let sides = if flipped { BySide::new(north, south) } else { best.sides };
    GamePlaces { sides, ..best }
}

/// The players above and below the board, the story under everything.
fn stacked(room: Rect, form: BoardForm) -> GamePlaces {
    let most = room.height() - 2.0 * STRIP - 3.0 * GAP - STORY;
    let width = room.width().min(most / form.height()).max(20.0);
    let left = room.center().x - width / 2.0;
    let part = |top: f32, height: f32| Rect::from_min_size(pos2(left, top), vec2(width, height));
    let upper = part(room.min.y, STRIP);
    let board = part(upper.max.y + GAP, width * form.height());
    let lower = part(board.max.y + GAP, STRIP);
    GamePlaces {
        board,
        sides: BySide::new(lower, upper),
        has_cards: false,
        story: room.with_min_y(lower.max.y + GAP),
        controls: room,
    }
}

/// The players in cards at the left of the board, the story under everything.
fn with_cards(room: Rect, form: BoardForm) -> GamePlaces {
    let (above, story) = room.split_top_bottom_at_y(room.max.y - STORY);
    let (column, rest) = above.split_left_right_at_x(above.min.x + CARD.x);
    let board = form.fit(rest.with_min_x(rest.min.x + GAP).with_max_y(rest.max.y - GAP));
    let upper = Rect::from_min_size(pos2(column.min.x, board.min.y), CARD);
    let lower = upper.translate(vec2(0.0, (board.height() - CARD.y).max(CARD.y + GAP)));
    GamePlaces { board, sides: BySide::new(lower, upper), has_cards: true, story, controls: room }
}

/// The players and the story in a column at the right of the board.
fn beside(room: Rect, form: BoardForm) -> GamePlaces {
    let width = (room.width() - COLUMN - GAP).min(room.height() / form.height()).max(20.0);
    let (left, column) = room.split_left_right_at_x(room.min.x + width);
    let column = column.with_min_x(column.min.x + 2.0 * GAP);
    let upper = column.with_max_y(column.min.y + STRIP);
    let lower = column.with_min_y(column.max.y - STRIP);
    let story = column.with_min_y(upper.max.y + GAP).with_max_y(lower.min.y - GAP);
    let board = form.fit(left);
    let sides = BySide::new(lower, upper);
    GamePlaces { board, sides, has_cards: false, story, controls: story }
}

/// What a step of a lesson needs room for.
#[derive(Clone, Copy, Debug)]
pub struct LessonNeeds {
    /// Height of its text in the width of the window, in large letters.
    pub text: f32,
    /// Height of what is below the board.
    pub below: f32,
    /// There are answers to choose from.
    pub answers: bool,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LessonPlaces {
    pub text: Rect,
    pub board: Rect,
    pub answers: Rect,
    /// What is said of the answer.
    pub said: Rect,
    pub controls: Rect,
}

/// The width of a text above the board.
pub fn text_width(window: Rect) -> f32 {
    window.shrink(MARGIN).width()
}

pub fn lesson(window: Rect, form: BoardForm, needs: &LessonNeeds) -> LessonPlaces {
    let room = window.shrink(MARGIN);
    let (room, controls) = room.split_top_bottom_at_y(room.max.y - CONTROLS);
    let room = room.with_max_y(room.max.y - GAP);
    let width = |places: &LessonPlaces| places.board.width();
    larger(
        lesson_stacked(room, controls, form, needs),
        lesson_beside(room, controls, form, needs),
        width,
    )
}

fn lesson_stacked(
    room: Rect,
    controls: Rect,
    form: BoardForm,
    needs: &LessonNeeds,
) -> LessonPlaces {
    let (text, rest) = room.split_top_bottom_at_y(room.min.y + needs.text);
    let (above, below) = rest.split_top_bottom_at_y(rest.max.y - needs.below);
    let board = form.fit(above.with_min_y(above.min.y + GAP).with_max_y(above.max.y - GAP));
    let share = if needs.answers { ANSWERS_SHARE } else { 0.0 };
    let (answers, said) = below.split_left_right_at_fraction(share);
    let said = said.with_min_x(said.min.x + if needs.answers { 2.0 * GAP } else { 0.0 });
    LessonPlaces { text, board, answers, said, controls }
}

fn lesson_beside(room: Rect, controls: Rect, form: BoardForm, needs: &LessonNeeds) -> LessonPlaces {
    let width = (room.width() - LESSON_COLUMN - GAP).min(room.height() / form.height()).max(20.0);
    let (left, column) = room.split_left_right_at_x(room.min.x + width);
    let column = column.with_min_x(column.min.x + 2.0 * GAP);
    let (text, below) = column.split_top_bottom_at_fraction(TEXT_SHARE);
    let share = if needs.answers { 0.5 } else { 0.0 };
    let (answers, said) = below.split_top_bottom_at_fraction(share);
    let said = said.with_min_y(said.min.y + GAP);
    LessonPlaces { text, board: form.fit(left), answers, said, controls }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::draw::seed_layout;
    use crate::rules::{GameName, Ruleset};

    fn forms() -> impl Iterator<Item = BoardForm> {
        GameName::ALL
            .into_iter()
            .map(|name| seed_layout::form(name, Ruleset::new(name).start().shape()))
    }

    fn sizes() -> [Rect; 4] {
        // Screens of 3:2, 16:10, 16:9 and 4:5.
        let sizes = [(900.0, 600.0), (960.0, 600.0), (1066.0, 600.0), (900.0, 1125.0)];
        sizes.map(|(x, y)| Rect::from_min_size(egui::Pos2::ZERO, vec2(x, y)))
    }

    fn check(window: Rect, parts: &[Rect], at: &str) {
        for (number, part) in parts.iter().enumerate() {
            assert!(window.contains_rect(*part), "{at}: {number} of {parts:?}");
            for other in &parts[..number] {
                assert!(!part.shrink(0.5).intersects(*other), "{at}: {number} of {parts:?}");
            }
        }
    }

    #[test]
    fn nothing_leaves_the_window_or_overlaps() {
        for (window, form) in sizes().into_iter().flat_map(|size| forms().map(move |it| (size, it)))
        {
            let at = format!("{form:?} {window:?}");
            let GamePlaces { board, sides, story, .. } = game(window, form, false);
            check(window, &[board, sides.south, sides.north, story], &at);
            assert!(board.width() > 560.0, "{at}: {board:?}");
            for answers in [true, false] {
                let needs = LessonNeeds { text: 100.0, below: 150.0, answers };
                let places = lesson(window, form, &needs);
                let LessonPlaces { text, board, answers: choices, said, controls } = places;
                check(window, &[text, board, said, controls], &at);
                assert!(!answers || choices.is_positive(), "{at}");
                assert!(board.width() > 480.0, "{at}: {board:?}");
            }
        }
    }
}
