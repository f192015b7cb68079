import { Button } from '@guest/shared/ui/button';
import { ListRow, ListRows } from '@guest/shared/ui/list-row';
import { Section } from '@guest/shared/ui/section';
import { useState } from 'react';
import { withMix } from '../mix/mix-link';
import { passportOf } from '../reports/passport';
import styles from './healthcheck-page.module.css';
import { useSystemText } from './system-texts';

/** What this very page runs, and by which way it came to it. Read where the page runs. */
export function PassportFacts() {
  const text = useSystemText();
  const [isCopied, setIsCopied] = useState(false);
  const { channel, set, source, bucket, versions } = passportOf();
  const copy = async () => {
    await navigator.clipboard.writeText(withMix(`${location.origin}/`, versions));
    setIsCopied(true);
  };
  return (
    <Section heading={text('This page')}>
      <ListRows>
        <ListRow
          name={<bdi>{channel}</bdi>}
          line={
            <>
              <code dir="ltr" className={styles.version}>
                {set}
              </code>{' '}
              · <code dir="ltr">{source}</code>
            </>
          }
          end={bucket !== null && text('Bucket {bucket} of 100', { bucket: String(bucket) })}
        />
        {Object.entries(versions).map(([name, version]) => (
          <ListRow
            key={name}
            name={name}
            end={
              <code dir="ltr" className={styles.version}>
                {version}
              </code>
            }
          />
        ))}
      </ListRows>
      <div className={styles.again}>
        <Button onClick={() => void copy()} aria-live="polite">
          {isCopied ? text('Copied') : text('Copy a link to these versions')}
        </Button>
      </div>
    </Section>
  );
}
