export interface Seen {
  card: number;
  sides: [string, string];
  level: 'basic' | 'advanced' | 'extreme';
  points: number;
}

export interface Pile {
  size: number;
  cards: Seen[];
}

export interface Player {
  hand: Pile;
  kept: Pile;
  draw: Pile;
  discard: Pile;
  owned: Seen[];
  maybe: Pile;
  in_play: Seen[];
  shown: (Seen & { side: string }) | null;
  shown_second: (Seen & { side: string }) | null;
  hit: boolean;
  slowed: boolean;
  showing: boolean;
  points?: number;
}

export interface View {
  phase: string;
  turn: number;
  turn_cap: number;
  final: boolean;
  asked: number[];
  arsenal: { top: Seen | null; below: number }[];
  abandoned: Seen[];
  wanted: Seen | null;
  players: Player[];
  chosen: number[];
  buried?: Seen[];
}
