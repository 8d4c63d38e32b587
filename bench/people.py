"""People who come to a server by HTTP, as programs with tokens."""

import asyncio
from collections.abc import Mapping
from typing import Any, Final

import httpx

__all__ = ["People"]

PATIENCE: Final = 60.0


class People:
    """Whoever plays and watches at one server."""

    def __init__(self, address: str) -> None:
        self.address = address
        self._http = httpx.AsyncClient(base_url=address, timeout=PATIENCE)

    async def come_in(self, name: str) -> str:
        """Somebody new; its token."""
        return str((await self.post("", "/api/programs", {"name": name}))["token"])

    async def be_forgotten(self, token: str) -> None:
        """Somebody goes for good."""
        _must_be_well(await self._http.delete("/api/me", headers=_headers(token)))

    async def get(self, token: str, path: str, invitation: str = "") -> str:
        """What the server shows there."""
        response = await self._http.get(path, headers=_headers(token, invitation))
        _must_be_well(response)
        return response.text

    async def post(self, token: str, path: str, body: Mapping[str, object], invitation: str = "") -> Any:
        """What the server answers to it."""
        response = await self._http.post(path, json=body, headers=_headers(token, invitation))
        _must_be_well(response)
        return response.json()

    async def wait_for_rules(self) -> None:
        """Until the server has compiled its rules, or loaded what was compiled."""
        while True:
            if await self._has_rules():
                return
            await asyncio.sleep(0.1)

    async def _has_rules(self) -> bool:
        house = (await self._http.get("/api/house")).json()
        return all(game["is_final"] for game in house["rules"])

    async def aclose(self) -> None:
        """Hang up."""
        await self._http.aclose()


def _headers(token: str, invitation: str = "") -> dict[str, str]:
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    return headers | ({"Invitation": invitation} if invitation else {})


def _must_be_well(response: httpx.Response) -> None:
    if response.is_error:
        path = response.request.url.path
        raise RuntimeError(f"{path}: {response.status_code} {response.text[:200]}")
