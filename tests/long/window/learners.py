"""Two ways of taking a lesson: with the pointer alone, with keys alone."""

import time

from course_words import in_words
from hands import Keyboard, Mouse
from listening import FOCUSABLE
from session import Trouble


class Pointing(Mouse):
    """The pointer alone."""

    def button(self, name, role="push button"):
        """Clicks it; what lies outside the part shown is scrolled to first."""
        width, height = self.desktop.size
        for _ in range(30):
            node = self.desktop.wait_for(name, role)
            x, y, _, high = node.rect
            # The lowest strip of the page is the bar of buttons, the highest those of the pages.
            if role != "radio button" and "Lesson " not in name or 100 < y and y + high < height - 8:
                break
            self.desktop.point(*self.inside(node))
            self.desktop.xdotool("click", 5 if y > 100 else 4)
            time.sleep(0.15)
        self.press(node)

    def inside(self, node):
        x, y = node.middle()
        return min(max(x, 10), self.desktop.size[0] - 10), self.desktop.size[1] - 120

    def open_learn(self):
        self.button("Learn", "page tab")

    def primary(self, name):
        self.button(name)

    def hint(self):
        self.button("Next hint")

    def anew(self, _asked):
        """Before another guess: the step anew, where it was answered."""
        if self.desktop.find("Continue", "push button"):
            self.button("Repeat step")
            self.desktop.wait_for("Check", "push button")

    def press_hole(self, reading, hole):
        if isinstance(hole, tuple):
            self.colour(reading, hole)
        else:
            self.hole(reading, hole)

    def can_press(self, _hole, _mover):
        return True

    def choose(self, _number, words):
        self.radio(words)

    def radio(self, words):
        """A click on an answer; one that lies below the card's end is scrolled to."""
        for _ in range(12):
            self.button(words, "radio button")
            try:
                self.desktop.wait(lambda: self.is_chosen(words), 1.5, words)
                return
            except Trouble:
                self.again += 1
                x, y = self.desktop.wait_for(words, "radio button").middle()
                self.desktop.point(x, min(y, self.desktop.size[1] - 80))
                self.desktop.xdotool("click", 5)
                time.sleep(0.2)
        raise Trouble(f"{words} cannot be chosen")

    def is_chosen(self, words):
        node = self.desktop.find(words, "radio button")
        return node is not None and self.desktop.known.CHECKED in node.states

    def guess(self, taking, asked, answer):
        if asked == "Last" and answer != "store":
            reading = taking.reading()
            hole = answer if answer in reading.nodes else (answer, "red")
            self.press_hole(reading, hole)
        elif asked in ("Takes", "Laps"):
            for _ in range(max(0, int(answer) - 9)):
                self.button("One more")
                time.sleep(0.1)
            if int(answer) < 10:
                self.radio(answer)
        else:
            self.radio(answer_label(taking, asked, answer))
        taking.desktop.wait(lambda: self.enabled("Check"), 10, f"Check after {answer}")


def answer_label(taking, asked, answer):
    """The words an answer stands under."""
    if asked == "Last":
        side = "South" if taking.mover == "S" else "North"
        return f"{side}’s store"
    if asked == "Next":
        return answer.capitalize()
    if answer.split()[0] in ("south", "north", "draw"):
        return in_words(asked, answer).rstrip(".")
    return answer


class Typing(Keyboard):
    """Keys alone."""

    def go_to(self, name, role, group=None):
        """Goes with Tab, or back with Shift+Tab, whichever is nearer."""
        def is_it(node):
            in_group = not group or (node.parent is not None and node.parent.name == group)
            return (node.name, node.role) == (name, role) and in_group

        for step in range(60):
            nodes = [node for node in self.desktop.tree() if node.name]
            self.desktop.ear.ask_states(nodes)
            stops = [node for node in nodes if FOCUSABLE in node.states]
            at = [i for i, node in enumerate(stops) if self.desktop.known.FOCUSED in node.states]
            to = [i for i, node in enumerate(stops) if is_it(node)]
            if not to:
                raise Trouble(f"{name} cannot be reached by keys")
            if at and at[0] in to:
                # A Tab that is still on its way would lead past it.
                time.sleep(0.15)
                if (focused := self.desktop.focused()) and focused.name == name:
                    return
                continue
            away = (to[0] - at[0]) if at else 1
            if 2 * abs(away) > len(stops):
                away -= len(stops) if away > 0 else -len(stops)
            # Should the order be another one, single steps come to it all the same.
            many = 1 if step > 20 else min(abs(away), 5)
            key = "Tab" if away > 0 or step > 20 else "shift+Tab"
            self.desktop.xdotool("key", "--delay", "40", *[key] * many)
            time.sleep(0.06)
        raise Trouble(f"Tab does not reach {name}")

    def open_learn(self):
        self.desktop.key("ctrl+3")

    def primary(self, name):
        """Enter, where nothing or the button itself has the keyboard."""
        self.desktop.wait_for(name, "push button")
        focused = self.desktop.focused()
        if focused is not None and focused.name != name:
            self.go_to(name, "push button")
        self.desktop.key("Return")

    def hint(self):
        self.desktop.key("h")

    def anew(self, asked):
        """The step anew, or another answer at once where the keys give one of this kind."""
        if not self.desktop.find("Continue", "push button"):
            return
        if asked in ("Takes", "Laps", "Last") and self.rng.random() < 0.5:
            return
        self.button("Repeat step")
        self.desktop.wait_for("Check", "push button")

    def can_press(self, hole, mover):
        """Keys name holes of the side to move."""
        if isinstance(hole, tuple):
            return ("S" if int(hole[0]) % 2 else "N") == mover
        return ("S" if hole[0].isupper() else "N") == mover

    def press_hole(self, reading, hole):
        if isinstance(hole, tuple):
            self.colour(reading, hole)
        else:
            self.hole(reading, hole)

    def choose(self, number, _words):
        self.desktop.key(str(number))

    def radio(self, words):
        self.go_to(words, "radio button")
        self.desktop.key("space")

    def guess(self, taking, asked, answer):
        if asked == "Last" and answer != "store":
            reading = taking.reading()
            hole = answer if answer in reading.nodes else (answer, "red")
            if self.rng.random() < 0.5:
                self.walk(reading, hole)
            else:
                self.go_to(reading.nodes[hole].name, "push button")
            self.desktop.key("Return")
        elif asked in ("Takes", "Laps"):
            self.desktop.key(*answer)
        else:
            self.radio(answer_label(taking, asked, answer))
        taking.desktop.wait(lambda: self.enabled("Check"), 10, f"Check after {answer}")


KINDS = {"mouse": Pointing, "keyboard": Typing}
