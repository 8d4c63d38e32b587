from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest
from msgspec import json

from folsom.games.colt_express import knowledge
from folsom.games.colt_express.cards import ROUND_CARDS
from folsom.games.colt_express.knowledge import (
    FACE_DOWN,
    SPECTATOR,
    Knowledge,
    Memory,
    Passage,
    Purses,
    knowledge_of,
    recall,
)
from folsom.games.colt_express.knowledge.known import unseen
from folsom.games.colt_express.rules import punch, round_events
from folsom.games.colt_express.table import diary
from folsom.games.colt_express.table.loot import BLIND, SAME, carry_purse, held_by
from folsom.games.colt_express.table.record import Heist
from folsom.games.colt_express.table.vocabulary import (
    BANDITS,
    CARDS,
    DISCARD,
    DOLLARS,
    DRAW,
    KINDS,
    NO_CARD,
    ON_BANDIT,
    OUT_OF_PLAY,
    PLAY_DOWN,
    PURSE_TOKENS,
    Ask,
    Bandit,
    Loot,
    Phase,
    inside,
    roof,
    slot_of,
)
from folsom.kernel.record import dtype_of, new_games, raw_bytes, strict
from tests.games.colt_express.heists import (
    PARAMETERS,
    TABLES,
    any_answer,
    audiences,
    dealt,
    give,
    play_until,
    random_play,
    remembered,
    say,
)


def memory(h: Heist, seat: int | None) -> Memory:
    """What a seat, or a spectator, knows."""
    return remembered(h, seat)[1]


def bytes_of(h: Heist, seat: int | None) -> bytes:
    """The same as bytes."""
    return bytes(raw_bytes(remembered(h, seat)[0])[0])


def heist(*seats: str, name: str = "colt.first", seed: int = 5) -> Heist:
    """A table with these seats, the first of them First Player."""
    return dealt(name, seats or ("cheyenne", "tuco", "doc"), seed, first="0")


def positions(name: str, seats: int, seed: int, every: int) -> Iterator[Heist]:
    """Positions of a random game: the first, one in so many after that, and the last."""
    h = dealt(name, seats, seed, **PARAMETERS[name])
    yield h
    for number, _ in enumerate(random_play(h, seed + 1)):
        if number % every == 0 or h.phase == Phase.OVER:
            yield h


# --- what is hidden from a seat leaves no trace in what it knows


def swap_hidden_cards(h: Heist, other: int, chance: Random) -> None:
    """Deal a seat's hand and the unknown part of its deck anew, numbers kept; its own diary aside."""
    hidden = [h.deck[other, k] for k in range(h.deck_n[other] - h.known_top[other])]
    hidden += [card for card in range(CARDS) for _ in range(h.hand[other, card])]
    chance.shuffle(hidden)
    for k in range(h.deck_n[other] - h.known_top[other]):
        h.deck[other, k] = hidden.pop()
    for card in range(CARDS):
        h.hand[other, card] = hidden.count(card)


def change_hidden_plays(h: Heist, other: int, chance: Random) -> None:
    """Make other cards of those that a seat has laid face down, in the pile and in its diary."""
    notes = [k for k in range(h.diary_n[other]) if diary.HIDDEN <= h.diary[other, k] < diary.TURNED]
    rows = [k for k in range(h.pile_next, h.pile_n) if h.pile[k, 0] == other and h.pile[k, 3] == 1]
    for note, row in zip(notes, rows, strict=True):
        slot = slot_of(h.pile[row, 1]) if h.show_bandit else chance.randrange(h.crew_size)
        card = slot * KINDS + chance.randrange(KINDS)
        h.pile[row, 1] = card
        h.diary[other, note] = diary.HIDDEN + card


