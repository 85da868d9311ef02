//! Looks up messages and fills in their variables.

use std::borrow::Cow;
use std::cell::RefCell;
use std::hash::{DefaultHasher, Hash, Hasher};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast::Pattern;
use unic_langid::LanguageIdentifier;

use super::elision::{ELIDING, elided};
use super::language::{Language, PerLanguage};
use super::messages::TABLE;
use super::pseudo;

/// The value of a variable.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Value<'a> {
    Number(i64),
    Text(Cow<'a, str>),
}

/// A type whose values can be used for a variable.
pub trait Argument {
    fn value(&self) -> Value<'_>;
}

/// A value for a variable of the kind `Number`.
pub trait Number: Argument {}
/// A value for a variable of the kind `Text`.
pub trait Text: Argument {}
/// A value for a variable of the kind `Side`: `south` or `north`.
pub trait OneSide: Argument {}

macro_rules! numbers {
    ($($number:ty)*) => {$(
        impl Argument for $number {
            fn value(&self) -> Value<'_> {
                // Kete's counts are far below this limit.
                Value::Number(i64::try_from(*self).unwrap_or(i64::MAX))
            }
        }
        impl Number for $number {}
    )*};
}

numbers!(u8 u16 u32 u64 u128 usize i8 i16 i32 i64 isize);

macro_rules! texts {
    ($($text:ty),*) => {$(
        impl Argument for $text {
            fn value(&self) -> Value<'_> {
                Value::Text(Cow::Borrowed(self))
            }
        }
        impl Text for $text {}
    )*};
}

texts!(str, String, Cow<'_, str>);

impl Argument for char {
    fn value(&self) -> Value<'_> {
        Value::Text(Cow::Owned(self.to_string()))
    }
}

impl<T: Argument + ?Sized> Argument for &T {
    fn value(&self) -> Value<'_> {
        (**self).value()
    }
}

impl Text for char {}
impl<T: Text + ?Sized> Text for &T {}
impl<T: Number + ?Sized> Number for &T {}
impl<T: OneSide + ?Sized> OneSide for &T {}

type Bundle = FluentBundle<FluentResource>;

/// The messages of a language, ready to be filled in. They stay in memory until the program ends.
pub(super) struct Loaded {
    messages: Vec<Loadable>,
    /// The texts of the messages without variables.
    fixed: Vec<&'static str>,
    /// How many messages the language has itself.
    own: usize,
    marks: bool,
}

/// A message of a language, and the English one if that is another.
struct Loadable {
    pattern: &'static Pattern<&'static str>,
    bundle: &'static Bundle,
    english: Option<Box<Loadable>>,
}

impl Loadable {
    /// The message of this id, or its attribute, in the files of a language.
    fn find(bundle: &'static Bundle, id: &str, attribute: Option<&str>) -> Option<Loadable> {
        let message = bundle.get_message(id)?;
        let pattern = match attribute {
            None => message.value(),
            Some(name) => message.get_attribute(name).map(|attribute| attribute.value()),
        };
        Some(Loadable { pattern: pattern?, bundle, english: None })
    }
}

static LOADED: PerLanguage<Loaded> = PerLanguage::new(Loaded::new);
static BUNDLES: PerLanguage<&'static Bundle> =
    PerLanguage::new(|language| Box::leak(Box::new(bundle(language))));

/// The messages of a language that can be read; the check of a language says what cannot.
fn bundle(language: Language) -> Bundle {
    // The plurals of a language that the library does not know are those of English.
    let id: LanguageIdentifier = language.code().parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![id]);
    bundle.set_use_isolating(false);
    if language.files().is_pseudo {
        bundle.set_transform(Some(pseudo::stretched));
    }
    for (_, file) in language.files_with(".ftl") {
        let file = FluentResource::try_new(file.clone()).unwrap_or_else(|(file, _)| file);
        let _ = bundle.add_resource(file);
    }
    let names = ["south", "north"].map(|side| {
        let of = |bundle: &Bundle| {
            let pattern = bundle.get_message(&format!("sides-{side}"))?.value()?;
            Some(bundle.format_pattern(pattern, None, &mut Vec::new()).into_owned())
        };
        let is_other = language != Language::ENGLISH;
        let english = || is_other.then(|| of(BUNDLES.of(Language::ENGLISH))).flatten();
        (side, of(&bundle).or_else(english).unwrap_or_default())
    });
    let _ = bundle.add_function("SIDE", move |arguments, _| {
        let Some(FluentValue::String(side)) = arguments.first() else {
            return FluentValue::Error;
        };
        let at = names.iter().position(|(known, _)| known == side);
        let called = at.and_then(|at| CALLED.with_borrow(|called| called[at].clone()));
        if let Some(called) = called {
            return called.into();
        }
        let name = at.map(|at| &names[at]);
        name.map_or(FluentValue::Error, |(_, name)| name.clone().into())
    });
    for (function, before) in ELIDING {
        let _ = bundle.add_function(function, move |arguments, _| match arguments.first() {
            Some(FluentValue::String(word)) => elided(before, word).into(),
            _ => FluentValue::Error,
        });
    }
    bundle
}

