//! Pictures of the boards, and that they can be drawn at any size.

use egui::{Color32, Painter, Rect, Vec2, vec2};
use egui_kittest::{Harness, SnapshotResults};
use kete::app::widgets::icons;
use kete::draw::board::art::BoardArt;
use kete::draw::board::geometry::BoardForm;
use kete::draw::board::paint::paint_board;
use kete::draw::board::tones::{Material, SeedSet};
use kete::draw::board::view::{
    ArrowWay, BoardMark, BoardView, Flight, MarkLevel, SeedsView, Spot, Tint,
};
use kete::draw::fonts;
use kete::draw::theme::{self, ThemeName};
use kete::rules::board::{BawoRow, Colour, Hole, Place};
use kete::rules::side::{BySide, Side};

use crate::cpu_renderer::CpuRenderer;
use crate::snapshot::{Kept, compare, is_updating};

const SIX: BoardForm = BoardForm::TwoRows { holes: 6 };
const ADVANCED: BoardForm = BoardForm::FourRows { trays: true, houses: true };
const BEGINNER: BoardForm = BoardForm::FourRows { trays: false, houses: false };

/// A window of `size` with a theme and its fonts, painted by `paint`.
fn harness<'a>(
    theme: ThemeName,
    size: Vec2,
    mut paint: impl FnMut(&Painter, Rect) + 'a,
) -> Harness<'a> {
    let mut harness = Harness::builder()
        .with_size(size)
        .with_render_cursor(false)
        .renderer(CpuRenderer::default())
        .with_context_setup(move |ctx| {
            fonts::install(ctx);
            theme::install(ctx, theme);
        })
        .build_ui(move |ui| {
            let all = ui.ctx().content_rect();
            let painter = ui.painter().with_clip_rect(all);
            painter.rect_filled(all, 0.0, theme.theme().window);
            paint(&painter, all);
        });
    harness.run();
    harness
}

/// Compares pictures of boards, with a margin of 16, with their snapshots.
fn boards<const N: usize>(width: f32, pictures: [(&str, ThemeName, BoardView, Kept); N]) {
    let mut results = SnapshotResults::new();
    for (name, theme, view, kept) in pictures {
        let height = width * view.geometry.form.height();
        let mut art = BoardArt::synchronous();
        let size = (vec2(width, height) + Vec2::splat(32.0)).ceil();
        let mut harness = harness(theme, size, |painter, all| {
            let rect = view.geometry.form.fit(all.shrink(16.0));
            paint_board(painter, rect, &view, &mut art);
        });
        results.add(compare(&mut harness, name, &kept));
    }
}

fn hole(side: Side, at: usize) -> Hole {
    Hole::two_rows(side, at)
}

fn view(form: BoardForm, theme: ThemeName) -> BoardView {
    BoardView::new(form, theme.theme().board, SeedSet::Nickernut)
}

fn lay_pots(view: &mut BoardView, south: &[u8], north: &[u8], stores: [u8; 2]) {
    for (side, holes) in Side::ALL.into_iter().zip([south, north]) {
        for (at, &seeds) in holes.iter().enumerate() {
            view.lay(hole(side, at).into(), SeedsView::Plain(seeds));
        }
        view.lay(Place::Store(side), SeedsView::Plain(stores[side.index()]));
    }
}

/// South previews B: two captures.
fn owari(theme: ThemeName) -> BoardView {
    let mut view = view(SIX, theme);
    lay_pots(&mut view, &[1, 6, 11, 2, 1, 1], &[2, 1, 3, 1, 0, 10], [5, 4]);
    let south = |at| hole(Side::South, at);
    let north = |at| hole(Side::North, at);
    view.marks = [0, 2, 3, 4, 5].map(|at| BoardMark::Playable(south(at).into())).to_vec();
    view.marks.push(BoardMark::Chosen(south(1).into()));
    let way = (1..6).map(south).chain([north(0), north(1)]);
    view.marks.push(BoardMark::Path {
        places: way.map(Place::Hole).collect(),
        lap: 1,
        tint: Tint::Cyan,
    });
    for hole in (2..6).map(south).chain([north(0), north(1)]) {
        view.marks.push(BoardMark::Sown { spot: hole.into(), seeds: 1 });
    }
    for (at, text) in [(0, "takes 3"), (1, "takes 2")] {
        view.marks.push(BoardMark::Taken(north(at).into()));
        view.marks.push(tag(north(at), text, Tint::Orange, MarkLevel::High));
    }
    view.marks.push(BoardMark::Last(north(1).into()));
    view
}

