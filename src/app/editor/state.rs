//! The position editor: the position being set up, possible or not, and its undo history.

use super::intent::EditIntent;
use crate::app::page::Page;
use crate::draw::board::geometry::Geometry;
use crate::draw::board::view::Spot;
use crate::draw::seed_layout;
use crate::rules::{
    BawoRow, BoardShape, Colour, GameName, Hole, HoleSeeds, Malformed, Place, Position, Ruleset,
    Setup, SetupFault, Side,
};

/// Clicks and digits put no more seeds than this in one place; no set is larger.
pub const MOST_SEEDS: u16 = 99;
/// Changes that can be undone.
const MOST_STEPS: usize = 500;
/// Digits typed within this time make one number.
const NUMBER_SECS: f64 = 1.5;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EditorDraft {
    pub ruleset: Ruleset,
    pub setup: Setup,
}

#[derive(Clone, Copy, Debug, PartialEq)]
struct TypedNumber {
    spot: Spot,
    since: f64,
}

/// A text that is not a position of this game; it stays in the field until it is corrected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrongText {
    pub text: String,
    pub why: Malformed,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Editor {
    draft: EditorDraft,
    /// What a click adds to a hole in Ring.
    pub colour: Colour,
    /// North is at the bottom.
    pub flipped: bool,
    /// Set while the text field holds no position.
    pub wrong_text: Option<WrongText>,
    pub from: Page,
    /// The New game form asked for a position.
    pub for_form: bool,
    typed: Option<TypedNumber>,
    past: Vec<EditorDraft>,
    future: Vec<EditorDraft>,
}

impl Editor {
    pub fn new(ruleset: Ruleset, setup: Setup, from: Page) -> Editor {
        Editor {
            draft: EditorDraft { ruleset, setup },
            colour: Colour::Red,
            flipped: false,
            wrong_text: None,
            from,
            for_form: false,
            typed: None,
            past: Vec::new(),
            future: Vec::new(),
        }
    }

    pub fn ruleset(&self) -> Ruleset {
        self.draft.ruleset
    }

    pub fn name(&self) -> GameName {
        self.draft.ruleset.name()
    }

    pub fn setup(&self) -> &Setup {
        &self.draft.setup
    }

    pub fn geometry(&self) -> Geometry {
        Geometry::new(seed_layout::form(self.name(), self.draft.setup.shape), self.flipped)
    }

    pub fn faults(&self) -> Vec<SetupFault> {
        self.position().err().unwrap_or_default()
    }

    pub fn position(&self) -> Result<Position, Vec<SetupFault>> {
        self.draft.ruleset.position(&self.draft.setup)
    }

    /// The content of the text field.
    pub fn text(&self) -> String {
        match &self.wrong_text {
            Some(wrong) => wrong.text.clone(),
            None => self.draft.setup.to_string(),
        }
    }

    pub fn seeds(&self, spot: Spot) -> u16 {
        *seeds_at(&mut { self.draft.setup }, spot)
    }

    pub fn may_undo(&self) -> bool {
        !self.past.is_empty()
    }

    pub fn may_redo(&self) -> bool {
        !self.future.is_empty()
    }

    pub fn undo(&mut self) {
        if let Some(draft) = self.past.pop() {
            self.future.push(std::mem::replace(&mut self.draft, draft));
            self.forget_half_done();
        }
    }

    pub fn redo(&mut self) {
        if let Some(draft) = self.future.pop() {
            self.past.push(std::mem::replace(&mut self.draft, draft));
            self.forget_half_done();
        }
    }

    fn forget_half_done(&mut self) {
        self.wrong_text = None;
        self.typed = None;
    }

    /// Replaces the position as one change that can be undone.
    fn change(&mut self, draft: EditorDraft) {
        self.forget_half_done();
        if draft != self.draft {
            self.past.push(std::mem::replace(&mut self.draft, draft));
            if self.past.len() > MOST_STEPS {
                self.past.remove(0);
            }
            self.future.clear();
        }
    }

