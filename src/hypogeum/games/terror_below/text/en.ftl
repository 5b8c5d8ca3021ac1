### The texts of Terror Below. Arguments are resolved by the reader: a seat is a player's name, a string v of argument a
### is the text a-v, else a-other with $value. The name of a thing stands as it would in the middle of a sentence.

## The game in short (on the home page)

game-summary = Giant worms stir under the desert. Lure them with roaring engines, steal their eggs and sell them for bounties, and when one strikes, fight or lose your leader. The first with 20 points wins; alone, survive three scenarios.
rulebook-searches = Egg, Bounty, Rubble, Weapon, Leader, Canyon

## Events (what the log says)

event-location_placed = The { $location } is on { $space }.
event-squad_dealt = { $seat } is dealt a Squad: { $characters }.
    .you = You are dealt a Squad: { $characters }.
event-cards_dealt = { $known ->
    [yes] { $seat } is dealt an Item ({ $item }) and a Weapon ({ $weapon }).
   *[no] { $seat } is dealt an Item and a Weapon.
  }
    .you = { $known ->
        [yes] You are dealt an Item ({ $item }) and a Weapon ({ $weapon }).
       *[no] You are dealt an Item and a Weapon.
      }
event-left_behind = { $seat } leaves { $character } behind.
    .you = You leave { $character } behind.
event-leader_picked = { $known ->
    [yes] { $seat } picks a Leader: { $character }.
   *[no] { $seat } has picked a Leader.
  }
    .you = { $known ->
        [yes] You pick a Leader: { $character }.
       *[no] You have picked a Leader.
      }
event-leader_chosen = { $character } leads { $seat }’s Squad.
    .you = { $character } leads your Squad.
event-first_attack = Setup: a { $worm } attacks on { $space }.
event-first_player = { $seat } has the first turn.
    .you = You have the first turn.
event-pawn_placed = { $seat } puts the pawn on { $space }.
    .you = You put your pawn on { $space }.
event-turn_began = { $last ->
    [true] Turn { $turn }: the last turn of { $seat }.
   *[false] Turn { $turn }: { $seat } begins.
  }
    .you = { $last ->
        [true] Turn { $turn }: your last turn.
       *[false] Turn { $turn }: you begin.
      }
event-vehicle_played = { $seat } plays { $vehicle } under the Worm in slot { $slot }.
    .you = You play { $vehicle } under the Worm in slot { $slot }.
event-arrows_ignored = { $seat } ignores the arrows of { $vehicle }.
    .you = You ignore the arrows of { $vehicle }.
event-target_distracted = After the arrows, Target { $slot } is on { $space }.
event-target_moved = Target { $slot } moves { $direction }, to { $space }.
event-target_left = { $seat } leaves Target { $slot } on { $space }.
    .you = You leave Target { $slot } on { $space }.
event-points_counted = { $seat } has { $ap } AP to spend.
    .you = You have { $ap } AP to spend.
event-points_gained = { $seat } gains { $ap } AP and has { $total }.
    .you = You gain { $ap } AP and have { $total }.
event-moved = { $seat } moves { $direction }, to { $space }.
    .you = You move { $direction }, to { $space }.
event-leapt = { $seat } jumps over a pawn and lands on { $space }.
    .you = You jump over a pawn and land on { $space }.
event-canyon_jumped = { $seat } discards { $vehicle } and jumps over the Canyon, towards { $space }.
    .you = You discard { $vehicle } and jump over the Canyon, towards { $space }.
event-jump_rolled = { $roll ->
    [1] { $seat } rolls { $roll }: the jump fails.
    [2] { $seat } rolls { $roll }: the jump fails.
    [3] { $seat } rolls { $roll }: the jump fails.
   *[other] { $seat } rolls { $roll } and lands.
  }
    .you = { $roll ->
        [1] You roll { $roll }: the jump fails.
        [2] You roll { $roll }: the jump fails.
        [3] You roll { $roll }: the jump fails.
       *[other] You roll { $roll } and land.
      }
event-rubble_taken = { $pieces ->
    [one] { $seat } takes 1 Rubble from { $space } and has { $total }.
   *[other] { $seat } takes { $pieces } Rubble from { $space } and has { $total }.
  }
    .you = { $pieces ->
        [one] You take 1 Rubble from { $space } and have { $total }.
       *[other] You take { $pieces } Rubble from { $space } and have { $total }.
      }
event-rubble_traded = { $seat } trades { $pieces } Rubble for 1 { $deck }.
    .you = You trade { $pieces } Rubble for 1 { $deck }.
event-eggs_taken = { $eggs_count ->
    [one] { $seat } takes 1 Egg from { $space } ({ $eggs }) and carries { $total }.
   *[other] { $seat } takes { $eggs_count } Eggs from { $space } ({ $eggs }) and carries { $total }.
  }
    .you = { $eggs_count ->
        [one] You take 1 Egg from { $space } ({ $eggs }) and carry { $total }.
       *[other] You take { $eggs_count } Eggs from { $space } ({ $eggs }) and carry { $total }.
      }
event-delivered = { $seat } delivers a { $egg } to the { $location }.
    .you = You deliver a { $egg } to the { $location }.
event-vp_gained = { $seat } gains { $vp } VP: { $total } in all.
    .you = You gain { $vp } VP: { $total } in all.
event-bounty_scored = { $seat } scores a Bounty: { $bounty }. That makes { $total } VP in all.
    .you = You score a Bounty: { $bounty }. That makes { $total } VP in all.
event-bounty_turned_up = New in the Bounty Line: { $bounty }.
event-bounty_discarded = { $seat } discards a Bounty of the Line: { $bounty }.
    .you = You discard a Bounty of the Line: { $bounty }.
event-bounty_removed = A Bounty leaves the game: { $bounty }.
event-secret_from_line = { $seat } takes a Secret Bounty from the Line: { $bounty }.
    .you = You take a Secret Bounty from the Line: { $bounty }.
event-secret_from_pile = { $known ->
    [yes] { $seat } takes a Secret Bounty from the pile: { $bounty }.
   *[no] { $seat } takes a Secret Bounty from the pile.
  }
    .you = { $known ->
        [yes] You take a Secret Bounty from the pile: { $bounty }.
       *[no] You take a Secret Bounty from the pile.
      }
