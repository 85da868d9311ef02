#!/usr/bin/env python3
"""What surrounds a game, tried in the real window: files, undo, walking, keys, idling, quitting.

    python3 tests/long/window/around.py target/release/kete

Each check is told in one line; a failed one with its picture."""

import os
import random
import sys
import time

from engine import Engine
from hands import Mouse
from room import check, main, save
from session import Trouble

# What is told: as it stands, or as news.
TOLD = ("label", "statusbar", "status bar")


@check
def save_quit_open(room):
    """A game saved in the middle goes on where it was, given as an argument."""
    room.new("owari")
    room.play("C", "d", "F")
    path = save(room, "half.kete")
    room.need(room.label("Saved as half.kete"), "no message tells that it was saved")
    room.desktop.key("ctrl+q")
    room.need(room.desktop.wait_end() == 0, "Ctrl+Q does not end the program with 0")
    engine = room.engine
    room.start(path, game="owari")
    room.desktop.wait(lambda: room.read().nodes, 20, "the holes")
    room.engine = engine
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
    room.start(path, game="owari")
    room.desktop.wait(lambda: room.read().nodes, 20, "the holes")
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
        engine = room.engine
        room.start(path, game=game)
        room.desktop.wait(lambda: room.read().nodes, 20, "the holes")
        room.engine = engine
        room.equal(game)
        room.desktop.kill()


@check
def damaged_file(room):
    """A file with a bad move: the place is told, the good part can be opened."""
    room.new("owari")
    room.play("C", "d", "F")
    path = save(room, "whole.kete")
    room.desktop.kill()
    with open(path) as file:
        text = file.read()
    at = text.rfind('"F"')
    room.need(at > 0, f"no move F in the file:\n{text}")
    broken = os.path.join(room.desktop.folder, "broken.kete")
    with open(broken, "w") as file:
        file.write(text[:at] + '"C"' + text[at + 3:])
    room.start(broken)
    node = room.desktop.wait_for("Close", "push button", 10)
    time.sleep(0.4)
    room.picture("damaged")
    labels = " ".join(n.name for n in room.desktop.tree() if n.role in TOLD)
    print("    told:", labels)
    room.need("ine " in labels and "olumn" in labels, f"line and column are not told: {labels}")
    room.need("C is empty" in labels, f"the reason is not told: {labels}")
    good = [n for n in room.desktop.tree() if n.name.startswith("Open the 2 good turns")]
    room.need(good, "the two good turns are not offered")
    room.desktop.click(*good[0].middle())
    room.desktop.wait(lambda: room.read().nodes, 10, "the holes")
    room.engine = Engine(room.options.binary, "owari")
    room.engine.play("C")
    room.engine.play("d")
    room.equal("the good turns")
    room.desktop.kill()
    nonsense = os.path.join(room.desktop.folder, "nonsense.kete")
    with open(nonsense, "w") as file:
        file.write("this is no game\n")
    room.start(nonsense)
    node = room.desktop.wait_for("Close", "push button", 10)
    time.sleep(0.3)
    room.picture("nonsense")
    print("    told:", " ".join(n.name for n in room.desktop.tree() if n.role in TOLD))
    room.desktop.click(*node.middle())
    time.sleep(0.3)
    room.desktop.kill()
    room.start(os.path.join(room.desktop.folder, "not-there.kete"))
    print("    told:", room.told("There is no file not-there.kete."))
    room.picture("not_there")


@check
def undo_redo_walk(room):
    """Undo, Redo, the four walking keys, the move list and Flip."""
    room.new("owari")
    room.play("C", "d", "F", "e", "A")
    engine, desktop = room.engine, room.desktop
    whole = list(engine.moves)

    def at(turns, what):
        engine.moves = whole[:turns]
        engine._set(engine.moves)
        room.equal(what)

    desktop.key("ctrl+z")
    at(4, "Ctrl+Z")
    desktop.key("ctrl+y")
    at(5, "Ctrl+Y")
    room.hands.button("Undo")
    room.hands.button("Undo")
    at(3, "Undo twice")
    room.hands.button("Redo")
    at(4, "Redo")
    for key, turns in (("Home", 0), ("Next", 1), ("Next", 2), ("Prior", 1), ("End", 5)):
        desktop.key(key)
        at(turns, f"the key {key}")
    for name, turns in (
        ("First turn", 0), ("One turn on", 1), ("Last turn", 5), ("One turn back", 4),
    ):
        room.hands.button(name)
        at(turns, name)
    rows = [n for n in desktop.tree() if n.name.startswith("Turn ") and n.role != "label"]
    print("    rows:", [n.name for n in rows])
    room.need(len(rows) == 5, f"{len(rows)} rows for 5 turns")
    for number in (1, 4, 0, 2):
        desktop.click(*rows[number].middle())
        at(number + 1, f"row {rows[number].name}")
    # A new move from an earlier point starts a branch; Undo comes back.
    whole = whole[:3] + ["f"]
    legal = engine.legal()
    room.hands.play("f", legal)
    at(4, "a branch")
    room.picture("branch")
    before = room.read()
    desktop.key("ctrl+f")
    desktop.wait(lambda: room.hands.lower(room.read()) == "North", 5, "the board to turn")
    room.need(room.read().names() == before.names(), "turning the board changes the names")
    room.picture("flipped")
    room.play(engine.legal()[0])
    whole = list(engine.moves)
    desktop.key("ctrl+f")
    at(5, "turned back")


