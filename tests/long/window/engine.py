"""The same game in `kete engine`: what may be played, what each move does, who has won."""

import subprocess


class Engine:
    """One game, kept as its rule set and the moves from the start."""

    def __init__(self, binary, ruleset):
        self.process = subprocess.Popen(
            [binary, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            text=True, bufsize=1,
        )
        self.ruleset = ruleset
        self.moves = []
        self.start = "start"
        self.say(f"ruleset {ruleset}")
        self.expect_ok()

    def say(self, line):
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def hear(self):
        line = self.process.stdout.readline()
        if not line:
            raise RuntimeError("the engine has ended")
        return line.rstrip("\n")

    def expect_ok(self):
        answer = self.hear()
        if answer != "ok":
            raise RuntimeError(answer)

    def begin(self, position, options, moves):
        """Puts another position on the board, with options as written in a course."""
        self.say(f"ruleset {self.ruleset} {options}".rstrip())
        self.expect_ok()
        self.start, self.moves = position, moves
        self._set(moves)

    def _set(self, moves):
        self.say("position " + self.start + (" moves " + " ".join(moves) if moves else ""))
        self.expect_ok()

    def play(self, move):
        self.moves.append(move)
        self._set(self.moves)

    def take_back(self, count=1):
        del self.moves[len(self.moves) - count:]
        self._set(self.moves)

    def show(self):
        """The position string and the result: `ongoing`, or such as `south 26-22 owari.end`."""
        self.say("show")
        position, result = self.hear(), self.hear()
        return position.removeprefix("position "), result.removeprefix("result ")

    def legal(self):
        self.say("legal")
        return self.hear().split()[1:]

    def why(self, move):
        self.say(f"why {move}")
        return self.hear()

    def events(self, move):
        self.say(f"events {move}")
        lines = []
        while True:
            line = self.hear()
            if line == "ok":
                return lines
            if line.startswith("error"):
                raise RuntimeError(line)
            lines.append(line.split())

    def gain(self, move):
        """Seeds that a move brings to the mover's store, less what it gives to the other."""
        mover = "south" if self.mover() == "S" else "north"
        gain = 0
        for event in self.events(move):
            if event[0] in ("capture", "keep", "settle"):
                gain += int(event[2].rstrip("RB")) * (1 if event[3].startswith(mover) else -1)
            elif event[0] == "drop" and event[1].endswith("-store"):
                gain += 1 if event[1].startswith(mover) else -1
            elif event[0] == "eat":
                gain += int(event[2])
        return gain

    def mover(self):
        return self.show()[0][-1]

    def best(self, how="level 1"):
        self.say(f"go {how}")
        while True:
            line = self.hear()
            if line.startswith("bestmove"):
                return line.split()[1]

    def after(self, moves):
        """The position and result after some moves from here; the game stays where it is."""
        self._set(self.moves + moves)
        shown = self.show(), self.legal()
        self._set(self.moves)
        return shown

    def close(self):
        self.process.stdin.close()
        self.process.wait(10)
        self.process.stdout.close()
