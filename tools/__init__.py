"""What dev.py and hatch_build.py are made of. Standard library only: it runs before anything is installed."""

import sys
from pathlib import Path

# The package itself says how compiled files and sources are told apart (hypogeum._sources).
sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "src"))
