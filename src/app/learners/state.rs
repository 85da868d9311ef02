//! The learners as the window knows them.

use std::path::Path;

use crate::files::{Folders, Merged as _, is_harmful, read_limited, safe_name};
use crate::texts::messages::learners as say;

/// The longest name, in characters.
pub const MOST_OF_A_NAME: usize = 40;
pub const MOST_LEARNERS: usize = 60;
/// The longest name of a folder, without a number, in characters.
const MOST_OF_A_FOLDER: usize = 40;

/// Who learns: the name of a folder in `learners`, `None` for the first learner.
pub type LearnerId = Option<String>;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OtherLearner {
    pub name: String,
    pub folder: String,
}

/// What the file holds.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LearnerList {
    /// The name of the first learner; empty while there is no other.
    pub first: String,
    /// The first learner was removed.
    pub first_removed: bool,
    pub others: Vec<OtherLearner>,
    /// Who learns when a window opens.
    pub current: LearnerId,
}

/// A change of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LearnerChange {
    Add {
        learner: OtherLearner,
        /// The name of the first learner, if there was none.
        first: String,
    },
    Current(LearnerId),
    Remove(LearnerId),
}

impl LearnerList {
    /// The list in the data folder; empty if there is none, or it cannot be read.
    pub fn of(folders: &Folders) -> LearnerList {
        let read = read_limited(&LearnerList::path(folders), LearnerList::MOST_BYTES);
        read.ok().and_then(|bytes| LearnerList::read(&bytes).ok()).unwrap_or_default()
    }

    /// The learners with their names, in the order of the page.
    pub fn all(&self) -> Vec<(LearnerId, &str)> {
        let first = match self.first.as_str() {
            "" => say::first(),
            name => name,
        };
        let first = (!self.first_removed).then_some((None, first));
        let others = self.others.iter();
        let others = others.map(|other| (Some(other.folder.clone()), other.name.as_str()));
        first.into_iter().chain(others).collect()
    }

    /// Whether learners have names: somebody has joined the first one.
    pub fn has_names(&self) -> bool {
        !self.others.is_empty()
    }

    pub fn name(&self, id: &LearnerId) -> Option<&str> {
        self.all().into_iter().find(|(other, _)| other == id).map(|(_, name)| name)
    }

    pub fn has(&self, id: &LearnerId) -> bool {
        self.name(id).is_some()
    }

    /// Who learns when a window opens.
    pub fn opens_with(&self) -> LearnerId {
        if self.has(&self.current) { self.current.clone() } else { self.any() }
    }

    /// The first of the list.
    fn any(&self) -> LearnerId {
        self.all().into_iter().next().and_then(|(id, _)| id)
    }

    /// Who learns once this learner is removed; `None` if nobody else is there.
    pub fn without(&self, id: &LearnerId) -> Option<LearnerId> {
        self.all().into_iter().map(|(other, _)| other).find(|other| other != id)
    }

    fn has_name(&self, name: &str) -> bool {
        let name = name.to_lowercase();
        self.all().iter().any(|(_, known)| known.to_lowercase() == name)
    }

    pub(super) fn change(&mut self, change: &LearnerChange) {
        match change {
            LearnerChange::Add { learner, first } => {
                if self.first.is_empty() {
                    self.first.clone_from(first);
                }
                // Another window may have added the same.
                let is_new = !self.others.iter().any(|other| other.folder == learner.folder);
                if is_new && self.others.len() < MOST_LEARNERS {
                    self.others.push(learner.clone());
                }
            }
            LearnerChange::Current(id) if self.has(id) => self.current.clone_from(id),
            LearnerChange::Current(_) => {}
            // Somebody is always there.
            LearnerChange::Remove(id) if self.without(id).is_some() => {
                match id {
                    Some(folder) => self.others.retain(|other| other.folder != *folder),
                    None => self.first_removed = true,
                }
                self.current = self.opens_with();
            }
            LearnerChange::Remove(_) => {}
        }
    }
}

/// A name as typed, without what is invisible; `None` if nothing is left.
pub fn learner_name(text: &str) -> Option<String> {
    let seen: String = text.chars().filter(|letter| !is_harmful(*letter)).collect();
    let name: String = seen.trim().chars().take(MOST_OF_A_NAME).collect();
    let name = name.trim_end().to_owned();
    (!name.is_empty()).then_some(name)
}

/// Whether this is a name that [`free_folder`] gives: a file may have been changed by hand, and must
/// not lead out of the folder of learners.
pub(super) fn is_folder_name(folder: &str) -> bool {
    !folder.is_empty() && !folder.starts_with('.') && safe_name(folder, usize::MAX) == folder
}

