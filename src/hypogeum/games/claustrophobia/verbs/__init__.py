"""The verbs of Claustrophobia 1643, one class each."""
