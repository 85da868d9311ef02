//! Words about files and saved games.
