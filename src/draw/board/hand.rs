//! The count of the hand. It moves with the hand and covers no count of a hole or store.

use egui::{CornerRadius, FontId, Pos2, Rangef, Rect, Stroke, StrokeKind, Vec2, vec2};

use super::easel::Easel;
use super::geometry::BoardForm;
use super::labels::COUNT_HEIGHT;
use super::seeds::half_length;
use super::tones::Boards;

/// How far the seeds of a hand reach around its middle, in lengths of half a seed.
const HANDFUL: f32 = 2.4;
/// How far the line between the halves of a ring reaches to either side, in board units.
const BETWEEN_HALVES: f32 = 0.1;
/// Space between the count of the hand and other counts, in points.
const GAP: f32 = 2.0;

impl Easel<'_> {
    /// Paints the count of a hand, outlined like the chosen move. `at` is the middle of its seeds.
    pub fn hand(&self, at: Pos2, text: &str) {
        let pill = &Boards::get().pill;
        let font = self.font(self.count_size());
        let galley = self.painter.layout_no_wrap(text.to_owned(), font, pill.figures);
        let height = COUNT_HEIGHT * galley.size().y;
        let size = vec2((galley.size().x + 0.85 * height).max(1.12 * height), height);
        let rect = Rect::from_center_size(self.hand_place(self.frame.point(at), size), size);
        let corner = CornerRadius::same((height / 2.0).min(255.0) as u8);
        let stroke = Stroke::new(2.0 * self.scale, self.marks.cyan);
        self.painter.rect(rect, corner, pill.ground, stroke, StrokeKind::Middle);
        self.painter.galley(rect.center() - galley.size() / 2.0, galley, pill.figures);
    }

    /// The middle of the hand's count, of this size, for seeds around `hand`.
    fn hand_place(&self, hand: Pos2, size: Vec2) -> Pos2 {
        let seeds = self.frame.length(HANDFUL * half_length(self.geometry.form, None));
        if self.geometry.form == BoardForm::Ring {
            // The counts of the holes are around the ring, those of the stores beside them. In
            // between, the hand's count is on the side of the seeds that faces the other half of the
            // board, or, near the line between the halves, the middle.
            let inwards = self.frame.point(self.geometry.middle()) - hand;
            let down = (inwards.y / self.frame.length(BETWEEN_HALVES)).clamp(-1.0, 1.0);
            let way = vec2(inwards.x.signum() * (1.0 - down * down).sqrt(), down);
            return hand + way * (seeds + way.abs().dot(size / 2.0));
        }
        let above = hand.y - seeds - size.y / 2.0;
        let room = self.rows_without_counts(size.y);
        let away = |rows: &Rangef| (rows.min - hand.y).max(hand.y - rows.max).max(0.0);
        let nearest = room.into_iter().min_by(|a, b| away(a).total_cmp(&away(b)));
        let y = nearest
            .map_or(above, |rows| above.clamp(rows.min + size.y / 2.0, rows.max - size.y / 2.0));
        // A count that would cover the seeds moves aside, the further the less it is above them.
        let clear = seeds + size.y / 2.0;
        let over = (1.0 - (hand.y - y).abs() / clear).max(0.0);
        Pos2::new(hand.x - over * (seeds + size.x / 2.0), y)
    }

    /// The bands of the board without a count of a hole, store or tray, each at least `high` points
    /// high.
    fn rows_without_counts(&self, high: f32) -> Vec<Rangef> {
        let row = |place| {
            let middle = self.frame.point(self.geometry.pill(place)?).y;
            let half = self.count_height(self.font(self.count_size_of(place))) / 2.0 + GAP;
            Some(Rangef::new(middle - half, middle + half))
        };
        let mut counts: Vec<Rangef> = self.geometry.form.places().filter_map(row).collect();
        counts.sort_by(|a, b| a.min.total_cmp(&b.min));
        let board = self.frame.rect.y_range();
        let mut free = Vec::new();
        let mut from = board.min;
        for row in counts {
            free.push(Rangef::new(from, row.min));
            from = from.max(row.max);
        }
        free.push(Rangef::new(from, board.max));
        free.retain(|rows| rows.span() >= high);
        free
    }

    fn count_height(&self, font: FontId) -> f32 {
        let pill = &Boards::get().pill;
        COUNT_HEIGHT * self.painter.layout_no_wrap("0".to_owned(), font, pill.figures).size().y
    }
}
