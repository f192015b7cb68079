import { bidiIsolate } from '@guest/shared/contracts/core/bidi-isolate';
import { isLang } from '@guest/shared/contracts/core/languages';
import { localeOf } from '@guest/shared/contracts/core/locale';
import { OPENING_TEXTS } from './opening-texts';
import type { Occasion } from './occasion';

/** Returns the message about an occasion that has opened, in the language of the guest. */
export function openingMessage(name: string, { date, time }: Occasion, guestLang: string | null) {
  const lang = isLang(guestLang) ? guestLang : 'en';
  const day = new Intl.DateTimeFormat(localeOf(lang), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(Date.parse(`${date}T00:00Z`));
  const text = OPENING_TEXTS[lang]
    .replace('{name}', () => bidiIsolate(name))
    .replace('{when}', () => (time === undefined ? day : `${day}, ${bidiIsolate(time)}`));
  return { text, messageType: 'text', lang, isAutomatic: true } as const;
}
