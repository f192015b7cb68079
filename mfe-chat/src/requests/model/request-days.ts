import { useHost } from '@guest/shared';
import { addDays, dateOf, localDateTimeAt } from '@guest/shared/contracts/core/local-time';
import { useProperty } from '@guest/shared/property/use-property';

const MAX_DAYS_AHEAD = 30;

/** The range of selectable dates, in the property's time zone. */
export interface Days {
  first: string;
  last: string;
}

export function useRequestDays(): Days {
  const { now } = useHost();
  const { timeZone } = useProperty();
  const first = dateOf(localDateTimeAt(now(), timeZone));
  return { first, last: addDays(first, MAX_DAYS_AHEAD) };
}
