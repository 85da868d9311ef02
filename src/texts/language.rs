//! The languages of the messages: those bundled with the program, and those that translators keep
//! in a folder of their own.

use std::cell::Cell;
use std::fs::{self, DirEntry};
use std::io;
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{LazyLock, PoisonError, RwLock};

use skrifa::FontRef;

use super::format::Loaded;
use super::messages::BUNDLED;

/// A language that is known: English, another bundled one, or one in the user's folder.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Language(usize);

/// The files of a language: their names within its folder, and their texts.
pub(super) struct Files {
    pub(super) code: String,
    files: Vec<(String, String)>,
    /// Fonts for letters that Kete's own lack.
    fonts: Vec<Vec<u8>>,
    /// What is wrong with its files as such: `pt/start.ftl:3: what is wrong`.
    faults: Vec<String>,
    /// Whether every message is shown stretched and accented, for tests.
    pub(super) is_pseudo: bool,
}

/// The largest file of texts, and the largest font, that are read.
const MOST_BYTES: u64 = 1 << 22;
const MOST_FONT_BYTES: u64 = 1 << 25;
/// The code of the language for tests.
const PSEUDO: &str = "en-x-pseudo";

/// English is first. A language that is known stays in memory until the program ends.
static KNOWN: LazyLock<RwLock<Vec<&'static Files>>> = LazyLock::new(|| {
    let owned = |files: &[(&str, &str)]| {
        files.iter().map(|(name, text)| ((*name).to_owned(), (*text).to_owned())).collect()
    };
    let bundled = BUNDLED.iter().map(|(code, files)| (*code, files, false));
    let pseudo = BUNDLED.iter().take(1).map(|(_, files)| (PSEUDO, files, true));
    let all = bundled.chain(pseudo).map(|(code, files, is_pseudo)| -> &'static Files {
        Box::leak(Box::new(Files {
            code: code.to_owned(),
            files: owned(files),
            fonts: Vec::new(),
            faults: Vec::new(),
            is_pseudo,
        }))
    });
    RwLock::new(all.collect())
});

static CHOSEN: AtomicUsize = AtomicUsize::new(Language::ENGLISH.0);

thread_local! {
    static HERE: Cell<Option<Language>> = const { Cell::new(None) };
}

impl Language {
    /// The language that all others follow.
    pub const ENGLISH: Language = Language(0);

    /// All languages to choose from, English first.
    pub fn all() -> Vec<Language> {
        let known = KNOWN.read().unwrap_or_else(PoisonError::into_inner);
        let is_last = |at: &usize| known[at + 1..].iter().all(|it| it.code != known[*at].code);
        let all = (0..known.len()).filter(|at| !known[*at].is_pseudo).filter(is_last);
        // A language of the user's folder stands where the bundled one did.
        let first = |at: &usize| known.iter().position(|it| it.code == known[*at].code);
        let mut all: Vec<usize> = all.collect();
        all.sort_by_key(first);
        all.into_iter().map(Language).collect()
    }

    /// The language of a tag such as `fr-CA`: that one, or else the one for all countries.
    pub fn of_tag(tag: &str) -> Option<Language> {
        let tag = tag.replace('_', "-").to_lowercase();
        let tag = tag.split(['.', '@']).next().unwrap_or_default().to_owned();
        let named = |wanted: &str| {
            Language::all().into_iter().find(|language| language.code().to_lowercase() == wanted)
        };
        named(&tag).or_else(|| named(tag.split('-').next()?))
    }

    /// The first language of the system's settings that Kete knows; English if it knows none.
    pub fn of_system() -> Language {
        static FOUND: LazyLock<Vec<String>> = LazyLock::new(|| sys_locale::get_locales().collect());
        FOUND.iter().find_map(|tag| Language::of_tag(tag)).unwrap_or(Language::ENGLISH)
    }

    /// The language in which messages are made here and now.
    pub fn current() -> Language {
        HERE.get().unwrap_or_else(|| Language(CHOSEN.load(Ordering::Relaxed)))
    }

