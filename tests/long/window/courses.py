#!/usr/bin/env python3
"""Takes courses in the real window, from the course map to the last card of each lesson: every
question gets a wrong choice where there is one, then the answer that the hints give.

    python3 tests/long/window/courses.py target/release/kete --game owari --with mouse

That every step accepts its answer and refuses others is proven by `cargo test --test gui lessons
wrong_answers`; this shows that a person with a pointer or a keyboard gets through on a real screen.
Needs what play.py needs."""

import os
import random
import re
import sys
import time

from engine import Engine
from hands import KINDS
from many import arguments, go_through
from reading import Reading
from session import Desktop, Trouble

# The answer in the third hint, for each kind of question.
ANSWERS = {
    "move": r"^(?:Play (\S+)|(Pass))\.$",
    "last": r"^The last seed lands in (.+)\.$",
    "number": r"^(Nothing|\d+) (?:(?:is|seeds? (?:is|are)) taken|laps? (?:is|are) sown)\.$",
    "words": r"^(South|North) plays next\.$|^((?:South|North) wins, .+|A draw, .+)\.$",
}
KINDS_OF_STEP = ("Read", "Watch", "Your move", "Predict", "Question", "Play")
HINTS = 3


class Taking:
    """One course being taken."""

    def __init__(self, desktop, options):
        self.desktop, self.game = desktop, options.game
        self.keys = options.hands == "keyboard"
        self.hands = KINDS[options.hands](desktop, options.game, random.Random(options.seed))
        self.engine = Engine(options.binary, options.game)
        self.place = ""
        kinds = ("lessons", "steps", "wrong choices", "hints", "games given up")
        self.counts = dict.fromkeys(kinds, 0)

    # What is on the page

    def status(self):
        return " ".join(node.name for node in self.desktop.tree() if node.role == "status bar")

    def wait_for_status(self, words, seconds=20):
        self.desktop.wait(lambda: words in self.status(), seconds, f"the words “{words}”")

    def reading(self):
        return Reading(self.game, self.desktop.tree())

    def button(self, name, role="push button"):
        """Presses it; with the pointer after scrolling it into view."""
        if self.hands.kind == "mouse":
            width, height = self.desktop.size
            for _ in range(30):
                x, y, _, high = self.desktop.wait_for(name, role).rect
                if role != "radio button" and "Lesson " not in name or 100 < y < height - 8 - high:
                    break
                self.desktop.point(min(max(x + 10, 10), width - 10), height - 120)
                self.desktop.xdotool("click", 5 if y > 100 else 4)
                time.sleep(0.15)
        self.hands.button(name, role)

    def go_on(self, name="Continue"):
        node = self.desktop.wait_for(name, "push button")
        focused = self.desktop.focused()
        if self.keys and (focused is None or focused.name == node.name):
            self.desktop.key("Return")
        else:
            self.button(name)

    # The course

    def take(self, lessons):
        self.desktop.key("ctrl+3")
        row = re.compile(rf"^{re.escape(self.title())}, \d+ of (\d+) lessons$")
        node = self.desktop.wait_for(row)
        self.button(node.name, node.role)
        # Until then the lessons of another course are listed.
        self.desktop.wait_for(self.title(), "label")
        of = int(row.match(node.name)[1])
        for number in range(1, min(of, lessons or of) + 1):
            self.place = f"lesson {number}"
            games = self.counts["games given up"]
            self.lesson(number)
            self.counts["lessons"] += 1
            is_done = self.counts["games given up"] == games
            # A resigned game leaves its step open.
            words = "The lesson is done: " if is_done else "You are at the end of the lesson."
            self.wait_for_status(words)
            self.button(f"{self.title()} course")
            stars = r", done, \d of 3 stars$" if is_done else ""
            self.desktop.wait_for(re.compile(rf"^Lesson {number}, .*{stars}"), "push button")

    def title(self):
        """The name of the game on the page."""
        return {
            "basic": "Basic Game", "ring": "Two-colour ring",
        }.get(self.game, self.game.replace("-", " ").title())

    def lesson(self, number):
        card = re.compile(rf"^Lesson {number}, ")
        self.button(self.desktop.wait_for(card, "push button").name)
        place = re.compile(r"^Step (\d+) of (\d+)$")
        self.desktop.wait_for(place, "label")
        at, of = 1, None
        while of is None or at <= of:
            node = self.desktop.wait_for(re.compile(rf"^Step {at} of \d+$"), "label")
            of = int(place.match(node.name)[2])
            self.place = f"lesson {number}, step {at}"
            self.step()
            self.counts["steps"] += 1
            at += 1

    def step(self):
        kind = self.desktop.wait(
            lambda: next((one for one in KINDS_OF_STEP if self.desktop.find(one, "label")), None),
            20, "the kind of the step",
        )
        if kind == "Play":
            # A game against Kete; `cargo test --test gui whole_games` plays such ones.
            self.counts["games given up"] += 1
            self.button("Stop this game")
            return
        if kind == "Question":
            self.choices()
        elif kind == "Predict":
            self.answer(*self.hint("last", "number", "words"))
            self.check()
        elif kind == "Your move":
            self.moves()
        self.go_on()

    def check(self):
        self.desktop.wait(lambda: self.hands.enabled("Check"), 10, "Check")
        self.go_on("Check")
        self.wait_for_status("Right.")

    def choices(self):
        """Tries one choice after the other until one is right."""
        names = [n.name for n in self.desktop.tree() if n.role == "radio button"]
        for number, name in enumerate(names, 1):
            if self.keys:
                self.desktop.key(str(number))
            else:
                self.button(name, "radio button")
            self.desktop.wait(lambda: self.hands.enabled("Check"), 10, "Check")
            self.go_on("Check")
            said = self.desktop.wait(
                lambda: re.search(r"Right\.|It is not this one\.", self.status()), 10, "an answer"
            )
            if said[0] == "Right.":
                return
            self.counts["wrong choices"] += 1
            self.desktop.wait(lambda: "It is not" in self.status(), 10, "the words to stay")
        raise Trouble("no choice is right")

    def hint(self, *kinds):
        """Opens the hints up to the answer: its kind and the answer itself."""
        labels = []
        for used in range(1, HINTS + 1):
            if self.desktop.find(re.compile(rf"^{used - 1} of \d used$"), "label"):
                if self.keys:
                    self.desktop.key("h")
                else:
                    self.button("Next hint")
                self.desktop.wait_for(re.compile(rf"^{used} of \d used$"), "label", 10)
                self.counts["hints"] += 1
        labels = [node.name for node in self.desktop.tree() if node.role == "label"]
        for kind in kinds:
            found = [match for label in labels if (match := re.match(ANSWERS[kind], label))]
            if found:
                return kind, next(group for group in found[-1].groups() if group)
        raise Trouble(f"no hint gives an answer: {labels}")

    def answer(self, kind, answer):
        if kind == "last" and "store" not in answer:
            reading = self.reading()
            place = answer if answer in reading.nodes else (answer, "red")
            if self.keys:
                self.hands.walk(reading, place)
                self.desktop.key("Return")
            elif isinstance(place, tuple):
                self.hands.colour(reading, place)
            else:
                self.hands.hole(reading, place)
        elif kind == "number":
            # Digits are always typed: there are no buttons for numbers above nine.
            self.desktop.key(*answer.replace("Nothing", "0"))
        else:
            ends = "Your store" if kind == "last" else answer
            name = self.desktop.wait_for(re.compile(re.escape(ends) + "$"), "radio button").name
            self.button(name, "radio button")

    def moves(self):
        """The move that the hints give, and the next one if all are to be found."""
        while True:
            reading = self.desktop.wait(self.can_move, 30, "a move")
            before = self.status()
            move = self.hint("move")[1].replace("Pass", "pass")
            self.hands.play(move, self.legal(reading), reading)
            self.desktop.wait(
                lambda: (said := self.status()) != before and "Right." in said, 30,
                f"{move} to be right",
            )
            if self.desktop.find("Continue", "push button"):
                return
            time.sleep(0.5)

    def can_move(self):
        reading = self.reading()
        by_hand = self.desktop.find("Start the round", "push button")
        return (reading.open or reading.passes or by_hand) and reading

    def legal(self, reading):
        """The legal moves on the board shown."""
        first = next(iter(reading.open), "A")
        south = int(first[0]) % 2 if isinstance(first, tuple) else first[0].isupper()
        try:
            self.engine.begin(f"{reading.board()} {'S' if south else 'N'}", "", [])
        except RuntimeError:
            # Between the rounds of a match the board is not a complete position.
            return ["fill"]
        return self.engine.legal()


