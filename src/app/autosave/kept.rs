//! The summary of a kept game, and what is saved in addition to its record.

use std::path::PathBuf;
use std::time::SystemTime;

use super::kept_as::KeptStamp;
use crate::app::session::state::GameSession;
use crate::app::words;
use crate::draw::seed_layout::SeedLayout;
use crate::game::save::Aside;
use crate::game::{GameInProgress, GameTag, NodeEntry, NodeId, Person, Player, far_away, score};
use crate::rules::{BySide, GameName, Outcome, Ruleset, Side};
use crate::texts::messages as say;

/// A kept game as lists show it.
#[derive(Clone, Debug)]
pub struct KeptGame {
    pub path: PathBuf,
    pub when: SystemTime,
    pub ruleset: Ruleset,
    pub players: BySide<Player>,
    /// A new game with the same start and options.
    pub again: GameInProgress,
    /// The number of the next move.
    pub move_number: usize,
    /// The seeds of each side.
    pub seeds: BySide<u16>,
    /// How it ended; `None` while it goes on.
    pub outcome: Option<Outcome>,
    /// Who is to move; `None` once it is over.
    pub to_move: Option<Player>,
    /// Its last move was not yet copied for a friend far away.
    pub is_unsent: bool,
    /// The rounds that were begun in a match; 0 in other games.
    pub rounds: usize,
    pub seed_layout: SeedLayout,
    /// North is at the bottom.
    pub flipped: bool,
    pub with_help: bool,
    /// One of its lines was played to an end, whichever line is shown.
    pub has_end: bool,
}

impl KeptGame {
    /// The summary of an open game.
    pub fn of(session: &GameSession, path: PathBuf, when: SystemTime) -> KeptGame {
        let game = &session.game;
        KeptGame {
            path,
            when,
            ruleset: game.ruleset(),
            players: game.players(),
            again: game.again(game.players()),
            move_number: game.path().len(),
            seeds: score(session.position()),
            outcome: end(game),
            to_move: to_move(game),
            is_unsent: session.is_unsent(),
            rounds: last(game).and_then(|last| game.rounds_begun(last)).unwrap_or(0),
            seed_layout: session.seed_layout_at(game.current()),
            flipped: session.flipped,
            with_help: game.with_help(),
            has_end: has_end(game),
        }
    }

    /// Which game it is.
    pub fn name(&self) -> GameName {
        self.ruleset.name()
    }

    /// Whether it goes on.
    pub fn is_unfinished(&self) -> bool {
        self.outcome.is_none()
    }

    /// Whether a person here can go on with it: it does not wait for someone far away.
    pub fn may_go_on(&self) -> bool {
        let waits = matches!(self.to_move, Some(Player::FarAway(_))) && !self.is_unsent;
        self.is_unfinished() && !waits
    }

    /// The tag of a game with someone far away.
    pub fn tag(&self) -> Option<GameTag> {
        far_away(self.players).map(|(tag, _)| tag)
    }
}

fn last(game: &GameInProgress) -> Option<NodeId> {
    game.line().last().copied()
}

fn last_entry(game: &GameInProgress) -> &NodeEntry {
    game.node(last(game).unwrap_or(NodeId::START)).entry()
}

fn end(game: &GameInProgress) -> Option<Outcome> {
    last_entry(game).outcome()
}

fn to_move(game: &GameInProgress) -> Option<Player> {
    let last = last_entry(game);
    last.outcome().is_none().then(|| game.players()[last.position().to_move()])
}

/// The end of a game's line, whichever point of it is shown.
pub fn is_finished(game: &GameInProgress) -> bool {
    end(game).is_some()
}

/// Whether one of its lines was played to an end, whichever line is shown.
pub fn has_end(game: &GameInProgress) -> bool {
    game.all().any(|id| game.node(id).entry().outcome().is_some())
}

impl KeptStamp {
    pub(crate) fn of(session: &GameSession) -> KeptStamp {
        KeptStamp {
            changes: session.game.changes(),
            current: session.game.current(),
            file: file(session).map(str::to_owned),
            print: session.print,
            file_is_behind: file_is_behind(session),
            flipped: session.flipped,
            sent: session.sent,
            graded: session.review.known_to_keep(),
        }
    }

    /// Whether nothing has changed since. Called in every frame, so it allocates nothing.
    pub(crate) fn holds(&self, session: &GameSession) -> bool {
        self.changes == session.game.changes()
            && self.current == session.game.current()
            && self.file.as_deref() == file(session)
            && self.print == session.print
            && self.file_is_behind == file_is_behind(session)
            && self.flipped == session.flipped
            && self.sent == session.sent
            && !self.lacks_grades(session)
    }

