//! A press plays exactly what pointing there previews, at every point of every hole.

use egui::{Event, Key, Modifiers, PointerButton, Pos2, Rect};
use egui_kittest::kittest::Queryable as _;
use kete::app::session::state::PendingMove;
use kete::game::{GameInProgress, NodeId};
use kete::rules::{Colour, GameName, Hole, Move, Ruleset, Side, Way};

use crate::dice::Dice;
use crate::window::{Window, hole_name};

/// A game of two people after some random turns.
pub fn grown(window: &Window, turns: usize, dice: &mut Dice) -> GameInProgress {
    let session = window.session();
    let mut game = GameInProgress::new(session.game.ruleset(), session.game.players());
    for _ in 0..turns {
        let moves = game.position().moves();
        if game.is_over() || moves.is_empty() {
            break;
        }
        let mv = moves[dice.below(moves.len())];
        game.play(&mv).expect("a listed move is legal");
    }
    game
}

/// The effect of a press.
#[derive(Debug, PartialEq, Eq)]
enum Came {
    Played(Move),
    Asked,
    Refused,
}

fn outcome(window: &Window, before: NodeId) -> Came {
    let session = window.session();
    match &session.pending {
        PendingMove::House { stopped, .. } => return Came::Played(stopped.mv),
        PendingMove::Way(_) | PendingMove::Colour(_) => return Came::Asked,
        _ => {}
    }
    if session.game.current() == before {
        assert!(session.refusal.is_some(), "a press that did nothing");
        return Came::Refused;
    }
    let turn = session.game.node(session.game.current()).entry().turn();
    Came::Played(turn.expect("a turn was played").mv)
}

/// The move that the preview on the story card names.
fn told(window: &Window) -> Option<String> {
    let names = window.names();
    let says = names.iter().find_map(|name| name.strip_prefix("If you play "))?;
    Some(says.split([',', ':']).next().unwrap_or_default().to_owned())
}

/// Puts the game back to a position.
fn put_back(window: &mut Window, to: NodeId) {
    let session = window.state_mut().session.as_mut().expect("a game");
    assert!(session.game.go_to(to) || session.game.current() == to);
    session.moved_in_game();
}

fn click(window: &mut Window, pos: Pos2) {
    for pressed in [true, false] {
        let (button, modifiers) = (PointerButton::Primary, Modifiers::NONE);
        window.harness.event(Event::PointerButton { pos, button, pressed, modifiers });
    }
    window.steps(2);
}

/// The holes and colours that can be pressed, with their places.
fn targets(window: &Window) -> Vec<(Hole, Option<Colour>, Rect)> {
    let session = window.session();
    let rect = |name: &str| window.harness.get_by_label(&window.named(name)).rect();
    let mut targets = Vec::new();
    for hole in session.position().shape().holes() {
        if session.name() == GameName::Ring {
            for (colour, word) in Colour::ALL.into_iter().zip(["red", "blue"]) {
                targets.push((hole, Some(colour), rect(&format!("Hole {hole} {word},"))));
            }
        } else {
            targets.push((hole, None, rect(&format!("{},", hole_name(hole)))));
        }
    }
    targets
}

/// The legal moves that begin in a hole, of one colour in the ring, without those that differ from
/// another only by spreading the house.
fn legal(window: &Window, hole: Hole, colour: Option<Colour>) -> Vec<Move> {
    let moves = window.session().position().moves().into_iter();
    let own = moves.filter(|mv| match *mv {
        Move::Colour(from, of) => from == hole && colour == Some(of),
        Move::Way { hole: from, spread, .. } => from == hole && !spread,
        other => other.hole() == Some(hole),
    });
    own.collect()
}

/// The move without the answer to the house, which is asked for later.
fn unanswered(mv: Move) -> Move {
    match mv {
        Move::Way { hole, way, .. } => Move::Way { hole, way, spread: false },
        other => other,
    }
}

