import type { ReplyOf, RequestOf } from '@guest/shared/contracts/socket.contract';
import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import type { Actor } from '../../../platform/connections/actor';
import type { Database } from '../../../platform/db/database';
import { moderationCase } from '../../../platform/db/tables/schema';
import { malformedIn } from '../../../platform/errors/request-error';
import type { CaseRow } from '../cases/case-events';
import { toStaffCase } from './case-view';

const PAGE_SIZE = 50;
/** One row of three ascending values, so that the index begins at the cursor. */
const gravestFirst = sql`(-${moderationCase.severity})`;
const CURSOR = /^(\d)\.(\d{1,15})\.([0-9a-f-]{36})$/;

/** Loads pages of cases, the gravest and oldest first. */
export const createCaseQueue =
  (db: Database, now: () => number) =>
  async (
    { property }: Actor,
    { status = 'open', cursor }: RequestOf<'loadModeration'>,
  ): Promise<ReplyOf<'loadModeration'>> => {
    const rows = await db
      .select()
      .from(moderationCase)
      .where(
        and(
          eq(moderationCase.propertyId, property.id),
          IN_STATE[status],
          cursor === undefined ? undefined : isAfter(cursor),
        ),
      )
      .orderBy(gravestFirst, asc(moderationCase.openedAt), asc(moderationCase.id))
      .limit(PAGE_SIZE + 1);
    const page = rows.slice(0, PAGE_SIZE);
    const last = page.at(-1);
    return {
      cases: await Promise.all(page.map((row) => toStaffCase(db, row, now()))),
      cursor: rows.length > PAGE_SIZE && last ? toCursor(last) : null,
    };
  };

/**
 * Each condition is that of an index, written with its values because a prepared statement hides parameters. A case
 * that was reopened keeps its appeal until the next decision, but the appeal is no longer waiting for an answer.
 */
const IN_STATE = {
  open: sql`${moderationCase.status} in ('open', 'in_review')`,
  appealed: sql`${moderationCase.appealedAt} is not null and ${moderationCase.appealDecision} is null
    and ${moderationCase.status} not in ('open', 'in_review')`,
  decided: sql`${moderationCase.status} in ('upheld', 'dismissed')`,
} satisfies Record<NonNullable<RequestOf<'loadModeration'>['status']>, SQL>;

const toCursor = ({ severity, openedAt, id }: CaseRow) => `${severity}.${openedAt.getTime()}.${id}`;

function isAfter(cursor: string) {
  const [, severity, time, id] = CURSOR.exec(cursor) ?? [];
  if (id === undefined) throw malformedIn('cursor');
  const at = new Date(Number(time)).toISOString();
  return sql`(${gravestFirst}, ${moderationCase.openedAt}, ${moderationCase.id}) > (${-Number(severity)}::int, ${at}::timestamptz, ${id}::uuid)`;
}
