//! The preview of a game: the file is read and played through to its end, on a thread.

use std::path::{Path, PathBuf};
use std::time::SystemTime;

use super::places::{Place, game};
use crate::app::autosave::kept::KeptGame;
use crate::app::session::state::GameSession;
use crate::app::words;
use crate::game::{GameInProgress, NodeId};
use crate::narration;

pub struct GamePreview {
    pub path: PathBuf,
    /// The game, or a sentence saying why it cannot be shown.
    pub seen: Result<Box<SeenGame>, String>,
}

pub struct SeenGame {
    /// What lists show of it, at the end of its main line.
    pub kept: KeptGame,
    /// Empty while the game goes on.
    pub result: String,
    /// How long it was and why it ended.
    pub why: String,
    /// The players' comment at the start.
    pub comment: String,
    /// Variations beside the main line.
    pub branches: usize,
    /// The position at the end, in text form.
    pub position: String,
    pub text: String,
}

impl GamePreview {
    pub fn of(place: Place, path: &Path) -> GamePreview {
        let seen = game(place, path).map(|game| Box::new(SeenGame::of(game, path)));
        GamePreview { path: path.to_owned(), seen }
    }
}

impl SeenGame {
    fn of(mut game: GameInProgress, path: &Path) -> SeenGame {
        let text = game.to_save();
        let end = game.line().last().copied().unwrap_or(NodeId::START);
        game.go_to(end);
        let outcome = game.outcome();
        let branches = game.all().map(|id| game.node(id).children().len().saturating_sub(1)).sum();
        let (players, people) = (game.players(), game.people());
        let result = |outcome| words::result_of(players, people, &outcome);
        SeenGame {
            result: outcome.map(result).unwrap_or_default(),
            why: words::by_names(&game, || narration::ending::summary(&game, end)),
            comment: game.node(NodeId::START).comment().to_owned(),
            branches,
            position: game.position().setup().to_string(),
            text,
            kept: KeptGame::of(&GameSession::new(game), path.to_owned(), SystemTime::UNIX_EPOCH),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_shown_as_it_ended() {
        let preview = GamePreview::of(Place::Example, Path::new("awale.kete"));
        let Ok(seen) = &preview.seen else { panic!("a game") };
        let outcome = seen.kept.outcome.expect("it is over");
        assert_eq!(outcome.seeds.south + outcome.seeds.north, 48);
        assert!(seen.result.contains(" won, "), "{}", seen.result);
        assert!(!seen.why.is_empty() && !seen.comment.is_empty());
        let again = GameInProgress::from_save(seen.text.as_bytes()).expect("a game");
        assert_eq!(again.position().setup().to_string(), seen.position);
    }

    #[test]
    fn a_missing_file_is_reported() {
        let why = GamePreview::of(Place::Saved, Path::new("/nowhere/at/all.kete")).seen.err();
        assert_eq!(why.as_deref(), Some("There is no file all.kete."));
    }
}
