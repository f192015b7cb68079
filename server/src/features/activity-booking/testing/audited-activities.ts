import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { activitySession } from '../../../platform/db/tables/schema';
import { NOON } from '../../../testing/noon';
import type { TestApp } from '../../../testing/test-app';
import { bookedActivity } from './booked-activity';
import { EVENING } from './some-session';

const SESSION_FACTS = { localDateTime: EVENING, placesTaken: 0, isGuaranteed: false };

/** The requests of staff about activities that the audit log records, with a note that it must not contain. */
export function auditedActivities(suite: Pick<TestApp, 'db' | 'get' | 'send'>, secret: string) {
  /** The bookings of redeemed vouchers by their reference. */
  const redeemed = new Map<unknown, string>();
  return {
    changeStatusActivityBooking: {
      ask: async () => ({
        uuid: (await bookedActivity(suite)).uuid,
        status: 'cancelled',
        reasonCode: 'other',
        note: secret,
      }),
      subject: 'uuid',
      kept: { before: { status: 'confirmed' }, after: { status: 'cancelled' }, reason: 'other' },
    },
    moveActivityBooking: {
      ask: async () => {
        const { uuid, adult } = await bookedActivity(suite);
        return { uuid, units: [{ unitId: adult, quantity: 1 }], note: secret };
      },
      subject: 'uuid',
      kept: {
        before: { localDateTime: EVENING, partySize: 2 },
        after: { localDateTime: EVENING, partySize: 1 },
      },
    },
    redeemActivity: {
      ask: async () => {
        const { uuid, sessionId, reference } = await bookedActivity(suite);
        const soon = { startsAt: new Date(NOON + 60_000), endsAt: new Date(NOON + 3_600_000) };
        await suite.db.update(activitySession).set(soon).where(eq(activitySession.id, sessionId));
        redeemed.set(reference, uuid);
        return { reference };
      },
      subject: 'reference',
      subjectIdOf: (reference: unknown) => redeemed.get(reference),
      kept: { before: { status: 'confirmed' }, after: { status: 'redeemed', arrivedPax: 2 } },
    },
    newActivityWalkIn: {
      ask: async () => {
        const { sessionId: sessionUuid, adult } = await bookedActivity(suite);
        const units = [{ unitId: adult, quantity: 2 }];
        return { key: randomUUID(), sessionUuid, units, firstName: 'Almeida', note: secret };
      },
      subject: 'key',
      kept: { after: { localDateTime: EVENING, partySize: 2 } },
    },
    changeSession: {
      ask: async () => {
        const { sessionId: sessionUuid } = await bookedActivity(suite);
        return { sessionUuid, version: 1, capacity: 9, place: secret, note: secret };
      },
      subject: 'sessionUuid',
      kept: {
        before: { ...SESSION_FACTS, capacity: 6, hasOwnPlace: false },
        after: { ...SESSION_FACTS, capacity: 9, hasOwnPlace: true },
      },
    },
    cancelSession: {
      ask: async () => {
        const { sessionId: sessionUuid } = await bookedActivity(suite);
        return { sessionUuid, version: 1, reasonCode: 'weather', note: secret };
      },
      subject: 'sessionUuid',
      kept: { before: { isCancelled: false }, after: { isCancelled: true }, reason: 'weather' },
    },
  };
}
