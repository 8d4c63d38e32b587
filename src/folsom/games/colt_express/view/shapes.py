"""The table as somebody sees it: small immutable values, in the words of positions and answers."""

import msgspec


class Loot(msgspec.Struct, frozen=True):
    """Tokens in one place or on one bandit, by kind; purses lie face down."""

    purses: int = 0
    jewels: int = 0
    strongboxes: int = 0


class CarView(msgspec.Struct, frozen=True):
    """A car and what lies in it and on it."""

    name: str
    inside: Loot = Loot()
    roof: Loot = Loot()


class BanditView(msgspec.Struct, frozen=True):
    """A bandit."""

    bandit: str
    seat: int
    """The seat that runs it."""
    place: str | None
    """None: not yet on the train."""
    magazine: int
    loot: Loot
    purses: tuple[int, ...] | None
    """What its purses are worth, in dollars: of one's own bandits, and of all at the end; else None."""


class SeatView(msgspec.Struct, frozen=True):
    """A seat and its cards, as far as all may see them."""

    bandits: tuple[str, ...]
    hand_size: int
    deck_size: int
    discard_size: int
    discards: tuple[str, ...] | None
    """What is on the discard pile; None where only its owner may browse it (Q76)."""
    bullets: tuple[str, ...]
    """Bullet cards among its cards, by the colour of who fired them."""
    score: int | None
    """In dollars, at the end."""


class PileCard(msgspec.Struct, frozen=True):
    """A card that was played onto the common pile in this round."""

    seat: int
    card: str | None
    """None: it is face down, and not one's own."""
    bandit: str | None
    """Whose card it is; None: it is face down, a team's, and not one's own."""
    face_down: bool


class Carrying(msgspec.Struct, frozen=True):
    """The card that is being carried out."""

    seat: int
    card: str
    bandit: str
    victim: str | None
    """Whom it punches."""


class Asking(msgspec.Struct, frozen=True):
    """What the table waits for."""

    seats: tuple[int, ...]
    """Those that still owe an answer."""
    question: str
    bandit: str | None
    """Whose doing it is; None where the seat is asked for itself."""


class View(msgspec.Struct, frozen=True):
    """The table as one seat, or a spectator, sees it now."""

    seat: int | None
    phase: str
    """placing, picking, planning, keeping, stealing, event or over."""
    round: int
    first: int
    """The seat of the First Player."""
    round_cards: tuple[str, ...]
    """Those turned up so far."""
    laps: tuple[str, ...]
    """Of this round's card; empty until it is turned up."""
    event: str | None
    """Of this round's card; None until it is turned up."""
    lap: int | None
    """In planning, from 1."""
    train: tuple[CarView, ...]
    """From the Locomotive on."""
    marshal: int
    spare_strongbox: bool
    """The second strongbox waits beside the train."""
    purses_in_box: int
    """Purses that are not in play; a ransom is counted as if it came from elsewhere (Q52)."""
    neutral: int
    """Neutral bullets left."""
    bandits: tuple[BanditView, ...]
    seats: tuple[SeatView, ...]
    hand: tuple[str, ...]
    """One's own."""
    discarding: tuple[str, ...]
    """What oneself has chosen to discard while others still choose."""
    picked: str | None
    """One's own opening pick, until it comes to hand."""
    rear_bandit: str | None
    """Which of one's bandits will start in the rear car, while others still choose."""
    pile: tuple[PileCard, ...]
    carried_out: int
    """So many cards of the pile have been turned over."""
    carrying: Carrying | None
    asking: Asking | None
    gunslingers: tuple[int, ...]
    winners: tuple[int, ...]
