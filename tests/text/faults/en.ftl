unreadable = it cannot be read
no-seat = begins: there is no seat { $seat }
seats = it is for three seats
