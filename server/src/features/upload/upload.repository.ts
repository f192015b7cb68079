import { and, eq, gt, inArray, lt, ne, not, or, sql, type SQL } from 'drizzle-orm';
import { assertRow } from '../../platform/db/assert-row';
import type { Connection, Database } from '../../platform/db/database';
import { upload } from '../../platform/db/tables/schema';
import type { Thumbnail } from '../../platform/db/tables/chat/upload';
import { photoFile, photoUrlOf } from './rules/photo-file';
import { noSuchFile } from './rules/file-errors';
import { assertWithinQuota } from './rules/quota';
import { ensureProfilePhotoRows } from './profile-photo-rows';

export type UploadRow = typeof upload.$inferSelect;
type NewUpload = Omit<typeof upload.$inferInsert, 'state' | 'createdAt'>;

export interface FileProperties {
  mimeType: string;
  size: number;
  width?: number;
  height?: number;
  thumbnails: Thumbnail[];
}

/** A row that one request has taken. When its time is over, another one may take the row, with a later time. */
export interface TakenUpload {
  id: string;
  takenAt: Date;
}

const isHeld = ({ id, takenAt }: TakenUpload) => and(eq(upload.id, id), eq(upload.takenAt, takenAt));

/** A check that takes longer was interrupted by a crash, or its caller has given up. */
const CHECKED_WITHIN_MS = 60_000;

export type UploadRepository = ReturnType<typeof createUploadRepository>;

