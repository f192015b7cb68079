import { eq, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { pushMessage, pushSubscription } from '../../platform/db/tables/schema';
import { MINUTE_MS, pushGuests } from './testing/push-guests';

const suite = await pushGuests();
const { away, clock, createJob, db, run, service, send, pathOf } = suite;
const desk = await suite.staff();
const answer = (roomId: string, text = 'Your towels are here') =>
  desk.requestOk('newExternalMessage', { key: randomUUID(), text, roomId });

test('N-06 a message reaches a closed page by push, encrypted, with the specified text', async () => {
  const { roomId, device, headers } = await away();
  await answer(roomId);

  await run();

  await expect.poll(() => device.received.length).toBe(1);
  expect(service.rejected).toEqual([]);
  const [push] = device.received;
  expect(push?.payload).toMatchObject({
    title: expect.stringMatching(/^New staff message from Rita /),
    body: 'Your towels are here',
    path: `/casa-miramar/chat?room=${roomId}`,
    tag: `casa-miramar:room:${roomId}`,
    lang: 'en',
    dir: 'ltr',
    unread: 1,
  });
  expect(push).toMatchObject({ urgency: 'high', sub: 'mailto:suite@localhost' });
  expect(push?.ttl).toBeGreaterThan(3_600);
  const { body } = await suite.get(pathOf('notifications'), { headers });
  expect(push?.publicKey).toBe(body.publicKey);
});

test('several messages become one, and nothing is sent twice by several servers', async () => {
  const { roomId, device } = await away({ lang: 'fr' });
  await answer(roomId);
  await answer(roomId, 'And the robes');

  await Promise.all([run(), createJob()(), createJob()()]);
  await Promise.all([run(), createJob()()]);

  await expect.poll(() => device.received.at(-1)?.payload.body).toBe('And the robes\nMessages non lus : 2');
  expect(device.received).toHaveLength(1);
  expect(device.received[0]?.payload.unread).toBe(2);
  expect(device.received[0]?.payload.title).toMatch(/^Nouveau message de Rita /);
});

test('a message that was read before it could be sent is not sent', async () => {
  const { caller, roomId, device } = await away();
  device.answers.push({ status: 503 });
  const { messageId } = await answer(roomId);
  await run();
  const back = await suite.open(caller);
  await back.requestOk('roomReadBy', { roomId, lastMessageId: messageId });
  await suite.leave(back);

  clock.now += 5 * MINUTE_MS;
  await run();

  expect(device.received).toEqual([]);
  await expect.poll(() => db.$count(pushMessage)).toBe(0);
});

/** A guest with a subscribed phone and a page that is open, on the same or on another device. */
async function atPage() {
  const { caller, roomId, device } = await away();
  return { caller: await suite.open(caller), roomId, device };
}

test('a guest who looks at a page gets no push, nor when the page closes afterwards', async () => {
  const { caller, roomId, device } = await atPage();
  await answer(roomId);
  await run();

  await suite.leave(caller);
  await run();

  expect(device.received).toEqual([]);
});

test('a page that is connected but hidden keeps no message from the phone, although it has received it', async () => {
  const { caller, roomId, device } = await atPage();
  suite.hide(caller);
  const { messageId } = await answer(roomId);
  await caller.requestOk('messageDelivered', { messageIds: [messageId] });

  await run();

  await expect
    .poll(() => device.received.map(({ payload }) => payload.body))
    .toEqual(['Your towels are here']);
});

test('the server asks the pages themselves, and one that does not answer is not looked at', async () => {
  const [visible, hidden, asleep] = [await atPage(), await atPage(), await atPage()];
  suite.hide(hidden.caller);
  asleep.caller.socket.off('areYouThere');
  for (const { roomId } of [visible, hidden, asleep]) await answer(roomId);

  // No test calls the job here, so the one of the server does the work.
  await expect.poll(() => hidden.device.received.length, { timeout: 15_000 }).toBe(1);
  await expect.poll(() => asleep.device.received.length, { timeout: 15_000 }).toBe(1);
  expect(visible.device.received).toEqual([]);
});

test('a message of days ago is no longer sent', async () => {
  const { roomId, device } = await away();
  await answer(roomId);
  await db.execute(sql`update room_event set created_at = ${new Date(clock.now - 25 * 60 * MINUTE_MS)}
    where room_id = ${roomId}`);

  await run();

  expect(device.received).toEqual([]);
});

test('a muted room and the chat turned off are silent', async () => {
  const muted = await away();
  const back = await suite.open(muted.caller);
  await back.requestOk('guestMuteRoom', { roomId: muted.roomId });
  await suite.leave(back);
  const off = await away();
  await send('PUT', pathOf('notifications'), {
    headers: off.headers,
    body: { choices: [{ class: 'chat', channel: 'push', isOn: false }] },
  });
  await answer(muted.roomId);
  await answer(off.roomId);

  await run();

  expect([...muted.device.received, ...off.device.received]).toEqual([]);
  await expect.poll(() => db.$count(pushMessage)).toBe(0);
});

test('private previews name neither the sender nor the text', async () => {
  const { roomId, device, headers } = await away({ lang: 'en' });
  await send('PUT', pathOf('notifications'), { headers, body: { privatePreviews: true } });
  await answer(roomId);

  await run();

  await expect
    .poll(() => device.received.map(({ payload: { title, body } }) => ({ title, body })))
    .toEqual([{ title: 'New message from reception', body: undefined }]);
});

test('a long text stays below 4 KB', async () => {
  const { roomId, device } = await away({ lang: 'ar' });
  await answer(roomId, '漢👍🏽'.repeat(300));

  await run();

  await expect.poll(() => device.received.length).toBe(1);
  expect(device.received[0]?.bytes).toBeLessThan(4_096);
  expect(device.received[0]?.payload).toMatchObject({ lang: 'ar', dir: 'rtl' });
});

test('a push service that fails is tried again later, or at the time it asks for', async () => {
  const { roomId, device } = await away();
  device.answers.push({ status: 503 }, { status: 429, retryAfter: 600 });
  await answer(roomId);
  await run();
  await expect.poll(() => device.answers.length).toBe(1);

  clock.now += MINUTE_MS;
  await run();
  await expect.poll(() => device.answers.length).toBe(0);
  clock.now += 9 * MINUTE_MS;
  await run();
  expect(device.received).toHaveLength(0);
  clock.now += 2 * MINUTE_MS;
  await run();

  await expect.poll(() => device.received.length).toBe(1);
});

test('only quiet hours that have changed make a message due that waits, and none that another server is sending', async () => {
  const { roomId, device, headers } = await away();
  const [subscription] = await db
    .select()
    .from(pushSubscription)
    .where(eq(pushSubscription.endpoint, device.endpoint));
  const isOwn = eq(pushMessage.subscriptionId, subscription?.id ?? '');
  const waitMs = async () =>
    Number((await db.select().from(pushMessage).where(isOwn))[0]?.notBefore) - clock.now;
  const waitUntil = (ms: number) =>
    db
      .update(pushMessage)
      .set({ notBefore: new Date(ms) })
      .where(isOwn);
  const setQuietHours = (quietHours: object | null) =>
    send('PUT', pathOf('notifications'), { headers, body: { quietHours } });
  device.answers.push({ status: 429, retryAfter: 600 });
  await answer(roomId);
  await run();
  await expect.poll(waitMs).toBe(10 * MINUTE_MS);

  // The default.
  await setQuietHours({ from: '22:00', to: '08:00' });
  expect(await waitMs()).toBe(10 * MINUTE_MS);
  // The lease of a server whose clock is ahead.
  await waitUntil(clock.now + 1.5 * MINUTE_MS);
  await setQuietHours(null);
  expect(await waitMs()).toBe(1.5 * MINUTE_MS);
  await waitUntil(clock.now + 10 * MINUTE_MS);
  await setQuietHours({ from: '21:00', to: '08:00' });
  await run();

  await expect.poll(() => device.received.length).toBe(1);
});

test.each([404, 410])('a subscription ends when the push service answers %i', async (status) => {
  const { roomId, device } = await away();
  device.answers.push({ status });
  await answer(roomId);

  await run();

  const isDevice = eq(pushSubscription.endpoint, device.endpoint);
  await expect.poll(() => db.$count(pushSubscription, isDevice)).toBe(0);
});

test('a subscription ends with the session and with the device', async () => {
  const out = await away();
  await send('POST', pathOf('guest/signout'), { headers: out.headers, body: {} });
  const off = await away();
  expect((await send('DELETE', pathOf('push'), { headers: off.headers })).status).toBe(204);
  const idle = await away();
  await suite.useAt(idle.caller.guestId, clock.now - 25 * 60 * MINUTE_MS);
  for (const { roomId } of [out, off, idle]) await answer(roomId);

  await run();

  expect([out, off, idle].flatMap(({ device }) => device.received)).toEqual([]);
});

test('a message that a killed server has claimed is sent by another one', async () => {
  const { roomId, device } = await away();
  await answer(roomId);
  device.answers.push({ status: 500 });
  await run();
  await expect.poll(() => device.answers.length).toBe(0);
  // The state that a kill leaves behind: the message is claimed, and nothing was sent.
  const leased = new Date(clock.now + MINUTE_MS);
  await db.update(pushMessage).set({ notBefore: leased });

  await createJob()();
  expect(device.received).toEqual([]);
  clock.now += MINUTE_MS + 1;
  await Promise.all([run(), createJob()()]);

  await expect.poll(() => device.received.length).toBe(1);
});

test('messages from before the subscription are not sent', async () => {
  const caller = await suite.guest();
  const { roomId } = await caller.requestOk('newExternalMessage', { key: randomUUID(), text: 'Towels?' });
  await suite.leave(caller);
  await answer(roomId);
  const device = service.device();
  await suite.subscribe(await suite.headersOf(caller.guestId), device);

  await run();
  expect(device.received).toEqual([]);
  await answer(roomId, 'Now');
  await run();

  await expect
    .poll(() => device.received.map(({ payload }) => payload.body?.split('\n')[0]))
    .toEqual(['Now']);
});
