# Ce qui se dit d’un scénario qui ne peut pas être joué, et des options qu’il n’admet pas.

# Options

option-demons = les démons de ce scénario sont fixés : scenario
option-turn-limit = ce scénario a besoin de sa limite de tours : scenario
option-other-stack = ce scénario n’a pas d’autre pioche : false

# Clés et valeurs

missing = cette clé manque
no-such-key = cette clé n’existe pas
too-deep = trop de niveaux sont emboîtés
cannot-be = la valeur ne peut pas être { $value }
value-list =
    { $count ->
        [one] une liste à { $count } élément
       *[other] une liste à { $count } éléments
    }
value-large = un nombre aussi grand
value-table = une table
right-few-levels = quelques niveaux
right-few-digits = un nombre de quelques chiffres
right-plain-key = une clé faite de lettres, de chiffres, de traits d’union ou de tirets bas
right-one-of = l’un de ces mots : { $known }
right-one-of-words = { $words }
right-table = une table { $header }
right-tables = des tables { $header }
right-number = un nombre entier de { $low } à { $high }
right-at-most = { $most } au maximum
right-up-to = de 0 à { $most }
right-from-one = de 1 à { $most }
right-false = false
right-id = de 1 à 40 lettres, chiffres, traits d’union ou tirets bas
right-text = un texte
right-texts = une liste de textes
right-words = un texte de 1 à 200 signes, sur une seule ligne
blank = il n’y a rien à y lire
unseen = le signe { $sign } ne peut pas être affiché
named-twice = { $thing } figure deux fois

# Forces

absent-fighter = { $sheet } ne combat pas dans ce scénario
no-room = la tuile { $tile } n’a pas assez de place pour { $fighter }
fighters-named = nombre de combattants nommés : { $count }
too-few-figures =
    { $sheets } demandent { $count } figurines { $family ->
        [redeemer] de frère rédempteur
        [guardian] de gardienne
        [brute] de brute
        [scout] d’éclaireur
        [swordswoman] de fine lame
       *[other] ({ $family })
    }
given-twice = le don { $gift } est donné deux fois
not-consecrated = { $sheet } n’a pas le talent Consacré
same-dice = les valeurs de dé de ces dons ({ $gifts }) sont { $dice }
given-too-often = la carte { $card } est donnée une fois de trop
no-leader = { $sheet } n’est pas un meneur et ne peut pas porter { $card }
hand-too-large = nombre de cartes : { $count }, plus que la limite de main
demons-named = nombre de démons nommés : { $count }
right-sheet = une fiche, de H01 à H13
right-roster = une liste de une à cinq fiches, de H01 à H13
right-sheet-list = une liste de fiches, de H01 à H13
right-sheets = de une à { $most } fiches
right-of-these-sheets = { $most } de ces fiches au maximum
right-every-sheet-once = chaque fiche une seule fois
right-fighting-sheet = une fiche de human.fighters
right-gift = un don, de G1 à G7
right-gifts = une liste de dons, de G1 à G7
right-every-gift-once = chaque don une seule fois
right-gifts-for = des dons pour { $sheets }
right-different-dice = des dons de valeurs de dé différentes
right-card = une carte d’équipement, de E01 à E14
right-cards = une liste de cartes d’équipement, de E01 à E14
right-every-card-once = chaque carte une seule fois sous une fiche
right-leader-to-hold = un meneur pour la porter
right-demon = un démon, de D01 à D13
right-demons = une liste de deux démons au maximum, de D01 à D13
right-every-demon-once = chaque démon une seule fois
right-infernal = troglodyte, hellhound ou un démon, de D01 à D13
right-figures = de 0 à { $most }, autant que de figurines
right-event-cards = de 0 à 4, la limite de main

# Plateau et pioche

no-rest = aucune pile précédente ne laisse de reste
take-too-many =
    { $take ->
        [one] { $take } tuile est prise
       *[other] { $take } tuiles sont prises
    } sur { $size }
tile-twice = la tuile { $tile } figure aussi à { $key }
no-start-tile = aucune tuile n’est sur le plateau
cell-twice = deux tuiles sont en { $cell }
empty-cell = aucune tuile n’est en { $cell }
tile-unlinked = aucune liaison ne mène des combattants humains à la tuile { $tile }
no-unexplored-exit = aucune issue n’est non explorée : rien ne peut être trouvé et personne ne peut venir
no-link = il n’y a pas de liaison du côté { $side } en { $cell }
door-twice = il y a déjà une porte sur cette liaison
one-teleport = une seule téléportation ne mène nulle part
no-teleports = il n’y a pas de téléportations
reserve-empty =
    { $fighter ->
        [troglodyte] il ne reste aucun troglodyte dans la réserve
        [hellhound] il ne reste aucun molosse dans la réserve
       *[other] { $fighter } n’est plus dans la réserve
    }
