### Les textes de Claustrophobia 1643. Les arguments sont résolus par qui les lit : une place devient le nom d’un joueur, une
### chaîne v de l’argument a devient le texte a-v, sinon celui d’une famille de mots (fighter, event_card, talent, side, instinct),
### sinon a-other avec $value. Le nom d’une chose est écrit comme au milieu d’une phrase ; les combattants portent le leur comme des gens.

## Le jeu en bref (sur la page d’accueil)

game-summary = Sous la Nouvelle-Jérusalem, les tunnels grouillent de démons. Un joueur mène une poignée de condamnés, dont les dés disent ce que chacun peut encore faire ; l’autre change des dés en pouvoirs et envoie troglodytes, molosses et démons. Huit scénarios disent qui gagne.
rulebook-searches = épuisé, blocage, Garde du corps, saturation, molosse, Destinée funeste

## Événements de la mise en place (ce que dit le journal)

event-sides_taken = { $seat } joue les humains, { $other } joue les Enfers.
    .you = Vous jouez les humains, { $other } joue les Enfers.
    .to-you = { $seat } joue les humains, vous jouez les Enfers.
event-start_tile_laid = Sur la table dès le départ : { $tile } { $cell }.
event-threat_stored = { $seat } commence avec { $pm } PM.
    .you = Vous commencez avec { $pm } PM.
event-event_dealt = { $known ->
    [yes] { $seat } reçoit une carte d’événement : { $event } (en main : { $total }).
   *[no] { $seat } reçoit une carte d’événement (en main : { $total }).
  }
    .you = { $known ->
        [yes] Vous recevez une carte d’événement : { $event } (en main : { $total }).
       *[no] Vous recevez une carte d’événement (en main : { $total }).
      }
event-demon_drawn = Le sort désigne un démon qui peut entrer en jeu : { $demon }.
event-demon_chosen = { $seat } choisit un démon : { $demon }.
    .you = Vous choisissez un démon : { $demon }.
event-fighter_recruited = { $seat } recrute { $fighter } (points restants : { $left }).
    .you = Vous recrutez { $fighter } (points restants : { $left }).
event-gift_taken = { $fighter } reçoit le don { $gift } (points restants : { $left }).
event-equipment_taken = Équipement pour { $fighter } : { $equipment } (points restants : { $left }).
event-card_taken = { $total ->
    [one] { $seat } commencera avec { $total } carte d’instinct (points restants : { $left }).
   *[other] { $seat } commencera avec { $total } cartes d’instinct (points restants : { $left }).
  }
    .you = { $total ->
        [one] Vous commencerez avec { $total } carte d’instinct (points restants : { $left }).
       *[other] Vous commencerez avec { $total } cartes d’instinct (points restants : { $left }).
      }
event-company_ready = La compagnie est prête chez { $seat } : { $fighters }.
    .you = Votre compagnie est prête : { $fighters }.
event-humans_placed = Les humains commencent en { $cell } : { $fighters }.
event-infernal_placed = { $fighter } commence en { $cell }.
event-token_entrusted = { $fighter } porte { $token }.

## Événements de la phase de préparation du joueur humain

event-turn_began = { $limit ->
    [0] Le tour { $turn } commence.
   *[other] Le tour { $turn } sur { $limit } commence.
  }
event-phase_began = Tour { $turn }, { $seat } : { $phase }.
    .you = Tour { $turn }, à vous : { $phase }.
event-cards_put_away = { $cards_count ->
    [one] La carte d’instinct du tour passé est défaussée : { $cards }.
   *[other] Les cartes d’instinct du tour passé sont défaussées : { $cards }.
  }
event-pit_rolled = { $hit ->
    [true] Fosse carnassière, { $fighter } : { $roll }, une touche.
   *[false] Fosse carnassière, { $fighter } : { $roll }, aucun mal.
  }
event-healed = { $left ->
    [one] { $fighter } guérit sa ligne { $line } et a { $left } ligne valide.
   *[other] { $fighter } guérit sa ligne { $line } et a { $left } lignes valides.
  }
event-water_used = La fontaine en { $cell } donne de son eau (pions restants : { $left }).
event-dice_rolled = { $seat } lance les dés d’activation : { $dice }.
    .you = Vous lancez les dés d’activation : { $dice }.
event-die_rerolled = Un { $die } est relancé et devient un { $roll }. Les dés : { $dice }.
event-die_assigned = { $fighter } reçoit un { $die }.
event-die_turned = { $fighter } reçoit un { $die } : { $card } change un { $roll }.
event-card_given = { $fighter } reçoit la carte d’instinct { $effect }.
event-dice_put_aside = Dés mis de côté sans servir : { $dice }.
event-exhausted = { $fighter } passe à l’état épuisé : la ligne { $line } est annulée.
event-blessed = { $bonus ->
    [mv] { $fighter } bénit { $ally } : +{ $amount } en déplacement.
   *[cb] { $fighter } bénit { $ally } : +{ $amount } en combat.
  }
event-instinct_drawn = { $known ->
    [yes] { $seat } pioche une carte d’instinct : { $card } ; en main : { $total } sur { $limit }.
   *[no] { $seat } pioche une carte d’instinct (en main : { $total } sur { $limit }).
  }
    .you = { $known ->
        [yes] Vous piochez une carte d’instinct : { $card } ; en main : { $total } sur { $limit }.
       *[no] Vous piochez une carte d’instinct (en main : { $total } sur { $limit }).
      }
event-instinct_reshuffled = { $total ->
    [one] La carte d’instinct défaussée forme la nouvelle pioche.
   *[other] Les { $total } cartes d’instinct défaussées forment la nouvelle pioche.
  }
event-instinct_discarded = { $seat } défausse une carte d’instinct : { $card } ; encore en main : { $left }.
    .you = Vous défaussez une carte d’instinct : { $card } ; encore en main : { $left }.
event-gift_activated = { $gift } : { $fighter } active ce don.
event-wrath_spread = Aura de colère, par { $fighter } : tous les combattants humains ont +1 en combat.
event-courage_given = { $fighter } donne courage à { $ally } : +1 en déplacement, en combat et en défense.
event-prescience_laid = { $fighter } voit plus loin : la prochaine exploration choisit parmi 3 tuiles.
event-expiated = Expiation : { $fighter } inflige une touche à { $victim } (usages restants : { $left }).
event-expiation_rolled = { $hit ->
    [true] Expiation : un { $roll }, { $fighter } subit aussi une touche.
   *[false] Expiation : un { $roll }, { $fighter } n’a rien.
  }

## Événements des phases d’activation : se déplacer et explorer

event-activated = { $enemies ->
    [0] { $fighter } agit : déplacement { $mv }, combat { $cb }, défense { $df }.
    [one] { $fighter } agit face à 1 ennemi : déplacement { $mv }, combat { $cb }, défense { $df }.
   *[other] { $fighter } agit face à { $enemies } ennemis : déplacement { $mv }, combat { $cb }, défense { $df }.
  }
event-imposing_switched = { $off ->
    [true] { $fighter } laisse passer les ennemis.
   *[false] { $fighter } retient de nouveau les ennemis (Imposant).
  }
event-barred = { $seat } retient { $fighter } (Imposant).
    .you = Vous retenez { $fighter } (Imposant).
event-let_go = { $seat } laisse partir { $fighter }.
    .you = Vous laissez partir { $fighter }.
event-moved = { $fighter } va en { $cell } (déplacement restant : { $left }).
event-exploration_declared = { $fighter } explore depuis { $cell }, { $side }.
event-exploration_failed = Aucune tuile ne convient en { $cell } : l’exploration échoue.
event-tiles_looked_at = { $known ->
    [yes] { $seat } regarde les tuiles suivantes : { $tiles }.
   *[no] { $seat } regarde les tuiles suivantes ({ $number }).
  }
    .you = { $known ->
        [yes] Vous regardez les tuiles suivantes : { $tiles }.
       *[no] Vous regardez les tuiles suivantes ({ $number }).
      }
event-tile_discarded = Une tuile fermerait le plateau et est défaussée : { $tile }.
event-tile_set_aside = Une tuile fermerait le plateau et est mise de côté : { $tile }.
event-tile_placed = Nouvelle tuile en { $cell } : { $tile }.
event-alarm_raised = { $fighter } donne l’Alarme en { $cell } : 1 dé du destin de plus la prochaine fois.
event-tomb_opened = { $fighter } ouvre le Tombeau en { $cell } : une carte d’instinct est piochée.
event-trap_sprung = { $hit ->
    [true] Couloir piégé en { $cell } : un { $roll }, { $fighter } subit une touche !
   *[false] Couloir piégé en { $cell } : un { $roll }, { $fighter } en réchappe.
  }
event-sanctuary_rolled = { $hit ->
    [true] Sanctuaire, { $fighter } : { $roll }, une touche.
   *[false] Sanctuaire, { $fighter } : { $roll }, aucun mal.
  }
event-hole_placed = Un trou s’ouvre en { $cell }.
event-obstacle_rolled = { $done ->
    [true] { $fighter } obtient { $rolls } : la voie est libre.
   *[false] { $fighter } obtient { $rolls } : pas assez, la voie reste fermée.
  }
