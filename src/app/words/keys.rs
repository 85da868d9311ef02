//! Words of the keys page.

use crate::texts::messages::{keys as say, presentation};

/// The keys of the board with what each does. They are no commands: what they do hangs on where
/// the keyboard is, and on the game.
pub fn board_keys() -> [(&'static str, &'static str); 14] {
    [
        ("A–F", say::board_keys_play_that_hole_of_the()),
        ("1–8", say::board_keys_bawo_and_the_ring_play()),
        ("Shift+1–8", say::board_keys_bawo_play_a_hole_of()),
        ("← → ↑ ↓", say::board_keys_go_from_hole_to_hole()),
        ("Enter", say::board_keys_play_the_hole_you_are()),
        ("← →", say::board_keys_choose_the_way_of_a()),
        ("L R", say::board_keys_the_way_by_name_left()),
        ("R B", say::board_keys_the_ring_red_or_blue()),
        ("+", say::board_keys_bawo_spread_the_house()),
        ("Shift+A–F", say::board_keys_take_a_seed_back_while()),
        ("F", say::board_keys_four_rows_and_ring_flip()),
        ("Esc", say::board_keys_take_back_a_move_that()),
        ("← →", say::board_keys_while_the_board_plays_what()),
        ("Click", say::board_keys_while_seeds_fall_show_the()),
    ]
}

/// The keys of the page of the rules.
pub fn rules_keys() -> [(&'static str, &'static str); 5] {
    [
        ("↑ ↓", say::rules_keys_go_from_rule_to_rule()),
        ("Space", say::rules_keys_play_the_example()),
        ("← →", say::rules_keys_at_its_film_one_step()),
        ("/", say::rules_keys_search_the_rules()),
        ("Esc", say::rules_keys_back_to_the_start_of()),
    ]
}

/// The keys of the page after the game.
pub fn after_keys() -> [(&'static str, &'static str); 2] {
    [
        ("1–3", say::after_keys_choose_a_moment()),
        ("Enter", say::after_keys_look_for_a_better_move()),
    ]
}

/// The keys of a presentation.
pub fn presentation_keys() -> [(&'static str, &'static str); 10] {
    [
        ("I", presentation::keys_draw()),
        ("Shift", presentation::keys_arrow()),
        ("X", presentation::keys_wipe()),
        ("P", presentation::keys_play()),
        ("PgUp PgDn", presentation::keys_turn()),
        ("Enter", presentation::keys_answer()),
        ("V", presentation::keys_vote()),
        ("A–F", presentation::keys_choose()),
        ("0–9", presentation::keys_hands()),
        ("Esc", presentation::keys_leave()),
    ]
}

/// Keys that are everywhere the same.
pub fn everywhere_keys() -> [(&'static str, &'static str); 4] {
    [
        ("Tab", say::everywhere_keys_go_to_the_next_control()),
        ("Shift+Tab", say::everywhere_keys_go_to_the_one_before()),
        ("Esc", say::everywhere_keys_close_what_is_open()),
        ("Alt", say::everywhere_keys_open_the_menu()),
    ]
}

/// No key has these words.
pub fn no_key(search: &str) -> String {
    say::NoneFor { search }.text()
}

/// A key, or several pressed together, as the keyboards of this language have them: `Ctrl+Space`.
pub fn key_name(keys: &str) -> String {
    let part = |key: &str| match key {
        "Enter" => say::cap_enter().to_owned(),
        "Space" => say::cap_space().to_owned(),
        "Esc" => say::cap_escape().to_owned(),
        "Shift" => say::cap_shift().to_owned(),
        "Ctrl" => say::cap_ctrl().to_owned(),
        "Tab" => say::cap_tab().to_owned(),
        "Del" => say::cap_delete().to_owned(),
        "Backspace" => say::cap_backspace().to_owned(),
        "Home" => say::cap_home().to_owned(),
        "End" => say::cap_end().to_owned(),
        "PgUp" => say::cap_page_up().to_owned(),
        "PgDn" => say::cap_page_down().to_owned(),
        "Click" => say::cap_click().to_owned(),
        other => other.to_owned(),
    };
    if keys == "+" {
        return keys.to_owned();
    }
    keys.split('+').map(part).collect::<Vec<_>>().join("+")
}
