import type { ReleaseEvent } from '@guest/shared/contracts/release/release-report.contract';
import * as pg from 'drizzle-orm/pg-core';
import { instant } from '../columns/columns';

/** Loads and failures of releases in guests' pages; the rows contain nothing about the guests. */
export const releaseReport = pg.pgTable(
  'release_report',
  {
    id: pg.bigserial('id', { mode: 'number' }).primaryKey(),
    at: instant('at').notNull(),
    channel: pg.text('channel').notNull(),
    /** The release set of the page. */
    setId: pg.text('set_id').notNull(),
    name: pg.text('name').notNull(),
    version: pg.text('version').notNull(),
    source: pg.text('source').$type<ReleaseEvent['source']>().notNull(),
    outcome: pg.text('outcome').$type<ReleaseEvent['outcome']>().notNull(),
    /** The duration in milliseconds. */
    took: pg.integer('took'),
    errorClass: pg.text('error_class'),
    instead: pg.text('instead'),
    /** The random id of the document whose page has sent the report. */
    mark: pg.text('mark'),
  },
  (report) => [
    pg.unique('release_report_once').on(report.mark, report.name, report.version, report.outcome),
    pg.index('release_report_of').on(report.channel, report.name, report.version, report.at),
    pg.index('release_report_at').on(report.at),
  ],
);
