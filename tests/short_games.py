"""Options that make a game short."""

from typing import Any

SHORT: dict[str, dict[str, Any]] = {
    "ice_queen": {"hand_cap": 12},
    "snowball_fight": {"turn_cap": 4},
    "ice_and_sky": {"variant": "junior"},
    "winter": {"thaw_cap": 6},
    "cold_spell": {"patience": 2},
}
