#!/usr/bin/env python3
"""Kills the real window at random moments while a game is played by keys, and sees that no turn it
showed is lost.

    python3 tests/long/window/kills.py target/release/kete --kills 50

A life is long enough for at least one turn to be seen. After each kill the program is started anew,
*Go on* is pressed (a game that has ended is opened from its file), and the board is compared with
`kete engine`. Fewer comparisons than nine in ten kills are a failure. Needs what play.py needs."""

import argparse
import glob
import os
import random
import signal
import sys
import threading
import time

from engine import Engine
from hands import Keyboard
from reading import BAWO, Reading, compare, spot
from session import Desktop, Trouble

GAMES = ("owari", "bawo-advanced", "ring", "giuthi")
# Of the kills at least this part must have compared a turn.
LEAST_COMPARED = 0.9
# Seconds that a life waits for its first turn at most.
FIRST_TURN = 60


class Lost(Exception):
    """A turn that was shown is not kept."""


class Run:
    """One program's life: it plays until it is killed."""

    def __init__(self, desktop, binary, data, rng, game):
        self.desktop = desktop
        self.binary = binary
        self.data = data
        self.rng = rng
        self.engine = None
        self.begin(game)

    def begin(self, game):
        """A game starts from nothing."""
        if self.engine:
            self.engine.close()
        self.game = game
        self.engine = Engine(self.binary, self.game)
        self.hands = Keyboard(self.desktop, self.game, self.rng)

    def reading(self):
        return Reading(self.game, self.desktop.tree())

    def equals(self):
        return not compare(self.reading(), self.engine)

    def start(self):
        """Opens the window on a new game."""
        self.open("--new", self.game, "--friend")

    def go_on(self):
        """Opens the window and goes on with the game as it was left."""
        self.open(press="Go on")

    def open_kept(self):
        """Opens the window on the file of the game changed last, finished or not."""
        files = glob.glob(os.path.join(self.data, "*finished", f"{self.game}-*.kete"))
        if not files:
            raise Lost(f"no file of {self.game} is kept")
        self.open(max(files, key=os.path.getmtime))

    def open(self, *arguments, press=None):
        self.desktop.start(
            self.binary, "--data-dir", self.data, "--in-window-dialogs", *arguments
        )
        if press:
            node = self.desktop.wait_for(press, "push button")
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
        """Plays by keys until so many seconds after the first turn is seen; returns the number of
        turns seen and all moves that were sent. A game that goes on has turns that were seen."""
        sent = list(self.engine.moves)
        seen = len(sent)
        ended = threading.Event()

        def end():
            ended.set()
            self.desktop.program.send_signal(signal.SIGKILL)

        timer = threading.Timer(seconds if seen else FIRST_TURN, end)
        timer.start()
        try:
            while self.engine.show()[1] == "ongoing":
                legal = self.engine.legal()
                move = self.choose(legal)
                if self.rng.random() < 0.7:
                    # Most turns are cut short: the next key may come at once.
                    self.desktop.key("space")
                sent.append(move)
                self.press(move, legal)
                self.engine.play(move)
                until = time.time() + 15
                while not self.equals():
                    if ended.is_set():
                        return seen, sent
                    if time.time() > until:
                        raise Trouble(f"{move} is not shown: {compare(self.reading(), self.engine)}")
                    # A key pressed while seeds fly only ends their flight.
                    self.press_again(move, legal, until)
                if not seen and not ended.is_set():
                    timer.cancel()
                    timer = threading.Timer(seconds, end)
                    timer.start()
                seen = len(sent)
                if ended.is_set():
                    return seen, sent
                time.sleep(self.rng.random() * 0.3)
            timer.join()
        except Exception:
            if not ended.is_set():
                raise
        finally:
            timer.join()
        return seen, sent

    def choose(self, legal):
        """A move by chance; of the five-seed openings none, a layout as even as can be."""
        if legal[0] == "fill":
            seeds, pots = int(legal[1]), int(legal[-1])
            least, over = divmod(seeds, pots)
            return "fill:" + ",".join(str(least + (pot < over)) for pot in range(pots))
        return self.rng.choice([move for move in legal if move[0] != "="])

    def press(self, move, legal):
        """Plays a move by its keys, without waiting in between."""
        if move.startswith("fill:"):
            self.hands.play(move, legal)
        else:
            self.desktop.key(*self.keys(move, legal))

    def keys(self, move, legal):
        """The keys that play a move."""
        if move == "pass":
            return ["Return"]
        hole = spot(self.game, move)
        plain = move.rstrip("+")
        if self.game == "ring":
            number = int(hole[0])
            return [str((number + number % 2) // 2), "r" if hole[1] == "red" else "b"]
        keys = [self.hands.letter_or_figure(hole)]
        if self.game in BAWO or self.game == "giuthi":
            if plain != hole:
                keys.append(plain[-1].lower())
            if move.endswith("+"):
                keys.append("plus")
            elif plain + "+" in legal:
                keys.append("Return")
        return keys

    def press_again(self, move, legal, until):
        before = Engine(self.binary, self.game)
        before.moves = self.engine.moves[:-1]
        before.take_back(0)
        time.sleep(0.3)
        stands = not compare(self.reading(), before)
        before.close()
        if stands and time.time() < until - 1:
            # A half-made move may still wait for its second key.
            self.desktop.key("Escape")
            self.press(move, legal)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("binary", help="the program")
    parser.add_argument("--game", action="append", choices=GAMES, help="all four where not given")
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=6.0, help="the longest life")
    parser.add_argument("--pictures", default="window-pictures", help="folder for pictures")
    options = parser.parse_args()
    options.binary = os.path.abspath(options.binary)
    rng = random.Random(options.seed)
    desktop = Desktop((1280, 800))
    try:
        played = options.game or GAMES
        run = Run(desktop, options.binary, os.path.join(desktop.folder, "data"), rng, played[0])
        run.start()
        compared = dict.fromkeys(played, 0)
        kills = dict.fromkeys(played, 0)
        for kill in range(options.kills):
            game = played[kill * len(played) // options.kills]
            if game != run.game:
                # The next game's turn has come; the one before stays unfinished.
                desktop.kill()
                run.begin(game)
                run.start()
            seen, sent = run.play_until_killed(0.5 + rng.random() * options.seconds)
            desktop.kill()
            run.engine.moves = list(sent)
            run.engine.take_back(0)
            is_over = run.engine.show()[1] != "ongoing"
            kills[run.game] += 1
            kept = None
            if is_over:
                # A finished game is no longer offered: its file is opened.
                run.open_kept()
                kept = run.find(seen, sent)
                desktop.kill()
            elif seen:
                run.go_on()
                kept = run.find(seen, sent)
            if kept:
                compared[run.game] += 1
            print(f"kill {kill + 1}: {run.game}, {seen} of {len(sent)} turns seen, {kept} kept",
                  flush=True)
            if is_over or not seen:
                run.begin(run.game)
                run.start()
        for game in played:
            print(f"{game}: {compared[game]} of {kills[game]} kills compared a turn")
        if sum(compared.values()) < LEAST_COMPARED * options.kills:
            print(f"FAIL fewer than {LEAST_COMPARED:.0%} of the kills compared a turn")
            return 1
        print(f"{options.kills} kills, {sum(compared.values())} compared, no turn lost")
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
