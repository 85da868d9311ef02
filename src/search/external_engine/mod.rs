//! Other programs that speak the text protocol of `kete engine`. They may crash, hang or send
//! nonsense at any time, so nothing they send is trusted.
//!
//! | file | contents |
//! | --- | --- |
//! | `program` | [`Program`], what to start; [`RunningProgram`], a running program |
//! | `group` | ends a program with all processes it has started |
//! | `output` | reads a program's output, within limits |
//! | `opponent` | [`Opponent`]: a program that plays, asked without waiting |
//! | `abilities` | [`Abilities`]: the games and options a program supports |
//! | `fault` | [`EngineFault`]: how a program fails |
//! | `info` | [`EngineInfo`]: what a program says about its move |

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
pub use opponent::{ChosenMove, Opponent};
pub use program::{KillSwitch, MoveTask, Program, RunningProgram, end_all};
