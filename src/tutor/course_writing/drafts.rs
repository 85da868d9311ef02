//! The course being written, with undo and redo.

use crate::tutor::schema::Course;

/// The most changes that can be undone.
const MOST: usize = 200;

/// A course being written, and the drafts before and after it.
#[derive(Clone, Debug)]
pub struct Drafts {
    now: Course,
    past: Vec<Course>,
    future: Vec<Course>,
    /// The field of the last change: more letters in it belong to the same change.
    field: Option<String>,
    /// The next change belongs to the last one.
    joins: bool,
}

impl Drafts {
    /// Begins with a course.
    pub fn new(course: Course) -> Drafts {
        Drafts { now: course, past: Vec::new(), future: Vec::new(), field: None, joins: false }
    }

    /// The course as it is now.
    pub fn now(&self) -> &Course {
        &self.now
    }

    /// Makes a change that can be undone. Changes of the same field, one after the other, are undone
    /// together.
    pub fn change(&mut self, field: Option<&str>, change: impl FnOnce(&mut Course)) {
        let joins = std::mem::take(&mut self.joins);
        let mut course = self.now.clone();
        change(&mut course);
        if course == self.now {
            return;
        }
        let goes_on = joins || field.is_some() && field == self.field.as_deref();
        let before = std::mem::replace(&mut self.now, course);
        if !goes_on {
            self.past.push(before);
            if self.past.len() > MOST {
                self.past.remove(0);
            }
        }
        self.future.clear();
        self.field = field.map(str::to_owned);
    }

    /// Makes the next change part of the last one, so that both are undone together.
    pub fn join_last(&mut self) {
        self.joins = true;
    }

    /// Completes the present draft with what follows from it, without a change of its own to undo.
    pub fn complete(&mut self, change: impl FnOnce(&mut Course)) {
        change(&mut self.now);
    }

    /// Whether there is something to undo.
    pub fn may_undo(&self) -> bool {
        !self.past.is_empty()
    }

    /// Whether there is something to redo.
    pub fn may_redo(&self) -> bool {
        !self.future.is_empty()
    }

    /// Takes the last change back.
    pub fn undo(&mut self) {
        if let Some(before) = self.past.pop() {
            self.future.push(std::mem::replace(&mut self.now, before));
            self.field = None;
        }
    }

    /// Makes the change again that was taken back last.
    pub fn redo(&mut self) {
        if let Some(after) = self.future.pop() {
            self.past.push(std::mem::replace(&mut self.now, after));
            self.field = None;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::GameName;
    use crate::tutor::course_writing::new_course;

    #[test]
    fn typing_in_a_field_is_one_change() {
        let mut drafts = Drafts::new(new_course(GameName::Owari));
        let title = |text: &'static str| move |course: &mut Course| course.title = text.to_owned();
        drafts.change(Some("title"), title("A"));
        drafts.change(Some("title"), title("Ab"));
        drafts.change(Some("audience"), |course| course.audience = "All.".to_owned());
        drafts.undo();
        assert_eq!((drafts.now().title.as_str(), drafts.now().audience.as_str()), ("Ab", ""));
        drafts.undo();
        assert_eq!(drafts.now().title, "");
        assert!(!drafts.may_undo() && drafts.may_redo());
        drafts.redo();
        // What is typed after an undo or a redo is another change.
        drafts.change(Some("title"), title("Abc"));
        drafts.undo();
        assert_eq!(drafts.now().title, "Ab");
    }

    #[test]
    fn a_change_of_nothing_cannot_be_undone() {
        let mut drafts = Drafts::new(new_course(GameName::Owari));
        drafts.change(None, |_| ());
        assert!(!drafts.may_undo());
    }
}
