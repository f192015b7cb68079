import { tableBookingContract } from '@guest/shared/contracts/table-booking/table-booking.contract';
import { LIST_LIMIT } from '@guest/shared/contracts/core/values';
import { createIdempotency } from '../../../platform/http/idempotency';
import type { Rate } from '../../../platform/rate-limits/rate-buckets';
import { cursorOf, parseCursor } from '../../../platform/http/time-cursor';
import { notFound } from '../../../platform/errors/request-error';
import { requireGuest } from '../../../platform/http/require-guest';
import type { PropertyScope } from '../../property/property-scope';
import type { ServeInProperty } from '../../property/serve-in-property';
import type { BookingChanges } from './booking-changes';
import { noSuchBooking } from '../model/booking-errors';
import type { BookingDeps } from '../record/booking-deps';
import type { BookingRow } from '../model/booking.mapper';
import type { BookingContext } from './insert-booking';
import type { NewBookings } from './new-booking';
import type { Guest } from '../../../platform/http/authentication';

const CHANGES_PER_MINUTE = 20;

interface TableBookingRoutesDeps {
  newBookings: NewBookings;
  changes: BookingChanges;
  /** Limits how often a guest may book or join a waitlist. */
  bookingRates: Rate[];
}

export function tableBookingRoutes(
  serveInProperty: ServeInProperty,
  { bookings, db, bookingPolicies, now }: BookingDeps,
  { newBookings, changes, bookingRates }: TableBookingRoutesDeps,
): void {
  const idempotency = createIdempotency(db, now);
  const bookingLimit = { intentions: bookingRates, now };
  const changeLimit = { perMinute: CHANGES_PER_MINUTE, now };
  const toReply = (row: BookingRow, scope: PropertyScope) => changes.toReply(row, scope);

  async function bookingContextFor(
    slug: string,
    { guest, scope }: { guest: Guest; scope: PropertyScope },
    completeReply: BookingContext['completeReply'],
  ): Promise<BookingContext> {
    const setup = await bookingPolicies.bySlug(scope.property.id, slug);
    if (!setup) throw notFound();
    return { guest, setup, scope, completeReply };
  }

  serveInProperty(
    tableBookingContract.bookTable,
    (call, scope) =>
      idempotency.run('bookTable', call, async (completeReply) => {
        const { holdUuid, ...details } = call.body;
        const guest = requireGuest(call);
        const booking = await bookingContextFor(call.params.outlet, { guest, scope }, async (tx, row) =>
          completeReply(tx, await toReply(row, scope)),
        );
        return toReply(await newBookings.book(booking, holdUuid, details), scope);
      }),
    bookingLimit,
  );

  serveInProperty(
    tableBookingContract.joinWaitlist,
    (call, scope) =>
      idempotency.run('joinWaitlist', call, async (completeReply) => {
        const { localDateTime, partySize, areaUuid, ...details } = call.body;
        const guest = requireGuest(call);
        const booking = await bookingContextFor(call.params.outlet, { guest, scope }, async (tx, row) =>
          completeReply(tx, await toReply(row, scope)),
        );
        return toReply(
          await newBookings.joinWaitlist(booking, { localDateTime, partySize, areaUuid }, details),
          scope,
        );
      }),
    bookingLimit,
  );

  serveInProperty(
    tableBookingContract.listTableBookings,
    async ({ query, guest }, scope) => {
      const { when = 'upcoming', limit = LIST_LIMIT, cursor } = query;
      const page = { when, limit: limit + 1, after: cursor === undefined ? undefined : parseCursor(cursor) };
      const rows = await bookings.listPage(requireGuest({ guest }).id, page, now());
      const items = rows.slice(0, limit);
      const last = items.at(-1);
      return {
        items: await Promise.all(items.map((row) => toReply(row, scope))),
        nextCursor:
          last && rows.length > limit ? cursorOf({ at: last.booking.startsAt, id: last.booking.id }) : null,
      };
    },
    { isUncacheable: true },
  );

  serveInProperty(
    tableBookingContract.getTableBooking,
    async ({ params, guest }, scope) => {
      const row = await bookings.findOfGuest(requireGuest({ guest }).id, params.uuid);
      if (!row) throw noSuchBooking();
      return toReply(row, scope);
    },
    { isUncacheable: true },
  );

  serveInProperty(
    tableBookingContract.changeTableBooking,
    async ({ params, body, guest }, scope) =>
      toReply(await changes.change({ guest: requireGuest({ guest }), scope, id: params.uuid }, body), scope),
    changeLimit,
  );

  serveInProperty(
    tableBookingContract.cancelTableBooking,
    async ({ params, guest }, scope) =>
      toReply(await changes.cancel({ guest: requireGuest({ guest }), scope, id: params.uuid }), scope),
    changeLimit,
  );

  serveInProperty(
    tableBookingContract.tellLate,
    async ({ params, body, guest }, scope) => {
      const own = { guest: requireGuest({ guest }), scope, id: params.uuid };
      return toReply(await changes.reportDelay(own, body.minutes), scope);
    },
    changeLimit,
  );

  serveInProperty(
    tableBookingContract.leaveWaitlist,
    async ({ params, guest }, scope) => {
      const own = { guest: requireGuest({ guest }), scope, id: params.uuid };
      await changes.cancel(own, { isWaitlistEntry: true });
      return undefined;
    },
    changeLimit,
  );

  serveInProperty(
    tableBookingContract.acceptOffer,
    async ({ params, guest }, scope) =>
      toReply(await changes.accept({ guest: requireGuest({ guest }), scope, id: params.uuid }), scope),
    changeLimit,
  );
}
