### The words of Lantern

game-summary = Two or three pawns race through a cave for its lanterns. Play a card to go on, or look at what comes next.
rulebook-searches = lantern, deck

## Events

event-first_player = { $seat } begins.
    .you = You begin.
event-drawn = { $known ->
    [yes] { $seat } draws { $cards }.
   *[no] { $seat } draws { $count ->
        [one] a card
       *[other] { $count } cards
    }.
  }
    .you = You draw { $cards }.
event-shuffled = The discards are shuffled into a new deck.
event-moved = { $seat } plays { $card } and moves to cell { $cell }.
    .you = You play { $card } and move to cell { $cell }.
event-looked = { $known ->
    [yes] { $seat } discards { $card } and sees { $top } on top of the deck.
   *[no] { $seat } discards { $card } and looks at the top card of the deck.
  }
    .you = You discard { $card } and see { $top } on top of the deck.
event-lantern_taken = { $seat } takes { $lantern }.
    .you = You take { $lantern }.
event-pushed = { $seat } pushes { $other } back to cell { $cell }.
    .you = You push { $other } back to cell { $cell }.
    .to-you = { $seat } pushes you back to cell { $cell }.
event-left = { $seat } leaves the game; the pawn goes.
    .you = You leave the game; your pawn goes.
event-ended = { $winners_count ->
    [one] { $winners } wins.
   *[other] { $winners } share the victory.
  }
    .you = You win!

## Actions

do-play = Play { $card }: move to { $cell }
do-look = Discard { $card } and look at the deck
verb-play = Play a card
verb-look = Look at the deck

## Options

option-pair = A pair
    .help = The first two players see each other's cards, and win or lose together.
option-pair-true = yes
option-pair-false = no

## Questions

ask-take_turn = Play a card, or discard one to look at the deck.
wait-take_turn = { $names } chooses a card.

## Things

card-1 = a 1
card-2 = a 2
card-3 = a 3
lantern-gate = the lantern at the gate
lantern-bridge = the lantern on the bridge
lantern-heart = the lantern in the heart of the cave
cell-other = cell { $value }
thing-deck = the deck

## The board

board-cave = The cave
board-hand = Your cards
board-partner = Your partner's cards
board-deck = Deck: { $cards }
board-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
board-pawn = pawn
board-forward = forward
board-back = back
result-score = { $score ->
    [one] 1 point
   *[other] { $score } points
  }

## Where points came from

source-gate = { lantern-gate }
source-bridge = { lantern-bridge }
source-heart = { lantern-heart }
