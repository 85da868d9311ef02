//! Killed at any moment, the program loses no turn that had been shown completely.
//!
//! The test starts itself again as a child that plays through the window's code, kills it, and
//! checks what is left. `KETE_KILLS=50 cargo test --test kills` kills it more often. Fewer than nine
//! kills in ten after which a turn was compared are a failure.

#![cfg(any(unix, windows))]

use std::io::{BufRead as _, BufReader, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::mpsc::channel;
use std::time::{Duration, Instant};
use std::{env, fs, thread};

use egui_kittest::Harness;
use kete::app::autosave::update::going_on;
use kete::app::intent::Intent;
use kete::app::session::intent::HolePart;
use kete::app::shell::update::update;
use kete::app::{App, WindowOptions};
use kete::draw::animation::Speed;
use kete::game::{GameInProgress, Player};
use kete::rules::{GameName, Move, Ruleset};

const CHILD: &str = "KETE_KILLS_CHILD";
const SEED: &str = "KETE_KILLS_SEED";
const FRAME: Duration = Duration::from_millis(16);

/// A small generator: the same seed gives the same numbers.
struct Dice(u64);

impl Dice {
    fn below(&mut self, limit: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % limit.max(1)
    }
}

#[test]
fn a_killed_program_loses_no_turn_that_was_shown() {
    if let Some(dir) = env::var_os(CHILD) {
        let seed = env::var(SEED).ok().and_then(|seed| seed.parse().ok()).unwrap_or(1);
        play(PathBuf::from(dir), Dice(seed));
    }
    let kills = env::var("KETE_KILLS").ok().and_then(|kills| kills.parse().ok()).unwrap_or(5);
    let data = tempfile::tempdir().expect("a folder");
    let mut dice = Dice(2026);
    let mut compared = 0;
    for kill in 0..kills {
        let shown = play_and_kill(data.path(), kill, dice.below(1_500));
        let left = games(data.path());
        let holds = |game: &GameInProgress| record(game).starts_with(&shown);
        assert!(
            left.iter().any(holds),
            "kill {kill}: “{shown}” is not in {:?}",
            left.iter().map(record).collect::<Vec<_>>()
        );
        compared += usize::from(turns_in(&shown) > 0);
        // The next start offers the game that was played.
        let window = window(data.path(), true);
        let offered = going_on(&window.state().state);
        let last = left.iter().find(|game| holds(game)).expect("found above");
        if !last.is_over() {
            let offered = offered.unwrap_or_else(|| panic!("kill {kill}: nothing is offered"));
            assert_eq!(offered.name(), last.ruleset().name(), "kill {kill}");
            assert!(offered.move_number >= 1, "kill {kill}");
        }
        let parts = fs::read_dir(data.path().join("unfinished")).into_iter().flatten();
        let locks =
            parts.flatten().filter(|entry| entry.path().extension() == Some("lock".as_ref()));
        assert_eq!(locks.count(), 0, "the locks of a killed window are no more");
    }
    println!("{kills} kills, {compared} of them compared a turn");
    assert!(compared * 10 >= kills * 9, "{compared} of {kills} kills compared a turn");
}

/// Starts the child, kills it some time after its first turn, and returns what it showed last.
fn play_and_kill(data: &Path, number: usize, millis: usize) -> String {
    let this = env::current_exe().expect("this program");
    let mut child = Command::new(this)
        .args(["--exact", "a_killed_program_loses_no_turn_that_was_shown", "--nocapture"])
        .env(CHILD, data)
        .env(SEED, (number * 7 + 3).to_string())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the child starts");
    let out = BufReader::new(child.stdout.take().expect("its output"));
    let (tell, text) = channel();
    let reader = thread::spawn(move || {
        for line in out.lines().map_while(Result::ok) {
            if let Some(shown) = line.strip_prefix("shown ") {
                let _ = tell.send(shown.to_owned());
            }
        }
    });
    let mut shown = text.recv_timeout(Duration::from_secs(120)).expect("the child plays");
    let end = Instant::now() + Duration::from_millis(millis as u64);
    while let Ok(newer) = text.recv_timeout(end.saturating_duration_since(Instant::now())) {
        shown = newer;
    }
    child.kill().expect("killed");
    child.wait().expect("gone");
    reader.join().expect("read to the end");
    text.try_iter().last().unwrap_or(shown)
}

/// All autosaved games; each must be readable.
fn games(data: &Path) -> Vec<GameInProgress> {
    let folders = ["unfinished", "finished"].map(|folder| data.join(folder));
    let entries = folders.iter().filter_map(|folder| fs::read_dir(folder).ok()).flatten();
    let paths = entries.map(|entry| entry.expect("an entry").path());
    paths
        .filter(|path| path.extension().is_some_and(|ending| ending == "kete"))
        .map(|path| GameInProgress::load(&path).unwrap_or_else(|why| panic!("{path:?}: {why}")))
        .collect()
}

/// A game with its turns up to the current position: `owari C d E`.
fn record(game: &GameInProgress) -> String {
    let turns = game.turns().iter().map(|turn| format!(" {}", turn.mv)).collect::<String>();
    format!("{}{turns} ", game.ruleset().name().id())
}

/// The turns in a record.
fn turns_in(record: &str) -> usize {
    record.split_whitespace().count().saturating_sub(1)
}

fn window(data: &Path, at_once: bool) -> Harness<'static, App> {
    let options = WindowOptions { data_dir: Some(data.to_owned()), ..Default::default() };
    Harness::builder().with_step_dt(FRAME.as_secs_f32()).with_max_steps(600).build_eframe(
        move |cc| match at_once {
            true => App::for_tests(&cc.egui_ctx, &options, 7),
            false => App::new(cc, &options),
        },
    )
}

