import type { StaffSession } from '@guest/shared/contracts/activity/activity-booking-socket.contract';
import { businessDay } from '@guest/shared/contracts/core/local-time';
import { and, asc, eq, gte, lt, sql } from 'drizzle-orm';
import type { Connection } from '../../../platform/db/database';
import {
  activity,
  activityBooking,
  activityClaim,
  activitySession,
  bookableActivity,
} from '../../../platform/db/tables/schema';
import { isGuaranteed, toSession } from '../../activity/session.mapper';
import type { PropertyScope } from '../../property/property-scope';
import { instantsOf } from '../availability/bookable-days';
import type { BookableSetup } from '../availability/session.repository';

interface SessionCounts {
  booked: number;
  held: number;
  pending: number;
  waiting: number;
}

type CountedSession = BookableSetup & { counts: SessionCounts };

const claimed = (isBooking: boolean) => sql<number>`(select coalesce(sum(${activityClaim.pax}), 0)::int
  from ${activityClaim} where ${activityClaim.sessionId} = ${activitySession.id}
    and (${activityClaim.kind} = 'booking') = ${isBooking})`;

const bookingsWith = (status: string) => sql<number>`(select count(*)::int from ${activityBooking}
  where ${activityBooking.sessionId} = ${activitySession.id} and ${activityBooking.status} = ${status})`;

const select = (on: Connection) =>
  on
    .select({
      session: activitySession,
      bookable: bookableActivity,
      activity,
      counts: {
        booked: claimed(true),
        held: claimed(false),
        pending: bookingsWith('pending'),
        waiting: bookingsWith('waitlisted'),
      },
    })
    .from(activitySession)
    .innerJoin(bookableActivity, eq(bookableActivity.id, activitySession.bookableActivityId))
    .innerJoin(activity, eq(activity.id, activitySession.activityId));

/** Returns a session as staff see it, or `undefined` if it is of another property. */
export async function staffSession(
  on: Connection,
  id: string,
  { scope, now }: { scope: PropertyScope; now: number },
): Promise<StaffSession | undefined> {
  const isIt = and(eq(activitySession.id, id), eq(activitySession.propertyId, scope.property.id));
  const [found] = await select(on).where(isIt);
  return found && toStaffSession(found, scope, now);
}

/** Returns the sessions of a business day, sorted by their start. */
export async function staffSessionsOf(
  on: Connection,
  date: string | undefined,
  { scope, now }: { scope: PropertyScope; now: number },
): Promise<StaffSession[]> {
  const { property } = scope;
  const day = date ?? businessDay(now, property.timeZone, property.businessDayStart);
  const { from, before } = instantsOf({ from: day, until: day }, property);
  const rows = await select(on)
    .where(
      and(
        eq(activitySession.propertyId, property.id),
        gte(activitySession.startsAt, from),
        lt(activitySession.startsAt, before),
      ),
    )
    .orderBy(asc(activitySession.startsAt), asc(activitySession.id));
  return rows.map((row) => toStaffSession(row, scope, now));
}

function toStaffSession(
  { session, bookable, activity: of, counts }: CountedSession,
  { localize }: PropertyScope,
  now: number,
): StaffSession {
  const { minParticipants } = bookable;
  const { cancelledAt, cancelReason } = session;
  return {
    ...toSession(session, bookable.bookingCutoffMinutes, now),
    activityName: localize(of.name),
    place: session.place ?? localize(of.place),
    weatherDependent: of.isWeatherDependent,
    startsAt: session.startsAt.toISOString(),
    endsAt: session.endsAt.toISOString(),
    ...counts,
    placesTaken: session.placesTaken,
    ...(minParticipants !== null && { minParticipants }),
    units: bookable.units.map(({ unitId, name }) => ({ unitId, name: localize(name) })),
    guaranteed: isGuaranteed(session, minParticipants),
    ...(cancelledAt && {
      cancelled: { reason: cancelReason ?? 'other', at: cancelledAt.toISOString() },
    }),
    version: session.version,
  };
}