event-bonus_declined = { $seat } declines the delivery bonus.
    .you = You decline the delivery bonus.
event-revived = { $seat } brings { $character } back to life.
    .you = You bring { $character } back to life.
event-item_drawn = { $known ->
    [yes] { $seat } draws 1 Item: { $item }.
   *[no] { $seat } draws 1 Item.
  }
    .you = { $known ->
        [yes] You draw 1 Item: { $item }.
       *[no] You draw 1 Item.
      }
event-weapon_drawn = { $known ->
    [yes] { $seat } draws 1 Weapon: { $weapon }.
   *[no] { $seat } draws 1 Weapon.
  }
    .you = { $known ->
        [yes] You draw 1 Weapon: { $weapon }.
       *[no] You draw 1 Weapon.
      }
event-weapon_laid_open = { $seat } lays a Weapon open for all to see: { $weapon }.
    .you = You lay a Weapon open for all to see: { $weapon }.
# compared with deck-item
event-two_drawn = { $known ->
    [yes] { $deck ->
        [Item] { $seat } draws 2 Items to keep one of them: { $items }.
       *[Weapon] { $seat } draws 2 Weapons to keep one of them: { $weapons }.
      }
   *[no] { $seat } draws 2 cards to keep one of them ({ $deck }).
  }
    .you = { $known ->
        [yes] { $deck ->
            [Item] You draw 2 Items to keep one of them: { $items }.
           *[Weapon] You draw 2 Weapons to keep one of them: { $weapons }.
          }
       *[no] You draw 2 cards to keep one of them ({ $deck }).
      }
event-item_discarded = { $seat } discards the other Item: { $item }.
    .you = You discard the other Item: { $item }.
event-weapon_discarded = { $seat } discards the other Weapon: { $weapon }.
    .you = You discard the other Weapon: { $weapon }.
event-vehicle_drawn = { $known ->
    [yes] { $seat } draws a Vehicle card: { $vehicle } ({ $cards } of { $limit } in hand).
   *[no] { $seat } draws a Vehicle card ({ $cards } of { $limit } in hand).
  }
    .you = { $known ->
        [yes] You draw a Vehicle card: { $vehicle } ({ $cards } of { $limit } in hand).
       *[no] You draw a Vehicle card ({ $cards } of { $limit } in hand).
      }
event-deck_shuffled = The discard pile becomes the new { $deck } pile.
event-item_used = { $seat } uses an Item: { $item }.
    .you = You use an Item: { $item }.
event-relocated = { $seat } goes to the { $location }, on { $space }.
    .you = You go to the { $location }, on { $space }.
event-vehicle_stolen = { $known ->
    [yes] { $seat } takes a random Vehicle card from { $other }: { $vehicle }.
   *[no] { $seat } takes a random Vehicle card from { $other }.
  }
    .you = { $known ->
        [yes] You take a random Vehicle card from { $other }: { $vehicle }.
       *[no] You take a random Vehicle card from { $other }.
      }
    .to-you = { $known ->
        [yes] { $seat } takes a random Vehicle card from you: { $vehicle }.
       *[no] { $seat } takes a random Vehicle card from you.
      }
event-vehicle_lost = { $known ->
    [yes] { $seat } loses this Vehicle card: { $vehicle }.
   *[no] { $seat } has one Vehicle card less.
  }
    .you = { $known ->
        [yes] You lose this Vehicle card: { $vehicle }.
       *[no] You have one Vehicle card less.
      }
event-looked_under_worms = { $known ->
    [yes] { $seat } looks at the face-down Vehicle cards: { $vehicles }.
   *[no] { $seat } looks at the face-down Vehicle cards ({ $count }).
  }
    .you = { $known ->
        [yes] You look at the face-down Vehicle cards: { $vehicles }.
       *[no] You look at the face-down Vehicle cards ({ $count }).
      }
event-vehicle_pulled_out = { $seat } discards a face-down card under the Worm in slot { $slot }, put there by { $other }: { $vehicle }.
    .you = You discard a face-down card under the Worm in slot { $slot }, put there by { $other }: { $vehicle }.
    .to-you = { $seat } discards a face-down card of yours under the Worm in slot { $slot }: { $vehicle }.
event-none_pulled_out = { $seat } leaves the face-down cards where they are.
    .you = You leave the face-down cards where they are.
event-hat_put_on = { $seat } puts a Hat on the Leader: { $item }.
    .you = You put a Hat on your Leader: { $item }.
event-hat_discarded = { $seat } discards a Hat: { $item }.
    .you = You discard a Hat: { $item }.
event-weapons_discarded = { $seat } discards the Weapons in play: { $weapons }.
    .you = You discard your Weapons in play: { $weapons }.
event-hat_shot = { $seat } shoots the { $item } off { $other }’s Leader with a { $weapon }.
    .you = You shoot the { $item } off { $other }’s Leader with a { $weapon }.
    .to-you = { $seat } shoots the { $item } off your Leader with a { $weapon }.
event-actions_ended = { $seat } ends the actions.
    .you = You end your actions.
event-vehicle_for_points = { $seat } discards { $vehicle } for { $ap } more AP.
    .you = You discard { $vehicle } for { $ap } more AP.
event-vehicle_hidden = { $known ->
    [yes] { $seat } puts { $vehicle } face down under the Worm in slot { $slot }.
   *[no] { $seat } puts a Vehicle card face down under the Worm in slot { $slot }.
  }
    .you = { $known ->
        [yes] You put { $vehicle } face down under the Worm in slot { $slot }.
       *[no] You put a Vehicle card face down under the Worm in slot { $slot }.
      }
event-ability_ignored = { $seat } ignores the Special Ability of { $vehicle }.
    .you = You ignore the Special Ability of { $vehicle }.
event-turn_ended = { $seat } ends the turn.
    .you = You end your turn.
