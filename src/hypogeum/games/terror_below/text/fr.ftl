### Les textes de Terror Below. Les arguments sont résolus par le lecteur : une place est le nom d’un joueur, une valeur v de
### l’argument a est le texte a-v, sinon a-other avec $value. Le nom d’une chose est tel qu’au milieu d’une phrase.

## Le jeu en bref (sur la page d’accueil)

game-summary = Des vers géants remuent sous le désert. Attirez-les au bruit des moteurs, volez leurs œufs, livrez-les contre des primes et, quand un ver frappe, combattez ou perdez votre Leader. Le premier à 20 points l’emporte ; en solo, trois scénarios mettent votre survie à l’épreuve.
rulebook-searches = Œuf, Prime, Décombres, Arme, Leader, Canyon

## Événements (ce que dit le journal)

event-location_placed = Un Lieu est posé en { $space } : { $location }.
event-squad_dealt = { $seat } reçoit un Groupe : { $characters }.
    .you = Vous recevez un Groupe : { $characters }.
event-cards_dealt = { $known ->
    [yes] { $seat } reçoit un Objet ({ $item }) et une Arme ({ $weapon }).
   *[no] { $seat } reçoit un Objet et une Arme.
  }
    .you = { $known ->
        [yes] Vous recevez un Objet ({ $item }) et une Arme ({ $weapon }).
       *[no] Vous recevez un Objet et une Arme.
      }
event-left_behind = { $seat } laisse un membre à la maison : { $character }.
    .you = Vous laissez un membre à la maison : { $character }.
event-leader_picked = { $known ->
    [yes] { $seat } choisit un Leader : { $character }.
   *[no] { $seat } choisit un Leader.
  }
    .you = { $known ->
        [yes] Vous choisissez un Leader : { $character }.
       *[no] Vous choisissez un Leader.
      }
event-leader_chosen = Chez { $seat }, { $character } prend la tête du Groupe.
    .you = { $character } prend la tête de votre Groupe.
event-first_attack = Mise en place, Attaque en { $space } : { $worm }.
event-first_player = { $seat } joue le premier tour.
    .you = Vous jouez le premier tour.
event-pawn_placed = { $seat } place son pion en { $space }.
    .you = Vous placez votre pion en { $space }.
event-turn_began = { $last ->
    [true] Tour { $turn } : { $seat } joue son dernier tour.
   *[false] Tour { $turn } : c’est à { $seat }.
  }
    .you = { $last ->
        [true] Tour { $turn } : vous jouez votre dernier tour.
       *[false] Tour { $turn } : c’est à vous.
      }
event-vehicle_played = { $seat } joue la carte { $vehicle } sous le Ver { $slot }.
    .you = Vous jouez la carte { $vehicle } sous le Ver { $slot }.
event-arrows_ignored = { $seat } ignore les flèches de la carte { $vehicle }.
    .you = Vous ignorez les flèches de la carte { $vehicle }.
event-target_distracted = Après les flèches, la Cible { $slot } est en { $space }.
event-target_moved = La Cible { $slot } va { $direction }, en { $space }.
event-target_left = { $seat } laisse la Cible { $slot } en { $space }.
    .you = Vous laissez la Cible { $slot } en { $space }.
event-points_counted = { $seat } a { $ap } PA à dépenser.
    .you = Vous avez { $ap } PA à dépenser.
event-points_gained = { $seat } gagne { $ap } PA et en a { $total }.
    .you = Vous gagnez { $ap } PA et en avez { $total }.
event-moved = { $seat } va { $direction }, en { $space }.
    .you = Vous allez { $direction }, en { $space }.
event-leapt = { $seat } saute par-dessus un pion et atterrit en { $space }.
    .you = Vous sautez par-dessus un pion et atterrissez en { $space }.
event-canyon_jumped = { $seat } défausse la carte { $vehicle } et saute par-dessus le Canyon, vers { $space }.
    .you = Vous défaussez la carte { $vehicle } et sautez par-dessus le Canyon, vers { $space }.
event-jump_rolled = { $roll ->
    [1] { $seat } obtient { $roll } : le saut est manqué.
    [2] { $seat } obtient { $roll } : le saut est manqué.
    [3] { $seat } obtient { $roll } : le saut est manqué.
   *[other] { $seat } obtient { $roll } et atterrit.
  }
    .you = { $roll ->
        [1] Vous obtenez { $roll } : le saut est manqué.
        [2] Vous obtenez { $roll } : le saut est manqué.
        [3] Vous obtenez { $roll } : le saut est manqué.
       *[other] Vous obtenez { $roll } et atterrissez.
      }
event-rubble_taken = { $pieces ->
    [one] { $seat } prend { $pieces } pion Décombres en { $space } et en a { $total }.
   *[other] { $seat } prend { $pieces } pions Décombres en { $space } et en a { $total }.
  }
    .you = { $pieces ->
        [one] Vous prenez { $pieces } pion Décombres en { $space } et en avez { $total }.
       *[other] Vous prenez { $pieces } pions Décombres en { $space } et en avez { $total }.
      }
event-rubble_traded = { $seat } échange { $pieces } pions Décombres contre 1 { $deck }.
    .you = Vous échangez { $pieces } pions Décombres contre 1 { $deck }.
event-eggs_taken = { $eggs_count ->
    [one] { $seat } prend { $eggs_count } Œuf en { $space } ({ $eggs }) et en transporte { $total }.
   *[other] { $seat } prend { $eggs_count } Œufs en { $space } ({ $eggs }) et en transporte { $total }.
  }
    .you = { $eggs_count ->
        [one] Vous prenez { $eggs_count } Œuf en { $space } ({ $eggs }) et en transportez { $total }.
       *[other] Vous prenez { $eggs_count } Œufs en { $space } ({ $eggs }) et en transportez { $total }.
      }
event-delivered = { $seat } livre un { $egg } ({ $location }).
    .you = Vous livrez un { $egg } ({ $location }).
event-vp_gained = { $seat } gagne { $vp } PV et en a { $total }.
    .you = Vous gagnez { $vp } PV et en avez { $total }.
event-bounty_scored = { $seat } obtient une Prime : { $bounty }. Cela fait { $total } PV en tout.
    .you = Vous obtenez une Prime : { $bounty }. Cela fait { $total } PV en tout.
event-bounty_turned_up = Nouvelle carte de la Ligne des Primes : { $bounty }.
event-bounty_discarded = { $seat } défausse une Prime de la Ligne : { $bounty }.
    .you = Vous défaussez une Prime de la Ligne : { $bounty }.
event-bounty_removed = Une Prime quitte la partie : { $bounty }.
event-secret_from_line = { $seat } prend dans la Ligne une Prime secrète : { $bounty }.
    .you = Vous prenez dans la Ligne une Prime secrète : { $bounty }.
event-secret_from_pile = { $known ->
    [yes] { $seat } prend dans la pioche une Prime secrète : { $bounty }.
   *[no] { $seat } prend dans la pioche une Prime secrète.
  }
    .you = { $known ->
        [yes] Vous prenez dans la pioche une Prime secrète : { $bounty }.
       *[no] Vous prenez dans la pioche une Prime secrète.
      }
event-bonus_declined = { $seat } renonce au bonus de livraison.
    .you = Vous renoncez au bonus de livraison.
event-revived = { $seat } ramène { $character } à la vie.
    .you = Vous ramenez { $character } à la vie.
event-item_drawn = { $known ->
    [yes] { $seat } pioche 1 Objet : { $item }.
   *[no] { $seat } pioche 1 Objet.
  }
    .you = { $known ->
        [yes] Vous piochez 1 Objet : { $item }.
       *[no] Vous piochez 1 Objet.
      }
event-weapon_drawn = { $known ->
    [yes] { $seat } pioche 1 Arme : { $weapon }.
   *[no] { $seat } pioche 1 Arme.
  }
    .you = { $known ->
        [yes] Vous piochez 1 Arme : { $weapon }.
       *[no] Vous piochez 1 Arme.
      }
