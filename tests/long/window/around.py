#!/usr/bin/env python3
"""Everything around a game that depends on real time: saving and resuming, an animation, Kete
thinking for long, an analysis that ends, and no processor time while idle.

    python3 tests/long/window/around.py target/release/kete

Each check prints one line; a failed one takes a picture."""

import random
import re
import sys
import time

from engine import Engine
from hands import Mouse
from room import check, main, save

LEVEL = 10
LINE = re.compile(r"^Line 1, South \S+(?: %)?, (?:looked (\d+) moves? ahead|proven)")


@check
def save_quit_open(room):
    """A game saved in the middle is resumed when given as an argument."""
    room.new("owari")
    room.play("C", "d", "F")
    path = save(room, "half.kete")
    room.wait_for_text("Saved as half.kete")
    room.desktop.key("ctrl+q")
    room.need(room.desktop.wait_end() == 0, "Ctrl+Q does not end the program with 0")
    room.reopen(path)
    room.equal("opened again")
    room.hands = Mouse(room.desktop, "owari", random.Random(1))
    room.hands.speed_off()
    room.play("e")
    room.desktop.key("ctrl+q")
    room.desktop.wait_for("Don't save", "push button", 5)
    time.sleep(0.3)
    room.picture("unsaved")
    room.hands.button("Cancel")
    time.sleep(0.4)
    room.need(room.desktop.alive(), "Cancel closes the window")
    room.desktop.key("ctrl+s")
    time.sleep(0.6)
    room.desktop.key("ctrl+q")
    room.need(room.desktop.wait_end() == 0, "a saved game still asks before it closes")
    room.reopen(path)
    room.equal("saved again under its own name")


@check
def saved_ring_bawo_giuthi(room):
    """The same for the other boards."""
    for game, moves in (
        ("ring", ["3R", "4B", "5R"]), ("bawo-advanced", ["A5", "=a1a1a2b3b8"]),
        ("giuthi", ["CL", "dR", "AL"]), ("bawo-beginner", ["A3R", "a3R"]),
    ):
        room.new(game)
        for move in moves:
            legal = room.engine.legal()
            room.play(move if move in legal else legal[0])
        path = save(room, f"{game}.kete")
        room.desktop.key("ctrl+q")
        room.need(room.desktop.wait_end() == 0, f"{game}: does not close")
        room.reopen(path)
        room.equal(game)
        room.desktop.kill()


@check
def sowing_shown(room):
    """A slow turn: the names show its end immediately; a click only ends the animation."""
    room.new(speed="Slow")
    before = room.read()
    room.hands.hole(before, "C")
    room.engine.play("C")
    time.sleep(0.35)
    # Immediately, so that the seeds still fly on a busy machine.
    room.hands.hole(before, "d")
    time.sleep(0.3)
    room.equal("a click in flight")
    live = room.read().live
    room.need(live.startswith("South plays C"), f"not announced when it is over: {live!r}")
    room.hands.hole(before, "d")
    room.engine.play("d")
    time.sleep(0.35)
    room.picture("in_flight")
    # Read twice: one reading may be taken while the names change.
    room.read()
    shown = room.read()
    wanted = room.engine.show()[0][:-2]
    room.need(shown.board() == wanted, f"in flight the names show {shown.board()}, not {wanted}")
    if any(node.name == "Skip" for node in shown.tree):
        room.need("North plays d" not in shown.live, f"announced before it is over: {shown.live!r}")
    room.desktop.key("space")
    room.equal("space ends the flight")


def press_of_north(room, role, name=None):
    """Presses a control in the group North of the New game dialog."""
    def found():
        return [
            node for node in room.desktop.tree()
            if node.parent is not None and node.parent.name == "North"
            and node.role == role and name in (None, node.name)
        ]

    room.hands.press(room.desktop.wait(found, 10, f"{role} {name or ''} in the group North")[0])


def press_play(room):
    """Presses the button of the dialog: the tab of the top bar has the same name."""
    time.sleep(0.3)
    tree = room.desktop.tree()
    play = [node for node in tree if node.name == "Play" and node.role == "push button"]
    room.hands.press(play[-1])


def against_kete(room):
    """A game against the highest level, before the first move."""
    room.new(speed=None)
    room.hands.button("New game…")
    room.desktop.wait_for("Cancel", "push button")
    press_of_north(room, "radio button", "Kete")
    press_of_north(room, "combo box")
    wanted = f"Level {LEVEL}"

    def entries():
        return [n for n in room.desktop.tree() if n.name == wanted and n.role != "combo box"]

    room.desktop.wait(entries, 10, f"{wanted} in the list")
    time.sleep(0.3)
    room.hands.press(entries()[0])
    press_play(room)
    room.desktop.wait(
        lambda: not room.desktop.find("Cancel", "push button"), 10, "the dialog to close"
    )
    room.hands.speed_off()