event-random_vehicle = A random Vehicle card goes under the Worm in slot { $slot }: { $vehicle }.
event-terror_rolled = Terror turn: the red die points at slot { $slot }.
event-attack_began = The { $worm } in slot { $slot } attacks!
event-vehicle_revealed = The face-down card under the Worm in slot { $slot } is revealed: { $vehicle }.
event-worm_struck = { $spaces_count ->
    [one] The { $worm } strikes on { $space }.
   *[other] The { $worm } strikes on { $space }: { $spaces_count } spaces are hit.
  }
event-location_destroyed = The { $location } on { $space } is destroyed!
event-egg_laid = A { $egg } now lies on { $space }.
event-dice_rolled_for_egg = The dice for the Egg point at { $space }.
event-eggs_crushed = Only one Egg may lie on { $space }; lost: { $eggs }.
event-rubble_placed = Rubble falls on { $spaces }.
event-caught = The attack catches { $seat } on { $space }.
    .you = The attack catches you on { $space }.
event-stayed_safe = { $seat } stays safe inside the { $location }.
    .you = You stay safe inside the { $location }.
event-weapon_used = { $rolls_count ->
    [0] { $seat } uses a Weapon, { $weapon }: { $damage } Damage. The Worm has { $left } of { $health } Health left.
   *[other] { $seat } uses a Weapon, { $weapon }, and rolls { $rolls }: { $damage } Damage. Health left: { $left } of { $health }.
  }
    .you = { $rolls_count ->
        [0] You use a Weapon, { $weapon }: { $damage } Damage. The Worm has { $left } of { $health } Health left.
       *[other] You use a Weapon, { $weapon }, and roll { $rolls }: { $damage } Damage. Health left: { $left } of { $health }.
      }
event-egg_lost = The Dynamite costs { $seat } a { $egg }.
    .you = The Dynamite costs you a { $egg }.
event-hunter_stopped = { $seat } holds fire.
    .you = You hold fire.
event-worm_defeated = { $seat } deals the last blow: the { $worm } is defeated!
    .you = You deal the last blow: the { $worm } is defeated!
event-saved_by_item = { $seat } saves the Leader: { $item }.
    .you = You save your Leader: { $item }.
event-saved_by_die = { $seat } rolls { $roll }: { $character } survives.
    .you = You roll { $roll }: { $character } survives.
event-not_saved_by_die = { $seat } rolls { $roll }: not enough to save { $character }.
    .you = You roll { $roll }: not enough to save { $character }.
event-leader_died = { $left ->
    [0] { $seat } loses the last Leader: { $character } dies on { $space }.
    [one] { $seat } loses a Leader: { $character } dies on { $space }. 1 member is left.
   *[other] { $seat } loses a Leader: { $character } dies on { $space }. { $left } members are left.
  }
    .you = { $left ->
        [0] You lose your last Leader: { $character } dies on { $space }.
        [one] You lose your Leader: { $character } dies on { $space }. 1 member is left.
       *[other] You lose your Leader: { $character } dies on { $space }. { $left } members are left.
      }
event-eggs_dropped = { $eggs_count ->
    [one] { $seat } drops 1 Egg on { $space }: { $eggs }.
   *[other] { $seat } drops { $eggs_count } Eggs on { $space }: { $eggs }.
  }
    .you = { $eggs_count ->
        [one] You drop 1 Egg on { $space }: { $eggs }.
       *[other] You drop { $eggs_count } Eggs on { $space }: { $eggs }.
      }
event-rubble_dropped = { $seat } drops { $pieces } Rubble on { $space }.
    .you = You drop { $pieces } Rubble on { $space }.
event-rubble_returned = The Rubble on { $space } goes back to the supply.
event-eliminated = { $seat } has lost the last member of the Squad and is eliminated.
    .you = You have lost the last member of your Squad and are eliminated.
event-worm_discarded = The { $worm } in slot { $slot } is discarded with all Vehicle cards under it.
event-attack_counted = Attacks so far: { $attacks }. With { $most } the game is lost.
event-worm_appeared = A { $worm } appears in slot { $slot }, with its Target on { $space }.
event-location_served = One more Location is served: { $location }.
event-trophy_taken = { $seat } gains a trophy: { $type }.
    .you = You gain a trophy: { $type }.
event-won = { $seat } has { $vp } VP and wins!
    .you = You have { $vp } VP and win!
event-last_turns_over = { $winners_count ->
    [one] The last turns are over. { $winners } wins with { $vp } VP (scored Bounties: { $bounties }).
   *[other] The last turns are over. { $winners } win together, with { $vp } VP (scored Bounties: { $bounties }).
  }
    .you = The last turns are over. You win with { $vp } VP (scored Bounties: { $bounties })!
event-nobody_left = Nobody is left alive: the Worms win.
event-solo_won = { $seat } has reached the objective and wins with a score of { $score }!
    .you = You have reached the objective and win with a score of { $score }!
event-solo_lost = The game is lost: the Worms win.
event-left = { $seat } leaves the game; the Squad is removed.
    .you = You leave the game; your Squad is removed.

## Parts of the log that are nobody’s turn

turn-terror_rolled = Terror turn

## Actions: one label each, and the heading of a group

do-leave_member = Leave { $character } behind
do-lead = Make { $character } the Leader
do-enter = Put the pawn on { $space }
do-play = Play { $vehicle } under { $slot }
do-swap = Discard from the Line: { $bounty }
do-arrows = { $word1 ->
    [ignore] Ignore the arrows
   *[apply] Apply the arrows
  }
do-nudge = { $word1 ->
    [none] Leave the Target where it is
    [N] Move the Target north, to { $space }
    [E] Move the Target east, to { $space }
    [S] Move the Target south, to { $space }
   *[W] Move the Target west, to { $space }
  }
do-move = { $word2 ->
    [taking] Move to { $space } and take its Rubble
   *[other] { $word1 ->
        [N] Move north, to { $space }
        [E] Move east, to { $space }
        [S] Move south, to { $space }
       *[W] Move west, to { $space }
      }
  }
do-leap = Jump over a pawn, to { $space }
do-jump = Jump over the Canyon to { $space }, discarding { $vehicle }
do-clear = Remove 1 Rubble from { $space }
do-pick_up = Pick up all Eggs on { $space }, ending your actions
do-deliver = { $words ->
    [1] Deliver a { $egg } without a Bounty
   *[other] Deliver a { $egg } for a Bounty: { $bounty }
  }
