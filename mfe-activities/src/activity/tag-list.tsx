import { Icon } from '@guest/shared/ui/base/icon';
import { Section } from '@guest/shared/ui/section/section';
import Check from 'lucide/dist/esm/icons/check.mjs';
import styles from './tag-list.module.css';

/** A list of short texts, each with a tick. */
export function TagList({ heading, tags }: { heading: string; tags: string[] }) {
  if (tags.length === 0) return null;
  return (
    <Section heading={heading}>
      <ul role="list" className={styles.words}>
        {tags.map((tag) => (
          <li key={tag}>
            <Icon of={Check} size={20} className={styles.tick} />
            {tag}
          </li>
        ))}
      </ul>
    </Section>
  );
}
