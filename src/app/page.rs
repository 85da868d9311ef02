//! The pages of the window.

/// A page of the window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Page {
    /// The start page.
    Start,
    /// The game in progress, or the New game form.
    Play,
    /// The courses, or the lesson.
    Learn,
    /// The rules of a game.
    Rules,
    /// The saved games of a folder.
    Library,
    /// The user's results and rating; it has no tab.
    Record,
    /// The daily exercise; it has no tab.
    Daily,
    /// The progress of a class; it has no tab.
    Class,
    /// A file that could not be read; it has no tab.
    Damaged,
    /// The open game, graded; under the tab of the game.
    After,
    /// The position editor; it has no tab.
    Editor,
    /// The lesson editor; under the tab of the courses.
    LessonEditor,
}

impl Page {
    /// The pages with a tab, in the order of the bar.
    pub const ALL: [Page; 5] = [Page::Start, Page::Play, Page::Learn, Page::Rules, Page::Library];
}
