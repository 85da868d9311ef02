//! A save file being read: the game so far, and other values from the file.

use serde::de::Error;

use super::super::clock::{Millis, TimeControl};
use super::super::ending::{Agreement, result_line};
use super::super::in_progress::GameInProgress;
use super::super::person::Person;
use super::super::players::{EngineName, Level, Player};
use super::super::tree::{NodeEntry, NodeId, TurnMark};
use super::super::tutoring::Tutoring;
use super::clock::{ClockText, in_range};
use super::{Aside, MAX_ENTRIES, MAX_EVENTS, VERSION};
use crate::game::load_error::{BadEntry, Reason, WhyBad};
use crate::rules::{BySide, GameName, OptionError, Ruleset, Setup, Side};

/// One line of the game as it is read: the line itself, or a branch.
#[derive(Default)]
pub(super) struct ReadLine {
    /// Turns before its first entry.
    before: usize,
    entries: Vec<NodeId>,
}

/// A save file being read.
pub(super) struct SaveReader {
    /// Why reading stopped; the deserialiser adds the place.
    pub(super) refused: Option<Reason>,
    pub(super) players: BySide<Player>,
    pub(super) people: BySide<Person>,
    ruleset: Option<Ruleset>,
    option: String,
    /// The game, at the last entry read.
    game: Option<GameInProgress>,
    /// The line, then the branches.
    ways: Vec<ReadLine>,
    here: Option<NodeId>,
    pub(super) own_counts: bool,
    pub(super) tutoring: Tutoring,
    pub(super) with_help: bool,
    clock: Option<TimeControl>,
    pub(super) title: String,
    pub(super) start_comment: String,
    /// Values that are saved with the game but are not part of its record.
    pub(super) aside: Aside,
    entries: usize,
    events: usize,
}

impl Default for SaveReader {
    fn default() -> SaveReader {
        SaveReader {
            refused: None,
            players: BySide::new(Player::You, Player::Friend),
            people: BySide::default(),
            ruleset: None,
            option: String::new(),
            game: None,
            ways: vec![ReadLine::default()],
            here: None,
            own_counts: false,
            tutoring: Tutoring::Off,
            with_help: false,
            clock: None,
            title: String::new(),
            start_comment: String::new(),
            aside: Aside::new(),
            entries: 0,
            events: 0,
        }
    }
}

impl SaveReader {
    /// Stores the reason and stops the deserialiser, which knows the place.
    pub(super) fn or_refuse<T, E: Error>(&mut self, result: Result<T, Reason>) -> Result<T, E> {
        result.map_err(|reason| {
            self.refused = Some(reason);
            E::custom("refused")
        })
    }

    /// The node after the last entry read.
    pub(super) fn last_read(&self) -> NodeId {
        self.game.as_ref().map_or(NodeId::START, GameInProgress::current)
    }

    /// The game as far as it was read, at the node that the file marks or at the end of the line.
    pub(super) fn finish(self) -> Option<GameInProgress> {
        let here = self.here.unwrap_or_else(|| self.line_end());
        let mut game = self.game?;
        game.set_players(self.players);
        game.set_people(self.people);
        game.set_own_counts(self.own_counts);
        game.set_tutoring(self.tutoring);
        if self.with_help {
            game.mark_with_help();
        }
        game.set_title(self.title);
        game.set_comment(NodeId::START, self.start_comment);
        game.go_to(here);
        Some(game)
    }

    /// Checks that a field may come after those in `seen`. Makes the start position as soon as the
    /// game is needed.
    pub(super) fn check_order(&mut self, field: &'static str, seen: &[&str]) -> Result<(), Reason> {
        let needs: &[&str] = match field {
            "version" => &[],
            "options" | "start" | "moves" => &["version", "ruleset"],
            "branches" | "used" | "result" => &["version", "ruleset", "moves"],
            _ => &["version"],
        };
        if let Some(first) = needs.iter().find(|first| !seen.contains(first)) {
            return Err(Reason::Order { first, then: field });
        }
        let late: &[&str] = match field {
            "options" => &["start", "moves"],
            "start" | "clock" => &["moves"],
            "branches" => &["used"],
            _ => &[],
        };
        if let Some(then) = late.iter().find(|then| seen.contains(then)) {
            return Err(Reason::Order { first: field, then });
        }
        if field == "moves" {
            self.lay_out();
            if let Some(game) = &mut self.game {
                game.set_time_control(self.clock);
            }
        }
        Ok(())
    }

