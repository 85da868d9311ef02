//! The search behind *Solve this*. It goes on while the person looks at other positions and pages.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::{Duration, Instant};

use egui::Context;

use super::solving::{EndedProof, FoundProof, RunningProof, SolvingOrder, SolvingStage};
use super::status::is_allowed;
use super::worker::TablesFor;
use crate::app::page::Page;
use crate::app::session::state::SideTab;
use crate::app::state::State;
use crate::background::Mode;
use crate::background::stop::StopToken;
use crate::background::task::{BackgroundTask, Missing};
use crate::files::{ReadError, set_aside};
use crate::game::NodeId;
use crate::rules::Position;
use crate::search::proof_file::{self, Effort, ProofFault};
use crate::search::solving::{KeepFault, Solving, SolvingEnd, SolvingEvent};
use crate::search::{Estimator, Limits, Request, read_from_table};
use crate::texts::messages::solving as say;

/// The name of the thread.
const PART: &str = "solving";
/// Positions before the first frame if the search runs inline.
const NODES_INLINE: u64 = 300;
/// How often the numbers of a running search are read again.
const LOOK: Duration = Duration::from_secs(1);

pub struct Solver {
    mode: Mode,
    run: Option<Run>,
    /// The position to solve once the present search has ended.
    next: Option<(Position, (u64, NodeId))>,
    /// The position for which a file was last looked for.
    looked: Option<Position>,
}

/// A running search.
struct Run {
    way: Way,
    events: Receiver<News>,
    control: Arc<Control>,
    counted: Arc<AtomicU64>,
    /// When the search began, after how much time of earlier ones.
    began: Option<(Instant, Duration)>,
}

enum Way {
    Thread(BackgroundTask<SolvingEnd>),
    /// One part in each frame.
    Inline(Box<Job>),
}

#[derive(Default)]
struct Control {
    stop: AtomicBool,
    /// The stopped search writes nothing.
    drops: AtomicBool,
    /// The stopped search deletes its file.
    forgets: AtomicBool,
}

enum News {
    /// The search begins, after this time of earlier ones.
    Begins(Duration),
    /// Why the file could not be used.
    Fault(String),
    Of(SolvingEvent),
}

/// What the thread does.
struct Job {
    solving: Solving,
    request: Request,
    has_begun: bool,
    control: Arc<Control>,
    news: Sender<News>,
    ctx: Context,
}

impl Job {
    fn tell(&self, news: News) {
        // Nobody may be listening any more.
        let _ = self.news.send(news);
        self.ctx.request_repaint();
    }

    /// Reads the unfinished proof, or what the endgame table knows, which ends the search.
    fn begin(&mut self) -> Option<SolvingEnd> {
        let Request { position, tables, .. } = &self.request;
        if let Some(proof) = tables.as_ref().and_then(|table| read_from_table(position, table)) {
            return Some(self.solving.ended_by(proof));
        }
        match self.solving.resume() {
            // The file may be whole, and only the memory for it missing: nothing is begun anew.
            Err(KeepFault::Read(ProofFault::Unreadable(problem))) => {
                let path = self.solving.keep().unwrap_or(Path::new("")).to_owned();
                self.tell(News::Fault(ReadError { path, problem }.to_string()));
                let none = Effort::default();
                return Some(SolvingEnd { proof: None, is_over: false, value: none, all: none });
            }
            Err(fault) => self.tell(News::Fault(self.fault_words(fault))),
            Ok(_) => {}
        }
        self.tell(News::Begins(self.solving.time()));
        None
    }

    /// Sets a file aside that cannot be used; says why.
    fn fault_words(&self, fault: KeepFault) -> String {
        let fault = match fault {
            KeepFault::Write(error) => return say::NotSaved { why: error.to_string() }.text(),
            KeepFault::Read(fault) => fault,
        };
        let moved = self.solving.keep().map(set_aside).transpose();
        let path = match moved {
            Ok(path) => path.unwrap_or_default(),
            Err(error) => return say::NotSaved { why: error.to_string() }.text(),
        };
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        match fault {
            ProofFault::Version(_) => say::OtherVersion { name }.text(),
            _ => say::Altered { name }.text(),
        }
    }

