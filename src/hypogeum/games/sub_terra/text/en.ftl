### The texts of Sub Terra II. Arguments are resolved by the reader: a seat is a player’s name, a string v of argument a
### is the text a-v, else that of a word family (the-explorer, a-guardian, side, tile), else a-other with $value.
### An Explorer or a Guardian that begins a sentence is explorer-X or guardian-X; in the middle it is the-explorer-X or a-guardian-X.

## The game in short (on the home page)

game-summary = A temple inside a volcano, and lava on its way. Together you lay its tiles, gather three Keys, open the Sanctum and carry the Artifact out before everything burns. Push the Ark home instead, or let one of you play Typhaon, the fire god, against all the others.
rulebook-searches = Peril die, Guardian, down, Sanctum, Eruption, curse

## Events of rounds, turns and moves (what the log says)

event-joined = { $explorer } joins the expedition, played by { $seat }.
    .you = { $explorer } joins the expedition, played by you.
event-marker_set = The Eruption marker starts on { $marker }.
event-round_began = Round { $round } begins. The Eruption marker is on { $marker }.
event-turn_began = { $ap ->
    [0] { $explorer } ({ $seat }) has no action points this turn.
   *[other] { $explorer } ({ $seat }) has { $ap } action points.
  }
    .you = { $ap ->
        [0] { $explorer }: you have no action points this turn.
       *[other] { $explorer }: you have { $ap } action points.
      }
event-moved = { $explorer } goes to { $cell }.
event-stayed = { $explorer } cannot enter the new tile on { $cell } and stays put.
event-escaped = { $explorer } leaves the temple with { $item }.
event-heart_paid = { $explorer } pays 1 heart and has { $left } left.
event-hearts_lost = { $hearts ->
    [one] { $explorer } loses 1 heart ({ $cause }): { $left } left.
   *[other] { $explorer } loses { $hearts } hearts ({ $cause }): { $left } left.
  }
event-healed = { $hearts ->
    [one] { $explorer } regains 1 heart and has { $left }.
   *[other] { $explorer } regains { $hearts } hearts and has { $left }.
  }
event-fell = { $explorer } is down.
event-stood_up = { $explorer } gets up again.
event-withdrew = { $explorer } leaves the board.
event-died = { $explorer } dies in the lava.

## Events of items and abilities

event-item_picked = { $explorer } picks up { $item }.
event-item_handed_over = { $explorer } receives { $item } from { $giver }.
event-item_refused = { $seat } keeps the item: { $other } does not get it.
    .you = You keep the item: { $other } does not get it.
    .to-you = { $seat } keeps the item: you do not get it.
event-item_dropped = { $explorer } puts { $item } down on { $cell }.
event-key_set = { $explorer } sets a Key in the Sanctum ({ $number } of 3).
event-artifact_appeared = The Sanctum opens: the Artifact appears on { $cell }.
event-curse_began = The Artifact has been taken and the curse begins: from now on danger strikes twice.
event-dug = { $explorer } digs away the Rubble on { $cell }.
event-attack_missed = { $explorer } misses the attack.
event-grenade_thrown = { $explorer } throws a grenade onto { $cell }!
event-braced = { $explorer } braces: nothing costs her hearts until her next turn.
event-swapped = { $explorer } and { $other_explorer } swap places.
event-called = { $explorer } comes to { $cell }, with all its hearts.
event-exposed = { $explorer } is visible to the Guardians until her next turn.
event-deployed = { $explorer } deploys { $equipment } on { $cell }.
event-equipment_taken_back = Back in stock from { $cell }: { $equipment }.
event-turret_fired = { $explorer } fires at { $cell }.
event-card_drawn = { $known ->
    [yes] The Fortune-Teller draws a tarot card: { $card }.
   *[no] The Fortune-Teller draws a tarot card.
  }
event-cards_drawn = { $known ->
    [yes] The Fortune-Teller draws { $number } tarot cards: { $cards }.
   *[no] The Fortune-Teller draws { $number } tarot cards.
  }
event-card_kept = { $known ->
    [yes] The Fortune-Teller keeps { $card }
   *[no] The Fortune-Teller keeps a card
  }{ $cards_count ->
    [0] .
   *[other] ; discarded: { $cards }.
  }
event-card_played = { $explorer } plays a tarot card: { $card }.
event-shielded = { $explorer } loses no hearts until the Fortune-Teller’s next turn.

## Events of tiles and of Typhaon

event-tiles_drawn = { $tiles_count ->
    [one] { $explorer } draws a tile: { $tiles }.
   *[other] { $explorer } draws { $tiles_count } tiles: { $tiles }.
  }
event-tiles_set_aside = Impossible to place, set aside for now: { $tiles }.
event-tile_kept = { $explorer } keeps one of them: { $tile }.
event-dissuaded = { $explorer } sends the tile back to the bag: { $tile }.
event-tile_returned = { $explorer } puts the tile back into the bag: { $tile }.
event-tile_placed = New tile on { $cell }: { $tile }.
event-keys_laid = { $number ->
    [one] A Key lies on { $cell }.
   *[other] { $number } Keys lie on { $cell }.
  }
event-rubble_fell = Rubble covers { $cell }.
event-bag_discarded = { $tiles_count ->
    [one] The last tile fits nowhere: it leaves the game.
   *[other] No tile fits any more: the { $tiles_count } left leave the game.
  }
event-sanctum_placed = The Sanctum is found: its Hall lies on { $cell }, its Ledge on { $cells }.
event-wall_breached = The { $side } wall of { $cell } is gone.
event-consolidated = The tile on { $cell } is consolidated: from now on it is Normal.
event-transmuted = { $explorer } transmutes { $cell }. Into the bag goes the tile { $tile }.
event-rubble_cleared = All Rubble is gone: { $cells }.
event-typhaon_began = Typhaon ({ $seat }) stirs.
    .you = Typhaon stirs: it is your turn.
event-typhaon_drew = { $known ->
    [yes] Typhaon draws a tile: { $tile }.
   *[no] Typhaon draws a tile and looks at it.
  }
event-typhaon_returned = Typhaon puts the tile back into the bag.
event-desolation_played = Typhaon plays a Desolation card: { $card }.
event-desolation_drawn = { $known ->
    [yes] Typhaon draws a Desolation card: { $card }.
   *[no] Typhaon draws a Desolation card.
  }

## Events of dice, perils and traps

event-die_rolled = The die shows { $number } ({ $purpose }).
event-die_rerolled = The Archaeologist rolls again: { $number }.
event-peril_rolled = { $faces_count ->
    [one] { $explorer } rolls the Peril die: { $faces }.
   *[other] { $explorer } rolls two Peril dice: { $faces }.
  }
event-peril_rerolled = The Archaeologist rolls again: { $face }.
event-peril_resolved = The peril strikes: { $face }.
event-fuse_burnt = { $left ->
    [0] On { $cell } the fuse has burnt down!
    [one] On { $cell } the fuse burns down: 1 Explosion marker left.
   *[other] On { $cell } the fuse burns down: { $left } Explosion markers left.
  }
