#!/usr/bin/env python3
"""Files dragged onto the real window from another program, as a file manager does it (XDND).

    python3 tests/long/window/drop.py target/release/kete

Needs what play.py needs, and python3-xlib."""

import os
import sys
import time
import urllib.parse

from Xlib import X, Xatom, display
from Xlib.protocol import event

from room import check, main

LIST = "text/uri-list"
VERSION = 5


class Source:
    """A program that files are dragged from."""

    def __init__(self, desktop):
        self.display = display.Display(desktop.environment["DISPLAY"])
        self.root = self.display.screen().root
        self.window = self.root.create_window(0, 0, 1, 1, 0, X.CopyFromParent)
        self.target = self.display.create_resource_object("window", int(desktop.window))
        self.text = b""
        self.accepted = self.finished = None

    def atom(self, name):
        return self.display.intern_atom(name)

    def enter(self, *paths, kind=LIST, text=None):
        """Comes over the window with some files."""
        uris = ["file://" + urllib.parse.quote(path) for path in paths]
        self.text = ("\r\n".join(uris) + "\r\n" if text is None else text).encode()
        self.accepted = self.finished = None
        self.kind = kind
        self.window.set_selection_owner(self.atom("XdndSelection"), X.CurrentTime)
        self.send("XdndEnter", VERSION << 24, self.atom(kind), 0, 0)

    def move(self, x, y, seconds=3):
        """Moves over the window and waits until it says whether it takes them."""
        self.accepted = None
        place, copy = x << 16 | y, self.atom("XdndActionCopy")
        self.send("XdndPosition", 0, place, X.CurrentTime, copy)
        self.answer(lambda: self.accepted is not None, seconds)
        # The files themselves are asked for at about the same time.
        self.answer(lambda: False, 0.3)

    def drop(self, seconds=3):
        self.send("XdndDrop", 0, X.CurrentTime, 0, 0)
        self.answer(lambda: self.finished is not None, seconds)

    def leave(self):
        self.send("XdndLeave", 0, 0, 0, 0)

    def send(self, name, *data):
        message = event.ClientMessage(
            window=self.target, client_type=self.atom(name), data=(32, [self.window.id, *data])
        )
        self.target.send_event(message)
        self.display.flush()

    def answer(self, is_enough, seconds):
        """Answers what the window asks until that is enough."""
        until = time.time() + seconds
        while time.time() < until and not is_enough():
            while self.display.pending_events():
                self.take(self.display.next_event())
            time.sleep(0.01)

    def take(self, news):
        if news.type == X.SelectionRequest:
            asks_list = news.target == self.atom(LIST) and self.kind == LIST
            if asks_list:
                news.requestor.change_property(news.property, news.target, 8, self.text)
            news.requestor.send_event(event.SelectionNotify(
                time=news.time, requestor=news.requestor, selection=news.selection,
                target=news.target, property=news.property if asks_list else Xatom.NONE,
            ))
            self.display.flush()
        elif news.type == X.ClientMessage:
            if news.client_type == self.atom("XdndStatus"):
                self.accepted = bool(news.data[1][1] & 1)
            elif news.client_type == self.atom("XdndFinished"):
                self.finished = bool(news.data[1][1] & 1)


def game_file(room, name, text=None):
    path = os.path.join(room.desktop.folder, name)
    with open(path, "w") as file:
        file.write(text or '(\n    version: 1,\n    ruleset: "owari",\n    moves: ["C", "d", "F"],\n)\n')
    return path


