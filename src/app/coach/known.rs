//! What is known of the moves of a game. Searches for warnings, answers, grades and the analysis
//! bring it together here, the one that looked furthest counts, and all of them show it.

use crate::app::session::help::HintReason;
use crate::app::session::state::{GameSession, HelpKind, PendingMove};
use crate::app::words::by_names;
use crate::game::{NodeId, decided};
use crate::narration::Outlook;
use crate::rules::{BoardShape, Move, Setup, Side};
use crate::tutor::reasons::{Instead, Reasons, brings, plainest};
use crate::tutor::wording::decided::wins_too;
use crate::tutor::wording::merits::prevents;
use crate::tutor::wording::reasons::{against_and_after, as_good, decides, gives_away, why_not};
use crate::tutor::{Finding, Graded, Weighed, rule_applied};

impl GameSession {
    /// Whether a search of the moves at a point has ended.
    pub(super) fn is_known(&self, at: NodeId) -> bool {
        self.coach.known.get(&at).is_some_and(Weighed::is_done)
    }

    /// Takes in what a search has found of the moves at a point.
    pub(crate) fn learn(&mut self, at: NodeId, found: &Weighed) {
        let position = *self.game.node(at).entry().position();
        let known = self.coach.known.entry(at).or_insert_with(|| Weighed::new(&position));
        known.merge(found);
        self.review.learn(&self.game, at, known);
        if found.is_done() {
            self.refresh_warning();
        }
    }

    /// The grade of a move at a point. If it was played there and the game is graded, this is its
    /// grade in the review, which also knows what came of it.
    pub fn grade_of(&self, at: NodeId, mv: &Move) -> Option<Graded> {
        let is_it =
            |id: &&NodeId| self.game.node(**id).entry().turn().is_some_and(|it| it.mv == *mv);
        let played = self.game.node(at).children().iter().find(is_it);
        let review = self.review.known();
        let turn = played.and_then(|id| review.turn_to(*id));
        match turn.map(|turn| review.finding(turn)) {
            None | Some(Finding::Unknown) => {
                let earlier = played.and_then(|id| review.graded(*id)).cloned();
                earlier.or_else(|| self.coach.known.get(&at)?.of(mv))
            }
            Some(finding) => finding.graded().cloned(),
        }
    }

    /// The grade of a move where an estimate that two depths do not share is better than none. The
    /// tutor, which warns of what both see, must not seem to overlook a loss.
    pub(super) fn grade_or_least(&self, at: NodeId, mv: &Move) -> Option<Graded> {
        self.grade_of(at, mv).or_else(|| self.coach.known.get(&at)?.at_least(mv))
    }

    /// The moves at a point that lose seeds: a danger after another move is no merit of this one.
    /// All moves where nothing is known.
    pub(super) fn worse_at(&self, at: NodeId) -> Vec<Move> {
        match self.coach.known.get(&at) {
            Some(known) => {
                let all = known.all().into_iter().map(|graded| graded.mv);
                let loses =
                    |mv: &Move| self.grade_or_least(at, mv).is_some_and(|it| it.seeds_lost() > 0);
                all.filter(loses).collect()
            }
            None => self.game.node(at).entry().position().moves(),
        }
    }

    /// Notes that the person knows the rule behind a good move: only if the tutor was on and did
    /// not warn, and another move would have lost seeds.
    pub(crate) fn note_applied(&mut self, from: NodeId, mv: &Move) {
        let before = self.game.node(from).entry().position();
        let known = self.coach.known.get(&from).filter(|_| !self.coach.was_asked_at(before));
        let rule = known.and_then(|known| {
            rule_applied(before, &known.of(mv)?, known, u32::from(self.coach.threshold))
        });
        self.coach.notes.extend(rule.map(|rule| (rule, true)));
    }

