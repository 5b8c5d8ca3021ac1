### Les mots du rapport d’équilibre de Heldentaufe

balance-points = points
balance-falls = Défaites

balance-study-standard = Héros choisis
balance-study-random_heroes = Héros au hasard

balance-cast-hero = Héros
balance-about-cast-hero = Quand les héros sont choisis, les habitudes de choix des bots et leur rang comptent aussi ; quand ils sont tirés au sort, seul le héros compte.

balance-fall-ulumu = { monster-ulumu }
balance-fall-zibber = { monster-zibber }
balance-fall-wallrog = { monster-wallrog }
balance-fall-rival = Un autre héros
balance-fall-trap = Un piège

balance-ending-campfire = Un héros atteint le Feu de camp avec assez de points
balance-ending-round_limit = La limite de manches est atteinte
balance-ending-left = Tous les autres sont partis
