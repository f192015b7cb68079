import type { Availability } from '@guest/shared/contracts/opening-hours.schema';
import type { MenuOfItem } from './menu-of-item';

/** All that something of a menu is bound to: its outlet, the menu, and where they have hours of their own, its section and itself. */
export const hoursOfItem = (
  { outlet, availability }: MenuOfItem,
  ...own: (Availability | undefined)[]
): Availability[] => [outlet.openingHours, availability, ...own].filter((it) => it !== undefined);
