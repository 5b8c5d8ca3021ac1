### Les textes de Heldentaufe. Les arguments sont résolus par le lecteur : une place est le nom d’un joueur, une valeur v de
### l’argument a est le texte a-v, sinon token-v, sinon figure-v.

## Le jeu en bref (sur la page d’accueil)

game-summary = De jeunes héros veulent faire leurs preuves. Explorez un pays d’hexagones, remplissez des missions secrètes, préparez des potions et descendez dans le Monde Souterrain arracher leurs dents à trois monstres. Le premier au Feu de camp avec assez de points l’emporte.
rulebook-searches = mission, portail, potion, combat, tuile danger, Feu de camp

## Événements (ce que dit le journal)

event-first_player = { $seat } joue le premier tour.
    .you = Vous jouez le premier tour.
event-resource_removed = Une tuile de ressource quitte la partie : { $tile }.
event-missions_dealt = { $known ->
    [yes] { $seat } reçoit trois cartes de mission : { $cards }.
   *[no] { $seat } reçoit trois cartes de mission.
  }
    .you = { $known ->
        [yes] Vous recevez trois cartes de mission : { $cards }.
       *[no] Vous recevez trois cartes de mission.
      }
event-hero_chosen = { $seat } joue { $hero }.
    .you = Vous jouez { $hero }.
event-turn_began = Manche { $round } : { $seat } commence son tour avec { $ap } PA.
    .you = Manche { $round } : vous commencez votre tour avec { $ap } PA.
event-turn_ended = { $seat } finit son tour.
    .you = Vous finissez votre tour.
event-moved = { $seat } change de tuile : { $tile }.
    .you = Vous changez de tuile : { $tile }.
event-moved_below = { $seat } avance sur { $space }.
    .you = Vous avancez sur { $space }.
event-explored = { $new ->
    [true] { $seat } explore et révèle la première tuile de cette sorte : { $tile }.
   *[false] { $seat } explore et révèle une tuile : { $tile }.
  }
    .you = { $new ->
        [true] Vous explorez et révélez la première tuile de cette sorte : { $tile }.
       *[false] Vous explorez et révélez une tuile : { $tile }.
      }
event-ap_lost = La Forêt prend à { $seat } ses derniers PA ({ $ap }).
    .you = La Forêt vous prend vos derniers PA ({ $ap }).
event-descended = { $seat } descend sur { $space }.
    .you = Vous descendez sur { $space }.
event-ascended = { $seat } remonte à la surface : { $tile }.
    .you = Vous remontez à la surface : { $tile }.
event-card_drawn = { $known ->
    [yes] { $seat } pioche une carte de mission : { $card }.
   *[no] { $seat } pioche une carte de mission.
  }
    .you = { $known ->
        [yes] Vous piochez une carte de mission : { $card }.
       *[no] Vous piochez une carte de mission.
      }
event-missions_shuffled = { $cards ->
    [one] La pioche de missions est refaite avec { $cards } carte défaussée.
   *[other] La pioche de missions est refaite avec { $cards } cartes défaussées.
  }
event-mission_completed = { $seat } accomplit une mission : { $card }.
    .you = Vous accomplissez une mission : { $card }.
event-refused = { $seat } refuse une mission : { $card }.
    .you = Vous refusez une mission : { $card }.
event-stolen = { $seat } joue « { $card } » et vole un point à { $other }, qui en garde { $left }.
    .you = Vous jouez « { $card } » et volez un point à { $other }, qui en garde { $left }.
    .to-you = { $seat } joue « { $card } » et vous vole un point : vous en gardez { $left }.
event-eaten = { $hearts ->
    [one] { $seat } mange { $food } et a { $hearts } cœur.
   *[other] { $seat } mange { $food } et a { $hearts } cœurs.
  }
    .you = { $hearts ->
        [one] Vous mangez { $food } et avez { $hearts } cœur.
       *[other] Vous mangez { $food } et avez { $hearts } cœurs.
      }
event-brewed = { $seat } prépare { $potion }.
    .you = Vous préparez { $potion }.
event-discarded = { $seat } défausse un jeton : { $token }.
    .you = Vous défaussez un jeton : { $token }.
event-collected = { $seat } récupère { $food }.
    .you = Vous récupérez { $food }.
event-traded = { $seat } échange { $given } contre { $piece }.
    .you = Vous échangez { $given } contre { $piece }.
event-merged = { $seat } fait fusionner { $pieces } : cela donne { $piece }.
    .you = Vous faites fusionner { $pieces } : cela donne { $piece }.
event-improved = { $seat } fait améliorer { $given } : cela donne { $piece }.
    .you = Vous faites améliorer { $given } : cela donne { $piece }.
event-healed = { $seat } boit une potion de soin et retrouve ses { $hearts } cœurs.
    .you = Vous buvez une potion de soin et retrouvez vos { $hearts } cœurs.
