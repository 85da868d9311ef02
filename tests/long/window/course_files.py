"""The courses as their files have them: lessons, steps, what each move is stated to do."""

import os
import re

TOKEN = re.compile(
    r"""\s+|//[^\n]*|(?P<text>"(?:[^"\\]|\\.)*")|(?P<word>[A-Za-z_][A-Za-z_0-9]*)"""
    r"""|(?P<number>-?\d+(?:\.\d+)?)|(?P<sign>[()\[\]{}:,])""",
    re.S,
)
ESCAPES = {"n": "\n", "t": "\t", '"': '"', "\\": "\\"}


class Form:
    """A named thing: `Ask(text: …)`, `Last("F")`, `Takes`; fields by name, or values in order."""

    def __init__(self, name, fields, values):
        self.name, self.fields, self.values = name, fields, values

    def get(self, field, otherwise=""):
        return self.fields.get(field, otherwise)


class Reader:
    """Reads the notation of the course files."""

    def __init__(self, text):
        self.tokens = []
        at = 0
        while at < len(text):
            found = TOKEN.match(text, at)
            if not found:
                raise ValueError(f"cannot read {text[at:at + 30]!r}")
            at = found.end()
            if found.lastgroup:
                self.tokens.append((found.lastgroup, found[0]))
        self.at = 0

    def peek(self):
        return self.tokens[self.at] if self.at < len(self.tokens) else (None, "")

    def next(self):
        self.at += 1
        return self.tokens[self.at - 1]

    def value(self):
        kind, text = self.next()
        if kind == "text":
            return re.sub(r"\\(.)", lambda found: ESCAPES.get(found[1], found[1]), text[1:-1])
        if kind == "number":
            return float(text) if "." in text else int(text)
        if kind == "word":
            if text in ("true", "false"):
                return text == "true"
            if self.peek()[1] == "(":
                self.next()
                return Form(text, *self.inside(")"))
            return Form(text, {}, [])
        if text == "(":
            return Form("", *self.inside(")"))
        if text == "[":
            return self.inside("]")[1]
        if text == "{":
            return self.table()
        raise ValueError(f"unexpected {text!r}")

    def inside(self, end):
        fields, values = {}, []
        while self.peek()[1] != end or self.peek()[0] == "text":
            named = self.peek()[0] == "word" and self.tokens[self.at + 1][1] == ":"
            if named:
                name = self.next()[1]
                self.next()
                fields[name] = self.value()
            else:
                values.append(self.value())
            if self.peek() == ("sign", ","):
                self.next()
        self.next()
        return fields, values

    def table(self):
        entries = {}
        while self.peek() != ("sign", "}"):
            key = self.value()
            key = tuple(key.values) if isinstance(key, Form) else key
            self.next()
            entries[key] = self.value()
            if self.peek() == ("sign", ","):
                self.next()
        self.next()
        return entries


def read(path):
    with open(path, encoding="utf-8") as file:
        return Reader(file.read()).value()


class Step:
    """One step with the board it stands on."""

    def __init__(self, form, at, options):
        self.form, self.at, self.options = form, at, options
        self.kind = form.name
        self.text = form.get("text")

    def claims(self):
        field = {"Ask": "accept", "Show": "play"}.get(self.kind)
        return [Claim(text) for text in self.form.get(field, [])]

    def asked(self):
        """What a `Predict` asks: `Last`, `Takes`, `Laps`, `Next` or `Result`."""
        return self.form.get("what").name

    def answer(self):
        """The right answer of a `Predict` as the file states it; none where it does not."""
        return Claim(self.form.get("play")).answer(self.asked())


class Claim:
    """What is stated of a move: `F last b, takes 3 (b), next N`."""

    FACTS = ("last", "takes", "laps", "next", "after", "ends", "by", "without", "reply", "worth", "legal")

    def __init__(self, text):
        words = text.split()
        moves = 0
        while moves < len(words) and words[moves] not in self.FACTS:
            moves += 1
        self.moves = [word.rstrip(",") for word in words[:moves]]
        rest = " ".join(words[moves:])
        self.facts = {}
        for part in re.split(r",\s(?![^(\[]*[)\]])", rest):
            name, _, value = part.partition(" ")
            self.facts[name] = value

    def answer(self, asked):
        found = self.facts.get({"Result": "ends"}.get(asked, asked.lower()))
        if found is None or asked == "Last":
            return found
        if asked == "Next":
            return {"S": "south", "N": "north"}[found]
        if asked == "Result":
            return " ".join(found.split()[:2])
        return found.split()[0]


class Lesson:
    """One lesson."""

    def __init__(self, form):
        self.id, self.title = form.get("id"), form.get("title")
        self.steps = []
        at = options = ""
        for step in form.get("steps"):
            if step.get("at"):
                at, options = step.get("at"), step.get("options")
            elif step.get("options"):
                options = step.get("options")
            self.steps.append(Step(step, at, options))


class Course:
    """The course of a file."""

    def __init__(self, path):
        form = read(path)
        self.ruleset, self.title = form.get("ruleset"), form.get("title")
        self.lessons = [Lesson(lesson) for lesson in form.get("lessons")]


def not_in_progress(data, course):
    """The lessons of the course that are not in the progress file."""
    for folder, _, files in os.walk(data):
        if "progress.ron" in files:
            with open(os.path.join(folder, "progress.ron"), encoding="utf-8") as file:
                text = file.read()
            break
    else:
        return ["everything"]
    return [lesson.id for lesson in course.lessons if f'"{lesson.id}"' not in text]
