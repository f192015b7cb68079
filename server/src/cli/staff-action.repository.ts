import { and, desc, eq, gte } from 'drizzle-orm';
import type { Database } from '../platform/db/database';
import { property, staff, staffAction } from '../platform/db/tables/schema';

const MAX_ENTRIES = 10_000;

interface AuditLogQuery {
  /** All properties if it is omitted. */
  slug?: string | undefined;
  staffId?: string | undefined;
  since: Date;
}

/** Returns the audit log of staff actions, newest first. */
export const findStaffActions = (db: Database, { slug, staffId, since }: AuditLogQuery) =>
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
    .limit(MAX_ENTRIES);

export type AuditEntry = Awaited<ReturnType<typeof findStaffActions>>[number];

/** Formats an action as a single line, so that the output can be searched. */
export const formatAction = ({
  at,
  property: propertySlug,
  nickName,
  staffId,
  ...action
}: AuditEntry): string => {
  const { what, subjectId, before, after, reason } = action;
  const change = [before, after].map((one) => (one ? JSON.stringify(one) : '-')).join(' > ');
  const reasonText = reason === null ? [] : [JSON.stringify(reason)];
  return [
    at.toISOString(),
    propertySlug,
    `${nickName} (${staffId.slice(0, 8)})`,
    what,
    subjectId,
    change,
    ...reasonText,
  ].join('  ');
};
