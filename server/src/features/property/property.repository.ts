import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import { preparedQuery } from '../../platform/db/prepared-query';
import { property } from '../../platform/db/tables/schema';
import type { PropertyRow } from './property-scope';

export type PropertyRepository = ReturnType<typeof createPropertyRepository>;

/** Every call below a property begins with this query. */
const propertyBySlug = preparedQuery('property by slug', (on) =>
  on
    .select()
    .from(property)
    .where(and(eq(property.slug, sql.placeholder('slug')), isNull(property.withdrawnAt))),
);

export function createPropertyRepository(db: Database) {
  return {
    /** The slug comes from the address bar and may be in any case. */
    async find(slug: string): Promise<PropertyRow | undefined> {
      const [found] = await propertyBySlug(db).execute({ slug: slug.toLowerCase() });
      return found;
    },

    list: (): Promise<PropertyRow[]> =>
      db
        .select()
        .from(property)
        .where(isNull(property.withdrawnAt))
        .orderBy(asc(property.position), asc(property.slug)),
  };
}
