//! Words shown to people, in one place.

mod saves;
