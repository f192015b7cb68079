import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import Fastify from 'fastify';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { hotelsOverHttp } from '../../../cli/hotel/remote/testing/hotels-over-http';
import { contentContract } from '@guest/shared/contracts/staff/content.contract';
import { routePath } from '../../../platform/http/route-path';
import { sha256Of } from '../../picture/imported-file';
import { createStaffAccess } from '../../staff/staff-access.repository';
import { createDiskStore } from '../../upload/store/disk-store';
import { createContentModule } from '../module';
import { decodingProcesses } from '../pictures/decoding/processes';
import { createInspectedPictures } from '../pictures/inspected-pictures';
import { viennaWith } from '../testing/vienna';

const { db, suite, home, hotelWithStaff } = await hotelsOverHttp();

const photoOf = (background: string, width = 900, height = 600) =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();

test('a picture that was checked when it was sent is not decoded again for the draft', async () => {
  const slug = 'sent-photo';
  const { keyOf } = await hotelWithStaff(slug);
  const headers = { authorization: `Bearer ${(await keyOf('content')).key}` };
  const photo = await photoOf('teal');
  const sha256 = sha256Of(photo);
  const draft = () =>
    suite.send('POST', `/web/staff/content/${slug}/drafts`, {
      headers,
      body: {
        files: [...viennaWith([], slug)].map(([path, text]) => ({
          path,
          text,
          sha256: sha256Of(Buffer.from(text)),
        })),
        pictures: [{ path: 'pictures/melange.jpg', sha256 }],
      },
    });
  expect((await draft()).status).toBe(422);

  const sent = await suite.app.inject({
    method: 'PUT',
    url: `/web/staff/content/${slug}/pictures/${sha256}?ending=jpg`,
    payload: photo,
    headers: { ...headers, 'content-type': 'application/octet-stream' },
  });
  expect(sent.statusCode).toBe(204);
  // Decoding the file would fail from now on.
  const files = await readdir(join(home, 'uploads'), { recursive: true, withFileTypes: true });
  const originals = files.filter((one) => one.name === 'original' && one.parentPath.includes(slug));
  expect(originals).toHaveLength(1);
  for (const one of originals) await writeFile(join(one.parentPath, one.name), 'no picture');

  expect(await draft()).toMatchObject({ status: 200, body: { version: expect.any(Number) } });
});

test('a picture that crashes its decoder is refused, and the server goes on', async () => {
  const slug = 'crashing-photo';
  const { keyOf } = await hotelWithStaff(slug);
  const { key } = await keyOf('content');
  const send = (photo: Buffer) =>
    suite.app.inject({
      method: 'PUT',
      url: `/web/staff/content/${slug}/pictures/${sha256Of(photo)}?ending=jpg`,
      payload: photo,
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/octet-stream' },
    });
  const [usual, large] = [await photoOf('olive'), await photoOf('navy', 7_000, 6_000)];
  expect((await send(usual)).statusCode).toBe(204);

  const crashed = send(large);
  const killed = new Set<number>();
  // The first process was kept from the picture before, so that the second one decides.
  for (let times = 0; times < 2; times += 1) {
    const others = () => decodingProcesses.pids().filter((pid) => !killed.has(pid));
    await expect.poll(() => others().length, { interval: 2 }).toBe(1);
    for (const pid of others()) {
      killed.add(pid);
      process.kill(pid, 'SIGSEGV');
    }
  }

  const { statusCode, body } = await crashed;
  expect([statusCode, JSON.parse(body)]).toMatchObject([422, { data: { code: 'picture-broken' } }]);
  expect((await suite.get(`/web/property/${slug}/detail`)).status).toBe(200);
  expect((await send(large)).statusCode).toBe(204);
});

test('a stored picture is decoded once, and is unknown once it is removed', async () => {
  const photo = await photoOf('brown');
  const stored = new Map([[sha256Of(photo), photo]]);
  let reads = 0;
  const pictures = createInspectedPictures({
    has: async (_slug, sha256) => stored.has(sha256),
    original: async (_slug, sha256) => {
      reads += 1;
      return stored.get(sha256);
    },
  });
  const sizeAs = (ending: string) => pictures.sizeOf('pension', { sha256: sha256Of(photo), ending });

  expect([await sizeAs('jpg'), await sizeAs('jpg')]).toEqual([
    { width: 900, height: 600 },
    { width: 900, height: 600 },
  ]);
  expect(reads).toBe(1);
  expect(await sizeAs('png')).toBeUndefined();
  stored.clear();
  expect(await sizeAs('jpg')).toBeUndefined();
});

test('a request with many new pictures has as long as one that sends a picture', async () => {
  const app = Fastify();
  const timeouts = new Map<string, number | undefined>();
  app.addHook('onRoute', ({ url, handlerTimeout }) => void timeouts.set(url, handlerTimeout));
  const access = createStaffAccess(db, Date.now);
  const uploads = { store: createDiskStore(join(home, 'uploads')) };

  await createContentModule({ db, access, uploads, now: Date.now }).routes?.(app);

  for (const name of ['addDraft', 'publish', 'rollBack'] as const)
    expect([name, timeouts.get(routePath(contentContract[name].path))]).toEqual([name, 120_000]);
});
