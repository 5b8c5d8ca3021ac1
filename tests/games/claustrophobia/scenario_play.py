"""What happens in several tests of scenarios: a fighter dies, a phase begins, a turn ends."""

from __future__ import annotations

from hypogeum.games.claustrophobia.activation import finish_acting
from tests.games.claustrophobia.scene import ClaustrophobiaScene, FreshTable

KILLER = "troglodyte1"
"""It stands for all that are on its tile."""


class GuideScene(FreshTable):
    """The Guide before the marker has explored anything: the City Gate alone lies on the board, the Redeemer has the
    poison, and it is the human activation phase."""

    def __init__(self, document: str = "S8") -> None:
        super().__init__(document)
        self.state.poison_by = self.figure("H01")
        self._bare()
        self.activate_humans()
        self.events.clear()


def kill(scene: ClaustrophobiaScene, *names: str) -> None:
    """Each of these fighters has one line left, loses it to a troglodyte, and dies; nobody guards them."""
    for name in names:
        cell = scene.where(name)
        assert cell is not None
        scene.wound(name, 1, 2, 3, 5, 6)
        scene.stand(cell, KILLER)
        scene.activate_infernals()
        scene.roll(6)
        scene.do(f"activate {KILLER}", f"fight {name}")
        assert scene.where(name) is None


def end_turn(scene: ClaustrophobiaScene, turn: int) -> None:
    """The infernal activation phase of this turn ends; what the next turn leaves to chance was scripted before."""
    scene.state.turn = turn
    scene.activate_infernals()
    scene.events.clear()
    scene.state.run()
    if not scene.state.over and scene.asked()[0] == "activation":
        scene.do("end_phase")


def begin(scene: ClaustrophobiaScene, phase: str) -> None:
    """A phase begins, and whoever was acting has finished."""
    finish_acting(scene.state)
    scene.begin(phase)


def prepare(scene: ClaustrophobiaScene) -> None:
    """The next human preparation phase begins; if the dice come to be rolled, all show 4."""
    scene.roll(*[4] * len(scene.state.humans_in_play()))
    begin(scene, "human_preparation")


def act_again(scene: ClaustrophobiaScene) -> None:
    """After that, everybody has a 4 and may act."""
    for figure in scene.state.humans_in_play():
        scene.state.line[figure] = 4
    scene.state.dice = 0
    scene.activate_humans()
