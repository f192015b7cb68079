import { useId, type ReactNode } from 'react';
import styles from './section.module.css';

/** A section of a page with its heading; `more` links to the complete list. */
export function Section(props: {
  heading: ReactNode;
  level?: 2 | 3;
  /** The target of links, such as those of section tabs. */
  id?: string;
  more?: ReactNode;
  children: ReactNode;
}) {
  const { heading, level = 2, id, more, children } = props;
  const headingId = useId();
  const Heading = `h${level}` as const;
  return (
    <section id={id} aria-labelledby={headingId} className={styles.section}>
      <div className={styles.top}>
        <Heading id={headingId} className={styles.heading}>
          {heading}
        </Heading>
        {more && <div className={styles.more}>{more}</div>}
      </div>
      {children}
    </section>
  );
}
