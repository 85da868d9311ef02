"""Answers to what a lesson asks, as the page tells them."""

import re

from session import Trouble


def in_words(asked, answer):
    """An answer as the page tells it."""
    if asked == "Last":
        place = "your store" if answer == "store" else answer
        return f"The last seed lands in {place}."
    if asked == "Takes":
        if answer == "0":
            return "Nothing is taken."
        return f"{answer} seed{' is' if answer == '1' else 's are'} taken."
    if asked == "Laps":
        return f"{answer} lap{' is' if answer == '1' else 's are'} sown."
    if asked == "Next":
        return f"{answer.capitalize()} plays next."
    winner, seeds = answer.split()
    south, north = seeds.split("-")
    if winner == "draw":
        return f"A draw, {south} to {north}."
    more, less = (south, north) if winner == "south" else (north, south)
    return f"{winner.capitalize()} wins, {more} to {less}."


def answer_in(asked, labels):
    """The answer that the third hint tells."""
    patterns = {
        "Last": r"^The last seed lands in (.+)\.$", "Takes": r"^(Nothing|\d+) (?:is|seeds? (?:is|are)) taken\.$",
        "Laps": r"^(\d+) laps? (?:is|are) sown\.$", "Next": r"^(South|North) plays next\.$",
        "Result": r"^((?:South|North) wins, .+|A draw, .+)\.$",
    }
    found = [match[1] for label in labels if (match := re.match(patterns[asked], label))]
    if not found:
        raise Trouble(f"no answer to {asked} among {labels}")
    answer = {"your store": "store", "Nothing": "0"}.get(found[-1], found[-1])
    return answer.lower() if asked == "Next" else answer
