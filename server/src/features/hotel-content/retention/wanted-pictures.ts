import { and, eq, inArray } from 'drizzle-orm';
import type { Connection } from '../../../platform/db/database';
import { contentPictureFile } from '../../../platform/db/tables/schema';

/**
 * Records that pictures are wanted, so that their files are not deleted in the next weeks. Call it before you look
 * whether the files exist: if they are being deleted, it waits until they are gone.
 */
export async function wantPictures(
  db: Connection,
  slug: string,
  pictures: Iterable<{ sha256: string; width: number } | null>,
  now = new Date(),
): Promise<void> {
  // Several names may have the same picture, and transactions that lock in the same order cannot block each other.
  const wanted = new Map([...pictures].flatMap((one) => (one ? [[one.sha256, one.width] as const] : [])));
  if (wanted.size === 0) return;
  const files = [...wanted].sort(([a], [b]) => (a < b ? -1 : 1));
  await db
    .insert(contentPictureFile)
    .values(files.map(([sha256, width]) => ({ slug, sha256, width, wantedAt: now })))
    .onConflictDoUpdate({
      target: [contentPictureFile.slug, contentPictureFile.sha256],
      set: { wantedAt: now },
    });
}

/** Does the same for pictures that are recorded already, whose size the caller need not know. */
export async function wantKnownPictures(
  db: Connection,
  slug: string,
  hashes: readonly string[],
): Promise<void> {
  if (hashes.length === 0) return;
  const { slug: ofHotel, sha256 } = contentPictureFile;
  const inOrder = db
    .select({ sha256 })
    .from(contentPictureFile)
    .where(and(eq(ofHotel, slug), inArray(sha256, [...hashes])))
    .orderBy(sha256)
    .for('update');
  await db
    .update(contentPictureFile)
    .set({ wantedAt: new Date() })
    .where(and(eq(ofHotel, slug), inArray(sha256, inOrder)));
}