event-weapon_laid_open = { $seat } pose une Arme face visible, à la vue de tous : { $weapon }.
    .you = Vous posez une Arme face visible, à la vue de tous : { $weapon }.
# comparé à deck-item
event-two_drawn = { $known ->
    [yes] { $deck ->
        [Objet] { $seat } pioche 2 Objets pour en garder un : { $items }.
       *[Arme] { $seat } pioche 2 Armes pour en garder une : { $weapons }.
      }
   *[no] { $seat } pioche 2 cartes pour en garder une ({ $deck }).
  }
    .you = { $known ->
        [yes] { $deck ->
            [Objet] Vous piochez 2 Objets pour en garder un : { $items }.
           *[Arme] Vous piochez 2 Armes pour en garder une : { $weapons }.
          }
       *[no] Vous piochez 2 cartes pour en garder une ({ $deck }).
      }
event-item_discarded = { $seat } défausse l’autre Objet : { $item }.
    .you = Vous défaussez l’autre Objet : { $item }.
event-weapon_discarded = { $seat } défausse l’autre Arme : { $weapon }.
    .you = Vous défaussez l’autre Arme : { $weapon }.
event-vehicle_drawn = { $known ->
    [yes] { $seat } pioche une carte Véhicule : { $vehicle } (en main : { $cards } sur { $limit }).
   *[no] { $seat } pioche une carte Véhicule (en main : { $cards } sur { $limit }).
  }
    .you = { $known ->
        [yes] Vous piochez une carte Véhicule : { $vehicle } (en main : { $cards } sur { $limit }).
       *[no] Vous piochez une carte Véhicule (en main : { $cards } sur { $limit }).
      }
event-deck_shuffled = La défausse forme une nouvelle pioche ({ $deck }).
event-item_used = { $seat } utilise un Objet : { $item }.
    .you = Vous utilisez un Objet : { $item }.
event-relocated = { $seat } rejoint un Lieu en { $space } : { $location }.
    .you = Vous rejoignez un Lieu en { $space } : { $location }.
event-vehicle_stolen = { $known ->
    [yes] { $seat } prend au hasard une carte Véhicule à { $other } : { $vehicle }.
   *[no] { $seat } prend au hasard une carte Véhicule à { $other }.
  }
    .you = { $known ->
        [yes] Vous prenez au hasard une carte Véhicule à { $other } : { $vehicle }.
       *[no] Vous prenez au hasard une carte Véhicule à { $other }.
      }
    .to-you = { $known ->
        [yes] { $seat } vous prend au hasard une carte Véhicule : { $vehicle }.
       *[no] { $seat } vous prend au hasard une carte Véhicule.
      }
event-vehicle_lost = { $known ->
    [yes] { $seat } perd cette carte Véhicule : { $vehicle }.
   *[no] { $seat } a une carte Véhicule de moins.
  }
    .you = { $known ->
        [yes] Vous perdez cette carte Véhicule : { $vehicle }.
       *[no] Vous avez une carte Véhicule de moins.
      }
event-looked_under_worms = { $known ->
    [yes] { $seat } regarde les cartes Véhicule face cachée : { $vehicles }.
   *[no] { $seat } regarde les cartes Véhicule face cachée ({ $count }).
  }
    .you = { $known ->
        [yes] Vous regardez les cartes Véhicule face cachée : { $vehicles }.
       *[no] Vous regardez les cartes Véhicule face cachée ({ $count }).
      }
event-vehicle_pulled_out = { $seat } défausse une carte face cachée sous le Ver { $slot }, posée par { $other } : { $vehicle }.
    .you = Vous défaussez une carte face cachée sous le Ver { $slot }, posée par { $other } : { $vehicle }.
    .to-you = { $seat } défausse une de vos cartes face cachée, sous le Ver { $slot } : { $vehicle }.
event-none_pulled_out = { $seat } laisse en place les cartes face cachée.
    .you = Vous laissez en place les cartes face cachée.
event-hat_put_on = { $seat } met un Chapeau à son Leader : { $item }.
    .you = Vous mettez un Chapeau à votre Leader : { $item }.
event-hat_discarded = { $seat } défausse un Chapeau : { $item }.
    .you = Vous défaussez un Chapeau : { $item }.
event-weapons_discarded = { $seat } défausse ses Armes en jeu : { $weapons }.
    .you = Vous défaussez vos Armes en jeu : { $weapons }.
event-hat_shot = { $seat } tire sur { $other } ({ $weapon }) et fait sauter un Chapeau : { $item }.
    .you = Vous tirez sur { $other } ({ $weapon }) et faites sauter un Chapeau : { $item }.
    .to-you = { $seat } tire sur vous ({ $weapon }) et fait sauter votre Chapeau : { $item }.
event-actions_ended = { $seat } met fin à ses actions.
    .you = Vous mettez fin à vos actions.
event-vehicle_for_points = { $seat } défausse la carte { $vehicle } pour { $ap } PA de plus.
    .you = Vous défaussez la carte { $vehicle } pour { $ap } PA de plus.
event-vehicle_hidden = { $known ->
    [yes] { $seat } pose la carte { $vehicle } face cachée sous le Ver { $slot }.
   *[no] { $seat } pose une carte Véhicule face cachée sous le Ver { $slot }.
  }
    .you = { $known ->
        [yes] Vous posez la carte { $vehicle } face cachée sous le Ver { $slot }.
       *[no] Vous posez une carte Véhicule face cachée sous le Ver { $slot }.
      }
event-ability_ignored = { $seat } ignore la Capacité spéciale de la carte { $vehicle }.
    .you = Vous ignorez la Capacité spéciale de la carte { $vehicle }.
event-turn_ended = { $seat } finit son tour.
    .you = Vous finissez votre tour.
event-random_vehicle = Une carte Véhicule au hasard va sous le Ver { $slot } : { $vehicle }.
event-terror_rolled = Tour de Terreur : le dé rouge désigne le Ver { $slot }.
event-attack_began = Le Ver { $slot } ({ $worm }) attaque !
event-vehicle_revealed = La carte face cachée sous le Ver { $slot } est révélée : { $vehicle }.
event-worm_struck = { $spaces_count ->
    [one] Le Ver ({ $worm }) frappe en { $space }.
   *[other] Le Ver ({ $worm }) frappe en { $space } : { $spaces_count } cases touchées.
  }
event-location_destroyed = Un Lieu est détruit en { $space } : { $location }.
event-egg_laid = Un { $egg } est posé en { $space }.
event-dice_rolled_for_egg = Les dés lancés pour l’Œuf désignent { $space }.
event-eggs_crushed = Un seul Œuf peut rester en { $space } ; perdus : { $eggs }.
event-rubble_placed = Des Décombres tombent en { $spaces }.
event-caught = { $seat } se trouve dans l’Attaque, en { $space }.
    .you = Vous vous trouvez dans l’Attaque, en { $space }.
event-stayed_safe = { $seat } reste à l’abri dans ce Lieu : { $location }.
    .you = Votre pion reste à l’abri dans ce Lieu : { $location }.
event-weapon_used = { $rolls_count ->
    [0] { $seat } utilise une Arme, { $weapon }. Dommages : { $damage }. Santé restante : { $left } sur { $health }.
   *[other] { $seat } utilise une Arme, { $weapon }, et obtient { $rolls }. Dommages : { $damage }. Santé restante : { $left } sur { $health }.
  }
    .you = { $rolls_count ->
        [0] Vous utilisez une Arme, { $weapon }. Dommages : { $damage }. Santé restante : { $left } sur { $health }.
       *[other] Vous utilisez une Arme, { $weapon }, et obtenez { $rolls }. Dommages : { $damage }. Santé restante : { $left } sur { $health }.
      }