impl Loaded {
    fn new(language: Language) -> Loaded {
        let bundles = [*BUNDLES.of(language), *BUNDLES.of(Language::ENGLISH)];
        let marks = language.files().is_pseudo;
        let mut loaded = Loaded { messages: Vec::new(), fixed: Vec::new(), own: 0, marks };
        for (id, attribute, is_fixed) in &TABLE {
            let find = |bundle| Loadable::find(bundle, id, *attribute);
            let english = find(bundles[1]).expect("every message is in English: the build checks");
            let is_english = std::ptr::eq(bundles[0], bundles[1]);
            let own = find(bundles[0]).filter(|_| !is_english);
            loaded.own += usize::from(own.is_some() || is_english);
            let message = match own {
                Some(own) => Loadable { english: Some(Box::new(english)), ..own },
                None => english,
            };
            let fixed: &'static str = match *is_fixed {
                true => Box::leak(loaded.format(&message, &[]).into_boxed_str()),
                false => "",
            };
            loaded.messages.push(message);
            loaded.fixed.push(fixed);
        }
        loaded
    }

    /// How many of all messages the language has itself, and how many there are.
    pub(super) fn share(language: Language) -> (usize, usize) {
        (LOADED.of(language).own, TABLE.len())
    }

    fn format(&self, message: &Loadable, values: &[Named<'_>]) -> String {
        let mut arguments = FluentArgs::with_capacity(values.len());
        for (name, value) in values {
            let value: FluentValue<'_> = match value {
                Value::Number(number) => (*number).into(),
                Value::Text(text) => text.as_ref().into(),
            };
            arguments.set(*name, value);
        }
        let mut faults = Vec::new();
        let text = message.bundle.format_pattern(message.pattern, Some(&arguments), &mut faults);
        let text = match &message.english {
            // A translation may use a variable that is not there: its check says so.
            Some(english) if !faults.is_empty() => {
                english.bundle.format_pattern(english.pattern, Some(&arguments), &mut Vec::new())
            }
            _ => {
                debug_assert!(faults.is_empty(), "{text}: {faults:?}");
                text
            }
        };
        if self.marks { format!("⟦{text}⟧") } else { text.into_owned() }
    }
}

/// How South and North are called; `None`: by their sides.
type Called = [Option<String>; 2];

thread_local! {
    static CALLED: RefCell<Called> = const { RefCell::new([None, None]) };
}

/// Calls South and North by these names in all messages that are made meanwhile.
pub fn called<T>(south: Option<&str>, north: Option<&str>, make: impl FnOnce() -> T) -> T {
    /// Puts the earlier names back, also after a panic.
    struct Earlier(Called);
    impl Drop for Earlier {
        fn drop(&mut self) {
            CALLED.set(std::mem::take(&mut self.0));
        }
    }
    let _earlier = Earlier(CALLED.replace([south, north].map(|name| name.map(str::to_owned))));
    make()
}

/// The ids and texts of all messages without variables, for tests.
#[doc(hidden)]
pub fn fixed_messages(language: Language) -> Vec<(String, String)> {
    let fixed = TABLE.iter().zip(&LOADED.of(language).fixed);
    let fixed = fixed.filter(|((.., is_fixed), _)| *is_fixed);
    fixed.map(|((id, ..), text)| ((*id).to_owned(), (*text).to_owned())).collect()
}

type Named<'a> = (&'static str, Value<'a>);

