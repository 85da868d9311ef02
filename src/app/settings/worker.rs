//! The settings file, kept in step with what is set: read at the start, written whole or not at
//! all, on a thread, half a second after the last change, and once more at the end. Other windows
//! write it too: each writes the fields that were changed in it, and shows those of the others.

use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};

use egui::Context;

use super::merge::{Document, SettingsChange};
use super::motion::Motion;
use super::place::WindowPlace;
use super::table::{Settings, SettingsIntent};
use super::text::{self, VERSION};
use crate::app::words;
use crate::background::Mode;
use crate::background::closing::Closing;
use crate::background::task::{BackgroundTask, Missing};
use crate::draw::animation::Speed;
use crate::files::{
    Folders, MergedFile, ReadProblem, SharedFile, WriteError, read_limited, set_aside_as,
};
use crate::texts::messages as say;

/// The file's name in the folder of settings.
const FILE: &str = "settings.ron";
/// No settings file is larger, in bytes.
const LIMIT: u64 = 256 * 1024;
/// Seconds from the last change to the writing.
const WAIT: f64 = 0.5;
/// The name of the thread.
const PART: &str = "settings";

/// The file as the threads that read and write it hold it.
type Merging = Arc<Mutex<MergedFile<Document>>>;
/// What the file holds if it is news, or why it could not be written.
type Outcome = Result<Option<Document>, WriteError>;

/// Keeps the file.
pub struct SettingsFile {
    /// `None` where nothing is kept.
    file: Option<SharedFile>,
    merging: Option<Merging>,
    /// What the file holds of this window, or is about to.
    held: Document,
    /// The file does not hold what is set: there is none yet, or it could not be written.
    is_behind: bool,
    /// Where the window stands now.
    place: WindowPlace,
    /// What was seen last, and when it is to be written.
    due: Option<(Document, f64)>,
    working: Option<BackgroundTask<Outcome>>,
    /// What the file held before the change that is being written.
    writing: Option<Document>,
    /// What the file held before a change that is not written because Kete failed over it.
    from: Option<Document>,
    /// What the file holds, with the changes of other windows.
    arrived: Option<Settings>,
    has_failed: bool,
    motion: Option<Motion>,
    told: Vec<String>,
}

impl SettingsFile {
    /// Reads the file of these folders; with none, nothing is read and nothing kept.
    pub fn open(folders: Option<&Folders>) -> SettingsFile {
        let path = folders.map(|folders| folders.config().join(FILE));
        let mut file = SettingsFile {
            file: path.map(|path| SharedFile::new(path, LIMIT)),
            merging: None,
            held: Document::default(),
            is_behind: false,
            place: WindowPlace::default(),
            due: None,
            working: None,
            writing: None,
            from: None,
            arrived: None,
            has_failed: false,
            motion: None,
            told: Vec::new(),
        };
        if let Some(shared) = file.file.clone() {
            file.read(shared.path());
        }
        file.place = file.held.place;
        let known = file.held.clone();
        let shared = file.file.clone();
        file.merging = shared.map(|file| Arc::new(Mutex::new(MergedFile::new(file, known))));
        file
    }

    fn read(&mut self, path: &Path) {
        let bytes = match read_limited(path, LIMIT) {
            Ok(bytes) => bytes,
            Err(error) if error.problem == ReadProblem::Missing => {
                self.is_behind = true;
                return;
            }
            Err(error) if matches!(error.problem, ReadProblem::TooLarge(_)) => {
                self.set_aside(path, "damaged", words::settings_damaged);
                return;
            }
            Err(error) => {
                // What could not be read is not overwritten.
                self.told.push(words::settings_unreadable(&error.to_string()));
                self.file = None;
                return;
            }
        };
        let read = String::from_utf8(bytes).ok().and_then(|text| text::read(&text).ok());
        let Some(read) = read else {
            self.set_aside(path, "damaged", words::settings_damaged);
            return;
        };
        if read.version > VERSION {
            self.set_aside(path, "later", words::settings_later);
        }
        if !read.fell_back.is_empty() {
            self.told.push(words::settings_fell_back(&read.fell_back));
        }
        self.held = Document { settings: read.settings, place: read.place };
    }

