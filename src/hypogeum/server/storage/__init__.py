"""What is kept for good: rows, the contract of a store, and the databases that fulfil it."""
