#!/usr/bin/env python3
"""Random clicks and keys for some minutes on every page of the real window: no panic, no hang,
nothing in its log.

    python3 tests/long/window/monkey.py target/release/kete --minutes 3 --seed 1"""

import collections
import os
import random
import sys
import time

from many import GAMES
from session import Desktop, Trouble, arguments

PLAIN = list("abcdefABCDEF12345678hmwlrHMW+?") + [
    "Left", "Right", "Up", "Down", "Return", "space", "Escape", "Tab", "shift+Tab", "Home", "End",
    "Next", "Prior", "BackSpace", "Delete", "F1", "F10", "F11", "slash", "alt+Left", "alt+Right",
    "ctrl+1", "ctrl+2", "ctrl+3", "ctrl+4", "ctrl+5", "ctrl+n", "ctrl+o", "ctrl+s", "ctrl+shift+s",
    "ctrl+z", "ctrl+y", "ctrl+f", "ctrl+c", "ctrl+v", "ctrl+comma", "ctrl+Return", "ctrl+plus",
    "ctrl+minus", "ctrl+0", "shift+1", "shift+8", "ctrl+Right", "ctrl+q",
]
NAMES = {"+": "plus", "?": "question"}
SIZES = ((1280, 800), (900, 600), (1920, 1080), (640, 480), (400, 300), (1280, 800))


class Monkey:
    """Random input."""

    def __init__(self, options):
        self.options = options
        self.rng = random.Random(options.seed)
        self.desktop = Desktop((1920, 1080))
        self.size = (1280, 800)
        self.done = collections.Counter()
        self.slowest = 0.0
        self.most = 0

    def start(self):
        arguments = ["--data-dir", os.path.join(self.desktop.folder, "data"), "--in-window-dialogs"]
        chance = self.rng.random()
        if chance < 0.7:
            arguments += ["--new", self.rng.choice(GAMES)]
            if chance < 0.35:
                arguments.append("--friend")
        self.desktop.start(self.options.binary, *arguments)
        self.size = (1280, 800)
        self.done["started"] += 1

    def act(self):
        """Several actions without waiting in between."""
        words = []
        for _ in range(self.rng.randrange(1, 12)):
            x, y = self.rng.randrange(self.size[0]), self.rng.randrange(self.size[1])
            chance = self.rng.random()
            if chance < 0.45:
                button = self.rng.choices((1, 3, 2), (10, 2, 1))[0]
                times = 2 if self.rng.random() < 0.15 else 1
                words += ["mousemove", x, y, "click", "--repeat", times, "--delay", 10, button]
                self.done["clicks"] += times
            elif chance < 0.5:
                words += ["mousemove", x, y, "mousedown", 1, "mousemove",
                          self.rng.randrange(self.size[0]), self.rng.randrange(self.size[1]), "mouseup", 1]
                self.done["drags"] += 1
            elif chance < 0.56:
                words += ["mousemove", x, y, "click", "--repeat", 5, "--delay", 5,
                          self.rng.choice((4, 5))]
                self.done["wheel"] += 1
            else:
                key = self.rng.choice(PLAIN)
                if key == "ctrl+q" and self.rng.random() < 0.8:
                    continue
                words += ["key", "--delay", 5, NAMES.get(key, key)]
                self.done["keys"] += 1
        if words:
            self.desktop.xdotool(*words)
        if self.rng.random() < 0.02:
            self.size = self.rng.choice(SIZES)
            self.desktop.resize(*self.size)
            self.done["sizes"] += 1

    def press(self):
        """Presses a random control through the accessibility tree."""
        nodes = [node for node in self.desktop.tree() if node.role in
                 ("push button", "radio button", "check box", "menu item", "toggle button", "link")]
        nodes = [node for node in nodes if node.name != "Quit"]
        if nodes:
            try:
                self.rng.choice(nodes).press()
                self.done["presses"] += 1
            except Exception:
                # The control has disappeared meanwhile.
                self.done["missed"] += 1

    def look(self):
        """The program still answers, and its log is empty."""
        began = time.time()
        tree = self.desktop.tree()
        self.slowest = max(self.slowest, time.time() - began)
        self.most = max(self.most, self.desktop.memory())
        if not tree:
            raise Trouble("the accessibility tree is empty")
        log = self.desktop.log()
        if log.strip():
            raise Trouble(f"written down: {log}")

    def go(self):
        until = time.time() + 60 * self.options.minutes
        self.start()
        rounds = 0
        while time.time() < until:
            if not self.desktop.alive():
                if self.desktop.program.returncode != 0:
                    raise Trouble(f"ended with {self.desktop.program.returncode}: {self.desktop.log()}")
                self.done["quit"] += 1
                self.start()
            try:
                self.act()
                if self.rng.random() < 0.4:
                    self.press()
                rounds += 1
                if rounds % 5 == 0:
                    self.look()
            except Exception:
                # It may just have quit, as it was asked to.
                time.sleep(0.5)
                if self.desktop.alive() or self.desktop.program.returncode != 0:
                    raise
            if self.rng.random() < 0.006 and self.desktop.alive():
                self.desktop.kill()
                self.start()


def main():
    parser = arguments(__doc__)
    parser.add_argument("--minutes", type=float, default=3.0)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    monkey = Monkey(options)
    try:
        monkey.go()
        summary = ", ".join(f"{count} {what}" for what, count in monkey.done.items())
        print(f"{summary}; the slowest look {monkey.slowest:.2f} s, the most memory "
              f"{monkey.most / 1e6:.0f} MB; nothing went wrong")
        return 0
    except Exception as why:
        picture = monkey.desktop.picture(os.path.join(options.pictures, f"monkey_{options.seed}.png"))
        print(f"FAIL {type(why).__name__} {why} ({picture}) after {dict(monkey.done)}", flush=True)
        return 1
    finally:
        monkey.desktop.close()


if __name__ == "__main__":
    sys.exit(main())
