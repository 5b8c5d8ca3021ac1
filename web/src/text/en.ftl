# The texts of the interface. Those of a game stand in its own folder: src/hypogeum/games/*/text.

## Everywhere

skip-to-content = Skip to the content
switches = Language and appearance
switch-language = Français
switch-theme-dark = Switch to dark
switch-theme-light = Switch to light
loading = One moment…
try-again = Try again
cancel = Cancel
close = Close
dismiss = Dismiss this message
copy = Copy
copied = Copied
yes = yes
no = no
to-home = To the home page
to-table = To the table
why = Why?
nav-rules = Rules
default-name = Player
your-name = Your name
footer-about = Hypogeum lets you play board games underground by their full rules. The rules are told in our own words, and all drawings are our own or freely licensed; nothing here comes from the publishers of the games.
footer-icons = Some icons are by Lorc, Delapouite, sbed and others, from

failure-title = This cannot be shown
not-found-title = Nothing is here
not-found-text = This address leads nowhere. Perhaps a part of the link was lost when it was copied.

## Home

home-title = Adventures below ground, by the full rules
home-lead = Play in the browser: alone with bots, on one device, or with friends far away. No account, nothing to install.
home-rules = Every rule is kept, and every move can tell you which one: just ask “Why?”.
home-ways = Share a link and a friend sits down. Or pass one device around the table.
home-fair = The dice are fair, and you can check every roll when the game is over.
home-games = Games
home-seats = { $fewest } to { $most } players
home-seats-fixed = { $seats } players
home-minutes = { $fewest } to { $most } minutes
home-play-now = Play now against bots
home-play-together = Play now with bots
home-starting = Setting up the table…
home-new-table = New table
home-read-rules = Read the rules

my-tables = My tables
my-tables-title = { $game } with { $names }
my-tables-with = With { $names }
my-tables-seat = an open seat
my-tables-solo = Solo
my-tables-your-turn = Your turn
my-tables-turn-of = Your turn: { $names }
my-tables-waiting = Waiting for { $names }
my-tables-open = Waiting for somebody to sit down
my-tables-closed = Closed by whoever runs this server
my-tables-running = Under way
my-tables-turn = Turn { $turns }
my-tables-over = Finished
my-tables-won = You won!
my-tables-won-with = You won together with { $names }!
my-tables-all = Show all { $count } tables
my-tables-more = Show more tables
my-tables-remove = Remove from my list: { $table }
my-tables-gone = { $table } is off your list. The table itself is still there.
my-tables-put-back = Put back
my-tables-put-back-this = Put back on my list: { $table }
my-tables-removed = Tables I removed ({ $count })

## A new table

new-title = New table
new-lead = Who plays { $game }, and how?
new-seats = Seats
new-add-seat = Add a seat
new-options-rules = Rules
new-options-rules-help = Variants and house rules. The defaults are the rules of the game.
new-options-table = Table
new-options-table-help = Clocks, undo, spectators and absent players.
new-open = Open the table

seat-number = Seat { $number }
seat-kind = Who
seat-kind-me = Me
seat-kind-friend = A friend, by link
seat-kind-hotseat = Me again, or someone beside me
seat-kind-bot = A bot
seat-name = Name
seat-bot = Strength
seat-friend-help = You get a link to send once the table is open.
seat-remove = Remove seat { $number }
bot-random = random bot
bot-careful = careful bot
bot-search = thinking bot
bot-name-1 = Asha
bot-name-2 = Bero
bot-name-3 = Cyra
bot-name-4 = Dorn
bot-name-5 = Elif

field-off = Off
field-range = from { $low } to { $high }
option-not-standard = With another value than { $standard }, the game is not marked as standard.
fault-name-empty = Give this seat a name.
fault-name-long = A name has 40 letters at most.
fault-name-twice = Another seat has this name already.
fault-option = This value does not fit here. Choose one that is offered, or a number within the range.

## Taking a seat

