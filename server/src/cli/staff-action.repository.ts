import { and, desc, eq, gte } from 'drizzle-orm';
import type { Database } from '../platform/db/database';
import { property, staff, staffAction } from '../platform/db/tables/schema';

const MOST = 10_000;

interface Wanted {
  /** All properties if it is omitted. */
  slug?: string | undefined;
  staffId?: string | undefined;
  since: Date;
}

/** Returns the audit log of staff actions, newest first. */
export const staffActions = (db: Database, { slug, staffId, since }: Wanted) =>
  db
    .select({
      at: staffAction.at,
      property: property.slug,
      staffId: staffAction.staffId,
      nickName: staff.nickName,
      what: staffAction.what,
      subjectId: staffAction.subjectId,
      before: staffAction.before,
      after: staffAction.after,
      reason: staffAction.reason,
    })
    .from(staffAction)
    .innerJoin(staff, eq(staff.id, staffAction.staffId))
    .innerJoin(property, eq(property.id, staffAction.propertyId))
    .where(
      and(
        gte(staffAction.at, since),
        slug === undefined ? undefined : eq(property.slug, slug.toLowerCase()),
        staffId === undefined ? undefined : eq(staffAction.staffId, staffId),
      ),
    )
    .orderBy(desc(staffAction.id))
    .limit(MOST);

export type ToldAction = Awaited<ReturnType<typeof staffActions>>[number];

/** Formats an action as a single line, so that the output can be searched. */
export const actionLine = ({ at, property: house, nickName, staffId, ...action }: ToldAction): string => {
  const { what, subjectId, before, after, reason } = action;
  const facts = [before, after].map((one) => (one ? JSON.stringify(one) : '-')).join(' > ');
  const said = reason === null ? [] : [JSON.stringify(reason)];
  return [
    at.toISOString(),
    house,
    `${nickName} (${staffId.slice(0, 8)})`,
    what,
    subjectId,
    facts,
    ...said,
  ].join('  ');
};
