"""Cases of other engines, through their public interfaces; loaded by the bench venv's interpreter only."""
