import fc from 'fast-check';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readFolder } from '../../../features/hotel-content/folder/read-folder';
import { sha256Of } from '../../../features/picture/imported-file';
import { writeVersion } from '../folder/write-version';
import { hotelsOverHttp } from './testing/hotels-over-http';

const { suite, hotelWithStaff } = await hotelsOverHttp();

test('a draft with a path outside of the folder is refused, and no version is exported there', async () => {
  const { folder, keyOf } = await hotelWithStaff('outside');
  const headers = { authorization: `Bearer ${(await keyOf('content')).key}` };
  const { files } = await readFolder(folder);
  const sent = (path: string, text: string) => ({ path, text, sha256: sha256Of(Buffer.from(text)) });
  const draft = async (path: string, pictures: object[] = []) =>
    suite.send('POST', '/web/staff/content/outside/drafts', {
      body: { files: [...[...files].map(([name, text]) => sent(name, text)), sent(path, '{}')], pictures },
      headers,
    });

  for (const path of [
    '../../evil.yaml',
    '/etc/evil.yaml',
    'texts/en/../../../evil.yaml',
    '.git/config',
    'a.yaml',
  ])
    expect((await draft(path)).body, path).toMatchObject({
      version: null,
      problems: [{ code: 'file-unknown', file: path }],
    });
  for (const path of ['../evil.jpg', 'pictures/../../evil.jpg', 'pictures/a.sh'])
    expect((await draft('loyalty.yaml', [{ path, sha256: 'a'.repeat(64) }])).status, path).toBe(400);
  await expect(
    writeVersion(
      join(folder, 'copy'),
      { slug: 'outside', number: 1 },
      {
        next: { files: new Map([['../evil.yaml', 'x']]), pictures: new Map() },
        known: undefined,
        originalOf: async () => undefined,
      },
    ),
  ).rejects.toMatchObject({ code: 'path-outside', exitCode: 73 });
  await expect(readFile(join(folder, 'evil.yaml'))).rejects.toMatchObject({ code: 'ENOENT' });
});

test('for any input of an editor the reply is a version, problems or an error, and the live version stays', async () => {
  const { folder, keyOf } = await hotelWithStaff('fuzzed');
  const headers = { authorization: `Bearer ${(await keyOf('content')).key}` };
  const { files } = await readFolder(folder);
  const texts = [...files];
  const before = (await suite.get('/web/property/fuzzed/outlets/bar/menus/drinks')).body;
  const hostile = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.constantFrom(
      '*a',
      '&a ',
      '<<: ',
      '!!js/function ',
      '? ',
      '- [',
      '{a: ',
      '\ud800',
      '\u202e',
      '__proto__: ',
      '1e999',
      '-0',
      '.nan',
      '0x',
      "'",
    ),
  );

  await fc.assert(
    fc.asyncProperty(
      fc.nat(texts.length - 1),
      fc.nat(),
      fc.nat(30),
      hostile,
      fc.constantFrom('drafts', 'missing', 'rollback', 'versions/1/publish'),
      async (which, at, length, inserted, call) => {
        const sent = texts.map(([path, text], i) => {
          const from = at % (text.length + 1);
          const edited = i === which ? text.slice(0, from) + inserted + text.slice(from + length) : text;
          return { path, text: edited, sha256: sha256Of(Buffer.from(edited)) };
        });
        const body = {
          drafts: { files: sent, pictures: [] },
          missing: { files: [inserted], pictures: [inserted] },
          rollback: { number: at, note: inserted, dryRun: true },
          'versions/1/publish': { dryRun: true, [inserted]: at },
        }[call];

        const { status } = await suite.send('POST', `/web/staff/content/fuzzed/${call}`, { body, headers });

        expect([200, 400, 403, 404, 409, 422, 429]).toContain(status);
      },
    ),
    { numRuns: 55 },
  );

  expect((await suite.get('/web/property/fuzzed/outlets/bar/menus/drinks')).body).toEqual(before);
});
