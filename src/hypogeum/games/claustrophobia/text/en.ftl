### The texts of Claustrophobia 1643. Arguments are resolved by the reader: a seat is a player’s name, a string v of argument a
### is the text a-v, else that of a word family (fighter, event_card, talent, side, instinct), else a-other with $value.
### The name of a thing stands as it would in the middle of a sentence; fighters bear their names like people.

## The game in short (on the home page)

game-summary = Below New Jerusalem the tunnels crawl with demons. One of you leads a handful of convicts, whose dice say what each can still do; the other turns dice into powers and sends troglodytes, hellhounds and demons. Eight scenarios say who wins.
rulebook-searches = Exhausted, Blocking, Bodyguard, Saturation, Hellhound, Fell Destiny

## Events of setting up (what the log says)

event-sides_taken = { $seat } plays the humans, { $other } the infernal side.
    .you = You play the humans, { $other } the infernal side.
    .to-you = { $seat } plays the humans, you the infernal side.
event-start_tile_laid = On the table from the start: { $tile } { $cell }.
event-threat_stored = { $seat } begins with { $pm } PM.
    .you = You begin with { $pm } PM.
event-event_dealt = { $known ->
    [yes] { $seat } is dealt an event card: { $event } ({ $total } in hand).
   *[no] { $seat } is dealt an event card ({ $total } in hand).
  }
    .you = { $known ->
        [yes] You are dealt an event card: { $event } ({ $total } in hand).
       *[no] You are dealt an event card ({ $total } in hand).
      }
event-demon_drawn = By lot, this demon may enter play: { $demon }.
event-demon_chosen = { $seat } chooses a demon: { $demon }.
    .you = You choose a demon: { $demon }.
event-fighter_recruited = { $seat } recruits { $fighter } (points left: { $left }).
    .you = You recruit { $fighter } (points left: { $left }).
event-gift_taken = { $fighter } receives the gift { $gift } (points left: { $left }).
event-equipment_taken = Equipment for { $fighter }: { $equipment } (points left: { $left }).
event-card_taken = { $total ->
    [one] { $seat } will begin with 1 instinct card (points left: { $left }).
   *[other] { $seat } will begin with { $total } instinct cards (points left: { $left }).
  }
    .you = { $total ->
        [one] You will begin with 1 instinct card (points left: { $left }).
       *[other] You will begin with { $total } instinct cards (points left: { $left }).
      }
event-company_ready = The company of { $seat } is ready: { $fighters }.
    .you = Your company is ready: { $fighters }.
event-humans_placed = The humans begin on { $cell }: { $fighters }.
event-infernal_placed = { $fighter } begins on { $cell }.
event-token_entrusted = { $fighter } carries { $token }.

## Events of the human preparation phase

event-turn_began = { $limit ->
    [0] Turn { $turn } begins.
   *[other] Turn { $turn } of { $limit } begins.
  }
event-phase_began = Turn { $turn }, { $seat }: { $phase }.
    .you = Turn { $turn }, you: { $phase }.
event-cards_put_away = { $cards_count ->
    [one] Last turn’s instinct card is discarded: { $cards }.
   *[other] Last turn’s instinct cards are discarded: { $cards }.
  }
event-pit_rolled = { $hit ->
    [true] Devouring Pit, { $fighter }: { $roll }, a hit.
   *[false] Devouring Pit, { $fighter }: { $roll }, no harm.
  }
event-healed = { $left ->
    [one] { $fighter } heals line { $line } and has 1 line left.
   *[other] { $fighter } heals line { $line } and has { $left } lines left.
  }
event-water_used = The fountain on { $cell } gives of its water (tokens left: { $left }).
event-dice_rolled = { $seat } rolls the activation dice: { $dice }.
    .you = You roll the activation dice: { $dice }.
event-die_rerolled = A { $die } is rolled again and becomes a { $roll }. The dice: { $dice }.
event-die_assigned = { $fighter } gets a { $die }.
event-die_turned = { $fighter } gets a { $die }: { $card } turns a { $roll }.
event-card_given = { $fighter } gets the instinct card { $effect }.
event-dice_put_aside = Put aside unused: { $dice }.
event-exhausted = { $fighter } is exhausted: line { $line } is cancelled.
event-blessed = { $bonus ->
    [mv] { $fighter } blesses { $ally }: +{ $amount } MV.
   *[cb] { $fighter } blesses { $ally }: +{ $amount } CB.
  }
event-instinct_drawn = { $known ->
    [yes] { $seat } draws an instinct card: { $card }; { $total } of { $limit } in hand.
   *[no] { $seat } draws an instinct card ({ $total } of { $limit } in hand).
  }
    .you = { $known ->
        [yes] You draw an instinct card: { $card }; { $total } of { $limit } in hand.
       *[no] You draw an instinct card ({ $total } of { $limit } in hand).
      }
event-instinct_reshuffled = { $total ->
    [one] The discarded instinct card becomes the new deck.
   *[other] The { $total } discarded instinct cards become the new deck.
  }
event-instinct_discarded = { $seat } discards an instinct card: { $card }; { $left } left in hand.
    .you = You discard an instinct card: { $card }; { $left } left in hand.
event-gift_activated = { $gift }: { $fighter } activates this gift.
event-wrath_spread = Aura of Wrath, by { $fighter }: all human fighters have +1 CB.
event-courage_given = { $fighter } gives courage to { $ally }: +1 MV, +1 CB, +1 DF.
event-prescience_laid = { $fighter } sees ahead: the next exploration chooses among 3 tiles.
event-expiated = Expiation: { $fighter } deals a hit to { $victim } (uses left: { $left }).
event-expiation_rolled = { $hit ->
    [true] Expiation: a { $roll }, { $fighter } suffers a hit too.
   *[false] Expiation: a { $roll }, { $fighter } is spared.
  }

## Events of the activation phases: moving and exploring

event-activated = { $enemies ->
    [0] { $fighter } acts: MV { $mv }, CB { $cb }, DF { $df }.
    [one] { $fighter } acts, with 1 enemy on its tile: MV { $mv }, CB { $cb }, DF { $df }.
   *[other] { $fighter } acts, with { $enemies } enemies on its tile: MV { $mv }, CB { $cb }, DF { $df }.
  }
event-imposing_switched = { $off ->
    [true] { $fighter } lets enemies pass.
   *[false] { $fighter } holds enemies back again (Imposing).
  }
event-barred = { $seat } holds { $fighter } back (Imposing).
    .you = You hold { $fighter } back (Imposing).
event-let_go = { $seat } lets { $fighter } go.
    .you = You let { $fighter } go.
event-moved = { $fighter } moves to { $cell } (MV left: { $left }).
event-exploration_declared = { $fighter } explores from { $cell } to the { $side }.
event-exploration_failed = No tile fits on { $cell }: the exploration fails.
event-tiles_looked_at = { $known ->
    [yes] { $seat } looks at the next tiles: { $tiles }.
   *[no] { $seat } looks at the next tiles ({ $number }).
  }
    .you = { $known ->
        [yes] You look at the next tiles: { $tiles }.
       *[no] You look at the next tiles ({ $number }).
      }
event-tile_discarded = { $tile } would close the board and is discarded.
event-tile_set_aside = { $tile } would close the board and is set aside.
event-tile_placed = New tile on { $cell }: { $tile }.
event-alarm_raised = { $fighter } raises the Alarm on { $cell }: 1 more destiny die next time.
event-tomb_opened = { $fighter } opens the Tomb on { $cell }: an instinct card is drawn.
event-trap_sprung = { $hit ->
    [true] Trapped Tunnel on { $cell }: a { $roll }, { $fighter } suffers a hit!
   *[false] Trapped Tunnel on { $cell }: a { $roll }, { $fighter } gets away.
  }