    /// Gives the file another name, so that nothing in it is lost.
    fn set_aside(&mut self, path: &Path, why: &str, says: fn(&str) -> String) {
        match set_aside_as(path, |number| format!("settings.{why}-{number}.ron")) {
            Ok(free) => {
                let name = free.file_name().unwrap_or_default().to_string_lossy();
                self.told.push(says(&name));
                self.is_behind = true;
            }
            Err(_) => {
                self.told.push(words::settings_unreadable(say::settings::not_set_aside()));
                self.file = None;
            }
        }
    }

    /// What the file says is set.
    pub fn settings(&self) -> &Settings {
        &self.held.settings
    }

    /// Where the window stood.
    pub fn place(&self) -> WindowPlace {
        self.place
    }

    /// The file, which other windows may change.
    pub fn shared_file(&self) -> Option<&SharedFile> {
        self.file.as_ref()
    }

    /// At the very first start the desktop is asked whether it wants less movement.
    pub fn ask_desktop(&mut self, ctx: &Context) {
        if self.is_behind && self.file.is_some() {
            let wake = ctx.clone();
            self.motion = Some(Motion::ask(move || wake.request_repaint()));
        }
    }

    /// What the desktop asks for, once it has answered.
    pub fn desktop_says(&mut self, settings: &Settings) -> Option<SettingsIntent> {
        match self.motion.as_ref()?.reduced() {
            Ok(reduced) => {
                self.motion = None;
                // A person who has chosen meanwhile knows better.
                let untouched = *settings == Settings::default();
                (reduced && untouched).then_some(SettingsIntent::Speed(Speed::Off))
            }
            Err(true) => None,
            Err(false) => {
                self.motion = None;
                None
            }
        }
    }

    /// Sentences to be told to the person, each once.
    pub fn told(&mut self) -> Vec<String> {
        std::mem::take(&mut self.told)
    }

    /// Reads the file again: another window may have changed it. While it is being written that
    /// brings the same.
    pub fn look(&mut self, ctx: &Context) {
        if self.working.is_none() {
            self.work(ctx, |file| Ok(file.look()));
        }
    }

    /// What is to be set now that other windows have changed it; `settings` is what is set here.
    pub fn news(&mut self, settings: &Settings) -> Option<Settings> {
        if let Some(done) = self.working.as_ref().map(BackgroundTask::fetch)
            && !matches!(done, Err(Missing::Coming))
        {
            self.working = None;
            self.take(done);
        }
        let arrived = self.arrived.take()?;
        let merged = Settings::merged(&self.held.settings, settings, &arrived);
        self.held.settings = arrived;
        (merged != *settings).then_some(merged)
    }

    /// Looks whether anything has changed, and writes it once it stands still. `place` is where
    /// the window stands, where that is known.
    pub fn follow(
        &mut self,
        settings: &Settings,
        place: Option<WindowPlace>,
        ctx: &Context,
        now: f64,
    ) {
        if self.file.is_none() {
            return;
        }
        if let Some(place) = place {
            self.place = place;
        }
        let present = self.present(settings);
        if present == self.held {
            self.due = None;
            return;
        }
        let due = match &self.due {
            Some((seen, due)) if present == *seen => *due,
            _ => {
                self.due = Some((present.clone(), now + WAIT));
                now + WAIT
            }
        };
        if now < due {
            ctx.request_repaint_after(std::time::Duration::from_secs_f64(due - now));
        } else if self.working.is_none() && self.arrived.is_none() {
            self.due = None;
            let from = self.from.clone().unwrap_or_else(|| self.held.clone());
            let change = SettingsChange { from: from.clone(), to: present.clone() };
            self.writing = Some(from);
            self.held = present;
            self.is_behind = false;
            self.work(ctx, |file| file.change([change]).map(Some));
        }
    }

    /// What the file is to hold.
    fn present(&self, settings: &Settings) -> Document {
        Document { settings: settings.clone(), place: self.place }
    }

    fn work(
        &mut self,
        ctx: &Context,
        work: impl FnOnce(&mut MergedFile<Document>) -> Outcome + Send + 'static,
    ) {
        let Some(merging) = self.merging.clone() else { return };
        let wake = ctx.clone();
        let run = move |_: &_| work(&mut merging.lock().unwrap_or_else(PoisonError::into_inner));
        let wake = move || wake.request_repaint();
        self.working = Some(BackgroundTask::begin(Mode::Threads, PART, run, wake));
    }

