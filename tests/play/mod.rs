//! Playing games in tests, by notation or at random from a seed.

use kete::game::{GameInProgress, NodeId, Player};
use kete::rules::{BySide, FillLayout, GameName, Move, Position, Ruleset, Setup};

pub const FRIENDS: BySide<Player> = BySide::new(Player::You, Player::Friend);

/// A rule set with options written as `name=value`, separated by spaces.
pub fn ruleset(name: GameName, options: &str) -> Ruleset {
    let mut ruleset = Ruleset::new(name);
    for option in options.split_whitespace() {
        let (name, value) = option.split_once('=').expect("name=value");
        ruleset.set(name, value).expect("a known option and value");
    }
    ruleset
}

/// A game of two people from a position string, or from `start`.
pub fn game_at(ruleset: Ruleset, start: &str) -> GameInProgress {
    if start == "start" {
        return GameInProgress::new(ruleset, FRIENDS);
    }
    let setup = Setup::parse(ruleset.name(), start).expect("a position string");
    GameInProgress::from_setup(ruleset, FRIENDS, &setup).expect("a possible position")
}

/// Plays moves separated by spaces; returns the node after the last.
pub fn play(game: &mut GameInProgress, moves: &str) -> NodeId {
    for text in moves.split_whitespace() {
        let mv = game.position().parse_move(text).expect(text);
        game.play(&mv).unwrap_or_else(|illegal| panic!("{text}: {}", illegal.rule));
    }
    game.current()
}

/// A pseudo-random generator: the same seed gives the same numbers.
pub struct Chance(pub u64);

impl Chance {
    /// A number below `limit`.
    pub fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963);
        (self.0 >> 33) as usize % limit.max(1)
    }

    /// A random legal move; `None` if there is none.
    pub fn choose(&mut self, position: &Position) -> Option<Move> {
        let sizes = position.layout_sizes();
        if !sizes.is_empty() {
            let pots = sizes[self.below(sizes.len())];
            return Some(self.layout(position, pots));
        }
        if self.below(4) == 0
            && let Some(placed) = position.placements().nth(self.below(15_504))
        {
            return Some(placed);
        }
        let moves = position.moves();
        (!moves.is_empty()).then(|| moves[self.below(moves.len())])
    }

    /// One seed in each hole, the others at random.
    fn layout(&mut self, position: &Position, pots: usize) -> Move {
        let mut row = vec![1u8; pots];
        let seeds = position.setup().stores[position.to_move()] as usize;
        for _ in pots..seeds {
            row[self.below(pots)] += 1;
        }
        Move::Fill(FillLayout::new(&row).expect("a board has six pots at most"))
    }

    /// Plays up to `turns` random turns.
    pub fn play_on(&mut self, game: &mut GameInProgress, turns: usize) {
        for _ in 0..turns {
            if game.is_over() {
                return;
            }
            let mv = self.choose(game.position()).expect("a game that goes on has a move");
            game.play(&mv).expect("the rules offered it");
        }
    }
}
