//! The record on disk: `my_record.ron` in the data folder. Several windows write it; each game is in
//! it once. Deleting a saved game does not change it.
//!
//! ```text
//! (
//!     version: 1,
//!     name: "Ada",
//!     seed: "red",
//!     friends: [(name: "Ben", seed: "blue")],
//!     games: {
//!         "owari-1763000000000-71-1": (
//!             when: 1763000000000, game: "owari", side: "south", against: "kete 4",
//!             result: "won", rated: true, good_moves: Some((25, 30)),
//!         ),
//!     },
//! )
//! ```

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::state::{Accuracy, Opponent, Record, RecordChange, RecordedGame};
use crate::app::kept_file::{Kept, PartRead};
use crate::files::{Merged, Misread};
use crate::game::{Level, Person, PersonName, SeedColour};
use crate::rules::Side;
use crate::texts::messages::{closing, my_record as say};
use crate::tutor::PersonResult;

const VERSION: u32 = 1;
/// The most games and names kept; the oldest are forgotten.
const MOST_GAMES: usize = 20_000;
const MOST_FRIENDS: usize = 30;
/// The most moves a side can have in a game; more are a mistake in the file.
const MOST_MOVES: u32 = 1_000_000;

#[derive(Serialize, Deserialize)]
#[serde(rename = "MyRecord")]
struct WrittenRecord {
    version: u32,
    #[serde(default)]
    name: String,
    #[serde(default)]
    seed: String,
    #[serde(default)]
    friends: Vec<WrittenPerson>,
    games: BTreeMap<String, WrittenGame>,
}

#[derive(Serialize, Deserialize)]
struct WrittenPerson {
    name: String,
    #[serde(default)]
    seed: String,
}

#[derive(Serialize, Deserialize)]
struct WrittenGame {
    when: u64,
    game: String,
    side: String,
    against: String,
    result: String,
    rated: bool,
    #[serde(default)]
    /// How many of the graded moves were good, and how many have a grade.
    good_moves: Option<(u32, u32)>,
}

fn person(name: &str, seed: &str) -> Person {
    Person { name: PersonName::new(name), seed: SeedColour::from_id(seed) }
}

fn name_of(person: &Person) -> String {
    person.name.map(|name| name.to_string()).unwrap_or_default()
}

fn seed_of(person: &Person) -> String {
    person.seed.map(SeedColour::id).unwrap_or_default().to_owned()
}

const RESULTS: [(PersonResult, &str); 3] =
    [(PersonResult::Won, "won"), (PersonResult::Drawn, "drawn"), (PersonResult::Lost, "lost")];

impl WrittenGame {
    fn of(game: &RecordedGame) -> WrittenGame {
        let against = match game.opponent {
            Opponent::Kete(level) => format!("kete {}", level.get()),
            Opponent::Engine(name) => format!("engine {name}"),
            Opponent::Friend(Some(name)) => format!("friend {name}"),
            Opponent::Friend(None) => "friend".to_owned(),
        };
        let result = RESULTS.iter().find(|(result, _)| *result == game.result);
        WrittenGame {
            when: game.when,
            game: game.game.id().to_owned(),
            side: game.side.to_string(),
            against,
            result: result.map_or("drawn", |(_, word)| word).to_owned(),
            rated: game.is_rated,
            good_moves: game.accuracy.map(|accuracy| (accuracy.good, accuracy.graded)),
        }
    }

    /// `None` if a word in it is unknown.
    fn game(&self) -> Option<RecordedGame> {
        let opponent = match self.against.split_once(' ') {
            None if self.against == "friend" => Opponent::Friend(None),
            Some(("friend", name)) => Opponent::Friend(Some(PersonName::new(name)?)),
            Some(("engine", name)) => Opponent::Engine(PersonName::new(name)?),
            Some(("kete", level)) => Opponent::Kete(Level::new(level.parse().ok()?)?),
            _ => return None,
        };
        Some(RecordedGame {
            when: self.when,
            game: self.game.parse().ok()?,
            side: Side::ALL.into_iter().find(|side| side.to_string() == self.side)?,
            opponent,
            result: RESULTS.iter().find(|(_, word)| *word == self.result)?.0,
            is_rated: self.rated,
            accuracy: self
                .good_moves
                .filter(|(_, graded)| *graded <= MOST_MOVES)
                .and_then(|(good, graded)| Accuracy::new(good, graded)),
        })
    }
}

