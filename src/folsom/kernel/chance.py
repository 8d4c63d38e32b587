"""Chance: a keyed stream in the record (ChaCha8, 256-bit key), so that nothing shown foretells what comes.

Written in plain ints with masks, so that it gives the same words interpreted and compiled: no step needs more
than 63 bits.
"""

from .record import Record
from .rule import rule

MASK = 0xFFFFFFFF
WORDS = 2**32
KEY_BYTES = 32
EXPAND = (0x61707865, 0x3320646E, 0x79622D32, 0x6B206574)


def set_key(h: Record, key: bytes) -> None:
    """Key the record's chance and begin its stream anew."""
    if len(key) != KEY_BYTES:
        raise ValueError(f"a chance key has {KEY_BYTES} bytes, not {len(key)}")
    for k in range(8):
        h.chance_key[k] = int.from_bytes(key[4 * k : 4 * k + 4], "little")
    rewind(h)


def key_bytes(h: Record) -> bytes:
    """The key of the record's chance."""
    return b"".join(word.to_bytes(4, "little") for word in h.chance_key)


@rule
def rewind(h: Record) -> None:
    """Begin the stream of the record's key anew."""
    h.chance_block[:] = 0
    h.chance_counter = 0
    h.chance_used = 16


@rule
def mixed(word: int) -> int:
    """A 32-bit word scrambled: each bit of it moves about half of the result's."""
    word = ((word ^ (word >> 15)) * 0x2C1B3C6D) & MASK
    word = ((word ^ (word >> 12)) * 0x297A2D39) & MASK
    return word ^ (word >> 15)


@rule
def light_word(seed: int, k: int) -> int:
    """The k-th 32-bit word of a light stream, for playouts and for the keys of imagined worlds."""
    low, high = seed & MASK, (seed >> 32) & MASK
    return mixed((mixed((low + 0x3C6EF372 + k * 0x1E3779B9) & MASK) + high + k) & MASK)


@rule
def light_seed(seed: int, k: int) -> int:
    """The k-th seed made from a seed."""
    return (light_word(seed, 2 * k) << 31) ^ light_word(seed, 2 * k + 1)


@rule
def seed_lightly(h: Record, seed: int) -> None:
    """Key the chance of an imagined world from a number, and begin its stream."""
    for k in range(8):
        h.chance_key[k] = light_word(seed, k)
    rewind(h)


@rule
def _quarter(a: int, b: int, c: int, d: int) -> tuple[int, int, int, int]:
    a = (a + b) & MASK
    d ^= a
    d = ((d << 16) & MASK) | (d >> 16)
    c = (c + d) & MASK
    b ^= c
    b = ((b << 12) & MASK) | (b >> 20)
    a = (a + b) & MASK
    d ^= a
    d = ((d << 8) & MASK) | (d >> 24)
    c = (c + d) & MASK
    b ^= c
    b = ((b << 7) & MASK) | (b >> 25)
    return a, b, c, d


@rule
def _put_row(h: Record, start: int, p: int, q: int, r: int, s: int) -> None:
    h.chance_block[start] = p & MASK
    h.chance_block[start + 1] = q & MASK
    h.chance_block[start + 2] = r & MASK
    h.chance_block[start + 3] = s & MASK


@rule
def _next_block(h: Record) -> None:
    """Eight rounds over four rows: constants ("expand 32-byte k"), two rows of key, counter and no nonce."""
    key, low, high = h.chance_key, h.chance_counter & MASK, h.chance_counter >> 32
    a0, a1, a2, a3 = EXPAND
    b0, b1, b2, b3 = key[0], key[1], key[2], key[3]
    c0, c1, c2, c3 = key[4], key[5], key[6], key[7]
    d0, d1, d2, d3 = low, high, 0, 0
    for _ in range(4):
        a0, b0, c0, d0 = _quarter(a0, b0, c0, d0)
        a1, b1, c1, d1 = _quarter(a1, b1, c1, d1)
        a2, b2, c2, d2 = _quarter(a2, b2, c2, d2)
        a3, b3, c3, d3 = _quarter(a3, b3, c3, d3)
        a0, b1, c2, d3 = _quarter(a0, b1, c2, d3)
        a1, b2, c3, d0 = _quarter(a1, b2, c3, d0)
        a2, b3, c0, d1 = _quarter(a2, b3, c0, d1)
        a3, b0, c1, d2 = _quarter(a3, b0, c1, d2)
    _put_row(h, 0, a0 + EXPAND[0], a1 + EXPAND[1], a2 + EXPAND[2], a3 + EXPAND[3])
    _put_row(h, 4, b0 + key[0], b1 + key[1], b2 + key[2], b3 + key[3])
    _put_row(h, 8, c0 + key[4], c1 + key[5], c2 + key[6], c3 + key[7])
    _put_row(h, 12, d0 + low, d1 + high, d2, d3)
    h.chance_counter += 1
    h.chance_used = 0


@rule
def next_word(h: Record) -> int:
    """The next 32 bits of the stream."""
    if h.chance_used >= 16:
        _next_block(h)
    word = h.chance_block[h.chance_used]
    h.chance_used += 1
    return word


@rule
def below(h: Record, n: int) -> int:
    """One of 0 .. n-1, each exactly as likely, for n below 2**31."""
    m = next_word(h) * n
    if (m & MASK) < n:
        threshold = (WORDS - n) % n
        while (m & MASK) < threshold:
            m = next_word(h) * n
    return m >> 32
