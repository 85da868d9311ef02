//! A window under test: its accessible names, its keys, its state.

use std::path::PathBuf;
use std::sync::Arc;

use egui::{
    Event, Key, Modifiers, PointerButton, Pos2, TouchDeviceId, TouchId, TouchPhase, Vec2, vec2,
};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use kete::app::clipboard::system::SystemClipboard;
use kete::app::intent::Intent;
use kete::app::session::state::GameSession;
use kete::app::state::State;
use kete::app::{App, WindowOptions};
use kete::draw::animation::Speed;
use kete::draw::theme::ThemeChoice;
use kete::draw::theme::ThemeName;
use kete::game::{GameInProgress, Tutoring};
use kete::rules::{Colour, GameName, Hole, Move, Setup, Way};

use crate::cpu_renderer::CpuRenderer;

/// A window under test.
pub struct Window {
    pub harness: Harness<'static, App>,
    /// Held so that the folder exists while the window does.
    pub data: tempfile::TempDir,
}

/// The usual size.
pub const USUAL: Vec2 = vec2(1280.0, 800.0);

/// The beginning of a hole's name: `South C`.
pub fn hole_name(hole: Hole) -> String {
    format!("{:?} {hole}", hole.owner())
}

impl Window {
    /// A window of the usual size without settings or games.
    pub fn fresh() -> Window {
        Window::open(WindowOptions::default(), USUAL, ThemeName::Light)
    }

    /// A window at its start.
    pub fn open(options: WindowOptions, size: Vec2, theme: ThemeName) -> Window {
        let data = tempfile::tempdir().expect("a folder for the test");
        Window::open_in(data, options, size, theme)
    }

    /// A window at its start, with what earlier ones left in a folder.
    pub fn open_in(
        data: tempfile::TempDir,
        options: WindowOptions,
        size: Vec2,
        theme: ThemeName,
    ) -> Window {
        let options = WindowOptions {
            data_dir: options.data_dir.clone().or(Some(data.path().to_owned())),
            in_window_dialogs: true,
            ..options
        };
        let harness = Harness::builder()
            .with_size(size)
            .with_step_dt(0.05)
            .with_max_steps(600)
            .with_render_cursor(false)
            .renderer(CpuRenderer::default())
            .build_eframe(move |cc| {
                let mut app = App::for_tests(&cc.egui_ctx, &options, 7);
                app.state.settings.theme = ThemeChoice::Always(theme);
                app.state.settings.speed = Speed::Off;
                app
            });
        let mut window = Window { harness, data };
        window.steps(3);
        window
    }

    /// A game of two people, with this clipboard.
    pub fn with_clipboard(name: GameName, clipboard: Arc<dyn SystemClipboard>) -> Window {
        let data = tempfile::tempdir().expect("a folder for the test");
        let options = WindowOptions {
            new: Some(name),
            friend: true,
            data_dir: Some(data.path().to_owned()),
            ..Default::default()
        };
        let harness = Harness::builder()
            .with_size(USUAL)
            .with_step_dt(0.05)
            .with_render_cursor(false)
            .renderer(CpuRenderer::default())
            .build_eframe(move |cc| {
                let mut app = App::with_clipboard(&cc.egui_ctx, &options, clipboard, 7);
                app.state.settings.speed = Speed::Off;
                app
            });
        let mut window = Window { harness, data };
        window.steps(3);
        window
    }

    /// Closes the window and returns its folder for another one.
    pub fn close(self) -> tempfile::TempDir {
        let Window { harness, data } = self;
        drop(harness);
        data
    }

    /// A window on the folder that the options name, with the settings found there.
    pub fn with_folder(options: WindowOptions) -> Window {
        let data = tempfile::tempdir().expect("a folder for the test");
        let harness = Harness::builder()
            .with_size(USUAL)
            .with_step_dt(0.05)
            .with_max_steps(600)
            .with_render_cursor(false)
            .renderer(CpuRenderer::default())
            .build_eframe(move |cc| App::for_tests(&cc.egui_ctx, &options, 7));
        let mut window = Window { harness, data };
        window.steps(3);
        window
    }

