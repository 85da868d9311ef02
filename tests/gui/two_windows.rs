//! Two windows on one data folder: progress, settings, choices and files of one window are never
//! lost by actions in the other, and appear there.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use std::time::{Duration, Instant};

use kete::app::WindowOptions;
use kete::app::effect::Effect;
use kete::app::file_jobs::recent::Recent;
use kete::app::kept_file::Found;
use kete::app::new_game::state::{LastChoices, NewGameForm};
use kete::app::settings::state::CountsShown;
use kete::app::settings::table::{Settings, SettingsIntent};
use kete::app::settings::worker::SettingsFile;
use kete::files::Folders;
use kete::game::{Level, Player};
use kete::rules::{GameName, RuleId};
use kete::tutor::{AnsweredIn, Progress, ProgressChange};

use crate::dice::Dice;
use crate::window::Window;

fn two_windows() -> (Window, Window) {
    let one = Window::fresh();
    let other = one.beside(WindowOptions::default());
    (one, other)
}

/// The contents of the files of a data folder.
#[derive(Debug)]
struct Disk {
    progress: Progress,
    settings: Settings,
    choices: LastChoices,
    recent: Recent,
}

impl Disk {
    fn of(window: &Window) -> Disk {
        let folders = Folders::under(window.data.path());
        Disk {
            progress: Progress::load(&folders).progress,
            settings: SettingsFile::open(Some(&folders)).settings().clone(),
            choices: Found::<LastChoices>::open(&folders).contents,
            recent: Found::<Recent>::open(&folders).contents,
        }
    }

    /// Whether the window shows the same.
    fn is_shown(&self, window: &Window) -> bool {
        let state = window.state();
        *state.learning.progress == self.progress
            && state.settings == self.settings
            && (&state.choices.last, state.choices.last_game)
                == (&self.choices.last, self.choices.last_game)
            && state.file_jobs.recent == self.recent
    }
}

/// Runs both windows until they show what the files contain.
fn settle(one: &mut Window, other: &mut Window) -> Disk {
    let begun = Instant::now();
    loop {
        // Settings are written half a second after the last change.
        for _ in 0..12 {
            one.steps(1);
            other.steps(1);
        }
        let disk = Disk::of(one);
        if disk.is_shown(one) && disk.is_shown(other) {
            return disk;
        }
        if begun.elapsed() > Duration::from_secs(60) {
            let shown = |window: &Window| {
                let state = window.state();
                let progress = Progress::clone(&state.learning.progress);
                let (settings, recent) = (state.settings.clone(), state.file_jobs.recent.clone());
                Disk { progress, settings, choices: state.choices.clone(), recent }
            };
            panic!("no rest:\n{disk:#?}\n{:#?}\n{:#?}", shown(one), shown(other));
        }
        std::thread::sleep(Duration::from_millis(2));
    }
}

impl Window {
    fn note_learnt(&mut self, change: &ProgressChange) {
        let learning = &mut self.state_mut().learning;
        match change.clone() {
            ProgressChange::Earned(lesson, stars) => learning.progress.earn(&lesson, stars),
            ProgressChange::Left(lesson, begun) => learning.progress.leave(&lesson, begun),
            ProgressChange::Answered { game, rule, is_right, place, today } => {
                learning.progress.answer(game, rule, is_right, place, today);
            }
            ProgressChange::Solved(game, day, how) => learning.progress.solve(game, day, how),
            ProgressChange::Imported(other) => learning.progress.import(*other),
            ProgressChange::Replaced(both) => learning.progress.replace(both.0, both.1),
        }
        learning.keep();
    }

    fn set(&mut self, change: &SettingsIntent) {
        self.state_mut().settings.apply(change);
    }

    /// As when a game is started.
    fn note_choice(&mut self, form: &NewGameForm) {
        let state = self.state_mut();
        state.choices.remember(form);
        state.effects.push(Effect::KeepChoice(Box::new(form.clone())));
    }
}

#[test]
fn an_illegal_click_in_one_window_leaves_what_the_other_learnt() {
    let mut one = Window::fresh();
    let game = WindowOptions { new: Some(GameName::Owari), ..Default::default() };
    let mut other = one.beside(game);
    let lessons = ["owari-1", "owari-2", "owari-3"];
    for lesson in lessons {
        one.note_learnt(&ProgressChange::Earned(lesson.to_owned(), 3));
    }
    let today = one.state().learning.today();
    let (game, rule) = (GameName::Owari, RuleId::OwariFeed);
    let place = AnsweredIn::Review;
    one.note_learnt(&ProgressChange::Answered { game, rule, is_right: false, place, today });
    one.steps(2);
    other.click_start("North c");
    other.steps(2);
    let shown = Progress::clone(&other.state().learning.progress);
    assert!(shown.card(game, RuleId::MoveOwn).is_some() && shown.card(game, rule).is_some());
    assert_eq!(lessons.map(|lesson| shown.stars(lesson)), [3, 3, 3]);
    one.steps(2);
    assert_eq!(*one.state().learning.progress, shown);
}

