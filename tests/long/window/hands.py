"""Three ways of playing a move: with the pointer, with keys, as a screen reader does.

Each way knows every kind of move: a plain hole, a hole and its way, the open house, a colour of the
ring, a pass, five seeds placed, the layout of a Giuthi round."""

import time

from reading import BAWO, Reading, spot
from session import Trouble


class Hands:
    """The common part of the three ways."""

    kind = ""

    def __init__(self, desktop, ruleset, rng):
        self.desktop = desktop
        self.ruleset = ruleset
        self.rng = rng
        self.last_way = ""
        # Clicks that had to be repeated.
        self.again = 0

    def read(self):
        return Reading(self.ruleset, self.desktop.tree())

    def play(self, move, legal, reading=None):
        """Plays a move; `legal` are all legal moves."""
        reading = reading or self.read()
        if move == "pass":
            self.last_way = "Pass"
            self.pass_turn()
        elif move.startswith("="):
            self.opening(move)
        elif move.startswith("fill:"):
            self.fill([int(count) for count in move[5:].split(",")])
        elif self.ruleset == "ring":
            self.colour(reading, spot(self.ruleset, move))
        elif self.ruleset in BAWO or self.ruleset == "giuthi":
            self.directed(reading, move, legal)
        else:
            self.last_way = "plain"
            self.hole(reading, move)

    def directed(self, reading, move, legal):
        plain = move.rstrip("+")
        hole = spot(self.ruleset, move)
        asks = plain + "+" in legal
        ahead = asks and move.endswith("+") and self.spread_ahead()
        if plain == hole:
            self.last_way = "hole alone"
            self.hole(reading, hole)
        else:
            ways = {other.rstrip("+") for other in legal if spot(self.ruleset, other) == hole}
            self.has_one_way = len(ways) == 1
            self.way(reading, hole, plain[-1])
        if not asks:
            return
        if ahead:
            self.last_way += ", + before"
            return
        self.desktop.wait_for("Stop here", "push button")
        if move.endswith("+"):
            self.answer("Spread it", "plus")
        else:
            self.answer("Stop here", "Return")

    def spread_ahead(self):
        return False

    def answer(self, name, key):
        """Answers the question of the house."""
        self.last_way += f", {name}"
        self.button(name)

    def pass_turn(self):
        self.button("Pass")

    def button(self, name, role="push button"):
        self.press(self.desktop.wait_for(name, role))

    def enabled(self, name):
        node = self.desktop.find(name, "push button")
        return node is not None and self.desktop.known.ENABLED in node.states

    def opening(self, move):
        holes = [move[at:at + 2] for at in range(1, 11, 2)]
        self.last_way = "five seeds placed"
        self.button("Place five seeds instead")
        self.desktop.wait_for("Place these five", "push button")
        if self.rng.random() < 0.5:
            # One too early, and back into the hand.
            first = "A1" if holes[0][0].isupper() else "a1"
            self.seed_and_back(first)
        for hole in self.rng.sample(holes, 5):
            self.seed(hole)
        self.desktop.wait(lambda: self.enabled("Place these five"), 10, "Place these five")
        self.finish("Place these five")

    def fill(self, pots):
        self.last_way = f"{len(pots)} holes laid out"
        self.desktop.wait_for("Start the round", "push button")
        size = f"{len(pots)} holes a side"
        choice = self.desktop.find(size, "radio button") or self.desktop.find(size)
        if choice is None:
            raise Trouble(f"no choice of {size}")
        if self.desktop.known.CHECKED not in choice.states:
            self.press(choice)
            time.sleep(0.2)
        side = self.layer()
        letters = "ABCDEF" if side == "South" else "abcdef"
        if self.rng.random() < 0.3:
            self.last_way += ", spread evenly first"
            self.button("Spread evenly")
            self.wait_for_laid(letters, None, sum(pots))
            self.button("Take all back")
            self.wait_for_laid(letters, [0] * len(pots), 0)
        laid = [0] * len(pots)
        order = [pot for pot, count in enumerate(pots) for _ in range(count)]
        self.rng.shuffle(order)
        if self.rng.random() < 0.5 and order:
            self.seed_and_back(letters[order[0]])
        while order:
            # All seeds of one hole together.
            pot = order[0]
            count = order.count(pot)
            for _ in range(count):
                self.seed(letters[pot])
            laid[pot] += count
            order = [other for other in order if other != pot]
            self.wait_for_laid(letters, laid, sum(laid))
        self.desktop.wait(lambda: self.enabled("Start the round"), 10, "Start the round")
        self.finish("Start the round")

    def layer(self):
        """Which side lays out: the one whose strip says so."""
        labels = [node for node in self.desktop.tree() if node.role == "label"]
        def beside(words, names):
            for node in labels:
                if node.name == words:
                    for other in labels:
                        if other.name in names and abs(other.rect[1] - node.rect[1]) < 12:
                            return other.name
            return None

        # In a lesson the other side has a different name.
        copies = beside("copies your layout", ("South", "North"))
        if copies:
            return "North" if copies == "South" else "South"
        lays = beside("lay out your seeds", ("You", "Friend"))
        if lays:
            return "South" if lays == "You" else "North"
        raise Trouble("no side is asked to lay out")

    def wait_for_laid(self, letters, pots, total):
        def fits():
            counts = self.read().counts
            mine = [counts.get(letter, 0) for letter in letters]
            if pots is None:
                return sum(mine) == total
            return mine[:len(pots)] == pots
        self.desktop.wait(fits, 20, f"the holes to hold {pots or total}")

    def seed_and_back(self, hole):
        before = self.read().counts[hole]
        self.seed(hole)
        self.take_back()
        self.wait_for_count(hole, before)

    def wait_for_count(self, hole, count, seconds=20):
        """Two presses in one frame are one press: each is waited for."""
        self.desktop.wait(
            lambda: self.read().counts.get(hole) == count, seconds,
            f"{count} seeds in {hole}"
        )

    def finish(self, name):
        self.button(name)

    def undo(self):
        self.button("Undo")

    def redo(self):
        self.button("Redo")

    def speed_off(self):
        self.speed("Off")

    def speed(self, name):
        """Sets how fast seeds are sown, by the window's own control."""
        self.button("Sowing", "combo box")
        role = self.desktop.wait_for(name).role
        time.sleep(0.1)
        self.button(name, role)
        time.sleep(0.2)


