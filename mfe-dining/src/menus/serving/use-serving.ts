import type { MenuOverview } from '@guest/shared/contracts/menu/menu.schema';
import { isOpenAt } from '@guest/shared/contracts/opening-hours/opening-hours';
import type { OpeningHours } from '@guest/shared/contracts/opening-hours/opening-hours.schema';
import { useNow } from '@guest/shared/page/use-now';
import { useProperty } from '@guest/shared/property/use-property';

/** Returns whether a menu is served now and the hours that decide it; updated while the page is open. */
export function useServing({ outlet, availability }: MenuOverview): {
  isServed: boolean;
  hours: OpeningHours;
} {
  const { timeZone } = useProperty();
  const now = useNow();
  const isOpen = isOpenAt(outlet.openingHours, now, timeZone);
  // While the outlet is closed, the menu's own hours do not apply.
  if (!isOpen || !availability) return { isServed: isOpen, hours: outlet.openingHours };
  return { isServed: isOpenAt(availability, now, timeZone), hours: availability };
}