event-exploded = Explosion on { $cell } and on the tiles next to it!
event-burnt = Flames blaze on { $cell } and on the tiles next to it.
event-collapse_held = The Colossus holds up the ceiling of { $cell }: nothing falls.
event-collapsed = The Ruins on { $cell } collapse!
event-snakes_grew = One more snake crawls onto { $cell }.
event-snakes_bit = { $number ->
    [one] { $explorer } runs into a snake on { $cell }.
   *[other] { $explorer } runs into { $number } snakes on { $cell }.
  }
event-alarm_rang = An Alarm rings near { $cell }!
event-spikes_struck = Spikes shoot up on { $cell }!
event-darts_flew = Darts fly from { $cell }!
event-boulder_loosened = The boulder over { $cell } comes loose: next time it falls.
event-boulder_fell = The boulder crashes down on { $cell }!
event-mine_went_off = A Mine goes off on { $cell }!

## Events of Guardians, of the volcano, and the end

event-guardian_came = { $guardian } appears on { $cell }.
event-eternal_came = { $awake ->
    [true] The Eternal appears on { $cell }, wide awake!
   *[false] The Eternal lies on { $cell }, still as stone.
  }
event-eternal_rose = The Eternal rises on { $cell }!
event-eternal_fell = The Eternal falls on { $cell }, but not for long.
event-guardian_eliminated = { $guardian } on { $cell } is eliminated.
event-guardians_activate = { $number ->
    [one] 1 Guardian activates.
   *[other] { $number } Guardians activate.
  }
event-guardians_held = The Darkness holds the Guardians: none activates.
event-guardian_attacked = { $guardian } on { $cell } attacks { $victim }!
event-guardian_exploded = A Volatile Guardian explodes on { $cell }!
event-guardian_moved = { $guardian } advances to { $cell }.
event-guardian_dug = { $guardian } digs away the Rubble on { $cell }.
event-marker_moved = The Eruption marker moves to { $marker }.
event-volcano_ready = The volcano rumbles: the next Lava symbol makes it erupt!
event-volcano_erupted = The volcano erupts!
event-lava_flowed = { $cells_count ->
    [one] Lava covers { $cells }.
   *[other] Lava covers { $cells_count } tiles: { $cells }.
  }
event-ark_saved = The Ark stands in the Sanctum: the expedition has won in round { $round } ({ $result })!
event-artifact_saved = The Artifact is out of the temple: the Explorers beat Typhaon in round { $round }!
event-erupted_early = The volcano has erupted too early: the expedition is lost in round { $round }.
event-artifact_burnt = The Artifact has burnt in the lava: the expedition is lost in round { $round }.
event-entrance_lost = { $won ->
    [true] Lava takes the Entrance, but the Artifact is safe: the expedition has won ({ $result })!
   *[false] Lava takes the Entrance with the Artifact still inside: the expedition is lost in round { $round }.
  }
event-nobody_inside = { $won ->
    [true] Nobody living is left inside, and the Artifact is safe: the expedition has won ({ $result })!
   *[false] Nobody living is left inside, and the Artifact is lost: the expedition fails in round { $round }.
  }
event-all_down = { $won ->
    [true] All who are left inside are down, but the Artifact is safe: the expedition has won ({ $result })!
   *[false] All who are left inside are down: the expedition is lost in round { $round }.
  }
event-gave_up = { $won ->
    [true] Typhaon gives up: the Explorers have won!
   *[false] The expedition gives up in round { $round }.
  }

## Actions: one label each, and the heading of a group

do-choose = Play { $word1 }
do-go = Go on to { $tile }
do-stop = Stop here
do-keep = { $first ->
    [tarot] Keep { $tarot }
   *[drawn] Keep the tile { $word1 }
  }
do-dissuade = Send the tile back to the bag
do-pass = Pass
do-orient = Place the tile: { $rotation }
do-at = Place the tile on ({ $word1 })
do-return = Put the tile back into the bag
do-sanctum = { $words ->
    [3] Sanctum { $word2 } of ({ $word1 }), Ledge { $word3 }
   *[other] Sanctum { $word2 } of ({ $word1 })
  }
do-reroll = Roll { $die } again (1 heart)
do-accept = Keep the roll
do-first = First { $die }
do-wake = Wake a Guardian: { $tile }
do-guardian = Next: { $word2 } on ({ $word1 })
do-victim = It hits { $word1 }
do-step = It advances to { $tile }
do-rubble = It digs: { $tile }
do-agree = Hand the item over
do-refuse = Keep the item
do-also = Also reveal { $word1 }
do-fire = Fire at { $word2 } ({ $word1 })
do-hold = Do not fire
do-scrap = Take back the Mine: { $tile }
do-play = Play { $card }
do-option = { $word1 ->
    [a] Bring Guardians from the reserve
   *[b] Activate all Guardians once
  }
do-put = Put { $word1 } on ({ $word2 })
do-crawl = Crawl to { $tile }
do-set_key = Set the Key in the Sanctum
do-pick = { $word1 ->
    [key] Pick up the Key
   *[artifact] Pick up the Artifact
  }
do-take = Take the item of { $word1 }
do-give = Give the item to { $word1 }
do-drop = Put the item down
do-illuminate = Illuminate: first { $word1 }
do-sprint = Sprint, first to { $tile }
do-order = Order { $word1 } to ({ $word2 })
do-research = Place a Journal tile on ({ $word1 })
do-excavate = Excavate { $tile }
do-consolidate = Consolidate your tile
do-scope = Scope: reveal { $word2 } of ({ $word1 })
do-shoot = Shoot { $word2 } ({ $word1 })
do-grenade = Grenade onto { $tile }
do-demolish = Demolish the { $word1 } wall
do-annihilate = Annihilate { $word1 }
do-brace = Brace
do-cure = Cure { $word1 }
do-revive = Revive { $word1 }
do-purify = Purify { $tile }
do-swap = Swap places with { $word1 }
do-transmute = Transmute your tile
do-dog = { $word1 ->
    [move] The Dog goes to ({ $word2 })
    [bite] The Dog bites { $word2 }
    [dig] The Dog digs at ({ $word2 })
    [climb] The Dog climbs to ({ $word2 })
   *[rest] The Dog rests: 1 heart
  }
do-call = Call the Dog
do-direct = { $word1 ->
    [move] The Dog goes to ({ $word2 }) (Direct)
    [bite] The Dog bites { $word2 } (Direct)
    [dig] The Dog digs at ({ $word2 }) (Direct)
    [climb] The Dog climbs to ({ $word2 }) (Direct)
   *[rest] The Dog rests: 1 heart (Direct)
  }
do-smash = Smash all enemies here
do-recover = Regain all lost hearts
do-strike = Strike { $word1 }
do-vision = Have a Vision: draw a tile
do-meditate = Meditate: draw a tarot card
do-mine = Deploy a Mine
do-fortify = Deploy the Fortification
do-turret = Deploy the Turret
do-chart = Chart: reveal { $word2 } of ({ $word1 })
do-tarot = { $word1 ->
    [3] { $tarot }: { $tile }
    [5] { $tarot }: { $word2 }
    [6] { $tarot }: { $tile }
    [7] { $tarot }: { $tile }
    [9] { $tarot }: { $word2 }
    [10] { $tarot }: { $word2 }
    [11] { $tarot }: the { $word3 } wall of ({ $word2 })
   *[other] Play { $tarot }
  }