event-rubble_cleared = { $fighter } déblaie les éboulis.
event-door_opened = { $fighter } ouvre la porte verrouillée.

## Événements des phases d’activation : combattre

event-attacked = { $attack ->
    [blunderbuss] { $group ->
        [one] { $fighter } tire au tromblon sur { $victim } !
       *[other] { $fighter } tire au tromblon sur { $group } troglodytes !
      }
    [pistol] { $group ->
        [one] { $fighter } tire au pistolet sur { $victim } !
       *[other] { $fighter } tire au pistolet sur { $group } troglodytes !
      }
   *[fight] { $group ->
        [one] { $fighter } attaque { $victim } !
       *[other] { $fighter } attaque { $group } troglodytes !
      }
  }
event-attack_rolled = { $needed ->
    [6] { $fighter } obtient { $rolls } ; seul un crâne touche. Touches : { $hits }.
    [7] { $fighter } obtient { $rolls } ; seul un crâne touche. Touches : { $hits }.
   *[other] { $fighter } obtient { $rolls } ; un { $needed } ou plus touche. Touches : { $hits }.
  }
event-rolled_again = Frénétique : { $fighter } relance, obtient { $rolls } et en gagne { $gained }. Touches : { $hits }.
event-hits_taken = { $hits ->
    [one] Garde du corps : { $fighter } prend { $hits } touche pour { $victim } (touches restantes : { $left }).
   *[other] Garde du corps : { $fighter } prend { $hits } touches pour { $victim } (touches restantes : { $left }).
  }
event-hit_shrugged_off = Résistant : { $fighter } encaisse une touche sans mal (touches restantes : { $hits }).
event-hits_doubled = Couloir carnassier : chaque touche compte double, { $fighter } en subit { $hits }.
event-damaged = { $hits ->
    [one] { $fighter } perd { $hits } point de vie ({ $cause }) : reste { $left }.
   *[other] { $fighter } perd { $hits } points de vie ({ $cause }) : reste { $left }.
  }
event-line_cancelled = { $fighter } perd la ligne { $line } ({ $cause }) : reste { $left }.
event-killed = { $for_good ->
    [true] { $fighter } meurt ({ $cause }) et quitte la partie.
   *[false] { $fighter } meurt ({ $cause }) et retourne dans la réserve.
  }
event-sent_back = { $fighter } doit faire de la place et retourne dans la réserve.
event-equipment_used = { $fighter } utilise une carte, qui est défaussée : { $equipment }.
event-grenade_rolled = { $hit ->
    [true] Grenade, { $fighter } : { $roll }, une touche.
   *[false] Grenade, { $fighter } : { $roll }, aucun mal.
  }

## Événements du joueur infernal

event-dice_returned = { $returned ->
    [one] { $seat } récupère { $returned } dé des pouvoirs (dés disponibles : { $total }).
   *[other] { $seat } récupère { $returned } dés des pouvoirs (dés disponibles : { $total }).
  }
    .you = { $returned ->
        [one] Vous récupérez { $returned } dé des pouvoirs (dés disponibles : { $total }).
       *[other] Vous récupérez { $returned } dés des pouvoirs (dés disponibles : { $total }).
      }
event-die_taken_back = { $seat } reprend un { $die } : { $slot } (dés disponibles : { $total }).
    .you = Vous reprenez un { $die } : { $slot } (dés disponibles : { $total }).
event-destiny_rolled = { $seat } lance les dés du destin : { $dice }.
    .you = Vous lancez les dés du destin : { $dice }.
event-die_placed = { $seat } place un { $die } : { $slot }.
    .you = Vous placez un { $die } : { $slot }.
event-power_triggered = Pouvoir déclenché par { $dice } : { $slot }.
event-pm_gained = { $seat } gagne { $pm } PM : { $total } en tout.
    .you = Vous gagnez { $pm } PM : { $total } en tout.
event-events_looked_at = { $total ->
    [0] { $seat } ne trouve plus de carte d’événement.
   *[other] { $known ->
        [yes] { $seat } regarde des événements ({ $events }).
       *[no] { $seat } regarde des cartes d’événement : { $total }.
      }
  }
    .you = { $total ->
        [0] Vous ne trouvez plus de carte d’événement.
       *[other] { $known ->
            [yes] Vous regardez des événements ({ $events }).
           *[no] Vous regardez des cartes d’événement : { $total }.
          }
      }
event-event_kept = { $known ->
    [yes] { $seat } garde { $event } (cartes d’événement en main : { $total }).
   *[no] { $seat } garde une carte d’événement (en main : { $total }).
  }
    .you = { $known ->
        [yes] Vous gardez { $event } (cartes d’événement en main : { $total }).
       *[no] Vous gardez une carte d’événement (en main : { $total }).
      }
event-events_discarded = { $events_count ->
    [one] { $seat } défausse { $events_count } événement ({ $events }).
   *[other] { $seat } défausse { $events_count } événements ({ $events }).
  }
    .you = { $events_count ->
        [one] Vous défaussez { $events_count } événement ({ $events }).
       *[other] Vous défaussez { $events_count } événements ({ $events }).
      }
event-event_played = { $seat } joue { $event } (cartes d’événement restantes : { $left }).
    .you = Vous jouez { $event } (cartes d’événement restantes : { $left }).
event-way_lost = { $fighter } se perd et reste en { $cell } : plus d’exploration { $side } ce tour.
event-talent_lost = { $fighter } perd le talent { $talent } jusqu’à la prochaine préparation humaine.
event-terrified = La terreur saisit { $fighter } : combat 0 pendant cette phase.
event-trapdoor_rolled = { $hit ->
    [true] Chausse-trape : un { $roll }, { $fighter } subit une touche !
   *[false] Chausse-trape : un { $roll }, { $fighter } en réchappe.
  }
event-hits_cancelled = { $hits ->
    [one] Chair impie, { $fighter } : { $hits } touche annulée (touches restantes : { $left }).
   *[other] Chair impie, { $fighter } : { $hits } touches annulées (touches restantes : { $left }).
  }
event-rubble_placed = Des éboulis ferment { $cell }, { $side }.
event-ambush_laid = Embuscade en { $cell } : jusqu’à 2 troglodytes peuvent y entrer dans cette phase.
event-entered_play = { $pm ->
    [0] { $fighter } entre en jeu en { $cell } sans rien coûter (PM restants : { $total }).
   *[other] { $fighter } entre en jeu en { $cell } pour { $pm } PM (PM restants : { $total }).
  }
event-unleashed = Un { $die } déchaîne { $fighter } : déplacement { $mv }, combat { $cb }.
event-demon_healed = { $fighter } perd { $hits } de ses dégâts : reste { $left }.
event-carried_over = { $fighter } se retrouve en { $cell }.
event-feasted = { $fighter } dévore { $victim } : dégâts retirés { $hits }, dégâts restants { $left }.
event-miasma_rolled = { $hit ->
    [true] Miasmes, { $fighter } : { $roll } pour { $needed } ou plus, une touche.
   *[false] Miasmes, { $fighter } : { $roll } pour { $needed } ou plus, aucun mal.
  }

## Événements des scénarios, et la fin

event-token_picked_up = { $fighter } ramasse { $token } en { $cell }.
event-token_put_down = { $fighter } pose { $token } en { $cell }.
event-token_dropped = { $fighter } laisse tomber { $token } en { $cell }.
event-token_taken_along = { $fighter } part avec { $token }.
event-departed = { $fighter } sort des tunnels (combattants à l’abri : { $total }).
event-stash_found = { $fighter } fouille la Cache en { $cell } et trouve une carte : { $equipment }.
event-stash_useless = { $fighter } fouille la Cache en { $cell } et n’y trouve rien d’utile.
event-stash_opened = { $fighter } fouille la Cache en { $cell } : une carte d’instinct est piochée.
event-explosive_planted = { $fighter } pose l’explosif en { $cell } et allume la mèche !
event-fuse_torn_out = En { $cell }, la mèche a été arrachée : l’explosif est au sol, éteint.
event-exploded = L’explosif saute en { $cell } !
event-poison_laid = { $fighter } pose le poison en { $cell } : il faut y rester jusqu’à la prochaine préparation.
event-poison_failed = Personne ne garde le poison en { $cell } : il est au sol, sans effet.
event-poison_worked = Le poison agit en { $cell } !
event-recited = { $done ->
    [true] { $fighter } récite : { $roll }, un sceau est posé ({ $total } en tout).
   *[false] { $fighter } récite : { $roll }, aucun sceau n’est posé ({ $total } en tout).
  }
event-possessed_placed = { $fighter } apparaît en { $cell }.
event-exorcised = { $fighter } exorcise { $victim } et obtient { $rolls } : succès { $hits }, encore nécessaires { $left }.
event-possessed_freed = Délivrance : { $fighter } ({ $total } en tout).
event-crate_placed = Une caisse se trouve en { $cell }.
event-crate_delivered = { $fighter } sort une caisse ({ $total } en tout).
event-death_crawled = { $fighters_count ->
    [0] La mort rampante ne trouve personne.
   *[other] La mort rampante : une touche pour { $fighters }.
  }
