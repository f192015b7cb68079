import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import { property } from '../../platform/db/tables/schema';
import type { PropertyRow } from './property-scope';

export type PropertyRepository = ReturnType<typeof createPropertyRepository>;

export function createPropertyRepository(db: Database) {
  return {
    /** The slug comes from the address bar and may be in any case. */
    async find(slug: string): Promise<PropertyRow | undefined> {
      const [found] = await db.select().from(property).where(eq(property.slug, slug.toLowerCase()));
      return found;
    },

    list: (): Promise<PropertyRow[]> =>
      db.select().from(property).orderBy(asc(property.position), asc(property.slug)),
  };
}
