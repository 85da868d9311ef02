//! Save files and the formats of other programs: what is written is read back, and faults are
//! reported with their place.

mod aside;
mod broken;
mod clock;
mod convert;
mod corrupted;
#[path = "../damage/mod.rs"]
mod damage;
mod disk;
mod ogn;
#[path = "../play/mod.rs"]
mod play;
mod round_trips;
mod samples;

use kete::game::save::LoadError;
use kete::game::{EngineName, GameInProgress, Level, NodeId, Player, TurnMark};
use kete::rules::{BySide, GameName, Ruleset, Side};
use play::{Chance, game_at};

fn read(text: &str) -> Result<GameInProgress, LoadError> {
    GameInProgress::from_save(text.as_bytes())
}

fn refused(text: &str) -> LoadError {
    match read(text) {
        Ok(_) => panic!("this should not be read:\n{text}"),
        Err(error) => error,
    }
}

/// Everything that a save file keeps of a game, for comparing two.
fn told(game: &GameInProgress) -> Vec<String> {
    let mut told = vec![format!("{:?} {:?}", game.ruleset(), game.players())];
    told.push(format!("{:?} at {:?}", game.title(), game.path().len()));
    let mut open = vec![NodeId::START];
    while let Some(id) = open.pop() {
        let node = game.node(id);
        let here = id == game.current();
        told.push(format!("{:?} {:?} {:?} {here}", node.entry(), node.comment(), node.mark()));
        open.extend(node.children());
    }
    told
}

fn assert_round_trip(game: &GameInProgress) {
    let text = game.to_save();
    let back = read(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(told(game), told(&back), "{text}");
    assert_eq!(back.to_save(), text);
}

/// A random game with branches, comments, marks, agreements, resignations, any current position and
/// any options, from the usual start or a position from play.
fn grown(name: GameName, seed: u64, steps: usize, words: &[String]) -> GameInProgress {
    let mut chance = Chance(seed);
    let mut ruleset = Ruleset::new(name);
    for option in ruleset.options() {
        let value = option.values[chance.below(option.values.len())];
        ruleset.set(option.name, value).expect("an allowed value");
    }
    let mut game = game_at(ruleset, "start");
    if chance.below(3) == 0 {
        let turns = chance.below(30);
        chance.play_on(&mut game, turns);
        game = game_at(ruleset, &game.position().setup().to_string());
    }
    let level = Level::all().nth(chance.below(10)).expect("ten levels");
    let fox = EngineName::new("Ŵyth \"Fox\"").expect("a name");
    let players = [Player::You, Player::Friend, Player::Kete(level), Player::Engine(fox)];
    game.set_players(BySide::from_fn(|_| players[chance.below(4)]));
    let mut ids = vec![NodeId::START];
    for _ in 0..steps {
        match chance.below(12) {
            0..=6 => chance.play_on(&mut game, 1),
            7 => {
                game.undo();
            }
            8 => {
                game.go_to(ids[chance.below(ids.len())]);
            }
            9 => {
                let word = words.get(chance.below(words.len())).cloned().unwrap_or_default();
                game.set_comment(game.current(), word);
            }
            10 => {
                let mark = TurnMark::ALL.get(chance.below(4)).copied();
                game.set_mark(game.current(), mark);
            }
            _ => {
                let at = game.current();
                match chance.below(4) {
                    0 => game.resign(Side::South),
                    1 => game.resign(Side::North),
                    _ => game.on_offer().first().and_then(|offer| game.agree(*offer)),
                };
                if chance.below(2) == 0 {
                    game.go_to(at);
                }
            }
        }
        ids.push(game.current());
    }
    if let Some(word) = words.first() {
        game.set_title(word.clone());
    }
    game
}
