### Les textes de Sub Terra II. Les arguments sont résolus par qui les lit : une place devient le nom d’un joueur, une
### chaîne v de l’argument a devient le texte a-v, sinon celui d’une famille de mots (the-explorer, a-guardian, side, tile),
### sinon a-other avec $value. En tête de phrase, un Explorateur ou un Gardien est explorer-X ou guardian-X ; ailleurs
### the-explorer-X ou a-guardian-X.

## Le jeu en bref (sur la page d’accueil)

game-summary = Un temple au cœur d’un volcan, et la lave qui vient. Ensemble, posez ses tuiles, réunissez trois Clés, ouvrez le Sanctuaire et sortez l’Artefact avant que tout brûle. Ou menez l’Arche à bon port, ou laissez l’un de vous jouer Typhaon, le dieu du feu, contre tous les autres.
rulebook-searches = dé de Péril, Gardien, à terre, Sanctuaire, Éruption, malédiction

## Événements des tours et des déplacements (ce que dit le journal)

event-joined = { $explorer } rejoint l’expédition, avec { $seat } aux commandes.
    .you = { $explorer } rejoint l’expédition, avec vous aux commandes.
event-marker_set = Le marqueur Éruption part de la case { $marker }.
event-round_began = Le tour de jeu { $round } commence. Le marqueur Éruption est sur { $marker }.
event-turn_began = { $ap ->
    [0] { $explorer } ({ $seat }) n’a aucun point d’action ce tour-ci.
   *[other] { $explorer } ({ $seat }) a { $ap } points d’action.
  }
    .you = { $ap ->
        [0] { $explorer } : vous n’avez aucun point d’action ce tour-ci.
       *[other] { $explorer } : vous avez { $ap } points d’action.
      }
event-moved = { $explorer } va en { $cell }.
event-stayed = { $explorer } ne peut pas entrer sur la nouvelle tuile en { $cell } et reste sur place.
event-escaped = { $explorer } sort du temple avec { $item }.
event-heart_paid = { $explorer } paye 1 point de vie (reste { $left }).
event-hearts_lost = { $hearts ->
    [one] { $explorer } perd { $hearts } point de vie ({ $cause }) : reste { $left }.
   *[other] { $explorer } perd { $hearts } points de vie ({ $cause }) : reste { $left }.
  }
event-healed = { $hearts ->
    [one] { $explorer } regagne { $hearts } point de vie et en a { $left }.
   *[other] { $explorer } regagne { $hearts } points de vie et en a { $left }.
  }
event-fell = { $explorer } tombe à terre.
event-stood_up = { $explorer } se relève.
event-withdrew = { $explorer } quitte le plateau.
event-died = { $explorer } périt dans la lave.

## Événements des objets et des capacités

event-item_picked = { $explorer } ramasse { $item }.
event-item_handed_over = { $explorer } reçoit { $item } que portait { $giver }.
event-item_refused = { $seat } garde l’objet : { $other } ne l’aura pas.
    .you = Vous gardez l’objet : { $other } ne l’aura pas.
    .to-you = { $seat } garde l’objet : vous ne l’aurez pas.
event-item_dropped = { $explorer } pose { $item } en { $cell }.
event-key_set = { $explorer } place une Clé dans le Sanctuaire ({ $number } sur 3).
event-artifact_appeared = Le Sanctuaire s’ouvre : l’Artefact apparaît en { $cell }.
event-curse_began = L’Artefact est pris, la malédiction commence : désormais, le danger frappe deux fois.
event-dug = { $explorer } dégage l’Éboulis en { $cell }.
event-attack_missed = { $explorer } rate son attaque.
event-grenade_thrown = { $explorer } lance une grenade en { $cell } !
event-braced = { $explorer } se prépare : rien ne lui coûte de points de vie jusqu’à son prochain tour.
event-swapped = { $explorer } et { $other_explorer } échangent leurs places.
event-called = { $explorer } arrive en { $cell } avec tous ses points de vie.
event-exposed = { $explorer } reste à la vue des Gardiens jusqu’à son prochain tour.
event-deployed = { $explorer } déploie { $equipment } en { $cell }.
event-equipment_taken_back = De retour au stock depuis { $cell } : { $equipment }.
event-turret_fired = { $explorer } tire en { $cell }.
event-card_drawn = { $known ->
    [yes] La Cartomancienne pioche un tarot : { $card }.
   *[no] La Cartomancienne pioche un tarot.
  }
event-cards_drawn = { $known ->
    [yes] La Cartomancienne pioche { $number } tarots : { $cards }.
   *[no] La Cartomancienne pioche { $number } tarots.
  }
event-card_kept = { $known ->
    [yes] La Cartomancienne garde { $card }
   *[no] La Cartomancienne garde une carte
  }{ $cards_count ->
    [0] .
   *[other]  ; à la défausse : { $cards }.
  }
event-card_played = { $explorer } joue un tarot : { $card }.
event-shielded = { $explorer } ne perd aucun point de vie jusqu’au prochain tour de la Cartomancienne.

## Événements des tuiles et de Typhaon

event-tiles_drawn = { $tiles_count ->
    [one] { $explorer } pioche une tuile : { $tiles }.
   *[other] { $explorer } pioche { $tiles_count } tuiles : { $tiles }.
  }
event-tiles_set_aside = Impossible à placer, de côté pour l’instant : { $tiles }.
event-tile_kept = { $explorer } garde une des deux : { $tile }.
event-dissuaded = { $explorer } renvoie la tuile dans le sac : { $tile }.
event-tile_returned = { $explorer } remet la tuile dans le sac : { $tile }.
event-tile_placed = Nouvelle tuile en { $cell } : { $tile }.
event-keys_laid = { $number ->
    [one] Une Clé se trouve en { $cell }.
   *[other] { $number } Clés se trouvent en { $cell }.
  }
event-rubble_fell = Un Éboulis recouvre { $cell }.
event-bag_discarded = { $tiles_count ->
    [one] La dernière tuile ne va nulle part : elle quitte la partie.
   *[other] Plus aucune tuile ne va nulle part : les { $tiles_count } qui restent quittent la partie.
  }
event-sanctum_placed = Le Sanctuaire est trouvé : son Hall est en { $cell }, sa corniche en { $cells }.
event-wall_breached = En { $cell }, le mur { $side } n’existe plus.
event-consolidated = La tuile en { $cell } est consolidée : désormais, elle est Normale.
event-transmuted = { $explorer } transmute { $cell }. La tuile { $tile } va dans le sac.
event-rubble_cleared = Tous les Éboulis disparaissent : { $cells }.
event-typhaon_began = Typhaon ({ $seat }) se dresse.
    .you = Typhaon se dresse : à vous de jouer.
event-typhaon_drew = { $known ->
    [yes] Typhaon pioche une tuile : { $tile }.
   *[no] Typhaon pioche une tuile et la regarde.
  }
event-typhaon_returned = Typhaon remet la tuile dans le sac.
event-desolation_played = Typhaon joue une carte Désolation : { $card }.
event-desolation_drawn = { $known ->
    [yes] Typhaon pioche une carte Désolation : { $card }.
   *[no] Typhaon pioche une carte Désolation.
  }

## Événements des dés, des périls et des pièges

event-die_rolled = Le dé donne { $number } ({ $purpose }).
event-die_rerolled = L’Archéologue relance le dé : { $number }.
event-peril_rolled = { $faces_count ->
    [one] { $explorer } lance le dé de Péril : { $faces }.
   *[other] { $explorer } lance deux dés de Péril : { $faces }.
  }
event-peril_rerolled = L’Archéologue relance le dé : { $face }.
event-peril_resolved = Le péril frappe : { $face }.
event-fuse_burnt = { $left ->
    [0] En { $cell }, la mèche est au bout !
    [one] En { $cell }, la mèche brûle : reste { $left } marqueur Explosion.
   *[other] En { $cell }, la mèche brûle : restent { $left } marqueurs Explosion.
  }
event-exploded = Explosion en { $cell } et sur les tuiles voisines !
event-burnt = Les flammes gagnent { $cell } et les tuiles voisines.
event-collapse_held = Le Colosse soutient le plafond en { $cell } : rien ne tombe.
event-collapsed = Les Ruines s’effondrent en { $cell } !
event-snakes_grew = Un serpent de plus se glisse en { $cell }.
event-snakes_bit = { $number ->
    [one] { $explorer } tombe sur un serpent en { $cell }.
   *[other] { $explorer } tombe sur { $number } serpents en { $cell }.
  }
event-alarm_rang = Une Alarme retentit près de la case { $cell } !
event-spikes_struck = Les pics jaillissent en { $cell } !
event-darts_flew = Les fléchettes partent en { $cell } !
event-boulder_loosened = Le rocher se détache en { $cell } : la prochaine fois, il tombera.
event-boulder_fell = Le rocher s’écrase en { $cell } !
event-mine_went_off = Une Mine explose en { $cell } !

