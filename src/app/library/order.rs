//! The columns of the table and its orders.

use crate::draw::named::names;

#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::VariantArray)]
pub enum Column {
    Game,
    Players,
    Result,
    Date,
    Moves,
    Place,
}

impl Column {
    pub const ALL: &[Self] = <Self as strum::VariantArray>::VARIANTS;
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RowOrder {
    pub column: Column,
    /// Descending.
    pub falls: bool,
}

macro_rules! orders {
    ($($column:ident => $rises:literal $falls:literal,)*) => {
        names! { RowOrder {$(
            RowOrder { column: Column::$column, falls: false } => $rises,
            RowOrder { column: Column::$column, falls: true } => $falls,
        )*} }
    };
}
orders! {
    Game => "game" "game-falling",
    Players => "players" "players-falling",
    Result => "result" "result-falling",
    Date => "date" "date-falling",
    Moves => "moves" "moves-falling",
    Place => "place" "place-falling",
}

impl Default for RowOrder {
    fn default() -> RowOrder {
        RowOrder { column: Column::Date, falls: true }
    }
}

impl RowOrder {
    /// The order after a click on a column's heading.
    pub fn then(self, column: Column) -> RowOrder {
        match self.column == column {
            true => RowOrder { falls: !self.falls, ..self },
            // New and long games are wanted more often: these columns start descending.
            false => RowOrder { column, falls: matches!(column, Column::Date | Column::Moves) },
        }
    }
}
