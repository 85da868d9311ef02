//! Properties of every board's geometry.

use proptest::prelude::*;

use super::*;
use crate::draw::board::hole_buttons::hole_buttons;
use egui::Vec2;

fn forms() -> Vec<BoardForm> {
    let rows = (2..=6).map(|holes| BoardForm::TwoRows { holes });
    let bawo = [(false, false), (true, false), (true, true)]
        .map(|(trays, houses)| BoardForm::FourRows { trays, houses });
    rows.chain(bawo).chain([BoardForm::Ring]).collect()
}

fn geometries() -> impl Strategy<Value = Geometry> {
    (prop::sample::select(forms()), any::<bool>())
        .prop_map(|(form, flipped)| Geometry::new(form, flipped))
}

#[test]
fn pits_are_apart_and_on_the_board() {
    for form in forms() {
        let geometry = Geometry::new(form, false);
        let pits: Vec<_> =
            form.places().map(|place| (place, geometry.pit(place).unwrap())).collect();
        let half = vec2(0.5, form.height() / 2.0);
        for (at, (place, pit)) in pits.iter().enumerate() {
            for turn in 0..64 {
                let way = Vec2::angled(turn as f32 / 64.0 * std::f32::consts::TAU);
                let rim = rim_towards(pit, way);
                let edge = rounded_distance(rim - pos2(half.x, half.y), half, form.corner());
                assert!(edge < -0.01, "{form:?} {place}: over the edge");
                for (other, pit) in &pits[at + 1..] {
                    assert!(pit.distance(rim) > 0.004, "{form:?}: {place} touches {other}");
                }
            }
        }
    }
}

/// The point of the rim in direction `way` from the middle.
fn rim_towards(pit: &Pit, way: Vec2) -> Pos2 {
    let (mut inside, mut outside) = (0.0, 1.0);
    for _ in 0..30 {
        let reach = (inside + outside) / 2.0;
        let out = pit.distance(pit.centre + way * reach) > 0.0;
        *if out { &mut outside } else { &mut inside } = reach;
    }
    pit.centre + way * inside
}

#[test]
fn counts_and_letters_are_outside_the_pits() {
    for form in forms() {
        for flipped in [false, true] {
            let geometry = Geometry::new(form, flipped);
            for hole in form.shape().holes() {
                let letter = geometry.letter(hole).unwrap();
                let pill = geometry.pill(hole.into()).unwrap();
                assert_eq!(geometry.place_at(letter), None, "{form:?} letter {hole}");
                assert_eq!(geometry.place_at(pill), None, "{form:?} count {hole}");
            }
        }
    }
}

#[test]
fn the_ring_starts_right_of_its_top_and_goes_clockwise() {
    let centre = |number| {
        Geometry::new(BoardForm::Ring, false).pit(Hole::ring(number).into()).unwrap().centre
    };
    assert!(centre(1).x > 0.5 && centre(16).x < 0.5 && centre(1).y < 0.2);
    assert!(centre(5).x > centre(1).x && centre(5).y > centre(1).y);
}

#[test]
fn souths_store_is_right_until_the_board_is_turned() {
    let store = |flipped| {
        Geometry::new(BoardForm::TwoRows { holes: 6 }, flipped)
            .pit(Place::Store(Side::South))
            .unwrap()
            .centre
            .x
    };
    assert!(store(false) > 0.8 && store(true) < 0.2);
}

