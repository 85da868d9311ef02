//! The nine games by their rules: each rule id has a test named after it.

mod awale;
mod ayoayo;
mod basic;
mod bawo;
mod bawo_hands;
mod contract;
mod general;
mod giuthi;
mod grow;
mod owari;
mod play;
mod promises;
mod replay;
mod ring;
mod two_turns;
