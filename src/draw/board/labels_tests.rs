//! Names, counts and rings as they are painted: nothing touches anything else.

use egui::epaint::{ColorMode, PathShape, RectShape};
use egui::{Context, Pos2, RawInput, Rect, Shape, pos2, vec2};

use super::*;
use crate::draw::board::art::BoardArt;
use crate::draw::board::paint::paint_board;
use crate::draw::board::tones::{MarkTones, Material, SeedSet};
use crate::draw::board::turn_marks::{foreseen, tag};
use crate::draw::board::view::{BoardMark, Tint};
use crate::draw::fonts;
use crate::draw::theme::{self, ThemeName};
use crate::narration::samples::position;
use crate::narration::turns::ALL_SEEN;
use crate::rules::{BySide, GameName};

/// What is painted on a board: names and counts with their places, and the lines around holes.
struct Painted {
    names: Vec<(String, Rect)>,
    pills: Vec<Rect>,
    tags: Vec<Rect>,
    /// The points of a closed line, and half its width.
    lines: Vec<(Vec<Pos2>, f32)>,
    /// The same of lines that are not closed.
    paths: Vec<(Vec<Pos2>, f32)>,
    /// Whether each ring of the focus and each of the words between pits came, in this order.
    order: Vec<&'static str>,
    board: Rect,
}

fn painted(form: BoardForm, width: f32, marks: &dyn Fn(Hole) -> BoardMark) -> Painted {
    with_marks(form, width, form.shape().holes().map(marks).collect())
}

fn with_marks(form: BoardForm, width: f32, marks: Vec<BoardMark>) -> Painted {
    let mut view = BoardView::new(form, Material::Plain, SeedSet::Nickernut);
    view.houses = BySide::new(true, true);
    view.marks = marks;
    shown(&view, width)
}

fn shown(view: &BoardView, width: f32) -> Painted {
    let form = view.geometry.form;
    let ctx = Context::default();
    fonts::install(&ctx);
    theme::install(&ctx, ThemeName::Light);
    let board = Rect::from_min_size(pos2(20.0, 20.0), vec2(width, width * form.height()));
    let mut art = BoardArt::synchronous();
    let screen = Rect::from_min_size(Pos2::ZERO, vec2(1400.0, 1400.0));
    let mut found = Painted::on(board);
    // The fonts are there from the second frame on.
    for _ in 0..2 {
        let input = RawInput { screen_rect: Some(screen), ..RawInput::default() };
        let mut output = ctx.run_ui(input, |ui| paint_board(ui.painter(), board, view, &mut art));
        output.textures_delta.clear();
        found = Painted::on(board);
        for clipped in &output.shapes {
            found.take(&clipped.shape, form);
        }
    }
    found
}

impl Painted {
    fn on(board: Rect) -> Painted {
        let (names, pills, tags) = (vec![], vec![], vec![]);
        Painted { names, pills, tags, lines: vec![], paths: vec![], order: vec![], board }
    }

    fn take(&mut self, shape: &Shape, form: BoardForm) {
        match shape {
            Shape::Vec(shapes) => shapes.iter().for_each(|shape| self.take(shape, form)),
            Shape::Text(text) => {
                let said = text.galley.text().to_owned();
                let is_name = form.shape().holes().any(|hole| hole.to_string() == said);
                if is_name {
                    self.names.push((said, text.galley.mesh_bounds.translate(text.pos.to_vec2())));
                }
            }
            Shape::Rect(RectShape { rect, fill, .. }) if *fill == Boards::get().pill.ground => {
                self.pills.push(*rect);
            }
            Shape::Rect(RectShape { rect, fill, .. }) if *fill == MarkTones::get().orange => {
                self.tags.push(*rect);
            }
            Shape::Rect(RectShape { fill, .. }) if *fill == MarkTones::get().white => {
                self.order.push("words");
            }
            Shape::Path(PathShape { points, closed: true, stroke, .. }) if stroke.width > 0.0 => {
                if stroke.color == ColorMode::Solid(ThemeName::Light.theme().accent) {
                    self.order.push("focus");
                }
                self.lines.push((points.clone(), 0.5 * stroke.width));
            }
            Shape::Path(PathShape { points, closed: false, stroke, .. }) => {
                self.paths.push((points.clone(), 0.5 * stroke.width));
            }
            _ => {}
        }
    }
}

fn gap(one: Rect, other: Rect) -> f32 {
    let x = (one.min.x - other.max.x).max(other.min.x - one.max.x);
    let y = (one.min.y - other.max.y).max(other.min.y - one.max.y);
    x.max(y)
}

/// The distance of a point from a count, whose ends are round.
fn from_pill(pill: Rect, at: Pos2) -> f32 {
    let round = 0.5 * pill.height();
    let x = at.x.clamp(pill.min.x + round, pill.max.x - round);
    at.distance(pos2(x, pill.center().y)) - round
}