def swap_hidden_purses(h: Heist, seat: int | None, chance: Random) -> None:
    """Deal anew the values of purses that the seat has never owned, and reshuffle the tokens' numbers."""
    own = {held_by(who) for who in range(BANDITS) if seat is not None and h.boss[who] == seat}
    tokens = [token for token in range(18) if h.purse_at[token] not in own and h.home_known[token] == 0]
    values = [h.purse_value[token] for token in tokens]
    chance.shuffle(values)
    for token, value in zip(tokens, values, strict=True):
        h.purse_value[token] = value


def forked(h: Heist) -> Heist:
    """A copy to change."""
    games = new_games(Heist, 1)
    copies = strict(Heist, games)
    copies[0] = h
    return copies[0]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_other_hands_decks_purses_and_chance_leave_no_trace(name: str, seats: int) -> None:
    """What is hidden may be changed at will: the memory stays the same, byte for byte."""
    chance = Random(3)
    for h in positions(name, seats, 17, every=7):
        if h.phase == Phase.OVER:
            continue  # all purses are open now
        for seat in audiences(h):
            world = forked(h)
            for other in range(h.seats):
                if other != seat:
                    swap_hidden_cards(world, other, chance)
                    change_hidden_plays(world, other, chance)
            swap_hidden_purses(world, seat, chance)
            for k in range(memory(h, seat).revealed, 5):
                world.round_cards[k] = chance.randrange(len(ROUND_CARDS))
            for k in range(8):
                world.chance_key[k] = chance.randrange(2**32)
            world.chance_counter += 1
            assert bytes_of(world, seat) == bytes_of(h, seat)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_which_token_is_which_leaves_no_trace(name: str, seats: int) -> None:
    """Purses are known by holder and value only: the tokens' numbers may be permuted."""
    chance = Random(4)
    for h in positions(name, seats, 19, every=9):
        world = forked(h)
        order = list(range(PURSE_TOKENS))
        chance.shuffle(order)
        for token, source in enumerate(order):
            world.purse_at[token] = h.purse_at[source]
            world.purse_value[token] = h.purse_value[source]
            world.purse_home[token] = h.purse_home[source]
            world.home_known[token] = h.home_known[source]
        for seat in audiences(h):
            assert bytes_of(world, seat) == bytes_of(h, seat)


def test_the_order_of_ones_own_deck_is_unknown_to_oneself() -> None:
    """Nobody, owner included; but for the bullets that were openly laid on top."""
    h = heist()
    before = bytes_of(h, 0)
    h.deck[0, 0], h.deck[0, 3] = h.deck[0, 3], h.deck[0, 0]
    assert bytes_of(h, 0) == before


@pytest.mark.parametrize(
    ("name", "asked", "change"),
    [("colt.revised.teams", Ask.PICK, "picked"), ("colt.revised.teams", Ask.PLACE, "formation")],
)
def test_a_secret_choice_is_its_owners_until_all_have_chosen(name: str, asked: Ask, change: str) -> None:
    """Q83: formation and opening pick; that somebody has chosen is public."""
    h = dealt(name, ["ghost+tuco", "django+doc", "belle+cheyenne"], 2, first="0")
    if asked == Ask.PICK:
        for seat, bandit in enumerate(("ghost", "django", "belle")):
            say(h, seat, bandit)
    give(h, 1, any_answer_of(h, 1))
    known = [getattr(memory(h, seat), change) for seat in (0, 1, 2, None)]
    hidden = {0: NO_CARD, 2: NO_CARD, 3: NO_CARD}
    if asked == Ask.PLACE:
        assert [cells[1] for cells in known] == [-1, h.formation[1], -1, -1]
        assert h.formation[1] >= 0
    else:
        assert {index: known[index] for index in hidden} == hidden
        assert known[1] == h.picked[1] >= 0
    assert memory(h, 0).owed_by == 0b101


def any_answer_of(h: Heist, seat: int) -> int:
    """An answer that this seat may give."""
    chance = Random(1)
    while True:
        owing, code = any_answer(h, chance)
        if owing == seat:
            return code


