import { and, desc, eq, gte, like, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../platform/db/database';
import { contentVersion, property, staff, staffAction } from '../platform/db/tables/schema';

const MAX_ENTRIES = 10_000;

interface AuditLogQuery {
  /** All properties if it is omitted. */
  slug?: string | undefined;
  staffId?: string | undefined;
  since: Date;
}

export interface AuditEntry {
  at: Date;
  property: string;
  /** `null` for operators, who have no account. */
  staffId: string | null;
  nickName: string;
  what: string;
  subjectId: string;
  before: unknown;
  after: unknown;
  reason: string | null;
}

/** Returns the audit log of staff actions and of versions that operators have published, newest first. */
export async function findStaffActions(db: Database, query: AuditLogQuery): Promise<AuditEntry[]> {
  const actions = await actionsOfStaff(db, query);
  const published = query.staffId === undefined ? await publishedByOperators(db, query) : [];
  return [...actions, ...published].toSorted((a, b) => b.at.getTime() - a.at.getTime()).slice(0, MAX_ENTRIES);
}

const actionsOfStaff = (db: Database, { slug, staffId, since }: AuditLogQuery): Promise<AuditEntry[]> =>
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

/** Each version records who has published it. Versions that staff have published are among their actions already. */
async function publishedByOperators(
  db: Database,
  { slug, since }: Pick<AuditLogQuery, 'slug' | 'since'>,
): Promise<AuditEntry[]> {
  const earlier = alias(contentVersion, 'earlier');
  const before = db
    .select({ number: earlier.number })
    .from(earlier)
    .where(
      and(
        eq(earlier.propertyId, contentVersion.propertyId),
        lt(earlier.publishedAt, contentVersion.publishedAt),
      ),
    )
    .orderBy(desc(earlier.publishedAt))
    .limit(1);
  const found = await db
    .select({ version: contentVersion, before: sql<number | null>`(${before})` })
    .from(contentVersion)
    .where(
      and(
        like(contentVersion.publishedBy, 'operator:%'),
        gte(contentVersion.publishedAt, since),
        slug === undefined ? undefined : eq(contentVersion.slug, slug.toLowerCase()),
      ),
    )
    .orderBy(desc(contentVersion.publishedAt))
    .limit(MAX_ENTRIES);
  return found.map(({ version, before: number }) => ({
    at: version.publishedAt ?? version.createdAt,
    property: version.slug,
    staffId: null,
    nickName: version.publishedBy ?? '',
    what: 'publishContent',
    subjectId: version.propertyId,
    before: { version: number },
    after: { version: version.number },
    reason: version.note || null,
  }));
}

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
    staffId === null ? nickName : `${nickName} (${staffId.slice(0, 8)})`,
    what,
    subjectId,
    change,
    ...reasonText,
  ].join('  ');
};
