//! Reads save files. The rules check every entry inside the deserialiser, while it is still at the
//! entry's text, so that each fault gets its place.

use std::fmt;
use std::marker::PhantomData;

use ron::error::{Error as RonError, SpannedError};
use serde::de::{
    Deserialize, DeserializeSeed, Deserializer, EnumAccess, Error, MapAccess, SeqAccess,
    VariantAccess, Visitor,
};

use super::super::in_progress::GameInProgress;
use super::super::person::{PersonName, SeedColour};
use super::super::players::Player;
use super::super::tree::TurnMark;
use super::super::tutoring::Tutoring;
use super::Aside;
use super::state::SaveReader;
use crate::game::load_error::{LoadError, Reason, TextPlace};
use crate::rules::Side;

/// Reads a game from the bytes of a save file.
pub(super) fn game(bytes: &[u8]) -> Result<(GameInProgress, Aside), LoadError> {
    // Some editors put a byte order mark before UTF-8 text.
    let bytes = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes);
    let mut reading = SaveReader::default();
    let read = match std::str::from_utf8(bytes) {
        Ok(text) if text.trim().is_empty() => Err((None, Reason::Empty)),
        Ok(text) => {
            ron::Options::default().from_str_seed(text, GameSeed(&mut reading)).map_err(|error| {
                let (place, reason) = found(error, reading.refused.take(), text);
                (Some(place), reason)
            })
        }
        Err(error) => {
            let good = String::from_utf8_lossy(&bytes[..error.valid_up_to()]);
            Err((Some(TextPlace::end_of(&good)), Reason::NotText))
        }
    };
    let aside = std::mem::take(&mut reading.aside);
    let before = reading.last_read();
    let game = reading.finish();
    match (read, game) {
        (Ok(()), Some(game)) => Ok((game, aside)),
        (Ok(()), None) => Err(LoadError::without_game(Reason::Missing("ruleset"))),
        (Err((place, reason)), game) => {
            Err(LoadError { place, reason, good: game.map(Box::new), before })
        }
    }
}

/// Where and why reading stopped: our own reason, if there is one, or what RON expected.
fn found(error: SpannedError, refused: Option<Reason>, text: &str) -> (TextPlace, Reason) {
    let place = |at: ron::error::Position| TextPlace { line: at.line, column: at.col };
    if let Some(reason) = refused {
        return (place(error.span.start), reason);
    }
    let stopped = place(error.span.end);
    let end = TextPlace::end_of(text.trim_end());
    let is_at_end = (stopped.line, stopped.column) >= (end.line, end.column);
    let cut = [RonError::ExpectedStringEnd, RonError::UnclosedBlockComment];
    if is_at_end && error.code != RonError::TrailingCharacters || cut.contains(&error.code) {
        return (stopped, Reason::EndsEarly);
    }
    (stopped, Reason::Form(error.code))
}

/// Reads a value and uses it while the deserialiser is still at its place in the text.
struct Then<'a, T, F> {
    reading: &'a mut SaveReader,
    then: F,
    value: PhantomData<T>,
}

fn then<T, F>(reading: &mut SaveReader, then: F) -> Then<'_, T, F>
where
    F: FnOnce(&mut SaveReader, T) -> Result<(), Reason>,
{
    Then { reading, then, value: PhantomData }
}

/// Reads a value that is never refused.
fn set<'a, T>(
    reading: &'a mut SaveReader,
    set: impl FnOnce(&mut SaveReader, T) + 'a,
) -> Then<'a, T, impl FnOnce(&mut SaveReader, T) -> Result<(), Reason>> {
    then(reading, |reading, value| {
        set(reading, value);
        Ok(())
    })
}

impl<'de, T, F> DeserializeSeed<'de> for Then<'_, T, F>
where
    T: Deserialize<'de>,
    F: FnOnce(&mut SaveReader, T) -> Result<(), Reason>,
{
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, from: D) -> Result<(), D::Error> {
        let value = T::deserialize(from)?;
        let done = (self.then)(self.reading, value);
        self.reading.or_refuse(done)
    }
}

/// Reads one of a list of names; the value is its index in the list.
struct Name<'a> {
    reading: &'a mut SaveReader,
    allowed: &'static [&'static str],
}

