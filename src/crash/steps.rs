//! The person's last steps, for the report of a crash: the kind of each step, never what was typed
//! or which file it was about.

use std::collections::VecDeque;
use std::fmt::{self, Debug, Write};
use std::sync::{Mutex, PoisonError};

const MOST_STEPS: usize = 50;
/// The longest description of one step, in bytes.
const LONGEST: usize = 80;

/// Steps, each with the number of times it was taken in a row.
static STEPS: Mutex<VecDeque<(String, u32)>> = Mutex::new(VecDeque::new());

/// Records the kind of a step, such as `Hole(Hole(3), Middle)`.
pub fn note(step: &impl Debug) {
    let kind = kind(step);
    let mut steps = STEPS.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some((_, count)) = steps.back_mut().filter(|(last, _)| *last == kind) {
        *count = count.saturating_add(1);
        return;
    }
    if steps.len() == MOST_STEPS {
        steps.pop_front();
    }
    steps.push_back((kind, 1));
}

/// The last steps, oldest first, one a line.
pub(super) fn listed() -> String {
    let steps = STEPS.lock().unwrap_or_else(PoisonError::into_inner);
    let mut text = String::new();
    for (kind, count) in &*steps {
        let times = if *count > 1 { format!(" ({count} times)") } else { String::new() };
        text.push_str(&format!("  {kind}{times}\n"));
    }
    text
}

/// The kind of a step: the names of its variants and the numbers in it. `Debug` quotes every text
/// of a person, and everything from the first quote, bracket or brace on is left out.
fn kind(step: &impl Debug) -> String {
    let mut kind = StepKind(String::new());
    // An error only means that the rest was left out.
    let _ = write!(kind, "{step:?}");
    let open = kind.0.trim_end_matches([' ', ',', '(']);
    let missing = open.matches('(').count() - open.matches(')').count();
    format!("{open}{}", ")".repeat(missing))
}

struct StepKind(String);

impl Write for StepKind {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        for letter in text.chars() {
            let is_harmless = letter.is_ascii_alphanumeric() || "_(), -".contains(letter);
            if !is_harmless || self.0.len() >= LONGEST {
                return Err(fmt::Error);
            }
            self.0.push(letter);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug)]
    #[expect(dead_code, reason = "only `Debug` reads them")]
    enum SampleStep {
        Plain,
        Number(Option<u8>, i32),
        Text(u8, String),
        Deep(Box<SampleStep>),
        Fields { path: std::path::PathBuf },
        Bytes(Vec<u8>),
    }

    #[test]
    fn a_step_is_noted_without_any_text() {
        let text = || SampleStep::Text(3, "Ann's secret".to_owned());
        for (step, expected) in [
            (SampleStep::Plain, "Plain"),
            (SampleStep::Number(Some(4), -2), "Number(Some(4), -2)"),
            (text(), "Text(3)"),
            (SampleStep::Deep(Box::new(text())), "Deep(Text(3))"),
            (SampleStep::Fields { path: "/home/ann".into() }, "Fields"),
            (SampleStep::Bytes(b"ann".to_vec()), "Bytes"),
        ] {
            assert_eq!(kind(&step), expected);
        }
        let long = format!("{:?}", vec![1; 200]);
        assert!(kind(&format_args!("{}", long.replace(['[', ']'], ""))).len() <= LONGEST);
    }
}
