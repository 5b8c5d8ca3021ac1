### The words of the balance report of Lantern

balance-points = points
balance-falls = Pushes

balance-study-standard = As printed

balance-fall-pushed = Pushed back

balance-ending-arrived = A pawn reaches the last cell
balance-ending-left = All others have left
