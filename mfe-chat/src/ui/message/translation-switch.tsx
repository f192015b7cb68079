import { useHost } from '@guest/shared';
import { languageName } from '@guest/shared/format/language-name';
import { Icon } from '@guest/shared/ui/base/icon';
import Languages from 'lucide/dist/esm/icons/languages.mjs';
import { useText } from '../../texts';
import { useListViewStore } from '../context/list-view-context';
import type { ShownMessage } from '../../model/message/shown-message';
import styles from './translation-switch.module.css';
import { useIsOriginal, useTranslation } from '../context/use-translated-text';

/** Names the original language of a translated message and switches to the original text. */
export function TranslationSwitch({ message }: { message: ShownMessage }) {
  const text = useText();
  const { lang } = useHost();
  const view = useListViewStore();
  const isOriginal = useIsOriginal(message.key);
  const translation = useTranslation(message);
  if (!translation) return null;
  const language = translation.from && languageName(translation.from, lang);
  return (
    <p className={styles.translation}>
      <Icon of={Languages} size={16} />
      {!isOriginal && language && <span>{text('Translated from {language}', { language })}</span>}
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
