import type { Audience } from '@guest/shared/contracts/announcement/announcement-socket.schema';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { announcement, property, userEvent } from '../../platform/db/tables/schema';
import { insertTicket } from '../../testing/ticket-builder';
import { HOUR_MS, MINUTE_MS, pushGuests } from './testing/push-guests';

const suite = await pushGuests();
const { away, clock, db, run, send, pathOf } = suite;
const desk = await suite.staff();

async function announce(
  severity: 'info' | 'service' | 'safety',
  title: string,
  { slug = 'casa-miramar', audience }: { slug?: string; audience?: Audience } = {},
) {
  const [propertyRow] = await db.select().from(property).where(eq(property.slug, slug));
  const [row] = await db
    .insert(announcement)
    .values({
      propertyId: propertyRow?.id ?? '',
      title: { en: title, fr: `${title} en français` },
      text: { en: 'Please read this.' },
      severity,
      audience,
      createdAt: new Date(clock.now + 1),
      expiresAt: new Date(clock.now + HOUR_MS),
    })
    .returning();
  return row?.id ?? '';
}

const change = (trackingId: string, status: 'acknowledged' | 'in_progress' | 'done') =>
  desk.requestOk('changeStatusRequest', { trackingId, status });

const titles = ({ device }: Awaited<ReturnType<typeof away>>) =>
  device.received.map(({ payload }) => payload.title.replaceAll(/[\u2068\u2069]/g, ''));

test('a request that is done reaches the guest in their language, and opens the requests', async () => {
  const guest = await away({ lang: 'es' });
  const id = await insertTicket(db, { guestId: guest.caller.guestId });
  await change(id, 'done');

  await run();

  await expect.poll(() => titles(guest)).toEqual(['Su solicitud está lista: Despertador']);
  expect(guest.device.received[0]?.payload).toMatchObject({
    path: '/casa-miramar/requests',
    tag: `casa-miramar:request:${id}`,
    lang: 'es',
  });
});

test('two steps of a request become one message about the last one', async () => {
  const guest = await away();
  const id = await insertTicket(db, { guestId: guest.caller.guestId });
  // The first message fails, so that it still waits when the second event happens.
  guest.device.answers.push({ status: 503 });
  await change(id, 'acknowledged');
  await run();
  await expect.poll(() => guest.device.answers.length).toBe(0);
  await change(id, 'done');

  clock.now += 2 * MINUTE_MS;
  await run();

  await expect.poll(() => titles(guest)).toEqual(['Your request is done: Wake-up call']);
});

test('a notice that the guest has seen meanwhile or turned off is not sent', async () => {
  const opened = await away();
  const off = await away();
  await send('PUT', pathOf('notifications'), {
    headers: off.headers,
    body: { choices: [{ class: 'requests', channel: 'push', isOn: false }] },
  });
  opened.device.answers.push({ status: 503 });
  for (const { caller } of [opened, off])
    await change(await insertTicket(db, { guestId: caller.guestId }), 'done');
  await run();
  await expect.poll(() => opened.device.answers.length).toBe(0);
  const page = await suite.open(opened.caller);
  await page.requestOk('pageSeen', {});
  await suite.leave(page);

  clock.now += 2 * MINUTE_MS;
  await run();

  expect([...titles(opened), ...titles(off)]).toEqual([]);
});

test('a notice is sent although a hidden page has used the suite since', async () => {
  const guest = await away();
  guest.device.answers.push({ status: 503 });
  await change(await insertTicket(db, { guestId: guest.caller.guestId }), 'done');
  await run();
  await expect.poll(() => guest.device.answers.length).toBe(0);
  await suite.useAt(guest.caller.guestId, clock.now + 1_000);

  clock.now += 2 * MINUTE_MS;
  await run();

  await expect.poll(() => titles(guest)).toEqual(['Your request is done: Wake-up call']);
});

test('a guest who sees an event on a page and closes it at once gets no push, one whose page is hidden does', async () => {
  const [looking, hidden] = [await away(), await away()];
  const [page, tab] = [await suite.open(looking.caller), await suite.open(hidden.caller)];
  suite.hide(tab);
  for (const { caller } of [looking, hidden])
    await change(await insertTicket(db, { guestId: caller.guestId }), 'done');
  await run();

  await suite.leave(page);
  await run();

  await expect.poll(() => titles(hidden)).toEqual(['Your request is done: Wake-up call']);
  expect(titles(looking)).toEqual([]);
});

