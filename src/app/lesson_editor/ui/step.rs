//! The fields of a step: its text, the reason, the answers in words, the game to play.

use egui::text::{CCursor, CCursorRange};
use egui::widgets::text_edit::TextEditState;
use egui::{Id, Popup, Role, WidgetInfo};

use super::fields::Fields;
use crate::app::lesson_editor::fields::{MOST_CHOICES, MOST_HINTS, insert_word};
use crate::app::lesson_editor::intent::FieldIntent;
use crate::app::widgets::button::{Button, ButtonLook};
use crate::app::widgets::choices::popup_row;
use crate::app::words;
use crate::narration;
use crate::rules::Move;
use crate::texts::messages::lesson_editor as say;
use crate::tutor::schema::{LessonStep, PlayGoal};

/// The fields of the file that the board answers for.
const OF_BOARD: [&str; 12] = [
    "",
    "at",
    "options",
    "accept",
    "goal",
    "play",
    "moves",
    "refuse",
    "elsewhere",
    "claims",
    "marks",
    "every",
];
/// The goals of a game that are offered.
const GOALS: [PlayGoal; 6] = [
    PlayGoal::Take(3),
    PlayGoal::Take(5),
    PlayGoal::Take(10),
    PlayGoal::Win,
    PlayGoal::Round,
    PlayGoal::Finish,
];

pub fn step_fields(fields: &mut Fields<'_, '_>) {
    let Some(step) = fields.editor.step() else { return };
    text(fields, step);
    fields.faults(&OF_BOARD);
    match step {
        LessonStep::Quiz { choices, right, why_not, .. } => {
            quiz(fields, choices, *right, why_not);
        }
        LessonStep::Play { level, goal, .. } => game(fields, *level, *goal),
        _ => {}
    }
    if let Some(because) = step.because() {
        let hint = say::because_hint();
        fields.text(say::because(), (because, hint), 3, &["because"], FieldIntent::Because);
    }
    if let LessonStep::Ask { every, together, accept, .. } = step {
        if accept.len() > 1 && fields.switch(say::every(), *every) {
            fields.push(FieldIntent::Every(!every));
        }
        if fields.switch(say::together(), *together) {
            fields.push(FieldIntent::Together(!together));
        }
    }
    if let LessonStep::Predict { together, .. } = step
        && fields.switch(say::together(), *together)
    {
        fields.push(FieldIntent::Together(!together));
    }
    if let LessonStep::Ask { .. } = step {
        missed(fields, step);
    }
    if let LessonStep::Ask { hints, .. } | LessonStep::Predict { hints, .. } = step {
        hint_fields(fields, hints);
    }
    fields.other_faults();
}

fn text(fields: &mut Fields<'_, '_>, step: &LessonStep) {
    let text = step.common().text;
    fields.count_words(text);
    let shown = fields.text(say::text(), (text, say::text_hint()), 5, &["text"], FieldIntent::Text);
    let id = shown.response.id;
    let words = Button::new(say::insert_word()).small().opens().salt("lesson editor");
    let response = words.show_small_at(fields.ui, fields.at);
    fields.at.y = response.rect.max.y + 12.0;
    let mut picked = None;
    Popup::menu(&response).show(|ui| {
        ui.set_width(230.0);
        ui.spacing_mut().item_spacing.y = 0.0;
        egui::ScrollArea::vertical().max_height(300.0).show(ui, |ui| {
            for word in narration::glossary() {
                let row = popup_row(ui, response.id.with(word), word, None, true, false);
                row.widget_info(|| WidgetInfo::labeled(Role::MenuItem, true, word));
                if row.clicked() {
                    picked = Some(word.to_owned());
                    ui.close();
                }
                row.on_hover_text(narration::meaning(word).unwrap_or_default());
            }
        });
    });
    if let Some(word) = picked {
        let cursor = TextEditState::load(fields.ui.ctx(), id);
        let range = cursor.as_ref().and_then(|state| state.cursor.char_range());
        let at = range.map(|range| range.primary.index.0);
        // Writing goes on behind the word.
        let mut state = cursor.unwrap_or_default();
        let behind = CCursor::new(insert_word(&mut text.to_owned(), &word, at));
        state.cursor.set_char_range(Some(CCursorRange::one(behind)));
        state.store(fields.ui.ctx(), id);
        fields.ui.memory_mut(|memory| memory.request_focus(id));
        fields.push(FieldIntent::Word(word, at));
    }
}

