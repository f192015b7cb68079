import { useHost } from '@guest/shared';
import { Count } from '@guest/shared/ui/count';
import { setupI18n, type Messages } from '@lingui/core';
import { useMemo } from 'react';
import ar from './locales/ar.json';
import en from './locales/en.json';
import es from './locales/es.json';
import fr from './locales/fr.json';
import ja from './locales/ja.json';
import styles from './unread-mark.module.css';

const messages: Record<string, Messages> = { ar, en, es, fr, ja };

/** A number on the picture of the chat; said whole to who cannot see it. */
export function UnreadMark({ count }: { count: number }) {
  const { lang } = useHost();
  const i18n = useMemo(() => setupI18n({ locale: lang, messages }), [lang]);
  return (
    <span className={styles.mark}>
      <Count value={count} name={i18n._('{count} unread messages', { count })} />
    </span>
  );
}
