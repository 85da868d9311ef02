//! The last turn on the story card: all its words, all its moves, its film in parts.

use egui::{Key, Rect, Shape, Vec2, vec2};
use kete::app::WindowOptions;
use kete::app::intent::Intent;
use kete::app::session::intent::FilmIntent;
use kete::draw::theme::ThemeName;
use kete::rules::{GameName, Step};

use crate::landed::shapes;
use crate::window::Window;

fn position(name: GameName, text: &str, size: Vec2) -> Window {
    let options = WindowOptions { new: Some(name), friend: true, ..Default::default() };
    let mut window = Window::open(options, size, ThemeName::Light);
    window.lay_position(text);
    window
}

/// A painted text: its words, its lines, whether it is cut short, and where it is.
pub fn texts(window: &Window) -> Vec<(String, usize, bool, Rect)> {
    let of = |shape| match shape {
        Shape::Text(text) => {
            let rect = text.galley.rect.translate(text.pos.to_vec2());
            let galley = text.galley;
            // A blank at which no line ends is a blank for the reader.
            Some((galley.text().replace('\u{a0}', " "), galley.rows.len(), galley.elided, rect))
        }
        _ => None,
    };
    shapes(window).into_iter().filter_map(of).collect()
}

/// The seeds that the board shows at the step of a film.
fn board(window: &Window) -> String {
    window.session().seed_layout_explained().expect("a film").setup().to_string()
}

#[test]
fn the_words_of_the_last_turn_take_the_lines_there_are() {
    let mut window =
        position(GameName::Basic, "1,2,3,3,2,1/3,3,3,3,3,3 0-0 S", vec2(1280.0, 800.0));
    for key in [Key::F, Key::E, Key::F, Key::D] {
        window.key(key);
    }
    let (words, lines, is_cut, _) = texts(&window)
        .into_iter()
        .find(|(words, ..)| words.starts_with("South plays F"))
        .expect("the last turn is shown");
    assert!(lines > 1 && !is_cut, "{lines} lines, cut: {is_cut}: {words}");
}

#[test]
fn all_moves_of_a_turn_are_in_its_film() {
    let mut window = Window::game(GameName::Basic, true);
    window.key(Key::D);
    window.key(Key::E);
    // 3 from D end in the store; then 4 from E.
    window.click("Step 1 of 10: 3 from D");
    assert!(board(&window).starts_with("3,3,3,0,3,3/"), "{}", board(&window));
    window.click("Step 7 of 10: F");
    assert!(board(&window).starts_with("3,3,3,0,0,5/"), "{}", board(&window));
    let has = |words: &str| texts(&window).iter().any(|(text, ..)| text == words);
    assert!(has("Move 1") && has("Move 2"), "{:?}", texts(&window));
    window.key(Key::Escape);
    window.does(Intent::Film(FilmIntent::Play));
    let film = window.session().sowing.as_ref().expect("it runs");
    let is_lift = |step: &&Step| matches!(step, Step::Lift { .. });
    let lifts = film.events.iter().map(|event| &event.step).filter(is_lift).count();
    assert_eq!((film.first, lifts), (0, 2), "both moves");
}

#[test]
fn a_lap_within_a_row_has_a_space_before_it() {
    let mut window = Window::game(GameName::Ayoayo, true);
    for key in [Key::B, Key::C, Key::B, Key::C] {
        window.key(key);
    }
    let texts = texts(&window);
    let heading = texts.iter().find(|(words, ..)| words == "Lap 2").expect("two laps").3;
    let is_before = |rect: &Rect| {
        (rect.center().y - heading.center().y).abs() < 6.0 && rect.max.x <= heading.min.x
    };
    let before = texts.iter().map(|text| text.3).filter(is_before);
    let end = before.map(|rect| rect.max.x).fold(f32::MIN, f32::max);
    // A block has 6.5 points beside its word.
    assert!(heading.min.x - end >= 6.5 + 14.0, "{end} {heading:?}");
}

#[test]
fn a_large_window_shows_three_laps_in_rows_of_their_own() {
    let start = "4,4,4,4,4,4/4,4,4,4,4,4 0-0 S";
    let mut window = position(GameName::Ayoayo, start, vec2(1920.0, 1080.0));
    for mv in "B c B c B d E e E a A d F c B e D b B a".split(' ') {
        let mv = window.session().position().parse_move(mv).expect("a move");
        window.commit(mv);
    }
    window.steps(3);
    let shapes = &window.harness.output().shapes;
    let place = |words: &str| {
        shapes.iter().find_map(|clipped| match &clipped.shape {
            Shape::Text(text) if text.galley.text() == words => {
                Some((text.galley.rect.translate(text.pos.to_vec2()), clipped.clip_rect))
            }
            _ => None,
        })
    };
    let rows = ["Lap 1", "Lap 2", "Lap 3"].map(|words| place(words).expect("is shown"));
    assert!(rows[0].0.max.y < rows[1].0.min.y && rows[1].0.max.y < rows[2].0.min.y);
    for (rect, clip) in rows {
        assert!(clip.contains_rect(rect), "{rect:?} is cut by {clip:?}");
    }
}

#[test]
fn the_first_step_of_a_film_has_its_words_in_the_second_column_too() {
    let mut window = Window::game(GameName::BawoNtchuwa, true);
    window.harness.set_size(vec2(1920.0, 1080.0));
    let moves = window.session().position().moves();
    window.commit(moves[0]);
    window.rest();
    window.steps(4);
    let session = window.session();
    let film = session.film(kete::rules::BySide::new(false, false));
    let first = film.first().expect("a step").words.clone();
    assert!(texts(&window).iter().any(|(words, ..)| *words == first), "{first}");
}