/// A cached message with its values.
struct Kept {
    number: usize,
    language: Language,
    called: Called,
    values: Vec<Value<'static>>,
    text: String,
}

/// The messages that each thread caches. A page shows some hundred.
const KEPT: usize = 1024;

thread_local! {
    static FORMATTED: RefCell<Vec<Option<Kept>>> =
        RefCell::new(std::iter::repeat_with(|| None).take(KEPT).collect());
}

pub(super) fn fixed(number: usize) -> &'static str {
    LOADED.get().fixed[number]
}

/// A message with its variables filled in, from a cache: the window shows the same messages in
/// every frame.
pub(super) fn filled(number: usize, values: &[Named<'_>]) -> String {
    let language = Language::current();
    let mut hasher = DefaultHasher::new();
    number.hash(&mut hasher);
    for (_, value) in values {
        value.hash(&mut hasher);
    }
    let called = CALLED.with_borrow(Called::clone);
    called.hash(&mut hasher);
    let slot = hasher.finish() as usize % KEPT;
    let is_it = |kept: &Kept| {
        kept.number == number
            && kept.language == language
            && kept.called == called
            && kept.values.iter().eq(values.iter().map(|(_, value)| value))
    };
    FORMATTED.with_borrow_mut(|formatted| {
        if let Some(kept) = formatted[slot].as_ref().filter(|kept| is_it(kept)) {
            return kept.text.clone();
        }
        let loaded = LOADED.of(language);
        let text = loaded.format(&loaded.messages[number], values);
        let values = values.iter().map(|(_, value)| match value {
            Value::Number(number) => Value::Number(*number),
            Value::Text(text) => Value::Text(Cow::Owned(text.clone().into_owned())),
        });
        let values = values.collect();
        formatted[slot] =
            Some(Kept { number, language, called: called.clone(), values, text: text.clone() });
        text
    })
}

#[cfg(test)]
mod tests {
    use super::super::messages::{common, hand, help, narration};
    use super::*;

    struct Mover(&'static str);

    impl Argument for Mover {
        fn value(&self) -> Value<'_> {
            Value::Text(Cow::Borrowed(self.0))
        }
    }

    impl OneSide for Mover {}

    #[test]
    fn numbers_choose_plurals_and_sides_have_names() {
        let seeds = |count: u32| common::Seeds { count }.text();
        assert_eq!([0, 1, 2].map(seeds), ["0 seeds", "1 seed", "2 seeds"]);
        assert_eq!(common::Seeds { count: 1_204_u32 }.text(), "1204 seeds");
        let draw = narration::Draw { south: 24_u16, north: 24_u16 }.text();
        assert_eq!(draw, "A draw, 24 to 24.");
        let passes = |mover| narration::Passes { mover: Mover(mover) }.text();
        assert_eq!(["south", "north"].map(passes), ["South passes.", "North passes."]);
        assert_eq!(help::nothing_open(), "Nothing may be played now.");
    }

    #[test]
    fn sides_are_called_by_names_as_long_as_asked() {
        let passes = |mover| narration::Passes { mover: Mover(mover) }.text();
        let both = || ["south", "north"].map(passes);
        assert_eq!(called(Some("Ada"), None, both), ["Ada passes.", "North passes."]);
        let inner = || called(None, Some("Bea"), both);
        assert_eq!(called(Some("Ada"), None, inner), ["South passes.", "Bea passes."]);
        assert_eq!(both(), ["South passes.", "North passes."]);
    }

    #[test]
    fn the_cache_distinguishes_messages_by_their_values() {
        for _ in 0..2 {
            for count in 0..3000_u32 {
                let text = hand::HolesASide { count }.text();
                assert_eq!(text, format!("{count} holes a side"));
            }
        }
    }

    #[test]
    fn every_message_can_be_formatted_in_the_pseudo_language() {
        let pseudo = Language::pseudo();
        let stretched = LOADED.of(pseudo);
        assert_eq!(stretched.fixed.len(), TABLE.len());
        for (text, (id, ..)) in stretched.fixed.iter().zip(&TABLE) {
            let is_marked = text.is_empty() || (text.starts_with('⟦') && text.ends_with('⟧'));
            assert!(is_marked, "{id}: {text}");
        }
    }
}
