//! The presentation: a game or a lesson before a class.

use egui::{Event, Key, Modifiers, PointerButton, Pos2, Vec2, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use kete::app::WindowOptions;
use kete::app::command::Command;
use kete::app::effect::Effect;
use kete::app::intent::Intent;
use kete::app::page::Page;
use kete::app::presentation::intent::PresentIntent;
use kete::app::presentation::state::Presentation;
use kete::draw::animation::Speed;
use kete::draw::board::tones::Material;
use kete::draw::theme::ThemeName;
use kete::game::NodeId;
use kete::rules::GameName;
use kete::tutor::schema::LessonStep;

use crate::window::{USUAL, Window};

/// A presentation is laid out for 600 points of height and zoomed to the window: a real window of
/// 1280 × 800, of 1920 × 1080 and of 900 × 600. Here, without a real window, nothing is zoomed.
const SIZES: [Vec2; 3] = [vec2(960.0, 600.0), vec2(1066.0, 600.0), vec2(900.0, 600.0)];

impl Window {
    fn presentation(&self) -> &Presentation {
        self.state().presentation.as_ref().expect("a presentation")
    }

    fn presents(&self) -> bool {
        self.state().presentation.is_some()
    }

    fn present(&mut self) {
        self.key(Key::F11);
        assert!(self.presents());
        // Everything is made larger in the next frames.
        self.steps(3);
    }

    fn hands_of(&self, words: &str) -> Option<u16> {
        let options = &self.presentation().votes.options;
        options.iter().find(|option| option.words == words).map(|option| option.hands)
    }

    /// Drags the pointer from one point to others.
    fn draw_along(&mut self, points: &[Pos2], modifiers: Modifiers) {
        let button = PointerButton::Primary;
        let (first, last) = (points[0], points[points.len() - 1]);
        self.harness.hover_at(first);
        self.steps(1);
        self.harness.event_modifiers(
            Event::PointerButton { pos: first, button, pressed: true, modifiers },
            modifiers,
        );
        self.steps(1);
        for pos in points {
            self.harness.event_modifiers(Event::PointerMoved(*pos), modifiers);
            self.steps(1);
        }
        let up = Event::PointerButton { pos: last, button, pressed: false, modifiers };
        self.harness.event_modifiers(up, modifiers);
        self.steps(2);
    }

    /// Everything that has a name is inside the window.
    fn is_inside(&self, at: &str) {
        let window = self.harness.ctx.content_rect().expand(1.0);
        for node in self.harness.root().children_recursive() {
            let Some(name) = node.accesskit_node().label() else { continue };
            if node.accesskit_node().bounding_box().is_none() {
                continue;
            }
            let rect = node.rect();
            assert!(window.contains_rect(rect), "{at}: {name:?} is at {rect:?} of {window:?}");
        }
    }
}

fn game(size: Vec2, name: GameName) -> Window {
    let options = WindowOptions { new: Some(name), friend: true, ..Default::default() };
    plain(Window::open(options, size, ThemeName::Light))
}

/// Boards drawn without baking.
fn plain(mut window: Window) -> Window {
    window.state_mut().settings.board = Some(Material::Plain);
    window
}

#[test]
fn f11_enters_and_leaves_and_the_page_is_as_before() {
    let mut window = Window::game(GameName::Owari, true);
    let before = window.names();
    window.key(Key::F11);
    assert!(window.presents());
    window.key(Key::F11);
    assert!(!window.presents());
    window.steps(3);
    assert_eq!(window.names(), before);
    window.present();
    window.key(Key::Escape);
    assert!(!window.presents());
    window.present();
    window.click("Leave");
    assert!(!window.presents());
    assert!(!window.state().may_go_back(), "a presentation is no page");
}

#[test]
fn the_window_fills_the_screen_and_is_then_what_it_was() {
    let mut window = Window::game(GameName::Owari, true);
    let state = window.state_mut();
    let press = |state: &mut kete::app::state::State| {
        kete::app::shell::update::update(state, Intent::Command(Command::Present), 0.0);
        std::mem::take(&mut state.effects)
    };
    assert_eq!(press(state), [Effect::Presented(true)]);
    assert_eq!(press(state), [Effect::Presented(false)]);
}

#[test]
fn where_there_is_no_board_f11_is_full_screen() {
    let mut window = Window::fresh();
    window.key(Key::F11);
    assert!(!window.presents());
    window.does(Intent::Command(Command::Present));
    assert!(!window.presents());
    let effects = &window.state().effects;
    assert!(effects.is_empty(), "{effects:?}");
}

/// The names that a presentation of a game of two rows has, by their beginnings.
const NAMES: [&str; 12] = [
    "South ",
    "North ",
    "South,",
    "North,",
    "South to move",
    "The start of the game",
    "One turn back",
    "One turn on",
    "Play the turns",
    "Draw",
    "Wipe",
    "Leave",
];

#[test]
fn nothing_but_the_board_the_players_the_story_and_the_controls() {
    let mut window = Window::game(GameName::Owari, true);
    window.present();
    for name in window.names() {
        let is_known = name.is_empty() || NAMES.iter().any(|start| name.starts_with(start));
        assert!(is_known, "{name:?} among {:?}", window.names());
    }
    window.assert_has("South to move, seeds taken: 0");
    window.assert_has("North, seeds taken: 0");
}

#[test]
fn moves_are_played_and_told() {
    let mut window = Window::game(GameName::Owari, true);
    window.present();
    window.click_start("South C");
    window.rest();
    assert!(window.has_text("South plays C, 4 seeds."), "{:?}", window.names());
    window.assert_has("North to move, seeds taken: 0");
    window.key(Key::D);
    window.rest();
    assert!(window.has_text("North plays d"), "{:?}", window.names());
}

#[test]
fn page_keys_walk_and_p_plays_the_turns() {
    let mut window = Window::game(GameName::Owari, true);
    for _ in 0..3 {
        let mv = window.session().position().moves()[0];
        window.commit(mv);
    }
    window.state_mut().settings.speed = Speed::Fast;
    window.steps(2);
    let end = window.session().game.current();
    window.present();
    window.key(Key::PageUp);
    window.key(Key::Home);
    assert_eq!(window.session().game.current(), NodeId::START);
    window.key(Key::PageDown);
    assert!(window.session().is_sowing(), "a turn is sown again");
    window.key(Key::P);
    assert!(window.session().is_paused());
    window.key(Key::P);
    window.rest();
    window.key(Key::P);
    assert!(window.presentation().plays);
    window.wait("all turns are played", |window| window.session().game.current() == end);
    window.rest();
    assert!(!window.presentation().plays);
}

#[test]
fn the_pen_draws_and_plays_nothing_and_a_move_wipes() {
    let mut window = Window::game(GameName::Owari, true);
    window.present();
    let hole = window.harness.get_by_label("South C, 4 seeds, may be played").rect();
    window.key(Key::I);
    assert!(window.presentation().drawing.pen);
    let (from, to) = (hole.center(), hole.center() + vec2(120.0, -60.0));
    window.draw_along(&[from, from + vec2(60.0, -30.0), to], Modifiers::NONE);
    window.draw_along(&[from, to], Modifiers::SHIFT);
    window.click_point(from);
    assert!(window.session().game.is_empty(), "the pen plays nothing");
    let strokes = &window.presentation().drawing.strokes;
    assert_eq!(strokes.len(), 3);
    assert!(strokes[0].points.len() >= 2 && !strokes[0].is_arrow, "{strokes:?}");
    assert!(strokes[1].points.len() == 2 && strokes[1].is_arrow, "{strokes:?}");
    // The points are on the board, whatever size it has.
    assert!(strokes[0].points.iter().all(|at| (0.0..=1.0).contains(&at.x)), "{strokes:?}");
    window.key(Key::X);
    assert!(window.presentation().drawing.strokes.is_empty());
    window.draw_along(&[from, to], Modifiers::NONE);
    window.click("Wipe");
    assert!(window.presentation().drawing.strokes.is_empty());
    window.draw_along(&[from, to], Modifiers::NONE);
    window.key(Key::Escape);
    assert!(window.presents() && !window.presentation().drawing.pen, "first the pen");
    window.click_point(from);
    window.rest();
    assert!(!window.session().game.is_empty(), "without the pen the click plays");
    assert!(window.presentation().drawing.strokes.is_empty(), "a move wipes");
}

#[test]
fn a_drawing_is_seen() {
    let mut window = Window::game(GameName::Owari, true);
    window.present();
    window.key(Key::I);
    let before = window.harness.render().expect("a picture");
    let middle = window.harness.ctx.content_rect().center();
    window.draw_along(&[middle - vec2(90.0, 40.0), middle + vec2(90.0, 40.0)], Modifiers::NONE);
    let after = window.harness.render().expect("a picture");
    let changed = before.pixels().zip(after.pixels()).filter(|(a, b)| a != b).count();
    assert!(changed > 800, "{changed} pixels");
}

#[test]
fn a_finished_game_is_walked_and_its_page_comes_back() {
    let mut window = Window::game(GameName::Owari, true);
    for _ in 0..4 {
        let mv = window.session().position().moves()[0];
        window.commit(mv);
    }
    window.does(Intent::ResignNow(kete::rules::Side::South));
    window.does(Intent::Go(Page::After));
    window.present();
    window.key(Key::Home);
    window.key(Key::PageDown);
    window.rest();
    assert_eq!(window.session().game.turn_number(window.session().game.current()), 1);
    window.key(Key::F11);
    assert_eq!(window.state().page, Page::After);
}

#[test]
fn in_every_game_and_size_nothing_leaves_the_window() {
    for size in SIZES {
        for name in GameName::ALL {
            let mut window = game(size, name);
            window.present();
            window.is_inside(&format!("{name} {size}"));
            let mv = window.session().position().moves()[0];
            window.commit(mv);
            window.steps(3);
            window.is_inside(&format!("{name} {size}, after a turn"));
        }
    }
}

#[test]
fn a_class_sees_no_answer_until_it_is_shown() {
    let mut window = Window::sample_course(GameName::Basic);
    let progress = window.progress().clone();
    let number = window.state().learning.courses[window.state().learning.chosen].lessons().len();
    for lesson in 0..number.min(3) {
        window.open_lesson(lesson);
        let own = window.lesson().run.states().to_vec();
        window.present();
        while !window.lesson().is_over {
            let lesson = window.lesson();
            let step = lesson.run.step().clone();
            if lesson.hides_answer() {
                assert!(lesson.feedback.is_none() && lesson.hints.is_empty(), "{step:?}");
                window.key(Key::H);
                window.key(Key::M);
                let lesson = window.lesson();
                let session = lesson.session.as_ref().expect("a board");
                assert!(session.help.is_none() && lesson.hints.is_empty(), "{step:?}");
                window.click("Show the answer");
                window.steps(8);
                let shown = window.lesson().feedback.as_ref().expect("an answer");
                let head = shown.head.clone();
                assert!(window.has_text(&head), "{head:?} {:?}", window.names());
                window.is_inside(&format!("{step:?}"));
            }
            window.key(Key::PageDown);
        }
        assert!(window.has_text("End of the lesson"));
        window.key(Key::F11);
        assert_eq!(window.lesson().run.states(), own, "the learner's lesson is untouched");
        assert_eq!(window.lesson().run.at(), 0);
        window.press("Basic Game course");
    }
    assert_eq!(window.progress(), &progress);
}

/// The first lesson before a class, at the first step of this kind.
fn at_step(is_wanted: impl Fn(&LessonStep) -> bool) -> Window {
    let mut window = Window::sample_course(GameName::Basic);
    window.open_lesson(0);
    window.present();
    while !is_wanted(window.lesson().run.step()) {
        window.does(Intent::Present(PresentIntent::Next));
    }
    window
}

#[test]
fn hands_are_counted_by_keys() {
    let mut window = at_step(|step| matches!(step, LessonStep::Quiz { .. }));
    window.key(Key::V);
    for (letter, hands) in [(Key::A, [Key::Num1, Key::Num2]), (Key::C, [Key::Num0, Key::Num7])] {
        window.key(letter);
        hands.into_iter().for_each(|key| window.key(key));
    }
    window.assert_has("a) 3, 12 hands");
    window.assert_has("b) 4, 0 hands");
    window.assert_has("c) 6, 7 hands");
    window.press("One hand more for b)");
    window.assert_has("b) 4, 1 hand");
    assert!(!window.has_text(", right"));
    window.key(Key::Enter);
    window.steps(4);
    window.assert_has("a) 3, 12 hands, right");
    window.assert_has("c) 6, 7 hands");
    assert!(window.has_text("Answer: 3"), "{:?}", window.names());
    assert!(window.has_text("36 in all"));
}

#[test]
fn holes_are_voted_on_by_clicks_keys_and_typing() {
    let mut window = at_step(|step| matches!(step, LessonStep::Predict { .. }));
    let before = window.lesson().session.as_ref().expect("a board").position().setup();
    window.click("Vote of hands");
    window.click_start("North a");
    window.key(Key::Num9);
    assert_eq!(window.hands_of("a"), Some(9));
    window.key(Key::B);
    window.key(Key::Num4);
    assert_eq!(window.hands_of("B"), Some(4));
    window.click("Answer and hands");
    window.type_text("c 11");
    window.key(Key::Enter);
    assert_eq!(window.hands_of("c"), Some(11));
    window.type_text("q 3");
    window.key(Key::Enter);
    assert!(window.has_text("“q” is no hole of this board."), "{:?}", window.names());
    let session = window.lesson().session.as_ref().expect("a board");
    assert_eq!(session.position().setup(), before, "a vote plays nothing");
    assert!(window.lesson().guess.is_none(), "nor does it answer");
    window.click("Show the answer");
    window.steps(8);
    window.assert_has("a, 9 hands, right");
    window.assert_has("B, 4 hands");
    window.key(Key::PageDown);
    assert!(window.presentation().votes.options.iter().all(|option| option.hands == 0));
}

#[test]
fn moves_are_voted_on() {
    let mut window = at_step(|step| matches!(step, LessonStep::Ask { .. }));
    window.click_start("South C");
    assert_eq!(window.hands_of("C"), Some(0));
    window.key(Key::Num5);
    window.click("Answer and hands");
    window.type_text("f 2");
    window.key(Key::Enter);
    assert_eq!((window.hands_of("C"), window.hands_of("F")), (Some(5), Some(2)));
    window.click("Show the answer");
    window.steps(8);
    window.assert_has("C, 5 hands, right");
    window.assert_has("F, 2 hands");
}

#[test]
fn in_every_size_a_lesson_stays_inside_the_window() {
    for size in SIZES {
        for name in [GameName::Owari, GameName::BawoAdvanced, GameName::Ring] {
            let mut window = plain(Window::course(name));
            window.harness.set_size(size);
            window.steps(3);
            window.open_lesson(0);
            window.present();
            window.key(Key::V);
            while !window.lesson().is_over {
                let at = format!("{name} {size}, step {}", window.lesson().run.at());
                window.is_inside(&at);
                if window.lesson().hides_answer() {
                    window.key(Key::PageDown);
                    window.steps(4);
                    window.is_inside(&at);
                }
                window.does(Intent::Present(PresentIntent::Next));
            }
        }
    }
}

#[test]
fn the_size_of_the_window_does_not_move_a_drawing() {
    let mut window = Window::game(GameName::Owari, true);
    window.present();
    window.key(Key::I);
    let middle = window.harness.ctx.content_rect().center();
    window.draw_along(&[middle, middle + vec2(80.0, 0.0)], Modifiers::NONE);
    let drawn = window.presentation().drawing.clone();
    window.harness.set_size(vec2(900.0, 600.0));
    window.steps(3);
    window.harness.set_size(USUAL);
    window.steps(3);
    assert_eq!(window.presentation().drawing, drawn);
}