/// A folder for a learner of this name that every system accepts and that is not there yet.
fn free_folder(list: &LearnerList, place: &Path, name: &str) -> Option<String> {
    let stem = safe_name(name, MOST_OF_A_FOLDER);
    let stem = stem.trim_start_matches('.');
    let stem = if stem.is_empty() { "learner" } else { stem };
    let is_taken = |folder: &str| {
        let same = |other: &OtherLearner| other.folder.to_lowercase() == folder.to_lowercase();
        list.others.iter().any(same) || place.join(folder).exists()
    };
    let numbered = (2..1000).map(|number| format!("{stem}-{number}"));
    [stem.to_owned()].into_iter().chain(numbered).find(|folder| !is_taken(folder))
}

/// The form for a new learner.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LearnerForm {
    pub name: String,
    /// The name of the first learner, if that has none yet.
    pub first: Option<String>,
    /// What was wrong.
    pub error: Option<LearnerFault>,
}

/// Why a learner cannot be added.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LearnerFault {
    NoName,
    SameName(String),
    TooMany,
}

impl LearnerFault {
    pub(super) fn words(&self) -> String {
        match self {
            LearnerFault::NoName => say::no_name().to_owned(),
            LearnerFault::SameName(name) => say::SameName { name }.text(),
            LearnerFault::TooMany => say::too_many().to_owned(),
        }
    }
}

impl LearnerForm {
    /// What adding the learner changes.
    ///
    /// # Errors
    /// What is wrong with the names.
    pub(super) fn change(
        &self,
        list: &LearnerList,
        place: &Path,
    ) -> Result<LearnerChange, LearnerFault> {
        let name = learner_name(&self.name).ok_or(LearnerFault::NoName)?;
        let first = match &self.first {
            Some(first) => learner_name(first).ok_or(LearnerFault::NoName)?,
            None => String::new(),
        };
        let is_like_first = first.to_lowercase() == name.to_lowercase();
        let taken = if self.first.is_some() { is_like_first } else { list.has_name(&name) };
        if taken {
            return Err(LearnerFault::SameName(name));
        }
        if list.others.len() >= MOST_LEARNERS {
            return Err(LearnerFault::TooMany);
        }
        let folder = free_folder(list, place, &name).ok_or(LearnerFault::TooMany)?;
        Ok(LearnerChange::Add { learner: OtherLearner { name, folder }, first })
    }
}

#[derive(Debug, Default)]
pub struct Learners {
    pub list: LearnerList,
    /// Who learns in this window.
    pub current: LearnerId,
}

impl Learners {
    /// The name of who learns in this window; `None` while there is only one learner, without a
    /// name.
    pub fn name(&self) -> Option<&str> {
        self.list.name(&self.current).filter(|_| self.list.has_names())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with(names: &[&str]) -> LearnerList {
        let mut list = LearnerList::default();
        for name in names {
            let form = LearnerForm {
                name: (*name).to_owned(),
                first: list.first.is_empty().then(|| "Ada".to_owned()),
                error: None,
            };
            let change = form.change(&list, Path::new("/nowhere")).expect("a good name");
            list.change(&change);
        }
        list
    }

    #[test]
    fn names_are_trimmed_and_short_and_folders_are_safe() {
        assert_eq!(learner_name("  Mia\u{202e}\n "), Some("Mia".to_owned()));
        assert_eq!(learner_name(" \u{200f}\t"), None);
        assert_eq!(learner_name(&"a".repeat(50)).map(|name| name.len()), Some(40));
        let list = with(&["a/b: \"c\"", "CON", "..", "Ŵan 中文", "con."]);
        let folders: Vec<&str> = list.others.iter().map(|it| it.folder.as_str()).collect();
        assert_eq!(folders, ["a-b- -c-", "CON-", "learner", "Ŵan 中文", "con--2"]);
        assert!(folders.iter().all(|folder| is_folder_name(folder)));
        for bad in ["", "..", "../x", "a/b", ".kete-lock", "a\\b", "con", "x "] {
            assert!(!is_folder_name(bad), "{bad:?}");
        }
    }

    #[test]
    fn nobody_has_the_name_of_another_and_somebody_is_always_there() {
        let list = with(&["Ben"]);
        for (name, is_taken) in [("BEN", true), ("ada", true), ("Cleo", false), ("  ", true)] {
            let form = LearnerForm { name: name.to_owned(), ..LearnerForm::default() };
            assert_eq!(form.change(&list, Path::new("/nowhere")).is_err(), is_taken, "{name:?}");
        }
        let mut list = with(&["Ben", "Cleo"]);
        list.change(&LearnerChange::Current(Some("Ben".to_owned())));
        assert_eq!(list.opens_with(), Some("Ben".to_owned()));
        list.change(&LearnerChange::Remove(None));
        assert_eq!(list.all().len(), 2);
        list.change(&LearnerChange::Remove(Some("Ben".to_owned())));
        assert_eq!(list.opens_with(), Some("Cleo".to_owned()));
        list.change(&LearnerChange::Remove(Some("Cleo".to_owned())));
        assert_eq!(list.all().len(), 1);
    }
}
