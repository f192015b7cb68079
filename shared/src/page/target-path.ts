import type { PageLinkTarget } from '../contracts/core/page-link';
import { fillIn, withQuery } from '../routes/fill-in';
import { routeOf, routes, type RouteName } from '../routes/routes';

/** Returns the path of a page that the server names, or `undefined` if this release does not have it. */
export function targetPath({ route, params, query = {} }: PageLinkTarget): string | undefined {
  if (!Object.hasOwn(routes, route)) return undefined;
  const { path } = routeOf(route as RouteName);
  const isComplete = [...path.matchAll(/:(\w+)/g)].every(([, name = '']) => params[name]);
  return isComplete ? withQuery(fillIn(path, params), query) : undefined;
}
