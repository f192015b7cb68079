import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { editFile } from '../testing/edit-file';
import { newHost } from '../testing/new-host';
import { runHotel, runHotelAsJson } from '../testing/run-hotel';

const MENU = 'outlets/bar/menus/drinks.yaml';
const { home, env } = await newHost();
const hotel = (...args: string[]) => runHotelAsJson(args, env);

test('a folder is compared with what is live, with any version, and with another folder', async () => {
  const folder = join(home, 'compared');
  await runHotel(['new', folder]);
  await hotel('import', folder, '--publish', '--yes');
  const other = join(home, 'copy');
  await cp(folder, other, { recursive: true });
  await editFile(folder, MENU, 'price: 3.20', 'price: 3.60');
  await hotel('import', folder, '--publish', '--yes');
  await editFile(folder, MENU, 'price: 3.60', 'price: 4.00');
  await hotel('import', folder);

  const details = (percent: string) => [
    { kind: 'changed', what: 'menuItem', details: [expect.stringContaining(percent)] },
  ];
  expect(await hotel('diff', folder, '--against', 'live')).toEqual(await hotel('diff', folder));
  expect(await hotel('diff', folder)).toMatchObject({ code: 1, live: 2, differences: details('+11 %') });
  expect(await hotel('diff', folder, '--against', '1')).toMatchObject({
    code: 1,
    against: 1,
    differences: details('+25 %'),
  });
  // A draft can be compared with as well.
  expect(await hotel('diff', folder, '--against', '3')).toMatchObject({ code: 0, differences: [] });
  expect(await hotel('diff', folder, '--against', other)).toMatchObject({
    code: 1,
    against: other,
    differences: details('+25 %'),
  });
  expect(await hotel('diff', other, '--against', folder)).toMatchObject({ differences: details('-20 %') });
});

test('a version with which a folder cannot be compared is refused', async () => {
  const folder = join(home, 'alone');
  await runHotel(['new', folder]);
  const broken = join(home, 'broken');
  await cp(folder, broken, { recursive: true });
  await editFile(broken, MENU, 'price: 3.20', 'prise: 3.20');

  expect(await hotel('diff', folder, '--against', '1')).toMatchObject({
    code: 66,
    error: { code: 'version-missing' },
  });
  expect(await hotel('diff', folder, '--against', join(home, 'nowhere'))).toMatchObject({ code: 66 });
  expect(await hotel('diff', folder, '--against', broken)).toMatchObject({
    code: 1,
    problems: expect.arrayContaining([expect.objectContaining({ code: 'key-unknown' })]),
  });
});
