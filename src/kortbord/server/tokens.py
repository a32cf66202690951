"""Who somebody is at a table: a seat token, signed with the server's secret, that only its person has.

A token names a table and a person and proves it; the person's id alone, which all at the table know, proves nothing.
"""

from __future__ import annotations

import hashlib
import hmac
import os
import secrets
from pathlib import Path

CODE_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""Without those that look alike."""

CODE_LENGTH = 6
SECRET_FILE = "secret"
SECRET_BYTES = 32


class Signer:
    """Makes and checks tokens."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    @classmethod
    def of_folder(cls, folder: Path) -> Signer:
        """The server's own secret, made at first and readable by its user only."""
        file = folder / SECRET_FILE
        try:
            handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        except FileExistsError:
            return cls(file.read_bytes())
        with os.fdopen(handle, "wb") as made:
            made.write(secrets.token_bytes(SECRET_BYTES))
        return cls(file.read_bytes())

    def token(self, table: str, person: str) -> str:
        """The token of a person at a table."""
        return f"{person}.{self._signature('seat', table, person)}"

    def person(self, table: str, token: str) -> str | None:
        """Whose token it is, None if it is none of this table."""
        person, _, signature = token.partition(".")
        right = self._signature("seat", table, person)
        return person if hmac.compare_digest(signature.encode(), right.encode()) else None

    def invite(self, table: str) -> str:
        """What lets strangers into a private table."""
        return self._signature("invite", table)[:16]

    def is_invite(self, table: str, invite: str) -> bool:
        """Whether it lets into this table."""
        return hmac.compare_digest(invite.encode(), self.invite(table).encode())

    def operator(self) -> str:
        """What proves that somebody is the operator: whoever can read the secret can make it."""
        return self._signature("operator")

    def is_operator(self, token: str) -> bool:
        """Whether it is the operator's."""
        return hmac.compare_digest(token.encode(), self.operator().encode())

    def _signature(self, *parts: str) -> str:
        return hmac.new(self._secret, "\0".join(parts).encode(), hashlib.sha256).hexdigest()[:40]


def new_code() -> str:
    """A code for a table: short enough to say, too many to guess."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def new_person() -> str:
    """An id that all may know."""
    return secrets.token_hex(6)
