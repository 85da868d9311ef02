//! The progress file: reading and writing keep the progress; merging keeps the best.

use kete::rules::{GameName, RuleId};
use kete::tutor::{AnsweredIn, Progress, ProgressError};

use super::{build_or_read, draw, edit};

/// Input: a file, or a learner's days built from bytes and then damaged.
pub fn run(data: &[u8]) {
    build_or_read(data, learnt, read);
}

fn learnt(bytes: &mut arbitrary::Unstructured<'_>) -> arbitrary::Result<()> {
    let mut progress = Progress::default();
    let mut today = 20_000i64;
    for _ in 0..bytes.int_in_range(0..=30)? {
        match bytes.int_in_range(0..=3u8)? {
            0 => progress.earn(&draw::words(bytes)?, bytes.arbitrary()?),
            1 => today += i64::from(bytes.arbitrary::<u8>()?),
            _ => {
                let (game, rule) = (*bytes.choose(&GameName::ALL)?, *bytes.choose(RuleId::ALL)?);
                let place = AnsweredIn::ALL[(today % 3) as usize];
                progress.answer(game, rule, bytes.arbitrary()?, place, today);
            }
        }
    }
    comes_back(&progress);
    let _ = (progress.due(today), progress.next_due(today));
    read(edit::edited(bytes, &progress.to_text())?.as_bytes());
    Ok(())
}

fn read(data: &[u8]) {
    let progress = match Progress::parse(data) {
        Ok(progress) => progress,
        Err(ProgressError::Damaged(line, _)) => {
            let lines = String::from_utf8_lossy(data).split('\n').count();
            return assert!((1..=lines).contains(&line), "line {line} of {lines}");
        }
        Err(_) => return,
    };
    comes_back(&progress);
    let boxes: usize = progress.boxes().iter().sum();
    // The boxes count the rules that have exercises.
    let cards = progress.cards().count();
    assert!(boxes <= cards);
    assert_eq!(progress.due(i64::MAX).len(), boxes, "the same rules come back");
    for today in [i64::MIN, -1, 0, 20_000, i64::MAX] {
        let due = progress.due(today).len();
        assert!(due <= boxes && progress.hard(usize::MAX).len() == cards);
        let _ = progress.next_due(today);
    }
    let mut merged = progress.clone();
    merged.import(&progress);
    assert_eq!(merged, progress, "merged with itself");
    let mut later = progress.clone();
    for (game, rule, _) in progress.cards() {
        later.answer(game, rule, true, AnsweredIn::Games, 20_000);
        later.answer(game, rule, false, AnsweredIn::Lessons, 20_000);
    }
    comes_back(&later);
}

fn comes_back(progress: &Progress) {
    let text = progress.to_text();
    assert_eq!(Progress::parse(text.as_bytes()).as_ref(), Ok(progress), "{text}");
}
