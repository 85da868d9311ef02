"""What differs between two recordings: texts line by line, pictures by their pixels."""

import difflib
import filecmp
import os
import re
import subprocess

# Told beside one another, never as a difference.
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
            told = picture(*paths, os.path.join(new, "differences", os.path.basename(name)))
            if told:
                count += 1
                print(f"{name}: {told}")
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
    """The lines that went and came, once each."""
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
    """How many pixels differ, and a picture of both with the difference beside them."""
    done = subprocess.run(
        ["compare", "-metric", "AE", old, new, "null:"], capture_output=True, text=True
    )
    told = done.stderr.strip()
    if told.split()[0] == "0":
        return None
    os.makedirs(os.path.dirname(beside), exist_ok=True)
    marked = beside + ".marked.png"
    subprocess.run(["compare", old, new, marked], capture_output=True)
    shown = [path for path in (old, new, marked) if os.path.exists(path)]
    subprocess.run(["convert", *shown, "+append", beside], capture_output=True)
    if os.path.exists(marked):
        os.remove(marked)
    return f"{told.split()[0]} pixels differ, see {beside}"


def speeds(old, new):
    """The speeds of both beside one another; they are no difference."""
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
