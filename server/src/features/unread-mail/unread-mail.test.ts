import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { consent, guest, notificationSetting } from '../../platform/db/tables/schema';
import type { Email } from '../mail/email';
import { NOON } from '../../testing/test-app';
import { testSockets, type SocketClient } from '../../testing/test-sockets';
import { createUnreadMail } from './unread-mail';

const MINUTE_MS = 60_000;
let clock = NOON;
const sockets = await testSockets({ now: () => clock });
const { db } = sockets;

/** Runs the job and returns the emails it sends. `viewers` are the chat ids of guests who see a page. */
async function runAt(at: number, processes = 1, viewers: string[] = []): Promise<Email[]> {
  const sent: Email[] = [];
  const outbox = { send: (email: Email) => void sent.push(email) };
  const run = createUnreadMail({
    db,
    outbox,
    activeViewers: (asked) => Promise.resolve(new Set(viewers.filter((viewer) => asked.includes(viewer)))),
    publicOrigin: 'https://stay.example',
    now: () => at,
  });
  await Promise.all(Array.from({ length: processes }, run));
  return sent;
}

async function setConsent(caller: SocketClient, granted: boolean) {
  const [row] = await db.select().from(guest).where(eq(guest.id, caller.guestId));
  if (!row) throw new Error('guest not found');
  const facts = { version: '1', lang: 'en', at: new Date((clock += 1)) } as const;
  const of = { guestId: row.id, propertyId: row.propertyId };
  await db.insert(consent).values({ ...of, ...facts, type: 'message_mail', granted });
}

async function leave(caller: SocketClient) {
  caller.socket.disconnect();
  await expect
    .poll(async () => {
      const { rows } = await db.$client.query('select 1 from chat_connection where actor_id = $1', [
        caller.id,
      ]);
      return rows.length;
    })
    .toBe(0);
}

const desk = await sockets.staff();
const answer = (roomId: string, text = 'Your towels <b>are</b> here') =>
  desk.requestOk('newExternalMessage', { key: randomUUID(), text, roomId });

async function guestWithConsent(facts: Parameters<typeof sockets.guest>[0] = {}) {
  const caller = await sockets.guest(facts);
  const { roomId } = await caller.requestOk('newExternalMessage', { key: randomUUID(), text: 'Towels?' });
  return { caller, roomId };
}

test('an offline guest who opted in gets one email until they read the room, even with several processes', async () => {
  const { caller, roomId } = await guestWithConsent({ lang: 'fr' });
  await setConsent(caller, true);
  await leave(caller);
  await answer(roomId);
  await answer(roomId, 'And the robes');
  expect(await runAt(clock + 2 * MINUTE_MS)).toEqual([]);

  const mails = await runAt(clock + 4 * MINUTE_MS, 5);

  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({ kind: 'email', subject: 'Messages non lus à Casa Miramar' });
  expect(mails[0]?.text).toContain('Réception: 2');
  expect(mails[0]?.text).toContain('https://stay.example/casa-miramar/chat');
  expect(mails[0]?.text).not.toContain('towels');
  expect(mails[0]?.html).not.toContain('towels');
  await answer(roomId, 'Still here?');
  expect(await runAt(clock + 8 * MINUTE_MS)).toEqual([]);

  const { token } = await sockets.tokenOf(caller.guestId);
  const back = sockets.createSocketClient(sockets.connect({ token, tabId: randomUUID() }), {
    ...caller,
    token,
  });
  await sockets.signedIn(back.socket);
  const { messages } = await back.requestOk('loadMoreMessages', { roomId });
  const lastMessageId = messages.map(({ messageId }) => messageId).at(-1) ?? '';
  await back.requestOk('roomReadBy', { roomId, lastMessageId });
  await leave(back);
  await answer(roomId, 'One more');
  expect(await runAt(clock + 4 * MINUTE_MS)).toHaveLength(1);
});

