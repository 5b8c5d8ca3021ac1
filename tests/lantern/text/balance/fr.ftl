### Les mots du rapport d’équilibre de Lantern

balance-points = points
balance-falls = Poussées

balance-study-standard = Telle quelle

balance-fall-pushed = Repoussé

balance-ending-arrived = Un pion atteint la dernière case
balance-ending-left = Tous les autres sont partis