    /// The window closes: writes what is not written yet, after what is being written.
    pub fn close(&mut self, settings: &Settings, closing: &mut Closing) {
        let working = self.working.take();
        let (Some(merging), Some(_)) = (self.merging.clone(), &self.file) else { return };
        let present = self.present(settings);
        let change_from = |from| SettingsChange { from, to: present.clone() };
        let is_changed = present != self.held;
        let from = self.from.clone().or_else(|| is_changed.then(|| self.held.clone()));
        let change = from.map(change_from);
        // In case that what is being written fails.
        let whole = self.writing.take().map(change_from);
        let is_behind = self.is_behind;
        let write = move |_: &_| {
            let failed = working.is_some_and(|working| !matches!(working.finish(), Ok(Ok(_))));
            let mut file = merging.lock().unwrap_or_else(PoisonError::into_inner);
            let change = if failed { whole.or(change) } else { change };
            if change.is_none() && !is_behind && !failed && !file.has_unwritten() {
                return;
            }
            if let Err(error) = file.change(change) {
                log::warn!("{}", words::settings_not_kept(&error.to_string()));
            }
        };
        BackgroundTask::begin(Mode::Threads, PART, write, || ())
            .close(say::closing::writing_settings(), closing);
    }

    /// Waits for the work: for tests.
    #[cfg(test)]
    fn join(&mut self) {
        if let Some(working) = self.working.take() {
            self.take(working.finish());
        }
    }

    /// Takes in what came of the work. What is not written now is written at the end at the latest.
    fn take(&mut self, done: Result<Outcome, Missing>) {
        if let Some(from) = self.writing.take() {
            self.from = done.is_err().then_some(from);
        }
        let why = match done {
            Ok(Ok(found)) => {
                self.arrived = found.map(|found| found.settings);
                return;
            }
            Ok(Err(error)) => error.to_string(),
            Err(_) => say::settings::writing_failed().to_owned(),
        };
        self.is_behind = true;
        if !self.has_failed {
            // Told once: the reason will mostly stay.
            self.has_failed = true;
            self.told.push(words::settings_not_kept(&why));
        }
    }
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::PathBuf;

    use super::*;
    use crate::app::settings::state::SettingsTab;
    use crate::draw::theme::ThemeChoice;
    use crate::draw::theme::ThemeName;

    fn folder() -> (tempfile::TempDir, Folders, PathBuf) {
        let dir = tempfile::tempdir().expect("a folder for the test");
        let folders = Folders::under(dir.path());
        fs::create_dir_all(folders.config()).expect("a folder");
        let path = folders.config().join(FILE);
        (dir, folders, path)
    }

    fn dark() -> Settings {
        Settings { theme: ThemeChoice::Always(ThemeName::Dark), ..Settings::default() }
    }

    #[test]
    fn a_change_is_written_once_it_stands_still() {
        let (_dir, folders, path) = folder();
        let ctx = Context::default();
        let mut file = SettingsFile::open(Some(&folders));
        assert!(file.told().is_empty());
        file.follow(&Settings::default(), None, &ctx, 0.0);
        file.follow(&dark(), None, &ctx, 1.0);
        file.follow(&dark(), None, &ctx, 1.4);
        assert!(file.working.is_none() && !path.exists());
        let other = Settings { text_percent: 120, ..dark() };
        file.follow(&other, None, &ctx, 1.45);
        file.follow(&other, None, &ctx, 1.9);
        assert!(file.working.is_none());
        file.follow(&other, None, &ctx, 2.0);
        file.join();
        assert_eq!(SettingsFile::open(Some(&folders)).settings(), &other);
    }

    #[test]
    fn the_end_writes_what_is_left_and_the_place_of_the_window() {
        let (_dir, folders, _) = folder();
        let ctx = Context::default();
        let place = WindowPlace { corner: Some((5, 6)), size: (900, 600), maximised: true };
        let mut file = SettingsFile::open(Some(&folders));
        file.follow(&dark(), Some(place), &ctx, 0.0);
        file.close(&dark(), &mut Closing::patiently());
        let again = SettingsFile::open(Some(&folders));
        assert_eq!((again.settings(), again.place()), (&dark(), place));
    }

