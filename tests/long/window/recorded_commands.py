"""What the program answers without a window, written to text files: help texts, the protocol of
`kete engine`, counts, exercises, sheets, pictures, converted and graded games."""

import glob
import hashlib
import os
import random
import re
import subprocess

from engine import Engine
from many import GAMES

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "..")
SAVES = os.path.join(ROOT, "saves")
# Answers that depend on how fast the machine is.
SPEED = re.compile(r"nps \d+|[\d.]+ million a second|in [\d.]+ m?s\b")
HOLES = ["A", "c", "A1", "a8", "A5R", "dL", "1R", "14B", "pass", "fill:1,2,3", "=A1A1A2A3B4", "?"]
PERFT_DEPTHS = {
    "bawo-beginner": 5, "bawo-advanced": 2, "bawo-ntchuwa": 2, "giuthi": 5, "ring": 4,
}
BAD_COMMANDS = [
    ["perft"], ["perft", "chess", "3"], ["perft", "owari", "x"], ["perft", "owari", "2", "seeds=9"],
    ["drill", "owari", "no.rule"], ["convert", "nowhere.kete", "out.ogn"], ["picture"],
    ["sheet", "owari"], ["tables", "value", "owari", "rubbish"], ["match", "level:99", "level:1"],
    ["analyse", "nowhere.kete"], ["lessons", "check", "nowhere.ron"], ["--bogus"], ["bogus", "more"],
    ["tune", "chess"], ["bench", "--depth-offset", "x"],
]


