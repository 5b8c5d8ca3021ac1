"""What the benchmark of the server consists of: processes, tables that are kept, people, and what is measured."""