impl<'de> DeserializeSeed<'de> for Name<'_> {
    type Value = &'static str;

    fn deserialize<D: Deserializer<'de>>(self, from: D) -> Result<&'static str, D::Error> {
        from.deserialize_identifier(self)
    }
}

impl Visitor<'_> for Name<'_> {
    type Value = &'static str;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a name")
    }

    fn visit_str<E: Error>(self, name: &str) -> Result<&'static str, E> {
        let known = self.allowed.iter().copied().find(|known| *known == name);
        let known = known.ok_or_else(|| Reason::UnknownName {
            name: name.to_owned(),
            allowed: self.allowed.to_vec(),
        });
        self.reading.or_refuse(known)
    }
}

/// Lets a visitor read a value by one method of the deserialiser.
macro_rules! reads_by {
    ($seed:ident, $method:ident($($argument:expr),*)) => {
        impl<'de> DeserializeSeed<'de> for $seed<'_> {
            type Value = ();

            fn deserialize<D: Deserializer<'de>>(self, from: D) -> Result<(), D::Error> {
                from.$method($($argument,)* self)
            }
        }
    };
}

/// What a visitor expects; its value is in the [`SaveReader`].
macro_rules! expecting {
    ($text:literal) => {
        type Value = ();

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str($text)
        }
    };
}

/// The whole file.
struct GameSeed<'a>(&'a mut SaveReader);

const FIELDS: &[&str] = &[
    "version",
    "ruleset",
    "options",
    "start",
    "south",
    "north",
    "south_name",
    "north_name",
    "south_seed",
    "north_seed",
    "own_counts",
    "tutor",
    "with_help",
    "clock",
    "title",
    "comment",
    "here",
    "table",
    "moves",
    "branches",
    "used",
    "result",
];

reads_by!(GameSeed, deserialize_struct("Game", FIELDS));

impl<'de> Visitor<'de> for GameSeed<'_> {
    expecting!("a game");

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<(), A::Error> {
        let reading = self.0;
        let mut seen: Vec<&str> = Vec::new();
        while let Some(field) = next_name(&mut map, reading, FIELDS, &mut seen)? {
            let in_place = reading.check_order(field, &seen);
            reading.or_refuse(in_place)?;
            match field {
                "version" => map.next_value_seed(then(reading, SaveReader::version)),
                "ruleset" => map.next_value_seed(then(reading, SaveReader::name)),
                "options" => map.next_value_seed(OptionsSeed(reading)),
                "start" => map.next_value_seed(then(reading, SaveReader::start)),
                "south" => map.next_value_seed(PlayerSeed(reading, Side::South)),
                "north" => map.next_value_seed(PlayerSeed(reading, Side::North)),
                "south_name" | "north_name" => {
                    map.next_value_seed(set(reading, move |reading, name: String| {
                        reading.person(field).name = PersonName::new(&name);
                    }))
                }
                "south_seed" | "north_seed" => {
                    map.next_value_seed(set(reading, move |reading, seed: String| {
                        reading.person(field).seed = SeedColour::from_id(&seed);
                    }))
                }
                "own_counts" => {
                    map.next_value_seed(set(reading, |reading, value| reading.own_counts = value))
                }
                "tutor" => map.next_value_seed(TutorSeed(reading)),
                "with_help" => {
                    map.next_value_seed(set(reading, |reading, value| reading.with_help = value))
                }
                "title" => {
                    map.next_value_seed(set(reading, |reading, value| reading.title = value))
                }
                "comment" => map
                    .next_value_seed(set(reading, |reading, value| reading.start_comment = value)),
                "here" => map.next_value_seed(then(reading, SaveReader::here_at_start)),
                "table" => {
                    map.next_value_seed(set(reading, |reading, value| reading.aside = value))
                }
                "moves" => map.next_value_seed(EntriesSeed(reading)),
                "branches" => map.next_value_seed(BranchesSeed(reading)),
                "clock" => map.next_value_seed(then(reading, SaveReader::clock)),
                "used" => map.next_value_seed(then(reading, SaveReader::used)),
                _ => map.next_value_seed(then(reading, SaveReader::result)),
            }?;
        }
        let complete = ["version", "ruleset", "moves"]
            .into_iter()
            .find(|field| !seen.contains(field))
            .map_or(Ok(()), |field| Err(Reason::Missing(field)));
        reading.or_refuse(complete)
    }
}

