import { activityBookingContract } from '@guest/shared/contracts/activity/activity-booking.contract';
import { interfaceLanguage } from '../../../platform/http/accepted-languages';
import { requireGuest } from '../../../platform/http/require-guest';
import type { Rate } from '../../../platform/rate-limits/rate-buckets';
import type { ServeInProperty } from '../../property/serve-in-property';
import type { ActivityBookingDeps } from '../record/activity-booking-deps';
import { createHoldView } from './hold-view';
import { createHolds, type HeldPlaces } from './holds';

/** A guest who looks for a time may try several, but not this many. */
const HOLD_RATES: Rate[] = [{ burst: 30, perSecond: 30 / 3_600 }];

type Call = Parameters<Parameters<ServeInProperty>[1]>[0];

export function holdRoutes(
  serveInProperty: ServeInProperty,
  deps: ActivityBookingDeps,
  ratesOf: (rates: readonly Rate[]) => Rate[],
): void {
  const { now } = deps;
  const holds = createHolds(deps);
  const view = createHoldView(deps);
  const shown = (
    held: HeldPlaces,
    { guest, request }: Pick<Call, 'guest' | 'request'>,
    scope: Parameters<typeof view>[1]['scope'],
  ) => {
    const lang = interfaceLanguage(request.headers['accept-language']);
    return view(held, { guestId: requireGuest({ guest }).id, scope, lang });
  };

  serveInProperty(
    activityBookingContract.holdActivity,
    async (call, scope) =>
      shown(await holds.hold(requireGuest(call), scope, call.params.sessionUuid, call.body), call, scope),
    { rates: ratesOf(HOLD_RATES), now },
  );

  serveInProperty(
    activityBookingContract.getActivityHold,
    async (call, scope) => {
      const held = await holds.current(requireGuest(call), scope);
      return { hold: held ? await shown(held, call, scope) : null };
    },
    { isUncacheable: true },
  );

  serveInProperty(activityBookingContract.releaseActivityHold, async (call, scope) => {
    const { sessionUuid: sessionId, holdUuid: holdId } = call.params;
    await holds.release(requireGuest(call), scope, { sessionId, holdId });
    return undefined;
  });

  serveInProperty(activityBookingContract.extendActivityHold, async (call, scope) => {
    const { sessionUuid: sessionId, holdUuid: holdId } = call.params;
    return shown(await holds.extend(requireGuest(call), scope, { sessionId, holdId }), call, scope);
  });
}
