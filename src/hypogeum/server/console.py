"""What the server says in the terminal, in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

TEXTS = {
    "en": {
        "running": "Hypogeum is running: {address} (Ctrl-C stops it)",
        "compiling": "The engine is being compiled beside it; until then bots think more slowly.",
        "compiled": "The engine is compiled ({seconds} s): bots use it from now on.",
        "not-compiled": "The engine could not be compiled: everything works, but bots think more slowly.",
        "no-port": (
            "Hypogeum cannot listen on {host}, port {port}: {reason}.\n"
            "Perhaps it is already running, or another program uses the port. "
            "Stop that program, or choose another port with --port."
        ),
        "no-data": (
            "Hypogeum cannot keep its tables in {folder}: {reason}.\n"
            "Make the folder writable, or choose another one with --data."
        ),
        "data-in-use": (
            "Another Hypogeum already keeps its tables in {folder}; two would spoil each other's games.\n"
            "Use the one that is running, stop it, or choose another folder with --data."
        ),
        "newer-data": (
            "The tables in {folder} were written by a newer version of Hypogeum.\n"
            "Install that version, or choose another folder with --data."
        ),
        "no-scenarios": (
            "The scenarios in {folder} cannot be read: {reason}.\n"
            "Make the folder readable, choose another one with --scenarios, or leave --scenarios out."
        ),
        "scenario-left-out": (
            "{file} is not offered: {reason}.\nMend the file and start Hypogeum again, or take it out of the folder."
        ),
    },
    "fr": {
        "running": "Hypogeum est lancé\u00a0: {address} (Ctrl-C pour l’arrêter)",
        "compiling": "Le moteur se compile en parallèle\u202f; d’ici là, les bots réfléchissent plus lentement.",
        "compiled": "Le moteur est compilé ({seconds}\u00a0s)\u00a0: les bots l’utilisent désormais.",
        "not-compiled": (
            "Le moteur n’a pas pu être compilé\u00a0: tout marche, mais les bots réfléchissent plus lentement."
        ),
        "no-port": (
            "Hypogeum ne peut pas écouter sur {host}, port {port}\u00a0: {reason}.\n"
            "Il est peut-être déjà lancé, ou un autre programme utilise ce port. "
            "Arrêtez ce programme ou choisissez un autre port avec --port."
        ),
        "no-data": (
            "Hypogeum ne peut pas conserver ses tables dans {folder}\u00a0: {reason}.\n"
            "Rendez ce dossier accessible en écriture ou choisissez-en un autre avec --data."
        ),
        "data-in-use": (
            "Un autre Hypogeum conserve déjà ses tables dans {folder}\u202f; à deux, ils abîmeraient les parties.\n"
            "Utilisez celui qui est lancé, arrêtez-le, ou choisissez un autre dossier avec --data."
        ),
        "newer-data": (
            "Les tables du dossier {folder} ont été écrites par une version plus récente de Hypogeum.\n"
            "Installez cette version ou choisissez un autre dossier avec --data."
        ),
        "no-scenarios": (
            "Les scénarios du dossier {folder} ne peuvent pas être lus\u00a0: {reason}.\n"
            "Rendez ce dossier accessible en lecture, choisissez-en un autre avec --scenarios ou retirez --scenarios."
        ),
        "scenario-left-out": (
            "{file} n’est pas proposé\u00a0: {reason}.\n"
            "Corrigez ce fichier et relancez Hypogeum, ou retirez-le du dossier."
        ),
    },
}


class Console(Struct, frozen=True):
    """The texts of one language."""

    language: str

    @classmethod
    def of_environment(cls, environment: Mapping[str, str]) -> Console:
        """French where the terminal is French, else English."""
        locale = next((environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)), "")
        return cls("fr" if locale.startswith("fr") else "en")

    def text(self, key: str, **args: object) -> str:
        return TEXTS[self.language][key].format(**args)
