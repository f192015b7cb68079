import { serviceStatus } from '@guest/shared/contracts/opening-hours/opening-hours';
import type { Opening } from '@guest/shared/contracts/outlet/outlet.contract';

/** More outlets would not fit on one screen. */
const MAX_OUTLETS = 6;

/** Returns the open outlets, those that stay open longest first, or the next ones to open if none is open. */
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
  return { isAnyOpen: open.length > 0, outlets: shown.slice(0, MAX_OUTLETS).map(({ outlet }) => outlet) };
}

/** Both values may be Infinity, for which a subtraction gives NaN. */
const compare = (a: number, b: number) => (a === b ? 0 : a < b ? -1 : 1);
