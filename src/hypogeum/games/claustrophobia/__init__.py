"""Claustrophobia 1643: a handful of convicts against the demons below New Jerusalem, for two.

The files in the order of the rulebook (its sections in brackets):

What there is
    pack.py, pack/*.toml   sheets, demons, powers, gifts, tiles and cards as data [2]
    components.py          the same as columns of small integers, for the rules [2]
    scenario.py            reading a scenario, ours or somebody's own; scenarios/ checks it [8]
    plan.py, planning.py   a scenario in the form the rules read [8]
    options.py             the options of a game in the form the rules read [9, 11]
    figures.py             every fighter, and the slots for destiny dice [1, 2.2 to 2.4]
    cells.py, nibbles.py   cells of the grid and a few dice as small integers [2.5, 2.7]
    state.py               everything that is true at a table
    board.py               laying tiles, links, exits, room, distances [2.7, 5.1]
    stack.py               the tile stack, whose tiles are decided when they are drawn [5.2, 8]
    values.py              what a fighter can do now: talents, MV, CB, DF [5, 6]

Setting up
    setup.py               board, stack, decks and forces [3]
    company.py, recruiting.py, verbs/company.py  a free company, chosen demons, bearers [3, 9]

The turn
    turn.py                the five phases in order: start here [4.1]
    clocks.py, human_decisions.py  who is asked, and how long he may think [4.7]

Human preparation [4.2]
    human_preparation.py   the phase, step by step
    start_effects.py, pits.py  pits, fountains and effects of the scenario
    activation_dice.py     rolling, and the Scepter of Command
    assignment.py, verbs/preparation.py  dice and instinct cards for every fighter, exhaustion [6.1]
    instinct.py            instinct cards [2.10]
    blessing.py, gifts.py, healing.py  [6.2 to 6.4]

Activation, both sides [4.3, 4.6, 5]
    activation.py          one fighter after the other
    moving.py, verbs/moving.py  departures, blocking, Imposing and Elusive [5.1]
    exploring.py           exits, orientation, dead ends, Prescience [5.2]
    tile_effects.py        what tiles do [6.5]
    combat.py, verbs/fighting.py  attacks, Frenzied, Bodyguard [5.3]
    pursuit.py             following the dead [2.10]
    hits.py                hits, Tough, lines, deaths [5.4]
    equipment.py, verbs/equipment.py  grenades, pistols, balm, holy water [2.8]
    verbs/obstacles.py     rubble and locked doors [2.11]

The infernal side
    infernal_preparation.py, destiny.py, verbs/destiny.py  destiny dice and powers [2.5, 4.4]
    fell_destiny.py        drawing and keeping event cards [2.9]
    threat.py, entering.py, verbs/threat.py  entries [4.5]
    demons.py, demon_powers.py  abilities and powers of the thirteen demons [2.4]
    windows.py, event_cards.py, event_targets.py  event cards and their moments [2.9]

Scenarios [8]
    scenario_rules.py      where special rules come into play
    scenario_effects.py    what they do, with guide.py, throne.py, stash.py, rising.py, sending_back.py,
                           departing.py and tokens.py
    acting.py, verbs/scenario.py, verbs/scenario_actions.py, verbs/tokens.py, verbs/depart.py  actions of scenarios

The end
    ending.py              victory, defeat, draw [7]
    leaving.py             conceding [7]

Knowing
    knowing.py             who may know what [10]
    view.py, fighter_view.py, infernal_view.py  what a seat may know of the table
    view_types.py          the shape of that
    resample.py            redrawing what a seat cannot know
    events/                the shape of everything that is told
    odds.py, preview.py    what is known of an action before it is done
    shortcuts.py           what a seat may do with one press

For the engine and around it
    steps.py               every step and every verb by name
    position.py            a state as JSON, and back
    invariants.py          what always holds [14]
    meta.py                the game as the engine knows it
    balance.py             what a balance report counts
    client_pack.py         the pack as the client reads it
    text/                  texts and rulebook in English and French; text/faults is what is wrong in a scenario
"""
