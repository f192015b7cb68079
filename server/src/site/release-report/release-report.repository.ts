import type { PageReport } from '@guest/shared/contracts/release/release-report.contract';
import { and, eq, gt, gte, inArray, lt, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import { releaseReport } from '../../platform/db/tables/schema';
import type { Sample } from './significance-test';
import type { RunningRollout } from './rollouts';
import { mapMetrics, type RolloutMetric } from './rollout-metrics';

const RETENTION_MS = 30 * 24 * 3_600_000;

/** A start is slow if it takes longer than this, and twice as long as nine of ten starts before the rollout. */
const SLOW_MS = 4_000;
const SLOW_FACTOR = 2;

const { id, mark, outcome, took } = releaseReport;
const isLoad = inArray(outcome, ['loaded', 'failed']);
/** A page counts once, however many of its releases are rolled out. */
const countPages = (condition: SQL | undefined) =>
  sql`count(distinct coalesce(${mark}, ${id}::text)) filter (where ${condition})`.mapWith(Number);
const usualTook = sql<number | null>`percentile_cont(0.9) within group (order by ${took})
  filter (where ${outcome} = 'loaded')`;

/** The errors of pages, out of the same number of loads. */
export type Comparison = Record<RolloutMetric, { candidate: Sample; current: Sample }>;

export type ReleaseReportRepository = ReturnType<typeof createReleaseReportRepository>;

/** Stores and counts the release reports of pages. */
export function createReleaseReportRepository(db: Database, now: () => number) {
  /**
   * Counts only the versions that differ between the two sets, because common ones do not distinguish them.
   */
  const reportsOf = (channel: string, setId: string, since: Date, versions: Versions) =>
    and(
      eq(releaseReport.channel, channel),
      eq(releaseReport.setId, setId),
      gte(releaseReport.at, since),
      inArray(releaseReport.source, ['channel', 'rollout']),
      // A channel whose first releases are rolled out has had none before.
      or(sql`false`, ...versions.map(isOfVersion)),
    );

  async function countReports(reports: SQL | undefined, slowMs: number): Promise<Counts> {
    const [counted] = await db
      .select({
        loads: countPages(isLoad),
        failed: countPages(eq(outcome, 'failed')),
        threw: countPages(eq(outcome, 'threw')),
        unrendered: countPages(eq(outcome, 'unrendered')),
        slow: countPages(and(eq(outcome, 'loaded'), gt(took, slowMs))),
      })
      .from(releaseReport)
      .where(reports);
    return counted ?? { loads: 0, failed: 0, threw: 0, unrendered: 0, slow: 0 };
  }

  return {
    /** A page loads each release once, so repeated events of a page count once. */
    async add({ passport, events }: PageReport, mark: string): Promise<void> {
      const { channel, set: setId } = passport;
      await db
        .insert(releaseReport)
        .values(events.map((event) => ({ ...event, channel, setId, mark, at: new Date(now()) })))
        .onConflictDoNothing();
    },

    /** Returns the counts of the candidate and of the current release since the start of the rollout. */
    async compare({ channel, candidate, current, changes, since }: RunningRollout): Promise<Comparison> {
      const before = reportsOf(
        channel,
        current,
        since,
        changes.flatMap(({ name, current: version }) => (version === undefined ? [] : [{ name, version }])),
      );
      const after = reportsOf(
        channel,
        candidate,
        since,
        changes.map(({ name, candidate: version }) => ({ name, version })),
      );
      const [usual] = await db.select({ took: usualTook }).from(releaseReport).where(before);
      const slowMs = Math.round(Math.max(SLOW_MS, SLOW_FACTOR * (usual?.took ?? 0)));
      const [its, others] = await Promise.all([countReports(after, slowMs), countReports(before, slowMs)]);
      return mapMetrics((metric) => ({
        candidate: sampleOf(its, metric),
        current: sampleOf(others, metric),
      }));
    },

    async deleteExpired(): Promise<void> {
      await db.delete(releaseReport).where(lt(releaseReport.at, new Date(now() - RETENTION_MS)));
    },
  };
}

type Versions = { name: string; version: string }[];
type Counts = Record<RolloutMetric | 'loads', number>;

/** A page may have several errors and a single load. */
const sampleOf = (counts: Counts, metric: RolloutMetric): Sample => ({
  loads: Math.max(counts.loads, counts[metric]),
  failures: counts[metric],
});

const isOfVersion = ({ name, version }: Versions[number]) =>
  // A new shell can break every remote, so all reports of its pages count.
  name === 'shell'
    ? ne(releaseReport.source, 'fallback')
    : and(eq(releaseReport.name, name), eq(releaseReport.version, version));