    /// Whether more of the game is graded now.
    pub(crate) fn lacks_grades(&self, session: &GameSession) -> bool {
        self.graded != session.review.known_to_keep()
    }

    /// Whether only the point shown, or something outside the record, has changed since: writing
    /// may then wait a little. A change in what the game's own file contains may not wait: if Kete
    /// were killed now, the next save would ask about a file that only Kete has changed.
    pub(crate) fn may_wait(&self, session: &GameSession) -> bool {
        self.changes == session.game.changes() && self.print == session.print
    }
}

const FILE: &str = "file";
const FILE_PRINT: &str = "file-print";
const FILE_BEHIND: &str = "file-is-behind";
const FLIPPED: &str = "flipped";
const SENT: &str = "sent";
pub(crate) const GRADES: &str = "grades";
const HINTS: &str = "hints";
const GRADING_STOPPED: &str = "grading-stopped";
const YES: &str = "yes";

/// What belongs to an open game but not to its record.
pub fn aside(session: &GameSession) -> Aside {
    let mut aside = Aside::new();
    let mut put = |name: &str, value: &str| {
        aside.insert(name.to_owned(), value.to_owned());
    };
    if let Some(file) = file(session) {
        put(FILE, file);
        if let Some(print) = session.print {
            put(FILE_PRINT, &print.to_string());
        }
    }
    if file_is_behind(session) {
        put(FILE_BEHIND, YES);
    }
    if session.flipped {
        put(FLIPPED, YES);
    }
    if let Some(sent) = session.sent {
        put(SENT, &sent.to_string());
    }
    if let Some(hints) = session.review.hints_to_text(&session.game) {
        put(HINTS, &hints);
    }
    if let Some(grades) = session.review.to_text(&session.game) {
        put(GRADES, &grades);
        if session.review.is_stopped() {
            put(GRADING_STOPPED, YES);
        }
    }
    aside
}

/// The game's own file; `None` if its name is not valid UTF-8.
fn file(session: &GameSession) -> Option<&str> {
    session.file.as_ref()?.to_str()
}

/// The file to which a kept game was saved by hand.
pub(crate) fn file_in(aside: &Aside) -> Option<PathBuf> {
    aside.get(FILE).map(PathBuf::from)
}

/// Whether that file lacks a part of the game.
fn file_is_behind(session: &GameSession) -> bool {
    file(session).is_some() && session.is_unsaved()
}

/// Restores what was saved in addition to the record.
pub fn take_aside(session: &mut GameSession, aside: &Aside) {
    let says_yes = |name: &str| aside.get(name).is_some_and(|value| value == YES);
    session.flipped = says_yes(FLIPPED);
    session.sent = aside.get(SENT).and_then(|sent| sent.parse().ok());
    session.file = file_in(aside);
    session.print = aside.get(FILE_PRINT).and_then(|print| print.parse().ok());
    let holds_all = session.file.is_some() && !says_yes(FILE_BEHIND);
    session.saved = holds_all.then(|| session.game.changes());
}

/// Restores the grades that were kept with the game. Lists do without them.
pub fn take_grades(session: &mut GameSession, aside: &Aside) {
    if let Some(hints) = aside.get(HINTS) {
        session.review.restore_hints(&session.game, hints);
    }
    if let Some(grades) = aside.get(GRADES) {
        session.review.restore(&session.game, grades);
        if aside.contains_key(GRADING_STOPPED) {
            session.review.stop();
        }
    }
}

/// A machine has no name of its own.
const NO_NAME: Person = Person { name: None, seed: None };

/// `You against Kete, level 4 · move 23 · you lead 5 to 4`.
pub fn summary(game: &KeptGame) -> String {
    let who = words::who_plays(game.players, game.again.people());
    let number = say::start::MoveNumber { number: game.move_number }.text();
    let seeds = game.seeds;
    let leader = if seeds.south >= seeds.north { Side::South } else { Side::North };
    let (more, less) = (seeds[leader], seeds[leader.other()]);
    let players = &game.players;
    let who_leads = match &players[leader] {
        machine if !machine.is_person() && players[leader.other()].is_person() => {
            words::player_short(machine, &NO_NAME)
        }
        _ => words::side(leader),
    };
    let lead = words::lead(who_leads, game.players[leader] == Player::You, more, less);
    say::keeping::Standing { players: who, number, lead }.text()
}
