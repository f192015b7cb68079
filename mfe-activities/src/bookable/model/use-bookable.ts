import { useHost } from '@guest/shared';
import { bookableContract } from '@guest/shared/contracts/bookable/bookable.contract';
import { businessDay } from '@guest/shared/contracts/core/local-time';
import { useNow } from '@guest/shared/page/use-now';
import { useProperty } from '@guest/shared/property/use-property';
import { useQuery } from '@guest/shared/queries';
import { readQuery } from '@guest/shared/reads/read-query';
import type { BookSearch } from './book-search';

/** The interval of refetching. The limit is sixty reads a minute. */
const REFRESH_MS = 30_000;

/** Returns the tables and sessions that the party can book. */
export function useBookable({ date, people, part }: BookSearch) {
  const host = useHost();
  const { identity } = useProperty();
  const day = useChosenDay(date);
  const read = readQuery(host, bookableContract.getBookable, {
    params: { property: identity },
    query: {
      date: day,
      adults: people.adults,
      ...(people.ages.length > 0 && { ages: people.ages.join(',') }),
      ...(part !== 'any' && { part }),
    },
  });
  // Other guests book meanwhile, and the reply depends on the stay and the holds of the guest.
  return useQuery({
    ...read,
    staleTime: 0,
    refetchInterval: REFRESH_MS,
    placeholderData: (before) => before,
  });
}

/** Returns the chosen business day, by default today. */
export function useChosenDay(date: string | undefined): string {
  const { timeZone, businessDayStart } = useProperty();
  const today = businessDay(useNow(), timeZone, businessDayStart);
  return date === undefined || date < today ? today : date;
}
