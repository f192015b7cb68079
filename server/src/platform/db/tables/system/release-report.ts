import type { ReleaseEvent } from '@guest/shared/contracts/release/release-report.contract';
import * as pg from 'drizzle-orm/pg-core';
import { instant } from '../columns/columns';

/** Loads and failures of releases in the pages of guests, of whom nothing is told. */
export const releaseReport = pg.pgTable(
  'release_report',
  {
    id: pg.bigserial('id', { mode: 'number' }).primaryKey(),
    at: instant('at').notNull(),
    channel: pg.text('channel').notNull(),
    /** The page's release set. */
    setId: pg.text('set_id').notNull(),
    name: pg.text('name').notNull(),
    version: pg.text('version').notNull(),
    source: pg.text('source').$type<ReleaseEvent['source']>().notNull(),
    outcome: pg.text('outcome').$type<ReleaseEvent['outcome']>().notNull(),
    /** Milliseconds. */
    took: pg.integer('took'),
    errorClass: pg.text('error_class'),
    instead: pg.text('instead'),
  },
  (report) => [
    pg.index('release_report_of').on(report.channel, report.name, report.version, report.at),
    pg.index('release_report_at').on(report.at),
  ],
);
