"""What a table does by itself: plain answers, clocks, the play of its bots, absences."""
