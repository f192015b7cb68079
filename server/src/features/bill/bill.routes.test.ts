import type { BillLine } from '@guest/shared/contracts/bill/bill-line';
import { and, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  activityBooking,
  folioPosting,
  requestTemplate,
  roomEvent,
  ticket,
} from '../../platform/db/tables/schema';
import { someOutlet } from '../../testing/diners';
import { knownGuest, type KnownGuest } from '../../testing/guests';
import { NOON, testApp } from '../../testing/test-app';
import { statementRounds } from '../../testing/statement-rounds';
import { callsOf } from '../activity-booking/testing/activity-guests';
import { someActivity } from '../activity-booking/testing/some-session';
import { placedOrder } from '../order/testing/order-builder';
import { fakePropertySystem } from './testing/fake-property-system';

const fake = fakePropertySystem();
const demo = { propertySystem: fake.system, sampleStays: async () => [] };
const suite = await testApp({ demo, rateFactor: 100 });
const { db, get, send } = suite;
const FOLIO = '/web/property/casa-miramar/folio';
const STAY = { checkin: '2026-06-08', checkout: '2026-06-14', room: '204', isStayVerified: true };

const folioOf = (me: KnownGuest) => get(FOLIO, { headers: me.headers });
const ask = (me: KnownGuest, line: string, text = 'I did not have this.', key: string = randomUUID()) =>
  send('POST', `${FOLIO}/${line}/question`, { headers: me.headers, body: { key, text } });

/** A guest with a reservation and a bill of their own. */
async function guestWithBill(lines: Partial<BillLine>[] = [{}], balance?: number) {
  const reservationNumber = `R-${randomUUID().slice(0, 8)}`;
  fake.setBill(reservationNumber, lines, balance);
  return { ...(await knownGuest(db, NOON, { ...STAY, reservationNumber })), reservationNumber };
}

const ticketsOf = (guestId: string, slug: string) =>
  db
    .select({ ticket })
    .from(ticket)
    .innerJoin(requestTemplate, eq(requestTemplate.id, ticket.templateId))
    .where(and(eq(ticket.guestId, guestId), eq(requestTemplate.slug, slug)));

test('a bill waits for the database four times more than a single statement does', async () => {
  const me = await guestWithBill();

  const rounds = await statementRounds(db, () => folioOf(me));
  const plan = await statementRounds(db, () =>
    get('/web/property/casa-miramar/timeline', { headers: me.headers }),
  );

  // These are the guest, our charges with the questions, the copy of the hotel's bill, and whether they can check out.
  expect(rounds).toBe(plan - 1 + 4);
});

test('a line of the hotel and a line of an order each state their origin', async () => {
  const me = await guestWithBill();
  const { reservationNumber } = me;
  const { id: outletId, slug } = await someOutlet(suite);
  const charged = { paymentMethod: 'room_charge', reservationNumber, status: 'delivered' } as const;
  const order = { guestId: me.id, outletId };
  const posted = await placedOrder(db, order, { ...charged, paymentStatus: 'posted', total: 1_200 });
  const pending = await placedOrder(db, order, { ...charged, paymentStatus: 'authorised', total: 500 });
  fake.setBill(reservationNumber, [{}, { id: 'F1', amount: 1_200, reference: posted.reference }]);

  const { body } = await folioOf(me);

  expect(body).toMatchObject({ hasBill: true, isLive: true, balance: { amount: 2_000 } });
  expect(body.sum.amount).toBe(2_000);
  expect(body.difference).toBeUndefined();
  expect(body.lines).toMatchObject([
    { id: 'line-0', source: 'hotel', description: 'Minibar', isPending: false },
    {
      id: 'F1',
      source: 'app',
      description: 'Test table',
      order: {
        reference: posted.reference,
        orderedBy: 'Ada',
        isMine: true,
        link: { params: { outlet: slug }, query: { order: posted.id } },
      },
    },
    { id: pending.reference, source: 'app', isPending: true, amount: { amount: 500 } },
  ]);
});