event-raged = { $seat } boit une potion de Folie furieuse : +3 à chaque combat.
    .you = Vous buvez une potion de Folie furieuse : +3 à chaque combat.
event-teleported_up = { $seat } boit une potion de téléportation et apparaît sur une tuile : { $tile }.
    .you = Vous buvez une potion de téléportation et apparaissez sur une tuile : { $tile }.
event-teleported_down = { $seat } boit une potion de téléportation et apparaît sur { $space }.
    .you = Vous buvez une potion de téléportation et apparaissez sur { $space }.
event-potion_ended = { $seat } défausse { $potion }, dont l’effet est fini.
    .you = Vous défaussez { $potion }, dont l’effet est fini.
event-piece_gained = { $seat } gagne { $piece }.
    .you = Vous gagnez { $piece }.
event-piece_missing = { $seat } devait recevoir { $piece } : la réserve n’en a plus, même de valeur inférieure.
    .you = Vous deviez recevoir { $piece } : la réserve n’en a plus, même de valeur inférieure.
event-points_gained = { $points ->
    [one] { $seat } gagne { $points } point et en a { $total }.
   *[other] { $seat } gagne { $points } points et en a { $total }.
  }
    .you = { $points ->
        [one] Vous gagnez { $points } point et en avez { $total }.
       *[other] Vous gagnez { $points } points et en avez { $total }.
      }
event-points_paid = { $points ->
    [one] { $seat } paie { $points } point et en garde { $total }.
   *[other] { $seat } paie { $points } points et en garde { $total }.
  }
    .you = { $points ->
        [one] Vous payez { $points } point et en gardez { $total }.
       *[other] Vous payez { $points } points et en gardez { $total }.
      }
event-treasure_rolled = { $seat } lance le dé des trésors : { $face ->
    [1] des bottes
    [2] une épée
    [3] une bague
    [6] deux dents
   *[other] une dent
  }.
    .you = Vous lancez le dé des trésors : { $face ->
        [1] des bottes
        [2] une épée
        [3] une bague
        [6] deux dents
       *[other] une dent
      }.
event-monsters_began = Le tour des monstres commence avec { $ap } PA.
event-monsters_skipped = Pas de tour des monstres : il n’en reste aucun dans le Monde Souterrain.
event-monsters_ended = { $seat } finit le tour des monstres ; { $ap } PA sont perdus.
    .you = Vous finissez le tour des monstres ; { $ap } PA sont perdus.
event-monsters_idle = Les monstres n’osent plus attaquer : leur tour finit, { $ap } PA sont perdus.
event-monster_moved = { $monster } avance sur { $space }.
event-fought = { $attacker } attaque { $defender } : { $attack } (dé { $attack_roll }) contre { $defence } (dé { $defence_roll }). { $loser } perd un cœur : il en reste { $hearts }.
event-monster_defeated = { $seat } bat { $monster } et prend la dent de valeur { $tooth }.
    .you = Vous battez { $monster } et prenez la dent de valeur { $tooth }.
event-defeated = { $seat } perd son dernier cœur : c’est la défaite face à { $by }.
    .you = Vous perdez votre dernier cœur : c’est la défaite face à { $by }.
event-tokens_lost = { $tokens_count ->
    [0] { $seat } n’a ni équipement, ni nourriture, ni potion à perdre.
    [one] { $seat } perd son seul jeton : { $tokens }.
   *[other] { $seat } perd ses { $tokens_count } jetons : équipement, nourriture et potion.
  }
    .you = { $tokens_count ->
        [0] Vous n’avez ni équipement, ni nourriture, ni potion à perdre.
        [one] Vous perdez votre seul jeton : { $tokens }.
       *[other] Vous perdez vos { $tokens_count } jetons : équipement, nourriture et potion.
      }
event-points_swapped = { $seat } et { $other } échangent leurs totaux de points : { $seat } en a maintenant { $points }, { $other } { $left }.
    .you = { $other } et vous échangez vos totaux de points : vous en avez maintenant { $points }, { $other } { $left }.
    .to-you = { $seat } et vous échangez vos totaux de points : vous en avez maintenant { $left }, { $seat } { $points }.
event-placed = { $hearts ->
    [one] { $other } place le héros vaincu ({ $seat }) sur une tuile, avec { $hearts } cœur : { $tile }.
   *[other] { $other } place le héros vaincu ({ $seat }) sur une tuile, avec { $hearts } cœurs : { $tile }.
  }
    .you = { $hearts ->
        [one] { $other } place votre héros vaincu sur une tuile, avec { $hearts } cœur : { $tile }.
       *[other] { $other } place votre héros vaincu sur une tuile, avec { $hearts } cœurs : { $tile }.
      }
    .to-you = { $hearts ->
        [one] Vous placez le héros vaincu ({ $seat }) sur une tuile, avec { $hearts } cœur : { $tile }.
       *[other] Vous placez le héros vaincu ({ $seat }) sur une tuile, avec { $hearts } cœurs : { $tile }.
      }
