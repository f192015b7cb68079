import { Link, type LinkProps } from '@guest/shared/router';
import { useEffect, useRef, type ReactNode } from 'react';
import { classList } from '../base/class-list';
import styles from './chips.module.css';

/** Filters that a finger moves along. Each child is a `Chip` or a `ChipLink`. */
export function Chips({ name, children }: { name: string; children: ReactNode }) {
  const chips = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const row = chips.current;
    const chosen = row?.querySelector<HTMLElement>('[aria-current], [aria-pressed="true"]');
    // Whoever moved the row before the page answered is not taken back.
    if (!row || !chosen || row.scrollLeft !== 0) return;
    // One that an address has chosen may stand far along. Not `scrollIntoView`, which would move the page too.
    row.scrollTo({ left: chosen.offsetLeft - (row.clientWidth - chosen.offsetWidth) / 2 });
  }, []);
  return (
    <div ref={chips} role="group" aria-label={name} className={styles.chips}>
      {children}
    </div>
  );
}

/** A filter whose state stands in the address, which is the rule for lists. */
export function ChipLink(props: { isOn: boolean } & Pick<LinkProps, 'to' | 'children'>) {
  const { isOn, to, children } = props;
  return (
    <Link
      to={to}
      replace
      preventScrollReset
      aria-current={isOn ? 'true' : undefined}
      className={classList(styles.chip, isOn && styles.on)}
    >
      {children}
    </Link>
  );
}

/** A filter of something that has no address. */
export function Chip(props: { isOn: boolean; onTap: () => void; children: ReactNode }) {
  const { isOn, onTap, children } = props;
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onTap}
      className={classList(styles.chip, isOn && styles.on)}
    >
      {children}
    </button>
  );
}
