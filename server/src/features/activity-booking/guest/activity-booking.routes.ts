import { activityBookingContract } from '@guest/shared/contracts/activity/activity-booking.contract';
import { LIST_LIMIT } from '@guest/shared/contracts/core/values';
import { createIdempotency } from '../../../platform/http/idempotency';
import { requireGuest } from '../../../platform/http/require-guest';
import { cursorOf, parseCursor } from '../../../platform/http/time-cursor';
import type { Rate } from '../../../platform/rate-limits/rate-buckets';
import type { ServeInProperty } from '../../property/serve-in-property';
import type { ActivityBookingDeps } from '../record/activity-booking-deps';
import { createCancelBooking } from './cancel-booking';
import { createChangeBooking } from './change-booking';
import { createOwnBookings } from './own-booking';
import { createPlaceBooking } from './place-booking';

/** A guest can make or change ten bookings per hour. */
const BOOKING_RATES: Rate[] = [{ burst: 10, perSecond: 10 / 3_600 }];
const CANCELLATIONS_PER_MINUTE = 20;

export function activityBookingRoutes(
  serveInProperty: ServeInProperty,
  deps: ActivityBookingDeps,
  ratesOf: (rates: readonly Rate[]) => Rate[],
): void {
  const { bookings, db, views, now } = deps;
  const once = createIdempotency(db, now);
  const own = createOwnBookings(deps);
  const place = createPlaceBooking(deps);
  const change = createChangeBooking(deps, own);
  const cancel = createCancelBooking(deps, own);

  serveInProperty(
    activityBookingContract.bookActivity,
    (call, scope) =>
      once.run('bookActivity', call, async (finish) => {
        const booked = await place({ guest: requireGuest(call), scope, input: call.body }, async (tx, row) =>
          finish(tx, await views.booking(row, scope, tx)),
        );
        return views.booking(booked, scope, db);
      }),
    { intentions: ratesOf(BOOKING_RATES), now },
  );

  serveInProperty(
    activityBookingContract.listActivityBookings,
    async ({ query, guest }, scope) => {
      const { when = 'ahead', limit = LIST_LIMIT, cursor } = query;
      const page = { when, limit: limit + 1, after: cursor === undefined ? undefined : parseCursor(cursor) };
      const rows = await bookings.pageOf(requireGuest({ guest }).id, page, now());
      const items = rows.slice(0, limit);
      const last = items.at(-1);
      return {
        items: await Promise.all(items.map((row) => views.booking(row, scope, db))),
        nextCursor:
          last && rows.length > limit ? cursorOf({ at: last.session.startsAt, id: last.booking.id }) : null,
      };
    },
    { isUncacheable: true },
  );

  serveInProperty(
    activityBookingContract.getActivityBooking,
    async ({ params, guest }, scope) =>
      views.booking(await own.find({ guest: requireGuest({ guest }), scope, id: params.uuid }), scope, db),
    { isUncacheable: true },
  );

  serveInProperty(
    activityBookingContract.changeActivityBooking,
    async ({ params, body, guest }, scope) =>
      views.booking(
        await change({ guest: requireGuest({ guest }), scope, id: params.uuid }, body),
        scope,
        db,
      ),
    { rates: ratesOf(BOOKING_RATES), now },
  );

  serveInProperty(
    activityBookingContract.cancelActivityBooking,
    async ({ params, query, guest }, scope) => {
      const of = { guest: requireGuest({ guest }), scope, id: params.uuid };
      return views.booking(await cancel(of, { version: query.version }), scope, db);
    },
    { perMinute: CANCELLATIONS_PER_MINUTE, now },
  );
}