    /// Uses the usual start if the file has no other.
    fn lay_out(&mut self) {
        if let (None, Some(ruleset)) = (&self.game, self.ruleset) {
            self.game = Some(GameInProgress::new(ruleset, self.players));
        }
    }

    pub(super) fn clock(&mut self, clock: ClockText) -> Result<(), Reason> {
        self.clock = Some(clock.control()?);
        Ok(())
    }

    /// Takes the time used for the last entry.
    pub(super) fn took(&mut self, stated: Millis) -> Result<(), Reason> {
        self.clock.ok_or(Reason::NoClock("took"))?;
        let game = self.game.as_mut().ok_or(Reason::Missing("ruleset"))?;
        let refused = |most| Reason::Time { field: "took", stated, least: 0, most };
        game.read_time(stated).map_err(refused)
    }

    /// Takes the time used at the current node.
    pub(super) fn used(&mut self, stated: Millis) -> Result<(), Reason> {
        self.clock.ok_or(Reason::NoClock("used"))?;
        let here = self.here.unwrap_or_else(|| self.line_end());
        let game = self.game.as_mut().ok_or(Reason::Missing("ruleset"))?;
        game.go_to(here);
        in_range("used", stated, (0, game.most_time()))?;
        game.spend(stated);
        Ok(())
    }

    /// The last node of the line.
    fn line_end(&self) -> NodeId {
        self.ways[0].entries.last().copied().unwrap_or(NodeId::START)
    }

    pub(super) fn version(&mut self, version: u64) -> Result<(), Reason> {
        match version.cmp(&VERSION.into()) {
            std::cmp::Ordering::Equal => Ok(()),
            std::cmp::Ordering::Less => Err(Reason::UnknownVersion(version)),
            std::cmp::Ordering::Greater => Err(Reason::LaterVersion(version)),
        }
    }

    pub(super) fn name(&mut self, name: String) -> Result<(), Reason> {
        let game: GameName = name.parse().map_err(|_| Reason::UnknownName {
            name,
            allowed: GameName::ALL.map(GameName::id).to_vec(),
        })?;
        self.ruleset = Some(Ruleset::new(game));
        Ok(())
    }

    /// Stores the name of an option until its value is read.
    pub(super) fn option_name(&mut self, name: String) -> Result<(), Reason> {
        let mut ruleset = self.ruleset.ok_or(Reason::Missing("ruleset"))?;
        // Setting any value shows whether the option exists.
        match ruleset.set(&name, "") {
            Err(unknown @ OptionError::UnknownOption { .. }) => Err(Reason::Option(unknown)),
            _ => {
                self.option = name;
                Ok(())
            }
        }
    }

    pub(super) fn option_value(&mut self, value: String) -> Result<(), Reason> {
        let ruleset = self.ruleset.as_mut().ok_or(Reason::Missing("ruleset"))?;
        ruleset.set(&self.option, &value).map_err(Reason::Option)
    }

    pub(super) fn start(&mut self, start: String) -> Result<(), Reason> {
        let ruleset = self.ruleset.ok_or(Reason::Missing("ruleset"))?;
        if start == "start" {
            self.lay_out();
            return Ok(());
        }
        let setup = Setup::parse(ruleset.name(), &start).map_err(Reason::StartText)?;
        let game = GameInProgress::from_setup(ruleset, self.players, &setup);
        self.game = Some(game.map_err(Reason::Start)?);
        Ok(())
    }

    pub(super) fn level(&mut self, side: Side, level: i64) -> Result<(), Reason> {
        let known = u8::try_from(level).ok().and_then(Level::new);
        self.players[side] = Player::Kete(known.ok_or(Reason::Level(level))?);
        Ok(())
    }

    pub(super) fn engine(&mut self, side: Side, name: &str) -> Result<(), Reason> {
        let name = EngineName::new(name).ok_or_else(|| Reason::EngineName(name.to_owned()))?;
        self.players[side] = Player::Engine(name);
        Ok(())
    }

    pub(super) fn far_away(&mut self, side: Side, tag: String) -> Result<(), Reason> {
        let tag = tag.parse().map_err(|_| Reason::Tag(tag))?;
        self.players[side] = Player::FarAway(tag);
        Ok(())
    }

    /// The person that a field such as `south_name` is about.
    pub(super) fn person(&mut self, field: &str) -> &mut Person {
        let is_south = field.starts_with("south");
        &mut self.people[if is_south { Side::South } else { Side::North }]
    }

