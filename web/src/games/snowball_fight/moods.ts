import type { Mood } from './Child.svelte';
import type { Act } from './script';
import type { Seen } from './seen';

/** How the child behind a wall feels. */
export function moodOf(view: Seen, act: Act | null, seat: number): Mood {
  if (view.phase === 'over') return (view.players[seat]?.points ?? 0) >= (view.players[1 - seat]?.points ?? 0) ? 'cheering' : 'waiting';
  if (act?.kind === 'land' && act.balls.some((ball) => ball.to === seat && ball.isHit)) return 'hit';
  if (act?.kind === 'white' && act.who === seat) return 'white';
  const hasChosen = view.phase === 'throwing' && view.asked.length > 0 && !view.asked.includes(seat);
  return hasChosen || act?.kind === 'throw' ? 'ready' : 'waiting';
}
