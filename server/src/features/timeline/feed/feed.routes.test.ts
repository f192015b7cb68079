import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { calendarFeed, guest, property, stay } from '../../../platform/db/tables/schema';
import { hashOf } from '../../../platform/security/token';
import { diner, someOutlet } from '../../../testing/diners';
import { insertTicket } from '../../../testing/ticket-builder';
import { NOON, testApp } from '../../../testing/test-app';

const HOUR_MS = 3_600_000;
const clock = { now: NOON };
const suite = await testApp({ now: () => clock.now, rateFactor: 100 });
const { db, get, send } = suite;
const FEED = '/web/property/casa-miramar/timeline/feed';

async function subscriber() {
  const me = await diner(suite, { firstName: 'Zoraida', checkout: '2026-06-14' });
  const [row] = await db.select().from(guest).where(eq(guest.id, me.id));
  const facts = { checkin: '2026-06-08', checkout: '2026-06-14', room: '204', reservationNumber: 'CM-48213' };
  await db
    .insert(stay)
    .values({ propertyId: String(row?.propertyId), guestId: me.id, source: 'pms', ...facts });
  return { ...me, ...(await subscribe(me)) };
}

async function subscribe({ headers }: { headers: Record<string, string> }) {
  const { status, body } = await send('POST', FEED, { headers });
  expect(status).toBe(201);
  const { pathname, search, searchParams } = new URL(String(body.url));
  return { address: pathname + search, key: String(searchParams.get('key')) };
}

test('R-12 a calendar app reads stays and tables, and no room, request, name or note', async () => {
  const me = await subscriber();
  const { slug } = await someOutlet(suite);
  const dinner = await me.seat(slug, '2026-06-10T20:00', 2, { firstName: 'Zoraida', note: 'My secret' });
  const cancelled = await me.seat(slug, '2026-06-12T20:00');
  await me.cancel(cancelled.uuid);
  const request = await insertTicket(db, { guestId: me.id });

  const { status, headers, text } = await get(me.address);
  const lines = text.replace(/\r\n /g, '').split('\r\n');

  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'no-store',
  });
  expect(lines).toEqual(
    expect.arrayContaining([
      `UID:${dinner.uuid}@casa-miramar`,
      'DTSTART:20260610T190000Z',
      'STATUS:CONFIRMED',
      'DTSTART;VALUE=DATE:20260608',
      'DTEND;VALUE=DATE:20260615',
    ]),
  );
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2);
  expect(lines.find((line) => line.startsWith('URL:') && line.includes(dinner.uuid))).toContain(
    `/${slug}/book?booking=${dinner.uuid}`,
  );
  expect(text).not.toContain(cancelled.uuid);
  expect(text).not.toContain(request);
  expect(text).not.toMatch(/Zoraida|secret|48213|\b204\b/);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});

test('R-12 only a hash of the key is stored, and the guest sees when the calendar was read last', async () => {
  const me = await subscriber();
  const feedOf = async () => (await get(FEED, { headers: me.headers })).body.feed;

  const before = await feedOf();
  clock.now = NOON + HOUR_MS;
  await get(me.address);
  const after = await feedOf();
  clock.now = NOON;
  const [row] = await db.select().from(calendarFeed).where(eq(calendarFeed.guestId, me.id));

  expect(before).toEqual({ createdAt: new Date(NOON).toISOString() });
  expect(after).toEqual({ ...before, lastReadAt: new Date(NOON + HOUR_MS).toISOString() });
  expect(row?.keyHash).toBe(hashOf(me.key));
  expect(JSON.stringify(row)).not.toContain(me.key);
});

test('R-12 a revoked, replaced or wrong key is unknown, also at another property', async () => {
  const [me, other] = [await subscriber(), await subscriber()];
  const { address: second } = await subscribe(me);
  const statusOf = async (address: string) => (await get(address)).status;

  expect(await statusOf(me.address)).toBe(404);
  expect(await statusOf(second)).toBe(200);
  expect(await statusOf(second.replace('casa-miramar', 'qasr-al-bahr'))).toBe(404);
  expect(await statusOf(`${second}x`)).toBe(404);
  expect(await statusOf(second.split('?')[0] ?? '')).toBe(404);

  expect((await send('DELETE', FEED, { headers: me.headers })).status).toBe(204);
  expect((await send('DELETE', FEED, { headers: me.headers })).status).toBe(204);
  expect(await statusOf(second)).toBe(404);
  expect((await get(FEED, { headers: me.headers })).body).toEqual({ feed: null });
  expect(await statusOf(other.address)).toBe(200);
});

test('R-12 a calendar is read at most sixty times an hour', async () => {
  const me = await subscriber();
  const other = await subscriber();
  const answers = [];
  for (let i = 0; i < 61; i += 1) answers.push((await get(me.address)).status);

  expect(answers.filter((status) => status === 200)).toHaveLength(60);
  expect(answers.at(-1)).toBe(429);
  expect((await get(other.address)).status).toBe(200);
  clock.now = NOON + 61_000;
  expect((await get(me.address)).status).toBe(200);
  clock.now = NOON;
});

test('R-12 a calendar ends thirty business days after the departure', async () => {
  const me = await subscriber();
  const statusAt = async (instant: string) => {
    clock.now = Date.parse(instant);
    const { status } = await get(me.address);
    clock.now = NOON;
    return status;
  };

  // Lisbon is an hour ahead of UTC, and its business day starts at five.
  expect(await statusAt('2026-07-15T03:59:00Z')).toBe(200);
  expect(await statusAt('2026-07-15T04:00:00Z')).toBe(404);
});

test('R-12 the file is in the language of the guest', async () => {
  const me = await subscriber();
  const [hotel] = await db.select().from(property).where(eq(property.slug, 'casa-miramar'));
  await db.update(guest).set({ lang: 'es' }).where(eq(guest.id, me.id));

  const { text } = await get(me.address);

  expect(text.replace(/\r\n /g, '')).toContain(
    (hotel?.address.es ?? hotel?.address.en ?? '').replace(/[,;]/g, (sign) => `\\${sign}`),
  );
});