event-egg_lost = La Dynamite coûte un { $egg } à { $seat }.
    .you = La Dynamite vous coûte un { $egg }.
event-hunter_stopped = { $seat } en reste là.
    .you = Vous en restez là.
event-worm_defeated = { $seat } porte le coup de grâce et vainc le Ver : { $worm } !
    .you = Vous portez le coup de grâce : le Ver est vaincu ({ $worm }) !
event-saved_by_item = { $seat } sauve son Leader : { $item }.
    .you = Vous sauvez votre Leader : { $item }.
event-saved_by_die = { $seat } obtient { $roll } : { $character } survit.
    .you = Vous obtenez { $roll } : { $character } survit.
event-not_saved_by_die = { $seat } obtient { $roll } : cela ne suffit pas pour sauver { $character }.
    .you = Vous obtenez { $roll } : cela ne suffit pas pour sauver { $character }.
event-leader_died = { $left ->
    [0] { $seat } perd son dernier Leader : { $character } meurt en { $space }.
    [one] { $seat } perd son Leader : { $character } meurt en { $space }. Il reste { $left } membre.
   *[other] { $seat } perd son Leader : { $character } meurt en { $space }. Il reste { $left } membres.
  }
    .you = { $left ->
        [0] Vous perdez votre dernier Leader : { $character } meurt en { $space }.
        [one] Vous perdez votre Leader : { $character } meurt en { $space }. Il reste { $left } membre.
       *[other] Vous perdez votre Leader : { $character } meurt en { $space }. Il reste { $left } membres.
      }
event-eggs_dropped = { $eggs_count ->
    [one] { $seat } laisse { $eggs_count } Œuf en { $space } : { $eggs }.
   *[other] { $seat } laisse { $eggs_count } Œufs en { $space } : { $eggs }.
  }
    .you = { $eggs_count ->
        [one] Vous laissez { $eggs_count } Œuf en { $space } : { $eggs }.
       *[other] Vous laissez { $eggs_count } Œufs en { $space } : { $eggs }.
      }
event-rubble_dropped = { $pieces ->
    [one] { $seat } laisse { $pieces } pion Décombres en { $space }.
   *[other] { $seat } laisse { $pieces } pions Décombres en { $space }.
  }
    .you = { $pieces ->
        [one] Vous laissez { $pieces } pion Décombres en { $space }.
       *[other] Vous laissez { $pieces } pions Décombres en { $space }.
      }
event-rubble_returned = Les Décombres en { $space } retournent dans la réserve.
event-eliminated = { $seat } perd le dernier membre de son Groupe : c’est l’élimination.
    .you = Vous perdez le dernier membre de votre Groupe : c’est l’élimination.
event-worm_discarded = Le Ver { $slot } ({ $worm }) est défaussé avec ses cartes Véhicule.
event-attack_counted = Attaques : { $attacks }. À { $most }, la partie est perdue.
event-worm_appeared = Nouveau Ver à l’emplacement { $slot } : { $worm }, avec sa Cible en { $space }.
event-location_served = Un Lieu de plus est servi : { $location }.
event-trophy_taken = { $seat } gagne un trophée : { $type }.
    .you = Vous gagnez un trophée : { $type }.
event-won = { $seat } a { $vp } PV et gagne !
    .you = Vous avez { $vp } PV et gagnez !
event-last_turns_over = { $winners_count ->
    [one] Les derniers tours sont finis. { $winners } gagne avec { $vp } PV (Primes obtenues : { $bounties }).
   *[other] Les derniers tours sont finis. { $winners } gagnent ensemble, avec { $vp } PV (Primes obtenues : { $bounties }).
  }
    .you = Les derniers tours sont finis. Vous gagnez avec { $vp } PV (Primes obtenues : { $bounties }) !
event-nobody_left = Plus personne n’est en vie : les Vers gagnent.
event-solo_won = { $seat } atteint l’objectif et gagne avec un score de { $score } !
    .you = Vous atteignez l’objectif et gagnez avec un score de { $score } !
event-solo_lost = La partie est perdue : les Vers gagnent.
event-left = { $seat } quitte la partie ; son Groupe est retiré.
    .you = Vous quittez la partie ; votre Groupe est retiré.

## Parties du journal qui ne sont le tour de personne

turn-terror_rolled = Tour de Terreur

## Actions : un libellé pour chacune, et le titre d’un groupe

do-leave_member = Laisser { $character } à la maison
do-lead = Choisir { $character } pour Leader
do-enter = Placer le pion sur { $space }
do-play = Jouer la carte { $vehicle } sous { $slot }
do-swap = Remplacer : { $bounty }
do-arrows = { $word1 ->
    [ignore] Ignorer les flèches
   *[apply] Appliquer les flèches
  }
do-nudge = { $word1 ->
    [none] Laisser la Cible où elle est
    [N] Déplacer la Cible au nord, vers { $space }
    [E] Déplacer la Cible à l’est, vers { $space }
    [S] Déplacer la Cible au sud, vers { $space }
   *[W] Déplacer la Cible à l’ouest, vers { $space }
  }
do-move = { $word2 ->
    [taking] Vers { $space }, prendre son pion Décombres
   *[other] { $word1 ->
        [N] Aller au nord, vers { $space }
        [E] Aller à l’est, vers { $space }
        [S] Aller au sud, vers { $space }
       *[W] Aller à l’ouest, vers { $space }
      }
  }
do-leap = Sauter par-dessus un pion, vers { $space }
do-jump = Saut vers { $space } contre { $vehicle }
do-clear = Enlever 1 pion Décombres sur { $space }
do-pick_up = Ramasser les Œufs en { $space }, fin des actions
do-deliver = { $words ->
    [1] Livrer un { $egg } sans Prime
   *[other] Livrer : { $bounty }
  }
do-treat = Ramener { $character } à la vie
do-use = { $word1 ->
    [I03] { $item } : aller vers { $space }
    [I05] { $item } : { $word3 ->
        [N] Cible { $word2 } au nord
        [E] Cible { $word2 } à l’est
        [S] Cible { $word2 } au sud
       *[W] Cible { $word2 } à l’ouest
      }
    [I07] { $item } : ramener { $character } à la vie
    [I09] { $item } : prendre à { $player }
   *[other] Utiliser : { $item }
  }
do-wear = Mettre : { $item }
do-shoot_hat = Faire sauter un Chapeau chez { $player }
do-stop = Mettre fin aux actions
do-bonus = { $first ->
    [bounty] Prime secrète : { $bounty }
    [character] Ramener { $character } à la vie
    [pile] { $word1 ->
        [item] Piocher 1 Objet
        [weapon] Piocher 1 Arme
       *[pile] Prime secrète : première de la pioche
      }
   *[other] { $word1 ->
        [vp] Gagner 1 PV
       *[none] Renoncer au bonus pour l’instant
      }
  }
do-trade = { $word1 ->
    [item] Piocher 1 Objet
   *[weapon] Piocher 1 Arme
  }
do-keep = { $first ->
    [item] Garder : { $item }
   *[weapon] Garder : { $weapon }
  }
do-discard = { $first ->
    [bounty] Défausser : { $bounty }
   *[other] C’est tout : défausser les Primes choisies
  }
do-thump = { $word1 ->
    [none] Laisser la Cible où elle est
    [N] Déplacer la Cible au nord, vers { $space }
    [E] Déplacer la Cible à l’est, vers { $space }
    [S] Déplacer la Cible au sud, vers { $space }
   *[W] Déplacer la Cible à l’ouest, vers { $space }
  }
do-pull = { $word1 ->
    [none] N’en défausser aucune
   *[other] Sous { $slot } ({ $word2 }) : { $under }
  }