    pub fn lay(&mut self, setup: Setup) {
        self.change(EditorDraft { setup, ..self.draft });
    }

    pub fn lay_for(&mut self, ruleset: Ruleset, setup: Setup) {
        self.change(EditorDraft { ruleset, setup });
    }

    pub fn set(&mut self, spot: Spot, seeds: u16) {
        let mut setup = self.draft.setup;
        *seeds_at(&mut setup, spot) = seeds.min(MOST_SEEDS);
        self.lay(setup);
    }

    pub fn add(&mut self, spot: Spot) {
        self.set(spot, self.seeds(spot).saturating_add(1));
    }

    pub fn take(&mut self, spot: Spot) {
        self.set(spot, self.seeds(spot).saturating_sub(1));
    }

    /// Handles a typed digit. Digits typed quickly make one number and one change.
    pub fn figure(&mut self, spot: Spot, figure: u16, now: f64) {
        let goes_on = |typed: &TypedNumber| typed.spot == spot && now - typed.since < NUMBER_SECS;
        if self.typed.is_some_and(|typed| goes_on(&typed)) {
            let seeds = seeds_at(&mut self.draft.setup, spot);
            *seeds = *seeds % 10 * 10 + figure;
        } else {
            self.set(spot, figure);
        }
        self.typed = Some(TypedNumber { spot, since: now });
    }

    /// In Ring the seeds keep their colour.
    pub fn carry(&mut self, from: Spot, to: Place) {
        let to = match (from, to) {
            (Spot::Heap(_, colour), Place::Hole(hole)) => Spot::Heap(hole, colour),
            (_, place) => self.spot_of(place),
        };
        if from == to {
            return;
        }
        let mut setup = self.draft.setup;
        let carried = std::mem::take(seeds_at(&mut setup, from));
        let seeds = seeds_at(&mut setup, to);
        *seeds = seeds.saturating_add(carried).min(MOST_SEEDS);
        self.lay(setup);
    }

    /// The spot that a click on a place means: in Ring the colour that is being added.
    pub fn spot_of(&self, place: Place) -> Spot {
        match (self.draft.setup.shape, place) {
            (BoardShape::Ring, Place::Hole(hole)) => Spot::Heap(hole, self.colour),
            (_, place) => Spot::Place(place),
        }
    }

    pub fn set_house(&mut self, side: Side, open: bool) {
        let mut setup = self.draft.setup;
        setup.houses[side] = open;
        self.lay(setup);
    }

    /// Changes the length of Giuthi's board. Seeds of removed holes go to their owner's store.
    pub fn set_holes(&mut self, holes: u8) {
        let old = self.draft.setup;
        let mut setup = Setup { shape: BoardShape::TwoRows { holes }, ..old };
        let kept: Vec<_> = setup.shape.holes().collect();
        for hole in old.shape.holes().filter(|hole| !kept.contains(hole)) {
            move_to_store(&mut setup, hole);
        }
        self.lay(setup);
    }

    /// Moves every seed to the store of its side, as between the rounds of a match.
    pub fn between_rounds(&mut self) {
        let mut setup = self.draft.setup;
        for hole in setup.shape.holes() {
            move_to_store(&mut setup, hole);
        }
        self.lay(setup);
    }

    pub fn usual_start(&mut self) {
        self.lay(self.draft.ruleset.start().setup());
    }

    pub fn clear(&mut self) {
        let shape = self.draft.setup.shape;
        self.lay(Setup { to_move: self.draft.setup.to_move, ..Setup::empty(shape) });
    }

    /// Changes the rules. The position stays if the boards are alike; one game's start becomes the
    /// other's.
    pub fn set_ruleset(&mut self, ruleset: Ruleset) {
        let old = self.draft;
        let was_start = old.setup == old.ruleset.start().setup();
        let alike =
            old.setup.shape == ruleset.name().shape() || (ruleset.name() == old.ruleset.name());
        let mut setup = if was_start || !alike { ruleset.start().setup() } else { old.setup };
        if !ruleset.facts().has_houses {
            setup.houses = Default::default();
        }
        self.lay_for(ruleset, setup);
    }