## Événements des Gardiens, du volcan, et la fin

event-guardian_came = { $guardian } apparaît en { $cell }.
event-eternal_came = { $awake ->
    [true] L’Éternel apparaît en { $cell }, bien éveillé !
   *[false] L’Éternel gît en { $cell }, immobile comme la pierre.
  }
event-eternal_rose = L’Éternel se dresse en { $cell } !
event-eternal_fell = L’Éternel tombe en { $cell }, mais pas pour longtemps.
event-guardian_eliminated = { $guardian } disparaît en { $cell }.
event-guardians_activate = { $number ->
    [one] { $number } Gardien s’active.
   *[other] { $number } Gardiens s’activent.
  }
event-guardians_held = Les Ténèbres retiennent les Gardiens : aucun ne s’active.
event-guardian_attacked = { $guardian } en { $cell } attaque { $victim } !
event-guardian_exploded = Un Gardien explosif saute en { $cell } !
event-guardian_moved = { $guardian } avance en { $cell }.
event-guardian_dug = { $guardian } dégage l’Éboulis en { $cell }.
event-marker_moved = Le marqueur Éruption passe à { $marker }.
event-volcano_ready = Le volcan gronde : au prochain symbole Lave, c’est l’éruption !
event-volcano_erupted = Le volcan entre en éruption !
event-lava_flowed = { $cells_count ->
    [one] La lave recouvre { $cells }.
   *[other] La lave recouvre { $cells_count } tuiles : { $cells }.
  }
event-ark_saved = L’Arche est dans le Sanctuaire : l’expédition gagne au tour de jeu { $round } ({ $result }) !
event-artifact_saved = L’Artefact est sorti du temple : Typhaon est vaincu au tour de jeu { $round } !
event-erupted_early = L’éruption vient trop tôt : l’expédition est perdue au tour de jeu { $round }.
event-artifact_burnt = La lave a détruit l’Artefact : l’expédition est perdue au tour de jeu { $round }.
event-entrance_lost = { $won ->
    [true] La lave prend l’Entrée, mais l’Artefact est à l’abri : l’expédition gagne ({ $result }) !
   *[false] La lave prend l’Entrée, l’Artefact est resté dedans : l’expédition est perdue au tour de jeu { $round }.
  }
event-nobody_inside = { $won ->
    [true] Plus personne en vie à l’intérieur, et l’Artefact est à l’abri : l’expédition gagne ({ $result }) !
   *[false] Plus personne en vie à l’intérieur, et l’Artefact est perdu : l’expédition échoue au tour de jeu { $round }.
  }
event-all_down = { $won ->
    [true] Plus personne debout à l’intérieur, mais l’Artefact est à l’abri : l’expédition gagne ({ $result }) !
   *[false] Plus personne debout à l’intérieur : l’expédition est perdue au tour de jeu { $round }.
  }
event-gave_up = { $won ->
    [true] Typhaon abandonne : les Explorateurs gagnent !
   *[false] L’expédition abandonne au tour de jeu { $round }.
  }

## Actions : un libellé pour chacune, et le titre d’un groupe

do-choose = Jouer { $word1 }
do-go = Continuer sur { $tile }
do-stop = S’arrêter là
do-keep = { $first ->
    [tarot] Garder { $tarot }
   *[drawn] Garder la tuile { $word1 }
  }
do-dissuade = Renvoyer la tuile dans le sac
do-pass = Passer
do-orient = Placer la tuile : { $rotation }
do-at = Placer la tuile en ({ $word1 })
do-return = Remettre la tuile dans le sac
do-sanctum = { $words ->
    [3] Sanctuaire { $word2 } de la case ({ $word1 }), corniche { $word3 }
   *[other] Sanctuaire { $word2 } de la case ({ $word1 })
  }
do-reroll = Relancer { $die } (1 point de vie)
do-accept = Garder ce résultat
do-first = D’abord { $die }
do-wake = Réveiller un Gardien : { $tile }
do-guardian = Ensuite : { $word2 } en ({ $word1 })
do-victim = La victime : { $word1 }
do-step = Avancer sur { $tile }
do-rubble = Dégager l’Éboulis : { $tile }
do-agree = Donner l’objet
do-refuse = Garder l’objet
do-also = Révéler aussi { $word1 }
do-fire = Tirer sur { $word2 } ({ $word1 })
do-hold = Ne pas tirer
do-scrap = Reprendre la Mine : { $tile }
do-play = Jouer { $card }
do-option = { $word1 ->
    [a] Faire venir des Gardiens de la réserve
   *[b] Activer tous les Gardiens une fois
  }
do-put = Placer { $word1 } en ({ $word2 })
do-crawl = Ramper sur { $tile }
do-set_key = Placer la Clé dans le Sanctuaire
do-pick = { $word1 ->
    [key] Ramasser la Clé
   *[artifact] Ramasser l’Artefact
  }
do-take = Prendre l’objet : { $word1 }
do-give = Donner l’objet : { $word1 }
do-drop = Poser l’objet ici
do-illuminate = Illuminer : d’abord { $word1 }
do-sprint = Sprinter, d’abord sur { $tile }
do-order = Envoyer { $word1 } en ({ $word2 })
do-research = Placer une tuile Journal en ({ $word1 })
do-excavate = Excaver { $tile }
do-consolidate = Consolider votre tuile
do-scope = Lunette : { $word2 } de la case ({ $word1 })
do-shoot = Abattre { $word2 } ({ $word1 })
do-grenade = Lancer une grenade sur { $tile }
do-demolish = Démolir le mur { $word1 }
do-annihilate = Anéantir { $word1 }
do-brace = Se préparer
do-cure = Guérir { $word1 }
do-revive = Ranimer { $word1 }
do-purify = Purifier { $tile }
do-swap = Permuter avec { $word1 }
do-transmute = Transmuter votre tuile
do-dog = { $word1 ->
    [move] Chien : aller en ({ $word2 })
    [bite] Chien : mordre { $word2 }
    [dig] Chien : creuser en ({ $word2 })
    [climb] Chien : escalader vers ({ $word2 })
   *[rest] Chien : regagner 1 point de vie
  }
do-call = Appeler le Chien
do-direct = { $word1 ->
    [move] Chien : aller en ({ $word2 }) (Diriger)
    [bite] Chien : mordre { $word2 } (Diriger)
    [dig] Chien : creuser en ({ $word2 }) (Diriger)
    [climb] Chien : escalader vers ({ $word2 }) (Diriger)
   *[rest] Chien : regagner 1 point de vie (Diriger)
  }
do-smash = Fracasser tous les ennemis ici
do-recover = Regagner tous ses points de vie
do-strike = Frapper { $word1 }
do-vision = Avoir une Vision : piocher une tuile
do-meditate = Méditer : piocher un tarot
do-mine = Déployer une Mine
do-fortify = Déployer la Fortification
do-turret = Déployer la Tourelle
do-chart = Cartographier : { $word2 } de la case ({ $word1 })
do-tarot = { $word1 ->
    [3] { $tarot } : { $tile }
    [5] { $tarot } : { $word2 }
    [6] { $tarot } : { $tile }
    [7] { $tarot } : { $tile }
    [9] { $tarot } : { $word2 }
    [10] { $tarot } : { $word2 }
    [11] { $tarot } : mur { $word3 }, case ({ $word2 })
   *[other] Jouer { $tarot }
  }
do-push = Pousser l’Arche sur { $tile }
do-pull = Tirer l’Arche ici
do-explore = Explorer { $word1 }
do-reveal = Révéler { $word1 }
do-attack = Attaquer { $word1 }
do-heal = Soigner { $word1 }
do-move = Aller sur { $tile }
do-run = Courir, d’abord sur { $tile }
do-dig = Dégager l’Éboulis : { $tile }
do-climb = Escalader vers { $tile }
do-exert = Se dépasser : 1 point de vie, 1 action
do-end = Finir vos actions
do-give_up = Abandonner la partie

