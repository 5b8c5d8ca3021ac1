"""Scenes of the infernal phases, for tests: the human fighters stand on 0,0, north of it lies an empty crossroads."""

from hypogeum.games.claustrophobia.activation import finish_acting
from tests.games.claustrophobia.scene import ClaustrophobiaScene

HALL = "0,0"
CROSSROADS = "0,-1"


def table(scenario: str = "S1", **options: object) -> ClaustrophobiaScene:
    """The hall and the crossroads, where entering is allowed; with one PM, so that the threat phase has a question."""
    scene = ClaustrophobiaScene(scenario, **options)
    scene.tile(46, CROSSROADS)
    scene.pm(1)
    return scene


def roll_destiny(scene: ClaustrophobiaScene, *faces: int) -> None:
    """The infernal preparation phase up to the allocation of these dice; no die waits from earlier turns."""
    finish_acting(scene.state)
    scene.roll(*faces)
    scene.begin("infernal_preparation")
    assert scene.asked() == ("allocate", [1])


def allocate(scene: ClaustrophobiaScene, *dice: str) -> None:
    """Put the rolled dice where they belong, such as `5 P1`."""
    for die in dice:
        scene.do(f"place {die}")


def prepare(scene: ClaustrophobiaScene, *dice: str) -> None:
    """Roll and place dice, such as `5 P1`: the whole infernal preparation phase, up to the threat phase."""
    roll_destiny(scene, *[int(die[0]) for die in dice])
    allocate(scene, *dice)
    assert scene.asked() == ("threat", [1])


def threaten(scene: ClaustrophobiaScene, pm: int = 1) -> None:
    """The threat phase begins with so many PM."""
    finish_acting(scene.state)
    scene.pm(pm)
    scene.begin("threat")
    assert scene.asked() == ("threat", [1])


def use_up_events(scene: ClaustrophobiaScene) -> None:
    """All event cards of the pile lie on the discard pile: Fell Destiny finds nothing."""
    deck = scene.state.event_deck
    deck.discard |= deck.pile
    deck.pile = 0
