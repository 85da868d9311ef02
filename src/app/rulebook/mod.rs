//! The rules of a game as they are read: which hold, under which headings, in which words.
//!
//! | file | holds |
//! | --- | --- |
//! | here | what is read now |
//! | `listed` | the rules of a game, the options each hangs on |
//! | `headings` | the headings of the list |
//! | `related` | what a rule leads on to, and its neighbours in other games |

mod headings;
mod listed;
mod related;

pub use headings::{Heading, parts};
pub use listed::{Rules, Set, changed, holds_in, rules_of, set_for, speaks_of};
pub use related::{elsewhere, reads_on};

use egui::{Context, Id};

use crate::rules::{RuleId, Ruleset};

/// The rules dialog as it is open.
#[derive(Clone, Debug, PartialEq)]
pub struct RulesPage {
    /// The game with its options.
    pub ruleset: Ruleset,
    /// What is looked for.
    pub search: String,
    /// The rule to be brought into view, and shown lit.
    pub at: Option<RuleId>,
}

fn asked_id() -> Id {
    Id::unique("rule asked for")
}

/// A rule's card asks for the rules of its game. Cards hang on chips that stand in running text,
/// which reports no intents: what they ask for waits until the frame is painted.
pub fn ask(ctx: &Context, rule: RuleId) {
    ctx.data_mut(|data| data.insert_temp(asked_id(), rule));
}

/// The rule asked for in this frame.
pub fn asked(ctx: &Context) -> Option<RuleId> {
    let rule = ctx.data(|data| data.get_temp::<RuleId>(asked_id()));
    if rule.is_some() {
        ctx.data_mut(|data| data.remove::<RuleId>(asked_id()));
    }
    rule
}