    #[test]
    fn a_damaged_file_is_set_aside_and_named() {
        let (_dir, folders, path) = folder();
        for number in 1..=3 {
            fs::write(&path, [0xFF, 0xFE, 0, b'(']).expect("a file");
            let mut file = SettingsFile::open(Some(&folders));
            assert_eq!(file.settings(), &Settings::default());
            let told = file.told();
            let name = format!("settings.damaged-{number}.ron");
            assert!(told.len() == 1 && told[0].contains(&name), "{told:?}");
            assert_eq!(fs::read(path.with_file_name(name)).expect("kept"), [0xFF, 0xFE, 0, b'(']);
            assert!(!path.exists());
        }
    }

    #[test]
    fn a_file_of_a_later_kete_is_read_and_kept_beside() {
        let (_dir, folders, path) = folder();
        fs::write(&path, "{\"version\": 7, \"theme\": \"dark\", \"new\": 1}").expect("a file");
        let mut file = SettingsFile::open(Some(&folders));
        assert_eq!(file.settings(), &dark());
        assert!(file.told()[0].contains("settings.later-1.ron"));
        assert!(path.with_file_name("settings.later-1.ron").exists());
    }

    #[test]
    fn what_cannot_be_read_is_named_and_the_rest_is_used() {
        let (_dir, folders, path) = folder();
        let text = "{\"version\": 1, \"theme\": \"dark\", \"counts\": 4, \"seeds\": \"gold\"}";
        fs::write(&path, text).expect("a file");
        let mut file = SettingsFile::open(Some(&folders));
        assert_eq!(file.settings(), &dark());
        let told = file.told();
        assert!(told[0].contains("seeds and counts"), "{told:?}");
    }

    #[test]
    fn a_folder_in_its_place_is_left_alone() {
        let (_dir, folders, path) = folder();
        fs::create_dir(&path).expect("a folder");
        let mut file = SettingsFile::open(Some(&folders));
        assert_eq!(file.told().len(), 1);
        file.follow(&dark(), None, &Context::default(), 9.0);
        file.close(&dark(), &mut Closing::patiently());
        assert!(path.is_dir());
    }

    #[test]
    fn a_failure_to_write_is_told_once() {
        let dir = tempfile::tempdir().expect("a folder for the test");
        let folders = Folders::under(dir.path());
        // A file stands where the folder should.
        fs::write(folders.config(), "").expect("a file");
        let ctx = Context::default();
        let mut file = SettingsFile::open(Some(&folders));
        let told_at_start = file.told().len();
        for (turn, percent) in [(0.0, 110), (10.0, 120)] {
            let settings = Settings { text_percent: percent, ..dark() };
            file.follow(&settings, None, &ctx, turn);
            file.follow(&settings, None, &ctx, turn + 1.0);
            file.join();
        }
        assert_eq!(told_at_start + file.told().len(), 1);
    }

    #[test]
    fn what_could_not_be_written_is_written_at_the_end() {
        let (_dir, folders, path) = folder();
        let ctx = Context::default();
        let mut file = SettingsFile::open(Some(&folders));
        fs::remove_dir_all(folders.config()).expect("no folder");
        fs::write(folders.config(), "").expect("a file in its place");
        file.follow(&dark(), None, &ctx, 0.0);
        file.follow(&dark(), None, &ctx, 1.0);
        file.join();
        assert_eq!(file.told().len(), 1);
        fs::remove_file(folders.config()).expect("no file");
        fs::create_dir(folders.config()).expect("a folder again");
        file.close(&dark(), &mut Closing::patiently());
        assert!(path.exists());
        assert_eq!(SettingsFile::open(Some(&folders)).settings(), &dark());
    }

    #[test]
    fn without_folders_nothing_is_kept() {
        let mut file = SettingsFile::open(None);
        file.follow(&dark(), None, &Context::default(), 0.0);
        file.close(&dark(), &mut Closing::patiently());
        assert!(file.told().is_empty());
        let mut settings = dark();
        settings.apply(&SettingsIntent::Reset(SettingsTab::Look));
        assert_eq!(&settings, file.settings());
    }
}
