#!/usr/bin/env python3
"""Writes a model game for a course: a game of Kete against itself, as `Show` and `Guess` steps.

    python3 tests/long/model/model_game.py KETE RULESET [OPTION=VALUE ...]
        [--seed 1] [--opening 4] [--guess south|north|both] [--nodes 200000] [--most 200]

KETE is the program. The first `--opening` moves are drawn with the seed from the good ones, all
others are played at full strength with `--nodes` searched positions each. The steps go to standard
output, ready for a lesson of the track `Model`: only the texts and reasons are missing. Before each
step a comment has the worth of all moves, for choosing which turns to teach.

A turn becomes a `Guess` if its player is to be guessed, the moves differ in worth, and the move
played is the best of them. The worth comes from `kete lessons check` itself: every move is stated
to be worth an absurd number, and the check answers with the real one. It is the proven end of the
game where the check can prove it, else what a move gains within a few turns; in Bawo a win within
a few turns, else the seeds eaten.
"""

import argparse
import random
import re
import subprocess
import sys
import tempfile
from pathlib import Path

WITHIN = (5, 7, 3)
WINS_WITHIN = (3, 5)
EATS_WITHIN = (3, 2)
SIDES = {"S": "south", "N": "north"}
# Below this loss in seeds a move of the opening counts as good.
GOOD = 1


