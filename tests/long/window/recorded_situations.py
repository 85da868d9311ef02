"""The steps of a recording: one function for each situation."""

import os
import re
import time

from many import GAMES
from recorded_pages import HERE, HOME

TITLES = {
    "owari": "Owari", "awale": "Awale", "basic": "Basic Game", "ayoayo": "Ayoayo",
    "giuthi": "Giuthi", "bawo-beginner": "Bawo Beginner", "bawo-advanced": "Bawo Advanced",
    "bawo-ntchuwa": "Bawo Ntchuwa", "ring": "Two-colour ring",
}
SETTINGS_TABS = [("Look", 0), ("Play", 1), ("Tutor", 0), ("Engine", 0), ("Files", 0)]
# A game so near its end that every search proves its value.
SHORT_GAME = """(version: 1, ruleset: "owari", start: "0,0,0,1,0,2/0,1,0,0,0,1 21-22 S",
    south: You, north: Friend, moves: ["D", "f", "E", "b", "F"], result: "ongoing")"""
DUE = """(version: 2, stars: {"OW1": 3, "OW2": 2, "BG1": 1}, cards: {
    "owari": {"owari.feed": (place: 0, due: 19000, right: 1, wrong: 1),
              "owari.capture": (place: 2, due: 19500, right: 4, wrong: 0)},
    "ring": {"ring.capture": (place: 1, due: 19900, right: 2, wrong: 2)}})"""


def saved(name):
    with open(os.path.join(HERE, "..", "..", "..", "saves", f"{name}.kete")) as file:
        return f"games/{name}.kete", file.read()


def opened(pages, situation, name, text=""):
    """Starts with a saved game; its first message goes away by itself."""
    path = os.path.join(HOME, "data", "games", f"{name}.kete")
    files = [(f"games/{name}.kete", text)] if text else [saved(name)]
    pages.begin(situation, path, files=files)
    pages.gone(re.compile(r" is open\.$"))


def menu(pages, entry):
    pages.press("Menu", "push button")
    pages.press(entry, "menu item")


def fresh(pages):
    """Everything that can be reached before any game was played."""
    pages.begin("fresh")
    pages.record("start")
    pages.press("Menu", "push button")
    pages.record("menu")
    pages.key("Escape", "ctrl+comma")
    for tab, nth in SETTINGS_TABS:
        pages.press(tab, "page tab", nth=nth)
        pages.record(f"settings {tab}")
    pages.key("Escape", "question")
    pages.record("keys")
    pages.key("Escape")
    menu(pages, "Messages")
    pages.record("messages")
    pages.key("Escape", "ctrl+n")
    for game in GAMES:
        pages.press(TITLES[game], "radio button")
        pages.record(f"new {game}", pictures=game in ("owari", "ring", "bawo-advanced"))
        pages.press("Rules", "combo box")
        pages.record(f"new {game} presets", pictures=game == "basic")
        pages.key("Escape")
    pages.press("Teach", "radio button")
    pages.press("Kete", "radio button")
    pages.record("new Kete against Kete")
    pages.key("ctrl+3")
    pages.record("learn")
    for game in GAMES:
        name = next(n.name for n in pages.desktop.tree() if n.name.startswith(TITLES[game] + ", 0"))
        pages.press(name, "toggle button")
        pages.record(f"learn {game}", pictures=game == "giuthi")
    pages.press("Practise one rule", "combo box")
    pages.record("learn rules to drill", pictures=False)
    pages.key("Escape", "ctrl+5")
    pages.record("library")
    pages.press("Finished", "radio button")
    pages.record("library finished", pictures=False)
    pages.press("Unfinished", "radio button")
    pages.record("library unfinished", pictures=False)
    pages.key("ctrl+o")
    pages.record("open")
    pages.key("Escape", "ctrl+e")
    pages.record("editor")


def rules(pages):
    """Every rule of every game, and an example played."""
    pages.begin("rules")
    pages.key("ctrl+4")
    for game in GAMES:
        pages.press("Game", "combo box")
        if game == GAMES[0]:
            pages.record("games", pictures=False)
        pages.choose(TITLES[game])
        listed = [n.name for n in pages.desktop.tree() if n.role == "list item"]
        for number, rule in enumerate(listed):
            shown = number in (0, 5) and game in ("owari", "bawo-advanced", "ring", "giuthi")
            if pages.named or shown:
                pages.press(rule, "list item")
                pages.gone("Looking for an example…")
                pages.record(f"{game} {number:02}", pictures=shown)
    pages.press("Change…")
    pages.record("options")
    pages.key("Escape")


