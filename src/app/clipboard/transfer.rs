//! Reading, with a time limit, and writing the clipboard on threads: the program that owns it may
//! hang.

use std::collections::VecDeque;
use std::sync::Arc;
use std::sync::mpsc::{Sender, channel};
use std::time::Duration;

use egui::{Context, FullOutput, Id, OutputCommand, Pos2};

use super::system::{NoText, Selection, SystemClipboard, Unreachable};
use crate::background::Mode;
use crate::background::task::{BackgroundTask, Missing};
use crate::background::worker::{Desk, JobSender, Work, Worker};

/// Seconds a paste waits for the clipboard.
pub const LIMIT_SECS: f64 = 1.0;
/// At most this many threads wait for a clipboard that does not answer.
const MOST_HANGING: usize = 4;
/// How long the program waits at its end for the copied text to be handed over.
const LAST_WAIT: Duration = Duration::from_millis(500);

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ClipboardReading {
    pub selection: Selection,
    /// Where the middle mouse button was pressed.
    pub pos: Option<Pos2>,
    /// The text field that had the focus: a late text goes nowhere else.
    pub field: Option<Id>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ClipboardAnswer {
    Text(String),
    None(NoText),
    /// No answer in time. A later answer is ignored.
    Silent,
}

struct RunningTransfer {
    reading: ClipboardReading,
    since: f64,
    /// `None` if too many threads hang already.
    task: Option<BackgroundTask<Result<String, NoText>>>,
}

pub struct ClipboardWorker {
    system: Arc<dyn SystemClipboard>,
    mode: Mode,
    running: VecDeque<RunningTransfer>,
    hanging: Vec<BackgroundTask<Result<String, NoText>>>,
    writer: Worker<CopiedTexts>,
}

impl ClipboardWorker {
    /// `wake` is called when a text could not be copied.
    pub fn new(
        system: Arc<dyn SystemClipboard>,
        wake: impl Fn() + Send + 'static,
    ) -> ClipboardWorker {
        let mode = if system.is_instant() { Mode::Inline } else { Mode::Threads };
        let writer = Worker::start(CopiedTexts(Arc::clone(&system)), mode, wake);
        ClipboardWorker { system, mode, running: VecDeque::new(), hanging: Vec::new(), writer }
    }

    /// Copies every text that egui copies.
    pub fn plugin(&self) -> CopyPlugin {
        CopyPlugin { writer: self.writer.sender() }
    }

    /// `wake` is called when the answer is ready.
    pub fn read(
        &mut self,
        reading: ClipboardReading,
        now: f64,
        wake: impl FnOnce() + Send + 'static,
    ) {
        self.hanging.retain(is_coming);
        let (system, selection) = (Arc::clone(&self.system), reading.selection);
        let waits = self.mode == Mode::Threads;
        let task = if waits && self.hanging.len() + self.running.len() >= MOST_HANGING {
            wake();
            None
        } else {
            let work = move |_: &_| system.read(selection);
            Some(BackgroundTask::begin(self.mode, CopiedTexts::NAME, work, wake))
        };
        self.running.push_back(RunningTransfer { reading, since: now, task });
    }

    /// In the order of the pastes.
    pub fn answers(&mut self, now: f64) -> Vec<(ClipboardReading, ClipboardAnswer)> {
        let mut answers = Vec::new();
        while let Some(first) = self.running.front() {
            let fetched = first.task.as_ref().map(BackgroundTask::fetch);
            let is_late = now >= first.since + LIMIT_SECS;
            let answer = match fetched {
                Some(Ok(Ok(text))) => ClipboardAnswer::Text(text),
                Some(Ok(Err(why))) => ClipboardAnswer::None(why),
                Some(Err(Missing::Lost)) => ClipboardAnswer::None(NoText::Unreachable),
                Some(Err(Missing::Coming)) if !is_late => break,
                Some(Err(Missing::Coming)) | None => ClipboardAnswer::Silent,
            };
            let Some(done) = self.running.pop_front() else { break };
            self.hanging.extend(done.task.filter(|_| answer == ClipboardAnswer::Silent));
            answers.push((done.reading, answer));
        }
        answers
    }

    /// Seconds until the first paste times out.
    pub fn waits(&self, now: f64) -> Option<f64> {
        self.running.front().map(|first| (first.since + LIMIT_SECS - now).max(0.0))
    }

    pub fn has_failed(&self) -> bool {
        !self.writer.reports().is_empty()
    }

    /// Hands over what was copied before the program ends, or gives up after a moment.
    pub fn finish(&self) {
        let (done, closed) = channel();
        self.writer.send(ClipboardJob::Close(done));
        // If the clipboard hangs the program ends anyway.
        let _ = closed.recv_timeout(LAST_WAIT);
    }
}

fn is_coming(task: &BackgroundTask<Result<String, NoText>>) -> bool {
    matches!(task.fetch(), Err(Missing::Coming))
}

enum ClipboardJob {
    Write(Selection, String),
    /// Hand everything over, then reply.
    Close(Sender<()>),
}

struct CopiedTexts(Arc<dyn SystemClipboard>);

impl Work for CopiedTexts {
    type Job = ClipboardJob;
    type Report = Unreachable;

    const NAME: &'static str = "clipboard";

    fn work(&mut self, job: &mut ClipboardJob, desk: &mut Desk<'_, Unreachable>) {
        match job {
            ClipboardJob::Write(selection, text) => {
                if let Err(unreachable) = self.0.write(*selection, std::mem::take(text)) {
                    desk.report(unreachable);
                }
            }
            ClipboardJob::Close(done) => {
                self.0.close();
                let _ = done.send(());
            }
        }
    }

    fn failed(&mut self, job: ClipboardJob) -> Option<Unreachable> {
        if let ClipboardJob::Close(done) = job {
            let _ = done.send(());
        }
        None
    }
}

/// Collects what egui and Kete copy, at the end of each frame.
pub struct CopyPlugin {
    writer: Option<JobSender<CopiedTexts>>,
}

impl egui::Plugin for CopyPlugin {
    fn debug_name(&self) -> &'static str {
        "kete clipboard"
    }

    fn output_hook(&mut self, _: &Context, output: &mut FullOutput) {
        let Some(writer) = &self.writer else { return };
        for command in &output.platform_output.commands {
            match command {
                OutputCommand::CopyText(text) => {
                    writer.send(ClipboardJob::Write(Selection::Clipboard, text.clone()));
                }
                OutputCommand::TextSelectionSettled(text) => {
                    writer.send(ClipboardJob::Write(Selection::Primary, text.clone()));
                }
                OutputCommand::CopyImage(_) | OutputCommand::OpenUrl(_) => {}
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Mutex;
    use std::sync::mpsc::Receiver;
    use std::time::Instant;

    use super::*;

    /// Answers a read when the test sends the text.
    struct Slow {
        answers: Mutex<Receiver<String>>,
        begun: Sender<()>,
    }

    impl SystemClipboard for Slow {
        fn read(&self, _: Selection) -> Result<String, NoText> {
            let answers = self.answers.lock().expect("nobody panicked");
            // The test may be over.
            let _ = self.begun.send(());
            answers.recv().map_err(|_| NoText::Empty)
        }

        fn write(&self, _: Selection, _: String) -> Result<(), Unreachable> {
            Err(Unreachable)
        }
    }

    const PASTE: ClipboardReading =
        ClipboardReading { selection: Selection::Clipboard, pos: None, field: None };

    /// Sends answers, reports that a read has begun, and the worker.
    fn slow() -> (Sender<String>, Receiver<()>, ClipboardWorker) {
        let (tell, answers) = channel();
        let (begun, begins) = channel();
        let slow = Slow { answers: Mutex::new(answers), begun };
        (tell, begins, ClipboardWorker::new(Arc::new(slow), || ()))
    }

    fn wait(transfers: &mut ClipboardWorker, now: f64) -> Vec<(ClipboardReading, ClipboardAnswer)> {
        let begun = Instant::now();
        loop {
            let answers = transfers.answers(now);
            if !answers.is_empty() {
                return answers;
            }
            assert!(begun.elapsed() < Duration::from_secs(60), "no answer");
            std::thread::sleep(Duration::from_millis(1));
        }
    }

    #[test]
    fn a_hanging_clipboard_times_out_and_its_late_answer_is_ignored() {
        let (tell, begins, mut transfers) = slow();
        transfers.read(PASTE, 10.0, || ());
        begins.recv().expect("it begins");
        assert!(transfers.answers(10.9).is_empty());
        assert!(transfers.waits(10.9).is_some_and(|secs| secs < 0.2));
        assert_eq!(transfers.answers(11.0), [(PASTE, ClipboardAnswer::Silent)]);
        tell.send("late".to_owned()).expect("the thread waits");
        // It does not answer the next read.
        transfers.read(PASTE, 20.0, || ());
        begins.recv().expect("it begins");
        tell.send("fresh".to_owned()).expect("the thread waits");
        assert_eq!(
            wait(&mut transfers, 20.0),
            [(PASTE, ClipboardAnswer::Text("fresh".to_owned()))]
        );
        assert!(transfers.answers(99.0).is_empty() && transfers.waits(99.0).is_none());
    }

    #[test]
    fn only_a_few_threads_can_hang() {
        let (tell, _begins, mut transfers) = slow();
        for _ in 0..MOST_HANGING {
            transfers.read(PASTE, 0.0, || ());
        }
        let silent = vec![(PASTE, ClipboardAnswer::Silent); MOST_HANGING];
        assert_eq!(transfers.answers(1.0), silent);
        transfers.read(PASTE, 2.0, || ());
        assert_eq!(transfers.answers(2.0), [(PASTE, ClipboardAnswer::Silent)], "without waiting");
        // When they have ended, another can start.
        drop(tell);
        let begun = Instant::now();
        while !transfers.hanging.is_empty() {
            transfers.hanging.retain(is_coming);
            assert!(begun.elapsed() < Duration::from_secs(60), "the threads go on");
        }
        transfers.read(PASTE, 3.0, || ());
        assert_eq!(wait(&mut transfers, 3.0), [(PASTE, ClipboardAnswer::None(NoText::Empty))]);
    }

    #[test]
    fn a_text_that_cannot_be_copied_is_reported() {
        let (_tell, _begins, transfers) = slow();
        transfers.writer.send(ClipboardJob::Write(Selection::Clipboard, "fox".to_owned()));
        let begun = Instant::now();
        while !transfers.has_failed() {
            assert!(begun.elapsed() < Duration::from_secs(60), "no report");
        }
        transfers.finish();
    }
}
