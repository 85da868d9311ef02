"""One game or course in this process, several in a process of their own each."""

import argparse
import json
import os
import signal
import subprocess
import sys

from reading import BAWO, TWO_ROWS

GAMES = BAWO + TWO_ROWS + ("ring",)
SHARED = ("seed", "width", "height", "pictures")


def arguments(says, kinds):
    """What every script that goes through games takes; each adds its own."""
    parser = argparse.ArgumentParser(description=says.split("\n")[0])
    parser.add_argument("binary", help="the program")
    parser.add_argument("--game", action="append", choices=GAMES, help="all nine where not given")
    parser.add_argument(
        "--with", dest="hands", action="append", choices=sorted(kinds), help="mouse where not given"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--width", type=int, default=1280)
    parser.add_argument("--height", type=int, default=800)
    parser.add_argument("--pictures", default="window-pictures", help="folder for pictures and logs")
    return parser


def go_through(parser, own, run, verdict):
    """Runs all games asked for, one line of report each; `own` names the script's own arguments.
    The exit code is the worst `verdict` of a report."""
    # Told to end, everything that was started is ended as well.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(3))
    options = parser.parse_args()
    options.binary = os.path.abspath(options.binary)
    games, kinds = options.game or GAMES, options.hands or ["mouse"]
    if len(games) * len(kinds) == 1:
        report = run(argparse.Namespace(**{**vars(options), "game": games[0], "hands": kinds[0]}))
        print(json.dumps(report, ensure_ascii=False), flush=True)
        return verdict(report)
    # Each in a process of its own: the accessibility library knows one bus a process.
    given = [
        argument for name in SHARED + own
        if (value := getattr(options, name)) is not None for argument in (f"--{name}", str(value))
    ]
    worst = 0
    for kind in kinds:
        for game in games:
            one = [sys.executable, sys.argv[0], options.binary, "--game", game, "--with", kind, *given]
            worst = max(worst, subprocess.run(one).returncode)
    return worst
