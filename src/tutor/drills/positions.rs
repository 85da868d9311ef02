//! Random positions. The same seed gives the same positions.

use crate::rules::{
    BawoRow, BoardShape, BySide, End, Hole, OffBoard, Position, RuleId, RuleKind, Ruleset, Setup,
    Side,
};

/// A random number generator; the same seed gives the same numbers.
#[derive(Clone, Debug)]
pub struct Dice(u64);

impl Dice {
    /// Dice for a seed.
    pub fn new(seed: u64) -> Dice {
        Dice(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ 0x5DEE_CE66_D123_4567)
    }

    /// A random number below `limit`; 0 if `limit` is 0.
    pub fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963);
        (self.0 >> 33) as usize % limit.max(1)
    }

    /// A random element; `None` if there is none.
    pub fn one_of<T: Copy>(&mut self, of: &[T]) -> Option<T> {
        (!of.is_empty()).then(|| of[self.below(of.len())])
    }

    /// True once in `times` calls on average.
    pub fn once_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }
}

/// Kinds of positions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::VariantArray)]
enum Mood {
    /// Few seeds in all holes.
    Sparse,
    /// Many seeds in one of the mover's holes.
    Large,
    /// Almost no seeds on the opponent's side.
    FewOpposite,
    /// Almost no seeds on either side.
    Late,
    /// Almost no seeds on the mover's side.
    FewOwn,
    /// A position of a random game.
    Played,
    /// Seeds in every second hole of the mover's ring.
    Fence,
    /// Adjacent holes of the opponent in which one more seed makes two or three.
    Chain,
}

/// The kinds of positions in which a rule applies most often.
fn moods(rule: RuleId) -> &'static [Mood] {
    match rule.kind() {
        RuleKind::Skip => &[Mood::Large],
        RuleKind::Endless => &[Mood::Fence, Mood::Late],
        RuleKind::Feed => &[Mood::FewOpposite],
        RuleKind::Pass => &[Mood::FewOwn, Mood::Late],
        RuleKind::Starve | RuleKind::GrandSlam | RuleKind::End(End::Starved) => {
            &[Mood::FewOpposite, Mood::Late, Mood::Chain]
        }
        RuleKind::CaptureLimit | RuleKind::CaptureLimitOver | RuleKind::TwosOnly => {
            &[Mood::Chain, Mood::FewOpposite]
        }
        RuleKind::End(end) if end != End::Majority => {
            &[Mood::Late, Mood::FewOpposite, Mood::FewOwn]
        }
        RuleKind::Round | RuleKind::Over => &[Mood::Late, Mood::FewOpposite, Mood::FewOwn],
        RuleKind::Repetition => &[Mood::Late],
        RuleKind::CaptureByCount => &[Mood::Chain, Mood::Sparse, Mood::Played],
        RuleKind::SowColour => &[Mood::Sparse, Mood::Large],
        _ => <Mood as strum::VariantArray>::VARIANTS,
    }
}

/// A position in which a rule may apply; `None` if the random position is invalid.
pub(super) fn position(ruleset: &Ruleset, rule: RuleId, dice: &mut Dice) -> Option<Position> {
    let mood = dice.one_of(moods(rule))?;
    let position = match mood {
        Mood::Played => played(ruleset, dice),
        mood => laid(ruleset, rule, mood, dice)?,
    };
    position.outcome().is_none().then_some(position)
}

/// A position of a random game, without placements and layouts.
pub(super) fn played(ruleset: &Ruleset, dice: &mut Dice) -> Position {
    let mut position = ruleset.start();
    for _ in 0..=dice.below(40) {
        let moves = position.moves();
        let Some(mv) = dice.one_of(&moves) else { break };
        let next = position.play_unchecked(&mv);
        if next.outcome().is_some() || next.moves().is_empty() {
            break;
        }
        position = next;
    }
    position
}

fn laid(ruleset: &Ruleset, rule: RuleId, mood: Mood, dice: &mut Dice) -> Option<Position> {
    let game = ruleset.name();
    let shape = match game {
        game if game.facts().has_rounds && (mood == Mood::Fence || dice.once_in(8)) => {
            BoardShape::TwoRows { holes: dice.one_of(&[2, 3, 4])? }
        }
        game => game.shape(),
    };
    let mut setup = Setup::empty(shape);
    let mover = dice.one_of(&Side::ALL)?;
    setup.to_move = mover;
    for hole in shape.holes() {
        let own = hole.owner() == mover;
        let full_in = match mood {
            Mood::Sparse | Mood::Large => 3,
            Mood::Chain if own => 4,
            Mood::Chain => 1,
            Mood::FewOpposite if own => 3,
            Mood::FewOwn if !own => 3,
            Mood::Fence => continue,
            _ => 7,
        };
        let full_in = if shape == BoardShape::FourRows { full_in * 3 / 2 } else { full_in };
        if full_in > 1 && !dice.once_in(full_in) {
            continue;
        }
        let most = if mood == Mood::Chain && !own { 3 } else { 5 };
        let seeds = setup.seeds_in_mut(hole);
        seeds.seeds = 1 + dice.below(most) as u16;
        if shape == BoardShape::Ring && dice.once_in(2) {
            seeds.blue = dice.below(3) as u16;
            seeds.seeds = dice.below(most) as u16;
        }
    }
    if mood == Mood::Fence {
        fence(&mut setup, dice);
    }
    if mood == Mood::Large {
        let own: Vec<Hole> = shape.holes_of(mover).collect();
        let hole = dice.one_of(&own)?;
        setup.seeds_in_mut(hole).seeds = 10 + dice.below(8) as u16;
    }
    match shape {
        BoardShape::FourRows => hands(ruleset, rule, mood, &mut setup, dice),
        _ => stores(ruleset, mood, &mut setup, dice),
    }
    ruleset.position(&setup).ok().filter(|position| position.to_move() == mover)
}

