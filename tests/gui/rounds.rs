//! The end of a round of Giuthi, the layout after it, and what the letters L and R mean.

use egui::Key;
use kete::rules::{GameName, Move};

use crate::window::Window;

/// South to move, who ends the round with DR.
const LAST_MOVE: &str = "0,0,0,3,1,3/1,1,1,0,0,1 39-22 S";

fn at(friend: bool, text: &str) -> Window {
    let mut window = Window::game(GameName::Giuthi, friend);
    window.lay_position(text);
    window
}

fn play(window: &mut Window, mv: &str) {
    let mv: Move = window.session().position().parse_move(mv).expect("a move");
    window.commit(mv);
    window.steps(2);
}

#[test]
fn kete_lays_out_once_the_result_of_the_round_is_read() {
    let mut window = at(false, LAST_MOVE);
    play(&mut window, "DR");
    window.steps(60);
    window.assert_has("You won round 1, 50 to 22.");
    window.assert_has("Kete now lays out 22 seeds for the next round.");
    assert!(window.state().thinking.is_none(), "Kete waits");
    window.key(Key::Enter);
    window.wait("Kete lays out", |window| {
        let game = &window.session().game;
        let turn = game.node(game.current()).entry().turn();
        turn.is_some_and(|turn| matches!(turn.mv, Move::Fill(_)))
    });
}

/// The same, but South loses the round.
const LOSES: &str = "0,0,0,3,1,3/1,1,1,0,0,1 22-39 S";

#[test]
fn a_lost_round_is_read_before_the_next_one_is_laid_out() {
    for friend in [false, true] {
        let mut window = at(friend, LOSES);
        let won = format!("{} won round 1, 39 to 33.", if friend { "North" } else { "Kete" });
        play(&mut window, "DR");
        window.assert_has(&won);
        window.assert_has("You now lay out 33 seeds for the next round.");
        assert!(window.has_start("South plays DR"), "{:?}", window.names());
        assert!(!window.has("Start the round"));
        let shows = |window: &Window, title: &str| {
            let painted = crate::last_turn::texts(window);
            window.has(title) || painted.iter().any(|(words, ..)| words == title)
        };
        assert!(shows(&window, "Round 1 of the match"));
        // A press on a hole leaves the page as it is.
        window.press("South A");
        window.assert_has(&won);
        // The hole that was played may still have the focus.
        use egui_kittest::kittest::Queryable as _;
        let hole = window.named("South A");
        window.harness.get_by_label(&hole).focus();
        window.steps(1);
        window.key(Key::Enter);
        window.assert_has("Start the round");
        assert!(window.has_start(&format!("{won} Lay out")), "{:?}", window.names());
        assert!(shows(&window, "Round 2 of the match"));
    }
}

#[test]
fn the_card_of_a_layout_says_who_won_the_round() {
    let mut window = at(true, LAST_MOVE);
    play(&mut window, "DR");
    window.click("Next round");
    assert!(window.has_start("You won round 1, 50 to 22. Lay out"), "{:?}", window.names());
}

#[test]
fn the_list_of_moves_and_the_graph_tell_rounds_apart() {
    let mut window = at(true, LAST_MOVE);
    play(&mut window, "DR");
    window.click("Next round");
    window.click("Moves");
    let painted = |window: &Window, words: &str| {
        crate::last_turn::texts(window).iter().any(|(shown, ..)| shown == words)
    };
    assert!(!window.has("Round 2") && painted(&window, "Seeds taken"));
    play(&mut window, "fill:17,1,1,1,1,1");
    window.click("Moves");
    window.assert_has("Round 2");
    assert!(painted(&window, "Seeds taken, round 2"));
    // The graph begins anew: the lead of the first round is not in it.
    window.assert_has("South 28, North 0. South led from turn 1 on, most at turn 1 with 28.");
    // At an earlier point it shows that round.
    window.key(Key::PageUp);
    window.click("Moves");
    assert!(painted(&window, "Seeds taken"));
}

#[test]
fn a_layout_is_said_in_counts() {
    let mut window = at(true, "0,0,0,0,0,0/0,0,0,0,0,0 50-22 N");
    play(&mut window, "fill:17,1,1,1,1,1");
    window.click("Moves");
    window.assert_has("Turn 1, North, lays out 17, 1, 1, 1, 1 and 1");
    assert!(!window.has_text("fill:"), "{:?}", window.names());
    // One step for each hole, not for each seed.
    window.assert_has("Step 2 of 14: 17 in a");
}

#[test]
fn the_first_move_of_the_upper_side_says_what_its_letter_means() {
    let mut window = Window::game(GameName::Giuthi, true);
    play(&mut window, "BL");
    let words = |window: &Window| {
        let texts = crate::last_turn::texts(window);
        texts.into_iter().map(|(words, ..)| words).collect::<Vec<_>>()
    };
    let right = "R: to North's right, on the screen to the left.";
    assert!(!words(&window).iter().any(|words| words.contains("on the screen")));
    play(&mut window, "cR");
    assert!(words(&window).iter().any(|words| words.contains(right)), "{:?}", words(&window));
    let name = window.named("Turn 1, North, cR");
    use egui_kittest::kittest::Queryable as _;
    let at = window.harness.get_by_label(&name).rect().center();
    window.harness.hover_at(at);
    window.steps(20);
    window.assert_has(right);
}