event-damned_rose = { $victim } revient d’entre les morts en { $cell } : { $fighter }.
event-vial_taken = { $fighter } prend une fiole à la fontaine en { $cell } (pions restants : { $left }).
event-vial_used = { $fighter } utilise la fiole pour { $ally }.
event-guide_explored = Le guide explore depuis { $cell }, { $side }.
event-guide_moved = Le guide avance en { $cell }.
event-guide_aimed = Le guide explorera ensuite depuis { $cell }, { $side }.
event-guide_removed = Le chemin du guide finit en { $cell } : le nid est trouvé.
event-game_won = { $seat } gagne : { $cause } !
    .you = Vous gagnez : { $cause } !
event-game_drawn = Partie nulle : { $cause }, mais { $condition }.

## Actions : un libellé pour chacune, et le titre d’un groupe

do-recruit = Recruter { $fighter }
do-take_gift = Prendre le don { $gift } (2 points)
do-equip = Prendre { $equipment } (2 points)
do-take_card = Prendre 1 carte d’instinct de plus (1 point)
do-ready = La compagnie est prête
do-enlist = Choisir { $entry }
do-entrust = Confier le pion à { $fighter }
do-resolve = { $word1 ->
    [pit] Lancer pour la fosse : { $tile }
    [explosive] Laisser brûler la mèche
    [poison] Laisser agir le poison
    [guide] Faire explorer le guide
   *[crawling_death] Laisser frapper la mort rampante
  }
do-drink = Guérir { $fighter } à la fontaine
do-no_fountain = Ne plus utiliser de fontaine
do-heal = Guérir la ligne { $word1 } : { $fighter }
do-no_heal = Ne rien guérir
do-reroll_die = Relancer un { $word1 }
do-keep_dice = Garder les dés tels quels
do-assign = Donner un { $word1 } à { $fighter }
do-turn = { $card } tourne un { $word2 } : { $fighter }
do-give = { $card }, pour son texte : { $fighter }
do-unassign = Reprendre dé et carte à { $fighter }
do-confirm = Confirmer l’attribution
do-bless = { $word3 ->
    [mv] Bénir { $fighter } ({ $word1 }) : déplacement
   *[cb] Bénir { $fighter } ({ $word1 }) : combat
  }
do-no_blessing = Ne bénir personne maintenant
do-discard_instinct = Défausser { $card }
do-invoke = { $gift } : { $fighter }
do-no_gift = Renoncer au don
do-fight = Attaquer { $fighter }
do-shoot = Tirer au tromblon sur { $fighter }
do-use = { $word1 ->
    [E02] Lancer la grenade : { $tile }
    [E06] Baume de guérison pour { $fighter }
    [E07] Tirer au pistolet sur { $fighter }
   *[E14] Eau bénite sur { $fighter }
  }
do-plant = Poser l’explosif et allumer la mèche
do-poison = Répandre le poison
do-recite = Réciter, pour un sceau
do-exorcise = Exorciser { $fighter }
do-pick_up = { $word1 ->
    [crate] Ramasser une caisse
    [explosive] Ramasser l’explosif
    [poison] Ramasser le poison
   *[vial] Ramasser une fiole
  }
do-take_vial = Prendre une fiole d’eau
do-use_vial = Utiliser la fiole pour { $fighter }
do-put_down = { $word1 ->
    [crate] Poser la caisse
    [explosive] Poser l’explosif
    [poison] Poser le poison
   *[vial] Poser la fiole
  }
do-depart = Sortir des tunnels
do-clear_rubble = Déblayer les éboulis { $word1 }
do-open_door = Ouvrir la porte { $word1 }
do-explore = Explorer { $word1 }
do-step = Aller sur { $tile }
do-activate = Activer { $fighter }
do-let_pass = { $state ->
    [holding] { $word1 } : laisser passer
    [passing] { $word1 } : retenir de nouveau
   *[other] { $word1 } : laisser passer, ou retenir
  }
do-end_phase = Finir la phase
do-feast = Festin : dévorer { $fighter }
do-pursue = Poursuivre sur { $tile }
do-stay = Ne pas poursuivre
do-bar = Retenir ce combattant
do-grant = Laisser partir ce combattant
do-orient = Placer la tuile ({ $rotation })
do-choose = Placer { $looked }
do-next_tile = Sur le dessus : { $looked }
do-dig = Ouvrir un trou : { $tile }
do-reroll = Dés relancés : { $word1 }
do-guard = { $word2 ->
    [0] { $fighter } ne prend aucune touche
    [one] { $fighter } prend { $word2 } touche
   *[other] { $fighter } prend { $word2 } touches
  }
do-cancel = Annuler la ligne { $word1 } : { $fighter }
do-play = { $words ->
    [1] Jouer { $word1 }
    [2] Jouer { $word1 } : { $word2 }
   *[other] Jouer { $word1 } : { $word2 }, { $word3 }
  }
do-pass = Passer
do-take_back = Reprendre un { $word2 } : { $slot }
do-leave_dice = Laisser les dés où ils sont
do-roll = Lancer { $word1 } dés du destin
do-place = Placer un { $word1 } : { $slot }
do-keep = Garder { $word1 }
do-discard_event = Défausser { $word1 }
do-buy = { $entry } : entrer sur { $tile }
do-summon = Appeler un troglodyte : { $tile }
do-unleash = Déchaîner avec un { $word1 }
do-shadow_step = Placer l’Ombre sur { $tile }
do-pull_strings = Mener { $fighter } sur { $tile }
do-escort = Troglodytes de l’escorte : { $word1 }
do-send_back = Renvoyer { $fighter } dans la réserve

verb-recruit = Recruter un combattant
verb-take_gift = Prendre un don
verb-equip = Prendre de l’équipement
verb-take_card = Prendre une carte
verb-ready = Compagnie prête
verb-enlist = Choisir un démon
verb-entrust = Choisir le porteur
verb-resolve = Effets à résoudre
verb-drink = Fontaine de guérison
verb-no_fountain = Pas de fontaine
verb-heal = Guérir une ligne
verb-no_heal = Pas de guérison
verb-reroll_die = Sceptre de commandement
verb-keep_dice = Garder les dés
verb-assign = Attribuer un dé
verb-turn = Tourner un dé (carte)
verb-give = Texte d’une carte
verb-unassign = Reprendre
verb-confirm = Confirmer
verb-bless = Bénir
verb-no_blessing = Pas de Bénédiction
verb-discard_instinct = Défausser une carte
verb-invoke = Utiliser le don
verb-no_gift = Pas de don
verb-fight = Combattre
verb-shoot = Tirer au tromblon
verb-use = Utiliser l’équipement
verb-plant = Explosif
verb-poison = Poison
verb-recite = Réciter
verb-exorcise = Exorciser
verb-pick_up = Ramasser
verb-take_vial = Prendre une fiole
verb-use_vial = Utiliser une fiole
verb-put_down = Poser
verb-depart = Sortir
verb-clear_rubble = Déblayer
verb-open_door = Ouvrir une porte
verb-explore = Explorer
verb-step = Se déplacer
verb-activate = Activer un combattant
verb-let_pass = Imposant
verb-end_phase = Finir la phase
verb-feast = Festin
verb-pursue = Poursuivre
verb-stay = Rester
verb-bar = Retenir
verb-grant = Laisser partir
verb-orient = Orienter la tuile
verb-choose = Choisir une tuile
verb-next_tile = Remettre une tuile
verb-dig = Ouvrir un trou
verb-reroll = Relancer les dés ratés
verb-guard = Garde du corps
verb-cancel = Annuler une ligne
verb-play = Jouer un événement
verb-pass = Passer
verb-take_back = Reprendre un dé
verb-leave_dice = Laisser les dés
verb-roll = Lancer les dés du destin
verb-place = Placer un dé
verb-keep = Garder un événement
verb-discard_event = Défausser un événement
verb-buy = Faire entrer en jeu
verb-summon = Appel des âmes
verb-unleash = Déchaînement
verb-shadow_step = Pas de l’ombre
verb-pull_strings = Marionnette
verb-escort = Escorte
verb-send_back = Faire de la place

## Raccourcis : plusieurs actions d’un seul geste

shortcut-walk = { $first ->
    [fighter] { $fighter } : aller sur { $tile } (déplacement { $cost })
   *[tile] Aller sur { $tile } (déplacement { $cost })
  }
shortcut-fight = { $cost ->
    [0] { $attacker } : attaquer { $victim }
   *[other] { $attacker } : aller attaquer { $victim } (déplacement { $cost })
  }
shortcut-explore = { $first ->
    [fighter] { $fighter } : explorer { $side } depuis { $cell } (déplacement { $cost })
   *[exit] Aller explorer { $side } depuis { $cell } (déplacement { $cost })
  }
shortcut-exchange = Donner plutôt un { $die } à { $fighter }

## Coût, chances et avertissements : ce que l’on sait d’une action avant de la faire

