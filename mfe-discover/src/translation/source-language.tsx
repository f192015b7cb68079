import { useHost } from '@guest/shared';
import { languageName } from '@guest/shared/format/language-name';
import { useLazyText } from '../lazy-texts/lazy-texts';
import styles from './source-language.module.css';

/** Names the language that a text was translated from, if it is known. */
export function SourceLanguage({ from }: { from: string | undefined }) {
  const text = useLazyText();
  const { lang } = useHost();
  return (
    <p className={styles.from}>
      {from ? text('Translated from {language}', { language: languageName(from, lang) }) : text('Translated')}
    </p>
  );
}
