### Les mots du rapport d’équilibre de Claustrophobia 1643

balance-points = points de résultat
balance-falls = Combattants tués

balance-place-human = Joueur humain
balance-place-infernal = Joueur infernal

balance-study-S1 = { option-scenario-S1 }
balance-study-S2 = { option-scenario-S2 }
balance-study-S3 = { option-scenario-S3 }
balance-study-S4 = { option-scenario-S4 }
balance-study-S5 = { option-scenario-S5 }
balance-study-S6 = { option-scenario-S6 }
balance-study-S7 = { option-scenario-S7 }
balance-study-S8 = { option-scenario-S8 }
balance-study-demons = Démons tirés au sort
balance-study-companies = Compagnies libres

balance-cast-sheet = Combattant occidental
balance-about-cast-sheet = Qui fait partie de l’équipe humaine. Dans un scénario, l’équipe est donnée et tous ses combattants ont la même part ; les compagnies libres comparent les combattants eux-mêmes, pour autant que les bots savent qui choisir et comment s’en servir.
balance-cast-gift = Don
balance-about-cast-gift = Les dons dont disposait le camp humain. Dans un scénario, ils sont imposés ; les compagnies libres comparent les dons eux-mêmes, dans la mesure où les bots savent s’en servir.
balance-cast-demon = Démon
balance-about-cast-demon = Quel démon peut entrer en jeu. Dans un scénario, il est donné ; là où les démons sont tirés au sort, on compare les démons eux-mêmes, pour autant que les bots savent s’en servir.

balance-fall-human_attack = Combattants humains : { cause-attack }
balance-fall-human_trap = Combattants humains : { cause-trap }
balance-fall-human_trapdoor = Combattants humains : { cause-trapdoor }
balance-fall-human_pit = Combattants humains : { cause-pit }
balance-fall-human_grenade = Combattants humains : { cause-grenade }
balance-fall-human_expiation = Combattants humains : { cause-expiation }
balance-fall-human_miasma = Combattants humains : { cause-miasma }
balance-fall-human_crawling_death = Combattants humains : { cause-crawling_death }
balance-fall-infernal_attack = Combattants infernaux : { cause-attack }
balance-fall-infernal_pit = Combattants infernaux : { cause-pit }
balance-fall-infernal_sanctuary = Combattants infernaux : { cause-sanctuary }
balance-fall-infernal_grenade = Combattants infernaux : { cause-grenade }
balance-fall-infernal_holy_water = Combattants infernaux : { cause-holy_water }
balance-fall-infernal_expiation = Combattants infernaux : { cause-expiation }

balance-ending-reached = Victoire humaine : { cause-reached }
balance-ending-explosion = Victoire humaine : { cause-explosion }
balance-ending-demon_dead = Victoire humaine : { cause-demon_dead }
balance-ending-seals = Victoire humaine : { cause-seals }
balance-ending-freed = Victoire humaine : { cause-freed }
balance-ending-delivered = Victoire humaine : { cause-delivered }
balance-ending-poisoned = Victoire humaine : { cause-poisoned }
balance-ending-nobody_left = Victoire infernale : { cause-nobody_left }
balance-ending-turn_limit = Victoire infernale : { cause-turn_limit }
balance-ending-fighter_dead = Victoire infernale : { cause-fighter_dead }
balance-ending-leaders_dead = Victoire infernale : { cause-leaders_dead }
balance-ending-too_few = Victoire infernale : { cause-too_few }
balance-ending-draw_nobody_left = Partie nulle : { cause-nobody_left }
balance-ending-draw_turn_limit = Partie nulle : { cause-turn_limit }
balance-ending-conceded = Un côté a abandonné
