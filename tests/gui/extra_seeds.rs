//! What the page says of extra seeds.

use kete::rules::GameName;

use crate::window::Window;

/// North has a move with an extra seed that eats.
const EATS: &str = "1,3,2,3,9,1,1,0/0,0,0,0,0,0,1,1/0,0,0,0,0,3,2,0/0,0,0,0,0,0,0,0 18-19 H N";

#[test]
fn a_chip_counts_the_seeds_sown_first() {
    let mut window = Window::position(GameName::BawoAdvanced, EATS);
    // The extra seed at a6 eats 2, which are sown first; a later lap lifts 5.
    let moves = window.session().position().moves();
    window.commit(*moves.iter().find(|mv| mv.to_string() == "a6L").expect("legal"));
    window.rest();
    window.assert_has("played a6L · 2 seeds");
}