const ROWS: [BoardForm; 3] = [
    BoardForm::FourRows { trays: true, houses: true },
    BoardForm::FourRows { trays: false, houses: false },
    BoardForm::TwoRows { holes: 6 },
];

#[test]
fn names_are_six_points_or_more_from_counts() {
    for form in ROWS {
        for width in [640.0, 708.0, 780.0, 872.0, 900.0, 1240.0] {
            let painted = painted(form, width, &|hole| BoardMark::Playable(hole.into()));
            for (name, place) in &painted.names {
                for pill in &painted.pills {
                    let gap = gap(*place, *pill);
                    assert!(gap >= 5.5, "{form:?} at {width}: {name} is {gap} from a count");
                }
            }
        }
    }
}

#[test]
fn a_count_with_the_seeds_of_a_preview_keeps_off_the_names_too() {
    for form in &ROWS[..2] {
        for width in [708.0, 780.0, 872.0, 900.0, 1240.0] {
            let painted =
                painted(*form, width, &|hole| BoardMark::Sown { spot: hole.into(), seeds: 12 });
            assert_eq!(painted.names.len(), 32);
            for (name, place) in &painted.names {
                for pill in &painted.pills {
                    let gap = gap(*place, *pill);
                    assert!(gap >= 5.5, "{form:?} at {width}: {name} is {gap} from a count");
                }
            }
        }
    }
}

#[test]
fn no_ring_and_no_frame_of_a_house_touches_names_or_counts_of_four_rows() {
    let marks: [&dyn Fn(Hole) -> BoardMark; 4] = [
        &|hole| BoardMark::Playable(hole.into()),
        &|hole| BoardMark::Chosen(hole.into()),
        &|hole| BoardMark::Taken(hole.into()),
        &|hole| BoardMark::Focus(hole.into()),
    ];
    for form in &ROWS[..2] {
        for width in [708.0, 900.0, 1240.0] {
            for mark in marks {
                let painted = painted(*form, width, mark);
                assert!(painted.names.len() == 32 && painted.pills.len() >= 32);
                let near = |line: &[Pos2], half: f32, rect: &dyn Fn(Pos2) -> f32| {
                    line.iter().map(|at| rect(*at)).fold(f32::MAX, f32::min) - half
                };
                for (line, half) in &painted.lines {
                    // The edge of the board is a line as well.
                    if Rect::from_points(line).width() > 0.3 * width {
                        continue;
                    }
                    for (name, place) in &painted.names {
                        let gap = near(line, *half, &|at| place.distance_to_pos(at));
                        assert!(gap > 0.0, "{form:?} at {width}: a ring touches {name}: {gap}");
                    }
                    for pill in &painted.pills {
                        let gap = near(line, *half, &|at| from_pill(*pill, at));
                        assert!(gap > -0.5, "{form:?} at {width}: a ring touches a count: {gap}");
                    }
                }
            }
        }
    }
}

#[test]
fn a_name_and_a_count_of_four_rows_are_on_the_line_of_their_row() {
    let painted = painted(ROWS[0], 900.0, &|hole| BoardMark::Playable(hole.into()));
    for row in ["A", "B", "a", "b"] {
        let of_row: Vec<_> =
            painted.names.iter().filter(|(name, _)| name.starts_with(row)).collect();
        let line = of_row[0].1.max.y;
        for (name, place) in of_row {
            assert!((place.max.y - line).abs() < 1.0, "{name} is off its row");
        }
    }
}

#[test]
fn the_counts_of_the_ring_are_within_the_board() {
    for width in [300.0, 420.0, 572.0, 780.0] {
        let painted = painted(BoardForm::Ring, width, &|hole| BoardMark::Playable(hole.into()));
        let (middle, radius) = (painted.board.center(), 0.5 * width);
        assert!(painted.pills.len() >= 16);
        for pill in &painted.pills {
            let round = 0.5 * pill.height();
            for x in [pill.min.x + round, pill.max.x - round] {
                let reach = middle.distance(pos2(x, pill.center().y)) + round;
                assert!(reach < radius, "at {width}: {reach} of {radius}: {pill:?}");
            }
        }
    }
}

#[test]
fn a_tag_covers_no_count_and_no_other_tag() {
    let two_rows = [(ROWS[2], 560.0), (ROWS[2], 872.0)];
    let forms =
        [(ROWS[0], 708.0), (ROWS[0], 900.0), (BoardForm::Ring, 572.0), (BoardForm::Ring, 780.0)];
    for (form, width) in forms.into_iter().chain(two_rows) {
        for words in ["takes 2", "then eats 12"] {
            let painted = painted(form, width, &|hole| tag(hole.into(), words, Tint::Orange));
            assert!(painted.tags.len() >= 8, "{form:?} at {width}: {}", painted.tags.len());
            for (at, tag) in painted.tags.iter().enumerate() {
                let others = painted.pills.iter().chain(&painted.tags[..at]);
                for other in others {
                    let gap = gap(*tag, *other);
                    assert!(gap > -1.0, "{form:?} at {width}: {words} covers {other:?} by {gap}");
                }
                for other in &painted.tags[..at] {
                    let gap = gap(*tag, *other);
                    let is_beside = tag.y_range().intersects(other.y_range());
                    assert!(
                        gap > 5.0 || !is_beside,
                        "{form:?} at {width}: {words} touches {other:?}"
                    );
                }
            }
        }
    }
}

