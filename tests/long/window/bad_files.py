#!/usr/bin/env python3
"""Bad files opened in the real window, one after the other: each is told in words, the game on the
table stays, and the file as well.

    python3 tests/long/window/bad_files.py target/release/kete"""

import glob
import hashlib
import os
import random
import sys
import time

from room import check, main

# What is told: as it stands, or as news.
TOLD = ("label", "statusbar", "status bar")
HEAD = '(\n    version: 1,\n    ruleset: "owari",\n'
GOOD = HEAD + '    moves: ["C", "d", "F"],\n)\n'


def bad_files(room):
    """Names and bytes: what hands, editors, disks and strangers do to a file."""
    text = GOOD.encode()
    files = {
        "empty": b"", "blank": b" \n\n", "truncated": text[:40], "no_end": text[:-2],
        "illegal": text.replace(b'"F"', b'"C"'), "unknown_move": text.replace(b'"F"', b'"Q9"'),
        "lower": text.replace(b'"F"', b'"f"'), "number": text.replace(b'"F"', b"7"),
        "no_moves": HEAD.encode() + b")\n", "no_ruleset": b"(version: 1, moves: [])\n",
        "chess": text.replace(b"owari", b"chess"), "later": text.replace(b"1,", b"3,"),
        "version_0": text.replace(b"1,", b"0,"), "version_huge": text.replace(b"1,", b"9" * 40 + b","),
        "version_text": text.replace(b"1,", b'"one",'), "version_last": b'(ruleset: "owari", version: 1)',
        "twice": text.replace(b"    moves", b'    ruleset: "awale",\n    moves'),
        "unknown_field": text.replace(b"    moves", b"    fox: 1,\n    moves"),
        "bad_option": text.replace(b"    moves", b'    options: {"fox": "hen"},\n    moves'),
        "bad_value": text.replace(b"    moves", b'    options: {"grand-slam": "hen"},\n    moves'),
        "bad_start": text.replace(b"    moves", b'    start: "4,4,4",\n    moves'),
        "impossible": text.replace(b"    moves", b'    start: "99,4,4,4,4,4/4,4,4,4,4,4 0-0 S",\n    moves'),
        "bad_player": text.replace(b"    moves", b"    south: Fox,\n    moves"),
        "level_99": text.replace(b"    moves", b"    north: Kete(99),\n    moves"),
        "wrong_result": text.replace(b"],\n)", b'],\n    result: "south 48-0 owari.end",\n)'),
        "bad_branch": text.replace(b"],\n)", b'],\n    branches: [(instead_of: 99, moves: ["A"])],\n)'),
        "illegal_branch": text.replace(b"],\n)", b'],\n    branches: [(instead_of: 2, moves: ["A"])],\n)'),
        "latin1": text.replace(b"    moves", b'    title: "f\xf6x",\n    moves'),
        "utf16": GOOD.encode("utf-16"), "bom": b"\xef\xbb\xbf" + text[:-4], "nul": text + b"\x00",
        "control": text.replace(b'"C"', b'"\x1b[31mC"'), "bidi": text.replace(b'"C"', "\u202eC".encode()),
        "crlf": text.replace(b"\n", b"\r\n").replace(b'"F"', b'"C"'), "json": b'{"version": 1}\n',
        "xml": b"<?xml version='1.0'?><game/>\n", "letter": "Dear fox, how are you?\n".encode(),
        "png": b"\x89PNG\r\n\x1a\n" + bytes(range(256)), "gzip": b"\x1f\x8b\x08" + bytes(500),
        "elf": open("/bin/true", "rb").read()[:9000], "nested": b"(" * 200_000, "lists": b"[" * 100_000,
        "nested_comment": b"/*" * 100_000, "long_line": b"(version: 1, fox: \"" + b"x" * 3_000_000,
        "noise": random.Random(1).randbytes(300_000), "too_large": None,
        "many_moves": (HEAD + "    moves: [" + '"C", ' * 20_000 + "],\n)\n").encode(),
        "endless_string": text.replace(b'"F"', b'"F'), "comma": text.replace(b'"C", ', b'"C" '),
    }
    rng = random.Random(2)
    root = os.path.dirname(os.path.abspath(__file__))
    for path in sorted(glob.glob(os.path.join(root, "../../../saves/*.kete"))):
        with open(path, "rb") as file:
            whole = bytearray(file.read())
        # A word of the list of moves is lost.
        moves = whole.find(b"moves: [")
        at = whole.find(b'"', moves + rng.randrange(40, 120))
        files["cut_" + os.path.basename(path)[:-5]] = bytes(whole[:at])
    return files


def put(room, name, data):
    path = os.path.join(room.desktop.folder, f"{name}.kete")
    with open(path, "wb") as file:
        if data is None:
            # 100 MB of noise.
            for number in range(100):
                file.write(random.Random(number).randbytes(1 << 20))
        else:
            file.write(data)
    return path


def digest(path):
    with open(path, "rb") as file:
        return hashlib.sha256(file.read()).hexdigest()


def words(room):
    return [node.name for node in room.desktop.tree() if node.role in TOLD and node.name]


@check
def each_is_told(room):
    """Through the dialog in the window, typed by its path."""
    room.new("owari")
    room.play("C", "d")
    slowest = 0
    count = 0
    for name, data in bad_files(room).items():
        path = put(room, name, data)
        before, old = digest(path), set(words(room))
        room.desktop.key("ctrl+o")
        room.desktop.wait_for("Open", "push button")
        room.desktop.key("ctrl+a")
        room.desktop.xdotool("type", "--delay", "4", path)
        began = time.time()
        room.desktop.key("Return")

        def told():
            tree = room.desktop.tree()
            if any(node.name == "Close" and node.role == "push button" for node in tree):
                # Its own page, with what is wrong as news.
                news = [node.name for node in tree if node.role in TOLD[1:] and node.name]
            else:
                news = [word for word in words(room) if word.endswith(".") and name in word]
            return [word for word in news if word not in old]

        said = room.desktop.wait(told, 20, f"words about {name}")
        slowest = max(slowest, time.time() - began)
        print(f"    {name}: {said[0][:150]}", flush=True)
        if name in ("nested", "control", "bidi", "noise", "illegal_branch", "long_line"):
            show = room.desktop.find("Show the text", "push button")
            if show:
                room.desktop.click(*show.middle())
                time.sleep(0.5)
            room.picture(name)
        for button in ("Close", "Cancel"):
            node = room.desktop.find(button, "push button")
            if node:
                room.desktop.click(*node.middle())
                break
        room.desktop.wait(lambda: room.read().nodes, 10, "the game")
        room.equal(f"after {name}")
        room.need(digest(path) == before, f"{name} was changed")
        os.remove(path)
        count += 1
    print(f"    {count} files, the slowest told after {slowest:.1f} s, "
          f"memory {room.desktop.memory() / 1e6:.0f} MB")
    room.need(room.desktop.log() == "", room.desktop.log())
    room.play("F")


@check
def each_as_an_argument(room):
    """A dozen of them given on the command line: the window opens and says what is wrong."""
    files = bad_files(room)
    for name in list(files)[::4]:
        path = put(room, name, files[name])
        room.start(path)
        time.sleep(0.3)
        room.desktop.wait(
            lambda: any(name in word for word in words(room)), 15, f"a message about {name}"
        )
        room.need(room.desktop.log() == "", room.desktop.log())
        room.desktop.kill()
        os.remove(path)


if __name__ == "__main__":
    sys.exit(main(__doc__))
