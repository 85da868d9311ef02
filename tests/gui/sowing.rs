//! The animation of sowing: seeds keep their places and looks, nothing jumps, times are as designed.

use egui::Key;
use kete::app::WindowOptions;
use kete::draw::animation::Speed;
use kete::draw::animation::plan::Plan;
use kete::draw::board::geometry::Geometry;
use kete::draw::board::seeds::{self, Piece, Seed};
use kete::draw::board::tones::{Material, SeedSet};
use kete::draw::seed_layout;
use kete::draw::seed_layout::SeedLayout;
use kete::draw::theme::ThemeName;
use kete::rules::{
    Colour, Event, GameName, Hole, Move, Place, Position, Ruleset, Side, Step, Turn,
};

use crate::window::{USUAL, Window};

/// The turns of a game played by a fixed rule, with the layout before each.
fn turns(game: GameName, most: usize) -> Vec<(SeedLayout, Turn)> {
    let mut position: Position = Ruleset::new(game).start();
    let mut seed_layout = SeedLayout::start(&position);
    let mut turns = Vec::new();
    for number in 0..most {
        let moves = position.moves();
        let Some(mv) = moves.get((7 * number + 3) % moves.len().max(1)) else { break };
        let turn = position.play(mv).expect("a listed move is legal");
        position = turn.after;
        let after = seed_layout.after(&position, &turn.events);
        turns.push((std::mem::replace(&mut seed_layout, after), turn));
    }
    turns
}

/// The seeds of one colour drawn in a place.
fn drawn(seed_layout: &SeedLayout, place: Place, colour: Option<Colour>) -> Vec<Seed> {
    let view = seed_layout.show(false, Material::Plain, SeedSet::Ivory);
    let pieces: Vec<Piece> = (view.pieces().iter().copied())
        .filter(|piece| piece.place == Some(place) && piece.colour == colour)
        .collect();
    seeds::at_rest(&view.geometry, &pieces)
}

/// How many seeds a turn removes from a place in all.
fn leaves(events: &[Event], place: Place, colour: Option<Colour>) -> usize {
    let counts = events.iter().map(|event| match event.step {
        Step::Lift { hole, count, colour: of }
        | Step::Capture { hole, count, colour: of, .. }
        | Step::Settle { hole, count, colour: of, .. }
            if place == hole.into() && of == colour =>
        {
            usize::from(count)
        }
        Step::Eat { hole, count } | Step::Keep { hole, count, .. } if place == hole.into() => {
            usize::from(count)
        }
        Step::Take { from, count } if place == from => usize::from(count),
        _ => 0,
    });
    counts.sum()
}

#[test]
fn seeds_that_stay_keep_their_places_and_looks_for_forty_turns() {
    for game in GameName::ALL {
        let turns = turns(game, 40);
        assert!(turns.len() > 8, "{game}: {}", turns.len());
        let mut stayed = 0;
        for (number, (before, turn)) in turns.iter().enumerate() {
            let after = before.after(&turn.after, &turn.events);
            if before.setup().shape != after.setup().shape {
                continue;
            }
            let colours: &[Option<Colour>] = match game {
                GameName::Ring => &[Some(Colour::Red), Some(Colour::Blue)],
                _ => &[None],
            };
            let form = seed_layout::form(game, after.setup().shape);
            for place in form.places() {
                for &colour in colours {
                    let (old, new) = (drawn(before, place, colour), drawn(&after, place, colour));
                    let stay = old.len().saturating_sub(leaves(&turn.events, place, colour));
                    let stay = stay.min(new.len());
                    assert_eq!(old[..stay], new[..stay], "{game}, turn {number}, {place}");
                    stayed += stay;
                }
            }
        }
        assert!(stayed > 20 * turns.len(), "{game}: {stayed}");
    }
}

#[test]
fn no_seed_changes_its_look_or_its_colour() {
    let looks = |seed_layout: &SeedLayout| {
        let view = seed_layout.show(false, Material::Plain, SeedSet::Ivory);
        let mut looks: Vec<(Option<u8>, u8)> = (view.pieces().iter())
            .map(|piece| (piece.colour.map(|colour| colour as u8), piece.look))
            .collect();
        looks.sort_unstable();
        looks
    };
    for game in GameName::ALL {
        let turns = turns(game, 40);
        let start = looks(&turns[0].0);
        for (number, (before, turn)) in turns.iter().enumerate() {
            let after = before.after(&turn.after, &turn.events);
            // The last handful of Bawo ends in the winner's hand.
            let all = looks(&after);
            if all.len() == start.len() {
                assert_eq!(all, start, "{game}, turn {number}");
            } else {
                assert!(turn.after.outcome().is_some(), "{game}, turn {number}");
            }
        }
    }
}

