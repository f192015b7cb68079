import {
  releaseReportContract,
  type PageReport,
  type ReleaseEvent,
} from '@guest/shared/contracts/release/release-report.contract';
import type { Database } from '../../platform/db/database';
import { cookieIn } from '../../platform/http/cookies';
import { serve } from '../../platform/http/serve';
import { HOUSEKEEPING_MS } from '../../platform/jobs/job';
import type { Module } from '../../platform/module/module';
import { createSigningKey } from '../../platform/security/signing-key';
import { evaluateRollouts } from './evaluate-rollouts';
import { createReleaseFigures } from './release-figures';
import { createReleaseReportRepository } from './release-report.repository';
import { createReportMarks, markCookieOf } from './report-marks';
import type { Rollouts } from './rollouts';

/** A page sends two or three reports, and a whole hotel shares one address. */
const RATE = { burst: 300, perSecond: 5 };
const EVALUATED_EVERY_MS = 15_000;

/** The sources of versions that are those of the set. */
const OF_SET: ReadonlySet<ReleaseEvent['source']> = new Set(['channel', 'rollout', 'safe']);

interface ReleaseReportsDeps {
  db: Database;
  rollouts: Rollouts;
  now: () => number;
}

/** Receives the reports that pages send about releases, and evaluates rollouts with them. */
export function createReleaseReportsModule({ db, rollouts, now }: ReleaseReportsDeps): Module {
  const reports = createReleaseReportRepository(db, now);
  const figures = createReleaseFigures(db, now);
  const marks = createReportMarks(createSigningKey(db), now);
  return {
    routes: (app) =>
      serve(
        app,
        releaseReportContract.sendReports,
        async ({ body, request }) => {
          const { channel, set } = body.passport;
          const mark = await marks.read(cookieIn(request.headers.cookie, markCookieOf(body.passport)) ?? '');
          // Only reports of pages that this suite has sent count.
          if (mark?.channel !== channel || mark.set !== set) return undefined;
          const events = await onlyPossible(body.events, set, rollouts);
          if (events.length > 0) await reports.add({ ...body, events }, mark.id);
          return undefined;
        },
        { rates: [RATE], now },
      ),
    jobs: [
      { name: 'releaseReports', everyMs: HOUSEKEEPING_MS, run: reports.deleteExpired },
      { name: 'rollouts', everyMs: EVALUATED_EVERY_MS, run: () => evaluateRollouts(rollouts, reports) },
      {
        name: 'releaseFigures',
        everyMs: EVALUATED_EVERY_MS,
        run: async () => rollouts.saveFigures(await figures()),
      },
    ],
  };
}

/**
 * Drops reports of versions that are made up or local, or that pages of the set do not run. Otherwise a single page
 * could report failures of all versions there are.
 */
async function onlyPossible(events: PageReport['events'], set: string, rollouts: Rollouts) {
  const known = await Promise.all(
    events.map(({ name, version, source }) => {
      if (source === 'local') return false;
      // The versions of a mix and those that replaced a failed one do not take part in the evaluation of a rollout.
      return OF_SET.has(source) ? rollouts.isInSet(set, name, version) : rollouts.isPublished(name, version);
    }),
  );
  return events.filter((_, i) => known[i]);
}