fn tag(place: impl Into<Place>, text: &str, tint: Tint, level: MarkLevel) -> BoardMark {
    BoardMark::Tag { place: place.into(), text: text.to_owned(), tint, level }
}

#[test]
fn two_rows() {
    // The other themes show the same marks in other colours: half of the board has all of them.
    let half = Kept::HALF.columns(50..100);
    let pictures = [
        ("board_two_rows_light", ThemeName::Light, Kept::HALF),
        ("board_two_rows_dark", ThemeName::Dark, half.clone()),
        ("board_two_rows_high_contrast", ThemeName::HighContrast, half),
    ];
    boards(900.0, pictures.map(|(name, theme, kept)| (name, theme, owari(theme), kept)));
}

/// Faults that even a smaller picture must show: a board one pixel to the side, one seed more,
/// another mark, the right mark in another colour, and a hardly visible tint.
#[test]
fn a_small_fault_is_seen_in_every_size_of_snapshot() {
    if is_updating() {
        return;
    }
    let picture = |view: BoardView, aside: f32, patch: Option<Color32>| {
        let mut art = BoardArt::synchronous();
        let size = vec2(932.0, 354.0);
        let mut harness = harness(ThemeName::Light, size, |painter, all| {
            let rect = view.geometry.form.fit(all.shrink(16.0)).translate(vec2(aside, 0.0));
            paint_board(painter, rect, &view, &mut art);
            if let Some(colour) = patch {
                painter.rect_filled(
                    Rect::from_center_size(all.center(), Vec2::splat(12.0)),
                    0.0,
                    colour,
                );
            }
        });
        harness.render().expect("a picture")
    };
    let good = || owari(ThemeName::Light);
    let altered = |alter: fn(&mut BoardView)| {
        let mut view = good();
        alter(&mut view);
        picture(view, 0.0, None)
    };
    let whole = picture(good(), 0.0, None);
    let faults = [
        ("one pixel aside", picture(good(), 1.0, None)),
        ("a tint", picture(good(), 0.0, Some(Color32::from_black_alpha(10)))),
        (
            "one seed more",
            altered(|view| view.lay(hole(Side::South, 4).into(), SeedsView::Plain(2))),
        ),
        (
            "another mark",
            altered(|view| view.marks[0] = BoardMark::Lit(hole(Side::South, 0).into())),
        ),
        (
            "another colour",
            altered(|view| {
                view.marks.push(tag(hole(Side::North, 1), "takes 2", Tint::Yellow, MarkLevel::High))
            }),
        ),
    ];
    for kept in [Kept::SHARP, Kept::HALF, Kept::THIRD] {
        assert!(!kept.tells_apart(&whole, &whole));
        for (fault, bad) in &faults {
            assert!(kept.tells_apart(&whole, bad), "{fault} is not seen in {kept:?}");
        }
    }
}

#[test]
fn giuthi_with_four_holes() {
    let mut view = view(BoardForm::TwoRows { holes: 4 }, ThemeName::Light);
    lay_pots(&mut view, &[5, 4, 2, 1], &[5, 4, 2, 1], [3, 45]);
    for at in 0..4 {
        view.marks.push(BoardMark::Edited(hole(Side::North, at).into()));
        view.marks.push(BoardMark::Playable(hole(Side::South, at).into()));
    }
    view.marks.push(BoardMark::Chosen(hole(Side::South, 2).into()));
    view.marks.push(tag(hole(Side::South, 2), "+1", Tint::Cyan, MarkLevel::High));
    view.marks.push(tag(Place::Store(Side::South), "in hand", Tint::Yellow, MarkLevel::High));
    // Every kind of mark and the store with its tag are on the right.
    let kept = Kept::HALF.columns(50..100);
    boards(900.0, [("board_giuthi_four_pots", ThemeName::Light, view, kept)]);
}

fn lay_bawo(view: &mut BoardView, side: Side, front: [u8; 8], back: [u8; 8]) {
    for (row, seeds) in [(BawoRow::Front, front), (BawoRow::Back, back)] {
        for (at, seeds) in seeds.into_iter().enumerate() {
            view.lay(Hole::four_rows(side, row, at).into(), SeedsView::Plain(seeds));
        }
    }
}

