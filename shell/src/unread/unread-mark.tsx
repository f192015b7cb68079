import { useHost } from '@guest/shared';
import { Unseen } from '@guest/shared/ui/unseen';
import { setupI18n, type Messages } from '@lingui/core';
import { useMemo } from 'react';
import ar from './locales/ar.json';
import en from './locales/en.json';
import es from './locales/es.json';
import fr from './locales/fr.json';
import ja from './locales/ja.json';
import styles from './unread-mark.module.css';

/** More than this nobody counts at a glance. */
const MOST_SHOWN = 99;
const messages: Record<string, Messages> = { ar, en, es, fr, ja };

/** A number at the way to the chat; said whole to who cannot see it. */
export function UnreadMark({ count }: { count: number }) {
  const { lang } = useHost();
  const i18n = useMemo(() => setupI18n({ locale: lang, messages }), [lang]);
  if (count === 0) return null;
  return (
    <>
      <span className={styles.mark} aria-hidden="true">
        {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
      </span>
      <Unseen>{i18n._('{count} unread messages', { count })}</Unseen>
    </>
  );
}
