import type { ReactNode } from 'react';
import { classNames } from '../base/class-names';
import { VisuallyHidden } from '../base/visually-hidden';
import styles from './time-button.module.css';

/** A grid of times. The children are list items with a `TimeButton`. */
export function TimeGrid({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <ul role="list" className={classNames(styles.times, className)}>
      {children}
    </ul>
  );
}

/** A time that can be chosen, with its date if that is another one, and a fact such as `Last table`. */
export function TimeButton(props: {
  time: string;
  date?: string | undefined;
  fact?: string | undefined;
  /** Completes the accessible name where several things on the page have the same times. */
  of?: string;
  isFull?: boolean;
  isChosen: boolean;
  isBusy: boolean;
  isDisabled?: boolean;
  onTap: () => void;
}) {
  const { time, date, fact, of, isFull = false, isChosen, isBusy, isDisabled = false, onTap } = props;
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-busy={isBusy || undefined}
      aria-disabled={isDisabled || undefined}
      className={classNames(styles.slot, isFull && styles.full, isChosen && styles.chosen)}
      onClick={onTap}
    >
      <span className={styles.time}>{time}</span>
      {of !== undefined && <VisuallyHidden>{of}</VisuallyHidden>}
      {date !== undefined && <span className={styles.line}>{date}</span>}
      {fact !== undefined && <span className={styles.line}>{fact}</span>}
    </button>
  );
}
