import { eq } from 'drizzle-orm';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import sharp from 'sharp';
import { upload } from '../../platform/db/tables/schema';
import { NOON } from '../../testing/test-app';
import { jpeg, movingGif, page, pdf, png, CAMERA_SECRET, svg, wav } from './testing/sample-files';
import { beginForm } from './testing/begin-form';
import { testUploads } from './testing/test-uploads';

const clock = { now: NOON };
const suite = await testUploads({ now: () => clock.now });
const { db, url, ticketFor, post, sendFile, open, read, dataDir } = suite;

const POLL_OPTIONS = { timeout: 20_000 };
const rowOf = async (key: string) => (await db.select().from(upload).where(eq(upload.key, key)))[0];
const storedFiles = async () =>
  (await readdir(join(dataDir, 'uploads'), { recursive: true }).catch(() => [])).filter((name) =>
    /\.\w+$/.test(name),
  );

test('K-05 E-15 a photo is uploaded with a ticket and a form and gets a key', async () => {
  const ada = await suite.guest();

  const ticket = await ticketFor(ada, { size: jpeg.length });
  const { status, body } = await post(ticket, jpeg);

  expect(ticket).toMatchObject({ status: 200, url: '/uploads', fields: { key: ticket.key } });
  expect(ticket.key).toMatch(/^p\/casa-miramar\/[0-9a-f-]{36}\.jpg$/);
  expect([status, body]).toEqual([
    200,
    { key: ticket.key, size: expect.any(Number), mimeType: 'image/jpeg', width: 1_200, height: 800 },
  ]);
});

test('metadata is removed from a photo and its thumbnails', async () => {
  const ada = await suite.guest();

  const file = await open(ada, await sendFile(ada, jpeg));
  const pictures = [file?.url, ...(file?.sizes.map((one) => one.url) ?? [])];

  expect(jpeg.includes(CAMERA_SECRET)).toBe(true);
  expect(file?.sizes.map(({ width }) => width)).toEqual([320, 960]);
  for (const path of pictures) {
    const bytes = Buffer.from(await (await read(path ?? '')).arrayBuffer());
    const { exif, xmp, icc } = await sharp(bytes).metadata();
    expect(bytes.includes(CAMERA_SECRET)).toBe(false);
    expect([exif, xmp, icc]).toEqual([undefined, undefined, undefined]);
  }
});

test('a GIF stays animated', async () => {
  const ada = await suite.guest();

  const file = await open(ada, await sendFile(ada, movingGif, { ext: 'gif' }));
  const { pages, delay } = await sharp(
    Buffer.from(await (await read(file?.url ?? '')).arrayBuffer()),
  ).metadata();

  expect([pages, delay]).toEqual([3, [100, 100, 100]]);
});

test('a document is stored unchanged and served as a download', async () => {
  const ada = await suite.guest();

  const file = await open(ada, await sendFile(ada, pdf, { type: 'document', ext: 'pdf' }));
  const answer = await read(file?.url ?? '');

  expect(Buffer.from(await answer.arrayBuffer()).equals(pdf)).toBe(true);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringMatching(/^attachment; filename="[0-9a-f-]{36}\.pdf"$/),
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': expect.stringMatching(/^private, max-age=\d+, immutable$/),
  });
});