do-treat = Bring { $character } back to life
do-use = { $word1 ->
    [I03] Use the { $item }: go to { $space }
    [I05] Use the { $item }: { $word3 ->
        [N] move Target { $word2 } north, to { $space }
        [E] move Target { $word2 } east, to { $space }
        [S] move Target { $word2 } south, to { $space }
       *[W] move Target { $word2 } west, to { $space }
      }
    [I07] Use the { $item }: bring { $character } back to life
    [I09] Use the { $item }: take a Vehicle card from { $player }
   *[other] Use the { $item }
  }
do-wear = Put on the { $item }
do-shoot_hat = Shoot off the Hat of { $player }’s Leader
do-stop = End the actions
do-bonus = { $first ->
    [bounty] Take as a Secret Bounty: { $bounty }
    [character] Bring { $character } back to life
    [pile] { $word1 ->
        [item] Draw 1 Item
        [weapon] Draw 1 Weapon
       *[pile] Take the top card of the Bounty pile as a Secret Bounty
      }
   *[other] { $word1 ->
        [vp] Gain 1 VP
       *[none] Decline the bonus for now
      }
  }
do-trade = { $word1 ->
    [item] Draw 1 Item
   *[weapon] Draw 1 Weapon
  }
do-keep = { $first ->
    [item] Keep the { $item }
   *[weapon] Keep the { $weapon }
  }
do-discard = { $first ->
    [bounty] Discard: { $bounty }
   *[other] Done: discard the chosen Bounties
  }
do-thump = { $word1 ->
    [none] Leave the Target where it is
    [N] Move the Target north, to { $space }
    [E] Move the Target east, to { $space }
    [S] Move the Target south, to { $space }
   *[W] Move the Target west, to { $space }
  }
do-pull = { $word1 ->
    [none] Discard none of them
   *[other] Discard card { $word2 } under { $slot }: { $under }
  }
do-extra = Discard { $vehicle } for more AP
do-hide = Put { $vehicle } face down under { $slot }
do-haul = Take 1 Rubble from { $space } for free
do-ability = { $word1 ->
    [ignore] Ignore the Special Ability
   *[apply] Apply the Special Ability
  }
do-lure = { $word2 ->
    [N] Move Target { $word1 } north, to { $space }
    [E] Move Target { $word1 } east, to { $space }
    [S] Move Target { $word1 } south, to { $space }
   *[W] Move Target { $word1 } west, to { $space }
  }
do-end_turn = End the turn
do-join = { $word1 ->
    [yes] Count as caught, and hunt
   *[no] Stay safe
  }
do-fire = Use the { $weapon }
do-hold = Use no further Weapon
do-lose = Lose a { $egg }
do-claim = { $first ->
    [bounty] Score a Bounty: { $bounty }
   *[other] Take 1 VP
  }
do-save = { $first ->
    [character] Roll a die: { $character } survives on 5 or 6
   *[item] Save the Leader with the { $item }
  }
do-die = Let the Leader die

verb-leave_member = Leave a member behind
verb-lead = Choose the Leader
verb-enter = Put the pawn on the board
verb-play = Play a Vehicle
verb-swap = Change the Bounty Line (Megan)
verb-arrows = Arrows (Old George)
verb-nudge = Move the Target (Tinfoil Hat)
verb-move = Move (1 AP)
verb-leap = Jump over a pawn (1 AP)
verb-jump = Jump over the Canyon (1 AP)
verb-clear = Remove Rubble (1 AP)
verb-pick_up = Pick Up All Eggs (1 AP)
verb-deliver = Deliver 1 Egg (1 AP)
verb-treat = Revive (1 AP)
verb-use = Use an Item
verb-wear = Put on a Hat
verb-shoot_hat = Shoot off a Hat
verb-stop = End the actions
verb-bonus = Delivery bonus
verb-trade = Trade Rubble
verb-keep = Keep a card
verb-discard = Discard Bounties
verb-thump = Move the Target again
verb-pull = Discard a face-down card
verb-extra = Play another Vehicle for its AP
verb-hide = Put a Vehicle face down
verb-haul = Take Rubble (free)
verb-ability = Special Ability (Pam)
verb-lure = Move a Target closer
verb-end_turn = End the turn
verb-join = Join the hunt
verb-fire = Use a Weapon
verb-hold = Stop
verb-lose = Lose an Egg
verb-claim = Take the reward
verb-save = Save the Leader
verb-die = Accept the death

## Shortcuts: several actions with one press

shortcut-go = Go to { $space } ({ $cost } AP)
shortcut-clear_the_way = Clear the way to { $space } ({ $cost } AP)
shortcut-clear_far = Go and remove 1 Rubble from { $space } ({ $cost } AP)
shortcut-collect = Go and pick up all Eggs on { $space } ({ $cost } AP), ending your actions
shortcut-pick_up_and_end = { $axis ->
    [columns] Pick up all Eggs, end the turn; Targets: north or south first
    [rows] Pick up all Eggs, end the turn; Targets: east or west first
   *[none] Pick up all Eggs and end the turn
  }
shortcut-deliver_far = Go and deliver: { $bounty } ({ $cost } AP)
shortcut-deliver_here = { $bonus ->
    [0] Deliver { $eggs } Eggs here ({ $cost } AP)
   *[other] { $eggs ->
        [one] Deliver 1 Egg and take the bonus ({ $cost } AP)
       *[other] Deliver { $eggs } Eggs and take the bonus ({ $cost } AP)
      }
  }
shortcut-end_turn = End the actions and the turn
shortcut-end_turn_luring = { $axis ->
    [columns] End the turn, Targets closer: north or south first
   *[rows] End the turn, Targets closer: east or west first
  }
shortcut-extra = End the actions, discard { $vehicle } for more AP
shortcut-hide = End the actions, put { $vehicle } face down under { $slot }
shortcut-haul = End the actions, take 1 Rubble from { $space } for free
shortcut-lure_twice = Move the Target 2 spaces, to { $space }
shortcut-lure_all = { $axis ->
    [columns] Every Target closer, north or south first
   *[rows] Every Target closer, east or west first
  }
