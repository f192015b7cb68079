import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { consent, guest } from '../../platform/db/tables/schema';
import type { Letter } from '../mail/letter';
import { NOON } from '../../testing/test-app';
import { testSockets, type Caller } from '../../testing/test-sockets';
import { createUnreadMail } from './unread-mail';

const MINUTE_MS = 60_000;
let clock = NOON;
const sockets = await testSockets({ now: () => clock });
const { db } = sockets;

/** Runs the job and returns the emails it sends. */
async function lookAt(at: number, processes = 1): Promise<Letter[]> {
  const sent: Letter[] = [];
  const outbox = { send: (letter: Letter) => void sent.push(letter) };
  const look = createUnreadMail({ db, outbox, publicHost: 'stay.example', now: () => at });
  await Promise.all(Array.from({ length: processes }, look));
  return sent;
}

async function say(caller: Caller, granted: boolean) {
  const [row] = await db.select().from(guest).where(eq(guest.id, caller.guestId));
  if (!row) throw new Error('guest not found');
  const facts = { version: '1', lang: 'en', at: new Date((clock += 1)) } as const;
  const of = { guestId: row.id, propertyId: row.propertyId };
  await db.insert(consent).values({ ...of, ...facts, type: 'message_mail', granted });
}

async function leave(caller: Caller) {
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
  desk.want('newExternalMessage', { key: randomUUID(), text, roomId });

async function guestWhoAsked(facts: Parameters<typeof sockets.guest>[0] = {}) {
  const caller = await sockets.guest(facts);
  const { roomId } = await caller.want('newExternalMessage', { key: randomUUID(), text: 'Towels?' });
  return { caller, roomId };
}

test('an offline guest who opted in gets one email until they return, even with several processes', async () => {
  const { caller, roomId } = await guestWhoAsked({ lang: 'fr' });
  await say(caller, true);
  await leave(caller);
  await answer(roomId);
  await answer(roomId, 'And the robes');
  expect(await lookAt(clock + 2 * MINUTE_MS)).toEqual([]);

  const mails = await lookAt(clock + 4 * MINUTE_MS, 5);

  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({ kind: 'email', subject: 'Messages non lus à Casa Miramar' });
  expect(mails[0]?.text).toContain('Réception: 2');
  expect(mails[0]?.text).toContain('https://stay.example/casa-miramar/chat');
  expect(mails[0]?.text).not.toContain('towels');
  expect(mails[0]?.html).not.toContain('towels');
  await answer(roomId, 'Still here?');
  expect(await lookAt(clock + 8 * MINUTE_MS)).toEqual([]);

  const { token } = await sockets.tokenOf(caller.guestId);
  const back = sockets.callerOn(sockets.connect({ token, tabId: randomUUID() }), { ...caller, token });
  await sockets.entered(back.socket);
  const { messages } = await back.want('loadMoreMessages', { roomId });
  await back.want('messageDelivered', { messageIds: messages.map(({ messageId }) => messageId) });
  await leave(back);
  await answer(roomId, 'One more');
  expect(await lookAt(clock + 4 * MINUTE_MS)).toHaveLength(1);
});

test('no email is sent without consent, while online, for read messages or for a muted room', async () => {
  const { caller: silent, roomId: first } = await guestWhoAsked();
  const { caller: former, roomId: second } = await guestWhoAsked();
  await say(former, true);
  await say(former, false);
  const { caller: here, roomId: third } = await guestWhoAsked();
  await say(here, true);
  const { caller: muted, roomId: fourth } = await guestWhoAsked();
  await say(muted, true);
  await muted.want('guestMuteRoom', { roomId: fourth });
  const { caller: reader, roomId: fifth } = await guestWhoAsked();
  await say(reader, true);
  for (const roomId of [first, second, third, fourth]) await answer(roomId);
  const { messageId } = await answer(fifth);
  await reader.want('roomReadBy', { roomId: fifth, lastMessageId: messageId });
  for (const caller of [silent, former, muted, reader]) await leave(caller);

  expect(await lookAt(clock + 4 * MINUTE_MS)).toEqual([]);
});

test('at night the email waits until eight in the time zone of the hotel', async () => {
  const { caller, roomId } = await guestWhoAsked();
  await say(caller, true);
  await leave(caller);
  await answer(roomId);

  expect(await lookAt(NOON + 10 * 60 * MINUTE_MS)).toEqual([]);
  expect(await lookAt(NOON + 19.9 * 60 * MINUTE_MS)).toEqual([]);
  expect(await lookAt(NOON + 20.1 * 60 * MINUTE_MS)).toHaveLength(1);
});

test('the name of a group is escaped in the email', async () => {
  const { caller } = await guestWhoAsked();
  await say(caller, true);
  const named = { key: randomUUID(), roomName: 'Yoga <img src=x>' };
  const group = await desk.want('createExternalGroupRoom', named);
  await desk.want('addGuestsToExternalGroupRoom', { roomId: group.id, guestsId: [caller.id] });
  await leave(caller);
  await answer(group.id);

  const [mail] = await lookAt(clock + 4 * MINUTE_MS);

  expect(mail?.html).not.toContain('<img');
  expect(mail?.text).toContain('Yoga <img src=x>: 1');
});
