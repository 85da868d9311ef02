#!/usr/bin/env python3
"""Kills the real window at random moments while a game is played by keys, and sees that no turn it
showed is lost.

    python3 tests/long/window/kills.py target/release/kete --kills 50

After each kill the program is started anew, *Go on* is pressed, and the board is compared with
`kete engine`. Needs what play.py needs."""

import argparse
import os
import random
import signal
import sys
import threading
import time

from engine import Engine
from reading import Reading, compare
from session import Desktop, Trouble

# Every move is one letter: a key pressed a moment before the end is a whole move or none.
GAMES = ("owari", "awale", "basic", "ayoayo")


class Lost(Exception):
    """A turn that was shown is not kept."""


class Run:
    """One program's life: it plays until it is killed."""

    def __init__(self, desktop, binary, data, rng):
        self.desktop = desktop
        self.binary = binary
        self.data = data
        self.rng = rng
        self.game = None
        self.engine = None
        self.begin()

    def begin(self):
        """The next game starts from nothing."""
        if self.engine:
            self.engine.close()
        self.game = self.rng.choice(GAMES)
        self.engine = Engine(self.binary, self.game)

    def reading(self):
        return Reading(self.game, self.desktop.tree())

    def equals(self):
        return not compare(self.reading(), self.engine)

    def start(self):
        """Opens the window on the game as it was left; a new one where none was left."""
        arguments = ["--data-dir", self.data, "--in-window-dialogs"]
        if not self.engine.moves:
            arguments += ["--new", self.game, "--friend"]
        self.desktop.start(self.binary, *arguments)
        if self.engine.moves:
            node = self.desktop.wait_for("Go on", "push button")
            self.desktop.click(*node.middle())
        self.desktop.wait(lambda: self.reading().nodes, 20, "the holes")

    def find(self, least, sent):
        """What the window goes on with: at least the first `least` of the moves sent."""
        until = time.time() + 10
        while True:
            reading = self.reading()
            for count in range(len(sent), least - 1, -1):
                self.engine.moves = sent[:count]
                self.engine.take_back(0)
                if not compare(reading, self.engine):
                    return count
            if time.time() > until:
                raise Lost(f"{reading.board()} holds fewer than {least} of {' '.join(sent)}")
            time.sleep(0.05)

    def play_until_killed(self, seconds):
        """Plays by keys; returns the number of turns seen and all moves that were sent."""
        sent = list(self.engine.moves)
        seen = len(sent)
        timer = threading.Timer(seconds, self.desktop.program.send_signal, [signal.SIGKILL])
        timer.start()
        try:
            while self.engine.show()[1] == "ongoing":
                legal = self.engine.legal()
                move = self.rng.choice(legal)
                if self.rng.random() < 0.7:
                    # Most turns are cut short: the next key may come at once.
                    self.desktop.key("space")
                self.desktop.key("Return" if move == "pass" else move.lower())
                sent.append(move)
                self.engine.play(move)
                until = time.time() + 15
                while not self.equals():
                    if not self.desktop.alive():
                        return seen, sent
                    if time.time() > until:
                        raise Trouble(f"{move} is not shown: {compare(self.reading(), self.engine)}")
                    # A key pressed while seeds fly only ends their flight.
                    self.press_again(move, until)
                seen = len(sent)
                time.sleep(self.rng.random() * 0.3)
            timer.join()
        except Exception:
            if self.desktop.program.poll() is None:
                raise
        finally:
            timer.join()
        return seen, sent

    def press_again(self, move, until):
        before = Engine(self.binary, self.game)
        before.moves = self.engine.moves[:-1]
        before.take_back(0)
        time.sleep(0.3)
        stands = not compare(self.reading(), before)
        before.close()
        if stands and time.time() < until - 1:
            self.desktop.key("Return" if move == "pass" else move.lower())


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("binary", help="the program")
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--pictures", default="window-pictures", help="folder for pictures")
    options = parser.parse_args()
    options.binary = os.path.abspath(options.binary)
    rng = random.Random(options.seed)
    desktop = Desktop((1280, 800))
    turns = 0
    try:
        run = Run(desktop, options.binary, os.path.join(desktop.folder, "data"), rng)
        run.start()
        for kill in range(options.kills):
            seen, sent = run.play_until_killed(0.3 + rng.random() * 4.0)
            turns += seen
            desktop.kill()
            run.engine.moves = sent
            run.engine.take_back(0)
            if run.engine.show()[1] != "ongoing":
                # A finished game is no longer offered.
                run.begin()
                run.start()
                continue
            if sent:
                run.start()
                kept = run.find(seen, sent)
                print(f"kill {kill + 1}: {run.game}, {seen} of {len(sent)} turns seen, {kept} kept",
                      flush=True)
            else:
                run.start()
        print(f"{options.kills} kills, no turn lost")
        return 0
    except Exception as why:
        picture = desktop.picture(os.path.join(options.pictures, "kills_failed.png"))
        print(f"FAIL {type(why).__name__} {why} ({picture})", flush=True)
        return 1
    finally:
        desktop.close()


if __name__ == "__main__":
    # Told to end, everything that was started is ended as well.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(3))
    sys.exit(main())
