//! The keys, taken before anything is painted: text field, open dialog, sowing in flight,
//! half-made move, focused control, page.

use egui::{Event, Id, Key, KeyboardShortcut, Modifiers, Popup, Ui};

use super::board::hole_buttons::hole_id;
use super::command::Command;
use super::compare::CompareIntent;
use super::controls::arrows;
use super::frame::Metrics;
use super::intent::{DrillIntent, FilmIntent, Intent, LearnIntent, Part, RulesIntent};
use super::learning::{Choices, DrillRun, Lesson};
use super::pages::play::way_id;
use super::pages::rules;
use super::state::{Page, State};
use super::table::{Half, Table};
use super::update::{hole_of_letter, is_open, update};
use crate::rules::{BoardShape, Colour, GameName, Hole, Row, Way};
use crate::tutor::schema::{Question, Step};

/// Takes the keys that mean something now, one after the other in the order they were pressed, and
/// does what each asks for: what a key means may depend on the one before it. The others are left
/// to the controls.
pub fn play(ui: &mut Ui, state: &mut State, now: f64) {
    leave_field(ui, state);
    if alt_alone(ui) && state.dialog.is_none() {
        update(state, Intent::Command(Command::Menu), now);
    }
    let events = ui.input_mut(|input| std::mem::take(&mut input.events));
    let mut left = Vec::with_capacity(events.len());
    let mut waiting = events.into_iter().peekable();
    while let Some(event) = waiting.next() {
        let is_key = matches!(event, Event::Key { pressed: true, .. } | Event::Text(_));
        if !is_key && !matches!(event, Event::Copy | Event::Paste(_)) {
            left.push(event);
            continue;
        }
        let mut one = vec![event];
        // What a key types belongs to it.
        if matches!(one[0], Event::Key { .. })
            && let Some(text) = waiting.next_if(|event| matches!(event, Event::Text(_)))
        {
            one.push(text);
        }
        ui.input_mut(|input| input.events = one);
        let mut intents = Vec::new();
        take(ui, state, &mut intents);
        let rest = ui.input_mut(|input| std::mem::take(&mut input.events));
        left.extend(rest.into_iter().filter(|event| !is_no_press(event)));
        for intent in intents {
            ui.ctx().request_repaint();
            update(state, intent, now);
        }
    }
    ui.input_mut(|input| input.events = left);
}

/// Enter and Space press the control that has the keyboard. With Ctrl or Alt they are commands, or
/// nothing: Ctrl+Enter that comes just after Kete has moved must not play the person's own turn.
fn is_no_press(event: &Event) -> bool {
    matches!(
        event,
        Event::Key { key: Key::Enter | Key::Space, pressed: true, modifiers, .. }
            if modifiers.command || modifiers.ctrl || modifiers.alt
    )
}

/// An Escape that has just left a field of a page has done its work; a dialog it closes at once.
fn leave_field(ui: &Ui, state: &State) {
    let id = Id::unique("a field was typed in");
    let types = ui.ctx().text_edit_focused();
    let typed: Option<bool> = ui.ctx().data(|data| data.get_temp(id));
    ui.ctx().data_mut(|data| data.insert_temp(id, types));
    if typed == Some(true) && !types && state.dialog.is_none() {
        pressed(ui, Key::Escape);
    }
}

/// Takes the keys that mean something now and says what they ask for.
fn take(ui: &mut Ui, state: &State, intents: &mut Vec<Intent>) {
    if state.dialog.is_some() {
        shortcuts(ui, state, intents, Command::works_over_dialogs);
        return;
    }
    shortcuts(ui, state, intents, |command| !command.is_plain_key());
    if state.page == Page::Rules {
        rules_search(ui, state);
    }
    if ui.ctx().text_edit_focused() || Popup::is_any_open(ui.ctx()) {
        return;
    }
    clipboard(ui, state, intents);
    if state.compared().is_some() {
        side_by_side(ui, intents);
        return;
    }
    let on_table = state.board();
    if let Some(lesson) = state.lesson() {
        in_lesson(ui, lesson, intents);
    }
    if let Some(drill) = state.drill() {
        in_drill(ui, drill, intents);
    }
    if state.page == Page::Rules {
        in_rules(ui, state, intents);
    }
    if let Some(table) = on_table {
        let before = intents.len();
        if table.explain.is_some() && pressed(ui, Key::Escape) {
            intents.push(Intent::Film(FilmIntent::Close));
        } else if table.is_sowing() {
            in_flight(ui, intents);
        } else {
            half_made(ui, table, intents);
        }
        if intents.len() == before {
            holes(ui, table, intents);
            // A key that names a hole ends the sowing first, so that none is lost.
            if intents.len() > before && table.is_sowing() && table.explain.is_none() {
                intents.insert(before, Intent::Command(Command::FinishSowing));
            }
        }
        if intents.len() == before {
            page(ui, table, intents);
        }
    }
    shortcuts(ui, state, intents, Command::is_plain_key);
}