    /// A game at once: two people, or the person against Kete.
    pub fn game(name: GameName, friend: bool) -> Window {
        let options = WindowOptions { new: Some(name), friend, ..Default::default() };
        Window::open(options, USUAL, ThemeName::Light)
    }

    /// A game against Kete in which the tutor of a newcomer's first games does not ask.
    pub fn game_unasked(name: GameName) -> Window {
        let mut window = Window::game(name, false);
        let session = window.state_mut().session.as_mut().expect("a game");
        session.game.set_tutoring(Tutoring::Off);
        window
    }

    /// Two people at a position set by hand.
    pub fn position(name: GameName, text: &str) -> Window {
        let mut window = Window::game(name, true);
        window.lay_position(text);
        window
    }

    /// Begins another game at a position, with the rules and players of the open one.
    pub fn lay_position(&mut self, text: &str) {
        let game = &self.session().game;
        let setup = Setup::parse(game.ruleset().name(), text).expect("a position string");
        let game = GameInProgress::from_setup(game.ruleset(), game.players(), &setup);
        self.state_mut().lay(game.expect("a possible position"));
        self.steps(2);
    }

    /// Another window on the same data folder.
    pub fn beside(&self, options: WindowOptions) -> Window {
        let data_dir = Some(self.data.path().to_owned());
        Window::open(WindowOptions { data_dir, ..options }, USUAL, ThemeName::Light)
    }

    /// Closes the window and opens another one on its data folder.
    pub fn restarted(self) -> Window {
        Window::open_in(self.close(), WindowOptions::default(), USUAL, ThemeName::Light)
    }

    /// Bawo Advanced, played until a turn stops at the open house and asks.
    pub fn at_a_house() -> Window {
        let mut window = Window::game(GameName::BawoAdvanced, true);
        for _ in 0..60 {
            let moves = window.session().position().moves();
            if let Some(mv) = moves.iter().find(|mv| mv.to_string().ends_with('+')) {
                let name = mv.to_string();
                let (hole, way) = name.trim_end_matches('+').split_at(2);
                let side = if hole.starts_with('A') { "South" } else { "North" };
                window.press(&format!("{side} {hole}"));
                window.press(&format!("{hole} {}", if way == "L" { "left" } else { "right" }));
                return window;
            }
            window.commit(*moves.last().expect("the game goes on"));
            window.steps(1);
        }
        panic!("no turn came to a house");
    }

    pub fn state(&self) -> &State {
        &self.harness.state().state
    }

    pub fn state_mut(&mut self) -> &mut State {
        &mut self.harness.state_mut().state
    }

    /// Writes a file into the folder of saved games.
    pub fn put_game(&self, name: &str, contents: impl AsRef<[u8]>) -> PathBuf {
        let folder = self.data.path().join("games");
        std::fs::create_dir_all(&folder).expect("a folder");
        let path = folder.join(name);
        std::fs::write(&path, contents).expect("a file");
        path
    }

    /// Clicks at a point with the pointer.
    pub fn click_point(&mut self, pos: Pos2) {
        self.harness.hover_at(pos);
        self.steps(1);
        let (button, modifiers) = (PointerButton::Primary, Modifiers::NONE);
        for pressed in [true, false] {
            self.harness.event(Event::PointerButton { pos, button, pressed, modifiers });
        }
        self.steps(2);
    }

    /// A touch of one finger, in one frame with the pointer events that stand for it.
    pub fn finger(&mut self, phase: TouchPhase, pos: Pos2) {
        let (device_id, id) = (TouchDeviceId(1), TouchId(0));
        let touch = Event::Touch { device_id, id, phase, pos, force: None };
        let (button, modifiers) = (PointerButton::Primary, Modifiers::NONE);
        let press = |pressed| Event::PointerButton { pos, button, pressed, modifiers };
        let events = match phase {
            TouchPhase::Start => vec![touch, Event::PointerMoved(pos), press(true)],
            TouchPhase::Move => vec![touch, Event::PointerMoved(pos)],
            TouchPhase::End => vec![touch, press(false), Event::PointerGone],
            TouchPhase::Cancel => vec![touch, Event::PointerGone],
        };
        self.harness.input_mut().events.extend(events);
        self.steps(1);
    }