/// Every visible seed, resting or flying: its look, colour and position.
fn seen(plan: &Plan, at: f64, game: GameName) -> Vec<(u8, Option<Colour>, egui::Pos2)> {
    let shape = plan.scene(at, &geometry(plan, game)).seed_layout.setup().shape;
    let geometry = Geometry::new(seed_layout::form(game, shape), false);
    let scene = plan.scene(at, &geometry);
    let view = scene.seed_layout.show(false, Material::Plain, SeedSet::Ivory);
    let mut seen: Vec<_> = (seeds::at_rest(&geometry, view.pieces()).into_iter())
        .map(|seed| (seed.look, seed.colour, seed.at))
        .collect();
    let air = scene.flights.iter();
    seen.extend(air.map(|seed| (seed.look, seed.colour, seed.at - egui::vec2(0.0, seed.height))));
    seen
}

fn geometry(plan: &Plan, game: GameName) -> Geometry {
    let form = seed_layout::form(game, game.shape());
    let shape = plan.scene(0.0, &Geometry::new(form, false)).seed_layout.setup().shape;
    Geometry::new(seed_layout::form(game, shape), false)
}

#[test]
fn no_seed_jumps_while_a_turn_is_shown() {
    // In a millisecond even seeds carried along the whole board move no further.
    let (step, most) = (0.001, 0.018);
    for game in GameName::ALL {
        for (number, (before, turn)) in turns(game, 12).iter().enumerate() {
            let Some(plan) = Plan::new(before, &turn.events, 0, Speed::Normal) else { continue };
            let mut last = seen(&plan, 0.0, game);
            let frames = (plan.secs().min(6.0) / step) as usize;
            for frame in 1..frames {
                let now = seen(&plan, frame as f64 * step, game);
                for (look, colour, at) in &last {
                    let near = now.iter().any(|(other, of, there)| {
                        other == look && of == colour && there.distance(*at) < most
                    });
                    assert!(near, "{game}, turn {number}: a seed at {at} jumps at frame {frame}");
                }
                last = now;
            }
        }
    }
}

#[test]
fn a_turn_takes_the_times_of_the_design() {
    let start = Ruleset::new(GameName::Owari).start();
    let turn = start.play(&Move::Hole(Hole::two_rows(Side::South, 2))).expect("legal");
    let before = SeedLayout::start(&start);
    let secs = |speed| Plan::new(&before, &turn.events, 0, speed).map(|plan| plan.secs());
    for (speed, seed) in [
        (Speed::Slow, 0.380),
        (Speed::Normal, 0.220),
        (Speed::Fast, 0.110),
        (Speed::VeryFast, 0.045),
    ] {
        let taken = secs(speed).expect("it moves");
        assert!((taken - (0.160 + 4.0 * seed)).abs() < 1e-6, "{speed:?}: {taken}");
    }
    assert!(secs(Speed::Off).is_none());
}

/// A turn of at least so many laps, with the layout before it.
fn relay(laps: usize) -> (SeedLayout, Turn) {
    for game in [GameName::BawoBeginner, GameName::BawoNtchuwa, GameName::Giuthi] {
        let long = |(_, turn): &(SeedLayout, Turn)| {
            let lifts = turn
                .events
                .iter()
                .filter(|event| matches!(event.step, Step::Lift { .. } | Step::Eat { .. }));
            lifts.count() >= laps
        };
        if let Some(found) = turns(game, 400).into_iter().find(long) {
            return found;
        }
    }
    panic!("no turn has {laps} laps");
}

/// How long a turn would take if every seed took as long as the first.
fn even_secs(turn: &Turn, seed: f64) -> f64 {
    let mut lifts = 0;
    let mut settles = false;
    let secs = turn.events.iter().map(|event| {
        let was_settling = std::mem::replace(&mut settles, false);
        match event.step {
            Step::Drop { .. } => seed,
            Step::Lift { .. } | Step::Eat { .. } | Step::Take { .. } => {
                lifts += 1;
                if lifts == 1 { 0.160 } else { 0.180 }
            }
            Step::Settle { .. } => {
                settles = true;
                if was_settling { 0.0 } else { 0.420 }
            }
            Step::Capture { .. } | Step::Keep { .. } | Step::KeepInHand { .. } | Step::Pass => {
                0.420
            }
            _ => 0.0,
        }
    });
    secs.sum()
}

