# What is said of a scenario that cannot be played, and of options that it does not allow.

# Options

option-demons = the demons of this scenario are fixed: scenario
option-turn-limit = this scenario needs its turn limit: scenario
option-other-stack = this scenario has no other stack: false

# Keys and values

missing = it is missing
no-such-key = there is no such key
too-deep = it is nested too deeply
cannot-be = it cannot be { $value }
value-list = a list of { $count }
value-large = a number so large
value-table = a table
right-few-levels = a few levels
right-few-digits = a number of few digits
right-plain-key = a key of letters, digits, hyphens or underscores
right-one-of = one of { $known }
right-one-of-words = { $words }
right-table = a table { $header }
right-tables = tables { $header }
right-number = a whole number from { $low } to { $high }
right-at-most = at most { $most }
right-up-to = 0 to { $most }
right-from-one = 1 to { $most }
right-false = false
right-id = 1 to 40 letters, digits, hyphens or underscores
right-text = a text
right-texts = a list of texts
right-words = a text of 1 to 200 signs on one line
blank = there is nothing to read in it
unseen = the sign { $sign } cannot be shown
named-twice = { $thing } is named twice

# Forces

absent-fighter = { $sheet } does not fight in this scenario
no-room = { $fighter } has no room on tile { $tile }
fighters-named = { $count } fighters are named
too-few-figures = { $sheets } need { $count } figures of the family { $family }
given-twice = { $gift } is given twice
not-consecrated = { $sheet } is not Consecrated
same-dice = { $gifts } have dice { $dice }
given-too-often = { $card } is given once too often
no-leader = { $sheet } is no leader and cannot hold { $card }
hand-too-large = { $count } cards are more than the hand limit
demons-named = { $count } demons are named
right-sheet = a sheet, H01 to H13
right-roster = a list of one to five sheets, H01 to H13
right-sheet-list = a list of sheets, H01 to H13
right-sheets = one to { $most } sheets
right-of-these-sheets = at most { $most } of these sheets
right-every-sheet-once = every sheet once
right-fighting-sheet = a sheet of human.fighters
right-gift = a gift, G1 to G7
right-gifts = a list of gifts, G1 to G7
right-every-gift-once = every gift once
right-gifts-for = gifts for { $sheets }
right-different-dice = gifts of different die values
right-card = an equipment card, E01 to E14
right-cards = a list of equipment cards, E01 to E14
right-every-card-once = every card once under a sheet
right-leader-to-hold = a leader to hold it
right-demon = a demon, D01 to D13
right-demons = a list of up to two demons, D01 to D13
right-every-demon-once = every demon once
right-infernal = troglodyte, hellhound or a demon, D01 to D13
right-figures = 0 to { $most }, as many as there are figures
right-event-cards = 0 to 4, the hand limit

# Board and stack

no-rest = there is no pile before it to leave a rest
take-too-many =
    { $take ->
        [one] 1 tile is taken
       *[other] { $take } tiles are taken
    } out of { $size }
tile-twice = tile { $tile } also stands at { $key }
no-start-tile = no tile lies on the board
cell-twice = two tiles lie on { $cell }
empty-cell = no tile lies on { $cell }
tile-unlinked = no link leads from the human fighters to tile { $tile }
no-unexplored-exit = no exit is unexplored: nothing can be found and nobody can come
no-link = there is no link { $side } of { $cell }
door-twice = there is a door on this link already
one-teleport = one teleport leads nowhere
no-teleports = there are no teleports
reserve-empty = no { $fighter } is left in the reserve
no-such-tile = there is no tile { $tile } in this game
right-tile = the number of a tile, 1 to 48
right-tiles = a list of tiles
right-every-tile-once = every tile once
right-one-to-tiles = one to { $most } tiles
right-start-tiles = one or more tables [[start.tiles]]
right-one-tile-on-cell = one tile on a cell
right-rotation = 0 to 3 quarter turns clockwise
right-cell = a cell, [x, y]
right-cells = a list of cells, [[x, y], [x, y]]
right-two-cells = two or more cells
right-every-cell-once = every cell once
right-starting-cell = the cell of a starting tile
right-meeting-exits = exits that meet the exits of its neighbours
right-unexplored-exit = a tile with an exit towards an empty cell
right-roomy-tile = a tile with a saturation of 2 or more
right-link = a link between two starting tiles
right-one-door-on-link = one door on a link
right-teleports = start.teleports, or no teleport_for
right-infernal-fighter = a fighter of [infernal]
right-stack = tables [[stack]], or stack = [] for none
right-pool = a list of tiles, or "same_rest"
right-tile-in-game = a tile of start or of the stack

