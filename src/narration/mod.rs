//! What Kete says about rules, games, files and lessons: chooses the message in `assets/texts` and
//! fills in its variables; rule texts and game names by their ids.

mod arguments;
mod as_set;
pub mod board;
mod by_id;
pub mod calendar;
pub mod crash;
pub mod ending;
mod errors;
pub mod examples;
mod forms;
mod hints;
mod lists;
mod move_list;
mod ogn;
mod reasons;
pub(crate) mod refusals;
pub mod rule_pages;
#[cfg(test)]
pub(crate) mod samples;
mod saves;
pub mod schema;
pub mod sheet;
pub mod turns;
mod ways;

pub use as_set::sentence;
pub use by_id::{
    first_game, game, games, glossary, level, meaning, newcomers_game, option, rule,
    translated_texts,
};
pub use errors::faults;
pub use forms::form;
pub use hints::{Outlook, Threat, countable, hint, move_in_sentence};
pub use lists::{capitalised, commas, counted, list, percent, seeds};
pub use move_list::move_list;
pub use reasons::{holds_no, is_empty, must_feed, refusal_seen, why_not};
pub use refusals::refusal;
pub use saves::{not_replaced, system_reason, write_reason};
pub use ways::way;
