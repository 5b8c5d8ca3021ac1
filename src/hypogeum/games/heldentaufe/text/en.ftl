### The texts of Heldentaufe. Arguments are resolved by the reader: a seat is a player's name, a string v of argument a
### is the text a-v, else token-v, else figure-v.

## The game in short (on the home page)

game-summary = Young heroes race to prove themselves. Explore a land of hexagons, fulfil secret missions, brew potions, and go down into the Underworld to win the teeth of three monsters. The first at the Campfire with enough points wins.
rulebook-searches = mission, portal, potion, combat, danger token, Campfire

## Events (what the log says)

event-first_player = { $seat } has the first turn.
    .you = You have the first turn.
event-resource_removed = A resource tile leaves the game: { $tile }.
event-missions_dealt = { $known ->
    [yes] { $seat } is dealt three mission cards: { $cards }.
   *[no] { $seat } is dealt three mission cards.
  }
    .you = { $known ->
        [yes] You are dealt three mission cards: { $cards }.
       *[no] You are dealt three mission cards.
      }
event-hero_chosen = { $seat } plays { $hero }.
    .you = You play { $hero }.
event-turn_began = Round { $round }: the turn of { $seat } begins with { $ap } AP.
    .you = Round { $round }: your turn begins with { $ap } AP.
event-turn_ended = { $seat } ends the turn.
    .you = You end your turn.
event-moved = { $seat } moves to a tile: { $tile }.
    .you = You move to a tile: { $tile }.
event-moved_below = { $seat } moves to { $space }.
    .you = You move to { $space }.
event-explored = { $new ->
    [true] { $seat } explores and turns up the first tile of its kind: { $tile }.
   *[false] { $seat } explores and turns up a tile: { $tile }.
  }
    .you = { $new ->
        [true] You explore and turn up the first tile of its kind: { $tile }.
       *[false] You explore and turn up a tile: { $tile }.
      }
event-ap_lost = The forest takes the last { $ap } AP of { $seat }.
    .you = The forest takes your last { $ap } AP.
event-descended = { $seat } goes down to { $space }.
    .you = You go down to { $space }.
event-ascended = { $seat } comes up to the surface: { $tile }.
    .you = You come up to the surface: { $tile }.
event-card_drawn = { $known ->
    [yes] { $seat } draws a mission card: { $card }.
   *[no] { $seat } draws a mission card.
  }
    .you = { $known ->
        [yes] You draw a mission card: { $card }.
       *[no] You draw a mission card.
      }
event-missions_shuffled = { $cards ->
    [one] The mission pile is made anew from 1 discarded card.
   *[other] The mission pile is made anew from { $cards } discarded cards.
  }
event-mission_completed = { $seat } completes a mission: { $card }.
    .you = You complete a mission: { $card }.
event-refused = { $seat } refuses a mission: { $card }.
    .you = You refuse a mission: { $card }.
event-stolen = { $seat } plays { $card } and steals a point from { $other }, who has { $left } left.
    .you = You play { $card } and steal a point from { $other }, who has { $left } left.
    .to-you = { $seat } plays { $card } and steals a point from you: you have { $left } left.
event-eaten = { $hearts ->
    [one] { $seat } eats { $food } and has 1 heart.
   *[other] { $seat } eats { $food } and has { $hearts } hearts.
  }
    .you = { $hearts ->
        [one] You eat { $food } and have 1 heart.
       *[other] You eat { $food } and have { $hearts } hearts.
      }
event-brewed = { $seat } brews { $potion }.
    .you = You brew { $potion }.
event-discarded = { $seat } discards a token: { $token }.
    .you = You discard a token: { $token }.
event-collected = { $seat } collects { $food }.
    .you = You collect { $food }.
event-traded = { $seat } trades { $given } for { $piece }.
    .you = You trade { $given } for { $piece }.
event-merged = { $seat } has { $pieces } merged into { $piece }.
    .you = You have { $pieces } merged into { $piece }.
event-improved = { $seat } has { $given } improved into { $piece }.
    .you = You have { $given } improved into { $piece }.
event-healed = { $seat } drinks a healing potion and has all { $hearts } hearts again.
    .you = You drink a healing potion and have all { $hearts } hearts again.
