import type { SessionCancelReason } from '@guest/shared/contracts/activity/activity-booking-status';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Connection } from '../../../platform/db/database';
import { activityBooking, activityClaim, activitySession } from '../../../platform/db/tables/schema';
import type { OutboxRow } from '../../../platform/outbox/push-outbox';
import { endedPayment } from './end-booking';
import type { RecordBookingChange } from './record-booking-change';

/**
 * The statuses of the bookings that a change of an upcoming session affects. Guests who have already arrived wait for
 * its start like all others.
 */
export const CONCERNED_STATUSES = ['pending', 'confirmed', 'waitlisted', 'offered', 'redeemed'] as const;

export interface SessionCancellation {
  reason: SessionCancelReason;
  note: string | null;
  by: { by: 'staff' | 'system'; actorId: string | null };
}

/**
 * Cancels a session within one transaction: ends all claims, cancels all bookings with the reason, records the
 * refunds and publishes the events. The caller must hold the lock on the session. A session that was cancelled before
 * is not changed.
 */
export function createSessionCancellation({
  record,
  now,
}: {
  record: RecordBookingChange;
  now: () => number;
}) {
  return async (
    tx: Connection,
    sessionId: string,
    { reason, note, by }: SessionCancellation,
  ): Promise<OutboxRow[]> => {
    const at = new Date(now());
    const [closed] = await tx
      .update(activitySession)
      .set({
        cancelledAt: at,
        cancelReason: reason,
        cancelNote: note,
        version: sql`${activitySession.version} + 1`,
      })
      .where(and(eq(activitySession.id, sessionId), isNull(activitySession.cancelledAt)))
      .returning({ id: activitySession.id });
    if (!closed) return [];
    const bookings = await tx
      .select()
      .from(activityBooking)
      .where(
        and(
          eq(activityBooking.sessionId, sessionId),
          inArray(activityBooking.status, [...CONCERNED_STATUSES]),
        ),
      )
      .orderBy(asc(activityBooking.id))
      .for('update');
    await tx.delete(activityClaim).where(eq(activityClaim.sessionId, sessionId));
    return record.steps(
      tx,
      bookings.map((booking) => ({
        id: booking.id,
        set: { ...endedPayment(booking, { isByHotel: true, now: now() }), calledOffAt: at },
        entry: { ...by, status: 'cancelled' as const, note, reasonCode: reason },
      })),
    );
  };
}
