import type { StaffActivityBooking } from '@guest/shared/contracts/activity/activity-booking-socket.contract';
import type { RequestOf } from '@guest/shared/contracts/socket.contract';
import type { Actor } from '../../../platform/connections/actor';
import { malformed, malformedIn } from '../../../platform/errors/request-error';
import { recordStaffAction } from '../../staff/staff-action';
import { noSuchActivityBooking } from '../model/activity-errors';
import { redeemableFrom } from '../model/activity-policy';
import type { ActivityBookingDeps } from '../record/activity-booking-deps';
import type { ActivityBookingRow } from '../record/booking.repository';
import type { Roster } from './roster';

/**
 * Lets staff redeem a voucher by its QR code, its code or its reference. A second scan changes nothing and returns
 * the booking with the time, the member of staff and the number of people of the first.
 */
export function createRedeem(
  { bookings, links, record, transaction, now }: ActivityBookingDeps,
  roster: Roster,
) {
  async function find(
    actor: Actor,
    { reference, signature }: RequestOf<'redeemActivity'>,
  ): Promise<ActivityBookingRow> {
    if ((reference === undefined) === (signature === undefined)) throw malformed();
    const { id, slug } = actor.property;
    const code = signature === undefined ? reference : await links.referenceOf(slug, signature);
    const row = code === undefined ? undefined : await bookings.byCode(id, code.trim().toUpperCase());
    if (!row) throw noSuchActivityBooking();
    return row;
  }

  return async (actor: Actor, requested: RequestOf<'redeemActivity'>): Promise<StaffActivityBooking> => {
    const known = await find(actor, requested);
    const row = await transaction.run(actor.property.id, async (tx, events) => {
      const before = await roster.locked(tx, known);
      const { booking, session } = before;
      if (booking.status === 'redeemed') return before;
      if (booking.status !== 'confirmed')
        throw await roster.outdated(tx, 'status_not_allowed', { row: before, actor });
      if (now() < redeemableFrom(session)) {
        throw await roster.outdated(tx, 'too_early', { row: before, actor });
      }
      const arrivedPax = requested.arrivedPax ?? booking.pax;
      if (arrivedPax > booking.pax) throw malformedIn('arrivedPax');
      await recordStaffAction(tx, actor, {
        what: 'redeemActivity',
        subjectId: booking.id,
        at: now(),
        before: { status: booking.status },
        after: { status: 'redeemed', arrivedPax },
      });
      const entry = { status: 'redeemed', by: 'staff', actorId: actor.id } as const;
      const done = await record.step(tx, booking.id, { set: { arrivedPax }, entry });
      events.push(...done.events);
      return done.row;
    });
    return roster.toReply(row, actor);
  };
}
