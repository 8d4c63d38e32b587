"""Chance: a keyed stream in the record (ChaCha8, 256-bit key), so that nothing shown foretells what comes.

Written in plain ints with masks, so that it gives the same words interpreted and compiled: no step needs more
than 63 bits.
"""

from .record import Record
from .rule import rule

MASK = 0xFFFFFFFF
WORDS = 2**32
KEY_BYTES = 32


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
def _quarter(h: Record, a: int, b: int, c: int, d: int) -> None:
    x = h.chance_block
    p, q, r, s = x[a], x[b], x[c], x[d]
    p = (p + q) & MASK
    s ^= p
    s = ((s << 16) & MASK) | (s >> 16)
    r = (r + s) & MASK
    q ^= r
    q = ((q << 12) & MASK) | (q >> 20)
    p = (p + q) & MASK
    s ^= p
    s = ((s << 8) & MASK) | (s >> 24)
    r = (r + s) & MASK
    q ^= r
    q = ((q << 7) & MASK) | (q >> 25)
    x[a] = p
    x[b] = q
    x[c] = r
    x[d] = s


@rule
def _add_input(h: Record) -> None:
    """Add constants ("expand 32-byte k"), key and counter to the block; no nonce."""
    x = h.chance_block
    x[0] = (x[0] + 0x61707865) & MASK
    x[1] = (x[1] + 0x3320646E) & MASK
    x[2] = (x[2] + 0x79622D32) & MASK
    x[3] = (x[3] + 0x6B206574) & MASK
    for k in range(8):
        x[4 + k] = (x[4 + k] + h.chance_key[k]) & MASK
    x[12] = (x[12] + h.chance_counter) & MASK
    x[13] = (x[13] + (h.chance_counter >> 32)) & MASK


@rule
def _next_block(h: Record) -> None:
    h.chance_block[:] = 0
    _add_input(h)
    for _ in range(4):
        _quarter(h, 0, 4, 8, 12)
        _quarter(h, 1, 5, 9, 13)
        _quarter(h, 2, 6, 10, 14)
        _quarter(h, 3, 7, 11, 15)
        _quarter(h, 0, 5, 10, 15)
        _quarter(h, 1, 6, 11, 12)
        _quarter(h, 2, 7, 8, 13)
        _quarter(h, 3, 4, 9, 14)
    _add_input(h)
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