event-sanctuary_rolled = { $hit ->
    [true] Sanctuary, { $fighter }: { $roll }, a hit.
   *[false] Sanctuary, { $fighter }: { $roll }, no harm.
  }
event-hole_placed = A hole opens on { $cell }.
event-obstacle_rolled = { $done ->
    [true] { $fighter } rolls { $rolls }: the way is free.
   *[false] { $fighter } rolls { $rolls }: not enough, the way stays closed.
  }
event-rubble_cleared = { $fighter } clears the rubble away.
event-door_opened = { $fighter } opens the locked door.

## Events of the activation phases: fighting

event-attacked = { $attack ->
    [blunderbuss] { $group ->
        [one] { $fighter } fires the Blunderbuss at { $victim }!
       *[other] { $fighter } fires the Blunderbuss at { $group } troglodytes!
      }
    [pistol] { $group ->
        [one] { $fighter } fires the Pistol at { $victim }!
       *[other] { $fighter } fires the Pistol at { $group } troglodytes!
      }
   *[fight] { $group ->
        [one] { $fighter } attacks { $victim }!
       *[other] { $fighter } attacks { $group } troglodytes!
      }
  }
event-attack_rolled = { $needed ->
    [6] { $fighter } rolls { $rolls }; only skulls hit. Hits: { $hits }.
    [7] { $fighter } rolls { $rolls }; only skulls hit. Hits: { $hits }.
   *[other] { $fighter } rolls { $rolls }; { $needed } or more hits. Hits: { $hits }.
  }
event-rolled_again = Frenzied: { $fighter } rolls { $rolls } again and gains { $gained }. Hits: { $hits }.
event-hits_taken = { $hits ->
    [one] Bodyguard: { $fighter } takes 1 hit for { $victim } (hits left: { $left }).
   *[other] Bodyguard: { $fighter } takes { $hits } hits for { $victim } (hits left: { $left }).
  }
event-hit_shrugged_off = Tough: { $fighter } shrugs off 1 hit (hits left: { $hits }).
event-hits_doubled = Hungry Tunnel: every hit counts twice, { $fighter } suffers { $hits }.
event-damaged = { $hits ->
    [one] { $fighter } loses 1 life point ({ $cause }): { $left } left.
   *[other] { $fighter } loses { $hits } life points ({ $cause }): { $left } left.
  }
event-line_cancelled = { $fighter } loses line { $line } ({ $cause }): { $left } left.
event-killed = { $for_good ->
    [true] { $fighter } dies ({ $cause }) and is out of the game.
   *[false] { $fighter } dies ({ $cause }) and goes back to the reserve.
  }
event-sent_back = { $fighter } has to make room and goes back to the reserve.
event-equipment_used = { $fighter } uses up a card: { $equipment }.
event-grenade_rolled = { $hit ->
    [true] Grenade, { $fighter }: { $roll }, a hit.
   *[false] Grenade, { $fighter }: { $roll }, no harm.
  }

## Events of the infernal player

event-dice_returned = { $returned ->
    [one] { $seat } gets 1 die back from the powers (dice available: { $total }).
   *[other] { $seat } gets { $returned } dice back from the powers (dice available: { $total }).
  }
    .you = { $returned ->
        [one] You get 1 die back from the powers (dice available: { $total }).
       *[other] You get { $returned } dice back from the powers (dice available: { $total }).
      }
event-die_taken_back = { $seat } takes a { $die } back from { $slot } (dice available: { $total }).
    .you = You take a { $die } back from { $slot } (dice available: { $total }).
event-destiny_rolled = { $seat } rolls the destiny dice: { $dice }.
    .you = You roll the destiny dice: { $dice }.
event-die_placed = { $seat } puts a { $die } on { $slot }.
    .you = You put a { $die } on { $slot }.
event-power_triggered = Triggered by { $dice }: { $slot }.
event-pm_gained = { $seat } gains { $pm } PM: { $total } in all.
    .you = You gain { $pm } PM: { $total } in all.
event-events_looked_at = { $total ->
    [0] { $seat } finds no event card left.
   *[other] { $known ->
        [yes] { $seat } looks at event cards ({ $events }).
       *[no] { $seat } looks at event cards: { $total }.
      }
  }
    .you = { $total ->
        [0] You find no event card left.
       *[other] { $known ->
            [yes] You look at event cards ({ $events }).
           *[no] You look at event cards: { $total }.
          }
      }
event-event_kept = { $known ->
    [yes] { $seat } keeps { $event } (event cards in hand: { $total }).
   *[no] { $seat } keeps one event card (in hand: { $total }).
  }
    .you = { $known ->
        [yes] You keep { $event } (event cards in hand: { $total }).
       *[no] You keep one event card (in hand: { $total }).
      }
event-events_discarded = { $events_count ->
    [one] { $seat } discards 1 event card ({ $events }).
   *[other] { $seat } discards { $events_count } event cards ({ $events }).
  }
    .you = { $events_count ->
        [one] You discard 1 event card ({ $events }).
       *[other] You discard { $events_count } event cards ({ $events }).
      }
event-event_played = { $seat } plays { $event } (event cards left: { $left }).
    .you = You play { $event } (event cards left: { $left }).
event-way_lost = { $fighter } gets lost and stays on { $cell }: no exploration there to the { $side } this turn.
event-talent_lost = { $fighter } loses the talent { $talent } until the next human preparation.
event-terrified = { $fighter } is terrified: CB 0 in this phase.
event-trapdoor_rolled = { $hit ->
    [true] Trapdoor: a { $roll }, { $fighter } suffers a hit!
   *[false] Trapdoor: a { $roll }, { $fighter } gets away.
  }
event-hits_cancelled = { $hits ->
    [one] Unholy Flesh: 1 hit on { $fighter } is cancelled (hits left: { $left }).
   *[other] Unholy Flesh: { $hits } hits on { $fighter } are cancelled (hits left: { $left }).
  }
event-rubble_placed = Rubble closes { $cell } to the { $side }.
event-ambush_laid = Ambush on { $cell }: up to 2 troglodytes may enter there in this phase.
event-entered_play = { $pm ->
    [0] { $fighter } enters play on { $cell } free of cost (PM left: { $total }).
   *[other] { $fighter } enters play on { $cell } for { $pm } PM (PM left: { $total }).
  }
event-unleashed = A { $die } unleashes { $fighter }: MV { $mv }, CB { $cb }.
event-demon_healed = { $fighter } loses { $hits } damage and has { $left } left.
event-carried_over = { $fighter } is carried over to { $cell }.
event-feasted = { $fighter } devours { $victim }: { $hits } damage less, { $left } left.
event-miasma_rolled = { $hit ->
    [true] Miasma, { $fighter }: { $roll } against { $needed }, a hit.
   *[false] Miasma, { $fighter }: { $roll } against { $needed }, no harm.
  }

## Events of scenarios, and the end