def test_formations_are_known_once_bandits_stand_on_the_train() -> None:
    """B5."""
    h = dealt("colt.revised.teams", ["ghost+tuco", "django+doc"], 2)
    say(h, 0, "tuco")
    say(h, 1, "django")
    assert [memory(h, None).formation[seat] for seat in range(2)] == [1, 0]


def test_pending_discards_still_count_as_in_hand_for_everybody() -> None:
    """Q83: of an unfinished `keep` nothing shows, neither in sizes nor in cards; its owner knows."""
    h = heist(name="colt.revised.expert")
    play_until(h, Phase.KEEPING, 3)
    size, before = memory(h, 1).hand_n[0], bytes_of(h, 1)
    card = next(card for card in range(CARDS) if h.hand[0, card] > 0)
    give(h, 0, DISCARD + card)
    assert h.pending[0, card] == 1
    assert bytes_of(h, 1) == before
    own = memory(h, 0)
    assert own.hand_n[0] == size
    assert own.pending[card] == 1
    assert sum(own.hand[k] for k in range(CARDS)) == size - 1


# --- cards


def test_a_hidden_card_is_a_gap_for_all_but_its_owner() -> None:
    """Q10, Q11: in the pile and in the diary; turned over, it is known to all, and stays so."""
    h = heist("ghost", "tuco", "doc")
    card = next(card for card in range(6) if h.hand[0, card] > 0)
    give(h, 0, PLAY_DOWN + card)
    own, other = memory(h, 0), memory(h, 1)
    assert [own.pile[0, k] for k in range(5)] == [0, card, 1, 1, Bandit.GHOST]
    assert [other.pile[0, k] for k in range(5)] == [0, NO_CARD, 1, 1, Bandit.GHOST]
    assert own.diary[0, own.diary_n[0] - 1] == diary.HIDDEN + card
    assert other.diary[0, other.diary_n[0] - 1] == FACE_DOWN
    play_until(h, Phase.STEALING, 4)
    assert memory(h, 1).pile[0, 1] == card
    assert diary.TURNED + card in list(memory(h, None).diary[0])


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_unseen_cards_are_exactly_those_whose_place_is_unknown(name: str, seats: int) -> None:
    """S4, D5, B4: of others hand, deck and hidden cards together; of oneself the deck."""
    for h in positions(name, seats, 23, every=5):
        for seat in audiences(h):
            m = memory(h, seat)
            for other in range(h.seats):
                hidden = [h.deck[other, k] for k in range(h.deck_n[other] - h.known_top[other])]
                if other != seat:
                    cards = (h.hand[other, card] + h.pending[other, card] for card in range(CARDS))
                    hidden += [card for card, count in enumerate(cards) for _ in range(count)]
                    rows = (h.pile[k] for k in range(h.pile_next, h.pile_n))
                    hidden += [row[1] for row in rows if row[0] == other and row[3] == 1]
                assert unseen(m, other) == [hidden.count(card) for card in range(CARDS)]


def test_bullets_given_since_the_shuffle_are_known_to_lie_on_top() -> None:
    """X6, Q59: the last on top."""
    h = heist("tuco", "django", "doc", name="colt.first.expert")
    for colour in (Bandit.TUCO, Bandit.DJANGO):
        h.deck[2, h.deck_n[2]] = 12 + colour
        h.deck_n[2] += 1
        h.known_top[2] += 1
        h.bullets[2, colour] += 1
    known = knowledge_of(memory(h, None)).seats[2]
    assert known.on_top == ("bullet django", "bullet tuco")


def test_what_everybody_saw_of_ones_cards_is_told_in_order() -> None:
    """The diary in words."""
    h = heist("ghost", "tuco", "doc")
    assert knowledge_of(memory(h, 1)).seats[0].since == ("drew 6",)
    give(h, 0, DRAW)
    assert knowledge_of(memory(h, 1)).seats[0].since == ("drew 9",)
    assert len(knowledge_of(memory(h, 1)).seats[0].shuffled) == 10