shortcut-discard_line = Discard the whole Line

## Cost, odds and warnings: what is known of an action before it is done

points-to-act = { $points } AP
odds-lands = Lands: { $chance }%. Otherwise the Leader dies.
odds-defeats = { $spread ->
    [0] { $least } Damage: defeats the Worm with { $chance }%
   *[other] { $least } to { $most } Damage: defeats the Worm with { $chance }%
  }
odds-survives = Survives: { $chance }%
warning-ends_actions = Ends your actions.
warning-loses_points = The AP you have left are lost.
warning-discards_card = The card is discarded.
warning-discards_hat = The Hat worn so far is discarded.
warning-trades_rubble = Your Rubble is then traded for a card at once.
warning-worm_due = The Worm reaches its limit and attacks after this turn.
warning-in_danger = As things stand, the attack after this turn catches you.
warning-loses_egg = Costs 1 Egg you carry.
warning-rubble_here = Puts 1 Rubble on your own space.
warning-leader_at_risk = Unless the Worm is defeated, your Leader dies.
warning-leader_dies = Your Leader dies.
warning-last_member = It is the last member of your Squad, which is eliminated.

## Questions: to the one who is asked, and to the others meanwhile

ask-leave_behind = Which member of your Squad stays behind?
ask-choose_leaders = Which of your Characters is your first Leader?
ask-place_pawn = On which Location do you begin?
ask-enter_board = Your pawn comes back: where do you put it?
ask-play_vehicle = Your turn. Play a Vehicle card under a Worm.
ask-arrows_or_not = Old George: do the arrows apply?
ask-tinfoil_step = Tinfoil Hat: do you move the Target 1 space?
ask-action_step = Spend your Action Points. What do you do?
ask-delivery_bonus = Do you take the delivery bonus?
ask-rubble_trade = You have enough Rubble for a card. Which pile do you draw from?
ask-keep_card = Which of the two cards do you keep? The others see the one you discard.
ask-briefcase = Suspicious Briefcase: which Bounties of the Line do you discard?
ask-second_thump = Thumper: do you move the Target another space?
ask-pull_out = Walkie-Talkie: do you discard one of the face-down cards?
ask-ability_or_not = Pam: does the Special Ability apply?
ask-closer = The Target comes closer to you: which way?
ask-special_ability = Your actions are over. What else do you do before your turn ends?
ask-join_hunt = Rebecca is safe here. Does she join the hunt all the same?
ask-hunt = The Worm has caught you! Do you use a Weapon?
ask-lose_egg = Dynamite: which of your Eggs is lost?
ask-long_shot = The Worm still lives. Do you shoot from outside?
ask-reward = You have defeated the Worm. Which reward do you take?
ask-doom = Your Leader is about to die. Do you prevent it?
ask-new_leader = Who leads your Squad now?

wait-leave_behind = { $names } decides who stays behind.
wait-choose_leaders = { $count ->
    [one] { $names } picks a Leader.
   *[other] { $names } pick their Leaders.
  }
wait-place_pawn = { $names } chooses where to begin.
wait-enter_board = { $names } puts the pawn back on the board.
wait-play_vehicle = { $names } chooses a Vehicle to play.
wait-arrows_or_not = { $names } decides whether the arrows apply.
wait-tinfoil_step = { $names } may move the Target 1 space.
wait-action_step = The turn of { $names }.
wait-delivery_bonus = { $names } decides on the delivery bonus.
wait-rubble_trade = { $names } trades Rubble for a card.
wait-keep_card = { $names } keeps one of two cards.
wait-briefcase = { $names } discards Bounties of the Line.
wait-second_thump = { $names } may move the Target another space.
wait-pull_out = { $names } looks at the face-down cards.
wait-ability_or_not = { $names } decides whether the Special Ability applies.
wait-closer = { $names } chooses the way of a Target.
wait-special_ability = { $names } is about to end the turn.
wait-join_hunt = { $names } decides whether to join the hunt.
wait-hunt = { $names } hunts the Worm.
wait-lose_egg = { $names } chooses the Egg that is lost.
wait-long_shot = { $names } may shoot from outside the attack.
wait-reward = { $names } chooses a reward.
wait-doom = { $names } may save the Leader.
wait-new_leader = { $names } chooses a new Leader.

## Options of a table

option-board = Board side
    .help = Which side of the board is used. The Canyon gives more room, a good choice for 4 or 5 players.
option-board-desert = Desert
option-board-canyon = Canyon
option-locations = Location layout
    .help = Standard: the usual spaces. Shuffled: the usual spaces at random. Wild: anywhere, by dice.
option-locations-standard = standard
option-locations-shuffled = shuffled
option-locations-wild = wild
option-first_worms = First Worms
    .help = Which attacks put the first Eggs and Rubble on the board.
option-first_worms-starting = starting cards
option-first_worms-random = random Worms
option-guarantee_colours = Guarantee Egg colours
    .help = With random Worms: at least one Egg of each colour at the start.
option-guarantee_colours-true = on
option-guarantee_colours-false = off
option-extra_phase = Two-player phase 4
    .help = With 2 players: a random Distraction after each turn.
option-extra_phase-true = on
option-extra_phase-false = off
option-target = VP to win
    .help = With 2 to 5 players: the VP you need, from 10 to 30. The standard game is played to 20.
option-scenario = Solo scenario
    .help = What you must achieve alone. Emergency: 20 VP. Special Delivery: a delivery Bounty at 4 of the 5 Locations. Total Extermination: hunting Bounties for 3 types of Worm.
option-scenario-emergency = Emergency
option-scenario-special_delivery = Special Delivery
option-scenario-total_extermination = Total Extermination
option-queens = Solo: Queens in the pile
    .help = Adds the 3 Queens, for a harder game.
option-queens-true = on
option-queens-false = off
option-left_behind = Solo: members left behind
    .help = How many of your 3 Characters stay at home, for a harder game: 0 to 2.

## Places