def run(options):
    os.makedirs(options.pictures, exist_ok=True)
    report = {"course": options.game, "with": options.hands, "seed": options.seed}
    began = time.time()
    desktop = Desktop((options.width, options.height))
    taking = None
    try:
        data = os.path.join(desktop.folder, "data")
        os.makedirs(os.path.join(data, "config"))
        with open(os.path.join(data, "config", "settings.ron"), "w") as settings:
            settings.write('{"version": 1, "sowing": "off"}')
        desktop.start(options.binary, "--data-dir", data)
        taking = Taking(desktop, options)
        taking.take(options.lessons)
        report["fault"] = None
    except Trouble as why:
        place = taking.place if taking else ""
        name = f"courses_{options.game}_{options.hands.replace(' ', '_')}.png"
        report["fault"] = f"{place}: {why}"
        report["picture"] = desktop.picture(os.path.join(options.pictures, name))
    finally:
        if taking is not None:
            report.update(taking.counts)
            taking.engine.close()
        desktop.close()
    report["seconds"] = round(time.time() - began)
    return report


def main():
    parser = arguments(__doc__, KINDS)
    parser.add_argument("--lessons", type=int, help="only the first so many")
    return go_through(parser, ("lessons",), run, lambda report: int(bool(report["fault"])))


if __name__ == "__main__":
    sys.exit(main())
