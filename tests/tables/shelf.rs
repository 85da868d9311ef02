//! The shelf of loaded tables: read from files or built in the background.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::channel;

use kete::files::{ReadProblem, free_space};
use kete::search::machine_memory;
use kete::search::tables::file::{self, TableFault, UnusableFile};
use kete::search::tables::{
    NoTable, TableKind, TableSource, TableStatus, TableStore, build, cost, load_or_build,
};
use tempfile::tempdir;

use crate::{board, position, ruleset, table};

#[test]
fn a_table_is_built_once_saved_and_read_the_next_time() {
    let folder = tempdir().expect("a folder");
    let rules = ruleset("awale rotation=clockwise");
    let shelf = TableStore::new(folder.path());
    assert_eq!(shelf.status(&rules), TableStatus::Missing);
    assert!(shelf.tables(&rules).is_none());
    shelf.ensure_now(&rules, 4);
    assert_eq!(shelf.status(&rules), TableStatus::Ready { seeds: 4, not_saved: None });
    // F captures nothing and feeds; all three seeds stay in play.
    let position = position(&rules, 0x01_0000, 0x02, kete::rules::Side::North);
    assert!(shelf.tables(&rules).expect("there").fresh(&board(&position)).is_some());
    // The same table serves both directions of sowing.
    assert!(shelf.tables(&ruleset("awale")).is_some());

    let kind = TableKind::of(&rules).expect("a kind");
    let never = AtomicBool::new(false);
    let (read, source) = load_or_build(folder.path(), &kind, 3, &never, &mut |_| {}).expect("read");
    assert_eq!((read.seeds(), source), (4, TableSource::File));
}

#[test]
fn a_damaged_table_is_set_aside_and_rebuilt() {
    let folder = tempdir().expect("a folder");
    let rules = ruleset("basic preset=kalah");
    let kind = TableKind::of(&rules).expect("a kind");
    let place = file::path(folder.path(), &kind);
    let good = table(&rules, 4);
    let mut bytes = good.bytes().to_vec();
    *bytes.last_mut().expect("not empty") ^= 1;
    std::fs::write(&place, &bytes).expect("written");
    let never = AtomicBool::new(false);
    let (made, source) = load_or_build(folder.path(), &kind, 4, &never, &mut |_| {}).expect("made");
    assert_eq!(made, good);
    let unusable = UnusableFile {
        path: place.clone(),
        kind,
        fault: TableFault::Altered,
        seeds: Some(4),
        set_aside: Some(place.with_file_name(aside_name(&place))),
    };
    let expected = TableSource::Made { instead_of: Some(unusable), kept: Some(Ok(place.clone())) };
    assert_eq!(source, expected);
    assert_eq!(file::load(&place, &kind), Ok(good));
    let aside = place.with_file_name(aside_name(&place));
    assert_eq!(std::fs::read(aside).expect("set aside"), bytes);
}

fn aside_name(place: &Path) -> String {
    format!("{}.damaged-1", place.file_name().expect("a name").to_string_lossy())
}

#[test]
fn a_large_table_with_one_bad_bit_is_never_lost_to_a_small_one() {
    let folder = tempdir().expect("a folder");
    let rules = ruleset("ayoayo");
    let kind = TableKind::of(&rules).expect("a kind");
    let place = file::path(folder.path(), &kind);
    let mut bytes = table(&rules, 6).bytes().to_vec();
    bytes[3000] ^= 1;
    std::fs::write(&place, &bytes).expect("written");
    let shelf = TableStore::new(folder.path());
    shelf.ensure_now(&rules, 4);
    assert_eq!(shelf.status(&rules), TableStatus::Ready { seeds: 4, not_saved: None });
    let aside = place.with_file_name(aside_name(&place));
    assert_eq!(std::fs::read(&aside).expect("set aside"), bytes);
    let text = shelf.take_unusable();
    assert_eq!(text.len(), 1, "told once");
    assert_eq!((text[0].seeds, text[0].set_aside.as_ref()), (Some(6), Some(&aside)));
    shelf.ensure_now(&rules, 4);
    assert_eq!(shelf.take_unusable(), []);
}

