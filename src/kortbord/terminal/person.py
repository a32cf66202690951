"""The player at the keyboard: asks, understands, and explains what is not possible.

D6: nothing here remembers for the person what the rules make people remember. A moment to call, catch or claim comes
whenever the rules in force could make it useful, not when there is something to notice; neither the question nor the
list behind `?` says more.
"""

from __future__ import annotations

from collections.abc import Callable

from kortbord.engine.errors import Refused
from kortbord.engine.view import View
from kortbord.locale import say
from kortbord.telling import People, Teller
from kortbord.terminal import moments
from kortbord.terminal.help import Help
from kortbord.terminal.look import phase_of
from kortbord.terminal.reading import Typed, Unreadable, read
from kortbord.terminal.screen import Screen
from kortbord.terminal.tables import Tables


class Leaves(Exception):
    """The person has left the table."""


class Person:
    """A `Bot` whose choices come from a screen.

    Args:
        screen: where to ask.
        people: the names at the table.
        family: the family of the game.
        why_not: the refusal of an action in words, None if it may be done now.
        hints: whether to show which places fit (donkey family).
    """

    always_asked = True

    def __init__(
        self,
        screen: Screen,
        people: People,
        family: str,
        why_not: Callable[[str], Refused | None],
        hints: bool = False,
    ) -> None:
        self.screen = screen
        self.people = people
        self.tables = Tables(screen, people)
        self.teller = Teller(screen.look, people, family)
        self.help = Help(screen, people, hints)
        self._why_not = why_not
        self._waiting: list[str] = []
        self._numbers: list[int] = []
        self._last = 0

    # -- What the table asks -------------------------------------------------------------------------------------

    def choose(self, view: View) -> int:
        """An action for one's turn."""
        self._last = len(view.events)
        self.help.at_moment = False
        if (ready := self._prepared(view)) is not None:
            return ready
        question = self._your_turn(view)
        while True:
            typed = self._typed(question, view)
            if typed.command:
                self._command(typed.command, view)
            else:
                actions = typed.actions or self.help.only_thing(view)
                if actions and (number := self._begin(actions, view)) is not None:
                    return number
                if not actions:
                    self._command("help", view)

    def react(self, view: View) -> int | None:
        """Something out of turn, if the person gets a moment and uses it."""
        if (ready := self._prepared(view)) is not None:
            return ready
        news = view.events[self._last :]
        self._last = len(view.events)
        may_take_back = self._why_not("take back") is None
        if moments.between_deals(view, news):
            return self._moment(say("between-deals"), view)
        if not moments.is_due(view, news, may_take_back):
            return None
        name = self.people.name(int(view.records[0]["turn"]))
        return self._moment(say("moment", name=name), view)

    def _moment(self, question: str, view: View) -> int | None:
        self.help.at_moment = True
        while True:
            typed = self._typed(question, view)
            if typed.command:
                self._command(typed.command, view)
            elif not typed.actions or typed.actions == (self.help.go_on,):
                return None
            elif (number := self._begin(typed.actions, view)) is not None:
                return number

    # -- From lines to actions -----------------------------------------------------------------------------------

    def _typed(self, question: str, view: View) -> Typed:
        while True:
            line = self.screen.ask(question)
            try:
                return read(line, view, self.people, self.help.listed(view))
            except Unreadable as problem:
                self.screen.line(str(problem))

    def _begin(self, actions: tuple[str, ...], view: View) -> int | None:
        """The number of the first action if it may be done; the others wait until the table asks again."""
        first, *others = self._in_order(actions, view)
        first = self._with_suit(first, view)
        refusal = self._why_not(first)
        if refusal is not None:
            self._explain(first, refusal, view)
            return None
        self._waiting = others
        number, *self._numbers = view.game.actions(first)
        return number

    def _in_order(self, actions: tuple[str, ...], view: View) -> tuple[str, ...]:
        """DK-A09: where the call must come with the card, it is said first."""
        if view.game.options.get("call_deadline") == "with_card" and "call" in actions[1:]:
            return ("call", *(action for action in actions if action != "call"))
        return actions

    def _prepared(self, view: View) -> int | None:
        """What was typed together with the action before (`7C, call`), or the rest of three cards to give."""
        if self._numbers:
            return self._numbers.pop(0)
        if not self._waiting:
            return None
        waiting, self._waiting = tuple(self._waiting), []
        return self._begin(waiting, view)

    def _with_suit(self, action: str, view: View) -> str:
        """C06, C09: an eight that must name a suit asks for it; one that is the last card does not."""
        if not action.startswith("play 8") or len(action) != len("play 8S"):
            return action
        named = [word for word in view.legal_words() if word.startswith(f"{action} naming")]
        while named and action not in named:
            suit = self.screen.ask(say("which-suit")).strip().upper()[:1]
            action = f"{action[:7]} naming {suit}"
            if action not in named and suit in set("CDHS"):
                break
        return action

    def _explain(self, action: str, refusal: Refused, view: View) -> None:
        """C21: one sentence and the rule behind it; a card that one does not hold is named."""
        if refusal.rule == "not_your_card" and len(action.split()) > 1 and view.game.family.name != "donkey":
            held = self.tables.own_cards(view)
            missing = [word for word in action.split()[1:] if word not in held and len(word) == 2]
            if missing:
                self.screen.line(say("not-your-card", card=self.screen.look.card(missing[0])), "yellow")
                return
        if refusal.rule == "not_your_turn":
            self.screen.line(say("not-your-turn"), "yellow")
            return
        self.screen.line(say("refused", sentence=str(refusal), rule=refusal.rule), "yellow")

    # -- Questions and commands ----------------------------------------------------------------------------------

    def _your_turn(self, view: View) -> str:
        """Show what there is to see, and make the question."""
        if view.records[0]["turn"] < 0 and phase_of(view) != "exchange":
            return say("what-deal")
        if self.help.listed(view) == ["turn"]:
            pass
        elif self.screen.plain:
            self.screen.line(self.tables.plain_line(view, phase_of(view) == "exchange"))
        else:
            self.tables.show(view, self.help.playable(view))
        return say("your-turn", what=self.help.what(view))

    def _command(self, command: str, view: View) -> None:
        if command == "quit":
            raise Leaves
        if command == "help":
            self.help.show(view)
        elif command == "rules":
            self.help.rules(view.game)
        elif command == "hand":
            self.tables.hand(view, self.help.playable(view))
        elif command == "table":
            self.tables.show(view, self.help.playable(view))
        elif command == "scores":
            self.tables.scores(view)
        else:
            for event in view.events:
                self.screen.line(self.teller.sentence(event))