    pub fn set_option(&mut self, name: &str, value: &str) {
        let mut ruleset = self.draft.ruleset;
        let known = ruleset.set(name, value);
        debug_assert!(known.is_ok(), "the editor offers the option's own values");
        self.set_ruleset(ruleset);
    }

    /// Sets the position from a text; a wrong text is kept for correction.
    pub fn set_text(&mut self, text: &str) {
        match Setup::parse(self.name(), text) {
            Ok(setup) => self.lay(setup),
            Err(why) => {
                self.typed = None;
                self.wrong_text = Some(WrongText { text: text.to_owned(), why });
            }
        }
    }

    /// Does what changes only the position; other intents do nothing.
    pub fn apply(&mut self, intent: &EditIntent, now: f64) {
        match intent {
            EditIntent::Add(spot) => self.add(*spot),
            EditIntent::Take(spot) => self.take(*spot),
            EditIntent::Set(spot, seeds) => self.set(*spot, *seeds),
            EditIntent::Figure(spot, figure) => self.figure(*spot, *figure, now),
            EditIntent::Carry(from, to) => self.carry(*from, *to),
            EditIntent::Colour(colour) => self.colour = *colour,
            EditIntent::Mover(side) => self.lay(Setup { to_move: *side, ..*self.setup() }),
            EditIntent::House(side, open) => self.set_house(*side, *open),
            EditIntent::Holes(holes) => self.set_holes(*holes),
            EditIntent::BetweenRounds => self.between_rounds(),
            EditIntent::UsualStart => self.usual_start(),
            EditIntent::Clear => self.clear(),
            EditIntent::Text(text) => self.set_text(text),
            EditIntent::FromBoard
            | EditIntent::Game(_)
            | EditIntent::ShowOptions
            | EditIntent::Rules(_)
            | EditIntent::Option(..)
            | EditIntent::Leave
            | EditIntent::Play => {}
        }
    }

    /// The places a fault is about.
    pub fn places(&self, fault: &SetupFault) -> Vec<Place> {
        match *fault {
            SetupFault::TooLarge { place, .. } => vec![place],
            SetupFault::BlueSeed(hole) => vec![hole.into()],
            SetupFault::SmallHouse(side) | SetupFault::NoHouse(side) => {
                vec![Hole::four_rows(side, BawoRow::Front, 4).into()]
            }
            SetupFault::ExtraInBeginner(side) => vec![Place::Extra(side)],
            SetupFault::TooMany { .. } => {
                let setup = &self.draft.setup;
                let holes = setup.shape.holes();
                let full = holes.filter(|hole| setup.seeds_in(*hole) != HoleSeeds::default());
                let ends = Side::ALL.into_iter().filter(|side| setup.stores[*side] > 0);
                full.map(Place::Hole).chain(ends.map(|side| setup.store_place(side))).collect()
            }
            SetupFault::WrongBoard => Vec::new(),
        }
    }
}

fn move_to_store(setup: &mut Setup, hole: Hole) {
    let seeds = std::mem::take(setup.seeds_in_mut(hole));
    let store = &mut setup.stores[hole.owner()];
    *store = store.saturating_add(seeds.total());
}

