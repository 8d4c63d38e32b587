"""What was first replied to each command."""

from folsom.tables.messages import Reply
from folsom.tables.replies import KEPT, Replies


def test_the_first_reply_comes_again_to_its_author_alone() -> None:
    """Whatever is in it; keys are everybody's own."""
    replies = Replies()
    kept = [Reply(key="a", number=7), Reply(key="b", number=0), Reply(key="c", number=9, table="another")]
    for reply in kept:
        replies.keep("ann", reply)
    assert [replies.first("ann", key) for key in "abc"] == kept
    assert replies.first("ann", "d") is None
    assert replies.first("bob", "a") is None


def test_of_each_person_so_many_are_kept() -> None:
    """One who says very much takes nothing from the others."""
    replies = Replies()
    replies.keep("bob", Reply(key="only", number=1))
    for number in range(KEPT + 1):
        replies.keep("ann", Reply(key=str(number), number=number, table=f"t{number}"))
    assert replies.first("ann", "0") is None
    assert replies.first("ann", "1") == Reply(key="1", number=1, table="t1")
    assert replies.first("bob", "only") is not None