do-extra = Défausser { $vehicle } pour ses PA
do-hide = Face cachée sous { $slot } : { $vehicle }
do-haul = Prendre 1 Décombres (gratuit) : { $space }
do-ability = { $word1 ->
    [ignore] Ignorer la Capacité spéciale
   *[apply] Appliquer la Capacité spéciale
  }
do-lure = { $word2 ->
    [N] Déplacer la Cible { $word1 } au nord, vers { $space }
    [E] Déplacer la Cible { $word1 } à l’est, vers { $space }
    [S] Déplacer la Cible { $word1 } au sud, vers { $space }
   *[W] Déplacer la Cible { $word1 } à l’ouest, vers { $space }
  }
do-end_turn = Finir le tour
do-join = { $word1 ->
    [yes] Compter comme prise et chasser
   *[no] Rester à l’abri
  }
do-fire = Utiliser : { $weapon }
do-hold = Ne pas utiliser d’autre Arme
do-lose = Perdre un { $egg }
do-claim = { $first ->
    [bounty] Prime : { $bounty }
   *[other] Prendre 1 PV
  }
do-save = { $first ->
    [character] Lancer un dé : { $character } survit sur 5 ou 6
   *[item] Sauver le Leader : { $item }
  }
do-die = Laisser mourir le Leader

verb-leave_member = Membre laissé à la maison
verb-lead = Choisir le Leader
verb-enter = Placer le pion
verb-play = Jouer un Véhicule
verb-swap = Ligne des Primes (Megan)
verb-arrows = Flèches (Old George)
verb-nudge = Cible (Chapeau en alu)
verb-move = Se déplacer (1 PA)
verb-leap = Sauter un pion (1 PA)
verb-jump = Sauter le Canyon (1 PA)
verb-clear = Enlever des Décombres (1 PA)
verb-pick_up = Ramasser les Œufs (1 PA)
verb-deliver = Livrer 1 Œuf (1 PA)
verb-treat = Ranimer (1 PA)
verb-use = Utiliser un Objet
verb-wear = Mettre un Chapeau
verb-shoot_hat = Faire sauter un Chapeau
verb-stop = Mettre fin aux actions
verb-bonus = Bonus de livraison
verb-trade = Échanger des Décombres
verb-keep = Garder une carte
verb-discard = Défausser des Primes
verb-thump = Déplacer encore la Cible
verb-pull = Cartes face cachée
verb-extra = Autre Véhicule pour ses PA
verb-hide = Véhicule face cachée
verb-haul = Prendre des Décombres
verb-ability = Capacité spéciale (Pam)
verb-lure = Rapprocher une Cible
verb-end_turn = Finir le tour
verb-join = Se joindre à la chasse
verb-fire = Utiliser une Arme
verb-hold = Arrêter
verb-lose = Perdre un Œuf
verb-claim = Prendre la récompense
verb-save = Sauver le Leader
verb-die = Accepter la mort

## Raccourcis : plusieurs actions d’un seul geste

shortcut-go = Aller vers { $space } ({ $cost } PA)
shortcut-clear_the_way = Déblayer et aller vers { $space } ({ $cost } PA)
shortcut-clear_far = Aller enlever 1 pion Décombres sur { $space } ({ $cost } PA)
shortcut-collect = Aller ramasser les Œufs en { $space } ({ $cost } PA), fin des actions
shortcut-pick_up_and_end = { $axis ->
    [columns] Ramasser, finir le tour ; Cibles : nord ou sud d’abord
    [rows] Ramasser, finir le tour ; Cibles : est ou ouest d’abord
   *[none] Ramasser les Œufs et finir le tour
  }
shortcut-deliver_far = Aller livrer : { $bounty } ({ $cost } PA)
shortcut-deliver_here = { $bonus ->
    [0] Livrer ici { $eggs } Œufs ({ $cost } PA)
   *[other] { $eggs ->
        [one] Livrer { $eggs } Œuf et prendre le bonus ({ $cost } PA)
       *[other] Livrer { $eggs } Œufs et prendre le bonus ({ $cost } PA)
      }
  }
shortcut-end_turn = Finir les actions et le tour
shortcut-end_turn_luring = { $axis ->
    [columns] Finir le tour, Cibles : nord ou sud d’abord
   *[rows] Finir le tour, Cibles : est ou ouest d’abord
  }
shortcut-extra = Finir, puis { $vehicle } pour ses PA
shortcut-hide = Finir, puis { $vehicle } face cachée sous { $slot }
shortcut-haul = Finir, puis prendre 1 Décombres : { $space }
shortcut-lure_twice = Déplacer la Cible de 2 cases, vers { $space }
shortcut-lure_all = { $axis ->
    [columns] Toutes les Cibles : nord ou sud d’abord
   *[rows] Toutes les Cibles : est ou ouest d’abord
  }
shortcut-discard_line = Défausser toute la Ligne

## Coût, chances et avertissements : ce que l’on sait d’une action avant de la faire

points-to-act = { $points } PA
odds-lands = Saut réussi : { $chance } %. Sinon le Leader meurt.
odds-defeats = { $spread ->
    [0] Dommages : { $least } ; Ver vaincu : { $chance } %
   *[other] Dommages : de { $least } à { $most } ; Ver vaincu : { $chance } %
  }
odds-survives = Survie : { $chance } %
warning-ends_actions = Met fin à vos actions.
warning-loses_points = Les PA qui vous restent sont perdus.
warning-discards_card = La carte est défaussée.
warning-discards_hat = Le Chapeau porté jusqu’ici est défaussé.
warning-trades_rubble = Vos Décombres sont aussitôt échangés contre une carte.
warning-worm_due = Le Ver atteint sa limite et attaque après ce tour.
warning-in_danger = En l’état, votre pion est pris dans l’Attaque qui suit ce tour.
warning-loses_egg = Coûte 1 Œuf transporté.
warning-rubble_here = Pose 1 pion Décombres sur votre case.
warning-leader_at_risk = Si le Ver n’est pas vaincu, votre Leader meurt.
warning-leader_dies = Votre Leader meurt.
warning-last_member = C’est le dernier membre de votre Groupe, qui est éliminé.

## Questions : à qui l’on demande, et aux autres pendant ce temps

ask-leave_behind = Quel membre de votre Groupe reste à la maison ?
ask-choose_leaders = Lequel de vos Personnages est votre premier Leader ?
ask-place_pawn = Sur quel Lieu commencez-vous ?
ask-enter_board = Votre pion revient : où le placez-vous ?
ask-play_vehicle = À vous de jouer. Jouez une carte Véhicule sous un Ver.
ask-arrows_or_not = Old George : appliquez-vous les flèches ?
ask-tinfoil_step = Chapeau en alu : déplacez-vous la Cible de 1 case ?
ask-action_step = Dépensez vos Points d’Action. Que faites-vous ?
ask-delivery_bonus = Prenez-vous le bonus de livraison ?
ask-rubble_trade = Assez de Décombres pour une carte : dans quelle pioche la prenez-vous ?
ask-keep_card = Laquelle gardez-vous ? Les autres verront celle que vous défaussez.
ask-briefcase = Mallette suspecte : quelles Primes de la Ligne défaussez-vous ?
ask-second_thump = Marteleur : déplacez-vous la Cible d’une case de plus ?
ask-pull_out = Talkie-walkie : défaussez-vous l’une des cartes face cachée ?
ask-ability_or_not = Pam : appliquez-vous la Capacité spéciale ?
ask-closer = La Cible se rapproche de vous : de quel côté ?
ask-special_ability = Vos actions sont finies. Que faites-vous encore avant la fin de votre tour ?
ask-join_hunt = Rebecca est à l’abri ici. Se joint-elle tout de même à la chasse ?
ask-hunt = Vous êtes dans l’Attaque du Ver ! Utilisez-vous une Arme ?
ask-lose_egg = Dynamite : lequel de vos Œufs est perdu ?
ask-long_shot = Le Ver vit encore. Tirez-vous de l’extérieur ?
ask-reward = Vous avez vaincu le Ver. Quelle récompense prenez-vous ?
ask-doom = Votre Leader va mourir. Voulez-vous le sauver ?
ask-new_leader = Qui mène maintenant votre Groupe ?