event-token_picked_up = { $fighter } picks up { $token } on { $cell }.
event-token_put_down = { $fighter } puts { $token } down on { $cell }.
event-token_dropped = { $fighter } drops { $token } on { $cell }.
event-token_taken_along = { $fighter } leaves with { $token }.
event-departed = { $fighter } gets out of the tunnels (fighters in safety: { $total }).
event-stash_found = { $fighter } searches the Stash on { $cell } and finds a card: { $equipment }.
event-stash_useless = { $fighter } searches the Stash on { $cell } and finds nothing of use.
event-stash_opened = { $fighter } searches the Stash on { $cell }: an instinct card is drawn.
event-explosive_planted = { $fighter } plants the explosive on { $cell } and lights the fuse!
event-fuse_torn_out = On { $cell } the fuse was torn out: the explosive lies there unlit.
event-exploded = The explosive goes off on { $cell }!
event-poison_laid = { $fighter } lays the poison on { $cell }: it has to be guarded until the next preparation.
event-poison_failed = Nobody guards the poison on { $cell }: it lies there without effect.
event-poison_worked = The poison works on { $cell }!
event-recited = { $done ->
    [true] { $fighter } recites: { $roll }, a seal is placed ({ $total } in all).
   *[false] { $fighter } recites: { $roll }, no seal is placed ({ $total } in all).
  }
event-possessed_placed = { $fighter } appears on { $cell }.
event-exorcised = { $fighter } exorcises { $victim } and rolls { $rolls }: successes { $hits }, still missing { $left }.
event-possessed_freed = { $fighter } is freed ({ $total } in all).
event-crate_placed = A crate lies on { $cell }.
event-crate_delivered = { $fighter } brings out a crate ({ $total } in all).
event-death_crawled = { $fighters_count ->
    [0] The crawling death finds nobody.
   *[other] The crawling death: a hit for { $fighters }.
  }
event-damned_rose = { $victim } comes back from the dead on { $cell }: { $fighter }.
event-vial_taken = { $fighter } takes a vial from the fountain on { $cell } (tokens left: { $left }).
event-vial_used = { $fighter } uses the vial for { $ally }.
event-guide_explored = The guide explores from { $cell } to the { $side }.
event-guide_moved = The guide goes on to { $cell }.
event-guide_aimed = The guide will explore from { $cell } to the { $side } next.
event-guide_removed = The way of the guide ends on { $cell }: the nest is found.
event-game_won = { $seat } wins: { $cause }!
    .you = You win: { $cause }!
event-game_drawn = The game is a draw: { $cause }, but { $condition }.

## Actions: one label each, and the heading of a group

do-recruit = Recruit { $fighter }
do-take_gift = Take the gift { $gift } (2 points)
do-equip = Take { $equipment } (2 points)
do-take_card = Take one more instinct card (1 point)
do-ready = The company is ready
do-enlist = Choose { $entry }
do-entrust = Entrust it to { $fighter }
do-resolve = { $word1 ->
    [pit] Roll for the pit: { $tile }
    [explosive] Let the fuse burn down
    [poison] Let the poison work
    [guide] Let the guide explore
   *[crawling_death] Let the crawling death strike
  }
do-drink = Heal { $fighter } at the fountain
do-no_fountain = Use no fountain any more
do-heal = Heal line { $word1 } of { $fighter }
do-no_heal = Heal nothing
do-reroll_die = Roll the { $word1 } again
do-keep_dice = Keep the dice as they are
do-assign = Give a { $word1 } to { $fighter }
do-turn = { $card }: turn a { $word2 } for { $fighter }
do-give = { $card }, for its text: { $fighter }
do-unassign = Take die and card back from { $fighter }
do-confirm = Confirm the assignment
do-bless = { $word3 ->
    [mv] { $word1 } blesses { $fighter }: movement
   *[cb] { $word1 } blesses { $fighter }: combat
  }
do-no_blessing = Bless nobody now
do-discard_instinct = Discard { $card }
do-invoke = { $gift }: { $fighter }
do-no_gift = Leave the gift unused
do-fight = Attack { $fighter }
do-shoot = Fire the Blunderbuss at { $fighter }
do-use = { $word1 ->
    [E02] Throw the Grenade: { $tile }
    [E06] Healing Balm for { $fighter }
    [E07] Fire the Pistol at { $fighter }
   *[E14] Holy Water on { $fighter }
  }
do-plant = Plant the explosive and light the fuse
do-poison = Lay the poison
do-recite = Recite, for a seal
do-exorcise = Exorcise { $fighter }
do-pick_up = { $word1 ->
    [crate] Pick up a crate
    [explosive] Pick up the explosive
    [poison] Pick up the poison
   *[vial] Pick up a vial
  }
do-take_vial = Take a vial of water
do-use_vial = Use the vial for { $fighter }
do-put_down = { $word1 ->
    [crate] Put the crate down
    [explosive] Put the explosive down
    [poison] Put the poison down
   *[vial] Put the vial down
  }
do-depart = Get out through the City Gate
do-clear_rubble = Clear the rubble to the { $word1 }
do-open_door = Open the door to the { $word1 }
do-explore = Explore to the { $word1 }
do-step = Move to { $tile }
do-activate = Activate { $fighter }
do-let_pass = { $state ->
    [holding] { $word1 }: let enemies pass
    [passing] { $word1 }: hold them again
   *[other] { $word1 }: let enemies pass, or hold them
  }
do-end_phase = End the phase
do-feast = Feast: devour { $fighter }
do-pursue = Pursue to { $tile }
do-stay = Do not pursue
do-bar = Hold it back
do-grant = Let it go
do-orient = Place the tile ({ $rotation })
do-choose = Place { $looked }
do-next_tile = Next in the stack: { $looked }
do-dig = Open a hole: { $tile }
do-reroll = Dice rolled again: { $word1 }
do-guard = { $word2 ->
    [0] { $fighter } takes no hit
    [one] { $fighter } takes { $word2 } hit
   *[other] { $fighter } takes { $word2 } hits
  }
do-cancel = Cancel line { $word1 } of { $fighter }
do-play = { $words ->
    [1] Play { $word1 }
    [2] Play { $word1 }: { $word2 }
   *[other] Play { $word1 }: { $word2 }, { $word3 }
  }
do-pass = Pass
do-take_back = Take the { $word2 } back from { $slot }
do-leave_dice = Leave the dice where they are
do-roll = Roll { $word1 } destiny dice
do-place = Put a { $word1 } on { $slot }
do-keep = Keep { $word1 }
do-discard_event = Discard { $word1 }
do-buy = { $entry }: enter on { $tile }
do-summon = Summon a troglodyte: { $tile }
do-unleash = Unleash it with a { $word1 }
do-shadow_step = Put the Shadow on { $tile }
do-pull_strings = Move { $fighter } to { $tile }
do-escort = Troglodytes that come along: { $word1 }
do-send_back = Send { $fighter } back to the reserve

verb-recruit = Recruit a fighter
verb-take_gift = Take a gift
verb-equip = Take equipment
verb-take_card = Take an instinct card
verb-ready = Finish the company
verb-enlist = Choose a demon
verb-entrust = Choose the bearer
verb-resolve = Effects that are due
verb-drink = Healing Fountain
verb-no_fountain = No fountain
verb-heal = Heal a line
verb-no_heal = No healing
verb-reroll_die = Scepter of Command
verb-keep_dice = Keep the dice
verb-assign = Assign a die
verb-turn = Turn a die with a card
verb-give = Use the text of a card
verb-unassign = Take back
verb-confirm = Confirm
verb-bless = Bless
verb-no_blessing = No Blessing
verb-discard_instinct = Discard a card
verb-invoke = Use the gift
verb-no_gift = No gift
verb-fight = Fight
verb-shoot = Fire the Blunderbuss
verb-use = Use equipment
verb-plant = Explosive
verb-poison = Poison
verb-recite = Recite
verb-exorcise = Exorcise
verb-pick_up = Pick up
verb-take_vial = Take a vial
verb-use_vial = Use a vial
verb-put_down = Put down
verb-depart = Get out
verb-clear_rubble = Clear rubble
verb-open_door = Open a door
verb-explore = Explore
verb-step = Move
verb-activate = Activate a fighter
verb-let_pass = Imposing
verb-end_phase = End the phase
verb-feast = Feast
verb-pursue = Pursue
verb-stay = Stay
verb-bar = Hold back
verb-grant = Let go
verb-orient = Turn the tile
verb-choose = Choose a tile
verb-next_tile = Put a tile back on top
verb-dig = Open a hole
verb-reroll = Roll misses again
verb-guard = Bodyguard
verb-cancel = Cancel a line
verb-play = Play an event card
verb-pass = Pass
verb-take_back = Take a die back
verb-leave_dice = Leave the dice
verb-roll = Roll destiny dice
verb-place = Place a die
verb-keep = Keep an event card
verb-discard_event = Discard an event card
verb-buy = Bring into play
verb-summon = Summons
verb-unleash = Unleash
verb-shadow_step = Shadow step
verb-pull_strings = Marionette
verb-escort = Escort
verb-send_back = Make room

