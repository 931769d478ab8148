# Orca reads this when it starts: what it says goes into a file, a line each, as soon as it is said.
import logging
import os

import orca.settings

# Pages are read as they are walked through, not from top to bottom when they load; keys are not repeated.
orca.settings.sayAllOnLoad = False
orca.settings.enableKeyEcho = False

speech = logging.getLogger("speech")
speech.setLevel(logging.INFO)
speech.addHandler(logging.FileHandler(os.environ["ORCA_HEARD"], mode="w"))
