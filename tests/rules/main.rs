//! The games by their rules: each rule id has a test named after it.

mod awale;
mod ayoayo;
mod basic;
mod bawo;
mod bawo_hands;
mod causes;
mod contract;
mod general;
mod giuthi;
mod grow;
mod hear;
mod ids;
mod long_turns;
mod notation;
mod owari;
mod play;
mod promises;
mod properties;
mod random_games;
mod refusals;
mod replay;
mod ring;
mod two_turns;
