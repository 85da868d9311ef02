//! The texts and choices of the selected part.

use super::intent::FieldIntent;
use super::state::{EditedPart, LessonEditor};
use crate::rules::RuleId;
use crate::tutor::course_writing::{refill, set_answer};
use crate::tutor::schema::{Lesson, LessonStep};

/// The most answers of a quiz, and the most hints of a task.
pub const MOST_CHOICES: usize = 4;
pub const MOST_HINTS: usize = 4;

pub fn update(editor: &mut LessonEditor, intent: FieldIntent) {
    let part = editor.part;
    // Letters typed into one field are undone together.
    let field = field_of(&intent).map(|field| format!("{part:?} {field}"));
    let field = field.as_deref();
    match intent {
        FieldIntent::Title(text) => editor.drafts.change(field, |course| course.title = text),
        FieldIntent::Audience(text) => {
            editor.drafts.change(field, |course| course.audience = text);
        }
        FieldIntent::Game(game) => {
            editor.drafts.change(None, |course| course.ruleset = game.id().to_owned());
        }
        FieldIntent::LessonTitle(_)
        | FieldIntent::Aim(_)
        | FieldIntent::Track(_)
        | FieldIntent::Rule(..)
        | FieldIntent::Meaning(..)
        | FieldIntent::RemoveWord(_) => {
            let Some(lesson) = editor.lesson_number() else { return };
            editor.drafts.change(field, |course| {
                if let Some(lesson) = course.lessons.get_mut(lesson) {
                    in_lesson(lesson, intent);
                }
            });
        }
        FieldIntent::Word(word, at) => {
            let EditedPart::Step(lesson, step) = part else { return };
            editor.drafts.change(None, |course| {
                let Some(lesson) = course.lessons.get_mut(lesson) else { return };
                if let Some(step) = lesson.steps.get_mut(step) {
                    insert_word(step.text_mut(), &word, at);
                }
                if !lesson.words.iter().any(|(known, _)| *known == word) {
                    lesson.words.push((word, String::new()));
                }
            });
        }
        FieldIntent::Kind(kind) => {
            let EditedPart::Step(lesson, step) = part else { return };
            let (answer, board) = (editor.answer(), editor.board());
            editor.drafts.change(None, |course| {
                let Some(step) = step_mut(&mut course.lessons, lesson, step) else { return };
                *step = kind.of_step(step);
                if let Ok(board) = board {
                    refill(step, &board);
                    let only = if matches!(step, LessonStep::Show { .. }) {
                        &answer[..]
                    } else {
                        &answer[..answer.len().min(1)]
                    };
                    if !only.is_empty() {
                        set_answer(step, &board, only);
                    }
                }
            });
        }
        step_field => {
            let EditedPart::Step(lesson, step) = part else { return };
            editor.drafts.change(field, |course| {
                if let Some(step) = step_mut(&mut course.lessons, lesson, step) {
                    in_step(step, step_field);
                }
            });
        }
    }
}

/// The name of a field in which letters are typed.
fn field_of(intent: &FieldIntent) -> Option<String> {
    Some(match intent {
        FieldIntent::Title(_) => "title".to_owned(),
        FieldIntent::Audience(_) => "audience".to_owned(),
        FieldIntent::LessonTitle(_) => "lesson title".to_owned(),
        FieldIntent::Aim(_) => "aim".to_owned(),
        FieldIntent::Text(_) => "text".to_owned(),
        FieldIntent::Because(_) => "because".to_owned(),
        FieldIntent::Meaning(number, _) => format!("meaning {number}"),
        FieldIntent::Hint(number, _) => format!("hint {number}"),
        FieldIntent::MissedBy(mv, _) => format!("missed by {mv}"),
        FieldIntent::Choice(number, _) => format!("choice {number}"),
        FieldIntent::WhyNot(number, _) => format!("why not {number}"),
        _ => return None,
    })
}

fn step_mut(lessons: &mut [Lesson], lesson: usize, step: usize) -> Option<&mut LessonStep> {
    lessons.get_mut(lesson)?.steps.get_mut(step)
}

fn in_lesson(lesson: &mut Lesson, intent: FieldIntent) {
    match intent {
        FieldIntent::LessonTitle(text) => lesson.title = text,
        FieldIntent::Aim(text) => lesson.aim = text,
        FieldIntent::Track(track) => lesson.track = track,
        FieldIntent::Rule(rule, practises) => set_rule(lesson, rule, practises),
        FieldIntent::Meaning(number, text) => {
            if let Some((_, means)) = lesson.words.get_mut(number) {
                *means = text;
            }
        }
        FieldIntent::RemoveWord(number) if number < lesson.words.len() => {
            lesson.words.remove(number);
        }
        _ => {}
    }
}