#[test]
fn a_table_of_a_newer_version_is_left_alone() {
    let folder = tempdir().expect("a folder");
    let rules = ruleset("ayoayo");
    let kind = TableKind::of(&rules).expect("a kind");
    let place = file::path(folder.path(), &kind);
    let mut bytes = table(&rules, 6).bytes().to_vec();
    bytes[8] = 2;
    std::fs::write(&place, &bytes).expect("written");
    let shelf = TableStore::new(folder.path());
    shelf.ensure_now(&rules, 4);
    // The small one can be used but is not saved.
    assert_eq!(shelf.status(&rules), TableStatus::Ready { seeds: 4, not_saved: None });
    assert_eq!(std::fs::read(&place).expect("left"), bytes);
    assert_eq!(std::fs::read_dir(folder.path()).expect("the folder").count(), 1);
    let text = shelf.take_unusable();
    assert_eq!(text.len(), 1, "told once");
    assert_eq!((&text[0].fault, &text[0].set_aside), (&TableFault::Version(2), &None));
}

#[test]
fn a_table_that_cannot_be_saved_is_used_all_the_same() {
    let folder = tempdir().expect("a folder");
    let in_the_way = folder.path().join("tables");
    std::fs::write(&in_the_way, "a file").expect("written");
    let rules = ruleset("ayoayo");
    let shelf = TableStore::new(&in_the_way);
    shelf.ensure_now(&rules, 3);
    let standing = shelf.status(&rules);
    let TableStatus::Ready { seeds: 3, not_saved: Some(error) } = standing else {
        panic!("{standing:?}")
    };
    assert!(error.path.starts_with(&in_the_way));
    assert!(shelf.tables(&rules).is_some());
}

#[test]
fn a_table_built_unasked_is_as_large_as_the_user_and_the_machine_allow() {
    let folder = tempdir().expect("a folder");
    let rules = ruleset("basic");
    let kind = TableKind::of(&rules).expect("a kind");
    let shelf = TableStore::new(folder.path());
    assert_eq!(shelf.first_seeds(&kind), 12);
    assert_eq!(shelf.idle_growth(&rules), None, "nothing is there that could grow");
    let affordable = |seeds| kind.affordable(seeds, machine_memory(), free_space(folder.path()));
    shelf.ensure_now(&rules, 4);
    for (most, first, idle) in [(15, 15, 15), (18, 15, 18)] {
        shelf.set_most_unasked(most);
        assert_eq!(shelf.first_seeds(&kind), affordable(first));
        assert_eq!(shelf.idle_growth(&rules), Some(affordable(idle)));
    }
    shelf.set_most_unasked(3);
    assert_eq!(shelf.idle_growth(&rules), Some(12));
    shelf.ensure_now(&rules, 12);
    assert_eq!(shelf.idle_growth(&rules), None, "it is as large as the user allows");

    let rules = ruleset("ayoayo");
    shelf.set_most_unasked(18);
    shelf.ensure_first(&rules);
    while shelf.tables(&rules).is_none() {
        std::thread::sleep(std::time::Duration::from_millis(2));
    }
    shelf.finish(std::time::Duration::from_secs(10));
    assert_eq!(shelf.status(&rules), TableStatus::Ready { seeds: 12, not_saved: None });
    shelf.ensure_first(&rules);
    assert_eq!(shelf.status(&rules), TableStatus::Ready { seeds: 12, not_saved: None });
    assert_eq!(shelf.idle_growth(&rules), None);
}

#[test]
fn background_work_reports_its_progress_and_its_end() {
    let folder = tempdir().expect("a folder");
    let rules = ruleset("owari preset=abapa");
    let shelf = TableStore::new(folder.path());
    let (sender, woken) = channel();
    let wake = move || {
        let _ = sender.send(());
    };
    shelf.ensure(&rules, 6, Some(Arc::new(wake)));
    // The channel closes when the thread has finished.
    let wakes = woken.iter().count();
    assert!(wakes > 6, "once a layer at least, and at the end");
    assert_eq!(shelf.status(&rules), TableStatus::Ready { seeds: 6, not_saved: None });
    // A larger one replaces it; a smaller one is not built.
    shelf.ensure_now(&rules, 5);
    assert_eq!(shelf.tables(&rules).expect("there").seeds(), 6);
    shelf.ensure_now(&rules, 7);
    assert_eq!(shelf.tables(&rules).expect("there").seeds(), 7);
}

