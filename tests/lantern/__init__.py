"""Lantern: the tiny game that every layer's tests use, and the one to read before adding a game of one's own.

Two or three pawns race through a cave for lanterns. It is small, but has what is hard in a game: hidden cards, a secret
look, a reshuffle, pushing, shared victory, team-mates. The files, in the order of the rulebook:

    pack.toml, components.py   the cave and the cards, as data and as columns
    state.py                   everything that is true at a table
    turn.py                    setup, the steps of a turn, the two things to do in it, the end
    events.py                  the types of what is told
    leaving.py                 what becomes of a pawn whose player leaves
    resample.py, view.py       what a seat cannot know, and what it may
    position.py, invariants.py a state as JSON; what always holds
    meta.py                    the game as the engine knows it
    bots.py                    rules of thumb
    balance.py                 what its balance report measures
    text/, web/                its words, its board
    expect.py, scene.py, test_lantern.py   what the tests of all games expect of it, and its own
"""