event-put_back = { $hearts ->
    [one] Le héros vaincu ({ $seat }) revient sur une tuile, avec { $hearts } cœur : { $tile }.
   *[other] Le héros vaincu ({ $seat }) revient sur une tuile, avec { $hearts } cœurs : { $tile }.
  }
    .you = { $hearts ->
        [one] Votre héros vaincu revient sur une tuile, avec { $hearts } cœur : { $tile }.
       *[other] Votre héros vaincu revient sur une tuile, avec { $hearts } cœurs : { $tile }.
      }
event-rebuilt = Le Monde Souterrain est reconstruit et les monstres s’endorment.
event-leader_placed = Les monstres se réveillent : ils joueront juste après { $seat }.
    .you = Les monstres se réveillent : ils joueront juste après vous.
event-trap_armed = Piège armé sur { $space } ! { $seat } perd un cœur (il en reste { $hearts }) et { $ap } PA.
    .you = Piège armé sur { $space } ! Vous perdez un cœur (il en reste { $hearts }) et { $ap } PA.
event-trap_disarmed = Piège désamorcé sur { $space } : il n’arrive rien à { $seat }.
    .you = Piège désamorcé sur { $space } : il ne vous arrive rien.
event-chest_opened = { $seat } ouvre le coffre aux trésors : trois lancers du dé des trésors.
    .you = Vous ouvrez le coffre aux trésors : trois lancers du dé des trésors.
event-overflow = { $seat } a trop de jetons dans son sac à dos.
    .you = Vous avez trop de jetons dans votre sac à dos.
event-decider_found = { $seat } obtient { $purpose }.
    .you = Vous obtenez { $purpose }.
event-dice_for_decider = Les dés tranchent pour { $purpose }. { $seats } obtiennent { $rolls }.
event-consent_answered = { $contested_count ->
    [0] Personne ne conteste le porte-parole ({ $spokesperson }).
    [one] { $contested } conteste le porte-parole ({ $spokesperson }) : les dés trancheront.
   *[other] { $contested } contestent le porte-parole ({ $spokesperson }) : les dés trancheront.
  }
event-answer_given = { $seat } répond.
    .you = Vous répondez.
event-left = { $seat } quitte la partie ; son héros est retiré.
    .you = Vous quittez la partie ; votre héros est retiré.
event-won = { $seat } se tient sur le Feu de camp avec { $points } points et gagne !
    .you = Vous vous tenez sur le Feu de camp avec { $points } points et gagnez !
event-round_limit_reached = { $winners_count ->
    [one] La dernière manche, la { $round }e, est finie. { $winners } gagne.
   *[other] La dernière manche, la { $round }e, est finie. { $winners } gagnent ensemble.
  }
    .you = La dernière manche, la { $round }e, est finie. Vous gagnez !

## Parties du journal qui ne sont le tour de personne

turn-monsters_began = Le tour des monstres
turn-monsters_skipped = Pas de tour des monstres

## Actions : un libellé pour chacune, et le titre d’un groupe

do-move = { $first ->
    [space] Aller sur { $space }
   *[tile] Aller vers { $tile }
  }
do-explore = Explorer { $cell }
do-descend = Descendre sur { $space }
do-ascend = Remonter vers { $tile }
do-attack = Attaquer { $word1 }
do-refuse = Refuser « { $card } »
do-collect = Récupérer 1 nourriture ici
do-eat = Manger 1 { $token } (+1 cœur)
do-brew = Préparer une { $recipe }
do-drink = { $first ->
    [tile] Se téléporter vers { $tile }
    [space] Se téléporter sur { $space }
   *[token] Boire : { $token }
  }
do-trade = Échange : { $token } contre { $word2 ->
    [boots] des bottes
    [ring] une bague
   *[sword] une épée
  }
do-merge = Fusionner des { $word1 ->
    [boots] bottes
    [ring] bagues
   *[sword] épées
  } : { $word2 }
do-deliver = Livrer : { $card }
do-steal = « { $card } » : voler { $hero }
do-discard = Défausser : { $token }
do-drop = Rendre : { $token }
do-end_turn = { $word1 ->
    [improve] Finir et améliorer : { $token }
   *[other] { $word2 ->
        [points] Finir : « { $card } », 1 point
        [piece] Finir : « { $card } », équipement
       *[none] Finir le tour
      }
  }
do-monster_auto = Laisser jouer le plan standard
do-monster_attack = { $monster } attaque { $hero }
do-monster_move = { $monster } avance sur { $space }
do-monster_end = Finir le tour des monstres
do-answer = { $word1 ->
    [agree] D’accord
   *[contest] Contester : que les dés tranchent
  }
