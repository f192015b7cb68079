import { useHost } from '@guest/shared';
import {
  activityBookingContract,
  type ActivityHold,
} from '@guest/shared/contracts/activity/activity-booking.contract';
import type { UnitQuantity } from '@guest/shared/contracts/activity/party-rules';
import type { Outcome } from '@guest/shared/http/api-client';
import { usePathParam } from '@guest/shared/page/path-param';
import { useQuery } from '@guest/shared/queries';
import { useIsAnonymous } from '@guest/shared/session/use-is-anonymous';
import { holdQuery } from './start-queries';

export type Holding = ReturnType<typeof useHold>;

export interface HoldInput {
  units: UnitQuantity[];
  ages: { unitId: string; age: number }[];
}

/**
 * Manages the guest's hold on places of an activity. It belongs to the guest and not to the page, so that a
 * reload or another tab finds it, and the guest can leave the page to look for a reservation.
 */
export function useHold(bookableActivityId: string) {
  const host = useHost();
  const { api, queries } = host;
  const property = usePathParam('property');
  const isAnonymous = useIsAnonymous();
  const read = holdQuery(host, property);
  const { data, isPending, isError } = useQuery({
    ...read,
    enabled: !isAnonymous,
    staleTime: 0,
    refetchOnMount: 'always',
  });
  const hold = data?.hold?.bookableActivityId === bookableActivityId ? data.hold : undefined;
  const setHold = (next: ActivityHold | null) =>
    queries.setQueryData<{ hold: ActivityHold | null }>(read.queryKey, { hold: next });

  async function keepReply(outcome: Outcome<ActivityHold>): Promise<Outcome<ActivityHold>> {
    if (!('data' in outcome)) return outcome;
    // A read that is still under way may have an older result.
    await queries.cancelQueries({ queryKey: read.queryKey });
    setHold(outcome.data);
    return outcome;
  }

  return {
    hold,
    /** True until it is known whether there is a hold. */
    isLoading: !isAnonymous && isPending && !isError,
    /** Forgets the hold, because it has become a booking or has expired. */
    clear: () => setHold(null),
    /** Replaces the cached hold, for example after a change of its price. */
    correct: (changes: Partial<ActivityHold>) => hold && setHold({ ...hold, ...changes }),
    refresh: () => void queries.invalidateQueries({ queryKey: read.queryKey }),
    holdPlaces: async (sessionUuid: string, body: HoldInput) =>
      keepReply(
        await api.send(activityBookingContract.holdActivity, { params: { property, sessionUuid }, body }),
      ),
    async extend(): Promise<Outcome<ActivityHold> | undefined> {
      if (!hold) return undefined;
      const { sessionUuid, holdUuid } = hold;
      const params = { property, sessionUuid, holdUuid };
      return keepReply(await api.send(activityBookingContract.extendActivityHold, { params }));
    },
    async release(): Promise<void> {
      if (!hold) return;
      const { sessionUuid, holdUuid } = hold;
      setHold(null);
      // If the request fails, the hold expires by itself.
      await api.send(activityBookingContract.releaseActivityHold, {
        params: { property, sessionUuid, holdUuid },
      });
    },
  };
}