/// Puts a seed into every second hole of each ring and more into one or two: such turns can be
/// endless.
fn fence(setup: &mut Setup, dice: &mut Dice) {
    for side in Side::ALL {
        let holes: Vec<Hole> = setup.shape.holes_of(side).collect();
        let four_rows = setup.shape == BoardShape::FourRows;
        let first = dice.below(2);
        for hole in &holes {
            // After the corner the back row runs the other way.
            let step = hole.in_row() + usize::from(hole.row() == BawoRow::Back);
            let full = if four_rows { step % 2 == first } else { dice.once_in(2) };
            if full && !(four_rows && side != setup.to_move && dice.below(3) > 0) {
                setup.seeds_in_mut(*hole).seeds = 1;
            }
        }
        for _ in 0..=dice.below(3) {
            if let Some(hole) = dice.one_of(&holes) {
                setup.seeds_in_mut(hole).seeds = 2 + dice.below(3) as u16;
            }
        }
    }
}

/// Puts the remaining seeds into the stores: nearly equal, or so that an end is near.
fn stores(ruleset: &Ruleset, mood: Mood, setup: &mut Setup, dice: &mut Dice) {
    let rest = u32::from(ruleset.set_size()).saturating_sub(setup.total()) as u16;
    let near_one = dice.once_in(3);
    let south = match mood {
        Mood::Late | Mood::FewOpposite if near_one && ruleset.facts().has_rounds => {
            // A match in which one player has only a few seeds left.
            dice.below(5) as u16
        }
        _ if near_one => (ruleset.set_size() / 2).saturating_sub(dice.below(4) as u16),
        _ => rest / 2,
    };
    let south = south.min(rest);
    setup.stores = BySide::new(south, rest - south);
    if dice.once_in(2) {
        setup.stores = BySide::new(rest - south, south);
    }
}

/// Sets extra seeds and houses.
fn hands(ruleset: &Ruleset, rule: RuleId, mood: Mood, setup: &mut Setup, dice: &mut Dice) {
    let facts = ruleset.facts();
    let kind = rule.kind();
    let no_hands = matches!(
        kind,
        RuleKind::StartTwo | RuleKind::End(End::Singles) | RuleKind::MustEat | RuleKind::Endless
    );
    if facts.off_board != OffBoard::ExtraSeeds
        || no_hands
        || (mood == Mood::Fence && dice.once_in(2))
    {
        return;
    }
    setup.stores = match kind {
        RuleKind::Late if setup.to_move == Side::South => BySide::new(1, 0),
        RuleKind::Late => BySide::new(0, 1),
        _ => {
            let each = 4 + dice.below(8) as u16;
            BySide::new(each, each)
        }
    };
    if !facts.has_houses {
        return;
    }
    for side in Side::ALL {
        let house = Hole::house(side);
        let wanted = kind.is_about_the_house() || kind == RuleKind::Late;
        if wanted || dice.once_in(2) {
            setup.seeds_in_mut(house).seeds = 8 + dice.below(3) as u16 / 2;
            setup.houses[side] = !dice.once_in(8);
        }
        let alone = kind == RuleKind::HouseOnly && side == setup.to_move;
        if alone {
            for hole in setup.shape.holes_of(side) {
                if hole != house && hole.row() == BawoRow::Front {
                    setup.seeds_in_mut(hole).seeds = 0;
                }
            }
        }
    }
}

/// All valid positions with one seed more or less in one hole, or one seed moved to another hole.
pub fn neighbours(position: &Position) -> Vec<Position> {
    let ruleset = position.ruleset();
    let setup = position.setup();
    let mut found = Vec::new();
    for hole in setup.shape.holes() {
        for add in [true, false] {
            for blue in [false, true] {
                let mut other = setup;
                let changed = other.seeds_in_mut(hole);
                let seeds = if blue { &mut changed.blue } else { &mut changed.seeds };
                *seeds = match (add, *seeds) {
                    (true, seeds) => seeds + 1,
                    (false, 0) => continue,
                    (false, seeds) => seeds - 1,
                };
                // A store gives or gets the seed, so that the number of seeds stays the same. Boards
                // with empty stores are examples, of no certain number.
                let BySide { south, north } = setup.stores;
                if setup.shape != BoardShape::FourRows && south + north > 0 {
                    let side = if (south >= north) == add { Side::South } else { Side::North };
                    let store = &mut other.stores[side];
                    *store = if add { *store - 1 } else { *store + 1 };
                }
                let valid = ruleset.position(&other).ok();
                found.extend(valid.filter(|valid| valid.to_move() == position.to_move()));
            }
        }
    }
    found
}