do-place = Placer le héros sur { $tile }
do-remove = Retirer une tuile : { $tile_kind }
do-choose = Jouer { $hero }
do-set = { $word1 ->
    [standing_answer] Réponse par défaut : { $word2 ->
        [agree] d’accord
        [ask] me demander
       *[contest] contester
      }
   *[auto_command] Commandement automatique : { $word2 ->
        [on] activé
       *[off] désactivé
      }
  }

verb-move = Se déplacer (1 PA)
verb-explore = Explorer (1 PA)
verb-descend = Descendre (1 PA)
verb-ascend = Remonter (1 PA)
verb-attack = Attaquer (1 PA)
verb-refuse = Refuser une mission (1 PA)
verb-collect = Récupérer
verb-eat = Manger
verb-brew = Préparer une potion
verb-drink = Boire une potion
verb-trade = Échanger
verb-merge = Fusionner
verb-deliver = Livrer
verb-steal = Voler
verb-discard = Défausser un jeton
verb-drop = Faire de la place
verb-end_turn = Finir le tour
verb-monster_auto = Plan standard
verb-monster_attack = Attaquer (1 PA)
verb-monster_move = Déplacer un monstre (1 PA)
verb-monster_end = Finir le tour des monstres
verb-answer = Répondre
verb-place = Placer le héros vaincu
verb-remove = Retirer une ressource
verb-choose = Choisir un héros

## Raccourcis : plusieurs actions en un geste

shortcut-walk = { $first ->
    [space] Aller sur { $space }
   *[tile] Aller vers { $tile }
  } ({ $cost } PA)
shortcut-walk_and_explore = Aller explorer { $cell } ({ $cost } PA)
shortcut-walk_and_deliver = Aller livrer : { $card } ({ $cost } PA)
shortcut-walk_and_steal = « { $card } » : aller voler { $hero } ({ $cost } PA)
shortcut-walk_and_attack = Aller attaquer { $figure } ({ $cost } PA)
shortcut-deliver_all = Livrer : { $cards }
shortcut-collect_all = Tout récupérer : { $count } × { $token }
shortcut-swap = Échange : { $given } contre { $food }
shortcut-brew_and_drink = Préparer et boire { $potion }
shortcut-collect_and_brew = Préparer sur place : { $recipe }
shortcut-swap_and_brew = Préparer : { $recipe } (défausse : { $given })
shortcut-eat_here = Manger sur place jusqu’à la guérison ({ $food })
shortcut-eat_all = { $hearts ->
    [one] Manger jusqu’à { $hearts } cœur : { $foods }
   *[other] Manger jusqu’à { $hearts } cœurs : { $foods }
  }
shortcut-monster_walk = { $monster } avance sur { $space } ({ $cost } PA)
shortcut-monster_charge = { $monster } va attaquer { $hero } ({ $cost } PA)

## Avant une action : le coût, les chances, et ce qui en découle

points-to-act = { $points } PA
odds-hits = { $chance } % : { $figure } perd un cœur, il en reste { $hearts }
odds-hurt = { $chance } % : vous perdez un cœur, il vous en reste { $hearts }
odds-slays = { $points ->
    [one] { $chance } % : défaite de ce monstre ({ $figure }), +{ $points } point
   *[other] { $chance } % : défaite de ce monstre ({ $figure }), +{ $points } points
  }
odds-slain = { $points ->
    [one] { $chance } % : { $hero } bat { $figure } et gagne { $points } point
   *[other] { $chance } % : { $hero } bat { $figure } et gagne { $points } points
  }
odds-beats = { $chance } % : { $figure } tombe et perd tous ses jetons
odds-beats_hero = { $points ->
    [0] { $chance } % : { $figure } tombe
   *[other] { $chance } % : { $figure } tombe, vos points s’échangent : +{ $points }
  }
odds-beaten = { $chance } % : votre héros est vaincu et perd tous ses jetons
odds-beaten_by_hero = { $points ->
    [0] { $chance } % : votre héros est vaincu
   *[other] { $chance } % : votre héros est vaincu, vos points s’échangent : −{ $points }
  }
odds-trap = { $chance } % : piège armé, { $hearts ->
    [0] votre héros est vaincu
   *[other] vous perdez un cœur et tous vos PA
  }{ $points ->
    [0] { "" }
   *[other] , +{ $points } points
  }
odds-treasure_equipment = { $chance } % : de l’équipement en { $rolls } lancers
odds-treasure_points = { $chance } % : des points en { $rolls } lancers
odds-tile_forest = { $chance } % : Forêt (un lancer de trésor)
odds-tile_resource = { $chance } % : ressource naturelle
odds-tile_portal = { $chance } % : Portail
odds-tile_building = { $chance } % : bâtiment
odds-tile_meadow = { $chance } % : Prairie

warning-wins = Vous gagnez la partie.
warning-lets_win = Le héros vaincu y gagnerait la partie.
warning-wakes_monsters = Les monstres se réveillent : ils joueront après votre tour.
warning-rebuilds = Le Monde Souterrain est reconstruit après votre départ.
warning-berserk_ends = L’effet de votre Folie furieuse prend fin.
warning-forest_takes_ap = Une Forêt prendrait tous vos PA restants.
warning-ends_turn = Ceci finit votre tour.
warning-ap_unused = Il vous reste des PA.
warning-monster_ap_unused = Il reste des PA aux monstres.

