#!/usr/bin/env python3
"""Two windows on one folder and one game, windows closed from outside at a bad moment, and windows
of every size.

    python3 tests/long/window/windows.py target/release/kete"""

import os
import signal
import sys
import time

from reading import Reading
from room import check, main


class Second:
    """One more window beside that of a room, on the same folder."""

    def __init__(self, room, *arguments):
        self.desktop = room.desktop.beside()
        self.desktop.start(
            room.options.binary, "--data-dir", room.data, "--in-window-dialogs", *arguments
        )

    def read(self):
        return Reading("owari", self.desktop.tree())


def unfinished(room):
    folder = os.path.join(room.data, "unfinished")
    return sorted(name for name in os.listdir(folder) if name.endswith(".kete"))


def raised(desktop):
    desktop.xdotool("windowraise", desktop.window)
    desktop.xdotool("windowfocus", desktop.window)
    time.sleep(0.2)


@check
def two_windows_of_one_folder(room):
    """Each plays its own game; neither offers the other's."""
    room.new("owari")
    room.play("C")
    time.sleep(0.5)
    second = Second(room)
    try:
        time.sleep(0.6)
        names = [node.name for node in second.desktop.tree()]
        room.need(not any("Go on with" in name for name in names), "the other's game is offered")
        room.picture("second_start")
        second.desktop.kill()
        second = Second(room, "--new", "owari", "--friend")
        second.desktop.wait(lambda: second.read().nodes, 20, "the holes")
        raised(second.desktop)
        second.desktop.key("a")
        time.sleep(2.5)
        room.need(len(unfinished(room)) == 2, f"kept: {unfinished(room)}")
        raised(room.desktop)
        room.desktop.key("d")
        time.sleep(1)
        # The second ends; its game stays for the next.
        second.desktop.kill(signal.SIGTERM)
        room.need(len(unfinished(room)) == 2, f"kept: {unfinished(room)}")
        second = Second(room)
        second.desktop.wait_for("Go on", "push button")
        raised(second.desktop)
        second.desktop.click_on("Go on")
        second.desktop.wait(lambda: second.read().nodes, 10, "the holes")
        print("    goes on with:", second.read().board())
        room.picture("second_goes_on")
    finally:
        second.desktop.kill()


@check
def game_taken_by_another(room):
    """A window that offered a game finds it open in another one: it says so and the game is not played twice."""
    room.new("owari")
    room.play("C", "d")
    time.sleep(0.5)
    room.desktop.kill()
    room.start(data=room.data)
    room.desktop.wait_for("Go on", "push button")
    second = Second(room)
    try:
        second.desktop.wait_for("Go on", "push button")
        raised(second.desktop)
        second.desktop.click_on("Go on")
        second.desktop.wait(lambda: second.read().nodes, 10, "the holes")
        raised(room.desktop)
        room.desktop.click(*room.desktop.find("Go on", "push button").middle())
        print("    message:", room.wait_for_text("on the table of another window"))
        room.picture("taken")
    finally:
        second.desktop.kill()


@check
def closed_while_seeds_fly(room):
    """SIGTERM and closing by the window manager in the middle of a slow turn: the turn is kept."""
    for how in ("SIGTERM", "closed", "ctrl+q", "SIGHUP", "SIGINT"):
        room.new(speed="Slow")
        room.hands.hole(room.read(), "C")
        room.engine.play("C")
        time.sleep(0.35)
        if how.startswith("SIG"):
            room.desktop.program.send_signal(getattr(signal, how))
        elif how == "closed":
            close(room.desktop)
        else:
            room.desktop.key(how)
        code = room.desktop.wait_end()
        print(f"    {how}: ends with {code}")
        room.need(code is not None, f"{how} does not end the program")
        room.reopen(data=room.data, press="Go on")
        room.equal(how)
        room.desktop.kill()


def close(desktop):
    """Asks the window to close, as the button in its title bar does."""
    from Xlib import display
    from Xlib.protocol import event

    screen = display.Display(desktop.environment["DISPLAY"])
    window = screen.create_resource_object("window", int(desktop.window))
    data = (32, [screen.intern_atom("WM_DELETE_WINDOW"), 0, 0, 0, 0])
    kind = screen.intern_atom("WM_PROTOCOLS")
    window.send_event(event.ClientMessage(window=window, client_type=kind, data=data))
    screen.sync()
    screen.close()


PAGES = {
    "start": lambda room: room.desktop.key("ctrl+1"),
    "learn": lambda room: room.desktop.key("ctrl+3"),
    "new_game": lambda room: room.desktop.key("ctrl+n"),
    "settings": lambda room: room.desktop.key("ctrl+comma"),
    "keys": lambda room: room.desktop.key("question"),
}


@check
def odd_sizes(room):
    """Pages and dialogs from a thumbnail to three screens wide and back: the program stays."""
    room.new("owari")
    room.play("C", "d")
    sizes = ((120, 90), (200, 800), (1280, 200), (400, 300), (640, 480), (3840, 2160), (1, 1),
             (5000, 300), (900, 600))
    for page, show in PAGES.items():
        show(room)
        for width, height in sizes:
            room.desktop.resize(width, height)
            room.need(room.desktop.alive(), f"{page} at {width}x{height} ends the program")
            if (width, height) in ((400, 300), (200, 800), (640, 480), (120, 90)):
                room.picture(f"{page}_{width}x{height}")
        room.desktop.key("Escape")
        room.desktop.key("ctrl+2")
    for width, height in sizes:
        room.desktop.resize(width, height)
        room.need(room.desktop.alive(), f"the game at {width}x{height} ends the program")
        room.picture(f"play_{width}x{height}")
    room.desktop.resize(1280, 800)
    room.equal("after all sizes")
    room.need(room.desktop.log() == "", room.desktop.log())


if __name__ == "__main__":
    sys.exit(main(__doc__))
