import { ACTIVE_STATUSES } from '@guest/shared/contracts/table-booking/table-booking-status';
import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import { guest, outlet, property, tableBooking } from '../../platform/db/tables/schema';
import { scopeOf } from '../property/property-scope';
import { createBookingChanges } from '../table-booking/guest/booking-changes';
import { canCancel, cancelByOf } from '../table-booking/model/booking.mapper';
import type { BookingDeps } from '../table-booking/record/booking-deps';
import type { UpcomingKind } from './upcoming-kind';

/** Table bookings and places on waitlists. */
export function createUpcomingTables(tables: BookingDeps): UpcomingKind {
  const { db, now } = tables;
  const changes = createBookingChanges(tables);
  return {
    kind: 'table',

    async list(filter, on = db) {
      const rows = await on
        .select({
          booking: tableBooking,
          outlet,
          property,
          guest: { id: guest.id, chatUuid: guest.chatUuid },
        })
        .from(tableBooking)
        .innerJoin(guest, eq(guest.id, tableBooking.guestId))
        .innerJoin(outlet, eq(outlet.id, tableBooking.outletId))
        .innerJoin(property, eq(property.id, tableBooking.propertyId))
        .where(
          and(
            filter,
            inArray(tableBooking.status, [...ACTIVE_STATUSES]),
            gt(tableBooking.endsAt, new Date(now())),
          ),
        )
        .orderBy(asc(tableBooking.startsAt));
      return rows.map(({ booking, outlet: at, property: hotel, guest: owner }) => ({
        kind: 'table',
        uuid: booking.id,
        property: hotel,
        guest: owner,
        title: at.name,
        startsAt: booking.startsAt,
        canCancel: canCancel(booking, now()),
        cancelBy: booking.status === 'confirmed' ? new Date(cancelByOf(booking)) : null,
        isUnderWay: booking.status === 'seated',
        link: {
          route: 'property-outlet-book',
          params: { property: hotel.slug, outlet: at.slug },
          query: { booking: booking.id },
        },
      }));
    },

    async cancel({ uuid, guest: owner, property: hotel }, { isAtAnyTime = false } = {}) {
      await changes.cancel({ guest: owner, scope: scopeOf(hotel, []), id: uuid }, { isAtAnyTime });
    },
  };
}
