"""One sentence for a name that nobody knows: what was said, what is near it, what there is."""

from collections.abc import Iterable, Sequence
from difflib import get_close_matches

FEW = 12  # so many names are listed; more would bury the sentence


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """The end of a sentence about an unknown word: the nearest known one, or the list of all if it is short.

    >>> did_you_mean("colt.frist", ["colt.first", "napad"])
    "did you mean 'colt.first'?"
    >>> did_you_mean("chess", ["colt.first", "napad"])
    'there are colt.first and napad'
    """
    names = sorted(set(known))
    near = nearest(word, names)
    if near:
        return f"did you mean '{near}'?"
    if len(names) <= FEW:
        return f"there {'is' if len(names) == 1 else 'are'} {listed(names)}"
    return f"there are {len(names)} of them, such as " + ", ".join(names[:FEW])


def nearest(word: str, known: Iterable[str]) -> str | None:
    """The known word that was most likely meant, if any is near.

    >>> nearest("colt.frist", ["colt.first", "napad"]), nearest("chess", ["colt.first", "napad"])
    ('colt.first', None)
    """
    near = get_close_matches(word.lower(), sorted(set(known)), n=1, cutoff=0.6)
    return near[0] if near else None


def listed(names: Sequence[str]) -> str:
    """Names as a sentence has them.

    >>> listed(["colt"]), listed(["colt", "napad"]), listed(["a", "b", "c"])
    ('colt', 'colt and napad', 'a, b and c')
    """
    return " and ".join((", ".join(names[:-1]), names[-1])) if len(names) > 1 else "".join(names)


def unknown(what: str, word: str, known: Iterable[str]) -> str:
    """The whole sentence about an unknown word.

    >>> unknown("ruleset", "colt.frist", ["colt.first", "napad"])
    "no ruleset is called 'colt.frist': did you mean 'colt.first'?"
    """
    return f"no {what} is called '{word}': {did_you_mean(word, known)}"