fn frame(window: &mut Harness<'static, App>) {
    thread::sleep(FRAME);
    window.run_steps(1);
}

/// The child: resumes the offered game or starts a new one, and plays until it is killed.
fn play(data: PathBuf, mut dice: Dice) -> ! {
    const NAMES: [GameName; 5] =
        [GameName::Owari, GameName::Giuthi, GameName::Basic, GameName::Ayoayo, GameName::Awale];
    let mut window = window(&data, false);
    for _ in 0..30 {
        frame(&mut window);
    }
    let state = &mut window.state_mut().state;
    state.settings.speed = Speed::VeryFast;
    if let Some(kept) = going_on(state).map(|kept| kept.path.clone()) {
        update(state, Intent::Resume(kept), 0.0);
    }
    for _ in 0..30 {
        frame(&mut window);
    }
    loop {
        let now = window.ctx.input(|input| input.time);
        let state = &mut window.state_mut().state;
        match &state.session {
            Some(session) if !session.game.position().layout_sizes().is_empty() => {
                update(state, Intent::PlayOn, now);
                update(state, Intent::SpreadEvenly, now);
                update(state, Intent::StartRound, now);
            }
            Some(session) if !session.game.is_over() => {
                let moves = session.game.position().moves();
                let mv = moves[dice.below(moves.len())];
                // Now and then take back a turn and play another move.
                if dice.below(6) == 0 && session.game.path().len() > 2 {
                    let back = session.game.node(session.game.current()).parent().expect("a turn");
                    update(state, Intent::Show(back), now);
                } else if let Some(hole) = mv.hole() {
                    update(state, Intent::Hole(hole, HolePart::Middle), now);
                    if let Move::Way { way, .. } = mv {
                        // Asked only if both directions are legal.
                        update(state, Intent::Way(way), now);
                    }
                } else {
                    update(state, Intent::Pass, now);
                }
            }
            _ => {
                let players = state.form.players;
                let ruleset = Ruleset::new(NAMES[dice.below(NAMES.len())]);
                let mut game = GameInProgress::new(ruleset, players);
                game.set_players(kete::rules::BySide::new(Player::You, Player::Friend));
                state.lay(game);
            }
        }
        frame(&mut window);
        while window.state().state.session.as_ref().is_some_and(|session| session.is_sowing()) {
            frame(&mut window);
        }
        let state = &window.state().state;
        if let Some(session) = state.session.as_ref().filter(|session| !session.game.is_empty()) {
            let mut out = std::io::stdout().lock();
            let text = writeln!(out, "shown {}", record(&session.game)).and_then(|()| out.flush());
            text.expect("somebody reads");
        }
    }
}
