### The words of the balance report of Lantern

balance-points = points
balance-falls = Pushes

balance-study-standard = As printed

balance-source-gate = { lantern-gate }
balance-source-bridge = { lantern-bridge }
balance-source-heart = { lantern-heart }

balance-fall-pushed = Pushed back

balance-ending-arrived = A pawn reaches the last cell
balance-ending-left = All others have left
