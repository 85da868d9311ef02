//! The table of results, with the streaks above it.

use egui::{Align2, Id, Rect, Role, Sense, Ui, WidgetInfo, pos2, vec2};

use crate::app::record::state::{MyRecord, Opponent};
use crate::app::record::tallies::{ResultTally, TallyRow, both, by_row, streaks};
use crate::app::widgets::paint::{card, flow, focus_ring, label, line, paint_words, run};
use crate::draw::sizes::Sizes;
use crate::draw::theme::{Text, Theme};
use crate::narration;
use crate::rules::BySide;
use crate::texts::messages::{labels, my_record as say, new_game};

use super::PAD;

/// Space between two games.
const BETWEEN: f32 = 8.0;

/// `3 won, 0 drawn, 1 lost`
fn words(tally: &ResultTally) -> String {
    say::Tally { won: tally.won, drawn: tally.drawn, lost: tally.lost }.text()
}

/// The lines below a name: for each side that the person played.
fn lines(tally: &BySide<ResultTally>) -> Vec<String> {
    let south = say::AsSouth { tally: words(&tally.south) }.text();
    let north = say::AsNorth { tally: words(&tally.north) }.text();
    let played = [(tally.south, south), (tally.north, north)];
    played.into_iter().filter(|(tally, _)| tally.games() > 0).map(|(_, line)| line).collect()
}

fn name(row: &TallyRow) -> String {
    match row {
        TallyRow::Game(game) => narration::game(*game).name.clone(),
        TallyRow::Against(Opponent::Kete(level)) => {
            let name = narration::level(level.get()).name.as_str();
            new_game::Level { level: level.get(), name }.text()
        }
        TallyRow::Against(Opponent::Engine(name) | Opponent::Friend(Some(name))) => {
            name.to_string()
        }
        TallyRow::Against(Opponent::Friend(None)) => labels::friend().to_owned(),
    }
}

/// All sentences above the table.
fn sentences(record: &MyRecord) -> String {
    let total = both_of_all(record);
    let streaks = streaks(record.games());
    let counted =
        say::Counted { games: total.games(), won: total.won, drawn: total.drawn, lost: total.lost };
    let mut says = vec![counted.text()];
    if streaks.wins_now > 1 {
        says.push(say::WinsNow { count: streaks.wins_now }.text());
    }
    if streaks.losses_now > 1 {
        says.push(say::LossesNow { count: streaks.losses_now }.text());
    }
    if streaks.wins_most > streaks.wins_now.max(1) {
        says.push(say::WinsMost { count: streaks.wins_most }.text());
    }
    says.join(" ")
}

fn both_of_all(record: &MyRecord) -> ResultTally {
    let rows = by_row(record.games(), false);
    let sides = rows.values().map(both);
    sides.fold(ResultTally::default(), |all, tally| ResultTally {
        won: all.won + tally.won,
        drawn: all.drawn + tally.drawn,
        lost: all.lost + tally.lost,
    })
}

/// The card, as high as its rows; returns its lower end.
pub(super) fn results_ui(ui: &mut Ui, rect: Rect, record: &MyRecord) -> f32 {
    let theme = Theme::of(ui.ctx());
    let rows = by_row(record.games(), record.shown.is_some());
    let width = rect.width() - 2.0 * PAD;
    let says = match (rows.is_empty(), record.shown) {
        (true, None) => say::no_games().to_owned(),
        (true, Some(_)) => say::none_of_it().to_owned(),
        (false, _) => sentences(record),
    };
    let runs = [run(&says, Text::Body, false, theme.text)];
    let height = flow(ui, &runs, width, 5).size().y;
    let row = Sizes::get().height.row.max(26.0);
    let small = (Text::Chip.font(ui.ctx()).size * Sizes::get().text.line_height).round() + 2.0;
    let high = |tally| row + small * lines(tally).len() as f32 + BETWEEN;
    let table = rows.values().map(high).sum::<f32>();
    let table = if rows.is_empty() { 0.0 } else { 6.0 + table };
    let whole =
        Rect::from_min_size(rect.min, vec2(rect.width(), 2.0 * PAD + 30.0 + height + table));
    card(ui, whole, None);
    let inner = whole.shrink(PAD);
    let title = run(say::results(), Text::CardTitle, true, theme.text);
    let end = line(ui, inner.min, Align2::LEFT_TOP, &title).max.y;
    let mut y = label(ui, pos2(inner.min.x, end + 6.0), width, 5, &runs).max.y + 10.0;
    if rows.is_empty() {
        return whole.max.y;
    }
    for (what, tally) in &rows {
        let lines = lines(tally);
        let place = Rect::from_min_size(pos2(inner.min.x, y), vec2(inner.width(), high(tally)));
        let (name, together) = (name(what), both(tally));
        let spoken = say::Row {
            name: &name,
            south: words(&tally.south),
            north: words(&tally.north),
            together: words(&together),
        };
        row_ui(ui, place, ("result", y as i32), &spoken.text(), false);
        let middle = y + row / 2.0;
        let points = together.percent().map(|percent| say::Points { percent }.text());
        let (at, points) = (pos2(inner.max.x, middle), points.unwrap_or_default());
        let right =
            paint_words(ui, at, Align2::RIGHT_CENTER, &points, Text::Chip, false, theme.muted);
        let runs = [run(&name, Text::Body, true, theme.text)];
        let cut = flow(ui, &runs, right.min.x - inner.min.x - 8.0, 1);
        ui.painter().galley(pos2(inner.min.x, middle - cut.size().y / 2.0), cut, theme.text);
        let mut below = y + row;
        for line in &lines {
            let at = pos2(inner.min.x, below + small / 2.0);
            paint_words(ui, at, Align2::LEFT_CENTER, line, Text::Chip, false, theme.text);
            below += small;
        }
        y = place.max.y;
    }
    whole.max.y
}

/// A row with its words for a screen reader; with `opens` it is a button. Returns whether it was
/// clicked.
pub(super) fn row_ui(
    ui: &mut Ui,
    rect: Rect,
    salt: impl std::hash::Hash + std::fmt::Debug,
    spoken: &str,
    opens: bool,
) -> bool {
    let theme = Theme::of(ui.ctx());
    let sense = if opens { Sense::click() } else { Sense::hover() };
    let hit = rect.expand2(vec2(6.0, 0.0));
    let response = ui.interact(hit, Id::unique(salt), sense);
    let role = if opens { Role::Button } else { Role::Label };
    response.widget_info(|| WidgetInfo::labeled(role, true, spoken));
    if opens && response.hovered() {
        ui.painter().rect_filled(hit, 6.0, theme.accent_soft);
    }
    focus_ring(ui, &response, hit.shrink(2.0), 4);
    response.clicked()
}
