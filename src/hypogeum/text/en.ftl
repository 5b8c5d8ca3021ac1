# The command line

cli-about = Underground adventure board games by their full rules: play them, serve them, simulate them.
cli-usage-error = { $what }
    Try: hypogeum { $command } --help
cli-language = language of the answers: en or fr (default: from the environment)
cli-json = answer in JSON, for programs
cli-examples = examples:

serve-help = start the table server and open the browser
serve-host = address to listen on (default: 127.0.0.1, this machine only)
serve-port = port to listen on (default: 8643)
serve-data = folder in which tables are kept (default: data)
serve-scenarios = folder of scenarios that people wrote (*.toml); those that are sound are offered for new tables
serve-no-browser = do not open a browser
serve-database = address of a PostgreSQL database in which tables are kept, instead of the folder; several servers may share it
serve-redis = address of the Redis by which servers that share a database pass people on to each other, and by which bots think on other machines
serve-allowed-host = a name under which people reach the server, such as play.example.org or *.example.org; may be given several times
serve-trusted-proxy = address or network of a reverse proxy on another machine, which is believed from where people come; may be given several times
serve-metrics-for = a network, such as 10.0.0.0/8, whose programs may read /metrics beside those of this machine; may be given several times
serve-log = form of what the server notes: lines for people (text) or one JSON object a line (json) (default: text)
serve-log-level = how grave something must be to be noted (default: warning)

think-help = think for the bots of servers on other machines
think-redis = address of the Redis that the servers were given too
think-port = say at this port how it goes, at /health and /ready (default: at none)
think-jobs = how many bots think at the same time (default: as many as there are processor cores)

backup-help = write everything that servers keep to one file, while they run
backup-file = the new file, or a folder for a file named after the date and time (default: this folder)
backup-made = Written: { $file }, with { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } and { $entries ->
        [one] { $entries } entry
       *[other] { $entries } entries
    } ({ $size } kB). Keep it as secret as the data themselves: it holds the seeds and the invitations of all tables.
restore-help = put a backup back, into a folder or a PostgreSQL database
restore-file = the file of a backup
restore-replace = delete what is kept there, and put the backup in its place
restore-done = Restored: { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } with { $entries ->
        [one] { $entries } entry
       *[other] { $entries } entries
    }. Servers that run go on from there.
restore-not-empty = { $tables ->
        [one] There is a table in { $place } already. Nothing was changed.
       *[other] There are { $tables } tables in { $place } already. Nothing was changed.
    }
    Restore to another place, or delete what is there for the backup with --replace; make a backup of it first.

export-help = write one table to a file, to play it on at another server or to keep it
export-file = the new file, or a folder for one named after the table (default: this folder)
export-done = Written: { $file }, with table { $table } and { $entries ->
        [one] { $entries } entry
       *[other] { $entries } entries
    }. `hypogeum replay` and `verify` read it too.
export-damaged = Table { $table } is damaged: { $reason }. Nothing was written.
    A backup from before has it as it was.
export-runs = The game is not over. The file holds the seed of its dice: keep it from those who play.
    The table here goes on as well; close it with `hypogeum admin close` if it is to be played elsewhere.
