"""Arguments of the command line: read with one sentence for each fault, naming what was given and what is possible."""

from __future__ import annotations

import re
from typing import Any

from kortbord.engine.errors import BadInput
from kortbord.locale import Text, say


def whole_number(what: str, given: str) -> int:
    """A whole number from 0 on; `what` is the argument's name."""
    if not re.fullmatch(r"[0-9]{1,6}", given.strip()):
        raise BadInput("bad_number", Text("bad-number", what=Text(f"what-number-{what}"), given=given))
    return int(given)


def house_rule(given: str) -> tuple[str, str]:
    """`option=value` in its two parts."""
    name, equals, value = given.partition("=")
    if not equals or not name.strip() or not value.strip():
        raise BadInput("bad_set", Text("bad-set", given=given))
    return name.strip(), value.strip()


def explain(error: Any) -> str:
    """A usage error of the command-line library as one sentence of ours."""
    context = getattr(error, "ctx", None)
    message = error.format_message().rstrip(".") + "."
    if match := re.match(r"Option '(.*)' (requires an argument|does not take a value)", message):
        return say("no-value" if match[2].startswith("requires") else "value-too-much", given=match[1])
    if context is None:
        return str(message)
    usage = re.sub(r"[{}]", "", " ".join(context.get_usage().removeprefix("Usage:").split())).rstrip(".")
    if (missing := getattr(error, "param", None)) is not None and message.startswith("Missing"):
        return say("missing", what=missing.metavar or missing.name.upper(), usage=usage)
    if (option := getattr(error, "option_name", None)) and message.startswith("No such option"):
        known = [
            opt for param in context.command.get_params(context) for opt in param.opts if opt.startswith("--")
        ]
        return say("no-option", given=option, known=", ".join(sorted(known)))
    if match := re.match(r"No such command '(.*)'", message):
        return say("no-command", given=match[1], known=", ".join(context.command.list_commands(context)))
    if match := re.search(r"unexpected extra argument\S* \((.*)\)", message):
        return say("too-much", given=match[1], usage=usage)
    return say("usage-other", problem=message, usage=usage)
