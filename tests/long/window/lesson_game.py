"""The game at the end of a course: won with the engine's advice."""

import time

from reading import Reading, live_label
from session import Trouble

# Turns after which it is given up.
MOST_TURNS = 90


class LessonGame:
    """What is done in a step that is a game against Kete; mixed into who takes the lesson."""

    def take_play(self, step):
        self.engine.begin(step.at, step.options, [])
        me = self.engine.mover()
        for _ in range(MOST_TURNS):
            reading = self.await_turn(me)
            if reading is None:
                if self.has("Continue", "push button"):
                    self.counts["games won"] += 1
                    self.go_on()
                    return
                self.note("lost: " + self.told())
                self.learner.button("Repeat step")
                self.desktop.wait(self.is_fresh, 10, "the game to begin anew")
                continue
            move, legal = self.advice(reading, me)
            self.note(f"{reading.board()} -> {move}")
            self.counts["turns"] += 1
            self.learner.play(move, legal, reading)
            self.warned(reading)
        self.counts["games given up"] += 1
        self.learner.primary("Give up the goal")

    def is_fresh(self):
        return self.reading().open

    def await_turn(self, me):
        """Waits for the learner's turn; none where the game is over."""
        until = time.time() + 90
        while True:
            tree = self.desktop.tree()
            names = {node.name for node in tree if node.role == "push button"}
            if "Continue" in names or "is not reached" in self.told():
                return None
            if "Accept" in names:
                self.learner.button("Play on")
            reading = Reading(self.course.ruleset, tree)
            mine = [hole for hole in reading.open if self.owner(hole) == me]
            if mine or reading.passes or "Start the round" in names:
                return reading
            if time.time() > until:
                raise Trouble(f"nothing to play: {live_label(tree)!r}, {reading.board()}")
            time.sleep(0.05)

    def owner(self, hole):
        if isinstance(hole, tuple):
            return "S" if int(hole[0]) % 2 else "N"
        return "S" if hole[0].isupper() else "N"

    def advice(self, reading, me):
        """A good move for the board as it is read."""
        self.engine.begin(f"{reading.board()} {me}", "", [])
        legal = self.engine.legal()
        return self.engine.best("movetime 400"), legal

    def warned(self, before):
        """Where the tutor asks first, the move is played all the same."""
        names = before.names()
        until = time.time() + 6
        while time.time() < until:
            tree = self.desktop.tree()
            if any(node.name == "Play anyway" for node in tree):
                self.learner.button("Play anyway")
                return
            if Reading(self.course.ruleset, tree).names() != names:
                return
            time.sleep(0.03)