import-help = take in a table that was exported; it is played on
import-file = the file of a table
import-address = address of the server, for the links that are printed (default: http://localhost:8643)
import-done = Taken in: { $address }
import-renamed = There is a table { $was } here already, so this one has a new id.
import-seats = Whoever is known here keeps the seat. The others take theirs by these links:
import-cannot-be-played = The table in { $file } cannot be played on here: { $reason }. Nothing was changed.

keeping-nothing = No server has kept anything in { $place } yet.
    Give the folder of your server with --data, or its database with --database.
keeping-older = The data in { $place } are of an older version of Hypogeum.
    Start a server of this version once: it brings them up to date. Then try again.
keeping-newer = The data in { $place } were written by a newer version of Hypogeum. Nothing was changed.
    Use that version.
keeping-older-servers = A server is using the data in { $place }, which are of an older version of Hypogeum. Nothing was changed.
    Stop it, then try again.
keeping-not-migrated = The data in { $place } are of an older version of Hypogeum and could not be brought up to date: { $reason }.
    They are as they were.
keeping-no-database = { $file } is not a database of Hypogeum, or is damaged: { $reason }.
keeping-wrong-database = { $place } is no address of a PostgreSQL database.
    Give --database an address such as postgresql://user:password@host/name, or use a folder with --data.
keeping-failed = The data in { $place } cannot be used: { $reason }. Nothing was changed.
archive-exists = There is a file { $file } already. It was left alone.
    Choose another name.
archive-damaged = { $file } is damaged, or none of the files that Hypogeum writes for this: { $reason }. Nothing was changed.
    Use another copy of it.
archive-newer = { $file } was written by a newer version of Hypogeum. Nothing was changed.
    Use that version, or a newer one.

admin-help = see and decide what goes on at your servers, while they run
admin-tables-help = list the tables, the latest first
admin-people-help = list the people who have played, the latest first
admin-bans-help = list who is banned
admin-close-help = close a table: nobody plays on, and its people are told why
admin-reopen-help = open a table again that was closed; it goes on as it stood
admin-ban-help = let a person, or everybody at an address, in no more
admin-unban-help = let them in again
admin-last = how many (default: 50)
admin-which-table = the table: its id, the beginning of it, or its address in the browser
admin-whom = a person by the beginning of the id that `hypogeum admin people` lists, an address, or a network such as 203.0.113.0/24
admin-why = what people are told of why, in their language (default: conduct)
admin-how-long = for how long, such as 30m, 12h, 7d or 2w; without it until `hypogeum admin unban`
admin-table = { $id } · { $when } · { $game } · { $entries ->
        [one] { $entries } entry
       *[other] { $entries } entries
    } · { $state } · { $names }
admin-running = running
admin-over = finished
admin-closed = closed
admin-person = { $id } · { $when } · { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } · { $state } · { $name }
admin-welcome = welcome
admin-banned = banned
admin-ban = { $who }: { $reason }{ $until }
admin-until = , until { $when }
admin-reason-conduct = because of what was done
admin-reason-flood = because too much was asked of the servers
admin-no-tables = There are no tables yet.
admin-no-people = Nobody has played yet.
admin-no-bans = Nobody is banned.
admin-closed-now = Closed: { $table }. Servers that run learn of it within two seconds.
admin-reopened = Open again: { $table }. Servers that run learn of it within two seconds.
admin-banned-now = Banned: { $who }. Servers that run learn of it within two seconds.
admin-ends-by-itself = It ends by itself: { $when }.
admin-wrong-duration = “{ $given }” says no duration. Give a number with m (minutes), h (hours), d (days) or w (weeks), such as --for 7d.
admin-banned-person = Whoever deletes his cookies is a new person; his address may have to be banned too.
admin-unbanned = No longer banned: { $who }.
admin-not-found = { $found ->
        [0] Nothing is known by “{ $given }”.
       *[other] More than one is known by “{ $given }”.
    }
    `hypogeum admin tables`, `people` and `bans` list what is known, each with its id.
admin-too-wide = { $network } is not banned: it would shut out everybody, or the machine itself.
    If all people seem to come from one address, a proxy hides theirs: see --trusted-proxy of `hypogeum serve`.

games-help = list the games
games-line = { $id }: { $name }, { $fewest } to { $most } seats, { $rules } rules
games-option = { "  " }{ $id } = { $default } ({ $values })
games-file = or a file of your own

simulate-help = let bots play many games
simulate-game = the game; `hypogeum games` lists them
simulate-games = how many games
simulate-bots = level of each seat, such as careful,random; repeated where there are more seats
simulate-seats = number of seats (default: as many as bots are named, at least the fewest of the game)
simulate-option = an option of the table, such as turn_seconds=60; where it takes a text of your own, the name of the file; may be given several times
simulate-sweep = take in turn every value of every option that is not given
simulate-seed = seed of the first game; the others count on from it
simulate-jobs = processes to use
simulate-check = check every invariant after each action
simulate-max = decisions after which a game is broken off and counted as capped
simulate-seconds = time of a thinking bot for one decision
simulate-simulations = simulations of a thinking bot for one decision, instead of a time
simulate-records = folder in which to keep the record of every game
simulate-progress = playing
simulate-games-line = { $finished } of { $games } games finished, { $capped } capped, { $failed } failed
simulate-speed-line = { $decisions } decisions in { $seconds } s: { $rate } a second ({ $build })
simulate-wins-line = wins by seat: { $wins }
simulate-length-line = turns: { $low } to { $high }, median { $median }
simulate-failure = game with seed { $seed } and options { $options } failed: { $error }
build-compiled = compiled
build-pure = not compiled

balance-help = measure the balance of a game: bots play it, a report with tables and plots is written
balance-games = games with each number of seats and each set of options (default: 1000)
balance-bots = level of the bots, such as careful; several, such as careful,random, are taken seat by seat
balance-seats = only these numbers of seats, such as 2,3 (default: all of the game)
balance-option = hold an option fixed, as for simulate; may be given several times
balance-folder = folder in which the report is written (default: docs/balance)
balance-kept = write the report anew from the figures kept in the folder, without playing
balance-print-json = print all figures as JSON and write no report
balance-progress = playing
balance-written = Written: { $file }, with { $plots } plots, from { $games } games.
balance-no-plots = Without plots: matplotlib is not installed. To have them: pip install --require-hashes -r requirements/reports.lock
balance-failure = game with seed { $seed } and options { $options } failed: { $error }

bench-help = measure the speed of the engine on one core
bench-games = the games to measure (default: all)
bench-seconds = seconds for each figure
bench-title = per second of processor time, one core, { $build }
bench-figure-decisions = random decisions
bench-figure-copies = copies
bench-figure-views = views as JSON
bench-figure-playouts = whole random games
bench-figure-resamples = resampled copies

replay-help = print a recorded game, step by step
replay-record = the file of a record
replay-seat = as which seat to see it (default: -1, a spectator)
replay-setup = setup
replay-entry = { $number }. { $name }: { $action }
replay-result = won by { $winners }
replay-nobody = nobody has won
replay-team-lost = lost by the team
replay-seat-name = seat { $seat }
presses-help = count how often people press in a turn, by menus as it was and by narrowing as it is
presses-read-first = kinds of things whose press always opened a menu
presses-line = { $game }: { $games } games, { $turns } turns; presses a turn { $menus } by menus, { $narrowing } by narrowing ({ $saved } saved)

error-other-rules = These entries were played by rules version { $version }, and the rules of this program do not lead there.
compare-help = list what the rules of this program would make otherwise of games that were played
compare-place = a data folder, the address of a PostgreSQL database, a backup, an exported table, a record or a folder of records
compare-table = { $name } ({ $game }, rules version { $version }, { $entries } entries)
compare-difference = { "    " }entry { $number }: { $kind }: { $detail }
compare-impossible = it is impossible now
compare-events = it tells something else now
compare-position = it leads elsewhere than was kept
compare-result = the end is another one
compare-unreadable = what was kept cannot be read
compare-done = Compared: { $compared }. Different: { $different }.
compare-nothing = The folder '{ $place }' holds neither a database nor records. Name a data folder, a backup, an exported table or a folder of records.

verify-old-rules = The record has not been changed, and its dice are those of the seed, except { $unchecked } outcomes that say not of how many. It was played by rules version { $played }; this program plays another one, so its actions are not played again.
verify-help = check a record: every byte, every action, every die, the end
verify-good = The record is good: { $entries } entries, { $outcome }.
verify-finished = { $ending }; the dice are those of the seed that was committed to
verify-running = not finished, so that the seed is not known yet and the dice cannot be checked
verify-bad = The record is not good. Line { $line }: { $reason }.

rules-help = read the rulebook, or one rule
rules-id = a rule such as TBL-UNDO-2

position-help = print the position after some entries of a record, as JSON
position-at = number of entries (0: after the setup)

new-game-help = write the skeleton of a new game into a checkout
new-game-name = its name in code: small letters, digits and underscores, such as stone_heap
new-game-title = its name for people (default: made from the name)
new-game-folder = the checkout (default: this folder)
new-game-done = { $name } is there, { $count } files: a small game with its texts, bots, board and tests, to be replaced bit by bit.
    Next: python3 dev.py test tests/games -k { $name }
    Then: python3 dev.py play, and docs/adding-a-game.md

error-game-name = "{ $name }" cannot be the name of a game. Use small letters, digits and underscores, beginning with a letter, such as stone_heap.
error-game-exists = There is a game "{ $name }" already. Choose another name.
error-file-exists = { $file } exists already; nothing was written. Remove it, or choose another name.
error-no-checkout = { $folder } is no checkout of Hypogeum: it has no src/hypogeum/games and tests/games. Go there, or name it with --folder.
error-game = There is no game "{ $name }". The games are: { $known }.
error-file = The file "{ $file }" cannot be read: { $reason }. Check the name and your rights to it.
error-rule = There is no rule "{ $rule }" in { $game }. `hypogeum rules { $game }` prints them all.
error-seats = { $game } has { $fewest } to { $most } seats, not { $seats }. Choose another number with --seats.
error-option = { $error }. `hypogeum games` lists the options with their values.
error-option-form = "{ $text }" is no option. Write it as name=value, such as turn_seconds=60.
error-no-document = Option "{ $option }" cannot be "{ $file }": it is none of { $known }, and no file of that name can be read ({ $reason }). Choose one of these, or check the name of the file and your rights to it.
error-document = The file "{ $file }" cannot be used for option "{ $option }": { $reason }. Mend it and try again.
error-bot = There is no bot "{ $level }". The levels are: { $known }.
error-at = The record has { $entries } entries, so --at goes from 0 to { $entries }.
error-number = "{ $value }" is too small: { $option } starts at { $low }.
error-folder = The folder "{ $folder }" cannot be written: { $reason }. Name another one.
error-no-balance = { $game } has nothing to measure yet: its folder has no file balance.py. docs/adding-a-game.md says what belongs in it.
error-no-games = Nothing is left to play: no games of { $game } have these seats and options. Leave out --seats or --option.
error-kept = There are no figures of { $game } in "{ $folder }" ({ $reason }). Run the command once without --kept.
error-write = The file "{ $file }" cannot be written: { $reason }. Check your rights to it or name another folder with --folder.
error-interrupted = Stopped.

## The balance report

report-title = Balance of { $game }
report-about = Bots have played { $game } against each other many times; this page says what came of it. It holds for games between these bots: people may play otherwise. The page is made by a command, its plots and the figures beside it too; nothing in it is written by hand:
report-measured = Measured
report-rules = version of the rules
report-version = version of Hypogeum
report-bots = bots
report-games-each = games with each number of seats and each set of options
report-games = games in all
report-failed = games that failed and are not counted
report-seeds = seeds
report-options = options held fixed
report-standard = none: the standard game
report-range = { $low } to { $high }
report-interval = { $low } to { $high }
report-intervals = Intervals are 95 % intervals by Wilson’s method. ▲ and ▼ mark a share whose whole interval lies above or below the fair share, which is what pure chance would give; below 30 games nothing is marked. A shared victory counts by its share of winners.
report-findings = What this shows
report-findings-about = Said by rule from the figures below:
report-glance = At a glance
report-study = Kind of game
report-seats = Seats
report-games-column = Number of games
report-turns-median = Turns (median)
report-turns-each = Turns of a seat (median)
report-falls-each = { $falls } in a game
report-winner-points = A winner’s { $points } (mean)
report-won = Games with a winner
report-length = Length of games
report-length-about = Turns of all seats together, in finished games.
report-low = Fewest
report-first-quartile = First quartile
report-median = Median
report-third-quartile = Third quartile
report-high = Most
report-wins-by-seat = Wins by seat and place in the order of turns
report-wins-by-seat-about = The number in a row is the place in the order of turns (1 begins) and, in the last two columns, the number of the seat. Games without a winner are left out.
report-wins-by-side = Wins by side
report-wins-by-side-about = Games without a winner are left out; a draw is a victory that both sides share, and counts half for each.
report-side = Side
report-fair = Fair share
report-place = Number
report-wins = Wins
report-interval-column = 95 % interval
report-as-seat = Wins as seat of that number
report-wins-by-cast = Wins by { $cast }
report-cast-about = All numbers of seats together: the fair share is that of the games in which each was played. Where all seats win or lose together, it is the share of games won.
report-played = Played
report-points = Sources of { $points }
report-points-about = Mean of a seat in a game; in brackets the share in everything gained. The last columns are the means of the winners.
report-source = Source
report-with-seats = { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
  }
report-winners-with-seats = { $seats ->
    [one] Winners, { $seats } seat
   *[other] Winners, { $seats } seats
  }
report-total = Total
report-falls-about = Mean number in a game, all seats together, by cause.
report-cause = Cause
report-endings = How games end
report-ending = Ending
report-capped = Broken off before its end
report-shared = { $study }: wins by options
report-shared-about = Won games have a score; its median, lowest and highest value stand in the last columns.
report-score = Score (median)
report-score-spread = Scores
report-plot = { $title }: { $study }
plot-length = Length of games
plot-points = Sources of points
plot-cast = Wins with their intervals
plot-sets = Wins by options
plot-scores = Scores of won games
plot-turns = turns
plot-games = games
plot-score = score
plot-wins = share of wins, with 95 % interval
plot-points-share = share in all { $points } gained
plot-source = { $letter }: { $source }
finding-place-above = { $study }, { $seats } seats: number { $place } in the order of turns wins { $share } of the games (interval { $interval }), more than the fair share of { $fair }.
finding-place-below = { $study }, { $seats } seats: number { $place } in the order of turns wins { $share } of the games (interval { $interval }), less than the fair share of { $fair }.
finding-no-place = { $study }: no place in the order of turns has an interval that misses the fair share.
finding-side-above = { $study }, { $seats } seats, { $place }: { $share } of the games won (interval { $interval }), more than the fair share of { $fair }.
finding-side-below = { $study }, { $seats } seats, { $place }: { $share } of the games won (interval { $interval }), less than the fair share of { $fair }.
finding-no-side = { $study }: no side has an interval that misses the fair share.
finding-cast-above = { $study }, { $cast }: more wins than the fair share for { $names }.
finding-cast-below = { $study }, { $cast }: fewer wins than the fair share for { $names }.
finding-no-cast = { $study }, { $cast }: no interval misses the fair share.
finding-source = { $study }: the largest source is “{ $source }”, with { $share } of everything gained.
finding-sets = { $study }: won most often with { $best } ({ $most }), least often with { $worst } ({ $least }).
finding-chance = { $intervals } intervals were held against a fair share; about { $expected } of them would miss it by chance alone.
finding-capped = { $games ->
    [one] One game was broken off after { $decisions } decisions and counts for nobody.
   *[other] { $games } games were broken off after { $decisions } decisions and count for nobody.
  }
