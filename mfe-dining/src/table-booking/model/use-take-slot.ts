import { useHost } from '@guest/shared';
import type { Outlet } from '@guest/shared/contracts/outlet/outlet.contract';
import type { NearSlot } from '@guest/shared/contracts/table-booking/table-booking.contract';
import { withQuery } from '@guest/shared/routes/fill-in';
import { pathTo } from '@guest/shared/routes/routes';
import { usePathParam } from '@guest/shared/page/path-param';
import { useSearchParams } from '@guest/shared/router';
import { useNeedsGuest } from '@guest/shared/session/use-needs-guest';
import { useRef, useState } from 'react';
import { useLateText } from '../../late-texts/late-texts';
import { nearestIn } from './nearest-in';
import type { Holding } from './use-hold';
import { useWish } from './use-wish';

/** Why a table could not be held, and the alternatives. */
export interface Refusal {
  error: string;
  code: string | undefined;
  nearest: NearSlot[];
}

export type Taking = ReturnType<typeof useTakeSlot>;

/** Holds a table at the selected time. A visitor who must sign in first returns to this time. */
export function useTakeSlot(outlet: Outlet, holding: Holding, isChange: boolean) {
  const text = useLateText();
  const { queries } = useHost();
  const property = usePathParam('property');
  const needsGuest = useNeedsGuest();
  const [search] = useSearchParams();
  const { wish, wishFor } = useWish();
  const [busyAt, setBusyAt] = useState<string>();
  const [refusal, setRefusal] = useState<Refusal>();
  const isBusy = useRef(false);

  function signInFirst(at: string, date: string | undefined): boolean {
    const back = pathTo('property-outlet-book', { property, outlet: outlet.slug });
    const returnTo = withQuery(back, { ...Object.fromEntries(search), date, at });
    return needsGuest('edn', { outlet: outlet.slug, outletUuid: outlet.uuid }, { returnTo });
  }

  return {
    busyAt,
    refusal,
    /** `date` is given if the time belongs to another day than the selected one. */
    async take(at: string, date = wish.date): Promise<void> {
      // Ignores the second tap of a double tap.
      if (isBusy.current || signInFirst(at, date)) return;
      // A change needs no hold: the booking keeps its table until it gets the new one together with all other
      // changes.
      if (isChange) return wishFor({ at, date: date ?? null });
      isBusy.current = true;
      setBusyAt(at);
      setRefusal(undefined);
      wishFor({ at, date: date ?? null });
      const outcome = await holding.take({
        localDateTime: at,
        partySize: wish.partySize,
        areaUuid: wish.area,
      });
      isBusy.current = false;
      setBusyAt(undefined);
      if ('data' in outcome) return;
      const reply = outcome.response?.data;
      const isUnknown = reply?.code === 'stay_required' || reply?.code === 'first_name_required';
      if (isUnknown && signInFirst(at, date)) return;
      setRefusal({
        error: reply ? outcome.error : text("We couldn't send this. Please try again."),
        code: reply?.code,
        nearest: nearestIn(reply),
      });
      void queries.invalidateQueries({
        predicate: ({ queryKey: [url] }) => typeof url === 'string' && url.includes('/slots'),
      });
    },
  };
}
