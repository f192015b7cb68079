import { contentContract } from '@guest/shared/contracts/staff/content.contract';
import { eq } from 'drizzle-orm';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createStaffAccess } from '../../../features/staff/staff-access.repository';
import { sha256Of } from '../../../features/picture/imported-file';
import { contentPart, contentVersion, staffAction } from '../../../platform/db/tables/schema';
import { NOON } from '../../../testing/test-app';
import { edit, hotelsOverHttp } from './testing/hotels-over-http';

const { db, home, suite, hotel, hotelWithStaff } = await hotelsOverHttp();
const MENU = 'outlets/bar/menus/drinks.yaml';
const priceOf = async (slug: string) =>
  (await suite.get(`/web/property/${slug}/outlets/bar/menus/drinks?at=2026-06-10T13:00`)).body.sections[0]
    .items[0].price;

test('an editor drafts, compares, publishes and rolls back over HTTP, and only new files are sent', async () => {
  const { folder, keyOf } = await hotelWithStaff('editors');
  const { id, remote } = await keyOf('content');
  expect(await hotel('diff', folder, ...remote)).toMatchObject({ code: 0 });
  await edit(folder, MENU, 'price: 3.20', 'price: 3.50');
  await mkdir(join(folder, 'pictures'));
  const photo = sharp({ create: { width: 900, height: 600, channels: 3, background: '#8aa' } });
  await photo.jpeg().toFile(join(folder, 'pictures/espresso.jpg'));
  await writeFile(join(folder, 'pictures/pictures.yaml'), 'espresso: { alt: A small cup }\n');
  await edit(folder, MENU, 'name: Espresso', 'name: Espresso\n        picture: espresso');

  expect(await hotel('diff', folder, ...remote)).toMatchObject({
    code: 1,
    out: expect.stringContaining('+9 %'),
  });
  const dry = await hotel('import', folder, '--dry-run', '--json', ...remote);
  const drafted = await hotel('import', folder, '--note', 'dearer', '--json', ...remote);
  const again = await hotel('import', folder, '--json', ...remote);
  expect(JSON.parse(dry.out)).toMatchObject({ ok: true, newFiles: 2, newPictures: 1 });
  expect(JSON.parse(drafted.out)).toMatchObject({ ok: true, version: 2, newFiles: 2, newPictures: 1 });
  expect(JSON.parse(again.out)).toMatchObject({ ok: true, version: 3, newFiles: 0, newPictures: 0 });
  expect(await priceOf('editors')).toBe(320);
  expect(await hotel('publish', 'editors', '2', '--dry-run', ...remote)).toMatchObject({ code: 0 });
  expect(await priceOf('editors')).toBe(320);

  expect(await hotel('publish', 'editors', '2', '--yes', ...remote)).toMatchObject({
    code: 0,
    out: 'Version 2 of editors is live: 0 added, 1 changed, 0 gone.',
  });

  expect(await priceOf('editors')).toBe(350);
  expect(await hotel('publish', 'editors', '3', '--yes', '--json', ...remote)).toMatchObject({ code: 73 });
  expect(await hotel('publish', 'editors', '9', '--yes', ...remote)).toMatchObject({ code: 66 });
  expect(await hotel('diff', folder, '--against', '1', ...remote)).toMatchObject({
    code: 1,
    out: expect.stringContaining('differences from version 1'),
  });
  const copy = join(home, 'editors-copy');
  expect(await hotel('export', 'editors', copy, ...remote)).toMatchObject({ code: 0 });
  expect(await readFile(join(copy, 'pictures/espresso.jpg'))).toEqual(
    await readFile(join(folder, 'pictures/espresso.jpg')),
  );
  expect(await hotel('rollback', 'editors', '--yes', ...remote)).toMatchObject({ code: 0 });
  expect(await priceOf('editors')).toBe(320);
  const { versions } = JSON.parse((await hotel('history', 'editors', '--json', ...remote)).out);
  expect(versions[0]).toMatchObject({ number: 4, state: 'published', copyOf: 1, publishedBy: id });
  const log = await db.select().from(staffAction).where(eq(staffAction.staffId, id)).orderBy(staffAction.id);
  expect(log).toMatchObject([
    { what: 'publishContent', before: { version: 1 }, after: { version: 2 }, reason: 'dearer' },
    { what: 'publishContent', before: { version: 2 }, after: { version: 4 } },
  ]);
});

