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
  const deviceZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  // Comparing the names would not be enough: two zones can have the same time.
  return localDateTimeAt(now, deviceZone) !== localDateTimeAt(now, timeZone);
}
