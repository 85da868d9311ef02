//! What of the board is heard.
//!
//! | file | holds |
//! | --- | --- |
//! | `listener` | what is new on the board since the last look |
//! | `follow` | hands it to the speaker |

pub mod follow;
pub mod listener;