do-push = Push the Ark to { $tile }
do-pull = Pull the Ark here
do-explore = Explore { $word1 }
do-reveal = Reveal { $word1 }
do-attack = Attack { $word1 }
do-heal = Heal { $word1 }
do-move = Go to { $tile }
do-run = Run, first to { $tile }
do-dig = Dig away the Rubble: { $tile }
do-climb = Climb out to { $tile }
do-exert = Exert: 1 heart for 1 more action point
do-end = End your actions
do-give_up = Give up

verb-choose = Choose an Explorer
verb-go = Go on
verb-stop = Stop
verb-keep = Keep
verb-dissuade = Dissuade
verb-pass = Pass
verb-orient = Turn the tile
verb-at = Place the tile
verb-return = Put it back
verb-sanctum = Place the Sanctum
verb-reroll = Roll again
verb-accept = Keep the roll
verb-first = Which die first
verb-wake = Wake a Guardian
verb-guardian = Next Guardian
verb-victim = Choose the victim
verb-step = Way of the Guardian
verb-rubble = The Guardian digs
verb-agree = Agree
verb-refuse = Refuse
verb-also = Second exit
verb-fire = Turret: fire
verb-hold = Turret: hold
verb-scrap = Take back a Mine
verb-play = Play a Desolation card
verb-option = Wake the Guardians
verb-put = Bring a Guardian
verb-crawl = Crawl
verb-set_key = Set the Key
verb-pick = Pick up
verb-take = Take an item
verb-give = Give the item
verb-drop = Put down
verb-illuminate = Illuminate
verb-sprint = Sprint
verb-order = Order
verb-research = Research
verb-excavate = Excavate
verb-consolidate = Consolidate
verb-scope = Scope
verb-shoot = Precision Shot
verb-grenade = Grenade
verb-demolish = Demolish
verb-annihilate = Annihilate
verb-brace = Brace
verb-cure = Cure
verb-revive = Revive
verb-purify = Purify
verb-swap = Swap
verb-transmute = Transmutation
verb-dog = Canine Action (free)
verb-call = Call
verb-direct = Direct the Dog
verb-smash = Smash
verb-recover = Recovery
verb-strike = Strike
verb-vision = Vision
verb-meditate = Meditate
verb-mine = Mine
verb-fortify = Fortification
verb-turret = Turret
verb-chart = Chart
verb-tarot = Play a tarot card
verb-push = Push the Ark
verb-pull = Pull the Ark
verb-explore = Explore
verb-reveal = Reveal
verb-attack = Attack
verb-heal = Heal
verb-move = Move
verb-run = Run
verb-dig = Dig
verb-climb = Climb
verb-exert = Exert
verb-end = End the actions
verb-give_up = Give up

## Questions: to whom is asked, and to the others meanwhile

ask-pick_explorer = Which Explorer do you play?
ask-actions = What does your Explorer do?
ask-turret_shot = Does your Turret fire before your turn?
ask-move_on = Where to next?
ask-hand_over = A companion asks for your item. Do you hand it over?
ask-keep_tile = Which of the two tiles do you keep?
ask-dissuade_tile = Does the Cartographer send this tile back?
ask-orientation = How do you turn the new tile?
ask-second_exit = Illuminate: which exit do you reveal next?
ask-vision_spot = Vision: where do you place the tile?
ask-choose_sanctum = The bag is empty. Where does the Sanctum lie?
ask-reroll_dice = Does the Archaeologist roll again for a heart?
ask-first_die = Two perils: which strikes first?
ask-snake_victim = Whom do the snakes bite?
ask-choose_waking = Several Guardian tiles are equally near. Which wakes?
ask-choose_guardian = Which Guardian activates next?
ask-choose_victim = Whom does the Guardian attack?
ask-choose_step = Several ways are equally short. Where does the Guardian go?
ask-choose_rubble = Which Rubble does the Guardian dig away?
ask-keep_card = The Nexus: which card do you keep?
ask-quest_action = The Quest: what does your Explorer do for free?
ask-take_back_mine = All Mines are out. Which one do you take back?
ask-build = Where do you build this tile?
ask-play_card = Which Desolation card do you play?
ask-wake_option = Do Guardians come, or do all of them activate?
ask-put_guardian = Which Guardian comes, and where?
ask-alarm_answer = An Alarm rings. Which Guardian answers it, and where?

# how it is answered, for whoever plays for the first time
how-pick_explorer = Press a sheet. Each Explorer can be picked once; a team with different domains gets along better.
how-actions = Press a tile to go there, an open side to explore it, a person to help, an enemy to attack, or an ability. Two action points a turn; a heart buys a third. End your actions when you are done.
how-turret_shot = Press an enemy that the Turret sees, or let it hold its fire.
how-move_on = Press a lit tile for the next step, or stop here.
how-keep_tile = Press one; the other goes back into the bag.
how-dissuade_tile = Sent back, the tile returns to the bag and the action is over. Otherwise it is placed.
how-orientation = Press an orientation; point at it first to see it in place.
how-vision_spot = It must lie next to another active Explorer; or put it back into the bag.
how-choose_sanctum = Press its first cell, the Hall, then the Ledge behind it.
how-choose_guardian = As Expedition Leader you decide about the Guardians. Press one.
how-choose_victim = As Expedition Leader you decide. Press one of those whom it can reach.
how-keep_card = The other cards drawn are discarded.
how-quest_action = One action or ability that would cost 1 action point, or pass.
how-build = Press a lit cell, or put the tile back into the bag. A Key tile always goes back.
how-play_card = One card must be played; you draw another at once.
how-put_guardian = Press a Guardian tile: one of its type comes from the reserve.
how-alarm_answer = Press a Guardian tile, or pass.

wait-pick_explorer = { $names } picks an Explorer.
wait-actions = { $names } acts.
wait-turret_shot = { $names } aims the Turret.
wait-move_on = { $names } moves on.
wait-hand_over = { $names } decides about an item.
wait-keep_tile = { $names } chooses between two tiles.
wait-dissuade_tile = { $names } may send the tile back.
wait-orientation = { $names } turns the new tile.
wait-second_exit = { $names } may reveal a second tile.
wait-vision_spot = { $names } ponders a Vision.
wait-choose_sanctum = { $names } places the Sanctum.
wait-reroll_dice = { $names } may roll again.
wait-first_die = { $names } orders the Peril dice.
wait-snake_victim = { $names } decides whom the snakes bite.
wait-choose_waking = { $names } decides where a Guardian wakes.
wait-choose_guardian = { $names } decides which Guardian is next.
wait-choose_victim = { $names } decides whom a Guardian attacks.
wait-choose_step = { $names } decides where a Guardian goes.
wait-choose_rubble = { $names } decides where a Guardian digs.
wait-keep_card = { $names } keeps a tarot card.
wait-quest_action = { $names } has a free action.
wait-take_back_mine = { $names } moves a Mine.
wait-build = { $names } builds the temple.
wait-play_card = { $names } plays a Desolation card.
wait-wake_option = { $names } wakes the Guardians.
wait-put_guardian = { $names } brings Guardians.
wait-alarm_answer = { $names } may answer the Alarm.

