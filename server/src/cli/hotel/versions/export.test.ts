import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { editFile } from '../testing/edit-file';
import { newHost } from '../testing/new-host';
import { runHotel, runHotelAsJson } from '../testing/run-hotel';

const MENU = 'outlets/bar/menus/drinks.yaml';
const { home, env } = await newHost();
const hotel = (...args: string[]) => runHotelAsJson(args, env);

async function publishedHotel(slug: string): Promise<string> {
  const folder = join(home, slug);
  await runHotel(['new', folder]);
  expect(await hotel('import', folder, '--publish', '--yes')).toMatchObject({ code: 0 });
  return folder;
}

const visible = async (folder: string) =>
  (await readdir(folder, { recursive: true }))
    .filter((name) => !/(^|\/)\.(?!hotel-history)/.test(name))
    .sort();

test('an export does not write over files that were edited, names them, and does so with --overwrite', async () => {
  const folder = await publishedHotel('edited');
  await editFile(folder, 'hotel.yaml', 'tagline: One', 'tagline: Another');
  expect(await hotel('import', folder, '--publish', '--yes')).toMatchObject({ code: 0 });
  await editFile(folder, MENU, 'price: 3.20', 'price: 9.90');
  const before = await readFile(join(folder, 'hotel.yaml'), 'utf8');

  const refused = await hotel('export', 'edited', folder, '--version', '1');

  expect(refused).toMatchObject({ code: 73, error: { code: 'edited-here' } });
  expect(refused.error.message).toContain(MENU);
  expect(refused.error.message).not.toContain('hotel.yaml');
  expect(await readFile(join(folder, MENU), 'utf8')).toContain('price: 9.90');
  expect(await readFile(join(folder, 'hotel.yaml'), 'utf8')).toBe(before);
  expect(await hotel('export', 'edited', folder, '--version', '1', '--overwrite')).toMatchObject({
    code: 0,
    written: expect.arrayContaining([MENU, 'hotel.yaml']),
  });
  expect(await readFile(join(folder, MENU), 'utf8')).toContain('price: 3.20');
});

test('the first lines of exported files lead to schemas, which a later export brings up to date', async () => {
  const folder = await publishedHotel('with-schemas');
  const copy = join(home, 'with-schemas-copy');

  expect(await hotel('export', 'with-schemas', copy)).toMatchObject({ code: 0, onlyHere: [] });

  for (const path of ['hotel.yaml', MENU]) {
    const [, schema = ''] =
      /^# yaml-language-server: \$schema=(\S+)/.exec(await readFile(join(copy, path), 'utf8')) ?? [];
    const lead = async (from: string) => readFile(join(from, dirname(path), schema), 'utf8');
    expect(await lead(copy)).toBe(await lead(folder));
  }
  await writeFile(join(copy, '.schema/menu.json'), '{}');
  expect(await hotel('export', 'with-schemas', copy)).toMatchObject({ code: 0, written: [] });
  expect(await readFile(join(copy, '.schema/menu.json'), 'utf8')).toBe(
    await readFile(join(folder, '.schema/menu.json'), 'utf8'),
  );
});

test('a file of a folder that was neither imported nor exported counts as edited', async () => {
  await publishedHotel('foreign');
  const other = join(home, 'other');
  await runHotel(['new', other, '--slug', 'foreign']);
  await editFile(other, MENU, 'price: 3.20', 'price: 9.90');

  expect(await hotel('export', 'foreign', other)).toMatchObject({
    code: 73,
    error: { code: 'edited-here', message: expect.stringContaining(MENU) },
  });
  expect(await readFile(join(other, MENU), 'utf8')).toContain('price: 9.90');
});

test('an export over an earlier one removes what the version no longer has, keeps own files, and imports as the same', async () => {
  const folder = await publishedHotel('stepwise');
  const copy = join(home, 'stepwise-copy');
  expect(await hotel('export', 'stepwise', copy)).toMatchObject({ code: 0 });
  await rm(join(folder, 'activities/morning-walk.yaml'));
  await editFile(folder, MENU, 'price: 3.20', 'price: 3.50');
  expect(await hotel('import', folder, '--publish', '--yes')).toMatchObject({ code: 0 });
  await writeFile(join(copy, 'notes.txt'), 'Call the printer.');

  expect(await hotel('export', 'stepwise', copy)).toMatchObject({
    code: 0,
    written: [MENU],
    removed: ['activities/morning-walk.yaml'],
  });

  expect(await visible(copy)).toEqual([...(await visible(folder)), 'notes.txt'].sort());
  expect(await hotel('diff', copy)).toMatchObject({ code: 0, differences: [] });
});

test('an export that cannot write a file leaves all others as they were', async () => {
  const folder = await publishedHotel('blocked');
  const copy = join(home, 'blocked-copy');
  await hotel('export', 'blocked', copy);
  await editFile(folder, MENU, 'price: 3.20', 'price: 3.50');
  await editFile(folder, 'hotel.yaml', 'tagline: One', 'tagline: Another');
  expect(await hotel('import', folder, '--publish', '--yes')).toMatchObject({ code: 0 });
  const before = await readFile(join(copy, 'hotel.yaml'), 'utf8');
  await rm(join(copy, 'outlets'), { recursive: true });
  await writeFile(join(copy, 'outlets'), 'A file where a folder has to be.');

  expect((await hotel('export', 'blocked', copy)).code).toBe(70);

  expect(await readFile(join(copy, 'hotel.yaml'), 'utf8')).toBe(before);
  expect((await readdir(copy)).filter((name) => name.endsWith('.new'))).toEqual([]);
});
