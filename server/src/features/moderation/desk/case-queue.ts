import type { ReplyOf, RequestOf } from '@guest/shared/contracts/socket.contract';
import { and, asc, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Actor } from '../../../platform/connections/actor';
import type { Database } from '../../../platform/db/database';
import { moderationCase } from '../../../platform/db/tables/schema';
import { malformedIn } from '../../../platform/errors/request-error';
import type { CaseRow } from '../cases/case-events';
import { toStaffCase } from './case-view';

const PAGE_SIZE = 50;
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
          inState(status),
          cursor === undefined ? undefined : isAfter(cursor),
        ),
      )
      .orderBy(desc(moderationCase.severity), asc(moderationCase.openedAt), asc(moderationCase.id))
      .limit(PAGE_SIZE + 1);
    const page = rows.slice(0, PAGE_SIZE);
    const last = page.at(-1);
    return {
      cases: await Promise.all(page.map((row) => toStaffCase(db, row, now()))),
      cursor: rows.length > PAGE_SIZE && last ? toCursor(last) : null,
    };
  };

function inState(status: NonNullable<RequestOf<'loadModeration'>['status']>) {
  if (status === 'open') return inArray(moderationCase.status, ['open', 'in_review']);
  return status === 'appealed'
    ? and(isNotNull(moderationCase.appealedAt), isNull(moderationCase.appealDecision))
    : inArray(moderationCase.status, ['upheld', 'dismissed']);
}

const toCursor = ({ severity, openedAt, id }: CaseRow) => `${severity}.${openedAt.getTime()}.${id}`;

function isAfter(cursor: string) {
  const [, severity, time, id] = CURSOR.exec(cursor) ?? [];
  if (id === undefined) throw malformedIn('cursor');
  const at = new Date(Number(time)).toISOString();
  return sql`(-${moderationCase.severity}, ${moderationCase.openedAt}, ${moderationCase.id}) > (${-Number(severity)}::int, ${at}::timestamptz, ${id}::uuid)`;
}
