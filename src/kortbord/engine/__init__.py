"""What all games share: cards, chance, events, options, and the faces of a game, a state and a batch."""
