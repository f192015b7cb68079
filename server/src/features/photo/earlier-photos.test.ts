import { eq, sql } from 'drizzle-orm';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { guest, moderationCase, moderationEvidence, upload } from '../../platform/db/tables/schema';
import { knownGuest } from '../../testing/guests';
import { NOON } from '../../testing/noon';
import { testDatabase } from '../../testing/test-database';
import { insertCase } from '../moderation/testing/moderation-builder';
import { createDiskStore } from '../upload/store/disk-store';
import { createPhotoStore } from './photo-store';

const folder = await mkdtemp(join(tmpdir(), 'earlier-photos-'));
afterAll(() => rm(folder, { recursive: true }));

test('photos that earlier releases have stored get rows, and their cases keep them by their keys', async () => {
  const db = await testDatabase('filled');
  const [shown, taken] = [`${'a'.repeat(22)}.jpg`, `${'b'.repeat(22)}.jpg`];
  const me = await knownGuest(db, NOON, { profilePic: `/photos/casa-miramar/${shown}` });
  const { caseId } = await insertCase(db);
  const [row] = await db.select().from(moderationCase).where(eq(moderationCase.id, caseId));
  if (!row) throw new Error('case not found');
  const reported = `${'d'.repeat(22)}.jpg`;
  const url = `/photos/casa-miramar/${reported}`;
  const snapshot = {
    ...row.snapshot,
    photos: [url],
    taken: { profilePic: `/photos/casa-miramar/${taken}` },
  };
  await db
    .update(moderationCase)
    .set({ subjectKind: 'guest', subjectId: me.id, snapshot })
    .where(eq(moderationCase.id, caseId));
  await db.insert(moderationEvidence).values({ caseId, uploadKey: url });

  await migrateRows(db);

  const [owner] = await db.select().from(guest).where(eq(guest.id, me.id));
  const rows = await db
    .select()
    .from(upload)
    .where(eq(upload.ownerId, owner?.chatUuid ?? ''));
  expect(rows.map(({ key, state, purpose }) => [key, state, purpose]).sort()).toEqual([
    [`p/casa-miramar/${shown}`, 'linked', 'profile'],
    [`p/casa-miramar/${taken}`, 'linked', 'profile'],
  ]);
  const kept = await db.select().from(moderationEvidence).where(eq(moderationEvidence.caseId, caseId));
  expect(kept.map(({ uploadKey }) => uploadKey).sort()).toEqual([
    `p/casa-miramar/${taken}`,
    `p/casa-miramar/${reported}`,
  ]);
  const [after] = await db.select().from(moderationCase).where(eq(moderationCase.id, caseId));
  expect(after?.snapshot).toEqual({ ...snapshot, photos: [`p/casa-miramar/${reported}`] });
});

/** Runs the statements of the migration that change rows once more. */
async function migrateRows(db: Awaited<ReturnType<typeof testDatabase>>): Promise<void> {
  const file = new URL('../../platform/db/migrations/0049_profile_photos.sql', import.meta.url);
  const [, ...statements] = (await readFile(file, 'utf8')).split('--> statement-breakpoint');
  for (const statement of statements) await db.execute(sql.raw(statement));
}

test('photos outside the file store are moved into it', async () => {
  const [earlier, uploads] = [join(folder, 'photos'), join(folder, 'uploads')];
  const name = `${'c'.repeat(22)}.jpg`;
  await mkdir(join(earlier, 'casa-miramar'), { recursive: true });
  await writeFile(join(earlier, 'casa-miramar', name), 'photo');
  const photos = createPhotoStore(createDiskStore(uploads), earlier);

  await photos.moveEarlier(async () => true);
  await photos.moveEarlier(async () => true);

  expect(await readdir(join(earlier, 'casa-miramar'))).toEqual([]);
  expect(String(await photos.read(`/photos/casa-miramar/${name}`))).toBe('photo');
  expect(await readdir(join(uploads, 'p', 'casa-miramar'))).toEqual([name]);
});