wait-leave_behind = { $names } décide qui reste à la maison.
wait-choose_leaders = { $count ->
    [one] { $names } choisit un Leader.
   *[other] { $names } choisissent leur Leader.
  }
wait-place_pawn = { $names } choisit son Lieu de départ.
wait-enter_board = { $names } replace son pion sur le plateau.
wait-play_vehicle = { $names } choisit un Véhicule à jouer.
wait-arrows_or_not = { $names } décide si les flèches s’appliquent.
wait-tinfoil_step = { $names } peut déplacer la Cible de 1 case.
wait-action_step = C’est à { $names } de jouer.
wait-delivery_bonus = { $names } décide du bonus de livraison.
wait-rubble_trade = { $names } échange des Décombres contre une carte.
wait-keep_card = { $names } garde l’une de deux cartes.
wait-briefcase = { $names } défausse des Primes de la Ligne.
wait-second_thump = { $names } peut déplacer la Cible d’une case de plus.
wait-pull_out = { $names } regarde les cartes face cachée.
wait-ability_or_not = { $names } décide si la Capacité spéciale s’applique.
wait-closer = { $names } choisit par où passe une Cible.
wait-special_ability = { $names } va finir son tour.
wait-join_hunt = { $names } décide de se joindre ou non à la chasse.
wait-hunt = { $names } chasse le Ver.
wait-lose_egg = { $names } choisit l’Œuf perdu.
wait-long_shot = { $names } peut tirer de l’extérieur de l’Attaque.
wait-reward = { $names } choisit une récompense.
wait-doom = { $names } peut sauver son Leader.
wait-new_leader = { $names } choisit un nouveau Leader.

## Options d’une table

option-board = Face du plateau
    .help = La face du plateau utilisée. Le Canyon offre plus de place : un bon choix à 4 ou 5 joueurs.
option-board-desert = Désert
option-board-canyon = Canyon
option-locations = Disposition des Lieux
    .help = Standard : les cases habituelles. Mélangés : les cases habituelles, au hasard. Dispersés : n’importe où, aux dés.
option-locations-standard = standard
option-locations-shuffled = mélangés
option-locations-wild = dispersés
option-first_worms = Premiers Vers
    .help = Quelles Attaques posent les premiers Œufs et Décombres.
option-first_worms-starting = cartes de départ
option-first_worms-random = Vers au hasard
option-guarantee_colours = Garantir les couleurs d’Œufs
    .help = Avec les Vers au hasard : au moins un Œuf de chaque couleur au départ.
option-guarantee_colours-true = oui
option-guarantee_colours-false = non
option-extra_phase = Phase 4 à deux joueurs
    .help = À 2 joueurs : un Détournement d’attention aléatoire après chaque tour.
option-extra_phase-true = oui
option-extra_phase-false = non
option-target = PV pour gagner
    .help = De 2 à 5 joueurs : les PV qu’il vous faut, de 10 à 30. La partie standard se joue en 20.
option-scenario = Scénario solo
    .help = Ce que vous devez accomplir en solo. Urgence : 20 PV. Livraison spéciale : toucher une Prime de livraison dans quatre Lieux. Extermination totale : des Primes de chasse pour 3 types de Ver.
option-scenario-emergency = Urgence
option-scenario-special_delivery = Livraison spéciale
option-scenario-total_extermination = Extermination totale
option-queens = Solo : Reines dans la pioche
    .help = Ajoute les 3 Reines, pour une partie plus difficile.
option-queens-true = oui
option-queens-false = non
option-left_behind = Solo : membres à la maison
    .help = Combien de vos 3 Personnages ne partent pas, pour une partie plus difficile : de 0 à 2.

## Endroits

location-government = Bâtiment officiel
location-police = Police d’État
location-store = Magasin général
location-motel = Motel
location-hospital = Hôpital
the-location-government = le Bâtiment officiel
the-location-police = la Police d’État
the-location-store = le Magasin général
the-location-motel = le Motel
the-location-hospital = l’Hôpital
space-other = ({ $value })
rubble-other = Décombres ({ $value })
eggs-other = Œufs ({ $value })
space-kind-desert = Désert
space-kind-rim = Rebord
space-kind-canyon = Canyon
direction-N = au nord
direction-E = à l’est
direction-S = au sud
direction-W = à l’ouest
slot-1 = le Ver 1
slot-2 = le Ver 2
slot-3 = le Ver 3
under-other = une carte face cachée

## Œufs

egg-green = Œuf Vert
egg-purple = Œuf Violet
egg-yellow = Œuf Jaune
egg-blue = Œuf Bleu
# dans une liste d’Œufs
eggs-green = Vert
eggs-purple = Violet
eggs-yellow = Jaune
eggs-blue = Bleu

## Vers

type-blaster = Foudroyeur
type-boomer = Tonneur
type-screamer = Hurleur
type-grabber = Agrippeur
type-queen = Reine
type-any = N’importe quel V.E.R.
type-starting = carte de départ
worm-W01 = { type-blaster }
worm-W02 = { type-blaster }
worm-W03 = { type-blaster }
worm-W04 = { type-blaster }
worm-W05 = { type-blaster }
worm-W06 = { type-blaster }
worm-W07 = { type-blaster }
worm-W08 = { type-blaster }
worm-W09 = { type-boomer }
worm-W10 = { type-boomer }
worm-W11 = { type-boomer }
worm-W12 = { type-boomer }
worm-W13 = { type-boomer }
worm-W14 = { type-boomer }
worm-W15 = { type-boomer }
worm-W16 = { type-boomer }
worm-W17 = { type-screamer }
worm-W18 = { type-screamer }
worm-W19 = { type-screamer }
worm-W20 = { type-screamer }
worm-W21 = { type-screamer }
worm-W22 = { type-screamer }
worm-W23 = { type-screamer }
worm-W24 = { type-grabber }
worm-W25 = { type-grabber }
worm-W26 = { type-grabber }
worm-W27 = { type-grabber }
worm-W28 = { type-grabber }
worm-W29 = { type-grabber }
worm-W30 = { type-grabber }
worm-WQ1 = { type-queen }
worm-WQ2 = { type-queen }
worm-WQ3 = { type-queen }
worm-WS1 = { type-starting }
worm-WS2 = { type-starting }
worm-WS3 = { type-starting }
worm-WS4 = { type-starting }
pattern-PLUS = Plus
pattern-CROSS = Croix
pattern-FAN-N = Éventail nord
pattern-FAN-E = Éventail est
pattern-FAN-S = Éventail sud
pattern-FAN-W = Éventail ouest
pattern-ROW = Rangée
pattern-COLUMN = Colonne
pattern-SLASH = Diagonale montante
pattern-BACKSLASH = Diagonale descendante
pattern-CORNER-NE = Équerre nord-est
pattern-CORNER-SE = Équerre sud-est
pattern-CORNER-SW = Équerre sud-ouest
pattern-CORNER-NW = Équerre nord-ouest
pattern-STAR-V = Étoile haute
pattern-STAR-H = Étoile large
pattern-QUEEN = Reine

## Véhicules : les six véhicules, leurs Capacités spéciales, les 54 cartes

