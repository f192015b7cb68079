import { useLocation } from '@guest/shared/router';
import { matchRoute } from '@guest/shared/routes/match-route';
import { routeOf, type Layout, type RouteName } from '@guest/shared/routes/routes';

export interface CurrentRoute {
  /** None where the address names no page. */
  name: RouteName | undefined;
  params: Readonly<Record<string, string>>;
  layout: Layout;
}

/** The page on screen. While another is on its way, it is still the one before. */
export function useCurrentRoute(): CurrentRoute {
  const match = matchRoute(useLocation().pathname);
  if (!match) return { name: undefined, params: {}, layout: 'error' };
  return { ...match, layout: routeOf(match.name).layout ?? 'default' };
}
