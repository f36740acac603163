"""Chance: every roll, shuffle and draw of a game comes from here (ChaCha8 keyed by 256 bits)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

MASK: Final = 0xFFFFFFFF
KEY: Final = 0  # words 0-7: the key
COUNTER: Final = 8  # word 8: the number of the next block
AT: Final = 9  # word 9: how many words of the block are used up
BLOCK: Final = 10  # words 10-25: the current block
WORDS: Final = 26
NONCE: Final = 0x534F5254  # "SORT": keeps our stream apart from other uses of the same key


def quarter(x: vec[i64], a: i64, b: i64, c: i64, d: i64) -> None:
    """One ChaCha quarter round; sums stay inside 63 bits, so compiled and uncompiled agree."""
    xa = (x[a] + x[b]) & MASK
    xd = x[d] ^ xa
    xd = ((xd << 16) | (xd >> 16)) & MASK
    xc = (x[c] + xd) & MASK
    xb = x[b] ^ xc
    xb = ((xb << 12) | (xb >> 20)) & MASK
    xa = (xa + xb) & MASK
    xd = xd ^ xa
    xd = ((xd << 8) | (xd >> 24)) & MASK
    xc = (xc + xd) & MASK
    xb = xb ^ xc
    x[b] = ((xb << 7) | (xb >> 25)) & MASK
    x[a] = xa
    x[c] = xc
    x[d] = xd


class BadThrow(ValueError):
    """A loaded roll that the throw it is used for cannot come to."""


class Dice:
    """A stream of fair numbers: a key, a counter and the current block.

    `loaded` holds results that a story wants to come next; it is empty in real games.
    """

    def __init__(self, words: vec[i64], loaded: vec[i64]) -> None:
        self.words: vec[i64] = words
        self.loaded: vec[i64] = loaded

    def copy(self) -> "Dice":
        return Dice(self.words[:], self.loaded[:])

    def refill(self) -> None:
        words = self.words
        start = vec[i64]([0 for _ in range(16)])
        start[0] = 0x61707865  # "expand 32-byte k", ChaCha's constants
        start[1] = 0x3320646E
        start[2] = 0x79622D32
        start[3] = 0x6B206574
        for j in range(i64(8)):
            start[4 + j] = words[KEY + j]
        start[12] = words[COUNTER] & MASK
        start[13] = (words[COUNTER] >> 32) & MASK
        start[14] = NONCE
        mix = start[:]
        for _ in range(i64(4)):
            quarter(mix, 0, 4, 8, 12)
            quarter(mix, 1, 5, 9, 13)
            quarter(mix, 2, 6, 10, 14)
            quarter(mix, 3, 7, 11, 15)
            quarter(mix, 0, 5, 10, 15)
            quarter(mix, 1, 6, 11, 12)
            quarter(mix, 2, 7, 8, 13)
            quarter(mix, 3, 4, 9, 14)
        for k in range(i64(16)):
            words[BLOCK + k] = (mix[k] + start[k]) & MASK
        words[COUNTER] += 1
        words[AT] = 0

    def word(self) -> i64:
        """The next 32 bits."""
        if self.words[AT] >= 16:
            self.refill()
        at = self.words[AT]
        self.words[AT] = at + 1
        return self.words[BLOCK + at]

    def below(self, n: i64) -> i64:
        """A fair number from 0 to n − 1, by rejection (no modulo bias)."""
        if len(self.loaded) > 0:
            return self.next_loaded(n)
        limit = 4294967296 - 4294967296 % n
        while True:
            drawn = self.word()
            if drawn < limit:
                return drawn % n

    def next_loaded(self, n: i64) -> i64:
        first = self.loaded[0]
        self.loaded = self.loaded[1:]
        if first < 0 or first >= n:
            raise BadThrow(f"the loaded roll {first + 1} does not fit a throw of {n}")
        return first

    def child(self) -> "Dice":
        """Dice of their own for a thought or a worker, drawn from these."""
        key = vec[i64]([0 for _ in range(8)])
        for i in range(i64(8)):
            key[i] = self.word()
        return keyed(key)


def keyed(key: vec[i64]) -> Dice:
    """Fresh dice for a key of eight 32-bit words."""
    words = vec[i64]([0 for _ in range(WORDS)])
    for i in range(i64(8)):
        words[KEY + i] = key[i] & MASK
    words[AT] = 16
    return Dice(words, vec[i64]())


def numbered(number: i64) -> Dice:
    """Dice of a numbered deal: small numbers for research and shared puzzles, without the claim of secrecy."""
    key = vec[i64]([0 for _ in range(8)])
    key[0] = number & MASK
    key[1] = (number >> 32) & MASK
    return keyed(key)