test('the photo of a dish that becomes that of the hotel with a draft gets its wide files', async () => {
  const slug = 'widened';
  const { folder, keyOf } = await hotelWithStaff(slug);
  const { remote } = await keyOf('content');
  await mkdir(join(folder, 'pictures'));
  const photo = sharp({ create: { width: 1_400, height: 300, channels: 3, background: '#a86' } });
  await photo.jpeg().toFile(join(folder, 'pictures/espresso.jpg'));
  await writeFile(join(folder, 'pictures/pictures.yaml'), 'espresso: { alt: A small cup }\n');
  await edit(folder, MENU, 'name: Espresso', 'name: Espresso\n        picture: espresso');
  await hotel('import', folder, '--publish', '--yes');
  const uploads = join(home, 'uploads/hotel', slug);
  const wideFiles = async () =>
    (await readdir(uploads, { recursive: true })).filter((file) => file.includes('1400.'));
  const asDish = await wideFiles();

  await edit(folder, 'hotel.yaml', 'currency: EUR', 'currency: EUR\npicture: espresso');
  const drafted = await hotel('import', folder, '--json', ...remote);

  expect(asDish).toEqual([]);
  expect(JSON.parse(drafted.out)).toMatchObject({ ok: true, newPictures: 0 });
  expect((await wideFiles()).map((file) => basename(file)).sort()).toEqual(['1400.avif', '1400.webp']);
});

test('a broken folder is refused before anything is sent, and by the server if somebody sends it anyway', async () => {
  const { folder, keyOf } = await hotelWithStaff('broken-http');
  const { key, remote } = await keyOf('content');
  await edit(folder, MENU, 'price: 3.20', 'price: -3.20');
  expect(await hotel('import', folder, ...remote)).toMatchObject({ code: 1 });

  const text = (await readFile(join(folder, MENU), 'utf8')).replaceAll('\r', '');
  const files = await db
    .select({ path: contentPart.path, sha256: contentPart.sha256 })
    .from(contentPart)
    .innerJoin(contentVersion, eq(contentVersion.id, contentPart.versionId))
    .where(eq(contentVersion.slug, 'broken-http'));
  const headers = { authorization: `Bearer ${key}` };
  const send = (list: object[]) =>
    suite.send('POST', '/web/staff/content/broken-http/drafts', {
      body: { files: list, pictures: [] },
      headers,
    });
  const others = files.filter(({ path }) => path !== MENU);

  const checked = await send([...others, { path: MENU, sha256: sha256Of(Buffer.from(text)), text }]);
  const forged = await send([...others, { path: MENU, sha256: sha256Of(Buffer.from('x')), text }]);
  const unknown = await send([...others, { path: MENU, sha256: sha256Of(Buffer.from('y')) }]);

  expect(checked).toMatchObject({
    status: 200,
    body: { version: null, problems: [{ code: 'price-negative', file: MENU }] },
  });
  expect([forged.status, unknown.status]).toEqual([422, 422]);
  expect(await hotel('history', 'broken-http', '--json')).toMatchObject({
    out: expect.not.stringContaining('draft'),
  });
});

test('only a manager changes money, time zone, terms and the emergency number', async () => {
  const { folder, keyOf } = await hotelWithStaff('managers');
  const [editor, manager] = [await keyOf('content'), await keyOf('manager')];
  const edits = [
    ['hotel.yaml', 'currency: EUR', 'currency: USD'],
    ['hotel.yaml', 'Europe/Vienna', 'Europe/Berlin'],
    ['hotel.yaml', '+43 1 000 112', '+43 1 000 113'],
    ['directories/the-house.yaml', 'terms that your guests', 'terms your guests'],
  ] as const;
  for (const [file, from, to] of edits) {
    await edit(folder, file, from, to);
    const refused = await hotel('import', folder, '--publish', '--yes', '--json', ...editor.remote);
    expect([refused.code, JSON.parse(refused.out).error.code]).toEqual([77, 'manager-needed']);
    expect(await hotel('publish', 'managers', '--yes', ...manager.remote)).toMatchObject({ code: 0 });
  }
  await edit(folder, 'hotel.yaml', 'tagline: One', 'tagline: Another');
  expect(await hotel('import', folder, '--publish', '--yes', ...editor.remote)).toMatchObject({ code: 0 });
});

test('with the four-eyes rule, the author of a draft cannot publish it', async () => {
  const { folder, keyOf } = await hotelWithStaff('four-eyes', 'publishing: { fourEyes: true }');
  const [author, other] = [await keyOf('manager'), await keyOf('content')];
  await edit(folder, MENU, 'price: 3.20', 'price: 3.50');

  const own = await hotel('import', folder, '--publish', '--yes', '--json', ...author.remote);
  expect([own.code, JSON.parse(own.out).error.code]).toEqual([73, 'four-eyes']);
  await edit(folder, 'hotel.yaml', 'fourEyes: true', 'fourEyes: false');
  expect(await hotel('import', folder, '--publish', '--yes', ...author.remote)).toMatchObject({ code: 73 });
  expect(await priceOf('four-eyes')).toBe(320);

  expect(await hotel('publish', 'four-eyes', '2', '--yes', ...other.remote)).toMatchObject({ code: 0 });
  expect(await priceOf('four-eyes')).toBe(350);
  expect(await hotel('rollback', 'four-eyes', '--yes', ...other.remote)).toMatchObject({ code: 0 });
});

