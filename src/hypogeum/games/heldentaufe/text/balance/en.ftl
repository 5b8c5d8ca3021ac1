### The words of the balance report of Heldentaufe

balance-points = points
balance-falls = Defeats

balance-study-standard = Heroes chosen
balance-study-random_heroes = Heroes at random

balance-cast-hero = Hero
balance-about-cast-hero = Where heroes are chosen, a bot’s habits in choosing and its place in the order count as well; where they are dealt at random, only the hero does.

balance-fall-ulumu = { monster-ulumu }
balance-fall-zibber = { monster-zibber }
balance-fall-wallrog = { monster-wallrog }
balance-fall-rival = Another hero
balance-fall-trap = A trap

balance-ending-campfire = A hero reaches the Campfire with enough points
balance-ending-round_limit = The round limit is reached
balance-ending-left = All others have left
