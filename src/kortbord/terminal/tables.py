"""The table as it lies, drawn from a view; and the same in one plain line."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from rich.table import Table as Grid

from kortbord.engine.cards import card_number, words
from kortbord.engine.state import EXCHANGE
from kortbord.engine.view import View
from kortbord.locale import say
from kortbord.rules.hearts.options import ALL_HEARTS, THE_QUEEN
from kortbord.telling import People, title_of
from kortbord.terminal.look import phase_of
from kortbord.terminal.screen import Screen

ROW_OF_BACKS = 10
"""So many cards of another hand are drawn as backs; more are a number only."""


class Tables:
    """Draws tables at one screen, for one company."""

    def __init__(self, screen: Screen, people: People) -> None:
        self.screen = screen
        self.look = screen.look
        self.people = people

    # -- The whole table -----------------------------------------------------------------------------------------

    def show(self, view: View, playable: Iterable[str] = ()) -> None:
        """Everything that lies on the table, one's own hand last."""
        see = view.see()
        self.screen.heading(say("title", game=title_of(view.game.name), deal_number=see["deal_number"]))
        rows = {"shedding": self._shedding_row, "hearts": self._hearts_row, "donkey": self._donkey_row}
        self._seats(view, see, rows[view.game.family.name])
        middle = {"shedding": self._pile, "hearts": self._trick, "donkey": self._centre}
        for line in middle[view.game.family.name](view, see):
            self.screen.line(line)
        if view.game.family.name != "donkey" and view.seat is not None:
            self.hand(view, playable)

    def _seats(
        self, view: View, see: dict[str, Any], row: Callable[[View, dict[str, Any], int], list[str]]
    ) -> None:
        players = view.game.players
        first = self.people.you + 1
        rows = []
        for seat in [(first + i) % players for i in range(players)]:
            mark = ">" if see["turn"] == seat else ""
            name = self.people.name(seat)
            if seat == self.people.you and name != say("your-name"):
                name += f" ({say('you-listed')})"
            score = score_of(view, see["scores"][seat])
            rows.append([mark, str(seat), name, *row(view, see, seat), score])
        if self.screen.plain:
            for cells in rows:
                self.screen.line(" ".join(cell for cell in cells if cell.strip()))
            return
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for cells in rows:
            style = "bold" if cells[0] else ""
            grid.add_row(*(self.look.paint(cell, style) for cell in cells))
        self.screen.console.print(grid)

    # -- Shedding ------------------------------------------------------------------------------------------------

    def _shedding_row(self, view: View, see: dict[str, Any], seat: int) -> list[str]:
        count = see["hand_counts"][seat]
        hidden = view.game.options["hide_counts"] and seat != view.seat
        cards = say("cards-hidden") if hidden else say("cards-count", count=count)
        backs = "" if hidden or self.screen.plain or count > ROW_OF_BACKS else self._back() * count
        marks = []
        if seat == see["dealer"]:
            marks.append(say("dealer-mark"))
        if seat in see["called"] and count == 1:
            marks.append(say("called-mark"))
        if seat in see["forgot"]:
            marks.append(say("owes-mark"))
        if seat in see["out"]:
            marks.append(say("out-mark"))
        if seat in see["shown"] and seat != view.seat:
            marks.append(say("shown-mark", cards=self.look.cards(see["hands"][seat].split())))
        return [cards, backs, ", ".join(marks)]

    def _back(self) -> str:
        return "▮" if self.look.symbols else "#"

    def _pile(self, view: View, see: dict[str, Any]) -> list[str]:
        parts = [say("on-the-pile", card=self.look.card(see["discard_top"]))]
        if see["suit"] and view.game.options["fit"] != "rank_step":
            parts.append(say("suit-in-force", suit=self.look.suit(see["suit"])))
        parts.append(say("draw-pile", count=see["stock_count"]))
        parts.append(say(f"direction-{see['direction']}"))
        if see["pending_draw"]:
            parts.append(say("draw-due", count=see["pending_draw"]))
        return ["   ".join(parts)]

    # -- Hearts --------------------------------------------------------------------------------------------------

    def _hearts_row(self, view: View, see: dict[str, Any], seat: int) -> list[str]:
        taken = int(view.records[0]["taken"][seat])
        points = (taken & ALL_HEARTS).bit_count() + (13 if taken & THE_QUEEN else 0)
        points -= 10 if taken & int(view.game.rules[0]["bonus_cards"]) else 0
        mark = say("dealer-mark") if seat == see["dealer"] else ""
        return [say("cards-count", count=see["hand_counts"][seat]), say("this-hand", count=points), mark]

    def trick(self, view: View) -> list[tuple[int, str]]:
        """The cards on the table with the seats that played them, from the leader on."""
        s = view.records[0]
        seat = int(s["leader"])
        played = []
        for card in view.see()["trick"].split():
            played.append((seat, card))
            seat = int(s["next"][seat])
        return played

    def _trick(self, view: View, see: dict[str, Any]) -> list[str]:
        if phase_of(view) == "exchange":
            return []
        parts = [f"{self.people.name(seat)} {self.look.card(card)}" for seat, card in self.trick(view)]
        line = say("trick-line", number=see["trick_number"], cards="   ".join(parts) or say("trick-empty"))
        last = [say("hearts-are", broken=str(bool(see["hearts_broken"])).lower())]
        if parts:
            last.append(say("takes-so-far", name=self.people.object(int(view.records[0]["best_seat"]))))
        return [line, "   ".join(last)]

    # -- Æselspillet ---------------------------------------------------------------------------------------------

    def _donkey_row(self, view: View, see: dict[str, Any], seat: int) -> list[str]:
        mark = say("donkey-mark") if see["donkey"] == seat else ""
        if seat in see["out"]:
            return [say("out-mark"), mark]
        visible = see["up"][seat].split()
        down = int(view.records[0]["down"][seat])
        if not visible:
            return [say("pile-line-bare", down=down), mark]
        return [say("pile-line", top=f"{visible[-1]:>2}", up=len(visible), down=down), mark]

    def _centre(self, view: View, see: dict[str, Any]) -> list[str]:
        lines = [say("centre-line", tops=self._tops(see))]
        if see["turned"]:
            lines.append(say("turned-line", number=see["turned"]))
        return lines

    @staticmethod
    def _tops(see: dict[str, Any]) -> str:
        return " ".join(str(number) for number in see["centre"]) or say("centre-empty")

    # -- One's own cards -----------------------------------------------------------------------------------------

    def own_cards(self, view: View) -> list[str]:
        """The words of one's own cards, clubs first and low before high; without those chosen to be given away."""
        assert view.seat is not None
        s = view.records[0]
        hand = int(s["hands"][view.seat])
        if s["phase"] == EXCHANGE:
            hand &= ~int(s["given"][view.seat])
        return words(hand)

    def hand(self, view: View, playable: Iterable[str] = ()) -> None:
        """One's own cards by suit; those that can be played now stand in brackets."""
        if view.game.family.name == "donkey":
            for line in self._centre(view, view.see()):
                self.screen.line(line)
            return
        marked = set(playable)
        cards = self.own_cards(view)
        if self.screen.plain:
            self.screen.line(say("your-hand", cards=self.look.cards(cards)))
            return
        parts: list[str] = []
        for card in cards:
            if parts and card_number(card) // 13 != card_number(cards[len(parts) - 1]) // 13:
                parts[-1] += " "
            shown = self.look.card(card)
            parts.append(f"[{shown}]" if card in marked else shown)
        self.screen.line(say("your-hand", cards=" ".join(parts) or say("hand-empty")))

    def plain_line(self, view: View, giving: bool) -> str:
        """What one needs to know for the next decision, in one line."""
        see = view.see()
        family = view.game.family.name
        if family == "donkey":
            piles = [
                f"{self.people.name(seat)} {pile.split()[-1]}"
                for seat, pile in enumerate(see["up"])
                if pile.split()
            ]
            return say("plain-donkey", tops=self._tops(see), piles=", ".join(piles) or say("nothing"))
        hand = self.look.cards(self.own_cards(view))
        if giving:
            return say("plain-give", hand=hand)
        if family == "hearts":
            trick = ", ".join(
                f"{self.people.name(seat)} {self.look.card(card)}" for seat, card in self.trick(view)
            )
            return say("plain-hearts", trick=trick or "none", hand=hand)
        top = self.look.card(see["discard_top"])
        suit = self.look.suit(see["suit"])
        return say("plain-shedding", card=top, suit=suit, pending=see["pending_draw"], hand=hand)

    # -- Scores --------------------------------------------------------------------------------------------------

    def scores(self, view: View) -> None:
        """The scores of the match so far."""
        scores = view.see()["scores"]
        if not score_of(view, 0):
            self.screen.line(say("scores-none"))
            return
        parts = [
            say("scores-line", name=self.people.name(seat), scores=score_of(view, score))
            for seat, score in enumerate(scores)
        ]
        self.screen.line(say("scores-title") + " " + ", ".join(parts))


def score_of(view: View, score: int) -> str:
    """A score in words, as this match keeps it; empty if it keeps none."""
    options = view.game.options
    family = view.game.family.name
    if family == "shedding":
        kind = {"rounds": "rounds", "points": "points"}.get(str(options["match"]), "none")
    elif family == "hearts":
        kind = "points"
    elif options["score"] != "none":
        kind = "points"
    else:
        kind = "games" if options["games_to_win"] != 1 else "none"
    return say(f"score-{kind}", count=score).strip()
