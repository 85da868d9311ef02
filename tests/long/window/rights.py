#!/usr/bin/env python3
"""The real window for a user who may not read or write: told in a sentence, nothing lost.

    sudo python3 tests/long/window/rights.py target/release/kete

Started by root it goes on as the user nobody, whom the rights of files bind."""

import os
import random
import sys
import tempfile
import time

from engine import Engine
from hands import Mouse
from room import check, main, save

GAME = '(\n    version: 1,\n    ruleset: "owari",\n    moves: ["C", "d", "F"],\n)\n'


def become_nobody(pictures):
    """From here on nothing is allowed by being root."""
    os.makedirs(pictures, exist_ok=True)
    if os.getuid() == 0:
        os.chown(pictures, 65534, 65534)
        os.setgroups([])
        os.setgid(65534)
        os.setuid(65534)
    os.environ["HOME"] = tempfile.mkdtemp(prefix="kete-home-")


def put(path, text, mode=0o644):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w") as file:
        file.write(text)
    os.chmod(path, mode)
    return path


def folder(room, name, mode=0o755):
    path = os.path.join(room.desktop.folder, name)
    os.makedirs(path, exist_ok=True)
    os.chmod(path, mode)
    return path


def begin(room, data):
    """A game of Owari of two people, kept in this folder."""
    room.start("--new", "owari", "--friend", data=data)
    room.desktop.wait(lambda: room.read().nodes, 20, "the holes")
    room.hands = Mouse(room.desktop, "owari", random.Random(7))
    room.hands.speed_off()
    room.engine = Engine(room.options.binary, "owari")


def quit_with_question(room):
    """Quitting asks, Cancel stays, and leaving unsaved ends with 0."""
    room.desktop.key("ctrl+q")
    room.desktop.wait_for("Don't save", "push button", 5)
    time.sleep(0.3)
    room.picture("quit_asks")
    room.desktop.key("Escape")
    time.sleep(0.3)
    room.need(room.desktop.alive(), "Escape closes the window")
    room.equal("after Escape")
    room.desktop.key("ctrl+q")
    room.desktop.click(*room.desktop.wait_for("Don't save", "push button", 5).middle())
    room.need(room.desktop.wait_end() == 0, "does not end with 0")


@check
def unreadable_file(room):
    """As an argument, through the dialog: told, and the game on the table stays."""
    path = put(os.path.join(room.desktop.folder, "secret.kete"), GAME, 0)
    room.start(path)
    print("    told:", room.told("secret.kete", 8))
    room.told("not allowed" if room.label("not allowed") else "may not")
    room.picture("unreadable_argument")
    room.desktop.kill()
    room.new("owari")
    room.play("C")
    room.desktop.key("ctrl+o")
    room.desktop.wait_for("Open", "push button")
    time.sleep(0.3)
    room.desktop.key("ctrl+a")
    room.desktop.xdotool("type", "--delay", "10", path)
    room.desktop.key("Return")
    time.sleep(0.8)
    room.picture("unreadable_in_dialog")
    print("    told:", room.told("secret.kete"))
    closed = folder(room, "closed", 0)
    room.desktop.key("ctrl+a")
    room.desktop.xdotool("type", "--delay", "10", closed + "/fox.kete")
    room.desktop.key("Return")
    time.sleep(0.8)
    print("    told:", [n.name for n in room.desktop.tree() if "fox.kete" in n.name])
    room.picture("closed_folder_typed")
    room.desktop.key("Escape")
    room.equal("after the dialog")
    os.chmod(closed, 0o755)


@check
def read_only_data(room):
    """--data-dir on a folder nothing may be written to."""
    data = folder(room, "locked", 0o555)
    begin(room, data)
    time.sleep(0.5)
    room.picture("read_only_start")
    room.play("C")
    print("    told:", room.told("This game is not kept for now"))
    room.picture("read_only_told")
    room.play("d", "F")
    # A setting that cannot be written.
    room.hands.speed("Slow")
    time.sleep(1.5)
    room.picture("read_only_setting")
    room.hands.speed("Off")
    room.need(os.listdir(data) == [], f"written: {os.listdir(data)}")
    # Saving to a place of one's own works all the same.
    path = save(room, "mine.kete")
    room.told("Saved as mine.kete")
    room.desktop.key("ctrl+q")
    room.need(room.desktop.wait_end() == 0, "a saved game still asks")
    room.start(path, data=data)
    room.desktop.wait(lambda: room.read().nodes, 20, "the holes")
    room.equal("saved outside")
    room.hands = Mouse(room.desktop, "owari", random.Random(7))
    room.hands.speed_off()
    room.play("e")
    quit_with_question(room)
    begin(room, data)
    room.play("C")
    quit_with_question(room)