vehicle-boots = Bottes
vehicle-bicycle = Vélo
vehicle-buggy = Buggy
vehicle-pickup = Pick-up
vehicle-motorcycle = Moto
vehicle-wheeler = Semi-remorque
about-vehicle-boots = Vous pouvez défausser 1 autre Véhicule (sauf un 7) pour ses PA.
about-vehicle-bicycle = Vous pouvez poser 1 autre Véhicule face cachée sous un Ver.
about-vehicle-buggy = Vous pouvez prendre gratuitement 1 pion Décombres d’une case adjacente.
about-vehicle-pickup = La Cible du Ver dont vous avez détourné l’attention se rapproche de vous de 1 case.
about-vehicle-motorcycle = Chaque Cible se rapproche de vous de 1 case.
about-vehicle-wheeler = Chaque Cible se rapproche de vous de 2 cases.
vehicle-V2-1 = { vehicle-boots } 2
vehicle-V2-2 = { vehicle-boots } 2
vehicle-V2-3 = { vehicle-boots } 2
vehicle-V2-4 = { vehicle-boots } 2
vehicle-V2-5 = { vehicle-boots } 2
vehicle-V2-6 = { vehicle-boots } 2 (↑)
vehicle-V2-7 = { vehicle-boots } 2 (→)
vehicle-V2-8 = { vehicle-boots } 2 (↓)
vehicle-V2-9 = { vehicle-boots } 2 (←)
vehicle-V3-1 = { vehicle-bicycle } 3
vehicle-V3-2 = { vehicle-bicycle } 3 (↑)
vehicle-V3-3 = { vehicle-bicycle } 3 (↑)
vehicle-V3-4 = { vehicle-bicycle } 3 (→)
vehicle-V3-5 = { vehicle-bicycle } 3 (→)
vehicle-V3-6 = { vehicle-bicycle } 3 (↓)
vehicle-V3-7 = { vehicle-bicycle } 3 (↓)
vehicle-V3-8 = { vehicle-bicycle } 3 (←)
vehicle-V3-9 = { vehicle-bicycle } 3 (←)
vehicle-V4-1 = { vehicle-buggy } 4
vehicle-V4-2 = { vehicle-buggy } 4 (↑)
vehicle-V4-3 = { vehicle-buggy } 4 (→)
vehicle-V4-4 = { vehicle-buggy } 4 (↓)
vehicle-V4-5 = { vehicle-buggy } 4 (←)
vehicle-V4-6 = { vehicle-buggy } 4 (↑ →)
vehicle-V4-7 = { vehicle-buggy } 4 (→ ↓)
vehicle-V4-8 = { vehicle-buggy } 4 (↓ ←)
vehicle-V4-9 = { vehicle-buggy } 4 (← ↑)
vehicle-V5-1 = { vehicle-pickup } 5 (↑ ↑)
vehicle-V5-2 = { vehicle-pickup } 5 (→ →)
vehicle-V5-3 = { vehicle-pickup } 5 (↓ ↓)
vehicle-V5-4 = { vehicle-pickup } 5 (← ←)
vehicle-V5-5 = { vehicle-pickup } 5 (↑ →)
vehicle-V5-6 = { vehicle-pickup } 5 (→ ↓)
vehicle-V5-7 = { vehicle-pickup } 5 (↓ ←)
vehicle-V5-8 = { vehicle-pickup } 5 (← ↑)
vehicle-V5-9 = { vehicle-pickup } 5 (← →)
vehicle-V6-1 = { vehicle-motorcycle } 6 (↑ ↑ →)
vehicle-V6-2 = { vehicle-motorcycle } 6 (→ → ↓)
vehicle-V6-3 = { vehicle-motorcycle } 6 (↓ ↓ ←)
vehicle-V6-4 = { vehicle-motorcycle } 6 (← ← ↑)
vehicle-V6-5 = { vehicle-motorcycle } 6 (↑ → →)
vehicle-V6-6 = { vehicle-motorcycle } 6 (→ ↓ ↓)
vehicle-V6-7 = { vehicle-motorcycle } 6 (↓ ← ←)
vehicle-V6-8 = { vehicle-motorcycle } 6 (← ↑ ↑)
vehicle-V6-9 = { vehicle-motorcycle } 6 (↓ ↑)
vehicle-V7-1 = { vehicle-wheeler } 7 (↑ ↑ ↑)
vehicle-V7-2 = { vehicle-wheeler } 7 (→ → →)
vehicle-V7-3 = { vehicle-wheeler } 7 (↓ ↓ ↓)
vehicle-V7-4 = { vehicle-wheeler } 7 (← ← ←)
vehicle-V7-5 = { vehicle-wheeler } 7 (↑ ↑ ←)
vehicle-V7-6 = { vehicle-wheeler } 7 (→ → ↑)
vehicle-V7-7 = { vehicle-wheeler } 7 (↓ ↓ →)
vehicle-V7-8 = { vehicle-wheeler } 7 (← ← ↓)
vehicle-V7-9 = { vehicle-wheeler } 7 (↑ → ↓ ←)

## Primes

bounty-BD01 = { location-government }, { egg-green } (3 PV)
bounty-BD02 = { location-government }, { egg-purple } (3 PV)
bounty-BD03 = { location-government }, { egg-yellow } (3 PV)
bounty-BD04 = { location-government }, { egg-blue } (3 PV)
bounty-BD05 = { location-government }, { egg-purple } (4 PV)
bounty-BD06 = { location-government }, { egg-blue } (4 PV)
bounty-BD07 = { location-police }, { egg-green } (3 PV)
bounty-BD08 = { location-police }, { egg-purple } (3 PV)
bounty-BD09 = { location-police }, { egg-yellow } (3 PV)
bounty-BD10 = { location-police }, { egg-blue } (3 PV)
bounty-BD11 = { location-police }, { egg-purple } (4 PV)
bounty-BD12 = { location-police }, { egg-yellow } (4 PV)
bounty-BD13 = { location-store }, { egg-green } (3 PV)
bounty-BD14 = { location-store }, { egg-purple } (3 PV)
bounty-BD15 = { location-store }, { egg-yellow } (3 PV)
bounty-BD16 = { location-store }, { egg-blue } (3 PV)
bounty-BD17 = { location-store }, { egg-green } (4 PV)
bounty-BD18 = { location-store }, { egg-blue } (4 PV)
bounty-BD19 = { location-motel }, { egg-green } (2 PV)
bounty-BD20 = { location-motel }, { egg-purple } (2 PV)
bounty-BD21 = { location-motel }, { egg-yellow } (2 PV)
bounty-BD22 = { location-motel }, { egg-blue } (2 PV)
bounty-BD23 = { location-motel }, { egg-green } (3 PV)
bounty-BD24 = { location-motel }, { egg-yellow } (3 PV)
bounty-BD25 = { location-hospital }, { egg-green } (4 PV)
bounty-BD26 = { location-hospital }, { egg-purple } (4 PV)
bounty-BD27 = { location-hospital }, { egg-yellow } (4 PV)
bounty-BD28 = { location-hospital }, { egg-blue } (4 PV)
bounty-BD29 = { location-hospital }, { egg-green } (5 PV)
bounty-BD30 = { location-hospital }, { egg-purple } (5 PV)
bounty-BH01 = { type-blaster } (3 PV)
bounty-BH02 = { type-blaster } (3 PV)
bounty-BH03 = { type-boomer } (3 PV)
bounty-BH04 = { type-boomer } (4 PV)
bounty-BH05 = { type-screamer } (4 PV)
bounty-BH06 = { type-screamer } (4 PV)
bounty-BH07 = { type-grabber } (4 PV)
bounty-BH08 = { type-grabber } (5 PV)
bounty-BH09 = { type-queen } (6 PV)
bounty-BH10 = { type-any } (2 PV)
bounty-BH11 = { type-any } (3 PV)
bounty-BH12 = { type-any } (3 PV)

## Objets et Chapeaux : noms, et ce qu’ils font