export function createUploadRepository(db: Database, now: () => number) {
  /** Takes the row and returns what proves it, unless another request was first. */
  async function take(id: string, condition: ReturnType<typeof and>): Promise<TakenUpload | undefined> {
    const takenAt = new Date(now());
    const taken = await db
      .update(upload)
      .set({ state: 'receiving', takenAt })
      .where(and(eq(upload.id, id), condition))
      .returning({ id: upload.id });
    return taken.length > 0 ? { id, takenAt } : undefined;
  }

  return {
    /** Inserts a pending upload unless its owner exceeds the limits. */
    insertPending: (wanted: NewUpload): Promise<UploadRow> =>
      db.transaction(async (tx) => {
        await assertWithinQuota(tx, wanted, now());
        const [row] = await tx
          .insert(upload)
          .values({ ...wanted, state: 'pending', createdAt: new Date(now()) })
          .returning();
        assertRow(row);
        return row;
      }),

    /** Inserts the row of a profile photo, which the server stores itself. */
    async insertProfilePhoto(photo: {
      url: string;
      propertyId: string;
      ownerId: string;
      jpeg: Buffer;
    }): Promise<void> {
      const { url, propertyId, ownerId, jpeg } = photo;
      const file = photoFile(url);
      if (!file) throw new Error(`invalid photo address ${url}`);
      const at = new Date(now());
      await db.insert(upload).values({
        propertyId,
        ownerId,
        key: file.key,
        ownerKind: 'guest',
        purpose: 'profile',
        type: 'photo',
        ext: 'jpg',
        most: jpeg.length,
        size: jpeg.length,
        state: 'linked',
        createdAt: at,
        expiresAt: at,
      });
    },

    insertMissingPhotos: (guests?: SQL) => ensureProfilePhotoRows(db, guests),

    /** Returns whether a profile photo is neither deleted nor about to be. */
    isPhotoNeeded: async (key: string): Promise<boolean> =>
      (await db.$count(upload, and(eq(upload.key, key), or(ne(upload.state, 'doomed'), isEvidence)))) > 0,

    async find(key: string): Promise<UploadRow | undefined> {
      const [row] = await db.select().from(upload).where(eq(upload.key, key));
      return row;
    },

    findAll: (keys: string[], propertyId: string): Promise<UploadRow[]> =>
      db
        .select()
        .from(upload)
        .where(and(inArray(upload.key, keys), eq(upload.propertyId, propertyId))),

    /** Uses up a ticket, which is valid for one form. */
    take: (id: string) => take(id, and(eq(upload.state, 'pending'), gt(upload.expiresAt, new Date(now())))),

    /**
     * Takes a direct upload for its check. It can be taken again only if the previous check was interrupted.
     */
    takeToCheck: (id: string) =>
      take(
        id,
        or(
          eq(upload.state, 'pending'),
          and(eq(upload.state, 'receiving'), lt(upload.takenAt, new Date(now() - CHECKED_WITHIN_MS))),
        ),
      ),

    /** Ends a check without a result, so that the file can be checked again. */
    async releaseFromCheck(taken: TakenUpload): Promise<void> {
      await db
        .update(upload)
        .set({ state: 'pending' })
        .where(and(isHeld(taken), eq(upload.state, 'receiving')));
    },

    async markClean(taken: TakenUpload, facts: FileProperties): Promise<UploadRow> {
      const [row] = await db
        .update(upload)
        .set({ ...facts, state: 'clean' })
        .where(and(isHeld(taken), eq(upload.state, 'receiving')))
        .returning();
      // The owner was erased during the upload, or another request has taken the row.
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

    /** Marks a row for deletion. Returns `false` if another request has taken it and may be storing its file. */
    async rejectTaken(taken: TakenUpload): Promise<boolean> {
      await db.update(upload).set({ state: 'doomed' }).where(isHeld(taken));
      return (await db.$count(upload, and(eq(upload.id, taken.id), ne(upload.takenAt, taken.takenAt)))) === 0;
    },

    /** Returns uploads unused for an hour, no longer shown or marked for deletion. */
    async findExpired(
      unusedSince: Date,
      limit: number,
    ): Promise<{ id: string; key: string; thumbnails: Thumbnail[] }[]> {
      return db
        .select({ id: upload.id, key: upload.key, thumbnails: upload.thumbnails })
        .from(upload)
        .where(
          and(
            not(isEvidence),
            or(
              eq(upload.state, 'doomed'),
              and(sql`${upload.state} <> 'linked'`, lt(upload.createdAt, unusedSince)),
              isShownNowhere,
              and(isReplacedPhoto, lt(upload.createdAt, unusedSince)),
            ),
          ),
        )
        .limit(limit);
    },

    /**
     * Makes an expired upload inaccessible before its files are deleted. Returns `false` if it has been linked since it was
     * found: then a post or message shows it.
     */
    async claimExpired(id: string): Promise<boolean> {
      const claimed = await db
        .update(upload)
        .set({ state: 'doomed' })
        .where(and(eq(upload.id, id), or(ne(upload.state, 'linked'), isShownNowhere, isReplacedPhoto)))
        .returning({ id: upload.id });
      return claimed.length > 0;
    },

    async deleteRow(id: string): Promise<void> {
      await db.delete(upload).where(eq(upload.id, id));
    },
  };
}

/** A file of a message that has been deleted. */
const isShownNowhere = sql`(${upload.state} = 'linked' and ${upload.purpose} = 'message' and not exists (
  select 1 from room_event shown where shown.id = ${upload.linkedTo} and shown.deleted_at is null))`;

/** A profile photo that its guest has replaced or removed. At other properties, the same person may still show it. */
const isReplacedPhoto = sql`(${upload.state} = 'linked' and ${upload.purpose} = 'profile' and not exists (
  select 1 from guest shown where shown.profile_pic = ${photoUrlOf(upload.key)}))`;

/** A file that a moderation case keeps is not shown any more, but stays until the case is deleted. */
const isEvidence = sql`exists (select 1 from moderation_evidence kept where kept.upload_key = ${upload.key})`;

/**
 * Marks all files of the owners for deletion, which makes them inaccessible at once; the next job run deletes
 * them.
 */
export async function markUploadsForDeletion(tx: Connection, ownerIds: string[]): Promise<void> {
  await tx.update(upload).set({ state: 'doomed' }).where(inArray(upload.ownerId, ownerIds));
}
