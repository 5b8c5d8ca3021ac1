"""The files for hosts: their syntax holds, and every command and option in them exists, also in the guide."""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
from configparser import ConfigParser
from ipaddress import ip_network
from pathlib import Path
from typing import Any

import pytest
import yaml

from hypogeum.cli import build_parser
from hypogeum.commands.common import texts_for
from tests.docs.pages import ROOT

DEPLOY = ROOT / "deploy"
GUIDE = ROOT / "docs" / "hosting.md"
UNITS = sorted(DEPLOY.glob("hypogeum*.*"))
KNOWN = {
    "Description",
    "Documentation",
    "After",
    "Wants",
    "User",
    "Group",
    "StateDirectory",
    "StateDirectoryMode",
    "ExecStart",
    "ExecStartPost",
    "KillSignal",
    "KillMode",
    "TimeoutStopSec",
    "Restart",
    "RestartSec",
    "LimitNOFILE",
    "NoNewPrivileges",
    "PrivateDevices",
    "PrivateTmp",
    "ProtectControlGroups",
    "ProtectHome",
    "ProtectKernelModules",
    "ProtectKernelTunables",
    "ProtectSystem",
    "RestrictAddressFamilies",
    "RestrictNamespaces",
    "RestrictSUIDSGID",
    "SystemCallArchitectures",
    "Type",
    "Nice",
    "OnCalendar",
    "RandomizedDelaySec",
    "Persistent",
    "WantedBy",
}
INSTRUCTIONS = {"FROM", "RUN", "COPY", "WORKDIR", "USER", "VOLUME", "EXPOSE", "STOPSIGNAL", "ENTRYPOINT", "CMD"}


def exists(words: list[str]) -> None:
    """A command of `hypogeum` with its options; fails where the command line refuses it."""
    try:
        build_parser(texts_for("en")).parse_args(words)
    except SystemExit:
        pytest.fail(f"no such command: hypogeum {shlex.join(words)}")


# systemd


def unit(file: Path) -> ConfigParser:
    parser = ConfigParser(interpolation=None, strict=True)
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read(file, encoding="utf-8")
    return parser


@pytest.mark.parametrize("file", UNITS, ids=lambda file: str(file.name))
def test_units_are_read_and_start_what_there_is(file: Path) -> None:
    found = unit(file)
    assert "Unit" in found
    if file.suffix == ".timer":
        assert file.with_suffix(".service").exists()
        assert found["Timer"]["OnCalendar"]
        return
    program, *words = shlex.split(found["Service"]["ExecStart"])
    assert program.endswith("/hypogeum")
    exists(words)
    folder = words[words.index("--data") + 1]
    assert folder.removeprefix("/var/lib/") in found["Service"]["StateDirectory"].split()


def test_units_say_nothing_that_systemd_does_not_know(tmp_path: Path) -> None:
    """It passes over what it does not know; where it is here, it reads them itself."""
    for file in UNITS:
        text = file.read_text(encoding="utf-8").replace("/opt/hypogeum/bin/hypogeum", "/bin/true")
        text = re.sub(r"^(User|Group)=hypogeum$", r"\1=root", text, flags=re.MULTILINE)
        (tmp_path / file.name).write_text(text)
        assert {key for section in unit(file).values() for key in section} <= KNOWN, file.name
    verify = shutil.which("systemd-analyze")
    for file in UNITS if verify else ():
        command = [str(verify), "verify", "--man=no", str(tmp_path / file.name)]
        found = subprocess.run(command, check=False, capture_output=True, text=True)
        assert file.name not in found.stderr, found.stderr


# Containers


def dockerfile() -> list[tuple[str, str]]:
    """Each instruction with its words."""
    text = re.sub(r"\\\n", " ", (DEPLOY / "Dockerfile").read_text(encoding="utf-8"))
    lines = [line for line in text.splitlines() if line.strip() and not line.startswith("#")]
    return [(word, rest.strip()) for word, _, rest in (line.partition(" ") for line in lines)]


def test_the_container_file_uses_what_there_is() -> None:
    found = dockerfile()
    assert {word for word, _ in found} <= INSTRUCTIONS
    assert found[0][0] == "FROM"
    words = dict(found)
    assert yaml.safe_load(words["ENTRYPOINT"]) == ["hypogeum"]
    exists(yaml.safe_load(words["CMD"]))
    assert words["USER"] != "root"
    for file in re.findall(r"(?:requirements/\S+|dev\.py)", " ".join(rest for _, rest in found)):
        assert (ROOT / file).exists()


