import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { writeAndSync } from '../../../../../release/src/storage/fsync';
import { sha256Of } from '../../picture/imported-file';
import { createDiskStore } from '../../upload/store/disk-store';
import { createPictureStore } from './picture-store';

const folder = await mkdtemp(join(tmpdir(), 'pictures-'));
afterAll(() => rm(folder, { recursive: true }));
const photo = await sharp({ create: { width: 700, height: 400, channels: 3, background: 'teal' } })
  .jpeg()
  .toBuffer();

test('a picture that does not fit on the disk leaves no file, and is complete once there is space', async () => {
  let room = 2;
  const store = createPictureStore(
    createDiskStore(folder, async (file, bytes) => {
      if (room-- <= 0) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
      await writeAndSync(file, bytes);
    }),
  );
  const filesOf = async () =>
    (await readdir(folder, { recursive: true, withFileTypes: true })).filter((one) => one.isFile());

  await expect(
    store.keep('pension', { path: 'pictures/photo.jpg', sha256: sha256Of(photo) }, photo),
  ).rejects.toMatchObject({ code: 'storage_full' });
  expect(await filesOf()).toEqual([]);
  expect(await store.has('pension', sha256Of(photo))).toBe(false);

  room = Infinity;
  await store.keep('pension', { path: 'pictures/photo.jpg', sha256: sha256Of(photo) }, photo);
  expect(await store.original('pension', sha256Of(photo))).toEqual(photo);
});