points-to-act = déplacement { $points }
odds-trap = Le piège touche : { $chance } %
odds-sanctuary = Le Sanctuaire touche : { $chance } %
odds-hit = { $dice ->
    [one] Au moins une touche avec { $dice } dé : { $chance } %, dégâts attendus : { $damage } sur { $left }
   *[other] Au moins une touche avec { $dice } dés : { $chance } %, dégâts attendus : { $damage } sur { $left }
  }
odds-kill = Mort : { $chance } %
odds-grenade = Une touche pour chaque combattant de la tuile : { $chance } %
odds-break = La voie se libère : { $chance } %
warning-flooded = Le déplacement finit ici : le couloir est inondé.
warning-alarm = Donne l’Alarme : 1 dé du destin de plus pour l’adversaire.
warning-exhausts = Cette ligne est annulée : ce sera l’état épuisé.
warning-not_acted = Certains de vos combattants n’ont pas encore agi.

## Questions : à qui l’on demande, et aux autres pendant ce temps

ask-compose_company = Qui prenez-vous dans votre compagnie, avec quels dons et quel équipement ?
ask-choose_demons = Quel démon vient avec vous ?
ask-choose_bearer = Lequel de vos combattants porte le pion du scénario ?
ask-start_effects = Que résolvez-vous d’abord ? Utilisez-vous une fontaine ?
ask-use_scepter = Sceptre de commandement : relancez-vous un dé ?
ask-assignment = Donnez un dé à chacun, des cartes si vous voulez, puis confirmez.
ask-heal_line = Quelle ligne guérissez-vous ?
ask-bless = Bénissez-vous un combattant, en déplacement ou en combat ?
ask-discard_instinct = Trop de cartes d’instinct en main : laquelle défaussez-vous ?
ask-use_gift = À qui destinez-vous ce don ?
ask-activation = Qui activez-vous, et pour quoi faire ?
ask-grant_passage = Imposant : un ennemi veut quitter la tuile. Le laissez-vous partir ?
ask-orient = Comment tournez-vous la nouvelle tuile ?
ask-choose_tile = Prescience : quelle tuile placez-vous ?
ask-put_back = Prescience : quelle tuile remettez-vous sur le dessus ?
ask-place_hole = Sur quelle tuile ouvrez-vous l’autre trou ?
ask-roll_again = Frénétique : combien de dés ratés relancez-vous ?
ask-take_hits = Garde du corps : combien de touches votre combattant prend-il ?
ask-pursue = Poursuite : votre combattant va-t-il sur une tuile adjacente ?
ask-cancel_line = Quelle ligne la touche annule-t-elle ?
ask-window = Jouez-vous une carte d’événement maintenant ?
ask-take_dice_back = Reprenez-vous des dés sur vos pouvoirs ?
ask-roll_destiny = Combien de dés du destin lancez-vous ?
ask-allocate = Sur quels pouvoirs placez-vous vos dés ?
ask-keep_event = Destinée funeste : quelle carte gardez-vous ?
ask-limit_hand = Trop de cartes d’événement en main : laquelle défaussez-vous ?
ask-threat = Qui faites-vous entrer en jeu, et où ?
ask-unleash_hound = Sur quelle face tournez-vous le dé du molosse ?
ask-shadow_step = Pas de l’ombre : où placez-vous l’Ombre ?
ask-marionette = Marionnette : qui déplacez-vous, et où ?
ask-choose_escort = Combien de troglodytes viennent avec votre démon ?
ask-make_room = La tuile est pleine. Qui renvoyez-vous dans la réserve ?

# comment on y répond, pour qui joue la première fois
how-compose_company = Il faut autant de meneurs et de guerriers que dans le scénario. Pressez un combattant, un don ou une carte pour les prendre ; les points qui restent à la fin sont perdus.
how-assignment = Pressez un dé, puis un combattant : la ligne de ce numéro dit ce qu’il vaut jusqu’à votre prochain tour. Une carte se donne de même : seule pour son texte, avec un dé pour le tourner.
how-use_gift = Pressez le combattant qui en profite.
how-activation = Pressez un combattant, puis une tuile ou un ennemi ; les humains explorent aussi les issues. Chacun agit une fois : un déplacement et une action, dans l’ordre que vous voulez.
how-orient = Pressez une orientation ; désignez-la d’abord pour la voir en place.
how-take_hits = Les touches que prend le Garde du corps ne frappent plus son allié.
how-cancel_line = Pressez une ligne de sa fiche. Un dé posé sur une ligne annulée met le combattant à l’état épuisé ; sans ligne valide, il meurt.
how-window = Pressez une carte de votre main, puis ce qu’elle vise ; ou passez, et gardez-la.
how-take_dice_back = Pressez un dé qui attend, puis son pouvoir. Les dés repris peuvent être relancés tout de suite.
how-allocate = Pressez un dé, puis un pouvoir. Un pouvoir dont la condition est remplie se déclenche ; sinon ses dés y attendent les suivants.
how-keep_event = Les autres cartes regardées sont défaussées.
how-threat = Pressez une figurine de la réserve, puis une tuile : il y faut une issue inexplorée et aucun ennemi. Les PM que vous ne dépensez pas restent en réserve.

wait-compose_company = { $names } compose sa compagnie.
wait-choose_demons = { $names } choisit un démon.
wait-choose_bearer = { $names } choisit qui porte le pion.
wait-start_effects = { $names } décide de l’ordre des effets.
wait-use_scepter = { $names } peut relancer un dé.
wait-assignment = { $names } attribue dés et cartes.
wait-heal_line = { $names } choisit une ligne à guérir.
wait-bless = { $names } peut bénir un combattant.
wait-discard_instinct = { $names } défausse une carte d’instinct.
wait-use_gift = { $names } utilise un don.
wait-activation = { $names } active ses combattants.
wait-grant_passage = { $names } décide si un ennemi peut partir.
wait-orient = { $names } oriente la nouvelle tuile.
wait-choose_tile = { $names } choisit une tuile en secret.
wait-put_back = { $names } remet des tuiles en secret.
wait-place_hole = { $names } ouvre un autre trou.
wait-roll_again = { $names } peut relancer des dés.
wait-take_hits = { $names } décide si un garde du corps prend des touches.
wait-pursue = { $names } peut poursuivre.
wait-cancel_line = { $names } choisit la ligne annulée.
wait-window = { $names } peut jouer une carte d’événement.
wait-take_dice_back = { $names } peut reprendre des dés.
wait-roll_destiny = { $names } lance les dés du destin.
wait-allocate = { $names } place ses dés sur les pouvoirs.
wait-keep_event = { $names } garde une carte d’événement.
wait-limit_hand = { $names } défausse une carte d’événement.
wait-threat = { $names } fait entrer des combattants.
wait-unleash_hound = { $names } peut déchaîner un molosse.
wait-shadow_step = { $names } peut placer l’Ombre ailleurs.
wait-marionette = { $names } peut déplacer un combattant humain.
wait-choose_escort = { $names } choisit l’escorte du démon.
wait-make_room = { $names } fait de la place sur une tuile.

## Options d’une table

option-scenario = Scénario
    .help = Ce que chaque côté doit faire, avec quels combattants et dans quels tunnels. Commencez par Les Survivants. Un scénario que vous avez écrit se joue aussi.
option-scenario-S1 = Les Survivants
    .about = Pour débuter, 20 tours. Quatre survivants cherchent la Sortie : deux d’entre eux doivent la passer.
option-scenario-S2 = Endiguer le flot
    .about = Difficulté normale, 14 tours. Quatre humains portent un explosif au Carrefour du puits et tiennent jusqu’à l’explosion.
option-scenario-S3 = Trancher la tête
    .about = Difficile pour les humains, 15 tours. Cinq d’entre eux cherchent le Maître des âmes et doivent le tuer deux fois.
option-scenario-S4 = Le Rituel
    .about = Difficulté normale, 10 tours. Le frère rédempteur récite dans la Salle du pentacle jusqu’à y poser trois sceaux ; les autres le protègent.
option-scenario-S5 = Les Possédés
    .about = Difficulté normale, 13 tours. Deux meneurs et deux guerriers cherchent trois Possédés et doivent en exorciser deux.
option-scenario-S6 = Qui ose gagne
    .about = Difficulté normale, 16 tours. Cinq humains cherchent des caisses et en emportent trois par la Sortie.
option-scenario-S7 = Infection
    .about = Difficile pour les humains, 20 tours. Quatre humains infectés cherchent la Sortie : deux d’entre eux doivent la passer à temps.
option-scenario-S8 = Le Guide
    .about = Difficulté normale, 16 tours. Quatre humains suivent un guide jusqu’au nid, l’empoisonnent et y restent un tour.
option-side = Côté de la place 1
    .help = Le côté que joue la première place ; la seconde joue l’autre.
option-side-human = humain
option-side-infernal = infernal
option-side-random = au hasard
option-team = Équipe humaine
    .help = Les combattants du scénario, ou une compagnie libre : le joueur humain compose son équipe pour 18 points.
option-team-scenario = celle du scénario
option-team-free_company = compagnie libre
option-demons = Démons
    .help = Ceux du scénario, ceux que choisit le joueur infernal, ou autant tirés au sort. Fixés dans Trancher la tête et Infection.
