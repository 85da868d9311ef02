//! What the story card says.

use super::content::{KeyHint, Story, StoryButton, button};
use super::{asked, expected, offer, round};
use crate::app::analysis::intent::AnalysisIntent;
use crate::app::available::is_open;
use crate::app::command::Command;
use crate::app::engines::intent::EngineIntent;
use crate::app::engines::state::EngineTrouble;
use crate::app::intent::Intent;
use crate::app::session::state::{HelpKind, PendingMove};
use crate::app::session::ui::marks::MovePreview;
use crate::app::session::ui::tap_buttons::tap_buttons;
use crate::app::session::ui::view::BoardContext;
use crate::app::session::ui::{half_made, result};
use crate::app::session::variation_preview::VariationPreview;
use crate::app::widgets::button::ButtonLook;
use crate::app::widgets::icons::Icon;
use crate::app::words;
use crate::draw::theme::Theme;
use crate::game::Player;
use crate::narration;
use crate::narration::turns::{self, Course};
use crate::rules::{BawoRow, Colour, Event, Hole, Move, Outcome, Place, RuleKind, Step, Turn, Way};
use crate::texts::messages as say;

/// What the card says; where nothing more urgent is said, with the note of the point shown.
pub fn tell(view: &BoardContext<'_>, preview: Option<&MovePreview>, theme: &Theme) -> Story {
    let session = view.session;
    let mut story = moment(view, preview, theme);
    let is_at_rest = preview.is_none()
        && !session.is_sowing()
        && session.variation.is_none()
        && session.refusal.is_none()
        && session.help.is_none()
        && session.pending == PendingMove::None
        && session.coach.waiting.is_none();
    let note = session.game.node(session.game.current()).comment();
    if is_at_rest && !note.trim().is_empty() {
        // A small card has room for the note alone.
        let line = if view.metrics.side.is_some() { story.line.as_str() } else { "" };
        let words: Vec<&str> = note.split_whitespace().chain(line.split_whitespace()).collect();
        story.line = words.join(" ");
    }
    if session.tapped().is_some() {
        // What a finger has tapped is played with a button, not with keys.
        story.keys.clear();
        let others = std::mem::replace(&mut story.buttons, tap_buttons(session));
        story.buttons.extend(others);
    }
    story
}

fn moment(view: &BoardContext<'_>, preview: Option<&MovePreview>, theme: &Theme) -> Story {
    let session = view.session;
    if let Some(story) = expected::expected(view, theme) {
        return story;
    }
    if session.is_sowing() {
        return in_flight(view);
    }
    if let Some(text) = session.variation_text() {
        let (at, of) = session.variation.as_ref().map_or((0, 0), VariationPreview::progress);
        return variation(text, at < of, theme);
    }
    // A preview that is newer than the refusal replaces it.
    if let Some(refusal) = session.refusal.as_ref().filter(|_| preview.is_none()) {
        return Story {
            rules: refusal.rule.into_iter().collect(),
            keeps_rules: true,
            border: Some(theme.bad),
            ..Story::new(&refusal.words)
        };
    }
    if session.coach.waiting.is_some() {
        return Story::new(say::coach::tutor_looks());
    }
    if let Some(outcome) = session.game.outcome() {
        return result(view, &outcome);
    }
    let offer = session.offer().filter(|_| !view.offer_in_strip);
    let offered = offer.map(|offer| offer::offered(view, offer));
    // What was asked while an offer waits is answered, with the buttons of the offer below.
    if session.help.is_none()
        && let Some(offered) = offered
    {
        return offered;
    }
    match &session.pending {
        PendingMove::House { stopped, spread } => return house(view, stopped, spread),
        PendingMove::Way(_) => {
            let choose = || Story {
                line: say::labels::choose_way_line().to_owned(),
                ..Story::new(say::labels::choose_way())
            };
            let keys = answer_keys(["←", "→"], say::labels::way_key());
            return Story { keys, ..half_chosen(view, preview, theme, choose) };
        }
        PendingMove::Colour(hole) => {
            let choose = || Story::new(say::play::ChooseColour { hole: *hole }.text());
            let keys = answer_keys(["R", "B"], say::labels::colour_key());
            return Story { keys, ..half_chosen(view, preview, theme, choose) };
        }
        PendingMove::None | PendingMove::Layout { .. } | PendingMove::Opening(_) => {}
    }
    if let Some(trouble) = view.engine_trouble() {
        return engine_failed(trouble, theme);
    }
    if let Some(round) = session.round_to_read() {
        return round::round_over(view, &round);
    }
    if session.machine_waits() {
        let mut story = asked::earlier_point(view);
        let play_on = button(say::labels::play_on(), ButtonLook::Primary, None, Intent::PlayOn);
        story.buttons.insert(0, play_on);
        return story;
    }
    if let Some(preview) = preview {
        return previewed(view, preview);
    }
    if let Some(answer) = answered(view, theme) {
        let offered = offered.map_or(Vec::new(), |offered| offered.buttons);
        let buttons = answer.buttons.into_iter().chain(offered).collect();
        return Story { buttons, ..answer };
    }
    let is_theirs = matches!(session.game.player_to_move(), Some(Player::FarAway(_)));
    if is_theirs || session.game.is_answered() {
        return far_away(view);
    }
    if let Some(player) = session.game.player_to_move().filter(|player| !player.is_person()) {
        let is_slow = view.state.thinking.is_some_and(|thinking| view.now - thinking.since > 0.3);
        let mut story = Story::new(match player {
            Player::Engine(name) => words::engines_turn(name, is_slow),
            _ if is_slow => say::labels::kete_is_thinking().to_owned(),
            _ => say::labels::ketes_turn().to_owned(),
        });
        if is_slow {
            let intent = Intent::Command(Command::MoveNow);
            let keys = Command::MoveNow.keys();
            story.buttons.push(button(Command::MoveNow.label(), ButtonLook::Outline, keys, intent));
        }
        return story;
    }
    asked::asked(view)
}

