"""What heroes and players may do, one class per verb, in the order of the rulebook."""