# --- round cards


def test_round_cards_to_come_are_known_to_nobody() -> None:
    """T3."""
    h = heist()
    m = memory(h, 0)
    assert (m.revealed, m.round_cards[0]) == (1, h.round_cards[0])
    assert [m.round_cards[k] for k in range(1, 5)] == [-1] * 4
    assert knowledge_of(m).rounds_left == 4


def test_before_the_reveal_a_picking_seat_knows_nothing_of_the_card() -> None:
    """Q62: neither laps nor event, nor those of the round before."""
    h = dealt("colt.revised.teams", 2, 3, pick_before_reveal=True)
    for _ in random_play(h, 4):
        if h.phase == Phase.PICKING:
            m = memory(h, 0)
            assert (m.revealed, m.laps_n, m.event) == (h.round_no - 1, 0, 0)
            assert [m.laps[k] for k in range(5)] == [-1] * 5


# --- purses


def test_a_seat_remembers_what_its_own_purses_were_worth_wherever_they_go() -> None:
    """Q78: whoever gave or took a purse saw its value, nobody else."""
    h = heist()
    h.victim, h.place[Bandit.TUCO], h.place[Bandit.DOC] = Bandit.TUCO, inside(2), inside(2)
    punch.drop(h, Bandit.DOC, Loot.PURSE)
    values = {seat: memory(h, seat).trail[0, 2] * DOLLARS for seat in (0, 1, 2)}
    assert values == {0: 0, 1: 250, 2: 0}
    assert memory(h, None).trail[0, 2] == 0


def test_a_snatched_purse_is_the_one_its_owner_saw_leave() -> None:
    """C2, Q44: Cheyenne sees it when she has it; a seat that is not concerned sees nothing."""
    h = heist()
    h.victim, h.place[Bandit.TUCO], h.place[Bandit.CHEYENNE] = Bandit.TUCO, inside(2), inside(2)
    punch.drop(h, Bandit.CHEYENNE, Loot.PURSE)
    assert memory(h, 2).held_kind == 1
    assert memory(h, 0).trail[0, 2] == 0
    punch.snatch(h, Bandit.CHEYENNE)
    for seat, value in ((0, 250), (1, 250), (2, 0)):
        m = memory(h, seat)
        assert (m.trail[1, 2] * DOLLARS, m.trail[1, 3]) == (value, SAME)
    assert memory(h, 2).held_kind == 0


def test_a_purse_between_others_shows_no_value_though_it_was_once_ones_own_neighbour() -> None:
    """S16: a robber's purse is the robber's alone."""
    h = heist()
    token = next(token for token in range(18) if h.purse_at[token] == OUT_OF_PLAY)
    carry_purse(h, token, held_by(Bandit.DOC), BLIND)
    assert memory(h, 2).trail[0, 2] == h.purse_value[token]
    assert [memory(h, seat).trail[0, 2] for seat in (0, 1, None)] == [0, 0, 0]


def test_a_ransom_tells_nothing_of_the_box() -> None:
    """Q52: the memory is the same whether the box held a $250 purse or not, but for what follows later."""
    seen = []
    for emptied in (False, True):
        h = heist()
        h.place[Bandit.DOC] = roof(0)
        for token in range(18):
            if emptied and h.purse_at[token] == OUT_OF_PLAY and h.purse_value[token] == 5:
                h.purse_value[token] = 6
        round_events.hostage_taking(h)
        seen.append([bytes_of(h, seat) for seat in audiences(h)])
        assert (h.purse_at[18] == held_by(Bandit.DOC)) == emptied
    assert seen[0] == seen[1]