## Questions : à qui l’on demande, et aux autres pendant ce temps

ask-remove_resources = Quelle sorte de tuile de ressource doit quitter la partie ?
ask-choose_hero = Choisissez votre héros. Vous avez déjà vu vos cartes de mission.
ask-main_phase = À vous de jouer. Que faites-vous ?
ask-overflow = Votre sac à dos déborde. Comment faites-vous de la place ?
ask-consent = Quelqu’un d’autre va décider. Êtes-vous d’accord, ou faut-il lancer les dés ?
ask-place_hero = Où placez-vous le héros vaincu ?
ask-monsters_act = Vous commandez les monstres. Que font-ils ?

wait-remove_resources = { $names } choisit les tuiles de ressource à retirer.
wait-choose_hero = { $names } choisit un héros.
wait-main_phase = C’est à { $names } de jouer.
wait-overflow = { $names } fait de la place dans son sac à dos.
wait-consent = { $count ->
    [one] { $names } doit dire si le porte-parole lui convient.
   *[other] { $names } doivent dire si le porte-parole leur convient.
  }
wait-place_hero = { $names } décide où placer le héros vaincu.
wait-monsters_act = { $names } commande les monstres.

## Options d’une table

option-hero_assignment = Héros
    .help = Choisis : les joueurs choisissent dans l’ordre inverse du tour. Au hasard : les héros sont distribués.
option-hero_assignment-choose = choisis
option-hero_assignment-random = au hasard
option-removed_resources = Tuiles de ressource retirées
    .help = À 3 ou 4 joueurs : comment se décident les sortes des tuiles retirées.
option-removed_resources-random = au hasard
option-removed_resources-host = l’hôte choisit
option-target = Objectif
    .help = Les points qu’il faut au Feu de camp : 18 pour 2 joueurs, 16 pour 3, 14 pour 4 et 12 pour 5, ou un nombre de votre choix, de 6 à 30.
option-target-0 = selon le nombre de joueurs
option-stack_assignment = Piles de dents
    .help = Fixes : Ulumu cinq dents, Zibber quatre, Wallrog trois. Au hasard : les piles sont distribuées.
option-stack_assignment-fixed = fixes
option-stack_assignment-random = au hasard
option-campfire_price = Prix au Feu de camp
    .help = Ce que coûtent les trois livraisons au Feu de camp : un point et une nourriture, ou deux nourritures et aucun point.
option-campfire_price-point_and_food = un point et une nourriture
option-campfire_price-two_food = deux nourritures
option-forest_boots_ap = Bottes de la Forêt
    .help = Des bottes trouvées en Forêt servent-elles dès le même tour ?
option-forest_boots_ap-true = donnent des PA
option-forest_boots_ap-false = ne donnent pas de PA
option-defeat_hearts = Cœurs après une défaite
    .help = Avec combien de cœurs revient un héros vaincu.
option-defeat_hearts-max = tous
option-defeat_hearts-one = un seul
option-defeat_placement = Placement après une défaite
    .help = Choisi : le vainqueur ou les autres joueurs choisissent la tuile. Plus petit Portail : le Portail révélé de plus petit numéro.
option-defeat_placement-victor = choisi
option-defeat_placement-lowest_portal = plus petit Portail
option-command_mode = Commandement des monstres
    .help = Accord : un porte-parole commande, sauf si quelqu’un conteste. Dés : un lancer à chaque fois. Rotation : chacun à son tour. Automatique : le plan standard joue.
option-command_mode-consent = accord
option-command_mode-dice = dés
option-command_mode-rotate = rotation
option-command_mode-auto = automatique
option-round_limit = Limite de manches
    .help = Arrête la partie après cette manche : aucune, ou de 10 à 200. Nous conseillons 60 pour les parties entre bots.
option-round_limit-0 = aucune
option-consent_seconds = Temps de réponse
    .help = Secondes pour être d’accord ou contester, de 5 à 120. Ne pas répondre vaut accord.
option-choice_seconds = Temps de choix
    .help = Secondes pour chaque choix isolé et pour un tour des monstres : sans limite, ou de 10 à 300.

## Réglages personnels

setting-standing_answer = Réponse par défaut
    .help = Votre réponse quand un autre joueur est porte-parole. D’accord : vous le laissez commander. Me demander : la question vous est posée chaque fois. Contester : vous exigez toujours un lancer.
setting-standing_answer-agree = D’accord
setting-standing_answer-ask = Me demander
setting-standing_answer-contest = Contester
setting-auto_command = Commandement automatique
    .help = Activé : le rôle de porte-parole passe à quelqu’un d’autre, s’il y a quelqu’un ; si vous devez commander les monstres, le plan standard joue pour vous.
