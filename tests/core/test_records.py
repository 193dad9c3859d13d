"""Records and bit sets."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from snowedin.core import bits
from snowedin.core.records import blank, blanks, copy, flag, number, record, rows, small


@record
class Inner:
    value = number()


@record
class Outer:
    ready = flag()
    cards = small(3)
    inner = rows(Inner, 2)


def test_a_blank_record_is_all_zeros_and_aligned() -> None:
    s = blank(Outer)
    assert not any(s.tobytes())
    assert s.dtype.isalignedstruct
    assert len(blanks(Outer, 5)) == 5


@record
class Uneven:
    inner = rows(Inner)
    ready = flag()
    again = rows(Inner)
    last = flag()


def test_a_record_inside_a_record_keeps_its_alignment() -> None:
    shape = blank(Uneven).dtype
    assert shape.fields["again"][1] == 8
    assert shape.itemsize == 16


def test_a_record_inside_a_record_is_the_same_memory() -> None:
    s = blank(Outer)
    s.inner[1].value = 70_000
    assert s.inner[1].value == 70_000


def test_a_copy_has_the_same_bytes_and_a_life_of_its_own() -> None:
    s = blank(Outer)
    s.cards[:] = [1, 2, 3]
    twin = copy(s)
    assert twin.tobytes() == s.tobytes()
    twin.cards[0] = 9
    assert s.cards[0] == 1


def test_a_field_that_numpy_would_hide_is_refused() -> None:
    with pytest.raises(TypeError, match="size"):

        @record
        class Hidden:
            size = small()


def test_overflow_is_loud_when_interpreted() -> None:
    s = blank(Outer)
    s.cards[0] = 127
    with pytest.raises(RuntimeWarning, match="overflow"):
        s.cards[0] += np.int8(1)


@given(st.sets(st.integers(0, 62)))
def test_bit_sets_are_sets(things: set[int]) -> None:
    mask = np.int64(0)
    for thing in things:
        mask |= bits.bit(np.int8(thing))
    assert bits.count(mask) == len(things)
    assert [n for n in range(63) if bits.has(mask, n)] == sorted(things)
    assert [bits.nth(mask, n) for n in range(len(things))] == sorted(things)
    if things:
        assert bits.lowest(mask) == min(things)
