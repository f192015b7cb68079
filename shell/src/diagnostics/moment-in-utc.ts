import { localeOf } from '@guest/shared/format/locale';

/** A moment as those who build the suite tell it each other, wherever they are. */
export function momentInUtc(at: string, lang: string): string {
  const format = new Intl.DateTimeFormat(localeOf(lang), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  return `${format.format(new Date(at))} UTC`;
}