/// The keys of a lesson: Enter is the primary button where no control has the keyboard, Backspace
/// goes a step back, Ctrl+Right skips, figures choose an answer.
fn in_lesson(ui: &Ui, lesson: &Lesson, intents: &mut Vec<Intent>) {
    let mut learn = |intent| intents.push(Intent::Learn(intent));
    let table = lesson.table.as_ref();
    let by_hand = table.is_some_and(|table| table.half != Half::None);
    if by_hand {
        return;
    }
    let is_sowing = table.is_some_and(Table::is_sowing);
    if !is_sowing && nothing_focused(ui) && pressed(ui, Key::Enter) {
        learn(LearnIntent::Primary);
    }
    if pressed(ui, Key::Backspace) {
        learn(LearnIntent::Back);
    }
    if ui.input_mut(|input| input.consume_key(Modifiers::COMMAND, Key::ArrowRight)) {
        learn(LearnIntent::Skip);
    }
    let choices = match lesson.run.step() {
        Step::Quiz { choices, .. } => choices.len(),
        _ => 0,
    };
    for (number, key) in FIGURES.into_iter().enumerate().take(choices) {
        if pressed(ui, key) {
            learn(LearnIntent::Choose(number + 1));
        }
    }
    if matches!(lesson.question(), Some(Question::Takes | Question::Laps))
        && let Some(figure) = decimal(ui)
    {
        learn(LearnIntent::Guess(typed_figure(lesson.guess.as_deref(), figure)));
    }
}

/// The keys of an exercise: Enter is the primary button where no control has the keyboard,
/// Ctrl+Right skips, figures choose or are the answer.
fn in_drill(ui: &Ui, drill: &DrillRun, intents: &mut Vec<Intent>) {
    let is_sowing = drill.table.as_ref().is_some_and(Table::is_sowing);
    if !is_sowing && !drill.is_over && nothing_focused(ui) && pressed(ui, Key::Enter) {
        intents.push(Intent::Drill(DrillIntent::Primary));
    }
    if ui.input_mut(|input| input.consume_key(Modifiers::COMMAND, Key::ArrowRight)) {
        intents.push(Intent::Drill(DrillIntent::Skip));
    }
    match &drill.choices {
        Choices::Number => {
            if let Some(figure) = decimal(ui) {
                let before = drill.chosen.first().map(String::as_str);
                let number = typed_figure(before, figure);
                intents.extend(number.map(|it| Intent::Drill(DrillIntent::Choose(it))));
            }
        }
        Choices::One(of) | Choices::Several(of) => {
            for (choice, key) in of.iter().zip(FIGURES) {
                if pressed(ui, key) {
                    intents.push(Intent::Drill(DrillIntent::Choose(choice.clone())));
                }
            }
        }
        Choices::Place => {}
    }
}

/// The keys of two turns side by side: arrows step, Space lets them run, Escape puts them away.
fn side_by_side(ui: &Ui, intents: &mut Vec<Intent>) {
    let free = nothing_focused(ui);
    let all = [
        (Key::ArrowLeft, CompareIntent::Back, true),
        (Key::ArrowRight, CompareIntent::On, true),
        (Key::Space, CompareIntent::Play, free),
        (Key::Escape, CompareIntent::Close, true),
    ];
    for (key, wanted, may) in all {
        if may && pressed(ui, key) {
            intents.push(Intent::Compare(wanted));
        }
    }
}