setting-auto_command-off = désactivé
setting-auto_command-on = activé

## Tuiles : nom, nom dans une phrase, entrée du guide de voyage

tile-campfire = Feu de camp
tile-meadow = Prairie
tile-forest = Forêt
tile-portal1 = Portail 1
tile-portal2 = Portail 2
tile-portal3 = Portail 3
tile-portal4 = Portail 4
tile-portal5 = Portail 5
tile-apple = Pommier
tile-pond = Étang
tile-mushroom = Champignons
tile-laboratory = Laboratoire
tile-trader = Commerçant
tile-blacksmith = Forgeron

the-tile-campfire = le Feu de camp
the-tile-meadow = la Prairie
the-tile-forest = la Forêt
the-tile-portal1 = le Portail 1
the-tile-portal2 = le Portail 2
the-tile-portal3 = le Portail 3
the-tile-portal4 = le Portail 4
the-tile-portal5 = le Portail 5
the-tile-apple = le Pommier
the-tile-pond = l’Étang
the-tile-mushroom = la tuile Champignons
the-tile-laboratory = le Laboratoire
the-tile-trader = la tuile Commerçant
the-tile-blacksmith = la tuile Forgeron

guide-tile-campfire = Feu de camp. Tous les héros partent d’ici, et c’est ici qu’on gagne : tenez-vous dessus avec assez de points.
guide-tile-meadow = Prairie. Il ne se passe rien. Continuez avec les PA qui vous restent.
guide-tile-forest = Forêt. Qui révèle une Forêt perd tous ses PA restants, puis lance une fois le dé des trésors. Une Forêt déjà connue est vide et sans danger.
guide-tile-portal1 = Portail 1. Pour 1 PA, descendez au Portail 1 du Monde Souterrain si personne ne s’y trouve, ou remontez-en.
guide-tile-portal2 = Portail 2. Pour 1 PA, descendez au Portail 2 du Monde Souterrain si personne ne s’y trouve, ou remontez-en.
guide-tile-portal3 = Portail 3. Pour 1 PA, descendez au Portail 3 du Monde Souterrain si personne ne s’y trouve, ou remontez-en.
guide-tile-portal4 = Portail 4. Pour 1 PA, descendez au Portail 4 du Monde Souterrain si personne ne s’y trouve, ou remontez-en.
guide-tile-portal5 = Portail 5. Pour 1 PA, descendez au Portail 5 du Monde Souterrain si personne ne s’y trouve, ou remontez-en.
guide-tile-apple = Pommier. Prenez gratuitement autant de pommes que votre sac à dos peut en contenir.
guide-tile-pond = Étang. Prenez gratuitement autant de poissons que votre sac à dos peut en contenir.
guide-tile-mushroom = Champignons. Prenez gratuitement autant de champignons que votre sac à dos peut en contenir.
guide-tile-laboratory = Laboratoire. Si votre tour s’achève ici, vous pouvez augmenter de 1 la valeur d’un de vos équipements, jusqu’à 3.
guide-tile-trader = Commerçant. Une fois par tour, vous pouvez échanger un équipement contre un autre d’une autre sorte et de même valeur.
guide-tile-blacksmith = Forgeron. Fusionnez deux équipements de la même sorte en un meilleur : 1 + 1 donne 2 ; 1 + 2 et 2 + 2 donnent 3.

direction-E = à l’est
direction-NE = au nord-est
direction-NW = au nord-ouest
direction-W = à l’ouest
direction-SW = au sud-ouest
direction-SE = au sud-est

## Jetons : noms seuls, et noms dans une phrase

token-boots1 = bottes 1
token-boots2 = bottes 2
token-boots3 = bottes 3
token-ring1 = bague 1
token-ring2 = bague 2
token-ring3 = bague 3
token-sword1 = épée 1
token-sword2 = épée 2
token-sword3 = épée 3
token-apple = pomme
token-fish = poisson
token-mushroom = champignon
token-healing = potion de soin
token-berserk = potion de Folie furieuse
token-teleport = potion de téléportation

piece-boots1 = des bottes de valeur 1
piece-boots2 = des bottes de valeur 2
piece-boots3 = des bottes de valeur 3
piece-ring1 = une bague de valeur 1
piece-ring2 = une bague de valeur 2
piece-ring3 = une bague de valeur 3
piece-sword1 = une épée de valeur 1
piece-sword2 = une épée de valeur 2
piece-sword3 = une épée de valeur 3
given-boots1 = des bottes de valeur 1
given-boots2 = des bottes de valeur 2
given-boots3 = des bottes de valeur 3
given-ring1 = une bague de valeur 1
given-ring2 = une bague de valeur 2
given-ring3 = une bague de valeur 3
given-sword1 = une épée de valeur 1
given-sword2 = une épée de valeur 2
given-sword3 = une épée de valeur 3
kind-boots = bottes
kind-ring = bague
kind-sword = épée
food-apple = une pomme
food-fish = un poisson
food-mushroom = un champignon
potion-healing = une potion de soin
potion-berserk = une potion de Folie furieuse
potion-teleport = une potion de téléportation

