import { pageNames, routes, type RouteName } from './routes';

export interface RouteMatch {
  name: RouteName;
  params: Record<string, string>;
}

/**
 * Returns the route of a path such as `/casa-miramar/chat`, with the router's precedence: static segments
 * before parameters.
 */
export const matchRoute = (pathname: string): RouteMatch | undefined =>
  matchPage(
    pathname,
    pageNames.map((name) => [name, routes[name].path]),
  );

/** The same for pages with their paths, in order of precedence among equal matches. */
export function matchPage(
  pathname: string,
  pages: readonly (readonly [RouteName, string])[],
): RouteMatch | undefined {
  const requested = decodedSegments(pathname);
  return pages
    .map(([name, path]) => ({ name, segments: segmentsOf(path) }))
    .filter(
      ({ segments }) =>
        segments.length === requested.length &&
        segments.every((segment, i) => matchesSegment(segment, requested[i])),
    )
    .sort((a, b) => countFixedSegments(b.segments) - countFixedSegments(a.segments))
    .map(({ name, segments }) => ({ name, params: paramsFrom(segments, requested) }))[0];
}

const segmentsOf = (path: string) => path.split('/').filter((segment) => segment !== '');

const isParam = (segment: string) => segment.startsWith(':');

const matchesSegment = (segment: string, requested: string | undefined) =>
  isParam(segment) || segment.toLowerCase() === requested?.toLowerCase();

const countFixedSegments = (segments: string[]) => segments.filter((segment) => !isParam(segment)).length;

const paramsFrom = (segments: string[], requested: string[]) =>
  Object.fromEntries(
    segments.flatMap((segment, i): [string, string][] =>
      isParam(segment) ? [[segment.slice(1), requested[i] ?? '']] : [],
    ),
  );

/** Returns the decoded segments. Segments with an invalid encoding stay as typed, as in the router. */
function decodedSegments(pathname: string): string[] {
  const typed = segmentsOf(pathname);
  try {
    return typed.map(decodeURIComponent);
  } catch {
    return typed;
  }
}
