import { matchRoute } from './match-route';
import { areWellFormed } from './param-shapes';

/** The hotel that an address lies in, also where it names no page of it. Whether there is such a hotel, its detail tells. */
export function propertyInPath(pathname: string): string | undefined {
  const match = matchRoute(pathname);
  const property = match ? match.params.property : pathname.split('/')[1];
  return property !== undefined && areWellFormed({ property }) ? property : undefined;
}
