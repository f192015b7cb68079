import { isActive, openEarnings, sumOf, type LedgerLine, type LedgerState } from './ledger-line';

const NOTICE_MS = 30 * 86_400_000;

export interface Balance {
  available: number;
  /** The sum that becomes available later, such as the points of a stay that is not over. */
  pending: number;
}

/** Returns the sums of the lines. The balance is never stored, it is always calculated from them. */
export function balanceOf(lines: readonly LedgerLine[], now: number): Balance {
  const netOf = (some: LedgerLine[]) =>
    sumOf(some.filter(({ type }) => type === 'adding')) -
    sumOf(some.filter(({ type }) => type === 'spending'));
  return {
    available: netOf(lines.filter((line) => isActive(line, now))),
    pending: netOf(lines.filter((line) => !isActive(line, now))),
  };
}

/** Returns how much expires next and when, if that is within the notice period. */
export function expiringSoon(state: LedgerState, now: number): { value: number; at: Date } | null {
  const soon = openEarnings(state)
    .flatMap(({ line: { expireAt }, left }) => (expireAt ? [{ at: expireAt, value: left }] : []))
    .filter(({ at }) => at.getTime() > now && at.getTime() <= now + NOTICE_MS)
    .sort((a, b) => a.at.getTime() - b.at.getTime());
  const [first] = soon;
  if (!first) return null;
  const sameTime = soon.filter(({ at }) => at.getTime() === first.at.getTime());
  return { value: sumOf(sameTime), at: first.at };
}
