import { useHost } from '@guest/shared';
import { pathTo } from '@guest/shared/routes/routes';
import { usePathParam } from '@guest/shared/page/path-param';
import { useRequireGuest } from '@guest/shared/session/use-require-guest';
import { useRef, useState } from 'react';
import { membersOf } from './booking-draft';
import { toBookingError } from './booking-error';
import { isBookingUrl } from './use-booking-changed';
import type { BookingFlow } from './use-booking-flow';

/** Returns the parameters with which the sign-up returns to this booking. */
export function useReturnToBooking({ activity, bookable }: Pick<BookingFlow, 'activity' | 'bookable'>) {
  const property = usePathParam('property');
  const ids = { activityId: activity.uuid, bookableActivityId: bookable.bookableActivityId };
  const path = pathTo('property-activity-book', { property, ...ids });
  return {
    /** The pending action as the sign-in stores it. */
    entity: { ...ids, ...(activity.outletUuid !== undefined && { outletUuid: activity.outletUuid }) },
    returnTo: (search: URLSearchParams) => `${path}?${search}`,
  };
}

/**
 * Holds places for the chosen people and leads to the next step. A visitor who must sign in first returns to
 * the same session and people.
 */
export function useHoldPlaces(flow: BookingFlow) {
  const { queries } = useHost();
  const requireGuest = useRequireGuest();
  const { entity, returnTo } = useReturnToBooking(flow);
  const [busyWith, setBusyWith] = useState<string>();
  const isBusy = useRef(false);
  const { bookable, draft, holding, mode, query, units, updateBookingQuery, setBookingError } = flow;

  function requireSignIn(session: string): Promise<boolean> {
    const search = new URLSearchParams({ session });
    if (query.change !== undefined) search.set('change', query.change);
    return requireGuest('activity-booking', entity, { returnTo: returnTo(search) });
  }

  async function hold(session: string): Promise<boolean> {
    const { hold: current } = holding;
    if (current?.sessionUuid === session && flow.isHeld) return true;
    const ages = membersOf(draft, bookable.units).flatMap(({ unitId, age }) =>
      age === undefined ? [] : [{ unitId, age }],
    );
    const outcome = await holding.holdPlaces(session, { units, ages });
    if ('data' in outcome) return true;
    setBookingError(toBookingError(outcome));
    void queries.invalidateQueries({ predicate: ({ queryKey: [url] }) => isBookingUrl(url) });
    return false;
  }

  return {
    /** The session whose places are being held. */
    busyWith,
    async holdPlaces(session: string): Promise<void> {
      // Ignores the second tap of a double tap.
      if (isBusy.current) return;
      isBusy.current = true;
      setBusyWith(session);
      const isGone = await requireSignIn(session);
      if (!isGone) setBookingError(undefined);
      // Neither a change nor the waitlist needs a hold: both take effect at once or not at all.
      const isHeld = !isGone && (mode !== 'book' || (await hold(session)));
      isBusy.current = false;
      setBusyWith(undefined);
      if (isHeld) updateBookingQuery({ session, step: 'details', wait: mode === 'wait' ? 'true' : null });
    },
  };
}