    /// The point whose moves should be searched now: what a person waits for comes first.
    pub(super) fn search_wanted(&self, may_help: bool) -> Option<NodeId> {
        let here = self.game.current();
        let is_asked = self.shows(HelpKind::HintComing) || self.coach.waiting.is_some();
        let asks_why_not = self.help.as_ref().is_some_and(|help| !help.about.is_empty());
        let first = (is_asked || asks_why_not).then_some(here);
        let explained = || self.turn_to_weigh().filter(|_| may_help);
        let watched = || self.is_watched().then_some(here);
        let is_open = |at: &NodeId| !self.is_known(*at);
        first
            .filter(is_open)
            .or_else(|| explained().filter(is_open))
            .or_else(|| watched().filter(is_open))
    }

    /// The point before the turn that a film explains, if the turn had alternatives. What a machine
    /// missed is no help for a person who plays against it, unless the tutor looks on.
    fn turn_to_weigh(&self) -> Option<NodeId> {
        let current = self.game.current();
        let turn = self.game.node(current).entry().turn()?;
        self.explain.filter(|_| !matches!(self.pending, PendingMove::House { .. }))?;
        let from = self.game.node(current).parent()?;
        let has_choice = self.game.node(from).entry().position().moves().len() > 1;
        let is_fair = self.game.players()[turn.mover].is_person()
            || self.game.tutoring().asks()
            || self.game.line_is_over();
        (has_choice && is_fair).then_some(from)
    }

    /// Answers what a person has asked, once the search for it has ended.
    pub(super) fn answer_asked(&mut self, now: f64) {
        let here = self.game.current();
        if !self.is_known(here) {
            return;
        }
        if self.shows(HelpKind::HintComing) {
            let (mv, outlook) = self.advice(here);
            let reason = || mv.and_then(|mv| self.hint_reason(here, &mv));
            let reason = by_names(&self.game, reason);
            self.give_hint(mv, outlook.as_ref(), reason, &self.worse_at(here), now);
        } else if self.help.as_ref().is_some_and(|help| !help.about.is_empty()) {
            self.complete_why();
        }
    }

    /// What speaks against the move that looks better than the best one, as it brings more at once,
    /// or that it is as good; otherwise what speaks against the next best. `None` if that costs no
    /// seeds, or nothing shows the loss.
    fn hint_reason(&self, at: NodeId, best: &Move) -> Option<HintReason> {
        let position = *self.game.node(at).entry().position();
        let known = self.coach.known.get(&at)?;
        let brings = |mv: &Move| brings(&position, mv);
        let others = || known.all().into_iter().filter(|graded| graded.mv != *best);
        let now = brings(best)?;
        let tempting = others().filter(|it| brings(&it.mv).is_some_and(|brings| brings > now));
        let tempting = tempting.max_by_key(|it| brings(&it.mv));
        // W says the same of it.
        let tempting = tempting.and_then(|it| self.grade_or_least(at, &it.mv));
        if let Some(wins) = tempting.as_ref().filter(|it| self.decides(at, &it.mv)) {
            return Some(HintReason::Against(decides(&wins.mv, best)));
        }
        if let Some(later) = &tempting
            && let Some((own, _)) = known.wins_later(&later.mv, best)
        {
            return Some(HintReason::Against(wins_too(&later.mv, own)));
        }
        if let Some(equal) = tempting.as_ref().filter(|it| it.seeds_lost() == 0) {
            return Some(HintReason::Against(as_good(&equal.mv)));
        }
        let reasons =
            |other: &Graded| Reasons::new(&position, &other.mv, best, known, other.counted_loss());
        // Of a move that looks better at once a person wants to know what follows and what that
        // costs.
        if let Some(tempting) = tempting
            && let Some(reasons) = reasons(&tempting)
        {
            let why = gives_away(&reasons, &tempting);
            let is_little = !reasons.is_shown() && tempting.seeds_lost() <= 2;
            let why = if is_little { why } else { why_not(&tempting.mv, &why) };
            return Some(HintReason::Against(why));
        }
        // Of other moves only what the tutor would say too. In Bawo nobody asks about one of so many.
        let in_bawo = position.shape() == BoardShape::FourRows;
        let asked = others().filter(|_| !in_bawo);
        let mut rest: Vec<Graded> = asked.filter_map(|it| known.of(&it.mv)).collect();
        rest.sort_by_key(Graded::seeds_lost);
        let against = |other: &Graded, why: &str| HintReason::Against(why_not(&other.mv, why));
        // Where nothing is plain: what speaks against the first move of which that can be shown.
        let mut shown = None;
        for other in rest.into_iter().filter(|other| other.seeds_lost() > 0) {
            let Some(reasons) = reasons(&other) else { continue };
            let threat = reasons.threat.as_ref();
            if let Some(prevented) = threat.and_then(|(it, _)| prevents(best, &position, it)) {
                return Some(HintReason::Prevents(prevented));
            }
            if is_seen(&reasons) {
                return Some(against(&other, &against_and_after(&reasons)));
            }
            // Nobody can follow what estimates say about many moves.
            if shown.is_none() && other.proven && reasons.is_shown() {
                shown = Some(against(&other, &gives_away(&reasons, &other)));
            }
        }
        shown
    }

