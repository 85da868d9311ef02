//! The rules page: what is read, and the example on its board.

use super::example::Example;
use super::intent::RulesIntent;
use super::worker::ExampleReport;
use crate::app::board::Board;
use crate::app::command::Command;
use crate::app::crashes;
use crate::app::crashes::state::Again;
use crate::app::intent::Intent;
use crate::app::page::Page;
use crate::app::settings::state::PreviewSetting;
use crate::app::state::{Dialog, State};
use crate::rules::{GameName, RuleId, Ruleset};
use crate::texts::messages as say;

/// The rule set of what is on the page.
pub fn rules_here(state: &State) -> Ruleset {
    let of_table = state.session.as_ref().map(|session| session.game.ruleset());
    let usual = of_table.unwrap_or(state.form.ruleset);
    if matches!(state.dialog, Some(Dialog::NewGame)) {
        // The form is in front and has its own game.
        return state.form.ruleset;
    }
    match state.page {
        Page::Rules => state.rulebook.ruleset,
        Page::Play | Page::After | Page::Start | Page::Record | Page::Daily | Page::Class => usual,
        Page::Library => state.library.ruleset().unwrap_or(usual),
        Page::Learn => {
            let board = state.lesson().and_then(|lesson| lesson.run.board());
            let course = state.learning.shown().and_then(|course| course.game());
            let drilled = state.drill().and_then(|drill| drill.game_session.as_ref());
            let drilled = drilled.map(|session| session.game.ruleset());
            let here = board.map(|board| board.ruleset()).or(drilled);
            here.or(course.map(Ruleset::new)).unwrap_or(usual)
        }
        Page::LessonEditor => {
            state.writing.editor.as_ref().map_or(usual, |editor| editor.position.ruleset())
        }
        Page::Editor => state.editor.as_ref().map_or(usual, |editor| editor.ruleset()),
        Page::Damaged => {
            let good =
                state.file_jobs.damaged.as_ref().and_then(|page| page.file.error.good.as_ref());
            good.map_or(usual, |game| game.ruleset())
        }
    }
}

/// Shows the page as it was left, or the first time with the rules of the current page.
pub fn go(state: &mut State) {
    if state.rulebook.was_opened {
        state.rulebook.from_new_game = false;
        state.page = Page::Rules;
    } else {
        open(state);
    }
}

pub fn open(state: &mut State) {
    let here = rules_here(state);
    show(state, here, None);
}

/// Opens the page on how a game is played: this one, or the one of the page.
pub fn how_to_play(state: &mut State, game: Option<GameName>) {
    let here = rules_here(state);
    let ruleset = match game {
        Some(game) if game != here.name() => of_game(state, game),
        _ => here,
    };
    show(state, ruleset, None);
    state.rulebook.search.clear();
    state.rulebook.how_to_play = true;
}

/// Opens a rule under the options of the page; a rule of another game among the rules of that game.
pub fn open_rule(state: &mut State, rule: RuleId) {
    let here = rules_here(state);
    let ruleset = if here.name().has_rule(rule) {
        here
    } else {
        let game = GameName::ALL.into_iter().find(|game| game.has_rule(rule));
        game.map_or(here, |game| of_game(state, game))
    };
    show(state, ruleset, Some(rule));
}

fn show(state: &mut State, ruleset: Ruleset, rule: Option<RuleId>) {
    state.rulebook.open(ruleset, rule);
    state.rulebook.from_new_game = matches!(state.dialog, Some(Dialog::NewGame));
    state.dialog = None;
    state.page = Page::Rules;
}

/// The options of the current game, of the last choice, or as written.
fn of_game(state: &State, game: GameName) -> Ruleset {
    let on_session = state.session.as_ref().map(|session| session.game.ruleset());
    on_session
        .filter(|ruleset| ruleset.name() == game)
        .or_else(|| state.choices.last.get(&game).map(|form| form.ruleset))
        .unwrap_or_else(|| Ruleset::new(game))
}

pub fn update(state: &mut State, intent: RulesIntent, now: f64) {
    let speed = state.settings.speed;
    let game = state.rulebook.ruleset.name();
    match intent {
        RulesIntent::Game(game) => {
            let ruleset = of_game(state, game);
            state.rulebook.open(ruleset, None);
            let search = std::mem::take(&mut state.rulebook.search);
            state.rulebook.look_for(search);
        }
        RulesIntent::Read(rule) => state.rulebook.read(rule),
        RulesIntent::HowToPlay => state.rulebook.how_to_play = true,
        RulesIntent::Follow(game, rule) => {
            let same = state.rulebook.ruleset.name() == game;
            let ruleset = if same { state.rulebook.ruleset } else { of_game(state, game) };
            show(state, ruleset, Some(rule));
        }
        RulesIntent::ShowOptions => state.dialog = Some(Dialog::RuleOptions),
        RulesIntent::Options(choice) => {
            let last = state.choices.last.get(&game).map(|form| form.ruleset);
            state.rulebook.ruleset = choice.rules(state.rulebook.ruleset, last);
        }
        RulesIntent::Option(name, value) => {
            let known = state.rulebook.ruleset.set(name, value);
            debug_assert!(known.is_ok(), "the page offers the option's own values");
        }
        RulesIntent::ReadWith(options) => {
            for (name, value) in options.split(' ').filter_map(|word| word.split_once('=')) {
                let known = state.rulebook.ruleset.set(name, value);
                debug_assert!(known.is_ok(), "options of this game");
            }
        }
        RulesIntent::Case(case) => with_example(state, |example| example.show(case)),
        RulesIntent::Play => with_example(state, |example| example.play(now, speed)),
        RulesIntent::Try => with_example(state, Example::try_it),
        RulesIntent::EndTrial => with_example(state, |example| example.trial = None),
    }
}

