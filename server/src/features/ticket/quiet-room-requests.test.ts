import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { requestTemplate, staffAction, ticket } from '../../platform/db/tables/schema';
import { NOON } from '../../testing/noon';
import { testSockets } from '../../testing/test-sockets';
import { insertTicket, templateId } from '../../testing/ticket-builder';
import { insertDoNotDisturb } from '../room-care/testing/insert-do-not-disturb';

const sockets = await testSockets();
const { db } = sockets;
/** One department has requests that bring somebody to the room, and one that does not. */
const visit = await templateId(db, 'towels');
await db.update(requestTemplate).set({ department: 'frontdesk' }).where(eq(requestTemplate.id, visit));
const maid = await sockets.staff('agent');

async function requestIn(room: string, { at = NOON - 60_000, isVisit = true } = {}) {
  const guest = await sockets.guest();
  const trackingId = await insertTicket(db, guest, { status: 'acknowledged', at });
  await db
    .update(ticket)
    .set({ room, ...(isVisit && { templateId: visit }) })
    .where(eq(ticket.id, trackingId));
  return { guest, trackingId };
}
const go = (trackingId: string, more: object = {}) =>
  maid.request('changeStatusRequest', { trackingId, status: 'in_progress', ...more });

test('a request made before “do not disturb” was turned on waits until it ends', async () => {
  const { guest, trackingId } = await requestIn('601');
  await insertDoNotDisturb(db, guest, { room: '601' });

  const reply = await go(trackingId);

  expect([reply.status, 'code' in reply && reply.code]).toEqual([409, 'do_not_disturb']);
  const [row] = await db.select().from(ticket).where(eq(ticket.id, trackingId));
  expect(row?.status).toBe('acknowledged');
});

test.each([
  ['asked for since', '602', { at: NOON + 60_000 }],
  ['that brings nobody to the room', '603', { isVisit: false }],
])('a request %s is served', async (_which, room, facts) => {
  const { guest, trackingId } = await requestIn(room, facts);
  await insertDoNotDisturb(db, guest, { room });

  expect(await go(trackingId)).toMatchObject({ status: 200, data: { status: 'in_progress' } });
});

test.each([
  ['has ended', '604', { endedAt: new Date(NOON), endedBy: 'guest' as const }],
  ['is over', '605', { until: new Date(NOON) }],
  ['is of another room', '606', { room: '607' }],
])('a rest that %s stops nobody', async (_which, room, facts) => {
  const { guest, trackingId } = await requestIn(room);
  await insertDoNotDisturb(db, guest, { room, ...facts });

  expect((await go(trackingId)).status).toBe(200);
});

test('staff can override it for urgent requests, which is audited; a guest cannot', async () => {
  const { guest, trackingId } = await requestIn('608');
  await insertDoNotDisturb(db, guest, { room: '608' });

  const asGuest = await guest.request('changeStatusRequest', {
    trackingId,
    status: 'cancelled',
    isAnyway: true,
  });
  const reply = await go(trackingId, { isAnyway: true });

  expect([asGuest.status, reply.status]).toEqual([400, 200]);
  const noted = await db.select().from(staffAction).where(eq(staffAction.subjectId, trackingId));
  expect(noted).toMatchObject([{ reason: 'do_not_disturb' }]);
});

test('staff see on a request until when its room must not be disturbed; its guest does not', async () => {
  const { guest, trackingId } = await requestIn('609');
  await insertDoNotDisturb(db, guest, { room: '609' });
  await insertDoNotDisturb(db, guest, { room: '609', until: new Date(NOON + 60_000) });

  const find = async (who: typeof maid) =>
    (await who.requestOk('loadGuestRequests', {})).filter((one) => one.trackingId === trackingId);

  expect(await find(maid)).toMatchObject([{ doNotDisturbUntil: new Date(NOON + 7_200_000).toISOString() }]);
  expect((await find(guest))[0]).not.toHaveProperty('doNotDisturbUntil');
});
