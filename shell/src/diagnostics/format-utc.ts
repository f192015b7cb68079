import { localeOf } from '@guest/shared/contracts/core/locale';

/** Formats a time in UTC, which is unambiguous for developers in any time zone. */
export function formatUtc(at: string, lang: string): string {
  const format = new Intl.DateTimeFormat(localeOf(lang), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  return `${format.format(new Date(at))} UTC`;
}