impl Record {
    pub(super) fn apply_change(&mut self, change: &RecordChange) {
        match change {
            RecordChange::Own(person) => self.own = *person,
            RecordChange::Friend(person) => {
                self.friends.retain(|friend| friend.name != person.name);
                self.friends.insert(0, *person);
                self.friends.truncate(MOST_FRIENDS);
            }
            RecordChange::Ended(id, game) => {
                self.games.entry(id.clone()).or_insert(*game);
                if self.games.len() > MOST_GAMES {
                    let oldest = self.games.iter().min_by_key(|(_, game)| game.when);
                    if let Some(id) = oldest.map(|(id, _)| id.clone()) {
                        self.games.remove(&id);
                    }
                }
            }
            RecordChange::Reviewed(id, accuracy) => {
                if let Some(game) = self.games.get_mut(id) {
                    game.accuracy = Some(*accuracy);
                }
            }
        }
    }
}

impl Merged for Record {
    type Change = RecordChange;

    fn read(bytes: &[u8]) -> Result<Record, Misread> {
        #[derive(Deserialize)]
        #[serde(rename = "MyRecord")]
        struct Head {
            version: u32,
        }
        let head = ron::de::from_bytes::<Head>(bytes).map_err(|_| Misread::Damaged)?;
        if head.version > VERSION {
            return Err(Misread::Newer);
        }
        let found = ron::de::from_bytes::<WrittenRecord>(bytes).map_err(|_| Misread::Damaged)?;
        let games = found.games.into_iter().map(|(id, game)| Some((id, game.game()?)));
        let friends = found.friends.iter().map(|friend| person(&friend.name, &friend.seed));
        Ok(Record {
            own: person(&found.name, &found.seed),
            friends: friends.filter(|friend| friend.name.is_some()).collect(),
            games: games.collect::<Option<_>>().ok_or(Misread::Damaged)?,
        })
    }

    fn text(&self) -> String {
        let friends = self.friends.iter();
        let written = WrittenRecord {
            version: VERSION,
            name: name_of(&self.own),
            seed: seed_of(&self.own),
            friends: friends
                .map(|friend| WrittenPerson { name: name_of(friend), seed: seed_of(friend) })
                .collect(),
            games: self
                .games
                .iter()
                .map(|(id, game)| (id.clone(), WrittenGame::of(game)))
                .collect(),
        };
        let pretty = ron::ser::PrettyConfig::default().depth_limit(2);
        // Words and numbers can always be written.
        ron::ser::to_string_pretty(&written, pretty).unwrap_or_default()
    }

    fn apply(&mut self, change: &RecordChange) {
        self.apply_change(change);
    }
}

impl Kept for Record {
    const FILE: &'static str = "my_record.ron";
    const MAX_BYTES: u64 = 8 << 20;
    const THREAD: &'static str = "record";
    const WRITES: fn() -> &'static str = closing::writing_record;

