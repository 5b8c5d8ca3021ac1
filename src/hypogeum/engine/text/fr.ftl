### Ce que tous les jeux partagent. Le catalogue d’un jeu peut dire un message à sa façon.

## Événements

event-went_away = { $seat } perd la connexion.
    .you = Vous avez perdu la connexion.
event-came_back = { $seat } est de retour.
    .you = Vous êtes de retour.
event-left = { $seat } quitte la partie.
    .you = Vous quittez la partie.
event-undone = { $seat } annule sa dernière action.
    .you = Vous annulez votre dernière action.
event-time_ran_out = { $seat } n’a plus de temps : la table décide.
    .you = Vous n’avez plus de temps : la table décide.
event-only_answer = { $seat } n’a qu’une réponse possible : la table la donne.
    .you = Vous n’avez qu’une réponse possible : la table la donne.
event-rules_changed = { $lost_count ->
        [0] Nouvelles règles à partir d’ici : version { $version }.
        [one] Nouvelles règles à partir d’ici : version { $version }. Elles rendent { $lost_count } action sans effet.
       *[other] Nouvelles règles à partir d’ici : version { $version }. Elles rendent { $lost_count } actions sans effet.
    }
event-board_stays = Les règles ont changé depuis : le plateau attend la prochaine position conservée.

## Actions : un libellé pour chacune, et le titre d’un groupe

do-away = S’absenter
do-back = Revenir
do-leave = Quitter définitivement la partie
do-set = Changer un réglage

verb-away = Absence
verb-back = Retour
verb-leave = Départ
verb-set = Réglages

## Options d’une table

option-first_player = Premier joueur
    .help = Qui joue le premier tour.
option-first_player-random = au hasard
option-first_player-0 = place 1
option-first_player-1 = place 2
option-first_player-2 = place 3
option-first_player-3 = place 4
option-first_player-4 = place 5
option-first_player-5 = place 6
option-first_player-6 = place 7
option-turn_seconds = Temps de tour
    .help = Secondes pour tout ce qu’une place décide pendant son propre tour : sans limite, ou de 30 à 600.
option-turn_seconds-0 = sans limite
option-choice_seconds = Temps de choix
    .help = Secondes pour chaque décision hors de son propre tour : sans limite, ou de 10 à 300.
option-choice_seconds-0 = sans limite
option-replacement_bot = Bot remplaçant
    .help = Qui prend la place d’un joueur qui s’en va. Aucun : la place quitte la partie.
option-replacement_bot-off = aucun
option-replacement_bot-random = au hasard
option-replacement_bot-careful = prudent
option-replacement_bot-search = réfléchi
option-allow_undo = Annulation
    .help = Permet d’annuler les actions qui n’ont rien révélé.
option-allow_undo-true = oui
option-allow_undo-false = non
option-spectators = Spectateurs
    .help = Permet à d’autres de regarder.
option-spectators-true = oui
option-spectators-false = non

## Réglages personnels

setting-auto_end_turn = Finir mon tour automatiquement
    .help = Activé : votre tour prend fin quand il ne reste rien d’utile à faire. Les autres peuvent en deviner un peu sur vos cartes.
setting-auto_end_turn-off = désactivé
setting-auto_end_turn-on = activé