    /// Makes all messages in this language from now on.
    pub fn choose(self) {
        CHOSEN.store(self.0, Ordering::Relaxed);
    }

    /// Makes the messages of this thread in this language meanwhile.
    pub fn during<T>(self, make: impl FnOnce() -> T) -> T {
        /// Puts the earlier one back, also after a panic.
        struct Earlier(Option<Language>);
        impl Drop for Earlier {
            fn drop(&mut self) {
                HERE.set(self.0);
            }
        }
        let _earlier = Earlier(HERE.replace(Some(self)));
        make()
    }

    /// Its code, such as `fr`.
    pub fn code(self) -> &'static str {
        &self.files().code
    }

    /// Its name in itself; its code if it does not say.
    pub fn name(self) -> &'static str {
        let is_own = |(_, text): &(String, String)| text.contains("common-language =");
        match self.files_with("common.ftl").any(is_own) {
            true => self.during(super::messages::common::language),
            false => self.code(),
        }
    }

    /// How much of the messages it has, in whole percent; 100 only if it has all.
    pub fn percent(self) -> usize {
        let (own, all) = Loaded::share(self);
        100 * own / all
    }

    /// The text of one of its files, such as `rules.ron`.
    pub fn file(self, name: &str) -> Option<&'static str> {
        let files = self.files().files.iter();
        files.into_iter().find(|(known, _)| known == name).map(|(_, text)| text.as_str())
    }

    /// The names of its files.
    pub fn file_names(self) -> impl Iterator<Item = &'static str> {
        self.files().files.iter().map(|(name, _)| name.as_str())
    }

    /// The fonts that it brings for letters that Kete's own lack.
    pub fn fonts(self) -> &'static [Vec<u8>] {
        &self.files().fonts
    }

    /// What is wrong with its files as such: unreadable ones, fonts that are none, names of no file
    /// that Kete reads.
    pub(super) fn file_faults(self) -> &'static [String] {
        &self.files().faults
    }

    /// The names and texts of its files with this ending.
    pub(super) fn files_with(
        self,
        ending: &str,
    ) -> impl Iterator<Item = &'static (String, String)> {
        let files = self.files().files.iter();
        let ending = ending.to_owned();
        files.filter(move |(name, _)| name.ends_with(&ending))
    }

    pub(super) fn files(self) -> &'static Files {
        KNOWN.read().unwrap_or_else(PoisonError::into_inner)[self.0]
    }

    /// The language for tests.
    pub(super) fn pseudo() -> Language {
        let known = KNOWN.read().unwrap_or_else(PoisonError::into_inner);
        Language(known.iter().position(|language| language.is_pseudo).unwrap_or_default())
    }

    pub(super) fn index(self) -> usize {
        self.0
    }

    /// Makes the languages of a folder known: each is a folder named by its code, such as `pt`. Its
    /// files take the place of bundled ones with the same names.
    ///
    /// # Errors
    /// A folder or file cannot be read. A folder that is not there has no languages.
    pub fn add_folder(folder: &Path) -> io::Result<()> {
        let entries = match fs::read_dir(folder) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
            entries => entries?,
        };
        for entry in entries {
            let entry = entry?;
            let code = entry.file_name().into_string().unwrap_or_default();
            if entry.path().is_dir() && is_code(&code) {
                let mut found = Found { code: &code, ..Found::default() };
                found.read_texts(&entry.path())?;
                found.read_fonts(&entry.path())?;
                let Found { files, fonts, faults, .. } = found;
                Language::add(&code, files, fonts, faults);
            }
        }
        Ok(())
    }

    pub(super) fn add(
        code: &str,
        mut files: Vec<(String, String)>,
        fonts: Vec<Vec<u8>>,
        faults: Vec<String>,
    ) {
        let mut known = KNOWN.write().unwrap_or_else(PoisonError::into_inner);
        let bundled = known.iter().find(|language| language.code == code);
        let bundled = bundled.map_or(&[][..], |bundled| &bundled.files);
        let is_new = |(name, _): &&(String, String)| files.iter().all(|(other, _)| other != name);
        let kept: Vec<_> = bundled.iter().filter(is_new).cloned().collect();
        files.extend(kept);
        let language = Files { code: code.to_owned(), files, fonts, faults, is_pseudo: false };
        known.push(Box::leak(Box::new(language)));
    }
}

