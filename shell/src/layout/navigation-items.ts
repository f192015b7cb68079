import type { FooterItem } from '@guest/shared/contracts/property/property.contract';
import { routeOf, type Route, type RouteName } from '@guest/shared/routes/routes';
import type { Glyph } from '@guest/shared/ui/base/icon';
import BellRing from 'lucide/dist/esm/icons/bell-ring.mjs';
import BookOpen from 'lucide/dist/esm/icons/book-open.mjs';
import CalendarDays from 'lucide/dist/esm/icons/calendar-days.mjs';
import Camera from 'lucide/dist/esm/icons/camera.mjs';
import Heart from 'lucide/dist/esm/icons/heart.mjs';
import House from 'lucide/dist/esm/icons/house.mjs';
import Luggage from 'lucide/dist/esm/icons/luggage.mjs';
import MessageCircle from 'lucide/dist/esm/icons/message-circle.mjs';
import ShoppingBag from 'lucide/dist/esm/icons/shopping-bag.mjs';
import Star from 'lucide/dist/esm/icons/star.mjs';
import Sun from 'lucide/dist/esm/icons/sun.mjs';
import User from 'lucide/dist/esm/icons/user.mjs';
import Utensils from 'lucide/dist/esm/icons/utensils.mjs';
import type { TextKey } from '../texts';

/** More items would be too narrow to tap on a phone. */
const MAX_ITEMS = 5;

/**
 * The pages that a property can put into its navigation. Each of them needs no parameter other than the
 * property.
 */
const items = {
  property: { icon: House, text: 'Home' },
  'property-directories': { icon: BookOpen, text: 'Directory' },
  'property-directories-outlets': { icon: Utensils, text: 'Eat & drink' },
  'property-activities': { icon: Sun, text: 'Activities' },
  'property-activities-index': { icon: Sun, text: 'Activities' },
  'property-activities-schedule': { icon: CalendarDays, text: 'Schedule' },
  'property-discover': { icon: Camera, text: 'Share' },
  'property-chat': { icon: MessageCircle, text: 'Chat' },
  'property-chat-intro': { icon: MessageCircle, text: 'Chat' },
  'property-request-create': { icon: BellRing, text: 'New request' },
  'property-requests': { icon: BellRing, text: 'Your requests' },
  'property-reservations': { icon: Luggage, text: 'My stay' },
  'property-favorites': { icon: Heart, text: 'Favourites' },
  'property-loyalty-program': { icon: Star, text: 'Loyalty programme' },
  'property-order': { icon: ShoppingBag, text: 'Order now' },
  'property-profile': { icon: User, text: 'Profile' },
} as const satisfies Partial<Record<RouteName, { icon: Glyph; text: TextKey }>>;

type ItemName = keyof typeof items;

export interface NavigationItem {
  name: ItemName;
  icon: Glyph;
  text: TextKey;
}

/**
 * Returns the items that the property has chosen, in its order. An item is shown unless its `show` is false.
 */
export function navigationItems(footer: FooterItem[]): NavigationItem[] {
  return footer
    .filter(({ show }) => show !== false)
    .flatMap(({ name }) => (isItem(name) ? [{ name, ...items[name] }] : []))
    .slice(0, MAX_ITEMS);
}

const isItem = (name: string): name is ItemName => name in items;

/**
 * A parent route and its index route share one address, so paths are compared. The home page matches only
 * itself, because its path is a prefix of all others.
 */
const containsPath = (itemPath: string, path: string) =>
  itemPath === path || (itemPath !== routeOf('property').path && path.startsWith(`${itemPath}/`));

/** Returns the item that leads to a page or, if there is none, to its nearest ancestor. */
export function nearestItem(page: RouteName, shown: NavigationItem[]): NavigationItem | undefined {
  // `up` names another route of the same table, so the cast below is safe.
  let name: string | undefined = page;
  while (name !== undefined) {
    const { path, up }: Route = routeOf(name as RouteName);
    const item = shown.find((it) => containsPath(routeOf(it.name).path, path));
    if (item) return item;
    name = up;
  }
  return undefined;
}
