//! Kete.
fn main() {}
