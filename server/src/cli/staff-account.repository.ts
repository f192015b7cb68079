import { STAFF_ROLES } from '@guest/shared/contracts/staff/staff.schema';
import { asc, count, eq, max, sql } from 'drizzle-orm';
import { assertRow } from '../platform/db/assert-row';
import type { Database } from '../platform/db/database';
import { property, staff, staffKey } from '../platform/db/tables/schema';
import { StartUpFailure } from '../platform/errors/start-up-failure';

export interface NewAccount {
  slug: string;
  nickName: string;
  title: string;
  department: string;
  role: string;
}

/** Manages staff accounts across properties, for the command line. */
export function createStaffAccounts(db: Database) {
  return {
    list: (slug?: string) =>
      db
        .select({
          id: staff.id,
          property: property.slug,
          nickName: staff.nickName,
          role: staff.role,
          department: staff.department,
          keys: count(staffKey.id),
          lastUsedAt: max(staffKey.lastUsedAt),
        })
        .from(staff)
        .innerJoin(property, eq(property.id, staff.propertyId))
        .leftJoin(staffKey, eq(staffKey.staffId, staff.id))
        .where(slug === undefined ? undefined : eq(property.slug, slug))
        .groupBy(staff.id, property.slug)
        .orderBy(asc(property.slug), asc(staff.nickName)),

    async add({ slug, title, role: requestedRole, ...facts }: NewAccount): Promise<string> {
      const role = STAFF_ROLES.find((one) => one === requestedRole);
      if (!role) throw new StartUpFailure(`--role must be one of ${STAFF_ROLES.join(', ')}.`);
      const [hotel] = await db.select().from(property).where(eq(property.slug, slug.toLowerCase()));
      if (!hotel) throw new StartUpFailure(`There is no property "${slug}".`);
      const one = { propertyId: hotel.id, role, title: { [hotel.defaultLanguage]: title }, ...facts };
      const [made] = await db.insert(staff).values(one).returning({ id: staff.id });
      assertRow(made);
      return made.id;
    },

    /** Finds a staff member by an unambiguous prefix of the id. */
    async find(idPrefix: string): Promise<string> {
      const found = await db
        .select({ id: staff.id })
        .from(staff)
        .where(sql`starts_with(${staff.id}::text, ${idPrefix.toLowerCase()})`);
      const [only, ...others] = found;
      if (!only || others.length > 0)
        throw new StartUpFailure(`"${idPrefix}" does not identify exactly one staff member.`);
      return only.id;
    },
  };
}