/// While a way or a colour is asked: what the move pointed at does, or the answer to what a person
/// has asked since, or the task.
fn half_chosen(
    view: &BoardContext<'_>,
    preview: Option<&MovePreview>,
    theme: &Theme,
    choose: impl FnOnce() -> Story,
) -> Story {
    match preview {
        Some(preview) => previewed(view, preview),
        None => answered(view, theme).unwrap_or_else(choose),
    }
}

/// The answer to what a person has asked.
fn answered(view: &BoardContext<'_>, theme: &Theme) -> Option<Story> {
    let help = view.session.help.as_ref()?;
    Some(Story {
        disc: help.mv.filter(|_| !help.way.is_empty()).as_ref().map(disc),
        line: help.line.clone(),
        rules: help.rules.clone(),
        border: (help.asked == HelpKind::Hint).then_some(theme.accent),
        buttons: expected::see_button(view).into_iter().collect(),
        ..Story::new(&help.head)
    })
}

/// The keys that play one of two answers.
fn answer_keys(caps: [&str; 2], does: &'static str) -> Vec<KeyHint> {
    vec![KeyHint { caps: caps.map(str::to_owned).to_vec(), does }]
}

/// The person to move is far away, or has answered the move after this point.
fn far_away(view: &BoardContext<'_>) -> Story {
    let session = view.session;
    let is_at_tip = session.game.node(session.game.current()).children().is_empty();
    let is_unsent = session.is_unsent();
    let (head, line) = match is_unsent {
        true if session.game.is_empty() => (say::far_away::invite(), say::far_away::invite_line()),
        true => (say::far_away::send(), say::far_away::send_line()),
        false => (say::far_away::waiting(), say::far_away::waiting_line()),
    };
    let mut story = match is_at_tip {
        true => Story { line: line.to_owned(), ..Story::new(head) },
        false => asked::earlier_point(view),
    };
    let mut add = |command: Command, look| {
        let intent = Intent::Command(command);
        story.buttons.push(button(command.label(), look, command.keys(), intent));
    };
    let [copy, paste] = match is_unsent {
        true => [ButtonLook::Primary, ButtonLook::Outline],
        false => [ButtonLook::Outline, ButtonLook::Primary],
    };
    if session.has_move_to_send() {
        add(Command::CopyMyMove, copy);
    }
    if is_at_tip {
        add(Command::Paste, paste);
    }
    story
}