fn bawo_advanced(theme: ThemeName) -> BoardView {
    let mut view = view(ADVANCED, theme);
    lay_bawo(&mut view, Side::South, [0, 1, 1, 1, 14, 0, 1, 1], [1, 1, 1, 1, 1, 1, 1, 2]);
    lay_bawo(&mut view, Side::North, [0, 0, 1, 0, 10, 0, 0, 0], [0, 1, 1, 2, 3, 0, 1, 0]);
    view.lay(Place::Extra(Side::South), SeedsView::Plain(8));
    view.lay(Place::Extra(Side::North), SeedsView::Plain(9));
    view.houses = BySide::new(true, true);
    let front = |at| Hole::four_rows(Side::South, BawoRow::Front, at);
    let way = (0..5).map(|at| Place::Hole(front(at))).collect();
    view.marks.push(BoardMark::Path { places: way, lap: 1, tint: Tint::Cyan });
    view.marks.push(BoardMark::Last(front(4).into()));
    let eaten = Hole::four_rows(Side::North, BawoRow::Front, 3);
    view.marks.push(BoardMark::Taken(eaten.into()));
    view.marks.push(tag(eaten, "ate 1", Tint::Orange, MarkLevel::Middle));
    view
}

#[test]
fn bawo_with_trays_and_houses() {
    // The part with a tray, both houses, the path and the eaten seeds.
    let kept = Kept::HALF.columns(0..62);
    let view = bawo_advanced(ThemeName::Light);
    boards(900.0, [("board_bawo_advanced_light", ThemeName::Light, view, kept)]);
}

#[test]
fn bawo_beginner_with_both_directions() {
    let mut view = view(BEGINNER, ThemeName::Dark);
    lay_bawo(&mut view, Side::South, [2; 8], [2; 8]);
    lay_bawo(&mut view, Side::North, [2; 8], [2; 8]);
    let front = |at| Hole::four_rows(Side::South, BawoRow::Front, at);
    for at in [0, 1, 2, 3, 5, 7] {
        view.marks.push(BoardMark::Playable(front(at).into()));
    }
    for at in [0, 1, 6, 7] {
        view.marks
            .push(BoardMark::Playable(Hole::four_rows(Side::South, BawoRow::Back, at).into()));
    }
    view.marks.push(BoardMark::Chosen(front(4).into()));
    let way = (4..7).map(|at| Place::Hole(front(at))).collect();
    view.marks.push(BoardMark::Path { places: way, lap: 1, tint: Tint::Cyan });
    view.marks.push(BoardMark::Last(front(6).into()));
    let (left, right) = (Some(ArrowWay::Offered), Some(ArrowWay::Near));
    view.marks.push(BoardMark::Ways { hole: front(4), left, right });
    for at in [1, 5] {
        let hole = Hole::four_rows(Side::North, BawoRow::Front, at);
        view.marks.push(BoardMark::Taken(hole.into()));
        view.marks.push(tag(hole, "eats 2", Tint::Orange, MarkLevel::High));
    }
    let kept = Kept::HALF.columns(30..90);
    boards(900.0, [("board_bawo_beginner_dark", ThemeName::Dark, view, kept)]);
}

fn ring(theme: ThemeName) -> BoardView {
    let mut view = view(BoardForm::Ring, theme);
    let reds = [3, 2, 2, 0, 1, 2, 0, 0, 3, 0, 0, 0, 3, 3, 0, 3];
    let blues = [4, 0, 1, 4, 1, 4, 0, 0, 0, 0, 0, 0, 4, 2, 1, 4];
    for (at, (red, blue)) in reds.into_iter().zip(blues).enumerate() {
        view.lay(Hole::ring(at + 1).into(), SeedsView::Coloured { red, blue });
    }
    view.lay(Place::Store(Side::South), SeedsView::Coloured { red: 5, blue: 4 });
    view.lay(Place::Store(Side::North), SeedsView::Coloured { red: 3, blue: 2 });
    view.marks.push(BoardMark::Last(Hole::ring(12).into()));
    view.marks.push(BoardMark::Taken(Hole::ring(10).into()));
    for (number, text) in [(12, "2 taken"), (11, "2 taken")] {
        view.marks.push(tag(Hole::ring(number), text, Tint::Orange, MarkLevel::Middle));
    }
    view.marks.push(BoardMark::Chosen(Spot::Heap(Hole::ring(3), Colour::Red)));
    view.marks.push(BoardMark::Focus(Spot::Heap(Hole::ring(6), Colour::Blue)));
    let geometry = view.geometry;
    let from = geometry.pit(Hole::ring(10).into()).expect("hole 10").centre;
    let to = geometry.pit(Place::Store(Side::South)).expect("a store").centre;
    for (t, colour) in [(0.2, Colour::Red), (0.5, Colour::Blue), (0.8, Colour::Red)] {
        view.flights.push(Flight::on_the_way(from, to, t, 0.04, 5, Some(colour)));
    }
    view
}

