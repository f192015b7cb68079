import { Card } from '@guest/shared/ui/card/card';
import type { ReactNode } from 'react';
import styles from './offer.module.css';

/** A restaurant or an activity with its times, or with the reason why it does not suit. */
export function OfferCard(props: {
  /** A link to the page of the restaurant or the activity. */
  link: ReactNode;
  line: ReactNode;
  children?: ReactNode;
}) {
  const { link, line, children } = props;
  return (
    <li>
      <Card>
        <div className={styles.offer}>
          <div>
            <h3 className={styles.name}>{link}</h3>
            <p className={styles.line}>{line}</p>
          </div>
          {children}
        </div>
      </Card>
    </li>
  );
}