test('an announcement reaches the phone of a guest whose page is hidden', async () => {
  const guest = await away();
  const body = { choices: [{ class: 'announcements_service', channel: 'push', isOn: true }] };
  await send('PUT', pathOf('notifications'), { headers: guest.headers, body });
  suite.hide(await suite.open(guest.caller));
  clock.now += MINUTE_MS;
  await announce('service', 'Boat trip');

  await run();

  await expect.poll(() => titles(guest)).toEqual(['Boat trip']);
});

test('an event that changes no status is not sent again', async () => {
  const guest = await away();
  const id = await insertTicket(db, { guestId: guest.caller.guestId });
  await change(id, 'done');
  await run();
  await expect.poll(() => titles(guest).length).toBe(1);
  const [event] = await db.select().from(userEvent).where(eq(userEvent.userId, guest.caller.id));
  const repeated = { ...event, userId: guest.caller.id, seq: (event?.seq ?? 0) + 1 };
  await db.insert(userEvent).values(repeated as typeof userEvent.$inferInsert);
  await db.execute(`update chat_user set head_seq = head_seq + 1 where id = '${guest.caller.id}'`);

  await run();

  expect(titles(guest)).toHaveLength(1);
});

test('a notification that waits for a guest is not sent to the next one who uses the device', async () => {
  const guest = await away();
  guest.device.answers.push({ status: 503 });
  await change(await insertTicket(db, { guestId: guest.caller.guestId }), 'done');
  await run();
  await expect.poll(() => guest.device.answers.length).toBe(0);
  const next = await suite.guest();
  await suite.leave(next);
  expect((await suite.subscribe(await suite.headersOf(next.guestId), guest.device)).status).toBe(204);

  clock.now += MINUTE_MS;
  await run();

  expect(titles(guest)).toEqual([]);
});

test('at night nothing but safety arrives, and the rest in the morning unless it is too late', async () => {
  const guest = await away();
  const { roomId } = guest;
  // 22:30 at Casa Miramar.
  clock.now += 10.5 * HOUR_MS;
  await suite.useAt(guest.caller.guestId, clock.now);
  await desk.requestOk('newExternalMessage', { key: randomUUID(), text: 'Good night', roomId });
  await run();
  await announce('safety', 'Leave the building');
  await announce('service', 'The pool opens late');

  await run();
  await expect.poll(() => titles(guest)).toEqual(['Leave the building']);
  clock.now += 8 * HOUR_MS;
  await run();
  expect(titles(guest)).toHaveLength(1);
  clock.now += 2 * HOUR_MS;
  await run();

  await expect.poll(() => titles(guest).at(-1)).toMatch(/^New staff message from Rita /);
  // Announcements about the service are off until the guest chooses them.
  expect(titles(guest)).toHaveLength(2);
  await db.delete(announcement);
  clock.now -= 20.5 * HOUR_MS;
});

test('a guest who ends their quiet hours at night gets what waits for the morning', async () => {
  const guest = await away();
  clock.now += 10.5 * HOUR_MS;
  await suite.useAt(guest.caller.guestId, clock.now);
  await desk.requestOk('newExternalMessage', { key: randomUUID(), text: 'Awake?', roomId: guest.roomId });
  await run();
  await run();
  expect(titles(guest)).toEqual([]);

  await send('PUT', pathOf('notifications'), { headers: guest.headers, body: { quietHours: null } });
  await run();

  await expect.poll(() => guest.device.received.map(({ payload }) => payload.body)).toEqual(['Awake?']);
  clock.now -= 10.5 * HOUR_MS;
});

test('announcements reach those who chose them, in their language, and not other hotels', async () => {
  const wanting = await away({ lang: 'fr' });
  const body = { choices: [{ class: 'announcements_service', channel: 'push', isOn: true }] };
  await send('PUT', pathOf('notifications'), { headers: wanting.headers, body });
  await announce('service', 'Pool');
  await announce('safety', 'Elsewhere', { slug: 'qasr-al-bahr' });

  await run();

  await expect.poll(() => titles(wanting)).toEqual(['Pool en français']);
});

test('an announcement for a room reaches the phones of its verified guests and no others, also about safety', async () => {
  const [inRoom, elsewhere, unverified] = [
    await away({ room: '204', isStayVerified: true }),
    await away({ room: '205', isStayVerified: true }),
    await away({ room: '204', isStayVerified: false }),
  ];
  clock.now += MINUTE_MS;
  await announce('safety', 'Water in 204', { audience: { rooms: ['204'] } });

  await run();

  await expect.poll(() => titles(inRoom)).toEqual(['Water in 204']);
  clock.now += MINUTE_MS;
  await announce('safety', 'Fire drill');
  await run();
  await expect.poll(() => titles(elsewhere)).toEqual(['Fire drill']);
  await expect.poll(() => titles(unverified)).toEqual(['Fire drill']);
});