event-raged = { $seat } drinks a berserk potion: +3 in every combat.
    .you = You drink a berserk potion: +3 in every combat.
event-teleported_up = { $seat } drinks a teleport potion and appears on a tile: { $tile }.
    .you = You drink a teleport potion and appear on a tile: { $tile }.
event-teleported_down = { $seat } drinks a teleport potion and appears on { $space }.
    .you = You drink a teleport potion and appear on { $space }.
event-potion_ended = { $seat } puts back { $potion } that has worn off.
    .you = You put back { $potion } that has worn off.
event-piece_gained = { $seat } gains { $piece }.
    .you = You gain { $piece }.
event-piece_missing = { $seat } gets nothing: the supply has run out of this kind ({ $piece } or less).
    .you = You get nothing: the supply has run out of this kind ({ $piece } or less).
event-points_gained = { $points ->
    [one] { $seat } gains 1 point: { $total } in all.
   *[other] { $seat } gains { $points } points: { $total } in all.
  }
    .you = { $points ->
        [one] You gain 1 point: { $total } in all.
       *[other] You gain { $points } points: { $total } in all.
      }
event-points_paid = { $points ->
    [one] { $seat } pays 1 point and has { $total } left.
   *[other] { $seat } pays { $points } points and has { $total } left.
  }
    .you = { $points ->
        [one] You pay 1 point and have { $total } left.
       *[other] You pay { $points } points and have { $total } left.
      }
event-treasure_rolled = { $seat } rolls the treasure die: { $face ->
    [1] boots
    [2] a sword
    [3] a ring
    [6] two teeth
   *[other] one tooth
  }.
    .you = You roll the treasure die: { $face ->
        [1] boots
        [2] a sword
        [3] a ring
        [6] two teeth
       *[other] one tooth
      }.
event-monsters_began = The monsters’ turn begins with { $ap } AP.
event-monsters_skipped = The monsters’ turn falls out: none of them is left in the Underworld.
event-monsters_ended = { $seat } ends the monsters’ turn; { $ap } AP are lost.
    .you = You end the monsters’ turn; { $ap } AP are lost.
event-monsters_idle = The monsters dare no more attacks: their turn ends, { $ap } AP are lost.
event-monster_moved = { $monster } moves to { $space }.
event-fought = { $attacker } attacks { $defender }: { $attack } (rolled { $attack_roll }) against { $defence } (rolled { $defence_roll }). { $loser } loses a heart: { $hearts } left.
event-monster_defeated = { $seat } defeats { $monster } and takes the tooth worth { $tooth }.
    .you = You defeat { $monster } and take the tooth worth { $tooth }.
event-defeated = { $seat } has lost the last heart and is beaten by { $by }.
    .you = You have lost your last heart and are beaten by { $by }.
event-tokens_lost = { $tokens_count ->
    [0] { $seat } has no equipment, food or potion to lose.
    [one] { $seat } loses the only token: { $tokens }.
   *[other] { $seat } loses all { $tokens_count } tokens: equipment, food and potions.
  }
    .you = { $tokens_count ->
        [0] You have no equipment, food or potion to lose.
        [one] You lose your only token: { $tokens }.
       *[other] You lose all { $tokens_count } tokens: equipment, food and potions.
      }
event-points_swapped = { $seat } had fewer points than { $other } and swaps totals: { $points } points now, { $left } for { $other }.
    .you = You had fewer points than { $other } and swap totals: { $points } points for you now, { $left } for { $other }.
    .to-you = { $seat } had fewer points than you and swaps totals: { $points } points now, { $left } for you.
event-placed = { $hearts ->
    [one] { $other } puts the beaten hero of { $seat } on a tile, with 1 heart: { $tile }.
   *[other] { $other } puts the beaten hero of { $seat } on a tile, with { $hearts } hearts: { $tile }.
  }
    .you = { $hearts ->
        [one] { $other } puts your beaten hero on a tile, with 1 heart: { $tile }.
       *[other] { $other } puts your beaten hero on a tile, with { $hearts } hearts: { $tile }.
      }
    .to-you = { $hearts ->
        [one] You put the beaten hero of { $seat } on a tile, with 1 heart: { $tile }.
       *[other] You put the beaten hero of { $seat } on a tile, with { $hearts } hearts: { $tile }.
      }
