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
serve-no-browser = do not open a browser

games-help = list the games
games-line = { $id }: { $name }, { $fewest } to { $most } seats, { $rules } rules
games-option = { "  " }{ $id } = { $default } ({ $values })

simulate-help = let bots play many games
simulate-game = the game, such as heldentaufe
simulate-games = how many games
simulate-bots = level of each seat, such as careful,random; repeated where there are more seats
simulate-seats = number of seats (default: as many as bots are named, at least the fewest of the game)
simulate-option = an option of the table; may be given several times
simulate-sweep = take in turn every value of every option that is not given
simulate-seed = seed of the first game; the others count on from it
simulate-jobs = processes to use
simulate-check = check every invariant after each action
simulate-max = decisions after which a game is broken off and counted as capped
simulate-seconds = time of a search bot for one decision
simulate-simulations = simulations of a search bot for one decision, instead of a time
simulate-records = folder in which to keep the record of every game
simulate-progress = playing
simulate-games-line = { $finished } of { $games } games finished, { $capped } capped, { $failed } failed
simulate-speed-line = { $decisions } decisions in { $seconds } s: { $rate } a second ({ $build })
simulate-wins-line = wins by seat: { $wins }
simulate-length-line = turns: { $low } to { $high }, median { $median }
simulate-failure = game with seed { $seed } and options { $options } failed: { $error }
build-compiled = compiled
build-pure = not compiled

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
replay-seat-name = seat { $seat }

verify-help = check a record: every byte, every action, every die, the end
verify-good = The record is good: { $entries } entries, { $outcome }.
verify-finished = won by { $winners }; the dice are those of the seed that was committed to
verify-running = not finished, so that the seed is not known yet and the dice cannot be checked
verify-bad = The record is not good. Line { $line }: { $reason }.

rules-help = read the rulebook, or one rule
rules-id = a rule such as HT-MOV-1

position-help = print the position after some entries of a record, as JSON
position-at = number of entries (0: after the setup)

error-game = There is no game "{ $name }". The games are: { $known }.
error-file = The file "{ $file }" cannot be read: { $reason }. Check the name and your rights to it.
error-rule = There is no rule "{ $rule }" in { $game }. `hypogeum rules { $game }` prints them all.
error-seats = { $game } has { $fewest } to { $most } seats, not { $seats }. Choose another number with --seats.
error-option = { $error }. `hypogeum games` lists the options with their values.
error-option-form = "{ $text }" is no option. Write it as name=value, such as target=12.
error-bot = There is no bot "{ $level }". The levels are: { $known }.
error-at = The record has { $entries } entries, so --at goes from 0 to { $entries }.
error-number = "{ $value }" is too small: { $option } starts at { $low }.
error-folder = The folder "{ $folder }" cannot be written: { $reason }. Name another one.
error-interrupted = Stopped.
