"""Sub Terra II: explorers inside a volcano, all together or against the one who wakes it, for three to seven seats.

The files in the order of the rulebook (its sections in brackets):

What there is
    pack.py, pack/*.toml   tiles, Explorers, Guardians, cards, volcano as data [3]
    components.py          the same as columns of small integers, for the rules [3]
    options.py, sayings.py the options of a game in the form the rules read, and what is wrong with them [27]
    cells.py               cells, sides and edges of the grid as small integers [2.1, 2.6]
    state.py               everything that is true at a table [29.1]
    board.py               laying tiles, connections, frontier exits, breaches, distance, sight [2]
    telling.py             facts about pieces in the words of the game

Setting up
    setup.py               fixed pieces, bag, team, volcano [4]

The round
    turn.py                the round and the turn of one Explorer: start here [5]
    questions.py           what a seat is asked besides [5.3, 5.4]
    acting.py              what an action costs and who may take it [6.1]
    verbs/common.py        actions of every Explorer, Exert, the Ark [6, 18]
    moving.py              destinations, leaving, entering, the Exit, series of Moves [6.3, 11.3]
    verbs/items.py         Keys and the Artifact, the curse [6.6, 12]
    hearts.py              losing and regaining hearts, protections [7]
    placing.py             drawing, keeping, Dissuade, orientation, what comes with a tile [8]
    sanctum.py             where the Sanctum lies [12]
    dice.py                dice, and rolling them again [10, 15.1]
    perils.py              the faces of the Peril die; tile effects of all temples [9, 10, 16, 17.1]
    guardians.py           coming, activation, elimination, Mines [11, 17]
    volcano.py             marker, eruption, lava [13]
    ending.py              victory, defeat, ranks [14]

Explorers
    verbs/base_explorers.py  the ten of the base box [15]
    verbs/circle.py        the Circle, the Dog [20.1 to 20.5]
    tarot.py               the thirteen cards [20.6]
    verbs/faculty.py       the Faculty, its equipment [21]

Typhaon
    typhaon.py             building and spreading desolation [19]
    leaving.py             leaving and giving up [24]

Knowing
    knowing.py             who may know what, and who plays with whom [23]
    view.py                what a seat may know of the table
    view_types.py          the shape of that
    resample.py            redrawing what a seat cannot know
    intentions.py          what Guardians would do next, for all to see
    events.py              the shape of everything that is told
    preview.py             what is known of an action before it is done
    walking.py, shortcuts.py  whole walks and errands with one press

For the engine and around it
    steps.py               every step and every verb by name
    position.py            a state as JSON, and back
    invariants.py          what always holds [29.2]
    meta.py                the game as the engine knows it
    balance.py             what a balance report counts
    client_pack.py         the pack as the client reads it
    text/                  texts and rulebook in English and French
"""
