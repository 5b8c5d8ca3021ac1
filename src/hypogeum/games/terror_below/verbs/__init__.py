"""The verbs of Terror Below, one class each."""