## Options of a table

option-temple_mode = Temple mode
    .help = Which dangers the bag holds. Begin with the base temple.
option-temple_mode-base = base
    .about = Lava, spikes, darts, ruins and a few Guardians.
option-temple_mode-dauntless = Dauntless
    .about = Harder: explosions, snakes, pits and boulders wait in the bag.
option-temple_mode-legion = Legion
    .about = Harder: archers, volatile Guardians, alarms, and the Eternal.
option-game_mode = Game mode
    .help = What the expedition has to do, and whether somebody plays against it. With Typhaon there is one seat more than Explorers.
option-game_mode-base = base objective
    .about = All together: carry the Artifact out of the temple, and get out alive.
option-game_mode-ark = Ark
    .about = All together: push and pull the Ark through the temple into the Sanctum.
option-game_mode-typhaon = Typhaon
    .about = One against all: the last seat plays the god who builds the temple and desolates it.
option-difficulty = Difficulty
    .help = Where the Eruption marker starts: the lower, the sooner the volcano erupts. With Typhaon it is fixed.
option-difficulty-beginner = beginner
option-difficulty-normal = normal
option-difficulty-advanced = advanced
option-difficulty-expert = expert
option-explorer_pick = Choice of Explorers
    .help = How the team comes together.
option-explorer_pick-free = free
    .about = Each seat picks in turn.
option-explorer_pick-random = random
    .about = All are drawn by lot.
option-explorer_pick-balanced = balanced
    .about = Drawn by lot, but so that the team can explore, build and fight, and from four on heal.
option-explorer_sets = Sets of Explorers
    .help = Which Explorers may be picked: the ten of the base game, the five of the Circle, the two of the Faculty.
option-explorer_sets-all = all
option-explorer_sets-base = base
option-explorer_sets-base_circle = base and Circle
option-explorer_sets-base_faculty = base and Faculty
option-explorer_sets-circle_faculty = Circle and Faculty
option-explorer_sets-circle = Circle
option-guardian_order = Order of the Guardians
    .help = Automatic: Guardians activate as they came into play. Ask: the Expedition Leader names each one.
option-guardian_order-auto = automatic
option-guardian_order-ask = ask
option-item_consent = Agreement on items
    .help = Automatic: an item is handed over to whoever wants to take it. Ask: its holder has to agree.
option-item_consent-auto = automatic
option-item_consent-ask = ask

## Personal settings

setting-auto_dissuade = Cartographer: Dissuade
    .help = Never: you are not asked whether the Cartographer sends a tile back; each one is placed.
setting-auto_dissuade-ask = ask me
setting-auto_dissuade-never = never
setting-auto_reroll = Archaeologist: roll again
    .help = Never: you are not asked whether the Archaeologist pays a heart to roll again; the dice stay as they are.
setting-auto_reroll-ask = ask me
setting-auto_reroll-never = never

## Steps, the volcano, causes and dice

step-setting_up = Setting up
step-actions = Actions
step-peril = Peril
step-building = Typhaon builds
step-desolation = Desolation
step-round_end = End of the round
volcano-quiet = quiet
volcano-ready = about to erupt
volcano-erupted = erupted
cause-guardian = Guardian
cause-trap = trap
cause-lava = lava
cause-collapse = collapse
cause-stumble = stumble after exertion
cause-snake = snake bite
cause-explosion = explosion and flames
cause-mine = Mine
cause-grenade = grenade
cause-despair = despair
face-stumble = Stumble
face-lava = Lava
face-collapse = Collapse
face-trap = Trap
face-wake = Wake a Guardian
face-activate = Activate the Guardians
about-face-stumble = An Explorer who Exerted this turn loses 1 heart.
about-face-lava = Everybody on a Lava tile loses 1 heart, and Explosion tiles burn down. A ready volcano erupts; after that, lava flows.
about-face-collapse = A die is rolled: the Ruins with this number collapse, which costs 5 hearts. On 1 to 3 snakes stir.
about-face-trap = Traps under the Explorer work, and darts, boulders and Alarms on the next tiles too.
about-face-wake = A Guardian comes onto the nearest Guardian tile.
about-face-activate = Every Guardian activates once.
purpose-collapse = Collapse: the Ruins with this number
purpose-eternal = leaving the Eternal: safe from 4 on
purpose-spikes = Spike Trap: safe from 4 on
purpose-attack = Attack: a hit from 4 on
die-1 = the first die
die-2 = the second die

## Places and sides

cell-other = ({ $value })
side-N = north
side-E = east
side-S = south
side-W = west
rotation-0 = unturned
rotation-1 = a quarter turn
rotation-2 = half a turn
rotation-3 = three quarter turns

## Explorers: at the beginning of a sentence

