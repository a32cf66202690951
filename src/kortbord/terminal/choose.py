"""`kortbord play` without a game: a few questions, each with an answer for those who just press Enter."""

from __future__ import annotations

from dataclasses import replace

from kortbord.bots import LEVELS
from kortbord.engine.errors import BadInput
from kortbord.engine.options import Preset
from kortbord.locale import say
from kortbord.rules import game, preset, presets
from kortbord.terminal.play import USUAL_PLAYERS, Settings
from kortbord.terminal.screen import Screen

MOST_PLAYERS = 8


def choose(screen: Screen, settings: Settings) -> Settings:
    """Ask for what has not been given; raises `EOFError` when the answers end."""
    screen.heading(say("choose-title"))
    chosen = _game(screen)
    players = settings.players or _players(screen, chosen.name, settings)
    bots = _level(screen)
    name = settings.name or screen.ask(say("choose-names", default=say("your-name")))
    screen.line(say("choose-hint", command=f"kortbord play {chosen.name} --players {players} --bots {bots}"))
    return replace(settings, game=chosen.name, players=players, bots=bots, name=name)


def _game(screen: Screen) -> Preset:
    known = presets()
    for number, each in enumerate(known, 1):
        screen.line(f"{number:>3}  {say(f'game-{each.name}')}")
    while True:
        answer = screen.ask(say("choose-game")) or "1"
        if answer.isdigit() and 1 <= int(answer) <= len(known):
            return known[int(answer) - 1]
        try:
            return preset(answer)
        except BadInput as problem:
            screen.line(str(problem))


def _players(screen: Screen, name: str, settings: Settings) -> int:
    possible = seats(name, settings)
    usual = USUAL_PLAYERS if USUAL_PLAYERS in possible else possible[0]
    words = say("players-range", least=possible[0], most=possible[-1])
    while True:
        answer = screen.ask(say("choose-players", range=words, default=usual)) or str(usual)
        if answer.isdigit() and int(answer) in possible:
            return int(answer)
        screen.line(say("not-a-number", given=answer, range=words))


def _level(screen: Screen) -> str:
    names = [level.name for level in LEVELS]
    while True:
        answer = screen.ask(say("choose-level")).lower() or names[-1]
        if answer in names:
            return answer
        if answer.isdigit() and 1 <= int(answer) <= len(names):
            return names[int(answer) - 1]
        screen.line(say("not-a-number", given=answer, range=", ".join(names)))


def seats(name: str, settings: Settings | None = None) -> list[int]:
    """The numbers of players that a preset can be played with (under some house rules)."""
    options = settings.options if settings else {}
    possible = []
    problem: BadInput | None = None
    for players in range(2, MOST_PLAYERS + 1):
        try:
            game(name, players, options)
        except BadInput as refused:
            problem = refused
        else:
            possible.append(players)
    if not possible and problem is not None:
        raise problem
    return possible
