import { businessDay, instantOf } from '@guest/shared/contracts/core/local-time';
import type { TableBookingStatus } from '@guest/shared/contracts/table-booking/table-booking-status';
import type { PageLinkTarget } from '@guest/shared/contracts/core/page-link';
import type { TimelineAction } from '@guest/shared/contracts/timeline/timeline.contract';
import { sql } from 'drizzle-orm';
import type { StoredPolicy } from '../../../platform/db/tables/dining/table-policy';
import { outlet, tableBooking, tableBookingHistory } from '../../../platform/db/tables/schema';
import { canCancel, canModify, canReportDelay } from '../../table-booking/model/booking.mapper';
import {
  CANCELLED_SHOWN,
  entryColumns,
  entrySource,
  toMs,
  type EntryContext,
  type EntryRow,
} from './entry-source';

interface TableFacts {
  outletId: string;
  slug: string;
  localDateTime: string;
  policy: StoredPolicy;
  expiresAt: number | null;
  isWithdrawn: boolean;
}

/** Reads the table bookings of the guest, including requests and places on waitlists. */
export const tableEntries = entrySource<TableFacts>({
  kind: 'table',
  isInCalendar: true,

  select: ({ guestId, from, bookingsBefore, now }) => sql`
    select ${entryColumns('table', {
      uuid: tableBooking.id,
      version: tableBooking.version,
      status: tableBooking.status,
      title: outlet.name,
      place: outlet.place,
      startsAt: toMs(tableBooking.startsAt),
      endsAt: toMs(tableBooking.endsAt),
      facts: sql`jsonb_build_object('outletId', ${outlet.id}, 'slug', ${outlet.slug},
        'localDateTime', ${tableBooking.localDateTime}, 'policy', ${tableBooking.policy},
        'expiresAt', ${toMs(tableBooking.expiresAt)}, 'isWithdrawn', ${outlet.withdrawnAt} is not null)`,
    })}
    from ${tableBooking} join ${outlet} on ${outlet.id} = ${tableBooking.outletId}
    where ${tableBooking.guestId} = ${guestId} and ${tableBooking.startsAt} < ${bookingsBefore}::timestamptz
      and ${tableBooking.startsAt} > ${from}::timestamptz - ${CANCELLED_SHOWN}
      and case when ${tableBooking.status} in ('cancelled', 'declined', 'lapsed')
        then (select max(${tableBookingHistory.at}) from ${tableBookingHistory}
          where ${tableBookingHistory.bookingId} = ${tableBooking.id})
          > ${now}::timestamptz - ${CANCELLED_SHOWN}
        else ${tableBooking.endsAt} > ${from}::timestamptz end`,

  toEntry(row, context) {
    const { uuid, version, status, title, place, startsAt, endsAt, facts } = row;
    const { timeZone, businessDayStart } = context.scope.property;
    const at = instantOf(facts.localDateTime, timeZone);
    // A guest on the waitlist has no agreed time yet, so the item has a day only.
    const hasTime = status !== 'waitlisted' && startsAt !== null && endsAt !== null;
    const placeName = place ? context.scope.localize(place) : '';
    return {
      item: {
        id: `table:${uuid}`,
        kind: 'table',
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
        ...(status === 'offered' && {
          needs: {
            what: 'offer' as const,
            ...(facts.expiresAt !== null && { until: new Date(facts.expiresAt).toISOString() }),
          },
        }),
        link: linkTo(row, context, { booking: uuid }),
        actions: actionsOf(row, context),
      },
      // Activities are compared by their place too, so that one at the place of the outlet needs no walk.
      whereabouts: placeName || facts.outletId,
    };
  },
});

function actionsOf(row: EntryRow<TableFacts>, context: EntryContext): TimelineAction[] {
  const { status, startsAt, facts, uuid } = row;
  const booking = {
    // The column has this type.
    status: status as TableBookingStatus,
    startsAt: new Date(startsAt ?? 0),
    policy: facts.policy,
  };
  const details = linkTo(row, context, { booking: uuid });
  return [
    ...(status === 'offered' ? [{ name: 'accept' as const, link: details }] : []),
    // An outlet that the hotel has withdrawn has no other times to choose from.
    ...(!facts.isWithdrawn && canModify(booking, context.now)
      ? [{ name: 'change' as const, link: linkTo(row, context, { change: uuid }) }]
      : []),
    ...(canReportDelay(booking, context.now) ? [{ name: 'late' as const, link: details }] : []),
    ...(canCancel(booking, context.now) ? [{ name: 'cancel' as const, link: details }] : []),
    ...(status === 'confirmed' ? [{ name: 'calendar' as const, link: details }] : []),
  ];
}

const linkTo = (
  { facts }: EntryRow<TableFacts>,
  { scope }: EntryContext,
  query: Record<string, string>,
): PageLinkTarget => ({
  route: 'property-outlet-book',
  params: { property: scope.property.slug, outlet: facts.slug },
  query,
});
