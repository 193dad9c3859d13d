import type { Act } from './script';

/** A way through the hall, between two things that are found by selectors. */
export interface Route {
  from: string;
  to: string;
  what: 'card' | 'flake' | 'sign';
  sign?: string;
}

const column = (seat: number) => `[data-column="${seat}"]`;
const pile = (seat: number) => `[data-pile="${seat}"]`;
const plate = (seat: number) => `[data-plate="${seat}"]`;
const POT = '[data-pot] summary, [data-pot-place]';

/** What is on its way while this happens. */
export function routesOf(act: Act | undefined, own: number | null): Route[] {
  switch (act?.kind) {
    case 'call':
      return [{ from: act.seat === own ? `[data-row="${act.category}"]` : plate(act.seat), to: '[data-tablet]', what: 'sign', sign: act.category }];
    case 'collect':
      return [
        ...act.from.map((seat): Route => ({ from: column(seat), to: pile(act.seat), what: 'card' })),
        ...Array.from({ length: act.middle }, (): Route => ({ from: POT, to: pile(act.seat), what: 'card' })),
      ];
    case 'pool':
      return act.from.map((seat) => ({ from: column(seat), to: POT, what: 'card' }));
    case 'pass':
      return [{ from: plate(act.from), to: plate(act.to), what: 'flake' }];
    default:
      return [];
  }
}
