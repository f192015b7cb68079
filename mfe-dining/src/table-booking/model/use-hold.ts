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
import { useIsStranger } from '@guest/shared/session/use-is-stranger';
import { useEffect, useEffectEvent } from 'react';
import { intentionDone, intentionKey } from './intention-key';

export type Holding = ReturnType<typeof useHold>;
export interface Wanted {
  localDateTime: string;
  partySize: number;
  areaUuid?: string;
}

/** The table that is kept for the guest while they fill in the rest. Whoever leaves gives it back. */
export function useHold(outlet: Outlet) {
  const host = useHost();
  const { api, queries } = host;
  const property = usePathParam('property');
  const isStranger = useIsStranger();
  const read = readQuery(host, tableBookingContract.getHold, { params: { property } });
  const { data, isPending } = useQuery({ ...read, enabled: !isStranger, refetchOnMount: 'always' });
  const hold = data?.hold?.outletUuid === outlet.uuid ? data.hold : undefined;
  const params = { property, outlet: outlet.slug };
  const show = (next: Hold | null) =>
    queries.setQueryData<{ hold: Hold | null }>(read.queryKey, { hold: next });

  async function giveBack(): Promise<void> {
    // As it is known now: a table that has just been booked is not given back.
    const kept = queries.getQueryData<{ hold: Hold | null }>(read.queryKey)?.hold;
    if (!kept || kept.holdUuid !== hold?.holdUuid) return;
    show(null);
    // If it does not get through it runs out by itself.
    await api.send(tableBookingContract.releaseHold, { params: { ...params, holdUuid: kept.holdUuid } });
  }
  const { pathname } = useLocation();
  const leave = useEffectEvent(() => {
    // The page broke, or comes from another release: whoever is still at its address finds the table kept.
    const isHere = location.pathname === pathname && !new URLSearchParams(location.search).has('booking');
    if (!isHere) void giveBack();
  });
  useEffect(() => () => leave(), []);

  return {
    hold,
    /** Nobody knows yet whether a table is kept. */
    isUnknown: !isStranger && isPending,
    giveBack,
    /** The table is booked, or somebody else's by now. */
    isOver: () => show(null),
    async take(body: Wanted) {
      const outcome = await api.send(tableBookingContract.holdTable, {
        params,
        body,
        headers: intentionKey('hold', body),
      });
      intentionDone('hold');
      if ('data' in outcome) {
        // A look at it that is still on its way may be from before.
        await queries.cancelQueries({ queryKey: read.queryKey });
        show(outcome.data);
      }
      return outcome;
    },
  };
}
