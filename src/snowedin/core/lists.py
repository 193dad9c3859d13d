"""Lists in a record of what is seen: a length, and entries at their places."""


def add(row):
    """Take the next place."""
    row.length += 1
    return row.length - 1


def add_number(row, value):
    row.at[row.length] = value
    row.length += 1


def leave_out(row):
    """There is no such list for this viewer."""
    row.length = -1