fn quiz(fields: &mut Fields<'_, '_>, choices: &[String], right: usize, why_not: &[String]) {
    fields.line(say::answers());
    fields.faults(&["choices", "right", "why_not"]);
    let fresh = Id::unique("new answer");
    for (number, choice) in choices.iter().enumerate() {
        let name = say::AnswerNumber { number: number + 1 }.text();
        let is_last = number + 1 == choices.len();
        let is_new = || fields.ui.data_mut(|data| data.remove_temp::<bool>(fresh)).is_some();
        fields.focus |= is_last && is_new();
        fields.text(&name, (choice, ""), 1, &[], |text| FieldIntent::Choice(number, text));
        let is_right = right == number + 1;
        let says = say::IsRight { number: number + 1 }.text();
        if fields.switch(&says, is_right) && !is_right {
            fields.push(FieldIntent::Right(number + 1));
        }
        if !is_right {
            let why = why_not.get(number).map_or("", String::as_str);
            let name = say::WhyWrong { number: number + 1 }.text();
            fields.text(&name, (why, ""), 2, &[], |text| FieldIntent::WhyNot(number, text));
        }
        // The right answer is removed once another one is right.
        if choices.len() > 2 && !is_right {
            let says = say::RemoveAnswer { number: number + 1 }.text();
            let button = Button::new(&says).look(ButtonLook::Link).salt("lesson editor");
            if fields.button(button) {
                fields.push(FieldIntent::RemoveChoice(number));
            }
        }
    }
    if choices.len() < MOST_CHOICES
        && fields.button(Button::new(say::new_answer()).small().salt("lesson editor"))
    {
        fields.push(FieldIntent::NewChoice);
        fields.ui.data_mut(|data| data.insert_temp(fresh, true));
    }
}

fn game(fields: &mut Fields<'_, '_>, level: u8, goal: PlayGoal) {
    let levels: Vec<String> = (1..=10u8)
        .map(|level| say::LevelRow { level, name: &narration::level(level).name }.text())
        .collect();
    let names: Vec<&str> = levels.iter().map(String::as_str).collect();
    let chosen = usize::from(level.clamp(1, 10) - 1);
    if let Some(picked) = fields.choose(say::level(), &names, chosen, "level") {
        fields.push(FieldIntent::Level(picked as u8 + 1));
    }
    let has_rounds = fields.editor.game().facts().has_rounds;
    let mut goals: Vec<PlayGoal> =
        GOALS.into_iter().filter(|goal| *goal != PlayGoal::Round || has_rounds).collect();
    if !goals.contains(&goal) {
        goals.push(goal);
    }
    let names: Vec<String> = goals.iter().map(|goal| words::play_goal(*goal)).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let chosen = goals.iter().position(|it| *it == goal).unwrap_or_default();
    if let Some(picked) = fields.choose(say::goal_of_game(), &names, chosen, "goal of game") {
        fields.push(FieldIntent::Goal(goals[picked]));
    }
    fields.faults(&["level"]);
}

/// Why the other moves miss the goal: Kete says what they do, a writer may say it better.
fn missed(fields: &mut Fields<'_, '_>, step: &LessonStep) {
    let (LessonStep::Ask { accept, why_not, .. }, Ok(board)) = (step, fields.editor.board()) else {
        return;
    };
    let is_accepted = |mv: &Move| {
        let text = mv.to_string();
        accept.iter().any(|claim| claim.split([' ', ',']).next() == Some(&text))
    };
    let others: Vec<Move> = board.moves().into_iter().filter(|mv| !is_accepted(mv)).collect();
    if accept.is_empty() || others.is_empty() {
        return;
    }
    fields.line(say::wrong_moves());
    fields.quiet(say::wrong_moves_how());
    fields.faults(&["why_not"]);
    for mv in others.iter().take(12) {
        let text = mv.to_string();
        let why = why_not.iter().find(|(other, _)| *other == text);
        let why = why.map_or("", |(_, why)| why.as_str());
        let name = say::WhyNotMove { name: &words::one_of_moves(mv) }.text();
        fields.text(&name, (why, ""), 2, &[], |typed| FieldIntent::MissedBy(text, typed));
    }
}

fn hint_fields(fields: &mut Fields<'_, '_>, hints: &[String]) {
    fields.line(say::hints());
    fields.quiet(say::hints_how());
    fields.faults(&["hints"]);
    for number in 0..MOST_HINTS.min(hints.len() + 1) {
        let hint = hints.get(number).map_or("", String::as_str);
        let name = say::HintNumber { number: number + 1 }.text();
        fields.text(&name, (hint, ""), 2, &[], |text| FieldIntent::Hint(number, text));
    }
}
