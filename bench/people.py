"""People who come to a server by HTTP, as programs with tokens."""

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

    async def post(self, token: str, path: str, body: Mapping[str, object], invitation: str = "") -> Any:
        """What the server answers to it."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        if invitation:
            headers["Invitation"] = invitation
        response = await self._http.post(path, json=body, headers=headers)
        if response.is_error:
            raise RuntimeError(f"{path}: {response.status_code} {response.text[:200]}")
        return response.json()

    async def aclose(self) -> None:
        """Hang up."""
        await self._http.aclose()
