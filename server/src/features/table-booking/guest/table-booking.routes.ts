import { tableBookingContract } from '@guest/shared/contracts/table-booking/table-booking.contract';
import { LIST_LIMIT } from '@guest/shared/contracts/core/values';
import { createOnce } from '../../../platform/http/once';
import type { Rate } from '../../../platform/rate-limits/rate-buckets';
import { cursorOf, placeIn } from '../../../platform/http/time-cursor';
import { notFound } from '../../../platform/errors/refusal';
import { signedIn } from '../../../platform/http/signed-in';
import type { PropertyScope } from '../../property/property-scope';
import type { ServeInProperty } from '../../property/serve-in-property';
import type { BookingChanges } from './booking-changes';
import { noSuchBooking } from '../model/booking-refusals';
import type { BookingParts } from '../record/booking-parts';
import type { BookingRow } from '../model/booking-reply';
import type { Booking, NewBookings } from './new-booking';
import type { Guest } from '../../../platform/http/guest';

const CHANGES_PER_MINUTE = 20;

interface Around {
  made: NewBookings;
  changes: BookingChanges;
  /** Limits how often a guest may book or join a waitlist. */
  bookingRates: Rate[];
}

export function tableBookingRoutes(
  serveInProperty: ServeInProperty,
  { bookings, db, dinings, now }: BookingParts,
  { made, changes, bookingRates }: Around,
): void {
  const once = createOnce(db, now);
  const rarely = { intentions: bookingRates, now };
  const often = { perMinute: CHANGES_PER_MINUTE, now };
  const told = (row: BookingRow, scope: PropertyScope) => changes.asTold(row, scope);

  async function bookingAt(
    slug: string,
    { guest, scope }: { guest: Guest; scope: PropertyScope },
    finish: Booking['finish'],
  ): Promise<Booking> {
    const dining = await dinings.bySlug(scope.property.id, slug);
    if (!dining) throw notFound();
    return { guest, dining, scope, finish };
  }

  serveInProperty(
    tableBookingContract.bookTable,
    (call, scope) =>
      once.do('bookTable', call, async (finish) => {
        const { holdUuid, ...said } = call.body;
        const guest = signedIn(call);
        const booking = await bookingAt(call.params.outlet, { guest, scope }, async (tx, row) =>
          finish(tx, await told(row, scope)),
        );
        return told(await made.book(booking, holdUuid, said), scope);
      }),
    rarely,
  );

  serveInProperty(
    tableBookingContract.joinWaitlist,
    (call, scope) =>
      once.do('joinWaitlist', call, async (finish) => {
        const { localDateTime, partySize, areaUuid, ...said } = call.body;
        const guest = signedIn(call);
        const booking = await bookingAt(call.params.outlet, { guest, scope }, async (tx, row) =>
          finish(tx, await told(row, scope)),
        );
        return told(await made.wait(booking, { localDateTime, partySize, areaUuid }, said), scope);
      }),
    rarely,
  );

  serveInProperty(
    tableBookingContract.listTableBookings,
    async ({ query, guest }, scope) => {
      const { when = 'upcoming', limit = LIST_LIMIT, cursor } = query;
      const page = { when, limit: limit + 1, after: cursor === undefined ? undefined : placeIn(cursor) };
      const rows = await bookings.pageOf(signedIn({ guest }).id, page, now());
      const items = rows.slice(0, limit);
      const last = items.at(-1);
      return {
        items: await Promise.all(items.map((row) => told(row, scope))),
        nextCursor:
          last && rows.length > limit ? cursorOf({ at: last.booking.startsAt, id: last.booking.id }) : null,
      };
    },
    { isOfTheMoment: true },
  );

  serveInProperty(
    tableBookingContract.getTableBooking,
    async ({ params, guest }, scope) => {
      const row = await bookings.ofGuest(signedIn({ guest }).id, params.uuid);
      if (!row) throw noSuchBooking();
      return told(row, scope);
    },
    { isOfTheMoment: true },
  );

  serveInProperty(
    tableBookingContract.changeTableBooking,
    async ({ params, body, guest }, scope) =>
      told(await changes.change({ guest: signedIn({ guest }), scope, id: params.uuid }, body), scope),
    often,
  );

  serveInProperty(
    tableBookingContract.cancelTableBooking,
    async ({ params, guest }, scope) =>
      told(await changes.cancel({ guest: signedIn({ guest }), scope, id: params.uuid }), scope),
    often,
  );

  serveInProperty(
    tableBookingContract.tellLate,
    async ({ params, body, guest }, scope) => {
      const own = { guest: signedIn({ guest }), scope, id: params.uuid };
      return told(await changes.tellLate(own, body.minutes), scope);
    },
    often,
  );

  serveInProperty(
    tableBookingContract.leaveWaitlist,
    async ({ params, guest }, scope) => {
      const own = { guest: signedIn({ guest }), scope, id: params.uuid };
      await changes.cancel(own, { isPlaceInLine: true });
      return undefined;
    },
    often,
  );

  serveInProperty(
    tableBookingContract.acceptOffer,
    async ({ params, guest }, scope) =>
      told(await changes.accept({ guest: signedIn({ guest }), scope, id: params.uuid }), scope),
    often,
  );
}
