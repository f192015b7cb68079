import type { Database } from '../../platform/db/database';
import { HOUSEKEEPING_MS } from '../../platform/jobs/job';
import type { Module } from '../../platform/module/module';
import type { PushOutbox } from '../../platform/outbox/push-outbox';
import type { ServesInProperty } from '../property/module';
import { createAppeals } from './cases/appeals';
import { moderationTopics } from './cases/case-events';
import { createDeleteOldCases } from './cases/delete-old-cases.job';
import { createReports, type Reports } from './cases/reports';
import { moderationHandlers } from './desk/moderation.handlers';
import { appealRoutes } from './guest/appeal.routes';
import { reportRoutes } from './guest/report.routes';
import { createScreening, type Screening } from './screening/screening';
import { createTermRepository, type TermRepository } from './words/term.repository';

interface ModerationModuleDeps {
  db: Database;
  outbox: PushOutbox;
  servesInProperty: ServesInProperty;
  now: () => number;
}

export interface Moderation {
  reports: Reports;
  screening: Screening;
  terms: TermRepository;
}

/** Reports by guests, the resulting cases, and the words that the hotel does not allow. */
export function createModerationModule(deps: ModerationModuleDeps): Module & { moderation: Moderation } {
  const { db, servesInProperty, now } = deps;
  const reports = createReports(deps);
  const terms = createTermRepository(db, now);
  return {
    moderation: { reports, terms, screening: createScreening(db, terms, now) },
    routes(app) {
      const serveInProperty = servesInProperty(app);
      reportRoutes(serveInProperty, reports, now);
      appealRoutes(serveInProperty, createAppeals(deps), now);
    },
    topics: [moderationTopics],
    jobs: [{ name: 'moderationCases', everyMs: HOUSEKEEPING_MS, run: createDeleteOldCases(db, now) }],
    handlers: moderationHandlers({ ...deps, terms }),
  };
}
