//! What Kete expects after a move, played on the board: from an answer, a hint and a warning.

use egui::{Key, vec2};
use egui_kittest::kittest::Queryable as _;
use kete::app::intent::Intent;
use kete::app::session::state::{GameSession, PendingMove};
use kete::draw::animation::Speed;
use kete::draw::theme::{ThemeChoice, ThemeName};
use kete::game::{AtZero, GameInProgress, Player, TimeBudget, TimeControl, Tutoring};
use kete::rules::{BySide, GameName, Side};
use kete::tutor::reasons::{ExpectedLine, ExpectedLines};
use kete::tutor::schema::LessonStep;

use crate::coach::{ASKS, SHELTER, coached};
use crate::window::{USUAL, Window};

/// South to move: C loses about 8 seeds against B.
const COMPARED: &str = "0,4,10,0,0,8/8,0,0,0,0,4 5-9 S";

const SEE: &str = "See it on the board";

/// The board, the number of changes to the game and its moves.
fn game(window: &Window) -> (String, u64, usize) {
    let game = &window.session().game;
    (window.shown(), game.changes(), game.turns().len())
}

/// The game with the answer to W at C.
fn asked() -> (Window, ExpectedLines) {
    let mut window = coached(GameName::Owari, COMPARED, Tutoring::Teach);
    let name = window.named("South C");
    window.harness.get_by_label(&name).focus();
    window.steps(4);
    window.key(Key::W);
    window.wait("the answer", |window| window.session().expected_lines().is_some());
    let lines = window.session().expected_lines().cloned().expect("lines");
    (window, lines)
}

fn shows(window: &Window) -> bool {
    window.session().shows_expected()
}

/// The number of the move that is shown, and how many there are.
fn progress(window: &Window) -> (usize, usize) {
    window.session().variation.as_ref().map_or((0, 0), |line| line.progress())
}

fn so_far(taken: BySide<u16>) -> String {
    format!("So far: you +{}, North +{}.", taken.south, taken.north)
}

#[test]
fn the_moves_after_an_answer_are_played_on_the_board_and_counted() {
    let (mut window, lines) = asked();
    let (before, position) = (game(&window), *window.session().position());
    let better = lines.better.expect("a better move");
    assert_eq!(
        (lines.asked.moves[0].to_string(), better.moves[0].to_string()),
        ("C".into(), "B".into())
    );
    window.click(SEE);
    for line in [&lines.asked, &better] {
        let mut at = position;
        for (step, (mv, taken)) in line.moves.iter().zip(&line.taken).enumerate() {
            at = at.play(mv).expect("legal").after;
            assert_eq!(progress(&window), (step + 1, line.moves.len()));
            assert_eq!(window.session().shown_position().setup(), at.setup());
            assert!(window.has_text(&so_far(*taken)), "{mv}: {:?}", window.names());
            assert_eq!(game(&window), before, "the game does not change");
            window.key(Key::ArrowRight);
        }
        // The last move stays, and the button leads to the other line.
        assert_eq!(progress(&window), (line.moves.len(), line.moves.len()));
        let other = if line == &better { "After C instead" } else { "After B instead" };
        window.click(other);
    }
    let ends = [&lines.asked, &better].map(|line| *line.taken.last().expect("a move"));
    assert_ne!(ends[0], ends[1], "both lines end alike");
    window.click("Back to the game");
    assert!(!shows(&window));
    assert_eq!(game(&window), before);
    // The answer is still there.
    assert!(window.has(SEE) && window.has_start("You may play C. C (10 seeds): "));
}

#[test]
fn arrows_step_back_to_the_game_and_s_changes_the_line() {
    let (mut window, lines) = asked();
    let before = game(&window);
    window.key(Key::S);
    assert_eq!(progress(&window).0, 1);
    let keys = [Key::ArrowRight, Key::ArrowLeft, Key::PageDown, Key::PageUp];
    for (key, step) in keys.into_iter().zip([2, 1, 2, 1]) {
        window.key(key);
        assert_eq!(progress(&window).0, step, "{key:?}");
    }
    window.key(Key::S);
    let better = lines.better.expect("a better move");
    let shown = window.session().variation.as_ref().map(|line| line.turn().mv);
    assert_eq!(shown, better.moves.first().copied());
    window.key(Key::ArrowLeft);
    assert!(!shows(&window));
    assert_eq!(game(&window), before);
}

