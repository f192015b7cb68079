import { useHost } from '@guest/shared';
import { needsDetail } from '@guest/shared/host-state/property.store';
import { useLocation } from '@guest/shared/router';
import { matchRoute } from '@guest/shared/routes/match-route';
import { propertyInPath } from '@guest/shared/routes/property-in-path';
import { routeOf, type Layout, type RouteName } from '@guest/shared/routes/routes';
import { useStore } from 'zustand';

export interface CurrentRoute {
  /** None where the address names no page. */
  name: RouteName | undefined;
  params: Readonly<Record<string, string>>;
  layout: Layout;
}

/** The page on screen. While another is on its way, it is still the one before. */
export function useCurrentRoute(): CurrentRoute {
  const { pathname } = useLocation();
  const stored = useStore(useHost().property);
  const match = matchRoute(pathname);
  if (!match) {
    const property = propertyInPath(pathname);
    // Who has lost their way inside a hotel keeps what leads on in it.
    return property !== undefined && !needsDetail(stored, property)
      ? { name: undefined, params: { property }, layout: 'default' }
      : { name: undefined, params: {}, layout: 'error' };
  }
  return { ...match, layout: routeOf(match.name).layout ?? 'default' };
}