#[test]
fn progress_erased_in_one_window_does_not_come_back_from_the_other() {
    let (mut one, mut other) = two_windows();
    one.note_learnt(&ProgressChange::Earned("owari-1".into(), 3));
    settle(&mut one, &mut other);
    let known = Progress::clone(&one.state().learning.progress);
    one.note_learnt(&ProgressChange::Replaced(Box::new((known, Progress::default()))));
    // The other has not seen it yet.
    one.steps(1);
    other.note_learnt(&ProgressChange::Earned("owari-2".into(), 1));
    let disk = settle(&mut one, &mut other);
    assert_eq!((disk.progress.stars("owari-1"), disk.progress.stars("owari-2")), (0, 1));
}

#[test]
fn what_is_set_in_one_window_is_set_in_the_other() {
    let (mut one, mut other) = two_windows();
    settle(&mut one, &mut other);
    one.set(&SettingsIntent::TextPercent(120));
    other.set(&SettingsIntent::Counts(CountsShown::Never));
    let disk = settle(&mut one, &mut other);
    assert_eq!((disk.settings.text_percent, disk.settings.counts), (120, CountsShown::Never));
    other.set(&SettingsIntent::TextPercent(90));
    one.set(&SettingsIntent::Moments(false));
    let disk = settle(&mut one, &mut other);
    assert_eq!((disk.settings.text_percent, disk.settings.moments), (90, false));
}

#[test]
fn the_choices_of_both_windows_are_kept_and_offered() {
    let (mut one, mut other) = two_windows();
    for (window, name) in [(&mut one, GameName::Awale), (&mut other, GameName::Ring)] {
        let mut form = NewGameForm::of(name);
        form.players.north = Player::Friend;
        window.note_choice(&form);
    }
    let disk = settle(&mut one, &mut other);
    for name in [GameName::Awale, GameName::Ring] {
        assert_eq!(disk.choices.last[&name].players.north, Player::Friend, "{name:?}");
    }
}

/// The expected record of one rule: its box, the day it is due, right and wrong answers.
type Boxed = Option<(usize, i64, u32, u32)>;

fn after(card: Boxed, is_right: bool, today: i64) -> Boxed {
    const DAYS: [i64; 5] = [1, 2, 5, 12, 30];
    match (card, is_right) {
        (None, true) => None,
        (card, false) => {
            let (right, wrong) = card.map_or((0, 0), |(_, _, right, wrong)| (right, wrong));
            Some((0, today + 1, right, wrong + 1))
        }
        (Some((place, due, right, wrong)), true) if due > today => {
            Some((place, due, right + 1, wrong))
        }
        (Some((place, _, right, wrong)), true) => {
            let place = (place + 1).min(4);
            Some((place, today + DAYS[place], right + 1, wrong))
        }
    }
}

/// A model of the expected files, independent of the code under test.
#[derive(Default)]
struct Model {
    stars: BTreeMap<String, u8>,
    cards: BTreeMap<(GameName, RuleId), Boxed>,
    /// The last value that each window set for a setting or game: if both set one within the half
    /// second before it is written, either may win.
    set: BTreeMap<&'static str, [Option<u16>; 2]>,
    chosen: BTreeMap<GameName, [Option<u8>; 2]>,
    recent: Vec<PathBuf>,
}

const GAMES: [GameName; 3] = [GameName::Owari, GameName::Awale, GameName::Ayoayo];
const RULES: [RuleId; 3] = [RuleId::MoveOwn, RuleId::MoveEmpty, RuleId::GameFeed];

