import { useHost } from '@guest/shared';
import type { Outlet } from '@guest/shared/contracts/outlet/outlet.contract';
import type { NearSlot } from '@guest/shared/contracts/table-booking/table-booking.contract';
import { withQuery } from '@guest/shared/routes/fill-in';
import { pathTo } from '@guest/shared/routes/routes';
import { usePathParam } from '@guest/shared/page/path-param';
import { useSearchParams } from '@guest/shared/router';
import { useRequireGuest } from '@guest/shared/session/use-require-guest';
import { useRef, useState } from 'react';
import { useLazyText } from '../../lazy-texts/lazy-texts';
import { nearestSlots } from './nearest-slots';
import type { Holding } from './use-hold';
import { useBookingQuery } from './use-booking-query';

/** Why a table could not be held, and the alternatives. */
export interface HoldRefusal {
  error: string;
  code: string | undefined;
  nearest: NearSlot[];
}

export type HoldRequest = ReturnType<typeof useHoldSlot>;

/** Holds a table at the selected time. A visitor who must sign in first returns to this time. */
export function useHoldSlot(outlet: Outlet, holding: Holding, isChange: boolean) {
  const text = useLazyText();
  const { queries } = useHost();
  const property = usePathParam('property');
  const requireGuest = useRequireGuest();
  const [search] = useSearchParams();
  const { bookingQuery, updateBookingQuery } = useBookingQuery();
  const [busyAt, setBusyAt] = useState<string>();
  const [refusal, setRefusal] = useState<HoldRefusal>();
  const isBusy = useRef(false);

  function requireSignIn(at: string, date: string | undefined): Promise<boolean> {
    const back = pathTo('property-outlet-book', { property, outlet: outlet.slug });
    const returnTo = withQuery(back, { ...Object.fromEntries(search), date, at });
    return requireGuest('edn', { outlet: outlet.slug, outletUuid: outlet.uuid }, { returnTo });
  }

  return {
    busyAt,
    refusal,
    /** `date` is given if the time belongs to another day than the selected one. */
    async holdSlot(at: string, date = bookingQuery.date): Promise<void> {
      // Ignores the second tap of a double tap.
      if (isBusy.current) return;
      isBusy.current = true;
      setBusyAt(at);
      const isGone = await requireSignIn(at, date);
      isBusy.current = false;
      setBusyAt(undefined);
      if (isGone) return;
      // A change needs no hold: the booking keeps its table until it gets the new one together with all other
      // changes.
      if (isChange) return updateBookingQuery({ at, date: date ?? null });
      isBusy.current = true;
      setBusyAt(at);
      setRefusal(undefined);
      updateBookingQuery({ at, date: date ?? null });
      const outcome = await holding.holdSlot({
        localDateTime: at,
        partySize: bookingQuery.partySize,
        areaUuid: bookingQuery.area,
      });
      isBusy.current = false;
      setBusyAt(undefined);
      if ('data' in outcome) return;
      const reply = outcome.response?.data;
      const isUnknown = reply?.code === 'stay_required' || reply?.code === 'first_name_required';
      if (isUnknown && (await requireSignIn(at, date))) return;
      setRefusal({
        error: reply ? outcome.error : text("We couldn't send this. Please try again."),
        code: reply?.code,
        nearest: nearestSlots(reply),
      });
      void queries.invalidateQueries({
        predicate: ({ queryKey: [url] }) => typeof url === 'string' && url.includes('/slots'),
      });
    },
  };
}
