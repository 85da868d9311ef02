#!/usr/bin/env python3
"""Measures the window on a virtual screen: all nine games at two sizes.

    cargo build --release
    python3 tests/long/window/speed.py target/release/kete --write docs/performance.md

A hidden flag lets the program play by itself and print the medians of 300 frames. Before each run
a plain count of Kalah measures the core; the times are scaled to a core that counts
60 million leaves a second. Needs Xvfb and rustc. Nothing else should run meanwhile."""

import argparse
import os
import re
import subprocess
import sys
import tempfile
import time

from session import start_screen

GAMES = ["awale", "basic", "owari", "ayoayo", "giuthi", "ring", "bawo-beginner", "bawo-advanced",
         "bawo-ntchuwa"]
# Width, height, and the most milliseconds a whole frame may take there.
SIZES = [(1280, 800, 12.0), (1920, 1080, 25.0)]
CORE = 60.0
MOST_OWN_MS, MOST_FIRST_MS, MOST_MEMORY_MB = 2.0, 500.0, 150
BEGIN, END = "<!-- window: begin -->", "<!-- window: end -->"
IDLE_SECS = 6


def surroundings(display, folder):
    known = dict(os.environ, DISPLAY=display, XDG_RUNTIME_DIR=folder, NO_AT_BRIDGE="1")
    for name in ("WAYLAND_DISPLAY", "WAYLAND_SOCKET", "DBUS_SESSION_BUS_ADDRESS"):
        known.pop(name, None)
    return known


def measure(options, yardstick, game, width, height, folder):
    """The numbers of one run, as they would be on the core the limits are meant for."""
    screen, display = start_screen(width, height)
    try:
        core = float(subprocess.run([yardstick], capture_output=True, text=True, check=True).stdout)
        command = [options.binary, "--data-dir", os.path.join(folder, game), "--new", game,
                   "--friend", "--size", str(width), str(height), "--frames",
                   str(options.frames)]
        run = subprocess.run(command, capture_output=True, text=True, timeout=600,
                             env=surroundings(display, folder), check=True)
        after = float(subprocess.run([yardstick], capture_output=True, text=True, check=True).stdout)
    finally:
        screen.terminate()
        screen.wait()
    found = dict(re.findall(r"([a-z-]+) ([0-9.]+)", run.stdout))
    core = (core + after) / 2
    scale = core / CORE
    return {
        "core": core,
        "own": float(found["own-ms"]) * scale,
        "handed_over": float(found["handed-over-ms"]) * scale,
        "whole": float(found["whole-ms"]) * scale,
        "first": float(found["first-ms"]) * scale,
        "memory": int(found["memory-mb"]),
    }


def idle_ticks(options, folder):
    """Ticks of processor time that an untouched window takes in some seconds."""
    screen, display = start_screen(1280, 800)
    program = subprocess.Popen(
        [options.binary, "--data-dir", os.path.join(folder, "idle"), "--new", "owari", "--friend"],
        env=surroundings(display, folder), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def ticks():
        with open(f"/proc/{program.pid}/stat", encoding="utf8") as stat:
            parts = stat.read().rsplit(")", 1)[1].split()
        return int(parts[11]) + int(parts[12])

    try:
        time.sleep(6)
        before = ticks()
        time.sleep(IDLE_SECS)
        return ticks() - before
    finally:
        program.terminate()
        program.wait()
        screen.terminate()
        screen.wait()


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("binary")
    parser.add_argument("--frames", type=int, default=300)
    parser.add_argument("--games", nargs="+", default=GAMES, choices=GAMES)
    parser.add_argument("--write", help="put the table into this file")
    options = parser.parse_args()
    here = os.path.dirname(os.path.abspath(__file__))
    lines = ["| game | size | own part | handed over | whole frame | first picture | memory | core |",
             "| --- | --- | --- | --- | --- | --- | --- | --- |"]
    failed = []
    load = os.getloadavg()[0]
    with tempfile.TemporaryDirectory(prefix="kete-speed-") as folder:
        yardstick = os.path.join(folder, "yardstick")
        subprocess.run(["rustc", "-O", "-o", yardstick, os.path.join(here, "yardstick.rs")],
                       check=True)
        for width, height, most in SIZES:
            for game in options.games:
                found = measure(options, yardstick, game, width, height, folder)
                lines.append(
                    f"| {game} | {width}x{height} | {found['own']:.2f} ms | "
                    f"{found['handed_over']:.1f} ms | "
                    f"{found['whole']:.1f} ms | {found['first']:.0f} ms | "
                    f"{found['memory']} MB | {found['core']:.0f} |")
                print(lines[-1], flush=True)
                for name, limit in (("own", MOST_OWN_MS), ("whole", most),
                                    ("first", MOST_FIRST_MS), ("memory", MOST_MEMORY_MB)):
                    if found[name] >= limit:
                        failed.append(f"{game} {width}x{height}: {name} {found[name]:.2f}")
        ticks = idle_ticks(options, folder)
    idle = f"An untouched window took {ticks} ticks of processor time in {IDLE_SECS} seconds."
    print(idle)
    if ticks:
        failed.append(f"idle: {ticks} ticks")
    if options.write:
        table = "\n".join([BEGIN, f"Load of the machine at the start: {load:.1f}.", "", *lines, "",
                          idle, END])
        with open(options.write, encoding="utf8") as page:
            text = page.read()
        before, rest = text.split(BEGIN)
        with open(options.write, "w", encoding="utf8") as page:
            page.write(before + table + rest.split(END)[1])
    for failure in failed:
        print("over the limit:", failure)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
