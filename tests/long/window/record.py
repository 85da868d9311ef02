#!/usr/bin/env python3
"""Records everything about the program that a refactoring must not change, and compares two
recordings.

    python3 tests/long/window/record.py target/release/kete OUTFOLDER
    python3 tests/long/window/record.py --compare OLD NEW [--word OLD=NEW ...]

A recording holds what the commands answer (`commands`, `protocol`, `drills`, `sheets`, `drawn`,
`converted`), the names of everything on the pages of a dozen situations (`names`), the files that
the program wrote (`files`), and pictures of the pages in three sizes and three themes
(`pictures`). Two recordings of one program are equal except for `speeds.txt`."""

import argparse
import os
import shutil
import sys
import time
import traceback

from recorded_commands import record_commands
from recorded_differences import compare
from recorded_pages import HOME, SIZES, THEMES, Pages, take_home
from recorded_situations import ONCE, SITUATIONS
from session import end_on_signal

PARTS = ("commands", "names", "pictures")


def record(binary, folder, parts, only, themes, sizes):
    lock = take_home()
    failed = []
    if "commands" in parts and not only:
        environment = {
            name: value for name, value in os.environ.items()
            if not name.startswith("XDG_") and name not in ("DISPLAY", "WAYLAND_DISPLAY")
        }
        environment.update(HOME=HOME, TZ="UTC0", LC_ALL="C.UTF-8")
        began = time.time()
        record_commands(binary, folder, environment)
        print(f"ok   commands, {time.time() - began:.0f} s", flush=True)
    if "pictures" not in parts:
        themes, sizes = THEMES[:1] if "names" in parts else [], []
    for theme in themes:
        pages = Pages(binary, folder, theme, sizes)
        try:
            for situation in SITUATIONS + (ONCE if pages.named else []):
                if only and situation.__name__ not in only:
                    continue
                began = time.time()
                try:
                    situation(pages)
                    outcome = "ok  "
                except Exception as why:
                    traceback.print_exc()
                    outcome = f"FAIL {type(why).__name__} {why}:"
                    failed.append(situation.__name__)
                    pages.desktop.picture(
                        os.path.join(folder, "failed", f"{situation.__name__}_{theme}.png")
                    )
                if "panicked" in pages.desktop.log():
                    failed.append(pages.desktop.log())
                took = f"{time.time() - began:.0f} s"
                print(f"{outcome} {theme} {situation.__name__}, {took}", flush=True)
            if pages.unsteady:
                print("     never at rest:", ", ".join(pages.unsteady))
        finally:
            pages.close()
    shutil.rmtree(HOME, ignore_errors=True)
    lock.close()
    return 1 if failed else 0


def main():
    end_on_signal()
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("first", help="the program, or with --compare the older recording")
    parser.add_argument("second", help="the folder to write, or the newer recording")
    parser.add_argument("--compare", action="store_true", help="list what differs")
    parser.add_argument(
        "--word", action="append", default=[], metavar="OLD=NEW",
        help="with --compare: a pattern of the older texts that is now written otherwise",
    )
    parser.add_argument("--part", action="append", choices=PARTS, help="only this part")
    parser.add_argument("--only", action="append", help="only this situation")
    parser.add_argument("--theme", action="append", choices=THEMES, help="only this theme")
    sizes = {f"{width}x{height}": (width, height) for width, height in SIZES}
    parser.add_argument("--size", action="append", choices=sizes, help="only pictures of this size")
    options = parser.parse_args()
    if options.compare:
        words = [tuple(word.split("=", 1)) for word in options.word]
        return compare(options.first, options.second, words)
    binary, folder = os.path.abspath(options.first), os.path.abspath(options.second)
    os.makedirs(folder, exist_ok=True)
    parts, themes = options.part or PARTS, options.theme or THEMES
    chosen = [sizes[size] for size in options.size or sizes]
    return record(binary, folder, parts, options.only, themes, chosen)


if __name__ == "__main__":
    sys.exit(main())
