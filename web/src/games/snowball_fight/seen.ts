// Made from src/snowedin/games/snowball_fight/view.py by `python -m snowedin.server.doors.seen_types`; do not edit.

/** A card: its number, what its sides A and B are, its level, and the points it is worth. */
export interface Card {
  card: number;
  sides: ("barrage" | "dodge" | "fort" | "iceball" | "offensive-dodge" | "restock" | "rocks" | "slushball" | "snatch" | "sneak" | "snowball" | "ultra-upgrade" | "upgrade" | "whitewash")[];
  level: "advanced" | "basic" | "extreme";
  points: number;
}

/** A deck of the Arsenal: its face-up card, and how many lie below it. */
export interface Deck {
  top: Card | null;
  below: number;
}

/** Something that happened in the last action; `phase` is the one in which something was declined. */
export interface News {
  what: "abandoned" | "blanked" | "bonus" | "brought-back" | "capped" | "chose" | "declined" | "drew" | "final-round" | "followed" | "gave" | "hit" | "kept" | "missed" | "passed-on" | "restocked" | "short" | "showed" | "slowed" | "sneaked" | "stole" | "threw" | "took" | "turned-up" | "watched";
  who: number | null;
  card: Card | null;
  side: "barrage" | "dodge" | "fort" | "iceball" | "offensive-dodge" | "restock" | "rocks" | "slushball" | "snatch" | "sneak" | "snowball" | "ultra-upgrade" | "upgrade" | "whitewash" | null;
  phase: "abandoning" | "dodging" | "following" | "giving" | "keeping-first" | "keeping-pair" | "keeping-second" | "losing" | "over" | "restocking" | "snatching" | "stealing" | "throwing" | "ultra-upgrading" | "upgrading" | null;
}

/** How many cards, and those of them that the viewer knows to lie there. */
export interface Pile {
  count: number;
  cards: Card[];
}

/** A player's cards, as far as the viewer knows them. Those `owned` are known to be theirs, but not where; of those that are `maybe` theirs so many are, and the others are in the Arsenal. */
export interface Player {
  hand: Pile;
  kept: Pile;
  draw: Pile;
  discard: Pile;
  owned: Card[];
  maybe: Pile;
  in_play: Card[];
  shown: Shown | null;
  shown_second: Shown | null;
  hit: boolean;
  slowed: boolean;
  showing: boolean;
  points: number | null;
}

/** The table as one viewer sees it; `buried` only while they look through the face-down cards of the Arsenal. */
export interface Seen {
  seats: number;
  phase: "abandoning" | "dodging" | "following" | "giving" | "keeping-first" | "keeping-pair" | "keeping-second" | "losing" | "over" | "restocking" | "snatching" | "stealing" | "throwing" | "ultra-upgrading" | "upgrading";
  turn: number;
  turn_cap: number;
  final: boolean;
  asked: number[];
  arsenal: Deck[];
  abandoned: Card[];
  wanted: Card | null;
  players: Player[];
  chosen: number[];
  news: News[];
  buried: Card[] | null;
}

/** The side that was played, and its card. */
export interface Shown {
  side: "barrage" | "dodge" | "fort" | "iceball" | "offensive-dodge" | "restock" | "rocks" | "slushball" | "snatch" | "sneak" | "snowball" | "ultra-upgrade" | "upgrade" | "whitewash";
  card: number;
  sides: ("barrage" | "dodge" | "fort" | "iceball" | "offensive-dodge" | "restock" | "rocks" | "slushball" | "snatch" | "sneak" | "snowball" | "ultra-upgrade" | "upgrade" | "whitewash")[];
  level: "advanced" | "basic" | "extreme";
  points: number;
}