@check
def kept_folder_closed(room):
    """The folders of kept games are closed while the rest is not; opened again all is kept."""
    for name, mode in (("unfinished", 0o555), ("unfinished", 0), ("finished", 0)):
        data = folder(room, f"half{name}{mode}")
        closed = folder(room, os.path.join(data, name), mode)
        begin(room, data)
        room.play("C")
        if name == "unfinished":
            print("    told:", room.told("This game is not kept for now"))
            os.chmod(closed, 0o755)
            room.play("d")
            time.sleep(0.6)
            games = [entry for entry in os.listdir(closed) if entry.endswith(".kete")]
            room.need(len(games) == 1, f"once it may be written: {games}")
            room.desktop.key("ctrl+q")
            room.need(room.desktop.wait_end() == 0, "a kept game asks before it closes")
        else:
            room.hands.button("End")
            time.sleep(0.4)
            room.picture("end_menu")
            room.desktop.click(*room.desktop.wait_for("Resign…").middle())
            room.desktop.click(*room.desktop.wait_for("Resign", "push button").middle())
            print("    told:", room.told("This game is not kept for now"))
            kept = os.listdir(os.path.join(data, "unfinished"))
            room.need(any(entry.endswith(".kete") for entry in kept), f"lost from {kept}")
            room.desktop.kill()
            os.chmod(closed, 0o755)


@check
def unreadable_kept_game(room):
    """A kept game that may not be read: told, shown where it lies, the others go on."""
    data = folder(room, "kept")
    put(os.path.join(data, "unfinished", "owari-1-1-1.kete"), GAME, 0)
    put(os.path.join(data, "unfinished", "awale-1-1-1.kete"), GAME.replace("owari", "awale"))
    room.start(data=data, game="awale")
    print("    told:", room.told("cannot be read"))
    room.picture("unreadable_kept")
    show = room.desktop.find("Show", "push button")
    room.desktop.click(*show.middle())
    time.sleep(0.6)
    room.picture("unreadable_kept_shown")
    print("    told:", [n.name for n in room.desktop.tree() if "owari-1" in n.name])
    room.desktop.click(*room.desktop.wait_for("Go on", "push button").middle())
    room.desktop.wait(lambda: room.read().nodes, 20, "the holes")
    room.engine_at("C", "d", "F", game="awale")
    room.equal("the readable game")
    room.need(os.path.exists(os.path.join(data, "unfinished", "owari-1-1-1.kete")), "it is gone")


@check
def closed_settings(room):
    """Settings and what else is remembered that can neither be read nor written."""
    data = folder(room, "config")
    begin(room, data)
    room.hands.speed("Fast")
    room.play("C")
    save(room, "seen.kete")
    time.sleep(1.5)
    room.desktop.key("ctrl+q")
    room.need(room.desktop.wait_end() == 0, "does not close")
    files = [
        os.path.join(at, name) for at, _, names in os.walk(data) for name in names
        if name.endswith(".ron")
    ]
    print("    files:", [os.path.relpath(path, data) for path in files])
    before = {path: open(path).read() for path in files}
    for path in files:
        os.chmod(path, 0)
    room.start(data=data)
    time.sleep(1)
    room.picture("closed_settings")
    room.desktop.key("ctrl+comma")
    time.sleep(0.6)
    room.picture("closed_settings_dialog")
    room.desktop.key("Escape")
    room.desktop.key("ctrl+q")
    room.need(room.desktop.wait_end() == 0, "does not close")
    print("    said:", room.desktop.log())
    left = [
        os.path.join(at, name) for at, _, names in os.walk(data) for name in names
    ]
    for path in left:
        os.chmod(path, 0o644)
    for path, text in before.items():
        holders = [other for other in left if open(other).read() == text]
        room.need(holders, f"{path} is lost; there are {left}")


@check
def file_in_closed_folder(room):
    """Saving over a game in a folder that may not be changed: told, the file as it was."""
    closed = folder(room, "archive")
    path = put(os.path.join(closed, "old.kete"), GAME)
    os.chmod(closed, 0o555)
    room.start(path)
    room.desktop.wait(lambda: room.read().nodes, 20, "the holes")
    room.hands = Mouse(room.desktop, "owari", random.Random(7))
    room.hands.speed_off()
    room.engine_at("C", "d", "F")
    room.play("e")
    room.desktop.key("ctrl+s")
    print("    told:", room.told("old.kete"))
    room.picture("closed_folder_saved")
    room.need(open(path).read() == GAME, "the file changed")
    room.desktop.key("ctrl+q")
    room.desktop.click(*room.desktop.wait_for("Save", "push button", 5).middle())
    time.sleep(0.6)
    room.picture("closed_folder_quit")
    room.need(room.desktop.alive(), "closes though it could not save")
    room.desktop.click(*room.desktop.wait_for("Don't save", "push button", 5).middle())
    room.need(room.desktop.wait_end() == 0, "does not close")
    os.chmod(closed, 0o755)


if __name__ == "__main__":
    sys.exit(main(__doc__, become_nobody))
