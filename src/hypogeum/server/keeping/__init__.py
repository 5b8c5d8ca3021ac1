"""What hosts do with the data beside the servers that use them: backups, single tables, closing and banning.

The commands of this room open the database by themselves (`databases`). They need no server, and disturb none that
runs: what they change, servers find in `versions`, which they ask for every second.

| file | subject |
|---|---|
| `shapes` | the tables and columns of the database, in each version that it has had |
| `archives` | the file of a backup or of one table: compressed lines with a checksum |
| `databases` | a database that is opened beside its servers: SQLite or PostgreSQL |
| `administration`, `reasons` | lists of tables and people; what is closed, who is banned, and what they are told |
| `one_table` | one table into a file, and into another database |
| `backups` | everything into a file, and back into either database |
"""
