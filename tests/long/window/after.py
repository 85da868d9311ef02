#!/usr/bin/env python3
"""The page after the game in a real window: saved games of every kind of board analysed as a whole,
cancelled at once, a better move found by keys.

    python3 tests/long/window/after.py target/release/kete"""

import os
import re
import sys
import time

from room import check, main

SAVES = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "..", "saves")
RUNS = re.compile(r"^Analysing: turn (\d+) of (\d+)$")
DONE = re.compile(r"^(Three moments|Only (one|two) moments? cost|No move cost)")


def open_save(room, name):
    room.start(os.path.join(SAVES, f"{name}.kete"), game=name)
    room.desktop.wait_for("Review", "push button", 20)


def press(room, name):
    room.desktop.click(*room.desktop.wait_for(name, "push button").middle())


def turn(room):
    node = room.desktop.find(RUNS)
    return int(RUNS.match(node.name).group(1)) if node else 0


@check
def analyses_every_board(room):
    """Each turn of both sides, with progress; then graph, moments and grades are there."""
    for name in ("owari", "bawo-advanced", "ring", "giuthi-match"):
        open_save(room, name)
        press(room, "Review")
        room.desktop.wait(lambda: turn(room) > 2, 20, "the first turns")
        room.picture(f"{name}_on_its_way")
        began = time.time()
        node = room.desktop.wait_for(DONE, seconds=400)
        print(f"    {name}: {time.time() - began:.1f} s, “{node.name}”")
        room.told("Grades count only where two depths agree.")
        room.told(" turns ahead")
        room.picture(name)
        before = room.desktop.ticks()
        time.sleep(3)
        used = room.desktop.ticks() - before
        room.need(used <= 4, f"{name}: {used} ticks in 3 s after the end")
        room.desktop.kill()


@check
def is_cancelled_at_once(room):
    """Cancel ends the search; what is known stays; a move is played at once."""
    open_save(room, "ring")
    room.desktop.key("Escape")
    press(room, "Analyse the whole game")
    room.desktop.wait(lambda: turn(room) >= 3, 30, "three turns")
    press(room, "Cancel")
    began = time.time()
    room.told("Stopped after ")
    print(f"    told that it stopped after {time.time() - began:.2f} s")
    time.sleep(0.5)
    before = room.desktop.ticks()
    time.sleep(2)
    used = room.desktop.ticks() - before
    room.need(used <= 3, f"{used} ticks in 2 s after it was cancelled")
    # Back to the start, and another move than the one that was played.
    room.desktop.key("Home")
    room.desktop.key("5")
    room.desktop.key("r")
    room.told("South plays ")
    room.picture("cancelled")


@check
def a_better_move_is_found_by_keys(room):
    """Two keys lead from the report to the task and one back."""
    open_save(room, "giuthi-match")
    press(room, "Review")
    room.desktop.wait_for(DONE, seconds=400)
    room.desktop.key("2")
    room.desktop.key("Return")
    room.told("Find a move that loses at most 1.")
    room.picture("task")
    press(room, "Back to the game")
    room.desktop.wait_for(DONE)


if __name__ == "__main__":
    sys.exit(main(__doc__))
