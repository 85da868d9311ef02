//! Words of the keys page.

/// Heading of the keys page.
pub const KEYS: &str = "All keys";
/// The search of the keys page.
pub const SEARCH_KEYS: &str = "Search the keys";
/// The hint in the top bar, before the key and after it.
pub const PRESS: &str = "Press";
/// The second half of it.
pub const FOR_ALL_KEYS: &str = "for all keys";
/// The keys of the board.
pub const ON_THE_BOARD: &str = "On the board";
/// The keys of every window.
pub const EVERYWHERE: &str = "Everywhere";

/// The keys of the board with what each does. They are no commands: what they do hangs on where
/// the keyboard is, and on the game.
pub const BOARD_KEYS: [(&str, &str); 13] = [
    ("A–F", "Play that hole of the side to move"),
    ("1–8", "Bawo and the ring: play that hole"),
    ("Shift+1–8", "Bawo: play a hole of the back row"),
    ("← → ↑ ↓", "Go from hole to hole"),
    ("Enter", "Play the hole you are at"),
    ("← →", "Choose the way of a move"),
    ("L R", "The way by name, left or right"),
    ("R B", "The ring: red or blue seeds"),
    ("+", "Bawo: spread the house"),
    ("Shift+A–F", "Take a seed back while you lay out"),
    ("F", "Four rows and ring: flip the board"),
    ("Esc", "Take back a move that is half made"),
    ("Click", "While seeds fall: show the end"),
];

/// The keys of the rules.
pub const IN_THE_RULES: &str = "In the rules";

/// The keys of the page of the rules.
pub const RULES_KEYS: [(&str, &str); 5] = [
    ("↑ ↓", "Go from rule to rule"),
    ("Space", "Play the example"),
    ("← →", "At its film: one step back or on"),
    ("/", "Search the rules"),
    ("Esc", "Back to the start of the example, or end the search"),
];

/// The keys of the page after the game.
pub const AFTER_KEYS: [(&str, &str); 2] =
    [("1–3", "Choose a moment"), ("Enter", "Look for a better move in it")];

/// Keys that are everywhere the same.
pub const EVERYWHERE_KEYS: [(&str, &str); 4] = [
    ("Tab", "Go to the next control"),
    ("Shift+Tab", "Go to the one before"),
    ("Esc", "Close what is open"),
    ("Alt", "Open the menu"),
];

/// No key has these words.
pub fn no_key(search: &str) -> String {
    format!("No key for “{search}”.")
}
