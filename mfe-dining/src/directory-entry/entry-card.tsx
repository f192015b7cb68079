import type { DirectoryEntry } from '@guest/shared/contracts/directory/directory.contract';
import { Picture } from '@guest/shared/ui/picture/picture';
import { useId } from 'react';
import { RichText } from '../rich-text/rich-text';
import styles from './entry-card.module.css';
import { EntryActions } from './entry-actions';
import { EntryFacts } from './entry-facts';
import { EntryLinks } from './entry-links';

/** Returns the element id that links within the page use. */
export const entryId = ({ slug }: Pick<DirectoryEntry, 'slug'>) => `entry-${slug}`;

export function EntryCard({ entry }: { entry: DirectoryEntry }) {
  const headingId = useId();
  const [image] = entry.images;
  return (
    <article id={entryId(entry)} aria-labelledby={headingId} className={styles.entry}>
      {image && <Picture image={image} className={styles.picture} />}
      <div className={styles.words}>
        <h2 id={headingId} className={styles.title}>
          {entry.title}
        </h2>
        <RichText source={entry.body} />
        <EntryFacts entry={entry} />
        <EntryActions actions={entry.actions} />
        <EntryLinks entry={entry} />
      </div>
    </article>
  );
}
