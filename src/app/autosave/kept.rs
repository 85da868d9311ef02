//! What is known of a kept game, and what is kept beside its record.

use std::path::PathBuf;
use std::time::SystemTime;

use super::kept_as::KeptStamp;
use crate::app::session::state::GameSession;
use crate::app::words;
use crate::draw::seed_layout::SeedLayout;
use crate::game::save::Aside;
use crate::game::{GameInProgress, NodeId, Player, score};
use crate::rules::{BySide, GameName, Outcome, Ruleset, Side};
use crate::texts::messages as say;

/// A kept game as lists show it.
#[derive(Clone, Debug)]
pub struct KeptGame {
    /// Its file.
    pub path: PathBuf,
    /// When it was changed last.
    pub when: SystemTime,
    /// The rules it is played by.
    pub ruleset: Ruleset,
    /// Who plays.
    pub players: BySide<Player>,
    /// A new game of its kind: the same start, the same options.
    pub again: GameInProgress,
    /// The number of the move that is to be made.
    pub move_number: usize,
    /// What each side owns.
    pub seeds: BySide<u16>,
    /// How its line ended; `None` while it goes on.
    pub outcome: Option<Outcome>,
    /// Rounds of a match that are over.
    pub rounds: usize,
    /// What lies on its board.
    pub seed_layout: SeedLayout,
    /// North sits below.
    pub flipped: bool,
    /// It was played with help.
    pub with_help: bool,
}

impl KeptGame {
    /// What is known of the game on a table.
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
            rounds: game.rounds().len(),
            seed_layout: session.seed_layout_at(game.current()),
            flipped: session.flipped,
            with_help: game.with_help(),
        }
    }

    /// Which of the nine games it is.
    pub fn name(&self) -> GameName {
        self.ruleset.name()
    }

    /// Whether it goes on.
    pub fn is_unfinished(&self) -> bool {
        self.outcome.is_none()
    }
}

fn end(game: &GameInProgress) -> Option<Outcome> {
    let last = game.line().last().copied().unwrap_or(NodeId::START);
    game.node(last).entry().outcome()
}

/// Whether a game's line has come to an end; looking back at its turns changes nothing about it.
pub fn is_finished(game: &GameInProgress) -> bool {
    end(game).is_some()
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
        }
    }

    /// Whether nothing has changed since. It is asked in every frame and allocates nothing.
    pub(crate) fn holds(&self, session: &GameSession) -> bool {
        self.changes == session.game.changes()
            && self.current == session.game.current()
            && self.file.as_deref() == file(session)
            && self.print == session.print
            && self.file_is_behind == file_is_behind(session)
            && self.flipped == session.flipped
    }

    /// Whether only the point that is shown, or what is no part of the record, has changed since:
    /// it may wait a little. What the game's own file holds may not: if Kete were killed now, the
    /// next save would ask about a file that only Kete has changed.
    pub(crate) fn may_wait(&self, session: &GameSession) -> bool {
        self.changes == session.game.changes() && self.print == session.print
    }
}

const FILE: &str = "file";
const FILE_PRINT: &str = "file-print";
const FILE_BEHIND: &str = "file-is-behind";
const FLIPPED: &str = "flipped";
const YES: &str = "yes";

/// What belongs to the game on a table but not to its record.
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
    aside
}

/// The game's own file, where its name can be written down.
fn file(session: &GameSession) -> Option<&str> {
    session.file.as_ref()?.to_str()
}

/// Whether that file does not hold all of the game.
fn file_is_behind(session: &GameSession) -> bool {
    file(session).is_some() && session.is_unsaved()
}

/// Gives a table back what was kept beside its record.
pub fn take_aside(session: &mut GameSession, aside: &Aside) {
    let says_yes = |name: &str| aside.get(name).is_some_and(|value| value == YES);
    session.flipped = says_yes(FLIPPED);
    session.file = aside.get(FILE).map(PathBuf::from);
    session.print = aside.get(FILE_PRINT).and_then(|print| print.parse().ok());
    let holds_all = session.file.is_some() && !says_yes(FILE_BEHIND);
    session.saved = holds_all.then(|| session.game.changes());
}

/// `You against Kete, level 4 · move 23 · you lead 5 to 4`.
pub fn standing(game: &KeptGame) -> String {
    let who = words::who_plays(game.players);
    let number = say::start::MoveNumber { number: game.move_number }.text();
    let seeds = game.seeds;
    let leader = if seeds.south >= seeds.north { Side::South } else { Side::North };
    let (more, less) = (seeds[leader], seeds[leader.other()]);
    let players = &game.players;
    let who_leads = match &players[leader] {
        machine if !machine.is_person() && players[leader.other()].is_person() => {
            words::player_short(machine)
        }
        _ => words::side(leader),
    };
    let lead = words::lead(who_leads, game.players[leader] == Player::You, more, less);
    say::keeping::Standing { players: who, number, lead }.text()
}