class Commands:
    """One program, its answers and the folder they are written to."""

    def __init__(self, binary, folder, environment):
        self.binary = binary
        self.folder = folder
        self.environment = environment
        self.made = os.path.join(environment["HOME"], "made")
        os.makedirs(self.made, exist_ok=True)
        self.speeds = []

    def run(self, *arguments, given=b"", seconds=900):
        """The exit code and both outputs, with the program's name replaced by `kete`."""
        done = subprocess.run(
            [self.binary, *arguments], input=given, capture_output=True, env=self.environment,
            cwd=self.made, timeout=seconds,
        )
        out, err = (text.decode(errors="replace") for text in (done.stdout, done.stderr))
        name = os.path.basename(self.binary)
        return done.returncode, *(self.plain(text.replace(name, "kete")) for text in (out, err))

    def plain(self, text):
        """The text without values that depend on the machine's speed or folders."""
        text = text.replace(os.path.realpath(ROOT), "ROOT").replace(ROOT, "ROOT")
        return SPEED.sub("FAST", text.replace(self.environment["HOME"], "HOME"))

    def transcript(self, *arguments, given=b""):
        code, out, err = self.run(*arguments, given=given)
        # Progress depends on the speed too.
        err = "".join(line for line in err.splitlines(True) if " of " not in line)
        said = f"$ kete {self.plain(' '.join(arguments))}\n{out}"
        return said + (f"[error output]\n{err}" if err else "") + f"[exit code {code}]\n\n"

    def write(self, name, text):
        path = os.path.join(self.folder, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w") as file:
            file.write(text)


def commands_of(commands):
    """The names of all commands, and of the commands of commands."""
    def names(*above):
        _, out, _ = commands.run(*above, "--help")
        listed = out.partition("Commands:\n")[2].partition("\n\n")[0]
        found = re.findall(r"^  (\w+)  ", listed, re.MULTILINE)
        return [(*above, name) for name in found if name != "help"]

    tops = names()
    return [()] + [path for top in tops for path in [top] + (
        names(*top) if top[0] in ("lessons", "tables") else []
    )]


def help_texts(commands):
    text = "".join(commands.transcript(*path, "--help") for path in commands_of(commands))
    text += commands.transcript("-h") + commands.transcript("--version")
    commands.write("commands/help.txt", text)
    bad = "".join(commands.transcript(*arguments) for arguments in BAD_COMMANDS)
    commands.write("commands/errors.txt", bad)


def counts(commands):
    """The signature of the search and the leaves of each game; speeds are kept separately."""
    text = ""
    for arguments in [("bench",)] + [
        ("perft", game, str(PERFT_DEPTHS.get(game, 8)), "--divide") for game in GAMES
    ]:
        done = subprocess.run(
            [commands.binary, *arguments], capture_output=True, text=True, env=commands.environment
        )
        text += f"$ kete {' '.join(arguments)}\n{commands.plain(done.stdout)}\n"
        fast = [line for line in done.stdout.splitlines() if "million" in line]
        commands.speeds += [f"{' '.join(arguments)}: {line}" for line in fast]
    commands.write("commands/counts.txt", text)
    commands.write("speeds.txt", "\n".join(commands.speeds) + "\n")


class Transcript(Engine):
    """An engine that records all lines sent and received."""

    def __init__(self, commands, ruleset):
        self.lines = []
        self.plain = commands.plain
        super().__init__(commands.binary, ruleset)

    def say(self, line):
        self.lines.append("> " + line)
        super().say(line)

    def hear(self):
        line = super().hear()
        self.lines.append(self.plain(line))
        return line

    def until(self, *ends):
        while not self.hear().startswith(ends):
            pass


def protocol_of(commands, game):
    """A game by chance, with every command of the protocol asked on its way."""
    engine = Transcript(commands, game)
    rng = random.Random(11)
    engine.say("rulesets")
    engine.until("ok")
    listed = dict(own_options(engine.lines, game))
    for option, values in listed.items():
        for value in values:
            engine.say(f"ruleset {game} {option}={value}")
            engine.hear()
            engine.show()
            engine.say("perft 2")
            engine.hear()
    engine.begin("start", "", [])
    for turn in range(60):
        if engine.show()[1] != "ongoing":
            break
        legal = engine.legal()
        if not legal:
            break
        if legal[0] == "fill":
            move = "fill:" + layout(rng, int(legal[1]), int(legal[2]))
        else:
            plain = [move for move in legal if move[0] != "="]
            move = rng.choice(plain or legal)
        for other in HOLES:
            engine.why(other)
        engine.events(move)
        if turn % 6 == 0:
            for line in ("perft 2 divide", "perft 1"):
                engine.say(line)
                engine.until("perft", "error")
            for how in ("depth 4 multipv 3", "nodes 3000", "level 2", "depth 3 level 6"):
                engine.say(f"go {how}")
                engine.until("bestmove", "error")
        engine.play(move)
    for line in ("help",):
        engine.say(line)
        engine.until("ok")
    for line in (
        "bogus", "ruleset chess", "ruleset owari x=y", "position nowhere", "position start moves Z",
        "why", "events Q9", "perft", "perft x", "perft 2000", "go", "go depth", "go depth x",
        "go nodes 0", "go level 11", "stop", "",
    ):
        engine.say(line)
    engine.say("ruleset owari")
    # Lines after an empty answer are read up to the last, which is always answered.
    engine.until("ok")
    engine.say("quit")
    engine.close()
    commands.write(f"protocol/{game}.txt", "\n".join(engine.lines) + "\n")


def own_options(lines, game):
    """Each option of a game with its values, as `rulesets` lists them."""
    here = False
    for line in lines:
        words = line.split()
        if words[:1] == ["ruleset"]:
            here = words[1] == game
        elif here and words[:1] == ["option"]:
            yield words[1], words[words.index("values") + 1:]
        elif here and words[:1] == ["preset"]:
            yield "preset", [words[1]]


def layout(rng, seeds, size):
    holes = [1] * size
    for _ in range(seeds - size):
        holes[rng.randrange(size)] += 1
    return ",".join(map(str, holes))


def exercises(commands):
    """Exercises about every rule that a lesson names, for two seeds."""
    _, listed, _ = commands.run("lessons", "list")
    commands.write("commands/lessons.txt", listed + commands.transcript("lessons", "check"))
    rules = {}
    for line in listed.splitlines():
        game, *_, ids = line.split(" | ")
        rules.setdefault(game.strip(), set()).update(ids.split())
    for game, ids in rules.items():
        text = "".join(
            commands.transcript("drill", game, rule, "--count", "3", "--seed", seed)
            for rule in sorted(ids) for seed in ("1", "2")
        )
        commands.write(f"drills/{game}.txt", text)


def digest(path):
    """What a file is known by again: its bytes, or of a picture its pixels."""
    if path.endswith((".gif", ".png")):
        frames = subprocess.run(
            ["identify", "-format", "%wx%h %T %#\n", path], capture_output=True, text=True
        ).stdout.splitlines()
        known = f"{len(frames)} frames {frames[0].split()[0]}"
        whole = "\n".join(frames).encode()
    else:
        with open(path, "rb") as file:
            whole = file.read()
        known = f"{len(whole)} bytes"
    return f"{os.path.basename(path)}: {known} {hashlib.sha256(whole).hexdigest()[:24]}\n"


def drawings(commands):
    """Printed sheets, pictures and films."""
    text = ""
    for game in GAMES:
        sheet = os.path.join(commands.made, f"{game}.html")
        text += commands.transcript("sheet", game, "--out", sheet)
        with open(sheet) as file:
            words = re.sub(r'"data:[^"]*"', '"DATA"', file.read())
        commands.write(f"sheets/{game}.html", words)
        text += digest(sheet)
        for name, more in (
            ("light", ["--theme", "light", "--ply", "9"]),
            ("dark", ["--theme", "dark", "--ply", "20", "--flip", "--seeds", "ivory"]),
            ("contrast", ["--theme", "high-contrast", "--board", "soapstone", "--width", "700"]),
        ):
            out = os.path.join(commands.folder, "drawn", f"{game}_{name}.png")
            os.makedirs(os.path.dirname(out), exist_ok=True)
            saved = os.path.join(SAVES, f"{game}.kete")
            commands.run("picture", saved, "--out", out, *more)
            text += digest(out)
    for game, part in (("owari", ["--from", "1", "--to", "3"]), ("bawo-advanced", ["--turn", "3"]),
                       ("ring", ["--turn", "2"]), ("giuthi", ["--turn", "1"])):
        out = os.path.join(commands.made, f"{game}.gif")
        saved = os.path.join(SAVES, f"{game}.kete")
        text += commands.transcript("picture", saved, "--out", out, "--width", "320", *part)
        text += digest(out)
    commands.write("commands/drawings.txt", commands.plain(text))


def games(commands):
    """Saved games in every form, graded with a fixed number of positions, and played matches."""
    text = ""
    for saved in sorted(glob.glob(os.path.join(SAVES, "*.kete"))):
        name = os.path.basename(saved)[:-5]
        for ending in ("kete", "ogn", "txt"):
            out = os.path.join(commands.made, f"{name}.{ending}")
            text += commands.transcript("convert", saved, out)
            if os.path.exists(out):
                with open(out) as file:
                    commands.write(f"converted/{name}.{ending}", file.read())
    commands.write("commands/convert.txt", text)
    graded = ("owari", "bawo-advanced", "ring", "giuthi")
    text = "".join(
        commands.transcript("analyse", os.path.join(SAVES, f"{game}.kete"), "--nodes", "2000")
        for game in graded
    )
    commands.write("commands/analyse.txt", text)
    text = ""
    for game in GAMES:
        how = ["--games", "2", "--most-plies", "80", "--ruleset", game]
        text += commands.transcript("match", "level:2", "nodes:300", *how)
    for position in ("0,0,0,1,0,2/0,1,0,0,0,1 21-22 S", "1,0,0,1,0,0/0,1,0,0,0,1 22-22 N"):
        text += commands.transcript("tables", "value", "owari", position)
    text += commands.transcript("tables", "build", "owari", "5") + commands.transcript("tables", "info")
    text += commands.transcript("tables", "check")
    commands.write("commands/match.txt", text)


def record_commands(binary, folder, environment):
    commands = Commands(binary, folder, environment)
    help_texts(commands)
    counts(commands)
    for game in GAMES:
        protocol_of(commands, game)
    exercises(commands)
    drawings(commands)
    games(commands)
