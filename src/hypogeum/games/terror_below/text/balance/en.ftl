### The words of the balance report of Terror Below

balance-points = VP
balance-falls = Deaths of Leaders

balance-study-desert = Desert side
balance-study-canyon = Canyon side
balance-study-solo = Solo
balance-set-solo = { $scenario }{ $queens ->
    [true] , Queens
   *[false] { "" }
  }{ $left_behind ->
    [0] { "" }
   *[other] , { $left_behind } left behind
  }

balance-cast-squad = Character in the Squad
balance-about-cast-squad = Squads of three Characters are dealt at random, so that this compares the Characters themselves as far as the bots know how to use them.
balance-cast-leader = First Leader
balance-about-cast-leader = The first Leader is chosen from the Squad; a bot’s habits in choosing count as well.

balance-fall-blaster = { type-blaster }
balance-fall-boomer = { type-boomer }
balance-fall-screamer = { type-screamer }
balance-fall-grabber = { type-grabber }
balance-fall-queen = { type-queen }
balance-fall-jump = A failed Canyon jump

balance-ending-target = A player has enough VP
balance-ending-last_turns = Last turns after an elimination
balance-ending-nobody_left = Nobody is left alive
balance-ending-left = All others have left, or the player has given up
balance-ending-objective = Won: the objective is reached
balance-ending-all_dead = Lost: the last member of the Squad is dead
balance-ending-too_many_attacks = Lost: the last permitted attack is over
balance-ending-too_many_destroyed = Lost: too many Locations are destroyed
