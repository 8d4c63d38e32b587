"""Every rule and ruling of To jest napad! by its id, as a small int.

The numbers stand in the record's log and in refusals, so they hold within one build only: stored games keep
answers, never these numbers. What an id says is told by `rulings.toml`; the comments below only name the
headings. New ids are added at the end, so that numbers already in use keep their meaning.
"""

from enum import IntEnum


class Rule(IntEnum):
    """The ids of the rules and rulings of To jest napad!; NONE where no rule is meant."""

    NONE = 0

    # Rules
    R1 = 1
    R2 = 2
    R3 = 3
    R4 = 4
    R5 = 5
    R6 = 6
    R7 = 7
    R8 = 8
    R9 = 9
    R10 = 10
    R11 = 11
    R12 = 12
    R13 = 13
    R14 = 14
    R15 = 15
    R16 = 16
    R17 = 17
    R18 = 18
    R19 = 19
    R20 = 20
    R21 = 21
    R22 = 22
    R23 = 23
    R24 = 24
    R25 = 25
    R26 = 26
    R27 = 27
    R28 = 28
    R29 = 29
    R30 = 30
    R31 = 31
    R32 = 32
    R33 = 33
    R34 = 34
    R35 = 35

    # Rulings
    V1 = 36
    V2 = 37
    V3 = 38
    V4 = 39
    V5 = 40
    V6 = 41
    V7 = 42
    V8 = 43
    V9 = 44
    V10 = 45
    V11 = 46
    V12 = 47
    V13 = 48
    V14 = 49
    V15 = 50
    V16 = 51
    V17 = 52
    V18 = 53
    V19 = 54
    V20 = 55
    V21 = 56
    V22 = 57
    V23 = 58
    V24 = 59
    V25 = 60
    V26 = 61
