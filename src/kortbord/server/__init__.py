"""Tables for people anywhere: HTTP and WebSocket around `kortbord.table`, with `kortbord.store` beneath.

settings.py  what a host may set           tokens.py   who somebody is
hall.py      all tables that are awake     live.py     one of them: store first, then tell
sockets.py   one person's connection       pages.py    everything over plain HTTP
app.py       these together                run.py      `kortbord serve`
"""
