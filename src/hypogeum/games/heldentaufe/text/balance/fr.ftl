### Les mots du rapport d’équilibre de Heldentaufe

balance-points = points
balance-falls = Défaites

balance-study-standard = Héros choisis
balance-study-random_heroes = Héros au hasard

balance-cast-hero = Héros
balance-about-cast-hero = Quand les héros sont choisis, les habitudes de choix des bots et leur rang comptent aussi ; quand ils sont tirés au sort, seul le héros compte.

balance-source-monsters = Dents de monstres
balance-source-slayer = Missions : { mission-kind-slayer }
balance-source-delivery = Missions : { mission-kind-delivery }
balance-source-observer = Missions : { mission-kind-observer }
balance-source-discoverer = Missions : { mission-kind-discoverer }
balance-source-chest = Coffre aux trésors
balance-source-forest = Forêts
balance-source-thief = Missions : { mission-kind-thief } (pris aux autres)
balance-source-swap_won = Totaux échangés après une victoire sur un rival
balance-source-swap_lost = Totaux échangés après une défaite contre un rival
balance-source-stolen = Volés par les autres
balance-source-paid = Payés au Feu de camp

balance-fall-ulumu = { monster-ulumu }
balance-fall-zibber = { monster-zibber }
balance-fall-wallrog = { monster-wallrog }
balance-fall-rival = Un autre héros
balance-fall-trap = Un piège

balance-ending-campfire = Un héros atteint le Feu de camp avec assez de points
balance-ending-round_limit = La limite de manches est atteinte
balance-ending-left = Tous les autres sont partis