def begin_thinking(room, move="C"):
    room.hands.play(move, room.engine.legal())
    room.engine.play(move)
    room.desktop.wait(lambda: room.label("thinking"), 8, "the chip “thinking”")


@check
def plays_now(room):
    """Ctrl+Enter, and the button, make Kete play immediately."""
    against_kete(room)
    begin_thinking(room)
    room.picture("thinking")
    room.desktop.key("ctrl+Return")
    took = room.answered(5)
    print(f"    Ctrl+Enter: {took:.1f} s")
    begin_thinking(room, room.engine.legal()[0])
    room.hands.button("Move now")
    print(f"    the button: {room.answered(5):.1f} s")
    # Without interrupting.
    begin_thinking(room, room.engine.legal()[0])
    print(f"    left alone: {room.answered(120):.1f} s")


@check
def undone_meanwhile(room):
    """Undo, or a new game, while Kete thinks: its answer is dropped."""
    against_kete(room)
    begin_thinking(room)
    room.desktop.key("ctrl+z")
    room.engine.take_back()
    room.equal("undone while Kete thinks")
    time.sleep(4)
    room.equal("four seconds later")
    begin_thinking(room)
    room.desktop.key("ctrl+n")
    room.desktop.wait_for("Cancel", "push button")
    press_of_north(room, "radio button", "Friend")
    press_play(room)
    room.engine = Engine(room.options.binary, "owari")
    room.equal("a new game")
    time.sleep(4)
    room.equal("the new game later")
    room.play("C", "d")


@check
def quit_meanwhile(room):
    """Closing does not wait for Kete; the game is resumed with Kete to move."""
    against_kete(room)
    begin_thinking(room)
    began = time.time()
    room.desktop.key("ctrl+q")
    room.need(room.desktop.wait_end() == 0, "does not end with 0")
    print(f"    ended after {time.time() - began:.1f} s")
    room.need(time.time() - began < 5, "quitting waits for Kete")
    room.reopen(data=room.data, press="Go on")
    time.sleep(0.8)
    room.picture("goes_on_thinking")
    room.desktop.key("ctrl+Return")
    room.answered(60)


def used_ticks(room, seconds):
    """Processor time used meanwhile, in clock ticks."""
    before = room.desktop.ticks()
    time.sleep(seconds)
    return room.desktop.ticks() - before


@check
def analysis_ends(room):
    """It looks deeper and deeper, the window answers meanwhile, and behind a dialog it stops."""
    room.new("owari")
    room.desktop.key("ctrl+i")
    room.hands.button("Live analysis", "toggle button")

    def depth():
        node = room.desktop.find(LINE)
        return int(LINE.match(node.name)[1] or 99) if node else 0

    room.desktop.wait(lambda: depth() >= 4, 20, "4 turns ahead")
    first = depth()
    room.desktop.wait(lambda: depth() > first, 20, "more turns ahead")
    began = time.time()
    room.hands.button("Flip")
    room.desktop.wait(lambda: room.hands.lower(room.read()) == "North", 5, "the board to turn")
    print(f"    flipped within {time.time() - began:.2f} s while it looked {depth()} turns ahead")
    # The endgame table that is made at the first use takes processor time of its own.
    room.desktop.wait_for("Look longer", "push button", 90)
    time.sleep(2)
    used = used_ticks(room, 4)
    print(f"    after the end: {used} ticks in 4 s, {room.desktop.memory() >> 20} MB")
    room.need(used <= 10, "an idle board costs processor time")
    room.play("C")
    room.desktop.wait(lambda: depth() >= 8, 30, "8 turns ahead")
    room.desktop.key("ctrl+comma")
    time.sleep(1)
    room.need(used_ticks(room, 2) <= 20, "it goes on behind a dialog")


@check
def idle(room):
    """No processor time when nothing moves, even if the pointer rests on a hole."""
    for game in ("owari", "bawo-advanced", "ring", "giuthi"):
        room.new(game)
        time.sleep(3)
        used = used_ticks(room, 10)
        print(f"    {game}: {used} ticks in 10 s")
        room.need(used <= 1, f"{game} uses {used} ticks in 10 s while idle")
        room.desktop.kill()
    room.start()
    time.sleep(3)
    room.need(used_ticks(room, 10) <= 1, "the start page takes processor time")
    room.desktop.kill()
    # After a turn shown at normal speed.
    room.new(speed=None)
    room.hands.hole(room.read(), "C")
    time.sleep(6)
    room.need(used_ticks(room, 10) <= 1, "a resting pointer takes processor time")


if __name__ == "__main__":
    sys.exit(main(__doc__))