explorer-archaeologist = The Archaeologist
explorer-guide = The Guide
explorer-rogue = The Rogue
explorer-aristocrat = The Aristocrat
explorer-foreman = The Foreman
explorer-sharpshooter = The Sharpshooter
explorer-sapper = The Sapper
explorer-veteran = The Veteran
explorer-healer = The Healer
explorer-priest = The Priest
explorer-magician = The Magician
explorer-tamer = The Tamer
explorer-colossus = The Colossus
explorer-escapologist = The Escapologist
explorer-fortune-teller = The Fortune-Teller
explorer-inventor = The Inventor
explorer-cartographer = The Cartographer
explorer-ark = The Ark
explorer-dog = The Dog
explorer-turret = The Turret
# in the middle of a sentence
the-explorer-archaeologist = the Archaeologist
the-explorer-guide = the Guide
the-explorer-rogue = the Rogue
the-explorer-aristocrat = the Aristocrat
the-explorer-foreman = the Foreman
the-explorer-sharpshooter = the Sharpshooter
the-explorer-sapper = the Sapper
the-explorer-veteran = the Veteran
the-explorer-healer = the Healer
the-explorer-priest = the Priest
the-explorer-magician = the Magician
the-explorer-tamer = the Tamer
the-explorer-colossus = the Colossus
the-explorer-escapologist = the Escapologist
the-explorer-fortune-teller = the Fortune-Teller
the-explorer-inventor = the Inventor
the-explorer-cartographer = the Cartographer
the-explorer-ark = the Ark
the-explorer-dog = the Dog
the-explorer-turret = the Turret
of-explorer-archaeologist = of the Archaeologist
of-explorer-guide = of the Guide
of-explorer-rogue = of the Rogue
of-explorer-aristocrat = of the Aristocrat
of-explorer-foreman = of the Foreman
of-explorer-sharpshooter = of the Sharpshooter
of-explorer-sapper = of the Sapper
of-explorer-veteran = of the Veteran
of-explorer-healer = of the Healer
of-explorer-priest = of the Priest
of-explorer-magician = of the Magician
of-explorer-tamer = of the Tamer
of-explorer-colossus = of the Colossus
of-explorer-escapologist = of the Escapologist
of-explorer-fortune-teller = of the Fortune-Teller
of-explorer-inventor = of the Inventor
of-explorer-cartographer = of the Cartographer
of-explorer-ark = of the Ark
of-explorer-dog = of the Dog
of-explorer-turret = of the Turret
to-explorer-archaeologist = to the Archaeologist
to-explorer-guide = to the Guide
to-explorer-rogue = to the Rogue
to-explorer-aristocrat = to the Aristocrat
to-explorer-foreman = to the Foreman
to-explorer-sharpshooter = to the Sharpshooter
to-explorer-sapper = to the Sapper
to-explorer-veteran = to the Veteran
to-explorer-healer = to the Healer
to-explorer-priest = to the Priest
to-explorer-magician = to the Magician
to-explorer-tamer = to the Tamer
to-explorer-colossus = to the Colossus
to-explorer-escapologist = to the Escapologist
to-explorer-fortune-teller = to the Fortune-Teller
to-explorer-inventor = to the Inventor
to-explorer-cartographer = to the Cartographer
to-explorer-ark = to the Ark
to-explorer-dog = to the Dog
to-explorer-turret = to the Turret
# alone, as on a sheet
name-explorer-archaeologist = Archaeologist
name-explorer-guide = Guide
name-explorer-rogue = Rogue
name-explorer-aristocrat = Aristocrat
name-explorer-foreman = Foreman
name-explorer-sharpshooter = Sharpshooter
name-explorer-sapper = Sapper
name-explorer-veteran = Veteran
name-explorer-healer = Healer
name-explorer-priest = Priest
name-explorer-magician = Magician
name-explorer-tamer = Tamer
name-explorer-colossus = Colossus
name-explorer-escapologist = Escapologist
name-explorer-fortune-teller = Fortune-Teller
name-explorer-inventor = Inventor
name-explorer-cartographer = Cartographer
name-explorer-ark = Ark
name-explorer-dog = Dog
name-explorer-turret = Turret
# domains and sets
domain-scout = Scout
domain-connector = Connector
domain-defender = Defender
domain-support = Support
domain-attacker = Attacker
about-domain-scout = Finds the way: reveals tiles from afar or cheaply, or slips through.
about-domain-connector = Moves others and changes the temple.
about-domain-defender = Keeps the Guardians off.
about-domain-support = Heals the others.
about-domain-attacker = Eliminates Guardians at close quarters; counts as a Defender in a balanced team.
set-base = Base game
set-circle = The Circle
set-faculty = The Faculty
# what counts as an Explorer
about-explorer-ark = Cannot move by itself: it is pushed and pulled. Down, it waits to be healed.
about-explorer-dog = Follows the Tamer’s Canine Actions; without hearts it is gone until it is called again.
about-explorer-turret = Stays where it was deployed; fires when the Inventor’s turn begins.

## Abilities, and what they do

ability-scholar = Scholar
ability-adventurer = Adventurer
ability-nimble = Nimble
ability-illuminate = Illuminate
ability-sprint = Sprint
ability-vigilance = Vigilance
ability-order = Order
ability-research = Research
ability-excavate = Excavate
ability-consolidate = Consolidate
ability-scope = Scope
ability-shoot = Precision Shot
ability-grenade = Grenade
ability-demolish = Demolish
ability-annihilate = Annihilate
ability-brace = Brace
ability-cure = Cure
ability-survivor = Survivor
ability-revive = Revive
ability-purify = Purify
ability-swap = Swap
ability-transmute = Transmutation
ability-call = Call
ability-direct = Direct
ability-recover = Recovery
ability-smash = Smash
ability-prop = Prop
ability-vanish = Vanish
ability-strike = Strike
ability-vision = Vision
ability-meditate = Meditate
ability-mine = Mine
ability-fortify = Fortification
ability-turret = Turret
ability-chart = Chart
ability-dissuade = Dissuade
ability-exert = Exert
ability-run = Run
ability-reveal = Reveal
ability-dig = Dig
ability-dog = Canine Action
about-ability-scholar = Draws two tiles instead of one, keeps one and returns the other.
about-ability-adventurer = In her turn she may pay 1 heart to roll any die again.
about-ability-nimble = Goes over Rubble as if it were not there.
about-ability-illuminate = Reveals two tiles at exits of his tile.
about-ability-sprint = Makes two Moves.
about-ability-vigilance = He and all on his tile trigger no traps and lose no hearts to them.
about-ability-order = Another active Explorer makes a Move of your choice.
about-ability-research = Places a Journal tile anywhere in the temple, next to a tile. Three times a game.
about-ability-excavate = Digs away Rubble for 1 action point.
about-ability-consolidate = Makes his tile a Normal one for the rest of the game. Four times a game.
about-ability-scope = Reveals a tile in a straight line, up to 3 tiles away.
about-ability-shoot = Eliminates an enemy in sight, 1 to 3 tiles away.
about-ability-grenade = Eliminates all enemies on a neighbouring tile; Explorers there lose 1 heart.
about-ability-demolish = Destroys a wall of his tile. Three times a game.
about-ability-annihilate = Eliminates an enemy on her tile, without a roll.
about-ability-brace = Loses no hearts until her next turn; not in two turns running.
about-ability-cure = Another Explorer in sight, up to 2 tiles away, regains 2 hearts.
about-ability-survivor = A Stumble gives her 1 heart instead of costing one.
about-ability-revive = Another Explorer, anywhere, regains 3 hearts; one who is down regains 1.
about-ability-purify = Eliminates all enemies on one tile, anywhere but his own.
about-ability-swap = Exchanges places with another Explorer or the Dog; never with the Artifact in hand.
about-ability-transmute = Her tile goes into the bag, and one open on all sides takes its place. Three times a game.
about-ability-call = The Dog comes to his tile with all its hearts.
about-ability-direct = The Dog takes a Canine Action: three Moves, a bite, a Dig, a Climb, or 1 heart regained. One is free each turn.
about-ability-recover = Regains all lost hearts.
about-ability-smash = Eliminates all enemies on his tile.
about-ability-prop = His tile cannot collapse.
about-ability-vanish = Enemies ignore her, and walls do not stop her steps.
about-ability-strike = Eliminates an enemy on her tile; she cannot vanish until her next turn.
about-ability-vision = Looks at a tile, then places it next to another active Explorer or returns it.
about-ability-meditate = Draws a random tarot card, to be used later.
about-ability-mine = Deploys a Mine: it eliminates all Guardians when one comes, and costs Explorers there 1 heart.
about-ability-fortify = Deploys the Fortification: on its tile only Guardians cost hearts.
about-ability-turret = Deploys the Turret, which may shoot an enemy at the start of each of her turns.
about-ability-chart = Reveals a tile from his own tile or from a neighbouring one.
about-ability-dissuade = May send back a tile that an Explorer is about to place up to 2 tiles away.
about-ability-exert = Once a turn: 1 heart for 1 more action point.
about-ability-dog = Once in the Tamer’s turn, for free.

## Actions that everybody has: names, costs in action points, and what they do