event-put_back = { $hearts ->
    [one] The beaten hero of { $seat } comes back on a tile, with 1 heart: { $tile }.
   *[other] The beaten hero of { $seat } comes back on a tile, with { $hearts } hearts: { $tile }.
  }
    .you = { $hearts ->
        [one] Your beaten hero comes back on a tile, with 1 heart: { $tile }.
       *[other] Your beaten hero comes back on a tile, with { $hearts } hearts: { $tile }.
      }
event-rebuilt = The Underworld is rebuilt and the monsters fall asleep.
event-leader_placed = The monsters wake up: their turn comes after the turn of { $seat }.
    .you = The monsters wake up: their turn comes after yours.
event-trap_armed = An armed trap on { $space }! { $seat } loses a heart ({ $hearts } left) and { $ap } AP.
    .you = An armed trap on { $space }! You lose a heart ({ $hearts } left) and { $ap } AP.
event-trap_disarmed = The trap on { $space } is disarmed: nothing happens to { $seat }.
    .you = The trap on { $space } is disarmed: nothing happens to you.
event-chest_opened = { $seat } opens the treasure chest: three treasure rolls.
    .you = You open the treasure chest: three treasure rolls.
event-overflow = The backpack of { $seat } is too full.
    .you = Your backpack is too full.
event-decider_found = { $seat } takes charge of { $purpose }.
    .you = You take charge of { $purpose }.
event-dice_for_decider = The dice decide on { $purpose }. { $seats } roll { $rolls }.
event-consent_answered = { $contested_count ->
    [0] Nobody contests { $spokesperson }.
    [one] { $contested } contests { $spokesperson }: the dice decide.
   *[other] { $contested } contest { $spokesperson }: the dice decide.
  }
event-answer_given = { $seat } has answered.
    .you = You have answered.
event-left = { $seat } leaves the game; the hero is removed.
    .you = You leave the game; your hero is removed.
event-won = { $seat } stands on the Campfire with { $points } points and wins!
    .you = You stand on the Campfire with { $points } points and win!
event-round_limit_reached = { $winners_count ->
    [one] The last round, number { $round }, is over. { $winners } wins.
   *[other] The last round, number { $round }, is over. { $winners } win together.
  }
    .you = The last round, number { $round }, is over. You win!

## Parts of the log that are nobody’s turn

turn-monsters_began = The monsters’ turn
turn-monsters_skipped = The monsters’ turn falls out

## Actions: one label each, and the heading of a group

do-move = { $first ->
    [space] Move to { $space }
   *[tile] Move to { $tile }
  }
do-explore = Explore { $cell }
do-descend = Go down to { $space }
do-ascend = Go up to { $tile }
do-attack = Attack { $word1 }
do-refuse = Refuse { $card } and draw another card
do-collect = Collect 1 food here
do-eat = Eat 1 { $token } (+1 heart)
do-brew = Brew a { $recipe }
do-drink = { $first ->
    [tile] Drink the { $token } and go to { $tile }
    [space] Drink the { $token } and go to { $space }
   *[token] Drink the { $token }
  }
do-trade = Trade { $token } for { $word2 ->
    [boots] boots
    [ring] a ring
   *[sword] a sword
  } of the same value
do-merge = Merge { $word1 ->
    [boots] boots
    [ring] rings
   *[sword] swords
  }: { $word2 }
do-deliver = Deliver: { $card }
do-steal = Play { $card }: steal 1 point from { $hero }
do-discard = Discard: { $token }
do-drop = Drop: { $token }
do-end_turn = { $word1 ->
    [improve] End the turn and improve { $token }
   *[other] { $word2 ->
        [points] End the turn, complete { $card } and take the point
        [piece] End the turn, complete { $card } and take the equipment
       *[none] End the turn
      }
  }
do-monster_auto = Let the standard plan play
do-monster_attack = { $monster } attacks { $hero }
do-monster_move = { $monster } moves to { $space }
do-monster_end = End the monsters’ turn
do-answer = { $word1 ->
    [agree] Agree
   *[contest] Contest: let the dice decide
  }
