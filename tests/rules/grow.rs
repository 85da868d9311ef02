//! Positions for the general tests: rule sets with every option value, positions reached by legal
//! play, and edited boards.

use kete::rules::{BoardShape, Colour, FillLayout, GameName, Move, Position, Ruleset, Setup, Side};

/// Every game as written, with each value of each option at least once, and with each preset, as
/// words such as `awale capture-holes=2`.
pub fn rule_sets() -> Vec<String> {
    let mut all = Vec::new();
    for name in GameName::ALL {
        let ruleset = Ruleset::new(name);
        all.push(name.id().to_owned());
        for option in ruleset.options() {
            for value in option.values.iter().filter(|value| **value != option.default) {
                // An option without effect alone is combined with the one it depends on.
                let with = match option.name {
                    "over-limit" => " capture-holes=2",
                    "remaining" => " stop-at-seeds=9 stop-at-majority=yes",
                    _ => "",
                };
                all.push(format!("{name}{with} {}={value}", option.name));
            }
        }
        for (preset, _) in ruleset.presets() {
            all.push(format!("{name} preset={preset}"));
        }
    }
    all.extend(
        [
            "bawo-advanced eat-from-empty=yes must-eat=no",
            "bawo-ntchuwa eat-from-empty=yes must-eat=no extra-seeds=20",
            "awale rotation=clockwise capture-holes=2 over-limit=nothing capture=two-only",
            "awale rotation=clockwise capture-holes=3 stop-at-seeds=5 remaining=equal",
            "basic preset=kalah seeds=6",
            "basic sweep=owner seeds=1",
        ]
        .map(str::to_owned),
    );
    all
}

/// A pseudo-random generator: the same seed gives the same numbers.
pub struct Dice(u64);

impl Dice {
    /// A generator for this seed.
    pub fn new(seed: u64) -> Dice {
        Dice(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ 0xD1B5_4A32_D192_ED03)
    }

    /// A number from 0 to `end - 1`.
    pub fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        ((self.0 >> 33) % end as u64) as usize
    }
}

/// A random legal move, including layouts and sometimes placements.
pub fn pick(position: &Position, dice: &mut Dice) -> Option<Move> {
    let moves = position.moves();
    if !position.layout_sizes().is_empty() {
        return Some(layout(position, dice));
    }
    if dice.below(6) == 0 && position.placements().next().is_some() {
        return position.placements().nth(dice.below(15_504));
    }
    (!moves.is_empty()).then(|| moves[dice.below(moves.len())])
}

/// A legal layout between two rounds of Giuthi.
fn layout(position: &Position, dice: &mut Dice) -> Move {
    let sizes = position.layout_sizes();
    let pots = sizes[dice.below(sizes.len())];
    let setup = position.setup();
    let mut seeds = vec![1u8; pots];
    for _ in pots..setup.stores[setup.to_move] as usize {
        seeds[dice.below(pots)] += 1;
    }
    Move::Fill(FillLayout::new(&seeds).expect("a board's size"))
}

/// The position after so many random moves, or where the game ends earlier.
pub fn grown(ruleset: &Ruleset, plies: usize, dice: &mut Dice) -> Position {
    let mut now = ruleset.start();
    for _ in 0..plies {
        let Some(mv) = pick(&now, dice) else { break };
        now = now.play_unchecked(&mv);
    }
    now
}

/// The board with some seeds removed or moved and perhaps the side to move changed. Giuthi's board
/// may shrink. The result may be invalid.
pub fn edited(setup: &Setup, edits: usize, dice: &mut Dice) -> Setup {
    let mut setup = *setup;
    for _ in 0..edits {
        let holes: Vec<_> = setup.shape.holes().collect();
        let (from, to) = (holes[dice.below(holes.len())], holes[dice.below(holes.len())]);
        let heap = setup.seeds_in(from);
        let count = dice.below(heap.total() as usize + 1) as u16;
        let red = count.min(heap.seeds);
        let blue = count - red;
        setup.seeds_in_mut(from).seeds -= red;
        setup.seeds_in_mut(from).blue -= blue;
        let side = Side::ALL[dice.below(2)];
        match dice.below(6) {
            0 => {}
            1 => setup.stores[side] += count,
            2 => setup.to_move = side,
            3 => setup.houses[side] = false,
            _ => {
                setup.seeds_in_mut(to).seeds += red;
                setup.seeds_in_mut(to).blue += blue;
            }
        }
    }
    setup
}

/// A sparse board: few seeds or none in each hole, hand and store.
pub fn sparse(ruleset: &Ruleset, dice: &mut Dice) -> Setup {
    let mut setup = ruleset.start().setup();
    if ruleset.name() == GameName::Giuthi {
        setup = Setup::empty(BoardShape::TwoRows { holes: [6, 4, 3, 2][dice.below(4)] });
    }
    let full = 1 + dice.below(4);
    for hole in setup.shape.holes() {
        for colour in Colour::ALL {
            let is_sown = dice.below(4) < full;
            let most = if dice.below(12) == 0 { 17 } else { 4 };
            let seeds = if is_sown { dice.below(most) as u16 } else { 0 };
            if colour == Colour::Red || setup.shape == BoardShape::Ring {
                *setup.seeds_mut(hole, Some(colour)) = seeds;
            }
        }
    }
    for side in Side::ALL {
        let house = kete::rules::Hole::house(side);
        setup.stores[side] = [0, 0, 1, 2, 20][dice.below(5)];
        if setup.shape == BoardShape::FourRows {
            setup.houses[side] &= dice.below(3) > 0;
            if setup.houses[side] {
                setup.seeds_in_mut(house).seeds += 8;
            }
            if ruleset.name() == GameName::BawoBeginner {
                setup.stores[side] = 0;
            }
        }
    }
    setup.to_move = Side::ALL[dice.below(2)];
    setup
}
