"""The heist: one game of Colt Express as a record of fixed size.

Everything the rules may ask lies here: the ruleset's live switches, the train, the loot, the cards, the
common pile, the question now waiting, and what must be remembered so that a seat can later be told what it
may infer.
"""

from typing import Annotated

from folsom.kernel.record import Byte, Cells, Grid, Record, Short

DECK_CAP = 56
"""A six-seat deck holds at most 10 action cards, 30 bullets of others and 13 neutral ones."""

PILE_CAP = 48
DIARY_CAP = 96
TRAIL_CAP = 120


class Heist(Record):
    """One game: every hidden thing included."""

    LOG_ROWS = 256

    # --- the ruleset's live switches
    powers: Byte  # SW3: characters have their powers
    events: Byte  # SW2: Round cards' events happen
    station: Byte  # SW1: four ordinary Round cards and a station; else five ordinary ones
    expert: Byte  # X: discard piles, cards may be kept
    shed_bullets: Byte  # SW10: expert, bullets in hand are shed
    shortage_clears: Byte  # SW8: a shortage takes the rest of the neutral bullets out of the game
    revenge_drops: Byte  # SW6: the purse lost to the Marshal's Revenge lies on the roof
    ask_place: Byte  # B5, Q67: secret formation
    opening_pick: Byte  # B6
    covering_fire: Byte  # SW15
    gunslinger: Byte  # SW14: the prize is awarded
    pick_before_reveal: Byte  # Q62
    strict_rob: Byte  # Q36
    friendly_shots: Byte  # Q64: shots at a team-mate count for the Gunslinger
    literal_tiebreak: Byte  # Q71: bullets from meeting the Marshal do not count
    show_bandit: Byte  # Q74: a face-down card shows whose it is
    open_discards: Byte  # Q76: everybody may browse the discard piles

    # --- seats and bandits
    seats: Byte
    crew_size: Byte
    crew: Annotated[Grid, "i1", 6, 2]  # bandit of a seat's slot, or -1
    boss: Annotated[Cells, "i1", 6]  # seat of a bandit, or -1
    marshal_slot: Annotated[Cells, "i1", 6]  # whose Marshal card stays in a mixed deck; -1: fate decides (D5)
    formation: Annotated[Cells, "i1", 6]  # slot that goes to the rear car; -1: not chosen (B5)

    # --- the train
    rear: Byte  # number of the rear car
    car_cards: Annotated[Cells, "i1", 6]  # which car stands at 1..rear; -1: fate decides (S6)
    place: Annotated[Cells, "i1", 6]  # by bandit; -1: not on the train
    marshal: Byte
    spare_strongbox: Byte  # waiting beside the train (S9)
    jewels: Annotated[Cells, "i1", 21]  # by holder
    strongboxes: Annotated[Cells, "i1", 21]
    purses: Annotated[Cells, "i1", 21]
    purse_at: Annotated[Cells, "i1", 24]  # holder of each purse token; -1: token not used
    purse_value: Annotated[Cells, "i1", 24]  # in units of $50
    held: Byte  # the token that just fell and that Cheyenne may take; -1: none

    # --- how purses travelled, for what a seat may infer: from, to, value, and how the token was found
    purse_home: Annotated[Cells, "i1", 24]  # holder of each token when the trail began
    home_known: Annotated[Cells, "i1", 24]  # 1: everybody knew its value there (S5)
    trail_n: Short
    trail: Annotated[Grid, "i1", 120, 4]

    # --- cards
    deck: Annotated[Grid, "i1", 6, 56]  # by seat, bottom first: the top card is the last one
    deck_n: Annotated[Cells, "i1", 6]
    hand: Annotated[Grid, "i1", 6, 19]  # by seat, number of each card
    hand_n: Annotated[Cells, "i1", 6]
    discard: Annotated[Grid, "i1", 6, 19]
    discard_n: Annotated[Cells, "i1", 6]
    pending: Annotated[Grid, "i1", 6, 19]  # discards of an unfinished `keep`, shown to nobody (Q83)
    picked: Annotated[Cells, "i1", 6]  # opening pick, or -1
    magazine: Annotated[Cells, "i1", 6]  # by bandit
    friendly: Annotated[Cells, "i1", 6]  # bullets a bandit fired at its team-mate
    neutral: Byte
    bullets: Annotated[Grid, "i1", 6, 7]  # by seat: Bullet cards among its cards, by colour
    met: Annotated[Cells, "i1", 6]  # by seat: how many of them came from meeting the Marshal

    # --- what everybody could see of each seat's cards since its deck was last shuffled (see diary.py)
    known_top: Annotated[Cells, "i1", 6]  # so many cards on top of the deck are known to all
    shuffled: Annotated[Grid, "i1", 6, 19]  # the cards that went into that shuffle
    held_back: Annotated[Grid, "i1", 6, 19]  # the hand at that moment, known to all by elimination
    reshuffled: Annotated[Grid, "i1", 6, 19]  # the cards of a second shuffle within the same diary
    held_then: Annotated[Grid, "i1", 6, 19]  # the hand at that second shuffle: its owner's secret
    diary: Annotated[Grid, "i1", 6, 96]
    diary_n: Annotated[Cells, "i1", 6]

    # --- the round
    round_no: Byte
    first: Byte
    round_cards: Annotated[
        Cells, "i1", 5
    ]  # the Round deck; -1: a card that no rulebook prints (test positions)
    laps: Annotated[Cells, "i1", 5]
    laps_n: Byte
    event: Byte
    phase: Byte
    lap: Byte
    turn: Byte  # sub-turns taken in this lap
    acted: Annotated[Cells, "i1", 6]  # sub-turns each seat has taken in this round
    covering: Byte  # slot that may give covering fire; -1: none

    # --- the common pile: seat, card, face down, still hidden
    pile: Annotated[Grid, "i1", 48, 4]
    pile_n: Byte
    pile_next: Byte

    # --- the question now waiting
    asking: Byte
    owed_by: Short  # mask of seats
    who: Byte  # the bandit that acts
    victim: Byte
    card: Byte  # the card being carried out; -1: none
    card_seat: Byte
    stage: Byte  # how far an event has been carried through

    # --- the end
    dollars: Annotated[Cells, "i4", 6]
    prize: Short  # mask of seats
    winners: Short  # mask of seats


__all__ = ["DECK_CAP", "DIARY_CAP", "PILE_CAP", "TRAIL_CAP", "Heist"]