    /// Whether a move decides a game that is still open: with it its player has more than half of
    /// the seeds.
    pub(super) fn decides(&self, at: NodeId, mv: &Move) -> bool {
        let before = self.game.node(at).entry().position();
        let after = || before.play(mv).ok().map(|turn| turn.after);
        decided(before).is_none() && after().and_then(|it| decided(&it)) == Some(before.to_move())
    }

    /// This best move at a point; if it brings back an earlier position, one that is worth as much
    /// and does not, so that hints do not go round in circles.
    fn onward(&self, at: NodeId, best: Move) -> Move {
        let position = self.game.node(at).entry().position();
        let path = self.game.path_to(at);
        let earlier: Vec<Setup> =
            path.iter().map(|id| self.game.node(*id).entry().position().setup()).collect();
        let is_new =
            |mv: &Move| position.play(mv).is_ok_and(|turn| !earlier.contains(&turn.after.setup()));
        if is_new(&best) {
            return best;
        }
        let known = self.coach.known.get(&at).map_or(Vec::new(), Weighed::all);
        let mut equal = known.iter().filter(|graded| graded.seeds_lost() == 0);
        equal.find(|graded| is_new(&graded.mv)).map_or(best, |graded| graded.mv)
    }

    /// The best move known at a point, and what it brings in the end.
    fn advice(&self, at: NodeId) -> (Option<Move>, Option<Outlook>) {
        let line = self.coach.known.get(&at).and_then(Weighed::best);
        let Some((line, best)) = line.and_then(|line| Some((line, *line.pv.first()?))) else {
            return (None, None);
        };
        // The review may know that the move, played there, was not best.
        let graded = self.grade_of(at, &best).filter(|graded| graded.seeds_lost() > 0);
        let before = self.game.node(at).entry().position();
        let known = self.coach.known.get(&at);
        let best = match (graded, known) {
            (Some(graded), _) => graded.best,
            (None, Some(known)) => plainest(before, best, known),
            (None, None) => best,
        };
        let told = self.overlooked_here().filter(|_| at == self.game.current());
        let best = told.map_or_else(|| self.onward(at, best), |told| told.reply);
        if let Some(worth) = self.review.known().worth(at) {
            let mover = self.game.node(at).entry().position().to_move();
            let sign = if mover == Side::South { 1 } else { -1 };
            let ends_in = worth.win.map(|(side, turns)| (side == mover, turns));
            let (seeds, proven) = (sign * worth.seeds(), worth.exact);
            return (Some(best), Some(Outlook { seeds, proven, ends_in }));
        }
        let score = line.score;
        let win = score.win_in().map(|turns| (true, turns));
        let ends_in = win.or_else(|| score.loss_in().map(|turns| (false, turns)));
        let (seeds, proven) = (score.seeds(), score.is_exact());
        (Some(best), Some(Outlook { seeds, proven, ends_in }))
    }
}

