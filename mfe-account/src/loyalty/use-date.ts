import { useHost } from '@guest/shared';
import { dateOf, localDateTimeAt } from '@guest/shared/contracts/core/local-time';
import { dateLabel } from '@guest/shared/format/day-label';
import { useProperty } from '@guest/shared/property/use-property';

/** Returns a function that formats an instant as a date at the hotel. */
export function useDate(): (instant: string) => string {
  const { lang } = useHost();
  const { timeZone } = useProperty();
  return (instant) => dateLabel(dateOf(localDateTimeAt(Date.parse(instant), timeZone)), lang);
}
