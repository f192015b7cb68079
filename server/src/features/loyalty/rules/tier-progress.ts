import { dateOf, localDateTimeAt } from '@guest/shared/contracts/core/local-time';
import type { EntryReason } from '@guest/shared/contracts/loyalty/loyalty.schema';
import { isActive, type LedgerLine } from './ledger-line';

/** A gift counts as balance, but not towards a tier. */
const COUNTING: ReadonlySet<EntryReason> = new Set(['stay', 'order', 'activity', 'adjustment']);

export interface TierThreshold {
  code: string;
  threshold: number;
}

interface Calendar {
  /** The current day at the hotel. */
  today: string;
  timeZone: string;
  periodYears: number | null;
}

export interface TierProgress {
  value: number;
  tier: string | null;
  next: { tier: string; missing: number } | null;
  periodEnd: string | null;
}

/** Returns the first day of the period: its calendar years end with the current one. */
function periodStart({ today, periodYears }: Calendar): string | null {
  if (periodYears === null) return null;
  return `${Number(today.slice(0, 4)) - periodYears + 1}-01-01`;
}

/** Returns the amount that counts towards the tier: the earnings of the period without reversed ones. */
function countingValue(lines: readonly LedgerLine[], calendar: Calendar, now: number): number {
  const start = periodStart(calendar);
  const isInPeriod = ({ activeFrom }: LedgerLine) =>
    start === null || dateOf(localDateTimeAt(activeFrom.getTime(), calendar.timeZone)) >= start;
  const reversed = new Map(lines.map(({ reverses, value }) => [reverses, value]));
  const counted = lines
    .filter((line) => COUNTING.has(line.reason) && isActive(line, now) && isInPeriod(line))
    .map(({ id, type, value }) => (type === 'adding' ? value - (reversed.get(id) ?? 0) : -value));
  return Math.max(
    0,
    counted.reduce((sum, value) => sum + value, 0),
  );
}

/** Returns the tier that is reached with a value, and how far the next one is. */
export function tierProgress(
  lines: readonly LedgerLine[],
  tiers: readonly TierThreshold[],
  calendar: Calendar,
  now: number,
): TierProgress {
  const value = countingValue(lines, calendar, now);
  const rising = [...tiers].sort((a, b) => a.threshold - b.threshold);
  const tier = rising.findLast(({ threshold }) => threshold <= value);
  const next = rising.find(({ threshold }) => threshold > value);
  return {
    value,
    tier: tier?.code ?? null,
    next: next ? { tier: next.code, missing: next.threshold - value } : null,
    periodEnd: calendar.periodYears === null ? null : `${calendar.today.slice(0, 4)}-12-31`,
  };
}
