import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { assertRow } from '../../platform/db/assert-row';
import { property, upload } from '../../platform/db/tables/schema';
import { testApp } from '../../testing/test-app';
import { NOON } from '../../testing/noon';
import { createDeleteUploads } from './delete-uploads.job';
import type { FileStore } from './store/file-store';
import { createUploadRepository } from './upload.repository';

const { db } = await testApp();
const now = () => NOON;

async function insertUnused(): Promise<{ id: string; key: string }> {
  const [hotel] = await db.select().from(property).where(eq(property.slug, 'casa-miramar'));
  const [row] = await db
    .insert(upload)
    .values({
      propertyId: String(hotel?.id),
      ownerId: randomUUID(),
      ownerKind: 'guest',
      key: `p/casa-miramar/${randomUUID()}.jpg`,
      purpose: 'post',
      type: 'photo',
      ext: 'jpg',
      most: 1_000,
      state: 'clean',
      createdAt: new Date(NOON - 2 * 3_600_000),
      expiresAt: new Date(NOON),
    })
    .returning();
  assertRow(row);
  return row;
}

test('a photo that a post begins to show while unused ones are deleted keeps its file', async () => {
  const rows = createUploadRepository(db, now);
  const photos = [await insertUnused(), await insertUnused()];
  const removed: string[] = [];
  // A post links the other photo while the first one is removed.
  let linked: string | undefined;
  const store = {
    remove: async (key: string) => {
      removed.push(key);
      const other = photos.find((photo) => !key.startsWith(photo.key));
      if (linked !== undefined || !other) return;
      linked = other.key;
      await db.update(upload).set({ state: 'linked', linkedTo: randomUUID() }).where(eq(upload.id, other.id));
    },
  };
  // The cast is safe because the job only removes files.
  const deleteUnused = createDeleteUploads(rows, store as unknown as FileStore, now);

  await deleteUnused();

  expect(linked).toBeDefined();
  expect(removed).not.toContain(linked);
  expect(await db.$count(upload, eq(upload.key, String(linked)))).toBe(1);
});
