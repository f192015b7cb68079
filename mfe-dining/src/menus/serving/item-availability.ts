import type { Availability } from '@guest/shared/contracts/opening-hours/opening-hours.schema';
import type { MenuOverview } from '@guest/shared/contracts/menu/menu.schema';

/** The hours that apply to all items of a menu. */
export interface MenuAvailability {
  outlet: Pick<MenuOverview['outlet'], 'openingHours'>;
  availability?: Availability | undefined;
}

/**
 * Returns all hours that an item is bound to: those of the outlet, the menu and, if they have their own, its
 * section and itself.
 */
export const itemAvailability = (
  { outlet, availability }: MenuAvailability,
  ...own: (Availability | undefined)[]
): Availability[] => [outlet.openingHours, availability, ...own].filter((it) => it !== undefined);