join-title = You are invited to play { $game }
join-title-by = { $host } invites you to play { $game }
join-page = Invitation
join-players = Players
join-yours = this seat is for you
join-length = Length
join-standard = Played by the standard rules, with no option changed.
join-options = Changed for this table
join-take = Take the seat
join-watch = Only watch
join-refused-title = This link leads to no seat
join-already-title = You already sit at this table
join-used = Somebody has already taken the seat this link was for. A link works once.
join-wrong = This link belongs to no seat of the table: it was copied incompletely, or the host has made a new one since.
join-yours-already = The link is for somebody else: send it on.
join-ask = Ask whoever sent it to you for another link.
join-ask-or-watch = Ask whoever sent it to you for another link, or watch the game.
join-over = The game is over. You can still look at how it went.

## The table

table = Table
table-of = A table of { $game }
title-your-turn = Your turn
seats = Seats
seat-open = open seat
seat-here = here
seat-away = away
seat-you = you
seat-asked = to decide
seat-rank = { NUMBER($rank, type: "ordinal") ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
  }
seat-won = won
seat-lost = lost
seat-look = Look from here
thinking = thinking…
countdown = Time left: { $time }
game-over = The game is over.

actions = What you can do
actions-more = { $count } more…
actions-above = Your answers stand beside the question.
actions-none = You are not asked anything now.

undo = Undo
undo-nothing = Nothing has been done yet that could be taken back.
undo-other = The last action was not yours.
undo-chance = Dice or cards have decided something since: that cannot be taken back.
undo-shown = Something hidden has been shown since: that cannot be unseen.
undo-final = That was ended for good: it cannot be taken back.
undo-rules = The rules have been updated since: what came before cannot be taken back.
undo-over = The game is over.
undo-any_time = Settings and absences are not taken back; change them again instead.
undo-off = This table is played without undo.

choice-selected = Selected: { $things }
choice-let-go = Let go
choice-giving-up = Other choices… ({ $count })
preview-cost = Cost: { $points }

point = Point at something (P)
point-on = Press what you want to show your team.
ping = { $name } points at { $thing }.
ping-you = You point at { $thing }.
together = Your team
mate-asked = { $name } is asked: press to propose.
mate-other = Propose to { $name } instead
mate-actions = What { $name } could do
proposal = { $name } proposes: { $action }
proposal-mine = You propose to { $name }: { $action }
proposal-other = { $name } proposes to { $other }: { $action }
proposal-do = Do it
proposal-do-this = Do it. { $proposal }
proposal-no = No
proposal-no-this = No. { $proposal }
proposal-take-back = Take back
proposal-take-back-this = Take back. { $proposal }
giving-up = { $count ->
    [one] { $names } wants to give up: { $count } of { $people }.
   *[other] { $names } want to give up: { $count } of { $people }.
  }
giving-up-you = You want to give up: { $count } of { $people }.

end-sure = You can still do something. Press E again to end all the same.

follow = What is happening
follow-skip = { $count ->
    [0] To the present
   *[other] To the present ({ $count })
  }
follow-key = A key or a press shows the next moment.
pace = Pace
pace-calm = calm
pace-normal = normal
pace-quick = quick
pace-off = at once
pace-key = wait for my key
tools-keys = Keys
tools-replay = Replay
rematch = Rematch
rematch-join = To the rematch

why-not = Why not?
why-not-thing = { $thing }: why not?
why-not-nothing = There is nothing to do with this now.

panels = Parts of the table
panel-actions = Actions
panel-log = Log
panel-chat = Chat
panel-seats = Seats
panel-table = Table
sheet-larger = Make this part larger
sheet-smaller = Make this part smaller
log = What has happened
log-earlier = Show what was before
log-empty = Nothing has happened yet.
chat = Chat
chat-empty = Nobody has said anything yet.
chat-write = Say something
chat-send = Send
guide-title = Travel guide
guide-read = Understood
guide-off = Hide the guide

zoom = Zoom
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Show everything
zoom-follow = Follow what happens

