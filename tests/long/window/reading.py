"""The position as a screen reader hears it, put together from the accessible names."""

import re

TWO_ROWS = ("awale", "basic", "owari", "ayoayo", "giuthi")
BAWO = ("bawo-beginner", "bawo-advanced", "bawo-ntchuwa")

HOLE = re.compile(r"^(South|North) ([A-Fa-f]|[ABab][1-8]), (\d+) seeds?(, house)?(, may be played)?$")
HEAP = re.compile(r"^Hole (\d+) (red|blue), (\d+) seeds?(, may be played)?$")
GROUP = re.compile(r"^Hole (\d+), (\d+) red, (\d+) blue, (South|North)$")
STORE = re.compile(r"^(South|North) store, (\d+) seeds?$")
LAST_HANDFUL = re.compile(r" \d+-\d+ ")
EXTRA = re.compile(r"^(South|North) extra seeds, (\d+)$")


class Reading:
    """The board as the window describes it."""

    def __init__(self, ruleset, tree):
        self.ruleset = ruleset
        self.tree = tree
        self.counts = {}
        self.nodes = {}
        self.open = set()
        self.houses = set()
        self.stores = {}
        self.faults = []
        groups = {}
        for node in tree:
            self._take(node, groups)
        for hole, (red, blue, owner) in groups.items():
            heaps = self.counts.get((hole, "red")), self.counts.get((hole, "blue"))
            if heaps != (red, blue) or owner != ("South" if int(hole) % 2 else "North"):
                self.faults.append(f"the group of hole {hole} says {red} red, {blue} blue, {owner}")
        if ruleset == "ring" and len(groups) != 16:
            self.faults.append(f"{len(groups)} groups of holes instead of 16")
        self.live = live_label(tree)
        self.passes = any(node.name == "Pass" and node.role == "push button" for node in tree)

    def _take(self, node, groups):
        found = HOLE.match(node.name)
        if found and node.role == "push button":
            side, hole, count, house, may = found.groups()
            if (side == "South") != hole[0].isupper():
                self.faults.append(f"{node.name}: the wrong side")
            self._hole(hole, int(count), node, may)
            if house:
                self.houses.add(side)
            return
        found = HEAP.match(node.name)
        if found and node.role == "push button":
            hole, colour, count, may = found.groups()
            self._hole((hole, colour), int(count), node, may)
            return
        found = GROUP.match(node.name)
        if found:
            groups[found[1]] = (int(found[2]), int(found[3]), found[4])
            return
        found = STORE.match(node.name) or EXTRA.match(node.name)
        if found:
            self.stores[found[1]] = int(found[2])

    def _hole(self, hole, count, node, may):
        if hole in self.counts:
            self.faults.append(f"{node.name}: named twice")
        if count == 1 and "1 seeds" in node.name or count != 1 and "seeds" not in node.name:
            self.faults.append(f"{node.name}: singular or plural")
        self.counts[hole] = count
        self.nodes[hole] = node
        if may:
            self.open.add(hole)

    def names(self):
        """All names of the board, to see whether it changed."""
        stores = tuple(sorted(self.stores.items()))
        return tuple(sorted((node.name for node in self.nodes.values()))), stores

    def board(self):
        """The position string without the side to move."""
        count = self.counts.get
        if self.ruleset in TWO_ROWS:
            pots = sum(1 for hole in self.counts if hole.isupper())
            rows = [
                ",".join(str(count(letter, "?")) for letter in letters[:pots])
                for letters in ("ABCDEF", "abcdef")
            ]
            return f"{rows[0]}/{rows[1]} {self.stores.get('South')}-{self.stores.get('North')}"
        if self.ruleset in BAWO:
            rows = [
                ",".join(str(count(f"{row}{number}", "?")) for number in range(1, 9))
                for row in "ABab"
            ]
            houses = ("H" if "South" in self.houses else "") + ("h" if "North" in self.houses else "")
            south, north = self.stores.get("South", 0), self.stores.get("North", 0)
            board = f"{'/'.join(rows)} {south}-{north} {houses or '-'}"
            return without_handful(self.ruleset, board)
        holes = []
        for hole in range(1, 17):
            red, blue = count((str(hole), "red"), "?"), count((str(hole), "blue"), "?")
            text = (f"{red}R" if red else "") + (f"{blue}B" if blue else "")
            holes.append(text or "-")
        return f"{','.join(holes)} {self.stores.get('South')}-{self.stores.get('North')}"


def live_label(tree):
    """The live label: the widest one, over the whole story card."""
    labels = [node for node in tree if node.role == "label" and not STORE.match(node.name)]
    labels = [node for node in labels if not EXTRA.match(node.name)]
    if not labels:
        return ""
    labels[0].ear.ask_rects(labels)
    return max(labels, key=lambda node: node.rect[2] * node.rect[3]).name


def spot(ruleset, move):
    """The hole (and colour) a move is made from; none for placements, layouts and passes."""
    if move == "pass" or move[0] == "=" or move.startswith("fill"):
        return None
    if ruleset == "ring":
        return move[:-1], "red" if move[-1] == "R" else "blue"
    if ruleset in BAWO:
        return move[:2]
    return move[0]


def without_handful(ruleset, board):
    """Bawo Beginner has no trays: a winner's last handful is not on the board."""
    return LAST_HANDFUL.sub(" 0-0 ", board) if ruleset == "bawo-beginner" else board


def between_rounds(board):
    """The stores if the holes are empty: the window already shows the next board's size."""
    pots, stores = board.split()
    return stores if set(pots) <= set("0,/") else board


def compare(reading, engine):
    """What differs between the window and the engine; an empty list if nothing does."""
    position, result = engine.show()
    faults = list(reading.faults)
    board = without_handful(engine.ruleset, position[:-2])
    legal = [] if result != "ongoing" else engine.legal()
    if legal[:1] == ["fill"]:
        if between_rounds(reading.board()) != between_rounds(board):
            faults.append(f"the window shows {reading.board()}, the engine has {board}")
        return faults
    if reading.board() != board:
        faults.append(f"the window shows {reading.board()}, the engine has {board}")
    wanted = {spot(engine.ruleset, move) for move in legal} - {None}
    if reading.open != wanted:
        faults.append(f"may be played: {sorted(reading.open)} instead of {sorted(wanted)}")
    if reading.passes != (legal == ["pass"]):
        faults.append(f"Pass is {'' if reading.passes else 'not '}offered, legal are {legal}")
    return faults
