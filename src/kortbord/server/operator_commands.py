"""The operator's side of `/api/operator`: finds the server by its data folder, asks, and says what came of it."""

from __future__ import annotations

import datetime
import json
import urllib.error
import urllib.parse
import urllib.request
from pathlib import Path
from typing import Any

from kortbord.engine.errors import BadInput, brief
from kortbord.locale import Text, current, say
from kortbord.server.tokens import SECRET_FILE, Signer
from kortbord.store import default_path

ADDRESS_FILE = "address"
PATIENCE = 15.0


class Operating:
    """A server that is spoken to with the token made from the secret in its data folder."""

    def __init__(self, data: str, server: str) -> None:
        folder = Path(data).expanduser() if data else default_path().parent
        secret, address = folder / SECRET_FILE, folder / ADDRESS_FILE
        try:
            self._token = Signer(secret.read_bytes()).operator()
            self.address = (server or address.read_text("utf-8")).strip().rstrip("/")
        except OSError:
            raise BadInput("no_server", Text("operator-no-folder", folder=str(folder))) from None
        if not self.address.startswith(("http://", "https://")):
            raise BadInput("no_server", Text("operator-address", address=brief(self.address)))

    def ask(self, path: str, body: object = None, method: str = "") -> Any:
        """The answer of `/api/operator/PATH`; raises `BadInput` with the server's sentence, or `no_server`."""
        data = None if body is None else json.dumps(body).encode()
        headers = {
            "Authorization": f"Bearer {self._token}",
            "Accept-Language": current(),
            "Content-Type": "application/json",
        }
        method = method or ("GET" if body is None else "POST")
        address = f"{self.address}/api/operator/{path}"
        request = urllib.request.Request(address, data, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                return json.loads(answer.read())
        except urllib.error.HTTPError as error:
            raise _refusal(error.read(), self.address) from None
        except (OSError, ValueError):
            raise BadInput("no_server", Text("operator-no-server", address=self.address)) from None


def _refusal(body: bytes, address: str) -> BadInput:
    """What the server has answered, as an error of ours."""
    try:
        error = json.loads(body)["error"]
        return BadInput(str(error["code"]), Text("operator-answer", sentence=str(error["sentence"])))
    except (ValueError, KeyError, TypeError):
        return BadInput("no_server", Text("operator-no-server", address=address))


def _quoted(text: str) -> str:
    return urllib.parse.quote(text.strip().upper(), safe="")


def _when(at: int) -> str:
    return datetime.datetime.fromtimestamp(at / 1000).astimezone().strftime("%Y-%m-%d %H:%M")


def list_tables(server: Operating, as_json: bool) -> None:
    """Print the open tables, one a line."""
    rows = server.ask("tables")
    if as_json:
        print(json.dumps(rows))
        return
    for row in rows:
        print(say("operator-table", **{**row, "updated_at": _when(row["updated_at"])}))
    if not rows:
        print(say("operator-no-tables"))


def close_table(server: Operating, code: str) -> None:
    """Close a table."""
    server.ask(f"tables/{_quoted(code)}/close", {})
    print(say("operator-closed", code=code.strip().upper()))


def switch_chat(server: Operating, code: str, state: str) -> None:
    """Switch a table's chat; raises `BadInput` (`bad_value`) for anything but on and off."""
    if state not in ("on", "off"):
        raise BadInput("bad_value", Text("operator-on-off", given=brief(state)))
    server.ask(f"tables/{_quoted(code)}/chat", {"on": state == "on"})
    print(say("operator-chat", code=code.strip().upper(), state=state))


def list_reports(server: Operating, code: str, as_json: bool) -> None:
    """Print the lines of a table that were reported."""
    rows = server.ask(f"tables/{_quoted(code)}/reports")
    if as_json:
        print(json.dumps(rows, ensure_ascii=False))
        return
    for row in rows:
        print(f"{_when(row['at'])}  {row['author']}: {row['text']}")
    if not rows:
        print(say("operator-no-reports"))


def keep_out(server: Operating, address: str, days: int, reason: str) -> None:
    """Ban an address."""
    made = server.ask("bans", {"address": address, "reason": reason, **({"days": days} if days else {})})
    print(say("operator-banned", address=made["subject"], days=days))


def let_in(server: Operating, address: str) -> int:
    """Take a ban back; 1 if there was none of exactly this."""
    changed = server.ask(f"bans?address={urllib.parse.quote(address, safe='')}", method="DELETE")["changed"]
    print(say("operator-unbanned" if changed else "operator-no-ban", address=address))
    return 0 if changed else 1


def list_bans(server: Operating, as_json: bool) -> None:
    """Print who is kept out."""
    rows = server.ask("bans")
    if as_json:
        print(json.dumps(rows, ensure_ascii=False))
        return
    for row in rows:
        until = row.get("until")
        print(
            say(
                "operator-ban",
                address=row["subject"],
                reason=row["reason"],
                until=_when(until) if until else "never",
            )
        )
    if not rows:
        print(say("operator-no-bans"))
