//! Reads OGN. The rules check every move as it is read, so each fault gets its place in the text.

use super::super::ending::Agreement;
use super::super::in_progress::GameInProgress;
use super::super::load_error::{BadEntry, LoadError, Reason, TextPlace, WhyBad};
use super::super::ogn_fault::OgnFault;
use super::super::person::{Person, PersonName};
use super::super::players::{Level, Player};
use super::super::save::MAX_ENTRIES;
use super::super::tree::{NodeEntry, NodeId, TurnMark};
use super::scan::{OgnErrorAt, OgnScanner, Tag, Token};
use super::write::result;
use super::{COMMENT, KEPT, RULES, TERMINATION, VARIANTS, abapa, fen};
use crate::rules::{BySide, GameName, Outcome, Ruleset, Side};

/// The games of a text, one after the other. Reading stops after the first game with a fault.
pub struct OgnGames<'a> {
    scanner: OgnScanner<'a>,
    is_over: bool,
}

impl<'a> OgnGames<'a> {
    /// The games of a text.
    ///
    /// # Errors
    /// If the bytes are not text.
    pub fn new(bytes: &'a [u8]) -> Result<OgnGames<'a>, LoadError> {
        // Some editors put a byte order mark before UTF-8 text.
        let bytes = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes);
        let text = std::str::from_utf8(bytes).map_err(|error| {
            let good = String::from_utf8_lossy(&bytes[..error.valid_up_to()]);
            let place = Some(TextPlace::end_of(&good));
            LoadError { place, ..LoadError::without_game(Reason::NotText) }
        })?;
        Ok(OgnGames { scanner: OgnScanner::new(text), is_over: false })
    }

    /// Whether another game follows, with or without a fault.
    pub fn has_more(&mut self) -> bool {
        !self.is_over && !self.scanner.is_at_end()
    }

    /// The error for a text without a game.
    pub(super) fn empty(&self) -> LoadError {
        LoadError::without_game(Reason::Empty)
    }

    fn game(&mut self) -> Result<GameInProgress, LoadError> {
        let begins = self.scanner.place();
        let without_game = |(place, reason): (TextPlace, Reason)| LoadError {
            place: Some(place),
            ..LoadError::without_game(reason)
        };
        let tags = self.scanner.tags().map_err(|fault| without_game(reason(fault)))?;
        let mut reading = OgnReader::lay_out(tags, begins).map_err(without_game)?;
        let moves = reading.moves(&mut self.scanner);
        reading.end_comments();
        let read = moves.and_then(|()| reading.end());
        let before = reading.game.current();
        let game = reading.finish();
        read.map_err(|(place, reason)| LoadError {
            place: Some(place),
            reason,
            good: Some(Box::new(game.clone())),
            before,
        })?;
        Ok(game)
    }
}

impl Iterator for OgnGames<'_> {
    type Item = Result<GameInProgress, LoadError>;

    fn next(&mut self) -> Option<Result<GameInProgress, LoadError>> {
        if !self.has_more() {
            return None;
        }
        let game = self.game();
        self.is_over = game.is_err();
        Some(game)
    }
}

fn reason((place, fault): OgnErrorAt) -> (TextPlace, Reason) {
    (place, Reason::Ogn(fault))
}

/// A game being read.
struct OgnReader {
    /// The game, at the last move read.
    game: GameInProgress,
    start_words: Vec<String>,
    /// The comments after the last move read, line by line.
    comments: Vec<String>,
    /// The result in the file, and its place.
    stated: Option<(TextPlace, String)>,
    /// The agreement, resignation or loss on time in the file.
    termination: String,
    moves: usize,
    result_is_read: bool,
}

