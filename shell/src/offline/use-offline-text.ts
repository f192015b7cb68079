import { useHost, type TextOf } from '@guest/shared';
import { setupI18n, type Messages } from '@lingui/core';
import { useMemo } from 'react';
import ar from './locales/ar.json';
import en from './locales/en.json';
import es from './locales/es.json';
import fr from './locales/fr.json';
import ja from './locales/ja.json';

/** All languages at once, in the chunk that shows them: without a network nothing more will come. */
const messages: Record<string, Messages> = { ar, en, es, fr, ja };

/** A text about the network, by what it says in English. */
export function useOfflineText(): TextOf<keyof typeof en> {
  const { lang } = useHost();
  const i18n = useMemo(() => setupI18n({ locale: lang, messages }), [lang]);
  return (key, values) => i18n._(key, values);
}
