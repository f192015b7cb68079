import { businessDay, instantOf } from '@guest/shared/contracts/core/local-time';
import type { ActivityBookingStatus } from '@guest/shared/contracts/activity/activity-booking-status';
import type { PageLinkTarget } from '@guest/shared/contracts/core/page-link';
import type { TimelineAction, TimelineItem } from '@guest/shared/contracts/timeline/timeline.contract';
import { sql } from 'drizzle-orm';
import {
  activity,
  activityBooking,
  activityBookingHistory,
  activitySession,
} from '../../../platform/db/tables/schema';
import {
  CANCELLED_SHOWN,
  entryColumns,
  entrySource,
  toMs,
  type EntryContext,
  type EntryRow,
} from './entry-source';

const MINUTE_MS = 60_000;

interface ActivityFacts {
  activityId: string;
  bookableActivityId: string;
  localDateTime: string;
  /** The place of this session, if it is not that of the activity. */
  place: string | null;
  modifyCutoffMinutes: number;
  cancelBy: number;
  expiresAt: number | null;
  isWithdrawn: boolean;
  paymentStatus: string;
}

/** Reads the activities of the guest, including requests and places on waitlists. */
export const activityEntries = entrySource<ActivityFacts>({
  kind: 'activity',
  isInCalendar: true,

  select: ({ guestId, from, bookingsBefore, now }) => sql`
    select ${entryColumns('activity', {
      uuid: activityBooking.id,
      version: activityBooking.version,
      status: activityBooking.status,
      title: activity.name,
      place: activity.place,
      startsAt: toMs(activitySession.startsAt),
      endsAt: toMs(activitySession.endsAt),
      facts: sql`jsonb_build_object('activityId', ${activity.id},
        'bookableActivityId', ${activitySession.bookableActivityId},
        'localDateTime', ${activitySession.localStart},
        'place', ${activitySession.place},
        'modifyCutoffMinutes', (${activityBooking.policy} ->> 'modifyCutoffMinutes')::int,
        'cancelBy', ${toMs(activityBooking.cancelBy)}, 'expiresAt', ${toMs(activityBooking.expiresAt)},
        'isWithdrawn', ${activity.withdrawnAt} is not null,
        'paymentStatus', ${activityBooking.paymentStatus})`,
    })}
    from ${activityBooking}
    join ${activitySession} on ${activitySession.id} = ${activityBooking.sessionId}
    join ${activity} on ${activity.id} = ${activitySession.activityId}
    where ${activityBooking.guestId} = ${guestId} and ${activitySession.startsAt} < ${bookingsBefore}::timestamptz
      and ${activitySession.startsAt} > ${from}::timestamptz - ${CANCELLED_SHOWN}
      and case when ${activityBooking.status} in ('cancelled', 'rejected', 'lapsed')
        then (select max(${activityBookingHistory.at}) from ${activityBookingHistory}
          where ${activityBookingHistory.bookingId} = ${activityBooking.id})
          > ${now}::timestamptz - ${CANCELLED_SHOWN}
        else ${activitySession.endsAt} > ${from}::timestamptz end`,

  toEntry(row, context) {
    const { uuid, version, status, title, place, startsAt, endsAt, facts } = row;
    const { timeZone, businessDayStart } = context.scope.property;
    const at = instantOf(facts.localDateTime, timeZone);
    const placeName = facts.place ?? (place ? context.scope.localize(place) : '');
    // A guest on the waitlist has no agreed time yet, so the item has a day only.
    const hasTime = status !== 'waitlisted' && startsAt !== null && endsAt !== null;
    return {
      item: {
        id: `activity:${uuid}`,
        kind: 'activity',
        uuid,
        version,
        title: context.scope.localize(title),
        ...(placeName && { place: placeName }),
        ...(hasTime && {
          startsAt: new Date(startsAt).toISOString(),
          endsAt: new Date(endsAt).toISOString(),
        }),
        allDay: false,
        day: businessDay(at, timeZone, businessDayStart),
        status,
        ...needsOf(row),
        link: linkTo(row, context, { booking: uuid }),
        actions: actionsOf(row, context),
      },
      whereabouts: placeName || facts.activityId,
    };
  },
});

function needsOf({ status, facts }: EntryRow<ActivityFacts>): Pick<TimelineItem, 'needs'> {
  if (status === 'confirmed' && facts.paymentStatus === 'failed') return { needs: { what: 'pay' } };
  if (status !== 'offered') return {};
  const until = facts.expiresAt === null ? undefined : new Date(facts.expiresAt).toISOString();
  return { needs: { what: 'offer', ...(until !== undefined && { until }) } };
}

/** The booking page offers the same; it decides again when the guest acts. */
function actionsOf(row: EntryRow<ActivityFacts>, context: EntryContext): TimelineAction[] {
  const { startsAt, facts, uuid } = row;
  // The column has this type.
  const status = row.status as ActivityBookingStatus;
  const details = linkTo(row, context, { booking: uuid });
  const isBooked = status === 'confirmed' || status === 'pending';
  const canModify =
    isBooked && !facts.isWithdrawn && context.now <= (startsAt ?? 0) - facts.modifyCutoffMinutes * MINUTE_MS;
  const canCancel =
    status === 'pending' ||
    status === 'waitlisted' ||
    status === 'offered' ||
    (status === 'confirmed' && context.now <= facts.cancelBy);
  return [
    ...(status === 'offered' ? [{ name: 'accept' as const, link: details }] : []),
    ...(canModify ? [{ name: 'change' as const, link: linkTo(row, context, { change: uuid }) }] : []),
    ...(canCancel ? [{ name: 'cancel' as const, link: details }] : []),
    ...(status === 'confirmed' ? [{ name: 'calendar' as const, link: details }] : []),
  ];
}

const linkTo = (
  { facts }: EntryRow<ActivityFacts>,
  { scope }: EntryContext,
  query: Record<string, string>,
): PageLinkTarget => ({
  route: 'property-activity-book',
  params: {
    property: scope.property.slug,
    activityId: facts.activityId,
    bookableActivityId: facts.bookableActivityId,
  },
  query,
});
