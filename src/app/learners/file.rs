//! The list of learners on disk: `learners.ron` in the data folder. Several windows write it.
//!
//! ```text
//! (
//!     version: 1,
//!     first: "Ada",
//!     others: [(name: "Ben", folder: "Ben")],
//!     current: "Ben",
//! )
//! ```

use std::path::PathBuf;

use serde::{Deserialize, Serialize};

use super::state::{
    LearnerChange, LearnerList, MOST_LEARNERS, OtherLearner, is_folder_name, learner_name,
};
use crate::app::kept_file::{Kept, PartRead};
use crate::files::{Folders, Merged, Misread};
use crate::texts::messages::{closing, learners as say};

const VERSION: u32 = 1;

#[derive(Serialize, Deserialize)]
#[serde(rename = "Learners")]
struct WrittenList {
    version: u32,
    #[serde(default)]
    first: String,
    #[serde(default)]
    first_removed: bool,
    #[serde(default)]
    others: Vec<WrittenLearner>,
    /// The folder; empty for the first learner.
    #[serde(default)]
    current: String,
}

#[derive(Serialize, Deserialize)]
struct WrittenLearner {
    name: String,
    folder: String,
}

impl LearnerList {
    pub const MOST_BYTES: u64 = 256 << 10;

    pub fn path(folders: &Folders) -> PathBuf {
        folders.data().join(LearnerList::FILE)
    }
}

impl Merged for LearnerList {
    type Change = LearnerChange;

    fn read(bytes: &[u8]) -> Result<LearnerList, Misread> {
        let written = ron::de::from_bytes::<WrittenList>(bytes).map_err(|_| Misread::Damaged)?;
        if written.version > VERSION {
            return Err(Misread::Newer);
        }
        let others = written.others.into_iter().take(MOST_LEARNERS);
        let others: Vec<OtherLearner> = others
            .filter(|other| is_folder_name(&other.folder))
            .filter_map(|other| {
                Some(OtherLearner { name: learner_name(&other.name)?, folder: other.folder })
            })
            .collect();
        Ok(LearnerList {
            first: learner_name(&written.first).unwrap_or_default(),
            // Somebody is always there.
            first_removed: written.first_removed && !others.is_empty(),
            others,
            current: (!written.current.is_empty()).then_some(written.current),
        })
    }

    fn text(&self) -> String {
        let others = self
            .others
            .iter()
            .map(|other| WrittenLearner { name: other.name.clone(), folder: other.folder.clone() });
        let written = WrittenList {
            version: VERSION,
            first: self.first.clone(),
            first_removed: self.first_removed,
            others: others.collect(),
            current: self.current.clone().unwrap_or_default(),
        };
        let pretty = ron::ser::PrettyConfig::default();
        // Texts and numbers can always be written.
        ron::ser::to_string_pretty(&written, pretty).unwrap_or_default() + "\n"
    }

    fn apply(&mut self, change: &LearnerChange) {
        self.change(change);
    }
}

impl Kept for LearnerList {
    const FILE: &'static str = "learners.ron";
    const MAX_BYTES: u64 = LearnerList::MOST_BYTES;
    const THREAD: &'static str = "learners";
    const WRITES: fn() -> &'static str = closing::writing_learners;

    fn read_in_part(bytes: &[u8]) -> Option<PartRead<LearnerList>> {
        match LearnerList::read(bytes) {
            Ok(list) => Some(PartRead::whole(list)),
            Err(Misread::Newer) => Some(PartRead::newer(say::newer())),
            Err(_) => None,
        }
    }

    fn damaged(name: &str) -> String {
        say::Damaged { name }.text()
    }

    fn unreadable(why: &str) -> String {
        say::Unreadable { why }.text()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_again_and_leads_nowhere_else() {
        let text = "(version: 1, first: \"Ada\", others: [(name: \"Ben\", folder: \"Ben\"), \
                    (name: \"Eve\", folder: \"../../home\"), (name: \" \", folder: \"x\")], \
                    current: \"Ben\")";
        let list = LearnerList::read(text.as_bytes()).expect("a list");
        assert_eq!(list.all(), [(None, "Ada"), (Some("Ben".to_owned()), "Ben")]);
        assert_eq!(LearnerList::read(list.text().as_bytes()), Ok(list));
        assert_eq!(LearnerList::read(b"(version: 9)"), Err(Misread::Newer));
        assert_eq!(LearnerList::read(b"nothing"), Err(Misread::Damaged));
        // A folder that is gone from the list opens with somebody else.
        let gone = LearnerList::read(b"(version: 1, current: \"Ben\")").expect("a list");
        assert_eq!(gone.opens_with(), None);
    }
}
