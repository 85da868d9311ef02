//! What a person has asked about the move to be made: a hint, what may be played, why not this.

use super::state::{self, GameSession, Help, HelpKind};
use crate::app::words;
use crate::narration;
use crate::narration::turns::{self, Course};
use crate::rules::{BoardShape, Colour, Hole, Illegal, Move, MoveChoice, Place, RuleId, Turn, Way};
use crate::texts::messages as say;

/// Moves weighed against a hint.
const MOST_COMPARED: usize = 10;

impl GameSession {
    /// Whether a person may ask about the move to be made.
    pub fn may_ask(&self) -> bool {
        !self.open_moves().is_empty()
    }

    /// Whether this kind of help is shown.
    pub fn shows(&self, asked: HelpKind) -> bool {
        self.help.as_ref().is_some_and(|help| help.asked == asked)
    }

    /// A move from a hole as a press would make it, whether it may be played or not.
    fn move_from(&self, hole: Hole, colour: Option<Colour>, way: Way) -> Move {
        match self.name().facts().choice {
            MoveChoice::Colour => Move::Colour(hole, colour.unwrap_or(Colour::Red)),
            MoveChoice::Way => Move::Way { hole, way, spread: false },
            MoveChoice::Hole => Move::Hole(hole),
        }
    }

    /// Why no move may start from a hole (in the ring, of a colour); none where one may.
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

    /// Answers "What may I play?".
    pub fn tell_open(&mut self, now: f64) {
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
            // What is empty needs no rule to be read.
            let rules = closed.iter().map(|(rule, _)| *rule);
            let rules = rules.filter(|rule| *rule != RuleId::MoveEmpty).take(2).collect();
            (words::may_be_played(&open, own, shape == BoardShape::Ring), rules)
        };
        self.refusal = None;
        self.help = Some(Help {
            asked: HelpKind::Open,
            head,
            line,
            rules,
            lit: open,
            arrow: None,
            since: now,
        });
    }

    /// Answers "Why not this one?" for the hole pointed at or focused.
    pub fn tell_why(&mut self, now: f64) {
        let plain = |head: String| Help {
            asked: HelpKind::Why,
            head,
            line: String::new(),
            rules: Vec::new(),
            lit: Vec::new(),
            arrow: None,
            since: now,
        };
        self.refusal = None;
        let Some((pointed, _)) = self.pointed else {
            self.help = Some(plain(say::labels::point_first().to_owned()));
            return;
        };
        let help = match self.why_not(pointed.hole, pointed.colour) {
            Some(illegal) => Help {
                rules: vec![illegal.rule],
                lit: illegal.holes.clone(),
                ..plain(self.refusal_words(&illegal))
            },
            None => {
                let turn = self.some_move(&pointed);
                let turn = turn.and_then(|mv| self.game.look_ahead(&mv).ok());
                let Some(turn) = turn else { return };
                let hidden = self.hidden(self.counts_shown(self.counts_set));
                let told = turns::preview_hiding(&turn, hidden);
                Help {
                    line: told.words(),
                    rules: told.rules,
                    lit: vec![pointed.hole],
                    ..plain(words::it_may_be_played(pointed.hole))
                }
            }
        };
        self.help = Some(help);
    }

    /// The move that a press at what is pointed at leads to; where it asks for one of several, the
    /// first of them.
    fn some_move(&self, pointed: &state::Pointed) -> Option<Move> {
        let is_there = |mv: &Move| match *mv {
            Move::Colour(from, colour) => {
                from == pointed.hole && pointed.colour.is_none_or(|wanted| wanted == colour)
            }
            other => other.hole() == Some(pointed.hole),
        };
        pointed.mv.or_else(|| self.open_moves().into_iter().find(is_there))
    }

    /// A hint is being looked for.
    pub fn await_hint(&mut self, now: f64) {
        self.refusal = None;
        self.help = Some(Help {
            asked: HelpKind::HintComing,
            head: say::labels::looking_for_hint().to_owned(),
            line: String::new(),
            rules: Vec::new(),
            lit: Vec::new(),
            arrow: None,
            since: now,
        });
    }

    /// A hint was found: its arrow, and why, from what the search saw.
    pub fn give_hint(&mut self, mv: Move, outlook: Option<&narration::Outlook>, now: f64) {
        let Ok(turn) = self.game.look_ahead(&mv) else {
            self.help = None;
            return;
        };
        let hidden = self.hidden(self.counts_shown(self.counts_set));
        let (head, line) = narration::hint(&turn, &self.threat(&turn), outlook, hidden);
        let course = Course::of(&turn.events);
        let arrow = mv.hole().and_then(|hole| Some((Place::Hole(hole), course.last?)));
        self.help = Some(Help {
            asked: HelpKind::Hint,
            head,
            line,
            rules: turns::rules_of(&turn.events),
            lit: match mv {
                Move::Opening(holes) => holes.to_vec(),
                _ => Vec::new(),
            },
            arrow,
            since: now,
        });
    }

    /// What the other side could take next, after a move and after the others.
    fn threat(&self, turn: &Turn) -> narration::Threat {
        let most = |turn: &Turn| {
            let replies = turn.after.moves();
            let same = turn.after.to_move() == turn.mover || turn.after.outcome().is_some();
            let gains = replies
                .iter()
                .filter(|_| !same)
                .filter_map(|reply| Some(Course::of(&turn.after.play(reply).ok()?.events).gain()));
            gains.max().unwrap_or(0)
        };
        let mut threat = narration::Threat { after: most(turn), ..narration::Threat::default() };
        let others = self.position().moves();
        for other in others.iter().filter(|other| **other != turn.mv).take(MOST_COMPARED) {
            let Ok(instead) = self.position().play(other) else { continue };
            threat.other_gain = threat.other_gain.max(Course::of(&instead.events).gain());
            let loses = most(&instead);
            if threat.worst.is_none_or(|(_, worst)| loses > worst) {
                threat.worst = Some((*other, loses));
            }
        }
        threat
    }
}
