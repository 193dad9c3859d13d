"""Lists and texts in a record of what is seen: a length, and entries at their places."""


def add(row):
    """Take the next place; a full list keeps its last one, so that nothing is ever written beside it."""
    if row.length < len(row.at):
        row.length += 1
    return row.length - 1


def add_number(row, value):
    row.at[add(row)] = value


def add_numbers(row, values):
    """All of them; those that find no place are left out."""
    first = row.length
    count = min(len(values), len(row.at) - first)
    for i in range(count):
        row.at[first + i] = values[i]
    row.length = first + count


def leave_out(row):
    """There is no such list, or text, for this viewer."""
    row.length = -1


def add_letter(text, sign):
    """A text that is full keeps what it has."""
    if text.length < len(text.signs):
        text.signs[text.length] = sign
        text.length += 1
