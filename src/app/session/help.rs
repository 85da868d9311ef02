//! Answers to what a person asks about the next move: a hint, the legal moves, why not this one.

use super::state::{GameSession, Help, HelpKind, Pointed};
use crate::app::words;
use crate::draw::board::turn_marks;
use crate::narration;
use crate::narration::turns::{self, Course};
use crate::rules::{BoardShape, Colour, Hole, Illegal, Move, MoveChoice, RuleId, Turn, Way};
use crate::texts::messages as say;
use crate::tutor::Played;
use crate::tutor::reasons::{Merits, Punishment, most_captured};
use crate::tutor::wording::merits::{prepares, saves_from};

/// Why a hint is good, as a sentence.
pub(crate) enum HintReason {
    /// What it prevents.
    Prevents(String),
    /// What speaks against another move.
    Against(String),
}

/// The most other moves compared with a hint.
const MOST_COMPARED: usize = 10;

impl Help {
    /// An answer of one sentence.
    fn new(asked: HelpKind, head: impl Into<String>, since: f64) -> Help {
        let (head, line) = (head.into(), String::new());
        let (rules, lit, open) = (Vec::new(), Vec::new(), Vec::new());
        let (mv, way, about, lines) = (None, Vec::new(), Vec::new(), None);
        Help { asked, head, line, rules, lit, open, mv, way, about, lines, since }
    }
}

impl GameSession {
    /// Whether a person may ask about the next move.
    pub fn may_ask(&self) -> bool {
        !self.open_moves().is_empty()
    }

    pub fn shows(&self, asked: HelpKind) -> bool {
        self.help.as_ref().is_some_and(|help| help.asked == asked)
    }

    /// A move from a hole as a press would make it, legal or not.
    fn move_from(&self, hole: Hole, colour: Option<Colour>, way: Way) -> Move {
        match self.name().facts().choice {
            MoveChoice::Colour => Move::Colour(hole, colour.unwrap_or(Colour::Red)),
            MoveChoice::Way => Move::Way { hole, way, spread: false },
            MoveChoice::Hole => Move::Hole(hole),
        }
    }

    /// Why no move from a hole (in the ring, of a colour) is legal; none if one is.
    pub fn why_not(&self, hole: Hole, colour: Option<Colour>) -> Option<Illegal> {
        let is_open = self.open_moves().iter().any(|mv| match mv {
            Move::Colour(from, of) => *from == hole && colour.is_none_or(|colour| colour == *of),
            other => other.hole() == Some(hole),
        });
        if is_open {
            return None;
        }
        let mv = self.move_from(hole, colour, self.way_on_screen(false));
        self.game.look_ahead(&mv).err()
    }

    /// Answers "What may I play?"
    pub fn explain_open(&mut self, now: f64) {
        let help = words::by_names(&self.game, || self.open(now));
        self.refusal = None;
        self.help = Some(help);
    }

    fn open(&self, now: f64) -> Help {
        let moves = self.open_moves();
        let mut open: Vec<Hole> = moves.iter().filter_map(Move::hole).collect();
        open.sort_by_key(|hole| hole.index());
        open.dedup();
        let mover = self.mover();
        let shape = self.position().shape();
        let mut closed: Vec<(RuleId, Vec<Hole>)> = Vec::new();
        for hole in shape.holes_of(mover).filter(|hole| !open.contains(hole)) {
            let Some(illegal) = self.why_not(hole, None) else { continue };
            match closed.iter_mut().find(|(rule, _)| *rule == illegal.rule) {
                Some((_, holes)) => holes.push(hole),
                None => closed.push((illegal.rule, vec![hole])),
            }
        }
        let reasons: Vec<String> =
            closed.iter().map(|(rule, holes)| narration::why_not(*rule, holes, mover)).collect();
        let own = shape.holes_of(mover).count();
        let mut line = reasons.join(" ");
        if self.may_place_five() {
            line = format!("{} {line}", say::labels::or_place_five());
        }
        let (head, rules) = if moves == [Move::Pass] {
            (say::labels::only_a_pass().to_owned(), vec![self.position().pass_rule()])
        } else {
            // Nobody needs a rule for an empty hole.
            let rules = closed.iter().map(|(rule, _)| *rule);
            let rules = rules.filter(|rule| *rule != RuleId::MoveEmpty).take(2).collect();
            (words::may_be_played(&open, own, shape == BoardShape::Ring), rules)
        };
        Help { line, rules, open, ..Help::new(HelpKind::Open, head, now) }
    }

    /// Answers "Why not this one?" for the hole pointed at.
    pub fn explain_closed(&mut self, now: f64) {
        let help = words::by_names(&self.game, || self.closed(now));
        self.refusal = None;
        self.help = help.or(self.help.take());
    }

