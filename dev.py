#!/usr/bin/env python3
"""The one command of this repository; needs Python 3.11 or newer and nothing else.

python3 dev.py play [options of `hypogeum serve`]   install, build the client, start the server; compile beside it
python3 dev.py test                                 install, build, run every check and test
python3 dev.py test --quick                         the checks and tests of daily work, within two minutes
python3 dev.py test [options of pytest]             these tests alone, without building first
python3 dev.py build                                install, build and compile only
python3 dev.py screenshots [FOLDER [NAME ...]]      pictures of all pages, in every size, language and theme
python3 dev.py help                                 this text
"""

# This file must be readable by old Pythons, so that they can say what is wrong. The work is done in tools/.
import sys

OLDEST = (3, 11)

if sys.version_info[:2] < OLDEST:
    sys.exit(
        "Hypogeum needs Python {}.{} or newer, and this is Python {}.{} ({}).\n"
        "Install a newer Python and run this command again with it, for example: python3.12 {}".format(
            OLDEST[0], OLDEST[1], sys.version_info[0], sys.version_info[1], sys.executable, " ".join(sys.argv)
        )
    )

from tools import commands  # noqa: E402

if __name__ == "__main__":
    sys.exit(commands.main(sys.argv[1:], str(__doc__)))
