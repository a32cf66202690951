"""Small positions and how many ways there are to play on from them, counted by the reference."""
