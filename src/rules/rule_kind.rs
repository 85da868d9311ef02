//! What a rule is about. Texts, exercises and the rule book ask for the kind of a rule where it
//! does not matter which game the rule belongs to.

/// What a rule is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RuleKind {
    /// How the board is laid out.
    Setup,
    /// The players take turns.
    NextMover,
    /// The same player moves again.
    Again,
    /// A first hole must be the mover's own.
    OwnHole,
    /// A first hole must hold seeds.
    EmptyHole,
    /// Nothing is played after the end.
    Over,
    /// A turn that would go on for ever may not be played.
    Endless,
    /// A first hole must hold two seeds or more.
    StartTwo,
    /// A turn that eats at once must be played before one that does not.
    MustEat,
    /// The same for a placed seed.
    MustEatPlacing,
    /// A turn must bring seeds to a side that has none.
    Feed,
    /// When a side may pass.
    Pass,
    /// How seeds are sown from hole to hole, and how a turn goes on or stops.
    Sow,
    /// How the seeds of one colour are sown.
    SowColour,
    /// A sowing that comes round passes over its first hole.
    Skip,
    /// What the corner holes do to the direction.
    Corner,
    /// Where eaten seeds are sown from, and which way.
    SowEaten,
    /// What faces the last seed is captured, or eaten.
    Capture,
    /// The seeds in the last hole decide what is captured.
    CaptureByCount,
    /// How many holes a turn may capture.
    CaptureLimit,
    /// What becomes of a capture beyond that limit.
    CaptureLimitOver,
    /// Only twos are captured, threes stay.
    TwosOnly,
    /// A capture leaves the other side something.
    Starve,
    /// A capture of everything the other side has.
    GrandSlam,
    /// An extra seed is placed.
    Place,
    /// A placed seed that eats nothing is sown on with the seeds of its hole.
    SowPlaced,
    /// A seed placed in an open house ends the turn.
    HouseClosed,
    /// Only the house is left to place a seed in.
    HouseOnly,
    /// An open house may be spread.
    HouseOpen,
    /// How a house is lost.
    HouseLost,
    /// Five seeds are placed at once.
    Opening,
    /// The turns after the last extra seed.
    Late,
    /// How the game ends, and who gets what is left.
    End(End),
    /// How a round ends.
    Round,
    /// How the seeds are laid out for the next round.
    Layout,
    /// How small the board of the next round may be.
    LayoutSize,
    /// A position comes back.
    Repetition,
    /// Both players agree to end.
    Agree,
    /// Both players agree to end, and what becomes of the seeds that are left.
    ShareRest,
    /// Anyone may count the seeds of any hole.
    Count,
    /// Players may count the seeds of their own holes only.
    CountOwn,
}

impl RuleKind {
    /// Whether it is about the house.
    pub const fn is_about_the_house(self) -> bool {
        matches!(
            self,
            RuleKind::HouseClosed | RuleKind::HouseOnly | RuleKind::HouseOpen | RuleKind::HouseLost
        )
    }
}

/// What ends a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum End {
    /// A common rule about what is left when the game ends.
    Settled,
    /// One side has no seeds and the other cannot give it any.
    NobodyCanFeed,
    /// One side has more than half of the seeds.
    Majority,
    /// Few seeds are left on the board.
    FewSeeds,
    /// One side has no seeds.
    SideEmpty,
    /// A move left the other side without seeds, and the mover takes the rest.
    Starved,
    /// One side has more than half of the seeds, or few are left.
    MajorityOrFew,
    /// The front row of one side is empty.
    FrontRowEmpty,
    /// One side has single seeds only and cannot start a turn.
    Singles,
    /// One side has too few seeds for another round.
    Match,
}