@check
def keys(room):
    """F10, ?, Escape, Ctrl+N, Ctrl+1, Ctrl+2."""
    room.new("owari")
    desktop = room.desktop
    desktop.key("F10")
    desktop.wait_for("Quit", None, 5)
    time.sleep(0.3)
    room.picture("menu")
    desktop.key("Escape")
    desktop.wait(lambda: not desktop.find("Quit"), 5, "the menu to close")
    desktop.key("F10")
    desktop.wait_for("Quit", None, 5)
    desktop.key("Down", "Down")
    time.sleep(0.3)
    focused = desktop.focused()
    print("    F10, Down, Down has", focused and focused.name)
    room.need(focused is not None and focused.rect[0] < 300, "the arrows do not walk in the menu")
    desktop.key("Escape")
    desktop.key("ctrl+n")
    desktop.wait_for("Cancel", "push button", 5)
    desktop.key("Escape")
    desktop.wait(lambda: not desktop.find("Cancel", "push button"), 5, "the dialog to close")
    desktop.key("ctrl+1")
    desktop.wait_for("Open…", "push button", 5)
    time.sleep(0.3)
    room.picture("start_with_game")
    desktop.key("ctrl+2")
    desktop.wait(lambda: room.read().nodes, 5, "the game again")
    desktop.key("question")
    time.sleep(0.6)
    room.picture("question_mark")
    if not (room.label("Keys") or room.label("All keys")):
        print("    ? opens nothing yet")


@check
def killed(room):
    """After kill -9 the game is offered again."""
    room.new("owari")
    room.play("C", "d", "F")
    time.sleep(0.5)
    engine, data = room.engine, room.data
    room.desktop.kill()
    room.start(data=data)
    time.sleep(0.6)
    room.picture("after_kill")
    node = room.desktop.find("Go on", "push button")
    if node is None:
        print("    no Go on after kill -9: nothing is kept yet")
        return
    room.desktop.click(*node.middle())
    room.desktop.wait(lambda: room.read().nodes, 5, "the holes")
    room.engine = engine
    room.equal("after kill -9")


@check
def idle(room):
    """No processor time when nothing moves; the first picture comes soon."""
    for game in ("owari", "bawo-advanced", "ring", "giuthi"):
        room.new(game)
        time.sleep(3)
        before = room.desktop.ticks()
        time.sleep(10)
        used = room.desktop.ticks() - before
        print(f"    {game}: {used} ticks in 10 s")
        room.desktop.kill()
        room.need(used <= 1, f"{game} uses {used} ticks in 10 s while idle")
    room.start()
    time.sleep(3)
    before = room.desktop.ticks()
    time.sleep(10)
    used = room.desktop.ticks() - before
    print(f"    start page: {used} ticks in 10 s")
    room.need(used <= 1, f"the start page uses {used} ticks in 10 s")
    room.desktop.kill()
    # With the pointer resting on a hole, and after a turn shown at normal speed.
    room.start("--new", "owari", "--friend")
    room.desktop.wait(lambda: room.read().nodes, 20, "the holes")
    room.hands = Mouse(room.desktop, "owari", random.Random(7))
    room.hands.hole(room.read(), "C")
    time.sleep(6)
    before = room.desktop.ticks()
    time.sleep(10)
    used = room.desktop.ticks() - before
    print(f"    pointer on a hole after a turn: {used} ticks in 10 s")
    room.need(used <= 1, f"a resting pointer uses {used} ticks in 10 s")
    room.desktop.kill()
    times = []
    for _ in range(3):
        times.append(round(room.start("--new", "owari", "--friend"), 2))
        room.desktop.kill()
    print("    seconds until the window stands:", times)