## Shortcuts: several actions with one press

shortcut-walk = { $first ->
    [fighter] { $fighter } goes to { $tile } ({ $cost } MV)
   *[tile] Go to { $tile } ({ $cost } MV)
  }
shortcut-fight = { $cost ->
    [0] { $attacker } attacks { $victim }
   *[other] { $attacker } goes and attacks { $victim } ({ $cost } MV)
  }
shortcut-explore = { $first ->
    [fighter] { $fighter } explores from { $cell } to the { $side } ({ $cost } MV)
   *[exit] Go and explore from { $cell } to the { $side } ({ $cost } MV)
  }
shortcut-exchange = Give { $fighter } a { $die } instead

## Cost, odds and warnings: what is known of an action before it is done

points-to-act = { $points } MV
odds-trap = The trap hits: { $chance }%
odds-sanctuary = The Sanctuary hits: { $chance }%
odds-hit = { $dice ->
    [one] At least one hit with 1 die: { $chance }%, damage expected: { $damage } of { $left }
   *[other] At least one hit with { $dice } dice: { $chance }%, damage expected: { $damage } of { $left }
  }
odds-kill = Kill: { $chance }%
odds-grenade = Each fighter on the tile is hit: { $chance }%
odds-break = The way becomes free: { $chance }%
warning-flooded = The move ends here: the tunnel is flooded.
warning-alarm = Raises the Alarm: 1 more destiny die for your opponent.
warning-exhausts = This line is cancelled: the fighter will be exhausted.
warning-not_acted = Some of your fighters have not acted yet.

## Questions: to the one who is asked, and to the others meanwhile

ask-compose_company = Compose your company: fighters, gifts, equipment. When are you ready?
ask-choose_demons = Which demon comes with you?
ask-choose_bearer = Which of your fighters carries the token of the scenario?
ask-start_effects = What happens first? Does anybody drink from a fountain?
ask-use_scepter = Scepter of Command: do you roll one die again?
ask-assignment = Give every fighter a die, and cards if you like. Then confirm.
ask-heal_line = Which line do you heal?
ask-bless = Do you bless a fighter, with movement or with combat?
ask-discard_instinct = You hold too many instinct cards. Which one do you discard?
ask-use_gift = Whom does the gift reach?
ask-activation = Whom do you activate, and what does this fighter do?
ask-grant_passage = An enemy wants to leave your Imposing fighter. Do you let it go?
ask-orient = How do you turn the new tile?
ask-choose_tile = Prescience: which tile is placed?
ask-put_back = Prescience: which tile lies on top of the stack?
ask-place_hole = On which tile does the other hole open?
ask-roll_again = Frenzied: how many missed dice do you roll again?
ask-take_hits = Bodyguard: how many hits does your fighter take?
ask-pursue = Pursuit: does your fighter follow to a tile next to it?
ask-cancel_line = Which line does the hit cancel?
ask-window = Do you play an event card now?
ask-take_dice_back = Do you take dice back from your powers?
ask-roll_destiny = How many destiny dice do you roll?
ask-allocate = On which powers do you put your dice?
ask-keep_event = Fell Destiny: which card do you keep?
ask-limit_hand = You hold too many event cards. Which one do you discard?
ask-threat = Who enters play, and where?
ask-unleash_hound = To which face do you turn the hellhound’s die?
ask-shadow_step = Shadow step: where does the Shadow appear?
ask-marionette = Marionette: whom do you move, and where?
ask-choose_escort = How many troglodytes come with your demon?
ask-make_room = The tile is full. Who goes back to the reserve?

# how it is answered, for whoever plays for the first time
how-compose_company = You need as many leaders and warriors as the scenario has. Press a fighter, a gift or a card to take it; points left over at the end are lost.
how-assignment = Press a die, then a fighter: the line of that number says what the fighter is worth until your next turn. A card is given likewise: alone for its text, with a die to turn the die.
how-use_gift = Press the fighter that gains by it.
how-activation = Press a fighter, then a tile or an enemy; humans also explore exits. Each acts once: a move and an action, in either order.
how-orient = Press an orientation; point at it first to see it in its place.
how-take_hits = Hits that the bodyguard takes no longer strike its ally.
how-cancel_line = Press a line of its sheet. A die on a cancelled line exhausts the fighter; without a line left, it dies.
how-window = Press a card of your hand, then what it is meant for; or pass and keep it.
how-take_dice_back = Press a waiting die, then its power. Dice taken back may be rolled again at once.
how-allocate = Press a die, then a power. A power whose condition is met is triggered; otherwise its dice wait there for more.
how-keep_event = The other cards looked at are discarded.
how-threat = Press a figure of the reserve, then a tile: it needs an unexplored exit and no enemy. PM that you do not spend stay in store.

wait-compose_company = { $names } composes the company.
wait-choose_demons = { $names } chooses a demon.
wait-choose_bearer = { $names } chooses who carries the token.
wait-start_effects = { $names } decides what happens first.
wait-use_scepter = { $names } may roll a die again.
wait-assignment = { $names } assigns dice and cards.
wait-heal_line = { $names } chooses a line to heal.
wait-bless = { $names } may bless a fighter.
wait-discard_instinct = { $names } discards an instinct card.
wait-use_gift = { $names } uses a gift.
wait-activation = { $names } activates fighters.
wait-grant_passage = { $names } decides whether an enemy may leave.
wait-orient = { $names } turns the new tile.
wait-choose_tile = { $names } chooses a tile in secret.
wait-put_back = { $names } puts tiles back in secret.
wait-place_hole = { $names } opens another hole.
wait-roll_again = { $names } may roll dice again.
wait-take_hits = { $names } decides whether a bodyguard takes hits.
wait-pursue = { $names } may pursue.
wait-cancel_line = { $names } chooses the line that is cancelled.
wait-window = { $names } may play an event card.
wait-take_dice_back = { $names } may take dice back.
wait-roll_destiny = { $names } rolls the destiny dice.
wait-allocate = { $names } puts dice on powers.
wait-keep_event = { $names } keeps one event card.
wait-limit_hand = { $names } discards an event card.
wait-threat = { $names } brings fighters into play.
wait-unleash_hound = { $names } may unleash a hellhound.
wait-shadow_step = { $names } may move the Shadow.
wait-marionette = { $names } may move one of the humans.
wait-choose_escort = { $names } chooses the escort of the demon.
wait-make_room = { $names } makes room on a tile.

## Options of a table

option-scenario = Scenario
    .help = What both sides have to do, with which fighters, and in which tunnels. Begin with The Survivors. A scenario that you wrote can be played too.
