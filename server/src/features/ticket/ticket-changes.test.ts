import type { TicketStatus } from '@guest/shared/contracts/ticket/ticket-status';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { ticketHistory } from '../../platform/db/tables/schema';
import { insertTicket } from '../../testing/ticket-builder';
import { NOON } from '../../testing/test-app';
import { contractViolations, testSockets, type SocketClient } from '../../testing/test-sockets';

let now = NOON;
const sockets = await testSockets({ now: () => now });
const { db } = sockets;

const STATUSES: TicketStatus[] = [
  ...(['open', 'acknowledged', 'in_progress', 'on_hold', 'done'] as const),
  ...(['closed', 'reopened', 'cancelled', 'rejected'] as const),
];

/** The allowed transitions by role, copied from the specification. All others must be rejected. */
const AGENT = `open>acknowledged reopened>acknowledged open>in_progress reopened>in_progress acknowledged>in_progress
  on_hold>in_progress acknowledged>on_hold in_progress>on_hold open>done reopened>done acknowledged>done
  in_progress>done open>cancelled reopened>cancelled acknowledged>cancelled`;
const MAY = {
  guest: `open>cancelled reopened>cancelled acknowledged>cancelled done>closed done>reopened closed>reopened`,
  agent: AGENT,
  supervisor: `${AGENT} open>rejected reopened>rejected acknowledged>rejected`,
};
type Who = keyof typeof MAY;

const people: Record<Who, SocketClient> = {
  guest: await sockets.guest(),
  agent: await sockets.staff('agent'),
  supervisor: await sockets.staff('supervisor'),
};
const saying = (status: TicketStatus) => ({
  status,
  ...(['on_hold', 'rejected', 'reopened'].includes(status) && { note: 'Because' }),
  ...(status === 'on_hold' && { etaAt: new Date(NOON + 3_600_000).toISOString() }),
  ...(status === 'rejected' && { reasonCode: 'not_available' as const }),
});
const historyOf = (id: string) =>
  db.select().from(ticketHistory).where(eq(ticketHistory.ticketId, id)).orderBy(ticketHistory.id);

const cases = (['guest', 'agent', 'supervisor'] as const).flatMap((who) =>
  STATUSES.map((from): [Who, TicketStatus] => [who, from]),
);

test.each(cases)('S-16 P-01 transitions by a %s from the status %s', async (who, from) => {
  const steps = MAY[who].split(/\s+/).map((step) => step.split('>'));
  for (const to of STATUSES) {
    const id = await insertTicket(db, people.guest, { status: from });
    const before = (await historyOf(id)).length;

    const reply = await people[who].request('changeStatusRequest', { trackingId: id, ...saying(to) });

    const isTheirs = steps.some(([, target]) => target === to);
    const isStep = steps.some(([source, target]) => source === from && target === to);
    const expected = !isTheirs ? 403 : isStep || from === to ? 200 : 409;
    expect([to, reply.status]).toEqual([to, expected]);
    const after = await historyOf(id);
    expect(after).toHaveLength(before + (isStep ? 1 : 0));
    if (isStep) {
      const by = who === 'guest' ? 'guest' : 'staff';
      expect(after.at(-1)).toMatchObject({ status: to, by, actorId: people[who].id, at: new Date(NOON) });
    }
  }
});

test('S-16 E-14 the history records actor, time and reason, and guest and staff are notified of each step', async () => {
  const [ada, desk] = [await sockets.guest(), await sockets.staff()];
  const trackingId = await insertTicket(db, ada);
  const eta = new Date(NOON + 3_600_000).toISOString();

  await desk.requestOk('changeStatusRequest', { trackingId, status: 'in_progress' });
  await desk.requestOk('changeStatusRequest', {
    trackingId,
    status: 'on_hold',
    note: 'A part is coming',
    etaAt: eta,
  });

  await expect.poll(() => ada.pushes('requestUpdated').length).toBe(2);
  await expect.poll(() => desk.pushes('requestUpdated').length).toBe(2);
  const lastUpdate = ada.pushes('requestUpdated').at(-1);
  expect(lastUpdate?.ticket).toMatchObject({
    status: 'on_hold',
    etaAt: eta,
    version: 3,
    canCancel: false,
    assignee: { nickName: expect.stringContaining('Rita') },
    histories: [
      { status: 'open', by: 'guest' },
      { status: 'in_progress', by: 'staff', nickName: expect.stringContaining('Rita') },
      { status: 'on_hold', by: 'staff', at: new Date(NOON).toISOString(), note: 'A part is coming' },
    ],
  });
  expect(lastUpdate?.ticket).not.toHaveProperty('guestName');
  expect(desk.pushes('requestUpdated')[0]?.ticket).toMatchObject({ guestName: 'Ada', status: 'in_progress' });
  expect(await contractViolations(ada, desk)).toEqual([]);
});

test('the digest contains all changes a guest missed while away, in order', async () => {
  const [ada, desk] = [await sockets.guest(), await sockets.staff()];
  const trackingId = await insertTicket(db, ada);
  const { userSeq } = await ada.requestOk('loadGuestRooms', {});

  await desk.requestOk('changeStatusRequest', { trackingId, status: 'acknowledged' });
  await desk.requestOk('changeStatusRequest', { trackingId, status: 'done' });

  const { userEvents } = await ada.requestOk('loadGuestRooms', { heads: {}, userSeq });
  expect(userEvents).toMatchObject([
    { seq: userSeq + 1, event: 'requestUpdated', body: { ticket: { trackingId, status: 'acknowledged' } } },
    { seq: userSeq + 2, event: 'requestUpdated', body: { ticket: { trackingId, status: 'done' } } },
  ]);
});

