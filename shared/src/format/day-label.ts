import { daysBetween } from '../contracts/core/local-time';
import { localeOf } from '../contracts/core/locale';

/** Returns a date relative to another as a label: `Today`, `Tomorrow`, `Friday 3 October`. */
export const dayLabel = (date: string, today: string, lang: string) =>
  capitalized(dayName(date, today, lang), lang);

/** Returns a date in the form used within a sentence: `tomorrow`, `Friday 3 October`. */
export function dayName(date: string, today: string, lang: string): string {
  const days = daysBetween(today, date);
  if (Math.abs(days) > 1) return formatDate(date, lang, { weekday: 'long', day: 'numeric', month: 'long' });
  const formatter =
    relativeFormatters.get(lang) ?? new Intl.RelativeTimeFormat(localeOf(lang), { numeric: 'auto' });
  relativeFormatters.set(lang, formatter);
  return formatter.format(days, 'day');
}

/** Returns a short label for a date among others of the same week: `Fri 3`. */
export const shortDayLabel = (date: string, lang: string) =>
  label(date, lang, { weekday: 'short', day: 'numeric' });

/** Returns the weekday in the form used within a sentence: `Friday`. */
export const weekdayName = (date: string, lang: string) => formatDate(date, lang, { weekday: 'long' });

/** Returns the weekday as a label: `Friday`. */
export const weekdayLabel = (date: string, lang: string) => label(date, lang, { weekday: 'long' });

/** Returns a date without its year: `3 October`. */
export const monthAndDay = (date: string, lang: string) =>
  label(date, lang, { day: 'numeric', month: 'long' });

/** Returns a date with its year: `3 October 2026`. */
export const dateLabel = (date: string, lang: string) =>
  label(date, lang, { day: 'numeric', month: 'long', year: 'numeric' });

const label = (date: string, lang: string, parts: Intl.DateTimeFormatOptions) =>
  capitalized(formatDate(date, lang, parts), lang);

// Creating a formatter is far slower than using it, and a list of sessions has a label for each of its days.
const formatters = new Map<string, Intl.DateTimeFormat>();
const relativeFormatters = new Map<string, Intl.RelativeTimeFormat>();

/** A local date is parsed and formatted as UTC, so that it stays the same day in every time zone. */
function formatDate(date: string, lang: string, parts: Intl.DateTimeFormatOptions): string {
  const key = lang + JSON.stringify(parts);
  const formatter =
    formatters.get(key) ?? new Intl.DateTimeFormat(localeOf(lang), { ...parts, timeZone: 'UTC' });
  formatters.set(key, formatter);
  return formatter.format(new Date(`${date}T00:00Z`));
}

/**
 * Labels begin with a capital letter, also in languages that do not capitalize the word within a sentence.
 */
const capitalized = (text: string, lang: string) => text.charAt(0).toLocaleUpperCase(lang) + text.slice(1);
