//! The settings file: read at the start, written half a second after the last change and again at
//! the end. Other windows write it too: each writes the fields that were changed in it and shows
//! those of the others.

use egui::Context;

use super::merge::{Document, SettingsChange};
use super::motion::Motion;
use super::place::WindowPlace;
use super::table::{Settings, SettingsIntent};
use super::text::{self, VERSION};
use crate::app::kept_file::{Found, Kept, KeptFile, PartRead};
use crate::background::Mode;
use crate::background::closing::Closing;
use crate::draw::animation::Speed;
use crate::files::{Folders, SharedFile, WriteError};
use crate::narration::list;
use crate::texts::messages::closing;
use crate::texts::messages::settings as say;

/// Seconds from the last change to the write.
const WAIT: f64 = 0.5;

impl Kept for Document {
    const FILE: &'static str = "settings.ron";
    const MAX_BYTES: u64 = 256 * 1024;
    const THREAD: &'static str = "settings";
    const WRITES: fn() -> &'static str = closing::writing_settings;

    fn read_in_part(bytes: &[u8]) -> Option<PartRead<Document>> {
        let read = text::read(std::str::from_utf8(bytes).ok()?).ok()?;
        let later = |name: &str| say::Later { name }.text();
        let (count, names) = (read.fell_back.len(), list(&read.fell_back));
        let contents = Document { settings: read.settings, place: read.place };
        Some(PartRead {
            set_aside: (read.version > VERSION).then_some(("later", later)),
            message: (count > 0).then(|| say::FellBack { count, names }.text()),
            ..PartRead::whole(contents)
        })
    }

    fn damaged(name: &str) -> String {
        say::Damaged { name }.text()
    }

    fn unreadable(why: &str) -> String {
        say::Unreadable { why }.text()
    }
}

/// The settings and their file.
pub struct SettingsFile {
    /// The file as found at the start, until the window is open. `None`: settings are not saved.
    found: Option<Found<Document>>,
    file: Option<KeptFile<Document>>,
    /// The settings of this window that are in the file or are being written to it.
    held: Document,
    /// There was no file at the start, and nothing is written yet.
    is_missing: bool,
    /// Where the window is now.
    place: WindowPlace,
    /// The latest settings, and when they will be written.
    due: Option<(Document, f64)>,
    has_failed: bool,
    motion: Option<Motion>,
    messages: Vec<String>,
}

impl SettingsFile {
    /// Reads the file in these folders; without folders nothing is read or saved.
    pub fn open(folders: Option<&Folders>) -> SettingsFile {
        let path = folders.map(|folders| folders.own_config().join(Document::FILE));
        let mut found = path.map(Found::<Document>::read);
        let messages = found.as_mut().map(|found| std::mem::take(&mut found.messages));
        let held = found.as_ref().map(|found| found.contents.clone()).unwrap_or_default();
        let found = found.filter(|found| found.may_keep);
        SettingsFile {
            is_missing: found.as_ref().is_some_and(|found| found.is_missing),
            found,
            file: None,
            place: held.place,
            held,
            due: None,
            has_failed: false,
            motion: None,
            messages: messages.unwrap_or_default(),
        }
    }

    /// Call when the window is open: from now on changes are written.
    pub fn start(&mut self, mode: Mode, ctx: &Context) {
        let wake = ctx.clone();
        let found = self.found.take();
        self.file = found.map(|found| found.start(mode, move || wake.request_repaint()));
    }

    /// The settings in the file.
    pub fn settings(&self) -> &Settings {
        &self.held.settings
    }

    /// Whether there was no file, and nothing is written yet.
    pub fn is_missing(&self) -> bool {
        self.is_missing
    }

    /// Where the window was.
    pub fn place(&self) -> WindowPlace {
        self.place
    }

    /// The file, which other windows may change.
    pub fn shared_file(&self) -> Option<&SharedFile> {
        self.file.as_ref().map(KeptFile::shared_file)
    }

