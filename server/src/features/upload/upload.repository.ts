import { and, eq, gt, inArray, lt, or, sql } from 'drizzle-orm';
import type { Connection, Database } from '../../platform/db/database';
import { upload } from '../../platform/db/tables/schema';
import type { Thumbnail } from '../../platform/db/tables/chat/upload';
import { noSuchFile } from './rules/file-refusals';
import { refuseOverQuota } from './rules/quota';

export type UploadRow = typeof upload.$inferSelect;
type NewUpload = Omit<typeof upload.$inferInsert, 'state' | 'createdAt'>;

export interface Facts {
  mimeType: string;
  size: number;
  width?: number;
  height?: number;
  thumbnails: Thumbnail[];
}

/** A check that takes longer has died with its server. */
const CHECKED_WITHIN_MS = 60_000;

export type UploadRepository = ReturnType<typeof createUploadRepository>;

export function createUploadRepository(db: Database, now: () => number) {
  /** Of all who try at once, one goes on. */
  async function take(id: string, mayBe: ReturnType<typeof and>): Promise<boolean> {
    const taken = await db
      .update(upload)
      .set({ state: 'receiving', takenAt: new Date(now()) })
      .where(and(eq(upload.id, id), mayBe))
      .returning({ id: upload.id });
    return taken.length > 0;
  }

  return {
    /** Waits for a file, unless its owner has sent too many. */
    open: (wanted: NewUpload): Promise<UploadRow> =>
      db.transaction(async (tx) => {
        await refuseOverQuota(tx, wanted, now());
        const [row] = await tx
          .insert(upload)
          .values({ ...wanted, state: 'pending', createdAt: new Date(now()) })
          .returning();
        if (!row) throw new Error('PostgreSQL returned no row for an insert');
        return row;
      }),

    async find(key: string): Promise<UploadRow | undefined> {
      const [row] = await db.select().from(upload).where(eq(upload.key, key));
      return row;
    },

    findAll: (keys: string[], propertyId: string): Promise<UploadRow[]> =>
      db
        .select()
        .from(upload)
        .where(and(inArray(upload.key, keys), eq(upload.propertyId, propertyId))),

    /** A ticket is good for one form. */
    take: (id: string) => take(id, and(eq(upload.state, 'pending'), gt(upload.expiresAt, new Date(now())))),

    /** What a browser has sent elsewhere is checked once; again only if whoever checked it has died. */
    takeToCheck: (id: string) =>
      take(
        id,
        or(
          eq(upload.state, 'pending'),
          and(eq(upload.state, 'receiving'), lt(upload.takenAt, new Date(now() - CHECKED_WITHIN_MS))),
        ),
      ),

    async keep(id: string, facts: Facts): Promise<UploadRow> {
      const [row] = await db
        .update(upload)
        .set({ ...facts, state: 'clean' })
        .where(and(eq(upload.id, id), eq(upload.state, 'receiving')))
        .returning();
      // Its owner was erased while it was on its way.
      if (!row) throw noSuchFile();
      return row;
    },

    async link(tx: Connection, id: string, to: { linkedTo: string; roomId: string | null }): Promise<void> {
      const [row] = await tx
        .update(upload)
        .set({ ...to, state: 'linked' })
        .where(and(eq(upload.id, id), eq(upload.state, 'clean')))
        .returning({ id: upload.id });
      if (!row) throw noSuchFile();
    },

    async doom(id: string): Promise<void> {
      await db.update(upload).set({ state: 'doomed' }).where(eq(upload.id, id));
    },

    /** What nobody has used within the hour, what is shown nowhere any more, and what is doomed. */
    async outlived(
      unusedSince: Date,
      limit: number,
    ): Promise<{ id: string; key: string; thumbnails: Thumbnail[] }[]> {
      return db
        .select({ id: upload.id, key: upload.key, thumbnails: upload.thumbnails })
        .from(upload)
        .where(
          or(
            eq(upload.state, 'doomed'),
            and(sql`${upload.state} <> 'linked'`, lt(upload.createdAt, unusedSince)),
            sql`${upload.state} = 'linked' and ${upload.purpose} = 'message' and not exists (
              select 1 from room_event shown where shown.id = ${upload.linkedTo} and shown.deleted_at is null)`,
          ),
        )
        .limit(limit);
    },

    async forget(id: string): Promise<void> {
      await db.delete(upload).where(eq(upload.id, id));
    },
  };
}

/** From now on nobody can read them; the files go with the next upkeep. */
export async function doomUploadsOf(tx: Connection, ownerIds: string[]): Promise<void> {
  await tx.update(upload).set({ state: 'doomed' }).where(inArray(upload.ownerId, ownerIds));
}
