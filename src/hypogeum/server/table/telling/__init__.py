"""What the sockets of a table are told, and what is told of the past."""
