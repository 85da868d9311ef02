//! Writes OGN.

use super::super::in_progress::GameInProgress;
use super::super::players::Player;
use super::super::tree::{NodeEntry, NodeId, TurnMark};
use super::read::player;
use super::{COMMENT, KEPT, NoOgn, RULES, TERMINATION, VARIANT, abapa, fen};
use crate::rules::{BySide, GameName, Move, Outcome, RuleId, RuleKind, Side};

/// Lines are at most this long, unless one word is longer.
const LINE: usize = 79;

/// The main line as text.
pub(super) fn text(game: &GameInProgress) -> Result<String, NoOgn> {
    let name = game.ruleset().name();
    if !matches!(name, GameName::Owari | GameName::Awale) {
        return Err(NoOgn::Game(name));
    }
    let line = game.line_from(NodeId::START);
    check_options(game)?;
    check_turns(game, &line)?;
    let (kept, mut words) = kept_tags(game);
    if let [_, end] = line[..] {
        words.extend(end_text(game, end).lines().filter(has_text));
    }
    let mut out = tags(game, &line, &kept, &words);
    let moves = moves(game, &line, &words);
    if !moves.is_empty() {
        out.push('\n');
        out.push_str(&moves);
    }
    Ok(out)
}

/// Refuses options that make it another game, whatever was played.
fn check_options(game: &GameInProgress) -> Result<(), NoOgn> {
    for option in game.ruleset().options() {
        let usual = match option.name {
            "rotation" | "capture-holes" | "capture" | "stop-at-majority" | "stop-at-seeds" => {
                option.default
            }
            // The position says who moves first. The remaining options have no effect without those
            // above, or only in some turns.
            _ => option.value,
        };
        if option.value != usual {
            let game = game.ruleset().name();
            return Err(NoOgn::Option { game, name: option.name, value: option.value });
        }
    }
    Ok(())
}

/// Refuses a line in which a turn would have another result under the rules that OGN names.
fn check_turns(game: &GameInProgress, line: &[NodeId]) -> Result<(), NoOgn> {
    let start = game.node(NodeId::START).entry().position();
    let theirs = GameInProgress::from_setup(abapa(), game.players(), &start.setup());
    let mut theirs = theirs.map_err(|_| NoOgn::Otherwise(0))?;
    let summary = |outcome: Option<Outcome>| outcome.map(|outcome| (outcome.winner, outcome.seeds));
    for (number, id) in line.iter().enumerate() {
        let entry = game.node(*id).entry();
        let mut rules: Vec<RuleId> = entry.events().iter().map(|event| event.rule).collect();
        match entry {
            NodeEntry::Turn(turn) => {
                if turn.mv == Move::Pass {
                    return Err(NoOgn::Pass(number));
                }
                if theirs.play(&turn.mv).is_ok() {
                    let theirs = theirs.node(theirs.current()).entry();
                    rules.extend(theirs.events().iter().map(|event| event.rule));
                }
            }
            NodeEntry::Start(_) => {}
            NodeEntry::Agreement { .. }
            | NodeEntry::Resignation { .. }
            | NodeEntry::LostOnTime { .. } => return Ok(()),
        }
        let same = theirs.position().setup() == entry.position().setup()
            && summary(theirs.outcome()) == summary(entry.outcome());
        if !same {
            return Err(otherwise(game, number, &rules));
        }
    }
    Ok(())
}

/// The option that gives a turn another result: one of these rules applied in it.
fn otherwise(game: &GameInProgress, turn: usize, rules: &[RuleId]) -> NoOgn {
    let prefix = if rules.iter().any(|rule| rule.kind() == RuleKind::GrandSlam) {
        "grand-slam"
    } else if rules.contains(&RuleId::GameRepetition) {
        "repetition"
    } else {
        return NoOgn::Otherwise(turn);
    };
    let ours = game.ruleset().options();
    let theirs = abapa().options();
    let differs = ours.iter().find(|option| {
        let same = |other: &&crate::rules::OptionValue| other.name == option.name;
        option.name.starts_with(prefix)
            && theirs.iter().find(same).is_some_and(|other| other.value != option.value)
    });
    match differs {
        Some(option) => {
            let game = game.ruleset().name();
            NoOgn::Turn { turn, game, name: option.name, value: option.value }
        }
        None => NoOgn::Otherwise(turn),
    }
}

/// Whether a line is not blank.
fn has_text(line: &&str) -> bool {
    !line.trim().is_empty()
}

/// The comment on an agreement, a resignation or a loss on time; empty if this is a turn.
fn end_text(game: &GameInProgress, id: NodeId) -> &str {
    let node = game.node(id);
    match node.entry() {
        NodeEntry::Start(_) | NodeEntry::Turn(_) => "",
        _ => node.comment(),
    }
}

