//! Every control has a name, is large enough, is inside the window and covers nothing else.

use std::collections::{HashMap, HashSet};

use egui::{Order, Rect, Role};
use egui_kittest::kittest::NodeT as _;
use kete::narration;
use kete::rules::RuleId;

use crate::window::Window;

/// The minimum side of a control, apart from rounding. WCAG 2.2 asks for 24 points.
const HIT: f32 = 27.9;

/// The same while a finger is used.
const FINGER: f32 = 43.9;

/// The height of a row in a list.
const ROW: f32 = 25.9;

/// A link to a rule is wider than this, or its title is not shown.
const RULE: f32 = 36.0;

/// Whether a control is a hole of a board, in English or in the pseudo-language.
pub fn is_hole(name: &str) -> bool {
    let name = plain(name);
    ["South ", "North ", "Hole "].iter().any(|start| name.starts_with(start))
}

/// A text without accents and message brackets, with doubled vowels reduced to one.
pub fn plain(text: &str) -> String {
    const PLAIN: &str = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
    const ACCENTED: &str = "àƀçðéƒĝĥîĵķļɱñôþqŕšţûṽŵẋýžÀƁÇÐÉƑĜĤÎĴĶĻṀÑÔÞQŔŠŢÛṼŴẊÝŽ";
    let letter = |letter: char| {
        let at = ACCENTED.chars().position(|accented| accented == letter);
        at.and_then(|at| PLAIN.chars().nth(at)).unwrap_or(letter)
    };
    let mut plain = String::new();
    for letter in text.chars().filter(|letter| !['⟦', '⟧'].contains(letter)).map(letter) {
        let is_again = plain.ends_with(letter) && "aeiouyAEIOUY".contains(letter);
        if !is_again {
            plain.push(letter);
        }
    }
    plain
}

/// Whether a name is the title of a rule.
fn is_rule(name: &str) -> bool {
    let name = plain(name);
    RuleId::ALL.iter().any(|rule| plain(&narration::rule(*rule).title) == name)
}

/// A control that can be pressed.
pub struct Control {
    pub layer: egui::LayerId,
    role: Role,
    pub name: String,
    /// Its whole and its visible rectangle.
    pub rect: Rect,
    pub seen: Rect,
}

/// The controls that are shown, by layer, the lowest first.
pub fn controls(window: &Window) -> Vec<Control> {
    let root = window.harness.root();
    let named: HashMap<u64, (Role, String)> = root
        .children_recursive()
        .map(|node| {
            let node = node.accesskit_node();
            (node.locate().0.0, (node.role(), node.label().unwrap_or_default()))
        })
        .collect();
    window.harness.ctx.viewport(|viewport| {
        let mut controls = Vec::new();
        for (layer, list) in viewport.prev_pass.widgets.layers() {
            for widget in list.iter().filter(|widget| widget.enabled) {
                let pressed = widget.sense.senses_click() && widget.sense.is_focusable();
                let Some((role, name)) = named.get(&widget.id.value()).filter(|_| pressed) else {
                    continue;
                };
                controls.push(Control {
                    layer: *layer,
                    role: *role,
                    name: name.clone(),
                    rect: widget.rect,
                    seen: widget.interact_rect,
                });
            }
        }
        controls
    })
}

/// Checks all present controls; complaints name `place`.
pub fn check(window: &Window, place: &str, complaints: &mut Vec<String>) {
    let screen = window.harness.ctx.content_rect();
    let controls = controls(window);
    // Every page has its top bar, every dialog at least a close button.
    assert!(!controls.is_empty(), "{place}: nothing to press");
    let mut seen = HashSet::new();
    let mut complain = |what: String| {
        complaints.push(format!("{place}: {what}"));
    };
    for control in &controls {
        let Control { layer, role, name, rect, seen: visible } = control;
        let what = format!("{role:?} “{name}” {rect:?}");
        if name.trim().is_empty() {
            complain(format!("no name: {what}"));
        }
        let key = (*role, name.clone(), rect.min.x as i32, rect.min.y as i32);
        if !seen.insert(key) {
            complain(format!("twice at one place: {what}"));
        }
        // Holes scale with the board; lists of moves and films have their own rows.
        let in_row = plain(name).starts_with("Turn ") || *role == Role::ListBox;
        let least = match (window.state().by_finger, in_row) {
            (true, _) => FINGER,
            (false, true) => ROW,
            (false, false) => HIT,
        };
        if !is_hole(name) && (rect.width() < least || rect.height() < least) {
            complain(format!("too small: {what}"));
        }
        // Only a refusal keeps its rule where there is no room for the title.
        let has_refusal = window.state().session.as_ref().is_some_and(|it| it.refusal.is_some());
        if rect.width() < RULE && !has_refusal && is_rule(name) {
            complain(format!("a rule without its title: {what}"));
        }
        // Lists scroll vertically; a game's page and the close button of a dialog do not.
        let held = screen.expand(0.6);
        if name == "Cancel" && !held.contains_rect(*rect) {
            complain(format!("no way out in the window: {what}"));
        }
        let beside = rect.min.x < held.min.x || rect.max.x > held.max.x;
        let above = rect.min.y < held.min.y || rect.max.y > held.max.y;
        let fixed = layer.order == Order::Background && place.contains("game of");
        if visible.is_positive() && (beside || above && fixed) {
            complain(format!("outside the window: {what}"));
        }
    }
    // A raised dock covers the board until it is lowered.
    let is_raised = window.state().session.as_ref().is_some_and(|session| session.dock_open);
    for (number, one) in controls.iter().enumerate() {
        for other in &controls[number + 1..] {
            let both = one.seen.intersect(other.seen);
            let apart = one.layer != other.layer || both.width() < 1.5 || both.height() < 1.5;
            // A card contains its button; round holes of a ring overlap at the corners of their rectangles.
            let holds = one.rect.contains_rect(other.rect) || other.rect.contains_rect(one.rect);
            let round = is_hole(&one.name) && is_hole(&other.name);
            // The end of a film that is cut is a part of it.
            let holds = holds || plain(&other.name).starts_with("The turn goes on");
            let raised = is_raised && (is_hole(&one.name) || is_hole(&other.name));
            if !apart && !holds && !round && !raised {
                let (a, b) = (&one.name, &other.name);
                complain(format!("“{a}” covers “{b}”: {:?} {:?}", one.seen, other.seen));
            }
        }
    }
}