## Figurines

hero-luphius = Luphius
hero-mathian = Mathian
hero-jupanila = Jupanila
hero-erla = Erla
hero-corlof = Corlof
monster-ulumu = Ulumu
monster-zibber = Zibber
monster-wallrog = Wallrog
figure-luphius = Luphius
figure-mathian = Mathian
figure-jupanila = Jupanila
figure-erla = Erla
figure-corlof = Corlof
figure-ulumu = Ulumu
figure-zibber = Zibber
figure-wallrog = Wallrog

## Cartes de mission

card-M01 = La lame d’essai
card-M02 = La bague d’essai
card-M03 = Les bottes d’essai
card-M04 = La tourte des bois
card-M05 = Le panier de pique-nique
card-M06 = Le ragoût de l’ermite
card-M07 = Doigts agiles I
card-M08 = Doigts agiles II
card-M09 = Doigts agiles III
card-M10 = Étude de piège I
card-M11 = Étude de piège II
card-M12 = Faire taire Ulumu
card-M13 = Faire taire Zibber
card-M14 = Faire taire Wallrog
card-M15 = Le goûter du bottier
card-M16 = La soupe du sculpteur
card-M17 = La pêche du joaillier
card-M18 = L’éclaireur boiteux
card-M19 = L’écuyer épuisé
card-M20 = Le mage fiévreux
card-M21 = Le guet de l’étang
card-M22 = Le guet de la clairière
card-M23 = Le guet du verger
mission-kind-delivery = Livreur
mission-kind-thief = Voleur
mission-kind-discoverer = Découvreur
mission-kind-slayer = Pourfendeur de monstre
mission-kind-observer = Observateur

## Cases du Monde Souterrain

space-P1 = la case Portail 1
space-P2 = la case Portail 2
space-P3 = la case Portail 3
space-P4 = la case Portail 4
space-P5 = la case Portail 5
space-DU = l’Antre d’Ulumu
space-DZ = l’Antre de Zibber
space-DW = l’Antre de Wallrog
space-TR = la case trésor
space-K1 = la case danger K1
space-K2 = la case danger K2
space-K3 = la case danger K3
space-K4 = la case danger K4
space-K5 = la case danger K5
space-F1 = la case de sol F1
space-F2 = la case de sol F2
space-F3 = la case de sol F3
space-F4 = la case de sol F4
space-F5 = la case de sol F5
space-F6 = la case de sol F6
space-F7 = la case de sol F7

## Décisions communes

purpose-command = le commandement des monstres
purpose-placement = le placement du héros vaincu
by-trap = un piège
answer-agree = d’accord
answer-ask = me demander
answer-contest = contester

## Le plateau

ht-surface = Surface
ht-underworld = Monde Souterrain
ht-world = Le monde affiché
ht-tile-here = { $tile } où vous êtes
ht-tile-toward = { $tile } { $direction }
ht-tile-at = { $tile } en ({ $at })
ht-cell-toward = l’inconnu { $direction }
ht-cell-at = l’inconnu en ({ $at })
ht-place-with = { $place }, avec { $figures }
ht-hero-of = { $hero } ({ $player })
ht-figure-strength = { $hearts ->
    [one] { $figure } : { $hearts } cœur, valeur de combat { $value }
   *[other] { $figure } : { $hearts } cœurs, valeur de combat { $value }
  }
ht-danger-token = tuile danger
ht-chest = coffre aux trésors
ht-portal-open = Portail de la surface connu
ht-portal-closed = Portail de la surface pas encore trouvé

ht-end = Finir
ht-monsters = Monstres
ht-asleep = Les monstres dorment.
ht-awake = Éveillés : leur tour vient juste après { $player }.
ht-monsters-turn = Tour des monstres.
ht-monsters-turn-by = Tour des monstres, au commandement : { $player }.
ht-monster-ap = Monstres : encore { $ap } PA
ht-monster-card = { $hearts ->
    [one] { $monster } : { $hearts } cœur sur { $most }, valeur de combat { $value }, dent de valeur { $tooth }
   *[other] { $monster } : { $hearts } cœurs sur { $most }, valeur de combat { $value }, dent de valeur { $tooth }
  }
ht-monster-out = { $monster } : hors de combat jusqu’à la reconstruction, prochaine dent de valeur { $tooth }
ht-out = hors de combat
ht-leader-here = Le Chef des monstres se tient après ce joueur

ht-my-board = Mon plateau individuel
ht-hand = Mes cartes de mission
ht-no-cards = Aucune carte de mission en main
ht-no-hero = Pas encore de héros
ht-nowhere = en attente de placement
ht-fight-left = { $hearts ->
    [0] plus aucun cœur
    [one] { $hearts } cœur restant
   *[other] { $hearts } cœurs restants
  }