/// The next field, which must not have come before.
fn next_name<'de, A: MapAccess<'de>>(
    map: &mut A,
    reading: &mut SaveReader,
    allowed: &'static [&'static str],
    seen: &mut Vec<&'static str>,
) -> Result<Option<&'static str>, A::Error> {
    let name = map.next_key_seed(Name { reading: &mut *reading, allowed })?;
    if let Some(name) = name {
        let twice = seen.contains(&name);
        let new = if twice { Err(Reason::Twice(name)) } else { Ok(()) };
        reading.or_refuse(new)?;
        seen.push(name);
    }
    Ok(name)
}

/// `{"grand-slam": "allowed", …}`
struct OptionsSeed<'a>(&'a mut SaveReader);

reads_by!(OptionsSeed, deserialize_map());

impl<'de> Visitor<'de> for OptionsSeed<'_> {
    expecting!("options and their values");

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<(), A::Error> {
        while map.next_key_seed(then(self.0, SaveReader::option_name))?.is_some() {
            map.next_value_seed(then(self.0, SaveReader::option_value))?;
        }
        Ok(())
    }
}

/// `You`, `Friend`, `Kete(4)`, `Engine("Fox")`
struct PlayerSeed<'a>(&'a mut SaveReader, Side);

const PLAYERS: &[&str] = &["You", "Friend", "FarAway", "Kete", "Engine"];

reads_by!(PlayerSeed, deserialize_enum("Player", PLAYERS));

impl<'de> Visitor<'de> for PlayerSeed<'_> {
    expecting!("You, Friend, FarAway(\"k7q2m9\"), Kete(4) or Engine(\"Fox\")");

    fn visit_enum<A: EnumAccess<'de>>(self, player: A) -> Result<(), A::Error> {
        let PlayerSeed(reading, side) = self;
        let (name, rest) =
            player.variant_seed(Name { reading: &mut *reading, allowed: PLAYERS })?;
        let person = match name {
            "You" => Player::You,
            "Friend" => Player::Friend,
            "FarAway" => {
                let far = |reading: &mut SaveReader, tag: String| reading.far_away(side, tag);
                return rest.newtype_variant_seed(then(reading, far));
            }
            "Engine" => {
                let engine = |reading: &mut SaveReader, name: String| reading.engine(side, &name);
                return rest.newtype_variant_seed(then(reading, engine));
            }
            _ => {
                let level = |reading: &mut SaveReader, level| reading.level(side, level);
                return rest.newtype_variant_seed(then(reading, level));
            }
        };
        rest.unit_variant()?;
        reading.players[side] = person;
        Ok(())
    }
}

/// `["C", "d", (move: "E", comment: "…")]`
struct EntriesSeed<'a>(&'a mut SaveReader);

reads_by!(EntriesSeed, deserialize_seq());

impl<'de> Visitor<'de> for EntriesSeed<'_> {
    expecting!("a list of moves");

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<(), A::Error> {
        while list.next_element_seed(EntrySeed(&mut *self.0))?.is_some() {}
        Ok(())
    }
}

/// `"C"`, or `(move: "C", mark: Good, comment: "…", took: 4200, here: true)`
struct EntrySeed<'a>(&'a mut SaveReader);

const ENTRY_FIELDS: &[&str] = &["move", "mark", "comment", "took", "here"];
const MARKS: &[&str] =
    &[TurnMark::Good.name(), TurnMark::Doubtful.name(), TurnMark::Mistake.name()];

reads_by!(EntrySeed, deserialize_any());

