"""Terror Below: two to five Squads, or one alone, carry Worm Eggs through the desert and hunt what lays them.

The files in the order of the rulebook (its sections in brackets):

What there is
    pack.py, pack/*.toml  the cards, the board and the Worms as data [2]
    components.py         the same as columns of small integers, for the rules [2]
    board.py              the two sides: spaces, neighbours, dice, Rubble patterns [2.2, 2.4, 13]
    options.py            the options of a game in the form the rules read [16]
    squad.py              what one seat has on and before the board [1, 5, 8]
    state.py              everything that is true at a table
    words.py              names of things in actions and on the table

Setting up
    setup.py              board, decks and Squads [3.1, 3.2, 12]
    squads.py             first Leaders, members left behind [3.2, 14.5]
    first_worms.py        first Eggs and Rubble, first Worms, first player [3.3 to 3.5, 12]
    places.py             where a pawn comes onto the board [3.5, 4]

The turn
    turn.py               the order of turns and the turn itself: start here [4]
    windows.py            when Items, Hats and a shot at a Hat may be used [4]
    verbs/vehicles.py     playing Vehicle cards; the choices of Boots, Bicycle and Buggy; Megan [4, 7]
    distraction.py        arrows, and Targets that come closer [4.1]
    action_step.py        Action Points and the action step [4.2, 5]
    moving.py             where a pawn may go, stop and pass [5.1, 5.2]
    ways.py               the cheapest ways over several spaces [5.1 to 5.3]
    verbs/travel.py       moving, leaping over pawns, jumping the Canyon [5.1, 5.2, 13]
    verbs/actions.py      Rubble, Eggs, deliveries, Tom, the end of the step [5.3, 5.4, 6]
    rubble.py             Rubble on the board, on Leader cards, and traded for cards [5.3, 9.1]
    eggs.py               Eggs on the board [9.1, 9.4]
    deliveries.py         delivery bonuses [6]
    bounties.py           the Bounty Line and the Bounty pile [6, 14.3]
    scoring.py            scoring a Bounty [6, 9.3]
    abilities.py          Special Abilities of Vehicles [7]
    cards.py              drawing, keeping and discarding Vehicles, Items and Weapons [8]
    verbs/hats.py         wearing Hats and shooting them off [8, 2.9]
    verbs/items.py        using Items [2.8, 8]
    item_effects.py       what Items need and what they do [2.8]
    items.py              the questions that follow from an Item [2.8]

Worms
    attack.py             the attack check, the attack, who is caught [9.1, 9.2]
    hunting.py            hunters, the shot from outside, deaths and what may save [9.3, 9.4]
    verbs/weapons.py      using Weapons [2.9, 9.3]
    reward.py             what defeating a Worm brings [9.3]
    leaders.py            who leads, who dies, who comes back, who is eliminated [9.4, 10]
    terror.py             phase 4 with two players, the Terror turn [11, 14.2]

The end
    ending.py             Victory Points, winners, the solo score [10, 14.5]
    solo.py               Locations that are destroyed, scenarios [14.3, 14.4]
    leaving.py            a player leaves the table for good

Knowing
    view.py               what a seat may know of the table [15]
    squad_view.py         what a seat may know of a Squad [15]
    view_types.py         the shape of what a seat may know
    foresight.py          what would happen: strikes and shots, for the reader of a view
    resample.py           redrawing what a seat cannot know [15]
    events.py             the shape of everything that is told
    preview.py            cost, way, odds and warnings of an action before it is done
    shortcuts.py          what a seat may do with one press
    far_shortcuts.py      the same at spaces that take several steps

For the engine and around it
    steps.py              every step and every verb by name
    position.py           a state as JSON, and back
    invariants.py         what always holds
    meta.py               the game as the engine knows it
    balance.py            what a balance report counts
    client_pack.py        the pack as the client reads it
    text/                 texts and rulebook in English and French
"""