verb-choose = Choisir un Explorateur
verb-go = Continuer
verb-stop = S’arrêter
verb-keep = Garder
verb-dissuade = Dissuader
verb-pass = Passer
verb-orient = Orienter la tuile
verb-at = Placer la tuile
verb-return = Remettre dans le sac
verb-sanctum = Placer le Sanctuaire
verb-reroll = Relancer un dé
verb-accept = Garder le résultat
verb-first = Ordre des dés
verb-wake = Réveiller un Gardien
verb-guardian = Gardien suivant
verb-victim = Choisir la victime
verb-step = Chemin du Gardien
verb-rubble = Le Gardien creuse
verb-agree = Accepter
verb-refuse = Refuser
verb-also = Deuxième issue
verb-fire = Tourelle : tirer
verb-hold = Tourelle : attendre
verb-scrap = Reprendre une Mine
verb-play = Jouer une carte Désolation
verb-option = Réveiller les Gardiens
verb-put = Faire venir un Gardien
verb-crawl = Ramper
verb-set_key = Placer la Clé
verb-pick = Ramasser
verb-take = Prendre un objet
verb-give = Donner l’objet
verb-drop = Poser l’objet
verb-illuminate = Illuminer
verb-sprint = Sprinter
verb-order = Ordonner
verb-research = Rechercher
verb-excavate = Excaver
verb-consolidate = Consolider
verb-scope = Lunette de visée
verb-shoot = Tir de précision
verb-grenade = Grenade
verb-demolish = Démolir
verb-annihilate = Anéantir
verb-brace = Se préparer
verb-cure = Guérir
verb-revive = Ranimer
verb-purify = Purifier
verb-swap = Permutation
verb-transmute = Transmutation
verb-dog = Action Canine gratuite
verb-call = Appeler
verb-direct = Diriger le Chien
verb-smash = Fracasser
verb-recover = Récupération
verb-strike = Frappe
verb-vision = Vision
verb-meditate = Méditer
verb-mine = Mine
verb-fortify = Fortification
verb-turret = Tourelle
verb-chart = Cartographier
verb-tarot = Jouer un tarot
verb-push = Pousser l’Arche
verb-pull = Tirer l’Arche
verb-explore = Explorer
verb-reveal = Révéler
verb-attack = Attaquer
verb-heal = Soigner
verb-move = Se déplacer
verb-run = Courir
verb-dig = Creuser
verb-climb = Escalader
verb-exert = Se dépasser
verb-end = Finir les actions
verb-give_up = Abandonner

## Questions : à qui l’on demande, et aux autres pendant ce temps

ask-pick_explorer = Quel Explorateur jouez-vous ?
ask-actions = Que fait votre Explorateur ?
ask-turret_shot = Votre Tourelle tire-t-elle avant votre tour ?
ask-move_on = Où aller ensuite ?
ask-hand_over = On vous demande votre objet. Le donnez-vous ?
ask-keep_tile = Laquelle des deux tuiles gardez-vous ?
ask-dissuade_tile = Le Cartographe renvoie-t-il cette tuile ?
ask-orientation = Comment tournez-vous la nouvelle tuile ?
ask-second_exit = Illuminer : quelle issue révélez-vous ensuite ?
ask-vision_spot = Vision : où placez-vous la tuile ?
ask-choose_sanctum = Le sac est vide. Où placez-vous le Sanctuaire ?
ask-reroll_dice = L’Archéologue relance-t-elle un dé pour 1 point de vie ?
ask-first_die = Deux périls : lequel frappe d’abord ?
ask-snake_victim = Qui les serpents mordent-ils ?
ask-choose_waking = Plusieurs tuiles Gardien sont aussi proches. Laquelle s’éveille ?
ask-choose_guardian = Quel Gardien s’active ensuite ?
ask-choose_victim = Qui le Gardien attaque-t-il ?
ask-choose_step = Plusieurs chemins sont aussi courts. Où va le Gardien ?
ask-choose_rubble = Quel Éboulis le Gardien dégage-t-il ?
ask-keep_card = Le Nexus : quelle carte gardez-vous ?
ask-quest_action = La Quête : que fait votre Explorateur sans rien payer ?
ask-take_back_mine = Toutes les Mines sont posées. Laquelle reprenez-vous ?
ask-build = Où bâtissez-vous cette tuile ?
ask-play_card = Quelle carte Désolation jouez-vous ?
ask-wake_option = Des Gardiens viennent-ils, ou s’activent-ils tous ?
ask-put_guardian = Quel Gardien vient, et où ?
ask-alarm_answer = Une Alarme retentit. Quel Gardien y répond, et où ?

# comment on y répond, pour qui joue la première fois
how-pick_explorer = Pressez une fiche. Chaque Explorateur n’est choisi qu’une fois ; une équipe aux domaines variés s’en sort mieux.
how-actions = Pressez une tuile pour y aller, un côté ouvert pour l’explorer, quelqu’un pour l’aider, un ennemi pour l’attaquer, ou une capacité. Deux points d’action par tour ; un point de vie en donne un troisième. Puis finissez vos actions.
how-turret_shot = Pressez un ennemi que voit la Tourelle, ou ne tirez pas.
how-move_on = Pressez une tuile éclairée pour le pas suivant, ou arrêtez-vous là.
how-keep_tile = Pressez-en une ; l’autre retourne dans le sac.
how-dissuade_tile = Renvoyée, la tuile retourne dans le sac et l’action est finie. Sinon, elle est placée.
how-orientation = Pressez une orientation ; désignez-la d’abord pour la voir en place.
how-vision_spot = Elle doit toucher la tuile d’un autre Explorateur actif ; ou remettez-la dans le sac.
how-choose_sanctum = Pressez sa première case, le Hall, puis la corniche derrière lui.
how-choose_guardian = Chef d’Expédition, vous décidez pour les Gardiens. Pressez-en un.
how-choose_victim = C’est au Chef d’Expédition de décider. Pressez quelqu’un à sa portée.
how-keep_card = Les autres cartes piochées sont défaussées.
how-quest_action = Une action ou une capacité qui coûterait 1 point d’action, ou passez.
how-build = Pressez une case éclairée, ou remettez la tuile dans le sac. Une tuile Clé y retourne toujours.
how-play_card = Il faut en jouer une ; vous en piochez aussitôt une autre.
how-put_guardian = Pressez une tuile Gardien : un Gardien de son type vient de la réserve.
how-alarm_answer = Pressez une tuile Gardien, ou passez.

wait-pick_explorer = { $names } choisit un Explorateur.
wait-actions = { $names } agit.
wait-turret_shot = { $names } pointe la Tourelle.
wait-move_on = { $names } continue son déplacement.
wait-hand_over = { $names } décide de donner ou non un objet.
wait-keep_tile = { $names } choisit entre deux tuiles.
wait-dissuade_tile = { $names } peut renvoyer la tuile.
wait-orientation = { $names } oriente la nouvelle tuile.
wait-second_exit = { $names } peut révéler une deuxième tuile.
wait-vision_spot = { $names } médite une Vision.
wait-choose_sanctum = { $names } place le Sanctuaire.
wait-reroll_dice = { $names } peut relancer.
wait-first_die = { $names } choisit l’ordre des dés de Péril.
wait-snake_victim = { $names } décide qui les serpents mordent.
wait-choose_waking = { $names } décide où s’éveille un Gardien.
wait-choose_guardian = { $names } choisit le Gardien suivant.
wait-choose_victim = { $names } décide qui est attaqué.
wait-choose_step = { $names } décide où va un Gardien.
wait-choose_rubble = { $names } décide où creuse un Gardien.
wait-keep_card = { $names } garde un tarot.
wait-quest_action = { $names } a une action gratuite.
wait-take_back_mine = { $names } déplace une Mine.
wait-build = { $names } bâtit le temple.
wait-play_card = { $names } joue une carte Désolation.
wait-wake_option = { $names } réveille les Gardiens.
wait-put_guardian = { $names } fait venir des Gardiens.
wait-alarm_answer = { $names } peut répondre à l’Alarme.

## Options d’une table

option-temple_mode = Mode temple
    .help = Les dangers que contient le sac. Commencez par le temple de base.
option-temple_mode-base = base
    .about = Lave, pics, fléchettes, ruines et quelques Gardiens.
option-temple_mode-dauntless = Intrépide
    .about = Plus dur : explosions, serpents, fosses et rochers attendent dans le sac.
option-temple_mode-legion = Légion
    .about = Plus dur : archers, Gardiens explosifs, alarmes, et l’Éternel.
option-game_mode = Mode de jeu
    .help = Ce que l’expédition doit faire, et si quelqu’un joue contre elle. Avec Typhaon, il y a une place de plus que d’Explorateurs.
option-game_mode-base = objectif de base
    .about = Tous ensemble : sortez l’Artefact du temple, et revenez en vie.
option-game_mode-ark = Arche
    .about = Tous ensemble : poussez et tirez l’Arche à travers le temple, jusqu’au Sanctuaire.
option-game_mode-typhaon = Typhaon
    .about = Un contre tous : la dernière place joue le dieu qui bâtit le temple et le désole.
option-difficulty = Difficulté
    .help = D’où part le marqueur Éruption : plus c’est bas, plus l’éruption est proche. Avec Typhaon, c’est fixé.
option-difficulty-beginner = débutant
option-difficulty-normal = normal
option-difficulty-advanced = avancé
option-difficulty-expert = expert
option-explorer_pick = Choix des Explorateurs
    .help = Comment se forme l’équipe.
