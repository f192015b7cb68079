import type {
  StaffActivityBooking,
  StaffSession,
} from '@guest/shared/contracts/activity/activity-booking-socket.contract';
import type { ReplyOf, RequestOf } from '@guest/shared/contracts/socket.contract';
import { and, eq } from 'drizzle-orm';
import type { Actor } from '../../../platform/connections/actor';
import type { Connection } from '../../../platform/db/database';
import { activityBooking } from '../../../platform/db/tables/schema';
import { notFound } from '../../../platform/errors/request-error';
import { scopeOf } from '../../property/property-scope';
import { noSuchActivityBooking, outdated, type OutdatedCode } from '../model/activity-errors';
import { toStaffBooking } from '../record/activity-booking.mapper';
import type { ActivityBookingDeps } from '../record/activity-booking-deps';
import type { ActivityBookingRow } from '../record/booking.repository';
import { staffSession, staffSessionsOf } from './staff-session';

export type Roster = ReturnType<typeof createRoster>;

/** Reads and locks the bookings of a property for its staff. */
export function createRoster({ bookings, db, sessions, views, now }: ActivityBookingDeps) {
  const scopeFor = (actor: Actor) => scopeOf(actor.property, [actor.lang]);

  async function toReply(
    row: ActivityBookingRow,
    actor: Actor,
    on: Connection = db,
  ): Promise<StaffActivityBooking> {
    return toStaffBooking(row, await views.of(row, scopeFor(actor), on));
  }

  /** A booking of another property is reported as not found. */
  async function find(actor: Actor, id: string): Promise<ActivityBookingRow> {
    const row = await bookings.anywhere(actor.property.id, id);
    if (!row) throw noSuchActivityBooking();
    return row;
  }

  return {
    toReply,
    find,

    sessions: (actor: Actor, { date }: RequestOf<'loadSessions'>): Promise<StaffSession[]> =>
      staffSessionsOf(db, date, { scope: scopeFor(actor), now: now() }),

    async of(actor: Actor, { sessionUuid }: RequestOf<'loadRoster'>): Promise<ReplyOf<'loadRoster'>> {
      const session = await staffSession(db, sessionUuid, { scope: scopeFor(actor), now: now() });
      if (!session) throw notFound();
      const rows = await bookings.ofSession(sessionUuid);
      return { session, bookings: await Promise.all(rows.map((row) => toReply(row, actor))) };
    },

    /** Locks the session of a booking and `moreSessions`, and then the booking. */
    async locked(
      tx: Connection,
      known: ActivityBookingRow,
      moreSessions: readonly string[] = [],
    ): Promise<ActivityBookingRow> {
      const { id, propertyId } = known.booking;
      await sessions.lock(tx, [known.session.id, ...moreSessions]);
      await tx
        .select({ id: activityBooking.id })
        .from(activityBooking)
        .where(and(eq(activityBooking.id, id), eq(activityBooking.propertyId, propertyId)))
        .for('update');
      return bookings.one(id, tx);
    },

    outdated: async (
      tx: Connection,
      code: OutdatedCode,
      { row, actor }: { row: ActivityBookingRow; actor: Actor },
    ) => outdated(code, await toReply(row, actor, tx)),
  };
}
