import { and, desc, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { dataExport } from '../../db/schema';
import { newSecret } from '../guest/token';

export type ExportRow = Omit<typeof dataExport.$inferSelect, 'zip'>;

const LINK_LASTS_MS = 7 * 24 * 3_600_000;
const { zip: _zip, ...columns } = {
  id: dataExport.id,
  propertyId: dataExport.propertyId,
  guestId: dataExport.guestId,
  key: dataExport.key,
  createdAt: dataExport.createdAt,
  fetchedAt: dataExport.fetchedAt,
  expiresAt: dataExport.expiresAt,
  zip: dataExport.zip,
};

export type ExportRepository = ReturnType<typeof createExportRepository>;

export function createExportRepository(db: Database, now: () => number) {
  return {
    async latestOf(guestId: string): Promise<ExportRow | undefined> {
      const [latest] = await db
        .select(columns)
        .from(dataExport)
        .where(eq(dataExport.guestId, guestId))
        .orderBy(desc(dataExport.createdAt))
        .limit(1);
      return latest;
    },

    async add(of: { id: string; propertyId: string }, zip: Buffer): Promise<ExportRow> {
      const [added] = await db
        .insert(dataExport)
        .values({
          guestId: of.id,
          propertyId: of.propertyId,
          key: newSecret(),
          zip,
          createdAt: new Date(now()),
          expiresAt: new Date(now() + LINK_LASTS_MS),
        })
        .returning(columns);
      if (!added) throw new Error('PostgreSQL returned no row for an insert');
      return added;
    },

    /** Hands the copy out once; after that, it is gone. */
    async take(key: string, propertyId: string): Promise<Buffer | undefined> {
      return db.transaction(async (tx) => {
        const [found] = await tx
          .select({ id: dataExport.id, zip: dataExport.zip })
          .from(dataExport)
          .where(
            and(
              eq(dataExport.key, key),
              eq(dataExport.propertyId, propertyId),
              isNull(dataExport.fetchedAt),
              gt(dataExport.expiresAt, new Date(now())),
            ),
          )
          .for('update');
        if (!found?.zip) return undefined;
        await tx
          .update(dataExport)
          .set({ fetchedAt: new Date(now()), zip: null })
          .where(eq(dataExport.id, found.id));
        return found.zip;
      });
    },

    async forgetOld(): Promise<void> {
      await db
        .update(dataExport)
        .set({ zip: null })
        .where(lt(dataExport.expiresAt, new Date(now())));
    },
  };
}
