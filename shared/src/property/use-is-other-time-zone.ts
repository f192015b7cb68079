import { localDateTimeAt } from '../contracts/core/local-time';
import { useIsPageLive } from '../page/use-is-page-live';
import { useNow } from '../page/use-now';
import { useProperty } from './use-property';

/**
 * Returns whether the device's local time differs from that of the property. It is false until the page is
 * hydrated.
 */
export function useIsOtherTimeZone(): boolean {
  const { timeZone } = useProperty();
  const now = useNow();
  // Hydration must match the server's HTML, and the server does not know the device.
  if (!useIsPageLive()) return false;
  // Comparing the names of the zones would not be enough: two of them can have the same time.
  return deviceTimeAt(now) !== localDateTimeAt(now, timeZone);
}

/** Returns the local date time of the device. Asking for the name of its zone would create a formatter, which is slow. */
const deviceTimeAt = (instant: number): string =>
  new Date(instant - new Date(instant).getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