/// Points at one place of a hole and clicks there.
fn point_and_click(window: &mut Window, hole: Hole, colour: Option<Colour>, at: Pos2) {
    let before = window.session().game.current();
    // A hole with seeds of one colour has no halves.
    let seeds = window.session().position().setup().seeds_in(hole);
    let mut there = Colour::ALL.into_iter().filter(|of| seeds.of(Some(*of)) > 0);
    let colour = colour.map(|half| match (there.next(), there.next()) {
        (Some(only), None) => only,
        _ => half,
    });
    let legal = legal(window, hole, colour);
    window.harness.hover_at(at);
    window.steps(5);
    let foreseen = window.session().foreseen_turn().map(|turn| turn.mv);
    let told = told(window);
    let position = window.shown();
    let place = format!("{} {position}: {hole} at {at}", window.session().name());
    assert_eq!(told.is_some(), foreseen.is_some(), "{place}: the card and the marks differ");
    click(window, at);
    let came = outcome(window, before);
    match foreseen {
        Some(mv) => assert_eq!(came, Came::Played(mv), "{place}: previewed {mv}"),
        None => assert!(!matches!(came, Came::Played(_)), "{place}: {came:?} without a preview"),
    }
    if let (Some(mv), Some(told)) = (foreseen, told) {
        // In the ring the card names hole and colour separately.
        let named = match mv {
            Move::Colour(hole, _) => hole.to_string(),
            other => other.to_string(),
        };
        assert!(told.starts_with(&named), "{place}: the card says {told} for {mv}");
    }
    // In the middle of a hole a press asks for the colour if both may be played.
    let has_both =
        Colour::ALL.into_iter().all(|of| !self::legal(window, hole, Some(of)).is_empty());
    match legal[..] {
        [_] if colour.is_some() && has_both && came == Came::Asked => {}
        [] => assert_eq!(came, Came::Refused, "{place}"),
        [only] => {
            let played = match came {
                Came::Played(mv) => Some(unanswered(mv)),
                _ => None,
            };
            assert_eq!(played, Some(only), "{place}: {came:?}, but one move is legal");
        }
        _ => assert_ne!(came, Came::Refused, "{place}: {legal:?} are legal"),
    }
    put_back(window, before);
    window.steps(1);
}

#[test]
fn the_middle_of_a_hole_with_both_colours_asks_which_one() {
    for (part, colour) in
        [(0.25, Some(Colour::Red)), (0.75, Some(Colour::Blue)), (0.48, None), (0.55, None)]
    {
        let mut window = Window::game(GameName::Ring, true);
        let [red, blue] = ["Hole 1 red,", "Hole 1 blue,"]
            .map(|name| window.harness.get_by_label(&window.named(name)).rect());
        let whole = red.union(blue);
        window.click_point(egui::pos2(whole.min.x + part * whole.width(), whole.center().y));
        let played = |window: &Window| match window.session().game.turns().last()?.mv {
            Move::Colour(hole, colour) => Some((hole.to_string(), colour)),
            _ => None,
        };
        if let Some(colour) = colour {
            assert_eq!(played(&window), Some(("1".to_owned(), colour)), "{part}");
            continue;
        }
        assert_eq!(played(&window), None, "{part}");
        assert!(window.has_text("Hole 1: choose the colour") || window.has_text("If you play 1"));
        window.assert_has("1 red");
        window.click("1 blue");
        assert_eq!(played(&window), Some(("1".to_owned(), Colour::Blue)), "{part}");
        assert!(!window.has("1 red"));
    }
    // With one colour there is nothing to ask.
    let mut window =
        Window::position(GameName::Ring, "2B,-,-,-,-,-,-,-,2R,2R,2R,2R,2R,2R,2R,2R 15-15 S");
    window.click_at("Hole 1 blue,", 0.05);
    assert_eq!(window.session().game.turns().len(), 1, "{:?}", window.names());
}

#[test]
fn an_arrow_on_the_rim_can_be_clicked_where_it_is_outside_its_hole() {
    for (side, way) in [(false, Way::Right), (true, Way::Left)] {
        let mut window = Window::game(GameName::BawoBeginner, true);
        let name = window.named("South A3,");
        let rect = window.harness.get_by_label(&name).rect();
        window.harness.hover_at(rect.center());
        window.steps(5);
        let x = if side { rect.min.x - 2.0 } else { rect.max.x + 2.0 };
        let at = egui::pos2(x, rect.center().y);
        window.harness.hover_at(at);
        window.steps(5);
        let foreseen = window.session().foreseen_turn().map(|turn| turn.mv);
        click(&mut window, at);
        let played = window.session().game.turns().last().map(|turn| turn.mv);
        assert_eq!(played, foreseen, "{side}");
        assert!(matches!(played, Some(Move::Way { way: played, .. }) if played == way), "{side}");
    }
}

/// Parts of a hole's width: near the borders between its thirds and its halves, and inside them.
const PARTS: [f32; 9] = [0.04, 0.2, 0.32, 0.35, 0.5, 0.65, 0.68, 0.8, 0.96];

