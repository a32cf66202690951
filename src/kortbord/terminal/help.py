"""What can be done now, the list that numbers pick from, and the rules in force."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import zip_longest

from rich.cells import cell_len
from rich.table import Table as Grid
from rich.text import Text

from kortbord.engine.game import Game
from kortbord.engine.view import View
from kortbord.locale import say
from kortbord.telling import People, title_of
from kortbord.terminal import rules
from kortbord.terminal.look import phase_of
from kortbord.terminal.screen import Screen

GAP = 3
"""Blanks between columns."""

NOTICING = ("call", "catch", "claim")
"""Actions that people must remember by themselves: help explains them, and never lists one as due."""


class Help:
    """Help at one screen.

    Attributes:
        at_moment: it is not the person's turn.
    """

    def __init__(self, screen: Screen, people: People, hints: bool) -> None:
        self.screen = screen
        self.people = people
        self.hints = hints
        self.at_moment = False
        self.go_on = say("go-on")

    # -- What is possible ----------------------------------------------------------------------------------------

    def listed(self, view: View) -> list[str]:
        """The actions that a number picks from."""
        legal = [word for word in view.legal_words() if word.split()[0] not in NOTICING]
        if self.at_moment:
            return [self.go_on, *(word for word in legal if word == "show")]
        if view.game.family.name == "donkey" and not self.hints and "deal" not in legal:
            return self._places(view)
        return legal

    def _places(self, view: View) -> list[str]:
        """Every place at the table, whether the card fits there or not."""
        see = view.see()
        playing = int(view.records[0]["playing"])
        seats = [seat for seat in range(view.game.players) if playing >> seat & 1]
        if see["turned"]:
            return ["lay centre", *(f"lay {seat}" for seat in seats)]
        moves = ["move centre", *(f"move {seat}" for seat in seats if seat != view.seat)]
        others = [word for word in view.legal_words() if word in ("turn", "pass")]
        if not see["placed"] and not view.game.options["start_from_visible"]:
            return others
        return [*others, *moves]

    def only_thing(self, view: View) -> tuple[str, ...]:
        """What Enter alone does: the one thing that is possible, or turning the next card."""
        words = self.listed(view)
        if "turn" in words:
            return ("turn",)
        plain = [word for word in words if word != "show"]
        return (plain[0],) if len(plain) == 1 and plain[0] in ("draw", "pass", "deal", "turn") else ()

    def playable(self, view: View) -> set[str]:
        """The cards that can be laid or played now."""
        if view.seat is None or view.records[0]["turn"] != view.seat:
            return set()
        return {word.split()[1] for word in view.legal_words() if word.startswith("play ")}

    def what(self, view: View) -> str:
        """What the turn asks for."""
        family = view.game.family.name
        if family == "donkey":
            return self._what_place(view)
        if family == "hearts":
            return self._what_play(view)
        words = self.listed(view)
        if words and words[0].startswith("name "):
            return say("what-name")
        if any(word.startswith("play ") for word in words):
            more = say("or-draw") if "draw" in words else ""
            return say("what-lay", more=more + (say("or-pass") if "pass" in words else ""))
        return say("what-draw") if "draw" in words else say("what-pass")

    def _what_place(self, view: View) -> str:
        see = view.see()
        if see["turned"]:
            return say("what-place", number=see["turned"])
        visible = see["up"][view.seat].split()
        if visible and (see["placed"] or view.game.options["start_from_visible"]):
            return say("what-go-on", top=visible[-1])
        return say("what-turn")

    def _what_play(self, view: View) -> str:
        see = view.see()
        if phase_of(view) != "exchange":
            return say("what-play" if see["trick"] else "what-lead")
        assert view.seat is not None
        to = self.people.name((view.seat + int(view.records[0]["pass_by"])) % view.game.players)
        given = int(view.records[0]["given"][view.seat]).bit_count()
        return say("what-give-more", left=3 - given, to=to) if given else say("what-give", to=to)

    # -- Showing it ----------------------------------------------------------------------------------------------

    def show(self, view: View) -> None:
        """`?`: what can be done and the rules in force; on a small screen what can be done stays in sight."""
        if self.screen.plain:
            self._show_actions(view)
            self._show_rules(view.game)
        else:
            self._show_rules(view.game)
            self._show_actions(view)

    def _show_rules(self, game: Game) -> None:
        self.screen.line(say("help-rules", game=game.name), "bold")
        self._columns(rules.short_list(game), most=2)

    def _show_actions(self, view: View) -> None:
        family = view.game.family.name
        bare = family == "donkey" and not self.hints and not self.at_moment
        self.screen.line(say("help-places" if bare else "help-legal"), "bold")
        self._columns(
            [f"{number:>2} {self._in_names(word)}" for number, word in enumerate(self.listed(view), 1)]
        )
        for key in self._to_remember(view.game):
            self.screen.line(say(key))
        self.screen.line(" ".join(say(f"help-{family}").split()))
        if family != "donkey":
            self.screen.line(say("help-cards"))
        self.screen.line(say("help-commands"))

    @staticmethod
    def _to_remember(game: Game) -> list[str]:
        """What the table leaves to people's attention under the rules in force."""
        keys = []
        if game.options.get("call", "none") != "none":
            keys.append("help-call")
        if game.options.get("call") == "caught":
            keys.append("help-catch")
        if game.options.get("oversight") == "challenge":
            keys.append("help-claim")
        return keys

    def _in_names(self, word: str) -> str:
        """An action as it is shown: cards with their symbols, places with the names of their players."""
        parts = []
        verb, *others = word.split()
        for part in others:
            if verb in ("lay", "move") and part.isdigit() and part == others[-1]:
                parts.append(f"{part} ({self.people.placed([int(part)])})")
            elif len(part) == 1 and part in "CDHS":
                parts.append(self.screen.look.suit(part))
            else:
                parts.append(self.screen.look.card(part))
        return " ".join([verb, *parts]) if word != self.go_on else word

    def _columns(self, items: list[str], most: int = 3) -> None:
        """Short lines side by side, read down each column; in plain mode one below the other."""
        columns = [items] if self.screen.plain or len(items) < 4 else self._broken(items, most)
        if len(columns) == 1:
            for item in items:
                self.screen.line(item)
            return
        grid = Grid.grid(padding=(0, GAP, 0, 0))
        for row in zip_longest(*columns, fillvalue=""):
            grid.add_row(*(self._cell(cell) for cell in row))
        self.screen.console.print(grid)

    def _broken(self, items: list[str], most: int) -> list[list[str]]:
        """A list in as many columns as the screen has room for."""
        for count in range(most, 1, -1):
            height = -(-len(items) // count)
            columns = [items[i : i + height] for i in range(0, len(items), height)]
            if sum(max(map(cell_len, column)) + GAP for column in columns) <= self.screen.console.width:
                return columns
        return [items]

    def _cell(self, cell: str) -> Text:
        return self.screen.look.paint(cell, "bold" if cell.startswith("*") else "")

    def rules(self, game: Game) -> None:
        """`rules`: the aim, and every rule in force as a sentence."""
        self.screen.heading(say("rules-title", game=title_of(game.name), players=game.players))
        self.screen.line(" ".join(say(f"aim-{game.family.name}").split()))
        self._sentences(rules.in_sentences(game))
        self.screen.line(say("rules-marks", game=game.name))

    def _sentences(self, lines: Iterable[str]) -> None:
        for line in lines:
            self.screen.line(line, "bold" if line.startswith("*") else "")
