//! A short summary of a save file, made without playing the game through, for lists of thousands of
//! files. The rules do not check the moves, so a listed file may still be refused when it is
//! opened.

use serde::Deserialize;

use super::super::in_progress::GameInProgress;
use super::super::person::{Person, PersonName, SeedColour};
use super::super::players::{EngineName, Level, Player};
use super::summary_line::LineSummary;
use super::{Aside, VERSION};
use crate::game::load_error::LoadError;
use crate::rules::{BySide, GameName, Outcome, RuleId, Side};

/// Bytes of comments that a summary has at most.
const MOST_COMMENTS: usize = 8_000;

/// What a list shows of a saved game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// Which game it is.
    pub game: GameName,
    /// Who plays.
    pub players: BySide<Player>,
    /// How the people who play are called and marked.
    pub people: BySide<Person>,
    /// Its title; may be empty.
    pub title: String,
    /// Turns of its line, without agreements and resignations.
    pub turns: usize,
    /// Rounds that were begun in a finished Giuthi match; 0 in other games and while the match goes
    /// on.
    pub rounds: usize,
    /// How its line ended; `None` while it goes on.
    pub outcome: Option<Outcome>,
    /// Whether it was played with help.
    pub with_help: bool,
    /// Whether it has a title, a comment or a mark.
    pub annotated: bool,
    /// The first moves of its line, separated by spaces.
    pub opening: String,
    /// Its comments, one after the other, each with a line end; long ones may be missing.
    pub comments: String,
    /// The same for files with the same game, start, players and line. Not for keeping: another
    /// version may count otherwise.
    pub record: u64,
    /// What the window saved with the game.
    pub aside: Aside,
}

impl Summary {
    /// Reads the summary of a file. Only a file that needs it is read completely.
    ///
    /// # Errors
    /// Why the file is not a game, and where, as [`GameInProgress::from_save`] finds it.
    pub fn read(bytes: &[u8]) -> Result<Summary, LoadError> {
        match glance(bytes) {
            Some(summary) => Ok(summary),
            None => GameInProgress::from_save_with(bytes)
                .map(|(game, aside)| Summary { aside, ..Summary::of(&game) }),
        }
    }

    /// The summary of a game.
    pub fn of(game: &GameInProgress) -> Summary {
        let line = game.line();
        let end = line.last().copied();
        let outcome = end.and_then(|end| game.node(end).entry().outcome());
        let over = end.filter(|_| outcome.is_some());
        let mut moves = LineSummary::default();
        // The start is no entry.
        for id in line.iter().skip(1) {
            moves.add(&game.node(*id).entry().notation());
        }
        let start = game.set_up().map_or("start".to_owned(), ToString::to_string);
        let mut comments = String::new();
        game.all().for_each(|id| add_comment(&mut comments, game.node(id).comment()));
        Summary {
            game: game.ruleset().name(),
            players: game.players(),
            people: game.people(),
            title: game.title().to_owned(),
            turns: moves.all,
            rounds: over.and_then(|end| game.rounds_begun(end)).unwrap_or(0),
            outcome,
            with_help: game.with_help(),
            annotated: !game.title().is_empty()
                || game
                    .all()
                    .map(|id| game.node(id))
                    .any(|node| !node.comment().is_empty() || node.mark().is_some()),
            record: moves.record(game.ruleset().name(), game.players(), &start),
            opening: moves.opening,
            comments,
            aside: Aside::new(),
        }
    }
}

fn add_comment(comments: &mut String, comment: &str) {
    if !comment.is_empty() && comments.len() + comment.len() < MOST_COMMENTS {
        comments.push_str(comment);
        comments.push('\n');
    }
}

/// The fields of a file that a list needs; the others are skipped.
#[derive(Deserialize)]
#[serde(rename = "Game")]
struct Glance {
    version: u64,
    ruleset: String,
    #[serde(default)]
    start: String,
    #[serde(default)]
    south: SeatSummary,
    #[serde(default = "friend")]
    north: SeatSummary,
    #[serde(default)]
    south_name: String,
    #[serde(default)]
    north_name: String,
    #[serde(default)]
    south_seed: String,
    #[serde(default)]
    north_seed: String,
    #[serde(default)]
    title: String,
    #[serde(default)]
    with_help: bool,
    #[serde(default)]
    comment: String,
    #[serde(default)]
    table: Aside,
    moves: LineSummary,
    #[serde(default)]
    branches: Vec<Branch>,
    result: String,
}

#[derive(Deserialize)]
struct Branch {
    moves: LineSummary,
}

#[derive(Default, Deserialize)]
enum SeatSummary {
    #[default]
    You,
    Friend,
    FarAway(String),
    Kete(u8),
    Engine(String),
}

fn friend() -> SeatSummary {
    SeatSummary::Friend
}

impl SeatSummary {
    fn player(&self) -> Option<Player> {
        match self {
            SeatSummary::You => Some(Player::You),
            SeatSummary::Friend => Some(Player::Friend),
            SeatSummary::FarAway(tag) => tag.parse().ok().map(Player::FarAway),
            SeatSummary::Kete(level) => Level::new(*level).map(Player::Kete),
            SeatSummary::Engine(name) => EngineName::new(name).map(Player::Engine),
        }
    }
}

