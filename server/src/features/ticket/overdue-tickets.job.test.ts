import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { requestTemplate, ticket } from '../../platform/db/tables/schema';
import { insertTicket, templateId } from '../../testing/ticket-builder';
import { NOON } from '../../testing/test-app';
import { testSockets } from '../../testing/test-sockets';

const MINUTE_MS = 60_000;
const first = await testSockets();
const { db } = first;
// `asap` lets the request become late without a requested time.
const template = await templateId(db, 'wake-up-call');
await db
  .update(requestTemplate)
  .set({ timing: 'asap', ackMinutes: 5, dueMinutes: 30 })
  .where(eq(requestTemplate.id, template));

/** Two servers that start at once find the same requests. */
const twoServersAt = (now: number) =>
  Promise.all([testSockets({ db, now: () => now }), testSockets({ db, now: () => now })]);
/** The version grows by one with each marking. */
const versionOf = async (id: string) => (await db.select().from(ticket).where(eq(ticket.id, id)))[0]?.version;
const PATIENTLY = { timeout: 10_000 };

test('S-16 a request not acknowledged in time is escalated to supervisors once', async () => {
  const guest = await first.guest();
  const boss = await first.staff('supervisor');
  const [unseen, seen, fresh] = [
    await insertTicket(db, guest),
    await insertTicket(db, guest, { status: 'acknowledged' }),
    await insertTicket(db, guest, { at: NOON + 1 }),
  ];

  await twoServersAt(NOON + 5 * MINUTE_MS);

  const escalated = async () =>
    (await boss.requestOk('loadGuestRequests', {}))
      .filter((it) => it.escalatedAt !== undefined)
      .map((it) => it.trackingId);
  await expect.poll(escalated, PATIENTLY).toEqual([unseen]);
  expect(await escalated()).not.toContain(seen);
  expect(await escalated()).not.toContain(fresh);
  expect(await versionOf(unseen)).toBe(2);
  const [own] = (await guest.requestOk('loadGuestRequests', {})).filter((it) => it.trackingId === unseen);
  expect(own).not.toHaveProperty('escalatedAt');
  expect(own).not.toHaveProperty('lateAt');
});

test('S-16 the guest of a late request is notified once in the chat, and again after reopening', async () => {
  const guest = await first.guest({ lang: 'fr' });
  const at = NOON + 60 * MINUTE_MS;
  const [late, held] = [
    await insertTicket(db, guest, { status: 'in_progress', at: at - 30 * MINUTE_MS }),
    await insertTicket(db, guest, { status: 'on_hold', at: at - 40 * MINUTE_MS }),
    await insertTicket(db, guest, { status: 'in_progress', at: at - 29 * MINUTE_MS }),
  ];

  await twoServersAt(at);
  await twoServersAt(at + 1_000);

  const lateOnes = async () =>
    (await guest.requestOk('loadGuestRequests', {}))
      .filter((it) => it.lateAt !== undefined)
      .map((it) => it.trackingId);
  await expect.poll(lateOnes, PATIENTLY).toEqual([late]);
  expect(await lateOnes()).not.toContain(held);
  const messagesToGuest = async () => {
    const { rooms } = await guest.requestOk('loadGuestRooms', {});
    const [room] = rooms;
    return room ? (await guest.requestOk('loadMoreMessages', { roomId: room.id })).messages : [];
  };
  await expect.poll(async () => (await messagesToGuest()).length, PATIENTLY).toBe(1);
  expect(await messagesToGuest()).toMatchObject([{ fromType: 'staff', isAutomatic: true, lang: 'fr' }]);
  expect((await messagesToGuest())[0]?.text).toContain('Nous en sommes désolés');
  expect(await versionOf(late)).toBe(2);

  const desk = await first.staff();
  await desk.requestOk('changeStatusRequest', { trackingId: late, status: 'done' });
  const again = { trackingId: late, status: 'reopened', note: 'Still nothing' } as const;
  expect(await guest.requestOk('changeStatusRequest', again)).not.toHaveProperty('lateAt');
});
