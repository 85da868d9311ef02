//! Reads the files of a class in the background.

use std::path::PathBuf;

use crate::background::worker::{Desk, Work};
use crate::tutor::class_progress::ClassProgress;

pub struct ClassReader;

impl Work for ClassReader {
    /// The files and folders to read.
    type Job = Vec<PathBuf>;
    type Report = ClassProgress;

    const NAME: &'static str = "class";

    fn work(&mut self, files: &mut Vec<PathBuf>, desk: &mut Desk<'_, ClassProgress>) {
        desk.report(ClassProgress::read(files));
    }

    fn failed(&mut self, _: Vec<PathBuf>) -> Option<ClassProgress> {
        Some(ClassProgress::default())
    }
}
