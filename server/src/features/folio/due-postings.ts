import {
  and,
  exists,
  gt,
  isNotNull,
  isNull,
  lt,
  lte,
  eq,
  ne,
  notExists,
  or,
  type SQLWrapper,
} from 'drizzle-orm';
import type { Connection, Database } from '../../platform/db/database';
import { folioPosting } from '../../platform/db/tables/schema';

/** Selects rows whose posting of this kind is not waiting for an answer, a later time or a person. */
export const isNotWaiting = (
  db: Pick<Database, 'select'>,
  { subjectId, kind, now }: { subjectId: SQLWrapper; kind: 'charge' | 'reversal'; now: number },
) =>
  notExists(
    db
      .select({ id: folioPosting.id })
      .from(folioPosting)
      .where(
        and(
          eq(folioPosting.subjectId, subjectId),
          eq(folioPosting.kind, kind),
          or(isNull(folioPosting.nextAt), gt(folioPosting.nextAt, new Date(now))),
        ),
      ),
  );

/** Selects rows with a charge that meets the conditions. */
const hasCharge = (
  db: Pick<Connection, 'select'>,
  subjectId: SQLWrapper,
  ...conditions: (SQLWrapper | undefined)[]
) =>
  exists(
    db
      .select({ id: folioPosting.id })
      .from(folioPosting)
      .where(and(eq(folioPosting.subjectId, subjectId), eq(folioPosting.kind, 'charge'), ...conditions)),
  );

/**
 * Selects rows whose charge has been begun and is due to be continued, whatever has become of the order since. It was sent
 * or could not be sent yet.
 */
export const isUnsettled = (
  db: Pick<Connection, 'select'>,
  { subjectId, now }: { subjectId: SQLWrapper; now: number },
) => hasCharge(db, subjectId, lte(folioPosting.nextAt, new Date(now)));

/** Selects rows whose charge has been begun and is continued now or later, because it has no result yet. */
export const isAwaited = (db: Pick<Connection, 'select'>, subjectId: SQLWrapper) =>
  hasCharge(db, subjectId, isNotNull(folioPosting.nextAt));

/** Selects rows whose charge was known to be on the folio before this instant. */
export const isPostedBefore = (db: Pick<Connection, 'select'>, subjectId: SQLWrapper, at: number) =>
  hasCharge(db, subjectId, eq(folioPosting.state, 'posted'), lt(folioPosting.settledAt, new Date(at)));

/**
 * Returns whether a charge may be on the folio or was refused. One that has still to be posted was not sent, or is known
 * to be absent.
 */
export const isSent = async (db: Pick<Connection, '$count'>, subjectId: string): Promise<boolean> =>
  (await db.$count(
    folioPosting,
    and(
      eq(folioPosting.subjectId, subjectId),
      eq(folioPosting.kind, 'charge'),
      ne(folioPosting.state, 'to_post'),
    ),
  )) > 0;
