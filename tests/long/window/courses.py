#!/usr/bin/env python3
"""Takes the courses in the real window, each lesson from the course map to its last card, with wrong
answers first at every task, and compares what the page says with the course files and the engine.

    python3 tests/long/window/courses.py target/release/kete --game owari --with mouse

See docs/window_games.md. Needs what play.py needs."""

import os
import random
import re
import subprocess
import sys
import time

from course_files import Claim, Course, not_in_progress, read
from course_words import answer_in, in_words
from engine import Engine
from learners import KINDS
from lesson_game import LessonGame
from many import arguments, go_through
from reading import Reading, between_rounds, spot, without_handful
from session import Desktop, Trouble

ROOT = os.path.normpath(os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../.."))
CHIPS = {
    "Say": "Read", "Show": "Watch", "Ask": "Your move", "Predict": "Predict", "Quiz": "Question",
    "Play": "Play",
}
ASIDE = "Allowed, but not what is asked."


class Fault(Exception):
    """The page does not do what the course says."""


class Taking(LessonGame):
    """One course being taken."""

    def __init__(self, desktop, options, course):
        self.desktop, self.options, self.course = desktop, options, course
        self.rng = random.Random(options.seed)
        self.learner = KINDS[options.hands](desktop, course.ruleset, self.rng)
        self.engine = Engine(options.binary, course.ruleset)
        self.titles = {
            rule: words.get("title") for rule, words in read(f"{ROOT}/assets/texts/en/rules.ron").items()
        }
        self.counts = dict.fromkeys(
            ("lessons", "steps", "refused", "allowed but not the goal", "wrong guesses",
             "wrong choices", "hints", "twins", "games won", "games given up", "turns"), 0
        )
        self.faults = []
        self.place = ""
        self.log = open(os.path.join(options.pictures, f"{self.title()}.log"), "w")

    def title(self):
        return f"courses_{self.course.ruleset}_{self.options.hands}_{self.options.seed}"

    def note(self, text):
        self.log.write(f"{self.place}: {text}\n")
        self.log.flush()

    def fault(self, text):
        """Something wrong that does not stop the lesson."""
        name = f"{self.title()}_fault{len(self.faults)}.png"
        self.desktop.picture(os.path.join(self.options.pictures, name))
        self.faults.append(f"{self.place}: {text} ({name})")
        self.note("FAULT " + text)

    # What the page says

    def told(self):
        """What the card under the board says: everything told but the task."""
        said = [node.name for node in self.desktop.tree() if node.role == "status bar"]
        return " ".join(text for text in said if text != self.task)

    def await_told(self, fits, what, seconds=15):
        try:
            return self.desktop.wait(
                lambda: (said := self.told()) and fits(said) and said, seconds, what
            )
        except Trouble:
            raise Fault(f"{what} is not told but {self.told()!r}") from None

    def has(self, name, role=None):
        return self.desktop.find(name, role) is not None

    def reading(self):
        return Reading(self.course.ruleset, self.desktop.tree())

    # The map

    def take(self):
        self.desktop.wait(lambda: self.has("Learn", "page tab"), 20, "the tab Learn")
        self.learner.open_learn()
        row = re.compile(rf"^{re.escape(self.course.title)}, \d+ of {len(self.course.lessons)} lessons$")
        node = self.desktop.wait_for(row)
        self.learner.button(node.name, node.role)
        for number, lesson in enumerate(self.course.lessons):
            self.place = lesson.id
            self.begin(number, lesson)
            self.hints, self.misses = {}, {}
            for at, step in enumerate(lesson.steps):
                self.place = f"{lesson.id} {at + 1}"
                self.step_number = at
                self.await_step(at, lesson, step)
                getattr(self, "take_" + step.kind.lower())(step)
                self.counts["steps"] += 1
            self.place = lesson.id
            self.end(lesson, is_last=number + 1 == len(self.course.lessons))
        self.check_map()

    def begin(self, number, lesson):
        card = f"Lesson {number + 1}, {lesson.title}"
        self.task = None
        self.desktop.wait_for(card, "push button")
        self.learner.button(card)
        self.desktop.wait_for(f"Lesson {number + 1}: {lesson.title}", "label")

    def await_step(self, at, lesson, step):
        self.desktop.wait_for(f"Step {at + 1} of {len(lesson.steps)}", "label")
        self.task = step.text
        try:
            self.desktop.wait_for(step.text, "status bar", 8)
        except Trouble:
            raise Fault(f"the task {step.text!r} does not stand on the page") from None
        if not self.has(CHIPS[step.kind], "label"):
            self.fault(f"a step to {step.kind} is not called {CHIPS[step.kind]}")
        self.misses[at] = 0
        self.hints[at] = 0

    def end(self, lesson, is_last):
        """The card at the end: every step done, and as many stars as were earned."""
        hints, misses = max(self.hints.values()), sum(self.misses.values())
        stars = 3 if not hints and misses <= 1 else 2 if hints <= 2 else 1
        self.task = lesson.steps[-1].text
        self.await_told(
            lambda said: f"The lesson is done: {stars} of 3 stars." in said,
            f"the end with {stars} stars"
        )
        on = "Back to the course" if is_last else "Next lesson"
        if not self.has(on, "push button"):
            self.fault(f"no way on by {on}")
        if self.counts["lessons"] % 4 == 0:
            self.desktop.picture(os.path.join(self.options.pictures, f"{self.title()}_{lesson.id}.png"))
        self.counts["lessons"] += 1
        self.learner.button(f"{self.course.title} course")
        done = re.compile(rf", {re.escape(lesson.title)}, done, {stars} of 3 stars$")
        self.desktop.wait_for(done, "push button")

    def check_map(self):
        of = len(self.course.lessons)
        self.desktop.wait_for(f"{self.course.title}, {of} of {of} lessons")

    # The steps

    def go_on(self):
        self.learner.primary("Continue")

    def take_say(self, _step):
        self.go_on()

    def take_show(self, step):
        claim = step.claims()[-1]
        self.engine.begin(step.at, step.options, claim.moves)
        self.await_board()
        self.go_on()

    def await_board(self):
        """Waits until the board is the engine's."""
        wanted = without_handful(self.course.ruleset, self.engine.show()[0][:-2])
        def shown():
            return without_handful(self.course.ruleset, self.reading().board())
        def fits():
            if self.course.ruleset == "giuthi":
                return between_rounds(shown()) == between_rounds(wanted)
            return shown() == wanted
        try:
            self.desktop.wait(fits, 30, "the board")
        except Trouble:
            raise Fault(f"the board shows {shown()}, the engine has {wanted}") from None

    def take_ask(self, step):
        self.engine.begin(step.at, step.options, [])
        self.await_board()
        legal = self.engine.legal()
        right = [claim.moves[0] for claim in step.claims()]
        if legal[0] != "fill":
            self.miss(legal, right)
            self.refusal(legal)
        wanted = right if step.form.get("every", False) else [self.rng.choice(right)]
        found = []
        while len(found) < len(wanted):
            left = [move for move in wanted if move not in found]
            move = left[0]
            if self.rng.random() < self.options.helped:
                move = self.by_hints(r"^(?:Play (\S+)|(Pass))\.$", right)
            self.learner.play(move, legal, self.await_open())
            found.append(move)
            left = len(wanted) - len(found)
            more = f"{left} more to find." if left else ""
            said = self.await_told(
                lambda said: said.startswith("Right.") and more in said
                and (left or "more to find." not in said),
                f"{move} to be right with {left} more"
            )
            self.note(f"{move}: {said}")
            if left:
                self.await_board()
        self.go_on()

    def await_open(self):
        """Waits until a move can be made."""
        def is_open():
            reading = self.reading()
            by_hand = self.has("Start the round", "push button")
            return (reading.open or reading.passes or by_hand) and reading
        return self.desktop.wait(is_open, 15, "holes that may be played")

    def by_hints(self, pattern, right):
        """Opens hints up to the answer, and returns it."""
        for _ in range(3 - self.hints[self.step_number]):
            self.open_hint()
        labels = [node.name for node in self.desktop.tree() if node.role == "label"]
        found = [match for label in labels if (match := re.match(pattern, label))]
        if not found:
            raise Fault(f"no hint fits {pattern} among {labels}")
        answer = next(group for group in found[-1].groups() if group)
        answer = "pass" if answer == "Pass" else answer
        if answer not in right:
            raise Fault(f"the hint says {answer}, right are {right}")
        return answer

    def open_hint(self):
        at = self.step_number
        before = self.hints[at]
        self.learner.hint()
        used = re.compile(rf"^{before + 1} of \d used$")
        self.desktop.wait_for(used, "label", 8)
        self.hints[at] += 1
        self.counts["hints"] += 1

    def missed(self):
        at = self.step_number
        self.misses[at] += 1
        if self.misses[at] >= 3 and not self.hints[at]:
            self.hints[at] = 1

    def miss(self, legal, right):
        """A move that may be played and misses the goal."""
        others = [move for move in legal if move not in right and move[0] != "=" and move != "pass"]
        if not others:
            return
        move = self.rng.choice(others)
        before = self.await_open()
        self.learner.play(move, legal, before)
        said = self.await_told(lambda said: ASIDE in said, f"{move} to miss the goal")
        self.note(f"{move} misses: {said}")
        if len(said) < len(ASIDE) + 8:
            self.fault(f"what {move} does instead is not told: {said!r}")
        self.missed()
        self.counts["allowed but not the goal"] += 1
        def is_back():
            return self.reading().names() == before.names()
        try:
            # What follows the move may be played first.
            self.desktop.wait(is_back, 40, "the board")
        except Trouble:
            raise Fault(f"{move} does not go back") from None

    def refusal(self, legal):
        """A hole that may not be played."""
        reading = self.await_open()
        open_holes = {spot(self.course.ruleset, move) for move in legal}
        closed = [hole for hole in reading.nodes if hole not in open_holes]
        closed = [hole for hole in closed if self.learner.can_press(hole, self.engine.mover())]
        if self.course.ruleset == "ring" and self.options.hands == "keyboard":
            # A number whose other colour may be played is one move all the same.
            closed = [hole for hole in closed if hole in reading.nodes]
        if not closed:
            return
        hole = self.rng.choice(closed)
        before, said_before = reading.names(), self.told()
        self.learner.press_hole(reading, hole)
        said = self.await_told(lambda said: said != said_before, f"why {hole} may not be played")
        self.note(f"{hole} refused: {said}")
        rules = self.refusing(hole)
        titles = [self.titles[rule] for rule in rules]
        try:
            self.desktop.wait(lambda: any(self.has(title, "label") for title in titles), 5, "the rule")
        except Trouble:
            self.fault(f"{hole} is refused by {rules}, and no such rule stands on the page: {said!r}")
        if self.reading().names() != before:
            raise Fault(f"pressing {hole} changed the board")
        self.missed()
        self.counts["refused"] += 1

    def refusing(self, hole):
        """The rules by which the engine refuses every way of playing a hole."""
        if self.course.ruleset == "ring":
            ways = [hole[0] + hole[1][0].upper()]
        else:
            ways = [hole, hole + "L", hole + "R"]
        rules = []
        for answer in map(self.engine.why, ways):
            if answer.startswith("illegal"):
                rules.append(answer.split()[1])
        return rules

    def take_predict(self, step):
        asked, answer = step.asked(), step.answer()
        self.engine.begin(step.at, step.options, Claim(step.form.get("play")).moves[:-1])
        self.mover = self.engine.mover()
        for _ in range(1 + (self.rng.random() < 0.15)):
            self.guess_wrong(asked, answer)
        if self.has("Try a twin position", "push button") and self.rng.random() < self.options.twins:
            self.twin(step)
        helped = self.rng.random() < self.options.helped
        self.learner.anew(None if helped else asked)
        if helped:
            self.desktop.wait_for("Hints", "label")
            self.by_hints(*self.hint_of(asked, answer))
        self.learner.guess(self, asked, answer)
        self.learner.primary("Check")
        said = self.await_told(
            lambda said: said.startswith("Right. " + in_words(asked, answer)),
            f"{answer} to be right"
        )
        self.note(f"{asked} {answer}: {said}")
        self.go_on()

    def guess_wrong(self, asked, answer):
        self.learner.anew(asked)
        wrong = self.wrong(asked, answer)
        if wrong is None:
            return
        self.learner.guess(self, asked, wrong)
        self.learner.primary("Check")
        told = in_words(asked, answer)
        said = self.await_told(
            lambda said: said.startswith("You said") and told in said, f"{told!r} after {wrong}"
        )
        self.note(f"{asked} {wrong} is wrong: {said}")
        if not self.has("Open the rule", "push button"):
            self.fault(f"no rule stands beside the answer {said!r}")
        self.missed()
        self.counts["wrong guesses"] += 1

    def wrong(self, asked, answer):
        """A wrong guess; none where nothing else can be chosen."""
        if asked == "Last":
            holes = [hole[0] if isinstance(hole, tuple) else hole for hole in self.reading().nodes]
            return self.rng.choice([hole for hole in holes if hole != answer])
        if asked in ("Takes", "Laps"):
            return str(self.rng.choice([n for n in range(10) if str(n) != answer]))
        if asked == "Next":
            return "north" if answer == "south" else "south"
        ends = [node.name for node in self.desktop.tree() if node.role == "radio button"]
        ends = [end for end in ends if end + "." != in_words(asked, answer)]
        return self.rng.choice(ends) if ends else None

    def hint_of(self, asked, answer):
        """The pattern of the third hint, and what it has to say."""
        words = in_words(asked, answer)
        return "^(" + re.escape(words) + ")$", [words]

    def twin(self, step):
        """The same question on a board one seed apart, answered by its own hints."""
        self.learner.button("Try a twin position")
        self.task = self.desktop.wait_for(re.compile("^A twin: "), "status bar").name
        self.desktop.wait_for("Hints", "label")
        asked = step.asked()
        for used in range(1, 4):
            self.learner.hint()
            self.desktop.wait_for(re.compile(rf"^{used} of \d used$"), "label", 8)
        self.hints[self.step_number] = max(3, self.hints[self.step_number])
        labels = [node.name for node in self.desktop.tree() if node.role == "label"]
        answer = answer_in(asked, labels)
        self.learner.guess(self, asked, answer)
        self.learner.primary("Check")
        self.await_told(lambda said: said.startswith("Right."), f"{answer} at the twin to be right")
        self.counts["twins"] += 1
        self.learner.button("Back to the step")
        self.task = step.text
        self.desktop.wait_for(step.text, "status bar")

    def take_quiz(self, step):
        choices, right = step.form.get("choices"), step.form.get("right")
        wrong = [at for at in range(1, len(choices) + 1) if at != right]
        for at in self.rng.sample(wrong, 1):
            self.learner.choose(at, choices[at - 1])
            self.learner.primary("Check")
            said = self.await_told(lambda said: "It is not this one." in said, "a wrong choice")
            self.missed()
            self.counts["wrong choices"] += 1
        self.learner.choose(right, choices[right - 1])
        self.learner.primary("Check")
        said = self.await_told(lambda said: said.startswith("Right."), "the right choice")
        if step.form.get("because") not in said:
            self.fault(f"the reason is missing in {said!r}")
        self.go_on()

    def close(self):
        self.engine.close()
        self.log.close()


def check_list(binary, course):
    """The program counts the same lessons and steps as the course file."""
    said = subprocess.run([binary, "lessons", "list"], capture_output=True, text=True, check=True)
    listed = [line.split(" | ") for line in said.stdout.splitlines()]
    listed = [(name, int(steps)) for game, name, steps, _ in listed if game == course.ruleset]
    return listed == [(f"{one.id} {one.title}", len(one.steps)) for one in course.lessons]


def run(options):
    os.makedirs(options.pictures, exist_ok=True)
    course = Course(f"{ROOT}/tutorials/{options.game}.ron")
    report = {"course": options.game, "with": options.hands, "seed": options.seed, "faults": []}
    began = time.time()
    desktop = taking = None
    try:
        desktop = Desktop((options.width, options.height))
        data = os.path.join(desktop.folder, "data")
        os.makedirs(os.path.join(data, "config"))
        with open(os.path.join(data, "config", "settings.ron"), "w") as settings:
            settings.write('{"version": 1, "sowing": "off"}')
        desktop.start(options.binary, "--data-dir", data)
        taking = Taking(desktop, options, course)
        if not check_list(options.binary, course):
            taking.fault("lessons list does not list the lessons and steps of the course")
        taking.take()
        time.sleep(1)
        missing = not_in_progress(data, course)
        if missing:
            taking.fault(f"the progress file lacks {missing}")
        report["ended"] = True
    except (Fault, Trouble) as why:
        report["ended"] = False
        report["faults"].append(f"{taking.place if taking else ''}: {why}")
        try:
            desktop and desktop.picture(
                os.path.join(options.pictures, f"courses_{options.game}_{options.hands}_end.png")
            )
            if taking:
                taking.note(f"ENDED {why}: told {taking.told()!r}")
        except Trouble as also:
            report["faults"].append(str(also))
    finally:
        if taking is not None:
            report.update(taking.counts)
            report["faults"] = taking.faults + report["faults"]
            report["clicks given again"] = taking.learner.again
            taking.close()
        if desktop is not None:
            desktop.close()
    report["seconds"] = round(time.time() - began)
    return report


def main():
    parser = arguments(__doc__, KINDS)
    parser.add_argument("--helped", type=float, default=0.25, help="how often hints are taken")
    parser.add_argument("--twins", type=float, default=0.1, help="how often a twin is tried")
    return go_through(parser, ("helped", "twins"), run, lambda report: int(bool(report["faults"])))


if __name__ == "__main__":
    sys.exit(main())