    /// At the very first start, asks the desktop whether motion is reduced.
    pub fn ask_desktop(&mut self, ctx: &Context) {
        if self.is_missing {
            let wake = ctx.clone();
            self.motion = Some(Motion::ask(move || wake.request_repaint()));
        }
    }

    /// The change that follows from the desktop's answer, once it has answered.
    pub fn desktop_answer(&mut self, settings: &Settings) -> Option<SettingsIntent> {
        let answer = self.motion.as_ref()?.reduced();
        if answer != Err(true) {
            self.motion = None;
        }
        // The user has chosen meanwhile, and that counts.
        let untouched = *settings == Settings::default();
        (answer == Ok(true) && untouched).then_some(SettingsIntent::Speed(Speed::Off))
    }

    /// Messages for the user, each once.
    pub fn take_messages(&mut self) -> Vec<String> {
        std::mem::take(&mut self.messages)
    }

    /// Reads the file again: another window may have changed it.
    pub fn look(&self) {
        if let Some(file) = &self.file {
            file.look();
        }
    }

    /// The settings after a change by other windows; `settings` are those of this window.
    pub fn news(&mut self, settings: &Settings) -> Option<Settings> {
        let news = self.file.as_ref()?.news();
        if let Some(why) = news.failed {
            self.not_kept(why);
        }
        let arrived = news.contents?.settings;
        let merged = Settings::merged(&self.held.settings, settings, &arrived);
        self.held.settings = arrived;
        (merged != *settings).then_some(merged)
    }

