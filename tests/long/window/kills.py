#!/usr/bin/env python3
"""Kills the real window at random moments of a game and checks that no turn it showed is lost.

    python3 tests/long/window/kills.py target/release/kete --kills 50

A life is long enough for at least one turn to be seen. After each kill the program is restarted,
*Go on* is pressed (a game that has ended is opened from its file), and the board is compared with
`kete engine`. Fewer comparisons than nine in ten kills are a failure. Needs what play.py needs."""

import glob
import os
import random
import signal
import sys
import threading
import time

from engine import Engine
from hands import Reader
from reading import Reading, compare
from session import Desktop, Trouble, arguments

GAMES = ("owari", "bawo-advanced", "ring", "giuthi")
# At least this part of the kills must have compared a turn.
LEAST_COMPARED = 0.9
# The most seconds that a life waits for its first turn.
FIRST_TURN = 60


class Run:
    """One game, and the program that plays it until it is killed."""

    def __init__(self, desktop, binary, rng, game):
        self.desktop, self.binary, self.rng, self.game = desktop, binary, rng, game
        self.data = os.path.join(desktop.folder, "data")
        self.begin()

    def begin(self):
        """A new game in a new window."""
        self.desktop.kill()
        self.engine = Engine(self.binary, self.game)
        self.hands = Reader(self.desktop, self.game, self.rng)
        self.open("--new", self.game, "--friend")

    def open(self, *arguments, press=None):
        self.desktop.start(
            self.binary, "--data-dir", self.data, "--in-window-dialogs", *arguments
        )
        if press:
            self.desktop.click_on(press)
        self.desktop.wait(lambda: self.reading().nodes, 20, "the holes")

    def reading(self):
        return Reading(self.game, self.desktop.tree())

    def play_until_killed(self, seconds):
        """Plays until so many seconds after the first turn is seen; returns the number of turns
        seen and all moves that were made."""
        made = list(self.engine.moves)
        seen = len(made)
        killed = threading.Event()

        def kill():
            killed.set()
            self.desktop.program.send_signal(signal.SIGKILL)

        timer = threading.Timer(seconds if seen else FIRST_TURN, kill)
        timer.start()
        try:
            while self.engine.show()[1] == "ongoing":
                move = self.choose(self.engine.legal())
                # End the animation first: a press would only do that.
                self.desktop.key("space")
                made.append(move)
                self.hands.play(move, self.engine.legal())
                self.engine.play(move)
                self.desktop.wait(
                    lambda: not compare(self.reading(), self.engine), 20, f"{move} on the board"
                )
                if not seen and not killed.is_set():
                    timer.cancel()
                    timer = threading.Timer(seconds, kill)
                    timer.start()
                seen = len(made)
                time.sleep(self.rng.random() * 0.3)
        except Exception:
            # Nothing answers after the kill.
            if not killed.wait(1):
                raise
        finally:
            timer.join()
        return seen, made

    def choose(self, legal):
        """A random move, but no five-seed opening, and the most even layout."""
        if legal[0] == "fill":
            seeds, holes = int(legal[1]), int(legal[-1])
            least, over = divmod(seeds, holes)
            return "fill:" + ",".join(str(least + (hole < over)) for hole in range(holes))
        return self.rng.choice([move for move in legal if move[0] != "="])

    def open_kept(self):
        """Opens the window on the file of the game changed last, finished or not."""
        files = glob.glob(os.path.join(self.data, "*finished", f"{self.game}-*.kete"))
        if not files:
            raise Trouble(f"no file of {self.game} is saved")
        self.open(max(files, key=os.path.getmtime))

    def kept(self, least, made):
        """How many of the moves the window has kept: at least those that were seen."""
        def find():
            reading = self.reading()
            for count in range(len(made), least - 1, -1):
                self.engine.moves = made[:count]
                self.engine.take_back(0)
                if not compare(reading, self.engine):
                    return count + 1
            return None
        return self.desktop.wait(find, 10, f"{least} or more of {' '.join(made)}") - 1

    def is_over(self, made):
        self.engine.moves = list(made)
        self.engine.take_back(0)
        return self.engine.show()[1] != "ongoing"


def run(desktop, options):
    rng = random.Random(options.seed)
    games = options.game or GAMES
    compared = dict.fromkeys(games, 0)
    life = None
    for kill in range(options.kills):
        game = games[kill * len(games) // options.kills]
        if life is None or game != life.game:
            life = Run(desktop, options.binary, rng, game)
        seen, made = life.play_until_killed(0.5 + rng.random() * options.seconds)
        desktop.kill()
        kept = None
        is_over = life.is_over(made)
        if is_over or seen:
            # A finished game is no longer offered: its file is opened.
            life.open_kept() if is_over else life.open(press="Go on")
            kept = life.kept(seen, made)
            compared[game] += bool(kept)
        print(f"kill {kill + 1}: {game}, {seen} of {len(made)} turns seen, {kept} kept", flush=True)
        if is_over or not seen:
            life.begin()
    print(", ".join(f"{game} {count}" for game, count in compared.items()))
    total = sum(compared.values())
    if total < LEAST_COMPARED * options.kills:
        raise Trouble(f"fewer than {LEAST_COMPARED:.0%} of the kills compared a turn")
    print(f"{options.kills} kills, {total} compared, no turn lost")


def main():
    parser = arguments(__doc__)
    parser.add_argument("--game", action="append", choices=GAMES, help="all four where not given")
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=6.0, help="the longest life")
    options = parser.parse_args()
    desktop = Desktop((1280, 800))
    try:
        run(desktop, options)
        return 0
    except Exception as why:
        picture = desktop.picture(os.path.join(options.pictures, "kills_failed.png"))
        print(f"FAIL {type(why).__name__} {why} ({picture})", flush=True)
        return 1
    finally:
        desktop.close()


if __name__ == "__main__":
    sys.exit(main())
