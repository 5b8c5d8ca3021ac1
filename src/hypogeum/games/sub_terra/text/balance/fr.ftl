### Les mots du rapport d’équilibre de Sub Terra II

balance-points = points de résultat
balance-falls = Explorateurs tombés à terre

balance-place-team = Explorateurs
balance-place-typhaon = Typhaon

balance-study-base = Artefact
balance-study-ark = Arche
balance-study-typhaon = Typhaon
balance-study-base_base = { option-game_mode-base }, { option-temple_mode-base }
balance-study-base_dauntless = { option-game_mode-base }, { option-temple_mode-dauntless }
balance-study-base_legion = { option-game_mode-base }, { option-temple_mode-legion }
balance-study-ark_base = { option-game_mode-ark }, { option-temple_mode-base }
balance-study-ark_dauntless = { option-game_mode-ark }, { option-temple_mode-dauntless }
balance-study-ark_legion = { option-game_mode-ark }, { option-temple_mode-legion }
balance-study-typhaon_base = { option-game_mode-typhaon }, { option-temple_mode-base }
balance-study-typhaon_dauntless = { option-game_mode-typhaon }, { option-temple_mode-dauntless }
balance-study-typhaon_legion = { option-game_mode-typhaon }, { option-temple_mode-legion }
balance-set-base = { $temple_mode }, { $difficulty }
balance-set-ark = { $temple_mode }, { $difficulty }
balance-set-typhaon = { $temple_mode }
balance-set-team = { $game_mode }, { $temple_mode }, { $difficulty }

balance-cast-explorer = Explorateur
balance-about-cast-explorer = Qui fait partie de l’équipe. Là où les Explorateurs sont tirés au sort, on compare les Explorateurs eux-mêmes, pour autant que les bots savent s’en servir.

balance-fall-guardian = { cause-guardian }
balance-fall-trap = { cause-trap }
balance-fall-lava = { cause-lava }
balance-fall-collapse = { cause-collapse }
balance-fall-stumble = { cause-stumble }
balance-fall-snake = { cause-snake }
balance-fall-explosion = { cause-explosion }
balance-fall-mine = { cause-mine }
balance-fall-grenade = { cause-grenade }
balance-fall-despair = { cause-despair }
balance-fall-flow = mort dans la coulée de lave

balance-ending-ark_saved = Gagné : l’Arche est dans le Sanctuaire
balance-ending-artifact_saved = Gagné : l’Artefact a quitté le temple
balance-ending-erupted_early = Perdu : l’éruption est venue trop tôt
balance-ending-artifact_burnt = Perdu : la lave a détruit l’Artefact
balance-ending-entrance_lost = Perdu : la lave a pris l’Entrée
balance-ending-entrance_lost_won = Gagné : la lave a pris l’Entrée, l’Artefact est sorti
balance-ending-nobody_inside = Perdu : plus personne en vie dans le temple
balance-ending-nobody_inside_won = Gagné : plus personne en vie dans le temple, l’Artefact est sorti
balance-ending-all_down = Perdu : plus personne debout dans le temple
balance-ending-all_down_won = Gagné : plus personne debout dans le temple, l’Artefact est sorti
balance-ending-gave_up = Un côté a abandonné

balance-rank-legendary = Légendaire
balance-rank-gold = Or
balance-rank-silver = Argent
balance-rank-bronze = Bronze
balance-rank-won = Gagné contre Typhaon
balance-rank-lost = Perdu
balance-share-won = Parties gagnées par l’équipe
balance-rounds = Tours de jeu
