"""Play in the terminal: coloured tables for people who see them, one line an event for those who listen.

`play.py` runs matches; `person.py` is the player at the keyboard; `reading.py` understands what is typed; `tables.py`
draws what lies on the table; `rules.py` says which rules are in force.
"""
