#!/usr/bin/env python3
"""The real window on a disk that is full: told, nothing lost, kept again as soon as there is room.

    sudo python3 tests/long/window/full.py target/release/kete

Needs the right to mount a small disk in memory (tmpfs), which it unmounts again."""

import os
import random
import subprocess
import sys
import time

from engine import Engine
from hands import Mouse
from room import check, main
from session import Trouble


class SmallDisk:
    """A disk of 256 KiB."""

    def __init__(self, room):
        self.path = os.path.join(room.desktop.folder, "disk")
        os.makedirs(self.path, exist_ok=True)
        done = subprocess.run(
            ["mount", "-t", "tmpfs", "-o", "size=256k", "tmpfs", self.path],
            capture_output=True, text=True,
        )
        if done.returncode:
            raise Trouble(f"no small disk: {done.stderr.strip()}")

    def fill(self):
        for _ in range(20):
            with open(os.path.join(self.path, "filler"), "ab", buffering=0) as file:
                try:
                    while file.write(b"x" * 512):
                        pass
                except OSError:
                    time.sleep(0.02)

    def empty(self):
        os.remove(os.path.join(self.path, "filler"))

    def unmount(self):
        subprocess.run(["umount", "-l", self.path], check=False)


def begin(room, data):
    room.start("--new", "owari", "--friend", data=data)
    room.desktop.wait(lambda: room.read().nodes, 20, "the holes")
    room.hands = Mouse(room.desktop, "owari", random.Random(7))
    room.hands.speed_off()
    room.engine = Engine(room.options.binary, "owari")


def kept(data):
    folder = os.path.join(data, "unfinished")
    names = [name for name in os.listdir(folder) if name.endswith(".kete")]
    return {name: open(os.path.join(folder, name)).read() for name in names}


@check
def disk_full(room):
    """The game on a disk that fills up while it is played."""
    disk = SmallDisk(room)
    try:
        begin(room, disk.path)
        room.play("C", "d")
        time.sleep(0.5)
        before = kept(disk.path)
        room.need(len(before) == 1, f"kept: {list(before)}")
        disk.fill()
        room.play("F")
        print("    told:", room.told("This game is not kept for now"))
        room.picture("told")
        room.need(kept(disk.path) == before, "what was kept is no longer whole")
        parts = [name for name in os.listdir(os.path.join(disk.path, "unfinished"))]
        print("    in the folder:", parts)
        room.play("e")
        # Saving by hand is refused in words, the game stays.
        room.desktop.key("ctrl+s")
        room.desktop.wait_for("Save", "push button")
        time.sleep(0.3)
        room.desktop.key("Return")
        print("    told:", room.told("owari.kete cannot be written: the disk is full"))
        room.picture("save_refused")
        room.desktop.key("Escape")
        room.desktop.key("ctrl+q")
        room.desktop.wait_for("Don't save", "push button", 5)
        time.sleep(0.3)
        room.picture("quit_asks")
        room.desktop.key("Escape")
        time.sleep(0.3)
        room.equal("after all refusals")
        disk.empty()
        room.play("A")
        time.sleep(0.6)
        text = "".join(kept(disk.path).values())
        room.need('"e"' in text and '"A"' in text, f"not kept once there is room:\n{text}")
        room.desktop.key("ctrl+q")
        room.need(room.desktop.wait_end() == 0, "asks though all is kept")
        engine = room.engine
        room.start(data=disk.path)
        room.desktop.click(*room.desktop.wait_for("Go on", "push button").middle())
        room.desktop.wait(lambda: room.read().nodes, 20, "the holes")
        room.engine = engine
        room.equal("gone on with")
    finally:
        room.desktop.kill()
        disk.unmount()


@check
def full_before_quitting(room):
    """A disk that has room again when the window is closed: nothing more needs to be played."""
    disk = SmallDisk(room)
    try:
        begin(room, disk.path)
        room.play("C")
        disk.fill()
        room.play("d")
        room.told("This game is not kept for now")
        disk.empty()
        room.desktop.key("ctrl+q")
        if room.desktop.wait_end(1) is None:
            # Within some seconds there is nothing left to ask.
            print("    told:", room.told("This game is kept again"))
            room.picture("kept_again")
            room.desktop.key("ctrl+q")
        room.need(room.desktop.wait_end() == 0, "asks though all is kept")
        room.need('"d"' in "".join(kept(disk.path).values()), "the last turn is not kept")
    finally:
        room.desktop.kill()
        disk.unmount()


@check
def full_at_start(room):
    """A start on a full disk, and a start on one that was taken away."""
    disk = SmallDisk(room)
    try:
        disk.fill()
        begin(room, disk.path)
        time.sleep(1)
        room.picture("start")
        room.play("C")
        room.told("This game is not kept for now")
    finally:
        room.desktop.kill()
        disk.unmount()
    begin(room, "/proc/kete")
    room.play("C")
    print("    told:", room.told("This game is not kept for now"))
    room.picture("no_such_disk")


if __name__ == "__main__":
    sys.exit(main(__doc__))