def test_a_starting_purse_is_known_to_all_and_no_other() -> None:
    """S5, S16."""
    h = heist()
    for m in (memory(h, 1), memory(h, None)):
        for who in range(BANDITS):
            assert m.home_known[held_by(who)] == (1 if h.boss[who] >= 0 else 0)
        assert sum(m.home_known[place] for place in range(ON_BANDIT)) == 0
    assert Purses("doc", 1, 1, (250,)) in knowledge_of(memory(h, 2)).purses
    assert Purses("doc", 1, 1, ()) in knowledge_of(memory(h, 1)).purses


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_ones_own_purses_are_known_now_and_others_only_at_the_end(name: str, seats: int) -> None:
    """S16, G1; what lies on floors and in the box never shows."""
    for h in positions(name, seats, 29, every=5):
        for seat in audiences(h):
            m = memory(h, seat)
            for who in range(BANDITS):
                tokens = (token for token in range(PURSE_TOKENS) if h.purse_at[token] == held_by(who))
                true = sorted(h.purse_value[token] for token in tokens)
                may_know = (seat is not None and h.boss[who] == seat) or h.phase == Phase.OVER
                known = [value for value in m.purse_values[who] if value > 0]
                assert known == (true if may_know else [])


def test_scores_prize_and_winners_are_known_at_the_end_only() -> None:
    """Scores show at the end."""
    h = heist()
    h.dollars[0], h.prize, h.winners = 700, 1, 1
    assert [memory(h, 0).dollars[0], memory(h, 0).prize, memory(h, 0).winners] == [0, 0, 0]
    play_until(h, Phase.OVER, 2)
    m = memory(h, None)
    assert [m.dollars[seat] for seat in range(3)] == [h.dollars[seat] for seat in range(3)]
    assert (m.prize, m.winners) == (h.prize, h.winners)


def test_passages_are_told_in_words() -> None:
    """Whence, whither, what it was worth to whoever saw it, and how it was found."""
    h = heist()
    h.victim, h.place[Bandit.TUCO], h.place[Bandit.DOC] = Bandit.TUCO, roof(2), roof(2)
    punch.drop(h, Bandit.DOC, Loot.PURSE)
    assert knowledge_of(memory(h, 1)).passages == (Passage("tuco", "2r", 250, "blind"),)
    assert knowledge_of(memory(h, 0)).passages == (Passage("tuco", "2r", None, "blind"),)


# --- the record itself


def test_nothing_of_chance_decks_tokens_or_log_has_a_place_in_a_memory() -> None:
    """What is not a field cannot leak: no key, no order of a deck, no token, no log."""
    fields = set(dtype_of(Memory).names or ())
    hidden = {"chance_key", "chance_block", "chance_counter", "chance_used", "fate", "log", "log_n"}
    hidden |= {"deck", "purse_at", "purse_value", "held"}
    assert not fields & hidden


def test_every_switch_of_the_record_is_told() -> None:
    """The ruleset is public in full."""
    h = heist()
    switches = [name for name in knowledge.known.SWITCHES if getattr(h, name) == 1]
    assert knowledge_of(memory(h, None)).switches == tuple(switches)
    assert {"powers", "events", "station", "gunslinger"} <= set(switches)


def test_a_spectator_has_no_hand() -> None:
    """Seat -1 knows what everybody knows."""
    h = heist()
    m = new_games(Memory, 1)
    recall(h, SPECTATOR, strict(Memory, m)[0])
    assert bytes(raw_bytes(m)[0]) == bytes_of(h, None)
    assert Counter(memory(h, None).hand) == Counter({0: CARDS})


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_knowledge_can_be_sent_and_read_again(name: str, seats: int) -> None:
    """Plain data, of every audience."""
    for h in positions(name, seats, 37, every=20):
        for seat in audiences(h):
            known = knowledge_of(memory(h, seat))
            assert json.decode(json.encode(known), type=Knowledge) == known


def test_everything_public_is_exported() -> None:
    """`__all__` names what there is."""
    assert all(hasattr(knowledge, name) for name in knowledge.__all__)