    /// Taps with a finger, and waits until a preview would show.
    pub fn tap(&mut self, pos: Pos2) {
        self.finger(TouchPhase::Start, pos);
        self.finger(TouchPhase::End, pos);
        self.steps(5);
    }

    /// Holds a finger still, and lifts it.
    pub fn hold(&mut self, pos: Pos2) {
        self.finger(TouchPhase::Start, pos);
        self.steps(14);
        self.finger(TouchPhase::End, pos);
        self.steps(2);
    }

    /// Moves a finger over the screen.
    pub fn swipe(&mut self, from: Pos2, to: Pos2) {
        self.finger(TouchPhase::Start, from);
        for part in 1..=4 {
            self.finger(TouchPhase::Move, from.lerp(to, part as f32 / 4.0));
        }
        self.finger(TouchPhase::End, to);
        self.steps(3);
    }

    /// The middle of the only control whose name begins so.
    pub fn middle(&self, start: &str) -> Pos2 {
        self.harness.get_by_label(&self.named(start)).rect().center()
    }

    /// Runs some frames and checks them for harmful characters.
    pub fn steps(&mut self, count: usize) {
        self.harness.run_steps(count);
        crate::foreign::check(&self.harness);
    }

    /// Runs frames until nothing is being computed or animated.
    pub fn rest(&mut self) {
        for _ in 0..4000 {
            self.steps(1);
            let state = self.state();
            let sowing = state.session.as_ref().is_some_and(GameSession::is_sowing);
            if state.thinking.is_none() && !sowing {
                self.steps(1);
                return;
            }
            if state.thinking.is_some() {
                std::thread::sleep(std::time::Duration::from_millis(2));
            }
        }
        panic!("the window did not come to rest");
    }

    /// Runs frames until the condition holds.
    pub fn wait(&mut self, what: &str, is_so: impl Fn(&Window) -> bool) {
        for _ in 0..20_000 {
            self.steps(1);
            if is_so(self) {
                return;
            }
            std::thread::sleep(std::time::Duration::from_millis(1));
        }
        panic!("never: {what}; {:?}", self.names());
    }

    /// The current game.
    pub fn session(&self) -> &GameSession {
        self.state().session.as_ref().expect("a game is on the table")
    }

    /// The position as a string.
    pub fn shown(&self) -> String {
        self.session().position().setup().to_string()
    }

    /// The text of the live label.
    pub fn said(&self) -> &str {
        &self.session().live_text
    }

    /// Clicks the control with exactly this name with the pointer.
    pub fn click(&mut self, name: &str) {
        self.harness.get_by_label(name).click();
        self.steps(4);
    }

    /// Clicks the one in front of several with this name.
    pub fn click_front(&mut self, name: &str) {
        let all = self.harness.get_all_by_label(name);
        all.last().expect("something has this name").click();
        self.steps(4);
    }

    /// Performs an intent, as its control would.
    pub fn does(&mut self, intent: Intent) {
        kete::app::shell::update::update(self.state_mut(), intent, 0.0);
        self.steps(2);
    }

    /// Opens a file as the file dialog does.
    pub fn open_file(&mut self, path: &std::path::Path) {
        self.does(Intent::OpenFile(path.to_owned()));
        self.steps(2);
    }

    /// Resumes an autosaved game as its row does.
    pub fn resume(&mut self, path: &std::path::Path) {
        self.does(Intent::Resume(path.to_owned()));
        self.steps(2);
    }

    /// The text of the notice; empty if there is none.
    pub fn notice(&self) -> String {
        let notice = self.state().notice.as_ref();
        notice.map(|notice| notice.words.clone()).unwrap_or_default()
    }

    /// Clicks a value of a choice, in the group named after the choice.
    pub fn pick(&mut self, group: &str, value: &str) {
        let group = self.harness.get_by_role_and_label(egui::accesskit::Role::Group, group);
        group.get_by_label(value).click();
        self.steps(3);
    }