action-reveal = Reveal
action-move = Move
action-explore = Explore
action-heal = Heal
action-item = Handle an item
action-attack = Attack
action-run = Run
action-dig = Dig
action-climb = Climb
action-push = Push
action-pull = Pull
action-exert = Exert
action-crawl = Crawl
action-tarot = Play a tarot card
about-action-reveal = 1 action point: draw a tile and place it at an open side of your tile.
about-action-move = 1 action point: go to a neighbouring tile. Every infantry Guardian you leave costs 1 heart.
about-action-explore = 1 action point: reveal a tile and enter it.
about-action-heal = 1 action point: you or somebody on your tile regains 1 heart.
about-action-item = 1 action point: pick up, take, give, put down or set a Key or the Artifact. Everybody carries one item at most.
about-action-attack = 1 action point: a die of 4 or more eliminates an enemy on your tile.
about-action-run = 2 action points: up to three Moves.
about-action-dig = 2 action points: remove the Rubble of your tile or of a neighbouring one.
about-action-climb = 2 action points: leave a Pit without help.
about-action-push = 1 action point: the Ark on your tile moves to a neighbouring one.
about-action-pull = 2 action points: the Ark on a neighbouring tile comes to yours.
about-action-exert = 1 heart, once a turn: 1 more action point. Not with your last heart.
about-action-crawl = Free, once a turn, when you are down: go to a neighbouring tile.
about-action-tarot = 1 to 3 action points, as the card says.

## Kinds of tile: alone, in a sentence, and what they do

kind-normal = Normal
kind-bridge = Bridge
kind-key = Key
kind-lava = Lava
kind-spikes = Spike Trap
kind-darts = Dart Trap
kind-ruins = Ruins
kind-guardian = Guardian
kind-explosion = Explosion
kind-snake = Snake
kind-pit = Pit
kind-boulder = Boulder Trap
kind-legion = Legion
kind-eternal = Eternal Guardian
kind-alarm = Alarm
kind-journal = Journal
kind-transmuted = Transmuted
kind-exit = Exit
kind-crossing = Crossing
kind-hall = Hall of the Sanctum
kind-ledge = Ledge of the Sanctum
the-kind-normal = the Normal tile
the-kind-bridge = the Bridge
the-kind-key = the Key tile
the-kind-lava = the Lava tile
the-kind-spikes = the Spike Trap
the-kind-darts = the Dart Trap
the-kind-ruins = the Ruins
the-kind-guardian = the Guardian tile
the-kind-explosion = the Explosion tile
the-kind-snake = the Snake tile
the-kind-pit = the Pit
the-kind-boulder = the Boulder Trap
the-kind-legion = the Legion tile
the-kind-eternal = the tile of the Eternal
the-kind-alarm = the Alarm tile
the-kind-journal = the Journal tile
the-kind-transmuted = the Transmuted tile
the-kind-exit = the Exit
the-kind-crossing = the crossing
the-kind-hall = the Hall
the-kind-ledge = the Ledge
about-kind-normal = No effect.
about-kind-bridge = Only one Explorer at a time can be here.
about-kind-key = Comes with one of the three Keys.
about-kind-lava = A Lava symbol costs everybody here 1 heart.
about-kind-spikes = Whoever enters rolls a die: 1 to 3 costs all here 3 hearts. So does the Trap symbol of somebody here.
about-kind-darts = The Trap symbol of somebody here or next to it costs all here and next to it 1 heart.
about-kind-ruins = Come with Rubble. Cleared, they collapse when a Collapse shows their number: 5 hearts for all here.
about-kind-guardian = Comes with a Guardian; more of them may wake here.
about-kind-explosion = Each Lava symbol takes a marker; the last one costs all here and next to it 3 hearts, later ones 1 heart.
about-kind-snake = Whoever enters is bitten once per Snake marker. On a Collapse of 1 to 3 snakes bite one person here, or multiply.
about-kind-pit = To get out you need an active Explorer on the next tile, or a Climb.
about-kind-boulder = A first Trap symbol here or next to it loosens the boulder, a second drops it: 6 hearts for all here.
about-kind-legion = Comes with three Guardians.
about-kind-eternal = Comes with the Eternal, who sleeps until the Artifact is taken.
about-kind-alarm = The Trap symbol of somebody here or next to it wakes a Guardian instead.
about-kind-journal = No effect; open on all sides.
about-kind-transmuted = No effect; open on all sides.
about-kind-exit = Whoever goes here is out of the temple for good.
about-kind-crossing = Here the expedition starts.
about-kind-hall = Here the three Keys are set.
about-kind-ledge = With the third Key the Artifact appears here; the Ark is brought here.
# the tiles, by their kinds
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
tile-B-GRD-1 = { kind-guardian } (infantry)
tile-B-GRD-2 = { kind-guardian } (infantry)
tile-B-GRD-3 = { kind-guardian } (infantry)
tile-B-GRD-4 = { kind-guardian } (infantry)
tile-A-EXP-1 = { kind-explosion }
tile-A-EXP-2 = { kind-explosion }
tile-A-EXP-3 = { kind-explosion }
tile-A-SNK-1 = { kind-snake }
tile-A-SNK-2 = { kind-snake }
tile-A-SNK-3 = { kind-snake }
tile-A-PIT-1 = { kind-pit }
tile-A-PIT-2 = { kind-pit }
tile-A-LEG-1 = { kind-legion } (infantry)
tile-A-LEG-2 = { kind-legion } (infantry)
tile-A-BLD-1 = { kind-boulder }
tile-A-BLD-2 = { kind-boulder }
tile-T-ARC-1 = { kind-guardian } (archer)
tile-T-VOL-1 = { kind-guardian } (volatile)
tile-T-ETE-1 = { kind-eternal }
tile-T-LEG-1 = { kind-legion } (infantry)
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
tile-LAT-W-3 = { kind-guardian } (infantry)
tile-LAT-E-1 = { kind-normal }
tile-LAT-E-2 = { kind-normal }
tile-LAT-E-3 = { kind-guardian } (infantry)
tile-T-LAT-1 = { kind-guardian } (archer)
tile-T-LAT-2 = { kind-guardian } (volatile)
tile-HALL = { kind-hall }
tile-LEDGE = { kind-ledge }

## Guardians: at the beginning of a sentence, in the middle, alone, and what they do

guardian-infantry = An Infantry Guardian
guardian-archer = An Archer Guardian
guardian-volatile = A Volatile Guardian
guardian-eternal = The Eternal
a-guardian-infantry = an Infantry Guardian
a-guardian-archer = an Archer Guardian
a-guardian-volatile = a Volatile Guardian
a-guardian-eternal = the Eternal
name-guardian-infantry = Infantry Guardian
name-guardian-archer = Archer Guardian
name-guardian-volatile = Volatile Guardian
name-guardian-eternal = Eternal
about-guardian-infantry = Attacks on its tile: 1 heart. Whoever leaves its tile loses 1 heart. Activates twice at the end of a round.
about-guardian-archer = Shoots the nearest Explorer it sees, up to 2 tiles away: 1 heart. Activates once at the end of a round.
about-guardian-volatile = Explodes on a tile with Explorers: 2 hearts for each of them. Activates three times at the end of a round.
about-guardian-eternal = Sleeps until the Artifact is taken. Attacks on its tile: 4 hearts. Never dies, only falls for a while; leaving its tile is dangerous.

