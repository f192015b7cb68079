import type { MenuOverview } from '@guest/shared/contracts/menu/menu.schema';
import { isOpenAt } from '@guest/shared/contracts/opening-hours/opening-hours';
import type { OpeningHours } from '@guest/shared/contracts/opening-hours/opening-hours.schema';
import { useNow } from '@guest/shared/page/use-now';
import { useProperty } from '@guest/shared/property/use-property';

/** Whether a menu is served at this moment, and the hours that decide it; kept up to date while the page is open. */
export function useServing({ outlet, availability }: MenuOverview): {
  isServed: boolean;
  hours: OpeningHours;
} {
  const { timeZone } = useProperty();
  const now = useNow();
  const isOpen = isOpenAt(outlet.openingHours, now, timeZone);
  // While the doors are closed a menu's own hours would promise too much.
  if (!isOpen || !availability) return { isServed: isOpen, hours: outlet.openingHours };
  return { isServed: isOpenAt(availability, now, timeZone), hours: availability };
}
