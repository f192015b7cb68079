import type { Property } from '../contracts/property/property.contract';
import { routeOf, type Route, type RouteName } from './routes';

/** Whether the hotel has what a page is about. The server and the shell show the 404 page for all others. */
export function isOffered(
  name: RouteName,
  features: Property['features'],
  { feature }: Route = routeOf(name),
): boolean {
  return feature === undefined || [feature].flat().some((one) => features[one]);
}
