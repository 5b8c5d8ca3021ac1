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
        "not-a-database": (
            "{file} is not a database of Hypogeum, or is damaged: {reason}.\n"
            "Put a copy of yours back in its place, move the file away to begin anew, "
            "or choose another folder with --data."
        ),
        "data-in-use": (
            "Another Hypogeum already keeps its tables in {folder}; two would spoil each other's games.\n"
            "Use the one that is running, stop it, or choose another folder with --data."
        ),
        "newer-data": (
            "The tables in {folder} were written by a newer version of Hypogeum.\n"
            "Install that version, or choose another folder with --data."
        ),
        "not-migrated": (
            "The tables in {place} are of an older version of Hypogeum and could not be brought up to date: {reason}.\n"
            "They are as they were. Go on with the version that you had, and keep a copy of the data for those "
            "who can help."
        ),
        "older-servers": (
            "Servers of an older version of Hypogeum are playing with {database}; the tables there are of that "
            "version too.\n"
            "Stop those servers, then start this one: it brings the tables up to date."
        ),
        "wrong-database": (
            "Hypogeum cannot keep its tables in {database}: it knows PostgreSQL only.\n"
            "Give --database an address like postgresql://user:password@host/name, or use a folder with --data."
        ),
        "no-database": (
            "Hypogeum cannot keep its tables in {database}: {reason}.\n"
            "Check that PostgreSQL runs there and that the address given with --database is right."
        ),
        "newer-database": (
            "The tables in {database} were written by a newer version of Hypogeum.\n"
            "Install that version, or choose another database with --database."
        ),
        "no-redis": (
            "Hypogeum cannot reach Redis at {redis}: {reason}.\n"
            "Check that it runs there and that the address given with --redis is right."
        ),
        "wrong-network": (
            "'{network}' is no network.\nGive {option} an address such as 10.0.0.7, or a network such as 10.0.0.0/8."
        ),
        "thinking": "Bots of the servers at {redis} can think here, {jobs} at a time (Ctrl-C stops it)",
        "thinking-health": "Programs that watch over it ask at {address}ready",
        "other-version": (
            "Servers ask for {game} by version {there.program} of Hypogeum and version {there.rules} of its rules; "
            "here are {here.program} and {here.rules}.\n"
            "They would be misunderstood, so their bots do not think here. Install the same version here and there."
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
        "not-a-database": (
            "{file} n’est pas une base de données de Hypogeum, ou elle est endommagée\u00a0: {reason}.\n"
            "Remettez-y une copie de la vôtre, déplacez ce fichier pour repartir de zéro, "
            "ou choisissez un autre dossier avec --data."
        ),
        "data-in-use": (
            "Un autre Hypogeum conserve déjà ses tables dans {folder}\u202f; à deux, ils abîmeraient les parties.\n"
            "Utilisez celui qui est lancé, arrêtez-le, ou choisissez un autre dossier avec --data."
        ),
        "newer-data": (
            "Les tables du dossier {folder} ont été écrites par une version plus récente de Hypogeum.\n"
            "Installez cette version ou choisissez un autre dossier avec --data."
        ),
        "not-migrated": (
            "Les tables de {place} viennent d’une version plus ancienne de Hypogeum et n’ont pas pu être "
            "mises à jour\u00a0: {reason}.\n"
            "Elles sont restées telles quelles. Continuez avec l’ancienne version et gardez une copie des données "
            "pour demander de l’aide."
        ),
        "older-servers": (
            "Des serveurs d’une version plus ancienne de Hypogeum utilisent {database}, dont les tables sont encore "
            "de cette version.\n"
            "Arrêtez-les, puis lancez celui-ci\u00a0: il met les tables à jour."
        ),
        "wrong-database": (
            "Hypogeum ne peut pas conserver ses tables dans {database}\u00a0: il ne connaît que PostgreSQL.\n"
            "Donnez à --database une adresse comme postgresql://utilisateur:motdepasse@machine/nom, "
            "ou utilisez un dossier avec --data."
        ),
        "no-database": (
            "Hypogeum ne peut pas conserver ses tables dans {database}\u00a0: {reason}.\n"
            "Vérifiez que PostgreSQL y fonctionne et que l’adresse donnée avec --database est la bonne."
        ),
        "newer-database": (
            "Les tables de {database} ont été écrites par une version plus récente de Hypogeum.\n"
            "Installez cette version ou choisissez une autre base avec --database."
        ),
        "no-redis": (
            "Hypogeum ne peut pas joindre Redis à l’adresse {redis}\u00a0: {reason}.\n"
            "Vérifiez qu’il y fonctionne et que l’adresse donnée avec --redis est la bonne."
        ),
        "wrong-network": (
            "«\u00a0{network}\u00a0» n’est pas un réseau.\n"
            "Donnez à {option} une adresse comme 10.0.0.7 ou un réseau comme 10.0.0.0/8."
        ),
        "thinking": (
            "Les bots des serveurs reliés à {redis} peuvent réfléchir ici, {jobs} à la fois (Ctrl-C pour arrêter)"
        ),
        "thinking-health": "Les programmes de surveillance s’adressent à {address}ready",
        "other-version": (
            "Des serveurs demandent {game} selon la version {there.program} de Hypogeum et la version {there.rules} "
            "de ses règles\u202f; ici, ce sont {here.program} et {here.rules}.\n"
            "Il y aurait malentendu\u00a0: leurs bots ne réfléchissent donc pas ici. "
            "Installez la même version des deux côtés."
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