#[test]
fn escape_and_a_click_on_a_hole_only_lead_back() {
    for speed in [Speed::Off, Speed::Slow] {
        let (mut window, _) = asked();
        window.state_mut().settings.speed = speed;
        let before = game(&window);
        let back: [&dyn Fn(&mut Window); 3] = [
            &|window| window.key(Key::Escape),
            &|window| window.click_start("South B"),
            &|window| window.key(Key::B),
        ];
        for lead_back in back {
            window.key(Key::S);
            assert!(shows(&window));
            lead_back(&mut window);
            assert!(!shows(&window) && !window.session().is_sowing());
            assert_eq!(game(&window), before);
        }
        // The next press plays.
        window.key(Key::B);
        assert_eq!(window.session().game.turns().len(), before.2 + 1);
    }
}

/// A turn that waits at the house stays as it is while the board shows other moves.
#[test]
fn an_answer_about_the_house_only_leads_back_too() {
    let mut window = Window::at_a_house();
    let mut at = *window.session().position();
    let mut moves = Vec::new();
    for _ in 0..2 {
        let mv = at.moves()[0];
        at = at.play(&mv).expect("legal").after;
        moves.push(mv);
    }
    let taken = vec![BySide::default(); 2];
    let forced = vec![false; 2];
    let asked = ExpectedLine { moves, taken, forced, is_expected: true };
    let session = window.state_mut().session.as_mut().expect("a game");
    session.explain_open(0.0);
    let help = session.help.as_mut().expect("an answer");
    help.lines = Some(ExpectedLines { asked, better: None });
    let pending = window.session().pending.clone();
    let before = game(&window);
    assert!(matches!(pending, PendingMove::House { .. }));
    for answer in [Intent::StopHere, Intent::SpreadIt] {
        window.key(Key::S);
        assert!(shows(&window));
        window.does(answer);
        assert!(!shows(&window));
        assert_eq!((game(&window), &window.session().pending), (before.clone(), &pending));
    }
}

#[test]
fn the_line_is_sown_seed_by_seed_and_goes_on_by_itself() {
    let (mut window, lines) = asked();
    window.state_mut().settings.speed = Speed::Normal;
    let before = game(&window);
    window.key(Key::S);
    assert!(window.session().is_sowing());
    // What a move takes is counted when its seeds have landed, and before the first nothing is.
    let taken = |step: usize| Some(so_far(lines.asked.taken[step.checked_sub(1)?]));
    let mut seen = Vec::new();
    for _ in 0..4000 {
        window.steps(1);
        let (step, of) = progress(&window);
        let landed = if window.session().is_sowing() { step - 1 } else { step };
        let is_counted = match taken(landed) {
            Some(taken) => window.has_text(&taken),
            None => !window.has_text("So far: "),
        };
        assert!(is_counted, "{step}: {:?}", window.names());
        if seen.last() != Some(&step) {
            seen.push(step);
        }
        if step == of && !window.session().is_sowing() {
            break;
        }
    }
    assert_eq!(seen, (1..=lines.asked.moves.len()).collect::<Vec<_>>());
    assert_eq!(game(&window), before);
}

#[test]
fn a_hint_shows_its_moves_too() {
    let mut window = coached(GameName::Owari, COMPARED, Tutoring::Off);
    assert!(!window.has(SEE));
    window.key(Key::H);
    window.wait("the hint", |window| window.has(SEE));
    let before = game(&window);
    let hinted = window.session().help.as_ref().and_then(|help| help.mv);
    window.key(Key::S);
    let variation = window.session().variation.as_ref();
    let (line, other) = variation.and_then(|line| line.as_expected()).expect("a line");
    assert_eq!((line.moves.first().copied(), other), (hinted, None));
    window.key(Key::Escape);
    assert_eq!(game(&window), before);
}

