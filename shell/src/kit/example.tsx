import { Section } from '@guest/shared/ui/section/section';
import type { ReactNode } from 'react';
import styles from './kit.module.css';

/** A section of controls of one kind. Its children are `Example` elements. */
export function ExampleGroup({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Section heading={heading}>
      <div className={styles.shelf}>{children}</div>
    </Section>
  );
}

/** Shows one or a few controls in the state that the label names. */
export function Example({ state, children }: { state: string; children: ReactNode }) {
  return (
    <div className={styles.specimen}>
      <p className={styles.state}>{state}</p>
      {children}
    </div>
  );
}
