### Les mots de Lantern

game-summary = Deux ou trois pions se disputent les lanternes d’une grotte. Jouez une carte pour avancer, ou regardez celle qui vient.
rulebook-searches = lanterne, pioche

## Événements

event-first_player = { $seat } commence.
    .you = Vous commencez.
event-drawn = { $known ->
    [yes] { $seat } pioche { $cards }.
   *[no] { $seat } pioche { $count ->
        [one] une carte
       *[other] { $count } cartes
    }.
  }
    .you = Vous piochez { $cards }.
event-shuffled = La défausse est mélangée : elle forme une nouvelle pioche.
event-moved = { $seat } joue { $card } et avance sur la case { $cell }.
    .you = Vous jouez { $card } et avancez sur la case { $cell }.
event-looked = { $known ->
    [yes] { $seat } défausse { $card } et voit { $top } au-dessus de la pioche.
   *[no] { $seat } défausse { $card } et regarde la première carte de la pioche.
  }
    .you = Vous défaussez { $card } et voyez { $top } au-dessus de la pioche.
event-lantern_taken = { $seat } prend { $lantern }.
    .you = Vous prenez { $lantern }.
event-pushed = { $seat } repousse { $other } sur la case { $cell }.
    .you = Vous repoussez { $other } sur la case { $cell }.
    .to-you = { $seat } vous repousse sur la case { $cell }.
event-left = { $seat } quitte la partie ; son pion disparaît.
    .you = Vous quittez la partie ; votre pion disparaît.
event-ended = { $winners_count ->
    [one] { $winners } gagne.
   *[other] { $winners } se partagent la victoire.
  }
    .you = Vous gagnez !

## Actions

do-play = Jouer { $card } : avancer sur { $cell }
do-look = Défausser { $card } et regarder la pioche
verb-play = Jouer une carte
verb-look = Regarder la pioche

## Options

option-pair = Une paire
    .help = Les deux premiers joueurs voient leurs cartes, et gagnent ou perdent ensemble.
option-pair-true = oui
option-pair-false = non

## Questions

ask-take_turn = Jouez une carte, ou défaussez-en une pour regarder la pioche.
wait-take_turn = { $names } choisit une carte.

## Choses

card-1 = un 1
card-2 = un 2
card-3 = un 3
lantern-gate = la lanterne de l’entrée
lantern-bridge = la lanterne du pont
lantern-heart = la lanterne du cœur de la grotte
cell-other = la case { $value }
thing-deck = la pioche

## Le plateau

board-cave = La grotte
board-hand = Vos cartes
board-partner = Les cartes de votre partenaire
board-deck = Pioche : { $cards }
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
board-pawn = pion
board-forward = en avant
board-back = en arrière
result-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
  }

## D’où viennent les points

source-gate = { lantern-gate }
source-bridge = { lantern-bridge }
source-heart = { lantern-heart }
