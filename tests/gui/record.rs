//! The record beside the board: list of moves, branches, notes, marks, graph, match, dock.

use egui::{Key, Modifiers, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use kete::app::WindowOptions;
use kete::app::analysis::intent::AnalysisIntent;
use kete::app::intent::Intent;
use kete::app::session::state::SideTab;
use kete::draw::theme::ThemeName;
use kete::game::{NodeId, TurnMark};
use kete::rules::GameName;

use crate::window::{USUAL, Window};

fn owari(moves: &[Key]) -> Window {
    let mut window = Window::game(GameName::Owari, true);
    for key in moves {
        window.key(*key);
    }
    window
}

/// Types text as a keyboard does.
fn write(window: &mut Window, text: &str) {
    window.harness.event(egui::Event::Text(text.to_owned()));
    window.steps(2);
}

#[test]
fn a_turn_in_the_list_shows_number_side_move_and_gain() {
    let text = "0,0,0,0,0,1/2,0,0,0,0,4 20-21 S";
    let mut window = Window::position(GameName::Owari, text);
    window.key(Key::F);
    window.assert_has("Turn 1, South, F, takes 3");
    let turn = window.harness.get_by_label("Turn 1, South, F, takes 3");
    assert_eq!(turn.accesskit_node().is_selected(), Some(true));
}

#[test]
fn another_move_folds_the_old_one_under_its_own() {
    let mut window = owari(&[Key::C, Key::D, Key::E]);
    window.click("Turn 1, South, C");
    window.key(Key::A);
    // The new line is the main line.
    assert!(window.has("Turn 1, North, a") && !window.has("Turn 1, North, d"));
    window.click("1 other move, turn 1, North");
    assert!(window.has("Turn 1, North, d") && window.has("Turn 2, South, E"));
    // A press on a move of the branch jumps into it, and the board follows.
    window.click("Turn 2, South, E");
    assert_eq!(window.session().game.path().len(), 4);
    assert_eq!(window.said(), "Turn 2. South plays E, 5 seeds.");
    // Folding it away leads back to the main line.
    window.click("1 other move, turn 1, North");
    assert!(!window.has("Turn 1, North, d"));
    let shown = window.session().game.node(window.session().game.current()).entry().notation();
    assert_eq!(shown, "a");
}

#[test]
fn a_branch_becomes_the_main_line() {
    let mut window = owari(&[Key::C, Key::D, Key::PageUp, Key::A]);
    window.click("1 other move, turn 1, North");
    window.click("Turn 1, North, d");
    window.click("Notes");
    window.click("Make this the main line");
    window.click("Moves");
    let line = window.session().game.line_from(NodeId::START);
    let last = line.last().map(|id| window.session().game.node(*id).entry().notation());
    assert_eq!(last.as_deref(), Some("d"));
    assert_eq!(window.session().game.len(), 3);
}

#[test]
fn a_right_click_on_a_turn_offers_what_can_be_done_with_it() {
    let mut window = owari(&[Key::C, Key::D, Key::E]);
    let id = window.session().game.line()[1];
    let right_click = |window: &mut Window, name: &str| {
        let pos = window.harness.get_by_label(name).rect().center();
        window.harness.hover_at(pos);
        window.steps(1);
        for pressed in [true, false] {
            window.harness.event(egui::Event::PointerButton {
                pos,
                button: egui::PointerButton::Secondary,
                pressed,
                modifiers: Modifiers::NONE,
            });
        }
        window.steps(2);
    };
    right_click(&mut window, "Turn 1, South, C");
    window.click("Good");
    assert_eq!(window.session().game.node(id).mark(), Some(TurnMark::Good));
    right_click(&mut window, "Turn 1, South, C, good");
    // The story card has a button of the same name.
    let entry = window.harness.get_by_role_and_label(egui::accesskit::Role::MenuItem, "Explain");
    entry.click();
    window.steps(2);
    assert_eq!(window.session().game.current(), id);
    assert!(window.session().explain.is_some());
}

#[test]
fn kete_plays_on_from_an_earlier_point_and_the_old_line_is_kept() {
    let mut window = Window::game(GameName::Owari, false);
    window.click_start("South C");
    window.rest();
    window.click_start("South F");
    window.rest();
    let entries = window.session().game.len();
    window.click("Turn 1, South, C");
    window.steps(4);
    // Kete does not move while the player only browses.
    assert_eq!(window.session().game.len(), entries);
    window.click("Play on from here");
    window.rest();
    assert_eq!(window.session().game.path().len(), 3);
    // The player plays another move at an earlier point: the old line stays as a branch.
    window.key(Key::Home);
    window.click_start("South D");
    window.rest();
    window.assert_has("1 other move, turn 1, South");
}

#[test]
fn kete_answers_a_turn_that_was_taken_back_and_is_played_again() {
    let mut window = Window::game(GameName::Owari, false);
    window.click_start("South C");
    window.rest();
    assert_eq!(window.session().game.path().len(), 3);
    window.keys(Modifiers::COMMAND, Key::Z);
    assert_eq!(window.session().game.path().len(), 1);
    window.click_start("South C");
    window.rest();
    assert_eq!(window.session().game.path().len(), 3);
    assert!(!window.has("Play on from here"));
}

#[test]
fn notes_marks_and_a_title_are_written_and_saved_with_the_game() {
    let mut window = owari(&[Key::C, Key::D]);
    window.click("Add a note");
    // The field has the keyboard: letters play no moves, and Ctrl+Z undoes typing.
    window.keys(Modifiers::COMMAND, Key::Z);
    write(&mut window, "A quiet start.");
    window.key(Key::A);
    assert_eq!(window.session().game.path().len(), 3);
    let current = window.session().game.current();
    window.click("Mistake");
    window.click("Title");
    write(&mut window, "Sunday");
    assert_eq!(window.session().game.title(), "Sunday");
    assert_eq!(window.session().game.node(current).mark(), Some(TurnMark::Mistake));
    window.click("Moves");
    window.assert_has("Turn 1, North, d, a mistake, with a note");

    window.keys(Modifiers::COMMAND, Key::S);
    window.click("Save");
    assert!(!window.session().is_unsaved());
    let path = window.session().file.clone().expect("a file");
    let again = kete::game::GameInProgress::load(&path).expect("readable");
    assert_eq!(again.title(), "Sunday");
    assert_eq!(again.node(again.current()).mark(), Some(TurnMark::Mistake));
    // A mark alone counts as an unsaved change.
    window.click("Notes");
    window.click("Mistake");
    assert!(window.session().is_unsaved());
    assert_eq!(window.session().game.node(current).mark(), None);
}

#[test]
fn a_note_stays_with_its_turn() {
    let mut window = owari(&[Key::C]);
    let about = window.session().game.current();
    window.click("Add a note");
    write(&mut window, "Before ");
    // The other side answers meanwhile, like Kete.
    let mv = window.session().position().moves()[0];
    window.commit(mv);
    window.steps(2);
    write(&mut window, "and after");
    assert_eq!(window.session().game.node(about).comment(), "Before and after");
    window.click("Notes in this game");
    window.steps(2);
    window.assert_has("1 C: Before and after");
}

#[test]
fn the_keys_step_and_the_graph_leads_to_a_turn() {
    let mut window = owari(&[Key::C, Key::D, Key::E, Key::A, Key::F, Key::B, Key::A, Key::C]);
    assert_eq!(window.session().game.path().len(), 9);
    let message = window
        .names()
        .into_iter()
        .find(|name| {
            name.starts_with("South ") && name.contains(", North ") && name.contains("led")
        })
        .or_else(|| window.names().into_iter().find(|name| name.ends_with("Neither leads.")));
    let message = message.expect("the graph is described");
    let rect = window.harness.get_by_label(&message).rect();
    // The left end is the start of the game.
    let at = rect.left_center() + vec2(4.0, 0.0);
    window.click_point(at);
    assert_eq!(window.session().game.current(), NodeId::START);
}

#[test]
fn a_long_game_shows_the_current_turn() {
    let mut window = Window::game(GameName::Owari, true);
    let mut moves = 0;
    while moves < 120 && !window.session().game.is_over() {
        let mv = window.session().position().moves()[0];
        let state = window.state_mut();
        state.session.as_mut().expect("a game").game.play(&mv).expect("legal");
        moves += 1;
    }
    window.steps(2);
    let game = &window.session().game;
    let last = game.turn_number(game.current());
    assert!(last > 25, "{last} turns");
    assert!(is_listed(&window, last) && !is_listed(&window, 1));
    window.key(Key::Home);
    assert!(is_listed(&window, 1) && !is_listed(&window, last));
}

/// Whether South's turn with this number is visible in the list.
fn is_listed(window: &Window, number: usize) -> bool {
    window.has_start(&format!("Turn {number}, South"))
}

#[test]
fn the_dock_rises_with_its_tabs_and_is_lowered_by_escape() {
    let options = WindowOptions { new: Some(GameName::Owari), friend: true, ..Default::default() };
    let mut window = Window::open(options, vec2(900.0, 600.0), ThemeName::Light);
    window.key(Key::C);
    assert!(window.has("Turn 1, South, C"));
    window.click("Open");
    assert!(window.session().dock_open && window.has("Lower"));
    window.click("Notes");
    assert!(window.has("Note"));
    window.key(Key::Escape);
    assert!(!window.session().dock_open);
    // Too small for a dock: the keys open it.
    window.harness.set_size(vec2(700.0, 480.0));
    window.steps(3);
    assert!(!window.has("Turn 1, South, C"));
    window.keys(Modifiers::COMMAND, Key::L);
    window.assert_has("Turn 1, South, C");
    window.key(Key::Escape);
    assert!(!window.has("Turn 1, South, C"));
    window.keys(Modifiers::COMMAND, Key::M);
    write(&mut window, "small");
    let game = &window.session().game;
    assert_eq!(game.node(game.current()).comment(), "small");
}

#[test]
fn a_layout_shows_the_match_and_what_comes_next() {
    let mut window = Window::position(GameName::Giuthi, "0,0,0,0,0,0/0,0,0,0,0,0 15-57 S");
    window.assert_has("The match so far");
    assert!(window.has("You 15") && window.has("North 57"));
    assert!(window.has("North copies: A like a, B like b, and keeps 42 in its store."));
    window.click("4 holes a side");
    window.click("Spread evenly");
    window.assert_has("Your seeds all lie in their holes.");
    window.click("Start the round");
    window.click("Moves");
    window.assert_has("Turn 1, South, lays out 4, 4, 4 and 3");
}

#[test]
fn the_usual_window_has_every_tab() {
    let options = WindowOptions { new: Some(GameName::Giuthi), friend: true, ..Default::default() };
    let mut window = Window::open(options, USUAL, ThemeName::Light);
    for tab in ["Match", "Notes", "Moves"] {
        window.click(tab);
    }
    assert!(window.has("No move yet. You begin."));
}

#[test]
fn the_turn_shown_stays_visible_however_long_the_list_grows() {
    for size in [vec2(900.0, 600.0), USUAL] {
        let options =
            WindowOptions { new: Some(GameName::Owari), friend: true, ..Default::default() };
        let mut window = Window::open(options, size, ThemeName::Light);
        let lowest = window.harness.get_by_label("Undo").rect().min.y;
        for _ in 0..44 {
            let mv = window.session().position().moves()[0];
            window.commit(mv);
            window.steps(3);
            let row = turn_shown(&window).expect("the turn shown is listed");
            // The list ends a little above the control bar.
            assert!(row.max.y <= lowest - 8.0, "{size:?}: {row:?} at {lowest}");
        }
    }
}

#[test]
fn the_turn_shown_stays_visible_when_the_window_shrinks() {
    let mut window = Window::fresh();
    window.open_file(std::path::Path::new("saves/awale.kete"));
    window.key(Key::End);
    let lower = (0..30).map(|step| vec2(1280.0, 800.0 - 9.3 * step as f32));
    let leaps = [vec2(1280.0, 560.0), vec2(900.0, 600.0), USUAL, vec2(1280.0, 520.0)];
    for size in leaps.into_iter().chain(lower) {
        window.harness.set_size(size);
        window.steps(4);
        // What is below the list.
        let below = ["Analyse the whole game", "Undo"].into_iter().find(|name| window.has(name));
        let lowest = window.harness.get_by_label(below.expect("a button")).rect().min.y;
        let row = turn_shown(&window).expect("the turn shown is listed");
        assert!(row.max.y <= lowest - 8.0, "{size:?}: {row:?} at {lowest}");
    }
    // A list that was scrolled to other turns stays there.
    let over = turn_shown(&window).expect("the turn shown is listed").center();
    window.harness.event(egui::Event::PointerMoved(over));
    window.harness.event(egui::Event::MouseWheel {
        unit: egui::MouseWheelUnit::Point,
        delta: vec2(0.0, 5000.0),
        phase: egui::TouchPhase::Move,
        source: egui::MouseWheelSource::Unknown,
        modifiers: Modifiers::NONE,
    });
    window.steps(20);
    assert!(is_listed(&window, 1) && !is_listed(&window, 38), "{:?}", window.names());
    window.harness.set_size(vec2(1280.0, 560.0));
    window.steps(4);
    assert!(is_listed(&window, 1) && !is_listed(&window, 38));
}

/// The row of the turn shown.
fn turn_shown(window: &Window) -> Option<egui::Rect> {
    let root = window.harness.root();
    let shown = root.children_recursive().find(|node| {
        let node = node.accesskit_node();
        let is_turn = node.label().is_some_and(|label| label.starts_with("Turn "));
        is_turn && node.is_selected() == Some(true)
    });
    shown.map(|node| node.rect())
}

#[test]
fn the_dock_shows_the_rounds_of_a_match_whole() {
    let options = WindowOptions { new: Some(GameName::Giuthi), friend: true, ..Default::default() };
    let mut window = Window::open(options, vec2(900.0, 600.0), ThemeName::Light);
    for turn in 0..400 {
        if !window.session().game.rounds().is_empty() {
            break;
        }
        let moves = window.session().position().moves();
        let mv = moves[(7 * turn + 3) % moves.len()];
        window.commit(mv);
    }
    window.steps(3);
    window.click("Match");
    let lowest = window.harness.get_by_label("Undo").rect().min.y;
    for round in [words_of(&window, "Round 1"), words_of(&window, "Round 2")] {
        let row = window.harness.get_by_label(&round).rect();
        assert!(row.max.y <= lowest - 8.0, "{round}: {row:?} at {lowest}");
    }
}

/// The name of the row of a round.
fn words_of(window: &Window, start: &str) -> String {
    let names = window.names();
    let found = names.iter().find(|name| name.starts_with(start) && name.contains(','));
    found.unwrap_or_else(|| panic!("no {start} in {names:?}")).clone()
}

#[test]
fn the_chance_to_win_is_a_bar_under_the_moves_of_bawo() {
    let bars = |window: &Window| {
        window.names().iter().filter(|name| name.starts_with("South's chance to win is")).count()
    };
    let mut window = Window::game(GameName::BawoBeginner, true);
    window.does(Intent::Analysis(AnalysisIntent::Switch(true)));
    window.does(Intent::Tab(SideTab::Moves));
    window.steps(4);
    assert_eq!(bars(&window), 1, "{:?}", window.names());
    window.does(Intent::Analysis(AnalysisIntent::Switch(false)));
    assert_eq!(bars(&window), 0, "nothing is known without the analysis");
}
