import { speaker } from '../i18n/language.svelte';

const LOW = 15_000; // milliseconds
const BEAT = 250;

/** The time that is left, counted on from what the server said; it only ticks where somebody's time runs. */
export class Clocks {
  private now = $state(performance.now());

  /** Ticks until the function that is returned is called. */
  start(): () => void {
    this.now = performance.now();
    const timer = setInterval(() => (this.now = performance.now()), BEAT);
    return () => clearInterval(timer);
  }

  read(left: number, most: number, isRunning: boolean, since: number): { text: string; isLow: boolean; part: number } {
    const rest = Math.max(0, left - (isRunning ? Math.max(0, this.now - since) : 0));
    return { text: written(rest), isLow: rest < LOW, part: most > 0 ? Math.min(1, rest / most) : 1 };
  }
}

const LONG = 10 * 3600; // seconds: who has so many counts no seconds

const counted = (count: number, unit: 'day' | 'hour' | 'minute') =>
  new Intl.NumberFormat(speaker.language, { style: 'unit', unit, unitDisplay: 'narrow' }).format(count);

function written(rest: number): string {
  const seconds = Math.ceil(rest / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  if (hours >= 24) return `${counted(Math.floor(hours / 24), 'day')} ${counted(hours % 24, 'hour')}`;
  if (seconds >= LONG) return `${counted(hours, 'hour')} ${counted(minutes, 'minute')}`;
  const tail = String(seconds % 60).padStart(2, '0');
  return hours ? `${hours}:${String(minutes).padStart(2, '0')}:${tail}` : `${minutes}:${tail}`;
}
