import { and, eq } from 'drizzle-orm';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { storePictures } from '../../../features/hotel-content/pictures/store-pictures';
import { contentVersion } from '../../../platform/db/tables/schema';
import { readHotelFolder } from '../result/read-hotel-folder';
import { editFile } from '../testing/edit-file';
import { newHost } from '../testing/new-host';
import { runHotel, runHotelAsJson } from '../testing/run-hotel';
import { openHostPictures } from './open-host-pictures';

const { db, home, env } = await newHost();
const hotel = (...args: string[]) => runHotelAsJson(args, env);

async function newFolder(name: string): Promise<string> {
  const folder = join(home, name);
  await runHotel(['new', folder]);
  return folder;
}

test('demo-off: an invented hotel is not imported where the demo is off', async () => {
  const folder = await newFolder('invented');
  await editFile(folder, 'hotel.yaml', 'currency: EUR', 'currency: EUR\ndemo: true');

  expect(await hotel('import', folder)).toMatchObject({ code: 78, error: { code: 'demo-off' } });
  const allowed = await runHotelAsJson(['import', folder], { ...env, DEMO: 'on' });
  expect(allowed).toMatchObject({ code: 0 });
});

test('version-discarded: a version whose files are no longer kept is not exported', async () => {
  const folder = await newFolder('discarded');
  await hotel('import', folder);
  await db
    .update(contentVersion)
    .set({ state: 'discarded' })
    .where(and(eq(contentVersion.slug, 'discarded'), eq(contentVersion.number, 1)));

  const refused = await hotel('export', 'discarded', join(home, 'exported'), '--version', '1');

  expect(refused).toMatchObject({ code: 66, error: { code: 'version-discarded' } });
});

test('guidelines-version: other guidelines with the same version are a warning beside what is live', async () => {
  const folder = await newFolder('guided');
  await writeFile(join(folder, 'guidelines.yaml'), "version: '1'\nparagraphs:\n  - Be kind.\n");
  await hotel('import', folder, '--publish', '--yes');
  const codes = async () =>
    (await hotel('check', folder, '--live')).problems.map(({ code }: { code: string }) => code);

  expect(await codes()).not.toContain('guidelines-version');
  await editFile(folder, 'guidelines.yaml', 'Be kind.', 'Be very kind.');
  expect(await codes()).toContain('guidelines-version');
  await editFile(folder, 'guidelines.yaml', "version: '1'", "version: '2'");
  expect(await codes()).not.toContain('guidelines-version');
});

test('picture-changed: a picture that has changed since the check is not stored', async () => {
  const folder = await newFolder('changing');
  await mkdir(join(folder, 'pictures'), { recursive: true });
  const file = join(folder, 'pictures/bar.jpg');
  const photo = sharp({ create: { width: 900, height: 600, channels: 3, background: 'teal' } });
  await writeFile(file, await photo.jpeg().toBuffer());
  const { pictures } = await readHotelFolder(folder);
  expect([...pictures.keys()]).toContain('bar');
  await writeFile(file, (await readFile(file)).subarray(0, 400));

  const storing = storePictures(await openHostPictures(env), { folder, slug: 'changing', pictures });

  await expect(storing).rejects.toMatchObject({ name: 'ContentConflict', code: 'picture-changed' });
});
