"""The random generator behind every roll, shuffle and draw of a game: ChaCha8, keyed by 256 bits."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

MASK: Final = 0xFFFFFFFF
KEY: Final = 0  # words 0-7: the key
COUNTER: Final = 8  # word 8: the number of the next block
AT: Final = 9  # word 9: the number of used words of the block
BLOCK: Final = 10  # words 10-25: the current block
WORDS: Final = 26
EXPAND_0: Final = 0x61707865  # "expand 32-byte k", ChaCha's constants
EXPAND_1: Final = 0x3320646E
EXPAND_2: Final = 0x79622D32
EXPAND_3: Final = 0x6B206574
NONCE: Final = 0x534F5254  # "SORT": separates this stream from other uses of the same key


def quarter(a: i64, b: i64, c: i64, d: i64) -> tuple[i64, i64, i64, i64]:
    """One ChaCha quarter round; sums stay inside 63 bits, so compiled and uncompiled agree."""
    a = (a + b) & MASK
    d = d ^ a
    d = ((d << 16) | (d >> 16)) & MASK
    c = (c + d) & MASK
    b = b ^ c
    b = ((b << 12) | (b >> 20)) & MASK
    a = (a + b) & MASK
    d = d ^ a
    d = ((d << 8) | (d >> 24)) & MASK
    c = (c + d) & MASK
    b = b ^ c
    b = ((b << 7) | (b >> 25)) & MASK
    return a, b, c, d


class BadThrow(ValueError):
    """A loaded result that this roll cannot have."""


@final
class Rng:
    """A stream of uniform random numbers: a key, a counter and the current block.

    `loaded` holds results that a story prescribes; it is empty in real games.
    """

    def __init__(self, words: vec[i64], loaded: vec[i64]) -> None:
        self.words: vec[i64] = words
        self.loaded: vec[i64] = loaded

    def copy(self) -> "Rng":
        """Return a generator that gives the same numbers."""
        return Rng(self.words[:], self.loaded[:])

    def refill(self) -> None:
        """Compute the next block, in local variables, which a processor keeps in registers."""
        words = self.words
        x0: i64 = EXPAND_0
        x1: i64 = EXPAND_1
        x2: i64 = EXPAND_2
        x3: i64 = EXPAND_3
        x4 = words[KEY + 0]
        x5 = words[KEY + 1]
        x6 = words[KEY + 2]
        x7 = words[KEY + 3]
        x8 = words[KEY + 4]
        x9 = words[KEY + 5]
        x10 = words[KEY + 6]
        x11 = words[KEY + 7]
        x12 = words[COUNTER] & MASK
        x13 = (words[COUNTER] >> 32) & MASK
        x14: i64 = NONCE
        x15: i64 = 0
        for _time in range(i64(4)):
            x0, x4, x8, x12 = quarter(x0, x4, x8, x12)
            x1, x5, x9, x13 = quarter(x1, x5, x9, x13)
            x2, x6, x10, x14 = quarter(x2, x6, x10, x14)
            x3, x7, x11, x15 = quarter(x3, x7, x11, x15)
            x0, x5, x10, x15 = quarter(x0, x5, x10, x15)
            x1, x6, x11, x12 = quarter(x1, x6, x11, x12)
            x2, x7, x8, x13 = quarter(x2, x7, x8, x13)
            x3, x4, x9, x14 = quarter(x3, x4, x9, x14)
        words[BLOCK + 0] = (x0 + EXPAND_0) & MASK
        words[BLOCK + 1] = (x1 + EXPAND_1) & MASK
        words[BLOCK + 2] = (x2 + EXPAND_2) & MASK
        words[BLOCK + 3] = (x3 + EXPAND_3) & MASK
        words[BLOCK + 4] = (x4 + words[KEY + 0]) & MASK
        words[BLOCK + 5] = (x5 + words[KEY + 1]) & MASK
        words[BLOCK + 6] = (x6 + words[KEY + 2]) & MASK
        words[BLOCK + 7] = (x7 + words[KEY + 3]) & MASK
        words[BLOCK + 8] = (x8 + words[KEY + 4]) & MASK
        words[BLOCK + 9] = (x9 + words[KEY + 5]) & MASK
        words[BLOCK + 10] = (x10 + words[KEY + 6]) & MASK
        words[BLOCK + 11] = (x11 + words[KEY + 7]) & MASK
        words[BLOCK + 12] = (x12 + words[COUNTER]) & MASK
        words[BLOCK + 13] = (x13 + (words[COUNTER] >> 32)) & MASK
        words[BLOCK + 14] = (x14 + NONCE) & MASK
        words[BLOCK + 15] = x15
        words[COUNTER] += 1
        words[AT] = 0

    def word(self) -> i64:
        """Return the next 32 bits."""
        words = self.words
        if words[AT] >= 16:
            self.refill()
        at = words[AT]
        words[AT] = at + 1
        return words[BLOCK + at]

    def below(self, n: i64) -> i64:
        """Return a uniform number from 0 to n − 1, by rejection (no modulo bias)."""
        if len(self.loaded) > 0:
            return self.next_loaded(n)
        while True:
            drawn = self.word()
            # The second test alone suffices; the first almost always avoids its division.
            if drawn < 4294967296 - n or drawn < 4294967296 - 4294967296 % n:
                return drawn % n

    def next_loaded(self, n: i64) -> i64:
        first = self.loaded[0]
        self.loaded = self.loaded[1:]
        if first < 0 or first >= n:
            raise BadThrow(f"the loaded roll {first + 1} does not fit a throw of {n}")
        return first

    def child(self) -> "Rng":
        """Return an independent generator, seeded from this one."""
        key = vec[i64]([0] * 8)
        for i in range(i64(8)):
            key[i] = self.word()
        return rng_from_key(key)


def rng_from_key(key: vec[i64]) -> Rng:
    """Return a generator for a key of eight 32-bit words."""
    words = vec[i64]([0] * WORDS)
    for i in range(i64(8)):
        words[KEY + i] = key[i] & MASK
    words[AT] = 16
    return Rng(words, vec[i64]())


def rng_from_seed(number: i64) -> Rng:
    """Return the generator of a numbered deal, for research and shared puzzles; its key is public."""
    key = vec[i64]([0] * 8)
    key[0] = number & MASK
    key[1] = (number >> 32) & MASK
    return rng_from_key(key)
