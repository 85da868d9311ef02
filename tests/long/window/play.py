#!/usr/bin/env python3
"""Plays whole games in the real window and compares every turn with `kete engine`.

    python3 tests/long/window/play.py target/release/kete --game owari --with mouse --seed 1

See docs/window_games.md. Needs Xvfb, xdotool, ImageMagick, dbus-daemon, at-spi2-core and a Python
with Atspi (gir1.2-atspi-2.0)."""

import os
import random
import re
import sys
import time

from engine import Engine
from hands import KINDS
from many import arguments, go_through
from reading import Reading, compare, live_label, spot
from session import Desktop, Trouble


class Difference(Exception):
    """The window and the engine disagree."""


class Game:
    """One game in the window, and the same game in the engine."""

    def __init__(self, desktop, options):
        self.desktop = desktop
        self.options = options
        self.rng = random.Random(options.seed)
        self.engine = Engine(options.binary, options.game)
        self.hands = KINDS[options.hands](desktop, options.game, self.rng)
        self.remarks = []
        self.listened = 0
        self.refused = 0
        self.rounds = 0
        self.ways = {}
        self.log = open(os.path.join(options.pictures, self.title() + ".log"), "w")

    def title(self):
        options = self.options
        return f"{options.game}_{options.hands.replace(' ', '_')}_{options.seed}"

    def note(self, text):
        self.log.write(text + "\n")
        self.log.flush()

    def remark(self, text):
        """Notes something odd that does not stop the game."""
        picture = self.desktop.picture(
            os.path.join(self.options.pictures, f"{self.title()}_remark{len(self.remarks)}.png")
        )
        self.remarks.append(f"turn {len(self.engine.moves) + 1}: {text} ({picture})")
        self.note("REMARK " + self.remarks[-1])

    # One turn

    def settled(self, seconds=15):
        """Waits until the window shows what the engine has; raises if it never does."""
        until = time.time() + seconds
        while True:
            reading = Reading(self.options.game, self.desktop.tree())
            faults = compare(reading, self.engine)
            if not faults:
                return reading
            if time.time() > until:
                raise Difference("; ".join(faults))
            time.sleep(0.1)

    def choose(self, legal):
        """A random move, or one that brings a Giuthi match to its end."""
        if legal[0] == "fill":
            self.rounds += 1
            return self.layout(int(legal[1]), [int(size) for size in legal[2:]])
        if self.options.advice:
            return self.engine.best(f"level {self.options.advice}")
        placements = [move for move in legal if move[0] == "="]
        others = [move for move in legal if move[0] != "="]
        if placements and (not others or self.rng.random() < 0.5):
            return self.rng.choice(placements)
        if self.options.game == "giuthi" and self.rounds >= self.options.rounds and len(others) > 1:
            # South takes what it can and North as little as it can.
            gains = {move: self.engine.gain(move) for move in others}
            best = (max if self.engine.mover() == "S" else min)(gains.values())
            others = [move for move in others if gains[move] == best]
        spreading = [move for move in others if move.endswith("+")]
        if spreading and self.rng.random() < 0.5:
            return self.rng.choice(spreading)
        return self.rng.choice(others)

    def layout(self, seeds, sizes):
        pots = [1] * self.rng.choice(sizes)
        pots[self.rng.randrange(len(pots))] += 1
        for _ in range(seeds - sum(pots)):
            pots[self.rng.randrange(len(pots))] += 1
        return "fill:" + ",".join(str(count) for count in pots)

    def refuse(self, reading):
        """Presses an illegal hole: the board stays, and the reason is announced."""
        closed = [hole for hole in reading.nodes if hole not in reading.open]
        if self.options.hands == "keyboard":
            mover = self.engine.mover()
            closed = [hole for hole in closed if self.owner(hole) == mover]
            if self.options.game == "ring":
                closed = [
                    hole for hole in closed
                    if (hole[0], "red") not in reading.open and (hole[0], "blue") not in reading.open
                ]
        if not closed:
            return
        hole = self.rng.choice(closed)
        before, said = reading.names(), reading.live
        name = reading.nodes[hole].name
        if self.options.hands == "keyboard":
            keys = self.hands.letter_or_figure(hole) if self.options.game != "ring" else str(
                (int(hole[0]) + 1) // 2 if int(hole[0]) % 2 else int(hole[0]) // 2
            )
            self.desktop.key(keys)
        elif self.options.game == "ring":
            self.hands.colour(reading, hole)
        else:
            self.hands.hole(reading, hole)
        until = time.time() + 6
        while True:
            after = self.hands.read()
            if after.live != said and after.live:
                break
            if time.time() > until:
                self.remark(f"pressing {name} gives no reason; the live label says {said!r}")
                break
            time.sleep(0.03)
        if after.names() != before:
            raise Difference(f"pressing {name} changed the board")
        self.refused += 1
        self.note(f"refused {name}: {after.live}")
        if self.refused % 5 == 1:
            self.picture(f"refused{self.refused}")

    def owner(self, hole):
        if isinstance(hole, tuple):
            return "S" if int(hole[0]) % 2 else "N"
        return "S" if hole[0].isupper() else "N"

    def undo_and_redo(self, reading):
        """Takes the last turn back and plays it again."""
        if not self.engine.moves:
            return
        shown = reading.names()
        move = self.engine.moves[-1]
        self.hands.undo()
        self.engine.take_back()
        if self.options.game != "giuthi" or not move.startswith("fill"):
            self.settled()
        self.hands.redo()
        self.engine.play(move)
        after = self.settled()
        if after.names() != shown:
            raise Difference("Undo and Redo do not come back to the same board")

    def picture(self, what):
        self.desktop.picture(
            os.path.join(self.options.pictures, f"{self.title()}_{what}.png")
        )

    # The whole game

    def play(self):
        options = self.options
        turns = 0
        while True:
            position, result = self.engine.show()
            reading = self.settled()
            if turns:
                self.check_told(reading.live)
            if result != "ongoing":
                self.check_result(result)
                return turns, result
            if turns >= options.turns:
                return turns, "stopped here: " + result
            if turns and self.rng.random() < 0.04:
                self.undo_and_redo(reading)
                reading = self.settled()
            legal = self.engine.legal()
            if legal[0] != "fill" and self.rng.random() < 0.12:
                self.refuse(reading)
            move = self.choose(legal)
            self.note(f"{turns + 1} {position} -> {move}")
            self.listened = len(self.desktop.heard())
            self.hands.play(move, legal, reading)
            way = self.hands.last_way
            self.ways[way] = self.ways.get(way, 0) + 1
            self.engine.play(move)
            turns += 1
            if turns in (7, 31):
                self.settled()
                self.picture(f"turn{turns}")

    def check_told(self, live):
        """The turn was announced once, and is in the live label."""
        until = time.time() + 5
        while True:
            heard = [said for said in self.desktop.heard()[self.listened:] if self.told(said)]
            if heard and self.told(live):
                break
            if time.time() > until:
                heard = self.desktop.heard()[self.listened:]
                self.remark(f"{self.engine.moves[-1]} is shown as {live!r}, announced as {heard}")
                return
            time.sleep(0.1)
            live = live_label(self.desktop.tree())
        self.note(f"announced: {heard}")
        if len(heard) > 1:
            self.remark(f"{self.engine.moves[-1]} is announced {len(heard)} times: {heard}")

    def told(self, live):
        """Whether the live label describes the last move."""
        move = self.engine.moves[-1]
        if live.endswith("?"):  # The question of the house is no turn yet.
            return False
        if move == "pass":
            return "pass" in live
        if move.startswith("fill"):
            return "lays out" in live
        if move.startswith("="):
            return "places five" in live
        if self.options.game == "ring":
            hole, colour = spot("ring", move)
            return f"plays {hole}, " in live and f"{colour} seed" in live
        if len(move) == 1:
            # A single letter also occurs in other words.
            return re.search(rf"plays {move}\b", live) is not None
        return move in live or move.rstrip("+") in live

    def check_result(self, result):
        """The card names the winner and the seeds."""
        winner, seeds = result.split()[:2]
        south, north = seeds.split("-")
        if winner == "draw":
            wanted = f"A draw, {south} to {north}"
        else:
            more, less = (south, north) if winner == "south" else (north, south)
            wanted = f"{winner.capitalize()} won, {more} to {less}"
        try:
            self.desktop.wait_for(wanted, "label", 8)
        except Trouble:
            self.picture("result_differs")
            labels = [node.name for node in self.desktop.tree() if node.role == "label"]
            raise Difference(f"no label {wanted!r} among {labels}")
        live = live_label(self.desktop.tree())
        if not any(word in live for word in ("won", "wins", "draw")):
            self.remark(f"the live label lacks the result: {live!r}")
        self.picture("result")

    def close(self):
        self.engine.close()
        self.log.close()