option-scenario-S1 = The Survivors
    .about = For beginners, 20 turns. Four survivors look for the City Gate: two of them have to get out.
option-scenario-S2 = Stem the Tide
    .about = Normal, 14 turns. Four humans carry an explosive to the Shaft Crossing and hold it until it goes off.
option-scenario-S3 = Cut Off the Head
    .about = Hard for the humans, 15 turns. Five of them look for the Master of Souls and have to kill him twice.
option-scenario-S4 = The Ritual
    .about = Normal, 10 turns. The Redeemer recites in the Pentacle Chamber until three seals lie there; the others protect him.
option-scenario-S5 = The Possessed
    .about = Normal, 13 turns. Two leaders with two warriors look for three Possessed and have to exorcise two of them.
option-scenario-S6 = Who Dares Wins
    .about = Normal, 16 turns. Five humans look for crates and carry three of them out through the City Gate.
option-scenario-S7 = Infection
    .about = Hard for the humans, 20 turns. Four infected humans look for the City Gate: two of them have to get out in time.
option-scenario-S8 = The Guide
    .about = Normal, 16 turns. Four humans follow a guide to the nest, poison it and hold it for a turn.
option-side = Side of seat 1
    .help = Which side the first seat plays; the second seat plays the other one.
option-side-human = human
option-side-infernal = infernal
option-side-random = random
option-team = Human team
    .help = The fighters of the scenario, or a free company: the human player composes the team for 18 points.
option-team-scenario = of the scenario
option-team-free_company = free company
option-demons = Demons
    .help = Those of the scenario, those that the infernal player chooses, or as many drawn by lot. Fixed in Cut Off the Head and Infection.
option-demons-scenario = of the scenario
option-demons-chosen = chosen
option-demons-random = random
option-closing = Closing orientation
    .help = Forbidden: a tile must be turned so that an unexplored exit stays open, if that is possible. Allowed: the infernal player may close the board, and the tile is then discarded.
option-closing-forbidden = forbidden
option-closing-allowed = allowed
option-blessing = Bonus of Blessing
    .help = What a blessed fighter gets. The booklet’s pictograms are lost: both readings are possible.
option-blessing-mv1_cb2 = +1 MV or +2 CB
option-blessing-mv2_cb1 = +2 MV or +1 CB
option-infernal_pm = Infernal PM at the start
    .help = Added to the PM of the scenario, or taken from them: from -4 to +6.
option-instinct_cards = Instinct cards at the start
    .help = Added to the instinct cards of the scenario, or taken from them: from -2 to +3.
option-turn_limit = Turn limit
    .help = Off: the game ends only by the other conditions. Possible in The Survivors, Who Dares Wins and Infection.
option-turn_limit-scenario = of the scenario
option-turn_limit-off = off
option-event_deck = Empty event deck
    .help = Whether discarded event cards become a new deck when the deck is empty.
option-event_deck-not_reshuffled = not reshuffled
option-event_deck-reshuffled = reshuffled
option-other_stack = Stacks of 2009
    .help = Infection is longer (10 tiles, then 3 and the City Gate), The Guide shorter (7 tiles, then 3 and the nest).
option-other_stack-true = yes
option-other_stack-false = no
option-pass_windows = Skip useless windows
    .help = Yes: the infernal player is asked only if an event card can be played now. No: whenever cards are held, so that nobody learns which.
option-pass_windows-true = yes
option-pass_windows-false = no
option-ask_talents = Ask for talents
    .help = Yes: Frenzied asks how many missed dice are rolled again, and Imposing asks at each departure. No: both work by themselves.
option-ask_talents-true = yes
option-ask_talents-false = no

## Phases and causes

phase-setting_up = Setup
phase-human_preparation = Human preparation
phase-human_activation = Human activation
phase-infernal_preparation = Infernal preparation
phase-threat = Threat
phase-infernal_activation = Infernal activation
cause-attack = attack
cause-trap = trap
cause-trapdoor = Trapdoor
cause-pit = Devouring Pit
cause-sanctuary = Sanctuary
cause-grenade = Grenade
cause-holy_water = Holy Water
cause-expiation = Expiation
cause-miasma = Miasma
cause-crawling_death = crawling death
cause-reached = enough fighters have got out
cause-explosion = the explosive has gone off
cause-demon_dead = the demon is dead for good
cause-seals = the last seal is placed
cause-freed = enough Possessed are free
cause-delivered = enough crates are out
cause-poisoned = the nest is poisoned
cause-nobody_left = no human fighter is left in play
cause-turn_limit = the last turn is over
cause-fighter_dead = the fighter on whom all depended is dead
cause-leaders_dead = the leaders are dead
cause-too_few = too few human fighters are left
cause-conceded = the other side gives up
condition-reached = a fighter has got out
condition-explosion = the explosive has gone off
condition-demon_dead = the demon has died
condition-seals = seals are placed
condition-freed = a Possessed is free
condition-delivered = crates are out
condition-poisoned = the nest is poisoned

## Places

cell-other = ({ $value })
side-N = north
side-E = east
side-S = south
side-W = west
direction-N = { side-N }
direction-E = { side-E }
direction-S = { side-S }
direction-W = { side-W }

## Tiles and their effects

tile-1 = City Gate
tile-2 = Pentacle Chamber
tile-3 = Walled Cache
tile-4 = Passage Cache
tile-5 = Fork Cache
tile-6 = Bell Crossing
tile-7 = Bone Chimes
tile-8 = Listening Fork
tile-9 = Fog Crossing
tile-10 = Fog Passage
tile-11 = Glowing Fork
tile-12 = Glowing Bend
tile-13 = Toothed Passage
tile-14 = Toothed Bend
tile-15 = Toothed Fork
tile-16 = Drowned Passage
tile-17 = Drowned Bend
tile-18 = Drowned Fork
tile-19 = Spiked Passage
tile-20 = Spiked Fork
tile-21 = Hidden Spring
tile-22 = Spring Bend
tile-23 = Great Maw
tile-24 = Lesser Maw
tile-25 = Shaft Crossing
tile-26 = Shaft Fork
tile-27 = Great Lair
tile-28 = Forked Lair
tile-29 = Narrow Lair
tile-30 = Tomb Bend
tile-31 = Tomb Niche
tile-32 = Pierced Fork
tile-33 = Pierced Passage
tile-34 = Pierced Bend
tile-35 = Chapel Crossing
tile-36 = Chapel Passage
tile-37 = Crawlway
tile-38 = Crawl Bend
tile-39 = Tunnel A
tile-40 = Tunnel B
tile-41 = Bend A
tile-42 = Bend B
tile-43 = Fork A
tile-44 = Fork B
tile-45 = Fork C
tile-46 = Crossroads A
tile-47 = Crossroads B
tile-48 = Crawl Fork
effect-stash = Stash
effect-alarm = Alarm
effect-mist = Mist
effect-mushrooms = Phosphorescent Mushrooms
effect-hungry = Hungry Tunnel
effect-flooded = Flooded Tunnel
effect-trapped = Trapped Tunnel
effect-fountain = Healing Fountain
effect-pit = Devouring Pit
effect-well = Demon Well
effect-lair = Lair
effect-tomb = Tomb
effect-hole = Hole in the Ground
effect-sanctuary = Sanctuary
about-effect-stash = The first human fighter to enter finds what the scenario says, once.
about-effect-alarm = The first time a human fighter enters, 1 more destiny die may be rolled in the next infernal preparation.
about-effect-mist = Every fighter on the tile has DF 6.
about-effect-mushrooms = The DF of every fighter on the tile is at most 3.
about-effect-hungry = A combat hit suffered on this tile counts twice.
about-effect-flooded = Whoever enters ends the move here; leaving costs the whole MV.
about-effect-trapped = The first time a human fighter enters, a die is rolled: a hit on 3 or more.
about-effect-fountain = Twice in all, at the start of the human preparation, 1 water token heals one line of a fighter on the tile.
about-effect-pit = At the start of a player’s preparation, a die for each of his fighters here: a hit on 4 or more.
about-effect-well = Demons and hellhounds may always enter here; a demon costs 1 PM less.
about-effect-lair = Troglodytes may always enter here.
about-effect-tomb = The first time a human fighter enters, the human player draws an instinct card.
about-effect-hole = For the moves of troglodytes all tiles with a hole are adjacent; blocking does not stop them.
about-effect-sanctuary = For each infernal fighter that enters, a die: a hit on 5 or more.