option-explorer_pick-free = libre
    .about = Chaque place choisit à son tour.
option-explorer_pick-random = au hasard
    .about = Toute l’équipe est tirée au sort.
option-explorer_pick-balanced = équilibré
    .about = Tirage au sort, mais l’équipe sait explorer, relier et se battre et, à partir de quatre, soigner.
option-explorer_sets = Séries d’Explorateurs
    .help = Qui peut faire partie de l’équipe : les dix du jeu de base, les cinq du Cercle, les deux de la Faculté.
option-explorer_sets-all = toutes
option-explorer_sets-base = base
option-explorer_sets-base_circle = base et Cercle
option-explorer_sets-base_faculty = base et Faculté
option-explorer_sets-circle_faculty = Cercle et Faculté
option-explorer_sets-circle = Cercle
option-guardian_order = Ordre des Gardiens
    .help = Automatique : les Gardiens s’activent dans l’ordre de leur arrivée. Demander : le Chef d’Expédition nomme chacun d’eux.
option-guardian_order-auto = automatique
option-guardian_order-ask = demander
option-item_consent = Accord pour les objets
    .help = Automatique : un objet est remis à qui veut le prendre. Demander : il faut l’accord de qui le porte.
option-item_consent-auto = automatique
option-item_consent-ask = demander

## Réglages personnels

setting-auto_dissuade = Cartographe : Dissuader
    .help = Jamais : on ne vous demande pas si le Cartographe renvoie une tuile ; chacune est placée.
setting-auto_dissuade-ask = me demander
setting-auto_dissuade-never = jamais
setting-auto_reroll = Archéologue : relancer un dé
    .help = Jamais : on ne vous demande pas si l’Archéologue relance un dé pour 1 point de vie ; les dés restent tels quels.
setting-auto_reroll-ask = me demander
setting-auto_reroll-never = jamais

## Étapes, volcan, causes et dés

step-setting_up = Mise en place
step-actions = Actions
step-peril = Péril
step-building = Typhaon bâtit
step-desolation = Désolation
step-round_end = Fin du tour de jeu
volcano-quiet = calme
volcano-ready = sur le point d’exploser
volcano-erupted = en éruption
cause-guardian = Gardien
cause-trap = piège
cause-lava = lave
cause-collapse = effondrement
cause-stumble = faux pas après l’effort
cause-snake = morsure de serpent
cause-explosion = explosion et flammes
cause-mine = Mine
cause-grenade = grenade
cause-despair = désespoir
face-stumble = Trébucher
face-lava = Lave
face-collapse = Effondrement
face-trap = Piège
face-wake = Réveiller un Gardien
face-activate = Activer les Gardiens
about-face-stumble = Un Explorateur qui s’est dépassé ce tour-ci perd 1 point de vie.
about-face-lava = Sur les tuiles Lave, chacun perd 1 point de vie, et les tuiles Explosion se consument. Un volcan prêt entre en éruption ; ensuite, la lave coule.
about-face-collapse = On lance un dé : les Ruines de ce numéro s’effondrent, ce qui coûte 5 points de vie. De 1 à 3, les serpents s’agitent.
about-face-trap = Les pièges sous l’Explorateur se déclenchent, et les fléchettes, rochers et Alarmes des tuiles voisines aussi.
about-face-wake = Un Gardien vient sur la tuile Gardien la plus proche.
about-face-activate = Chaque Gardien s’active une fois.
purpose-collapse = Effondrement : les Ruines de ce numéro
purpose-eternal = quitter l’Éternel : sans mal dès 4
purpose-spikes = Piège à pics : sans mal dès 4
purpose-attack = Attaque : réussie dès 4
die-1 = le premier dé
die-2 = le second dé

## Endroits et côtés

cell-other = ({ $value })
side-N = au nord
side-E = à l’est
side-S = au sud
side-W = à l’ouest
rotation-0 = sans la tourner
rotation-1 = un quart de tour
rotation-2 = un demi-tour
rotation-3 = trois quarts de tour

## Les Explorateurs, en tête de phrase

explorer-archaeologist = L’Archéologue
explorer-guide = Le Guide
explorer-rogue = Le Gredin
explorer-aristocrat = L’Aristocrate
explorer-foreman = Le Contremaître
explorer-sharpshooter = La Tireuse d’élite
explorer-sapper = Le Sapeur
explorer-veteran = La Combattante chevronnée
explorer-healer = La Guérisseuse
explorer-priest = Le Prêtre
explorer-magician = La Magicienne
explorer-tamer = Le Dresseur
explorer-colossus = Le Colosse
explorer-escapologist = L’As de l’évasion
explorer-fortune-teller = La Cartomancienne
explorer-inventor = L’Inventrice
explorer-cartographer = Le Cartographe
explorer-ark = L’Arche
explorer-dog = Le Chien
explorer-turret = La Tourelle
# au milieu d’une phrase
the-explorer-archaeologist = l’Archéologue
the-explorer-guide = le Guide
the-explorer-rogue = le Gredin
the-explorer-aristocrat = l’Aristocrate
the-explorer-foreman = le Contremaître
the-explorer-sharpshooter = la Tireuse d’élite
the-explorer-sapper = le Sapeur
the-explorer-veteran = la Combattante chevronnée
the-explorer-healer = la Guérisseuse
the-explorer-priest = le Prêtre
the-explorer-magician = la Magicienne
the-explorer-tamer = le Dresseur
the-explorer-colossus = le Colosse
the-explorer-escapologist = l’As de l’évasion
the-explorer-fortune-teller = la Cartomancienne
the-explorer-inventor = l’Inventrice
the-explorer-cartographer = le Cartographe
the-explorer-ark = l’Arche
the-explorer-dog = le Chien
the-explorer-turret = la Tourelle
of-explorer-archaeologist = de l’Archéologue
of-explorer-guide = du Guide
of-explorer-rogue = du Gredin
of-explorer-aristocrat = de l’Aristocrate
of-explorer-foreman = du Contremaître
of-explorer-sharpshooter = de la Tireuse d’élite
of-explorer-sapper = du Sapeur
of-explorer-veteran = de la Combattante chevronnée
of-explorer-healer = de la Guérisseuse
of-explorer-priest = du Prêtre
of-explorer-magician = de la Magicienne
of-explorer-tamer = du Dresseur
of-explorer-colossus = du Colosse
of-explorer-escapologist = de l’As de l’évasion
of-explorer-fortune-teller = de la Cartomancienne
of-explorer-inventor = de l’Inventrice
of-explorer-cartographer = du Cartographe
of-explorer-ark = de l’Arche
of-explorer-dog = du Chien
of-explorer-turret = de la Tourelle
to-explorer-archaeologist = à l’Archéologue
to-explorer-guide = au Guide
to-explorer-rogue = au Gredin
to-explorer-aristocrat = à l’Aristocrate
to-explorer-foreman = au Contremaître
to-explorer-sharpshooter = à la Tireuse d’élite
to-explorer-sapper = au Sapeur
to-explorer-veteran = à la Combattante chevronnée
to-explorer-healer = à la Guérisseuse
to-explorer-priest = au Prêtre
to-explorer-magician = à la Magicienne
to-explorer-tamer = au Dresseur
to-explorer-colossus = au Colosse
to-explorer-escapologist = à l’As de l’évasion
to-explorer-fortune-teller = à la Cartomancienne
to-explorer-inventor = à l’Inventrice
to-explorer-cartographer = au Cartographe
to-explorer-ark = à l’Arche
to-explorer-dog = au Chien
to-explorer-turret = à la Tourelle
# sans article, comme sur une fiche
name-explorer-archaeologist = Archéologue
name-explorer-guide = Guide
name-explorer-rogue = Gredin
name-explorer-aristocrat = Aristocrate
name-explorer-foreman = Contremaître
name-explorer-sharpshooter = Tireuse d’élite
name-explorer-sapper = Sapeur
name-explorer-veteran = Combattante chevronnée
name-explorer-healer = Guérisseuse
name-explorer-priest = Prêtre
name-explorer-magician = Magicienne
name-explorer-tamer = Dresseur
name-explorer-colossus = Colosse
name-explorer-escapologist = As de l’évasion
name-explorer-fortune-teller = Cartomancienne
name-explorer-inventor = Inventrice
name-explorer-cartographer = Cartographe
name-explorer-ark = Arche
name-explorer-dog = Chien
name-explorer-turret = Tourelle
# domaines et séries
domain-scout = Éclaireur
domain-connector = Connecteur
domain-defender = Défenseur
domain-support = Appui
domain-attacker = Attaquant
about-domain-scout = Trouve le chemin : révèle de loin ou à bon compte, ou se faufile.
about-domain-connector = Déplace les autres et transforme le temple.
about-domain-defender = Tient les Gardiens à distance.
about-domain-support = Soigne les autres.
about-domain-attacker = Élimine les Gardiens au corps à corps ; compte comme Défenseur dans une équipe équilibrée.
set-base = Jeu de base
set-circle = Le Cercle
set-faculty = La Faculté
# ce qui compte comme un Explorateur
about-explorer-ark = Ne bouge pas seule : on la pousse, on la tire. À terre, elle attend des soins.
about-explorer-dog = Obéit aux Actions Canines du Dresseur ; sans points de vie, il part jusqu’au prochain appel.
about-explorer-turret = Reste où elle est déployée ; tire au début du tour de l’Inventrice.

