"""The cards: thirteen numbers each, twelve of them printed and their total."""

CATEGORIES = (
    "winter_scale", "power", "charisma", "intelligence", "empathy", "gifts", "cunning",
    "ruthlessness", "courage", "sociability", "quick_wit", "ego", "total",
)  # fmt: skip
PRINTED = len(CATEGORIES) - 1  # 1.4: the total is derived
KINDS = len(CATEGORIES)
TOTAL = PRINTED

ICE, FIRE = "ice", "fire"

MOST = 120  # 1.6
FEWEST = 4
