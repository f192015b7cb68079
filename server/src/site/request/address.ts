import { matchPage, type RouteMatch } from '@guest/shared/routes/match-route';
import { canonicalQuery } from '@guest/shared/routes/canonical-query';
import { areWellFormed } from '@guest/shared/routes/param-shapes';
import { propertyInPath } from '@guest/shared/routes/property-in-path';
import { pageNames, routeOf, type AddedRoutes, type RouteName } from '@guest/shared/routes/routes';

export interface Address {
  /** The path and query string for which the first view is rendered. */
  readonly url: string;
  readonly search: URLSearchParams;
  readonly route: RouteMatch | undefined;
  /** The slug of the property in the path, whether or not the property exists. */
  readonly property: string | undefined;
  /** Whether the path matches a route with well-formed parameters. */
  readonly isPossible: boolean;
}

/** Query parameters that choose releases and do not affect the page's content. */
const RELEASE_PARAMS = ['mix', 'safe'];

/**
 * Parses a requested URL. Different spellings that show the same page give the same address. `added` are the rows of
 * the set that serves the page.
 */
export function addressOf(requested: string, added: AddedRoutes = {}): Address {
  const { pathname, searchParams } = new URL(`http://suite${requested}`);
  const search = canonicalQuery(searchParams);
  for (const name of RELEASE_PARAMS) search.delete(name);
  // The names of added rows are treated like those of the table, which goes before them.
  const names = [...pageNames, ...(Object.keys(added) as RouteName[])];
  const route = matchPage(
    pathname,
    names.map((name) => [name, (added[name] ?? routeOf(name)).path]),
  );
  return {
    url: search.size > 0 ? `${pathname}?${search}` : pathname,
    search,
    route,
    property: propertyInPath(pathname),
    isPossible: route !== undefined && areWellFormed(route.params),
  };
}

/** Returns whether the path names a file: its last segment has an extension. */
export const isFilePath = (path: string): boolean => /\.\w{1,11}$/.test(path);