def bawo(pages):
    """A game of four rows in its middle, with what is beside the board."""
    opened(pages, "bawo", "bawo-advanced")
    pages.record("end")
    pages.press("Turn 10, South, A5L, eats 3, a mistake, with a note")
    pages.record("middle")
    pages.press("1 other move, turn 10, South")
    pages.record("other move")
    pages.press("Analysis", "page tab")
    pages.record("analysis")
    pages.press("Notes", "page tab")
    pages.record("notes")
    pages.key("ctrl+l", "m")
    pages.record("what may I play", pictures=False)
    pages.key("Escape", "w")
    pages.record("why not", pictures=False)
    pages.key("Escape", "ctrl+f")
    pages.record("flipped")
    pages.key("ctrl+f", "ctrl+m")
    pages.record("note")
    pages.type("A word here.")
    pages.key("Escape", "ctrl+s")
    time.sleep(0.5)
    pages.keep("games/bawo-advanced.kete", "game_with_a_note.kete")
    menu(pages, "Export…")
    pages.record("export")
    pages.key("Escape", "ctrl+shift+s")
    pages.record("save as")
    pages.key("Escape")
    pages.press("Rules as written", "push button")
    pages.record("rules of this game")
    pages.key("Escape")
    for key, page in (("ctrl+1", "start"), ("ctrl+3", "learn"), ("F1", "rulebook")):
        pages.key(key)
        pages.record(page)


def giuthi(pages):
    """A match between two of its rounds."""
    opened(pages, "giuthi", "giuthi-match")
    pages.record("end")
    pages.key("Home")
    for _ in range(60):
        if pages.has("Start the round"):
            break
        pages.desktop.key("Next")
        time.sleep(0.15)
    pages.settle()
    pages.record("between rounds")
    for choice in ("Spread evenly", "Take all back"):
        pages.press(choice)
        pages.record(choice)
    pages.press("Match", "page tab")
    pages.record("match")
    pages.key("Next", "Next")
    pages.record("next round")


def ring(pages):
    """The ring of two colours and its setting up."""
    opened(pages, "ring", "ring")
    pages.key("Home")
    for _ in range(9):
        pages.desktop.key("Next")
    pages.settle()
    pages.record("middle")
    menu(pages, "Set up from the board…")
    pages.record("set up")
    pages.press("Blue", "radio button")
    pages.press(pages.first("Hole 3 blue"))
    pages.record("one seed more")
    pages.press("Empty", "push button")
    pages.record("empty")
    pages.press("Usual start", "push button")
    pages.press("Game", "combo box")
    pages.choose("Giuthi")
    pages.record("another game")


def friends(pages):
    """A game of two people from its start: refusals, questions, agreed ends, kept for later."""
    pages.begin("friends", "--new", "owari", "--friend")
    pages.record("start")
    for hole in "CdF":
        pages.key(hole.lower())
    pages.record("three moves")
    pages.press(pages.first("South C"))
    pages.record("refused")
    pages.key("m")
    pages.record("what may I play")
    pages.key("Escape", "w")
    pages.record("why not")
    pages.key("Escape")
    pages.press("End", "push button")
    pages.record("end")
    pages.key("Escape")
    for entry in ("Agree to end…", "Resign…"):
        menu(pages, entry)
        pages.record(entry.strip("…"))
        pages.key("Escape")
    pages.key("ctrl+z", "ctrl+z", "f")
    pages.record("a branch")
    menu(pages, "New game…")
    pages.record("new game beside a game", pictures=False)


def against_kete(pages):
    """A few turns against a low level, whose choices follow from the stopped clock."""
    pages.begin("kete", "--new", "owari", settings='sowing: "off", moments: false,')
    pages.wait_turn()
    pages.record("start", pictures=False)
    for hole in "CFA":
        if pages.first(f"South {hole}", "may be played"):
            pages.key(hole.lower())
            pages.wait_turn()
            pages.record(f"after {hole}", pictures=False)


def graded(pages):
    """A game that has ended, its moments and its grades, and the analysis of a proven position."""
    opened(pages, "graded", "short", SHORT_GAME)
    pages.record("opened")
    pages.key("ctrl+i")
    pages.press("Live analysis", "toggle button")
    time.sleep(1.5)
    pages.record("live analysis")
    pages.key("h")
    time.sleep(1)
    pages.record("hint")
    pages.press("Live analysis", "toggle button")
    pages.key("Escape", "ctrl+l")
    pages.press("Analyse the whole game")
    pages.wait_for("Review", "push button")
    pages.record("analysed")
    pages.press("Review")
    pages.record("moments")
    pages.key("1", "Return")
    pages.record("a better move")