test('a charged activity is a line of the bill, and one that is due but not posted blocks the check-out', async () => {
  const me = await guestWithBill([]);
  const { reservationNumber } = me;
  const { sessions, adult } = await someActivity(suite);
  const { uuid } = await callsOf(suite, me).come(String(sessions[0]), { [adult]: 2 });
  const set = (facts: Partial<typeof activityBooking.$inferInsert>) =>
    db
      .update(activityBooking)
      .set({ reservationNumber, paymentMethod: 'room_charge', ...facts })
      .where(eq(activityBooking.id, uuid))
      .returning();

  await set({ paymentStatus: 'authorised' });
  const early = (await folioOf(me)).body;
  await set({ cancelBy: new Date(NOON - 1) });
  const due = (await folioOf(me)).body;
  const [posted] = await set({ paymentStatus: 'posted' });
  fake.setBill(reservationNumber, [{ id: 'F9', amount: 5_000, reference: posted?.reference ?? '' }]);
  const billed = (await folioOf(me)).body;

  expect(early.lines).toEqual([]);
  expect(due.lines).toMatchObject([{ source: 'app', isPending: true, amount: { amount: 5_000 } }]);
  expect(due.checkout.reasons).toContain('charge_pending');
  expect(billed.lines).toMatchObject([
    {
      id: 'F9',
      description: 'Sailing',
      isPending: false,
      order: {
        kind: 'activity',
        isMine: true,
        link: { route: 'property-activity-book', query: { booking: uuid } },
      },
    },
  ]);
  expect(billed.difference).toBeUndefined();
});

test('an order that was refused after its end is paid at reception, and is not part of the sum', async () => {
  const me = await guestWithBill([], 0);
  const { reservationNumber } = me;
  const { id: outletId } = await someOutlet(suite);
  const addRefused = async (facts: Partial<typeof folioPosting.$inferInsert>) => {
    const charged = { paymentMethod: 'room_charge', paymentStatus: 'failed', reservationNumber } as const;
    const ended = { status: 'delivered', statusAt: new Date(NOON - 60_000), total: 700 } as const;
    const { id, propertyId, reference } = await placedOrder(
      db,
      { guestId: me.id, outletId },
      { ...charged, ...ended },
    );
    const refused = { kind: 'charge', state: 'refused', sentAt: new Date(NOON - 90_000) } as const;
    await db.insert(folioPosting).values({ propertyId, subjectId: id, ...refused, ...facts });
    return reference;
  };
  const owed = await addRefused({ settledAt: new Date(NOON) });
  await addRefused({ settledAt: new Date(NOON - 70_000) });
  await addRefused({ settledAt: new Date(NOON), isOnBill: false });

  const { body } = await folioOf(me);

  expect(body.lines).toMatchObject([
    { id: owed, isPending: false, mustPayInPerson: true, amount: { amount: 700 } },
  ]);
  expect(body.sum.amount).toBe(0);
  expect(body.difference).toBeUndefined();
  expect(body.checkout.reasons).toContain('balance_due');
});

test('guests of one reservation see all amounts, but contents only of their own orders', async () => {
  const me = await guestWithBill([]);
  const { reservationNumber } = me;
  const bob = await knownGuest(db, NOON, { ...STAY, reservationNumber, firstName: 'Bob' });
  const { id: outletId } = await someOutlet(suite);
  const facts = { paymentMethod: 'room_charge', paymentStatus: 'posted', reservationNumber } as const;
  const { reference } = await placedOrder(db, { guestId: bob.id, outletId }, facts);
  fake.setBill(reservationNumber, [{ id: 'F2', amount: 1_000, reference }]);

  const { body } = await folioOf(me);

  expect(body.lines).toHaveLength(1);
  expect(body.lines[0]).toMatchObject({
    amount: { amount: 1_000 },
    order: { orderedBy: 'Bob', isMine: false },
  });
  expect(body.lines[0].description).toBeUndefined();
  expect(body.lines[0].order.link).toBeUndefined();
});

test('a difference between the balance and the lines is shown, and reported to the desk once', async () => {
  const me = await guestWithBill([{ amount: 800 }], 1_000);

  const replies = await Promise.all([folioOf(me), folioOf(me), folioOf(me)]);

  for (const { body } of replies) {
    expect([body.balance.amount, body.sum.amount, body.difference.amount]).toEqual([1_000, 800, 200]);
  }
  const reported = await ticketsOf(me.id, 'bill_difference');
  expect(reported.map((one) => one.ticket.values)).toEqual([{ amount: '2.00 EUR' }]);
});

