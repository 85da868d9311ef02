"""Runs one game or course in this process, several in separate processes."""

import argparse
import json
import subprocess
import sys

import session
from reading import BAWO, TWO_ROWS

GAMES = BAWO + TWO_ROWS + ("ring",)
SHARED = ("seed", "width", "height", "pictures")


def arguments(about, kinds):
    """The arguments of scripts that go through games; each adds its own."""
    parser = session.arguments(about)
    parser.add_argument("--game", action="append", choices=GAMES, help="all nine where not given")
    parser.add_argument(
        "--with", dest="hands", action="append", choices=sorted(kinds), help="mouse where not given"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--width", type=int, default=1280)
    parser.add_argument("--height", type=int, default=800)
    return parser


def go_through(parser, own, run, verdict):
    """Runs all chosen games and prints a report line for each; `own` names the script's own
    arguments. The exit code is the worst `verdict` of a report."""
    options = parser.parse_args()
    games, kinds = options.game or GAMES, options.hands or ["mouse"]
    if len(games) * len(kinds) == 1:
        report = run(argparse.Namespace(**{**vars(options), "game": games[0], "hands": kinds[0]}))
        print(json.dumps(report, ensure_ascii=False), flush=True)
        return verdict(report)
    # One process each: the accessibility library knows one bus per process.
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
