import type { Property } from '../contracts/property/property.contract';
import { routeOf, type Route, type RouteName } from './routes';

/**
 * Returns whether the hotel has one of the features that a page needs. If not, the server and the shell show the 404
 * page.
 */
export function isOffered(
  name: RouteName,
  features: Property['features'],
  { feature }: Route = routeOf(name),
): boolean {
  return feature === undefined || [feature].flat().some((one) => features[one]);
}