@check
def game_dropped(room):
    """While held the hint stands on the window; dropped, the game is open."""
    room.new("owari")
    room.play("A")
    source = Source(room.desktop)
    path = game_file(room, "fox and hen ŵ.kete")
    # The ring around the last seed goes by itself.
    time.sleep(4)
    bare = room.picture("before")
    source.enter(path)
    source.move(640, 400)
    room.need(source.accepted, "the window does not take the file")
    source.move(500, 300)
    time.sleep(0.4)
    held = room.picture("held")
    room.need(differ(room, bare, held), "nothing shows that a file is held over the window")
    source.leave()
    time.sleep(0.4)
    room.need(not differ(room, bare, room.picture("left")), "the hint stays when the file is gone")
    source.enter(path)
    source.move(640, 400)
    source.drop()
    room.need(source.finished, "the window does not say that it took the file")
    room.told("fox and hen ŵ.kete is open.")
    room.engine_at("C", "d", "F")
    room.equal("the dropped game")
    room.picture("dropped")
    room.play("e")
    # The game that was on the table is kept: the card of Owari offers it.
    kept = os.listdir(os.path.join(room.data, "unfinished"))
    room.need(len([name for name in kept if name.endswith(".kete")]) == 2, f"kept: {kept}")


def differ(room, one, other):
    """Whether more than a few pixels of two pictures differ."""
    done = room.desktop.output("compare", "-metric", "AE", one, other, "null:")
    print("    pixels that differ:", done.split()[0])
    return float(done.split()[0]) > 500


@check
def bad_file_dropped(room):
    """A damaged file has its page, and the game on the table stays."""
    room.new("owari")
    room.play("A")
    source = Source(room.desktop)
    text = '(\n    version: 1,\n    ruleset: "owari",\n    moves: ["C", "d", "C"],\n)\n'
    source.enter(game_file(room, "bad.kete", text))
    source.move(640, 400)
    source.drop()
    room.told("turn 3 says C, but C is empty")
    room.picture("bad")
    room.desktop.click(*room.desktop.wait_for("Close", "push button").middle())
    room.equal("after a bad file")
    for name, text, says in (
        ("letter.txt", "Dear fox\n", "letter.txt is not a game of Kete."),
        ("void.kete", "\n", "The file is empty."),
    ):
        source.enter(game_file(room, name, text))
        source.move(640, 400)
        source.drop()
        print("    told:", room.told(says))
        if name.endswith(".kete"):
            room.desktop.click(*room.desktop.wait_for("Close", "push button").middle())
        room.equal(name)
    source.enter(room.desktop.folder)
    source.move(640, 400)
    source.drop()
    print("    told:", room.told("is a folder"))
    room.equal("a folder")


@check
def odd_things_dropped(room):
    """What is no file, a file that is gone, two files, a drop in a dialog and while seeds fly."""
    room.new("owari")
    room.play("A")
    source = Source(room.desktop)
    source.enter("/x", kind="text/plain")
    source.move(640, 400)
    room.need(source.accepted is False, "the window takes what is no file")
    for text in ("https://fox.example/a.kete\r\n", "file:///not/there.kete\r\n", "", "\x00\r\n"):
        source.enter(text=text)
        source.move(640, 400)
        source.drop()
        room.need(room.desktop.alive(), f"{text!r} ends the program")
        room.equal(f"{text!r} dropped")
    one, two = game_file(room, "one.kete"), game_file(room, "two.kete")
    source.enter(one, two)
    source.move(640, 400)
    source.drop()
    room.told("one.kete is open.")
    room.engine_at("C", "d", "F")
    room.equal("the first of two files")
    room.desktop.key("ctrl+n")
    room.desktop.wait_for("Cancel", "push button")
    source.enter(two)
    source.move(640, 400)
    source.drop()
    room.told("two.kete is open.")
    time.sleep(0.3)
    room.picture("dialog")
    room.need(
        not room.desktop.find("Cancel", "push button"), "the New game dialog stays before the game"
    )
    room.hands.speed("Slow")
    room.hands.hole(room.read(), "e")
    source.enter(one)
    source.move(640, 400)
    source.drop()
    room.told("one.kete is open.")
    room.engine_at("C", "d", "F")
    room.equal("dropped while seeds fly")


if __name__ == "__main__":
    sys.exit(main(__doc__))
