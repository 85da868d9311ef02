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
mod info;
mod opponent;
mod output;
mod program;

pub use abilities::{Abilities, Unsupported};
pub use fault::EngineFault;
pub use info::{ClaimedScore, ClaimedWorth, EngineInfo};
pub use opponent::{Chosen, Opponent};
pub use program::{KillSwitch, Program, Running, Task, end_all};
