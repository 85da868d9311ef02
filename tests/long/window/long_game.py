#!/usr/bin/env python3
"""A game of five hundred turns in the real window: opening, walking, undo, the list of moves, the
graph; how long each takes and how much memory it needs.

    python3 tests/long/window/long_game.py target/release/kete"""

import os
import random
import sys
import time

from engine import Engine
from hands import Mouse
from room import check, main
from session import Trouble

TURNS = 500


def long_line(binary, game, turns):
    """Moves of a game that goes on for so long: seeds stay on the board as well as they can."""
    rng = random.Random(5)
    engine = Engine(binary, game)
    tries = 0
    while len(engine.moves) < turns:
        legal = engine.legal() if engine.show()[1] == "ongoing" else []
        if legal[:1] == ["fill"]:
            least, over = divmod(int(legal[1]), 6)
            engine.play("fill:" + ",".join(str(least + (pot < over)) for pot in range(6)))
            continue
        if not legal:
            tries += 1
            if tries > 200:
                raise Trouble(f"no game of {game} with {turns} turns was found")
            engine.take_back(min(len(engine.moves), rng.randrange(4, 40)))
            continue
        rng.shuffle(legal)
        engine.play(min(legal, key=lambda move: abs(engine.gain(move))))
    moves = list(engine.moves)
    engine.close()
    return moves


def write(room, game, moves, branches=""):
    path = os.path.join(room.desktop.folder, f"long-{game}.kete")
    with open(path, "w") as file:
        listed = ", ".join(f'"{move}"' for move in moves)
        file.write(f'(\n    version: 1,\n    ruleset: "{game}",\n    moves: [{listed}],\n{branches})\n')
    return path


def timed(room, what, seconds, test):
    began = time.time()
    room.desktop.wait(test, seconds, what)
    took = time.time() - began
    print(f"    {what}: {took:.2f} s", flush=True)
    return took


def at(room, moves, turns):
    room.engine.moves = moves[:turns]
    room.engine.take_back(0)
    room.equal(f"at turn {turns}")


def long_game(room, game):
    moves = long_line(room.options.binary, game, TURNS)
    path = write(room, game, moves)
    began = time.time()
    room.start(path, game=game)
    timed(room, "opened", 30, lambda: room.read().nodes)
    print(f"    from the start of the program: {time.time() - began:.2f} s")
    room.engine = Engine(room.options.binary, game)
    room.hands = Mouse(room.desktop, game, random.Random(7))
    room.hands.speed_off()
    at(room, moves, TURNS)
    time.sleep(0.5)
    room.picture(f"{game}_opened")
    print(f"    memory: {room.desktop.memory() / 1e6:.0f} MB")
    rows = [n for n in room.desktop.tree() if n.name.startswith("Turn ")]
    print(f"    rows told: {len(rows)}, the last: {rows[-1].name if rows else None}")
    for key, turns in (("Home", 0), ("Next", 1), ("End", TURNS), ("Prior", TURNS - 1)):
        room.desktop.key(key)
        at(room, moves, turns)
    room.desktop.key("Home")
    at(room, moves, 0)
    time.sleep(0.4)
    room.picture(f"{game}_home")
    before = room.desktop.ticks()
    began = time.time()
    room.desktop.xdotool("key", "--delay", "15", *["Next"] * 200)
    at(room, moves, 200)
    took, used = time.time() - began, room.desktop.ticks() - before
    print(f"    200 turns walked in {took:.1f} s, {used} ticks of the processor")
    room.picture(f"{game}_walked")
    # The list scrolls by the wheel, and a row far from here is pressed.
    room.desktop.point(1110, 300)
    room.desktop.xdotool("click", "--repeat", 40, "--delay", 15, 5)
    time.sleep(0.6)
    room.picture(f"{game}_scrolled")
    rows = [
        n for n in room.desktop.tree() if n.name.startswith("Turn ") and 100 < n.rect[1] < 600
    ]
    if rows:
        room.desktop.click(*rows[len(rows) // 2].middle())
        time.sleep(0.4)
        print("    pressed:", rows[len(rows) // 2].name)
        room.picture(f"{game}_row")
    room.desktop.key("End")
    at(room, moves, TURNS)
    began = time.time()
    for _ in range(10):
        room.desktop.key("ctrl+z")
    at(room, moves, TURNS - 10)
    for _ in range(10):
        room.desktop.key("ctrl+y")
    at(room, moves, TURNS)
    print(f"    ten turns taken back and played again in {time.time() - began:.1f} s")
    legal = room.engine.legal()
    if room.engine.show()[1] == "ongoing" and legal[0] not in ("fill", "pass"):
        began = time.time()
        room.play(legal[0])
        print(f"    one more turn: {time.time() - began:.2f} s")
    room.desktop.key("ctrl+s")
    time.sleep(0.5)
    room.told("Saved as")
    # The message and the marks of the last turn go by themselves.
    time.sleep(9)
    before = room.desktop.ticks()
    time.sleep(5)
    used = room.desktop.ticks() - before
    print(f"    idle: {used} ticks in 5 s; memory {room.desktop.memory() / 1e6:.0f} MB")
    room.need(used <= 1, f"{used} ticks in 5 s while idle")
    room.need(room.desktop.memory() < 200e6, "more than 200 MB")


@check
def owari(room):
    """Five hundred turns of Owari."""
    long_game(room, "owari")


@check
def giuthi(room):
    """A Giuthi match of five hundred turns, layouts included."""
    long_game(room, "giuthi")


@check
def many_branches(room):
    """A game with three hundred branches."""
    moves = long_line(room.options.binary, "owari", 300)
    engine = Engine(room.options.binary, "owari")
    branches = []
    for turn, move in enumerate(moves, 1):
        other = [one for one in engine.legal() if one != move]
        if other:
            branches.append(f'(instead_of: {turn}, moves: ["{other[0]}"])')
        engine.play(move)
    path = write(room, "owari", moves, f"    branches: [{', '.join(branches)}],\n")
    room.start(path)
    timed(room, "opened", 30, lambda: room.read().nodes)
    room.engine = engine
    room.equal("the line")
    room.hands = Mouse(room.desktop, "owari", random.Random(7))
    room.picture("branches")
    print(f"    {len(branches)} branches, memory {room.desktop.memory() / 1e6:.0f} MB")
    room.desktop.key("Home")
    time.sleep(0.5)
    room.picture("branches_home")
    before = room.desktop.ticks()
    room.desktop.xdotool("key", "--delay", "15", *["Next"] * 100)
    at(room, moves, 100)
    print(f"    100 turns walked: {room.desktop.ticks() - before} ticks")


if __name__ == "__main__":
    sys.exit(main(__doc__))