proptest! {
    #[test]
    fn a_place_is_found_at_its_middle(geometry in geometries()) {
        for place in geometry.form.places() {
            let pit = geometry.pit(place).unwrap();
            prop_assert_eq!(geometry.place_at(pit.centre), Some(place));
        }
    }

    #[test]
    fn turning_moves_every_pit_to_the_other_side_of_the_middle(geometry in geometries()) {
        let turned = Geometry::new(geometry.form, !geometry.flipped);
        for place in geometry.form.places() {
            let (here, there) = (geometry.pit(place).unwrap(), turned.pit(place).unwrap());
            let across = geometry.middle() + (geometry.middle() - here.centre);
            prop_assert!((across - there.centre).length() < 1e-4, "{}", place);
        }
        // The carved wood is the same either way round, so one picture serves both.
        for place in geometry.form.places() {
            let pit = geometry.pit(place).unwrap();
            let same = turned.place_at(pit.centre).and_then(|place| turned.pit(place)).unwrap();
            prop_assert_eq!((same.half, same.carving), (pit.half, pit.carving));
        }
    }

    #[test]
    fn the_screen_maps_back_to_the_board(
        x in 0.0f32..1.0, y in 0.0f32..1.0, left in -500.0f32..500.0, width in 50.0f32..2000.0,
    ) {
        let frame = Frame { rect: Rect::from_min_size(pos2(left, 40.0), vec2(width, width)) };
        let back = frame.to_board(frame.point(pos2(x, y)));
        prop_assert!((back - pos2(x, y)).length() < 1e-3);
    }
}

#[test]
fn holes_are_large_enough_to_hit_in_a_small_window() {
    for (form, width) in [
        (BoardForm::TwoRows { holes: 6 }, 860.0),
        (BoardForm::FourRows { trays: true, houses: true }, 600.0),
        (BoardForm::Ring, 420.0),
    ] {
        let geometry = Geometry::new(form, false);
        let frame =
            Frame { rect: Rect::from_min_size(Pos2::ZERO, vec2(width, width * form.height())) };
        let buttons = hole_buttons(&geometry, &frame, false);
        // The two colours of a hole of the ring share it.
        let of = |hole| buttons.iter().filter(move |button| button.hole == hole);
        let whole = |hole| of(hole).map(|button| button.rect).reduce(Rect::union).unwrap();
        let rects: Vec<_> = form.shape().holes().map(whole).collect();
        for (at, rect) in rects.iter().enumerate() {
            assert!(rect.width() >= 44.0 && rect.height() >= 44.0, "{form:?}");
            let round = |other: &Rect| (other.center() - rect.center()).length() < 44.0;
            assert!(!rects[at + 1..].iter().any(round), "{form:?}: two at one place");
        }
    }
}

#[test]
fn the_two_counts_of_the_ring_are_side_by_side_if_there_is_room() {
    let geometry = Geometry::new(BoardForm::Ring, false);
    for hole in BoardForm::Ring.shape().holes() {
        let at = |colour, width| geometry.heap_pill(hole, colour, width).unwrap();
        for width in [572.0, 780.0] {
            let (red, blue) = (at(Colour::Red, width), at(Colour::Blue, width));
            // Beside the holes at the left and right edge there is room for one count only.
            let is_stacked = geometry.ring_pills(hole, width).way == PillsWay::Stacked;
            let is_at_edge = (geometry.pit(hole.into()).unwrap().centre.x - 0.5).abs() > 0.3;
            assert_eq!(is_stacked, is_at_edge, "{hole} at {width}");
            match is_stacked {
                true => assert!(red.x == blue.x && red.y < blue.y, "{hole} at {width}"),
                false => assert!(red.y == blue.y && red.x < blue.x, "{hole} at {width}"),
            }
            assert_eq!(geometry.place_at(geometry.ring_pills(hole, width).inner), None, "{hole}");
        }
        let way = |width| geometry.ring_pills(hole, width).way;
        assert_eq!(way(300.0), PillsWay::Joined, "{hole}");
        assert_ne!(way(380.0), PillsWay::Joined, "{hole}");
    }
}

#[test]
fn a_board_grows_on_a_very_large_screen_only() {
    for form in forms() {
        let usual = form.widest(vec2(1460.0, 860.0));
        assert_eq!(form.widest(vec2(900.0, 520.0)), usual, "{form:?}");
        let large = form.widest(vec2(3300.0, 1900.0));
        assert!(large > 1.5 * usual && large < 3300.0, "{form:?}: {large}");
        assert!(form != BoardForm::Ring || large < 1900.0, "{large}");
    }
}
