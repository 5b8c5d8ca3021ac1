"""Heldentaufe: heroes above and below, missions, monsters, and a campfire to come back to.

The files, in the order of the rulebook:

    pack/*.toml, pack.py  2 the components as TOML, typed and checked
    components.py         2 the components as columns of small integers
    options.py           20 the options in the form the rules read
    hexes.py              5 positions of the surface, packed in numbers (HT-MOV-2)
    places.py             5 places of both maps in one numbering, and as words
    hero.py               7 a hero and his board: what he wears, carries and can do
    state.py                everything that is true at a table; victory (HT-END-1)

    setup.py              3 the setup: removed tiles, missions dealt, heroes chosen
    turn.py               4 the order of turns and a hero's turn, step by step
    verbs/travel.py       5 moving, exploring, portals
    verbs/attack.py       5 the attack
    verbs/board.py        6 eating, brewing, discarding, making room
    overflow.py           7 the question that waits while a backpack is too full
    surface.py            8 tiles that turn up, and the ways between them
    verbs/places.py       8 resources, Trader, Blacksmith
    gains.py              8 tokens between supply and boards, points, treasure rolls
    verbs/potions.py      9 drinking a potion
    missions.py          10 mission cards: drawing, showing, paying
    verbs/missions.py    10 refusing, delivering, stealing
    verbs/end_turn.py    10 ending the turn, with Laboratory and Observer
    underworld.py        11 entering the Underworld: leader, danger tokens, chest
    combat.py            12 combat, and the end of a monster
    monsters.py          13 the monsters' turn and its commander
    verbs/monsters.py    13 orders to the monsters
    plan.py              13 their standard plan (HT-MON-11)
    command.py           13 who of a group decides: joint decisions (section 17, HT-JNT)
    defeat.py            14 what a beaten hero loses, who puts him where
    rebuild.py           15 leaving the Underworld and rebuilding it
    ending.py            16 the round limit, ranks and scores
    leaving.py           17 a player is away or leaves (HT-ONL)
    clocks.py            17 clocks of joint decisions (HT-ONL-8)

    steps.py                every step and verb by name
    events.py               the types of everything that is told
    view.py              19 what a seat may know
    view_types.py        19 the shape of that
    resample.py          19 redrawing what a seat cannot know
    invariants.py        22 what always holds
    position.py             a state as JSON and back
    ways.py                 the shortest ways of a figure, for the two that follow
    odds.py                 how likely outcomes are, by the dice and by what is left
    preview.py              what a seat can know of an action before it is done
    shortcuts.py            several actions with one press
    balance.py              what the balance report measures
    client_pack.py          what the board in the browser knows of the pack
    meta.py                 `GAME`: all of the above for the engine
    text/*                  texts and rulebook, English and French
"""