do-place = Put the beaten hero on { $tile }
do-remove = Remove a tile: { $tile_kind }
do-choose = Play { $hero }
do-set = { $word1 ->
    [standing_answer] Standing answer: { $word2 ->
        [agree] agree
        [ask] ask me
       *[contest] contest
      }
   *[auto_command] Automatic command: { $word2 ->
        [on] on
       *[off] off
      }
  }

verb-move = Move (1 AP)
verb-explore = Explore (1 AP)
verb-descend = Go down (1 AP)
verb-ascend = Go up (1 AP)
verb-attack = Attack (1 AP)
verb-refuse = Refuse a mission (1 AP)
verb-collect = Collect food
verb-eat = Eat
verb-brew = Brew a potion
verb-drink = Drink a potion
verb-trade = Trade
verb-merge = Merge
verb-deliver = Deliver
verb-steal = Steal
verb-discard = Discard a token
verb-drop = Make room in the backpack
verb-end_turn = End the turn
verb-monster_auto = Standard plan
verb-monster_attack = Attack (1 monster AP)
verb-monster_move = Move a monster (1 monster AP)
verb-monster_end = End the monsters’ turn
verb-answer = Answer
verb-place = Place the beaten hero
verb-remove = Remove a resource tile
verb-choose = Choose a hero

## Shortcuts: several actions with one press

shortcut-walk = { $first ->
    [space] Walk to { $space }
   *[tile] Walk to { $tile }
  } ({ $cost } AP)
shortcut-walk_and_explore = Walk and explore { $cell } ({ $cost } AP)
shortcut-walk_and_deliver = Walk and deliver: { $card } ({ $cost } AP)
shortcut-walk_and_steal = Walk, play { $card } on { $hero } ({ $cost } AP)
shortcut-walk_and_attack = Walk and attack { $figure } ({ $cost } AP)
shortcut-deliver_all = Deliver: { $cards }
shortcut-collect_all = Collect all: { $count } × { $token }
shortcut-swap = Swap: { $given } for { $food }
shortcut-brew_and_drink = Brew and drink { $potion }
shortcut-collect_and_brew = Collect and brew: { $recipe }
shortcut-swap_and_brew = Brew { $recipe }, giving up { $given }
shortcut-eat_here = Eat here until healed ({ $food })
shortcut-eat_all = Eat { $foods }: { $hearts } hearts
shortcut-monster_walk = { $monster } moves to { $space } ({ $cost } AP)
shortcut-monster_charge = { $monster } moves and attacks { $hero } ({ $cost } AP)

## Before an action: what it costs, how likely what is, and what else comes of it

points-to-act = { $points } AP
odds-hits = { $hearts ->
    [one] { $chance }%: { $figure } loses a heart and has 1 left
   *[other] { $chance }%: { $figure } loses a heart and has { $hearts } left
  }
odds-hurt = { $hearts ->
    [one] { $chance }%: you lose a heart and have 1 left
   *[other] { $chance }%: you lose a heart and have { $hearts } left
  }
odds-slays = { $points ->
    [one] { $chance }%: { $figure } is defeated, +1 point
   *[other] { $chance }%: { $figure } is defeated, +{ $points } points
  }
odds-slain = { $points ->
    [one] { $chance }%: { $figure } is defeated, { $hero } gains 1 point
   *[other] { $chance }%: { $figure } is defeated, { $hero } gains { $points } points
  }
odds-beats = { $chance }%: { $figure } is beaten and loses all tokens
odds-beats_hero = { $points ->
    [0] { $chance }%: { $figure } is beaten
    [one] { $chance }%: { $figure } is beaten, you swap points: +1
   *[other] { $chance }%: { $figure } is beaten, you swap points: +{ $points }
  }
odds-beaten = { $chance }%: you are beaten and lose all tokens
odds-beaten_by_hero = { $points ->
    [0] { $chance }%: you are beaten
    [one] { $chance }%: you are beaten, points are swapped: −1
   *[other] { $chance }%: you are beaten, points are swapped: −{ $points }
  }
odds-trap = { $chance }%: armed trap, { $hearts ->
    [0] your hero is beaten
   *[other] you lose a heart and all AP
  }{ $points ->
    [0] { "" }
   *[other] , +{ $points } points
  }