fn previews_agree(game: GameName, positions: usize) {
    let mut window = Window::game(game, true);
    let mut dice = Dice(17 + game as u64);
    for number in 0..positions {
        let turns = 1 + dice.below(24);
        let grown = grown(&window, turns, &mut dice);
        if grown.is_over() || !grown.position().layout_sizes().is_empty() {
            continue;
        }
        window.state_mut().lay(grown);
        let session = window.state_mut().session.as_mut().expect("a game");
        session.flipped = number % 2 == 1;
        window.steps(2);
        let mover = window.session().mover();
        let has_ways =
            window.session().position().moves().iter().any(|mv| matches!(mv, Move::Way { .. }));
        for (hole, colour, rect) in targets(&window) {
            let points = match (hole.owner() == mover, has_ways) {
                (true, true) => 4,
                (true, false) => 2,
                // A hole of the other side is refused wherever it is pressed.
                (false, _) => usize::from(dice.below(4) == 0),
            };
            let mut spread_ahead = false;
            for _ in 0..points {
                let part = PARTS[dice.below(PARTS.len())];
                let down = [0.3, 0.5, 0.7][dice.below(3)];
                let at = rect.min + rect.size() * egui::vec2(part, down);
                let session = window.state_mut().session.as_mut().expect("a game");
                session.spread_ahead = game == GameName::BawoAdvanced && spread_ahead;
                spread_ahead = !spread_ahead;
                point_and_click(&mut window, hole, colour, at);
            }
        }
    }
}

#[test]
fn a_press_plays_what_is_previewed_on_two_rows() {
    for game in [GameName::Awale, GameName::Basic, GameName::Owari, GameName::Ayoayo] {
        previews_agree(game, 3);
    }
}

#[test]
fn a_press_plays_what_is_previewed_in_the_ring() {
    previews_agree(GameName::Ring, 2);
}

#[test]
fn a_press_plays_what_is_previewed_in_giuthi() {
    previews_agree(GameName::Giuthi, 5);
}

#[test]
fn a_press_plays_what_is_previewed_in_bawo() {
    for game in [GameName::BawoBeginner, GameName::BawoAdvanced, GameName::BawoNtchuwa] {
        previews_agree(game, 3);
    }
}

#[test]
fn a_hole_with_one_legal_direction_plays_it_wherever_it_is_clicked() {
    // The position of the bug report: A1 may only be sown to the right.
    let mut window = Window::game(GameName::BawoBeginner, true);
    let mut dice = Dice(5);
    let one_way = loop {
        let turns = 2 + dice.below(20);
        let game = grown(&window, turns, &mut dice);
        let moves = game.position().moves();
        let from = |hole: Hole| moves.iter().filter(move |mv| mv.hole() == Some(hole)).count();
        let only = moves.iter().find(|mv| mv.hole().is_some_and(|hole| from(hole) == 1));
        if let (Some(mv), false) = (only, game.is_over()) {
            let mv = *mv;
            window.state_mut().lay(game);
            break mv;
        }
    };
    window.steps(2);
    let before = window.session().game.current();
    let hole = one_way.hole().expect("a move from a hole");
    for part in PARTS {
        window.click_at(&hole_name(hole), part);
        assert_eq!(outcome(&window, before), Came::Played(one_way), "{part}");
        put_back(&mut window, before);
        window.steps(1);
    }
}

#[test]
fn the_keyboard_previews_no_direction_that_it_would_ask_for() {
    let mut window = Window::game(GameName::BawoBeginner, true);
    let mut dice = Dice(9);
    for _ in 0..6 {
        let turns = dice.below(16);
        let game = grown(&window, turns, &mut dice);
        if game.is_over() {
            continue;
        }
        window.state_mut().lay(game);
        window.steps(2);
        window.key(Key::ArrowRight);
        let before = window.session().game.current();
        let own: Vec<Hole> =
            window.session().position().shape().holes_of(window.session().mover()).collect();
        for hole in own {
            let name = window.named(&hole_name(hole));
            window.harness.get_by_label(&name).focus();
            window.steps(5);
            let legal = legal(&window, hole, None);
            let foreseen = window.session().foreseen_turn().map(|turn| turn.mv);
            let only = if let [only] = legal[..] { Some(only) } else { None };
            assert_eq!(foreseen, only, "{hole}: {legal:?}");
            put_back(&mut window, before);
        }
    }
}

#[test]
fn if_the_direction_is_always_asked_for_no_other_is_previewed() {
    let mut window = Window::game(GameName::Giuthi, true);
    window.state_mut().settings.ask_way = true;
    let start = Ruleset::new(GameName::Giuthi).start();
    let both = Hole::two_rows(Side::South, 1);
    let ways = start.moves().iter().filter(|mv| mv.hole() == Some(both)).count();
    assert_eq!(ways, 2);
    let rect = window.harness.get_by_label(&window.named(&hole_name(both))).rect();
    for part in PARTS {
        let at = rect.min + rect.size() * egui::vec2(part, 0.5);
        point_and_click(&mut window, both, None, at);
        assert!(window.session().foreseen_turn().is_none());
    }
}