## Capacités, et ce qu’elles font

ability-scholar = Érudite
ability-adventurer = Aventurière
ability-nimble = Agile
ability-illuminate = Illuminer
ability-sprint = Sprinter
ability-vigilance = Vigilance
ability-order = Ordonner
ability-research = Rechercher
ability-excavate = Excaver
ability-consolidate = Consolider
ability-scope = Lunette de visée
ability-shoot = Tir de précision
ability-grenade = Grenade
ability-demolish = Démolir
ability-annihilate = Anéantir
ability-brace = Se préparer
ability-cure = Guérir
ability-survivor = Survivante
ability-revive = Ranimer
ability-purify = Purifier
ability-swap = Permutation
ability-transmute = Transmutation
ability-call = Appeler
ability-direct = Diriger
ability-recover = Récupération
ability-smash = Fracasser
ability-prop = Soutien
ability-vanish = Disparition
ability-strike = Frappe
ability-vision = Vision
ability-meditate = Méditer
ability-mine = Mine
ability-fortify = Fortification
ability-turret = Tourelle
ability-chart = Cartographier
ability-dissuade = Dissuader
ability-exert = Se dépasser
ability-run = Courir
ability-reveal = Révéler
ability-dig = Creuser
ability-dog = Action Canine
about-ability-scholar = Pioche deux tuiles au lieu d’une, en garde une et remet l’autre.
about-ability-adventurer = À son tour, elle peut payer 1 point de vie pour relancer n’importe quel dé.
about-ability-nimble = Franchit les Éboulis comme s’ils n’existaient pas.
about-ability-illuminate = Révèle deux tuiles par les issues de sa tuile.
about-ability-sprint = Fait deux déplacements.
about-ability-vigilance = Lui et tous ceux de sa tuile ne déclenchent aucun piège et n’y perdent aucun point de vie.
about-ability-order = Un autre Explorateur actif fait un déplacement de votre choix.
about-ability-research = Place une tuile Journal n’importe où dans le temple, contre une tuile. Trois fois par partie.
about-ability-excavate = Dégage un Éboulis pour 1 point d’action.
about-ability-consolidate = Rend sa tuile Normale pour le reste de la partie. Quatre fois par partie.
about-ability-scope = Révèle une tuile en ligne droite, jusqu’à 3 tuiles de distance.
about-ability-shoot = Élimine un ennemi en vue, à 1, 2 ou 3 tuiles.
about-ability-grenade = Élimine tous les ennemis d’une tuile voisine ; les Explorateurs y perdent 1 point de vie.
about-ability-demolish = Détruit un mur de sa tuile. Trois fois par partie.
about-ability-annihilate = Élimine un ennemi de sa tuile, sans lancer de dé.
about-ability-brace = Ne perd aucun point de vie jusqu’à son prochain tour ; jamais deux tours de suite.
about-ability-cure = Un autre Explorateur en vue, jusqu’à 2 tuiles, regagne 2 points de vie.
about-ability-survivor = Trébucher lui rend 1 point de vie au lieu d’en coûter.
about-ability-revive = Un autre Explorateur, où qu’il soit, regagne 3 points de vie ; 1 seul s’il est à terre.
about-ability-purify = Élimine tous les ennemis d’une tuile, partout sauf sur la sienne.
about-ability-swap = Échange sa place avec un autre Explorateur ou le Chien ; jamais avec l’Artefact en main.
about-ability-transmute = Sa tuile va dans le sac ; une autre, ouverte de tous côtés, la remplace. Trois fois par partie.
about-ability-call = Le Chien vient sur sa tuile avec tous ses points de vie.
about-ability-direct = Le Chien fait une Action Canine : trois déplacements, mordre, creuser, escalader ou regagner 1 point de vie. Une par tour est gratuite.
about-ability-recover = Regagne tous ses points de vie perdus.
about-ability-smash = Élimine tous les ennemis de sa tuile.
about-ability-prop = Sa tuile ne peut pas s’effondrer.
about-ability-vanish = Les ennemis l’ignorent, et les murs n’arrêtent pas ses pas.
about-ability-strike = Élimine un ennemi de sa tuile ; plus de Disparition jusqu’à son prochain tour.
about-ability-vision = Regarde une tuile, puis la place contre un autre Explorateur actif ou la remet.
about-ability-meditate = Pioche un tarot au hasard, à jouer plus tard.
about-ability-mine = Déploie une Mine : elle élimine tous les Gardiens dès qu’il en vient un, et coûte 1 point de vie aux Explorateurs présents.
about-ability-fortify = Déploie la Fortification : sur sa tuile, seuls les Gardiens coûtent des points de vie.
about-ability-turret = Déploie la Tourelle, qui peut abattre un ennemi au début de chacun de ses tours.
about-ability-chart = Révèle une tuile depuis la sienne ou depuis une tuile voisine.
about-ability-dissuade = Peut renvoyer une tuile qu’un Explorateur va placer à 2 tuiles au plus.
about-ability-exert = Une fois par tour : 1 point de vie pour 1 point d’action de plus.
about-ability-dog = Une fois par tour du Dresseur, gratuitement.

## Actions de tous : noms, coûts en points d’action, et ce qu’elles font

action-reveal = Révéler
action-move = Se déplacer
action-explore = Explorer
action-heal = Soigner
action-item = Manier un objet
action-attack = Attaquer
action-run = Courir
action-dig = Creuser
action-climb = Escalader
action-push = Pousser
action-pull = Tirer
action-exert = Se dépasser
action-crawl = Ramper
action-tarot = Jouer un tarot
about-action-reveal = 1 point d’action : piochez une tuile et placez-la devant un côté ouvert de la vôtre.
about-action-move = 1 point d’action : allez sur une tuile voisine. Chaque Gardien fantassin que vous quittez coûte 1 point de vie.
about-action-explore = 1 point d’action : révélez une tuile et entrez-y.
about-action-heal = 1 point d’action : vous ou quelqu’un sur votre tuile regagne 1 point de vie.
about-action-item = 1 point d’action : ramasser, prendre, donner ou poser une Clé ou l’Artefact, ou placer une Clé dans le Hall. Chacun porte un objet au plus.
about-action-attack = 1 point d’action : un dé de 4 ou plus élimine un ennemi de votre tuile.
about-action-run = 2 points d’action : jusqu’à trois déplacements.
about-action-dig = 2 points d’action : retirez l’Éboulis de votre tuile ou d’une tuile voisine.
about-action-climb = 2 points d’action : sortez d’une Fosse sans aide.
about-action-push = 1 point d’action : l’Arche de votre tuile va sur une tuile voisine.
about-action-pull = 2 points d’action : l’Arche d’une tuile voisine vient sur la vôtre.
about-action-exert = 1 point de vie, une fois par tour : 1 point d’action de plus. Jamais avec le dernier.
about-action-crawl = Gratuit, une fois par tour, à terre : allez sur une tuile voisine.
about-action-tarot = 1 à 3 points d’action, selon la carte.

## Sortes de tuiles : seules, dans une phrase, et ce qu’elles font

