import {
  isActive,
  isExpired,
  openEarnings,
  sumOf,
  type LedgerLine,
  type LedgerState,
  type OpenEarning,
} from './ledger-line';

export interface Allocation {
  fromId: string;
  value: number;
}

/** Sorts lines by expiry; lines that never expire come last. */
function byExpiry(a: OpenEarning, b: OpenEarning): number {
  const expiry = ({ line }: OpenEarning) => line.expireAt?.getTime() ?? Infinity;
  const difference = expiry(a) - expiry(b);
  if (difference !== 0 && !Number.isNaN(difference)) return difference;
  return a.line.activeFrom.getTime() - b.line.activeFrom.getTime() || (a.line.id < b.line.id ? -1 : 1);
}

/** Takes up to `value` from the earnings in their order. */
function takeInOrder(earnings: OpenEarning[], value: number): Allocation[] {
  const parts: Allocation[] = [];
  let missing = value;
  for (const { line, left } of earnings) {
    if (missing === 0) break;
    const taken = Math.min(left, missing);
    parts.push({ fromId: line.id, value: taken });
    missing -= taken;
  }
  return parts;
}

const spendable = (state: LedgerState, now: number): OpenEarning[] =>
  openEarnings(state)
    .filter(({ line }) => isActive(line, now) && !isExpired(line, now))
    .sort(byExpiry);

/** Returns from which earnings a spending is taken, or how much is missing. */
export function allocateSpending(
  state: LedgerState,
  value: number,
  now: number,
): { parts: Allocation[] } | { missing: number } {
  const parts = takeInOrder(spendable(state, now), value);
  const missing = value - sumOf(parts);
  return missing > 0 ? { missing } : { parts };
}

/**
 * Returns the parts that take an earning back: first what is left of it, and for the part that was spent meanwhile
 * other earnings. Expired points, and points that no earning has left, are not taken.
 */
export function allocateReversal(state: LedgerState, earning: LedgerLine, now: number): Allocation[] {
  const own = openEarnings(state).filter(({ line }) => line.id === earning.id);
  const others = spendable(state, now).filter(({ line }) => line.id !== earning.id);
  const expiries = new Set(state.lines.flatMap(({ id, reason }) => (reason === 'expiry' ? [id] : [])));
  const expired = sumOf(
    state.parts.filter(({ fromId, spendId }) => fromId === earning.id && expiries.has(spendId)),
  );
  return takeInOrder(isActive(earning, now) ? [...own, ...others] : own, earning.value - expired);
}

/** Returns the earnings that have expired with something left, each to be written off by a line of its own. */
export const expiredEarnings = (state: LedgerState, now: number): OpenEarning[] =>
  openEarnings(state).filter(({ line }) => isExpired(line, now));
