import { businessDay } from '@guest/shared/contracts/core/local-time';
import { useProperty } from '@guest/shared/property/use-property';

/** Returns the business day of the property at an instant. */
export function useToday(now: number): string {
  const { timeZone, businessDayStart } = useProperty();
  return businessDay(now, timeZone, businessDayStart);
}
