"""The tests of Kortbord; `reference` is a second implementation that they compare with."""
