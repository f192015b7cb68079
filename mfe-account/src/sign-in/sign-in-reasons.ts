import { matchRoute } from '@guest/shared/routes/match-route';
import type { RouteName } from '@guest/shared/routes/routes';
import type { TextKey } from '../texts';

/**
 * Explains by service why the guest needs to sign in. The keys are the service names of the specification.
 */
const reasons: Readonly<Record<string, TextKey>> = {
  chat: 'Please sign in to message the hotel.',
  edn: 'Please sign in to book a table.',
  'activity-booking': 'Please sign in to book an activity.',
  'new-request': 'Please sign in to send a request.',
  like: 'Please sign in to share and like posts.',
  post: 'Please sign in to share and like posts.',
  'create-post': 'Please sign in to share and like posts.',
  comment: 'Please sign in to share and like posts.',
  discover: 'Please sign in to share and like posts.',
  favorites: 'Please sign in to save your favourites.',
  profile: 'Please sign in to see your account.',
  reservations: 'Please sign in to see your account.',
};

/**
 * The reasons for the order pages. They have no service of their own: like a table, an order uses the service `edn`.
 */
const orderReasons: Partial<Record<RouteName, TextKey>> = {
  'property-order': 'Please sign in to see your orders.',
  'property-outlet-order-now-order': 'Please sign in to see your orders.',
  'property-order-review': 'Please sign in to place your order.',
  'property-order-details': 'Please sign in to place your order.',
  'property-outlet-order-now': 'Please sign in to place your order.',
  'property-outlet-order-now-order-details': 'Please sign in to place your order.',
  'property-outlet-order-now-order-review': 'Please sign in to place your order.',
};

/**
 * Returns why the guest is asked to sign in, by the page to return to if it is about an order, or else by the
 * service. It is `undefined` for an unknown service: the address is user input.
 */
export function signInReasonFor(
  service: string | undefined,
  returnTo: string | undefined,
): TextKey | undefined {
  const page = returnTo === undefined ? undefined : matchRoute(returnTo.split('?')[0] ?? '')?.name;
  const orderReason = page && orderReasons[page];
  if (orderReason) return orderReason;
  return service !== undefined && Object.hasOwn(reasons, service) ? reasons[service] : undefined;
}
