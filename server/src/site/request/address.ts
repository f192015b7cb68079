import { matchRoute, type RouteMatch } from '@guest/shared/routes/match-route';
import { countedQuery } from '@guest/shared/routes/neutral-query';
import { areWellFormed } from '@guest/shared/routes/param-shapes';
import { propertyInPath } from '@guest/shared/routes/property-in-path';

export interface Address {
  /** Path and question as the first view is drawn for them. */
  readonly url: string;
  readonly search: URLSearchParams;
  readonly route: RouteMatch | undefined;
  /** The hotel that it lies in, if there is such a hotel. */
  readonly property: string | undefined;
  /** Whether it can name a page of the suite at all. */
  readonly isPossible: boolean;
}

/** What an address asks of the releases is no matter of the page that they show. */
const OF_RELEASES = ['mix', 'safe'];

/** What an address asks for. Two spellings that show the same are the same address. */
export function addressOf(asked: string): Address {
  const { pathname, searchParams } = new URL(`http://suite${asked}`);
  const search = countedQuery(searchParams);
  for (const name of OF_RELEASES) search.delete(name);
  const route = matchRoute(pathname);
  return {
    url: search.size > 0 ? `${pathname}?${search}` : pathname,
    search,
    route,
    property: propertyInPath(pathname),
    isPossible: route !== undefined && areWellFormed(route.params),
  };
}

/** Whether whoever asks for this wants a file: its last word has an ending. */
export const isFilePath = (path: string): boolean => /\.\w{1,11}$/.test(path);