odds-treasure_equipment = { $chance }%: equipment among { $rolls } treasure rolls
odds-treasure_points = { $chance }%: points among { $rolls } treasure rolls
odds-tile_forest = { $chance }%: forest (a treasure roll)
odds-tile_resource = { $chance }%: natural resource
odds-tile_portal = { $chance }%: portal
odds-tile_building = { $chance }%: building
odds-tile_meadow = { $chance }%: meadow

warning-wins = You win the game.
warning-lets_win = The beaten hero would win the game there.
warning-wakes_monsters = The monsters wake up: their turn will follow yours.
warning-rebuilds = The Underworld is rebuilt behind you.
warning-berserk_ends = Your berserk potion wears off.
warning-forest_takes_ap = A forest would take all your remaining AP.
warning-ends_turn = This ends your turn.
warning-ap_unused = You still have AP.
warning-monster_ap_unused = The monsters still have AP.

## Questions: to the one who is asked, and to the others meanwhile

ask-remove_resources = Which kind of resource tile shall leave the game?
ask-choose_hero = Choose your hero. You have seen your mission cards.
ask-main_phase = Your turn. What do you do?
ask-overflow = Your backpack is too full. How do you make room?
ask-consent = Somebody else is about to decide for your group. Do you agree, or shall the dice decide?
ask-place_hero = Where do you put the beaten hero?
ask-monsters_act = You command the monsters. What do they do?

wait-remove_resources = { $names } chooses which resource tiles leave the game.
wait-choose_hero = { $names } chooses a hero.
wait-main_phase = The turn of { $names }.
wait-overflow = { $names } makes room in the backpack.
wait-consent = { $count ->
    [one] { $names } is asked to agree or to contest.
   *[other] { $names } are asked to agree or to contest.
  }
wait-place_hero = { $names } decides where the beaten hero is put.
wait-monsters_act = { $names } commands the monsters.

## Options of a table

option-hero_assignment = Heroes
    .help = Chosen: players choose in reverse turn order. Random: heroes are dealt.
option-hero_assignment-choose = chosen
option-hero_assignment-random = random
option-removed_resources = Removed resource tiles
    .help = With 3 or 4 players: how the kinds of the removed tiles are decided.
option-removed_resources-random = random
option-removed_resources-host = the host picks
option-target = Target
    .help = Points you need on the Campfire: 18, 16, 14 or 12 with 2, 3, 4 or 5 players, or a number of your own from 6 to 30.
option-target-0 = by number of players
option-stack_assignment = Tooth stacks
    .help = Fixed: Ulumu five teeth, Zibber four, Wallrog three. Random: the stacks are dealt.
option-stack_assignment-fixed = fixed
option-stack_assignment-random = random
option-campfire_price = Price at the Campfire
    .help = What the three Campfire Deliveries cost: a point and a food, or two foods and no point.
option-campfire_price-point_and_food = one point and one food
option-campfire_price-two_food = two foods
option-forest_boots_ap = Boots from a forest
    .help = Whether boots found in a forest help in the same turn.
option-forest_boots_ap-true = give AP
option-forest_boots_ap-false = give no AP
option-defeat_hearts = Hearts after a defeat
    .help = How many hearts a beaten hero comes back with.
option-defeat_hearts-max = all
option-defeat_hearts-one = one
option-defeat_placement = Place after a defeat
    .help = Chosen: the winner or the other players choose the tile. Lowest portal: the revealed portal with the lowest number.
option-defeat_placement-victor = chosen
option-defeat_placement-lowest_portal = lowest portal
option-command_mode = Command of the monsters
    .help = Consent: a spokesperson commands unless someone contests. Dice: a roll each time. Rotation: each in turn. Automatic: the standard plan plays.
option-command_mode-consent = consent
option-command_mode-dice = dice
option-command_mode-rotate = rotation
option-command_mode-auto = automatic
option-round_limit = Round limit
    .help = Ends the game after that round: none, or 10 to 200. We advise 60 for games between bots only.
option-round_limit-0 = none
option-consent_seconds = Answer clock
    .help = Seconds to agree or contest, 5 to 120. No answer means agreement.
option-choice_seconds = Choice clock
    .help = Seconds for each single choice, and for one monsters’ turn: no limit, or 10 to 300.

