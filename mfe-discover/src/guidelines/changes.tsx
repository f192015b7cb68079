import { postingContract } from '@guest/shared/contracts/feed/posting.contract';
import { useLazyRead } from '@guest/shared/reads/use-lazy-read';
import { useLazyText } from '../lazy-texts/lazy-texts';
import styles from './changes.module.css';

/** Tells a guest who has accepted an earlier version of the guidelines what is different now. */
export function GuidelinesChanges({ property }: { property: string }) {
  const text = useLazyText();
  const changes = useLazyRead(postingContract.getOwnShare, { params: { property } }, true).data
    ?.guidelinesChanges;
  if (!changes) return null;
  return (
    <div className={styles.changes}>
      <List heading={text('What has changed')} paragraphs={changes.added} />
      <List heading={text('No longer applies')} paragraphs={changes.removed} />
    </div>
  );
}

function List({ heading, paragraphs }: { heading: string; paragraphs: string[] }) {
  if (paragraphs.length === 0) return null;
  return (
    <section aria-label={heading}>
      <h3 className={styles.heading}>{heading}</h3>
      <ul className={styles.paragraphs}>
        {paragraphs.map((paragraph) => (
          <li key={paragraph}>
            <bdi>{paragraph}</bdi>
          </li>
        ))}
      </ul>
    </section>
  );
}