#[test]
fn without_wood_the_ring_of_a_playable_hole_is_wide() {
    let painted = painted(ROWS[2], 900.0, &|hole| BoardMark::Playable(hole.into()));
    let widest = painted.lines.iter().map(|(_, half)| 2.0 * half).fold(0.0, f32::max);
    // The line and its dark casing; that of a board of wood is 1.8 wide.
    assert!(widest >= 5.0, "{widest}");
}

#[test]
fn the_path_of_a_turn_touches_no_name_and_no_count() {
    let south_eats = "1,0,0,3,9,1,1,0/0,0,0,0,0,0,1,1/1,1,1,1,1,0,4,2/0,0,0,0,0,0,0,0 18-18 H S";
    let north_eats = "1,3,2,3,9,1,1,0/0,0,0,0,0,0,1,1/0,0,0,0,0,3,2,0/0,0,0,0,0,0,0,0 18-19 H N";
    for (game, form, before, widths) in [
        (GameName::BawoAdvanced, ROWS[0], south_eats, [596.0, 640.0, 900.0]),
        (GameName::BawoAdvanced, ROWS[0], north_eats, [596.0, 640.0, 900.0]),
        (GameName::BawoBeginner, ROWS[1], "start", [500.0, 640.0, 900.0]),
        (GameName::Giuthi, ROWS[2], "start", [430.0, 560.0, 900.0]),
        (GameName::Owari, ROWS[2], "start", [430.0, 560.0, 900.0]),
        (GameName::Ring, BoardForm::Ring, "start", [300.0, 420.0, 780.0]),
    ] {
        let board = position(game, before);
        let mut paths = 0;
        for (mv, width) in board.moves().into_iter().flat_map(|mv| widths.map(|it| (mv, it))) {
            let Some(hole) = mv.hole() else { continue };
            let mut marks = Vec::new();
            foreseen(&board.play(&mv).expect("legal"), hole, ALL_SEEN, &mut marks);
            marks.retain(|mark| matches!(mark, BoardMark::Path { .. }));
            let painted = with_marks(form, width, marks);
            paths += painted.paths.len();
            for (line, half) in &painted.paths {
                let near = |rect: &dyn Fn(Pos2) -> f32| {
                    line.iter().map(|at| rect(*at)).fold(f32::MAX, f32::min) - half
                };
                for (name, place) in &painted.names {
                    let gap = near(&|at| place.distance_to_pos(at));
                    assert!(gap > 0.0, "{game} {mv} at {width}: over the name {name}: {gap}");
                }
                for pill in &painted.pills {
                    let gap = near(&|at| from_pill(*pill, at));
                    assert!(gap > -0.5, "{game} {mv} at {width}: over a count: {gap}");
                }
            }
        }
        assert!(paths > 4, "{game}: {paths}");
    }
}

#[test]
fn the_focus_goes_around_no_words() {
    let hole = |at| Hole::two_rows(Side::South, at);
    let text = "only shown, not played".to_owned();
    let places = [hole(0).into(), Hole::two_rows(Side::North, 5).into()];
    let marks = vec![
        BoardMark::TagBetween { places, text, tint: Tint::White },
        BoardMark::Focus(hole(0).into()),
    ];
    assert_eq!(with_marks(ROWS[2], 560.0, marks).order, ["focus", "words"]);
}

#[test]
fn a_small_board_has_every_name_apart_from_its_holes_and_from_other_names() {
    for (form, width) in
        [(ROWS[0], 330.0), (ROWS[1], 330.0), (ROWS[2], 280.0), (BoardForm::Ring, 180.0)]
    {
        let mut view = BoardView::new(form, Material::Plain, SeedSet::Nickernut);
        view.names_only = true;
        let Painted { names, pills, board, .. } = shown(&view, width);
        assert_eq!(names.len(), form.shape().holes().count());
        assert!(pills.is_empty());
        for (number, (name, place)) in names.iter().enumerate() {
            assert!(board.contains_rect(*place), "{form:?}: {name}");
            for (other, near) in &names[..number] {
                assert!(!near.intersects(*place), "{form:?}: {name} touches {other}");
            }
            for hole in form.shape().holes() {
                let pit = view.geometry.pit(Place::Hole(hole)).expect("a hole");
                let corners = [
                    place.left_top(),
                    place.right_top(),
                    place.left_bottom(),
                    place.right_bottom(),
                ];
                let into =
                    corners.map(|at| pit.distance(((at - board.min) / width).to_pos2()) * width);
                let into = into.into_iter().fold(f32::MAX, f32::min);
                assert!(into > -1.5, "{form:?}: {name} is {into} from the rim of {hole}");
            }
        }
    }
}
