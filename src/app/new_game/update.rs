//! Choosing a new game, and setting up the position it starts from.

use crate::app::editor::intent::EditIntent;
use crate::app::editor::state::Editor;
use crate::app::effect::Effect;
use crate::app::page::Page;
use crate::app::record;
use crate::app::session::state::GameSession;
use crate::app::settings::state::TutorSetting;
use crate::app::state::{Dialog, State};
use crate::game::{Player, newly_tagged, your_side};
use crate::rules::{GameName, Ruleset, Setup, Side};
use crate::tutor::PersonResult;

/// Opens the form, for this game with its last choice. Without a game in progress the form is the
/// Play page itself.
pub fn open_new_game(state: &mut State, name: Option<GameName>) {
    if let Some(name) = name {
        state.form = state.choices.open(name);
    }
    show_form(state);
}

/// Opens the form again as it was left, if the Rules page was opened from it and is left now.
pub fn reopen_after_reading(state: &mut State, left: Page) {
    if left == Page::Rules && std::mem::take(&mut state.rulebook.from_new_game) {
        show_form(state);
    }
}

fn show_form(state: &mut State) {
    if state.session.is_none() {
        state.dialog = None;
        state.page = Page::Play;
    } else {
        state.dialog = Some(Dialog::NewGame);
    }
}

/// Starts the game if its position is possible under its options.
pub fn start_game(state: &mut State) {
    let Ok(mut game) = state.form.game() else { return };
    if state.engine_unable().is_some() {
        return;
    }
    game.set_players(newly_tagged(game.players()));
    game.set_tutoring(state.form.tutoring(&state.settings, &state.choices));
    if let Some(tutoring) = state.form.tutoring.take() {
        state.settings.tutoring = TutorSetting::Always(tutoring);
    }
    if let Some(preview) = state.form.preview.take() {
        state.settings.preview = preview;
    }
    let people = state.form.people(&state.record);
    game.set_people(people);
    for person in Side::ALL.map(|side| state.form.friend(side)).into_iter().flatten() {
        record::update::note_friend(state, person);
    }
    state.choices.remember(&state.form);
    state.effects.push(Effect::KeepChoice(Box::new(state.form.clone())));
    state.lay(game);
}

/// Counts a game that has just been played to its end, and moves Kete's level where it follows the
/// person's results.
pub fn note_end(state: &mut State) {
    let Some(session) = &mut state.session else { return };
    let has_ended = session.game.is_over() && !session.is_sowing() && session.review.was_played;
    if !has_ended || std::mem::replace(&mut session.record.is_counted, true) {
        return;
    }
    state.choices.finished += 1;
    let (name, players) = (session.name(), session.game.players());
    let you = your_side(players);
    let (Some(you), Some(outcome)) = (you, session.game.outcome()) else { return };
    let Player::Kete(level) = players[you.other()] else { return };
    let result = match outcome.winner {
        Some(winner) if winner == you => PersonResult::Won,
        Some(_) => PersonResult::Lost,
        None => PersonResult::Drawn,
    };
    session.record.next_level = state.choices.game_ended(name, level, result);
    if session.record.next_level.is_some() {
        state.effects.push(Effect::KeepResult(name, level, result));
    }
}

/// The rule set of a new position, until another is chosen.
pub fn rules_at_hand(state: &State) -> Ruleset {
    match (&state.editor, &state.session) {
        (Some(editor), _) if state.page == Page::Editor => editor.ruleset(),
        (_, Some(session)) => session.game.ruleset(),
        _ => state.form.ruleset,
    }
}

/// The current rule set if it is of this game, otherwise the written rules.
pub fn rules_of(state: &State, name: GameName) -> Ruleset {
    let at_hand = rules_at_hand(state);
    if at_hand.name() == name { at_hand } else { Ruleset::new(name) }
}

/// Opens the editor as it was left, or with the start of the current game.
pub fn open_editor(state: &mut State) {
    let ruleset = rules_at_hand(state);
    opened_editor(state, ruleset, ruleset.start().setup());
}

