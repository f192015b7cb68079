import type { Opening, Outlet } from '../../contracts/outlet/outlet.contract';
import { openDaily } from './opening-hours';
import { uuidOf } from './uuid-of';

export const outlet = (facts: Partial<Outlet> = {}): Outlet => ({
  uuid: uuidOf(1),
  slug: 'sea-bar',
  name: 'Sea Bar',
  kind: 'bar',
  description: 'Long drinks above the beach.',
  images: [],
  cuisine: ['Cocktails'],
  priceLevel: 2,
  place: 'Second floor',
  openingHours: openDaily('12:00', '23:00'),
  bookingMode: 'none',
  orderModes: [],
  menus: [],
  version: 1,
  ...facts,
});

export const opening = (facts: Partial<Opening> = {}): Opening => ({
  uuid: uuidOf(1),
  slug: 'sea-bar',
  name: 'Sea Bar',
  place: 'Second floor',
  openingHours: openDaily('12:00', '23:00'),
  ...facts,
});