impl<'de> Visitor<'de> for EntrySeed<'_> {
    expecting!("a move in quotes");

    fn visit_str<E: Error>(self, text: &str) -> Result<(), E> {
        let entered = self.0.entry(text);
        self.0.or_refuse(entered)
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<(), A::Error> {
        let reading = self.0;
        let mut seen = Vec::new();
        while let Some(field) = next_name(&mut map, reading, ENTRY_FIELDS, &mut seen)? {
            if seen[0] != "move" {
                return reading.or_refuse(Err(Reason::Order { first: "move", then: field }));
            }
            match field {
                "move" => {
                    let enter = |reading: &mut SaveReader, text: String| reading.entry(&text);
                    map.next_value_seed(then(reading, enter))
                }
                "mark" => map.next_value_seed(MarkSeed(reading)),
                "comment" => map.next_value_seed(then(reading, SaveReader::comment)),
                "took" => map.next_value_seed(then(reading, SaveReader::took)),
                _ => map.next_value_seed(then(reading, SaveReader::here)),
            }?;
        }
        let complete = if seen.is_empty() { Err(Reason::Missing("move")) } else { Ok(()) };
        reading.or_refuse(complete)
    }
}

/// `Good`, `Doubtful`, `Mistake`
struct MarkSeed<'a>(&'a mut SaveReader);

reads_by!(MarkSeed, deserialize_enum("Mark", MARKS));

impl<'de> Visitor<'de> for MarkSeed<'_> {
    expecting!("Good, Doubtful or Mistake");

    fn visit_enum<A: EnumAccess<'de>>(self, mark: A) -> Result<(), A::Error> {
        let (name, rest) = mark.variant_seed(Name { reading: &mut *self.0, allowed: MARKS })?;
        rest.unit_variant()?;
        self.0.mark(TurnMark::ALL.iter().copied().find(|mark| mark.name() == name));
        Ok(())
    }
}

/// `Off`, `Warn`, `Teach`
struct TutorSeed<'a>(&'a mut SaveReader);

const TUTORS: &[&str] = &[Tutoring::Off.name(), Tutoring::Warn.name(), Tutoring::Teach.name()];

reads_by!(TutorSeed, deserialize_enum("Tutor", TUTORS));

impl<'de> Visitor<'de> for TutorSeed<'_> {
    expecting!("Off, Warn or Teach");

    fn visit_enum<A: EnumAccess<'de>>(self, tutor: A) -> Result<(), A::Error> {
        let (name, rest) = tutor.variant_seed(Name { reading: &mut *self.0, allowed: TUTORS })?;
        rest.unit_variant()?;
        self.0.tutoring = Tutoring::named(name).unwrap_or_default();
        Ok(())
    }
}

/// `[(instead_of: 6, moves: ["F"]), …]`
struct BranchesSeed<'a>(&'a mut SaveReader);

reads_by!(BranchesSeed, deserialize_seq());

impl<'de> Visitor<'de> for BranchesSeed<'_> {
    expecting!("a list of branches");

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<(), A::Error> {
        while list.next_element_seed(BranchSeed(&mut *self.0))?.is_some() {}
        Ok(())
    }
}

/// `(of: 1, instead_of: 6, moves: ["F"])`
struct BranchSeed<'a>(&'a mut SaveReader);

const BRANCH_FIELDS: &[&str] = &["of", "instead_of", "moves"];

reads_by!(BranchSeed, deserialize_struct("Branch", BRANCH_FIELDS));

impl<'de> Visitor<'de> for BranchSeed<'_> {
    expecting!("a branch");

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<(), A::Error> {
        let reading = self.0;
        let mut seen = Vec::new();
        let mut of = 0;
        while let Some(field) = next_name(&mut map, reading, BRANCH_FIELDS, &mut seen)? {
            let has_place = seen.contains(&"instead_of");
            let missing = match field {
                "of" if has_place => Some(("of", "instead_of")),
                "moves" if !has_place => Some(("instead_of", "moves")),
                _ => None,
            };
            if let Some((first, then)) = missing {
                return reading.or_refuse(Err(Reason::Order { first, then }));
            }
            match field {
                "of" => {
                    let keep = |_: &mut SaveReader, way: u64| {
                        of = way;
                        Ok(())
                    };
                    map.next_value_seed(then(reading, keep))
                }
                "instead_of" => {
                    let leave = |reading: &mut SaveReader, turn| reading.leave(of, turn);
                    map.next_value_seed(then(reading, leave))
                }
                _ => map.next_value_seed(EntriesSeed(reading)),
            }?;
        }
        let complete = if seen.contains(&"moves") { Ok(()) } else { Err(Reason::Missing("moves")) };
        reading.or_refuse(complete)
    }
}