    fn read_in_part(bytes: &[u8]) -> Option<PartRead<Record>> {
        match Record::read(bytes) {
            Ok(record) => Some(PartRead::whole(record)),
            Err(Misread::Newer) => Some(PartRead::newer(say::newer())),
            Err(Misread::Damaged) => None,
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
    use crate::app::kept_file::Found;
    use crate::background::Mode;
    use crate::rules::GameName;

    fn game(when: u64, against: Opponent, result: PersonResult) -> RecordedGame {
        RecordedGame {
            when,
            game: GameName::Owari,
            side: Side::North,
            opponent: against,
            result,
            is_rated: true,
            accuracy: None,
        }
    }

    fn ended(id: &str, when: u64) -> RecordChange {
        let level = Opponent::Kete(Level::LOWEST);
        RecordChange::Ended(id.to_owned(), game(when, level, PersonResult::Won))
    }

    #[test]
    fn what_is_written_is_read_again() {
        let name = |name| PersonName::new(name).expect("a name");
        let mut record = Record::default();
        let ada = Person { name: Some(name("Ada \"A.\" L")), seed: Some(SeedColour::Violet) };
        let ben = Person { name: Some(name("Ben")), seed: None };
        let opponents = [
            Opponent::Kete(Level::HIGHEST),
            Opponent::Engine(name("Fox 2")),
            Opponent::Friend(Some(name("Ben B"))),
            Opponent::Friend(None),
        ];
        for (number, opponent) in (0..).zip(opponents) {
            let result = PersonResult::ALL[number as usize % 3];
            record.apply_change(&RecordChange::Ended(
                format!("game {number}"),
                game(number, opponent, result),
            ));
        }
        record.apply_change(&RecordChange::Own(ada));
        record.apply_change(&RecordChange::Friend(ben));
        let accuracy = Accuracy { good: 25, graded: 30 };
        record.apply_change(&RecordChange::Reviewed("game 1".to_owned(), accuracy));
        assert_eq!(Record::read(record.text().as_bytes()), Ok(record.clone()));
        assert_eq!(record.games["game 1"].accuracy, Some(accuracy));
    }

    #[test]
    fn a_game_counts_once_and_keeps_its_first_end() {
        let mut record = Record::default();
        record.apply_change(&ended("a", 1));
        let lost = game(2, Opponent::Friend(None), PersonResult::Lost);
        record.apply_change(&RecordChange::Ended("a".to_owned(), lost));
        record
            .apply_change(&RecordChange::Reviewed("b".to_owned(), Accuracy { good: 1, graded: 2 }));
        assert_eq!(record.games.len(), 1);
        assert_eq!(record.games["a"].result, PersonResult::Won);
    }

    #[test]
    fn two_windows_lose_no_game() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join(Record::FILE);
        let open = || Found::<Record>::read(path.clone()).start(Mode::Inline, || ());
        let (one, other) = (open(), open());
        one.keep(ended("a", 1));
        other.keep(ended("b", 2));
        one.keep(ended("c", 3));
        other.keep(ended("c", 3));
        one.rest();
        other.rest();
        let found = Found::<Record>::read(path.clone());
        assert!(found.messages.is_empty());
        assert_eq!(found.contents.games.keys().collect::<Vec<_>>(), ["a", "b", "c"]);
    }

    #[test]
    fn a_record_of_a_newer_kete_stays_as_it_is() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join(Record::FILE);
        let text = "(version: 2, games: [], clubs: {})";
        std::fs::write(&path, text).expect("written");
        let found = Found::<Record>::read(path.clone());
        assert!(!found.may_keep && !found.is_missing);
        assert!(found.messages[0].contains("newer Kete"), "{:?}", found.messages);
        // Another window that had read the file before does not overwrite it either.
        let file = crate::files::SharedFile::new(path.clone(), Record::MAX_BYTES);
        let mut open = crate::files::MergedFile::new(file, Record::default());
        assert!(open.change([ended("a", 1)]).is_err());
        assert_eq!(std::fs::read_to_string(&path).ok().as_deref(), Some(text));
    }

    #[test]
    fn a_damaged_record_is_set_aside() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join(Record::FILE);
        let good = {
            let mut record = Record::default();
            record.apply_change(&ended("a", 1));
            record.text()
        };
        let odd = good.replace("\"won\"", "\"half\"");
        for (number, text) in [(1, "("), (2, odd.as_str())] {
            std::fs::write(&path, text).expect("written");
            let found = Found::<Record>::read(path.clone());
            assert_eq!(found.contents, Record::default());
            let aside = format!("my_record.damaged-{number}.ron");
            assert!(found.messages[0].contains(&aside), "{:?}", found.messages);
            assert_eq!(
                std::fs::read_to_string(folder.path().join(aside)).ok().as_deref(),
                Some(text)
            );
        }
    }
}
