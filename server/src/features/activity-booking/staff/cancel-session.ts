import type { StaffSession } from '@guest/shared/contracts/activity/activity-booking-socket.contract';
import type { ReplyOf, RequestOf } from '@guest/shared/contracts/socket.contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { Actor } from '../../../platform/connections/actor';
import { activityBooking } from '../../../platform/db/tables/schema';
import { parseNote } from '../../../platform/validation/parse-note';
import { recordStaffAction } from '../../staff/staff-action';
import { sessionOutdated } from '../model/activity-errors';
import type { ActivityBookingDeps } from '../record/activity-booking-deps';
import { CONCERNED_STATUSES } from '../record/session-cancellation';
import type { ShownSession } from './shown-session';

const NOTE_MAX = 500;
const NO_DATES = { checkin: null, checkout: null };

/** Lets supervisors cancel a session, and shows them before which bookings that affects. */
export function createCancelSession(deps: ActivityBookingDeps, { of: shown }: ShownSession) {
  const { cancelSession, check, db, sessions, transaction, now } = deps;

  return {
    async preview(
      actor: Actor,
      { sessionUuid: id }: RequestOf<'previewCancelSession'>,
    ): Promise<ReplyOf<'previewCancelSession'>> {
      const session = await shown(db, actor, id);
      const affected = await db
        .select()
        .from(activityBooking)
        .where(
          and(eq(activityBooking.sessionId, id), inArray(activityBooking.status, [...CONCERNED_STATUSES])),
        );
      const charged = affected.filter(({ paymentStatus }) =>
        ['authorised', 'posted'].includes(paymentStatus),
      );
      const pax = affected.reduce((all, booking) => all + booking.pax, 0);
      const party = { pax: 1, stay: NO_DATES, property: actor.property, on: db };
      return {
        session,
        guests: affected.length,
        pax,
        refund: charged.reduce((all, { total }) => all + total, 0),
        next: await check.next(await sessions.byId(id), party),
      };
    },

    /** Repeating it returns the cancelled session, and its guests are not notified again. */
    async cancel(actor: Actor, requested: RequestOf<'cancelSession'>): Promise<StaffSession> {
      const { sessionUuid: id, version, reasonCode } = requested;
      const note = parseNote(requested.note, { max: NOTE_MAX }) || null;
      await shown(db, actor, id);
      return transaction.run(actor.property.id, async (tx, events) => {
        await sessions.lock(tx, [id]);
        const before = await shown(tx, actor, id);
        if (before.cancelled) return before;
        if (before.version !== version) throw sessionOutdated('version_conflict', before);
        // A session that has begun takes place; single guests can still get a refund.
        if (Date.parse(before.startsAt) <= now()) throw sessionOutdated('status_not_allowed', before);
        await recordStaffAction(tx, actor, {
          what: 'cancelSession',
          subjectId: id,
          at: now(),
          before: { isCancelled: false },
          after: { isCancelled: true },
          reason: reasonCode,
        });
        const by = { by: 'staff' as const, actorId: actor.id };
        events.push(...(await cancelSession(tx, id, { reason: reasonCode, note, by })));
        return shown(tx, actor, id);
      });
    },
  };
}