    /// Searches one part; without end if `is_whole`.
    fn search(&mut self, is_whole: bool) -> Option<SolvingEnd> {
        if !std::mem::replace(&mut self.has_begun, true)
            && let Some(end) = self.begin()
        {
            return Some(end);
        }
        let Control { stop, drops, forgets } = &*self.control;
        let (news, ctx) = (&self.news, &self.ctx);
        let mut report = |event| {
            let _ = news.send(News::Of(event));
            ctx.request_repaint();
        };
        let end = match is_whole {
            true => Some(self.solving.run(stop, drops, &mut report)),
            false => self.solving.part(stop, drops, &mut report),
        };
        if end.is_some()
            && forgets.load(Ordering::Relaxed)
            && let Some(path) = self.solving.keep()
        {
            // There may be none yet.
            let _ = fs::remove_file(path);
        }
        end
    }
}

impl Solver {
    pub fn new(mode: Mode) -> Solver {
        Solver { mode, run: None, next: None, looked: None }
    }

    /// For a closing window: stops the search. The last written file stays.
    pub fn end(&mut self) {
        self.next = None;
        if let Some(run) = self.run.take() {
            run.control.drops.store(true, Ordering::Relaxed);
            run.control.stop.store(true, Ordering::Relaxed);
        }
    }

    /// Carries out orders, takes in what the search has found, and looks for an unfinished proof of
    /// the position shown.
    pub fn follow(&mut self, state: &mut State, ctx: &Context, tables: TablesFor<'_>) {
        let is_allowed = |state: &State| match state.session.as_ref().map(|session| &session.game) {
            Some(game) => is_allowed(game, state.settings.allow_help),
            None => true,
        };
        if self.run.is_some() && !is_allowed(state) {
            self.next = None;
            self.stop(state);
        }
        for order in std::mem::take(&mut state.analysis.solving.orders) {
            self.carry_out(order, state, ctx);
        }
        self.take_in(state, ctx);
        if self.run.is_none()
            && let Some((position, at)) = self.next.take()
        {
            self.start(position, at, state, ctx, tables);
        }
        self.look(state);
    }

    fn carry_out(&mut self, order: SolvingOrder, state: &mut State, ctx: &Context) {
        let running = state.analysis.solving.running.as_ref().map(|running| running.position);
        match order {
            SolvingOrder::Begin(position, _) if running == Some(position) => {}
            SolvingOrder::Begin(position, at) => {
                self.next = Some((position, at));
                self.stop(state);
            }
            SolvingOrder::Pause => {
                self.next = None;
                self.stop(state);
            }
            SolvingOrder::Forget(position) if running == Some(position) => {
                self.next = None;
                if let Some(run) = &self.run {
                    run.control.drops.store(true, Ordering::Relaxed);
                    run.control.forgets.store(true, Ordering::Relaxed);
                }
                self.stop(state);
            }
            SolvingOrder::Forget(position) => {
                state.analysis.solving.forget(&position);
                if let Some(path) = path(state, &position) {
                    let ctx = ctx.clone();
                    let delete = move |_: &StopToken| drop(fs::remove_file(path));
                    BackgroundTask::begin(self.mode, PART, delete, move || ctx.request_repaint());
                }
            }
        }
    }

    fn stop(&self, state: &mut State) {
        if let Some(run) = &self.run {
            run.control.stop.store(true, Ordering::Relaxed);
        }
        if let Some(running) = &mut state.analysis.solving.running {
            running.stage = SolvingStage::Ends;
        }
    }