/// `/` leads to the search of the rules, and Down from there to the list.
fn rules_search(ui: &Ui, state: &State) {
    let types = ui.ctx().text_edit_focused();
    if types {
        let in_search = ui.memory(|memory| memory.focused()) == Some(rules::search_id());
        if in_search && pressed(ui, Key::ArrowDown) {
            arrows::focus(ui, rules::title_id(state.rulebook.rule));
        }
    } else if !Popup::is_any_open(ui.ctx()) && typed(ui, "/", Key::Slash) {
        ui.memory_mut(|memory| memory.request_focus(rules::search_id()));
    }
}

/// The keys of the rules: Up and Down go through the list, Space plays the example, Escape ends
/// what was begun.
fn in_rules(ui: &Ui, state: &State, intents: &mut Vec<Intent>) {
    let book = &state.rulebook;
    let focused = ui.memory(|memory| memory.focused());
    let is_title = |id| crate::rules::RuleId::ALL.iter().any(|rule| rules::title_id(*rule) == id);
    let board = book.example.as_ref().and_then(|example| example.board());
    let is_sowing = board.is_some_and(Table::is_sowing);
    let trial = book.example.as_ref().and_then(|example| example.trial.as_ref());
    if focused.is_none_or(is_title) {
        for (key, on) in [(Key::ArrowUp, false), (Key::ArrowDown, true)] {
            if pressed(ui, key) {
                let next = book.neighbour(on).unwrap_or(book.rule);
                arrows::focus(ui, rules::title_id(next));
                intents.push(Intent::Rules(RulesIntent::Read(next)));
            }
        }
        if !is_sowing && trial.is_none() && pressed(ui, Key::Space) {
            intents.push(Intent::Rules(RulesIntent::Play));
        }
    }
    let half_made = board.is_some_and(|table| {
        let asks = !matches!(table.half, Half::None | Half::Filling { .. });
        asks || table.explain.is_some()
    });
    if half_made || is_sowing {
        return;
    }
    if trial.is_some() && pressed(ui, Key::Escape) {
        intents.push(Intent::Rules(RulesIntent::EndTrial));
    } else if !book.search.is_empty() && pressed(ui, Key::Escape) {
        intents.push(Intent::Search(String::new()));
    }
}

/// A sign, whatever the keyboard's layout.
fn typed(ui: &Ui, sign: &str, key: Key) -> bool {
    ui.input_mut(|input| {
        let mut found = false;
        input.events.retain(|event| {
            let is_sign = match event {
                Event::Text(text) => text == sign,
                Event::Key { key: of, pressed: true, .. } => *of == key,
                _ => false,
            };
            found |= is_sign;
            !is_sign
        });
        found
    })
}

/// A figure typed behind those already typed; what is more than two figures begins anew.
fn typed_figure(before: Option<&str>, figure: usize) -> Option<String> {
    let before: usize = before.and_then(|text| text.parse().ok()).unwrap_or(0);
    let number = 10 * before + figure;
    Some(if number < 100 { number } else { figure }.to_string())
}

/// The keys of the figures from 0 to 9.
pub const DECIMALS: [Key; 10] = [
    Key::Num0,
    Key::Num1,
    Key::Num2,
    Key::Num3,
    Key::Num4,
    Key::Num5,
    Key::Num6,
    Key::Num7,
    Key::Num8,
    Key::Num9,
];

/// A figure from 0 to 9 that was typed.
fn decimal(ui: &Ui) -> Option<usize> {
    DECIMALS.into_iter().position(|key| pressed(ui, key))
}

/// Whether Alt was pressed and let go with nothing between: it opens the menu.
fn alt_alone(ui: &Ui) -> bool {
    let id = egui::Id::unique("alt alone");
    let mut held: bool = ui.data(|data| data.get_temp(id)).unwrap_or_default();
    let mut alone = false;
    ui.input(|input| {
        for event in &input.events {
            match event {
                Event::Key { key: Key::AltLeft, pressed, repeat, .. } => {
                    alone |= held && !pressed;
                    held = *pressed && (held || !repeat);
                }
                Event::Key { .. }
                | Event::Text(_)
                | Event::PointerButton { .. }
                | Event::MouseWheel { .. }
                | Event::WindowFocused(_) => held = false,
                _ => {}
            }
        }
    });
    ui.data_mut(|data| data.insert_temp(id, held));
    alone
}

