//! South's chance to win as a bar under the list of moves, in games where seeds in the front row
//! say little about it.

use egui::{Align2, Id, Rect, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2};

use super::lines::worth_of;
use crate::app::analysis::status::{AnalysisStatus, status as analysis_status};
use crate::app::session::ui::view::BoardContext;
use crate::app::widgets::paint::{galley, line, paint_words, run};
use crate::app::words;
use crate::draw::theme::{Text, Theme};
use crate::rules::{GameGoal, Side};
use crate::texts::messages as say;
use crate::texts::yes;

/// The height that [`chance_ui`] needs.
pub const HEIGHT: f32 = 44.0;
const BAR: f32 = 7.0;

/// What the bar shows.
pub struct Chance {
    title: String,
    /// South's part, 0 to 1.
    share: f32,
    number: String,
    /// How far Kete has looked.
    known_by: String,
    says: String,
}

/// What is known of the chance at the point shown: by the analysis, if it is on, or by the grades
/// of the whole game.
pub fn chance(view: &BoardContext<'_>) -> Option<Chance> {
    if view.session.name().facts().goal != GameGoal::FrontRow {
        return None;
    }
    if let AnalysisStatus::Looks(Some(known)) = analysis_status(view.state, view.session) {
        let best = known.lines.first()?;
        let worth = worth_of(view, best);
        return Some(Chance {
            title: title(view),
            share: worth.share(view.session.landed_position().setup().total()),
            number: worth.number(),
            known_by: worth.known_by(best.depth),
            says: words::bar_sentence(&worth, best.depth),
        });
    }
    let worth = view.session.review.known().worth(view.landed.at)?;
    let chance = worth.chance?;
    let number = words::chance_percent(chance, worth.exact);
    let title = title(view);
    let says = format!("{title}: {number}");
    Some(Chance { title, share: chance as f32, number, known_by: String::new(), says })
}

/// Whose chance it is.
fn title(view: &BoardContext<'_>) -> String {
    let (game, side) = (&view.session.game, Side::South);
    let is_you = yes(words::is_you(game, side));
    words::by_names(game, || say::analysis::SouthChance { is_you, side }.text())
}

pub fn chance_ui(ui: &mut Ui, rect: Rect, chance: &Chance) {
    let theme = Theme::of(ui.ctx());
    let response = ui.interact(rect, Id::unique("chance"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::ProgressIndicator, true, &chance.says));
    let title = run(&chance.title, Text::Chip, true, theme.text);
    let shown = line(ui, rect.min, Align2::LEFT_TOP, &title);
    let number = run(&chance.number, Text::Chip, true, theme.text);
    let right = line(ui, rect.right_top(), Align2::RIGHT_TOP, &number).min.x;
    let at = shown.right_top() + vec2(8.0, 0.0);
    let width = galley(ui, &chance.known_by, Text::Chip, false, theme.muted).size().x;
    if at.x + width + 8.0 <= right {
        let (align, ink) = (Align2::LEFT_TOP, theme.muted);
        paint_words(ui, at, align, &chance.known_by, Text::Chip, false, ink);
    }
    let top = pos2(rect.min.x, shown.max.y + 6.0);
    let track = Rect::from_min_size(top, vec2(rect.width(), BAR));
    ui.painter().rect_filled(track, 3.0, theme.sunken);
    let filled = track.with_max_x(track.min.x + chance.share * track.width());
    ui.painter().rect_filled(filled, 3.0, theme.accent);
    let edge = Stroke::new(1.0, theme.control);
    ui.painter().rect_stroke(track, 3.0, edge, StrokeKind::Inside);
    response.on_hover_text(&chance.says);
}
