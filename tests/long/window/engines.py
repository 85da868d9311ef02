#!/usr/bin/env python3
"""Another program as a player, in the real window: added in the settings, played against, killed
while it thinks, and gone when the window closes. A table is made and the window closed meanwhile.

    python3 tests/long/window/engines.py target/release/kete"""

import os
import random
import signal
import subprocess
import sys
import time

from engine import Engine
from hands import Keyboard
from room import check, main

TURNS = 10


def programs(room):
    """The processes of the program beside the window that speak the protocol for it."""
    found = subprocess.run(
        ["pgrep", "-P", str(room.desktop.program.pid)], capture_output=True, text=True, check=False
    )
    return [int(line) for line in found.stdout.split()]


def fill(room, field, text):
    Keyboard(room.desktop, "owari", random.Random(1)).go_to(field, "entry")
    room.desktop.key("ctrl+a")
    room.desktop.xdotool("type", "--delay", "8", text)
    time.sleep(0.2)


def open_tab(room):
    room.desktop.key("ctrl+comma")
    room.desktop.wait_for("Engine", "page tab")
    time.sleep(0.3)
    room.hands.button("Engine", "page tab")
    room.desktop.wait(lambda: room.label("Endgame tables"), 10, "the tab")


def against_itself(room):
    """A game against the program itself as another program."""
    room.new("owari")
    open_tab(room)
    time.sleep(1.5)
    room.picture("tab")
    fill(room, "Name", "Second Kete")
    fill(room, "Program", room.options.binary)
    fill(room, "Arguments", "engine")
    room.picture("typed")
    room.desktop.key("Return")
    room.told("It answers, and plays all 9 games.")
    room.picture("added")
    room.desktop.key("Escape")
    time.sleep(0.2)
    room.desktop.key("Escape")
    time.sleep(0.3)
    room.desktop.key("ctrl+n")
    Keyboard(room.desktop, "owari", random.Random(1)).go_to("Engine", "radio button", "North")
    room.desktop.key("Return")
    room.told("The engine thinks")
    room.picture("new_game")
    room.hands.button("Play")
    room.desktop.wait(lambda: room.read().nodes, 20, "the holes")
    time.sleep(0.3)
    room.hands.speed_off()
    room.engine = Engine(room.options.binary, "owari")


def play_and_wait_for_thought(room):
    """Plays the first legal move, and waits until the program thinks about its answer."""
    move = room.engine.legal()[0]
    room.hands.play(move, room.engine.legal())
    room.engine.play(move)
    room.desktop.wait(lambda: room.label("thinking"), 8, "the chip “thinking”")


@check
def ten_turns_and_killed(room):
    """Ten turns are played; killed in the middle it is told, tries again, and Kete takes over."""
    against_itself(room)
    times = []
    rng = random.Random(5)
    for number in range(TURNS):
        move = rng.choice(room.engine.legal())
        room.hands.play(move, room.engine.legal())
        room.engine.play(move)
        if number == 0:
            room.desktop.wait(lambda: room.label("thinking"), 8, "the chip “thinking”")
            room.picture("thinking")
        times.append(room.answered(15))
    print(f"     {TURNS} answers in {min(times):.1f} to {max(times):.1f} s", flush=True)
    room.picture("ten_turns")
    room.need(len(programs(room)) == 1, f"{programs(room)} run beside the window")

    play_and_wait_for_thought(room)
    os.kill(programs(room)[0], signal.SIGKILL)
    told = room.told("“Second Kete” ended")
    print(f"     {told}", flush=True)
    time.sleep(0.3)
    room.picture("killed")
    room.hands.button("Try again")
    room.answered(15)
    play_and_wait_for_thought(room)
    os.kill(programs(room)[0], signal.SIGSTOP)
    told = room.told("gave no answer for 10 s", 20)
    print(f"     {told}", flush=True)
    room.desktop.wait(lambda: not programs(room), 5, "the end of the silent program")
    room.hands.button("Let Kete play on")
    room.answered(15)
    room.picture("kete_plays_on")


@check
def ended_with_the_window(room):
    """The window closes while the program thinks, and while a table is made: nothing is left."""
    against_itself(room)
    open_tab(room)
    Keyboard(room.desktop, "owari", random.Random(1)).go_to("18 seeds", "radio button", "Giuthi")
    room.desktop.key("Return")
    time.sleep(0.3)
    Keyboard(room.desktop, "owari", random.Random(1)).go_to("Build", "push button", "Giuthi")
    room.desktop.key("Return")
    room.told(" %, ")
    time.sleep(3)
    room.picture("building")
    room.desktop.key("Escape")
    time.sleep(0.5)
    move = room.engine.legal()[0]
    room.hands.play(move, room.engine.legal())
    room.desktop.wait(lambda: room.label("thinking"), 8, "the chip “thinking”")
    beside = programs(room)
    room.need(len(beside) == 1, f"{beside} run beside the window")
    began = time.time()
    room.desktop.key("ctrl+q")
    room.need(room.desktop.wait_end() == 0, "Ctrl+Q does not end the program with 0")
    print(f"     closed in {time.time() - began:.1f} s", flush=True)
    time.sleep(0.2)
    for process in beside:
        room.need(not os.path.exists(f"/proc/{process}"), f"{process} lives on")
    tables = os.path.join(room.data, "tables")
    left = os.listdir(tables) if os.path.isdir(tables) else []
    room.need(not left, f"{left} are left in the folder of tables")


if __name__ == "__main__":
    sys.exit(main(__doc__))