item-IH1 = Chapeau de cow-boy
item-IH2 = Casque de chantier
item-IH3 = Chapeau en alu
item-IH4 = Casquette de routier
item-IH5 = Casque militaire
item-IH6 = Haut-de-forme
item-I01 = Mallette suspecte
item-I02 = Boisson énergisante
item-I03 = Vieux plan de mine
item-I04 = Matériel d’escalade
item-I05 = Marteleur
item-I06 = Fumigène
item-I07 = Trousse de secours
item-I08 = Glacière à œufs
item-I09 = Tuyau de siphonnage
item-I10 = Talkie-walkie
item-I11 = Détecteur de métaux
about-item-IH1 = Quand vous jouez un Véhicule de valeur 2, 3 ou 4 : +1 PA à l’étape d’actions de ce tour.
about-item-IH2 = Une fois pendant votre tour, une action Enlever des Décombres coûte 0 PA.
about-item-IH3 = Juste après votre Détournement d’attention, vous pouvez déplacer la même Cible de 1 case.
about-item-IH4 = Vous pouvez avoir 1 carte Véhicule de plus en main.
about-item-IH5 = Mort : défaussez plutôt ce Chapeau, et votre Leader survit.
about-item-IH6 = Une fois pendant votre tour, quand vous livrez un Œuf sans Prime : +1 PV.
about-item-I01 = Votre tour : défaussez de 1 à 4 cartes de la Ligne des Primes et complétez-la ; gagnez 1 PV.
about-item-I02 = Votre tour : +2 PA ce tour-ci (pas après Ramasser tous les Œufs).
about-item-I03 = Votre tour : placez votre pion sur un Lieu sans pion.
about-item-I04 = Votre tour : jusqu’à la fin du tour, les Décombres ne vous bloquent pas ; gagnez 1 PV.
about-item-I05 = Votre tour : déplacez 1 Cible de 1 ou 2 cases à votre choix ; gagnez 1 PV.
about-item-I06 = Mort : votre Leader survit à cette Attaque.
about-item-I07 = Votre tour : ramenez à la vie 1 membre mort de votre Groupe ; gagnez 1 PV.
about-item-I08 = Votre tour : prenez tous les Œufs de votre case pour 0 PA ; vous pouvez continuer à agir.
about-item-I09 = Votre tour : prenez au hasard 1 carte Véhicule à un joueur adjacent ; gagnez 1 PV.
about-item-I10 = Votre tour : regardez tous les Véhicules face cachée, vous pouvez en défausser un ; gagnez 1 PV.
about-item-I11 = Votre tour : piochez 2 Armes, gardez-en 1, défaussez l’autre.

## Armes : noms, et ce qu’elles font

weapon-P01 = Revolver
weapon-P02 = Carabine de chasse
weapon-P03 = Pieu aiguisé
weapon-P04 = Fusil à pompe
weapon-P05 = Carabine semi-automatique
weapon-P06 = Dynamite
weapon-P07 = Tronçonneuse
weapon-P08 = Cocktail Molotov
weapon-P09 = Fusil alien
weapon-P10 = Lance-roquettes
weapon-P11 = Fusil à lunette
about-weapon-P01 = Chasse : 2 Dommages. Ou pendant votre tour : faites sauter un Chapeau.
about-weapon-P02 = Chasse : lancez 2 dés ; Dommages égaux au plus élevé.
about-weapon-P03 = Chasse : 1 Dommage ; il reste en jeu.
about-weapon-P04 = Chasse : 4 Dommages de près, sinon 2.
about-weapon-P05 = Chasse : lancez 1 dé ; Dommages égaux au résultat + 1.
about-weapon-P06 = Chasse : 5 Dommages ; puis vous perdez 1 Œuf transporté.
about-weapon-P07 = Chasse : 4 Dommages, seulement de près.
about-weapon-P08 = Chasse : 3 Dommages.
about-weapon-P09 = Chasse : lancez 2 dés ; Dommages égaux à leur somme.
about-weapon-P10 = Chasse : 6 Dommages ; puis 1 pion Décombres sur votre case.
about-weapon-P11 = Face visible. Hors de l’Attaque et pas sur un Lieu : lancez 1 dé ; Dommages égaux au résultat.

## Personnages : noms, rôles, et leur aptitude de Leader

character-C01 = Rebecca
character-C02 = Shep
character-C03 = Old George
character-C04 = Anise
character-C05 = Sebastian
character-C06 = Laura
character-C07 = Tom
character-C08 = Patricia
character-C09 = Megan
character-C10 = Will
character-C11 = Selia
character-C12 = Pam
character-C13 = Merl
character-C14 = Natasha
character-C15 = Alan
character-C16 = Hank
role-C01 = Femme au foyer
role-C02 = Chien
role-C03 = Retraité
role-C04 = Gérante de boutique de jeux
role-C05 = Coach de vie
role-C06 = Agente du GBI
role-C07 = Médecin
role-C08 = Touriste
role-C09 = Serveuse
role-C10 = Épicier
role-C11 = Acheteuse en costume
role-C12 = Routière
role-C13 = Ferrailleur
role-C14 = Soldate des Marines
role-C15 = Potier
role-C16 = Survivaliste
about-character-C01 = Partage les Lieux avec d’autres pions, et y est à l’abri.
about-character-C02 = Ramasser tous les Œufs peut prendre ceux de 1 case adjacente au lieu de la vôtre.
about-character-C03 = Vous pouvez ignorer toutes les flèches d’un Véhicule que vous jouez.
about-character-C04 = Vous pouvez avoir 1 carte Véhicule de plus en main.
about-character-C05 = +1 PA à votre tour tant qu’un autre joueur a plus de PV que vous.
about-character-C06 = Vous pouvez prendre le bonus du Bâtiment officiel au lieu de celui de l’endroit.
about-character-C07 = Une fois par tour, sur un Lieu : 1 PA pour ramener à la vie 1 membre mort.
about-character-C08 = Une fois par tour, vous pouvez vous déplacer sur une case avec exactement 1 pion Décombres, que vous prenez.
about-character-C09 = Au début de votre tour, vous pouvez défausser 1 carte de la Ligne des Primes et la remplacer.
about-character-C10 = Quand vous piochez un Objet ou une Arme : piochez-en 2, gardez-en 1, défaussez l’autre.
about-character-C11 = Une fois par tour : un Œuf livré sans Prime donne 2 PV au lieu de 1.
about-character-C12 = Vous pouvez ignorer la Capacité spéciale d’un Véhicule de valeur 5, 6 ou 7.
about-character-C13 = Vous échangez 2 pions Décombres contre une carte, au lieu de 3.
about-character-C14 = La première Arme que vous utilisez dans chaque Attaque inflige +2 Dommages.
about-character-C15 = Quand il meurt, ses Œufs vont à votre prochain Leader au lieu du plateau.
about-character-C16 = Mort : lancez 1 dé ; sur 5 ou 6, votre Leader survit.

## Pioches

deck-item = Objet
deck-weapon = Arme
deck-vehicle = Véhicule
deck-bounty = Prime
deck-worm = Vers
pile-item = la pioche Objet
pile-weapon = la pioche Arme
pile-vehicle = la pioche Véhicule
pile-bounty = la pioche Prime
pile-worm = la pioche des Vers

## Scénarios solo

scenario-emergency = Urgence
scenario-special_delivery = Livraison spéciale
scenario-total_extermination = Extermination totale
about-scenario-emergency = Avoir 20 PV. Vous perdez aussi quand 3 Lieux sont détruits.
about-scenario-special_delivery = Toucher une Prime de livraison dans quatre Lieux. Vous perdez aussi quand moins de 4 Lieux sont servis ou debout.
about-scenario-total_extermination = Obtenir des Primes de chasse pour 3 types de Ver.

## Plateau

board-map = Le désert
board-zone = Zone Terreur
board-line = Ligne des Primes
board-hand = Mes cartes
board-my-squad = Mon Groupe
board-parts = Volets de la table
board-part-map = Carte
board-part-zone = Vers
board-part-hand = Ma main
board-part-line = Primes
board-part-squads = Joueurs
board-part-solo = Scénario
board-space-with = { $location } { $space }
board-slot-with = { $slot } ({ $type })
board-rubble = { $count ->
    [one] { $count } pion Décombres
   *[other] { $count } pions Décombres
  }
