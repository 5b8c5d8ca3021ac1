unreadable = la lecture échoue
no-seat = begins : il n’y a pas de place { $seat }
seats = il faut trois places
