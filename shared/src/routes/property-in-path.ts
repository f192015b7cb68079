import { matchRoute } from './match-route';
import { areWellFormed } from './param-shapes';

/**
 * Returns the property in an address, even if the address matches no page. The property may not exist; only
 * its detail can tell.
 */
export function propertyInPath(pathname: string): string | undefined {
  const match = matchRoute(pathname);
  const property = match ? match.params.property : pathname.split('/')[1];
  return property !== undefined && areWellFormed({ property }) ? property : undefined;
}
