import { Link, type LinkProps } from '@guest/shared/router';
import { useEffect, useRef, type ReactNode } from 'react';
import { classNames } from '../base/class-names';
import styles from './chips.module.css';

/** A horizontally scrolling row of filters. The children are `Chip` or `ChipLink` elements. */
export function Chips({ name, children }: { name: string; children: ReactNode }) {
  const chips = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const row = chips.current;
    const chosen = row?.querySelector<HTMLElement>('[aria-current], [aria-pressed="true"]');
    // The position of a row that the guest scrolled before hydration is kept. The first chip is visible anyway;
    // measuring it would delay the first paint of a long page.
    if (!row || !chosen || chosen === row.firstElementChild || row.scrollLeft !== 0) return;
    // A chip selected by the address may be outside the visible area. `scrollIntoView` would also scroll the
    // page.
    row.scrollTo({ left: chosen.offsetLeft - (row.clientWidth - chosen.offsetWidth) / 2 });
  }, []);
  return (
    <div ref={chips} role="group" aria-label={name} className={styles.chips}>
      {children}
    </div>
  );
}

/** A filter whose state is in the address, which is the standard for lists. */
export function ChipLink(props: { isOn: boolean } & Pick<LinkProps, 'to' | 'children'>) {
  const { isOn, to, children } = props;
  return (
    <Link
      to={to}
      replace
      preventScrollReset
      aria-current={isOn ? 'true' : undefined}
      className={classNames(styles.chip, isOn && styles.on)}
    >
      {children}
    </Link>
  );
}

/** A filter whose state is not in the address. */
export function Chip(props: { isOn: boolean; onTap: () => void; children: ReactNode }) {
  const { isOn, onTap, children } = props;
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onTap}
      className={classNames(styles.chip, isOn && styles.on)}
    >
      {children}
    </button>
  );
}
