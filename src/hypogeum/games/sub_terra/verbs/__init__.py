"""The verbs of Sub Terra II, one file for each group of Explorers."""