location-government = Government Facility
location-police = State Police
location-store = General Store
location-motel = Motel
location-hospital = Hospital
the-location-government = the Government Facility
the-location-police = the State Police
the-location-store = the General Store
the-location-motel = the Motel
the-location-hospital = the Hospital
space-other = ({ $value })
rubble-other = Rubble on ({ $value })
eggs-other = Eggs on ({ $value })
space-kind-desert = Desert
space-kind-rim = Rim
space-kind-canyon = Canyon
direction-N = north
direction-E = east
direction-S = south
direction-W = west
slot-1 = the Worm in slot 1
slot-2 = the Worm in slot 2
slot-3 = the Worm in slot 3
under-other = a face-down card

## Eggs

egg-green = Green Egg
egg-purple = Purple Egg
egg-yellow = Yellow Egg
egg-blue = Blue Egg
# in a list of Eggs
eggs-green = Green
eggs-purple = Purple
eggs-yellow = Yellow
eggs-blue = Blue

## Worms

type-blaster = Blaster
type-boomer = Boomer
type-screamer = Screamer
type-grabber = Grabber
type-queen = Queen
type-any = Any Worm
type-starting = starting Worm
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
pattern-CROSS = Cross
pattern-FAN-N = Fan north
pattern-FAN-E = Fan east
pattern-FAN-S = Fan south
pattern-FAN-W = Fan west
pattern-ROW = Row
pattern-COLUMN = Column
pattern-SLASH = Slash
pattern-BACKSLASH = Backslash
pattern-CORNER-NE = Corner north-east
pattern-CORNER-SE = Corner south-east
pattern-CORNER-SW = Corner south-west
pattern-CORNER-NW = Corner north-west
pattern-STAR-V = Upright star
pattern-STAR-H = Flat star
pattern-QUEEN = Queen

## Vehicles: the six vehicles, their Special Abilities, the 54 cards

vehicle-boots = Boots
vehicle-bicycle = Bicycle
vehicle-buggy = Buggy
vehicle-pickup = Pickup
vehicle-motorcycle = Motorcycle
vehicle-wheeler = 18-Wheeler
about-vehicle-boots = You may discard 1 more Vehicle (not a 7) for its AP.
about-vehicle-bicycle = You may put 1 more Vehicle face down under a Worm.
about-vehicle-buggy = You may take 1 Rubble from an adjacent space for free.
about-vehicle-pickup = The Target of the Worm you distracted moves 1 space closer to you.
about-vehicle-motorcycle = Every Target moves 1 space closer to you.
about-vehicle-wheeler = Every Target moves 2 spaces closer to you.
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

## Bounties

bounty-BD01 = { location-government }, { egg-green } (3 VP)
bounty-BD02 = { location-government }, { egg-purple } (3 VP)
bounty-BD03 = { location-government }, { egg-yellow } (3 VP)
bounty-BD04 = { location-government }, { egg-blue } (3 VP)
bounty-BD05 = { location-government }, { egg-purple } (4 VP)
bounty-BD06 = { location-government }, { egg-blue } (4 VP)
bounty-BD07 = { location-police }, { egg-green } (3 VP)
bounty-BD08 = { location-police }, { egg-purple } (3 VP)
bounty-BD09 = { location-police }, { egg-yellow } (3 VP)
bounty-BD10 = { location-police }, { egg-blue } (3 VP)
bounty-BD11 = { location-police }, { egg-purple } (4 VP)
bounty-BD12 = { location-police }, { egg-yellow } (4 VP)
bounty-BD13 = { location-store }, { egg-green } (3 VP)
bounty-BD14 = { location-store }, { egg-purple } (3 VP)
bounty-BD15 = { location-store }, { egg-yellow } (3 VP)
bounty-BD16 = { location-store }, { egg-blue } (3 VP)
bounty-BD17 = { location-store }, { egg-green } (4 VP)
bounty-BD18 = { location-store }, { egg-blue } (4 VP)
bounty-BD19 = { location-motel }, { egg-green } (2 VP)
bounty-BD20 = { location-motel }, { egg-purple } (2 VP)
bounty-BD21 = { location-motel }, { egg-yellow } (2 VP)
bounty-BD22 = { location-motel }, { egg-blue } (2 VP)
bounty-BD23 = { location-motel }, { egg-green } (3 VP)
bounty-BD24 = { location-motel }, { egg-yellow } (3 VP)
bounty-BD25 = { location-hospital }, { egg-green } (4 VP)
bounty-BD26 = { location-hospital }, { egg-purple } (4 VP)
bounty-BD27 = { location-hospital }, { egg-yellow } (4 VP)
bounty-BD28 = { location-hospital }, { egg-blue } (4 VP)
bounty-BD29 = { location-hospital }, { egg-green } (5 VP)
bounty-BD30 = { location-hospital }, { egg-purple } (5 VP)
bounty-BH01 = { type-blaster } (3 VP)
bounty-BH02 = { type-blaster } (3 VP)
bounty-BH03 = { type-boomer } (3 VP)
bounty-BH04 = { type-boomer } (4 VP)
bounty-BH05 = { type-screamer } (4 VP)
bounty-BH06 = { type-screamer } (4 VP)
bounty-BH07 = { type-grabber } (4 VP)
bounty-BH08 = { type-grabber } (5 VP)
bounty-BH09 = { type-queen } (6 VP)
bounty-BH10 = { type-any } (2 VP)
bounty-BH11 = { type-any } (3 VP)
bounty-BH12 = { type-any } (3 VP)

## Items and Hats: names, and what they do