impl OgnReader {
    fn lay_out(tags: Vec<Tag>, begins: TextPlace) -> Result<OgnReader, (TextPlace, Reason)> {
        let known = |value: &str| !matches!(value, "" | "?" | "-" | "????.??.??");
        let tag = |name: &str| tags.iter().rfind(|tag| tag.name == name && known(&tag.value));
        let variant = tag("Variant").ok_or((begins, Reason::Missing("Variant")))?;
        if !VARIANTS.contains(&variant.value.to_lowercase().as_str()) {
            let fault = OgnFault::Variant(variant.value.clone());
            return Err((variant.place, Reason::Ogn(fault)));
        }
        let ruleset = tag(RULES).map_or(Ok(abapa()), |tag| {
            rules(&tag.value)
                .ok_or_else(|| (tag.place, Reason::Ogn(OgnFault::Rules(tag.value.clone()))))
        })?;
        let mut start_words = Vec::new();
        let mut players = BySide::new(Player::You, Player::Friend);
        let mut people = BySide::new(Person::default(), Person::default());
        for name in KEPT {
            let Some(tag) = tag(name) else { continue };
            let side = Side::ALL.into_iter().find(|side| side.to_string() == name.to_lowercase());
            let person = PersonName::new(&tag.value).filter(|person| person.as_str() == tag.value);
            match (side, player(&tag.value), person) {
                (Some(side), Some(player), _) => players[side] = player,
                (Some(side), None, Some(person)) => people[side].name = Some(person),
                _ => start_words.push(format!("{name}: {}", tag.value)),
            }
        }
        let mut game = GameInProgress::new(ruleset, players);
        if let Some(tag) = tag("FEN") {
            let setup = fen::position(&tag.value)
                .ok_or_else(|| (tag.place, Reason::Ogn(OgnFault::Position(tag.value.clone()))))?;
            if setup != ruleset.start().setup() {
                game = GameInProgress::from_setup(ruleset, players, &setup)
                    .map_err(|faults| (tag.place, Reason::Start(faults)))?;
            }
        }
        game.set_people(people);
        if let Some(event) = tag("Event") {
            game.set_title(event.value.clone());
        }
        start_words.extend(tag(COMMENT).map(|tag| tag.value.clone()));
        let stated = tags.iter().rfind(|tag| tag.name == "Result");
        Ok(OgnReader {
            game,
            start_words,
            comments: Vec::new(),
            stated: stated.map(|tag| (tag.place, tag.value.clone())),
            termination: tag(TERMINATION).map(|tag| tag.value.clone()).unwrap_or_default(),
            moves: 0,
            result_is_read: false,
        })
    }

    /// Reads moves up to the next game.
    fn moves(&mut self, scanner: &mut OgnScanner<'_>) -> Result<(), (TextPlace, Reason)> {
        loop {
            let (place, token) = scanner.token().map_err(reason)?;
            match token {
                Token::End | Token::Tag => return Ok(()),
                Token::Comment(words) => self.comment(&words),
                Token::Sign(number) => self.mark(match number {
                    1 | 3 => Some(TurnMark::Good),
                    2 | 4 => Some(TurnMark::Mistake),
                    5 | 6 => Some(TurnMark::Doubtful),
                    _ => None,
                }),
                Token::Word(word) => self.word(place, word)?,
            }
        }
    }

    fn mark(&mut self, mark: Option<TurnMark>) {
        if mark.is_some() {
            self.game.set_mark(self.game.current(), mark);
        }
    }

    fn comment(&mut self, words: &str) {
        let mut lines = vec![Vec::new()];
        for line in words.trim().lines() {
            match line.trim() {
                "" => lines.push(Vec::new()),
                _ => lines.last_mut().into_iter().for_each(|last| {
                    last.extend(line.split_whitespace());
                }),
            }
        }
        let lines = lines.into_iter().filter(|line| !line.is_empty()).map(|line| line.join(" "));
        match self.moves {
            0 => self.start_words.extend(lines),
            _ => self.comments.extend(lines),
        }
    }

    /// Sets all comments read since the last move as its comment.
    fn end_comments(&mut self) {
        if !self.comments.is_empty() {
            let here = self.game.current();
            self.game.set_comment(here, std::mem::take(&mut self.comments).join("\n"));
        }
    }

    /// A move, a number, a result, or a number with a move right after its dots.
    fn word(&mut self, place: TextPlace, word: &str) -> Result<(), (TextPlace, Reason)> {
        let mut rest = word;
        loop {
            let behind = rest.trim_start_matches(|c: char| c.is_ascii_digit());
            let dotless = behind.trim_start_matches('.');
            if behind.len() == rest.len() || dotless.len() == behind.len() {
                break;
            }
            rest = dotless;
        }
        if rest.chars().all(|c| c.is_ascii_digit()) {
            return Ok(());
        }
        let is_result = rest.chars().all(|c| c.is_ascii_digit() || "-/½*".contains(c));
        let column = place.column + word[..word.len() - rest.len()].chars().count();
        let place = TextPlace { column, ..place };
        if is_result {
            self.result_is_read = true;
            if self.stated.as_ref().is_none_or(|(_, stated)| is_open(stated)) {
                self.stated = Some((place, rest.to_owned()));
            }
            return Ok(());
        }
        self.play(place, rest)
    }

