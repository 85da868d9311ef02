//! The fields of the course and of a lesson.

use super::fields::Fields;
use crate::app::lesson_editor::intent::FieldIntent;
use crate::app::widgets::button::{Button, ButtonLook};
use crate::app::words;
use crate::narration;
use crate::rules::{GameName, RuleId};
use crate::texts::messages::lesson_editor as say;
use crate::tutor::schema::Track;
use crate::tutor::{boards, is_only_asked, practised_by};

pub fn course_fields(fields: &mut Fields<'_, '_>) {
    let course = fields.editor.course();
    fields.title(say::the_course());
    let hint = say::course_title_hint();
    fields.text(say::course_title(), (&course.title, hint), 1, &[], FieldIntent::Title);
    let hint = say::audience_hint();
    fields.text(say::audience(), (&course.audience, hint), 2, &[], FieldIntent::Audience);
    let games: Vec<GameName> = narration::games().map(|(name, _)| name).collect();
    let names: Vec<&str> = narration::games().map(|(_, text)| text.name.as_str()).collect();
    let chosen = games.iter().position(|name| *name == fields.editor.game()).unwrap_or_default();
    if let Some(picked) = fields.choose(say::game(), &names, chosen, "game") {
        fields.push(FieldIntent::Game(games[picked]));
    }
    fields.quiet(say::course_how());
}

pub fn lesson_fields(fields: &mut Fields<'_, '_>, number: usize) {
    let Some(lesson) = fields.editor.lesson() else { return };
    fields.title(&say::LessonNumber { number: number + 1 }.text());
    fields.text(
        say::lesson_title(),
        (&lesson.title, say::lesson_title_hint()),
        1,
        &["title"],
        FieldIntent::LessonTitle,
    );
    fields.text(
        say::aim(),
        (&lesson.aim, say::aim_hint()),
        2,
        &["id", "aim", "steps"],
        FieldIntent::Aim,
    );
    let mut tracks = vec![Track::Rules, Track::Strategy, Track::Model];
    if let Track::From(_) = lesson.track {
        tracks.push(lesson.track.clone());
    }
    let names: Vec<&str> = tracks.iter().map(words::track).collect();
    let chosen = tracks.iter().position(|track| *track == lesson.track).unwrap_or_default();
    if let Some(picked) = fields.choose(say::track(), &names, chosen, "track") {
        fields.push(FieldIntent::Track(tracks[picked].clone()));
    }
    rules(fields);
    word_list(fields);
    fields.other_faults();
    fields.quiet(say::lesson_how());
}

/// The rules that the steps practise: which of them come back for review.
fn rules(fields: &mut Fields<'_, '_>) {
    let Some(lesson) = fields.editor.lesson() else { return };
    let boards = boards(fields.editor.game(), lesson);
    let mut practised: Vec<RuleId> = lesson
        .steps
        .iter()
        .zip(&boards)
        .flat_map(|(step, board)| practised_by(step, board.as_ref().ok()))
        .filter(|rule| !is_only_asked(*rule) && !rule.is_in_every_game())
        .chain(lesson.rules.iter().filter_map(|id| id.parse().ok()))
        .collect();
    practised.sort();
    practised.dedup();
    if practised.is_empty() {
        return;
    }
    fields.line(say::rules());
    fields.faults(&["rules"]);
    for rule in practised {
        let is_on = lesson.rules.iter().any(|id| id == rule.id());
        if fields.switch(&narration::rule(rule).title, is_on) {
            fields.push(FieldIntent::Rule(rule, !is_on));
        }
    }
    fields.at.y += 6.0;
}

/// The words that the lesson explains, with their meanings.
fn word_list(fields: &mut Fields<'_, '_>) {
    let Some(lesson) = fields.editor.lesson() else { return };
    if lesson.words.is_empty() {
        return;
    }
    fields.line(say::words_explained());
    fields.faults(&["words"]);
    for (number, (word, means)) in lesson.words.iter().enumerate() {
        let usual = narration::meaning(word).unwrap_or_default();
        fields.text(word, (means, usual), 2, &[], |text| FieldIntent::Meaning(number, text));
        let remove = say::RemoveWord { word }.text();
        let button = Button::new(&remove).look(ButtonLook::Link).salt(("lesson editor", number));
        if fields.button(button) {
            fields.push(FieldIntent::RemoveWord(number));
        }
    }
}