/// Whether a person can see a reason on the board by looking a few moves ahead, and it tells the
/// move from the others.
fn is_seen(reasons: &Reasons) -> bool {
    match &reasons.instead {
        _ if reasons.threat.is_some() => true,
        Instead::Ahead { .. } | Instead::Collects(..) | Instead::Stores(_) => false,
        // That the other one wins has been said.
        Instead::Wins(turns) => *turns <= 1,
        _ => true,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{GameInProgress, Level, Player, Tutoring};
    use crate::rules::{BySide, GameName, Ruleset, Setup};
    use crate::search::{Limits, Oversight};
    use crate::tutor::weigh;

    /// South can play its last seeds round and round, while North must pass.
    const CIRCLE: &str = "0,1,4,0,4,2/1,0,0,1,0,0 31-28 S";

    #[test]
    fn advice_brings_back_no_position_if_another_move_is_as_good() {
        let players = BySide::new(Player::You, Player::Friend);
        let setup = Setup::parse(GameName::Giuthi, CIRCLE).expect("a position");
        let ruleset = Ruleset::new(GameName::Giuthi);
        let game = GameInProgress::from_setup(ruleset, players, &setup).expect("possible");
        let mut session = GameSession::new(game);
        for mv in "CL pass BL pass AR pass BR pass".split(' ') {
            let mv = session.position().parse_move(mv).expect("a move");
            session.game.play(&mv).expect("legal");
        }
        let here = session.game.current();
        let found = weigh(session.position(), session.game.history(), Limits::nodes(4_000));
        let back = session.position().parse_move("CL").expect("a move");
        let is_as_good = |graded: &Graded| graded.mv == back && graded.seeds_lost() == 0;
        assert!(found.all().iter().any(is_as_good), "one of the best moves goes back");
        session.learn(here, &found);
        let (mv, _) = session.advice(here);
        let after = session.position().play(&mv.expect("a move")).expect("legal").after;
        let at = |id: &NodeId| session.game.node(*id).entry().position().setup();
        assert!(session.game.path().iter().all(|id| at(id) != after.setup()), "{mv:?}");
    }

    #[test]
    fn in_a_lost_game_the_hint_holds_out_longest_and_says_so() {
        let players = BySide::new(Player::You, Player::Kete(Level::new(1).expect("a level")));
        let mut game = GameInProgress::new(Ruleset::new(GameName::BawoBeginner), players);
        game.set_tutoring(Tutoring::Teach);
        let mut before = *game.position();
        for mv in "A8L a6L B1L b8R A3L a4L".split(' ') {
            before = *game.position();
            game.play(&before.parse_move(mv).expect("a move")).expect("legal");
        }
        let mut session = GameSession::new(game);
        let (here, position) = (session.game.current(), *session.position());
        let mv = |text: &str| position.parse_move(text).expect("a move");
        let found = weigh(&position, session.game.history(), Limits::nodes(200_000));
        session.learn(here, &found);
        // Kete's last move allows a capture, but every move captures as much.
        let played = before.parse_move("a4L").expect("a move");
        session.note_oversight(&before, &played, Some(Oversight::Reply));
        assert_eq!(session.overlooked(BySide::new(false, false)), None);
        let (hint, outlook) = session.advice(here);
        assert_eq!(hint, Some(mv("B7R")));
        assert!(outlook.is_some_and(|it| it.loses()));
        session.give_hint(hint, outlook.as_ref(), None, &[], 0.0);
        let line = session.help.expect("a hint").line;
        assert!(line.starts_with("Kete can win. This move holds out longest"), "{line}");
    }
}