    fn start(
        &mut self,
        position: Position,
        at: (u64, NodeId),
        state: &mut State,
        ctx: &Context,
        tables: TablesFor<'_>,
    ) {
        let limits = Limits { infinite: true, ..Limits::default() };
        let request = Request {
            table_bytes: state.settings.table_bytes(),
            tables: tables(&position),
            estimator: Estimator::Weights,
            ..Request::new(position, limits)
        };
        let path = path(state, &position);
        let solving = Solving::new(request.clone(), path);
        let solving = match self.mode {
            Mode::Inline => solving.in_parts_of(NODES_INLINE),
            Mode::Threads => solving,
        };
        let (news, events) = channel();
        let (counted, control) = (solving.counted(), Arc::<Control>::default());
        let mut job = Job {
            solving,
            request,
            has_begun: false,
            control: Arc::clone(&control),
            news,
            ctx: ctx.clone(),
        };
        let way = match self.mode {
            Mode::Inline => Way::Inline(Box::new(job)),
            Mode::Threads => {
                let wake = ctx.clone();
                let work = move |_: &StopToken| loop {
                    if let Some(end) = job.search(true) {
                        break end;
                    }
                };
                let wake = move || wake.request_repaint();
                Way::Thread(BackgroundTask::begin(self.mode, PART, work, wake))
            }
        };
        let solving = &mut state.analysis.solving;
        let found = match solving.ended(&position) {
            Some(EndedProof::Paused(found)) => found.clone(),
            _ => FoundProof::default(),
        };
        solving.fault = None;
        solving.running = Some(RunningProof { position, at, stage: SolvingStage::Reads, found });
        self.run = Some(Run { way, events, control, counted, began: None });
        ctx.request_repaint();
    }

    /// Takes in what the search reports, and its end.
    fn take_in(&mut self, state: &mut State, ctx: &Context) {
        let Some(run) = &mut self.run else { return };
        let end = match &mut run.way {
            Way::Thread(task) => task.fetch(),
            Way::Inline(job) => {
                ctx.request_repaint();
                job.search(false).ok_or(Missing::Coming)
            }
        };
        let solving = &mut state.analysis.solving;
        let Some(running) = &mut solving.running else { return };
        let position = running.position;
        for news in run.events.try_iter() {
            match news {
                News::Begins(earlier) => {
                    run.began = Some((Instant::now(), earlier));
                    if running.stage == SolvingStage::Reads {
                        running.stage = SolvingStage::Searches;
                    }
                }
                News::Fault(words) => solving.fault = Some((position, words)),
                News::Of(SolvingEvent::NotSaved(error)) => {
                    let words = say::NotSaved { why: error.to_string() }.text();
                    solving.fault = Some((position, words));
                }
                News::Of(event) => running.found.take(event),
            }
        }
        if let Some((start, earlier)) = run.began {
            let counted = run.counted.load(Ordering::Relaxed);
            running.found.effort = (counted, earlier + start.elapsed());
        }
        let end = match end {
            Err(Missing::Coming) => {
                if is_shown(state) {
                    ctx.request_repaint_after(LOOK);
                }
                return;
            }
            Ok(end) => Some(end),
            Err(Missing::Lost) => None,
        };
        let is_forgotten = run.control.forgets.load(Ordering::Relaxed);
        let found = solving.running.take().map(|running| running.found);
        match end {
            Some(SolvingEnd { proof, is_over: true, .. }) => {
                solving.fault = None;
                solving.end(position, EndedProof::Over(proof));
            }
            _ if is_forgotten => solving.forget(&position),
            Some(_) => {
                solving.end(position, EndedProof::Paused(found.unwrap_or_default()));
            }
            None => solving.fault = Some((position, say::failed().to_owned())),
        }
        self.run = None;
        // The file is another one now.
        self.looked = None;
    }

    /// Looks for a file when another position is shown.
    fn look(&mut self, state: &mut State) {
        let session = state.session.as_ref().filter(|_| is_shown(state));
        let Some(position) = session.map(|session| *session.landed_position()) else { return };
        if self.looked == Some(position) {
            return;
        }
        self.looked = Some(position);
        let is_kept = path(state, &position).is_some_and(|path| path.is_file());
        state.analysis.solving.kept = Some((position, is_kept));
    }
}

/// The file of the unfinished proof of a position.
fn path(state: &State, position: &Position) -> Option<PathBuf> {
    let folders = state.folders.as_ref()?;
    Some(proof_file::path(&folders.solving(), position))
}

/// Whether the tab is in view.
fn is_shown(state: &State) -> bool {
    let is_open = |tab| tab == SideTab::Analysis;
    state.page == Page::Play && state.session.as_ref().is_some_and(|it| is_open(it.tab))
}
