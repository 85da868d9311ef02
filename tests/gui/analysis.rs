//! The analysis beside the board: its switch, its lines, the variation preview, help in games
//! against Kete.

use egui::{Key, Modifiers, Rect, Shape, StrokeKind, Vec2, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use kete::app::WindowOptions;
use kete::app::analysis::intent::AnalysisIntent;
use kete::app::analysis::state::PointedLine;
use kete::app::analysis::worker::AnalysisWorker;
use kete::app::intent::Intent;
use kete::app::session::state::SideTab;
use kete::app::settings::table::SettingsIntent;
use kete::app::shell::update::{tick, update};
use kete::app::state::{Dialog, State};
use kete::background::Mode;
use kete::draw::board::view::BoardMark;
use kete::draw::theme::ThemeName;
use kete::game::{EngineName, GameInProgress, Level, Player};
use kete::rules::{BySide, Colour, GameName, Move, Place, Ruleset, Side};

use crate::window::{USUAL, Window};

const SMALL: Vec2 = vec2(900.0, 600.0);
const OFF: &str = "Switch on to see the best lines.";
/// South to move and 5 seeds on the board: everything is proven immediately.
const FEW: &str = "0,1,0,1,0,1/0,0,0,1,1,0 14-17 S";

/// A game of two people with the tab open and the switch on.
fn analysed(mut window: Window) -> Window {
    window.keys(Modifiers::COMMAND, Key::I);
    window.assert_has(OFF);
    window.click("Live analysis");
    window
}

/// The names of the lines.
fn lines(window: &Window) -> Vec<String> {
    window.names().into_iter().filter(|name| name.starts_with("Line ")).collect()
}

fn description(window: &Window, start: &str) -> String {
    let name = window.named(start);
    let node = window.harness.get_by_label(&name);
    node.accesskit_node().description().unwrap_or_default()
}

#[test]
fn a_switch_shows_and_hides_the_best_lines() {
    for size in [USUAL, SMALL, vec2(1920.0, 1080.0)] {
        let options =
            WindowOptions { new: Some(GameName::Owari), friend: true, ..Default::default() };
        let mut window = analysed(Window::open(options, size, ThemeName::Light));
        assert_eq!(lines(&window).len(), 3, "{size:?}: {:?}", window.names());
        assert!(lines(&window)[0].starts_with("Line 1, South "), "{:?}", lines(&window));
        assert!(lines(&window)[0].contains(", looked "), "{:?}", lines(&window));
        window.pick("Lines", "5");
        assert_eq!(lines(&window).len(), 5, "{size:?}");
        window.pick("Lines", "1");
        assert_eq!(lines(&window).len(), 1, "{size:?}");
        window.click("Live analysis");
        assert!(lines(&window).is_empty() && window.has(OFF), "{size:?}");
        // The command leads to the tab from other tabs.
        window.click("Moves");
        assert_eq!(window.session().tab, SideTab::Moves);
        window.keys(Modifiers::COMMAND, Key::I);
        assert_eq!(window.session().tab, SideTab::Analysis, "{size:?}");
    }
}

#[test]
fn the_lines_follow_the_position_shown() {
    let mut window = analysed(Window::game(GameName::Owari, true));
    let at_start = lines(&window);
    window.press("South C");
    let after = lines(&window);
    assert_ne!(at_start, after);
    assert!(after[0].contains(": "), "{after:?}");
    window.key(Key::PageUp);
    assert_eq!(lines(&window), at_start, "walking back, the earlier position is looked at");
    window.key(Key::Home);
    assert!(window.has("Look longer"), "it ends by itself: {:?}", window.names());
    let before = window.state().analysis.known.as_ref().expect("known").nodes;
    window.click("Look longer");
    let known = window.state().analysis.known.as_ref().expect("known");
    assert!(known.nodes > before && known.is_ended);
}

#[test]
fn a_click_previews_a_line_and_plays_nothing() {
    for size in [USUAL, SMALL] {
        let options =
            WindowOptions { new: Some(GameName::Owari), friend: true, ..Default::default() };
        let mut window = analysed(Window::open(options, size, ThemeName::Light));
        let (start, here) = (window.shown(), window.session().game.current());
        let holes = |window: &Window| -> Vec<String> {
            let is_hole = |name: &String| name.ends_with(" seeds") || name.contains(" seeds, ");
            window.names().into_iter().filter(is_hole).collect()
        };
        let before = holes(&window);
        window.press("Line 1, South ");
        assert!(window.said().starts_with("Not played: South plays "), "{}", window.said());
        let next = if size == USUAL { "to move (only shown)" } else { "only shown" };
        assert!(window.has(next), "{size:?}: {:?}", window.names());
        assert_ne!(holes(&window), before, "the names tell what the board shows");
        assert_eq!((window.shown(), window.session().game.current()), (start.clone(), here));
        let first = holes(&window);
        window.press("Line 1, South ");
        assert_ne!(holes(&window), first);
        assert!(window.said().starts_with("Not played: North plays "), "{}", window.said());
        window.key(Key::PageUp);
        assert_eq!(holes(&window), first, "a step back");
        window.key(Key::Escape);
        assert_eq!(holes(&window), before);
        assert!(window.session().variation.is_none());
        assert_eq!(window.session().game.len(), 0);
        // The previewed line stays the same, whatever else is found.
        window.press("Line 1, South ");
        let walked = window.named("Line 1, South ");
        let known = window.state_mut().analysis.known.as_mut().expect("known");
        known.lines.swap(0, 1);
        window.steps(2);
        assert_eq!(window.named("Line 1, South "), walked);
        window.key(Key::Escape);
        // A press on the board leads back too and plays nothing.
        window.press("Line 2, South ");
        window.press("South C");
        assert!(window.session().variation.is_none() && window.session().game.is_empty());
        assert_eq!(window.said(), "The start of the game.");
        window.press("Line 1, South ");
        window.click("Back to the game");
        assert_eq!(holes(&window), before);
    }
}

#[test]
fn a_previewed_line_can_be_played_as_a_branch() {
    let mut window = analysed(Window::game(GameName::Owari, true));
    window.press("South A");
    let old = window.session().game.current();
    window.key(Key::Home);
    window.press("Line 1, South ");
    window.click("Step");
    let shown = window.session().shown_position().setup().to_string();
    assert!(window.has_start("Line 1, move 2 of "));
    window.click("Play on from here");
    assert_eq!(window.shown(), shown);
    let game = &window.session().game;
    assert_eq!(game.turns().len(), 2);
    assert!(
        game.has(old) && window.session().variation.is_none(),
        "the old way is kept as a branch"
    );
}

#[test]
fn each_hole_with_a_line_says_the_value_of_its_move() {
    let mut window = analysed(Window::position(GameName::Basic, FEW));
    window.pick("Lines", "5");
    let message = description(&window, "South D");
    assert!(message.starts_with("D: South ") && message.contains("proven."), "{message}");
    assert!(lines(&window).iter().all(|line| line.contains(", proven: ")), "{:?}", lines(&window));
    window.assert_has("proven ✓");
    assert!(window.has_start("Proven: "));
    assert!(!window.has("Look longer"), "there is nothing left to find");
    assert_eq!(description(&window, "South C"), "", "an empty hole has no move");
    window.click("Live analysis");
    assert_eq!(description(&window, "South D"), "");
}

#[test]
fn every_playable_hole_says_the_value_of_its_best_move() {
    for name in GameName::ALL {
        let mut window = analysed(Window::game(name, true));
        let moves = window.session().position().moves();
        assert_eq!(lines(&window).len(), 3, "{name}");
        // If placements may be chosen, only the best moves have lines, and only those have tags.
        if window.session().position().placements().next().is_some() {
            continue;
        }
        for mv in &moves {
            let button = match mv {
                Move::Colour(hole, Colour::Red) => format!("Hole {hole} red,"),
                Move::Colour(hole, Colour::Blue) => format!("Hole {hole} blue,"),
                other => format!("South {},", other.hole().expect("a hole")),
            };
            let message = description(&window, &button);
            assert!(message.contains(": South "), "{name} {mv}: {message}");
        }
        // The number of lines shown does not matter, and no new search starts.
        let nodes = |window: &Window| window.state().analysis.known.as_ref().expect("known").nodes;
        let before = nodes(&window);
        window.pick("Lines", "1");
        assert_eq!((lines(&window).len(), nodes(&window)), (1, before), "{name}");
    }
}

/// The tags on the board.
fn tags(window: &Window) -> Vec<Rect> {
    let mut shapes: Vec<&Shape> =
        window.harness.output().shapes.iter().map(|clipped| &clipped.shape).collect();
    let mut tags = Vec::new();
    while let Some(shape) = shapes.pop() {
        match shape {
            Shape::Vec(more) => shapes.extend(more),
            Shape::Rect(rect) => {
                let is_edged = rect.stroke.width > 0.0 && rect.stroke_kind == StrokeKind::Outside;
                tags.extend(is_edged.then_some(rect.rect));
            }
            _ => {}
        }
    }
    tags
}

#[test]
fn scores_of_neighbours_do_not_overlap() {
    for (size, percent) in [(USUAL, 100), (SMALL, 100), (SMALL, 150)] {
        for name in [GameName::BawoBeginner, GameName::Ring, GameName::Owari] {
            let options = WindowOptions { new: Some(name), friend: true, ..Default::default() };
            let mut window = Window::open(options, size, ThemeName::Light);
            window.state_mut().settings.text_percent = percent;
            let mut window = analysed(window);
            window.steps(2);
            let moves = window.session().position().moves();
            let mut holes: Vec<String> =
                moves.iter().filter_map(Move::hole).map(|hole| hole.to_string()).collect();
            holes.sort();
            holes.dedup();
            let tags = tags(&window);
            assert!(tags.len() >= holes.len(), "{name} {percent}: {} of {holes:?}", tags.len());
            for (at, tag) in tags.iter().enumerate() {
                let other = tags[at + 1..].iter().find(|other| tag.intersects(**other));
                assert_eq!(other, None, "{name} {size} {percent}: {tag}");
            }
        }
    }
}

#[test]
fn placements_are_written_in_full_to_distinguish_lines() {
    for (size, text_size) in [(USUAL, 100), (SMALL, 150)] {
        let new = Some(GameName::BawoAdvanced);
        let options = WindowOptions { new, friend: true, ..Default::default() };
        let mut window = analysed(Window::open(options, size, ThemeName::Light));
        window.state_mut().settings.text_percent = text_size;
        window.steps(3);
        let moves: Vec<String> = lines(&window)
            .iter()
            .map(|line| line.split(": ").nth(1).expect("moves").to_owned())
            .map(|moves| moves.split(", ").next().expect("a move").to_owned())
            .collect();
        let placements = moves.iter().filter(|mv| mv.starts_with('=')).count();
        assert!(placements > 1, "{moves:?}");
        for mv in &moves {
            assert!(window.session().position().parse_move(mv).is_ok(), "{mv}");
            assert_eq!(moves.iter().filter(|other| *other == mv).count(), 1, "{moves:?}");
        }
    }
}

/// Points at a line of South's; returns its name.
fn point_at_line(window: &mut Window, number: usize) -> String {
    let name = window.named(&format!("Line {number}, South "));
    window.harness.get_by_label(&name).hover();
    window.steps(3);
    name
}

#[test]
fn a_line_pointed_at_shows_the_path_of_its_first_move() {
    let mut window = analysed(Window::game(GameName::BawoBeginner, true));
    let first = |window: &Window| {
        let first = window.state().analysis.first_move(window.session().game.current());
        first.map(|(mv, way)| (mv, way.to_vec()))
    };
    assert_eq!(first(&window), None);
    let name = point_at_line(&mut window, 2);
    let move_ = name.rsplit_once(": ").expect("moves").1.split(", ").next().expect("a move");
    let move_ = window.session().position().parse_move(move_).expect("a move");
    let (shown, way) = first(&window).expect("a move");
    assert_eq!(shown, move_);
    let start = move_.hole().map(Place::Hole);
    let begins = |mark: &BoardMark| matches!(mark, BoardMark::Path { places, .. } if places.first().copied() == start);
    assert!(way.iter().any(begins), "{way:?}");
    window.click("Moves");
    assert_eq!(first(&window), None);
}

#[test]
fn the_arrow_of_a_line_begins_at_the_extra_seeds() {
    let mut window = analysed(Window::game(GameName::BawoNtchuwa, true));
    point_at_line(&mut window, 1);
    let first = window.state().analysis.first_move(window.session().game.current());
    let (mv, way) = first.expect("a move");
    let to = mv.hole().expect("a hole").into();
    let placed = BoardMark::Hint { from: Place::Extra(Side::South).into(), to };
    assert!(way.contains(&placed), "{way:?}");
}

#[test]
fn the_lines_are_browsed_by_keys() {
    let mut window = analysed(Window::game(GameName::Awale, true));
    let name = window.named("Line 2, South ");
    window.harness.get_by_label(&name).focus();
    window.steps(3);
    assert_eq!(window.state().analysis.pointed, Some(PointedLine::Kete(1)));
    window.key(Key::Enter);
    window.key(Key::Enter);
    let (step, of) = window.session().variation.as_ref().expect("a line is walked").progress();
    assert!(step == 2 && of >= step, "{step} of {of}");
    window.key(Key::PageDown);
    assert_eq!(window.session().variation.as_ref().expect("walked").progress().0, 3.min(of));
    for _ in 0..of {
        window.key(Key::PageUp);
    }
    assert!(window.session().variation.is_none(), "before the first move is the game");
    assert!(window.session().game.is_empty());
}

#[test]
fn a_pending_layout_has_its_lines_and_stays_pending() {
    let text = "0,0,0,0,0,0/0,0,0,0,0,0 15-57 S";
    let mut window = Window::position(GameName::Giuthi, text);
    window.keys(Modifiers::COMMAND, Key::I);
    window.click("Live analysis");
    assert!(lines(&window)[0].contains(": fill:"), "{:?}", lines(&window));
    let is_told = |name: &String| name.contains(" end") && name.contains(" the next round ");
    assert!(window.names().iter().any(is_told), "{:?}", window.names());
    let half = window.session().pending.clone();
    window.press("Line 1, South ");
    assert!(window.said().starts_with("Not played: "), "{}", window.said());
    window.key(Key::Escape);
    assert_eq!((&window.session().pending, window.session().tab), (&half, SideTab::Analysis));
}

#[test]
fn every_kind_of_board_has_its_lines() {
    for name in GameName::ALL {
        let mut window = analysed(Window::game(name, true));
        let best = lines(&window).into_iter().next().unwrap_or_default();
        let is_bawo = name.id().starts_with("bawo");
        assert!(best.starts_with("Line 1, South "), "{name}: {:?}", window.names());
        assert_eq!(best.contains(" %, "), is_bawo, "{name}: {best}");
        window.press("Line 1, South ");
        assert!(window.session().variation.is_some(), "{name}");
        window.key(Key::Escape);
        assert!(window.session().variation.is_none(), "{name}");
    }
}

#[test]
fn against_kete_it_is_off_until_help_is_allowed_and_the_game_says_so() {
    let mut window = Window::game(GameName::Owari, false);
    window.keys(Modifiers::COMMAND, Key::I);
    let reason = "It is off while you play against Kete or another program. You can allow help in \
                  the settings; the game is then marked “with help”.";
    window.assert_has(reason);
    let switch = window.harness.get_by_label("Live analysis");
    assert!(switch.accesskit_node().is_disabled());
    window.click("Live analysis");
    assert!(!window.state().analysis.on);
    window.click("Allow help…");
    assert!(matches!(window.state().dialog, Some(Dialog::Settings(_))));
    window.click("Allow help");
    assert!(window.state().settings.allow_help);
    window.key(Key::Escape);
    assert!(!window.session().game.with_help(), "nothing was seen yet");
    window.click("Live analysis");
    assert_eq!(lines(&window).len(), 3, "{:?}", window.names());
    let game = &window.session().game;
    assert!(game.with_help());
    assert!(window.has("This game is marked “with help”."));
    let saved = game.to_save();
    assert!(saved.contains("    with_help: true,\n"), "{saved}");
    assert!(GameInProgress::from_save(saved.as_bytes()).expect("good").with_help());
    let without = saved.replace("    with_help: true,\n", "");
    assert!(!GameInProgress::from_save(without.as_bytes()).expect("good").with_help());
    // No line can be played for Kete.
    window.press("Line 1, South ");
    assert!(!window.has("Play on from here"));
    window.key(Key::Escape);
    window.does(Intent::ResignNow(Side::South));
    window.steps(4);
    let card = window.names().into_iter().any(|name| name.ends_with("Played with help."));
    assert!(card, "{:?}", window.names());
    // A new game starts without it.
    window.does(Intent::Rematch);
    assert!(!window.session().game.with_help() && !window.state().analysis.on);
    window.click("Start");
    assert!(window.has_text(", with help, "));
}

#[test]
fn grading_a_game_against_kete_that_goes_on_is_help() {
    let mut window = Window::game(GameName::Owari, false);
    window.press("South C");
    window.rest();
    window.keys(Modifiers::COMMAND, Key::I);
    assert!(!window.has("Analyse the whole game"), "help is not allowed");
    window.state_mut().settings.allow_help = true;
    window.steps(2);
    assert!(!window.session().game.with_help());
    window.click("Analyse the whole game");
    assert!(window.session().game.with_help());
}

#[test]
fn a_game_against_kete_that_is_over_may_be_analysed() {
    let mut window = Window::game(GameName::Owari, false);
    window.press("South C");
    window.rest();
    window.does(Intent::ResignNow(Side::South));
    window.key(Key::Escape);
    window.keys(Modifiers::COMMAND, Key::I);
    window.click("Live analysis");
    assert!(window.has("The game is over here. Step back to see the best lines."));
    window.key(Key::Home);
    assert_eq!(lines(&window).len(), 3, "{:?}", window.names());
    assert!(!window.session().game.with_help(), "the game was played without");
    // Going on from here counts as help.
    window.press("South D");
    window.rest();
    assert!(window.session().game.with_help());
    assert!(lines(&window).is_empty(), "it goes on against Kete");
    assert!(!window.state().analysis.on);
}

/// A state with a game of two people and the analysis on.
fn state() -> State {
    let mut state = State::new(None, true);
    let players = BySide::new(Player::You, Player::Friend);
    state.lay(GameInProgress::new(Ruleset::new(GameName::Owari), players));
    update(&mut state, Intent::Analysis(AnalysisIntent::Switch(true)), 0.0);
    state
}

/// Follows the search until it is deeper than so many turns.
fn follow(analyser: &mut AnalysisWorker, state: &mut State, turns: u32) {
    let ctx = egui::Context::default();
    for _ in 0..3000 {
        analyser.follow(state, &ctx, 1.0, &|_| None);
        analyser.follow(state, &ctx, 2.0, &|_| None);
        tick(state, 2.0);
        let lines = state.analysis.known.as_ref().map_or(&[][..], |known| &known.lines);
        if lines.len() >= state.analysis.lines && lines[0].depth > turns {
            return;
        }
        std::thread::sleep(std::time::Duration::from_millis(2));
    }
    panic!("nothing was found");
}

#[test]
fn a_search_on_its_own_thread_reports_lines_and_keeps_its_results() {
    let mut state = state();
    let mut analyser = AnalysisWorker::new(Mode::Threads);
    follow(&mut analyser, &mut state, 4);
    let known = state.analysis.known.as_ref().expect("known");
    assert!(!known.is_ended && !known.lines.is_empty());
    let depth = known.lines[0].depth;
    // A dialog hides it: the search ends, the results stay.
    state.dialog = Some(Dialog::Messages);
    let ctx = egui::Context::default();
    analyser.follow(&mut state, &ctx, 3.0, &|_| None);
    state.dialog = None;
    follow(&mut analyser, &mut state, 4);
    assert!(state.analysis.known.as_ref().expect("known").lines[0].depth >= depth);
    // The number of lines shown does not change the results: each of the six moves has its own.
    update(&mut state, Intent::Analysis(AnalysisIntent::Lines(1)), 4.0);
    analyser.follow(&mut state, &ctx, 4.0, &|_| None);
    let known = state.analysis.known.as_ref().expect("known");
    assert!(known.lines.len() == 6 && known.lines[0].depth >= depth);
}

#[test]
fn what_is_not_allowed_stays_off() {
    let mut state = state();
    let kete = Player::Kete(Level::LOWEST);
    let players = BySide::new(Player::You, kete);
    state.lay(GameInProgress::new(Ruleset::new(GameName::Owari), players));
    assert!(!state.analysis.on, "a new game begins without");
    let switch = Intent::Analysis(AnalysisIntent::Switch(true));
    update(&mut state, switch.clone(), 0.0);
    assert!(!state.analysis.on);
    update(&mut state, Intent::Settings(SettingsIntent::AllowHelp(true)), 0.0);
    update(&mut state, switch, 0.0);
    assert!(state.analysis.on);
    update(&mut state, Intent::Settings(SettingsIntent::AllowHelp(false)), 0.0);
    tick(&mut state, 0.0);
    assert!(!state.analysis.on);
    let players = BySide::new(kete, kete);
    state.lay(GameInProgress::new(Ruleset::new(GameName::Owari), players));
    update(&mut state, Intent::Analysis(AnalysisIntent::Switch(true)), 0.0);
    assert!(state.analysis.on, "nobody is helped where Kete plays both sides");
}

#[test]
fn it_waits_while_another_program_is_to_move() {
    let mut state = state();
    let fox = Player::Engine(EngineName::new("Fox").expect("a name"));
    let players = BySide::new(Player::You, fox);
    state.lay(GameInProgress::new(Ruleset::new(GameName::Owari), players));
    update(&mut state, Intent::Settings(SettingsIntent::AllowHelp(true)), 0.0);
    update(&mut state, Intent::Analysis(AnalysisIntent::Switch(true)), 0.0);
    let (mut analyser, ctx) = (AnalysisWorker::new(Mode::Inline), egui::Context::default());
    let knows = |state: &State| {
        let session = state.session.as_ref().expect("a game");
        state.analysis.known_of(session, state.laid).is_some()
    };
    analyser.follow(&mut state, &ctx, 0.0, &|_| None);
    assert!(knows(&state), "the person is to move");
    let session = state.session.as_mut().expect("a game");
    let mv = session.position().moves()[2];
    session.game.play(&mv).expect("legal");
    session.moved_in_game();
    analyser.follow(&mut state, &ctx, 0.0, &|_| None);
    assert!(!knows(&state), "the other program has the machine for itself");
}
