//! What may break a rule of the layout, and why.

/// A rule for texts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rule {
    /// No text lies over another.
    Overlap,
    /// No text is clipped at a side or ends in “…”.
    Clipped,
    /// Every text has enough contrast.
    Contrast,
    /// No text crosses the border of a control.
    Crosses,
}

/// The rule, the beginning of the text, and the reason.
const EXCEPTIONS: [(Rule, &str, &str); 5] = [
    (Rule::Clipped, "South plays", "the last turn in one line; Explain shows it whole"),
    (Rule::Clipped, "North plays", "the last turn in one line; Explain shows it whole"),
    (
        Rule::Clipped,
        "Bawo Beginner",
        "a narrow table of results; pointing at the name shows it whole",
    ),
    (Rule::Clipped, "Wilhelmina", "a long name beside a clock; pointing at it shows it whole"),
    (Rule::Clipped, "Bartholomew", "a long name beside a clock; pointing at it shows it whole"),
];

/// Whether a text may break a rule.
pub fn is_allowed(rule: Rule, text: &str) -> bool {
    EXCEPTIONS.iter().any(|(of, begin, _)| *of == rule && text.starts_with(begin))
}