/// An engine has failed: what to do about it.
fn engine_failed(trouble: &EngineTrouble, theme: &Theme) -> Story {
    let [plays_on, again] = [EngineIntent::KetePlaysOn, EngineIntent::TryAgain].map(Intent::Engine);
    Story {
        line: say::engine::engine_failed_line().to_owned(),
        buttons: vec![
            button(say::engine::kete_plays_on(), ButtonLook::Primary, None, plays_on),
            button(say::engine::try_again(), ButtonLook::Outline, None, again),
        ],
        border: Some(theme.bad),
        ..Story::new(words::engine_failed(trouble.name, trouble.fault.as_ref()))
    }
}

/// A line of the analysis is walked.
fn variation(text: String, goes_on: bool, theme: &Theme) -> Story {
    let next = Intent::Analysis(AnalysisIntent::Step(true));
    let next = button(say::analysis::next_move(), ButtonLook::Primary, None, next);
    let leave = Intent::Analysis(AnalysisIntent::Leave);
    let key = Some("Esc".to_owned());
    Story {
        line: say::analysis::ghost_line().to_owned(),
        buttons: [button(say::coach::back_to_game(), ButtonLook::Outline, key, leave)]
            .into_iter()
            .chain(goes_on.then_some(next))
            .collect(),
        border: Some(theme.warn),
        last_turn: false,
        ..Story::new(text)
    }
}

/// What the move pointed at would do.
fn previewed(view: &BoardContext<'_>, preview: &MovePreview) -> Story {
    let text = turns::preview_hiding(&preview.turn, view.hidden());
    // Below the board a tooltip would hide this card.
    let is_asked = view.session.pending != PendingMove::None;
    let hole = preview.turn.mv.hole().filter(|_| !is_asked);
    let hole = hole.filter(|hole| view.session.asks_which_half(*hole));
    let half = hole.map(|_| words::which_half(view.state.by_finger).to_owned());
    let line: Vec<String> =
        half.into_iter().chain(Some(text.line).filter(|line| !line.is_empty())).collect();
    Story {
        keys: keys_of(view, &preview.turn.mv).into_iter().collect(),
        disc: Some(disc(&preview.turn.mv)),
        short: Some(text.short),
        line: line.join(" "),
        rules: text.rules,
        ..Story::new(text.head)
    }
}

/// The keys that play a move with a way: its figure, then the arrow as seen on the screen.
fn keys_of(view: &BoardContext<'_>, mv: &Move) -> Option<KeyHint> {
    let Move::Way { hole, way, .. } = *mv else { return None };
    let mut caps = vec![(hole.in_row() + 1).to_string()];
    if hole.row() == BawoRow::Back {
        caps.insert(0, "Shift".to_owned());
    }
    let is_left = view.session.way_on_screen(true) == way;
    caps.push(if is_left { "←" } else { "→" }.to_owned());
    Some(KeyHint { caps, does: say::labels::play_key() })
}

/// The hole a move starts from, with its way or colour.
fn disc(mv: &Move) -> String {
    match *mv {
        Move::Way { hole, way, .. } => {
            format!("{hole}{}", if way == Way::Left { "L" } else { "R" })
        }
        Move::Colour(hole, colour) => {
            format!("{hole}{}", if colour == Colour::Red { "R" } else { "B" })
        }
        other => other.hole().map_or(String::new(), |hole| hole.to_string()),
    }
}