kind-normal = Normale
kind-bridge = Pont
kind-key = Clé
kind-lava = Lave
kind-spikes = Piège à pics
kind-darts = Piège à fléchettes
kind-ruins = Ruines
kind-guardian = Gardien
kind-explosion = Explosion
kind-snake = Serpent
kind-pit = Fosse
kind-boulder = Piège à rocher
kind-legion = Légion
kind-eternal = Gardien Éternel
kind-alarm = Alarme
kind-journal = Journal
kind-transmuted = Transmutée
kind-exit = Sortie
kind-crossing = Carrefour
kind-hall = Hall du Sanctuaire
kind-ledge = Corniche du Sanctuaire
the-kind-normal = la tuile Normale
the-kind-bridge = le Pont
the-kind-key = la tuile Clé
the-kind-lava = la tuile Lave
the-kind-spikes = le Piège à pics
the-kind-darts = le Piège à fléchettes
the-kind-ruins = les Ruines
the-kind-guardian = la tuile Gardien
the-kind-explosion = la tuile Explosion
the-kind-snake = la tuile Serpent
the-kind-pit = la Fosse
the-kind-boulder = le Piège à rocher
the-kind-legion = la tuile Légion
the-kind-eternal = la tuile de l’Éternel
the-kind-alarm = la tuile Alarme
the-kind-journal = la tuile Journal
the-kind-transmuted = la tuile Transmutée
the-kind-exit = la sortie
the-kind-crossing = le carrefour
the-kind-hall = le Hall
the-kind-ledge = la corniche
about-kind-normal = Aucun effet.
about-kind-bridge = Un seul Explorateur à la fois peut s’y trouver.
about-kind-key = Vient avec une des trois Clés.
about-kind-lava = Un symbole Lave coûte 1 point de vie à chacun ici.
about-kind-spikes = Qui entre lance un dé : de 1 à 3, chacun ici perd 3 points de vie. De même si quelqu’un obtient Piège ici.
about-kind-darts = Un symbole Piège obtenu ici ou à côté coûte 1 point de vie à chacun, ici et à côté.
about-kind-ruins = Viennent avec un Éboulis. Dégagées, elles s’effondrent si un Effondrement donne leur numéro : 5 points de vie pour chacun ici.
about-kind-guardian = Vient avec un Gardien ; d’autres peuvent s’y réveiller.
about-kind-explosion = Chaque symbole Lave retire un marqueur ; le dernier coûte 3 points de vie ici et à côté, les symboles suivants 1.
about-kind-snake = Qui entre subit une morsure par marqueur Serpent. Sur un Effondrement de 1 à 3, les serpents mordent une personne ici, ou se multiplient.
about-kind-pit = Pour en sortir, il faut un Explorateur actif sur la tuile d’à côté, ou escalader.
about-kind-boulder = Un premier symbole Piège, ici ou à côté, détache le rocher ; un second le fait tomber : 6 points de vie pour chacun ici.
about-kind-legion = Vient avec trois Gardiens.
about-kind-eternal = Vient avec l’Éternel, qui dort jusqu’à la prise de l’Artefact.
about-kind-alarm = Un symbole Piège obtenu ici ou à côté réveille un Gardien.
about-kind-journal = Aucun effet ; ouverte de tous côtés.
about-kind-transmuted = Aucun effet ; ouverte de tous côtés.
about-kind-exit = Qui vient ici quitte le temple pour de bon.
about-kind-crossing = C’est d’ici que part l’expédition.
about-kind-hall = C’est ici que se placent les trois Clés.
about-kind-ledge = À la troisième Clé, l’Artefact apparaît ici ; c’est ici que l’on mène l’Arche.
# les tuiles, par leurs sortes
tile-B-NOR-1 = { kind-normal }
tile-B-NOR-2 = { kind-normal }
tile-B-NOR-3 = { kind-normal }
tile-B-BRI-1 = { kind-bridge }
tile-B-BRI-2 = { kind-bridge }
tile-B-KEY-1 = { kind-key }
tile-B-KEY-2 = { kind-key }
tile-B-KEY-3 = { kind-key }
tile-B-LAV-1 = { kind-lava }
tile-B-LAV-2 = { kind-lava }
tile-B-LAV-3 = { kind-lava }
tile-B-LAV-4 = { kind-lava }
tile-B-LAV-5 = { kind-lava }
tile-B-SPK-1 = { kind-spikes }
tile-B-SPK-2 = { kind-spikes }
tile-B-SPK-3 = { kind-spikes }
tile-B-DRT-1 = { kind-darts }
tile-B-DRT-2 = { kind-darts }
tile-B-DRT-3 = { kind-darts }
tile-B-DRT-4 = { kind-darts }
tile-B-RUI-1 = { kind-ruins } 1
tile-B-RUI-2 = { kind-ruins } 2
tile-B-RUI-3 = { kind-ruins } 3
tile-B-RUI-4 = { kind-ruins } 4
tile-B-RUI-5 = { kind-ruins } 5
tile-B-RUI-6 = { kind-ruins } 6
tile-B-GRD-1 = { kind-guardian } (fantassin)
tile-B-GRD-2 = { kind-guardian } (fantassin)
tile-B-GRD-3 = { kind-guardian } (fantassin)
tile-B-GRD-4 = { kind-guardian } (fantassin)
tile-A-EXP-1 = { kind-explosion }
tile-A-EXP-2 = { kind-explosion }
tile-A-EXP-3 = { kind-explosion }
tile-A-SNK-1 = { kind-snake }
tile-A-SNK-2 = { kind-snake }
tile-A-SNK-3 = { kind-snake }
tile-A-PIT-1 = { kind-pit }
tile-A-PIT-2 = { kind-pit }
tile-A-LEG-1 = { kind-legion } (fantassin)
tile-A-LEG-2 = { kind-legion } (fantassin)
tile-A-BLD-1 = { kind-boulder }
tile-A-BLD-2 = { kind-boulder }
tile-T-ARC-1 = { kind-guardian } (archer)
tile-T-VOL-1 = { kind-guardian } (explosif)
tile-T-ETE-1 = { kind-eternal }
tile-T-LEG-1 = { kind-legion } (fantassin)
tile-T-LEG-2 = { kind-legion } (archer)
tile-T-ALA-1 = { kind-alarm }
tile-T-ALA-2 = { kind-alarm }
tile-J-1 = { kind-journal }
tile-J-2 = { kind-journal }
tile-J-3 = { kind-journal }
tile-A-TRM-1 = { kind-transmuted }
tile-A-TRM-2 = { kind-transmuted }
tile-A-TRM-3 = { kind-transmuted }
tile-ENT-EXIT = { kind-exit }
tile-ENT-CROSS = { kind-crossing }
tile-LAT-W-1 = { kind-normal }
tile-LAT-W-2 = { kind-normal }
tile-LAT-W-3 = { kind-guardian } (fantassin)
tile-LAT-E-1 = { kind-normal }
tile-LAT-E-2 = { kind-normal }
tile-LAT-E-3 = { kind-guardian } (fantassin)
tile-T-LAT-1 = { kind-guardian } (archer)
tile-T-LAT-2 = { kind-guardian } (explosif)
tile-HALL = { kind-hall }
tile-LEDGE = { kind-ledge }

## Gardiens : en tête de phrase, au milieu, seuls, et ce qu’ils font

guardian-infantry = Un Gardien fantassin
guardian-archer = Un Gardien archer
guardian-volatile = Un Gardien explosif
guardian-eternal = L’Éternel
a-guardian-infantry = un Gardien fantassin
a-guardian-archer = un Gardien archer
a-guardian-volatile = un Gardien explosif
a-guardian-eternal = l’Éternel
name-guardian-infantry = Gardien fantassin
name-guardian-archer = Gardien archer
name-guardian-volatile = Gardien explosif
name-guardian-eternal = Éternel
about-guardian-infantry = Attaque sur sa tuile : 1 point de vie. Qui quitte sa tuile en perd 1. S’active deux fois à la fin d’un tour de jeu.
about-guardian-archer = Tire sur l’Explorateur le plus proche qu’il voit, jusqu’à 2 tuiles : 1 point de vie. S’active une fois à la fin d’un tour de jeu.
about-guardian-volatile = Explose sur une tuile avec des Explorateurs : 2 points de vie pour chacun. S’active trois fois à la fin d’un tour de jeu.
about-guardian-eternal = Dort jusqu’à la prise de l’Artefact. Attaque sur sa tuile : 4 points de vie. Ne meurt jamais, tombe pour un temps ; quitter sa tuile est dangereux.

## Objets et équipement

item-nothing = les mains vides
item-key = une Clé
item-artifact = l’Artefact
about-item-key = Trois Clés placées dans le Hall ouvrent le Sanctuaire.
about-item-artifact = Ce que cherche l’expédition. Sa première prise éveille la malédiction.
equipment-mine = une Mine
equipment-fortification = la Fortification
equipment-turret = la Tourelle
about-equipment-mine = Explose quand un Gardien vient : tous les Gardiens ici sont éliminés, les Explorateurs perdent 1 point de vie.
about-equipment-fortification = Ici, seuls les Gardiens coûtent des points de vie.
about-equipment-turret = Tire au début du tour de l’Inventrice, à 1 ou 2 tuiles.
marker-rubble = Éboulis
marker-danger = marqueur Danger
marker-consolidation = marqueur Consolidation
marker-demolition = marqueur Démolition
marker-snake = marqueur Serpent
marker-explosion = marqueur Explosion
marker-shield = marqueur Bouclier
marker-eruption = marqueur Éruption

## Tarots, et ce qu’ils font