#[test]
fn ring_of_sixteen() {
    // In high contrast the whole ring; in the dark theme the part with the capture and its flights.
    let pictures = [
        ("board_ring_dark", ThemeName::Dark, Kept::HALF.rows(40..100)),
        ("board_ring_high_contrast", ThemeName::HighContrast, Kept::HALF),
    ];
    boards(600.0, pictures.map(|(name, theme, kept)| (name, theme, ring(theme), kept)));
}

#[test]
fn every_mark() {
    let mut view = view(SIX, ThemeName::Light);
    lay_pots(&mut view, &[5, 0, 1, 26, 1, 7], &[0, 6, 2, 1, 7, 8], [12, 3]);
    let (south, north) = (|at| hole(Side::South, at), |at| hole(Side::North, at));
    let number = |lap, [from, to]: [Hole; 2]| {
        let (from, to, tint) = (from.into(), to.into(), Tint::Cyan);
        BoardMark::LapNumber { lap, from, to, tint }
    };
    let first = (0..6).map(|at| Place::Hole(south(at))).collect();
    let second: Vec<Place> = (0..6).map(|at| Place::Hole(north(at))).collect();
    view.marks = vec![
        BoardMark::Chosen(south(0).into()),
        number(1, [south(0), south(1)]),
        number(2, [north(0), north(1)]),
        BoardMark::Path { places: first, lap: 1, tint: Tint::Cyan },
        BoardMark::Path { places: second, lap: 2, tint: Tint::Cyan },
        BoardMark::Playable(south(1).into()),
        BoardMark::Sown { spot: south(1).into(), seeds: 1 },
        BoardMark::Lit(south(2).into()),
        BoardMark::Answer(south(5).into()),
        tag(south(5), "your answer", Tint::White, MarkLevel::Low),
        BoardMark::Last(north(5).into()),
        tag(north(5), "ends here", Tint::Yellow, MarkLevel::Low),
        BoardMark::Taken(north(4).into()),
        tag(north(4), "takes 8", Tint::Orange, MarkLevel::High),
        BoardMark::Lost(north(2).into()),
        BoardMark::Edited(north(3).into()),
        BoardMark::Hint { from: south(3).into(), to: north(1).into() },
        BoardMark::Focus(south(4).into()),
        BoardMark::Ways {
            hole: south(4),
            left: Some(ArrowWay::Near),
            right: Some(ArrowWay::Offered),
        },
    ];
    view.hidden.push(north(0).into());
    let geometry = view.geometry;
    let centre = |hole: Hole| geometry.pit(hole.into()).expect("a pot").centre;
    view.flights = [0.25, 0.5, 0.75]
        .map(|t| Flight::on_the_way(centre(south(5)), centre(north(2)), t, 0.05, 3, None))
        .to_vec();
    view.hand = Some((centre(north(1)), "7".to_owned()));
    let mut plain = view.clone();
    plain.material = Material::Plain;
    boards(
        900.0,
        [
            ("board_marks_light", ThemeName::Light, view, Kept::HALF),
            ("board_marks_high_contrast", ThemeName::HighContrast, plain, Kept::HALF),
        ],
    );
}

