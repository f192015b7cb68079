import * as pg from 'drizzle-orm/pg-core';
import { instant } from '../columns/columns';

/** A message that is due before something begins; the key makes it sent once. */
export const reminder = pg.pgTable(
  'reminder',
  {
    subjectKind: pg.text('subject_kind').$type<'activity'>().notNull(),
    subjectId: pg.uuid('subject_id').notNull(),
    kind: pg.text('kind').$type<'evening_before' | 'hour_before'>().notNull(),
    dueAt: instant('due_at').notNull(),
    sentAt: instant('sent_at'),
  },
  (one) => [
    pg.primaryKey({ columns: [one.subjectKind, one.subjectId, one.kind] }),
    pg.index('reminder_due').on(one.dueAt),
  ],
);
