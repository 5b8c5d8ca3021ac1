### The words of the balance report of Sub Terra II

balance-points = result points
balance-falls = Explorers who fell

balance-place-team = Explorers
balance-place-typhaon = Typhaon

balance-study-base = Artifact
balance-study-ark = Ark
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

balance-cast-explorer = Explorer
balance-about-cast-explorer = Who belongs to the team. Where the Explorers are drawn by lot, this compares the Explorers themselves, as far as the bots know how to use them.

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
balance-fall-flow = dead in the flow of lava

balance-ending-ark_saved = Won: the Ark is in the Sanctum
balance-ending-artifact_saved = Won: the Artifact has left the temple
balance-ending-erupted_early = Lost: the eruption came too early
balance-ending-artifact_burnt = Lost: lava has destroyed the Artifact
balance-ending-entrance_lost = Lost: lava has taken the Entrance
balance-ending-entrance_lost_won = Won: lava has taken the Entrance, the Artifact is out
balance-ending-nobody_inside = Lost: nobody living is left in the temple
balance-ending-nobody_inside_won = Won: nobody living is left in the temple, the Artifact is out
balance-ending-all_down = Lost: all in the temple are down
balance-ending-all_down_won = Won: all in the temple are down, the Artifact is out
balance-ending-gave_up = One side has given up

balance-rank-legendary = Legendary
balance-rank-gold = Gold
balance-rank-silver = Silver
balance-rank-bronze = Bronze
balance-rank-won = Won against Typhaon
balance-rank-lost = Lost
balance-share-won = Games won by the team
balance-rounds = Rounds
