import { useHost } from '@guest/shared';
import { bookableDays, type BookableDays } from '@guest/shared/contracts/activity/bookable-days';
import { useNow } from '@guest/shared/page/use-now';
import { useProperty } from '@guest/shared/property/use-property';
import { useStore } from 'zustand';

/** Returns the days on which the guest can book activities, by the rule that the server uses as well. */
export function useBookableDays(): BookableDays {
  const property = useProperty();
  const now = useNow();
  const user = useStore(useHost().session, (state) => state.user);
  const stay = user && { checkin: user.checkin ?? null, checkout: user.checkout ?? null };
  return bookableDays(property, { stay, now });
}
