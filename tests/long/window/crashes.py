#!/usr/bin/env python3
"""Makes each part of the real window panic and checks that the window goes on or saves the game.

    python3 tests/long/window/crashes.py target/release/kete

The window must report a panic of a worker, with a report in the data folder, and the work must be
finished all the same. A panic of the painting thread must end the program with exit code 101,
a message and a report; the next window says so once and goes on with the game. Needs what play.py
needs."""

import glob
import os
import re
import sys
import time

from engine import Engine
from reading import Reading, compare
from session import Desktop, Trouble, arguments


class Run:
    """One window with a data folder of its own."""

    def __init__(self, desktop, binary, name):
        self.desktop = desktop
        self.binary = binary
        self.data = os.path.join(desktop.folder, name.replace(" ", "-").replace(":", "-"))

    def start(self, *arguments):
        self.desktop.start(self.binary, "--data-dir", self.data, "--in-window-dialogs", *arguments)

    def shows(self, words):
        """Whether a message contains these words; closed messages stay in their list."""
        return self.desktop.find(re.compile(re.escape(words)))

    def reports(self):
        return sorted(glob.glob(os.path.join(self.data, "crashes", "crash-*.txt")))

    def kept(self, folder="unfinished"):
        return glob.glob(os.path.join(self.data, folder, "*.kete"))

    def turns(self):
        """The number of moves in the file of the only autosaved game."""
        files = self.kept()
        if not files:
            return 0
        with open(files[0]) as file:
            moves = re.search(r"moves: \[(.*?)\]", file.read(), re.S)
        return moves[1].count('"') // 2 if moves else 0


def tab(name):
    """Opens a page by its tab in the top bar."""
    def act(run):
        node = run.desktop.wait(
            lambda: run.desktop.find(name, "page tab") or run.desktop.find(name), 20, name
        )
        run.desktop.click(*node.middle())
    return act


def play(run):
    run.desktop.key("c")


# The part, how it fails, the arguments, the action, the condition in the end.
WORKERS = [
    ("autosave", ":0:2", ["--new", "owari", "--friend"], play, lambda run: run.turns() == 1),
    ("search", "", ["--new", "owari"], play, lambda run: run.turns() == 2),
    ("search", ":0:2", ["--new", "owari"], play, lambda run: run.shows("failed twice")),
    ("board pictures", ":0:2", ["--new", "owari", "--friend"], None, Run.reports),
    ("courses", ":0:2", [], tab("Learn"), lambda run: run.shows("your courses and progress")),
    ("rule examples", "", [], tab("Rules"), lambda run: run.shows("an example of this rule")),
    ("library", "", [], tab("Library"), Run.reports),
    ("crash reports", "", [], None, Run.reports),
]


def worker(desktop, binary, part, how, arguments, act, is_so):
    run = Run(desktop, binary, part + how)
    run.start(*arguments, "--test-panic", part + how)
    try:
        time.sleep(1)
        if act:
            act(run)
        desktop.wait(lambda: is_so(run), 30, f"what follows where {part}{how} fails")
        desktop.wait(run.reports, 10, "a report")
        if not desktop.alive():
            raise Trouble(f"the window has ended: {desktop.log()}")
        again = desktop.find("Try again", "push button") or desktop.find("Play on from here", "push button")
        if again:
            desktop.click(*again.middle())
            time.sleep(2)
        # The window still reacts.
        desktop.key("F1")
        time.sleep(0.5)
        if not desktop.alive():
            raise Trouble(f"the window has ended: {desktop.log()}")
        with open(run.reports()[0]) as report:
            named = re.search("Thread: (.*)", report.read())[1]
        return f"{len(run.reports())} reports, thread {named}" + (", tried again" if again else "")
    finally:
        desktop.kill()


def painting(desktop, binary, after):
    """Plays until the painting thread panics."""
    run = Run(desktop, binary, f"painting {after}")
    run.start("--new", "owari", "--friend", "--test-panic", f"painting:{after}")
    engine = Engine(binary, "owari")
    began, seen = None, 0
    try:
        while desktop.alive() and len(engine.moves) < 40:
            move = engine.legal()[0]
            began = time.time()
            desktop.key(move.lower())
            engine.play(move)
            try:
                desktop.wait(lambda: not desktop.alive() or same(desktop, engine), 5, "the turn")
            except Trouble:
                # A window that is ending does not answer.
                break
            if desktop.alive():
                seen = len(engine.moves)
        code = desktop.wait_end(15)
        took = time.time() - began
        if code != 101:
            raise Trouble(f"ended with {code}: {desktop.log()}")
        log = desktop.log()
        for words in ("a fault in Kete itself", "the report of the crash is in", "Go on"):
            if words not in log:
                raise Trouble(f"{words!r} is not in {log}")
        if not run.reports()[0].endswith("-new.txt"):
            raise Trouble(f"no new report: {run.reports()}")
        kept = run.turns()
        if kept < seen or not seen:
            raise Trouble(f"{seen} turns were seen, {kept} were saved")
        engine.take_back(len(engine.moves) - kept)
        desktop.kill()
        run.start()
        desktop.wait_for("Kete crashed last time")
        desktop.picture(os.path.join(PICTURES, f"crashed_{after}.png"))
        desktop.wait(lambda: len(go_ons(desktop)) > 0, 20, "Go on")
        # The button of the question in front comes last.
        desktop.click(*go_ons(desktop)[-1].middle())
        desktop.wait(lambda: same(desktop, engine), 20, "the game as it was kept")
        desktop.kill()
        run.start()
        time.sleep(1.5)
        if desktop.find("Kete crashed last time"):
            raise Trouble("the crash is mentioned again")
        return f"ended with 101 within {took:.1f} s of the key; {seen} turns seen, {kept} kept"
    finally:
        engine.close()
        desktop.kill()


def go_ons(desktop):
    return [node for node in desktop.tree() if node.name == "Go on" and node.role == "push button"]


def same(desktop, engine):
    """Whether the window shows the position of the engine."""
    return not compare(Reading("owari", desktop.tree()), engine)


def main():
    global PICTURES
    options = arguments(__doc__).parse_args()
    binary, PICTURES = options.binary, options.pictures
    desktop = Desktop((1280, 800))
    failed = 0
    try:
        trials = [(f"painting:{after}", painting, (after,)) for after in (3, 8, 15)]
        trials += [(part + how, worker, (part, how, *rest)) for part, how, *rest in WORKERS]
        for name, trial, given in trials:
            try:
                print(f"{name}: {trial(desktop, binary, *given)}", flush=True)
            except Exception as why:
                failed += 1
                picture = desktop.picture(os.path.join(PICTURES, "crashes_failed.png"))
                print(f"FAIL {name}: {type(why).__name__} {why} ({picture})", flush=True)
        print(f"{len(trials)} trials, {failed} failed")
        return 1 if failed else 0
    finally:
        desktop.close()


if __name__ == "__main__":
    sys.exit(main())
