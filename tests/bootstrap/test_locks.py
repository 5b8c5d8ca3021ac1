"""The locks: everything pinned and hashed, and no address of a registry anywhere."""

import json
import re
import subprocess
import tomllib

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tools.paths import LOCKS, ROOT

PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())
NODE_FOLDERS = ["web", "tools/chromium_from_npm"]
REGISTRIES = re.compile(r"pypi\.org|pythonhosted|npmjs|npmmirror|index-url|find-links|^\s*registry\s*=", re.MULTILINE)


def pins(name: str) -> dict[str, str]:
    """Name and version of each package in a lock."""
    lines = (LOCKS / f"{name}.lock").read_text().splitlines()
    found = [Requirement(line.rstrip("\\ ")) for line in lines if line and not line.startswith((" ", "#"))]
    return {canonicalize_name(package.name): str(package.specifier) for package in found}


def asked_for(*groups: str) -> list[Requirement]:
    """What the project and some of its groups and extras ask for."""
    names: list[str] = list(PYPROJECT["project"]["dependencies"])
    known = {**PYPROJECT["dependency-groups"], **PYPROJECT["project"]["optional-dependencies"]}
    for group in groups:
        names += known[group]
    return [Requirement(name) for name in names]


@pytest.mark.parametrize(
    ("lock", "groups"),
    [("run", ["build"]), ("reports", ["reports"]), ("test", ["build", "test", "reports"])],
)
def test_every_direct_dependency_is_pinned_as_asked(lock: str, groups: list[str]) -> None:
    pinned = pins(lock)
    for wanted in asked_for(*groups):
        name = canonicalize_name(wanted.name)
        assert name in pinned, f"{name} is missing: run requirements/compile-locks.py"
        assert wanted.specifier.contains(pinned[name].removeprefix("==")), f"{name} {pinned[name]}"


def test_services_are_pinned_beside_what_tests_run_on() -> None:
    services, tested = pins("services"), pins("test")
    for wanted in map(Requirement, PYPROJECT["dependency-groups"]["services"]):
        assert wanted.specifier.contains(services[canonicalize_name(wanted.name)].removeprefix("=="))
    assert all(tested.get(name, version) == version for name, version in services.items())


@pytest.mark.parametrize("lock", ["uv", "run", "reports", "test", "services"])
def test_every_package_is_pinned_and_hashed(lock: str) -> None:
    text = (LOCKS / f"{lock}.lock").read_text()
    assert all(version.startswith("==") for version in pins(lock).values())
    for package in re.split(r"\n(?=\S)", text.strip()):
        assert "--hash=sha256:" in package, package


def test_what_tests_run_on_is_what_is_shipped() -> None:
    tested = pins("test")
    for lock in ("run", "reports"):
        assert all(tested[name] == version for name, version in pins(lock).items())


@pytest.mark.parametrize("folder", NODE_FOLDERS)
def test_every_node_package_is_pinned_and_hashed(folder: str) -> None:
    manifest = json.loads((ROOT / folder / "package.json").read_text())
    packages = json.loads((ROOT / folder / "package-lock.json").read_text())["packages"]
    wanted = {**manifest["dependencies"], **manifest.get("devDependencies", {})}
    for name, version in wanted.items():
        assert packages[f"node_modules/{name}"]["version"] == version
    assert all("integrity" in package for path, package in packages.items() if path)


def test_no_lock_holds_an_address() -> None:
    for file in [*LOCKS.glob("*.lock"), *(ROOT / folder / "package-lock.json" for folder in NODE_FOLDERS)]:
        assert "://" not in file.read_text(), file


def test_no_file_names_a_registry() -> None:
    listing = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    answer = subprocess.run(listing, cwd=ROOT, capture_output=True, text=True, check=False)
    if answer.returncode != 0:
        pytest.skip("this is not a git checkout")
    ours = "tests/bootstrap/test_locks.py"
    for name in answer.stdout.splitlines():
        file = ROOT / name
        if name != ours and file.suffix in {
            ".py",
            ".toml",
            ".json",
            ".lock",
            ".js",
            ".ts",
            ".sh",
            ".npmrc",
            "",
        }:
            found = REGISTRIES.search(file.read_text(errors="replace")) if file.is_file() else None
            assert found is None, f"{name} names a registry: {found.group()}"