/// The keys of those commands that `takes` names.
fn shortcuts(ui: &Ui, state: &State, intents: &mut Vec<Intent>, takes: impl Fn(Command) -> bool) {
    // The most modifiers first: Ctrl+Shift+S before Ctrl+S.
    let mut commands = Command::ALL.to_vec();
    commands
        .sort_by_key(|command| command.shortcut().is_none_or(|shortcut| !shortcut.modifiers.shift));
    for command in commands {
        let Some(shortcut) = command.shortcut() else { continue };
        if command.is_of_clipboard() && ui.ctx().text_edit_focused() {
            continue;
        }
        if !takes(command) {
            continue;
        }
        if !is_open(state, command) {
            // Alt with an arrow is no arrow, not even where there is no page to go to.
            if shortcut.modifiers.alt {
                ui.input_mut(|input| input.consume_shortcut(&shortcut));
            }
            continue;
        }
        // A field that is typed in has its own.
        let undoes = matches!(command, Command::Undo | Command::Redo);
        if undoes && ui.ctx().text_edit_focused() {
            continue;
        }
        // `+` may be typed with Shift or without.
        let other = (command == Command::Larger)
            .then(|| KeyboardShortcut::new(shortcut.modifiers, Key::Equals));
        let pressed = |keys: &KeyboardShortcut| ui.input_mut(|input| input.consume_shortcut(keys));
        if pressed(&shortcut) || other.is_some_and(|keys| pressed(&keys)) {
            intents.push(Intent::Command(command));
        }
    }
}

/// Copy and paste arrive as events of their own.
fn clipboard(ui: &Ui, state: &State, intents: &mut Vec<Intent>) {
    ui.input_mut(|input| {
        input.events.retain(|event| {
            match event {
                Event::Copy if is_open(state, Command::CopyPosition) => {
                    intents.push(Intent::Command(Command::CopyPosition));
                }
                Event::Paste(text) => intents.push(Intent::Paste(text.clone())),
                _ => return true,
            }
            false
        });
    });
}

fn pressed(ui: &Ui, key: Key) -> bool {
    ui.input_mut(|input| input.consume_key(Modifiers::NONE, key))
}

fn in_flight(ui: &Ui, intents: &mut Vec<Intent>) {
    if pressed(ui, Key::Enter) || pressed(ui, Key::Space) {
        intents.push(Intent::Command(Command::FinishSowing));
    } else if pressed(ui, Key::Escape) {
        intents.push(Intent::CancelHalf);
    }
}

fn half_made(ui: &Ui, table: &Table, intents: &mut Vec<Intent>) {
    if table.half != Half::None && pressed(ui, Key::Escape) {
        intents.push(Intent::CancelHalf);
        return;
    }
    match &table.half {
        Half::Way(hole) => {
            // The buttons may not have been shown yet.
            let focused = ui.memory(|memory| memory.focused());
            let at_button = Way::ALL.iter().any(|way| focused == Some(way_id(*way)));
            if !at_button && pressed(ui, Key::Enter) {
                intents.extend(table.ways(*hole).first().map(|way| Intent::Way(*way)));
            }
            let on_screen = [(Key::ArrowLeft, true), (Key::ArrowRight, false)];
            for (key, left) in on_screen {
                if pressed(ui, key) {
                    intents.push(Intent::Way(table.way_on_screen(left)));
                }
            }
            for (key, way) in [(Key::L, Way::Left), (Key::R, Way::Right)] {
                if pressed(ui, key) {
                    intents.push(Intent::Way(way));
                }
            }
        }
        Half::Colour(hole) => {
            for (key, colour) in [(Key::R, Colour::Red), (Key::B, Colour::Blue)] {
                if pressed(ui, key) {
                    intents.push(Intent::Heap(*hole, colour));
                }
            }
        }
        Half::House { .. } => {
            if plus(ui) {
                intents.push(Intent::SpreadIt);
            } else if nothing_focused(ui) && pressed(ui, Key::Enter) {
                intents.push(Intent::StopHere);
            }
        }
        Half::Opening(_) => {
            if free_for_enter(ui, table) && pressed(ui, Key::Enter) {
                intents.push(Intent::PlaceFive);
            }
        }
        Half::Filling { .. } => {
            if free_for_enter(ui, table) && pressed(ui, Key::Enter) {
                intents.push(Intent::StartRound);
            }
        }
        Half::None => {}
    }
}

