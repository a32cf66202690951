"""The laboratory: what many games tell about a game and its house rules."""