# Special rules

rule-twice = { $kind } is there twice
no-exorcist = no leader can exorcise the Possessed
not-in-reserve = { $demon } is not in the reserve
troglodytes =
    { $count ->
        [one] there is 1 troglodyte
       *[other] there are { $count } troglodytes
    }
comes-with-tile = { $demon } comes with tile { $tile }
tiles-named = { $count } tiles are named
guide-without-start = the guide starts on tile { $tile }, which is not there
tile-on-board = tile { $tile } is on the board already
tile-uncertain = tile { $tile } is neither on the board nor certain to be in { $stack }
tile-discarded = tile { $tile } may be discarded at a dead end
right-every-kind-once = every kind of rule once
right-leader-among-them = a leader among them
right-demon-in-reserve = a demon of infernal.demons
right-without-throne = a fighter without throne
right-face = a face of a die, 1 to 6
right-possessed = a list of one to three tiles
right-crates = a list of one to five tiles
right-guide-start = tile { $tile } in start.tiles
right-tile-of-stack = a tile of the stack
right-certain-tile = a tile of start.tiles, of an `add` or of a pool that is taken whole
right-key-tile = "{ $tile }" = "final" or "return" in [key_tiles]

# Ends

about-no-demon = { $condition } is about no demon
no-throne = { $demon } has no throne
draw-is-victory = { $count } { $condition } are a victory
rule-missing = { $condition } is impossible without the rule { $kind }
nobody-leaves = nobody leaves, but { $condition } counts those who do
counts-nothing = { $condition } counts nothing
count-too-large = there can be no { $count } { $condition }
infernal-never-wins = the infernal player can never win
no-leader-to-die = leaders_dead, but no leader fights
too-few-of-whom = too_few counts fighters that reach tile 1
no-death = nothing is said of a death
limit-missing = there is no limit, but the infernal player wins at it
limit-idle = nothing happens after turn { $turn }
limit-needed = without the limit the infernal player can never win
no-limit = there is no limit to switch off
limit-too-short = { $condition } takes { $turns } turns at least
right-no-demon = no demon
right-demon-of-throne = { $demon }, the demon of the throne
right-fewer = fewer than { $most }
right-rule = a table [[rule]] with kind = "{ $kind }"
right-no-count = no count
right-count = how many { $condition }, a whole number from 1
right-some-loss = one of nobody_left, turn_limit, ...
right-losses = a list of nobody_left, turn_limit, fighter_dead, leaders_dead, too_few
right-each-once = each once
right-leader-fights = a leader among human.fighters
right-reached = condition = "reached" in [victory.human]
right-fighter-dead = "fighter_dead" in any_of
right-deciding-sheet = the sheet whose death decides
right-turns = 1 to 99 turns
right-turns-or-none = { $fewest } to 99 turns, or 0 for no limit
right-limit-decides = "turn_limit" in it, or turn_limit = 0

# What the TOML reader says

toml-declared-twice = Cannot declare { $key } twice
toml-closed-table = Cannot mutate immutable namespace { $key }
toml-value-twice = Cannot overwrite a value
toml-table-twice = Cannot redefine namespace { $key }
toml-key-twice = Duplicate inline table key { $key }
toml-no-sign = Escaped character is not a Unicode scalar value
toml-no-equals = Expected '=' after a key in a key/value pair
toml-open-table = Expected ']' at the end of a table declaration
toml-open-tables = Expected ']]' at the end of an array declaration
toml-more-on-line = Expected newline or end of document after a statement
toml-expected = Expected { $sign }
toml-wrong-sign = Found invalid character { $sign }
toml-illegal-sign = Illegal character { $sign }
toml-date = Invalid date or datetime
toml-hex = Invalid hex value
toml-key = Invalid initial character for a key part
toml-statement = Invalid statement
toml-value = Invalid value
toml-open-list = Unclosed array
toml-open-inline = Unclosed inline table
toml-backslash = Unescaped '\' in a string
toml-open-text = Unterminated string
toml-other = { $message }
right-toml = a TOML document
