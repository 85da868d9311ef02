//! The pages of the window.

/// The pages of the top bar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Page {
    /// The nine games.
    Start,
    /// The game in progress, or the choice of one.
    Play,
    /// The courses, and the lesson being taken.
    Learn,
    /// The rules of a game.
    Rules,
    /// The saved games of a folder.
    Library,
    /// A file that could not be read; it has no tab.
    Damaged,
    /// The game on the table, graded. It stands under the tab of the game.
    After,
    /// The position editor. It has no tab of its own.
    Editor,
}

impl Page {
    /// Those with a tab, in the order of the bar.
    pub const ALL: [Page; 5] = [Page::Start, Page::Play, Page::Learn, Page::Rules, Page::Library];
}
