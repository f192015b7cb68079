import { useHost } from '@guest/shared';
import type { Outlet } from '@guest/shared/contracts/outlet/outlet.contract';
import {
  tableBookingContract,
  type Hold,
} from '@guest/shared/contracts/table-booking/table-booking.contract';
import { usePathParam } from '@guest/shared/page/path-param';
import { useQuery } from '@guest/shared/queries';
import { useLocation } from '@guest/shared/router';
import { readQuery } from '@guest/shared/reads/read-query';
import { useIsAnonymous } from '@guest/shared/session/use-is-anonymous';
import { useEffect, useEffectEvent } from 'react';
import { clearIdempotencyKey, idempotencyHeaders } from '@guest/shared/http/idempotency-headers';

export type Holding = ReturnType<typeof useHold>;
export interface HoldInput {
  localDateTime: string;
  partySize: number;
  areaUuid?: string;
}

/** Manages the hold on a table while the guest completes the booking. Leaving the page releases the hold. */
export function useHold(outlet: Outlet) {
  const host = useHost();
  const { api, queries } = host;
  const property = usePathParam('property');
  const isAnonymous = useIsAnonymous();
  const read = readQuery(host, tableBookingContract.getHold, { params: { property } });
  const { data, isPending } = useQuery({ ...read, enabled: !isAnonymous, refetchOnMount: 'always' });
  const hold = data?.hold?.outletUuid === outlet.uuid ? data.hold : undefined;
  const params = { property, outlet: outlet.slug };
  const setHold = (next: Hold | null) =>
    queries.setQueryData<{ hold: Hold | null }>(read.queryKey, { hold: next });

  async function release(): Promise<void> {
    // The cache is read again because a hold that has just become a booking must not be released.
    const currentHold = queries.getQueryData<{ hold: Hold | null }>(read.queryKey)?.hold;
    if (!currentHold || currentHold.holdUuid !== hold?.holdUuid) return;
    setHold(null);
    // If the request fails, the hold expires by itself.
    await api.send(tableBookingContract.releaseHold, {
      params: { ...params, holdUuid: currentHold.holdUuid },
    });
  }
  const { pathname } = useLocation();
  const leave = useEffectEvent(() => {
    // The component also unmounts if the page crashes or another release replaces it. In that case the
    // address is unchanged and the hold must stay.
    const isHere = location.pathname === pathname && !new URLSearchParams(location.search).has('booking');
    if (!isHere) void release();
  });
  useEffect(() => () => leave(), []);

  return {
    hold,
    /** True until it is known whether there is a hold. */
    isLoading: !isAnonymous && isPending,
    release,
    /** Forgets the hold, because it has become a booking or the table has been taken. */
    clear: () => setHold(null),
    async holdSlot(body: HoldInput) {
      const outcome = await api.send(tableBookingContract.holdTable, {
        params,
        body,
        headers: idempotencyHeaders('hold', body),
      });
      clearIdempotencyKey('hold');
      if ('data' in outcome) {
        // A read that is still under way may have an older result.
        await queries.cancelQueries({ queryKey: read.queryKey });
        setHold(outcome.data);
      }
      return outcome;
    },
  };
}