#[test]
fn the_moves_after_a_warning_are_shown_and_the_question_stays() {
    for (size, theme) in [(USUAL, ThemeName::Light), (vec2(900.0, 600.0), ThemeName::Dark)] {
        let mut window = coached(GameName::Awale, SHELTER, Tutoring::Teach);
        window.harness.set_size(size);
        window.state_mut().settings.theme = ThemeChoice::Always(theme);
        window.key(Key::A);
        window.steps(2);
        let before = game(&window);
        assert!(window.has_start(ASKS), "{:?}", window.names());
        window.click(SEE);
        assert!(!window.has_start(ASKS), "the board shows the moves now");
        let lines = window.session().expected_lines().cloned().expect("lines");
        for _ in 1..lines.asked.moves.len() {
            window.key(Key::ArrowRight);
        }
        let taken = *lines.asked.taken.last().expect("a move");
        let painted = crate::last_turn::texts(&window);
        let is_painted = painted.iter().any(|(words, ..)| words.contains(&so_far(taken)));
        assert!(taken.north >= 7 && is_painted, "{size:?}: {painted:?}");
        window.key(Key::Escape);
        assert!(window.has_start(ASKS), "{:?}", window.names());
        assert_eq!(window.focused().as_deref(), Some("Rethink"));
        assert_eq!(game(&window), before);
        window.press("Play A");
        assert_eq!(window.session().game.turns().len(), before.2 + 1);
    }
}

#[test]
fn a_tutor_that_only_warns_does_not_show_the_better_move() {
    let mut window = coached(GameName::Awale, SHELTER, Tutoring::Warn);
    window.key(Key::A);
    let lines = window.session().expected_lines().cloned().expect("lines");
    assert_eq!(lines.better, None);
    window.key(Key::S);
    assert!(shows(&window) && !window.names().iter().any(|name| name.ends_with(" instead")));
}

#[test]
fn the_clock_runs_on_meanwhile() {
    let (mut window, _) = asked();
    let setup = window.session().position().setup();
    let players = BySide::new(Player::You, Player::Friend);
    let ruleset = window.session().game.ruleset();
    let mut timed = GameInProgress::from_setup(ruleset, players, &setup).expect("possible");
    timed.set_tutoring(Tutoring::Teach);
    let budget = TimeBudget::Game { time: 60_000, increment: 0 };
    timed.set_time_control(Some(TimeControl { budget, at_zero: AtZero::Loses }));
    window.state_mut().lay(timed);
    window.state_mut().settings.speed = Speed::Slow;
    window.steps(2);
    // The clock starts with the first move.
    window.key(Key::B);
    window.rest();
    window.key(Key::H);
    window.wait("the hint", |window| window.has(SEE));
    let left = |window: &Window| window.session().game.time_left(Side::North).expect("a clock");
    window.key(Key::S);
    assert!(window.session().is_sowing());
    let before = left(&window);
    window.steps(20);
    assert!(window.session().is_sowing() || shows(&window));
    assert!(left(&window) + 800 < before, "{before} {}", left(&window));
}

#[test]
fn in_a_game_of_a_lesson_it_is_the_lessons_board() {
    let is_game = |step: &LessonStep| matches!(step, LessonStep::Play { .. });
    let mut window = Window::at_step(GameName::Owari, is_game);
    let on_board = |window: &Window, so: &dyn Fn(&GameSession) -> bool| {
        window.lesson().session.as_ref().is_some_and(so)
    };
    window.key(Key::H);
    window.wait("the hint", |window| window.has(SEE));
    window.key(Key::S);
    assert!(on_board(&window, &GameSession::shows_expected));
    window.key(Key::ArrowRight);
    assert!(on_board(&window, &|session| session
        .variation
        .as_ref()
        .is_some_and(|line| line.progress().0 == 2)));
    window.key(Key::Escape);
    assert!(!on_board(&window, &GameSession::shows_expected));
    assert!(on_board(&window, &|session| session.game.is_empty()));
}
