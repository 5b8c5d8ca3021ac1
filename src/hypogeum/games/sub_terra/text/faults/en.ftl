# Why a value of an option is wrong.

option-explorers =
    { $explorers ->
        [one] that would make 1 Explorer; there can be 3 to 6, on one seat each, and with Typhaon there is one seat more
       *[other] that would make { $explorers } Explorers; there can be 3 to 6, on one seat each, and with Typhaon there is one seat more
    }
option-sets = the team needs { $explorers } Explorers, and these sets have only { $enabled }