class Mouse(Hands):
    """Pointer only."""

    kind = "mouse"

    def at(self, rect, left=0.25, right=0.75):
        """A place inside, not always the middle."""
        x, y, width, height = rect
        return (
            x + int(width * self.rng.uniform(left, right)),
            y + int(height * self.rng.uniform(0.3, 0.7)),
        )

    def press(self, node):
        self.desktop.click(*node.middle())

    def button(self, name, role="push button"):
        node = self.desktop.wait_for(name, role)
        if node.rect[2] < 2:
            raise Trouble(f"{name} has no place on the screen")
        self.press(node)

    def hole(self, reading, hole):
        self.desktop.click(*self.at(reading.nodes[hole].rect, 0.38, 0.62))

    def colour(self, reading, heap):
        self.last_way = "heap"
        self.desktop.click(*self.at(reading.nodes[heap].rect, 0.3, 0.7))

    def way(self, reading, hole, way):
        rect = reading.nodes[hole].rect
        side = "South" if hole[0].isupper() else "North"
        on_left = (way == "L") == (side == self.lower(reading))
        if self.has_one_way:
            self.last_way = "anywhere, one way"
            self.desktop.click(*self.at(rect, 0.06, 0.94))
        elif self.rng.random() < 0.6:
            self.last_way = "outer third"
            low, high = (0.06, 0.27) if on_left else (0.73, 0.94)
            x, y, width, height = rect
            place = x + int(width * self.rng.uniform(low, high)), y + height // 2
            self.desktop.click(*place)
        else:
            self.last_way = "middle, then a button"
            self.hole(reading, hole)
            self.button(f"{hole} {'left' if way == 'L' else 'right'}")

    def lower(self, reading):
        """The side that sits below."""
        south = [node.rect[1] for hole, node in reading.nodes.items() if hole[0].isupper()]
        north = [node.rect[1] for hole, node in reading.nodes.items() if hole[0].islower()]
        return "South" if sum(south) / len(south) > sum(north) / len(north) else "North"

    def seed(self, hole):
        reading = self.read()
        self.last_seed = reading.nodes[hole].rect
        x, y, width, height = self.last_seed
        self.desktop.click(x + width // 2, y + height // 2)
        try:
            self.wait_for_count(hole, reading.counts[hole] + 1, 8)
        except Trouble:
            # On a busy machine a press may last too long for a click.
            self.again += 1
            self.desktop.click(x + width // 2, y + height // 2)
            self.wait_for_count(hole, reading.counts[hole] + 1)

    def take_back(self):
        if self.rng.random() < 0.5:
            x, y, width, height = self.last_seed
            self.desktop.click(x + width // 2, y + height // 2, 3)
        else:
            self.button("Take one back")


class Reader(Hands):
    """Presses through the accessibility tree only."""

    kind = "screen reader"

    def press(self, node):
        node.press()

    def hole(self, reading, hole):
        self.press(reading.nodes[hole])

    def colour(self, reading, heap):
        self.last_way = "heap"
        self.press(reading.nodes[heap])

    def way(self, reading, hole, way):
        self.last_way = "press, then a button"
        self.hole(reading, hole)
        self.button(f"{hole} {'left' if way == 'L' else 'right'}")

    def seed(self, hole):
        reading = self.read()
        self.press(reading.nodes[hole])
        self.wait_for_count(hole, reading.counts[hole] + 1)

    def take_back(self):
        self.button("Take one back")


class Keyboard(Hands):
    """Keys only."""

    kind = "keyboard"

    def press(self, node):
        self.go_to(node.name, node.role, node.parent and node.parent.name)
        self.desktop.key("Return" if self.rng.random() < 0.5 else "space")

    def go_to(self, name, role, group=None):
        """Walks with Tab until something of this name, in the group if one is named, has the keyboard."""
        for _ in range(150):
            focused = self.desktop.focused()
            if focused is not None and focused.name == name and focused.role == role:
                if not group or focused.parent is not None and focused.parent.name == group:
                    return
            self.desktop.key("Tab")
            time.sleep(0.06)
        raise Trouble(f"Tab does not reach {name}")

    def letter_or_figure(self, hole):
        """The key that names a hole of the side to move."""
        if self.ruleset in BAWO:
            figure = hole[1]
            return f"shift+{figure}" if hole[0] in "Bb" else figure
        return hole.lower()

    def hole(self, reading, hole):
        if self.rng.random() < 0.7:
            self.last_way += ", named by its key"
            self.desktop.key(self.letter_or_figure(hole))
        else:
            self.last_way += ", arrows and Enter"
            self.walk(reading, hole)
            self.desktop.key("Return")

    def walk(self, reading, hole):
        """Goes to a hole by the arrows."""
        target = reading.nodes[hole].middle()
        name = reading.nodes[hole].name
        for step in range(160):
            focused = self.desktop.focused()
            if focused is not None and focused.name == name:
                return
            if focused is None or focused.rect[2] < 1:
                self.desktop.key("Right")
            elif not self.is_hole(reading, focused):
                self.desktop.key("Escape")
            else:
                x, y = focused.middle()
                along, down = target[0] - x, target[1] - y
                if step > 20 and self.rng.random() < 0.4:
                    # In the ring the direct way can lead back and forth: take a random step.
                    along, down = self.rng.uniform(-1, 1), self.rng.uniform(-1, 1)
                sideways = abs(along) > abs(down) if step < 30 else self.rng.random() < 0.5
                if sideways:
                    self.desktop.key("Right" if along > 0 else "Left")
                else:
                    self.desktop.key("Down" if down > 0 else "Up")
            time.sleep(0.06)
        raise Trouble(f"the arrows do not reach {name}")

    def is_hole(self, reading, node):
        return any(node.name == other.name for other in reading.nodes.values())

    def colour(self, reading, heap):
        hole, colour = heap
        if self.rng.random() < 0.7:
            self.last_way = "figure, then the colour"
            figure = (int(hole) + 1) // 2 if int(hole) % 2 else int(hole) // 2
            self.desktop.key(str(figure), "r" if colour == "red" else "b")
        else:
            self.last_way = "arrows and Enter"
            self.walk(reading, heap)
            self.desktop.key("Return")

    def way(self, reading, hole, way):
        self.last_way = "way"
        self.hole(reading, hole)
        name = f"{hole} {'left' if way == 'L' else 'right'}"
        button = self.desktop.wait_for(name, "push button")
        chance = self.rng.random()
        if chance < 0.4:
            self.last_way += ", L or R"
            self.desktop.key(way.lower())
        elif chance < 0.8:
            self.last_way += ", ← or →"
            middle = reading.nodes[hole].middle()[0]
            self.desktop.key("Left" if button.middle()[0] < middle else "Right")
        else:
            self.last_way += ", Enter on the button"
            self.go_to(name, "push button")
            self.desktop.key("Return")

    def undo(self):
        self.desktop.key("ctrl+z")

    def redo(self):
        self.desktop.key("ctrl+y")

    def spread_ahead(self):
        if self.rng.random() < 0.5:
            self.desktop.key("plus")
            return True
        return False

    def answer(self, name, key):
        self.last_way += f", {key}"
        self.desktop.key(key)

    def pass_turn(self):
        # A hole that was played by Enter still has the keyboard.
        self.desktop.key("Escape", "Return")

    def seed(self, hole):
        before = self.read().counts.get(hole, 0)
        self.desktop.key(self.letter_or_figure(hole))
        self.last_seed = hole
        self.wait_for_count(hole, before + 1)

    def take_back(self):
        if self.ruleset == "giuthi" and self.rng.random() < 0.5:
            self.desktop.key("shift+" + self.last_seed.lower())
        else:
            self.desktop.key("BackSpace")
        time.sleep(0.1)

    def finish(self, name):
        if self.desktop.focused() is None:
            self.desktop.key("Return")
        else:
            self.button(name)


KINDS = {hands.kind: hands for hands in (Mouse, Keyboard, Reader)}
