//! A board in words, for the printable sheet of rules.

use super::lists::list;
use crate::rules::{BawoRow, BoardShape, BySide, Hole, Setup, Side};
use crate::texts::messages::sheet as say;

/// What is on a board, for people who cannot see it.
pub fn board(setup: &Setup) -> String {
    let BySide { south, north } = setup.stores;
    let ends = match setup.shape {
        BoardShape::FourRows => say::Hands { south, north }.text(),
        _ => say::Stores { south, north }.text(),
    };
    let mut sentences = match setup.shape {
        BoardShape::Ring => {
            let each = |hole: Hole| {
                let held = setup.seeds_in(hole);
                say::RingHole { hole, red: held.seeds, blue: held.blue }.text()
            };
            let holes = setup.shape.holes().map(each);
            let holes = holes.reduce(|before, after| say::ListSemicolon { before, after }.text());
            vec![say::Ring { holes: holes.unwrap_or_default() }.text()]
        }
        BoardShape::TwoRows { .. } => Side::ALL.map(|side| row(setup, side, None)).to_vec(),
        BoardShape::FourRows => {
            let rows = Side::ALL.into_iter().flat_map(|side| {
                [BawoRow::Front, BawoRow::Back].map(|row| self::row(setup, side, Some(row)))
            });
            rows.collect()
        }
    };
    sentences.extend([ends, say::ToMove { mover: setup.to_move }.text()]);
    sentences.join(" ")
}

/// `South's holes A to F: 4, 4, 4, 4, 4 and 4.`
fn row(setup: &Setup, side: Side, row: Option<BawoRow>) -> String {
    let of_row = |hole: &Hole| row.is_none_or(|row| hole.row() == row);
    let holes: Vec<Hole> = setup.shape.holes_of(side).filter(of_row).collect();
    let counts: Vec<u16> = holes.iter().map(|hole| setup.seeds_in(*hole).seeds).collect();
    let (Some(first), Some(last)) = (holes.first(), holes.last()) else { return String::new() };
    say::Row { owner: side, first, last, counts: list(&counts) }.text()
}