fn with_example(state: &mut State, act: impl FnOnce(&mut Example)) {
    if let Some(example) = &mut state.rulebook.example {
        act(example);
    }
}

/// Handles an intent on the example's board by `act`. A click starts trying.
pub fn on_board(
    state: &mut State,
    intent: Intent,
    now: f64,
    act: impl FnOnce(&mut State, Board, Intent, f64),
) {
    let (speed, by_finger) = (state.settings.speed, state.by_finger);
    let ask_way = state.settings.ask_way;
    let Some(example) = &mut state.rulebook.example else { return };
    if let Intent::Film(film) = intent {
        example.film(film, now, speed);
        return;
    }
    let of_example = matches!(
        intent,
        Intent::Command(Command::FinishSowing) | Intent::Point(_) | Intent::CancelHalf
    );
    let is_press = intent.is_press();
    let is_sowing = example.board().is_sowing();
    let is_tap = matches!(intent, Intent::Tap(Some(_)));
    let mut intent = intent;
    if (is_press || is_tap) && !is_sowing {
        let begins = example.trial.is_none();
        if begins {
            example.try_it();
        }
        example.put_back();
        // The board of the example was locked when the finger tapped it.
        if begins && by_finger {
            intent = example.board().tap(intent, ask_way);
        }
    }
    if example.trial.is_none() && !of_example && !(is_press && is_sowing) {
        return;
    }
    let before = example.board().game.current();
    let moves = intent.may_move();
    act(state, Board::Example, intent, now);
    if moves {
        with_example(state, |example| example.judge(before, now));
    }
}

pub fn tick(state: &mut State, now: f64) {
    if state.page != Page::Rules {
        return;
    }
    state.rulebook.follow();
    let foresees = state.settings.preview == PreviewSetting::Full;
    with_example(state, |example| example.tick(now, foresees));
}

pub fn received(state: &mut State, report: ExampleReport, now: f64) {
    if let ExampleReport::Failed(job) = report {
        crashes::update::failed(state, Again::Rules(job), say::crash::examples_failed(), now);
        return;
    }
    state.rulebook.receive(report);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::new_game::state::NewGameForm;
    use crate::app::shell::update::update as act;

    fn open(state: &mut State, rule: RuleId) {
        act(state, Intent::OpenRule(rule), 0.0);
    }

    #[test]
    fn a_rule_opens_among_the_rules_of_its_game() {
        let mut state = State::new(None, true);
        act(&mut state, Intent::Command(Command::Rules), 0.0);
        assert_eq!((state.page, state.rulebook.ruleset.name()), (Page::Rules, GameName::Owari));
        open(&mut state, RuleId::GiuthiRelay);
        assert_eq!(state.rulebook.ruleset.name(), GameName::Giuthi);
        assert_eq!(state.rulebook.rule, RuleId::GiuthiRelay);
        act(&mut state, Intent::Search("repetition".to_owned()), 0.0);
        assert_eq!(state.rulebook.rule, RuleId::GameRepetition);
        act(&mut state, Intent::Rules(RulesIntent::Game(GameName::Ring)), 0.0);
        assert_eq!(state.rulebook.ruleset, Ruleset::new(GameName::Ring));
        assert_eq!(state.rulebook.rule, RuleId::GameRepetition);
    }

    #[test]
    fn rules_are_shown_with_the_options_of_the_game() {
        let mut state = State::new(None, true);
        state.form = NewGameForm::of(GameName::Awale);
        state.form.ruleset.set("capture-holes", "2").expect("an option");
        state.lay(state.form.game().expect("the usual start"));
        open(&mut state, RuleId::AwaleLimit);
        let sentence = crate::narration::sentence(&state.rulebook.ruleset, RuleId::AwaleLimit);
        assert!(sentence.contains("at most 2 holes"), "{sentence}");
        // Reading with other options does not change the game.
        let set = RulesIntent::Option("capture-holes", "4");
        act(&mut state, Intent::Rules(set), 0.0);
        let on_session = state.session.as_ref().map(|session| session.game.ruleset());
        assert_ne!(Some(state.rulebook.ruleset), on_session);
    }

    #[test]
    fn history_leads_back_from_followed_links() {
        let mut state = State::new(None, true);
        state.lay(state.form.game().expect("the usual start"));
        open(&mut state, RuleId::OwariCapture);
        let link = RulesIntent::Follow(GameName::Ring, RuleId::RingCapture);
        act(&mut state, Intent::Rules(link), 0.0);
        // Moving through the list is no step of the history.
        act(&mut state, Intent::Rules(RulesIntent::Read(RuleId::RingEnd)), 0.0);
        act(&mut state, Intent::Command(Command::PageBack), 0.0);
        assert_eq!(state.rulebook.rule, RuleId::OwariCapture);
        assert_eq!(state.rulebook.ruleset.name(), GameName::Owari);
        act(&mut state, Intent::Command(Command::PageBack), 0.0);
        assert_eq!(state.page, Page::Play);
        act(&mut state, Intent::Command(Command::PageForward), 0.0);
        act(&mut state, Intent::Command(Command::PageForward), 0.0);
        assert_eq!((state.page, state.rulebook.rule), (Page::Rules, RuleId::RingEnd));
    }
}