/// The summary of a file; `None` if the file must be read completely, or is not a save file.
fn glance(bytes: &[u8]) -> Option<Summary> {
    let bytes = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes);
    let found: Glance = ron::from_str(std::str::from_utf8(bytes).ok()?).ok()?;
    if found.version != u64::from(VERSION) {
        return None;
    }
    let game: GameName = found.ruleset.parse().ok()?;
    let players = BySide::new(found.south.player()?, found.north.player()?);
    let written =
        BySide::new((&found.south_name, &found.south_seed), (&found.north_name, &found.north_seed));
    let people = BySide::from_fn(|side| match players[side].is_person() {
        true => Person {
            name: PersonName::new(written[side].0),
            seed: SeedColour::from_id(written[side].1),
        },
        false => Person::default(),
    });
    let outcome = outcome(&found.result)?;
    let is_match = game.facts().has_rounds && outcome.is_some();
    if is_match && !matches!(found.start.as_str(), "" | "start") {
        // The match may have started between two rounds: the layouts do not say how many rounds
        // there were.
        return None;
    }
    let rounds = if is_match { found.moves.layouts + 1 } else { 0 };
    let (title, turns, with_help) = (found.title, found.moves.all, found.with_help);
    let mut comments = String::new();
    let branches = found.branches.iter().map(|branch| &branch.moves);
    let of_moves = std::iter::once(&found.moves).chain(branches).flat_map(|line| &line.comments);
    let all = std::iter::once(&found.comment).chain(of_moves);
    all.for_each(|comment| add_comment(&mut comments, comment));
    let start = if found.start.is_empty() { "start" } else { &found.start };
    let record = found.moves.record(game, players, start);
    let annotated = !title.is_empty()
        || !found.comment.is_empty()
        || found.moves.annotated
        || found.branches.iter().any(|branch| branch.moves.annotated);
    let (opening, aside) = (found.moves.opening, found.table);
    Some(Summary {
        game,
        players,
        people,
        title,
        turns,
        rounds,
        outcome,
        with_help,
        annotated,
        opening,
        comments,
        record,
        aside,
    })
}