@pytest.fixture
def compose() -> Any:
    return yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))


def test_the_compose_file_starts_what_there_is(compose: Any) -> None:
    services = compose["services"]
    ours = {name: service for name, service in services.items() if service.get("image") == "hypogeum"}
    assert len([name for name, service in ours.items() if service["command"][0] == "serve"]) == 2
    for service in ours.values():
        environment = service["environment"]
        command = [re.sub(r"\$\{\w+\}", "play.example.org", word) for word in service["command"]]
        exists([*command, "--redis", environment["HYPOGEUM_REDIS"]] if command[0] == "think" else command)
        assert (DEPLOY / service["build"]["context"] / service["build"]["dockerfile"]).exists()
        assert set(service["depends_on"]) <= set(services)
        for key in ("HYPOGEUM_DATABASE", "HYPOGEUM_REDIS"):
            host = re.sub(r".*@|.*//|/.*", "", environment[key].split("://")[1])
            assert host in services
    for service in services.values():
        volumes = [volume.split(":")[0] for volume in service.get("volumes", [])]
        assert all((DEPLOY / name).exists() if name.startswith(".") else name in compose["volumes"] for name in volumes)
        assert all(name in compose["networks"] for name in service["networks"])


def test_servers_believe_the_network_of_their_proxy(compose: Any) -> None:
    (pool,) = compose["networks"]["inside"]["ipam"]["config"]
    proxies = [word for word in compose["services"]["server-a"]["command"] if word.startswith("--trusted-proxy=")]
    assert [ip_network(word.partition("=")[2]) for word in proxies] == [ip_network(pool["subnet"])]
    upstream = compose["services"]["proxy"]["environment"]["HYPOGEUM_SERVERS"].split()
    assert upstream == ["server-a:8643", "server-b:8643"]


def test_what_the_compose_file_asks_of_its_host_is_in_the_example(compose: Any) -> None:
    asked = set(re.findall(r"\$\{(\w+)\}", str(compose)))
    example = (DEPLOY / "env.example").read_text(encoding="utf-8")
    assert set(re.findall(r"^(\w+)=", example, re.MULTILINE)) == asked


# Proxies


@pytest.mark.parametrize("name", ["nginx.conf", "Caddyfile"])
def test_the_files_of_proxies_are_whole_and_lead_to_the_server(name: str) -> None:
    lines = (DEPLOY / name).read_text(encoding="utf-8").splitlines()
    text = "\n".join(line for line in lines if not line.strip().startswith("#"))
    blocks = re.sub(r"\{\$[^}]*\}", "", text)
    assert blocks.count("{") == blocks.count("}") > 0
    assert "127.0.0.1:8643" in text
    for path in ("metrics", "ready", "health"):
        assert path in text
    if name == "nginx.conf":
        assert all(line.rstrip().endswith((";", "{", "}")) for line in text.splitlines() if line.strip())
        for header in ("Host", "X-Forwarded-For", "X-Forwarded-Proto", "Upgrade", "Connection"):
            assert f"proxy_set_header {header} " in text
        assert set(re.findall(r"\$hypogeum_\w+", text)) == {"$hypogeum_connection"}


# The guide


def test_every_command_of_the_guide_exists() -> None:
    blocks = re.findall(r"^```\n(.*?)^```", GUIDE.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
    commands = [
        re.sub(r"\s#.*", "", line)
        for line in "\n".join(blocks).replace("\\\n", " ").splitlines()
        if re.match(r"\s*(sudo -u \w+ )?(\S*/)?hypogeum ", line)
    ]
    assert len(commands) > 8
    for command in commands:
        exists(shlex.split(re.sub(r"^sudo -u \w+ ", "", command))[1:])


def test_the_guide_names_every_file_and_option_for_hosts() -> None:
    text = GUIDE.read_text(encoding="utf-8")
    for file in DEPLOY.iterdir():
        if not file.name.endswith((".dockerignore", ".env")):
            assert f"deploy/{file.name}" in text, file.name
    options = options_of("serve")
    assert "--allowed-host" in options
    assert [option for option in options if f"`{option}" not in text and f"{option} " not in text] == []


def options_of(command: str) -> list[str]:
    """The long options of a command."""
    parser = build_parser(texts_for("en"))
    chosen = parser._subparsers._group_actions[0].choices[command]  # type: ignore[union-attr,index]
    return [
        option
        for action in chosen._actions
        for option in action.option_strings
        if option.startswith("--") and option not in ("--help", "--lang")
    ]
