import type { ReactNode } from 'react';
import styles from './page-heading.module.css';

/**
 * The only `h1` of a page, with a line below and badges for key facts. The line may be a text of the hotel in
 * another language than the page, whose full stop must stay at its end.
 */
export function PageHeading(props: { heading: ReactNode; line?: ReactNode; facts?: ReactNode }) {
  const { heading, line, facts } = props;
  return (
    <header className={styles.header}>
      <h1 className={styles.heading}>{heading}</h1>
      {line && (
        <p className={styles.line}>
          <bdi>{line}</bdi>
        </p>
      )}
      {facts && <div className={styles.facts}>{facts}</div>}
    </header>
  );
}
