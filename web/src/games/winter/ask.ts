import { t } from '../../i18n/language.svelte';
import { codeOf } from '../../i18n/phrase';
import type { Choice } from '../../net/messages';
import type { Seen } from './seen';

/** What to do in this very moment, for the ribbon. */
export function ask(view: Seen, choices: readonly Choice[]): string | undefined {
  const offers = (code: string) => choices.some((choice) => codeOf(choice.phrase) === code);
  switch (view.phase) {
    case 'choosing':
      return t('wi-ask-colour');
    case 'freezing':
      return offers('cover') ? t('wi-ask-freeze') : t('wi-ask-draw');
    case 'placing':
      return view.held?.came_from ? t('wi-ask-floe') : t('wi-ask-place');
    case 'turning':
      return t('wi-ask-way');
    case 'covering':
      return view.thaw ? t('wi-ask-new-square') : t('wi-ask-square');
    case 'thawing':
      return offers('take-away') ? t('wi-ask-thaw') : t('wi-ask-card');
    case 'lifting':
      return t('wi-ask-lift');
    case 'removing':
      return t('wi-ask-remove');
    case 'taking':
      return t('wi-ask-take');
    case 'splitting':
      return t('wi-ask-part');
    default:
      return undefined;
  }
}

export function chapter(view: Seen): string {
  if (!view.thaw) return t('wi-freeze');
  return t('wi-thaw', { turn: Math.min(view.thaw_turns + 1, view.thaw_cap), cap: view.thaw_cap });
}
