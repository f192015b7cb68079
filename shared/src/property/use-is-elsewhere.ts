import { localDateTimeAt } from '../contracts/core/local-time';
import { useIsPageLive } from '../page/use-is-page-live';
import { useNow } from '../page/use-now';
import { useProperty } from './use-property';

/** Whether this device's clock shows another time than the house's; known once the page answers. */
export function useIsElsewhere(): boolean {
  const { timeZone } = useProperty();
  const now = useNow();
  // Until then it is drawn as the server drew it, which does not know the device.
  if (!useIsPageLive()) return false;
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  // Not by the name of the zone: two zones may keep the same time.
  return localDateTimeAt(now, here) !== localDateTimeAt(now, timeZone);
}
