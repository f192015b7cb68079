import { useEffect, useRef, type ReactNode } from 'react';
import styles from './step-heading.module.css';

/** The heading of a step. It takes the focus because the element that was tapped or submitted is gone. */
export function StepHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h2 ref={heading} tabIndex={-1} className={styles.heading}>
      {children}
    </h2>
  );
}