def lesson(pages):
    """A first lesson, each step once, some with a wrong answer; what it leaves behind."""
    pages.begin("lesson")
    pages.press("First lesson, 2 min")
    pages.record("first step")
    pages.press("Next hint")
    pages.record("hint")
    pages.key("f")
    pages.record("not the goal")
    pages.press("Repeat step" if pages.has("Repeat step") else "Back")
    pages.key("c")
    pages.record("right")
    for answer in ("North b", "", "South C", "South B"):
        pages.press("Continue")
        pages.record("question" if answer else "said", pictures=answer in ("", "North b"))
        if answer:
            pages.press(pages.first(answer))
            pages.press("Check")
            pages.record("checked", pictures=answer == "North b")
    pages.press("Continue")
    pages.key("d")
    pages.record("reached", pictures=False)
    pages.press("Continue")
    pages.press("3", "radio button")
    if pages.has("Check"):
        pages.press("Check")
    pages.record("quiz")
    pages.press("Continue")
    pages.record("one step open")
    pages.press("To the first open step")
    pages.press(pages.first("North a"))
    pages.press("Check")
    pages.press("Continue")
    pages.press("Step 7, done")
    if not pages.has("Continue"):
        pages.press("3", "radio button")
        pages.press("Check")
    pages.press("Continue")
    pages.record("stars")
    pages.key("ctrl+3")
    pages.record("learn")
    pages.key("ctrl+q")
    pages.desktop.wait_end()
    pages.keep("progress.ron", "progress_after_a_lesson.ron")


def review(pages):
    """Rules that are due, on the start page, the course map and in a review."""
    pages.begin("review", files=[("progress.ron", DUE)])
    pages.record("start")
    pages.key("ctrl+3")
    pages.record("learn")
    pages.key("ctrl+1")
    pages.press(pages.first("Drill, "))
    pages.record("first exercise")
    pages.press("Show the rule")
    pages.record("its rule")
    pages.key("Escape")
    for number in range(4):
        # The first answer of each exercise, right or wrong; a move where one is asked for.
        first = pages.answer()
        if first is None:
            pages.press("Skip")
            continue
        pages.press(*first)
        if pages.has("Check"):
            pages.press("Check")
        pages.record(f"answered {number}", pictures=number == 0)
        if pages.has("Continue"):
            pages.press("Continue")
        elif pages.has("Next"):
            pages.press("Next")
    pages.key("ctrl+q")
    pages.desktop.wait_end()
    pages.keep("progress.ron", "progress_after_a_review.ron")


def library(pages):
    """A folder of games, a preview, a damaged file opened, the dialogs of files."""
    names = ["owari", "awale", "ring", "bawo-beginner"]
    pages.begin("library", files=[*map(saved, names), ("games/broken.kete", "this is no game\n")])
    pages.key("ctrl+5")
    pages.record("games")
    for column in ("Game", "Players", "Result", "Moves"):
        pages.press(column, "toggle button")
        pages.record(f"by {column}", pictures=False)
    pages.press("Games shown", "combo box")
    pages.record("games shown", pictures=False)
    pages.key("Escape")
    pages.press(pages.first("Two-colour ring, "))
    pages.record("preview")
    pages.press("Delete…")
    pages.record("delete")
    pages.key("Escape")
    pages.press(pages.first("broken.kete"))
    pages.record("broken")
    pages.begin(
        "damaged", os.path.join(HOME, "data", "games", "cut.kete"),
        files=[("games/cut.kete", SHORT_GAME.replace('"b"', '"C"'))],
    )
    pages.record("damaged")


def settings(pages):
    """Every setting changed in its dialog, and the file that the program writes of them."""
    pages.begin("settings", settings='sowing: "normal",')
    pages.key("ctrl+comma")
    # The theme comes last: pictures are taken in the theme of the recording.
    for tab, nth in SETTINGS_TABS[1:] + SETTINGS_TABS[:1]:
        if tab != "Look":
            pages.press(tab, "page tab", nth=nth)
        else:
            pages.press(tab, "page tab")
        for name, role in pages.controls():
            if role == "combo box":
                pages.press(name, role)
                pages.desktop.key("Down", "Down", "Return")
                pages.settle()
                pages.key("Escape") if pages.first("menu") else None
            elif pages.has(name):
                pages.press(name, role, nth=-1)
        pages.record(f"{tab} changed", pictures=False)
    pages.key("Escape", "ctrl+q")
    pages.desktop.wait_end()
    pages.keep("config/settings.ron", "settings.ron")


SITUATIONS = [fresh, bawo, giuthi, ring, friends, graded, lesson, review, library, rules]
# Situations recorded in one theme, with names and files only.
ONCE = [against_kete, settings]