invitations = Invite your friends
invitations-text = Send each friend one of these links. Whoever opens it takes the seat.
invitations-level = If a friend does not come:
invitations-bot = Let a bot play for { $name }
invitations-bot-plays = A { $bot } plays here until your friend comes. The link still takes the seat.
invitations-open = Keep { $name } open for a friend
settings = My settings
table-links = Links
table-watch-link = To watch this table
table-fair = Fair dice
table-fair-text = The seed of all dice was fixed when the table was opened. Its hash is shown here; the seed itself is told at the end, so that everybody can check every roll:
table-seed-chosen = The host has chosen a number for this seed. The server has mixed it with a secret of its own, so that nobody knew the dice beforehand.
table-options = How this table is played
table-not-standard = Not a standard game: a value that decides its length was changed.
leave-title = Going away
leave = Leave the table
leave-sure = A bot will play for you. You can come back at any time.
leave-sure-removed = This table has no bots for those who leave: you are out of the game for good.
leave-yes = Yes, leave
lend = Let a bot play for me
give-up = Give up
give-up-sure = You leave this game for good, and the others go on or win.
give-up-sure-together = Your whole side leaves this game for good as soon as all its people want it.
give-up-yes = Yes, give up
give-up-too = Give up too
give-up-play-on = Play on
leave-bot-plays = A bot is playing for you.
leave-return = Take my seat back

connection-lost = The connection is lost. Trying again; nothing of the game is lost.
connection-lost-pending = The connection is lost. Your action is sent as soon as it is back.
connection-closed = This table is closed to you.
connection-now = Try now

cover-title = Pass the device to { $name }
cover-text = Everything of the player before is hidden. Nothing is shown until you press the button.
cover-ready = I am { $name }

result-title = { $count ->
    [0] Nobody has won.
    [one] { $names } has won!
   *[other] { $names } share the victory!
  }
result-solo-won = You have won!
result-solo-lost = You have lost.
result-team-won = Your team has won!
result-team-lost = Your team has lost.
result-all-lost = The team has lost.
result-show = Show the result
record-download = Download the record
record-help = The record holds every action and every roll. With the seed that it tells, anybody can check that the dice were fair.

keys = Keyboard shortcuts
keys-use = Letters are shortcuts
key-actions = go to the question and what can be done
key-arrows = move in the list
key-enter = press, or do the action
key-end = end the turn or step
key-undo = undo
key-board = go to the board
key-point = point at something: what has the focus, or the next press
key-pan = move and scale the board
key-words = read the board in words
key-cursor = go to the cursor on the map
key-digits = on the map: go that way
key-command = ask or do by writing
key-close = let go, close, or go to the present
key-help = show these keys

## On every board

board-possible = can be chosen now
board-proposable = can be proposed now
board-first-player = First player
board-away = away
board-gone = has left

## The board in words

words = In words
words-you = You
words-around = Around you
words-places = Places
words-figures = Figures
words-table = On the table
words-since = Since your last turn
words-hand = Your cards
words-you-short = you
words-figure-of = { $figure } ({ $player })
words-figure-at = { $place }, { $way }
words-figure-nowhere = on no place
words-you-are = You are at { $place }.
words-you-are-nowhere = You are on no place now.
words-watching = You are watching: nothing here is yours.
words-here = you are here
words-way = { $steps ->
    [one] 1 step { $toward }
   *[other] { $steps } steps, first { $toward }
  }
words-no-way = no open way
words-edge = the edge of the map
words-beside = { $toward }: { $place }.
words-beside-key = { $toward }, key { $digit }: { $place }.
words-beside-short = { $toward }: { $place }
words-beside-here = Here: { $place }.
words-place-line = { $place }: { $way }.
words-place = Place
words-contents = What is there
words-way-head = Way from you
words-neighbours = Beside it
words-unexplored = { $count ->
    [one] One place beside the known ones is unexplored.
   *[other] { $count } places beside the known ones are unexplored.
  }
words-found = Found: { $place }
words-left = { $points } left.
words-with-cost = { $text } ({ $points })
words-offer = Do { $number }: { $text }.
words-no-figures = Nobody is on the map.
words-hand-empty = You hold no cards.
words-table-empty = Nothing else lies on the table.
words-since-nothing = Nothing has happened since.
words-found-nothing = Nothing here is called “{ $query }”.
words-found-more = { $count ->
    [one] One more place is called so.
   *[other] { $count } more places are called so.
  }
