import { Icon } from '@guest/shared/ui/base/icon';
import { Section } from '@guest/shared/ui/section/section';
import Check from 'lucide/dist/esm/icons/check.mjs';
import styles from './word-list.module.css';

/** A list of short texts, each with a tick. */
export function WordList({ heading, words }: { heading: string; words: string[] }) {
  if (words.length === 0) return null;
  return (
    <Section heading={heading}>
      <ul role="list" className={styles.words}>
        {words.map((word) => (
          <li key={word}>
            <Icon of={Check} size={20} className={styles.tick} />
            {word}
          </li>
        ))}
      </ul>
    </Section>
  );
}