## Personal settings

setting-standing_answer = Standing answer
    .help = Your answer when another player is spokesperson. Agree: you let them command. Ask me: you are asked each time. Contest: you always demand a roll.
setting-standing_answer-agree = Agree
setting-standing_answer-ask = Ask me
setting-standing_answer-contest = Contest
setting-auto_command = Automatic command
    .help = On: you are passed over as spokesperson, and if you must command the monsters, the standard plan plays for you.
setting-auto_command-off = off
setting-auto_command-on = on

## Tiles: name, name in a sentence, entry of the travel guide

tile-campfire = Campfire
tile-meadow = Meadow
tile-forest = Forest
tile-portal1 = Portal 1
tile-portal2 = Portal 2
tile-portal3 = Portal 3
tile-portal4 = Portal 4
tile-portal5 = Portal 5
tile-apple = Apple tree
tile-pond = Pond
tile-mushroom = Mushrooms
tile-laboratory = Laboratory
tile-trader = Trader
tile-blacksmith = Blacksmith

the-tile-campfire = the Campfire
the-tile-meadow = the meadow
the-tile-forest = the forest
the-tile-portal1 = portal 1
the-tile-portal2 = portal 2
the-tile-portal3 = portal 3
the-tile-portal4 = portal 4
the-tile-portal5 = portal 5
the-tile-apple = the apple tree
the-tile-pond = the pond
the-tile-mushroom = the mushrooms
the-tile-laboratory = the Laboratory
the-tile-trader = the Trader
the-tile-blacksmith = the Blacksmith

guide-tile-campfire = Campfire. All heroes start here, and here you win: stand on it with enough points.
guide-tile-meadow = Meadow. Nothing happens. Go on with the AP you have left.
guide-tile-forest = Forest. Whoever turns up a forest loses all remaining AP and then rolls the treasure die once. A forest that is already known is harmless and empty.
guide-tile-portal1 = Portal 1. For 1 AP you go down to portal 1 of the Underworld, unless somebody stands there, or come up from it.
guide-tile-portal2 = Portal 2. For 1 AP you go down to portal 2 of the Underworld, unless somebody stands there, or come up from it.
guide-tile-portal3 = Portal 3. For 1 AP you go down to portal 3 of the Underworld, unless somebody stands there, or come up from it.
guide-tile-portal4 = Portal 4. For 1 AP you go down to portal 4 of the Underworld, unless somebody stands there, or come up from it.
guide-tile-portal5 = Portal 5. For 1 AP you go down to portal 5 of the Underworld, unless somebody stands there, or come up from it.
guide-tile-apple = Apple tree. Take as many apples as your backpack has room for, free of charge.
guide-tile-pond = Pond. Take as many fish as your backpack has room for, free of charge.
guide-tile-mushroom = Mushrooms. Take as many mushrooms as your backpack has room for, free of charge.
guide-tile-laboratory = Laboratory. If your turn ends here, you may raise the value of one of your pieces of equipment by 1, up to 3.
guide-tile-trader = Trader. Once a turn you may exchange one piece of equipment for one of another kind and the same value.
guide-tile-blacksmith = Blacksmith. Merge two pieces of the same kind into a better one: 1 + 1 gives 2; 1 + 2 and 2 + 2 give 3.

direction-E = to the east
direction-NE = to the north-east
direction-NW = to the north-west
direction-W = to the west
direction-SW = to the south-west
direction-SE = to the south-east

## Tokens: bare names, and names in sentences

token-boots1 = boots 1
token-boots2 = boots 2
token-boots3 = boots 3
token-ring1 = ring 1
token-ring2 = ring 2
token-ring3 = ring 3
token-sword1 = sword 1
token-sword2 = sword 2
token-sword3 = sword 3
token-apple = apple
token-fish = fish
token-mushroom = mushroom
token-healing = healing potion
token-berserk = berserk potion
token-teleport = teleport potion