words-no-odds = No odds are known for this now.
words-not-in-reach = Not in reach now. { $place }
words-choose = Which one?
words-sure = You can still do something. Write “do { $number }” again to end all the same.
words-no-number = There is no number { $number }. Choose one from 1 to { $most }.
words-cursor-at = Map. { $place }
words-no-direction = No direction has the key { $digit } here.
words-cursor-keys = Digits lead in the directions, Home leads to you, Enter tells what can be done here.
words-cursor-options = What can be done here
words-cursor-nothing = Nothing can be done here now.
words-command = Ask or do
words-command-hint = Write “help” for what you can write.
words-command-send = Send
words-answer = Answer
words-help = You can write:
words-help-where = “where” and a name: where it is and how to come there.
words-help-around = “around”: every direction from you, and what can be done there.
words-help-me = “me”: where you are and what you have.
words-help-hand = “hand”: your cards.
words-help-figures = “figures”: everybody on the map.
words-help-table = “table”: what else lies on the table.
words-help-odds = “odds” and a name: how likely it is to succeed.
words-help-go = “go” and a name or a direction: goes there, if one move does it.
words-help-do = “do” and a number: does that; “do” alone tells everything that can be done.
words-help-since = “since”: what has happened since your last turn.
words-help-help = “help”: this list.
command-where = where, find
command-around = around, look
command-me = me, status
command-hand = hand, cards
command-figures = figures, who
command-table = table, board
command-odds = odds, chance
command-go = go, walk
command-do = do, choose
command-since = since, recap
command-help = help
command-fillers = the, a, an, to, of, at, in, on, is, are, my

announced = Announcements
announce-your-turn = Your turn. { $question }
announce-clock = { $seconds ->
    [one] 1 second left.
   *[other] { $seconds } seconds left.
  }
## Following what happens

log-turn = Turn { $turn } · { $name }
log-turn-you = Turn { $turn } · you
log-setup = Setup
log-undone = Taken back:
recap = Since your last action
recap-count = { $count ->
    [one] one event
   *[other] { $count } events
  }
recap-count-mine = { $count ->
    [one] one event, about you
   *[other] { $count } events, { $mine } about you
  }
recap-step = Step through it
recap-back = One step back
recap-forward = One step forward
result-you-won = You have won!
result-sources = Where the points came from
result-source = Source
result-course = The course of the points
result-turn = turn { $turn }
result-turns = Turn
result-as-table = As a table
result-moments = The deciding moments
result-see-moment = see it again
result-moments-missing = The moments cannot be shown now.
result-story-missing = The course of the game cannot be shown now.
rematch-made = Somebody asks for a rematch with the same seats.

## Replay

replay = Replay
replay-of = Replay of the table with { $names }
replay-setup = The table is set up
replay-action = { $name }: { $action }
replay-hidden = { $name } has acted
replay-undo = { $name } takes their last action back
replay-position = Position in the game
replay-at = Step { $at } of { $length }
replay-first = To the start
replay-back = One step back
replay-forward = One step forward
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-from = Seen by
replay-spectator = a spectator

## Rules

rules-search = Search the rules
rules-search-hint = a word, or an id such as { $rule }
rules-found = { $count ->
    [0] no rule found
    [one] one rule found
   *[other] { $count } rules found
  }
rules-try = Try:
rules-open-all = Open all chapters
rules-close-all = Close all chapters
rules-count = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
  }
rules-none = No rule speaks of this. Try another word.
rule-link = Rule { $rule } in the rulebook
rule-unknown = No rule is given for this ({ $rule }).
rulebook-missing = The rulebook cannot be reached now. Try again in a moment.

## Problems: what happened, why, what to do

problem-unknown = Something went wrong. The server says: { $detail }
problem-offline = The server cannot be reached. Check your connection and try again.
problem-client-error = This page has made a mistake. Reload it; nothing of the game is lost.
problem-rules-failed = The rules of this game have failed at this point. Nothing has changed, and the mistake is noted. Do something else.
problem-server-error = The server has made a mistake and has noted it. Try again.
problem-played-elsewhere = The server that plays this table does not answer just now. Another one takes over within seconds: try again.
problem-table-closed =
    Whoever runs this server has closed this table{ $reason ->
        [conduct], because of what somebody did at it
        [fault], because something at it is broken
        [unused], because nobody played on
        [request], because somebody at it asked for that
       *[other] { "" }
    }. It stays as it is, and nobody can play on.
