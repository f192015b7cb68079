import { daysBetween } from '../contracts/core/local-time';
import { localeOf } from './locale';

/** `Today`, `Tomorrow`, `Friday 3 October`: a date of the house, seen from another. */
export const dayLabel = (date: string, today: string, lang: string) =>
  capitalized(dayName(date, today, lang), lang);

/** `tomorrow`, `Friday 3 October`, as it stands within a sentence. */
export function dayName(date: string, today: string, lang: string): string {
  const days = daysBetween(today, date);
  if (Math.abs(days) > 1) return written(date, lang, { weekday: 'long', day: 'numeric', month: 'long' });
  return new Intl.RelativeTimeFormat(localeOf(lang), { numeric: 'auto' }).format(days, 'day');
}

/** `Fri 3`: a date among others of its week. */
export const shortDayLabel = (date: string, lang: string) =>
  label(date, lang, { weekday: 'short', day: 'numeric' });

/** `Friday`, as it stands within a sentence. */
export const weekdayName = (date: string, lang: string) => written(date, lang, { weekday: 'long' });

/** `Friday`, standing alone. */
export const weekdayLabel = (date: string, lang: string) => label(date, lang, { weekday: 'long' });

/** `3 October` */
export const monthAndDay = (date: string, lang: string) =>
  label(date, lang, { day: 'numeric', month: 'long' });

/** `3 October 2026` */
export const dateLabel = (date: string, lang: string) =>
  label(date, lang, { day: 'numeric', month: 'long', year: 'numeric' });

const label = (date: string, lang: string, parts: Intl.DateTimeFormatOptions) =>
  capitalized(written(date, lang, parts), lang);

/** The date is the house's own; taken as UTC and shown as UTC it stays the same day everywhere. */
function written(date: string, lang: string, parts: Intl.DateTimeFormatOptions): string {
  const writer = new Intl.DateTimeFormat(localeOf(lang), { ...parts, timeZone: 'UTC' });
  return writer.format(new Date(`${date}T00:00Z`));
}

/** A label stands alone, so it begins with a capital where the language would not write one in a sentence. */
const capitalized = (text: string, lang: string) => text.charAt(0).toLocaleUpperCase(lang) + text.slice(1);