/// Whether Enter means the primary button of a hand that is empty: nothing has the keyboard but
/// perhaps a hole, into which no more seed can go.
fn free_for_enter(ui: &Ui, table: &Table) -> bool {
    let focused = ui.memory(|memory| memory.focused());
    let shape = table.lying().setup().shape;
    let at_hole = |id| shape.holes().any(|hole| hole_id(hole, None) == id);
    table.ready_move().is_some() && focused.is_none_or(at_hole)
}

/// `+`, whatever the keyboard's layout.
fn plus(ui: &Ui) -> bool {
    typed(ui, "+", Key::Plus)
}

fn nothing_focused(ui: &Ui) -> bool {
    ui.memory(|memory| memory.focused()).is_none()
}

const LETTERS: [Key; 6] = [Key::A, Key::B, Key::C, Key::D, Key::E, Key::F];
const FIGURES: [Key; 8] =
    [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5, Key::Num6, Key::Num7, Key::Num8];

/// Letters and figures name holes of the side to move.
fn holes(ui: &Ui, table: &Table, intents: &mut Vec<Intent>) {
    let filling = matches!(table.half, Half::Filling { .. });
    match table.position().shape() {
        BoardShape::TwoRows { .. } => {
            for (number, key) in LETTERS.into_iter().enumerate() {
                let Some(hole) = hole_of_letter(table, number) else { continue };
                let shifted = ui.input_mut(|input| input.consume_key(Modifiers::SHIFT, key));
                // `consume_key` takes Shift as well where it is not asked for.
                if filling && shifted {
                    intents.push(Intent::TakeFrom(hole));
                } else if shifted || pressed(ui, key) {
                    intents.push(Intent::Hole(hole, Part::Middle));
                }
            }
        }
        BoardShape::FourRows => {
            if let Some((number, shift)) = figure(ui) {
                let row = if shift { Row::Back } else { Row::Front };
                let hole = Hole::bawo(table.mover(), row, number);
                intents.push(Intent::Hole(hole, Part::Middle));
            }
        }
        BoardShape::Ring => {
            if let Some((number, _)) = figure(ui) {
                let hole = BoardShape::Ring.holes_of(table.mover()).nth(number);
                intents.extend(hole.map(Intent::AskColour));
            }
        }
    }
}

/// A figure key, 0 for `1`, and whether Shift is held. Figures are known by their place on the
/// keyboard where the layout has other signs there.
fn figure(ui: &Ui) -> Option<(usize, bool)> {
    ui.input_mut(|input| {
        let mut found = None;
        input.events.retain(|event| {
            let Event::Key { key, physical_key, pressed: true, modifiers, .. } = event else {
                return true;
            };
            if modifiers.command || modifiers.alt {
                return true;
            }
            let at = |wanted: &Key| FIGURES.iter().position(|figure| figure == wanted);
            match physical_key.as_ref().and_then(at).or_else(|| at(key)) {
                Some(number) => {
                    found = Some((number, modifiers.shift));
                    false
                }
                None => true,
            }
        });
        found
    })
}

fn page(ui: &Ui, table: &Table, intents: &mut Vec<Intent>) {
    let may_flip = matches!(
        table.name(),
        GameName::BawoBeginner | GameName::BawoAdvanced | GameName::BawoNtchuwa | GameName::Ring
    );
    if may_flip && pressed(ui, Key::F) {
        intents.push(Intent::Command(Command::Flip));
    }
    if table.name() == GameName::BawoAdvanced && plus(ui) {
        intents.push(Intent::SpreadAhead);
    }
    let has_dock = Metrics::of(ui.ctx().content_rect()).side.is_none();
    if has_dock && table.dock_open && pressed(ui, Key::Escape) {
        intents.push(Intent::Dock(false));
    } else if table.shows_result() && pressed(ui, Key::Escape) {
        intents.push(Intent::ResultCard(false));
    } else if (table.refusal.is_some() || table.help.is_some() || table.coach.is_busy())
        && pressed(ui, Key::Escape)
    {
        intents.push(Intent::CancelHalf);
    }
    let must_pass =
        table.awaits_person() && table.position().moves().contains(&crate::rules::Move::Pass);
    if must_pass && nothing_focused(ui) && pressed(ui, Key::Enter) {
        intents.push(Intent::Pass);
    }
}