test('while the hotel system is unavailable, the last bill is shown with its time and nobody can check out', async () => {
  const me = await guestWithBill();
  const live = await folioOf(me);

  fake.state.isAway = true;
  const { body } = await folioOf(me);
  const unknown = await knownGuest(db, NOON, { ...STAY, reservationNumber: `R-${randomUUID()}` });
  const { body: none } = await folioOf(unknown);
  fake.state.isAway = false;

  expect(body).toMatchObject({ isLive: false, asOf: live.body.asOf, version: live.body.version });
  expect(body.lines).toEqual(live.body.lines);
  expect(body.checkout).toMatchObject({ canNow: false });
  expect(body.checkout.reasons).toContain('system_away');
  expect([none.lines, none.balance, none.isLive]).toEqual([[], undefined, false]);
});

test('a question becomes a request and a message, and its status shows at the line', async () => {
  const me = await guestWithBill();
  const key = randomUUID();

  const first = await ask(me, 'line-0', 'I did not have this.', key);
  const repeated = await ask(me, 'line-0', 'I did not have this.', key);
  const second = await ask(me, 'line-0');
  const gone = await ask(me, 'line-9');

  expect([first.status, repeated.status, second.status, gone.status]).toEqual([201, 201, 409, 404]);
  expect(repeated.body).toEqual(first.body);
  expect(second.body).toMatchObject({ code: 'question_open', data: { question: first.body } });
  const questions = await ticketsOf(me.id, 'bill_question');
  expect(questions.map((one) => one.ticket.note)).toEqual(['I did not have this.']);
  const messages = await db.select().from(roomEvent).where(eq(roomEvent.clientId, key));
  expect(messages.map(({ body }) => body?.text)).toEqual([
    'Minibar · 2026-06-09 · 8.00 EUR\nI did not have this.',
  ]);
});

test.each([
  ['open', 'sent'],
  ['acknowledged', 'seen'],
  ['in_progress', 'seen'],
  ['done', 'answered'],
  ['cancelled', undefined],
] as const)('a question whose request is %s is shown as %s', async (status, shown) => {
  const me = await guestWithBill();
  const { body } = await ask(me, 'line-0');
  await db.update(ticket).set({ status }).where(eq(ticket.id, body.uuid));

  const folio = await folioOf(me);

  expect(folio.body.lines[0].question?.status).toBe(shown);
  const isOpen = shown === 'sent' || shown === 'seen';
  expect((await ask(me, 'line-0')).status).toBe(isOpen ? 409 : 201);
});

test('the templates that the suite uses itself are not offered as services', async () => {
  const me = await guestWithBill();
  await ask(me, 'line-0');

  const [template] = await db.select().from(requestTemplate).where(eq(requestTemplate.slug, 'bill_question'));

  expect(template).toMatchObject({ isActive: false, audience: [], department: 'frontdesk' });
});

test.each([
  ['without a confirmed stay', { isStayVerified: false }, 409, 'stay_unverified'],
  ['before the stay', { checkin: '2026-06-12' }, 403, 'bill_unavailable'],
  ['30 days after the stay', { checkin: '2026-05-01', checkout: '2026-05-11' }, 200, undefined],
  ['31 days after the stay', { checkin: '2026-05-01', checkout: '2026-05-10' }, 403, 'bill_unavailable'],
])('a bill %s', async (_when, facts, status, code) => {
  const reservationNumber = `R-${randomUUID()}`;
  fake.setBill(reservationNumber, [{}]);
  const me = await knownGuest(db, NOON, { ...STAY, reservationNumber, ...facts });

  const reply = await folioOf(me);

  expect([reply.status, reply.body.code]).toEqual([status, code]);
});

test('with a system without bills, the bill has only the charges of the suite and no balance', async () => {
  const none = fakePropertySystem({ bill: false, checkOut: 'none' });
  const other = await testApp({ demo: { ...demo, propertySystem: none.system } });
  const me = await knownGuest(other.db, NOON, { ...STAY, reservationNumber: 'R-1' });
  const { id: outletId } = await someOutlet(other);
  await placedOrder(
    other.db,
    { guestId: me.id, outletId },
    { paymentMethod: 'room_charge', paymentStatus: 'posted', reservationNumber: 'R-1' },
  );

  const { body } = await other.get(FOLIO, { headers: me.headers });

  expect(body).toMatchObject({ hasBill: false, sum: { amount: 1_000 }, checkout: { kind: 'desk' } });
  expect([body.balance, body.difference, body.lines.length]).toEqual([undefined, undefined, 1]);
});
