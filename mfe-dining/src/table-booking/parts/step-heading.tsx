import { useEffect, useRef, type ReactNode } from 'react';
import styles from './step-heading.module.css';

/** What the card of a step is called. It takes the focus: what was tapped or sent is gone, and the next step is here. */
export function StepHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h2 ref={heading} tabIndex={-1} className={styles.heading}>
      {children}
    </h2>
  );
}
