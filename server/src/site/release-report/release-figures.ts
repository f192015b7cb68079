import type { ReleaseFigures } from '@guest/shared/contracts/release/release.contract';
import { and, gte, lt, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import { releaseReport } from '../../platform/db/tables/schema';
import { addReports, toFigureRows, type CountedReports, type MetricCounts } from './metric-counts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const DAYS = 30;
/** The margin for storing a report and for clock differences between servers. */
const SETTLED_AFTER_MS = 60_000;

/** Two significant digits are enough for a median and keep the number of groups small. */
const rounded = sql<number | null>`case
  when ${releaseReport.took} < 100 then ${releaseReport.took}
  when ${releaseReport.took} < 1000 then ${releaseReport.took} / 10 * 10
  when ${releaseReport.took} < 10000 then ${releaseReport.took} / 100 * 100
  else ${releaseReport.took} / 1000 * 1000 end`;

/**
 * Computes the release figures. Counts of past hours are cached, so that only the reports of the current hour
 * are read again.
 */
export function createReleaseFigures(db: Database, now: () => number): () => Promise<ReleaseFigures> {
  const days = new Map<number, MetricCounts>();
  let settledTo = -Infinity;

  async function countPastHours(first: number, upTo: number): Promise<void> {
    settledTo = Math.max(settledTo, first);
    while (settledTo < upTo) {
      const day = startOf(settledTo, DAY_MS);
      const end = Math.min(day + DAY_MS, upTo);
      const counted = await count(settledTo, end);
      days.set(day, addReports(days.get(day) ?? new Map(), counted));
      settledTo = end;
    }
    for (const day of days.keys()) if (day < first) days.delete(day);
  }

  function count(from: number, to: number): Promise<CountedReports[]> {
    const { channel, name, version, outcome, at } = releaseReport;
    return db
      .select({ channel, name, version, outcome, took: rounded, times: sql`count(*)`.mapWith(Number) })
      .from(releaseReport)
      .where(and(gte(at, new Date(from)), lt(at, new Date(to))))
      .groupBy(channel, name, version, outcome, rounded);
  }

  return async () => {
    const at = now();
    const first = startOf(at, DAY_MS) - DAYS * DAY_MS;
    await countPastHours(first, startOf(at - SETTLED_AFTER_MS, HOUR_MS));
    const running = addReports(new Map(), await count(settledTo, at + SETTLED_AFTER_MS));
    return { at: new Date(at).toISOString(), rows: toFigureRows([...days.values(), running]) };
  };
}

const startOf = (at: number, span: number) => Math.floor(at / span) * span;