fn seeds_at(setup: &mut Setup, spot: Spot) -> &mut u16 {
    match spot {
        Spot::Place(Place::Hole(hole)) => setup.seeds_mut(hole, None),
        Spot::Place(Place::Store(side) | Place::Extra(side)) => &mut setup.stores[side],
        Spot::Heap(hole, colour) => setup.seeds_mut(hole, Some(colour)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn editor(name: GameName) -> Editor {
        let ruleset = Ruleset::new(name);
        Editor::new(ruleset, ruleset.start().setup(), Page::Start)
    }

    #[test]
    fn seeds_are_added_taken_typed_and_carried() {
        let mut editor = editor(GameName::Owari);
        let c = Spot::from(Hole::two_rows(Side::South, 2));
        editor.add(c);
        editor.add(c);
        editor.take(c);
        assert_eq!(editor.seeds(c), 5);
        editor.figure(c, 1, 10.0);
        editor.figure(c, 2, 10.5);
        assert_eq!(editor.seeds(c), 12);
        // A typed number is one change.
        editor.undo();
        assert_eq!(editor.seeds(c), 5);
        editor.redo();
        assert_eq!(editor.seeds(c), 12);
        editor.figure(c, 3, 20.0);
        assert_eq!(editor.seeds(c), 3, "a figure after a while begins a new number");
        editor.carry(c, Place::Store(Side::South));
        assert_eq!(editor.text(), "4,4,0,4,4,4/4,4,4,4,4,4 3-0 S");
        editor.carry(Spot::Place(Place::Store(Side::South)), Hole::two_rows(Side::North, 0).into());
        assert_eq!(editor.text(), "4,4,0,4,4,4/7,4,4,4,4,4 0-0 S");
    }

    #[test]
    fn seeds_carried_to_their_own_hole_stay() {
        let mut editor = editor(GameName::Ring);
        let red = Spot::Heap(Hole::ring(3), Colour::Red);
        editor.carry(red, Hole::ring(3).into());
        assert!(!editor.may_undo());
        editor.carry(red, Hole::ring(4).into());
        assert_eq!(editor.setup().seeds_in(Hole::ring(4)), HoleSeeds { seeds: 4, blue: 2 });
        assert_eq!(editor.setup().seeds_in(Hole::ring(3)), HoleSeeds { seeds: 0, blue: 2 });
    }

    #[test]
    fn a_wrong_text_stays_in_the_field_and_the_board_is_unchanged() {
        let mut editor = editor(GameName::Owari);
        editor.set_text("4,4,4/");
        assert_eq!(editor.wrong_text.as_ref().map(|wrong| wrong.why.column), Some(6));
        assert_eq!(editor.setup(), &Ruleset::new(GameName::Owari).start().setup());
        editor.set_text("1,0,0,0,0,0/0,0,0,0,0,2 20-25 N");
        assert_eq!(editor.wrong_text, None);
        assert_eq!(editor.setup().to_move, Side::North);
    }

    #[test]
    fn every_game_has_a_start_an_empty_board_and_faults_with_places() {
        for name in GameName::ALL {
            let mut editor = editor(name);
            assert_eq!(editor.faults(), []);
            let hole = editor.setup().shape.holes().next().expect("a hole");
            editor.set(editor.spot_of(hole.into()), MOST_SEEDS);
            let faults = editor.faults();
            assert!(!faults.is_empty());
            for fault in &faults {
                assert!(!editor.places(fault).is_empty(), "{name} {fault:?}");
            }
            editor.clear();
            assert_eq!(editor.setup().total(), 0);
            editor.usual_start();
            assert_eq!(editor.setup(), &editor.ruleset().start().setup());
        }
    }

    #[test]
    fn a_like_board_keeps_its_seeds() {
        let mut editor = editor(GameName::Owari);
        editor.set_ruleset(Ruleset::new(GameName::Basic));
        assert_eq!(editor.setup().total(), 36, "a start becomes a start");
        editor.add(Spot::from(Hole::two_rows(Side::South, 0)));
        editor.set_ruleset(Ruleset::new(GameName::Ayoayo));
        assert_eq!(editor.setup().total(), 37);
        editor.set_ruleset(Ruleset::new(GameName::Ring));
        assert_eq!(editor.setup(), &editor.ruleset().start().setup());
    }

    #[test]
    fn a_shorter_board_loses_no_seed() {
        let mut editor = editor(GameName::Giuthi);
        editor.set_holes(4);
        assert_eq!(editor.text(), "6,6,6,6/6,6,6,6 12-12 S");
        editor.between_rounds();
        assert_eq!(editor.text(), "0,0,0,0/0,0,0,0 36-36 S");
        assert_eq!(editor.faults(), []);
    }
}
