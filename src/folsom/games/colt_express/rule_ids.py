"""Every rule and ruling of Colt Express by its id, as a small int.

The numbers stand in the record's log and in refusals, so they hold within one build only: stored games keep
answers, never these numbers. What an id says is told by `rulings.toml`; the comments below only name the
headings. New ids are added at the end, so that numbers already in use keep their meaning.
"""

from enum import IntEnum


class Rule(IntEnum):
    """The ids of the rules and rulings of Colt Express; NONE where no rule is meant."""

    NONE = 0

    # Set-up
    S1 = 1
    S2 = 2
    S3 = 3
    S4 = 4
    S5 = 5
    S6 = 6
    S7 = 7
    S8 = 8
    S9 = 9
    S10 = 10
    S11 = 11
    S12 = 12
    S13 = 13
    S14 = 14
    S15 = 15
    S16 = 16

    # Game and round
    T1 = 17
    T2 = 18
    T3 = 19
    T4 = 20
    T5 = 21
    T6 = 22
    T7 = 23
    T8 = 24

    # Planning
    P1 = 25
    P2 = 26
    P3 = 27
    P4 = 28
    P5 = 29
    P6 = 30
    P7 = 31
    P8 = 32

    # Laps
    K1 = 33
    K2 = 34
    K3 = 35
    K4 = 36

    # Stealing: order, then move, floor, marshal, shoot, rob, punch
    A1 = 37
    A2 = 38
    A3 = 39
    A4 = 40
    A5 = 41
    A6 = 42
    A7 = 43
    A8 = 44
    A9 = 45
    A10 = 46
    A11 = 47
    A12 = 48
    A13 = 49
    A14 = 50
    A15 = 51
    A16 = 52
    A17 = 53
    A18 = 54
    A19 = 55
    A20 = 56
    A21 = 57
    A22 = 58
    A23 = 59
    A24 = 60
    A25 = 61
    A26 = 62

    # Meeting the Marshal
    M1 = 63
    M2 = 64
    M3 = 65
    M4 = 66
    M5 = 67

    # Characters
    C1 = 68
    C2 = 69
    C3 = 70
    C4 = 71
    C5 = 72
    C6 = 73
    C7 = 74

    # Round events
    E1 = 75
    E2 = 76
    E3 = 77
    E4 = 78
    E5 = 79
    E6 = 80
    E7 = 81
    E8 = 82
    E9 = 83
    E10 = 84

    # End of the game
    G1 = 85
    G2 = 86
    G3 = 87
    G4 = 88
    G5 = 89
    G6 = 90

    # Expert variant
    X1 = 91
    X2 = 92
    X3 = 93
    X4 = 94
    X5 = 95
    X6 = 96
    X7 = 97
    X8 = 98

    # Two seats in the first edition
    D1 = 99
    D2 = 100
    D3 = 101
    D4 = 102
    D5 = 103
    D6 = 104
    D7 = 105
    D8 = 106
    D9 = 107

    # Two bandits a seat in the revised edition
    B1 = 108
    B2 = 109
    B3 = 110
    B4 = 111
    B5 = 112
    B6 = 113
    B7 = 114
    B8 = 115
    B9 = 116
    B10 = 117
    B11 = 118
    B12 = 119

    # First game of the revised edition
    N1 = 120
    N2 = 121
    N3 = 122

    # Rulings, where the rulebooks are silent or disagree
    Q1 = 123
    Q2 = 124
    Q3 = 125
    Q4 = 126
    Q5 = 127
    Q6 = 128
    Q7 = 129
    Q8 = 130
    Q9 = 131
    Q10 = 132
    Q11 = 133
    Q12 = 134
    Q13 = 135
    Q14 = 136
    Q15 = 137
    Q16 = 138
    Q17 = 139
    Q18 = 140
    Q19 = 141
    Q20 = 142
    Q21 = 143
    Q22 = 144
    Q23 = 145
    Q24 = 146
    Q25 = 147
    Q26 = 148
    Q27 = 149
    Q28 = 150
    Q29 = 151
    Q30 = 152
    Q31 = 153
    Q32 = 154
    Q33 = 155
    Q34 = 156
    Q35 = 157
    Q36 = 158
    Q37 = 159
    Q38 = 160
    Q39 = 161
    Q40 = 162
    Q41 = 163
    Q42 = 164
    Q43 = 165
    Q44 = 166
    Q45 = 167
    Q46 = 168
    Q47 = 169
    Q48 = 170
    Q49 = 171
    Q50 = 172
    Q51 = 173
    Q52 = 174
    Q53 = 175
    Q54 = 176
    Q55 = 177
    Q56 = 178
    Q57 = 179
    Q58 = 180
    Q59 = 181
    Q60 = 182
    Q61 = 183
    Q62 = 184
    Q63 = 185
    Q64 = 186
    Q65 = 187
    Q66 = 188
    Q67 = 189
    Q68 = 190
    Q69 = 191
    Q70 = 192
    Q71 = 193
    Q72 = 194
    Q73 = 195
    Q74 = 196
    Q75 = 197
    Q76 = 198
    Q77 = 199
    Q78 = 200
    Q79 = 201
    Q80 = 202
    Q81 = 203
    Q82 = 204
    Q83 = 205
