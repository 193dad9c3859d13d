"""Games that others have too, in our protocol, to be measured beside theirs; they are not in the box."""
