//! The window: everything that paints.
//!
//! | file | holds |
//! | --- | --- |
//! | `theme` | the colours of the three themes; puts a theme into egui |
//! | `fonts` | the two fonts and their families |
//! | `sizes` | sizes and times, the same in every theme |
//! | `icons` | the drawn icons, the mark of the program, the window's icon |
//! | `board` | the boards: geometry, carving, seeds, marks |
//! | `asset` | reads what lies in `assets/` |
//!
//! No colour stands in the code: all come from `assets/`.

mod asset;
pub mod board;
pub mod fonts;
pub mod icons;
pub mod sizes;
pub mod theme;