## Items and equipment

item-nothing = empty hands
item-key = a Key
item-artifact = the Artifact
about-item-key = Three of them, set in the Hall, open the Sanctum.
about-item-artifact = What the expedition came for. Whoever takes it first begins the curse.
equipment-mine = a Mine
equipment-fortification = the Fortification
equipment-turret = the Turret
about-equipment-mine = Goes off when a Guardian comes: all Guardians here are eliminated, Explorers lose 1 heart.
about-equipment-fortification = Only Guardians cost hearts here.
about-equipment-turret = Fires at the start of the Inventor’s turn, 1 or 2 tiles far.
marker-rubble = Rubble
marker-danger = Danger marker
marker-consolidation = Consolidation marker
marker-demolition = Demolition marker
marker-snake = Snake marker
marker-explosion = Explosion marker
marker-shield = Shield marker
marker-eruption = Eruption marker

## Tarot cards, and what they do

tarot-1 = The Quest
tarot-2 = The Mountain
tarot-3 = The Tower
tarot-4 = The Heart
tarot-5 = The Traitor
tarot-6 = The Inferno
tarot-7 = The Fall
tarot-8 = The Darkness
tarot-9 = The Survivor
tarot-10 = The Return
tarot-11 = The Void
tarot-12 = The Chained King
tarot-13 = The Nexus
about-tarot-1 = Each other active Explorer may take an action of 1 action point for free.
about-tarot-2 = All Rubble in the temple is gone.
about-tarot-3 = One tile anywhere is consolidated.
about-tarot-4 = All other Explorers regain 1 heart.
about-tarot-5 = Another active Explorer makes up to three Moves at once.
about-tarot-6 = No enemy survives on a tile of your choice and next to it.
about-tarot-7 = No enemy survives on a tile of your choice.
about-tarot-8 = No Guardian activates until her next turn.
about-tarot-9 = Another Explorer loses no hearts until her next turn.
about-tarot-10 = Another Explorer regains all hearts.
about-tarot-11 = One wall anywhere is gone.
about-tarot-12 = Every enemy in the temple is eliminated.
about-tarot-13 = Draw three tarot cards and keep one.
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

## Desolation cards, and what they do

desolation-despair = Despair
desolation-lava = Lava
desolation-collapse = Collapse
desolation-trap = Trap
desolation-wake = Wake the Guardians
desolation-activate = Activate the Guardians
about-desolation-despair = Every Explorer, the Dog and the Turret lose 1 heart.
about-desolation-lava = As many Lava symbols as the card shows.
about-desolation-collapse = As many Collapse symbols as the card shows, with a die for each.
about-desolation-trap = As if every Explorer had rolled a Trap symbol.
about-desolation-wake = As many Guardians as the card shows come from the reserve, or all Guardians activate once.
about-desolation-activate = All Guardians activate twice.
# the cards, with the number of their symbols
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

## The result

result-score = { $score ->
    [0] Defeat
    [1] Victory
    [2] Victory, Silver
    [3] Victory, Gold
    [4] Victory, Legendary
   *[other] { $score }
  }
result-lost = forgotten for ever
result-bronze = Bronze
result-silver = Silver
result-gold = Gold
result-legendary = Legendary
result-won = victory
about-result-legendary = Nobody is dead or down.
about-result-gold = One Explorer is dead or down.
about-result-silver = Two Explorers are dead or down.
about-result-bronze = Three Explorers or more are dead or down.
why-ark_saved = The Ark has reached the Sanctum, with all three Keys set. Rank: { $result }.
why-artifact_saved = The Artifact has left the temple.
why-erupted_early = The volcano erupted before the expedition had what it came for.
why-artifact_burnt = Lava has destroyed the Artifact.
why-entrance_lost = { $won ->
    [true] Lava has taken the Entrance, after the Artifact was out. Rank: { $result }.
   *[false] Lava has taken the Entrance, with the Artifact still inside.
  }
why-nobody_inside = { $won ->
    [true] The Artifact is out, and nobody living is left in the temple. Rank: { $result }.
   *[false] Nobody living is left in the temple, and the Artifact is not out.
  }
why-all_down = { $won ->
    [true] The Artifact is out, and all who are left in the temple are down. Rank: { $result }.
   *[false] All Explorers in the temple are down.
  }
why-gave_up = { $won ->
    [true] Typhaon has given up.
   *[false] The expedition has given up.
  }

## Shortcuts: several actions in one gesture

shortcut-walk = { $cost ->
    [0] Go to { $tile }
   *[other] Go to { $tile } (AP: { $cost })
  }
shortcut-walk_explore = Go and explore { $exit } (AP: { $cost })
shortcut-walk_pick = Go and pick up { $item } (AP: { $cost })

## Cost, odds and warnings: what is known of an action before it is done

points-to-act = { $points ->
    [one] 1 action point
   *[other] { $points } action points
  }
odds-hit = The attack succeeds: { $chance }%
odds-leaving = { $hearts ->
    [one] Leaving costs 1 heart
   *[other] Leaving costs { $hearts } hearts
  }
odds-eternal = The Eternal strikes whoever leaves, for { $hearts } hearts: { $chance }%
odds-spikes = Spikes strike, for { $hearts } hearts: { $chance }%
odds-snakes = { $hearts ->
    [one] A snake bites: 1 heart
   *[other] Snakes bite: { $hearts } hearts
  }
odds-key = The tile has a Key: { $chance }%
odds-guardians = The tile brings Guardians: { $chance }%
warning-exit = Whoever leaves the temple does not come back.
warning-pit = Getting out of the Pit takes a helper or a Climb.

# Board

st-map = The temple
st-place = { $tile } ({ $at })
st-tile-at = { $tile } ({ $at })
st-spot = the empty location ({ $at })
st-lava = Lava flow
st-lava-flow = the lava flow
st-about-lava-flow = Nobody can enter it or survive in it.
st-exit = the exit { $direction } of { $tile }
st-wall = the wall { $direction } of { $tile }
st-dark = Unexplored, { $direction } of { $tile }
st-toward-N = to the north
st-toward-E = to the east
st-toward-S = to the south
st-toward-W = to the west
st-guardians-at = { $count ->
    [one] { $one } ({ $at })
   *[other] { $count } × { $guardian } ({ $at })
  }
st-item-at = { $item } ({ $at })
st-held-by = { $item } in the hands of { $explorer }
st-orientation = open to the { $sides }
st-die = the die with { $shown }
st-in-reserve = { $guardian } of the reserve
st-lava-next = the next lava flow takes it
st-snakes = { $count ->
    [one] 1 Snake marker
   *[other] { $count } Snake markers
  }
st-fuse = { $count ->
    [one] 1 Explosion marker left
   *[other] { $count } Explosion markers left
  }
st-keys-here = { $count ->
    [one] a Key lies here
   *[other] { $count } Keys lie here
  }
st-mines = { $count ->
    [one] 1 Mine
   *[other] { $count } Mines
  }
