//! What the transposition table needs of the rules.

pub mod moves {
    pub type Code = u8;
    pub const PASS: Code = 63;
}
