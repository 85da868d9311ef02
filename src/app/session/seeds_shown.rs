//! The seeds on the board, in the holes and in the air.

use super::state::{GameSession, PendingMove};
use crate::draw::animation::scene::Scene;
use crate::draw::board::geometry::Geometry;
use crate::draw::seed_layout::{self, SeedLayout};
use crate::game::NodeId;
use crate::rules::{BawoRow, BoardShape, BySide, Hole, OffBoard, Setup, Side, Step};

impl GameSession {
    /// The seeds at a point of the game: every turn that led there moves them.
    pub fn seed_layout_at(&self, id: NodeId) -> SeedLayout {
        match &self.known_layout {
            Some((known, seed_layout)) if *known == id => seed_layout.clone(),
            _ => SeedLayout::at(&self.game, id),
        }
    }

    /// Caches the seeds at the current point, so that not every frame replays the game.
    pub(crate) fn keep_seed_layout(&mut self) {
        let here = self.game.current();
        if self.known_layout.as_ref().is_none_or(|(id, _)| *id != here) {
            self.known_layout = Some((here, self.seed_layout_at(here)));
        }
    }

    /// The seeds once those in the air have landed, including a half-made move.
    pub fn seed_layout(&self) -> SeedLayout {
        if let Some(variation) = &self.variation {
            return variation.seed_layout().clone();
        }
        let mut seed_layout = self.seed_layout_at(self.game.current());
        let mover = self.mover();
        match &self.pending {
            PendingMove::None | PendingMove::Way(_) | PendingMove::Colour(_) => {}
            PendingMove::House { stopped, .. } => {
                seed_layout = seed_layout.after(&stopped.after, &stopped.events)
            }
            PendingMove::Opening(placed) => seed_layout.change(|setup| {
                setup.stores[mover] = setup.stores[mover].saturating_sub(1);
                for number in [5, 6] {
                    let hole = Hole::four_rows(mover, BawoRow::Front, number);
                    setup.seeds_in_mut(hole).seeds = 0;
                }
                for hole in placed {
                    setup.seeds_in_mut(*hole).seeds += 1;
                }
            }),
            PendingMove::Layout { holes, laid } => seed_layout.change(|setup| {
                setup.shape = BoardShape::TwoRows { holes: *holes as u8 };
                for hole in laid {
                    for side in Side::ALL {
                        setup.seeds_in_mut(Hole::two_rows(side, *hole)).seeds += 1;
                        setup.stores[side] = setup.stores[side].saturating_sub(1);
                    }
                }
            }),
        }
        seed_layout
    }

    /// The animation at a moment, if a turn is being animated.
    pub fn scene(&self, now: f64, geometry: &Geometry) -> Option<Scene> {
        let sowing = self.sowing.as_ref()?;
        Some(sowing.plan.scene(sowing.at(now), geometry))
    }

    pub fn geometry(&self) -> Geometry {
        let shape = match self.pending {
            PendingMove::Layout { holes, .. } => BoardShape::TwoRows { holes: holes as u8 },
            _ => self.shown_position().shape(),
        };
        Geometry::new(seed_layout::form(self.name(), shape), self.flipped)
    }

    /// The seeds in hand with which a game ended that has trays: they are in this side's tray, but
    /// they are no extra seeds.
    pub fn handful_in_tray(&self, side: Side) -> Option<u16> {
        let has_trays = self.name().facts().off_board == OffBoard::ExtraSeeds;
        if !has_trays || self.is_sowing() || self.explain.is_some() || self.variation.is_some() {
            return None;
        }
        let events = self.game.node(self.game.current()).entry().events();
        events.iter().find_map(|event| match event.step {
            Step::KeepInHand { count, to } if to == side => Some(count.into()),
            _ => None,
        })
    }

    /// The number that each side's strip shows for these seeds.
    pub fn counts(&self, setup: &Setup) -> BySide<u16> {
        BySide::from_fn(|side| match self.name().facts().off_board {
            OffBoard::Nothing => front_rows(setup)[side],
            OffBoard::Store if !self.landed_position().layout_sizes().is_empty() => {
                setup.owned()[side]
            }
            OffBoard::Store | OffBoard::ExtraSeeds => setup.stores[side],
        })
    }
}

/// The seeds in each front row of Bawo.
pub fn front_rows(setup: &Setup) -> BySide<u16> {
    BySide::from_fn(|side| {
        let own = setup.shape.holes_of(side);
        let front = own.filter(|hole| hole.row() == BawoRow::Front);
        front.map(|hole| setup.seeds_in(hole).seeds).sum()
    })
}