/// What a language's folder holds.
#[derive(Default)]
struct Found<'a> {
    code: &'a str,
    /// Names relative to the folder, and texts.
    files: Vec<(String, String)>,
    fonts: Vec<Vec<u8>>,
    faults: Vec<String>,
}

impl Found<'_> {
    fn read_texts(&mut self, folder: &Path) -> io::Result<()> {
        for (within, prefix) in [(folder.to_owned(), ""), (folder.join("courses"), "courses/")] {
            let entries = match fs::read_dir(&within) {
                Err(error) if error.kind() == io::ErrorKind::NotFound && !prefix.is_empty() => {
                    continue;
                }
                entries => entries?,
            };
            for entry in entries {
                let entry = entry?;
                let name = format!("{prefix}{}", entry.file_name().to_string_lossy());
                if (name.ends_with(".ftl") || name.ends_with(".ron"))
                    && let Some(bytes) = self.read(&name, &entry, MOST_BYTES)?
                {
                    // Not all files have an English one: courses are in a folder of their own.
                    let mut known = BUNDLED.iter().flat_map(|(_, files)| files.iter());
                    if !known.any(|(known, _)| *known == name) {
                        self.fault(&name, "Kete reads no file of this name");
                    }
                    let text = self.text(&name, &bytes);
                    self.files.push((name, text));
                }
            }
        }
        self.files.sort();
        Ok(())
    }

    /// The text of a file. A letter that is not in UTF-8 becomes a question mark.
    fn text(&mut self, name: &str, bytes: &[u8]) -> String {
        if let Err(error) = std::str::from_utf8(bytes) {
            let before = &bytes[..error.valid_up_to()];
            let line = 1 + before.iter().filter(|byte| **byte == b'\n').count();
            self.fault(&format!("{name}:{line}"), "is not in UTF-8");
        }
        String::from_utf8_lossy(bytes).replace("\r\n", "\n")
    }

    /// Reads the fonts, in the order of their names.
    fn read_fonts(&mut self, folder: &Path) -> io::Result<()> {
        let mut fonts = Vec::new();
        for entry in fs::read_dir(folder)? {
            let entry = entry?;
            let name = entry.file_name().to_string_lossy().into_owned();
            let lower = name.to_lowercase();
            if (lower.ends_with(".ttf") || lower.ends_with(".otf"))
                && let Some(font) = self.read(&name, &entry, MOST_FONT_BYTES)?
            {
                // egui ends the program at a font that it cannot read.
                match FontRef::new(&font) {
                    Ok(_) => fonts.push((lower, font)),
                    Err(why) => self.fault(&name, &format!("is not used: it is no font ({why})")),
                }
            }
        }
        fonts.sort();
        self.fonts = fonts.into_iter().map(|(_, font)| font).collect();
        Ok(())
    }

    /// The bytes of a file, unless it is too large.
    fn read(&mut self, name: &str, entry: &DirEntry, most: u64) -> io::Result<Option<Vec<u8>>> {
        if entry.metadata()?.len() > most {
            self.fault(name, &format!("is not used: it is larger than {} MB", most >> 20));
            return Ok(None);
        }
        fs::read(entry.path()).map(Some)
    }

    fn fault(&mut self, place: &str, what: &str) {
        self.faults.push(format!("{}/{place}: {what}", self.code));
    }
}

/// Whether a folder's name may be the code of a language: `pt`, `pt-BR`.
fn is_code(name: &str) -> bool {
    let mut parts = name.split('-');
    let first = parts.next().unwrap_or_default();
    let is_first = (2..=3).contains(&first.len()) && first.bytes().all(|b| b.is_ascii_lowercase());
    is_first
        && name != PSEUDO
        && parts.all(|part| {
            (1..=8).contains(&part.len()) && part.bytes().all(|b| b.is_ascii_alphanumeric())
        })
}

