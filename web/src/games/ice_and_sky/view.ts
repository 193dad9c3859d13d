/** What the server shows of Ice and the Sky. */

export interface Seen {
  card: number;
  generation: number;
  element: string;
  value: number;
  gas: string | null;
}

export interface Target {
  line: string;
  value: number;
  met?: boolean;
}

export interface View {
  variant: string;
  phase: string;
  generation: number;
  turn: number | null;
  placed: number;
  ice: number | null;
  gases: number | null;
  sky: number[];
  piles: Seen[][];
  rows: number[];
  columns: number[];
  hands: { count: number; cards: Seen[] | null }[];
  targets: (Target | null)[];
  met: boolean[];
  placements: { seat: number; card: Seen; column: string }[];
  announcements: { placed: number; seat: number; met: boolean }[];
  revealed: { generation: number; sky: number; targets: Target[] }[];
  aid?: { line: string; value: number; weight: number }[];
  score?: number;
  grade?: string;
  won?: boolean;
}