    /// Clicks the button that starts a game.
    pub fn click_play(&mut self) {
        self.harness.get_by_role_and_label(egui::accesskit::Role::Button, "Play").click();
        self.steps(3);
    }

    /// Plays a move as a screen reader does.
    pub fn press_move(&mut self, mv: Move) {
        match mv {
            Move::Pass => self.press("Pass"),
            Move::Colour(hole, colour) => {
                let colour = if colour == Colour::Red { "red" } else { "blue" };
                self.press(&format!("Hole {hole} {colour}"));
            }
            Move::Way { hole, way, spread } => {
                self.press(&hole_name(hole));
                self.press(&format!("{hole} {}", if way == Way::Left { "left" } else { "right" }));
                if self.has("Stop here") {
                    self.press(if spread { "Spread it" } else { "Stop here" });
                }
            }
            Move::Hole(hole) => self.press(&hole_name(hole)),
            Move::Opening(_) | Move::Fill(_) => panic!("{mv} is laid out by hand"),
        }
    }

    /// Plays a move as if its animation were over; runs no frame.
    pub fn commit(&mut self, mv: Move) {
        let session = self.state_mut().session.as_mut();
        session.expect("a game").commit(mv, 0, 0.0, Speed::Off);
    }

    /// The name of the focused control.
    pub fn focused(&self) -> Option<String> {
        let root = self.harness.root();
        let mut nodes = root.children_recursive();
        let node = nodes.find(|node| node.accesskit_node().is_focused())?;
        node.accesskit_node().label()
    }

    /// Clicks the only control whose name begins so.
    pub fn click_start(&mut self, start: &str) {
        let name = self.named(start);
        self.click(&name);
    }

    /// Presses it as a screen reader does.
    pub fn press(&mut self, start: &str) {
        let name = self.named(start);
        self.harness.get_by_label(&name).click_accesskit();
        self.steps(4);
    }

    /// Clicks at a part of a hole's width, 0 to 1.
    pub fn click_at(&mut self, start: &str, part: f32) {
        let name = self.named(start);
        let rect = self.harness.get_by_label(&name).rect();
        let at = egui::pos2(rect.min.x + part * rect.width(), rect.center().y);
        self.click_point(at);
    }

    /// The full name of the only control whose name begins so.
    pub fn named(&self, start: &str) -> String {
        let names = self.names();
        if names.iter().any(|name| name == start) {
            return start.to_owned();
        }
        let found: Vec<&String> = names.iter().filter(|name| name.starts_with(start)).collect();
        match found[..] {
            [only] => only.clone(),
            _ => panic!("{} names begin with “{start}”: {found:?}", found.len()),
        }
    }

    /// Every name on the screen.
    pub fn names(&self) -> Vec<String> {
        let root = self.harness.root();
        let nodes = root.children_recursive();
        // A label has its text as its value.
        let name = |node: egui_kittest::Node<'_>| {
            let node = node.accesskit_node();
            node.label().or_else(|| node.value())
        };
        nodes.filter_map(name).collect()
    }

    /// Whether a control has exactly this name.
    pub fn has(&self, name: &str) -> bool {
        self.names().iter().any(|other| other == name)
    }

    /// Asserts that a control has exactly this name.
    #[track_caller]
    pub fn assert_has(&self, name: &str) {
        assert!(self.has(name), "{name:?} is not among {:?}", self.names());
    }

    /// Whether a name contains this text.
    pub fn has_text(&self, text: &str) -> bool {
        self.names().iter().any(|name| name.contains(text))
    }

    /// Whether a name begins with this text.
    pub fn has_start(&self, start: &str) -> bool {
        self.names().iter().any(|name| name.starts_with(start))
    }

    /// Presses a key.
    pub fn key(&mut self, key: Key) {
        self.harness.key_press(key);
        self.steps(2);
    }

    /// Types a text into the focused control.
    pub fn type_text(&mut self, text: &str) {
        self.harness.event(egui::Event::Text(text.to_owned()));
        self.steps(2);
    }

    /// Presses a key with modifiers.
    pub fn keys(&mut self, modifiers: Modifiers, key: Key) {
        self.harness.key_press_modifiers(modifiers, key);
        self.steps(2);
    }
}
