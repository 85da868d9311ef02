//! Whether everyone can tell seeds apart, measured on painted pictures: the ring's red and blue for
//! every kind of colour vision and in grey, down to 8 points; counting seeds on their boards.
//! `docs/colour_vision.md` contains the tables this prints.

use egui::{Color32, ColorImage, Rect, pos2};
use kete::draw::board::bake::bake;
use kete::draw::board::geometry::{BoardForm, Geometry};
use kete::draw::board::sprites::{self, Dress};
use kete::draw::board::tones::{Material, SeedSet};
use kete::rules::{Colour, Hole, Side};

/// A kind of colour vision: the matrix applied to linear red, green and blue (Machado, Oliveira and Fernandes
/// 2009, complete loss; grey by luminance).
type Vision = (&'static str, [[f64; 3]; 3]);

const VISIONS: [Vision; 5] = [
    ("all colours", [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]),
    (
        "protan",
        [
            [0.152286, 1.052583, -0.204868],
            [0.114503, 0.786281, 0.099216],
            [-0.003882, -0.048116, 1.051998],
        ],
    ),
    (
        "deutan",
        [
            [0.367322, 0.860646, -0.227968],
            [0.280085, 0.672501, 0.047413],
            [-0.011820, 0.042940, 0.968881],
        ],
    ),
    (
        "tritan",
        [
            [1.255528, -0.076749, -0.178779],
            [-0.078411, 0.930809, 0.147602],
            [0.004733, 0.691367, 0.303900],
        ],
    ),
    ("grey", [LUMINANCE, LUMINANCE, LUMINANCE]),
];
const LUMINANCE: [f64; 3] = [0.2126, 0.7152, 0.0722];
/// Drawn rotations of a seed.
const LOOKS: u8 = 12;

fn linear(colour: Color32) -> [f64; 3] {
    [colour.r(), colour.g(), colour.b()].map(|part| {
        let part = f64::from(part) / 255.0;
        if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    })
}

fn times(matrix: [[f64; 3]; 3], of: [f64; 3]) -> [f64; 3] {
    matrix.map(|row| (0..3).map(|at| row[at] * of[at]).sum::<f64>().clamp(0.0, 1.0))
}

fn luminance(of: [f64; 3]) -> f64 {
    (0..3).map(|at| LUMINANCE[at] * of[at]).sum()
}

fn contrast(one: f64, other: f64) -> f64 {
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

/// CIE L*a*b* of linear sRGB, white D65.
fn lab(of: [f64; 3]) -> [f64; 3] {
    let xyz = [[0.4124, 0.3576, 0.1805], LUMINANCE, [0.0193, 0.1192, 0.9505]];
    let white = [0.9505, 1.0, 1.0890];
    let f = |at: usize| {
        let part = (0..3).map(|part| xyz[at][part] * of[part]).sum::<f64>() / white[at];
        if part > 0.008856 { part.cbrt() } else { 7.787 * part + 16.0 / 116.0 }
    };
    [116.0 * f(1) - 16.0, 500.0 * (f(0) - f(1)), 200.0 * (f(1) - f(2))]
}

fn apart(one: [f64; 3], other: [f64; 3]) -> f64 {
    let (one, other) = (lab(one), lab(other));
    (0..3).map(|at| (one[at] - other[at]).powi(2)).sum::<f64>().sqrt()
}

fn mean<'a>(of: impl IntoIterator<Item = &'a [f64; 3]>) -> [f64; 3] {
    let (mut sum, mut count) = ([0.0; 3], 0.0);
    for colour in of {
        sum = std::array::from_fn(|at| sum[at] + colour[at]);
        count += 1.0;
    }
    sum.map(|part| part / f64::max(count, 1.0))
}

/// A painted seed.
struct Painted {
    /// Linear colours of its solid pixels.
    colours: Vec<[f64; 3]>,
    /// The ratio of length to width, from the spread of its pixels.
    slenderness: f64,
}

fn painted(sheet: &ColorImage, cell: Rect) -> Painted {
    let [width, height] = sheet.size;
    let range = |from: f32, to: f32, size: usize| {
        (from * size as f32).round() as usize..(to * size as f32).round() as usize
    };
    let mut colours = Vec::new();
    let mut spread = [0.0; 6];
    for y in range(cell.min.y, cell.max.y, height) {
        for x in range(cell.min.x, cell.max.x, width) {
            let pixel = sheet[(x, y)];
            if pixel.a() > 200 {
                colours.push(linear(pixel));
            }
            let (cover, x, y) = (f64::from(pixel.a()) / 255.0, x as f64, y as f64);
            let sums = [1.0, x, y, x * x, y * y, x * y];
            spread = std::array::from_fn(|at| spread[at] + cover * sums[at]);
        }
    }
    let [all, x, y, xx, yy, xy] = spread;
    let (xx, yy) = (xx / all - (x / all).powi(2), yy / all - (y / all).powi(2));
    let xy = xy / all - x * y / all / all;
    let (half, root) = (0.5 * (xx + yy), (0.25 * (xx - yy).powi(2) + xy * xy).sqrt());
    Painted { colours, slenderness: ((half + root) / (half - root)).sqrt() }
}

/// The body of a seed without its mark: the middle half of its tones.
fn body(seed: &Painted, vision: &Vision) -> [f64; 3] {
    let mut seen: Vec<[f64; 3]> =
        seed.colours.iter().map(|colour| times(vision.1, *colour)).collect();
    seen.sort_by(|one, other| luminance(*one).total_cmp(&luminance(*other)));
    mean(&seen[seen.len() / 4..(3 * seen.len()).div_ceil(4)])
}

/// The darkest and the lightest tenth of the tones of a seed.
fn ends(seed: &Painted, vision: &Vision) -> (f64, f64) {
    let mut seen: Vec<f64> =
        seed.colours.iter().map(|colour| luminance(times(vision.1, *colour))).collect();
    seen.sort_by(f64::total_cmp);
    let part = (seen.len() / 10).max(1);
    let mean = |of: &[f64]| of.iter().sum::<f64>() / of.len() as f64;
    (mean(&seen[..part]), mean(&seen[seen.len() - part..]))
}

/// Both colours at a length in pixels, in every rotation.
fn ring(length: usize) -> Vec<[Painted; 2]> {
    let side = (length as f32 * sprites::CELL).round() as usize;
    let sheet = sprites::sheet(Dress::Ring, side);
    let of = |look, colour| painted(&sheet, sprites::cell(look, Some(colour)));
    (0..LOOKS).map(|look| [of(look, Colour::Red), of(look, Colour::Blue)]).collect()
}

fn least(of: impl Iterator<Item = f64>) -> f64 {
    of.fold(f64::MAX, f64::min)
}

/// The ring's table, for a length in points.
fn ring_table(length: usize) -> String {
    let seeds = ring(length);
    let mut table = String::new();
    for vision in &VISIONS {
        let bodies =
            least(seeds.iter().map(|[red, blue]| apart(body(red, vision), body(blue, vision))));
        let light = least(seeds.iter().map(|[red, blue]| {
            contrast(luminance(body(red, vision)), luminance(body(blue, vision)))
        }));
        let eye = least(
            seeds
                .iter()
                .map(|[red, _]| contrast(ends(red, vision).0, luminance(body(red, vision)))),
        );
        let keel = least(
            seeds
                .iter()
                .map(|[_, blue]| contrast(ends(blue, vision).1, luminance(body(blue, vision)))),
        );
        table += &format!(
            "| {length} | {} | {bodies:.0} | {light:.1} | {eye:.1} | {keel:.1} |\n",
            vision.0
        );
    }
    table
}

#[test]
fn every_kind_of_sight_distinguishes_red_and_blue() {
    for length in [8, 32] {
        for [red, blue] in &ring(length) {
            // Their shapes differ without any colour: round and long.
            assert!(red.slenderness < 1.15, "{length}: {}", red.slenderness);
            assert!(blue.slenderness > 1.5, "{length}: {}", blue.slenderness);
            for vision in &VISIONS {
                let far = apart(body(red, vision), body(blue, vision));
                assert!(far > 15.0, "{length} points, {}: {far}", vision.0);
                // A dark eye and a pale keel.
                let (eye, keel) = (ends(red, vision).0, ends(blue, vision).1);
                assert!(contrast(eye, keel) > 6.0, "{length} points, {}: {eye} {keel}", vision.0);
            }
        }
    }
}

/// The contrast of seeds with the bowls of a board: by mean luminance, and the difference of their
/// mean colours.
fn on_board(set: SeedSet, material: Material) -> (f64, f64) {
    let form = BoardForm::TwoRows { holes: 6 };
    let sheet = sprites::sheet(Dress::Set(set.on(material)), 40);
    let looks = (0..48).flat_map(|look| painted(&sheet, sprites::cell(look, None)).colours);
    let seed = mean(&looks.collect::<Vec<_>>());
    let stuff = material.stuff().expect("a carved board");
    let board = bake(form, stuff, 600);
    let pit = Geometry::new(form, false).pit(Hole::two_rows(Side::South, 2).into()).expect("a pot");
    let mut ground = Vec::new();
    for step in 0..400 {
        let way = egui::Vec2::angled(step as f32 * 2.4) * (step as f32 / 400.0).sqrt() * 0.7;
        let at = pit.centre + way * pit.half.x;
        let pixel = pos2(at.x * 600.0, at.y * 600.0);
        ground.push(linear(board[(pixel.x as usize, pixel.y as usize)]));
    }
    let ground = mean(&ground);
    (contrast(luminance(seed), luminance(ground)), apart(seed, ground))
}

fn boards_table() -> String {
    let mut table = String::new();
    for &set in SeedSet::ALL {
        let row = [Material::Iroko, Material::Walnut, Material::Soapstone].map(|material| {
            if set.on(material) != set {
                return "–".to_owned();
            }
            let (light, colour) = on_board(set, material);
            format!("{light:.1}, {colour:.0}")
        });
        table += &format!("| {set:?} | {} |\n", row.join(" | "));
    }
    table
}

#[test]
fn counting_seeds_contrast_with_every_board_they_are_offered_for() {
    for &set in SeedSet::ALL {
        for material in [Material::Iroko, Material::Walnut, Material::Soapstone] {
            let (light, colour) = on_board(set, material);
            let stands_out = light > 1.5 && colour > 15.0;
            assert!(stands_out, "{set:?} on {material:?}: {light} {colour}");
        }
    }
}

#[test]
fn the_page_about_colour_vision_contains_the_measured_values() {
    let page = include_str!("../../docs/colour_vision.md");
    let tables = [ring_table(32), ring_table(8), boards_table()];
    let holds = tables.iter().all(|table| page.contains(table));
    assert!(holds, "docs/colour_vision.md should hold:\n{}", tables.join("\n"));
}
