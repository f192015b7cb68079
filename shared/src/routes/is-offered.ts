import type { Property } from '../contracts/property/property.contract';
import { routeOf, type RouteName } from './routes';

/** Whether the hotel has what a page is about. The server and the shell show the 404 page for all others. */
export function isOffered(name: RouteName, features: Property['features']): boolean {
  const { feature } = routeOf(name);
  return feature === undefined || [feature].flat().some((one) => features[one]);
}