/// Shows every message stretched, accented and between `⟦` and `⟧`, so that tests find a sentence
/// that is no message, or that does not fit.
#[doc(hidden)]
pub fn show_pseudo_language(on: bool) {
    if on { Language::pseudo() } else { Language::ENGLISH }.choose();
}

/// A value that is made once for each language in which it is asked for.
pub struct PerLanguage<T: 'static> {
    make: fn(Language) -> T,
    made: RwLock<Vec<Option<&'static T>>>,
}

impl<T: Sync> PerLanguage<T> {
    /// A value that `make` makes when it is first asked for.
    pub const fn new(make: fn(Language) -> T) -> PerLanguage<T> {
        PerLanguage { make, made: RwLock::new(Vec::new()) }
    }

    /// The value for the current language.
    pub fn get(&self) -> &'static T {
        self.of(Language::current())
    }

    /// The value for a language.
    pub fn of(&self, language: Language) -> &'static T {
        let at = language.index();
        let made = self.made.read().unwrap_or_else(PoisonError::into_inner);
        if let Some(value) = made.get(at).copied().flatten() {
            return value;
        }
        drop(made);
        // Two threads may make it at once; the first one stays.
        let value = (self.make)(language);
        let mut made = self.made.write().unwrap_or_else(PoisonError::into_inner);
        if made.len() <= at {
            made.resize(at + 1, None);
        }
        made[at].get_or_insert_with(|| Box::leak(Box::new(value)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_language_is_found_by_its_tag() {
        let code = |tag| Language::of_tag(tag).map(Language::code);
        assert_eq!(code("en"), Some("en"));
        assert_eq!(code("en_GB.UTF-8"), Some("en"));
        assert_eq!(code("fr-CA"), Some("fr"));
        assert_eq!(code("C"), None);
        assert_eq!(code(PSEUDO), Some("en"));
    }

    #[test]
    fn a_folder_of_a_language_has_its_code_as_name() {
        for code in ["pt", "pt-BR", "nqo", "zh-Hans-CN"] {
            assert!(is_code(code), "{code}");
        }
        for other in ["", "p", "PT", "portuguese", "pt_BR", "..", "a-b", "pt-", PSEUDO] {
            assert!(!is_code(other), "{other}");
        }
    }

    #[test]
    fn a_file_that_cannot_be_used_is_named() {
        let folder = tempfile::tempdir().expect("a folder");
        let pt = folder.path().join("pt");
        fs::create_dir_all(pt.join("courses")).expect("made");
        let put = |name: &str, bytes: &[u8]| fs::write(pt.join(name), bytes).expect("written");
        put("hand.ftl", b"# a\nhand-nothing = caf\xe9\n");
        put("strat.ftl", b"start-x = y\n");
        put("courses/owary.ron", b"{}");
        put("letters.ttf", b"no font");
        put("notes.txt", b"\xff");
        let mut found = Found { code: "pt", ..Found::default() };
        found.read_texts(&pt).expect("read");
        found.read_fonts(&pt).expect("read");
        found.faults.sort();
        assert!(found.fonts.is_empty());
        let [course, hand, font, name] = &found.faults[..] else { panic!("{:?}", found.faults) };
        assert_eq!(course, "pt/courses/owary.ron: Kete reads no file of this name");
        assert_eq!(hand, "pt/hand.ftl:2: is not in UTF-8");
        assert!(font.starts_with("pt/letters.ttf: is not used: it is no font ("), "{font}");
        assert_eq!(name, "pt/strat.ftl: Kete reads no file of this name");
    }

    #[test]
    fn a_language_holds_for_the_thread_while_asked() {
        let french = Language::of_tag("fr").expect("bundled");
        let inside = french.during(Language::current);
        assert_eq!((inside, Language::current()), (french, Language::ENGLISH));
    }
}
