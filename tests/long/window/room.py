"""The desktop with the program on it, and the runner of checks: each prints one line, a failed one
takes a picture."""

import os
import random
import sys
import time

from engine import Engine
from hands import Mouse
from reading import Reading, compare, live_label
from session import Desktop, Trouble, arguments

CHECKS = []


def check(function):
    CHECKS.append(function)
    return function


class Room:
    """The desktop, with ways to start the program and look at it."""

    def __init__(self, options):
        self.options = options
        self.desktop = Desktop((1280, 800))
        self.count = 0
        self.data = ""
        self.game = "owari"

    def start(self, *arguments, data=None, game="owari"):
        if data is None:
            self.count += 1
            data = os.path.join(self.desktop.folder, f"data{self.count}")
        self.data, self.game = data, game
        self.desktop.start(
            self.options.binary, "--data-dir", data, "--in-window-dialogs", *arguments
        )

    def new(self, game="owari", speed="Off"):
        """A new game of two people, and the same in the engine; `None` leaves the speed as it is."""
        self.reopen("--new", game, "--friend", game=game)
        self.hands = Mouse(self.desktop, game, random.Random(7))
        if speed:
            self.hands.speed(speed)
        self.engine = Engine(self.options.binary, game)

    def reopen(self, *arguments, data=None, game=None, press=None):
        """Starts the program on a game, after pressing a button if one is named; the engine and
        the hands stay."""
        self.start(*arguments, data=data, game=game or self.game)
        if press:
            self.desktop.click_on(press)
        self.desktop.wait(lambda: self.read().nodes, 20, "the holes")

    def read(self):
        return Reading(self.game, self.desktop.tree())

    def equal(self, what):
        """Waits until the window shows what the engine has."""
        until = time.time() + 10
        while True:
            faults = compare(self.read(), self.engine)
            if not faults:
                return
            if time.time() > until:
                raise Trouble(f"{what}: {'; '.join(faults)}")
            time.sleep(0.05)

    def play(self, *moves):
        for move in moves:
            self.hands.play(move, self.engine.legal())
            self.engine.play(move)
            self.equal(f"after {move}")

    def picture(self, name):
        script = os.path.splitext(os.path.basename(sys.argv[0]))[0]
        return self.desktop.picture(os.path.join(self.options.pictures, f"{script}_{name}.png"))

    def label(self, text):
        return any(text in node.name for node in self.desktop.tree())

    def wait_for_text(self, text, seconds=10):
        """Waits until the window shows this text; returns the whole label that contains it."""
        def found():
            return [node.name for node in self.desktop.tree() if text in node.name]
        return self.desktop.wait(found, seconds, f"the words “{text}”")[0]

    def answered(self, seconds):
        """Waits for the computer's move and plays it in the engine too; returns the seconds it took."""
        began = time.time()
        legal = self.engine.legal()
        def found():
            reading = self.read()
            for move in legal:
                (position, _), _ = self.engine.after([move])
                if reading.board() == position[:-2] and reading.open:
                    return move
            return None
        move = self.desktop.wait(found, seconds, "a move of the computer")
        self.engine.play(move)
        self.equal(f"after {move}")
        return time.time() - began

    def need(self, is_so, what):
        if not is_so:
            raise Trouble(what)


def save(room, name):
    """Saves by the keys and the dialog in the window; the path."""
    room.desktop.key("ctrl+s")
    room.desktop.wait_for("Save", "push button")
    time.sleep(0.3)
    room.picture("save_dialog")
    path = os.path.join(room.desktop.folder, name)
    room.desktop.key("ctrl+a")
    room.desktop.xdotool("type", "--delay", "10", path)
    time.sleep(0.2)
    room.desktop.key("Return")
    room.desktop.wait(lambda: os.path.exists(path), 10, f"the file {name}")
    room.desktop.wait(lambda: room.desktop.find("Undo", "push button"), 10, "the game again")
    return path


def main(about):
    """Runs the checks; returns 1 if one failed."""
    parser = arguments(about)
    parser.add_argument("--only", action="append", help="the checks of this name")
    options = parser.parse_args()
    room = Room(options)
    failed = 0
    try:
        for function in CHECKS:
            if options.only and function.__name__ not in options.only:
                continue
            try:
                function(room)
                room.need("panicked" not in room.desktop.log(), room.desktop.log())
                print(f"ok   {function.__name__}", flush=True)
            except Exception as why:
                failed += 1
                picture = ""
                if room.desktop.log():
                    print("     written down:", room.desktop.log())
                try:
                    picture = room.picture(f"{function.__name__}_failed")
                    print("     live:", live_label(room.desktop.tree()))
                except Exception:
                    pass
                print(f"FAIL {function.__name__}: {type(why).__name__} {why} ({picture})", flush=True)
            finally:
                room.desktop.kill()
    finally:
        room.desktop.close()
    return 1 if failed else 0