piece-boots1 = boots of value 1
piece-boots2 = boots of value 2
piece-boots3 = boots of value 3
piece-ring1 = a ring of value 1
piece-ring2 = a ring of value 2
piece-ring3 = a ring of value 3
piece-sword1 = a sword of value 1
piece-sword2 = a sword of value 2
piece-sword3 = a sword of value 3
given-boots1 = boots of value 1
given-boots2 = boots of value 2
given-boots3 = boots of value 3
given-ring1 = a ring of value 1
given-ring2 = a ring of value 2
given-ring3 = a ring of value 3
given-sword1 = a sword of value 1
given-sword2 = a sword of value 2
given-sword3 = a sword of value 3
kind-boots = boots
kind-ring = ring
kind-sword = sword
food-apple = an apple
food-fish = a fish
food-mushroom = a mushroom
potion-healing = a healing potion
potion-berserk = a berserk potion
potion-teleport = a teleport potion

## Figures

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

## Mission cards

card-M01 = Test blade
card-M02 = Test ring
card-M03 = Test boots
card-M04 = Forest pie
card-M05 = Picnic basket
card-M06 = Hermit’s stew
card-M07 = Light fingers I
card-M08 = Light fingers II
card-M09 = Light fingers III
card-M10 = Trap study I
card-M11 = Trap study II
card-M12 = Silence Ulumu
card-M13 = Silence Zibber
card-M14 = Silence Wallrog
card-M15 = Cobbler’s treat
card-M16 = Carver’s soup
card-M17 = Jeweller’s catch
card-M18 = Limping scout
card-M19 = Weary squire
card-M20 = Feverish mage
card-M21 = Pond watch
card-M22 = Clearing watch
card-M23 = Orchard watch
mission-kind-delivery = Delivery
mission-kind-thief = Thief
mission-kind-discoverer = Discoverer
mission-kind-slayer = Monster slayer
mission-kind-observer = Observer

## Spaces of the Underworld

space-P1 = Underworld portal 1
space-P2 = Underworld portal 2
space-P3 = Underworld portal 3
space-P4 = Underworld portal 4
space-P5 = Underworld portal 5
space-DU = the den of Ulumu
space-DZ = the den of Zibber
space-DW = the den of Wallrog
space-TR = the treasure space
space-K1 = danger space K1
space-K2 = danger space K2
space-K3 = danger space K3
space-K4 = danger space K4
space-K5 = danger space K5
space-F1 = floor space F1
space-F2 = floor space F2
space-F3 = floor space F3
space-F4 = floor space F4
space-F5 = floor space F5
space-F6 = floor space F6
space-F7 = floor space F7

## Joint decisions

purpose-command = the monsters
purpose-placement = placing the beaten hero
by-trap = a trap
answer-agree = agrees
answer-ask = wants to be asked
answer-contest = contests

## The board

ht-surface = Surface
ht-underworld = Underworld
ht-world = Which world is shown
ht-tile-here = { $tile } here
ht-tile-toward = { $tile } { $direction }
ht-tile-at = { $tile } at { $at }
ht-cell-toward = the unknown { $direction }
ht-cell-at = the unknown at { $at }
ht-place-with = { $place }, with { $figures }
ht-hero-of = { $hero } ({ $player })
ht-figure-strength = { $hearts ->
    [one] { $figure }: 1 heart, combat value { $value }
   *[other] { $figure }: { $hearts } hearts, combat value { $value }
  }
ht-danger-token = danger token
ht-chest = treasure chest
ht-portal-open = portal of the surface known
ht-portal-closed = portal of the surface not found yet

ht-end = End
ht-monsters = Monsters
ht-asleep = The monsters are asleep.
ht-awake = Awake: the monsters’ turn follows the turn of { $player }.
ht-monsters-turn = The monsters’ turn.
ht-monsters-turn-by = The monsters’ turn, commanded by { $player }.
ht-monster-ap = { $ap } monster AP left
ht-monster-card = { $monster }: { $hearts } of { $most } hearts, combat value { $value }, tooth worth { $tooth }
ht-monster-out = { $monster }: defeated until the Underworld is rebuilt, next tooth worth { $tooth }
ht-out = defeated
ht-leader-here = The monster leader stands after this player

ht-my-board = My hero board
ht-hand = My mission cards
ht-no-cards = No mission cards in hand
ht-no-hero = No hero yet
ht-nowhere = beaten, waiting to be placed
ht-fight-left = { $hearts ->
    [0] no heart left
    [one] 1 heart left
   *[other] { $hearts } hearts left
  }