/// Reads `ongoing`, `north 20-28 awale.famine`, `south 10-12 resigned`, `south 10-12 time`; the outer `None` if the
/// text is none of these.
fn outcome(text: &str) -> Option<Option<Outcome>> {
    if text == "ongoing" {
        return Some(None);
    }
    let mut words = text.split(' ');
    let winner = match words.next()? {
        "south" => Some(Side::South),
        "north" => Some(Side::North),
        "draw" => None,
        _ => return None,
    };
    let (south, north) = words.next()?.split_once('-')?;
    let seeds = BySide::new(south.parse().ok()?, north.parse().ok()?);
    let why = words.next()?;
    let rule = match why {
        "resigned" | "time" => None,
        id => Some(id.parse::<RuleId>().ok()?),
    };
    let outcome = Outcome { winner, seeds, rule, on_time: why == "time" };
    words.next().is_none().then_some(Some(outcome))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::result_line;

    fn text_of(text: &str) -> Option<Summary> {
        glance(text.as_bytes())
    }

    #[test]
    fn a_glance_at_a_sample_gives_the_same_as_reading_it() {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("saves");
        let mut seen = 0;
        for entry in std::fs::read_dir(folder).expect("listed") {
            let path = entry.expect("an entry").path();
            if path.extension().is_none_or(|ending| ending != super::super::EXTENSION) {
                continue;
            }
            let bytes = std::fs::read(&path).expect("read");
            let game = GameInProgress::from_save(&bytes).expect("a game");
            assert_eq!(glance(&bytes), Some(Summary::of(&game)), "{path:?}");
            seen += 1;
        }
        assert!(seen >= 9, "{seen}");
    }

    #[test]
    fn names_and_seeds_are_read_and_what_is_unknown_is_ignored() {
        let named = "(version: 1, ruleset: \"owari\", south: You, north: Friend, \
                     south_name: \"Ada\", south_seed: \"red\", north_name: \" \", \
                     north_seed: \"pink\", moves: [], result: \"ongoing\")";
        let found = text_of(named).expect("a summary");
        let ada = Person { name: PersonName::new("Ada"), seed: Some(SeedColour::Red) };
        assert_eq!(found.people, BySide::new(ada, Person::default()));
        let game = GameInProgress::from_save(named.as_bytes()).expect("a game");
        assert_eq!(Summary::of(&game), found);
        let again = GameInProgress::from_save(game.to_save().as_bytes()).expect("a game");
        assert_eq!(again.people(), found.people);
    }

    #[test]
    fn a_missing_field_has_its_default() {
        let short = "(version: 1, ruleset: \"owari\", moves: [\"C\", \"d\"], result: \"ongoing\")";
        let found = text_of(short).expect("a summary");
        assert_eq!(found.players, BySide::new(Player::You, Player::Friend));
        let given_up = short.replace("\"d\"", "\"d\", \"south resigns\"");
        let given_up = text_of(&given_up.replace("ongoing", "north 0-0 resigned"));
        assert_eq!(given_up.map(|found| found.turns), Some(2));
        assert_eq!((found.turns, found.outcome, found.with_help), (2, None, false));
        // Without a result the file must be read completely.
        let short = "(version: 1, ruleset: \"owari\", south: Engine(\"Fox\"), moves: [\"C\"])";
        assert_eq!(text_of(short), None);
        let found = Summary::read(short.as_bytes()).expect("a game");
        assert_eq!((found.turns, found.outcome), (1, None));
        assert!(matches!(found.players.south, Player::Engine(name) if name.as_str() == "Fox"));
    }

    #[test]
    fn a_title_a_note_or_a_mark_is_seen_wherever_it_is() {
        use crate::game::TurnMark;
        use crate::rules::Ruleset;

        let plain = || {
            let players = BySide::new(Player::You, Player::Friend);
            let mut game = GameInProgress::new(Ruleset::new(GameName::Owari), players);
            for _ in 0..4 {
                let mv = game.position().moves()[0];
                game.play(&mv).expect("legal");
            }
            // The other move becomes a branch.
            game.undo();
            let mv = game.position().moves()[1];
            game.play(&mv).expect("legal");
            game
        };
        let is_annotated = |game: &GameInProgress| {
            let found = glance(game.to_save().as_bytes()).expect("a summary");
            assert_eq!(found, Summary::of(game));
            found.annotated
        };
        assert!(!is_annotated(&plain()));
        let mut titled = plain();
        titled.set_title("Famine");
        assert!(is_annotated(&titled));
        let ids: Vec<_> = plain().all().collect();
        assert_eq!(ids.len(), 6);
        for id in ids {
            let mut noted = plain();
            noted.set_comment(id, "why not C?");
            assert!(is_annotated(&noted), "{id:?}");
            if id != crate::game::NodeId::START {
                let mut marked = plain();
                marked.set_mark(id, Some(TurnMark::Good));
                assert!(is_annotated(&marked), "{id:?}");
            }
        }
    }

    #[test]
    fn the_opening_the_comments_and_the_window_s_values_are_read() {
        let text = "(version: 1, ruleset: \"owari\", comment: \"cold\", table: {\"file\": \"/a\"}, \
                    moves: [\"C\", (move: \"d\", comment: \"hot\"), \"south resigns\"], \
                    branches: [(instead_of: 2, moves: [(move: \"e\", comment: \"wet\")])], \
                    result: \"north 0-0 resigned\")";
        let found = text_of(text).expect("a summary");
        assert_eq!((found.opening.as_str(), found.comments.as_str()), ("C d", "cold\nhot\nwet\n"));
        assert_eq!(found.aside.get("file").map(String::as_str), Some("/a"));
        assert_eq!(Summary::read(text.as_bytes()).expect("a game"), found);
        // A note does not make another game, another move or player does.
        let record = |text: &str| text_of(text).expect("a summary").record;
        assert_eq!(record(&text.replace("hot", "")), found.record);
        assert_ne!(record(&text.replace("\"C\"", "\"D\"")), found.record);
        assert_ne!(record(&text.replace("moves", "north: Kete(1), moves")), found.record);
    }

    #[test]
    fn results_are_read_as_they_are_written() {
        let of = |winner, rule| {
            let seeds = BySide::new(26, 22);
            Some(Some(Outcome { winner, seeds, rule, on_time: false }))
        };
        assert_eq!(outcome("ongoing"), Some(None));
        assert_eq!(outcome("south 26-22 owari.end"), of(Some(Side::South), Some(RuleId::OwariEnd)));
        assert_eq!(outcome("north 26-22 resigned"), of(Some(Side::North), None));
        let on_time = outcome("north 26-22 time").flatten().expect("an outcome");
        assert_eq!(result_line(Some(&on_time)), "north 26-22 time");
        assert_eq!(outcome("draw 26-22 game.agree"), of(None, Some(RuleId::GameAgree)));
        let wrong =
            ["", "south", "south 26 owari.end", "east 1-2 owari.end", "south 1-2 x", "draw 1-2 "];
        for text in wrong {
            assert_eq!(outcome(text), None, "{text:?}");
        }
    }

    #[test]
    fn a_fault_is_the_same_as_when_the_whole_file_is_read() {
        for text in [
            "",
            "(version: 2, ruleset: \"owari\", moves: [], result: \"ongoing\")",
            "(version: 1, ruleset: \"chess\", moves: [], result: \"ongoing\")",
            "(version: 1, ruleset: \"owari\", moves: [\"C\"",
            "(version: 1, ruleset: \"owari\", south: Kete(44), moves: [], result: \"ongoing\")",
        ] {
            let found = Summary::read(text.as_bytes()).expect_err("no game").to_string();
            let whole = GameInProgress::from_save(text.as_bytes()).expect_err("no game");
            assert_eq!(found, whole.to_string());
        }
    }
}
