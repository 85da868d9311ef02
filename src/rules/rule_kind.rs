//! What a rule is about. Texts, exercises and the rule book ask for the kind of a rule when the
//! game does not matter.

/// What a rule is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RuleKind {
    /// How the board is laid out.
    Setup,
    /// The players take turns.
    NextMover,
    /// The same player moves again.
    Again,
    /// A turn must start from a hole of the mover.
    OwnHole,
    /// A turn must start from a hole with seeds.
    EmptyHole,
    /// Nobody moves after the end.
    Over,
    /// A turn that would never end is illegal.
    Endless,
    /// A turn must start from a hole with two or more seeds.
    StartTwo,
    /// A player who can eat with the first lap must do so.
    MustEat,
    /// The same for a placed seed.
    MustEatPlacing,
    /// A player must give seeds to an opponent who has none.
    Feed,
    /// When a side may pass.
    Pass,
    /// How seeds are sown from hole to hole, and how a turn continues or stops.
    Sow,
    /// How the seeds of one colour are sown.
    SowColour,
    /// A sowing that comes round skips the hole it started from.
    Skip,
    /// How the corner holes change the direction.
    Corner,
    /// Where eaten seeds are sown from, and in which direction.
    SowEaten,
    /// The hole that faces the last seed is captured, or eaten.
    Capture,
    /// The number of seeds in the last hole decides what is captured.
    CaptureByCount,
    /// How many holes a turn may capture.
    CaptureLimit,
    /// What a capture beyond that limit takes.
    CaptureLimitOver,
    /// Only holes with two seeds are captured, not those with three.
    TwosOnly,
    /// A capture must leave the opponent some seeds.
    Starve,
    /// A capture of all the opponent's seeds.
    GrandSlam,
    /// An extra seed is placed.
    Place,
    /// A placed seed that eats nothing is sown on with the seeds of its hole.
    SowPlaced,
    /// A seed placed in an open house ends the turn.
    HouseClosed,
    /// The house is the only hole in which a seed can be placed.
    HouseOnly,
    /// An open house may be spread.
    HouseOpen,
    /// How a house is lost.
    HouseLost,
    /// Five seeds are placed at once.
    Opening,
    /// The turns after the last extra seed was placed.
    Late,
    /// How the game ends, and who gets the remaining seeds.
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
    /// Both players agree to end, and how they share the remaining seeds.
    ShareRest,
    /// Anyone may count the seeds of any hole.
    Count,
    /// Players may count the seeds of their own holes only.
    CountOwn,
}

impl RuleKind {
    /// Whether the rule is about the house.
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
    /// A common rule about the seeds that are left when the game ends.
    Settled,
    /// One player has no seeds and the other cannot feed him.
    NobodyCanFeed,
    /// One player has more than half of the seeds.
    Majority,
    /// Few seeds are left on the board.
    FewSeeds,
    /// One player has no seeds.
    SideEmpty,
    /// A move left the opponent without seeds, and the mover takes the rest.
    Starved,
    /// One player has more than half of the seeds, or few are left.
    MajorityOrFew,
    /// The front row of one player is empty.
    FrontRowEmpty,
    /// One player has only single seeds and cannot start a turn.
    Singles,
    /// One player has too few seeds for another round.
    Match,
}
