import type { Availability } from '@guest/shared/contracts/opening-hours/opening-hours.schema';
import type { MenuOverview } from '@guest/shared/contracts/menu/menu.schema';

/** The hours to which all of a menu is bound. */
export interface HoursOfMenu {
  outlet: Pick<MenuOverview['outlet'], 'openingHours'>;
  availability?: Availability | undefined;
}

/** All that something of a menu is bound to: its outlet, the menu, and where they have hours of their own, its section and itself. */
export const hoursOfItem = (
  { outlet, availability }: HoursOfMenu,
  ...own: (Availability | undefined)[]
): Availability[] => [outlet.openingHours, availability, ...own].filter((it) => it !== undefined);
