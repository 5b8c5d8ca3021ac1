"""How bots think: the question to one, the processes that answer, and the time they may take."""
