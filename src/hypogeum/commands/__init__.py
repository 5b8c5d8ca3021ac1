"""The commands of `hypogeum`, one file each."""
