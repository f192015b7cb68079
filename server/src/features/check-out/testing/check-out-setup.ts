import { and, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { onTestFinished } from 'vitest';
import { checkOut, type guest } from '../../../platform/db/tables/schema';
import { createLog } from '../../../platform/log/logging';
import { diner } from '../../../testing/diners';
import { testApp } from '../../../testing/test-app';
import { fakePropertySystem, type CheckOutMode } from '../../bill/testing/fake-property-system';
import { createCheckOuts } from '../check-outs';

/** The evening before the departure, in Lisbon. */
export const EVENING = Date.parse('2026-06-10T18:30:00Z');
export const STAY = { checkin: '2026-06-08', checkout: '2026-06-11', room: '204', isStayVerified: true };
export const EMAIL = 'ada@example.com';
export const PROPERTY_URL = '/web/property/casa-miramar';
export const log = createLog('silent');

/** A hotel with a controlled property system, on the evening before its guests leave. */
export async function checkOutSetup() {
  const clock = { now: EVENING };
  const now = () => clock.now;
  const fake = fakePropertySystem();
  const demo = { propertySystem: fake.system, sampleStays: async () => [] };
  const suite = await testApp({ now, demo, rateFactor: 100 });
  const { db, get, send } = suite;

  async function leavingGuest(facts: Partial<typeof guest.$inferInsert> = {}): Promise<LeavingGuest> {
    const reservationNumber = facts.reservationNumber ?? `R-${randomUUID().slice(0, 8)}`;
    fake.setBill(reservationNumber, [{}, { id: 'paid', amount: -800, kind: 'payment' }]);
    const me = await diner(suite, { ...STAY, ...facts, reservationNumber }, clock.now);
    return { ...me, reservationNumber };
  }

  const folioOf = async (me: LeavingGuest) =>
    (await get(`${PROPERTY_URL}/folio`, { headers: me.headers })).body;
  const stateOf = async (me: LeavingGuest) =>
    (await get(`${PROPERTY_URL}/checkout`, { headers: me.headers })).body;
  const leave = async (me: LeavingGuest, more: object = {}, key: string = randomUUID()) => {
    const { version } = await folioOf(me);
    const headers = { ...me.headers, 'idempotency-key': key };
    return send('POST', `${PROPERTY_URL}/checkout`, {
      headers,
      body: { version, invoiceEmail: EMAIL, ...more },
    });
  };
  const callsFor = async (me: LeavingGuest) => {
    const rows = await db.select().from(checkOut).where(eq(checkOut.reservationNumber, me.reservationNumber));
    const references = new Set(rows.map(({ reference }) => reference));
    return {
      rows,
      calls: fake.calls.filter((one) => references.has(one)).length,
      effects: [...fake.effects].filter((one) => references.has(one)).length,
    };
  };
  function answer(mode: CheckOutMode) {
    fake.state.mode = mode;
    onTestFinished(() => {
      fake.state.mode = 'done';
      clock.now = EVENING;
    });
  }

  /** Creates a second process that runs the job. `dies` stops it after the answer of the hotel's system. */
  const nextProcess = ({ dies = false } = {}) =>
    createCheckOuts({
      db,
      propertySystem: fake.system,
      log,
      now,
      endStay: async (row) => {
        if (dies) throw new Error('process was killed');
        await db
          .update(checkOut)
          .set({ status: 'done', doneAt: new Date(now()) })
          .where(and(eq(checkOut.id, row.id), eq(checkOut.status, 'asked')));
      },
    });

  return {
    clock,
    now,
    fake,
    demo,
    suite,
    leavingGuest,
    folioOf,
    stateOf,
    leave,
    callsFor,
    answer,
    nextProcess,
  };
}

/** A guest who leaves tomorrow, with the calls of a diner. */
export type LeavingGuest = Awaited<ReturnType<typeof diner>> & { reservationNumber: string };