no-such-tile = il n’y a pas de tuile { $tile } dans cette partie
right-tile = le numéro d’une tuile, de 1 à 48
right-tiles = une liste de tuiles
right-every-tile-once = chaque tuile une seule fois
right-one-to-tiles = de une à { $most } tuiles
right-start-tiles = une ou plusieurs tables [[start.tiles]]
right-one-tile-on-cell = une seule tuile par case
right-rotation = de 0 à 3 quarts de tour dans le sens horaire
right-cell = une case, [x, y]
right-cells = une liste de cases, [[x, y], [x, y]]
right-two-cells = deux cases ou plus
right-every-cell-once = chaque case une seule fois
right-starting-cell = la case d’une tuile de départ
right-meeting-exits = des issues qui rencontrent celles de ses voisines
right-unexplored-exit = une tuile dont une issue donne sur une case vide
right-roomy-tile = une tuile d’indice de saturation 2 ou plus
right-link = une liaison entre deux tuiles de départ
right-one-door-on-link = une seule porte par liaison
right-teleports = start.teleports, ou pas de teleport_for
right-infernal-fighter = un combattant de la table [infernal]
right-stack = des tables [[stack]], ou stack = [] sans pioche
right-pool = une liste de tuiles, ou `"same_rest"`
right-tile-in-game = une tuile de start ou de la pioche

# Règles spéciales

rule-twice = { $kind } figure deux fois
no-exorcist = aucun meneur ne peut exorciser les possédés
not-in-reserve = { $demon } n’est pas dans la réserve
troglodytes =
    { $count ->
        [one] il y a { $count } troglodyte
       *[other] il y a { $count } troglodytes
    }
comes-with-tile = { $demon } vient avec la tuile { $tile }
tiles-named = nombre de tuiles nommées : { $count }
guide-without-start = le guide commence sur la tuile { $tile }, qui n’est pas là
tile-on-board = la tuile { $tile } est déjà sur le plateau
tile-uncertain = la tuile { $tile } n’est ni sur le plateau ni à coup sûr dans { $stack }
tile-discarded = la tuile { $tile } peut être défaussée à un cul-de-sac
right-every-kind-once = chaque sorte de règle une seule fois
right-leader-among-them = un meneur parmi eux
right-demon-in-reserve = un démon de la liste infernal.demons
right-without-throne = un combattant sans trône
right-face = une face de dé, de 1 à 6
right-possessed = une liste de une à trois tuiles
right-crates = une liste de une à cinq tuiles
right-guide-start = la tuile { $tile } dans start.tiles
right-tile-of-stack = une tuile de la pioche
right-certain-tile = une tuile de start.tiles, de `add` ou d’un `pool` pris en entier
right-key-tile = `"{ $tile }" = "final"` ou `"return"` dans [key_tiles]

# Fins

about-no-demon = { $condition } ne concerne aucun démon
no-throne = { $demon } n’a pas de trône
draw-is-victory = { $condition } { $count } fois, c’est une victoire
rule-missing = { $condition } est impossible sans la règle { $kind }
nobody-leaves = personne ne sort, mais { $condition } compte ceux qui sortent
counts-nothing = { $condition } ne compte rien
count-too-large = { $condition } ne peut pas arriver { $count } fois
infernal-never-wins = le joueur infernal ne peut jamais gagner
no-leader-to-die = leaders_dead, mais aucun meneur ne combat
too-few-of-whom = too_few compte les combattants qui atteignent la tuile 1
no-death = il n’est question d’aucune mort
limit-missing = il n’y a pas de limite, alors qu’elle doit faire gagner le joueur infernal
limit-idle = rien ne se passe après le tour { $turn }
limit-needed = sans la limite, le joueur infernal ne peut jamais gagner
no-limit = il n’y a pas de limite à supprimer
limit-too-short =
    { $condition } demande au moins { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }
right-no-demon = aucun démon
right-demon-of-throne = { $demon }, le démon du trône
right-fewer = moins de { $most }
right-rule = une table [[rule]] avec `kind = "{ $kind }"`
right-no-count = pas de count
right-count = un nombre entier à partir de 1, pour { $condition }
right-some-loss = nobody_left, turn_limit, ou une autre fin
right-losses = une liste avec nobody_left, turn_limit, fighter_dead, leaders_dead, too_few
right-each-once = chaque fin une seule fois
right-leader-fights = un meneur parmi human.fighters
right-reached = `condition = "reached"` dans [victory.human]
right-fighter-dead = `"fighter_dead"` dans any_of
right-deciding-sheet = la fiche dont la mort décide
right-turns = de 1 à 99 tours
right-turns-or-none = de { $fewest } à 99 tours, ou 0 sans limite
right-limit-decides = `"turn_limit"` dans cette liste, ou turn_limit = 0

# Ce que dit le lecteur de TOML

toml-declared-twice = { $key } figure deux fois
toml-closed-table = la table { $key } est fermée : rien ne peut y être ajouté
toml-value-twice = cette clé a déjà une valeur
toml-table-twice = la table { $key } est déjà définie
toml-key-twice = la clé { $key } figure deux fois dans la table
toml-no-sign = le code après la barre oblique inverse n’est celui d’aucun signe
toml-no-equals = il manque = après la clé
toml-open-table = il manque ] à la fin du nom de la table
toml-open-tables = il manque ]] à la fin du nom de la table
toml-more-on-line = la ligne continue après la valeur
toml-expected = il manque { $sign }
toml-wrong-sign = le signe { $sign } ne convient pas ici
toml-illegal-sign = le signe { $sign } n’est pas permis
toml-date = cette date n’existe pas
toml-hex = ce code de signe n’est pas hexadécimal
toml-key = aucune clé ne commence par ce signe
toml-statement = ce n’est ni une clé ni une table
toml-value = ce n’est pas une valeur
toml-open-list = la liste n’est pas fermée
toml-open-inline = la table n’est pas fermée
toml-backslash = une barre oblique inverse seule dans un texte
toml-open-text = le texte n’est pas fermé
toml-other = ce n’est pas du TOML ({ $message })
right-toml = un document TOML
