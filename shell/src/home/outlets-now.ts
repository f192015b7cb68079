import { serviceStatus } from '@guest/shared/contracts/opening-hours/opening-hours';
import type { Opening } from '@guest/shared/contracts/outlet/outlet.contract';

/** As many as a glance takes in. */
const MOST = 6;

/** The outlets that are open, those that stay open longest first; where none is, those that open next. */
export function outletsNow(
  outlets: Opening[],
  now: number,
  timeZone: string,
): { isAnyOpen: boolean; outlets: Opening[] } {
  const known = outlets.map((outlet) => {
    const { status, until } = serviceStatus(outlet.openingHours, now, timeZone);
    return { outlet, isOpen: status === 'open' || status === 'closing_soon', until: until ?? Infinity };
  });
  const open = known.filter(({ isOpen }) => isOpen).sort((a, b) => compare(b.until, a.until));
  const next = known
    .filter(({ isOpen, until }) => !isOpen && until < Infinity)
    .sort((a, b) => compare(a.until, b.until));
  const shown = open.length > 0 ? open : next;
  return { isAnyOpen: open.length > 0, outlets: shown.slice(0, MOST).map(({ outlet }) => outlet) };
}

/** Both may be endless, which a subtraction could not tell. */
const compare = (a: number, b: number) => (a === b ? 0 : a < b ? -1 : 1);
