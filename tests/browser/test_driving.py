"""The browser of a worker is started anew where it has died."""

from __future__ import annotations

from typing import NoReturn

import pytest
from playwright._impl.transport import PipeTransport
from playwright.sync_api import Error

from tests.browser.driving import Driving


def strikes(transport: PipeTransport, data: str | bytes) -> NoReturn:
    """As a time limit does while a message of the driver is read."""
    pytest.fail("Timeout")


def test_a_driver_that_a_time_limit_took_along_is_replaced(driving: Driving, monkeypatch: pytest.MonkeyPatch) -> None:
    lost = driving.browser()
    with monkeypatch.context() as patch:
        patch.setattr(PipeTransport, "deserialize_message", strikes)
        with pytest.raises(Error):
            lost.new_context()
    found = driving.browser()
    assert found is not lost
    assert driving.browser() is found


def test_a_browser_that_has_gone_is_replaced(driving: Driving) -> None:
    lost = driving.browser()
    lost.close()
    assert driving.browser() is not lost