    fn closed(&self, now: f64) -> Option<Help> {
        let plain = |head: String| Help::new(HelpKind::Why, head, now);
        let Some(pointed) = self.asked_about() else {
            return Some(plain(say::labels::point_first().to_owned()));
        };
        Some(match self.why_not(pointed.hole, pointed.colour) {
            Some(illegal) => {
                // The holes that may be played instead do not look like the one that may not.
                let moves = self.open_moves();
                let is_open = |hole: &Hole| moves.iter().any(|mv| mv.hole() == Some(*hole));
                let (open, lit) = illegal.holes.iter().partition(|hole| is_open(hole));
                let rules = vec![illegal.rule];
                Help { rules, lit, open, ..plain(self.refusal_words(&illegal)) }
            }
            None => {
                let turn = self.some_move(&pointed);
                let turn = turn.and_then(|mv| self.game.look_ahead(&mv).ok())?;
                let hidden = self.hidden(self.counts_shown(self.counts_set));
                let preview = turns::preview_hiding(&turn, hidden);
                let is_hidden = hidden.south || hidden.north;
                let in_short = |told: turns::Foretold| format!("{} {}", told.short, told.line);
                let mut lines = vec![in_short(preview.clone())];
                let others = self.open_moves().into_iter().filter(|mv| *mv != turn.mv);
                let others = others.filter(|mv| mv.hole() == Some(pointed.hole)).take(1);
                let mut about = vec![turn.mv];
                for other in others.filter_map(|mv| self.game.look_ahead(&mv).ok()) {
                    about.push(other.mv);
                    lines.push(in_short(turns::preview_hiding(&other, hidden)));
                }
                Help {
                    line: lines.iter().map(|line| line.trim_end()).collect::<Vec<_>>().join(" "),
                    rules: preview.rules,
                    open: vec![pointed.hole],
                    about: if is_hidden { Vec::new() } else { about },
                    ..plain(say::help::MayBePlayed { hole: pointed.hole }.text())
                }
            }
        })
    }

    /// What a question is about: the hole just refused, otherwise the one pointed at, otherwise the
    /// move of the hint that is shown.
    fn asked_about(&self) -> Option<Pointed> {
        let hinted = || Pointed::at(&self.help.as_ref()?.mv?);
        let pointed = self.pointed;
        let refused = self.refusal.as_ref();
        let refused = refused.filter(|it| pointed.is_none_or(|(_, since)| since <= it.since));
        let refused = refused.and_then(|refusal| Pointed::at(&refusal.mv?));
        refused.or(pointed.map(|(pointed, _)| pointed)).or_else(hinted)
    }

    /// Adds to the answer what its moves give away, once that is known.
    pub(crate) fn complete_why(&mut self) {
        let about = self.help.as_mut().map_or(Vec::new(), |help| std::mem::take(&mut help.about));
        let weak = || {
            let answers = about.iter().filter_map(|mv| Some((*mv, self.gives_away(mv)?)));
            answers.collect::<Vec<_>>()
        };
        let (weak, lines) = (words::by_names(&self.game, weak), self.lines_of_first(&about));
        let Some(help) = &mut self.help else { return };
        help.lines = lines;
        for sentence in said_once(&weak) {
            help.line.push(' ');
            help.line.push_str(&sentence);
        }
    }

    /// The move that a press here makes; if it asks for one of several, or makes an illegal one, the
    /// first legal one from here.
    fn some_move(&self, pointed: &Pointed) -> Option<Move> {
        let open = self.open_moves();
        let is_there = |mv: &Move| match *mv {
            Move::Colour(from, colour) => {
                from == pointed.hole && pointed.colour.is_none_or(|wanted| wanted == colour)
            }
            other => other.hole() == Some(pointed.hole),
        };
        pointed.mv.filter(|mv| open.contains(mv)).or_else(|| open.into_iter().find(is_there))
    }

    /// Shows that Kete is searching for a hint.
    pub fn await_hint(&mut self, now: f64) {
        self.refusal = None;
        let head = say::labels::looking_for_hint();
        self.help = Some(Help::new(HelpKind::HintComing, head, now));
    }

    /// Shows the hint that a search found, if it found one: its arrow, and why. `worse` are the moves
    /// that lose seeds against it.
    pub(crate) fn give_hint(
        &mut self,
        mv: Option<Move>,
        outlook: Option<&narration::Outlook>,
        reason: Option<HintReason>,
        worse: &[Move],
        now: f64,
    ) {
        let turn = mv.and_then(|mv| self.game.look_ahead(&mv).ok());
        let hint = || Some(self.hint(&turn?, outlook, reason, worse, now));
        self.help = words::by_names(&self.game, hint);
        if let Some(mv) = self.help.as_ref().and_then(|help| help.mv) {
            self.review.note_hint(&self.game, self.game.current(), mv);
        }
    }