option-demons-scenario = ceux du scénario
option-demons-chosen = choisis
option-demons-random = au hasard
option-closing = Orientation qui ferme
    .help = Interdite : une tuile doit laisser une issue non explorée, si elle le peut. Permise : le joueur infernal peut fermer le plateau, et la tuile est alors défaussée.
option-closing-forbidden = interdite
option-closing-allowed = permise
option-blessing = Bonus de Bénédiction
    .help = Ce que reçoit un combattant béni. Les pictogrammes du livret sont perdus : les deux lectures sont possibles.
option-blessing-mv1_cb2 = déplacement +1 ou combat +2
option-blessing-mv2_cb1 = déplacement +2 ou combat +1
option-infernal_pm = PM infernaux de départ
    .help = Ajoutés aux PM du scénario, ou retirés : de −4 à +6.
option-instinct_cards = Cartes d’instinct de départ
    .help = Ajoutées aux cartes d’instinct du scénario, ou retirées : de −2 à +3.
option-turn_limit = Limite de tours
    .help = Aucune : la partie ne finit que par les autres conditions. Possible dans Les Survivants, Qui ose gagne et Infection.
option-turn_limit-scenario = celle du scénario
option-turn_limit-off = aucune
option-event_deck = Pioche d’événements vide
    .help = Remélangée : les cartes d’événement défaussées forment une nouvelle pioche quand elle est vide.
option-event_deck-not_reshuffled = non remélangée
option-event_deck-reshuffled = remélangée
option-other_stack = Pioches de 2009
    .help = Infection est plus longue (10 tuiles, puis 3 et la Sortie), Le Guide plus court (7 tuiles, puis 3 et le nid).
option-other_stack-true = oui
option-other_stack-false = non
option-pass_windows = Passer les fenêtres inutiles
    .help = Oui : le joueur infernal n’est interrogé que s’il peut jouer une carte d’événement. Non : chaque fois qu’il en a en main, pour que rien ne se devine.
option-pass_windows-true = oui
option-pass_windows-false = non
option-ask_talents = Demander pour les talents
    .help = Oui : Frénétique demande combien de dés ratés relancer, et Imposant interroge à chaque départ. Non : les deux agissent seuls.
option-ask_talents-true = oui
option-ask_talents-false = non

## Phases et causes

phase-setting_up = Mise en place
phase-human_preparation = Préparation (humains)
phase-human_activation = Activation (humains)
phase-infernal_preparation = Préparation (Enfers)
phase-threat = Menace
phase-infernal_activation = Activation (Enfers)
cause-attack = attaque
cause-trap = piège
cause-trapdoor = Chausse-trape
cause-pit = Fosse carnassière
cause-sanctuary = Sanctuaire
cause-grenade = grenade
cause-holy_water = Eau bénite
cause-expiation = Expiation
cause-miasma = Miasmes
cause-crawling_death = mort rampante
cause-reached = assez de combattants sont sortis
cause-explosion = l’explosif a sauté
cause-demon_dead = le démon est mort pour de bon
cause-seals = le dernier sceau est posé
cause-freed = assez de possédés sont délivrés
cause-delivered = assez de caisses sont sorties
cause-poisoned = le nid est empoisonné
cause-nobody_left = aucun combattant humain n’est plus en jeu
cause-turn_limit = le dernier tour est fini
cause-fighter_dead = le combattant dont tout dépendait est mort
cause-leaders_dead = les meneurs sont morts
cause-too_few = il reste trop peu de combattants humains
cause-conceded = l’autre côté abandonne
condition-reached = un combattant est sorti
condition-explosion = l’explosif a sauté
condition-demon_dead = le démon est mort
condition-seals = des sceaux sont posés
condition-freed = un possédé est délivré
condition-delivered = des caisses sont sorties
condition-poisoned = le nid est empoisonné

## Endroits

cell-other = ({ $value })
side-N = au nord
side-E = à l’est
side-S = au sud
side-W = à l’ouest
direction-N = { side-N }
direction-E = { side-E }
direction-S = { side-S }
direction-W = { side-W }

## Tuiles et leurs effets

tile-1 = Sortie
tile-2 = Salle du pentacle
tile-3 = Cache murée
tile-4 = Cache du passage
tile-5 = Cache de la fourche
tile-6 = Carrefour de la cloche
tile-7 = Carillon d’os
tile-8 = Fourche aux échos
tile-9 = Carrefour des brumes
tile-10 = Passage des brumes
tile-11 = Fourche luisante
tile-12 = Coude luisant
tile-13 = Passage denté
tile-14 = Coude denté
tile-15 = Fourche dentée
tile-16 = Passage noyé
tile-17 = Coude noyé
tile-18 = Fourche noyée
tile-19 = Passage aux pieux
tile-20 = Fourche aux pieux
tile-21 = Source cachée
tile-22 = Coude de la source
tile-23 = Grande gueule
tile-24 = Petite gueule
tile-25 = Carrefour du puits
tile-26 = Fourche du puits
tile-27 = Grande tanière
tile-28 = Tanière fourchue
tile-29 = Tanière étroite
tile-30 = Coude du tombeau
tile-31 = Niche du tombeau
tile-32 = Fourche percée
tile-33 = Passage percé
tile-34 = Coude percé
tile-35 = Carrefour de la chapelle
tile-36 = Passage de la chapelle
tile-37 = Boyau
tile-38 = Coude du boyau
tile-39 = Tunnel A
tile-40 = Tunnel B
tile-41 = Coude A
tile-42 = Coude B
tile-43 = Fourche A
tile-44 = Fourche B
tile-45 = Fourche C
tile-46 = Carrefour A
tile-47 = Carrefour B
tile-48 = Fourche du boyau
effect-stash = Cache
effect-alarm = Alarme
effect-mist = Brume
effect-mushrooms = Champignons lumineux
effect-hungry = Couloir carnassier
effect-flooded = Couloir inondé
effect-trapped = Couloir piégé
effect-fountain = Fontaine de guérison
effect-pit = Fosse carnassière
effect-well = Puits démoniaque
effect-lair = Tanière
effect-tomb = Tombeau
effect-hole = Trou dans le sol
effect-sanctuary = Sanctuaire
about-effect-stash = Le premier combattant humain qui entre trouve, une fois, ce que dit le scénario.
about-effect-alarm = La première fois qu’un combattant humain entre : 1 dé du destin de plus à la prochaine préparation infernale.
about-effect-mist = Tout combattant sur la tuile a une défense de 6.
about-effect-mushrooms = La défense de tout combattant sur la tuile est de 3 au plus.
about-effect-hungry = Une touche de combat subie sur cette tuile compte deux fois.
about-effect-flooded = Qui entre finit ici son déplacement ; sortir coûte tout le déplacement.
about-effect-trapped = La première fois qu’un combattant humain entre, un dé est lancé : une touche sur 3 ou plus.
about-effect-fountain = Deux fois en tout, au début de la préparation humaine, 1 pion d’eau guérit une ligne d’un combattant sur la tuile.
about-effect-pit = Au début de la préparation d’un joueur, un dé pour chacun de ses combattants ici : une touche sur 4 ou plus.
about-effect-well = Les démons et les molosses peuvent toujours entrer ici ; un démon coûte 1 PM de moins.
about-effect-lair = Les troglodytes peuvent toujours entrer ici.
about-effect-tomb = La première fois qu’un combattant humain entre, le joueur humain pioche une carte d’instinct.
about-effect-hole = Pour les déplacements des troglodytes, toutes les tuiles trouées sont adjacentes ; le blocage ne les arrête pas.
about-effect-sanctuary = Pour chaque combattant infernal qui entre, un dé : une touche sur 5 ou plus.

## Combattants

fighter-H01 = Frère rédempteur
fighter-H02 = Gardienne
fighter-H03 = Brute A
fighter-H04 = Brute B
fighter-H05 = Éclaireur A
fighter-H06 = Éclaireur B
fighter-H07 = Fine lame A
fighter-H08 = Fine lame B
fighter-H09 = Confesseur
fighter-H10 = Brute aguerrie
fighter-H11 = Braconnier
fighter-H12 = Duelliste
fighter-H13 = Artificier
fighter-troglodyte1 = Troglodyte 1
fighter-troglodyte2 = Troglodyte 2
fighter-troglodyte3 = Troglodyte 3
fighter-troglodyte4 = Troglodyte 4
fighter-troglodyte5 = Troglodyte 5
fighter-troglodyte6 = Troglodyte 6
fighter-troglodyte7 = Troglodyte 7
fighter-troglodyte8 = Troglodyte 8
fighter-troglodyte9 = Troglodyte 9
fighter-troglodyte10 = Troglodyte 10
fighter-troglodyte11 = Troglodyte 11
fighter-tough = Troglodyte coriace
fighter-hound1 = Molosse 1
fighter-hound2 = Molosse 2
fighter-D01 = Le Boucher
fighter-D02 = Le Démon gardien
fighter-D03 = Le Maître des âmes
fighter-D04 = Le Rôdeur
fighter-D05 = Le Hurleur
fighter-D06 = Le Cracheur
fighter-D07 = Le Pestiféré
fighter-D08 = L’Ombre
fighter-D09 = Le Colosse
fighter-D10 = Le Marionnettiste
fighter-D11 = Le Tourmenteur
fighter-D12 = Le Dévoreur
fighter-D13 = Le Héraut
fighter-possessed1 = Possédé 1
fighter-possessed2 = Possédé 2
fighter-possessed3 = Possédé 3
fighter-damned1 = Damné putréfié 1
fighter-damned2 = Damné putréfié 2
fighter-damned3 = Damné putréfié 3
fighter-damned4 = Damné putréfié 4
fighter-damned5 = Damné putréfié 5
# qui attend dans la réserve
entry-troglodyte = Troglodyte
entry-hound = Molosse
entry-tough = { fighter-tough }
entry-D01 = { fighter-D01 }
entry-D02 = { fighter-D02 }
entry-D03 = { fighter-D03 }
entry-D04 = { fighter-D04 }
entry-D05 = { fighter-D05 }
entry-D06 = { fighter-D06 }
entry-D07 = { fighter-D07 }
entry-D08 = { fighter-D08 }
entry-D09 = { fighter-D09 }
entry-D10 = { fighter-D10 }
entry-D11 = { fighter-D11 }
entry-D12 = { fighter-D12 }
entry-D13 = { fighter-D13 }