item-IH1 = Cowboy Hat
item-IH2 = Hard Hat
item-IH3 = Tinfoil Hat
item-IH4 = Trucker Cap
item-IH5 = Army Helmet
item-IH6 = Top Hat
item-I01 = Suspicious Briefcase
item-I02 = Energy Drink
item-I03 = Old Mine Map
item-I04 = Climbing Gear
item-I05 = Thumper
item-I06 = Smoke Grenade
item-I07 = First-Aid Kit
item-I08 = Egg Cooler
item-I09 = Siphon Hose
item-I10 = Walkie-Talkie
item-I11 = Metal Detector
about-item-IH1 = When you play a Vehicle of value 2, 3 or 4: +1 AP in this turn’s action step.
about-item-IH2 = Once on each of your turns, one Remove Rubble action costs 0 AP.
about-item-IH3 = Right after your Distraction you may move the same Target 1 space.
about-item-IH4 = You may hold 1 Vehicle card more.
about-item-IH5 = Death: discard this Hat instead, and your Leader survives.
about-item-IH6 = Once on each of your turns, when you deliver an Egg without a Bounty: +1 VP.
about-item-I01 = Your turn: discard 1 to 4 cards of the Bounty Line and refill it; gain 1 VP.
about-item-I02 = Your turn: +2 AP this turn (not after Pick Up All Eggs).
about-item-I03 = Your turn: put your pawn on a Location without a pawn.
about-item-I04 = Your turn: until the end of the turn, Rubble does not block you; gain 1 VP.
about-item-I05 = Your turn: move 1 Target 1 or 2 spaces as you choose; gain 1 VP.
about-item-I06 = Death: your Leader survives this attack.
about-item-I07 = Your turn: bring 1 dead member of your Squad back to life; gain 1 VP.
about-item-I08 = Your turn: take all Eggs of your space for 0 AP; you may go on acting.
about-item-I09 = Your turn: take 1 random Vehicle card from an adjacent player; gain 1 VP.
about-item-I10 = Your turn: see all face-down Vehicles, you may discard one; gain 1 VP.
about-item-I11 = Your turn: draw 2 Weapons, keep 1, discard the other.

## Weapons: names, and what they do

weapon-P01 = Revolver
weapon-P02 = Hunting Rifle
weapon-P03 = Sharpened Stick
weapon-P04 = Shotgun
weapon-P05 = Semi-auto Carbine
weapon-P06 = Dynamite
weapon-P07 = Chainsaw
weapon-P08 = Molotov Cocktail
weapon-P09 = Alien Rifle
weapon-P10 = Rocket Launcher
weapon-P11 = Long-Range Rifle
about-weapon-P01 = Hunt: 2 Damage. Or on your turn: shoot off a Hat.
about-weapon-P02 = Hunt: roll 2 dice; Damage is the higher one.
about-weapon-P03 = Hunt: 1 Damage; it stays in play.
about-weapon-P04 = Hunt: 4 Damage if close, otherwise 2.
about-weapon-P05 = Hunt: roll 1 die; Damage is the result + 1.
about-weapon-P06 = Hunt: 5 Damage; then you lose 1 Egg you carry.
about-weapon-P07 = Hunt: 4 Damage, only if close.
about-weapon-P08 = Hunt: 3 Damage.
about-weapon-P09 = Hunt: roll 2 dice; Damage is their sum.
about-weapon-P10 = Hunt: 6 Damage; then 1 Rubble on your space.
about-weapon-P11 = Lies open. From outside the attack, not on a Location: roll 1 die; Damage is the result.

## Characters: names, roles, and what they do as Leader

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
role-C01 = Homemaker
role-C02 = Dog
role-C03 = Retiree
role-C04 = Board-game seller
role-C05 = Life Coach
role-C06 = GBI Agent
role-C07 = Physician
role-C08 = Tourist
role-C09 = Waitress
role-C10 = Shopkeeper
role-C11 = Buyer in a suit
role-C12 = Trucker
role-C13 = Scrap Dealer
role-C14 = Marine
role-C15 = Potter
role-C16 = Survivalist
about-character-C01 = Shares Locations with other pawns, and is safe inside them.
about-character-C02 = Pick Up All Eggs may take the Eggs of 1 adjacent space instead of yours.
about-character-C03 = You may ignore all arrows of a Vehicle you play.
about-character-C04 = You may hold 1 Vehicle card more.
about-character-C05 = +1 AP on your turn while another player has more VP than you.
about-character-C06 = You may take the Government Facility bonus instead of the local one.
about-character-C07 = Once per turn on a Location: 1 AP to bring 1 dead member back to life.
about-character-C08 = Once per turn you may Move onto a space with exactly 1 Rubble, taking it.
about-character-C09 = At the start of your turn you may discard 1 card of the Bounty Line and refill it.
about-character-C10 = When you draw an Item or a Weapon: draw 2, keep 1, discard 1.
about-character-C11 = Once per turn: an Egg delivered without a Bounty gives 2 VP instead of 1.
about-character-C12 = You may ignore the Special Ability of a Vehicle of value 5, 6 or 7.
about-character-C13 = You trade Rubble for a card at 2 pieces instead of 3.
about-character-C14 = The first Weapon you use in each attack deals +2 Damage.
about-character-C15 = When he dies, his Eggs go to your next Leader instead of the board.
about-character-C16 = Death: roll 1 die; on 5 or 6 your Leader survives.

## Piles of cards

deck-item = Item
deck-weapon = Weapon
deck-vehicle = Vehicle
deck-bounty = Bounty
deck-worm = Worm
pile-item = the Item pile
pile-weapon = the Weapon pile
pile-vehicle = the Vehicle pile
pile-bounty = the Bounty pile
pile-worm = the Worm pile

## Solo scenarios

scenario-emergency = Emergency
scenario-special_delivery = Special Delivery
scenario-total_extermination = Total Extermination
about-scenario-emergency = Have 20 VP. You also lose when 3 Locations are destroyed.
about-scenario-special_delivery = Score a delivery Bounty at 4 of the 5 Locations. You also lose when fewer than 4 Locations are served or standing.
about-scenario-total_extermination = Score hunting Bounties for 3 types of Worm.

## Board

board-map = The desert
board-zone = Terror zone
board-line = Bounty Line
board-hand = My cards
board-my-squad = My Squad
board-parts = Parts of the table
board-part-map = Map
board-part-zone = Worms
board-part-hand = My cards
board-part-line = Bounties
board-part-squads = Players
board-part-solo = Scenario
board-space-with = { $location } { $space }
board-slot-with = { $slot } ({ $type })
board-rubble = { $count } Rubble
board-eggs-of = { $count ->
    [one] { $egg }
   *[other] { $count } × { $egg }
  }