problem-banned =
    Whoever runs this server has excluded you, or everybody at your internet address{ $reason ->
        [conduct], because of what was done here
        [flood], because too much was asked of the server
       *[other] { "" }
    }. { $ends ->
        [yes] That ends by itself: { $when }. If
       *[other] If
    } it is a mistake, ask there.
problem-store-failed = Nothing was changed, because it could not be stored. Try again later.
problem-no-such-address = Nothing is at this address. Check the link.
problem-wrong-method = This address is asked in another way. Reload the page.
problem-bad-request = The server did not understand what this page has sent; perhaps the page is older than the server. Reload it and try again.
problem-not-json = The server did not understand the page. Reload it and try again.
problem-too-many =
    { $limit ->
        [tables] Too many tables were made in a short time.
        [seats] Too many seats were taken, left or changed in a short time.
        [sockets] Too many tables are open at the same time; close some tabs.
        [openings] Tables were opened too often in a short time.
        [chat] Too many lines were written in a short time.
        [memory] So many tables are being played on this server that there is no room for one more.
       *[other] Too much was asked of the server in a short time.
    } { $minutes ->
        [0] { $seconds ->
            [one] Try again in one second.
           *[other] Try again in { $seconds } seconds.
        }
       *[other] Try again in { $minutes } minutes.
    }
problem-too-big = That was too long. Write less.
problem-wrong-origin = The request came from the page of another site. Open Hypogeum itself.
problem-wrong-host = This server does not answer under this name. Open Hypogeum under the address that you were given.
problem-game-not-found = There is no game “{ $game }” here.
problem-language-not-found = There is no rulebook in this language.
problem-table-not-found = There is no such table, or it is closed to you. Check the link, or ask for an invitation.
problem-seat-not-found = The table has no such seat.
problem-entry-not-found = The game has no such step.
problem-not-your-seat = This seat is not yours. Play from a seat you hold.
problem-only-players-talk = Spectators read the chat. Take a seat to write in it.
problem-no-teammates = Nobody plays on your side, so there is nobody to show it to.
problem-not-a-teammate = No other person plays this seat on your side. Propose to a team-mate who is asked.
problem-not-offered = This is no longer offered to your team-mate. Look again.
problem-nobody-plays = At least one seat needs a person. Make one of them yours.
problem-wrong-option = The server does not accept this value. Choose another one.
problem-wrong-seats = The game is not for this number of players. Add or remove seats.
problem-wrong-seed = The server does not accept this seed.
problem-no-such-bot = The server has no bot of this strength. Choose another one.
problem-wrong-invitation = This invitation fits no seat of the table. Ask the host for a new link.
problem-not-the-host = Only the person who made the table decides about its open seats and its bots. Ask them.
problem-not-your-table = You neither sit at this table nor opened it, so it is in no list of yours.
problem-seat-not-free = Somebody has taken this seat, and decides about it now.
problem-seat-taken = Somebody has taken this seat already. Ask the host for another link.
problem-already-seated = You already sit at this table. The link is for a friend.
problem-newer-rules = This table is played by newer rules than this server knows. Whoever runs the server can update it.
problem-cannot-continue =
    The rules have changed so much that this table cannot be { $over ->
        [true] shown. Its record can still be read.
       *[other] played on. It is kept as it stands, and what is hidden stays hidden. Whoever runs the server can go back to the version before.
    }
problem-damaged = What is stored of this table is damaged, so it is not shown. Whoever runs the server can put back a copy.
problem-stale = The table has changed in the meantime. Look again and choose anew.
problem-game-over = The game is over. Nothing more can be done.
problem-game-runs = The record would tell hidden cards. You get it when the game is over.
problem-bot-plays = A bot plays this seat for you. Take the seat back first.
problem-left-for-good = This seat has left the game for good.
problem-illegal-action = That is not possible now.
problem-unreadable-action = The server did not understand this action. Reload the page.
problem-not-an-action = The server did not understand this action. Reload the page.
problem-no-such-setting = The server does not know this setting. Reload the page.
problem-undo-refused = The last action cannot be taken back any more.
