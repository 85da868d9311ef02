//! Every page and dialog in French: it fits at the smallest size, and nothing stays English when the
//! language is changed while the window is open.

#[path = "layout/controls.rs"]
mod controls;
#[path = "gui/cpu_renderer.rs"]
mod cpu_renderer;
#[allow(dead_code, reason = "the walk uses a part of these helpers")]
#[path = "damage/mod.rs"]
mod damage;
mod foreign {
    /// The GUI tests look for harmful characters here; this walk does not.
    pub fn check(_: &egui_kittest::Harness<'_, kete::app::App>) {}
}
#[path = "layout/walk.rs"]
mod walk;
#[allow(dead_code, reason = "the walk uses a part of these helpers")]
#[path = "gui/window.rs"]
mod window;

use std::collections::BTreeSet;

use egui::epaint::{ClippedShape, Shape};
use egui::{Vec2, vec2};
use egui_kittest::kittest::NodeT as _;
use kete::draw::theme::ThemeName;
use kete::rules::GameName;
use kete::texts::Language;

use walk::Walk;
use window::Window;

const SIZES: [Vec2; 2] = [vec2(900.0, 600.0), vec2(1280.0, 800.0)];

/// English messages without variables that are something else in French.
fn english_only() -> BTreeSet<String> {
    let [english, french] = ["en", "fr"].map(|tag| Language::of_tag(tag).expect("bundled"));
    let values =
        |language: Language| -> Vec<(String, String)> { kete::texts::fixed_messages(language) };
    let french = values(french);
    let differs = |(english, french): &((String, String), (String, String))| {
        english.1 != french.1 && english.1.contains(' ')
    };
    let both = values(english).into_iter().zip(french);
    let only: BTreeSet<String> = both.clone().filter(differs).map(|(it, _)| it.1).collect();
    let in_french: BTreeSet<String> = both.map(|(_, it)| it.1).collect();
    only.difference(&in_french).cloned().collect()
}

fn cut_texts(shape: &Shape, found: &mut Vec<String>) {
    match shape {
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| cut_texts(shape, found)),
        Shape::Text(text) if text.galley.elided => found.push(text.galley.text().to_owned()),
        _ => {}
    }
}

#[test]
fn every_page_is_french_and_fits() {
    let french = Language::of_tag("fr").expect("bundled");
    let english = english_only();
    let (mut faults, mut complaints) = (BTreeSet::new(), Vec::new());
    for size in SIZES {
        let walk = Walk {
            size,
            percent: 100,
            theme: ThemeName::Light,
            games: &GameName::ALL,
            by_finger: false,
        };
        walk.visit(&mut |window: &mut Window, place: &str| {
            let place = format!("{place} at {}x{}", size.x, size.y);
            window.state_mut().settings.language = Some(french);
            window.steps(4);
            // Messages of the past stay in the language in which they were said.
            let says_anew = !place.starts_with("Messages");
            for node in window.harness.root().children_recursive() {
                let node = node.accesskit_node();
                for text in [node.label(), node.value()].into_iter().flatten() {
                    if says_anew && english.contains(text.as_str()) {
                        faults.insert(format!("{text:?} is English ({place})"));
                    }
                }
            }
            let shapes: &[ClippedShape] = &window.harness.output().shapes;
            let mut cut = Vec::new();
            shapes.iter().for_each(|shape| cut_texts(&shape.shape, &mut cut));
            faults.extend(cut.into_iter().map(|text| format!("{text:?} is cut short ({place})")));
            controls::check(window, &place, &mut complaints);
            // What may be small or may overlap is listed by its English name, for the other tests.
            complaints.retain(|complaint| complaint.contains("outside the window"));
            window.state_mut().settings.language = None;
            window.steps(4);
        });
    }
    faults.extend(complaints);
    let faults: Vec<String> = faults.into_iter().collect();
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}