st-breaches = walls destroyed: { $sides }
st-hearts = { $hearts } of { $maximum } hearts
st-state-active = active
st-state-down = down
st-state-dead = dead
st-state-escaped = escaped
st-state-reserve = in reserve
st-holds = holds { $item }
st-protected = protected
st-exposed = exposed
st-hunted = { $count ->
    [one] in reach of 1 Guardian
   *[other] in reach of { $count } Guardians
  }
st-uses-left = { $left } of { $uses } uses left
st-heart-cost = 1 heart
st-passive = always on
st-lying = lies still
st-acts-nothing = would do nothing
st-acts-attack = would attack { $victims }
st-acts-shoot = would shoot { $victims }
st-acts-explode = would explode: { $victims }
st-acts-walk = would advance to { $cells }
st-acts-dig = would dig: { $cells }
st-acts-rise = would rise

# the aim, the round and the volcano
st-aim = Aim
st-my-aim = My aim: { $aim }
st-aim-base = Set three Keys in the Sanctum, take the Artifact and carry it out, and get out alive.
st-aim-ark = Set three Keys in the Sanctum and bring the Ark onto its Ledge before the volcano erupts.
st-aim-typhaon = Set three Keys in the Sanctum and carry the Artifact out of the temple, against Typhaon.
st-aim-of-typhaon = Keep the Artifact inside until the volcano erupts, burn it, or bring all Explorers down.
st-step-sanctum = { $left ->
    [0] Sanctum
    [one] Sanctum: 1 tile
   *[other] Sanctum: { $left } tiles
  }
st-step-keys = Keys set: { $done }/{ $needed }
st-step-artifact = Artifact taken
st-step-out = Artifact out
st-step-escape = Escaped: { $done }/{ $needed }
st-step-ark = Ark on the Ledge
st-step-done = Done: { $step }
st-step-now = Now: { $step }
st-step-later = Later: { $step }
st-round = Round { $round }
st-turn-of = { $explorer } ({ $player })
st-typhaon-turn = Typhaon ({ $player })
st-volcano = Volcano
st-marker = Eruption marker on { $marker } (from { $start })
st-marker-next = { $steps ->
    [one] At the end of the round it moves 1 step, to { $next }.
   *[other] At the end of the round it moves { $steps } steps, to { $next }.
  }
st-at-zero = At 0 the next Lava symbol makes it erupt: lost if the Artifact is still in the Sanctum.
st-at-zero-ark = At 0 the next Lava symbol makes it erupt, and all is lost.
st-at-zero-typhaon = At 0 it erupts: Typhaon wins if the Artifact is still in the Sanctum.
st-cursed = Cursed: the marker moves twice as fast, and danger strikes twice.
st-volcano-ready = Ready: the next Lava symbol makes it erupt.
st-lava-flows = { $steps ->
    [one] Erupted: lava flows at the end of the round.
   *[other] Erupted: lava flows { $steps } times at the end of the round.
  }
st-next-flow = { $count ->
    [one] The next flow takes 1 tile.
   *[other] The next flow takes { $count } tiles.
  }

# the Explorers
st-team = Expedition
st-team-so-far = Expedition so far: { $explorers }
st-sheet-of = Sheet { $explorer }
st-abilities = Abilities
st-actions = Actions of everybody, and what they cost
st-cost = { $action }, { $cost }
st-ap-left = { $points ->
    [one] 1 action point left
   *[other] { $points } action points left
  }
st-free-dog = Canine Action free
st-stock = { $fort ->
    [0] In stock: { $mines } Mines
   *[other] In stock: { $mines } Mines, the Fortification
  }
st-candidate-hearts = { $hearts } hearts

# the bag, the Guardians, cards and dice
st-bag = Bag
st-bag-empty = The bag is empty.
st-bag-of = { $count ->
    [one] Bag: 1 tile, { $shares }
   *[other] Bag: { $count } tiles, { $shares }
  }
st-tiles-left = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
  }
st-share = { $kind }: { $count } ({ $chance }%)
st-chance = { $chance }%
st-gone = Out of the game: { $tiles }
st-in-hand = Tile in hand: { $tiles }
st-two-tiles = Two tiles
st-drawn-tile = Drawn tile
st-guardians = Guardians
st-count = { $name }: { $count }
st-reserve-of = Reserve: { $guardians }
st-in-temple = { $count } in the temple
st-left-in-reserve = { $count } in reserve
st-darkness = Darkness: no Guardian activates until the Fortune-Teller’s next turn
st-tarot-title = Tarot
st-tarot = { $name }, { $cost }: { $about }
st-no-tarot = No tarot card in hand
st-piles = { $cards } in hand, { $deck } in the deck
st-tarot-piles = Tarot: { $cards } in hand, { $deck } in the deck
st-tarot-drawn = Drawn by the Nexus: { $cards }
st-nexus = The Nexus
st-discarded = Discarded: { $cards }
st-typhaon = Typhaon
st-typhaon-you = You play Typhaon.
st-typhaon-piles = Desolation cards: { $cards } in Typhaon’s hand, { $deck } in the deck
st-playing = Being played: { $card }
st-unseen = Not seen yet: { $cards }
st-reach = Now: { $victims }
st-reach-by-die = If the die says so: { $victims }
st-reach-nobody = Would reach nobody now
st-reach-hearts = { $explorer } −{ $hearts }
st-reach-comes = { $count ->
    [one] 1 Guardian could come
   *[other] { $count } Guardians could come
  }
st-dice = Dice
st-dice-shown = Last roll: { $dice }

# over and under the map
st-orientations = How the tile may lie
st-caption-hint = Point at something, or give it the focus, to read what it is.
st-parts = Parts of the table
st-part-map = Temple
st-part-panels = Expedition
st-now-key_set = Key { $number } of 3 is set
st-now-artifact_appeared = The Artifact appears!
st-now-curse_began = The curse begins
st-now-sanctum_placed = The Sanctum is found
st-now-volcano_ready = The volcano rumbles
st-now-volcano_erupted = Eruption!
st-now-lava_flowed = { $number ->
    [one] Lava takes 1 tile
   *[other] Lava takes { $number } tiles
  }
st-now-exploded = Explosion!
st-now-collapsed = The Ruins collapse
st-now-collapse_held = The ceiling holds
st-now-alarm_rang = An Alarm rings
st-now-spikes_struck = Spikes!
st-now-darts_flew = Darts!
st-now-boulder_fell = The boulder falls!
st-now-mine_went_off = A Mine goes off
st-now-guardian_came = { $guardian } appears
st-now-eternal_rose = The Eternal rises
st-now-guardian_eliminated = { $guardian } is gone
st-now-attack_missed = { $explorer } misses
st-now-fell = { $explorer } is down
st-now-died = { $explorer } dies
st-now-escaped = { $explorer } is out
st-now-stood_up = { $explorer } gets up
st-now-card_played = { $card }
st-now-desolation_played = { $card }

# parts of the log at the end of a round, by what they begin with
turn-guardian_attacked = { step-round_end }
turn-guardian_moved = { step-round_end }
turn-guardian_dug = { step-round_end }
turn-guardians_activate = { step-round_end }
turn-hearts_lost = { step-round_end }

# The result

source-victory = Victory