## Fighters

fighter-H01 = Redeemer
fighter-H02 = Guardian
fighter-H03 = Brute A
fighter-H04 = Brute B
fighter-H05 = Scout A
fighter-H06 = Scout B
fighter-H07 = Swordswoman A
fighter-H08 = Swordswoman B
fighter-H09 = Confessor
fighter-H10 = Veteran Brute
fighter-H11 = Poacher
fighter-H12 = Duellist
fighter-H13 = Sapper
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
fighter-tough = Tough Troglodyte
fighter-hound1 = Hellhound 1
fighter-hound2 = Hellhound 2
fighter-D01 = The Butcher
fighter-D02 = The Guardian Demon
fighter-D03 = The Master of Souls
fighter-D04 = The Prowler
fighter-D05 = The Howler
fighter-D06 = The Spitter
fighter-D07 = The Plaguebearer
fighter-D08 = The Shadow
fighter-D09 = The Colossus
fighter-D10 = The Puppeteer
fighter-D11 = The Tormentor
fighter-D12 = The Devourer
fighter-D13 = The Herald
fighter-possessed1 = Possessed 1
fighter-possessed2 = Possessed 2
fighter-possessed3 = Possessed 3
fighter-damned1 = Putrefied Damned 1
fighter-damned2 = Putrefied Damned 2
fighter-damned3 = Putrefied Damned 3
fighter-damned4 = Putrefied Damned 4
fighter-damned5 = Putrefied Damned 5
# who waits in the reserve
entry-troglodyte = Troglodyte
entry-hound = Hellhound
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

## Talents, and what they do

talent-ranged = Ranged
talent-blessing = Blessing
talent-consecrated = Consecrated
talent-frenzied = Frenzied
talent-bodyguard = Bodyguard
talent-imposing = Imposing
talent-elusive = Elusive
talent-tough = Tough
about-talent-ranged = May attack an enemy on its own tile or on an adjacent tile.
about-talent-blessing = Once per game, after the dice are assigned: blesses another fighter without an instinct card.
about-talent-consecrated = May use the gifts on its lines.
about-talent-frenzied = Rolls each missed combat die of its attack once more.
about-talent-bodyguard = May take hits of an attack on an ally of its tile.
about-talent-imposing = Stops enemies that want to leave its tile.
about-talent-elusive = Leaves tiles whatever the number of enemies; against Imposing plain blocking applies.
about-talent-tough = Cancels the first hit it suffers in each activation phase.

## Abilities of demons, and what they do

ability-carnage = Carnage
ability-threshold = Threshold
ability-harvest = Harvest
ability-out_of_the_walls = Out of the walls
ability-pack_leader = Pack leader
ability-acid = Acid
ability-miasma = Miasma
ability-insubstantial = Insubstantial
ability-massive = Massive
ability-strings = Strings
ability-open_wounds = Open wounds
ability-feast = Feast
ability-banner = Banner
about-ability-carnage = Each human fighter that its attack kills gives 3 PM.
about-ability-threshold = No human fighter may explore through an exit of its tile.
about-ability-harvest = Each time a human fighter is killed it loses all damage, and gives 2 PM.
about-ability-out_of_the_walls = Enters play on tiles without an unexplored exit too.
about-ability-pack_leader = Ordinary troglodytes on its tile have +1 CB.
about-ability-acid = The infernal player chooses the first line that its attack cancels.
about-ability-miasma = At the end of the infernal activation, a die for each human fighter on its tile: a hit on 4 or more.
about-ability-insubstantial = No attack from another tile, no grenade and no pistol can reach it.
about-ability-massive = Counts as two fighters, and never stands on a tile of saturation 1.
about-ability-strings = Ordinary troglodytes on its tile and on adjacent tiles have DF 4.
about-ability-open_wounds = Lines that its attacks cancel can never be healed.
about-ability-feast = At the start of its activation it may kill an ordinary troglodyte of its tile to lose up to 2 damage.
about-ability-banner = The first 2 ordinary troglodytes bought in each threat phase cost 0 PM.

## Powers, what they ask for and what they do

power-P1 = Abyssal Threat
power-P2 = Supernatural Speed
power-P3 = Frenzied Creatures
power-P4 = Fell Destiny
power-P5 = Fearless Charge
power-P6 = Sneaky Charge
power-unleash = Unleash
power-cleaver = Cleaver
power-stoneskin = Stoneskin
power-summons = Summons
power-howl = Dreadful howl
power-bile = Bile
power-contagion = Contagion
power-shadow_step = Shadow step
power-marionette = Marionette
power-whips = Whips
power-gorge = Gorge
power-call = Call to arms
about-power-P1 = 1 to 3 dice of one colour: 3 PM for each die.
about-power-P2 = 2 white dice: ordinary troglodytes have +1 MV.
about-power-P3 = 2 red dice: ordinary troglodytes are Frenzied.
about-power-P4 = 1 die: look at as many event cards as it shows and keep one.
about-power-P5 = 2 or 3 dice, 7 or more in all: in this threat phase fighters may enter on tiles with enemies.
about-power-P6 = 2 or 3 dice, 8 or more in all: in this threat phase fighters may enter on tiles without an unexplored exit.
about-power-unleash = 1 die: its face gives the hellhound MV and CB.
about-power-cleaver = 1 red die: +1 CB.
about-power-stoneskin = 2 dice of one colour: gains Tough.
about-power-summons = 2 dice, 7 or more in all: up to 2 ordinary troglodytes enter free of cost on its tile.
about-power-howl = 1 red and 1 white die: human fighters on its tile or next to it have -1 DF in this infernal activation.
about-power-bile = 1 white die: +1 CB.
about-power-contagion = 1 die of 4 or more: Miasma also reaches adjacent tiles this turn, with a hit on 5 or more.
about-power-shadow_step = 1 white die: at the start of the infernal activation it may appear on any tile without humans.
about-power-marionette = 2 dice, 9 or more in all: moves a human fighter on its tile or next to it to an adjacent tile.
about-power-whips = 1 red die: gains Frenzied.
about-power-gorge = 2 dice, 8 or more in all: +1 MV and +1 CB.
about-power-call = 1 die: PM for half of its face, rounded up.
# the boxes of a power, with their owner
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

## Gifts, and what they do