    /// Writes changes after a moment without further ones (debounce). `place` is the window's
    /// place, if known.
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
        self.place = place.unwrap_or(self.place);
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
        } else {
            self.due = None;
            self.write(present);
        }
    }

    /// What the file should contain.
    fn present(&self, settings: &Settings) -> Document {
        Document { settings: settings.clone(), place: self.place }
    }

    fn write(&mut self, present: Document) {
        let Some(file) = &self.file else { return };
        let from = std::mem::replace(&mut self.held, present.clone());
        file.keep(SettingsChange { from, to: present });
        self.is_missing = false;
    }

    /// Call when the window closes: writes what is not written yet.
    pub fn close(&mut self, settings: &Settings, closing: &mut Closing) {
        let present = self.present(settings);
        if present != self.held {
            self.write(present);
        }
        let Some(file) = &mut self.file else { return };
        if self.is_missing {
            file.renew();
        }
        file.close(closing);
    }

    /// Reports only once that settings cannot be written, because the reason usually stays.
    fn not_kept(&mut self, why: Option<WriteError>) {
        if !std::mem::replace(&mut self.has_failed, true) {
            let why = why.map_or_else(|| say::writing_failed().to_owned(), |why| why.to_string());
            self.messages.push(say::NotKept { why }.text());
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
        let path = folders.config().join(Document::FILE);
        (dir, folders, path)
    }

    /// The settings file of a window that is open.
    fn open(folders: &Folders) -> SettingsFile {
        let mut file = SettingsFile::open(Some(folders));
        file.start(Mode::Threads, &Context::default());
        file
    }

    fn join(file: &mut SettingsFile, settings: &Settings) {
        file.file.iter().for_each(KeptFile::rest);
        assert_eq!(file.news(settings), None);
    }

    fn is_writing(file: &SettingsFile) -> bool {
        file.file.as_ref().expect("a file").is_writing()
    }

    fn dark() -> Settings {
        Settings { theme: ThemeChoice::Always(ThemeName::Dark), ..Settings::default() }
    }

    #[test]
    fn a_change_is_written_half_a_second_later() {
        let (_dir, folders, path) = folder();
        let ctx = Context::default();
        let mut file = open(&folders);
        assert!(file.take_messages().is_empty());
        file.follow(&Settings::default(), None, &ctx, 0.0);
        file.follow(&dark(), None, &ctx, 1.0);
        file.follow(&dark(), None, &ctx, 1.4);
        assert!(!is_writing(&file) && !path.exists());
        let other = Settings { text_percent: 120, ..dark() };
        file.follow(&other, None, &ctx, 1.45);
        file.follow(&other, None, &ctx, 1.9);
        assert!(!is_writing(&file));
        file.follow(&other, None, &ctx, 2.0);
        join(&mut file, &other);
        assert_eq!(SettingsFile::open(Some(&folders)).settings(), &other);
    }

    #[test]
    fn the_end_writes_what_is_left_and_the_place_of_the_window() {
        let (_dir, folders, _) = folder();
        let ctx = Context::default();
        let place = WindowPlace { corner: Some((5, 6)), size: (900, 600), maximised: true };
        let mut file = open(&folders);
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
            let mut file = open(&folders);
            assert_eq!(file.settings(), &Settings::default());
            let messages = file.take_messages();
            let name = format!("settings.damaged-{number}.ron");
            assert!(messages.len() == 1 && messages[0].contains(&name), "{messages:?}");
            assert_eq!(fs::read(path.with_file_name(name)).expect("kept"), [0xFF, 0xFE, 0, b'(']);
            assert!(!path.exists());
        }
    }

    #[test]
    fn a_file_of_a_later_kete_is_read_and_kept_beside() {
        let (_dir, folders, path) = folder();
        fs::write(&path, "{\"version\": 7, \"theme\": \"dark\", \"new\": 1}").expect("a file");
        let mut file = open(&folders);
        assert_eq!(file.settings(), &dark());
        assert!(file.take_messages()[0].contains("settings.later-1.ron"));
        assert!(path.with_file_name("settings.later-1.ron").exists());
    }

    #[test]
    fn what_cannot_be_read_is_named_and_the_rest_is_used() {
        let (_dir, folders, path) = folder();
        let text = "{\"version\": 1, \"theme\": \"dark\", \"counts\": 4, \"seeds\": \"gold\"}";
        fs::write(&path, text).expect("a file");
        let mut file = open(&folders);
        assert_eq!(file.settings(), &dark());
        let messages = file.take_messages();
        assert!(messages[0].contains("seeds and counts"), "{messages:?}");
    }

    #[test]
    fn a_folder_in_its_place_is_left_alone() {
        let (_dir, folders, path) = folder();
        fs::create_dir(&path).expect("a folder");
        let mut file = open(&folders);
        assert_eq!(file.take_messages().len(), 1);
        file.follow(&dark(), None, &Context::default(), 9.0);
        file.close(&dark(), &mut Closing::patiently());
        assert!(path.is_dir());
    }

    #[test]
    fn a_failure_to_write_is_reported_once() {
        let dir = tempfile::tempdir().expect("a folder for the test");
        let folders = Folders::under(dir.path());
        // A file where the folder should be.
        fs::write(folders.config(), "").expect("a file");
        let ctx = Context::default();
        let mut file = open(&folders);
        let at_start = file.take_messages().len();
        for (turn, percent) in [(0.0, 110), (10.0, 120)] {
            let settings = Settings { text_percent: percent, ..dark() };
            file.follow(&settings, None, &ctx, turn);
            file.follow(&settings, None, &ctx, turn + 1.0);
            join(&mut file, &settings);
        }
        assert_eq!(at_start + file.take_messages().len(), 1);
    }

    #[test]
    fn what_could_not_be_written_is_written_at_the_end() {
        let (_dir, folders, path) = folder();
        let ctx = Context::default();
        let mut file = open(&folders);
        fs::remove_dir_all(folders.config()).expect("no folder");
        fs::write(folders.config(), "").expect("a file in its place");
        file.follow(&dark(), None, &ctx, 0.0);
        file.follow(&dark(), None, &ctx, 1.0);
        join(&mut file, &dark());
        assert_eq!(file.take_messages().len(), 1);
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
        assert!(file.take_messages().is_empty());
        let mut settings = dark();
        settings.apply(&SettingsIntent::Reset(SettingsTab::General));
        assert_eq!(&settings, file.settings());
    }
}