## Talents, et ce qu’ils font

talent-ranged = Attaque à distance
talent-blessing = Bénédiction
talent-consecrated = Consacré
talent-frenzied = Frénétique
talent-bodyguard = Garde du corps
talent-imposing = Imposant
talent-elusive = Insaisissable
talent-tough = Résistant
about-talent-ranged = Peut attaquer un ennemi sur sa tuile ou sur une tuile adjacente.
about-talent-blessing = Une fois par partie, une fois les dés attribués : bénit un autre combattant sans carte d’instinct.
about-talent-consecrated = Peut se servir des dons posés sur ses lignes.
about-talent-frenzied = Relance une fois chaque dé de combat raté de son attaque.
about-talent-bodyguard = Peut prendre des touches d’une attaque contre un allié de sa tuile.
about-talent-imposing = Arrête les ennemis qui veulent quitter sa tuile.
about-talent-elusive = Quitte les tuiles quel que soit le nombre d’ennemis ; face à Imposant, le blocage s’applique.
about-talent-tough = Annule la première touche subie dans chaque phase d’activation.

## Capacités des démons, et ce qu’elles font

ability-carnage = Carnage
ability-threshold = Seuil
ability-harvest = Moisson
ability-out_of_the_walls = Hors des murs
ability-pack_leader = Chef de meute
ability-acid = Acide
ability-miasma = Miasmes
ability-insubstantial = Immatérielle
ability-massive = Massif
ability-strings = Ficelles
ability-open_wounds = Plaies ouvertes
ability-feast = Festin
ability-banner = Étendard
about-ability-carnage = Chaque combattant humain tué par son attaque rapporte 3 PM.
about-ability-threshold = Aucun combattant humain ne peut explorer par une issue de sa tuile.
about-ability-harvest = Chaque fois qu’un combattant humain est tué, ce démon perd tous ses dégâts et rapporte 2 PM.
about-ability-out_of_the_walls = Entre en jeu aussi sur des tuiles sans issue non explorée.
about-ability-pack_leader = Les troglodytes ordinaires de sa tuile ont +1 en combat.
about-ability-acid = Le joueur infernal choisit la première ligne qu’annule son attaque.
about-ability-miasma = À la fin de l’activation infernale, un dé pour chaque combattant humain de sa tuile : une touche sur 4 ou plus.
about-ability-insubstantial = Aucune attaque venue d’une autre tuile, aucune grenade ni aucun pistolet ne peut l’atteindre.
about-ability-massive = Compte pour deux combattants, et n’est jamais sur une tuile de saturation 1.
about-ability-strings = Les troglodytes ordinaires de sa tuile et des tuiles adjacentes ont une défense de 4.
about-ability-open_wounds = Les lignes qu’annulent ses attaques ne peuvent jamais être guéries.
about-ability-feast = Au début de son activation, peut tuer un troglodyte ordinaire de sa tuile pour retirer jusqu’à 2 de ses dégâts.
about-ability-banner = Les 2 premiers troglodytes ordinaires achetés dans chaque phase de menace coûtent 0 PM.

## Pouvoirs, ce qu’ils demandent et ce qu’ils font

power-P1 = Menace abyssale
power-P2 = Vitesse surnaturelle
power-P3 = Créatures frénétiques
power-P4 = Destinée funeste
power-P5 = Charge intrépide
power-P6 = Charge sournoise
power-unleash = Déchaînement
power-cleaver = Couperet
power-stoneskin = Peau de pierre
power-summons = Appel des âmes
power-howl = Hurlement
power-bile = Bile
power-contagion = Contagion
power-shadow_step = Pas de l’ombre
power-marionette = Marionnette
power-whips = Fouets
power-gorge = Ripaille
power-call = Appel aux armes
about-power-P1 = De 1 à 3 dés d’une même couleur : 3 PM par dé.
about-power-P2 = 2 dés blancs : les troglodytes ordinaires ont +1 en déplacement.
about-power-P3 = 2 dés rouges : les troglodytes ordinaires ont le talent Frénétique.
about-power-P4 = 1 dé : regardez autant de cartes d’événement que sa valeur, et gardez-en une.
about-power-P5 = 2 ou 3 dés, 7 ou plus en tout : dans cette phase de menace, on peut entrer sur une tuile avec des ennemis.
about-power-P6 = 2 ou 3 dés, 8 ou plus en tout : dans cette phase de menace, on peut entrer sur une tuile sans issue non explorée.
about-power-unleash = 1 dé : sa face donne au molosse son déplacement et son combat.
about-power-cleaver = 1 dé rouge : +1 en combat.
about-power-stoneskin = 2 dés d’une même couleur : gagne Résistant.
about-power-summons = 2 dés, 7 ou plus en tout : jusqu’à 2 troglodytes ordinaires entrent gratuitement sur sa tuile.
about-power-howl = 1 dé rouge et 1 blanc : les combattants humains de sa tuile et des tuiles adjacentes ont −1 en défense pendant cette activation infernale.
about-power-bile = 1 dé blanc : +1 en combat.
about-power-contagion = 1 dé de 4 ou plus : ce tour, Miasmes atteint aussi les tuiles adjacentes, avec une touche sur 5 ou plus.
about-power-shadow_step = 1 dé blanc : au début de l’activation infernale, peut apparaître sur toute tuile sans combattant humain.
about-power-marionette = 2 dés, 9 ou plus en tout : mène un combattant humain de sa tuile ou d’une tuile adjacente sur une tuile voisine.
about-power-whips = 1 dé rouge : gagne Frénétique.
about-power-gorge = 2 dés, 8 ou plus en tout : +1 en déplacement et +1 en combat.
about-power-call = 1 dé : des PM pour la moitié de sa face, arrondie au supérieur.
# les cases d’un pouvoir, avec leur possesseur
slot-P1 = { power-P1 }
slot-P2 = { power-P2 }
slot-P3 = { power-P3 }
slot-P4 = { power-P4 }
slot-P5 = { power-P5 }
slot-P6 = { power-P6 }
slot-hound1 = { power-unleash } ({ fighter-hound1 })
slot-hound2 = { power-unleash } ({ fighter-hound2 })
slot-D01 = { power-cleaver } ({ fighter-D01 })
slot-D02 = { power-stoneskin } ({ fighter-D02 })
slot-D03 = { power-summons } ({ fighter-D03 })
slot-D04 = { fighter-D04 }
slot-D05 = { power-howl } ({ fighter-D05 })
slot-D06 = { power-bile } ({ fighter-D06 })
slot-D07 = { power-contagion } ({ fighter-D07 })
slot-D08 = { power-shadow_step } ({ fighter-D08 })
slot-D09 = { fighter-D09 }
slot-D10 = { power-marionette } ({ fighter-D10 })
slot-D11 = { power-whips } ({ fighter-D11 })
slot-D12 = { power-gorge } ({ fighter-D12 })
slot-D13 = { power-call } ({ fighter-D13 })

## Dons, et ce qu’ils font

gift-G1 = Châtiment des impies
gift-G2 = Aura de colère
gift-G3 = Aura de courage
gift-G4 = Rassemblement !
gift-G5 = Aura de guérison
gift-G6 = Prescience
gift-G7 = Expiation
about-gift-G1 = Ce tour, ses dés de combat touchent sur 2 ou plus, quelle que soit la défense (pas avec Grenade, Tromblon ou Pistolet).
about-gift-G2 = Tous les combattants humains ont +1 en combat jusqu’à la prochaine préparation humaine.
about-gift-G3 = Un autre combattant humain a +1 en déplacement, en combat et en défense jusqu’à la prochaine préparation humaine.
about-gift-G4 = 2 dés d’activation de plus à la prochaine préparation humaine.
about-gift-G5 = Guérit une ligne d’un allié sur la même tuile.
about-gift-G6 = La prochaine exploration de ce tour choisit une tuile parmi 3, et son orientation.
about-gift-G7 = Jusqu’à deux fois : une touche sur un combattant de sa tuile ; puis un dé, et sur 4 ou plus une touche sur le porteur.