ht-hearts = { $hearts } of { $most } hearts
ht-ap-left = { $left } of { $total } AP left
ht-ap-total = { $ap } AP per turn
ht-potion-skill = Potion skill { $skill }
ht-combat-value = Combat value { $value }
ht-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
ht-points-of = { $points } of { $target } points
ht-cards = { $cards ->
    [one] 1 mission card
   *[other] { $cards } mission cards
  }
ht-worn = Worn
ht-not-worn = { $kind }: none worn
ht-backpack = Backpack
ht-empty-slot = empty slot
ht-belt = Belt
ht-belt-empty = Belt: empty
ht-belt-drunk = Belt (drunk)
ht-token-in = { $token } ({ $place })
ht-nothing = nothing
ht-worn-list = Worn: { $tokens }
ht-backpack-list = Backpack: { $tokens }; { $free } free
ht-belt-list = Belt: { $potion }
ht-belt-list-drunk = Belt: { $potion } (drunk)
ht-recipes = Recipes
ht-recipe = { $potion }: { $one } + { $other }, potion skill { $skill }

ht-and = { $one } and { $other }
ht-or = { $one } or { $other }
ht-and-short = +
ht-or-short = or
ht-card-place = Place: { $place }
ht-card-price = Hand in: { $goods }
ht-card-reward = Reward: { $goods }
ht-goal-thief = Share a tile with a rival who has points and steal one.
ht-goal-discoverer = Set off an armed trap.
ht-goal-slayer = Take the last heart of { $monster }.
ht-goal-observer = End your turn there.

ht-choose-hero = The heroes
ht-hero-sheet = { $hero }: { $hearts } hearts, { $ap } AP, potion skill { $skill }, combat value { $value }, { $slots } backpack slots
ht-about-luphius = Carries more than the others: five slots in the backpack.
ht-about-mathian = Endures more than the others: seven hearts.
ht-about-jupanila = Faster than the others: five AP per turn.
ht-about-erla = Brews healing potions without a ring.
ht-about-corlof = Fights better than the others, even without a sword.
ht-taken-by = { $player }
ht-choose-resource = Which resource tiles leave the game?
ht-tiles-left = { $tiles ->
    [one] 1 tile in the pile
   *[other] { $tiles } tiles in the pile
  }

ht-trap-armed = Armed trap!
ht-trap-disarmed = Disarmed
ht-guide = Travel guide
ht-supply = Supply and guide
ht-common-supply = Common supply
ht-tile-pile = { $tiles ->
    [one] Tile pile: 1 tile
   *[other] Tile pile: { $tiles } tiles
  }
ht-all-explored = The surface is fully explored.
ht-removed = Out of the game:
ht-count-of = { $name } × { $count }
ht-mission-pile = { $cards ->
    [one] Mission pile: 1 card
   *[other] Mission pile: { $cards } cards
  }
ht-discard = { $cards ->
    [0] Discard pile: empty.
    [one] Discard pile (1):
   *[other] Discard pile ({ $cards }, the latest first):
  }
ht-danger-left = { $tokens ->
    [one] 1 danger token left, armed: { $armed }
   *[other] { $tokens } danger tokens left, of which armed: { $armed }
  }

## The board in words

direction-N = to the north
direction-S = to the south
ht-place = { $kind } ({ $at })
ht-unexplored = Unexplored
ht-through-portal = through the portal
ht-space-toward = { $space } { $direction }
ht-tooth = Tooth worth { $tooth }

## How it ended

result-score = { $score ->
    [one] 1 point
   *[other] { $score } points
  }

## Where points came from

source-monsters = Teeth of monsters
source-slayer = Missions: { mission-kind-slayer }
source-delivery = Missions: { mission-kind-delivery }
source-observer = Missions: { mission-kind-observer }
source-discoverer = Missions: { mission-kind-discoverer }
source-chest = Treasure chest
source-forest = Forests
source-thief = Missions: { mission-kind-thief } (taken from others)
source-swap_won = Totals swapped after a victory over a rival
source-swap_lost = Totals swapped after a defeat by a rival
source-stolen = Stolen by others
source-paid = Paid at the Campfire
