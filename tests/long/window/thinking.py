#!/usr/bin/env python3
"""What a person does while Kete thinks long: make it play now, click, undo, look, quit.

    python3 tests/long/window/thinking.py target/release/kete"""

import argparse
import random
import sys
import time

from engine import Engine
from hands import Mouse
from play import choose_kete
from room import check, main

LEVEL = 10


def against_kete(room, game="owari"):
    """A game against the highest level, before the first move."""
    room.start("--new", game, "--friend", game=game)
    room.desktop.wait(lambda: room.read().nodes, 20, "the holes")
    room.hands = Mouse(room.desktop, game, random.Random(7))
    options = argparse.Namespace(level=LEVEL, pictures=room.options.pictures, game=game)
    choose_kete(room.desktop, room.hands, options)
    room.hands.speed_off()
    room.engine = Engine(room.options.binary, game)


def begin_thinking(room, move="C"):
    room.hands.play(move, room.engine.legal())
    room.engine.play(move)
    room.desktop.wait(lambda: room.label("thinking"), 8, "the chip “thinking”")


@check
def plays_now(room):
    """Ctrl+Enter, and the button, make Kete play at once."""
    against_kete(room)
    begin_thinking(room)
    room.picture("thinking")
    room.desktop.key("ctrl+Return")
    took = room.answered(5)
    print(f"    Ctrl+Enter: {took:.1f} s")
    begin_thinking(room, room.engine.legal()[0])
    room.hands.button("Move now")
    print(f"    the button: {room.answered(5):.1f} s")
    # Without haste.
    begin_thinking(room, room.engine.legal()[0])
    print(f"    left alone: {room.answered(120):.1f} s")


@check
def clicked_meanwhile(room):
    """A click on any hole, letters and Enter change nothing, and it is said why."""
    against_kete(room)
    begin_thinking(room)
    before = room.read()
    for hole in "dAfC":
        room.hands.hole(before, hole)
    said = room.told("Kete is thinking")
    print("    said:", said)
    room.picture("clicked")
    if room.label("thinking"):
        room.need(room.read().names() == before.names(), "a click while Kete thinks plays a move")
        room.desktop.key("ctrl+Return")
    room.answered(5)


@check
def undone_meanwhile(room):
    """Undo while Kete thinks takes the person's own turn back, and Kete stays quiet."""
    against_kete(room)
    begin_thinking(room)
    room.desktop.key("ctrl+z")
    room.engine.take_back()
    room.equal("undone while Kete thinks")
    time.sleep(4)
    room.equal("four seconds later")
    room.desktop.key("ctrl+y")
    room.engine.play("C")
    time.sleep(0.5)
    room.desktop.key("ctrl+Return")
    room.answered(60)
    begin_thinking(room, room.engine.legal()[0])
    room.desktop.key("Home")
    time.sleep(0.6)
    room.picture("looking_back")
    room.desktop.key("End")
    room.desktop.key("ctrl+Return")
    room.answered(60)
    # A new game while it thinks: the old answer goes nowhere.
    begin_thinking(room, room.engine.legal()[0])
    room.desktop.key("ctrl+n")
    room.desktop.wait_for("Cancel", "push button")
    friend = [
        n for n in room.desktop.tree()
        if n.name == "Friend" and n.parent is not None and n.parent.name == "North"
    ]
    room.hands.press(friend[-1])
    time.sleep(0.3)
    play = [n for n in room.desktop.tree() if n.name == "Play" and n.role == "push button"]
    room.hands.press(play[-1])
    room.engine_at()
    room.equal("a new game")
    time.sleep(4)
    room.equal("the new game later")
    room.play("C", "d")


@check
def quit_meanwhile(room):
    """Quitting does not wait for Kete; the game goes on where it was, with Kete to move."""
    against_kete(room)
    begin_thinking(room)
    began = time.time()
    room.desktop.key("ctrl+q")
    room.need(room.desktop.wait_end() == 0, "does not end with 0")
    print(f"    ended after {time.time() - began:.1f} s")
    room.need(time.time() - began < 5, "quitting waits for Kete")
    engine, data, hands = room.engine, room.data, room.hands
    room.start(data=data)
    room.desktop.click(*room.desktop.wait_for("Go on", "push button").middle())
    room.desktop.wait(lambda: room.read().nodes, 20, "the holes")
    room.engine, room.hands = engine, hands
    time.sleep(0.8)
    room.picture("goes_on_thinking")
    room.desktop.key("ctrl+Return")
    room.answered(60)


@check
def hint_meanwhile(room):
    """A hint asked for, and then a move made before it comes."""
    against_kete(room)
    room.desktop.key("h")
    time.sleep(0.15)
    begin_thinking(room)
    room.desktop.key("h")
    time.sleep(0.3)
    room.picture("hint")
    room.desktop.key("ctrl+Return")
    room.answered(60)
    room.desktop.key("h")
    time.sleep(4)
    room.picture("hint_given")
    print("    says:", room.read().live)
    room.equal("after the hint")


if __name__ == "__main__":
    sys.exit(main(__doc__))
