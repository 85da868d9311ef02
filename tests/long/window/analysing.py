#!/usr/bin/env python3
"""The analysis in a real window: a real search deepens, ends by itself, stops where nobody sees it;
a line is walked without being played.

    python3 tests/long/window/analysing.py target/release/kete"""

import glob
import os
import re
import sys
import time

from room import check, main

LINE = re.compile(r"^Line (\d), South (\S+(?: %)?), (?:looked (\d+) turns? ahead|proven): (.*)$")


def lines(room):
    """The lines as a screen reader hears them: rank, number, depth (none where proven), moves."""
    found = [LINE.match(node.name) for node in room.desktop.tree()]
    return [match.groups() for match in found if match]


def node(room, rank):
    return room.desktop.find(re.compile(rf"^Line {rank}, South "))


def depth(room):
    found = lines(room)
    return int(found[0][2] or 99) if found else 0


def open_tab(room):
    room.desktop.key("ctrl+i")
    room.desktop.wait_for("Switch on to see the best lines.")


def tables_are_there(room):
    """The endgame table that is made at the first use takes processor time of its own."""
    made = os.path.join(room.data, "tables", "*")
    room.desktop.wait(lambda: glob.glob(made), 120, "the endgame table")
    time.sleep(1)


def switch(room):
    room.desktop.click(*room.desktop.wait_for("Live analysis").middle())


@check
def deepens_and_ends(room):
    """On each kind of board: deeper and deeper, the window answers meanwhile, and an end."""
    for game in ("owari", "bawo-advanced", "ring", "giuthi"):
        room.new(game)
        open_tab(room)
        switch(room)
        room.desktop.wait(lambda: depth(room) >= 4, 10, "4 turns ahead")
        first = depth(room)
        room.desktop.wait(lambda: depth(room) > first, 20, "more turns ahead")
        began = time.time()
        room.hands.button("Flip")
        room.desktop.wait(lambda: room.desktop.find("Flip", "push button"), 5, "the board")
        print(f"    {game}: flipped within {time.time() - began:.2f} s while it looked {depth(room)} turns ahead")
        room.picture(game)
        if game != "giuthi":
            room.desktop.kill()
    tables_are_there(room)
    room.desktop.wait_for("Look longer", "push button", 30)
    time.sleep(1)
    before = room.desktop.ticks()
    time.sleep(4)
    used = room.desktop.ticks() - before
    print(f"    after the end: {used} ticks in 4 s, {room.desktop.memory() >> 20} MB")
    room.need(used <= 10, "an idle board costs processor time")


@check
def stops_unseen(room):
    """A dialog, another page and the switch end the search; what was known is there again."""
    room.new()
    open_tab(room)
    switch(room)
    room.desktop.wait(lambda: depth(room) >= 12, 20, "12 turns ahead")
    tables_are_there(room)
    hidden = [
        ("a dialog", "ctrl+comma", "Escape"),
        ("another page", "ctrl+1", "ctrl+2"),
    ]
    for what, away, back in hidden:
        room.desktop.key(away)
        time.sleep(1)
        before = room.desktop.ticks()
        time.sleep(2)
        used = room.desktop.ticks() - before
        print(f"    {what}: {used} ticks in 2 s")
        room.need(used <= 20, f"it goes on behind {what}")
        room.desktop.key(back)
        room.desktop.wait(lambda: depth(room) >= 12, 10, "what was known")
    switch(room)
    time.sleep(0.6)
    before = room.desktop.ticks()
    time.sleep(2)
    room.need(room.desktop.ticks() - before <= 20, "it goes on though switched off")
    room.need(not lines(room), "lines stay though switched off")


@check
def walks_a_line(room):
    """A click shows the line on the board, Escape leads back; nothing was played."""
    room.new()
    room.play("C", "d")
    open_tab(room)
    switch(room)
    room.desktop.wait(lambda: depth(room) >= 8, 20, "8 turns ahead")
    before = room.read().names()
    for step in (1, 2, 3):
        room.desktop.click(*node(room, 1).middle())
        room.desktop.wait_for(re.compile(rf"^Line 1, move {step} of "))
    room.told("Not played: ")
    room.need(room.read().names() != before, "the names do not tell the ghost")
    room.picture("ghost")
    room.desktop.key("Escape")
    time.sleep(0.5)
    room.equal("back from the ghost")
    room.play("E")
    room.desktop.wait(lambda: depth(room) >= 4, 20, "the next position")
    # Walking quickly through the game leaves no search behind.
    for key in ("Home", "End", "Prior", "Prior", "Next", "Home", "End"):
        room.desktop.key(key)
    room.desktop.wait(lambda: depth(room) >= 4, 20, "the last position again")
    room.equal("at the last turn")


if __name__ == "__main__":
    sys.exit(main(__doc__))
