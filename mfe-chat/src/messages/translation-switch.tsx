import { useHost } from '@guest/shared';
import { languageName } from '@guest/shared/format/language-name';
import { Icon } from '@guest/shared/ui/icon';
import Languages from 'lucide/dist/esm/icons/languages.mjs';
import { useText } from '../texts';
import { useListViewStore } from './list-view-context';
import type { ShownMessage } from './shown-message';
import styles from './translation-switch.module.css';
import { isTranslated, useIsOriginal } from './use-words';

/** From which language a message was translated, and the way to what was really written. */
export function TranslationSwitch({ message }: { message: ShownMessage }) {
  const text = useText();
  const { lang } = useHost();
  const view = useListViewStore();
  const isOriginal = useIsOriginal(message.key);
  if (!isTranslated(message)) return null;
  const language = message.lang === undefined ? undefined : languageName(message.lang, lang);
  return (
    <p className={styles.translation}>
      <Icon of={Languages} size={16} />
      {!isOriginal && language !== undefined && (
        <span>{text('Translated from {language}', { language })}</span>
      )}
      <button
        type="button"
        className={styles.turn}
        onClick={() => view.getState().translationTurned(message.key)}
      >
        {text(isOriginal ? 'Show translation' : 'Show original')}
      </button>
    </p>
  );
}
