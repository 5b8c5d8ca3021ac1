"""What the server and its clients say to each other; every room may speak it, and it knows none of them."""