    pub(super) fn here_at_start(&mut self, is_here: bool) -> Result<(), Reason> {
        self.mark_here(is_here, NodeId::START)
    }

    pub(super) fn here(&mut self, is_here: bool) -> Result<(), Reason> {
        let current = self.game.as_ref().map(GameInProgress::current);
        self.mark_here(is_here, current.unwrap_or(NodeId::START))
    }

    fn mark_here(&mut self, is_here: bool, id: NodeId) -> Result<(), Reason> {
        if is_here && self.here.is_some() {
            return Err(Reason::SecondHere);
        }
        if is_here {
            self.here = Some(id);
        }
        Ok(())
    }

    /// Plays an entry.
    pub(super) fn entry(&mut self, text: &str) -> Result<(), Reason> {
        let game = self.game.as_mut().ok_or(Reason::Missing("ruleset"))?;
        let branch = self.ways.len() - 1;
        let Some(way) = self.ways.last_mut() else {
            return Err(Reason::Missing("moves"));
        };
        let entry = read_entry(game, text).map_err(|why| {
            Reason::Entry(Box::new(BadEntry {
                turn: way.before + way.entries.len() + 1,
                branch: (branch > 0).then_some(branch),
                text: text.to_owned(),
                mover: game.position().to_move(),
                why,
            }))
        })?;
        self.entries += 1;
        self.events += entry.events().len();
        if self.entries > MAX_ENTRIES || self.events > MAX_EVENTS {
            return Err(Reason::TooLong);
        }
        game.append(entry);
        way.entries.push(game.current());
        Ok(())
    }

    pub(super) fn comment(&mut self, comment: String) -> Result<(), Reason> {
        if let Some(game) = &mut self.game {
            game.set_comment(game.current(), comment);
        }
        Ok(())
    }

    pub(super) fn mark(&mut self, mark: Option<TurnMark>) {
        if let Some(game) = &mut self.game {
            game.set_mark(game.current(), mark);
        }
    }

    /// Starts a branch that replaces a turn of an earlier line.
    pub(super) fn leave(&mut self, of: u64, turn: u64) -> Result<(), Reason> {
        let way = usize::try_from(of).ok().and_then(|of| self.ways.get(of));
        let at = way.and_then(|way| {
            let place = usize::try_from(turn).ok()?.checked_sub(way.before + 1)?;
            Some((way.before + place, *way.entries.get(place)?))
        });
        let Some(((before, replaced), game)) = at.zip(self.game.as_mut()) else {
            let turns = way.map(|way| (way.before + 1, way.before + way.entries.len()));
            return Err(Reason::Branch { of, turn, turns });
        };
        game.go_to(game.node(replaced).parent().unwrap_or(NodeId::START));
        self.ways.push(ReadLine { before, entries: Vec::new() });
        Ok(())
    }

    pub(super) fn result(&mut self, stated: String) -> Result<(), Reason> {
        let end = self.line_end();
        let game = self.game.as_mut().ok_or(Reason::Missing("moves"))?;
        // The result is about the end of the line, whatever branches came before it.
        game.go_to(end);
        let found = result_line(game.node(game.current()).entry().outcome().as_ref());
        if stated == found { Ok(()) } else { Err(Reason::Result { stated, found }) }
    }
}

/// Reads an entry and checks it at the current node.
pub(in crate::game) fn read_entry(game: &GameInProgress, text: &str) -> Result<NodeEntry, WhyBad> {
    let agreement = Agreement::ALL.iter().copied().find(|known| known.to_string() == text);
    if let Some(agreement) = agreement {
        return game.agreed(agreement).ok_or(WhyBad::NotOnOffer);
    }
    let resigns = |side: &Side| text.strip_suffix(" resigns") == Some(&side.to_string());
    if let Some(side) = Side::ALL.into_iter().find(resigns) {
        return game.resigned(side).ok_or(WhyBad::NotOnOffer);
    }
    let loses = |side: &Side| text.strip_suffix(" loses on time") == Some(&side.to_string());
    if let Some(side) = Side::ALL.into_iter().find(loses) {
        return game.lost_on_time(side).ok_or(WhyBad::NotOnOffer);
    }
    let mv = game.position().parse_move(text).map_err(WhyBad::Malformed)?;
    let turn = game.look_ahead(&mv).map_err(WhyBad::Illegal)?;
    Ok(NodeEntry::Turn(turn))
}
