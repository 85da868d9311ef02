#!/usr/bin/env python3
"""The real window while the owner of the clipboard hangs, or disappears in the middle of a text.

    python3 tests/long/window/clipboard.py target/release/kete

Needs what play.py needs, and python3-xlib."""

import sys
import time

from Xlib import X, display
from Xlib.protocol import event

from room import check, main

SILENT = "The clipboard did not answer"


class Owner:
    """A program that owns the clipboard and the selection, and answers only when asked to."""

    def __init__(self, desktop):
        self.display = display.Display(desktop.environment["DISPLAY"])
        root = self.display.screen().root
        self.window = root.create_window(0, 0, 1, 1, 0, X.CopyFromParent)
        for name in ("CLIPBOARD", "PRIMARY"):
            self.window.set_selection_owner(self.display.intern_atom(name), X.CurrentTime)
        self.display.sync()

    def begin_text(self, text, seconds=5):
        """Answers the first request with the beginning of a text in pieces (INCR)."""
        until = time.time() + seconds
        pieces = 0
        while time.time() < until and pieces < 2:
            while self.display.pending_events():
                news = self.display.next_event()
                if news.type == X.SelectionRequest:
                    asked = news
                    news.requestor.change_attributes(event_mask=X.PropertyChangeMask)
                    incr = self.display.intern_atom("INCR")
                    news.requestor.change_property(news.property, incr, 32, [100_000])
                    news.requestor.send_event(event.SelectionNotify(
                        time=news.time, requestor=news.requestor, selection=news.selection,
                        target=news.target, property=news.property,
                    ))
                elif news.type == X.PropertyNotify and news.state == X.PropertyDelete:
                    asked.requestor.change_property(asked.property, asked.target, 8, text)
                    pieces += 1
                self.display.flush()
            time.sleep(0.001)

    def close(self):
        self.display.close()


def seconds_of_move(room, move):
    """How long the window takes to show a move that is played by its key."""
    began = time.time()
    room.desktop.key(move)
    room.engine.play(move)
    room.equal(f"after {move}")
    return time.time() - began


@check
def owner_hangs(room):
    """Pasting with the keys and with the middle button while the owner does not answer."""
    room.new("owari")
    usual = seconds_of_move(room, "C")
    owner = Owner(room.desktop)
    began = time.time()
    room.desktop.key("ctrl+v")
    during = seconds_of_move(room, "d")
    room.wait_for_text(SILENT, 5)
    reported = time.time() - began
    room.desktop.click(640, 90, button=2)
    middle = seconds_of_move(room, "F")
    print(f"    a move takes {usual:.2f} s, after Ctrl+V {during:.2f} s, after a middle click "
          f"{middle:.2f} s; reported after {reported:.2f} s")
    room.need(during < usual + 1 and middle < usual + 1, "the window waits for the clipboard")
    room.need(reported < 3, "the message comes late")
    room.picture("silent")
    # Closing does not wait for it.
    began = time.time()
    room.desktop.key("ctrl+q")
    room.need(room.desktop.wait_end() == 0, "Ctrl+Q does not end the program")
    print(f"    closed in {time.time() - began:.2f} s")
    owner.close()


@check
def text_is_cut(room):
    """The owner disappears after part of the text: nothing is pasted."""
    room.new("owari")
    room.play("C")
    owner = Owner(room.desktop)
    room.desktop.key("ctrl+v")
    owner.begin_text(b"0,0,0,0,0,1/1,0,0,0,0,0 23-23 S\n")
    owner.close()
    room.wait_for_text("clipboard", 5)
    room.equal("the game stays")


if __name__ == "__main__":
    sys.exit(main(__doc__))
