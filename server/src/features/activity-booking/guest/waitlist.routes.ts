import { activityWaitlistContract } from '@guest/shared/contracts/activity/activity-booking.contract';
import { createIdempotency } from '../../../platform/http/idempotency';
import { requireGuest } from '../../../platform/http/require-guest';
import type { Rate } from '../../../platform/rate-limits/rate-buckets';
import type { ServeInProperty } from '../../property/serve-in-property';
import type { ActivityBookingDeps } from '../record/activity-booking-deps';
import { createAcceptOffer } from './accept-offer';
import { createCancelBooking } from './cancel-booking';
import { createJoinWaitlist } from './join-waitlist';
import { createOwnBookings } from './own-booking';
import { createRebook } from './rebook';

/** A guest can join this many waitlists per hour. */
const WAITLIST_RATES: Rate[] = [{ burst: 20, perSecond: 20 / 3_600 }];
const CHANGES_PER_MINUTE = 20;

export function waitlistRoutes(
  serveInProperty: ServeInProperty,
  deps: ActivityBookingDeps,
  ratesOf: (rates: readonly Rate[]) => Rate[],
): void {
  const { db, views, now } = deps;
  const once = createIdempotency(db, now);
  const own = createOwnBookings(deps);
  const join = createJoinWaitlist(deps);
  const accept = createAcceptOffer(deps, own);
  const cancel = createCancelBooking(deps, own);
  const rebook = createRebook(deps, own);

  serveInProperty(
    activityWaitlistContract.joinActivityWaitlist,
    (call, scope) =>
      once.run('joinActivityWaitlist', call, async (finish) => {
        const { sessionUuid: sessionId } = call.params;
        const joined = await join(
          { guest: requireGuest(call), scope, sessionId, input: call.body },
          async (tx, row) => finish(tx, await views.booking(row, scope, tx)),
        );
        return views.booking(joined, scope, db);
      }),
    { intentions: ratesOf(WAITLIST_RATES), now },
  );

  serveInProperty(
    activityWaitlistContract.leaveActivityWaitlist,
    async ({ params, guest }, scope) => {
      await cancel({ guest: requireGuest({ guest }), scope, id: params.uuid }, { isWaitlistEntry: true });
      return undefined;
    },
    { perMinute: CHANGES_PER_MINUTE, now },
  );

  serveInProperty(
    activityWaitlistContract.acceptActivityOffer,
    async ({ params, guest }, scope) =>
      views.booking(await accept({ guest: requireGuest({ guest }), scope, id: params.uuid }), scope, db),
    { perMinute: CHANGES_PER_MINUTE, now },
  );

  serveInProperty(
    activityWaitlistContract.rebookActivity,
    (call, scope) =>
      once.run('rebookActivity', call, async (finish) => {
        const of = { guest: requireGuest(call), scope, id: call.params.uuid };
        const booked = await rebook(of, call.body, async (tx, row) =>
          finish(tx, await views.booking(row, scope, tx)),
        );
        return views.booking(booked, scope, db);
      }),
    { intentions: ratesOf(WAITLIST_RATES), now },
  );
}