/// Performs a random action in a window and in the model.
fn act(window: &mut Window, number: usize, dice: &mut Dice, model: &mut Model) {
    match dice.below(8) {
        0 | 1 => {
            let (lesson, stars) = (format!("owari-{}", dice.below(12)), 1 + dice.below(3) as u8);
            let best = model.stars.entry(lesson.clone()).or_default();
            *best = (*best).max(stars);
            window.note_learnt(&ProgressChange::Earned(lesson, stars));
        }
        2 | 3 => {
            let (game, rule) = (GAMES[dice.below(3)], RULES[dice.below(3)]);
            let (is_right, today) = (dice.below(2) == 0, 20_000 + dice.below(9) as i64);
            let card = model.cards.entry((game, rule)).or_default();
            *card = after(*card, is_right, today);
            let place = AnsweredIn::Lessons;
            window.note_learnt(&ProgressChange::Answered { game, rule, is_right, place, today });
        }
        4 | 5 => {
            // Some settings are changed in one window only, one in both.
            let value = dice.below(5) as u16;
            let (name, intent) = match (dice.below(3), number) {
                (0, 0) => ("text", SettingsIntent::TextPercent(90 + 10 * value)),
                (0, _) => ("memory", SettingsIntent::Memory(16 << value)),
                (1, 0) => ("moments", SettingsIntent::Moments(value.is_multiple_of(2))),
                (1, _) => ("rings", SettingsIntent::PlayableRings(value.is_multiple_of(2))),
                _ => ("threshold", SettingsIntent::TutorThreshold(1 + value as u8)),
            };
            model.set.entry(name).or_default()[number] = Some(value);
            window.set(&intent);
        }
        6 => {
            let mut form = NewGameForm::of(GAMES[if number == 0 { dice.below(2) } else { 2 }]);
            let level = 1 + dice.below(10) as u8;
            form.levels.north = Level::new(level).expect("a level");
            form.players.north = Player::Kete(form.levels.north);
            model.chosen.entry(form.name()).or_default()[number] = Some(level);
            window.note_choice(&form);
        }
        _ => {
            let path = PathBuf::from(format!("/games/{}.kete", dice.below(20)));
            model.recent.retain(|other| *other != path);
            model.recent.insert(0, path.clone());
            model.recent.truncate(10);
            window.state_mut().file_jobs.remember(&path);
            // Two windows never write at the same moment: the order is that of the actions.
            window.steps(1);
        }
    }
}

/// What a window shows of a setting, as the model numbers it.
fn set(settings: &Settings, name: &str) -> u16 {
    match name {
        "text" => (settings.text_percent - 90) / 10,
        "memory" => (settings.memory / 16).ilog2() as u16,
        "moments" => u16::from(!settings.moments),
        "rings" => u16::from(!settings.playable_rings),
        _ => u16::from(settings.tutor_threshold - 1),
    }
}

fn compare(disk: &Disk, model: &Model) {
    let stars: BTreeMap<String, u8> = (0..12)
        .map(|number| format!("owari-{number}"))
        .map(|lesson| (lesson.clone(), disk.progress.stars(&lesson)))
        .filter(|(_, stars)| *stars > 0)
        .collect();
    assert_eq!(stars, model.stars);
    let cards: BTreeMap<_, Boxed> = disk
        .progress
        .cards()
        .map(|(game, rule, card)| {
            let card = (usize::from(card.place), card.due, card.right, card.wrong);
            ((game, rule), Some(card))
        })
        .collect();
    let expected = model.cards.iter().filter(|(_, card)| card.is_some());
    assert_eq!(cards, expected.map(|(key, card)| (*key, *card)).collect());
    for (name, last) in &model.set {
        let is_switch = ["moments", "rings"].contains(name);
        let last: BTreeSet<u16> =
            last.iter().flatten().map(|value| if is_switch { value % 2 } else { *value }).collect();
        assert!(last.contains(&set(&disk.settings, name)), "{name}: {:?}", disk.settings);
    }
    for (name, last) in &model.chosen {
        let found = disk.choices.last[name].players.north;
        let is_one = last
            .iter()
            .flatten()
            .any(|level| Level::new(*level).is_some_and(|level| found == Player::Kete(level)));
        assert!(is_one, "{name:?}: {found:?}, not one of {last:?}");
    }
    assert_eq!(disk.recent.files(), model.recent);
}

#[test]
fn two_hundred_pairs_of_actions_in_two_windows_lose_nothing() {
    let (mut one, mut other) = two_windows();
    let mut dice = Dice(20);
    let mut model = Model::default();
    for pair in 1..=200 {
        for (number, window) in [&mut one, &mut other].into_iter().enumerate() {
            act(window, number, &mut dice, &mut model);
            // Progress is written in the frame after the action, the rest later.
            window.steps(1);
        }
        for window in [&mut one, &mut other] {
            window.steps(dice.below(3));
        }
        if pair % 40 == 0 {
            let disk = settle(&mut one, &mut other);
            compare(&disk, &model);
            // Both windows are up to date, so only later actions can win from here on.
            let now = |name| Some(set(&disk.settings, name));
            model.set.iter_mut().for_each(|(name, last)| *last = [now(name); 2]);
            model.chosen.clear();
        }
    }
    let disk = settle(&mut one, &mut other);
    compare(&disk, &model);
}
