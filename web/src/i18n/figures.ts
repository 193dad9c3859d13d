import { locale } from './language.svelte';

/** Dates and numbers as the reader writes them: everywhere alike. */
export const day = (at: number): string => new Intl.DateTimeFormat(locale(), { dateStyle: 'medium' }).format(at);

export const moment = (at: number): string =>
  new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' }).format(at);

export const share = (value: number | null | undefined): string =>
  value?.toLocaleString(locale(), { maximumFractionDigits: 2 }) ?? '–';

export const signed = (value: number): string => value.toLocaleString(locale(), { signDisplay: 'exceptZero' });

export const percent = (value: number | null, signDisplay: 'auto' | 'exceptZero' = 'auto', digits = 0): string =>
  value?.toLocaleString(locale(), { style: 'percent', minimumFractionDigits: digits, maximumFractionDigits: digits, signDisplay }) ?? '–';