tarot-1 = La Quête
tarot-2 = La Montagne
tarot-3 = La Tour
tarot-4 = Le Cœur
tarot-5 = Le Traître
tarot-6 = L’Enfer
tarot-7 = La Chute
tarot-8 = Les Ténèbres
tarot-9 = Le Survivant
tarot-10 = Le Retour
tarot-11 = Le Néant
tarot-12 = Le Roi enchaîné
tarot-13 = Le Nexus
about-tarot-1 = Chaque autre Explorateur actif peut faire gratuitement une action à 1 point d’action.
about-tarot-2 = Tous les Éboulis du temple disparaissent.
about-tarot-3 = Une tuile, n’importe où, est consolidée.
about-tarot-4 = Tous les autres Explorateurs regagnent 1 point de vie.
about-tarot-5 = Un autre Explorateur actif fait aussitôt jusqu’à trois déplacements.
about-tarot-6 = Aucun ennemi ne survit sur une tuile de votre choix et à côté.
about-tarot-7 = Aucun ennemi ne survit sur une tuile de votre choix.
about-tarot-8 = Aucun Gardien ne s’active jusqu’à son prochain tour.
about-tarot-9 = Un autre Explorateur ne perd aucun point de vie jusqu’à son prochain tour.
about-tarot-10 = Un autre Explorateur regagne tous ses points de vie.
about-tarot-11 = Un mur, n’importe où, disparaît.
about-tarot-12 = Tous les ennemis du temple sont éliminés.
about-tarot-13 = Piochez trois tarots et gardez-en un.
card-1 = { tarot-1 }
card-2 = { tarot-2 }
card-3 = { tarot-3 }
card-4 = { tarot-4 }
card-5 = { tarot-5 }
card-6 = { tarot-6 }
card-7 = { tarot-7 }
card-8 = { tarot-8 }
card-9 = { tarot-9 }
card-10 = { tarot-10 }
card-11 = { tarot-11 }
card-12 = { tarot-12 }
card-13 = { tarot-13 }

## Cartes Désolation, et ce qu’elles font

desolation-despair = Désespoir
desolation-lava = Lave
desolation-collapse = Effondrement
desolation-trap = Piège
desolation-wake = Réveiller les Gardiens
desolation-activate = Activer les Gardiens
about-desolation-despair = Chaque Explorateur, le Chien et la Tourelle perdent 1 point de vie.
about-desolation-lava = Autant de symboles Lave que l’indique la carte.
about-desolation-collapse = Autant de symboles Effondrement que l’indique la carte, avec un dé pour chacun.
about-desolation-trap = Comme si chaque Explorateur avait obtenu un symbole Piège.
about-desolation-wake = Autant de Gardiens que l’indique la carte viennent de la réserve, ou tous s’activent une fois.
about-desolation-activate = Tous les Gardiens s’activent deux fois.
# les cartes, avec le nombre de leurs symboles
card-D3-DES = { desolation-despair }
card-D3-LAV-A = { desolation-lava } (1)
card-D3-LAV-B = { desolation-lava } (2)
card-D3-COL-A = { desolation-collapse } (1)
card-D3-COL-B = { desolation-collapse } (2)
card-D3-TRP-1 = { desolation-trap }
card-D3-TRP-2 = { desolation-trap }
card-D3-WAK-A = { desolation-wake } (1)
card-D3-WAK-B = { desolation-wake } (2)
card-D3-ACT = { desolation-activate }
card-D4-DES = { desolation-despair }
card-D4-LAV-A = { desolation-lava } (1)
card-D4-LAV-B = { desolation-lava } (2)
card-D4-COL-A = { desolation-collapse } (2)
card-D4-COL-B = { desolation-collapse } (2)
card-D4-TRP-1 = { desolation-trap }
card-D4-TRP-2 = { desolation-trap }
card-D4-WAK-A = { desolation-wake } (1)
card-D4-WAK-B = { desolation-wake } (2)
card-D4-ACT = { desolation-activate }
card-D5-DES = { desolation-despair }
card-D5-LAV-A = { desolation-lava } (2)
card-D5-LAV-B = { desolation-lava } (2)
card-D5-COL-A = { desolation-collapse } (2)
card-D5-COL-B = { desolation-collapse } (3)
card-D5-TRP-1 = { desolation-trap }
card-D5-TRP-2 = { desolation-trap }
card-D5-WAK-A = { desolation-wake } (2)
card-D5-WAK-B = { desolation-wake } (2)
card-D5-ACT = { desolation-activate }
card-D6-DES = { desolation-despair }
card-D6-LAV-A = { desolation-lava } (2)
card-D6-LAV-B = { desolation-lava } (3)
card-D6-COL-A = { desolation-collapse } (3)
card-D6-COL-B = { desolation-collapse } (3)
card-D6-TRP-1 = { desolation-trap }
card-D6-TRP-2 = { desolation-trap }
card-D6-WAK-A = { desolation-wake } (2)
card-D6-WAK-B = { desolation-wake } (3)
card-D6-ACT = { desolation-activate }

## Le résultat

result-score = { $score ->
    [0] Défaite
    [1] Victoire
    [2] Victoire, Argent
    [3] Victoire, Or
    [4] Victoire, Légendaire
   *[other] { $score }
  }
result-lost = oubliés à jamais
result-bronze = Bronze
result-silver = Argent
result-gold = Or
result-legendary = Légendaire
result-won = victoire
about-result-legendary = Personne n’est mort ni à terre.
about-result-gold = Un Explorateur est mort ou à terre.
about-result-silver = Deux Explorateurs sont morts ou à terre.
about-result-bronze = Trois Explorateurs ou plus sont morts ou à terre.
why-ark_saved = L’Arche a atteint le Sanctuaire, les trois Clés en place. Rang : { $result }.
why-artifact_saved = L’Artefact a quitté le temple.
why-erupted_early = Le volcan est entré en éruption avant que l’expédition ait ce qu’elle cherchait.
why-artifact_burnt = La lave a détruit l’Artefact.
why-entrance_lost = { $won ->
    [true] La lave a pris l’Entrée, l’Artefact une fois sorti. Rang : { $result }.
   *[false] La lave a pris l’Entrée, et l’Artefact était encore à l’intérieur.
  }
why-nobody_inside = { $won ->
    [true] L’Artefact est sorti, et plus personne en vie n’est dans le temple. Rang : { $result }.
   *[false] Plus personne en vie n’est dans le temple, et l’Artefact n’est pas sorti.
  }
why-all_down = { $won ->
    [true] L’Artefact est sorti, et plus personne n’est debout dans le temple. Rang : { $result }.
   *[false] Plus aucun Explorateur n’est debout dans le temple.
  }
why-gave_up = { $won ->
    [true] Typhaon a abandonné.
   *[false] L’expédition a abandonné.
  }

## Raccourcis : plusieurs actions d’un seul geste

shortcut-walk = { $cost ->
    [0] Aller sur { $tile }
   *[other] Aller sur { $tile } (points d’action : { $cost })
  }
shortcut-walk_explore = Aller explorer { $exit } (points d’action : { $cost })
shortcut-walk_pick = Aller ramasser { $item } (points d’action : { $cost })

## Coût, chances et avertissements : ce que l’on sait d’une action avant de la faire

points-to-act = { $points ->
    [one] { $points } point d’action
   *[other] { $points } points d’action
  }
odds-hit = L’attaque réussit : { $chance } %
odds-leaving = { $hearts ->
    [one] Partir coûte { $hearts } point de vie
   *[other] Partir coûte { $hearts } points de vie
  }
odds-eternal = L’Éternel frappe qui s’en va, { $hearts } points de vie : { $chance } %
odds-spikes = Les pics frappent, { $hearts } points de vie : { $chance } %
odds-snakes = { $hearts ->
    [one] Un serpent mord : { $hearts } point de vie
   *[other] Les serpents mordent : { $hearts } points de vie
  }
odds-key = La tuile a une Clé : { $chance } %
odds-guardians = La tuile amène des Gardiens : { $chance } %
warning-exit = Qui sort du temple n’y revient pas.
warning-pit = Pour sortir de la Fosse, il faut de l’aide ou escalader.

# Board

st-map = Le temple
st-place = { $tile } ({ $at })
st-tile-at = { $tile } ({ $at })
st-spot = l’emplacement libre ({ $at })
st-lava = Coulée de lave
st-lava-flow = la coulée de lave
st-about-lava-flow = Personne ne peut y entrer ni y survivre.
st-exit = l’issue { $direction } ({ $tile })
st-wall = le mur { $direction } ({ $tile })
st-dark = Inexploré, { $direction } ({ $tile })
st-toward-N = au nord
st-toward-E = à l’est
st-toward-S = au sud
st-toward-W = à l’ouest
st-guardians-at = { $count ->
    [one] { $one } ({ $at })
   *[other] { $count } × { $guardian } ({ $at })
  }