ht-hearts = { $hearts ->
    [one] { $hearts } cœur sur { $most }
   *[other] { $hearts } cœurs sur { $most }
  }
ht-ap-left = { $left } PA sur { $total }
ht-ap-total = { $ap } PA par tour
ht-potion-skill = Compétence de potion { $skill }
ht-combat-value = Valeur de combat { $value }
ht-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
ht-points-of = { $points ->
    [one] { $points } point sur { $target }
   *[other] { $points } points sur { $target }
  }
ht-cards = { $cards ->
    [one] { $cards } carte de mission
   *[other] { $cards } cartes de mission
  }
ht-worn = Inventaire
ht-not-worn = { $kind } : emplacement vide
ht-backpack = Sac à dos
ht-empty-slot = emplacement libre
ht-belt = Ceinture
ht-belt-empty = Ceinture : vide
ht-belt-drunk = Ceinture (potion bue)
ht-token-in = { $token } ({ $place })
ht-nothing = rien
ht-worn-list = Inventaire : { $tokens }
ht-backpack-list = { $free ->
    [one] Sac à dos : { $tokens } ; { $free } libre
   *[other] Sac à dos : { $tokens } ; { $free } libres
  }
ht-belt-list = Ceinture : { $potion }
ht-belt-list-drunk = Ceinture : { $potion } (déjà bue)
ht-recipes = Recettes
ht-recipe = { $potion } : { $one } + { $other }, compétence de potion { $skill }

ht-and = { $one } et { $other }
ht-or = { $one } ou { $other }
ht-and-short = +
ht-or-short = ou
ht-card-place = Lieu : { $place }
ht-card-price = À donner : { $goods }
ht-card-reward = Récompense : { $goods }
ht-goal-thief = Partager une tuile avec un rival qui a des points et lui en voler un.
ht-goal-discoverer = Déclencher un piège armé.
ht-goal-slayer = Prendre le dernier cœur de ce monstre : { $monster }.
ht-goal-observer = Y finir son tour.

ht-choose-hero = Les héros
ht-hero-sheet = { $hero } : { $hearts } cœurs, { $ap } PA, compétence de potion { $skill }, valeur de combat { $value }, { $slots } emplacements de sac à dos
ht-about-luphius = Porte plus que les autres : cinq emplacements dans le sac à dos.
ht-about-mathian = Endure plus que les autres : sept cœurs.
ht-about-jupanila = Va plus vite que les autres : cinq PA par tour.
ht-about-erla = Prépare des potions de soin sans bague.
ht-about-corlof = Se bat mieux que les autres, même sans épée.
ht-taken-by = { $player }
ht-choose-resource = Quelles tuiles de ressource quittent la partie ?
ht-tiles-left = { $tiles ->
    [one] { $tiles } tuile dans la pile
   *[other] { $tiles } tuiles dans la pile
  }

ht-trap-armed = Piège armé !
ht-trap-disarmed = Désamorcé
ht-guide = Guide de voyage
ht-supply = Réserve et guide
ht-common-supply = Réserve commune
ht-tile-pile = { $tiles ->
    [one] Pile de tuiles : { $tiles } tuile
   *[other] Pile de tuiles : { $tiles } tuiles
  }
ht-all-explored = La surface est entièrement explorée.
ht-removed = Hors de la partie :
ht-count-of = { $name } × { $count }
ht-mission-pile = { $cards ->
    [one] Pioche de missions : { $cards } carte
   *[other] Pioche de missions : { $cards } cartes
  }
ht-discard = { $cards ->
    [0] Défausse : vide.
    [one] Défausse ({ $cards }) :
   *[other] Défausse ({ $cards }, la plus récente d’abord) :
  }
ht-danger-left = { $tokens ->
    [one] Tuile danger restante : { $tokens }, armée : { $armed }
   *[other] Tuiles danger restantes : { $tokens }, dont armées : { $armed }
  }

## Le plateau en mots

direction-N = au nord
direction-S = au sud
ht-place = { $kind } ({ $at })
ht-unexplored = Inexploré
ht-through-portal = par le portail
ht-space-toward = { $space } { $direction }
ht-tooth = Dent de valeur { $tooth }

## Le résultat

result-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
  }

## D’où viennent les points

source-monsters = Dents de monstres
source-slayer = Missions : { mission-kind-slayer }
source-delivery = Missions : { mission-kind-delivery }
source-observer = Missions : { mission-kind-observer }
source-discoverer = Missions : { mission-kind-discoverer }
source-chest = Coffre aux trésors
source-forest = Forêts
source-thief = Missions : { mission-kind-thief } (pris aux autres)
source-swap_won = Totaux échangés après une victoire sur un rival
source-swap_lost = Totaux échangés après une défaite contre un rival
source-stolen = Volés par les autres
source-paid = Payés au Feu de camp