## Équipement, et ce qu’il fait

equipment-E01 = Tromblon
equipment-E02 = Grenade
equipment-E03 = Bouclier d’acier
equipment-E04 = Plastron
equipment-E05 = Sceptre de commandement
equipment-E06 = Baume de guérison
equipment-E07 = Pistolet
equipment-E08 = Arbalète
equipment-E09 = Hache à deux mains
equipment-E10 = Bottes souples
equipment-E11 = Lanterne
equipment-E12 = Sainte relique
equipment-E13 = Corde et grappin
equipment-E14 = Eau bénite
about-equipment-E01 = Quand il combat, le possesseur peut tirer : sur sa tuile ou une tuile adjacente, avec +1 en combat.
about-equipment-E02 = Action, usage unique : chaque combattant de sa tuile ou d’une tuile adjacente subit une touche sur 3 ou plus.
about-equipment-E03 = +1 en défense.
about-equipment-E04 = Le possesseur a Résistant.
about-equipment-E05 = Meneur seulement : après le jet des dés d’activation, l’un d’eux peut être relancé.
about-equipment-E06 = Action, usage unique : guérit 1 ligne du possesseur ou d’un allié de sa tuile.
about-equipment-E07 = Action, usage unique : une attaque d’exactement 3 dés sur sa tuile ou une tuile adjacente.
about-equipment-E08 = Le possesseur a Attaque à distance ; ses attaques sur une autre tuile ont −1 en combat.
about-equipment-E09 = +1 en combat et −1 en défense, mais jamais moins de 2.
about-equipment-E10 = +1 en déplacement.
about-equipment-E11 = Quand le possesseur explore, le joueur humain choisit l’orientation.
about-equipment-E12 = Aucun combattant infernal ne peut entrer en jeu sur la tuile du possesseur, sauf sur une Tanière, un Puits démoniaque ou par Appel des âmes.
about-equipment-E13 = Le possesseur ignore les Couloirs inondés et les Couloirs piégés.
about-equipment-E14 = Action, usage unique : un démon ou un molosse sur la tuile du possesseur subit 2 touches.

## Cartes d’événement, et ce qu’elles font

# event- commence ce que dit le journal : les cartes ont donc leur propre famille
event_card-V01 = Perdus !
event_card-V02 = Coup critique
event_card-V03 = Terreur
event_card-V04 = Éboulis
event_card-V05 = Troglodyte coriace
event_card-V06 = Embuscade
event_card-V07 = Grouillement
event_card-V08 = Chausse-trape
event_card-V09 = Ténèbres
event_card-V10 = Poids des péchés
event_card-V11 = Soif de sang
event_card-V12 = Chair impie
event_card-V13 = Murmures
event_card-V14 = Fissure
about-event-V01 = Quand un combattant annonce une exploration : il perd 1 point de déplacement et reste, et cette issue ne s’explore plus ce tour.
about-event-V02 = Début de l’activation infernale : un combattant humain perd un talent (ni Consacré ni Bénédiction) jusqu’à la prochaine préparation humaine.
about-event-V03 = Début de l’activation humaine : un guerrier sans meneur sur sa tuile a un combat de 0 pendant cette phase.
about-event-V04 = Menace : des éboulis ferment une liaison ou une issue non explorée, loin des combattants humains.
about-event-V05 = Menace : pour 1 PM, le troglodyte coriace de la réserve entre avec les restrictions habituelles.
about-event-V06 = Menace : jusqu’à 2 troglodytes ordinaires peuvent être achetés sur une tuile, malgré les restrictions.
about-event-V07 = Menace : gagnez 4 PM.
about-event-V08 = Quand un combattant humain est entré sur une tuile : un dé, et sur 3 ou plus une touche.
about-event-V09 = Début de l’activation humaine : pendant cette phase, aucune attaque sur une autre tuile, aucune action d’équipement.
about-event-V10 = Après le jet des dés d’activation : l’un d’eux est relancé.
about-event-V11 = Quand un combattant infernal annonce une attaque : elle a +2 en combat.
about-event-V12 = Quand un démon ou un molosse va subir des touches : annulez-en jusqu’à 2.
about-event-V13 = Fin de la préparation infernale : le joueur humain défausse 1 carte d’instinct au hasard.
about-event-V14 = Menace : un trou s’ouvre sur une tuile ; s’il est seul, un second suit.

## Cartes d’instinct, et ce qu’elles font

instinct-wrath = Colère
instinct-courage = Courage
instinct-flight = Fuite
instinct-pursuit = Poursuite
instinct-exaltation = Exaltation
instinct-second_wind = Second souffle
instinct-frenzy = Frénésie
instinct-slip_away = Esquive
instinct-stand_firm = Tenir bon
instinct-thick_skin = Peau dure
instinct-shield_brother = Frère d’armes
instinct-thrown_blade = Lame lancée
about-instinct-wrath = +1 en combat.
about-instinct-courage = +1 en déplacement, en combat et en défense.
about-instinct-flight = +2 en déplacement, ignore le blocage et Imposant, aucune action ce tour.
about-instinct-pursuit = Une fois ce tour, après une attaque qui a tué : un pas gratuit sur une tuile adjacente.
about-instinct-exaltation = Guérit jusqu’à 2 lignes, et la ligne de son dé compte comme non annulée ce tour.
about-instinct-second_wind = Guérit 1 ligne.
about-instinct-frenzy = Gagne Frénétique.
about-instinct-slip_away = Gagne Insaisissable.
about-instinct-stand_firm = Gagne Imposant.
about-instinct-thick_skin = Gagne Résistant.
about-instinct-shield_brother = Gagne Garde du corps.
about-instinct-thrown_blade = Gagne Attaque à distance.
# une carte avec la valeur sur laquelle elle tourne un dé
card-I01 = { instinct-wrath } (1)
card-I02 = { instinct-courage } (1)
card-I03 = { instinct-exaltation } (1)
card-I04 = { instinct-frenzy } (1)
card-I05 = { instinct-wrath } (2)
card-I06 = { instinct-pursuit } (2)
card-I07 = { instinct-frenzy } (2)
card-I08 = { instinct-stand_firm } (2)
card-I09 = { instinct-pursuit } (3)
card-I10 = { instinct-slip_away } (3)
card-I11 = { instinct-thick_skin } (3)
card-I12 = { instinct-shield_brother } (3)
card-I13 = { instinct-wrath } (4)
card-I14 = { instinct-flight } (4)
card-I15 = { instinct-stand_firm } (4)
card-I16 = { instinct-thrown_blade } (4)
card-I17 = { instinct-flight } (5)
card-I18 = { instinct-second_wind } (5)
card-I19 = { instinct-thick_skin } (5)
card-I20 = { instinct-slip_away } (5)
card-I21 = { instinct-flight } (6)
card-I22 = { instinct-pursuit } (6)
card-I23 = { instinct-second_wind } (6)
card-I24 = { instinct-shield_brother } (6)

## Pions que portent les combattants

token-crate = une caisse
token-explosive = l’explosif
token-poison = le poison
token-vial = une fiole

## Le résultat

result-score = { $score ->
    [2] Victoire
    [1] Partie nulle
   *[other] Défaite
  }

result-drawn = Partie nulle
why-game_won = { $cause }.
why-game_drawn = { $cause }, mais { $condition }.

## D’où viennent les points

source-victory = Victoire (2) ou partie nulle (1)

## Le plateau

cl-map = Les tunnels
cl-parts = Volets de la table
cl-part-map = Tunnels
cl-part-humans = Humains
cl-part-infernals = Enfers
cl-humans = Humains
cl-infernals = Enfers
cl-humans-of = Camp humain : { $player }
cl-infernals-of = Camp infernal : { $player }
cl-caption-hint = Désignez une tuile, un combattant, une ligne ou une carte pour en savoir plus.

# Scénario, tour et phase
cl-scenario = Scénario
cl-phases = Phases du tour
cl-turn = Tour { $turn }
cl-turn-of = Tour { $turn } sur { $limit }
cl-progress-reached = Sortis : { $done } sur { $needed }
cl-progress-explosion = Explosion : { $done } sur { $needed }
cl-progress-demon_dead = Morts du démon : { $done } sur { $needed }
cl-progress-seals = Sceaux : { $done } sur { $needed }
cl-progress-freed = Délivrés : { $done } sur { $needed }
cl-progress-delivered = Caisses sorties : { $done } sur { $needed }
cl-progress-poisoned = Empoisonnement : { $done } sur { $needed }
cl-my-aim = Mon but : { $aim }
cl-human-aim = Humains : { $aim }
cl-infernal-aim = Enfers : { $aim }
cl-aim-human = But des humains : { $aim }
cl-aim-infernal = But des Enfers : { $aim }
cl-stack = { $size ->
    [0] La pioche est vide.
    [one] Encore { $size } tuile dans la pioche.
   *[other] Encore { $size } tuiles dans la pioche.
  }
cl-stack-possible = { $count ->
    [one] Ce ne peut être que celle-ci :
   *[other] Elles sont parmi ces { $count } tuiles :
  }