st-item-at = { $item } ({ $at })
st-held-by = { $item } en main ({ $explorer })
st-orientation = ouverte { $sides }
st-die = le dé qui montre { $shown }
st-in-reserve = { $guardian } en réserve
st-lava-next = la prochaine coulée la recouvre
st-snakes = { $count ->
    [one] { $count } marqueur Serpent
   *[other] { $count } marqueurs Serpent
  }
st-fuse = { $count ->
    [one] encore { $count } marqueur Explosion
   *[other] encore { $count } marqueurs Explosion
  }
st-keys-here = { $count ->
    [one] { $count } Clé posée ici
   *[other] { $count } Clés posées ici
  }
st-mines = { $count ->
    [one] { $count } Mine
   *[other] { $count } Mines
  }
st-breaches = murs détruits : { $sides }
st-hearts = { $hearts ->
    [one] { $hearts } point de vie sur { $maximum }
   *[other] { $hearts } points de vie sur { $maximum }
  }
st-state-active = en état d’agir
st-state-down = à terre
st-state-dead = dans la lave
st-state-escaped = hors du temple
st-state-reserve = en réserve
st-holds = tient { $item }
st-protected = sous protection
st-exposed = à découvert
st-hunted = { $count ->
    [one] { $count } Gardien à portée
   *[other] { $count } Gardiens à portée
  }
st-uses-left = encore { $left } fois sur { $uses }
st-heart-cost = 1 point de vie
st-passive = permanent
st-lying = gît immobile
st-acts-nothing = ne ferait rien
st-acts-attack = attaquerait { $victims }
st-acts-shoot = tirerait sur { $victims }
st-acts-explode = exploserait : { $victims }
st-acts-walk = avancerait : { $cells }
st-acts-dig = creuserait : { $cells }
st-acts-rise = se relèverait

# l’objectif, le tour de jeu et le volcan
st-aim = Objectif
st-my-aim = Mon objectif : { $aim }
st-aim-base = Placez trois Clés dans le Sanctuaire, prenez l’Artefact, sortez-le du temple et sauvez-vous.
st-aim-ark = Placez trois Clés dans le Sanctuaire et amenez l’Arche sur sa corniche avant l’éruption.
st-aim-typhaon = Placez trois Clés dans le Sanctuaire et sortez l’Artefact du temple, malgré Typhaon.
st-aim-of-typhaon = Gardez l’Artefact dedans jusqu’à l’éruption, brûlez-le, ou mettez tous les Explorateurs à terre.
st-step-sanctum = { $left ->
    [0] Sanctuaire
    [one] Sanctuaire : { $left } tuile
   *[other] Sanctuaire : { $left } tuiles
  }
st-step-keys = Clés placées : { $done }/{ $needed }
st-step-artifact = Artefact pris
st-step-out = Artefact dehors
st-step-escape = Dehors : { $done }/{ $needed }
st-step-ark = Arche sur la corniche
st-step-done = C’est fait : { $step }
st-step-now = Maintenant : { $step }
st-step-later = Plus tard : { $step }
st-round = Tour de jeu { $round }
st-turn-of = { $explorer } ({ $player })
st-typhaon-turn = Typhaon ({ $player })
st-volcano = Volcan
st-marker = Marqueur Éruption sur { $marker } (départ : { $start })
st-marker-next = { $steps ->
    [one] À la fin du tour de jeu, il passe à { $next } ({ $steps } case).
   *[other] À la fin du tour de jeu, il passe à { $next } ({ $steps } cases).
  }
st-at-zero = À 0, le prochain symbole Lave provoque l’éruption : tout est perdu si l’Artefact est encore au Sanctuaire.
st-at-zero-ark = À 0, le prochain symbole Lave provoque l’éruption, et tout est perdu.
st-at-zero-typhaon = À 0, c’est l’éruption : Typhaon gagne si l’Artefact est encore au Sanctuaire.
st-cursed = Malédiction : le marqueur avance deux fois plus vite et le danger frappe deux fois.
st-volcano-ready = Prêt : le prochain symbole Lave provoque l’éruption.
st-lava-flows = { $steps ->
    [one] Éruption : la lave coule à la fin du tour de jeu.
   *[other] Éruption : la lave coule { $steps } fois à la fin du tour de jeu.
  }
st-next-flow = { $count ->
    [one] La prochaine coulée recouvre { $count } tuile.
   *[other] La prochaine coulée recouvre { $count } tuiles.
  }

# les Explorateurs
st-team = Expédition
st-team-so-far = Expédition pour l’instant : { $explorers }
st-sheet-of = Fiche { $explorer }
st-abilities = Capacités
st-actions = Actions de tous, et leur coût
st-cost = { $action }, { $cost }
st-ap-left = { $points ->
    [one] encore { $points } point d’action
   *[other] encore { $points } points d’action
  }
st-free-dog = Action Canine gratuite
st-stock = { $fort ->
    [0] En stock : { $mines } Mines
   *[other] En stock : { $mines } Mines, la Fortification
  }
st-candidate-hearts = { $hearts } points de vie

# le sac, les Gardiens, les cartes et les dés
st-bag = Sac
st-bag-empty = Le sac est vide.
st-bag-of = { $count ->
    [one] Sac : { $count } tuile, { $shares }
   *[other] Sac : { $count } tuiles, { $shares }
  }
st-tiles-left = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
  }
st-share = { $kind } : { $count } ({ $chance } %)
st-chance = { $chance } %
st-gone = Hors de la partie : { $tiles }
st-in-hand = Tuile en main : { $tiles }
st-two-tiles = Deux tuiles
st-drawn-tile = Tuile piochée
st-guardians = Gardiens
st-count = { $name } : { $count }
st-reserve-of = Réserve : { $guardians }
st-in-temple = { $count } dans le temple
st-left-in-reserve = { $count } en réserve
st-darkness = Ténèbres : aucun Gardien ne s’active jusqu’au prochain tour de la Cartomancienne
st-tarot-title = Tarot
st-tarot = { $name }, { $cost } : { $about }
st-no-tarot = Aucune carte de tarot en main
st-piles = { $cards } en main, { $deck } dans la pioche
st-tarot-piles = Tarot : { $cards } en main, { $deck } dans la pioche
st-tarot-drawn = Piochées par le Nexus : { $cards }
st-nexus = Le Nexus
st-discarded = Défausse : { $cards }
st-typhaon = Typhaon
st-typhaon-you = Vous jouez Typhaon.
st-typhaon-piles = Cartes Désolation : { $cards } dans la main de Typhaon, { $deck } dans la pioche
st-playing = En cours : { $card }
st-unseen = Pas encore vues : { $cards }
st-reach = Maintenant : { $victims }
st-reach-by-die = Si le dé le veut : { $victims }
st-reach-nobody = Ne toucherait personne maintenant
st-reach-hearts = { $explorer } −{ $hearts }
st-reach-comes = { $count ->
    [one] { $count } Gardien pourrait venir
   *[other] { $count } Gardiens pourraient venir
  }
st-dice = Dés
st-dice-shown = Dernier jet : { $dice }

# au-dessus et au-dessous du plan
st-orientations = Orientations possibles de la tuile
st-caption-hint = Pointez quelque chose, ou donnez-lui le focus, pour lire ce que c’est.
st-parts = Volets de la table
st-part-map = Temple
st-part-panels = Expédition
st-now-key_set = Clé { $number } sur 3 en place
st-now-artifact_appeared = L’Artefact apparaît !
st-now-curse_began = La malédiction commence
st-now-sanctum_placed = Le Sanctuaire est trouvé
st-now-volcano_ready = Le volcan gronde
st-now-volcano_erupted = Éruption !
st-now-lava_flowed = { $number ->
    [one] La lave recouvre { $number } tuile
   *[other] La lave recouvre { $number } tuiles
  }
st-now-exploded = Explosion !
st-now-collapsed = Les Ruines s’effondrent
st-now-collapse_held = Le plafond tient
st-now-alarm_rang = Une Alarme retentit
st-now-spikes_struck = Des pics !
st-now-darts_flew = Des fléchettes !
st-now-boulder_fell = Le rocher s’écrase !
st-now-mine_went_off = Une Mine explose
st-now-guardian_came = { $guardian } apparaît
st-now-eternal_rose = L’Éternel se dresse
st-now-guardian_eliminated = { $guardian } disparaît
st-now-attack_missed = { $explorer } rate son attaque
st-now-fell = { $explorer } tombe à terre
st-now-died = { $explorer } périt
st-now-escaped = { $explorer } est dehors
st-now-stood_up = { $explorer } se relève
st-now-card_played = { $card }
st-now-desolation_played = { $card }

# parties du journal à la fin d’un tour de jeu, par leur premier événement
turn-guardian_attacked = { step-round_end }
turn-guardian_moved = { step-round_end }
turn-guardian_dug = { step-round_end }
turn-guardians_activate = { step-round_end }
turn-hearts_lost = { step-round_end }

# The result

source-victory = Victoire