#[test]
fn a_turn_keeps_its_pace_through_all_its_laps() {
    for laps in [3, 8, 12] {
        let (before, turn) = relay(laps);
        for (speed, seed) in [(Speed::Slow, 0.380), (Speed::Normal, 0.220), (Speed::Fast, 0.110)] {
            let plan = Plan::new(&before, &turn.events, 0, speed).expect("it moves");
            let even = even_secs(&turn, seed);
            let text = format!("{laps} laps, {speed:?}: {} s in place of {even} s", plan.secs());
            assert!((plan.secs() - even).abs() < 1e-6, "{text}");
        }
        let plan = Plan::new(&before, &turn.events, 0, Speed::VeryFast).expect("it moves");
        let capped = even_secs(&turn, 0.045).min(3.0);
        assert!((plan.secs() - capped).abs() < 1e-6, "{laps} laps: {}", plan.secs());
    }
}

#[test]
fn a_capture_is_swept_one_seed_after_the_other() {
    let game = GameName::Ring;
    let sweep = |event: &Event| match event.step {
        Step::Capture { count, .. } => count > 1,
        _ => false,
    };
    let all = turns(game, 60);
    let found = all.iter().find(|(_, turn)| turn.events.iter().any(sweep));
    let (before, turn) = found.expect("a capture of two or more");
    let at = turn.events.iter().position(sweep).expect("just found");
    let plan = Plan::new(before, &turn.events[..=at], at, Speed::Normal).expect("it moves");
    assert!((plan.secs() - 0.420).abs() < 1e-6);
    let geometry = geometry(&plan, game);
    let scene = plan.scene(0.21, &geometry);
    let Step::Capture { hole, count, colour, .. } = turn.events[at].step else { panic!() };
    let (swept, to) = scene.sweep.expect("a sweep");
    assert_eq!(swept, hole);
    assert_eq!(scene.flights.len(), usize::from(count));
    // None is in the hole any more, none in the store yet.
    assert_eq!(scene.seed_layout.count(hole.into(), colour), 0);
    assert_eq!(
        scene.seed_layout.count(to, colour),
        plan.scene(0.0, &geometry).seed_layout.count(to, colour)
    );
    let end = geometry.pit(to).expect("a store").centre;
    let away: Vec<f32> = scene.flights.iter().map(|seed| seed.at.distance(end)).collect();
    assert!(away.windows(2).all(|pair| pair[0] < pair[1]), "{away:?}");
    assert!(scene.way.len() > 2);
}

#[test]
fn the_hand_goes_with_its_count_and_space_ends_it() {
    let options = WindowOptions { new: Some(GameName::Owari), friend: true, ..Default::default() };
    let mut window = Window::open(options, USUAL, ThemeName::Light);
    window.state_mut().settings.speed = Speed::Slow;
    window.key(Key::C);
    let hand = |window: &Window| {
        let session = window.session();
        let sowing = session.sowing.as_ref().expect("seeds are on their way");
        let scene = sowing.plan.scene(0.160 + 1.5 * 0.380, &session.geometry());
        (scene.in_hand, scene.hand.map(|at| at.x), scene.flights.len())
    };
    let (count, x, flights) = hand(&window);
    assert_eq!((count, flights), (3, 3));
    let geometry = window.session().geometry();
    let x_of = |at| {
        let hole = Hole::two_rows(Side::South, at);
        geometry.pit(hole.into()).expect("a pot").centre.x
    };
    let (from, to) = (x_of(3), x_of(4));
    assert!(x.is_some_and(|x| from < x && x < to));
    window.key(Key::Space);
    assert!(!window.session().is_sowing());
    assert!(window.has("South C, 0 seeds"));
}

#[test]
fn a_layout_by_the_computer_is_laid_seed_by_seed() {
    let mut window = Window::position(GameName::Giuthi, "0,0,0,0,0,0/0,0,0,0,0,0 15-57 S");
    let layout = kete::rules::FillLayout::new(&[5, 4, 4, 2]).expect("a layout");
    let state = window.state_mut();
    let session = state.session.as_mut().expect("a game");
    // As when Kete lays out: there is no pending layout on the board.
    session.pending = kete::app::session::state::PendingMove::None;
    session.commit(Move::Fill(layout), 0, 0.0, Speed::Normal);
    let sowing = session.sowing.as_ref().expect("seeds are on their way");
    let plan = &sowing.plan;
    let geometry = geometry(plan, GameName::Giuthi);
    let hole = |side, at| kete::rules::Place::Hole(Hole::two_rows(side, at));
    let all = 2 * 15;
    let mut laid = 0;
    let mut most_at_once = 0;
    for step in 0..=1000 {
        let scene = plan.scene(plan.secs() * f64::from(step) / 1000.0, &geometry);
        let now: u16 = (Side::ALL.into_iter())
            .flat_map(|side| (0..4).map(move |at| (side, at)))
            .map(|(side, at)| scene.seed_layout.count(hole(side, at), None))
            .sum();
        most_at_once = most_at_once.max(now - laid);
        laid = now;
    }
    assert_eq!((laid, most_at_once), (all, 1));
}