#[test]
fn work_can_be_stopped() {
    let stop = AtomicBool::new(false);
    let steps = AtomicUsize::new(0);
    let kind = TableKind::of(&ruleset("giuthi")).expect("a kind");
    let mut done = 0.0;
    let result = build(&kind, 9, &stop, &mut |progress| {
        assert!(progress.done >= done, "it never goes back");
        done = progress.done;
        if progress.seeds == 7 {
            stop.store(true, Ordering::Relaxed);
            steps.fetch_add(1, Ordering::Relaxed);
        }
    });
    assert!(result.is_err());
    assert_eq!(steps.into_inner(), 1, "nothing is reported once it was stopped");

    let folder = tempdir().expect("a folder");
    let rules = ruleset("giuthi");
    let shelf = TableStore::new(folder.path());
    let (sender, woken) = channel();
    let stopper = shelf.clone();
    let wake = move || {
        stopper.cancel(&ruleset("giuthi"));
        let _ = sender.send(());
    };
    shelf.ensure(&rules, 12, Some(Arc::new(wake)));
    assert!(woken.iter().count() < 10, "it ended long before all was done");
    assert_eq!(shelf.status(&rules), TableStatus::Missing);
    assert_eq!(std::fs::read_dir(folder.path()).expect("the folder").count(), 0);
}

#[test]
fn rules_without_a_table_say_why() {
    let folder = tempdir().expect("a folder");
    let shelf = TableStore::new(folder.path().join("none"));
    let rules = ruleset("awale stop-at-majority=yes");
    shelf.ensure_now(&rules, 3);
    assert_eq!(shelf.status(&rules), TableStatus::Impossible(NoTable::Majority));
    let ring = ruleset("ring");
    let why = NoTable::OtherGame(ring.name());
    assert_eq!(shelf.status(&ring), TableStatus::Impossible(why));
    let missing =
        file::load(&folder.path().join("none"), &TableKind::of(&ruleset("owari")).expect("one"));
    assert_eq!(missing, Err(TableFault::Unreadable(ReadProblem::Missing)));
}

#[test]
fn the_cost_of_a_table_is_known_before_it_is_built() {
    let kind = TableKind::of(&ruleset("owari preset=abapa")).expect("a kind");
    let text = cost(&kind, 9);
    assert_eq!(text.positions, 293_930);
    assert_eq!(text.bytes, table(&ruleset("owari preset=abapa"), 9).bytes().len() as u64);
    assert!(text.time > cost(&kind, 3).time);
}

#[test]
fn a_table_is_deleted_and_its_file_with_it() {
    let folder = tempdir().expect("a folder");
    let rules = ruleset("ayoayo");
    let kind = TableKind::of(&rules).expect("a kind");
    let place = file::path(folder.path(), &kind);
    assert_eq!(file::inspect(&place, &kind), Err(TableFault::Unreadable(ReadProblem::Missing)));
    let shelf = TableStore::new(folder.path());
    shelf.ensure_now(&rules, 4);
    let about = file::inspect(&place, &kind).expect("there");
    assert_eq!((about.seeds, about.bytes), (4, kind.bytes(4)));
    assert_eq!(
        file::inspect(&place, &TableKind::of(&ruleset("awale")).expect("a kind")).ok(),
        None
    );
    let bytes = std::fs::read(&place).expect("read");
    std::fs::write(&place, &bytes[..bytes.len() - 1]).expect("cut short");
    assert_eq!(file::inspect(&place, &kind), Err(TableFault::Length));
    assert_eq!(shelf.delete(&rules), Ok(()));
    assert_eq!(shelf.status(&rules), TableStatus::Missing);
    assert!(!place.exists());
    assert_eq!(shelf.delete(&rules), Ok(()), "there is none");
}

#[test]
fn closing_waits_until_nothing_is_being_built() {
    let folder = tempdir().expect("a folder");
    let rules = ruleset("giuthi");
    let shelf = TableStore::new(folder.path());
    shelf.ensure(&rules, 14, None);
    shelf.finish(std::time::Duration::from_secs(600));
    assert_eq!(shelf.status(&rules), TableStatus::Missing);
    assert!(!file::path(folder.path(), &TableKind::of(&rules).expect("a kind")).exists());
}

#[test]
fn the_memory_needed_to_build_is_known_before() {
    let kind = TableKind::of(&ruleset("owari preset=abapa")).expect("a kind");
    let cost = cost(&kind, 12);
    assert_eq!(cost.memory, kind.memory(12));
    assert!(kind.memory(12) > kind.bytes(12), "room for the largest layer beside it");
    assert!(kind.memory(12) <= 3 * u64::from(cost.positions) + 256);
}
