import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { fillDisk, smallDisk } from '../../testing/processes/small-disk';
import { editFile } from './testing/edit-file';
import { newHost } from './testing/new-host';
import { runHotel, runHotelAsJson } from './testing/run-hotel';

const { home, env } = await newHost();
const SLUG = 'pension-raimund';
const MENU = 'outlets/bar/menus/drinks.yaml';

const title =
  'a disk that is full while pictures are imported: an error of its own, what is live stays, and there is no half picture';
test(title, { timeout: 180_000 }, async ({ skip }) => {
  const disk = await smallDisk('8m');
  if (!disk) return skip('only root may mount a small disk, on Linux');
  const folder = join(home, SLUG);
  const onDisk = { ...env, DATA_DIR: disk };
  const publish = () => runHotelAsJson(['import', folder, '--publish', '--yes'], onDisk);
  await runHotel(['new', folder], onDisk);
  expect(await publish()).toMatchObject({ code: 0, version: 1 });
  await mkdir(join(folder, 'pictures'));
  await writeFile(join(folder, 'pictures/espresso.jpg'), await noise());
  await writeFile(join(folder, 'pictures/pictures.yaml'), 'espresso: { alt: A small cup }\n');
  await editFile(folder, MENU, 'name: Espresso', 'name: Espresso\n        picture: espresso');
  const before = await history();
  const filler = join(disk, 'filler');
  await fillDisk(filler);

  expect(await publish()).toMatchObject({ code: 74, ok: false, error: { code: 'no-room' } });
  expect(await history()).toEqual(before);
  expect(await pictureFiles(disk)).toEqual([]);

  await rm(filler);
  expect(await publish()).toMatchObject({ code: 0, version: 2, newPictures: 1 });
  expect(await pictureFiles(disk)).toContain('original');

  async function history() {
    return (await runHotelAsJson(['history', SLUG], onDisk)).versions;
  }
});

/** A photo that is too large for what a full disk has left. */
const noise = () =>
  sharp({
    create: {
      width: 800,
      height: 500,
      channels: 3,
      background: 'black',
      noise: { type: 'gaussian', mean: 120, sigma: 60 },
    },
  })
    .jpeg()
    .toBuffer();

async function pictureFiles(disk: string): Promise<string[]> {
  const found = await readdir(join(disk, 'uploads'), { recursive: true, withFileTypes: true }).catch(
    () => [],
  );
  return found.filter((one) => one.isFile()).map(({ name }) => name);
}
