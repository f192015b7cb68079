import { and, desc, eq, gt, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { assertRow } from '../../platform/db/assert-row';
import type { Connection, Database } from '../../platform/db/database';
import { dataExport } from '../../platform/db/tables/schema';
import { newSecret } from '../../platform/security/token';

export type ExportRow = Omit<typeof dataExport.$inferSelect, 'zip'>;

const LINK_LASTS_MS = 7 * 24 * 3_600_000;
/** All columns except the archive itself, which is large. */
const columns = {
  id: dataExport.id,
  propertyId: dataExport.propertyId,
  guestId: dataExport.guestId,
  key: dataExport.key,
  createdAt: dataExport.createdAt,
  fetchedAt: dataExport.fetchedAt,
  expiresAt: dataExport.expiresAt,
};

export type ExportRepository = ReturnType<typeof createExportRepository>;

export function createExportRepository(db: Database, now: () => number) {
  return {
    async latestOf(guestId: string, on: Connection = db): Promise<ExportRow | undefined> {
      const [latest] = await on
        .select(columns)
        .from(dataExport)
        .where(eq(dataExport.guestId, guestId))
        .orderBy(desc(dataExport.createdAt))
        .limit(1);
      return latest;
    },

    /** Runs the export requests of a guest in turn, so that each sees the export of the others. */
    withExportLock<T>(guestId: string, work: (tx: Connection) => Promise<T>): Promise<T> {
      return db.transaction(async (tx) => {
        await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`export ${guestId}`}, 0))`);
        return work(tx);
      });
    },

    async add(owner: { id: string; propertyId: string }, zip: Buffer, on: Connection): Promise<ExportRow> {
      const [added] = await on
        .insert(dataExport)
        .values({
          guestId: owner.id,
          propertyId: owner.propertyId,
          key: newSecret(),
          zip,
          createdAt: new Date(now()),
          expiresAt: new Date(now() + LINK_LASTS_MS),
        })
        .returning(columns);
      assertRow(added);
      return added;
    },

    /** Returns the archive once. */
    async takeOnce(key: string, propertyId: string): Promise<Buffer | undefined> {
      const at = new Date(now());
      const [taken] = await db
        .update(dataExport)
        .set({ fetchedAt: at })
        .where(
          and(
            eq(dataExport.key, key),
            eq(dataExport.propertyId, propertyId),
            isNull(dataExport.fetchedAt),
            gt(dataExport.expiresAt, at),
          ),
        )
        .returning({ zip: dataExport.zip });
      return taken?.zip ?? undefined;
    },

    async deleteExpired(): Promise<void> {
      await db
        .update(dataExport)
        .set({ zip: null })
        .where(or(lt(dataExport.expiresAt, new Date(now())), isNotNull(dataExport.fetchedAt)));
    },
  };
}