fn in_flight(view: &BoardContext<'_>) -> Story {
    let session = view.session;
    let scene = session.scene(view.now, &session.geometry());
    let (Some(sowing), Some(scene)) = (&session.sowing, scene) else { return Story::new("") };
    let next = scene.hand_to.map(|place| match place {
        Place::Hole(hole) => hole.to_string(),
        Place::Store(side) | Place::Extra(side) => say::names::StoreOf { owner: side }.text(),
    });
    // An event that has begun counts as well.
    let shown = scene.events_over + usize::from(scene.has_begun);
    let until = sowing.first + shown.min(sowing.events.len());
    let Some((turn, before)) = session.filmed_at(until) else { return Story::new("") };
    let until = until - before;
    let hidden = view.hidden_of_played();
    let moment = |at| turns::moment(&turn, at, hidden);
    let mut story = Story { last_turn: false, ..Story::new("") };
    let first = sowing.first.saturating_sub(before);
    if let Some((sentence, rule)) = (first..until).rev().find_map(moment) {
        story.line = sentence;
        story.rules.push(rule);
    }
    let over = (sowing.first + scene.events_over).saturating_sub(before);
    story.more = turns::gain_so_far(&turn, over, hidden).unwrap_or_default();
    story.head = if scene.in_hand > 0 {
        let veiled = turns::veiled_hand(&turn.events[..until], hidden);
        let lap = turns::lap_of(&turn, until);
        words::in_flight(lap, (!veiled).then_some(scene.in_hand), next.as_deref())
    } else {
        std::mem::take(&mut story.line)
    };
    let paused = session.is_paused();
    if paused {
        story.head = words::paused(&story.head);
    }
    let mut add = |icon, words: &'static str, look, command: Command| {
        let plain = button(words, look, command.keys(), Intent::Command(command));
        let enabled = is_open(view.state, command);
        story.buttons.push(StoryButton { icon, enabled, ..plain });
    };
    let outline = ButtonLook::Outline;
    add(Some(Icon::Last), say::labels::skip(), outline, Command::FinishSowing);
    if !session.may_pause() {
        return story;
    }
    if paused {
        add(Some(Icon::Forward), Command::SeedOn.label(), outline, Command::SeedOn);
        add(Some(Icon::Back), Command::SeedBack.label(), outline, Command::SeedBack);
        add(None, say::labels::go_on(), ButtonLook::Primary, Command::Pause);
    } else {
        add(None, Command::Pause.label(), outline, Command::Pause);
    }
    story
}

/// The card of a finished game whose result card was closed.
fn result(view: &BoardContext<'_>, outcome: &Outcome) -> Story {
    let game = &view.session.game;
    let (words, again) = (say::labels::show_result(), Intent::ResultCard(true));
    Story {
        line: narration::ending::why_at(game, game.current()),
        rules: Vec::from_iter(outcome.rule),
        buttons: vec![button(words, ButtonLook::Outline, None, again)],
        ..Story::new(result::title(view, outcome))
    }
}

/// The hole that the last seeds eaten filled, and how many were lifted there, if they were the last
/// to be lifted.
fn after_eating(events: &[Event]) -> Option<(Hole, u16)> {
    let eaten = events.iter().rposition(|event| matches!(event.step, Step::Eat { .. }))?;
    let mut lifted = events[eaten..].iter().filter_map(|event| match event.step {
        Step::Lift { hole, count, .. } => Some((hole, u16::from(count))),
        _ => None,
    });
    lifted.next().filter(|_| lifted.next().is_none())
}

/// A turn that waits at the open house: what has happened, and what spreading brings and costs.
fn house(view: &BoardContext<'_>, stopped: &Turn, spread: &Turn) -> Story {
    let session = view.session;
    let seed_layout = session.seed_layout();
    let house = Hole::four_rows(session.mover(), BawoRow::Front, 4);
    let holds = seed_layout.setup().seeds_in(house).seeds;
    let hidden = view.hidden();
    let hides = hidden.south || hidden.north;
    let mut story = Story::new(words::house_holds((!hidden[session.mover()]).then_some(holds)));
    let (whole, until) = (Course::of(&spread.events), Course::of(&stopped.events));
    let relayed = after_eating(&stopped.events).filter(|_| !hidden[session.mover()]);
    story.more = words::came_to_house(&until.taken, relayed, house, hidden);
    let drops = whole.drops.saturating_sub(until.drops);
    let more = whole.gain().saturating_sub(until.gain());
    let last = whole.last.and_then(|place| match place {
        Place::Hole(hole) => Some(hole),
        _ => None,
    });
    story.line = words::spreading((!hides).then_some(drops), more, last);
    story.rules = Vec::from_iter(view.session.name().rule_about(RuleKind::HouseOpen));
    let eats = stopped.events.iter().rev().find(|event| matches!(event.step, Step::Eat { .. }));
    story.rules.extend(eats.map(|event| event.rule));
    story.last_turn = false;
    if half_made::answers_on_board(view) {
        story.explains = true;
        return story;
    }
    story.more.clear();
    let key = |key: &str| Some(key.to_owned());
    let spread = button(say::labels::spread_it(), ButtonLook::Outline, key("+"), Intent::SpreadIt);
    let stop =
        button(say::labels::stop_here(), ButtonLook::Primary, key("Enter"), Intent::StopHere);
    story.buttons = vec![spread, stop];
    story
}
