import { useHost } from '@guest/shared';
import { bookableDays, type BookableDays } from '@guest/shared/contracts/activity/bookable-days';
import { businessDay } from '@guest/shared/contracts/core/local-time';
import { stayByDates, stayOfUser, stayStateOf } from '@guest/shared/contracts/stay/stay-rules';
import { useNow } from '@guest/shared/page/use-now';
import { useProperty } from '@guest/shared/property/use-property';
import { useStore } from 'zustand';

/**
 * Returns the days on which the guest can book activities, or change a booking, by the rules that the server uses as well:
 * guests who have checked out book nothing new, but can change what they have kept.
 */
export function useBookableDays({ isChange = false } = {}): BookableDays {
  const property = useProperty();
  const now = useNow();
  const user = useStore(useHost().session, (state) => state.user);
  const stay = user && stayOfUser(user);
  return bookableDays(property, { stay: stay && isChange ? stayByDates(stay) : stay, now });
}

/** Returns whether the stay of the guest is over. Without bookable days, it may also be too far ahead. */
export function useIsStayOver(): boolean {
  const { timeZone, businessDayStart } = useProperty();
  const today = businessDay(useNow(), timeZone, businessDayStart);
  const user = useStore(useHost().session, (state) => state.user);
  return user !== null && stayStateOf(stayOfUser(user), today) === 'OUT';
}
