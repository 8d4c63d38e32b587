"""Several at one device, somebody who watches, and what is left of a game: its replay, by a link."""

import re

from playwright.sync_api import expect

from . import playing
from .conftest import Come
from .tables import join, open_table, play_now, start


def test_two_at_one_device_never_see_each_others_hands(come: Come) -> None:
    """The table is covered between them, cards and log and all, until the other says that it is there."""
    ada = come("Ada")
    open_table(ada, "colt.first", 3)
    ada.page.get_by_role("button", name="Sit here too").first.click()
    ada.page.get_by_role("button", name="Stand up").nth(1).wait_for()
    start(ada)
    hands, covers = [], 0
    while covers < 4:
        now = playing.standing(ada)
        hand = ada.page.get_by_role("region", name="Your hand")
        if now == "covered":
            covers += 1
            assert hand.count() == 0
            assert ada.page.get_by_role("link", name=re.compile("Replay moment")).count() == 0
            playing.uncover(ada)
        elif now == "asked":
            hands.append(hand.get_by_role("button").all_inner_texts())
            playing.play((ada, playing.click), answers=1)
    assert len(hands) >= 3


def test_whoever_watches_sees_the_table_and_no_hand(come: Come) -> None:
    """By the link, without a seat: the train and what happens, and no question ever."""
    ada, ben, cid = come("Ada"), come("Ben"), come("Cid")
    link = open_table(ada, "colt.first", 3)
    join(ben, link)
    start(ada, ben)
    cid.page.goto(link)
    train = cid.page.get_by_role("list", name="The train")
    train.wait_for(state="attached")
    playing.play((ada, playing.click), (ben, playing.click), answers=5)
    cid.page.get_by_text(re.compile("Ada|Ben|Bot")).first.wait_for()
    assert playing.standing(cid) == ""
    assert cid.page.get_by_role("region", name="Your hand").get_by_role("button").count() == 0
    assert cid.page.locator("[data-answer]").count() == 0


def test_an_open_table_is_found_joined_and_watched_from_the_front_page(come: Come) -> None:
    """Its owner opens it to all; one comes in by the list, another watches by it."""
    ada, ben, cid = come("Ada"), come("Ben"), come("Cid")
    open_table(ada, "napad", 2)
    ada.page.get_by_text("Open table", exact=True).click()
    ben.go()
    ben.page.get_by_role("region", name="Open tables").get_by_role("link", name="Join").first.click()
    ben.page.get_by_label("What shall we call you?").fill("Ben")
    ben.page.get_by_role("button", name="Sit down").first.click()
    ben.page.get_by_role("button", name="Stand up").wait_for()
    start(ada, ben)
    cid.go()
    cid.page.get_by_role("region", name="Watch").get_by_role("link", name="Watch").first.click()
    cid.page.locator("[data-question]").wait_for()
    playing.play((ada, playing.click), (ben, playing.click), answers=2)


def test_a_replay_is_shared_by_a_link_to_a_moment(come: Come) -> None:
    """Whoever has the link sees that moment of the game with the same eyes, and can go on from there."""
    ada, dot = come("Ada"), come("Dot")
    play_now(ada, "napad", 2)
    playing.play((ada, playing.click))
    ada.page.get_by_role("link", name="Watch it again").click()
    hers = ada.page.get_by_role("slider", name="Moment")
    hers.press("End")
    hers.press("ArrowLeft")
    ada.click("button", "Link to this moment")
    link = ada.page.get_by_role("dialog").get_by_label("Link to this moment").input_value()
    dot.page.goto(link)
    its = dot.page.get_by_role("slider", name="Moment")
    expect(its).to_have_attribute("aria-valuetext", hers.get_attribute("aria-valuetext") or "")
    assert int(its.input_value()) > 10
    dot.click("button", "A moment on")
    expect(its).to_have_value(str(int(hers.input_value()) + 1))
