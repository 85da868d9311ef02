//! The layout of the position editor: the board gets the largest free rectangle.

use egui::{Rect, pos2, vec2};

use crate::app::widgets::metrics::Metrics;
use crate::draw::board::geometry::BoardForm;

/// Height of the verdict below a board of rows, at most.
const MOST_VERDICT: f32 = 132.0;
/// Height of the verdict beside a ring, at most.
const MOST_BESIDE_RING: f32 = 220.0;
/// Width of the column beside a ring.
const BESIDE_RING: f32 = 250.0;

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct EditorLayout {
    pub title: Rect,
    pub board: Rect,
    /// What is wrong with the position.
    pub verdict: Rect,
    /// Everything except holes.
    pub tools: Rect,
    /// The background of the tools, if they are in a panel.
    pub panel: Option<Rect>,
    pub control: Rect,
}

impl EditorLayout {
    pub fn of(page: Rect, metrics: &Metrics, form: BoardForm) -> EditorLayout {
        let (upper, control) = page.split_top_bottom_at_y(page.max.y - metrics.control);
        let (column, panel) = match metrics.side {
            Some(width) => {
                let (column, side) = upper.split_left_right_at_x(upper.max.x - width);
                (column, Some(side))
            }
            None => (upper, None),
        };
        let (margin, head) = if panel.is_some() { (24.0, 52.0) } else { (14.0, 44.0) };
        let inner = column.shrink2(vec2(margin, 0.0));
        let (title, rest) = inner.split_top_bottom_at_y(inner.min.y + head);
        let rest = rest.with_max_y(rest.max.y - 10.0);
        let (board, verdict, tools) = match (form, panel) {
            (BoardForm::Ring, Some(panel)) => {
                let (verdict, room) = rest.split_left_right_at_x(rest.min.x + BESIDE_RING);
                let verdict =
                    verdict.with_max_y(verdict.max.y.min(verdict.min.y + MOST_BESIDE_RING));
                (ring(room.with_min_x(room.min.x + 16.0)), verdict, panel.shrink(16.0))
            }
            (BoardForm::Ring, None) => {
                let board = ring(rest.with_max_x(rest.max.x - 0.42 * rest.width()));
                let board = board.translate(vec2(rest.min.x - board.min.x, 0.0));
                let beside = rest.with_min_x(board.max.x + 14.0);
                let (tools, verdict) =
                    beside.split_top_bottom_at_y(beside.min.y + 0.55 * beside.height());
                (board, verdict.with_min_y(verdict.min.y + 10.0), tools)
            }
            (form, Some(panel)) => {
                let (board, verdict) = rows(rest, metrics.story, form);
                (board, verdict, panel.shrink(16.0))
            }
            (form, None) => {
                let least = if metrics.tiny { 0.45 * rest.height() } else { metrics.story + 28.0 };
                let (board, below) = rows(rest, least, form);
                let below = Rect::from_x_y_ranges(rest.x_range(), below.y_range());
                let (verdict, tools) =
                    below.split_left_right_at_x(below.min.x + 0.38 * below.width());
                (
                    board,
                    verdict.with_max_x(verdict.max.x - 6.0),
                    tools.with_min_x(tools.min.x + 6.0),
                )
            }
        };
        EditorLayout { title, board, verdict, tools, panel, control }
    }
}

fn ring(room: Rect) -> Rect {
    let width = room.width().min(room.height()).clamp(20.0, BoardForm::Ring.widest(room.size()));
    Rect::from_center_size(room.center(), vec2(width, width))
}

/// A board of rows, and the space below it, at least `least` high.
fn rows(room: Rect, least: f32, form: BoardForm) -> (Rect, Rect) {
    let gap = 12.0;
    let most = (room.height() - least - gap).max(40.0);
    let width = room.width().min(form.widest(room.size())).min(most / form.height());
    let size = vec2(width, width * form.height());
    let under = (room.height() - size.y - gap).min(MOST_VERDICT.max(least));
    // The spare height is above and below.
    let spare = (room.height() - size.y - gap - under).max(0.0);
    let top = room.min.y + (spare / 3.0).min(60.0);
    let left = room.center().x - width / 2.0;
    let board = Rect::from_min_size(pos2(left, top), size);
    let below = Rect::from_min_size(pos2(left, board.max.y + gap), vec2(width, under));
    (board, below)
}
