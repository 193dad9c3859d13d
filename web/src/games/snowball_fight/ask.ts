import { t } from '../../i18n/language.svelte';
import { codeOf } from '../../i18n/phrase';
import type { Choice } from '../../net/messages';
import type { Seen } from './seen';

/** What to do in this very moment. */
export function ask(view: Seen, choices: readonly Choice[]): string | undefined {
  const isOneOnly = view.phase === 'throwing' && choices.length === 2;
  const isSecond = view.phase === 'keeping-pair' && view.chosen.length > 0;
  const code = codeOf(choices[0]?.phrase);
  if (!code) return undefined;
  return t('sf-ask', { phase: isSecond ? 'keeping-last' : isOneOnly ? 'throwing-one' : view.phase });
}

/** Where in the fight we are. */
export function chapter(view: Seen): string {
  if (view.phase.startsWith('keeping')) return t('sf-draft');
  if (view.phase === 'over') return '';
  const turn = t('sf-turn', { turn: view.turn });
  return view.final ? `${turn} · ${t('sf-final')}` : turn;
}