const samples: Record<keyof typeof contentContract, { params?: object; body?: object }> = {
  listVersions: {},
  getVersion: { params: { number: 'live' } },
  findMissing: { body: { files: [], pictures: [] } },
  addDraft: { body: { files: [{ path: 'hotel.yaml', sha256: 'a'.repeat(64), text: '' }], pictures: [] } },
  publish: { params: { number: '1' }, body: {} },
  rollBack: { body: {} },
  withdraw: { body: {} },
};

test('other roles, other hotels, guests and callers without a key cannot reach the content', async () => {
  const here = await hotelWithStaff('sweep-here');
  const there = await hotelWithStaff('sweep-there');
  const wrong = 'f'.repeat(64);
  const calls = [
    ...Object.entries(contentContract).map(([name, { method, path }]) => {
      const { params = {}, body } = samples[name as keyof typeof samples];
      const url = path.replace(/:(\w+)/g, (_all, key: string) =>
        String({ property: 'sweep-here', ...params }[key]),
      );
      return { method, url, body };
    }),
    { method: 'GET' as const, url: `/web/staff/content/sweep-here/pictures/${wrong}`, body: undefined },
    { method: 'PUT' as const, url: `/web/staff/content/sweep-here/pictures/${wrong}?ending=jpg`, body: {} },
  ];
  const statuses = async (authorization?: string) => {
    const found = [];
    for (const { method, url, body } of calls) {
      const headers: Record<string, string> = authorization === undefined ? {} : { authorization };
      const reply =
        method === 'GET'
          ? await suite.get(url, { headers })
          : await suite.send(method, url, { body: body ?? {}, headers });
      found.push(reply.status);
    }
    return [...new Set(found)];
  };

  expect(await statuses()).toEqual([401]);
  expect(await statuses(`Bearer stf_${'x'.repeat(43)}`)).toEqual([401]);
  for (const role of ['agent', 'supervisor', 'outlet'] as const)
    expect(await statuses(`Bearer ${(await here.keyOf(role)).key}`)).toEqual([403]);
  expect(await statuses(`Bearer ${(await there.keyOf('manager')).key}`)).toEqual([404]);
  const { key, id } = await here.keyOf('content');
  await createStaffAccess(db, () => NOON).revoke(id);
  expect(await statuses(`Bearer ${key}`)).toEqual([401]);
});

test('a file of another hotel cannot be read by its hash', async () => {
  const mine = await hotelWithStaff('curious');
  const other = await hotelWithStaff('private');
  await edit(other.folder, 'hotel.yaml', 'change-me', 'a-secret-password');
  expect(await hotel('import', other.folder, '--publish', '--yes')).toMatchObject({ code: 0 });
  const sha256 = sha256Of(await readFile(join(other.folder, 'hotel.yaml')));
  const headers = { authorization: `Bearer ${(await mine.keyOf('manager')).key}` };

  const { body } = await suite.send('POST', '/web/staff/content/curious/missing', {
    body: { files: [sha256], pictures: [] },
    headers,
  });

  expect(body).toEqual({ files: [sha256], pictures: [] });
});

test('hostile calls are refused without harm', async () => {
  const { keyOf } = await hotelWithStaff('hostile');
  const headers = { authorization: `Bearer ${(await keyOf('content')).key}` };
  const hash = 'a'.repeat(64);
  const base = '/web/staff/content/hostile';
  const post = async (path: string, body: object) =>
    (await suite.send('POST', `${base}/${path}`, { body, headers })).status;

  expect(await post('missing', { files: ['../etc'], pictures: [] })).toBe(400);
  expect(await post('missing', { files: Array(6_000).fill(hash), pictures: [] })).toBe(400);
  expect(await post('drafts', { files: [], pictures: [] })).toBe(400);
  expect(await post('drafts', { files: [{ path: '../../x', sha256: hash, text: 'x' }], pictures: [] })).toBe(
    422,
  );
  expect(await post('versions/0/publish', {})).toBe(400);
  expect(await post('versions/999/publish', {})).toBe(404);
  expect(await post('rollback', { number: -1 })).toBe(400);
  const huge = 'x'.repeat(5 * 1024 * 1024);
  expect(await post('drafts', { files: [{ path: 'a', sha256: hash, text: huge }], pictures: [] })).toBe(413);
  const nul = 'slug: "a\u0000"';
  const withNul = { path: 'hotel.yaml', sha256: sha256Of(Buffer.from(nul)), text: nul };
  expect(await post('drafts', { files: [withNul], pictures: [] })).toBe(400);
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>');
  const put = await suite.app.inject({
    method: 'PUT',
    url: `${base}/pictures/${sha256Of(svg)}?ending=png`,
    payload: svg,
    headers: { ...headers, 'content-type': 'application/octet-stream' },
  });
  expect(put.statusCode).toBe(422);
});