def run(options):
    os.makedirs(options.pictures, exist_ok=True)
    report = {"game": options.game, "with": options.hands, "seed": options.seed}
    began = time.time()
    desktop = game = None
    try:
        desktop = Desktop((options.width, options.height))
        seen = desktop.start(
            options.binary, "--data-dir", os.path.join(desktop.folder, "data"),
            "--new", options.game, "--friend",
        )
        desktop.wait(lambda: Reading(options.game, desktop.tree()).nodes, 30, "the holes")
        report["window after"] = round(seen, 2)
        game = Game(desktop, options)
        game.hands.speed_off()
        report["turns"], report["result"] = game.play()
        report["differences"] = 0
    except (Difference, Trouble) as why:
        report["differences"] = 1
        report["why"] = str(why)
        picture = os.path.join(options.pictures, f"{options.game}_{options.hands}_{options.seed}_difference.png")
        report["picture"] = picture.replace(" ", "_")
        try:
            desktop and desktop.picture(report["picture"])
            report["live"] = live_label(desktop.tree())
        except Exception as also:
            report["picture"] = str(also)
    finally:
        if game is not None:
            report.update(
                moves=len(game.engine.moves), refused=game.refused, rounds=game.rounds,
                ways=game.ways, again=game.hands.again, remarks=game.remarks,
            )
            if report.get("differences"):
                report["line"] = " ".join(game.engine.moves)
            game.close()
        if desktop is not None:
            desktop.close()
    report["seconds"] = round(time.time() - began)
    return report


def main():
    parser = arguments(__doc__, KINDS)
    parser.add_argument("--turns", type=int, default=2000, help="stop after so many")
    parser.add_argument("--rounds", type=int, default=1, help="Giuthi: rounds played by chance")
    parser.add_argument("--advice", type=int, help="moves as the engine plays at this level")
    own = ("turns", "rounds", "advice")
    return go_through(parser, own, run, lambda report: report["differences"])


if __name__ == "__main__":
    sys.exit(main())
