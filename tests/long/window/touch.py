#!/usr/bin/env python3
"""A finger on the real window: GNOME's compositor without a screen, whose remote desktop has a touch
screen; taps, a long press and swipes, and what the window's accessible names say of them.

    /usr/bin/python3 tests/long/window/touch.py target/release/kete

Needs mutter, pipewire and wireplumber, and what play.py needs."""

import os
import re
import shutil
import subprocess
import sys
import time

from gi.repository import Gio, GLib

from session import Desktop, Trouble, arguments

DISPLAY = "kete-touch"
SCREEN = (1280, 800)
# The least size of what a finger is to hit, in points.
FINGER = 44
# Seconds after which a turn is sown.
SOWN = 4
# As Linux numbers it.
LEFT_BUTTON = 272
# A press that is longer than this explains what is under the finger.
LONG = 1.2
REMOTE = "org.gnome.Mutter.RemoteDesktop"
CAST = "org.gnome.Mutter.ScreenCast"


class TouchScreen:
    """The compositor, and a finger on its only monitor."""

    def __init__(self, desktop):
        tools = ("mutter", "pipewire", "wireplumber")
        missing = [tool for tool in tools if shutil.which(tool) is None]
        if missing:
            raise Trouble("not installed: " + ", ".join(missing))
        self.desktop = desktop
        self.environment = dict(desktop.environment, LIBGL_ALWAYS_SOFTWARE="1")
        self.environment.pop("DISPLAY")
        for command in (
            ["pipewire"],
            ["wireplumber"],
            ["mutter", "--headless", "--wayland", "--no-x11", "--virtual-monitor",
             f"{SCREEN[0]}x{SCREEN[1]}", "--wayland-display", DISPLAY],
        ):
            log = open(os.path.join(desktop.folder, command[0] + ".log"), "w")
            process = subprocess.Popen(command, env=self.environment, stdout=log, stderr=log)
            desktop.started.append(process)
            time.sleep(1)
        self.environment["WAYLAND_DISPLAY"] = DISPLAY
        self.bus = Gio.bus_get_sync(Gio.BusType.SESSION)
        desktop.wait(self._is_there, 20, "the compositor")
        self.session, = self.call(REMOTE, "/org/gnome/Mutter/RemoteDesktop", REMOTE, "CreateSession")
        number, = self.call(REMOTE, self.session, "org.freedesktop.DBus.Properties", "Get",
                            GLib.Variant("(ss)", (REMOTE + ".Session", "SessionId")))
        # A finger needs a recorded monitor to say where on it is.
        options = {"remote-desktop-session-id": GLib.Variant("s", number)}
        cast, = self.call(CAST, "/org/gnome/Mutter/ScreenCast", CAST, "CreateSession",
                          GLib.Variant("(a{sv})", (options,)))
        self.stream, = self.call(CAST, cast, CAST + ".Session", "RecordMonitor",
                                 GLib.Variant("(sa{sv})", ("Meta-0", {})))
        self._finger("Start")

    def _is_there(self):
        names, = self.call("org.freedesktop.DBus", "/", "org.freedesktop.DBus", "ListNames")
        return REMOTE in names and CAST in names

    def call(self, name, path, interface, method, arguments=None):
        answer = self.bus.call_sync(
            name, path, interface, method, arguments, None, Gio.DBusCallFlags.NONE, -1, None)
        return answer.unpack()

    def _finger(self, method, form=None, *values):
        arguments = GLib.Variant(form, values) if form else None
        self.call(REMOTE, self.session, REMOTE + ".Session", method, arguments)

    def press(self, at, seconds=0.12, to=None):
        """Puts the finger down, moves it if it is a swipe, and lifts it."""
        self._finger("NotifyTouchDown", "(sudd)", self.stream, 0, *map(float, at))
        steps = 12
        for step in range(1, steps + 1):
            time.sleep(seconds / steps)
            if to is not None:
                way = step / steps
                x, y = (a + (b - a) * way for a, b in zip(at, to))
                self._finger("NotifyTouchMotion", "(sudd)", self.stream, 0, x, y)
        self._finger("NotifyTouchUp", "(u)", 0)
        time.sleep(0.5)

    def click(self, at):
        """Clicks with the mouse."""
        self._finger("NotifyPointerMotionAbsolute", "(sdd)", self.stream, *map(float, at))
        time.sleep(0.3)
        for is_down in (True, False):
            self._finger("NotifyPointerButton", "(ib)", LEFT_BUTTON, is_down)
            time.sleep(0.05)

    def start(self, binary, *arguments):
        """Starts the program under the compositor."""
        desktop = self.desktop
        with open(os.path.join(desktop.folder, desktop.log_name()), "a") as log:
            desktop.program = subprocess.Popen(
                [binary, *arguments], env=self.environment, stdout=log, stderr=log)
        desktop.started.append(desktop.program)
        desktop.wait(lambda: desktop.find("Hint"), 60, "the window")
        time.sleep(2)

    def middle(self, name):
        """Where a control is on the monitor: its own place begins below the title bar."""
        tree = self.desktop.tree()
        node = self.desktop.find(name, tree=tree)
        if node is None:
            raise Trouble(f"{name} is not there")
        x, y = node.middle()
        return x, y + SCREEN[1] - tree[0].rect[3]


def main():
    about = arguments(__doc__).parse_args()
    desktop = Desktop()
    wrong = []

    def check(is_so, what):
        print(("  " if is_so else "✗ ") + what)
        if not is_so:
            wrong.append(what)

    try:
        screen = TouchScreen(desktop)
        screen.start(about.binary, "--data-dir", os.path.join(desktop.folder, "data"),
                     "--new", "owari", "--friend")
        def hole(name, seeds=None):
            return re.compile(f"^{name}, " + ("" if seeds is None else f"{seeds} seeds?"))

        def is_there(name):
            return desktop.find(name) is not None

        # The first touch makes the touch screen: no window knows it yet.
        screen.press(screen.middle("Owari"))
        check(desktop.find("Hint").rect[3] < FINGER, "for a mouse the buttons are small")
        screen.press(screen.middle(hole("South C")))
        check(is_there("Play C") and is_there(hole("South C", 4)),
              "a tap on C shows the move and Play C")
        check(desktop.find("Hint").rect[3] >= FINGER, "for a finger the buttons have 44 points")
        screen.press(screen.middle("Play C"))
        time.sleep(SOWN)
        check(is_there(hole("South C", 0)), "Play C plays it")
        screen.press(screen.middle(hole("North b")), LONG)
        check(is_there("You may play b.") and is_there(hole("North b", 4)),
              "a long press on b explains it and plays nothing")
        for _ in range(2):
            screen.press(screen.middle(hole("North b")))
        time.sleep(SOWN)
        check(is_there(hole("North b", 0)), "a second tap on b plays it")
        x, y = screen.middle("Moves")
        left, right = (x, y + 60), (x + 200, y + 60)
        screen.press(left, to=right)
        time.sleep(SOWN)
        check(is_there(hole("North b", 4)), "a swipe to the right goes a turn back")
        screen.press(right, to=left)
        time.sleep(SOWN)
        check(is_there(hole("North b", 0)), "a swipe to the left goes on again")
        screen.click(screen.middle(hole("South A")))
        time.sleep(SOWN)
        check(is_there(hole("South A", 0)), "one click of the mouse plays A")
        check(desktop.find("Hint").rect[3] < FINGER, "the buttons are small again")
    finally:
        desktop.close()
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
