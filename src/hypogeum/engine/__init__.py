"""The engine: state, agenda, steps, verbs, actions, chance, events, views, positions, records. Knows no game."""