test('a recording supports range requests', async () => {
  const ada = await suite.guest();
  const bytes = wav();

  const file = await open(ada, await sendFile(ada, bytes, { type: 'audio', ext: 'wav' }));
  const part = await read(file?.url ?? '', { range: 'bytes=0-1' });
  const end = await read(file?.url ?? '', { range: 'bytes=-4' });
  const outside = await read(file?.url ?? '', { range: `bytes=${bytes.length}-` });

  expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 0-1/${bytes.length}`]);
  expect(Buffer.from(await part.arrayBuffer()).toString()).toBe('RI');
  expect((await end.arrayBuffer()).byteLength).toBe(4);
  expect(outside.status).toBe(416);
});

const filled = (bytes: number) => Buffer.concat([jpeg, Buffer.alloc(bytes - jpeg.length)]);
const words = (bytes: number) => Buffer.alloc(bytes, 'word ');

test.each([
  ['V-06', 'document', 'txt', words, 5_000_000, "Your document can't exceed 5MB"],
  [
    'V-07',
    'audio',
    'wav',
    (bytes: number) => wav((bytes - 44) / 2),
    1_000_000,
    "Your audio can't exceed 1MB",
  ],
  ['V-08', 'photo', 'jpg', filled, 7_000_000, "Your photo can't exceed 7MB"],
] as const)(
  '%s V-10 the largest %s is accepted, and one byte more is rejected',
  async (_id, type, ext, make, most, text) => {
    const ada = await suite.guest();

    const largest = await post(await ticketFor(ada, { type, ext }), make(most));
    const tooLarge = await post(
      await ticketFor(ada, { type, ext }),
      Buffer.concat([make(most), Buffer.of(32)]),
    );
    const announced = await ada.request('getUploadUrl', { type, ext, size: most + 1 });

    expect(largest.status).toBe(200);
    expect([tooLarge.status, tooLarge.body.error]).toEqual([413, text]);
    expect(announced).toMatchObject({ status: 413, error: text });
  },
);

test('a file larger than its ticket is rejected', async () => {
  const ada = await suite.guest();

  const { status } = await post(await ticketFor(ada, { size: jpeg.length - 1 }), jpeg);

  expect(status).toBe(413);
});

test.each([
  ['video', 'mp4'],
  ['photo', 'svg'],
  ['photo', 'pdf'],
  ['document', 'html'],
  ['document', 'exe'],
  ['audio', 'const'],
] as const)('V-09 a ticket for a %s with the extension %s is rejected', async (type, ext) => {
  const ada = await suite.guest();

  expect(await ada.request('getUploadUrl', { type, ext })).toMatchObject({
    status: 415,
    error: 'Please use a valid file type',
  });
});

const blank = { width: 8_000, height: 5_001, channels: 3 as const, background: 'white' };
const huge = await sharp({ create: blank, limitInputPixels: false }).png().toBuffer();

test.each([
  ['an SVG with scripts', svg, 'jpg'],
  ['a page', page, 'png'],
  ['HTML after the signature of a picture', Buffer.concat([jpeg.subarray(0, 4), page]), 'jpg'],
  ['a PNG declared as a JPEG', png, 'jpg'],
  ['a truncated picture', jpeg.subarray(0, jpeg.length / 2), 'jpg'],
  ['a picture with too many pixels', huge, 'png'],
])('V-09 V-10 not a photo: %s', async (_case, bytes, ext) => {
  const ada = await suite.guest();
  const ticket = await ticketFor(ada, { ext });

  const { status, body } = await post(ticket, bytes);

  expect([status, body.error]).toEqual([415, 'Please use a valid file type']);
  expect(await open(ada, ticket.key)).toBeUndefined();
  expect((await storedFiles()).filter((name) => ticket.key.endsWith(name.slice(0, 36)))).toEqual([]);
});

test('an empty file is rejected', async () => {
  const ada = await suite.guest();

  expect(await post(await ticketFor(ada), Buffer.alloc(0))).toMatchObject({
    status: 422,
    body: { error: 'This file is empty.' },
  });
});

test('a ticket can be used once, even in parallel', async () => {
  const ada = await suite.guest();
  const ticket = await ticketFor(ada);

  const both = await Promise.all([post(ticket, jpeg), post(ticket, png)]);
  const again = await post(ticket, jpeg);

  expect(both.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
  expect(both.some(({ status }) => status === 410)).toBe(true);
  expect(again.status).toBe(410);
});

test('a ticket is valid for five minutes', async () => {
  const ada = await suite.guest();
  const ticket = await ticketFor(ada);

  clock.now += 300_001;

  expect((await post(ticket, jpeg)).status).toBe(410);
});

test('a modified ticket is rejected', async () => {
  const [ada, bob] = [await suite.guest(), await suite.guest()];
  const ticket = await ticketFor(ada, { type: 'audio', ext: 'wav' });
  const other = await ticketFor(bob);
  const policy = JSON.parse(Buffer.from(ticket.fields.policy ?? '', 'base64url').toString());
  const forged = Buffer.from(JSON.stringify({ ...policy, mostBytes: 9e9 })).toString('base64url');
  const withFields = (fields: Record<string, string>) =>
    post({ url: ticket.url, fields: { ...ticket.fields, ...fields } }, wav());

  const answers = await Promise.all([
    withFields({ policy: forged }),
    withFields({ signature: 'x' }),
    withFields({ signature: other.fields.signature ?? '' }),
    withFields({ key: other.key }),
    withFields({ key: 'p/casa-miramar/../../../etc/passwd' }),
    post({ url: ticket.url, fields: {} }, wav()),
  ]);

  expect(answers.map(({ status }) => status)).toEqual([410, 410, 410, 410, 410, 410]);
  expect((await withFields({})).status).toBe(200);
});

test('an interrupted upload leaves nothing behind', async () => {
  const ada = await suite.guest();
  const ticket = await ticketFor(ada);
  const { sending } = beginForm(url, ticket.fields, jpeg.length);
  sending.write(jpeg.subarray(0, 2_000));
  await vi.waitFor(async () => expect((await rowOf(ticket.key))?.state).toBe('receiving'), POLL_OPTIONS);

  sending.destroy();

  await vi.waitFor(async () => expect((await rowOf(ticket.key))?.state).toBe('doomed'), POLL_OPTIONS);
  expect((await storedFiles()).filter((name) => ticket.key.endsWith(name))).toEqual([]);
});

test('parallel uploads of a guest are limited', async () => {
  const ada = await suite.guest();
  const held = [];
  for (let i = 0; i < 4; i++) {
    const ticket = await ticketFor(ada);
    const { sending } = beginForm(url, ticket.fields, jpeg.length);
    sending.write(jpeg.subarray(0, 2_000));
    await vi.waitFor(async () => expect((await rowOf(ticket.key))?.state).toBe('receiving'), POLL_OPTIONS);
    held.push(sending);
  }

  const fifth = await ticketFor(ada);
  const refused = await post(fifth, jpeg);
  held.forEach((sending) => sending.destroy());

  expect(refused.status).toBe(503);
  await vi.waitFor(async () => expect((await post(fifth, jpeg)).status).toBe(200), POLL_OPTIONS);
});

test('uploads of a guest are limited by bytes per day and files per hour', async () => {
  const [ada, bob] = [await suite.guest(), await suite.guest()];
  for (let i = 0; i < 7; i++) await ticketFor(ada, { size: 7_000_000 });

  const tooMuch = await ada.request('getUploadUrl', { type: 'photo', ext: 'jpg', size: 2_000_000 });
  await ticketFor(ada, { size: 1_000 });
  for (let i = 0; i < 60; i++) await ticketFor(bob, { size: 1_000 });
  const tooMany = await bob.request('getUploadUrl', { type: 'photo', ext: 'jpg', size: 1_000 });

  expect(tooMuch).toMatchObject({ status: 429, code: 'upload_quota' });
  expect(tooMany).toMatchObject({ status: 429, code: 'rate_limited' });
});

test.each([
  ['/uploads/p/casa-miramar/..%2f..%2f..%2fetc%2fpasswd'],
  ['/uploads/p/..%2f..%2fpostgres/PG_VERSION'],
  ['/uploads/p/casa-miramar/%00.jpg'],
])('a path outside the folder is rejected: %s', async (path) => {
  const address = `${path}?for=guest:${'0'.repeat(8)}-0000-0000-0000-${'0'.repeat(12)}&until=9999999999999&sign=x`;

  expect((await read(address)).status).toBeGreaterThanOrEqual(400);
});

test('JSON and other forms are rejected as uploads', async () => {
  const sent = (type: string, body: string) =>
    fetch(new URL('/uploads', url), { method: 'POST', headers: { 'content-type': type }, body });

  expect((await sent('application/json', '{}')).status).toBe(415);
  expect((await sent('application/x-www-form-urlencoded', 'a=b')).status).toBe(415);
  expect((await sent('multipart/form-data; boundary=x', 'nothing')).status).toBe(400);
});

test('the address of a file ends with the session of its reader', async () => {
  const ada = await suite.guest();
  const ticket = await ticketFor(ada, { size: jpeg.length });
  await post(ticket, jpeg);
  const address = (await open(ada, ticket.key))?.url ?? '';
  expect((await read(address)).status).toBe(200);

  await db.$client.query(`delete from chat_session where guest_id = $1`, [ada.guestId]);

  expect((await read(address)).status).toBe(403);
});

test('an address does not work again when its reader has signed in anew, and neither does one of another session of staff', async () => {
  const ada = await suite.guest();
  const agent = await suite.staff();
  const ticket = await ticketFor(ada, { size: jpeg.length });
  await post(ticket, jpeg);
  await ada.requestOk('newExternalMessage', suite.message(ticket.key));
  const ofGuest = (await open(ada, ticket.key))?.url ?? '';
  const ofStaff = (await open(agent, ticket.key))?.url ?? '';
  const before = [(await read(ofGuest)).status, (await read(ofStaff)).status];

  await suite.tokenOf(ada.guestId);
  await db.$client.query(`update staff_session set hash = 'another device' where staff_id = $1`, [agent.id]);

  expect(before).toEqual([200, 200]);
  expect([(await read(ofGuest)).status, (await read(ofStaff)).status]).toEqual([403, 403]);
});
