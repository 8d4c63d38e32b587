"""Secrets that people and programs carry. Only hashes are kept: a stolen database opens nothing."""

import secrets
from hashlib import sha256
from typing import Final

BYTES: Final = 32
TEXT_LENGTH: Final = 43


def new_secret() -> str:
    """256 random bits as url-safe text."""
    return secrets.token_urlsafe(BYTES)


def hash_of(secret: str) -> bytes:
    """What is kept of a secret. It has 256 random bits, so one plain hash is enough."""
    return sha256(secret.encode()).digest()


def short(hashed: bytes) -> str:
    """A name for a session that says nothing of its secret: it may be shown and logged."""
    return hashed.hex()[:12]
