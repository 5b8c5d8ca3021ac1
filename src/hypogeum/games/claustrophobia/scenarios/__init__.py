"""What `scenario.py` reads a document with: its records, where its keys stand, and the checks by subject."""
