import { useHost } from '@guest/shared';
import { languageName } from '@guest/shared/format/language-name';
import { useText } from '../texts';
import styles from './translated-from.module.css';
import type { TranslatedText } from './use-translated';

/** Says above a translated text that it is not what its author wrote. */
export function TranslatedFrom({ shown: { isTranslated, from } }: { shown: TranslatedText }) {
  const text = useText();
  const { lang } = useHost();
  if (!isTranslated) return null;
  return (
    <p className={styles.from}>
      {from ? text('Translated from {language}', { language: languageName(from, lang) }) : text('Translated')}
    </p>
  );
}
