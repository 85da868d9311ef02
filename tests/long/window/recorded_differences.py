"""What differs between two recordings: texts line by line, pictures by their pixels."""

import difflib
import filecmp
import os
import re
import struct
import subprocess
import zlib

from recorded_pages import png_of

# Printed side by side, never as a difference.
SPEEDS = "speeds.txt"


def files_of(folder):
    found = set()
    for at, _, names in os.walk(folder):
        found |= {os.path.relpath(os.path.join(at, name), folder) for name in names}
    return {name for name in found if not name.startswith(("failed", "differences"))}


def compare(old, new, words):
    """Prints each difference; returns 1 where there is one."""
    olds, news = files_of(old), files_of(new)
    count = 0
    for name in sorted(olds ^ news):
        count += 1
        print(f"only in {old if name in olds else new}: {name}")
    same_lines = {}
    for name in sorted(olds & news):
        paths = os.path.join(old, name), os.path.join(new, name)
        if name == SPEEDS or filecmp.cmp(*paths, shallow=False):
            continue
        if name.endswith(".png"):
            found = picture(*paths, os.path.join(new, "differences", os.path.basename(name)))
            if found:
                count += 1
                print(f"{name}: {found}")
        else:
            for line in texts(*paths, words):
                same_lines.setdefault(line, []).append(name)
    for line, names in sorted(same_lines.items(), key=lambda item: (item[1], item[0])):
        count += 1
        more = f" and {len(names) - 3} more" if len(names) > 3 else ""
        print(f"{line}    [{', '.join(names[:3])}{more}]")
    speeds(old, new)
    print(f"{count} differences" if count else "equal")
    return 1 if count else 0


def texts(old, new, words):
    """The removed and added lines, once each."""
    def lines(path):
        with open(path, errors="replace") as file:
            return file.read().splitlines()

    before, after = lines(old), lines(new)
    for pattern, instead in words:
        before = [re.sub(pattern, instead, line) for line in before]
    changed = [
        line[0] + line[2:].rstrip()[:300] for line in difflib.ndiff(before, after)
        if line[0] in "+-"
    ] if len(before) + len(after) < 4000 else quick(before, after)
    return list(dict.fromkeys(changed))


def quick(before, after):
    """The same without looking within lines, for long texts."""
    return [
        line[0] + line[1:].rstrip()[:300]
        for line in difflib.unified_diff(before, after, n=0, lineterm="")
        if line[0] in "+-" and not line.startswith(("+++", "---"))
    ]


def picture(old, new, beside):
    """How many pixels differ and where, and a picture of both with the difference beside them."""
    os.makedirs(os.path.dirname(beside), exist_ok=True)
    before, after = rows_of(old), rows_of(new)
    if before is None or after is None or len(before) != len(after) or \
            len(before[0]) != len(after[0]):
        # Drawn by the program itself, or not of one size.
        done = subprocess.run(
            ["compare", "-metric", "AE", old, new, beside], capture_output=True, text=True
        )
        pixels = (done.stderr.split() or ["0"])[0]
        return None if pixels == "0" else f"{pixels} pixels differ, see {beside}"
    count, columns, lines, shown = 0, [], [], bytearray()
    for y, (one, other) in enumerate(zip(before, after)):
        marked = other
        if one != other:
            lines.append(y)
            marked = bytearray(other)
            for x in range(0, len(one), 3):
                if one[x:x + 3] != other[x:x + 3]:
                    count += 1
                    columns.append(x // 3)
                    marked[x:x + 3] = b"\xff\0\0"
        shown += b"\0" + one + other + marked
    if not count:
        return None
    with open(beside, "wb") as file:
        file.write(png_of(bytes(shown), len(before[0]), len(before)))
    left, top = min(columns), min(lines)
    size = f"{max(columns) - left + 1}x{max(lines) - top + 1}"
    return f"{count} pixels differ, in {size} at {left},{top}, see {beside}"


def rows_of(path):
    """The rows of a picture that this script wrote; `None` for any other."""
    with open(path, "rb") as file:
        data = file.read()
    width, height, depth, kind = struct.unpack(">IIBB", data[16:26])
    packed, at = b"", 8
    while at < len(data):
        length, name = struct.unpack(">I4s", data[at:at + 8])
        packed += data[at + 8:at + 8 + length] if name == b"IDAT" else b""
        at += 12 + length
    rows, stride = zlib.decompress(packed), 3 * width + 1
    if (depth, kind) != (8, 2) or any(rows[0::stride]):
        return None
    return [rows[y * stride + 1:(y + 1) * stride] for y in range(height)]


def speeds(old, new):
    """Prints the speeds of both side by side; they are no difference."""
    tables = []
    for folder in (old, new):
        path = os.path.join(folder, SPEEDS)
        if not os.path.exists(path):
            return
        with open(path) as file:
            found = re.findall(r"^(\S+ \S+).* ([\d.]+) million", file.read(), re.MULTILINE)
        tables.append({name.replace(":", ""): float(speed) for name, speed in found})
    for name in sorted(tables[0].keys() & tables[1].keys()):
        print(f"speed {name}: {tables[0][name]} to {tables[1][name]} million a second")