@check
def sowing_shown(room):
    """A slow turn: the names show its end at once; a click only ends the flight, and it is told."""
    room.start("--new", "owari", "--friend")
    room.desktop.wait(lambda: room.read().nodes, 20, "the holes")
    room.hands = Mouse(room.desktop, "owari", random.Random(7))
    room.hands.speed("Slow")
    room.engine = Engine(room.options.binary, "owari")
    before = room.read()
    room.hands.hole(before, "C")
    room.engine.play("C")
    time.sleep(0.35)
    # At once, so that the seeds still fly on a busy machine.
    room.hands.hole(before, "d")
    time.sleep(0.3)
    room.equal("a click in flight")
    live = room.read().live
    room.need(live.startswith("South plays C"), f"not told when it is over: {live!r}")
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
        room.need("North plays d" not in shown.live, f"told before it is over: {shown.live!r}")
    room.desktop.key("space")
    room.equal("space ends the flight")


@check
def menu_by_screen_reader(room):
    """Pressing entries of the menu does what they say and closes it; dialogs cover the board."""
    room.new("owari")
    desktop = room.desktop

    def choose(name):
        desktop.find("Menu", "push button").press()
        entry = desktop.wait_for(name, "menu item", 5)
        time.sleep(0.3)
        entry.press()
        desktop.wait(lambda: not desktop.find(name, "menu item"), 5, f"the menu to close on {name}")

    choose("Flip the board")
    desktop.wait(lambda: room.hands.lower(room.read()) == "North", 5, "the board to turn")
    choose("Flip the board")
    desktop.wait(lambda: room.hands.lower(room.read()) == "South", 5, "the board to turn back")
    room.play("C")
    choose("Undo")
    desktop.wait(lambda: "South C, 4 seeds, may be played" in room.read().names()[0], 5, "Undo")
    choose("Redo")
    desktop.wait(lambda: "South C, 0 seeds" in room.read().names()[0], 5, "Redo")
    for name, button in (
        ("New game…", "Cancel"), ("Settings…", "Close"), ("All keys", "Close"), ("Messages", "Close"),
    ):
        choose(name)
        desktop.wait_for(button, "push button", 5)
        time.sleep(0.3)
        before = room.read()
        for hole in ("d", "a", "f"):
            before.nodes[hole].press()
        for behind in ("Undo", "Flip", "New game…"):
            node = desktop.find(behind, "push button")
            node.press()
            room.need(
                desktop.known.ENABLED not in node.states, f"{behind} looks open behind {name}"
            )
        time.sleep(0.5)
        after = room.read()
        room.need(after.names() == before.names(), f"behind {name} the board changes")
        room.need(
            room.hands.lower(after) == "South", f"behind {name} the board turns"
        )
        desktop.find(button, "push button").press()
        desktop.wait(lambda: not desktop.find(button, "push button"), 5, f"{name} to close")
    choose("Flip the board")
    choose("Flip the board")
    room.play("d")
    told = [said for said in desktop.heard() if said.startswith(("South plays C", "North plays d"))]
    room.need(told, f"the turns are not announced: {desktop.heard()}")


@check
def resize(room):
    """Every size down to a very small one keeps the holes apart and inside the window."""
    for game in ("owari", "bawo-advanced", "ring", "giuthi"):
        room.new(game)
        for width, height in ((1280, 800), (900, 600), (760, 520), (640, 480), (500, 400), (400, 300)):
            room.desktop.resize(width, height)
            time.sleep(0.4)
            room.picture(f"size_{game}_{width}")
            reading = room.read()
            rects = [(node.name, node.rect) for node in reading.nodes.values()]
            for number, (name, rect) in enumerate(rects):
                inside = rect[0] >= 0 and rect[1] >= 0
                inside = inside and rect[0] + rect[2] <= width and rect[1] + rect[3] <= height
                room.need(inside, f"{game} {width}x{height}: {name} at {rect} is outside")
                for other, more in rects[number + 1:]:
                    over = min(rect[0] + rect[2], more[0] + more[2]) - max(rect[0], more[0])
                    down = min(rect[1] + rect[3], more[1] + more[3]) - max(rect[1], more[1])
                    room.need(
                        # Round holes: the corners of their rectangles may meet in the ring.
                        min(over, down) <= (rect[3] / 4 if game == "ring" else 2), f"{game} {width}x{height}: {name} lies over {other}"
                    )
        room.desktop.kill()


if __name__ == "__main__":
    sys.exit(main(__doc__))
