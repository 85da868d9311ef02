//! Every text can be read: none lies over another or over the border of a control, none is clipped or
//! cut short, and each has enough contrast.

use egui::{Id, Rect, Role, Vec2};
use egui_kittest::Node;
use egui_kittest::kittest::NodeT as _;

use crate::controls::{controls, is_hole};
use crate::exceptions::{Rule, is_allowed};
use crate::painted::{Ground, Painted, PaintedText, contrast};
use crate::window::Window;

/// The least contrast of a text, and of a large one (WCAG 2.2, 1.4.3).
const CONTRAST: f32 = 4.5;
const LARGE_CONTRAST: f32 = 3.0;
/// The size from which a text is large, in points: 18 of print.
const LARGE: f32 = 24.0;

/// Checks all texts of the frame; complaints name `place`.
pub fn check(window: &Window, place: &str, complaints: &mut Vec<String>) {
    let ground = window.harness.ctx.global_style().visuals.panel_fill;
    let painted = Painted::of(&window.harness.output().shapes, ground);
    let disabled = places(window, |node| node.accesskit_node().is_disabled());
    let fields = places(window, |node| node.accesskit_node().role() == Role::TextInput);
    // A message is opaque and takes the clicks of what it covers.
    let notice = window.harness.ctx.read_response(Id::unique("notice"));
    let notice = notice.map(|notice| vec![notice.rect]).unwrap_or_default();
    let is_in = |places: &[Rect], text: &PaintedText| {
        places.iter().any(|rect| rect.contains(text.visible.center()))
    };
    let mut complain = |rule: Rule, texts: &[&str], what: String| {
        if !texts.iter().any(|text| is_allowed(rule, text)) {
            complaints.push(format!("{place}: {what}"));
        }
    };
    for (one, other) in painted.overlaps() {
        let what = format!("“{}” {} over “{}” {}", other.text, at(other), one.text, at(one));
        complain(Rule::Overlap, &[&one.text, &other.text], what);
    }
    for text in painted.texts.iter().filter(|text| !painted.is_hidden(text, text.visible)) {
        let words = &text.text;
        let (ink, clip) = (text.ink, text.clip);
        // A long text in a field is moved along under the cursor.
        let is_typed = is_in(&fields, text);
        if !is_typed && (ink.min.x < clip.min.x - 1.0 || ink.max.x > clip.max.x + 1.0) {
            complain(Rule::Clipped, &[words], format!("“{words}” {ink:?} is clipped at {clip:?}"));
        }
        if text.is_elided {
            complain(Rule::Clipped, &[words], format!("“{words}” {ink:?} is cut short"));
        }
        let Ground::Plain(below) = text.ground else { continue };
        // WCAG asks no contrast of what cannot be used now.
        if is_in(&disabled, text) {
            continue;
        }
        // A star or an arrow is a picture.
        let is_sign = !words.chars().any(char::is_alphanumeric);
        let least = if text.size >= LARGE || is_sign { LARGE_CONTRAST } else { CONTRAST };
        let found = contrast(text.colour, below);
        if found < least {
            let colours = format!("{:?} on {below:?}", text.colour);
            let what = format!("“{words}” {} has a contrast of {found:.2}: {colours}", at(text));
            complain(Rule::Contrast, &[words], what);
        }
    }
    for control in controls(window).iter().filter(|control| !is_hole(&control.name)) {
        let seen = control.seen.shrink(1.0);
        // A popup or dialog may be in front of it.
        let is_covered = |at| window.harness.ctx.layer_id_at(at) != Some(control.layer);
        for text in painted.texts.iter().filter(|text| !is_in(&notice, text)) {
            // Words of the glossary are controls inside a text.
            if text.text.contains(&control.name) {
                continue;
            }
            let both = seen.intersect(text.visible);
            let is_inside = seen.expand(2.0).contains_rect(text.visible);
            let crosses = both.is_positive() && both.size().min_elem() > 2.0 && !is_inside;
            if crosses
                && !text.visible.contains_rect(seen)
                && !painted.is_hidden(text, both)
                && !is_covered(both.center())
            {
                let what =
                    format!("“{}” {} crosses {} {seen:?}", text.text, at(text), control.name);
                complain(Rule::Crosses, &[&text.text, &control.name], what);
            }
        }
    }
}

/// Where the nodes are that a test holds for.
fn places(window: &Window, holds: impl Fn(&Node<'_>) -> bool) -> Vec<Rect> {
    let nodes = window.harness.root().children_recursive();
    nodes.filter(|node| holds(node)).map(|node| node.rect()).collect()
}

fn at(text: &PaintedText) -> String {
    let Rect { min, .. } = text.visible;
    let Vec2 { x, y } = text.visible.size();
    format!("({:.0}, {:.0}, {x:.0} by {y:.0})", min.x, min.y)
}
