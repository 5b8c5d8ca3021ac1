### The words of the balance report of Claustrophobia 1643

balance-points = result points
balance-falls = Fighters killed

balance-place-human = Human player
balance-place-infernal = Infernal player

balance-study-S1 = { option-scenario-S1 }
balance-study-S2 = { option-scenario-S2 }
balance-study-S3 = { option-scenario-S3 }
balance-study-S4 = { option-scenario-S4 }
balance-study-S5 = { option-scenario-S5 }
balance-study-S6 = { option-scenario-S6 }
balance-study-S7 = { option-scenario-S7 }
balance-study-S8 = { option-scenario-S8 }
balance-study-demons = Demons drawn by lot
balance-study-companies = Free companies

balance-cast-sheet = Western fighter
balance-about-cast-sheet = Who belongs to the human team. In a scenario the team is given, so that all its fighters have the same share; free companies compare the fighters themselves, as far as the bots know whom to choose and how to use them.
balance-cast-gift = Gift
balance-about-cast-gift = Which gifts the human side had. In a scenario they are given; free companies compare the gifts themselves, as far as the bots know how to use them.
balance-cast-demon = Demon
balance-about-cast-demon = Which demon may enter play. In a scenario it is given; where demons are drawn by lot, this compares the demons themselves as far as the bots know how to use them.

balance-fall-human_attack = Human fighters: { cause-attack }
balance-fall-human_trap = Human fighters: { cause-trap }
balance-fall-human_trapdoor = Human fighters: { cause-trapdoor }
balance-fall-human_pit = Human fighters: { cause-pit }
balance-fall-human_grenade = Human fighters: { cause-grenade }
balance-fall-human_expiation = Human fighters: { cause-expiation }
balance-fall-human_miasma = Human fighters: { cause-miasma }
balance-fall-human_crawling_death = Human fighters: { cause-crawling_death }
balance-fall-infernal_attack = Infernal fighters: { cause-attack }
balance-fall-infernal_pit = Infernal fighters: { cause-pit }
balance-fall-infernal_sanctuary = Infernal fighters: { cause-sanctuary }
balance-fall-infernal_grenade = Infernal fighters: { cause-grenade }
balance-fall-infernal_holy_water = Infernal fighters: { cause-holy_water }
balance-fall-infernal_expiation = Infernal fighters: { cause-expiation }

balance-ending-reached = Human victory: { cause-reached }
balance-ending-explosion = Human victory: { cause-explosion }
balance-ending-demon_dead = Human victory: { cause-demon_dead }
balance-ending-seals = Human victory: { cause-seals }
balance-ending-freed = Human victory: { cause-freed }
balance-ending-delivered = Human victory: { cause-delivered }
balance-ending-poisoned = Human victory: { cause-poisoned }
balance-ending-nobody_left = Infernal victory: { cause-nobody_left }
balance-ending-turn_limit = Infernal victory: { cause-turn_limit }
balance-ending-fighter_dead = Infernal victory: { cause-fighter_dead }
balance-ending-leaders_dead = Infernal victory: { cause-leaders_dead }
balance-ending-too_few = Infernal victory: { cause-too_few }
balance-ending-draw_nobody_left = Draw: { cause-nobody_left }
balance-ending-draw_turn_limit = Draw: { cause-turn_limit }
balance-ending-conceded = One side has given up