fn set_rule(lesson: &mut Lesson, rule: RuleId, practises: bool) {
    lesson.rules.retain(|id| id != rule.id());
    if practises {
        lesson.rules.push(rule.id().to_owned());
    }
}

fn in_step(step: &mut LessonStep, intent: FieldIntent) {
    match (step, intent) {
        (step, FieldIntent::Text(text)) => *step.text_mut() = text,
        (step, FieldIntent::Because(text)) => {
            if let Some(because) = step.because_mut() {
                *because = text;
            }
        }
        (
            LessonStep::Ask { hints, .. } | LessonStep::Predict { hints, .. },
            FieldIntent::Hint(number, text),
        ) if number < MOST_HINTS => {
            if hints.len() <= number {
                hints.resize(number + 1, String::new());
            }
            hints[number] = text;
            while hints.last().is_some_and(String::is_empty) {
                hints.pop();
            }
        }
        (LessonStep::Ask { why_not, .. }, FieldIntent::MissedBy(mv, text)) => {
            match why_not.iter_mut().find(|(other, _)| *other == mv) {
                Some((_, why)) => *why = text,
                None => why_not.push((mv, text)),
            }
            why_not.retain(|(_, why)| !why.is_empty());
        }
        (LessonStep::Ask { every, .. }, FieldIntent::Every(all)) => *every = all,
        (
            LessonStep::Ask { together, .. } | LessonStep::Predict { together, .. },
            FieldIntent::Together(guided),
        ) => *together = guided,
        (LessonStep::Quiz { choices, .. }, FieldIntent::Choice(number, text)) => {
            if let Some(choice) = choices.get_mut(number) {
                *choice = text;
            }
        }
        (LessonStep::Quiz { choices, why_not, .. }, FieldIntent::WhyNot(number, text))
            if number < choices.len() =>
        {
            why_not.resize(choices.len(), String::new());
            why_not[number] = text;
        }
        (LessonStep::Quiz { right, .. }, FieldIntent::Right(number)) => *right = number,
        (LessonStep::Quiz { choices, why_not, .. }, FieldIntent::NewChoice)
            if choices.len() < MOST_CHOICES =>
        {
            choices.push(String::new());
            why_not.resize(choices.len(), String::new());
        }
        (LessonStep::Quiz { choices, why_not, right, .. }, FieldIntent::RemoveChoice(number))
            if choices.len() > 2 && number < choices.len() =>
        {
            choices.remove(number);
            why_not.resize(choices.len() + 1, String::new());
            why_not.remove(number);
            if *right > number + 1 || *right > choices.len() {
                *right -= 1;
            }
        }
        (LessonStep::Play { level, .. }, FieldIntent::Level(chosen)) => *level = chosen,
        (LessonStep::Play { goal, .. }, FieldIntent::Goal(chosen)) => *goal = chosen,
        _ => {}
    }
}

/// Writes a word at a letter of a text, with the spaces that it needs; at the end without one.
/// Returns the letter behind it.
pub fn insert_word(text: &mut String, word: &str, at: Option<usize>) -> usize {
    let at = at.and_then(|at| text.char_indices().nth(at).map(|(byte, _)| byte));
    let at = at.unwrap_or(text.len());
    let (before, after) = text.split_at(at);
    let gap = |is_letter: bool| if is_letter { " " } else { "" };
    let first = gap(before.chars().next_back().is_some_and(|letter| !letter.is_whitespace()));
    let last = gap(after.chars().next().is_some_and(char::is_alphanumeric));
    let behind = [before, first, word].map(|part| part.chars().count()).iter().sum();
    *text = format!("{before}{first}{word}{last}{after}");
    behind
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_is_written_between_others() {
        let mut text = "Sow the seeds.".to_owned();
        assert_eq!(insert_word(&mut text, "relay", Some(3)), 9);
        assert_eq!(text, "Sow relay the seeds.");
        insert_word(&mut text, "store", None);
        assert_eq!(text, "Sow relay the seeds. store");
        let mut text = String::new();
        insert_word(&mut text, "hole", Some(9));
        assert_eq!(text, "hole");
    }
}
