import type { Outlet } from '@guest/shared/contracts/outlet/outlet.contract';
import type { TextKey } from '../texts';

export type OutletKind = Outlet['kind'];

export const kindTexts: Record<OutletKind, TextKey> = {
  restaurant: 'Restaurants',
  bar: 'Bars',
  cafe: 'Cafés',
  room_service: 'Room service',
  pool: 'Pool',
  shop: 'Shops',
  spa: 'Spa',
};

/** Returns the kinds in use, in the order of the hotel's outlets. */
export const kindsOf = (outlets: Outlet[]): OutletKind[] => [...new Set(outlets.map(({ kind }) => kind))];