gift-G1 = Smite the Evil Ones
gift-G2 = Aura of Wrath
gift-G3 = Aura of Courage
gift-G4 = Gather Round!
gift-G5 = Aura of Healing
gift-G6 = Prescience
gift-G7 = Expiation
about-gift-G1 = This turn its combat dice hit on 2 or more, whatever the DF (not with Grenade, Blunderbuss or Pistol).
about-gift-G2 = All human fighters have +1 CB until the next human preparation.
about-gift-G3 = Another human fighter has +1 MV, +1 CB and +1 DF until the next human preparation.
about-gift-G4 = 2 more activation dice in the next human preparation.
about-gift-G5 = Heals one line of an ally on the same tile.
about-gift-G6 = The next exploration of this turn chooses one of 3 tiles, and its orientation.
about-gift-G7 = Up to twice: a hit on a fighter of its tile; then a die, and on 4 or more a hit on the bearer.

## Equipment, and what it does

equipment-E01 = Blunderbuss
equipment-E02 = Grenade
equipment-E03 = Steel Shield
equipment-E04 = Breastplate
equipment-E05 = Scepter of Command
equipment-E06 = Healing Balm
equipment-E07 = Pistol
equipment-E08 = Crossbow
equipment-E09 = Great Axe
equipment-E10 = Soft Boots
equipment-E11 = Lantern
equipment-E12 = Holy Relic
equipment-E13 = Rope and Grapnel
equipment-E14 = Holy Water
about-equipment-E01 = In a fight action it may fire: at its own or an adjacent tile, with +1 CB.
about-equipment-E02 = Action, one use: each fighter on its own or an adjacent tile is hit on 3 or more.
about-equipment-E03 = +1 DF.
about-equipment-E04 = The holder has Tough.
about-equipment-E05 = Leaders only: after the activation roll one die may be rolled again.
about-equipment-E06 = Action, one use: heals 1 line of the holder or of an ally on its tile.
about-equipment-E07 = Action, one use: an attack with exactly 3 dice at its own or an adjacent tile.
about-equipment-E08 = The holder has Ranged; its attacks on another tile have -1 CB.
about-equipment-E09 = +1 CB and -1 DF, but never below DF 2.
about-equipment-E10 = +1 MV.
about-equipment-E11 = When the holder explores, the human player turns the tile.
about-equipment-E12 = No infernal fighter may enter play on the holder’s tile, except on a Lair, on a Demon Well or by Summons.
about-equipment-E13 = The holder ignores Flooded and Trapped Tunnels.
about-equipment-E14 = Action, one use: a demon or hellhound on the holder’s tile suffers 2 hits.

## Event cards, and what they do

# event- begins what the log says, so the cards have a family of their own
event_card-V01 = Lost!
event_card-V02 = Critical Hit
event_card-V03 = Terror
event_card-V04 = Collapse
event_card-V05 = Tough Troglodyte
event_card-V06 = Ambush
event_card-V07 = Swarm
event_card-V08 = Trapdoor
event_card-V09 = Darkness
event_card-V10 = Weight of Sin
event_card-V11 = Bloodlust
event_card-V12 = Unholy Flesh
event_card-V13 = Whispers
event_card-V14 = Fissure
about-event-V01 = When a fighter declares an exploration: it loses 1 MV and stays, and that exit cannot be explored this turn.
about-event-V02 = Start of the infernal activation: a human fighter loses a talent (not Consecrated or Blessing) until the next human preparation.
about-event-V03 = Start of the human activation: a warrior with no leader on its tile has CB 0 in this phase.
about-event-V04 = Threat: rubble closes a link or an unexplored exit away from human fighters.
about-event-V05 = Threat: for 1 PM the Tough Troglodyte of the reserve enters by the usual restrictions.
about-event-V06 = Threat: up to 2 ordinary troglodytes may be bought onto one tile, whatever the restrictions.
about-event-V07 = Threat: gain 4 PM.
about-event-V08 = When a human fighter has entered a tile: a die, and on 3 or more a hit.
about-event-V09 = Start of the human activation: in this phase no attack on another tile and no equipment action.
about-event-V10 = After the activation roll: one of the dice is rolled again.
about-event-V11 = When an infernal fighter declares an attack: it has +2 CB.
about-event-V12 = When a demon or hellhound is about to suffer hits: cancel up to 2 of them.
about-event-V13 = End of the infernal preparation: the human player discards 1 instinct card at random.
about-event-V14 = Threat: a hole opens on a tile; if it is the only one, a second hole follows.

## Instinct cards, and what they do

instinct-wrath = Wrath
instinct-courage = Courage
instinct-flight = Flight
instinct-pursuit = Pursuit
instinct-exaltation = Exaltation
instinct-second_wind = Second Wind
instinct-frenzy = Frenzy
instinct-slip_away = Slip Away
instinct-stand_firm = Stand Firm
instinct-thick_skin = Thick Skin
instinct-shield_brother = Shield-Brother
instinct-thrown_blade = Thrown Blade
about-instinct-wrath = +1 CB.
about-instinct-courage = +1 MV, +1 CB and +1 DF.
about-instinct-flight = +2 MV, ignores blocking and Imposing, takes no action this turn.
about-instinct-pursuit = Once this turn, after its attack has killed: a free step to an adjacent tile.
about-instinct-exaltation = Heals up to 2 lines, and the line of its die counts as not cancelled this turn.
about-instinct-second_wind = Heals 1 line.
about-instinct-frenzy = Gains Frenzied.
about-instinct-slip_away = Gains Elusive.
about-instinct-stand_firm = Gains Imposing.
about-instinct-thick_skin = Gains Tough.
about-instinct-shield_brother = Gains Bodyguard.
about-instinct-thrown_blade = Gains Ranged.
# a card with the value to which it turns a die
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

## Tokens that fighters carry

token-crate = a crate
token-explosive = the explosive
token-poison = the poison
token-vial = a vial

## The result

result-score = { $score ->
    [2] Victory
    [1] Draw
   *[other] Defeat
  }

result-drawn = A draw
why-game_won = { $cause }.
why-game_drawn = { $cause }, but { $condition }.

## Where points come from

source-victory = Victory (2) or draw (1)

## The board

cl-map = The tunnels
cl-parts = Parts of the table
cl-part-map = Tunnels
cl-part-humans = Humans
cl-part-infernals = Infernals
cl-humans = Humans
cl-infernals = Infernals
cl-humans-of = Human side: { $player }
cl-infernals-of = Infernal side: { $player }
cl-caption-hint = Point at a tile, a fighter, a line or a card to read about it.

# Scenario, turn and phase
cl-scenario = Scenario
cl-phases = Phases of the turn
cl-turn = Turn { $turn }
cl-turn-of = Turn { $turn } of { $limit }
cl-progress-reached = Out: { $done } of { $needed }
cl-progress-explosion = Exploded: { $done } of { $needed }
cl-progress-demon_dead = Deaths of the demon: { $done } of { $needed }
cl-progress-seals = Seals: { $done } of { $needed }
cl-progress-freed = Freed: { $done } of { $needed }
cl-progress-delivered = Crates out: { $done } of { $needed }
cl-progress-poisoned = Poisoned: { $done } of { $needed }
cl-my-aim = My aim: { $aim }
cl-human-aim = Humans: { $aim }
cl-infernal-aim = Infernals: { $aim }
cl-aim-human = Aim of the humans: { $aim }
cl-aim-infernal = Aim of the infernal side: { $aim }
cl-stack = { $size ->
    [0] The stack is empty.
    [one] 1 tile left in the stack.
   *[other] { $size } tiles left in the stack.
  }
cl-stack-possible = { $count ->
    [one] It can only be this one:
   *[other] They are among these { $count }:
  }
cl-top = Next on the stack, as you have seen: { $tiles }.
cl-darkness = Darkness: no attack on another tile and no equipment action in this phase