#[test]
fn materials_and_seeds() {
    let mut views = Vec::new();
    for (material, seeds) in [
        (Material::Iroko, SeedSet::Ivory),
        (Material::Walnut, SeedSet::Nickernut),
        (Material::Soapstone, SeedSet::Tamarind),
        (Material::Plain, SeedSet::Ivory),
    ] {
        let mut view = BoardView::new(SIX, material, seeds);
        lay_pots(&mut view, &[4; 6], &[4; 6], [0, 0]);
        view.labels = false;
        views.push(view);
    }
    let mut art = BoardArt::synchronous();
    let mut harness = harness(ThemeName::Light, vec2(660.0, 270.0), |painter, all| {
        for (at, view) in views.iter().enumerate() {
            let left = all.min + vec2(15.0, 15.0);
            let corner = left + vec2(320.0 * (at % 2) as f32, 125.0 * (at / 2) as f32);
            let rect = Rect::from_min_size(corner, vec2(310.0, 110.0));
            paint_board(painter, view.geometry.form.fit(rect), view, &mut art);
        }
    });
    SnapshotResults::new().add(compare(&mut harness, "board_materials", &Kept::HALF));
}

#[test]
fn icons() {
    let mut harness = harness(ThemeName::Light, vec2(560.0, 160.0), |painter, all| {
        let theme = ThemeName::Light.theme();
        let corner = all.min + vec2(12.0, 12.0);
        for (at, icon) in icons::Icon::ALL.iter().copied().enumerate() {
            for (size, shift) in [(36.0, vec2(0.0, 0.0)), (18.0, vec2(9.0, 40.0))] {
                let step = vec2(49.0 * (at % 11) as f32, 70.0 * (at / 11) as f32);
                let rect = Rect::from_min_size(corner + step + shift, Vec2::splat(size));
                icon.paint(painter, rect, theme.text);
            }
        }
        let mark = Rect::from_min_size(corner + vec2(495.0, 70.0), Vec2::splat(36.0));
        icons::paint_mark(painter, mark, theme.accent, theme.panel);
    });
    SnapshotResults::new().add(compare(&mut harness, "icons", &Kept::SHARP));
}

#[test]
fn every_board_can_be_drawn_at_any_size() {
    for form in [SIX, BoardForm::TwoRows { holes: 2 }, ADVANCED, BEGINNER, BoardForm::Ring] {
        for width in [0.0, 1.0, 9.0, 40.0, 150.0, 300.0] {
            let mut view = view(form, ThemeName::Light);
            for place in form.places() {
                let full = match form {
                    BoardForm::Ring => SeedsView::Coloured { red: 32, blue: 32 },
                    _ => SeedsView::Plain(72),
                };
                view.lay(place, full);
                view.marks.push(BoardMark::Focus(place.into()));
                view.marks.push(tag(place, "takes 10", Tint::Orange, MarkLevel::High));
            }
            let mut art = BoardArt::synchronous();
            let mut harness = harness(ThemeName::Light, vec2(320.0, 320.0), |painter, all| {
                let rect = Rect::from_min_size(all.min, vec2(width, width));
                paint_board(painter, rect, &view, &mut art);
            });
            harness.render().expect("a picture");
        }
    }
}

#[test]
fn small_boards_keep_their_counts_readable() {
    let light = ThemeName::Light;
    let mut turned = owari(light);
    turned.geometry.flipped = true;
    let mut bawo = bawo_advanced(light);
    let front = Hole::four_rows(Side::South, BawoRow::Front, 1);
    bawo.marks.push(tag(front, "7 laps, 19 drops", Tint::Yellow, MarkLevel::Low));
    let back = Hole::four_rows(Side::South, BawoRow::Back, 6);
    bawo.marks.push(tag(back, "5 laps, 12 drops", Tint::Yellow, MarkLevel::Low));
    let mut ring = ring(ThemeName::Dark);
    for number in [4, 5, 12, 13] {
        ring.lay(Hole::ring(number).into(), SeedsView::Coloured { red: 2, blue: 4 });
    }
    for number in [2, 4, 5] {
        let spot = Spot::Heap(Hole::ring(number), Colour::Red);
        ring.marks.push(BoardMark::Sown { spot, seeds: 1 });
    }
    // Texts and numbers are judged: every pixel where they are crowded.
    let small = [
        ("board_bawo_small", light, bawo, Kept::SHARP.columns(15..90).rows(20..100)),
        ("board_ring_small", ThemeName::Dark, ring, Kept::SHARP.columns(50..100).rows(10..75)),
        ("board_turned_small", light, turned, Kept::SHARP.columns(0..60)),
    ];
    boards(440.0, small);
}
