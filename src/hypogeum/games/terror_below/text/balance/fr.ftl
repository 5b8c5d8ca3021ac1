### Les mots du rapport d’équilibre de Terror Below

balance-points = PV
balance-falls = Morts de Leaders

balance-study-desert = Face Désert
balance-study-canyon = Face Canyon
balance-study-solo = Solo
balance-set-solo = { $scenario }{ $queens ->
    [true] , Reines
   *[false] { "" }
  }{ $left_behind ->
    [0] { "" }
   *[other] , membres laissés : { $left_behind }
  }

balance-cast-squad = Personnage du Groupe
balance-about-cast-squad = Les Groupes de trois Personnages sont distribués au hasard : on compare donc les Personnages eux-mêmes, pour autant que les bots savent s’en servir.
balance-cast-leader = Premier Leader
balance-about-cast-leader = Le premier Leader est choisi dans le Groupe ; les habitudes de choix des bots comptent donc aussi.

balance-fall-blaster = { type-blaster }
balance-fall-boomer = { type-boomer }
balance-fall-screamer = { type-screamer }
balance-fall-grabber = { type-grabber }
balance-fall-queen = { type-queen }
balance-fall-jump = Un saut du Canyon manqué

balance-ending-target = Quelqu’un a assez de PV
balance-ending-last_turns = Derniers tours après une élimination
balance-ending-nobody_left = Plus personne n’est en vie
balance-ending-left = Tous les autres sont partis, ou le joueur a abandonné
balance-ending-objective = Gagné : l’objectif est atteint
balance-ending-all_dead = Perdu : le dernier membre du Groupe est mort
balance-ending-too_many_attacks = Perdu : la dernière attaque permise est passée
balance-ending-too_many_destroyed = Perdu : trop de Lieux sont détruits