cl-top = Sur la pioche, comme vous l’avez vu : { $tiles }.
cl-darkness = Ténèbres : ni attaque sur une autre tuile, ni action d’équipement pendant cette phase

# Tuiles et issues
cl-tile-at = { $tile } ({ $at })
cl-unexplored-at = la case inexplorée ({ $at })
cl-exit = l’issue { $direction } ({ $tile })
cl-dark = Inexploré { $direction } ({ $tile })
cl-dark-about = Explorer coûte 1 point de déplacement : une tuile est piochée, les Enfers l’orientent et l’explorateur y entre.
cl-room = Place pour { $saturation } par camp : { $humans } chez les humains, { $infernals } chez les Enfers
cl-effect = { $effect } : { $about }
cl-effect-used = { $effect } (effet déclenché)
cl-water = { $count ->
    [one] { $count } pion d’eau
   *[other] { $count } pions d’eau
  }
cl-hole = un trou dans le sol
cl-teleport = un pion de téléportation
cl-vials = { $count ->
    [one] { $count } fiole
   *[other] { $count } fioles
  }
cl-crates = { $count ->
    [one] { $count } caisse
   *[other] { $count } caisses
  }
cl-explosive = l’explosif est posé ici
cl-explosive-lit = la mèche de l’explosif brûle
cl-poison = le poison est posé ici
cl-poison-set = le poison est versé
cl-seals = { $count ->
    [one] { $count } sceau
   *[other] { $count } sceaux
  }
cl-guide = le guide est ici
cl-ambush = { $count ->
    [one] Embuscade : encore { $count } troglodyte à acheter sur cette tuile
   *[other] Embuscade : encore { $count } troglodytes à acheter sur cette tuile
  }
cl-way-rubble = Des éboulis ferment le passage ({ $direction })
cl-way-door = Une porte verrouillée ferme le passage ({ $direction })
cl-way-lost = Issue impossible à explorer ce tour-ci ({ $direction })
cl-way-walled_up = Issue murée ({ $direction })
cl-through-hole = par un trou, pour les troglodytes
cl-orientations = { $tile } : orientations possibles
cl-orientation = issues : { $exits }
cl-quarter-turns = { $degrees }°
cl-looked = Tuiles de Prescience
cl-looked-list = Tuiles de Prescience : { $tiles }

# Combattants
cl-fighter-at = { $fighter }, sur { $tile }
cl-troglodytes = { $count ->
    [one] Troglodyte
   *[other] { $count } troglodytes
  }
cl-values = Déplacement { $mv }, combat { $cb }, défense { $df }
cl-lines-left = { $left ->
    [one] encore { $left } ligne
   *[other] encore { $left } lignes
  }
cl-life-left = points de vie : { $left } sur { $life }
cl-successes = Succès obtenus : { $done } sur { $needed }
cl-talents = Talents : { $names }
cl-talent-lost = Perdu jusqu’à la prochaine préparation humaine.
cl-exhausted = état épuisé
cl-acting = agit maintenant
cl-acted = a déjà agi
cl-pack-acted = { $acted } sur { $count } ont déjà agi
cl-stuck = ne peut pas partir
cl-lets-pass = laisse passer l’ennemi
cl-terrified = terreur : combat 0
cl-carries-crate = porte une caisse
cl-carries-explosive = porte l’explosif
cl-carries-poison = porte le poison
cl-carries-vial = porte une fiole
cl-mv-now = { $fighter } : déplacement { $left }
cl-mv-left = { $fighter } : déplacement restant { $left }
cl-place-safe = hors de danger
cl-place-dead = a péri
cl-place-in_play = en jeu

# Fiches, dés et cartes d’instinct
cl-lines-key = déplacement, combat, défense
cl-lines = Lignes d’activation
cl-line = ligne { $line } ({ $fighter })
cl-line-instinct = fait piocher une carte d’instinct
cl-line-used = le dé est ici
cl-line-cancelled = annulée
cl-line-scarred = annulée pour de bon
cl-of-fighter = { $what } ({ $fighter })
cl-token-wrath = Colère : combat +1
cl-token-courage = Courage : déplacement, combat et défense +1
cl-token-blessed_mv = bénédiction : déplacement
cl-token-blessed_cb = bénédiction : combat
cl-token-smite = Châtiment : touche sur 2 ou plus
cl-token-pursued = poursuite déjà faite
cl-token-flight = fuite : aucune action ce tour-ci
cl-token-exaltation = exaltation : sa ligne compte comme non annulée
cl-dice = Dés d’activation
cl-die = dé { $face }
cl-extra-dice = { $count ->
    [one] { $count } dé de plus à la prochaine préparation humaine
   *[other] { $count } dés de plus à la prochaine préparation humaine
  }
cl-dice-rolled = Dés à poser : { $dice }
cl-has-die = dé sur la ligne { $face }
cl-has-no-die = pas encore de dé
cl-has-card = carte : { $card }
cl-hand = Cartes d’instinct
cl-hand-of = { $cards ->
    [one] { $cards } carte d’instinct, { $limit } au plus
   *[other] { $cards } cartes d’instinct, { $limit } au plus
  }
cl-no-cards = Aucune carte d’instinct
cl-card-uses = { $name } : tourner un dé sur { $value }, ou bien : { $about }
cl-card-turned = elle a tourné le dé

# La planche de la destinée
cl-destiny-board = Planche de la destinée
cl-destiny-dice = Dés du destin
cl-destiny-die = dé { $colour } { $face }
cl-red = rouge
cl-white = blanc
cl-pool = { $count ->
    [one] { $count } dé dans la réserve de dés
   *[other] { $count } dés dans la réserve de dés
  }
cl-alarms = { $count ->
    [one] { $count } alarme : un dé de plus peut être lancé
   *[other] { $count } alarmes : autant de dés de plus peuvent être lancés
  }
cl-summons = { $count ->
    [one] Appel des âmes : encore { $count } troglodyte gratuit
   *[other] Appel des âmes : encore { $count } troglodytes gratuits
  }
cl-banner = { $count ->
    [one] Étendard : encore { $count } troglodyte à 0 PM
   *[other] Étendard : encore { $count } troglodytes à 0 PM
  }
cl-pm = { $pm } PM
cl-pm-left = { $pm } PM à dépenser
cl-gain = +{ $pm } PM
cl-dice-on = Dés : { $dice }
cl-no-dice-on = aucun dé
cl-triggered = déclenché
cl-ready = prêt
cl-missing-any = { $count ->
    [one] il manque { $count } dé
   *[other] il manque { $count } dés
  }
cl-missing-same = { $count ->
    [one] il manque { $count } dé
   *[other] { $count } dés d’une couleur
  }
cl-missing-red = { $count ->
    [one] il manque { $count } rouge
   *[other] il manque { $count } rouges
  }
cl-missing-white = { $count ->
    [one] il manque { $count } blanc
   *[other] il manque { $count } blancs
  }
cl-missing-mixed = il manque un rouge et un blanc
cl-missing-total = { $total } ou plus
cl-reserve = Réserve
cl-entry = { $count } en réserve, { $cost } PM chacun
cl-in-reserve = en réserve
cl-demon-reserve = en réserve
cl-demon-in_play = en jeu
cl-demon-waiting = mort récente : pas avant la prochaine phase de menace
cl-demon-out = hors jeu
cl-died-once = une mort déjà : la prochaine est définitive
cl-unleash = Ce que ferait le molosse avec chaque face
cl-events = Cartes d’événement
cl-events-of = { $cards ->
    [one] { $cards } carte d’événement
   *[other] { $cards } cartes d’événement
  }
cl-no-events = Aucune carte d’événement
cl-deck = { $count ->
    [0] Le paquet est vide.
    [one] Encore { $count } carte dans le paquet.
   *[other] Encore { $count } cartes dans le paquet.
  }
cl-discarded = Défausse : { $names }.
cl-open-events = Cartes d’événement en cours
cl-open-event = En cours : { $event }
cl-keep-event = Vous en gardez une

# Attaques et autres jets
cl-attack-now = { $fighter } attaque { $victim } (dés : { $dice }). Touches : { $hits }.
cl-hits = { $hits ->
    [0] Aucune touche
    [one] { $hits } touche
   *[other] { $hits } touches
  }
cl-hit = touché
cl-missed = manqué
cl-done = réussi
cl-failed = échec
cl-killed = { $count ->
    [one] { $count } mort
   *[other] { $count } morts
  }

# Composer une compagnie, choisir des démons
cl-compose = Composez votre compagnie (points restants : { $points })
cl-choose-demons = Choisissez vos démons
cl-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
cl-recruited = dans la compagnie
cl-lines-list = Lignes (déplacement/combat/défense) : { $lines }
thing-deck = une carte d’instinct de plus
cl-deck-about = Piochée avant le premier tour.
cl-cards-for = Cartes d’instinct au départ : { $cards } (1 point par carte de plus)
cl-gifts-for = Dons pour { $fighter } ({ $points } points chacun)
cl-equipment-for = Équipement pour { $fighter } ({ $points } points par carte)