    fn hint(
        &self,
        turn: &Turn,
        outlook: Option<&narration::Outlook>,
        reason: Option<HintReason>,
        worse: &[Move],
        now: f64,
    ) -> Help {
        let hidden = self.hidden(self.counts_shown(self.counts_set));
        let mut threat = self.threat(turn, worse);
        // Where the game is lost, no reason tells the moves apart.
        let is_lost = outlook.is_some_and(narration::Outlook::loses);
        if !hidden.south && !hidden.north && !is_lost {
            // A danger that costs nothing in the end is no reason.
            let merits = Merits::against(self.position(), &turn.mv, worse);
            threat.saves = merits.as_ref().and_then(saves_from);
            // Beside a win it would name the wrong next move.
            let wins = outlook.is_some_and(narration::Outlook::wins);
            threat.prepares = merits.as_ref().filter(|_| !wins).and_then(prepares);
            match reason {
                // The reply that a warning names too.
                Some(HintReason::Prevents(words)) => threat.saves = Some(words),
                Some(HintReason::Against(words)) => threat.not_another = Some(words),
                None => {}
            }
        }
        let (head, line) = narration::hint(turn, &threat, outlook, hidden);
        let way = turn_marks::advice(turn);
        let rules = turns::rules_of(&turn.events);
        let lit = match turn.mv {
            Move::Opening(holes) => holes.to_vec(),
            _ => Vec::new(),
        };
        let plain = Help::new(HelpKind::Hint, head, now);
        let lines = self.lines_of_first(&[turn.mv]);
        Help { line, rules, lit, mv: Some(turn.mv), way, lines, ..plain }
    }

    /// What the opponent could take next, after this move and after the others.
    fn threat(&self, turn: &Turn, worse: &[Move]) -> narration::Threat {
        let before = *self.position();
        let in_bawo = before.shape() == BoardShape::FourRows;
        let could_win =
            |turn: &Played| Punishment::strongest(turn).is_some_and(|reply| reply.haul.wins);
        let after = most_captured(&Played::of(before, turn.clone()));
        let mut threat = narration::Threat { after, ..narration::Threat::default() };
        let others = self.position().moves();
        let others = || others.iter().filter(|other| **other != turn.mv);
        let gain = |other: &Move| Some(Course::of(&before.play(other).ok()?.events).gain());
        threat.other_gain = others().filter_map(gain).max().unwrap_or(0);
        for other in others().take(MOST_COMPARED) {
            let Ok(instead) = Played::new(before, other) else { continue };
            // After a move that is as good it costs nothing in the end.
            let next = most_captured(&instead);
            threat.others = threat.others.max(next);
            let is_worse = worse.contains(other);
            if is_worse {
                threat.least = Some(threat.least.map_or(next, |least| least.min(next)));
            }
            let loses = if is_worse { next } else { threat.after };
            let loses_game = is_worse && in_bawo && could_win(&instead);
            let of_worst = threat.worst.map(|(_, worst)| (threat.worst_loses, worst));
            if of_worst.is_none_or(|worst| (loses_game, loses) > worst) {
                (threat.worst, threat.worst_loses) = (Some((*other, loses)), loses_game);
            }
        }
        threat
    }
}

/// The sentences of the answers about two moves: what both begin with comes first, then what only one
/// of them says, each after its move, and last what both say.
fn said_once(answers: &[(Move, String)]) -> Vec<String> {
    let sentences = |answer: &String| {
        answer.split_inclusive(". ").map(|it| it.trim().to_owned()).collect::<Vec<_>>()
    };
    let [(one, first), (other, second)] = answers else {
        return answers.iter().map(|(_, answer)| answer.clone()).collect();
    };
    let (first, second) = (sentences(first), sentences(second));
    let begins = first.iter().zip(&second).take_while(|(one, other)| one == other).count();
    let (begin, first) = first.split_at(begins);
    let second = &second[begins..];
    let own = |mv: &Move, says: &[String], others: &[String]| {
        let own: Vec<&str> =
            says.iter().filter(|it| !others.contains(it)).map(String::as_str).collect();
        let says = Some(own.join(" ")).filter(|it| !it.is_empty())?;
        Some(say::help::AboutMove { move_: mv, says }.text())
    };
    let each = [own(one, first, second), own(other, second, first)];
    let both = first.iter().filter(|it| second.contains(it));
    begin.iter().cloned().chain(each.into_iter().flatten()).chain(both.cloned()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{BawoRow, Side};

    #[test]
    fn what_two_answers_share_is_said_once_at_its_place() {
        let hole = Hole::four_rows(Side::South, BawoRow::Front, 0);
        let ways = Way::ALL.map(|way| Move::Way { hole, way, spread: false });
        let said = |answers: &[&str]| {
            let answers = ways.iter().zip(answers).map(|(mv, it)| (*mv, (*it).to_owned()));
            said_once(&answers.collect::<Vec<_>>()).join(" ")
        };
        let lost = ["Kete can win. It holds out. It eats.", "Kete can win. It does not."];
        assert_eq!(said(&lost), "Kete can win. A1L: It holds out. It eats. A1R: It does not.");
        let better = ["It loses 3. A2L is safe.", "It loses 5. A2L is safe."];
        assert_eq!(said(&better), "A1L: It loses 3. A1R: It loses 5. A2L is safe.");
        assert_eq!(said(&["Both do. A1L eats.", "Both do."]), "Both do. A1L: A1L eats.");
        assert_eq!(said(&["Both do.", "Both do."]), "Both do.");
        assert_eq!(said(&["One."]), "One.");
        assert_eq!(said(&[]), "");
    }
}