# Tiles and exits
cl-tile-at = { $tile } ({ $at })
cl-unexplored-at = the unexplored cell ({ $at })
cl-exit = the exit to the { $direction } of { $tile }
cl-dark = Unexplored, { $direction } of { $tile }
cl-dark-about = Exploring costs 1 MV: a tile is drawn, the infernal player turns it, and the explorer enters it.
cl-room = Room for { $saturation } of each side: { $humans } human, { $infernals } infernal
cl-effect = { $effect }: { $about }
cl-effect-used = { $effect }, used up
cl-water = { $count ->
    [one] 1 water token
   *[other] { $count } water tokens
  }
cl-hole = a hole in the ground
cl-teleport = a teleport token
cl-vials = { $count ->
    [one] 1 vial
   *[other] { $count } vials
  }
cl-crates = { $count ->
    [one] 1 crate
   *[other] { $count } crates
  }
cl-explosive = the explosive lies here
cl-explosive-lit = the explosive is lit
cl-poison = the poison lies here
cl-poison-set = the poison is laid
cl-seals = { $count ->
    [one] 1 seal
   *[other] { $count } seals
  }
cl-guide = the guide is here
cl-ambush = { $count ->
    [one] Ambush: 1 more troglodyte may be bought onto this tile
   *[other] Ambush: { $count } more troglodytes may be bought onto this tile
  }
cl-way-rubble = Rubble closes the way { $direction }
cl-way-door = A locked door closes the way { $direction }
cl-way-lost = The exit { $direction } cannot be explored this turn
cl-way-walled_up = The exit { $direction } is walled up
cl-through-hole = through a hole, for troglodytes
cl-orientations = { $tile }: possible orientations
cl-orientation = exits { $exits }
cl-quarter-turns = { $degrees }°
cl-looked = Tiles of Prescience
cl-looked-list = Tiles of Prescience: { $tiles }

# Fighters
cl-fighter-at = { $fighter }, on { $tile }
cl-troglodytes = { $count ->
    [one] Troglodyte
   *[other] { $count } troglodytes
  }
cl-values = MV { $mv }, CB { $cb }, DF { $df }
cl-lines-left = { $left ->
    [one] 1 line left
   *[other] { $left } lines left
  }
cl-life-left = { $left } of { $life } life points left
cl-successes = Successes against it: { $done } of { $needed }
cl-talents = Talents: { $names }
cl-talent-lost = Lost until the next human preparation.
cl-exhausted = exhausted
cl-acting = acts now
cl-acted = has acted
cl-pack-acted = { $acted } of { $count } have acted
cl-stuck = held fast
cl-lets-pass = lets enemies pass
cl-terrified = terrified: CB 0
cl-carries-crate = carries a crate
cl-carries-explosive = carries the explosive
cl-carries-poison = carries the poison
cl-carries-vial = carries a vial
cl-mv-now = { $fighter }: { $left } MV left
cl-mv-left = { $fighter }: MV left { $left }
cl-place-safe = safe
cl-place-dead = dead
cl-place-in_play = in play

# Sheets, dice and instinct cards
cl-lines-key = movement, combat, defence
cl-lines = Activation lines
cl-line = line { $line } of { $fighter }
cl-line-instinct = draws an instinct card
cl-line-used = the die lies here
cl-line-cancelled = cancelled
cl-line-scarred = cancelled for good
cl-of-fighter = { $what } ({ $fighter })
cl-token-wrath = Wrath: +1 CB
cl-token-courage = Courage: +1 MV, +1 CB, +1 DF
cl-token-blessed_mv = blessed: MV
cl-token-blessed_cb = blessed: CB
cl-token-smite = Smite: hits on 2 or more
cl-token-pursued = has pursued
cl-token-flight = flees: no action this turn
cl-token-exaltation = exalted: its line counts as not cancelled
cl-dice = Activation dice
cl-die = a { $face }
cl-extra-dice = { $count ->
    [one] 1 more die in the next human preparation
   *[other] { $count } more dice in the next human preparation
  }
cl-dice-rolled = Dice to lay: { $dice }
cl-has-die = die on line { $face }
cl-has-no-die = no die yet
cl-has-card = card: { $card }
cl-hand = Instinct cards
cl-hand-of = { $cards ->
    [one] 1 instinct card, at most { $limit }
   *[other] { $cards } instinct cards, at most { $limit }
  }
cl-no-cards = No instinct card
cl-card-uses = { $name }: turn a die to { $value }, or: { $about }
cl-card-turned = it has turned the die

# The destiny board
cl-destiny-board = Destiny board
cl-destiny-dice = Destiny dice
cl-destiny-die = a { $colour } { $face }
cl-red = red
cl-white = white
cl-pool = { $count ->
    [one] 1 die in the pool
   *[other] { $count } dice in the pool
  }
cl-alarms = { $count ->
    [one] 1 alarm: one more die may be rolled
   *[other] { $count } alarms: as many more dice may be rolled
  }
cl-summons = { $count ->
    [one] Summons: 1 troglodyte may still enter free of cost
   *[other] Summons: { $count } troglodytes may still enter free of cost
  }
cl-banner = { $count ->
    [one] Banner: 1 troglodyte still costs 0 PM
   *[other] Banner: { $count } troglodytes still cost 0 PM
  }
cl-pm = { $pm } PM
cl-pm-left = { $pm } PM to spend
cl-gain = +{ $pm } PM
cl-dice-on = Dice: { $dice }
cl-no-dice-on = no dice
cl-triggered = triggered
cl-ready = ready
cl-missing-any = { $count ->
    [one] needs 1 die
   *[other] needs { $count } dice
  }
cl-missing-same = { $count ->
    [one] needs 1 die
   *[other] needs { $count } of one colour
  }
cl-missing-red = needs { $count } red
cl-missing-white = needs { $count } white
cl-missing-mixed = needs red and white
cl-missing-total = { $total } or more
cl-reserve = Reserve
cl-entry = { $count } in the reserve, { $cost } PM each
cl-in-reserve = in the reserve
cl-demon-reserve = in the reserve
cl-demon-in_play = in play
cl-demon-waiting = killed: not before the next threat phase
cl-demon-out = out of the game
cl-died-once = has died once: the next death is final
cl-unleash = What the hellhound would do with each face
cl-events = Event cards
cl-events-of = { $cards ->
    [one] 1 event card
   *[other] { $cards } event cards
  }
cl-no-events = No event card
cl-deck = { $count ->
    [0] The deck is empty.
    [one] 1 card left in the deck.
   *[other] { $count } cards left in the deck.
  }
cl-discarded = Discarded: { $names }.
cl-open-events = Event cards in effect
cl-open-event = In effect: { $event }
cl-keep-event = You keep one of them

# Attacks and other rolls
cl-attack-now = { $fighter } attacks { $victim } (dice: { $dice }). Hits: { $hits }.
cl-hits = { $hits ->
    [0] No hit
    [one] 1 hit
   *[other] { $hits } hits
  }
cl-hit = hit
cl-missed = missed
cl-done = done
cl-failed = failed
cl-killed = { $count ->
    [one] killed
   *[other] { $count } killed
  }

# Composing a company, choosing demons
cl-compose = Compose your company (points left: { $points })
cl-choose-demons = Choose your demons
cl-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
cl-recruited = in the company
cl-lines-list = Lines (MV/CB/DF): { $lines }
thing-deck = one more instinct card
cl-deck-about = Drawn before the first turn.
cl-cards-for = Instinct cards at the start: { $cards } (1 point for each one more)
cl-gifts-for = Gifts for { $fighter } ({ $points } points each)
cl-equipment-for = Equipment for { $fighter } ({ $points } points each)