board-eggs-of = { $count ->
    [one] { $egg }
   *[other] { $count } × { $egg }
  }
board-egg-letter-green = Ve
board-egg-letter-purple = Vi
board-egg-letter-yellow = Ja
board-egg-letter-blue = Bl
board-pawn-of = pion ({ $player })
board-target = Cible { $slot }
board-worm = Ver { $slot } : { $type }
board-health = Santé { $health }
board-cards-of-limit = { $cards ->
    [one] { $cards } carte Véhicule sur { $limit }
   *[other] { $cards } cartes Véhicule sur { $limit }
  }
board-pattern = Motif : { $pattern }
board-target-on = Cible sur { $space }
board-due-short = attaque
board-due = Il attaque à la fin du tour.
board-would-strike = { $count ->
    [one] Il frapperait depuis { $space } : { $count } case.
   *[other] Il frapperait depuis { $space } : { $count } cases.
  }
board-would-catch = Dans l’Attaque : { $players }.
board-would-catch-nobody = Personne dans l’Attaque.
board-preview = { $count ->
    [one] Le Ver { $slot } frapperait { $count } case depuis { $space }.
   *[other] Le Ver { $slot } frapperait { $count } cases depuis { $space }.
  }
board-preview-hint = Désignez un Ver, une Cible ou un Véhicule pour voir la suite.
board-after-vehicle = Après la carte { $vehicle } :
board-by-dice = { $count ->
    [one] { $count } Œuf est placé aux dés.
   *[other] { $count } Œufs sont placés aux dés.
  }
board-unknown = { $count ->
    [one] { $count } carte face cachée peut encore déplacer sa Cible.
   *[other] { $count } cartes face cachée peuvent encore déplacer sa Cible.
  }
board-ways = { $vehicle } : où iraient les Cibles
board-jump-short = Saut par-dessus le Canyon : défaussez 1 carte Véhicule.
board-jump-long = Grand saut : défaussez une carte Véhicule de valeur 6 ou 7, gagnez 1 PV et lancez un dé ; sur 1 à 3, le Leader meurt.
board-look = Montrer l’Attaque du Ver { $slot } sur la carte
board-under-list = Cartes Véhicule sous le Ver { $slot }
board-under = { $card } : carte posée par { $player }
board-under-known = { $card } : carte face cachée posée par { $player }
board-from-pile = la pioche
board-no-worms = Les Vers dorment encore.
board-line-empty = Il ne reste aucune Prime.
board-piles = Pioches
board-pile = { $pile } ({ $cards })
board-discards = Défausses
board-discard-worm = Vers
board-discard-bounty = Primes
board-discard-item = Objets
board-discard-weapon = Armes
board-discard-vehicle = Véhicules
board-discard-empty = rien
board-bounty = Prime : { $bounty }
board-secret-bounty = Prime secrète : { $bounty }
board-no-arrows = sans flèche
board-fresh = Inutilisable avant la fin de ce tour.
board-fresh-short = après ce tour
board-no-cards = Aucune carte en main
board-character = { $character } : { $about }
board-dead = { $character } : parmi les morts
board-left-behind = { $character } n’est pas de la partie
board-no-leader = Pas encore de Leader
board-eliminated = hors jeu
board-last-turn = dernier tour
board-off-board = hors du plateau
board-vp = { $vp } PV
board-vp-of = { $vp } PV sur { $target }
board-vehicles = { $count ->
    [one] { $count } carte Véhicule
   *[other] { $count } cartes Véhicule
  }
board-items = { $count ->
    [one] { $count } Objet
   *[other] { $count } Objets
  }
board-weapons = { $count ->
    [one] { $count } Arme
   *[other] { $count } Armes
  }
board-secrets = { $count ->
    [one] { $count } Prime secrète
   *[other] { $count } Primes secrètes
  }
board-scored = { $count ->
    [one] { $count } Prime obtenue
   *[other] { $count } Primes obtenues
  }
board-carried-rubble = Décombres transportés : { $count } ; { $price } font une carte
board-no-eggs = aucun Œuf
board-hat-worn = { $hat }, sur la tête : { $about }
board-in-play = { $card }, en jeu
board-climbing = Matériel d’escalade : les Décombres ne bloquent pas ce tour
board-ap = { $ap } PA
board-attack = Attaque de V.E.R.
board-attack-of = Le Ver { $slot } ({ $type }) attaque !
board-health-left = Santé restante : { $left } sur { $health }
board-caught = Joueurs pris, dans l’ordre de la chasse
board-caught-nobody = Personne n’est pris dans l’Attaque.
board-hunter-now = chasse maintenant
board-hunter-later = chassera ensuite
board-hunter-done = a déjà chassé
board-credit = Qui porte le coup de grâce prend la récompense : pour vous, jusqu’à { $vp } PV.
board-saved-all = Si le Ver est vaincu, tous les joueurs pris sont sauvés.
board-no-weapons = Vous n’avez pas d’Arme. Seuls les autres peuvent encore vous sauver.
board-reward-now = Le Ver est vaincu. La récompense est 1 PV, ou une Prime qui convient.
board-doom = Le Ver vit encore. Votre Leader va mourir, sauf si quelque chose le sauve.
board-damage = { $damage ->
    [one] { $damage } Dommage
   *[other] { $damage } Dommages
  }
board-damage-word = Dommages
board-shot-kills = Vainc le Ver : la récompense est à vous.
board-shot-may_kill = Vainc le Ver à { $chance } % ; la récompense est alors à vous.
board-shot-wounds = Ne suffit pas encore à le vaincre.
board-shot-refused = Inutilisable maintenant. { $about }
board-drawback-lose_egg = Coûte 1 Œuf transporté, si vous en avez.
board-drawback-rubble = Met 1 pion Décombres sur votre propre case.
board-defeated = vainc le Ver : { $worm } !
board-choose-leader = Qui mène votre Groupe ?
board-choose-behind = Qui reste à la maison ?
board-keep = Vous en gardez une
board-solo = La partie en solo
board-queens-in = avec les Reines
board-queens-out = sans les Reines
board-members-left = { $count ->
    [one] { $count } membre laissé à la maison
   *[other] { $count } membres laissés à la maison
  }
board-attacks = { $attacks ->
    [one] { $attacks } Attaque jusqu’ici ; à { $most }, la partie est perdue
   *[other] { $attacks } Attaques jusqu’ici ; à { $most }, la partie est perdue
  }
board-attacks-short = Attaques : { $attacks }/{ $most }
board-locations = Lieux
board-location-standing = { $location } : Lieu debout
board-location-served = { $location } : Lieu servi
board-location-destroyed = { $location } : Lieu détruit
board-trophies = Trophées
board-trophy = { $type } : trophée pris
board-no-trophy = { $type } : pas encore de trophée
board-score = Score : { $score }

## Le plateau en mots

board-place = { $what } ({ $at })
board-arrows = Ses flèches mènent la Cible { $directions }.
board-over-canyon = par-dessus le Canyon, { $direction }
board-struck-by = le Ver { $slot } frapperait ici
board-spaces-struck = Cases qu’il frapperait : { $spaces }
board-eggs-carried = Œufs portés : { $eggs }
board-squad-living = Groupe : { $characters }
board-line-list = Ligne des Primes : { $bounties }
board-attack-now = { $attack } { $health }. { $caught }

## Le résultat

result-score = { $score } PV
result-solo-score = Score : { $score }

## D’où viennent les points

source-delivery_bounty = Primes de livraison
source-egg = Œufs sans Prime
source-motel = Bonus du Motel
source-hunting_bounty = Primes de chasse
source-worm = Vers sans Prime
source-item = Objets
source-jump = Sauts du Canyon
