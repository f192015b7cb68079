import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DEMO_SLUGS, hotelFolder } from '../../demo/folders/demo-folders';
import { readFolder } from '../../features/hotel-content/folder/read-folder';
import { readContent } from '../../features/hotel-content/folder/read-content';
import { rowsOf } from '../../features/hotel-content/rows/rows-of';
import { editFile } from './testing/edit-file';
import { newHost } from './testing/new-host';
import { runHotel, runHotelAsJson } from './testing/run-hotel';

const { home, env } = await newHost();
const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** Returns all ids that the rows of a folder have. */
async function idsOf(folder: string): Promise<Set<string>> {
  const { files } = await readFolder(folder);
  const { content, problems } = readContent(files);
  return new Set(JSON.stringify(rowsOf(content ?? expect.fail(JSON.stringify(problems)))).match(UUID));
}

const filesIn = async (folder: string) =>
  (await readdir(folder, { recursive: true, withFileTypes: true })).filter((one) => one.isFile());

test.each(DEMO_SLUGS)(
  'a hotel like %s passes the check, has all its files and none of its ids',
  async (like) => {
    const folder = join(home, `new-${like}`);

    expect(await runHotel(['new', folder, '--like', like, '--slug', `pension-${like}`])).toMatchObject({
      code: 0,
    });
    const { ok, problems } = await runHotelAsJson(['check', folder]);

    expect([ok, ...new Set(problems.map(({ code }: { code: string }) => code))]).toEqual([
      true,
      'allergens-undeclared',
    ]);
    expect(await readFile(join(folder, 'hotel.yaml'), 'utf8')).not.toContain('demo');
    const own = await idsOf(folder);
    expect(own.size).toBeGreaterThan(500);
    expect([...(await idsOf(hotelFolder(like)))].filter((id) => own.has(id))).toEqual([]);
    const pictures = await filesIn(join(folder, 'pictures'));
    expect(pictures.length).toBe((await filesIn(join(hotelFolder(like), 'pictures'))).length);
    for (const path of ['hotel.yaml', 'texts/es/hotel.yaml', 'outlets/mare-alta/outlet.yaml']) {
      if (like !== 'casa-miramar') continue;
      const [line] = (await readFile(join(folder, path), 'utf8')).split('\n');
      expect(line).toMatch(/^# yaml-language-server: \$schema=(\.\/|(\.\.\/)+)\.schema\/\w+\.json$/);
    }
  },
);

test('a hotel like another can be imported beside it, also where the demo is off', async () => {
  const [first, second] = [join(home, 'pension-eins'), join(home, 'pension-zwei')];
  await runHotel(['new', first, '--languages', 'de,en']);
  await editFile(
    first,
    'requests.yaml',
    '- key: towels',
    '- "uuid": 0b8f7a1e-6c1d-4a27-9f0e-5b7c3d2e1f00\n    key: towels',
  );
  await editFile(
    first,
    'directories/the-house.yaml',
    `  - key: terms
    title: Terms of use
    body: Replace this with the terms that your guests agree to.`,
    '  - { uuid: 0b8f7a1e-6c1d-4a27-9f0e-5b7c3d2e1f01, key: terms, title: Terms of use, body: Be kind. }',
  );
  expect(await runHotel(['import', first, '--publish', '--yes'], env)).toMatchObject({ code: 0 });

  expect(await runHotel(['new', second, '--like', first])).toMatchObject({ code: 0 });
  // The history of the other folder says nothing about this one.
  expect(await readdir(second)).not.toContain('.hotel-history');

  expect(await runHotel(['import', second, '--publish', '--yes'], env)).toMatchObject({
    code: 0,
    out: expect.stringContaining('Version 1 of pension-zwei is live'),
  });
});

test('a hotel like one that does not pass the check is not written, nor one in other languages', async () => {
  const [model, folder] = [join(home, 'broken'), join(home, 'pension-drei')];
  await runHotel(['new', model]);
  await writeFile(join(model, 'requests.yaml'), 'requests: 5\n');

  expect(await runHotel(['new', folder, '--like', model])).toMatchObject({ code: 1 });
  expect(await runHotel(['new', folder, '--like', 'nowhere'])).toMatchObject({ code: 66 });
  expect(await runHotel(['new', folder, '--like', 'casa-miramar', '--languages', 'de'])).toMatchObject({
    code: 64,
  });
  await expect(readdir(folder)).rejects.toMatchObject({ code: 'ENOENT' });
});
