import { and, eq, exists, isNull, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Connection } from '../../platform/db/database';
import { folioPosting } from '../../platform/db/tables/schema';

/** Selects postings of charges that were refused and that no person has decided about. */
export const isOpenRefusal = and(
  eq(folioPosting.kind, 'charge'),
  eq(folioPosting.state, 'refused'),
  isNull(folioPosting.nextAt),
  isNull(folioPosting.isOnBill),
);

/** Selects rows with a refused charge that matches `isOwed` and waits for a person. */
export const hasOpenRefusal = (
  db: Pick<Connection, 'select'>,
  { subjectId, isOwed }: { subjectId: SQLWrapper; isOwed: SQL | undefined },
) =>
  exists(
    db
      .select({ id: folioPosting.id })
      .from(folioPosting)
      .where(and(eq(folioPosting.subjectId, subjectId), isOpenRefusal, isOwed)),
  );
