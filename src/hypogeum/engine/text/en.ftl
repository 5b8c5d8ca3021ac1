### What all games share. A game's own catalogue may say a message in words of its own.

## Events

event-went_away = { $seat } has lost the connection.
    .you = You have lost the connection.
event-came_back = { $seat } is back.
    .you = You are back.
event-left = { $seat } leaves the game.
    .you = You leave the game.
event-undone = { $seat } takes back their last action.
    .you = You take back your last action.
event-time_ran_out = { $seat } has run out of time: the table decides.
    .you = You have run out of time: the table decides.
event-only_answer = { $seat } has only one possible answer: the table gives it.
    .you = You have only one possible answer: the table gives it.
event-rules_changed = { $lost_count ->
        [0] New rules from here on: version { $version }.
        [one] New rules from here on: version { $version }. They make the last action impossible: it came to nothing.
       *[other] New rules from here on: version { $version }. They make the last { $lost_count } actions impossible.
    }
event-board_stays = The rules have changed since then: the board waits for the next position that was kept.

## Actions: one label each, and the heading of a group

do-away = Be away
do-back = Be back
do-leave = Leave the game for good
do-set = Change a setting

verb-away = Absence
verb-back = Return
verb-leave = Leave
verb-set = Settings

## Options of a table

option-first_player = First player
    .help = Who has the first turn.
option-first_player-random = random
option-first_player-0 = seat 1
option-first_player-1 = seat 2
option-first_player-2 = seat 3
option-first_player-3 = seat 4
option-first_player-4 = seat 5
option-first_player-5 = seat 6
option-first_player-6 = seat 7
option-turn_seconds = Turn clock
    .help = Seconds for all that a seat decides in its own turn: no limit, or 30 to 600.
option-turn_seconds-0 = no limit
option-choice_seconds = Choice clock
    .help = Seconds for each decision outside one’s own turn: no limit, or 10 to 300.
option-choice_seconds-0 = no limit
option-replacement_bot = Replacement bot
    .help = Who takes the seat of a player who leaves. None: the seat leaves the game.
option-replacement_bot-off = none
option-replacement_bot-random = random
option-replacement_bot-careful = careful
option-replacement_bot-search = thinking
option-allow_undo = Undo
    .help = Whether actions that revealed nothing can be taken back.
option-allow_undo-true = yes
option-allow_undo-false = no
option-spectators = Spectators
    .help = Whether others may watch.
option-spectators-true = yes
option-spectators-false = no

## Personal settings

setting-auto_end_turn = End my turn automatically
    .help = On: your turn ends when nothing useful is left to do. Others may guess a little about your cards.
setting-auto_end_turn-off = off
setting-auto_end_turn-on = on