board-egg-letter-green = G
board-egg-letter-purple = P
board-egg-letter-yellow = Y
board-egg-letter-blue = B
board-pawn-of = pawn of { $player }
board-target = Target { $slot }
board-worm = Worm { $slot }: { $type }
board-health = Health { $health }
board-cards-of-limit = { $cards } of { $limit } Vehicle cards
board-pattern = Pattern: { $pattern }
board-target-on = Target on { $space }
board-due-short = attacks
board-due = It attacks at the end of the turn.
board-would-strike = { $count ->
    [one] It would strike from { $space }: 1 space.
   *[other] It would strike from { $space }: { $count } spaces.
  }
board-would-catch = It would catch { $players }.
board-would-catch-nobody = It would catch nobody.
board-preview = { $count ->
    [one] Worm { $slot } would strike 1 space from { $space }.
   *[other] Worm { $slot } would strike { $count } spaces from { $space }.
  }
board-preview-hint = Point at a Worm, a Target or a Vehicle to see what would happen.
board-after-vehicle = After { $vehicle }:
board-by-dice = { $count ->
    [one] 1 Egg goes by dice.
   *[other] { $count } Eggs go by dice.
  }
board-unknown = { $count ->
    [one] 1 face-down card may still move its Target.
   *[other] { $count } face-down cards may still move its Target.
  }
board-ways = { $vehicle }: where it would lead the Targets
board-jump-short = Jump over the Canyon: discard 1 Vehicle card.
board-jump-long = Long jump: discard a Vehicle card of value 6 or 7, gain 1 VP and roll a die; on 1 to 3 the Leader dies.
board-look = Show the attack of Worm { $slot } on the map
board-under-list = Vehicle cards under Worm { $slot }
board-under = { $card }, put there by { $player }
board-under-known = { $card }, face down, put there by { $player }
board-from-pile = the draw pile
board-no-worms = The Worms are still asleep.
board-line-empty = No Bounty is left.
board-piles = Draw piles
board-pile = { $pile } ({ $cards })
board-discards = Discard piles
board-discard-worm = Worms
board-discard-bounty = Bounties
board-discard-item = Items
board-discard-weapon = Weapons
board-discard-vehicle = Vehicles
board-discard-empty = none
board-bounty = Bounty: { $bounty }
board-secret-bounty = Secret Bounty: { $bounty }
board-no-arrows = no arrows
board-fresh = Not usable before the end of this turn.
board-fresh-short = after this turn
board-no-cards = No cards in hand
board-character = { $character }: { $about }
board-dead = { $character } is dead
board-left-behind = { $character } was left behind
board-no-leader = No Leader yet
board-eliminated = eliminated
board-last-turn = last turn to come
board-off-board = pawn off the board
board-vp = { $vp } VP
board-vp-of = { $vp } of { $target } VP
board-vehicles = { $count ->
    [one] 1 Vehicle card
   *[other] { $count } Vehicle cards
  }
board-items = { $count ->
    [one] 1 Item
   *[other] { $count } Items
  }
board-weapons = { $count ->
    [one] 1 Weapon
   *[other] { $count } Weapons
  }
board-secrets = { $count ->
    [one] 1 Secret Bounty
   *[other] { $count } Secret Bounties
  }
board-scored = { $count ->
    [one] 1 scored Bounty
   *[other] { $count } scored Bounties
  }
board-carried-rubble = { $count } Rubble carried; { $price } make a card
board-no-eggs = no Eggs
board-hat-worn = { $hat }, worn: { $about }
board-in-play = { $card }, in play
board-climbing = Climbing Gear: Rubble does not block this turn
board-ap = { $ap } AP
board-attack = Worm attack
board-attack-of = The { $type } in slot { $slot } attacks!
board-health-left = { $left } of { $health } Health left
board-caught = Caught, in the order of hunting
board-caught-nobody = Nobody is caught.
board-hunter-now = hunts now
board-hunter-later = is waiting
board-hunter-done = has had the chance
board-credit = Whoever deals the last blow takes the reward: for you up to { $vp } VP.
board-saved-all = If the Worm is defeated, everybody caught is saved.
board-no-weapons = You have no Weapon. Only the others can save you now.
board-reward-now = The Worm is defeated. The reward is 1 VP, or a matching Bounty.
board-doom = The Worm still lives. Your Leader dies unless something helps.
board-damage = { $damage } Damage
board-damage-word = Damage
board-shot-kills = Defeats the Worm: the reward is yours.
board-shot-may_kill = Defeats the Worm with a chance of { $chance }%; then the reward is yours.
board-shot-wounds = Does not defeat it yet.
board-shot-refused = Not usable now. { $about }
board-drawback-lose_egg = Costs 1 Egg you carry, if you have one.
board-drawback-rubble = Puts 1 Rubble on your own space.
board-defeated = defeats the { $worm }!
board-choose-leader = Who leads your Squad?
board-choose-behind = Who stays behind?
board-keep = You keep one of them
board-solo = The solo game
board-queens-in = with Queens
board-queens-out = without Queens
board-members-left = { $count ->
    [one] 1 member left behind
   *[other] { $count } members left behind
  }
board-attacks = { $attacks } attacks so far; with { $most } the game is lost
board-attacks-short = Attacks: { $attacks }/{ $most }
board-locations = Locations
board-location-standing = { $location }: standing
board-location-served = { $location }: served
board-location-destroyed = { $location }: destroyed
board-trophies = Trophies
board-trophy = { $type }: trophy taken
board-no-trophy = { $type }: no trophy yet
board-score = Score: { $score }

## The board in words

board-place = { $what } ({ $at })
board-arrows = Its arrows lead the Target { $directions }.
board-over-canyon = over the Canyon { $direction }
board-struck-by = Worm { $slot } would strike here
board-spaces-struck = Spaces it would strike: { $spaces }
board-eggs-carried = Eggs carried: { $eggs }
board-squad-living = Squad: { $characters }
board-line-list = Bounty Line: { $bounties }
board-attack-now = { $attack } { $health }. { $caught }

## How it ended

result-score = { $score } VP
result-solo-score = Score: { $score }

## Where points came from

source-delivery_bounty = Delivery Bounties
source-egg = Eggs without a Bounty
source-motel = Bonus of the Motel
source-hunting_bounty = Hunting Bounties
source-worm = Worms without a Bounty
source-item = Items
source-jump = Canyon jumps
