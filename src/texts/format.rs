//! Looks up messages and fills in their variables.

use std::borrow::Cow;
use std::cell::RefCell;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast::Pattern;
use unic_langid::LanguageIdentifier;

use super::messages::{LANGUAGES, TABLE};
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

/// A loaded language. It stays in memory until the program ends.
struct Language {
    bundle: &'static FluentBundle<FluentResource>,
    patterns: Vec<&'static Pattern<&'static str>>,
    /// The messages without variables.
    fixed: Vec<&'static str>,
    marks: bool,
}

static PSEUDO: AtomicBool = AtomicBool::new(false);

/// Shows every message stretched, accented and between `⟦` and `⟧`, so that tests find a sentence
/// that is no message, or that does not fit.
#[doc(hidden)]
pub fn show_pseudo_language(on: bool) {
    PSEUDO.store(on, Ordering::Relaxed);
}

fn language() -> &'static Language {
    static FIRST: OnceLock<Language> = OnceLock::new();
    static STRETCHED: OnceLock<Language> = OnceLock::new();
    match PSEUDO.load(Ordering::Relaxed) {
        false => FIRST.get_or_init(|| Language::load(false)),
        true => STRETCHED.get_or_init(|| Language::load(true)),
    }
}

impl Language {
    fn load(stretched: bool) -> Language {
        let (name, files) = LANGUAGES[0];
        let id: LanguageIdentifier = name.parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        bundle.set_use_isolating(false);
        if stretched {
            bundle.set_transform(Some(pseudo::stretched));
        }
        for file in files {
            // The build has checked them with the same parser.
            let resource =
                FluentResource::try_new((*file).to_owned()).unwrap_or_else(|(file, _)| file);
            let _ = bundle.add_resource(resource);
        }
        let names = ["south", "north"].map(|side| {
            let message = bundle.get_message(&format!("sides-{side}"));
            let pattern = message.and_then(|message| message.value());
            let name = pattern.map(|name| bundle.format_pattern(name, None, &mut Vec::new()));
            (side, name.unwrap_or_default().into_owned())
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
        let bundle: &'static FluentBundle<FluentResource> = Box::leak(Box::new(bundle));
        let mut language =
            Language { bundle, patterns: Vec::new(), fixed: Vec::new(), marks: stretched };
        for (id, attribute, is_fixed) in &TABLE {
            let message = bundle.get_message(id).expect("every message is in every language");
            let pattern = match attribute {
                None => message.value(),
                Some(name) => message.get_attribute(name).map(|attribute| attribute.value()),
            };
            let pattern = pattern.expect("every message is in every language");
            let fixed: &'static str = match *is_fixed {
                true => Box::leak(language.format(pattern, &[]).into_boxed_str()),
                false => "",
            };
            language.patterns.push(pattern);
            language.fixed.push(fixed);
        }
        language
    }

    fn format(&self, pattern: &'static Pattern<&'static str>, values: &[Named<'_>]) -> String {
        let mut arguments = FluentArgs::with_capacity(values.len());
        for (name, value) in values {
            let value: FluentValue<'_> = match value {
                Value::Number(number) => (*number).into(),
                Value::Text(text) => text.as_ref().into(),
            };
            arguments.set(*name, value);
        }
        let mut faults = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&arguments), &mut faults);
        debug_assert!(faults.is_empty(), "{text}: {faults:?}");
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

type Named<'a> = (&'static str, Value<'a>);

/// A cached message with its values.
struct Kept {
    number: usize,
    stretched: bool,
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
    language().fixed[number]
}

/// A message with its variables filled in, from a cache: the window shows the same messages in
/// every frame.
pub(super) fn filled(number: usize, values: &[Named<'_>]) -> String {
    let language = language();
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
            && kept.stretched == language.marks
            && kept.called == called
            && kept.values.iter().eq(values.iter().map(|(_, value)| value))
    };
    FORMATTED.with_borrow_mut(|formatted| {
        if let Some(kept) = formatted[slot].as_ref().filter(|kept| is_it(kept)) {
            return kept.text.clone();
        }
        let text = language.format(language.patterns[number], values);
        let values = values.iter().map(|(_, value)| match value {
            Value::Number(number) => Value::Number(*number),
            Value::Text(text) => Value::Text(Cow::Owned(text.clone().into_owned())),
        });
        let (values, stretched) = (values.collect(), language.marks);
        formatted[slot] =
            Some(Kept { number, stretched, called: called.clone(), values, text: text.clone() });
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
        let stretched = Language::load(true);
        assert_eq!(stretched.fixed.len(), TABLE.len());
        for (text, (id, ..)) in stretched.fixed.iter().zip(&TABLE) {
            let is_marked = text.is_empty() || (text.starts_with('⟦') && text.ends_with('⟧'));
            assert!(is_marked, "{id}: {text}");
        }
    }
}
