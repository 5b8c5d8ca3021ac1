"""What dev.py and hatch_build.py are made of. Standard library only: it runs before anything is installed."""
