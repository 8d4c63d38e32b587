"""The toy game as device code, compiled without a device."""

from typing import Any

import pytest

from folsom.kernel.contract import AnyGame

pytest.importorskip("numba_cuda", reason="numba-cuda is not installed")

from numba import cuda
from numba.cuda import dispatcher

from folsom.kernel.cuda import DeviceGames


class Hopper:
    """A device of which only its capability is known."""

    compute_capability = (9, 0)


def test_the_rules_compile_as_device_code(toy: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    """The very same functions, down to PTX."""
    monkeypatch.setattr(dispatcher, "get_current_device", lambda: Hopper)
    device = DeviceGames(toy)
    compiled: Any = cuda.compile_ptx(device.kernel, device.signature, cc=Hopper.compute_capability)
    assert ".entry" in compiled[0]
    assert all("recall" not in function.__name__ for function in device.made)
