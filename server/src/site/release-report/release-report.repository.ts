import type { PageReport } from '@guest/shared/contracts/release/release-report.contract';
import { and, eq, gte, inArray, lt, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import { releaseReport } from '../../platform/db/tables/schema';
import type { Sample } from './significance-test';
import type { RunningRollout } from './rollouts';

const RETENTION_MS = 30 * 24 * 3_600_000;

const loads = sql<number>`count(*) filter (where ${releaseReport.outcome} <> 'threw')`.mapWith(Number);
const failures = sql<number>`count(*) filter (where ${releaseReport.outcome} = 'failed')`.mapWith(Number);

export type ReleaseReportRepository = ReturnType<typeof createReleaseReportRepository>;

/** Stores and counts the release reports of pages. */
export function createReleaseReportRepository(db: Database, now: () => number) {
  /**
   * Counts only the versions that differ between the two sets, because common ones do not distinguish them.
   */
  async function countReports(
    channel: string,
    setId: string,
    since: Date,
    versions: Versions,
  ): Promise<Sample> {
    const ofVersion = versions.map(({ name, version }) =>
      // A new shell can break every remote, so all reports of its pages count.
      name === 'shell'
        ? ne(releaseReport.source, 'fallback')
        : and(eq(releaseReport.name, name), eq(releaseReport.version, version)),
    );
    if (ofVersion.length === 0) return { loads: 0, failures: 0 };
    const [counted] = await db
      .select({ loads, failures })
      .from(releaseReport)
      .where(
        and(
          eq(releaseReport.channel, channel),
          eq(releaseReport.setId, setId),
          gte(releaseReport.at, since),
          inArray(releaseReport.source, ['channel', 'rollout']),
          or(...ofVersion),
        ),
      );
    return counted ?? { loads: 0, failures: 0 };
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
    async compare({ channel, candidate, current, changes, since }: RunningRollout) {
      return {
        candidate: await countReports(
          channel,
          candidate,
          since,
          changes.map(({ name, candidate: version }) => ({ name, version })),
        ),
        current: await countReports(
          channel,
          current,
          since,
          changes.flatMap(({ name, current: version }) => (version === undefined ? [] : [{ name, version }])),
        ),
      };
    },

    async deleteExpired(): Promise<void> {
      await db.delete(releaseReport).where(lt(releaseReport.at, new Date(now() - RETENTION_MS)));
    },
  };
}

type Versions = { name: string; version: string }[];
