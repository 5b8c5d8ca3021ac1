"""What is spoken with the world: HTTP, sockets, who asks and from which page, the pages of the client."""