test('no email is sent without consent, to a guest who sees a page, for read messages or for a muted room', async () => {
  const { caller: silent, roomId: first } = await guestWithConsent();
  const { caller: former, roomId: second } = await guestWithConsent();
  await setConsent(former, true);
  await setConsent(former, false);
  const { caller: here, roomId: third } = await guestWithConsent();
  await setConsent(here, true);
  const { caller: muted, roomId: fourth } = await guestWithConsent();
  await setConsent(muted, true);
  await muted.requestOk('guestMuteRoom', { roomId: fourth });
  const { caller: reader, roomId: fifth } = await guestWithConsent();
  await setConsent(reader, true);
  for (const roomId of [first, second, third, fourth]) await answer(roomId);
  const { messageId } = await answer(fifth);
  await reader.requestOk('roomReadBy', { roomId: fifth, lastMessageId: messageId });
  for (const caller of [silent, former, muted, reader]) await leave(caller);

  expect(await runAt(clock + 4 * MINUTE_MS, 1, [here.id])).toEqual([]);
  // The other tests do not count this guest as a viewer, so an email would be due.
  await setConsent(here, false);
});

test('a guest whose page is connected but hidden gets one email until they read the messages', async () => {
  const { caller, roomId } = await guestWithConsent();
  await setConsent(caller, true);
  const first = await answer(roomId);
  await caller.requestOk('messageDelivered', { messageIds: [first.messageId] });

  expect(await runAt(clock + 4 * MINUTE_MS)).toHaveLength(1);
  const second = await answer(roomId, 'And the robes');
  await caller.requestOk('messageDelivered', { messageIds: [second.messageId] });
  expect(await runAt(clock + 8 * MINUTE_MS)).toEqual([]);
  await leave(caller);
  expect(await runAt(clock + 8 * MINUTE_MS)).toEqual([]);

  const { token } = await sockets.tokenOf(caller.guestId);
  const back = sockets.createSocketClient(sockets.connect({ token, tabId: randomUUID() }), {
    ...caller,
    token,
  });
  await sockets.signedIn(back.socket);
  await back.requestOk('roomReadBy', { roomId, lastMessageId: second.messageId });
  await answer(roomId, 'One more');
  expect(await runAt(clock + 8 * MINUTE_MS)).toHaveLength(1);
});

test('at night the email waits until eight in the time zone of the hotel', async () => {
  const { caller, roomId } = await guestWithConsent();
  await setConsent(caller, true);
  await leave(caller);
  await answer(roomId);

  expect(await runAt(NOON + 10 * 60 * MINUTE_MS)).toEqual([]);
  expect(await runAt(NOON + 19.9 * 60 * MINUTE_MS)).toEqual([]);
  expect(await runAt(NOON + 20.1 * 60 * MINUTE_MS)).toHaveLength(1);
});

test.each([
  ['at noon in the own quiet hours', { quietFrom: '11:00', quietTo: '23:00' }, 4, 0],
  ['after the own quiet hours', { quietFrom: '11:00', quietTo: '12:00' }, 180, 1],
  ['at night without quiet hours', { quietFrom: null, quietTo: null }, 10 * 60, 1],
])(
  'the quiet hours that a guest has chosen hold for emails too: %s',
  async (_name, hours, minutes, mails) => {
    const { caller, roomId } = await guestWithConsent();
    await setConsent(caller, true);
    const [row] = await db.select().from(guest).where(eq(guest.id, caller.guestId));
    if (!row) throw new Error('guest not found');
    await db
      .insert(notificationSetting)
      .values({ guestId: row.id, propertyId: row.propertyId, ...hours, hasPrivatePreviews: false });
    await leave(caller);
    await answer(roomId);

    expect(await runAt(NOON + minutes * MINUTE_MS)).toHaveLength(mails);
  },
);

test('the name of a group is escaped in the email', async () => {
  const { caller } = await guestWithConsent();
  await setConsent(caller, true);
  const named = { key: randomUUID(), roomName: 'Yoga <img src=x>' };
  const group = await desk.requestOk('createExternalGroupRoom', named);
  await desk.requestOk('addGuestsToExternalGroupRoom', { roomId: group.id, guestsId: [caller.id] });
  await leave(caller);
  await answer(group.id);

  const [mail] = await runAt(clock + 4 * MINUTE_MS);

  expect(mail?.html).not.toContain('<img');
  expect(mail?.text).toContain('Yoga <img src=x>: 1');
});
