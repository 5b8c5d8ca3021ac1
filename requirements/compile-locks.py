"""Write the locks again, of Python and of Node: `.venv/bin/python requirements/compile-locks.py`.

Runs in the environment that `python3 dev.py build` makes. Further arguments go to `uv pip compile`:
`--upgrade` for newer versions than those locked now. A lock holds names, versions and hashes; no address.
"""

import json
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools import chromium, web  # noqa: E402

COMPILE = [
    "uv",
    "pip",
    "compile",
    "--quiet",
    "--universal",
    "--generate-hashes",
    "--no-header",
    "--no-annotate",
]

SERVICES = tomllib.loads((ROOT / "pyproject.toml").read_text())["dependency-groups"]["services"]


def lock_python(name: str, *sources: str, stdin: str = "") -> None:
    lock = f"requirements/{name}.lock"
    command = [sys.executable, "-m", *COMPILE, *sources, "--output-file", lock, *sys.argv[1:]]
    subprocess.run(command, cwd=ROOT, input=stdin, text=True, check=True)
    print(f"wrote {lock}")


def lock_node(folder: Path) -> None:
    """Lock, drop the notes on funding (they are addresses), and install from it, which proves it whole."""
    lock = folder / "package-lock.json"
    if web.npm(folder, "install", "--package-lock-only") != 0:
        sys.exit(f"npm could not write {lock.relative_to(ROOT)}")
    content = json.loads(lock.read_text())
    for package in content["packages"].values():
        package.pop("funding", None)
    lock.write_text(json.dumps(content, indent=2) + "\n")
    if web.npm(folder, "ci", "--ignore-scripts") != 0:
        sys.exit(f"{lock.relative_to(ROOT)} is not whole: npm ci refuses it")
    print(f"wrote {lock.relative_to(ROOT)}")


lock_python("uv", "-", stdin="uv\n")
lock_python("run", "pyproject.toml", "--group", "build")
lock_python("reports", "pyproject.toml", "--extra", "reports", "--constraint", "requirements/run.lock")
lock_python(
    "test",
    "pyproject.toml",
    *("--extra", "reports", "--group", "build", "--group", "test"),
    *("--constraint", "requirements/run.lock", "--constraint", "requirements/reports.lock"),
)
lock_python("services", "-", "--constraint", "requirements/test.lock", stdin="\n".join(SERVICES))
lock_node(ROOT / "web")
lock_node(chromium.CARRIER)
