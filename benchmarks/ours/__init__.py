"""Cases of this engine."""