/// Opens the editor with this position; undo brings back the previous one.
pub fn open_editor_with(state: &mut State, ruleset: Ruleset, setup: Setup) -> &mut Editor {
    let editor = opened_editor(state, ruleset, setup);
    editor.lay_for(ruleset, setup);
    editor
}

/// The editor as it was left; a new one gets this position.
fn opened_editor(state: &mut State, ruleset: Ruleset, setup: Setup) -> &mut Editor {
    let from = state.page;
    state.dialog = None;
    state.page = Page::Editor;
    let editor = state.editor.get_or_insert_with(|| Editor::new(ruleset, setup, from));
    if from != Page::Editor {
        editor.from = from;
        editor.for_form = false;
    }
    editor
}

/// The board on the page, or of the game in progress if the page has none.
pub fn seen_board(state: &State) -> Option<&GameSession> {
    match state.page {
        Page::Library
        | Page::Record
        | Page::Daily
        | Page::Class
        | Page::Damaged
        | Page::LessonEditor => None,
        Page::Rules => state.board(),
        Page::Learn => state.board().or(state.session.as_ref()),
        Page::Start | Page::Play | Page::After | Page::Editor => state.session.as_ref(),
    }
}

pub fn has_board(state: &State) -> bool {
    match state.page {
        Page::Library => state.library.seen().is_some(),
        _ => seen_board(state).is_some(),
    }
}

/// Opens the editor with the position on the page; in the library the end of the chosen game.
pub fn open_editor_with_board(state: &mut State) {
    let board = match state.page {
        Page::Library => state.library.seen().and_then(|seen| {
            let ruleset = seen.kept.ruleset;
            let setup = Setup::parse(ruleset.name(), &seen.position).ok()?;
            Some((ruleset, setup, seen.kept.flipped))
        }),
        _ => seen_board(state).map(|session| {
            (session.game.ruleset(), session.shown_position().setup(), session.flipped)
        }),
    };
    if let Some((ruleset, setup, flipped)) = board {
        open_editor_with(state, ruleset, setup).flipped = flipped;
    }
}

pub fn open_editor_for_form(state: &mut State) {
    let ruleset = state.form.ruleset;
    let setup = state.form.set_up.unwrap_or_else(|| ruleset.start().setup());
    open_editor_with(state, ruleset, setup).for_form = true;
}

pub fn edit(state: &mut State, intent: EditIntent, now: f64) {
    let last = |name| state.choices.last.get(&name).map(|form| form.ruleset);
    let board =
        state.session.as_ref().map(|session| (session.game.ruleset(), session.position().setup()));
    let Some(editor) = &mut state.editor else { return };
    match intent {
        EditIntent::FromBoard => {
            if let Some((ruleset, setup)) = board {
                editor.lay_for(ruleset, setup);
            }
        }
        EditIntent::Game(name) if name == editor.name() => {}
        EditIntent::Game(name) => editor.set_ruleset(Ruleset::new(name)),
        EditIntent::ShowOptions => state.dialog = Some(Dialog::EditorOptions),
        EditIntent::Rules(choice) => {
            editor.set_ruleset(choice.rules(editor.ruleset(), last(editor.name())));
        }
        EditIntent::Option(name, value) => editor.set_option(name, value),
        EditIntent::Leave => leave(state),
        EditIntent::Play => play(state),
        change => editor.apply(&change, now),
    }
}

/// Goes back to the previous page; the editor keeps its position.
fn leave(state: &mut State) {
    let Some(editor) = &state.editor else { return };
    let for_form = editor.for_form;
    state.page = editor.from;
    if for_form {
        show_form(state);
    }
}

/// Opens the New game form with the position as its start.
fn play(state: &mut State) {
    let Some(editor) = &state.editor else { return };
    if editor.wrong_text.is_some() || editor.position().is_err() {
        return;
    }
    let (ruleset, setup, from) = (editor.ruleset(), *editor.setup(), editor.from);
    if !(editor.for_form && state.form.name() == ruleset.name()) {
        state.form = state.choices.open(ruleset.name());
    }
    state.form.ruleset = ruleset;
    state.form.set_up = Some(setup);
    state.form.from_set_up = true;
    state.page = from;
    show_form(state);
}
