//! What is drawn over the board. Points are in board units, so that a drawing stays at its place
//! when the window changes its size.

use egui::Pos2;

/// Points nearer than this to the one before, in board widths, add nothing to a line.
const LEAST_STEP: f32 = 0.001;

/// A line drawn without lifting the pen.
#[derive(Clone, Debug, PartialEq)]
pub struct PenStroke {
    pub points: Vec<Pos2>,
    /// A straight arrow from the first point to the last.
    pub is_arrow: bool,
}

/// What the pen does next.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum PenMove {
    /// It comes down here.
    Down { at: Pos2, is_arrow: bool },
    /// It goes here.
    To(Pos2),
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Drawing {
    /// The teacher has the pen: the pointer draws, and plays nothing.
    pub pen: bool,
    pub strokes: Vec<PenStroke>,
}

impl Drawing {
    pub fn draw(&mut self, done: PenMove) {
        match done {
            PenMove::Down { at, is_arrow } => {
                self.strokes.push(PenStroke { points: vec![at], is_arrow });
            }
            PenMove::To(at) => {
                let Some(stroke) = self.strokes.last_mut() else { return };
                if stroke.is_arrow {
                    stroke.points.truncate(1);
                }
                if stroke.points.last().is_none_or(|last| last.distance(at) >= LEAST_STEP) {
                    stroke.points.push(at);
                }
            }
        }
    }

    pub fn wipe(&mut self) {
        self.strokes.clear();
    }
}

#[cfg(test)]
mod tests {
    use egui::pos2;

    use super::*;

    #[test]
    fn a_line_has_its_points_and_an_arrow_its_ends() {
        let mut drawing = Drawing::default();
        drawing.draw(PenMove::To(pos2(0.5, 0.1)));
        assert!(drawing.strokes.is_empty(), "the pen is not down");
        for is_arrow in [false, true] {
            drawing.draw(PenMove::Down { at: pos2(0.1, 0.1), is_arrow });
            for at in [pos2(0.2, 0.1), pos2(0.2, 0.1), pos2(0.3, 0.2)] {
                drawing.draw(PenMove::To(at));
            }
        }
        let [line, arrow] = &drawing.strokes[..] else { panic!("{drawing:?}") };
        assert_eq!(line.points, [pos2(0.1, 0.1), pos2(0.2, 0.1), pos2(0.3, 0.2)]);
        assert_eq!(arrow.points, [pos2(0.1, 0.1), pos2(0.3, 0.2)]);
        drawing.wipe();
        assert!(drawing.strokes.is_empty());
    }
}
