"""What people can say without writing; each is a message of `locale/…/table.ftl`."""

from __future__ import annotations

PHRASES = (
    "hello",
    "good-luck",
    "well-played",
    "good-game",
    "thanks",
    "sorry",
    "oops",
    "one-moment",
    "back",
    "your-turn",
    "again",
    "bye",
)
"""`table-phrase-…`"""

EMOTES = ("smile", "laugh", "wink", "wow", "think", "sad", "cry", "clap", "heart", "donkey")
"""`table-emote-…` is the name of each picture."""
