//! Other programs that speak the text protocol of `kete engine`: they may crash, be silent or talk
//! nonsense at any time, and are never believed.
//!
//! | file | holds |
//! | --- | --- |
//! | `program` | [`Program`], what to start; [`Running`], one that runs and is waited for |
//! | `group` | ending a program with everything it has started |
//! | `output` | reading what a program writes, within limits |
//! | `opponent` | [`Opponent`]: one that plays, asked without waiting |
//! | `abilities` | [`Abilities`]: the games and options a program says it plays |
//! | `fault` | [`Fault`]: how a program fails |
//! | `told` | [`Told`]: what a program says about its move |

mod abilities;
mod fault;
mod group;
mod opponent;
mod output;
mod program;
mod told;

pub use abilities::{Abilities, Unable};
pub use fault::Fault;
pub use opponent::{Chosen, Opponent};
pub use program::{Leash, Program, Running, Task, end_all};
pub use told::{Claim, Claimed, Told};
