# What is said of options and documents that cannot be used, in every game.

either = { $one } or { $other }
both = { $one }; { $other }

# Options

option-wrong = option '{ $option }' cannot be { $value }: { $expected }
option-this-document = this document
option-choice = it is one of { $choices }
option-choice-or-document = it is one of { $choices }, or a document
option-flag = it is true or false
option-number = it is a whole number from { $low } to { $high }
option-number-or-zero = it is a whole number from { $low } to { $high }, or 0
option-kind =
    { $kind ->
        [flag] it is a flag
        [number] it is a number
       *[choice] it is a choice
    }
option-unknown = there is no such option; there are { $known }
option-unless = it is { $default } unless { $others }
option-is = { $option } is { $value }
option-seats = the seats of this table are 0 to { $most }
options-with-choices = the options with choices are { $known }

# Documents

fault = { $reason }; right would be { $expected }
fault-at = { $places }: { $reason }; right would be { $expected }
line = line { $line }
right-at-most = at most { $most }
document-too-large = it has more than { $most } bytes
document-not-text = it is not UTF-8 text
right-utf-8 = a text that is saved as UTF-8
document-no-game = no game takes documents
document-of-game = { $game }: { $reason }
document-no-title = it has no [title] with its name by language, such as en = "The Well"

# Files

file-missing = No such file or directory
file-is-folder = Is a directory
file-forbidden = Permission denied
file-other = { $reason }
file-name-untold = its name cannot be told
right-file-name = a name of letters and digits