class Engine:
    """The text protocol."""

    def __init__(self, kete):
        self.program = subprocess.Popen(
            [kete, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def ask(self, command, last):
        """Sends a command; returns the lines up to the one that begins with `last`."""
        self.program.stdin.write(command + "\n")
        self.program.stdin.flush()
        lines = []
        for line in self.program.stdout:
            lines.append(line.strip())
            if lines[-1].startswith("error"):
                sys.exit(f"{command}: {lines[-1]}")
            if lines[-1].startswith(last):
                return lines
        sys.exit(f"{command}: the engine ended")


def quoted(text):
    return '"' + text + '"'


def course(ruleset, steps):
    return (
        f'(ruleset: "{ruleset}", audience: "-", lessons: [(id: "Q", title: "-", aim: "-", '
        f'rules: [], steps: [\n{steps}\n])])'
    )


class Facts:
    """The facts of moves, from `kete lessons check`."""

    def __init__(self, kete, ruleset, options):
        self.kete, self.ruleset, self.options = kete, ruleset, options

    def step(self, kind, at, rest):
        options = f', options: "{self.options}"' if self.options else ""
        return f'{kind}(text: "-", at: "{at}"{options}, {rest}),'

    def real(self, at, claims):
        """The real facts for claims that are all wrong, as `{(move, keyword@turns): fact}`."""
        found = {}
        # A check lists at most 100 problems.
        for first in range(0, len(claims), 60):
            part = claims[first : first + 60]
            listed = ", ".join(map(quoted, part))
            with tempfile.TemporaryDirectory() as folder:
                file = Path(folder) / "q.ron"
                file.write_text(course(self.ruleset, self.step("Say", at, f"claims: [{listed}]")))
                check = [self.kete, "lessons", "check", str(file)]
                said = subprocess.run(check, capture_output=True, text=True).stdout
            for fact in re.finditer(r"“([^”]*)” is stated of (\S+), but it is “([^”]*)”", said):
                stated, move, real = fact.groups()
                found[move, kind_of(stated)] = real
        return found


def kind_of(fact):
    """`worth@5` for `worth +3@5`, `wins@3` for `no-win in 3`, `last` for `last b`."""
    words = fact.split()
    turns = fact.split("@")[1] if "@" in fact else words[-1] if " in " in fact else ""
    word = "wins" if words[0] == "no-win" else words[0]
    return f"{word}@{turns}" if turns else word


def worths(facts, at, moves, is_bawo):
    """The worth of each move in all measures: `{measure: {move: fact}}`."""
    if is_bawo:
        # Each is stated to win and not to win; one of the two is wrong.
        wins = [f"{move} {word} in {n}" for move in moves for n in WINS_WITHIN for word in ("wins", "no-win")]
        claims = wins + [f"{move} eats +999@{n}" for move in moves for n in EATS_WITHIN]
    else:
        claims = [f"{move} worth +999" for move in moves]
        claims += [f"{move} worth +999@{n}" for move in moves for n in WITHIN]
    measures = {}
    for (move, kind), fact in facts.real(at, claims).items():
        measures.setdefault(kind, {})[move] = fact
    return {kind: of for kind, of in measures.items() if len(of) == len(moves)}


def number(fact):
    if fact.startswith("wins"):
        return 1
    if fact.startswith("no-win"):
        return 0
    return int(re.match(r"\w+ ([+-]\d+)", fact).group(1))


def measure_for(measures, is_bawo):
    """The measures that count here, the best first."""
    if is_bawo:
        wins = [f"wins@{n}" for n in WINS_WITHIN]
        wins = [kind for kind in wins if any(number(f) for f in measures.get(kind, {}).values())]
        return wins or [f"eats@{n}" for n in EATS_WITHIN if f"eats@{n}" in measures]
    if "worth" in measures:
        return ["worth"]
    return [f"worth@{n}" for n in WITHIN if f"worth@{n}" in measures]


def main():
    reader = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    reader.add_argument("kete")
    reader.add_argument("ruleset")
    reader.add_argument("options", nargs="*")
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--opening", type=int, default=4)
    reader.add_argument("--margin", type=int, help="how much worse than the best a drawn move may be: "
                        "in seeds, in Bawo in the units of its score")
    reader.add_argument("--guess", choices=["south", "north", "both"], default="south")
    reader.add_argument("--nodes", type=int, default=200_000)
    reader.add_argument("--most", type=int, default=200)
    wanted = reader.parse_args()
    draw = random.Random(wanted.seed)
    options = " ".join(wanted.options)
    is_bawo = wanted.ruleset.startswith("bawo")
    engine = Engine(wanted.kete)
    engine.ask(f"ruleset {wanted.ruleset} {options}".strip(), "ok")
    facts = Facts(wanted.kete, wanted.ruleset, options)
    played = []
    guesses = shows = 0
    engine.ask("position start", "ok")
    while len(played) < wanted.most:
        shown = engine.ask("show", "result")
        if not shown[-1].startswith("result ongoing"):
            break
        at = next(line for line in shown if line.startswith("position ")).split(" ", 1)[1]
        side = SIDES[at[-1]]
        legal = engine.ask("legal", "legal")[-1].split()[1:]
        is_layout = legal[0] == "fill"
        move = choose(engine, draw, wanted, legal, len(played) < wanted.opening)
        measures = {} if is_layout else worths(facts, at, legal, is_bawo)
        print(f"// Turn {len(played) + 1}, {side}: {move}")
        for kind, of in sorted(measures.items()):
            print(f"//   {kind}: " + ", ".join(f"{m} {of[m].split(' ', 1)[1]}" for m in legal))
        kind = None
        if len(legal) > 1 and wanted.guess in (side, "both"):
            kind = next(
                (
                    kind
                    for kind in measure_for(measures, is_bawo)
                    if number(measures[kind][move]) == max(map(number, measures[kind].values()))
                    and len(set(map(number, measures[kind].values()))) > 1
                ),
                None,
            )
        if kind:
            guesses += 1
            of = measures[kind]
            others = sorted((m for m in legal if m != move), key=lambda m: -number(of[m]))
            claims = ", ".join(quoted(f"{m} {of[m]}") for m in [move, *others])
            print(facts.step("Guess", at, f'moves: [{claims}], because: "-"'))
        else:
            shows += 1
            stated = [f"{move} last nowhere", f"{move} takes 999 (x)"]
            real = {} if is_layout or move == "pass" else facts.real(at, stated)
            told = [real[move, key] for key in ("last", "takes") if (move, key) in real]
            told = ", ".join(told).replace(" ()", "").replace("last nowhere", "")
            claim = f"{move} {told}".strip().rstrip(",")
            print(facts.step("Show", at, f"play: [{quoted(claim)}]"))
        played.append(move)
        engine.ask("position start moves " + " ".join(played), "ok")
    result = engine.ask("show", "result")[-1]
    print(f"// {result}. {len(played)} turns, {guesses} to guess, {shows} to show.")
    print("// Moves: " + " ".join(played))


def choose(engine, draw, wanted, legal, is_opening):
    if len(legal) == 1 and legal[0] != "fill":
        return legal[0]
    if is_opening and legal[0] != "fill":
        lines = engine.ask(f"go nodes {wanted.nodes // 4} multipv {len(legal)}", "bestmove")
        found = {}
        for line in lines:
            info = re.search(r"depth (\d+) multipv (\d+) score (-?\d+) .* pv (\S+)", line)
            if info:
                depth, rank, score, move = info.groups()
                found.setdefault(int(depth), {})[move] = int(score)
        if found:
            last = found[max(found)]
            best = max(last.values())
            usual = GOOD if best < 100 and not wanted.ruleset.startswith("bawo") else 100
            margin = usual if wanted.margin is None else wanted.margin
            good = sorted(move for move, score in last.items() if score >= best - margin)
            return draw.choice(good)
    return engine.ask(f"go nodes {wanted.nodes}", "bestmove")[-1].split()[1]


if __name__ == "__main__":
    main()