    fn play(&mut self, place: TextPlace, word: &str) -> Result<(), (TextPlace, Reason)> {
        if self.result_is_read {
            return Err((place, Reason::Ogn(OgnFault::AfterResult)));
        }
        let signs = word.find(['+', '!', '?']).unwrap_or(word.len());
        let (text, signs) = word.split_at(signs);
        let taken = signs
            .strip_prefix('+')
            .map(|rest| rest.trim_start_matches(|c: char| c.is_ascii_digit()));
        let mark = match taken.unwrap_or(signs) {
            "" => None,
            "!" | "!!" => Some(TurnMark::Good),
            "?!" | "!?" => Some(TurnMark::Doubtful),
            "?" | "??" => Some(TurnMark::Mistake),
            _ => return Err((place, Reason::Ogn(OgnFault::Word(word.to_owned())))),
        };
        let position = self.game.position();
        let read = position.parse_move(text).map_err(WhyBad::Malformed);
        let turn = read.and_then(|mv| self.game.look_ahead(&mv).map_err(WhyBad::Illegal));
        let turn = turn.map_err(|why| {
            let (turn, mover) = (self.moves + 1, position.to_move());
            let text = text.to_owned();
            (place, Reason::Entry(Box::new(BadEntry { turn, branch: None, text, mover, why })))
        })?;
        self.moves += 1;
        if self.moves > MAX_ENTRIES {
            return Err((place, Reason::TooLong));
        }
        self.end_comments();
        self.game.append(NodeEntry::Turn(turn));
        self.mark(mark);
        Ok(())
    }

    /// Ends the game as the file says, and compares the results.
    fn end(&mut self) -> Result<(), (TextPlace, Reason)> {
        let stated = self.stated.take().filter(|(_, stated)| !is_open(stated));
        if !self.game.is_over() {
            let entry = self.end_in_tag().or_else(|| self.end_of(&stated.as_ref()?.1));
            if let Some(entry) = entry {
                self.game.append(entry);
            }
        }
        let Some((place, stated)) = stated else { return Ok(()) };
        let outcome = self.game.outcome();
        match outcome {
            Some(outcome) if agrees(&stated, &outcome) => Ok(()),
            _ => {
                let found = result(outcome.as_ref());
                Err((place, Reason::Result { stated, found }))
            }
        }
    }

    /// The end in the tag `Termination`.
    fn end_in_tag(&self) -> Option<NodeEntry> {
        let text = self.termination.as_str();
        let agreement = Agreement::ALL.iter().copied().find(|known| known.to_string() == text);
        if let Some(agreement) = agreement {
            return self.game.agreed(agreement);
        }
        let loses = |side: &Side| format!("{side} loses on time") == text;
        if let Some(side) = Side::ALL.into_iter().find(loses) {
            return self.game.lost_on_time(side);
        }
        let resigns = |side: &Side| format!("{side} resigns") == text;
        self.game.resigned(Side::ALL.into_iter().find(resigns)?)
    }

    /// The end that gives this result.
    fn end_of(&self, stated: &str) -> Option<NodeEntry> {
        match stated {
            "1-0" => return self.game.resigned(Side::North),
            "0-1" => return self.game.resigned(Side::South),
            _ => {}
        }
        let brings = |agreement: &Agreement| {
            let entry = self.game.agreed(*agreement)?;
            let outcome = entry.outcome()?;
            agrees(stated, &outcome).then_some(entry)
        };
        [Agreement::Disregard, Agreement::Halve].iter().find_map(brings)
    }

    /// The game, with the comment on its start.
    fn finish(self) -> GameInProgress {
        let mut game = self.game;
        game.set_comment(NodeId::START, self.start_words.join("\n"));
        game
    }
}

/// Whether a result in a file means that the game is not over.
fn is_open(stated: &str) -> bool {
    matches!(stated, "" | "*" | "?")
}

/// Whether a result in a file is this one.
fn agrees(stated: &str, outcome: &Outcome) -> bool {
    let winner = outcome.winner;
    match stated {
        "1-0" => winner == Some(Side::South),
        "0-1" => winner == Some(Side::North),
        "1/2-1/2" | "½-½" => winner.is_none(),
        score => {
            let seeds = score.split_once('-').map(|(south, north)| (south.parse(), north.parse()));
            seeds == Some((Ok(outcome.seeds.south), Ok(outcome.seeds.north)))
        }
    }
}

/// Reads the rules in the tag `KeteRules`: `awale repetition-at=2`.
fn rules(text: &str) -> Option<Ruleset> {
    let mut words = text.split_whitespace();
    let name: GameName = words.next()?.parse().ok()?;
    if !matches!(name, GameName::Owari | GameName::Awale) {
        return None;
    }
    let mut ruleset = Ruleset::new(name);
    for word in words {
        let (option, value) = word.split_once('=')?;
        ruleset.set(option, value).ok()?;
    }
    Some(ruleset)
}

/// Reads a player's name in a tag; `None` if it is not a player of Kete.
pub(super) fn player(name: &str) -> Option<Player> {
    match name {
        "You" => Some(Player::You),
        "Friend" => Some(Player::Friend),
        _ => {
            let level = name.strip_prefix("Kete ")?.parse().ok()?;
            Level::new(level).map(Player::Kete)
        }
    }
}