/// The tags. A comment of several lines does not fit into a tag.
fn tags(game: &GameInProgress, line: &[NodeId], kept: &[(&str, &str)], words: &[&str]) -> String {
    let mut out = String::new();
    let mut tag = |name: &str, value: &str| {
        let value: String = value.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
        let value = value.trim().replace('\\', "\\\\").replace('"', "\\\"");
        let value = if value.is_empty() { "?" } else { value.as_str() };
        out.push_str(&format!("[{name} \"{value}\"]\n"));
    };
    let known =
        |name: &str| kept.iter().rfind(|(known, _)| *known == name).map(|(_, value)| *value);
    let person = |side: Side| {
        // A name that reads as another player would change who played.
        let name = game.people()[side].name.filter(|name| player(name.as_str()).is_none());
        match (name, game.players()[side]) {
            (Some(name), _) | (None, Player::Engine(name)) => name.to_string(),
            (None, Player::You) => "You".to_owned(),
            (None, Player::Friend | Player::FarAway(_)) => "Friend".to_owned(),
            (None, Player::Kete(level)) => format!("Kete {}", level.get()),
        }
    };
    let last = game.node(line.last().copied().unwrap_or(NodeId::START)).entry();
    tag("Variant", VARIANT);
    tag("Event", game.title());
    for name in ["Site", "Date", "Round"] {
        tag(name, known(name).unwrap_or_default());
    }
    for (name, side) in [("South", Side::South), ("North", Side::North)] {
        tag(name, &known(name).map_or_else(|| person(side), str::to_owned));
    }
    tag("Result", &result(last.outcome().as_ref()));
    let start = *game.set_up().unwrap_or(&game.node(NodeId::START).entry().position().setup());
    if start != abapa().start().setup() {
        tag("FEN", &fen::written(&start));
    }
    if game.ruleset() != abapa() {
        tag(RULES, &rules(game));
    }
    if !matches!(last, NodeEntry::Start(_) | NodeEntry::Turn(_)) {
        tag(TERMINATION, &last.notation());
    }
    if let [words] = words {
        tag(COMMENT, words);
    }
    out
}

/// Separates the comment on the start into lines that were tags before, and other lines.
fn kept_tags(game: &GameInProgress) -> (Vec<(&str, &str)>, Vec<&str>) {
    let comment = game.node(NodeId::START).comment();
    let mut lines = comment.lines().peekable();
    let mut kept = Vec::new();
    while let Some(line) = lines.peek() {
        match line.split_once(": ") {
            Some((name, value)) if KEPT.contains(&name) => kept.push((name, value.trim())),
            _ => break,
        }
        lines.next();
    }
    (kept, lines.filter(has_text).collect())
}

/// The rules for the tag `KeteRules`: the options that differ from the written rules.
fn rules(game: &GameInProgress) -> String {
    let ruleset = game.ruleset();
    let changed = ruleset.options().into_iter().filter(|option| option.is_changed());
    let options = changed.map(|option| format!(" {}={}", option.name, option.value));
    format!("{}{}", ruleset.name(), options.collect::<String>())
}

/// A result as OGN writes it.
pub(super) fn result(outcome: Option<&Outcome>) -> String {
    match outcome {
        None => "*".to_owned(),
        Some(Outcome { winner: Some(winner), rule: None, .. }) => match winner {
            Side::South => "1-0".to_owned(),
            Side::North => "0-1".to_owned(),
        },
        Some(Outcome { seeds: BySide { south, north }, .. }) => format!("{south}-{north}"),
    }
}

/// The moves, after a comment on the start that does not fit into a tag.
fn moves(game: &GameInProgress, line: &[NodeId], words: &[&str]) -> String {
    let mut lines = LineWrapper::default();
    if words.len() > 1 {
        lines.comment(&words.join("\n"));
    }
    let mut played = 0;
    for (at, id) in line.iter().enumerate() {
        let node = game.node(*id);
        let NodeEntry::Turn(turn) = node.entry() else { continue };
        if played % 2 == 0 {
            lines.word(&format!("{}.", played / 2 + 1));
        }
        played += 1;
        lines.word(&turn.mv.to_string());
        lines.word(match node.mark() {
            Some(TurnMark::Good) => "$1",
            Some(TurnMark::Doubtful) => "$6",
            Some(TurnMark::Mistake) => "$2",
            None => "",
        });
        let end = line.get(at + 1).map_or("", |next| end_text(game, *next));
        let comment = format!("{}\n{end}", node.comment());
        if has_text(&comment.as_str()) {
            lines.comment(&comment);
        }
    }
    let end = line.last().and_then(|id| game.node(*id).entry().outcome());
    if played > 0 && end.is_some() {
        lines.word(&result(end.as_ref()));
    }
    lines.finish()
}

/// Breaks words into lines.
#[derive(Default)]
struct LineWrapper {
    out: String,
    length: usize,
}

impl LineWrapper {
    fn word(&mut self, word: &str) {
        let wide = word.chars().count();
        if wide == 0 {
            return;
        }
        if self.length > 0 && self.length + 1 + wide > LINE {
            self.end();
        }
        if self.length > 0 {
            self.out.push(' ');
            self.length += 1;
        }
        self.out.push_str(word);
        self.length += wide;
    }

    fn end(&mut self) {
        self.out.push('\n');
        self.length = 0;
    }

    fn comment(&mut self, words: &str) {
        self.word("{");
        let mut is_first = true;
        for line in words.lines().filter(|line| !line.trim().is_empty()) {
            if !is_first {
                self.end();
                self.end();
            }
            is_first = false;
            for word in line.split_whitespace() {
                let plain: String =
                    word.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
                self.word(&plain.replace('}', ")"));
            }
        }
        self.word("}");
    }

    fn finish(mut self) -> String {
        if self.length > 0 {
            self.end();
        }
        self.out
    }
}
