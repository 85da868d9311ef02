//! The tutor: courses and their check, goals, drills, progress.

mod broken;
mod courses;
mod program;