test('repeating a step changes nothing, and a step without its required reason is rejected', async () => {
  const [ada, desk, chief] = [
    await sockets.guest(),
    await sockets.staff(),
    await sockets.staff('supervisor'),
  ];
  const trackingId = await insertTicket(db, ada, { status: 'acknowledged' });
  const hold = { trackingId, status: 'on_hold' } as const;

  const refused = [
    await desk.request('changeStatusRequest', hold),
    await desk.request('changeStatusRequest', { ...hold, note: ' \u200b\u2800' }),
    await desk.request('changeStatusRequest', { ...hold, note: 'Soon' }),
    await desk.request('changeStatusRequest', {
      ...hold,
      note: 'Soon',
      etaAt: new Date(NOON - 1).toISOString(),
    }),
    await chief.request('changeStatusRequest', { trackingId, status: 'rejected', note: 'No' }),
  ];
  const [one, again] = [
    await desk.requestOk('changeStatusRequest', { trackingId, status: 'done', version: 1 }),
    await desk.requestOk('changeStatusRequest', { trackingId, status: 'done', version: 1 }),
  ];

  expect(refused.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422]);
  expect(again).toEqual(one);
  expect(await historyOf(trackingId)).toHaveLength(3);
});

test('of two parallel changes one succeeds, and the other gets the current state', async () => {
  const [ada, rita] = [await sockets.guest(), await sockets.staff()];
  const tom = await sockets.staff();
  for (let i = 0; i < 8; i++) {
    const trackingId = await insertTicket(db, ada);

    const replies = await Promise.all([
      rita.request('changeStatusRequest', { trackingId, status: 'in_progress', version: 1 }),
      tom.request('changeStatusRequest', { trackingId, status: 'in_progress', version: 1 }),
    ]);

    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    const lost = replies.find(({ status }) => status === 409);
    expect(lost).toMatchObject({ code: 'version_conflict', data: { assignee: {}, version: 2 } });
    expect(await historyOf(trackingId)).toHaveLength(2);
  }
});

test('if a guest cancels while staff start the work, only one of both succeeds', async () => {
  const [ada, desk] = [await sockets.guest(), await sockets.staff()];
  for (let i = 0; i < 8; i++) {
    const trackingId = await insertTicket(db, ada);

    const [cancelled, begun] = await Promise.all([
      ada.request('changeStatusRequest', { trackingId, status: 'cancelled' }),
      desk.request('changeStatusRequest', { trackingId, status: 'in_progress' }),
    ]);

    expect([cancelled.status, begun.status].sort()).toEqual([200, 409]);
    const last = (await historyOf(trackingId)).at(-1);
    expect(last?.status).toBe(cancelled.status === 200 ? 'cancelled' : 'in_progress');
    expect(await historyOf(trackingId)).toHaveLength(2);
  }
});

test('P-01 a request of another guest, department or property is not found', async () => {
  const [ada, bob] = [await sockets.guest(), await sockets.guest()];
  const [cook, elsewhere] = [
    await sockets.staff('agent', 'casa-miramar', 'dining'),
    await sockets.staff('supervisor', 'qasr-al-bahr'),
  ];
  const [writer, waiter] = [await sockets.staff('content'), await sockets.staff('outlet')];
  const trackingId = await insertTicket(db, ada);

  const ask = (who: SocketClient) => who.request('changeStatusRequest', { trackingId, status: 'cancelled' });
  const statuses = [];
  for (const who of [bob, cook, elsewhere, writer, waiter]) statuses.push((await ask(who)).status);

  expect(statuses).toEqual([404, 404, 404, 403, 403]);
  expect((await bob.requestOk('loadGuestRequests', {})).map((one) => one.trackingId)).not.toContain(
    trackingId,
  );
  expect((await cook.requestOk('loadGuestRequests', {})).map((one) => one.trackingId)).not.toContain(
    trackingId,
  );
  expect(await writer.request('loadGuestRequests', {})).toMatchObject({ status: 403 });
  expect(await historyOf(trackingId)).toHaveLength(1);
});

test('a guest confirms and rates; a closed request can be reopened for a day and rated for a week', async () => {
  const [ada, desk] = [await sockets.guest(), await sockets.staff()];
  const trackingId = await insertTicket(db, ada, { status: 'done' });
  const close = { trackingId, status: 'closed' } as const;

  const rated = await ada.requestOk('changeStatusRequest', { ...close, rating: 4 });
  const mended = await ada.requestOk('changeStatusRequest', { ...close, rating: 5 });
  expect([rated, mended]).toMatchObject([{ rating: 4 }, { rating: 5, version: rated.version + 1 }]);
  expect(await historyOf(trackingId)).toHaveLength(3);
  expect((await ada.request('changeStatusRequest', { ...close, rating: 6 })).status).toBe(400);
  expect((await desk.request('changeStatusRequest', { ...close, rating: 1 })).status).toBe(403);
  expect(rated.reopenBy).toBe(new Date(NOON + 86_400_000).toISOString());

  const again = { trackingId, status: 'reopened', note: 'It drips again' } as const;
  const reopened = await ada.requestOk('changeStatusRequest', again);
  expect(reopened).toMatchObject({ status: 'reopened', canCancel: true });
  expect(reopened).not.toHaveProperty('rating');
  await desk.requestOk('changeStatusRequest', { trackingId, status: 'done' });
  await ada.requestOk('changeStatusRequest', close);

  now = NOON + 86_400_001;
  expect(await ada.request('changeStatusRequest', again)).toMatchObject({
    status: 409,
    code: 'status_not_allowed',
  });
  expect((await ada.request('changeStatusRequest', { ...close, rating: 3 })).status).toBe(200);
  now = NOON + 7 * 86_400_000 + 1;
  expect((await ada.request('changeStatusRequest', { ...close, rating: 2 })).status).toBe(409);
});
