import { useHost } from '@guest/shared';
import { needsDetail } from '@guest/shared/host-state/property.store';
import { useLocation } from '@guest/shared/router';
import { matchRoute } from '@guest/shared/routes/match-route';
import { propertyInPath } from '@guest/shared/routes/property-in-path';
import { routeOf, type Layout, type RouteName } from '@guest/shared/routes/routes';
import { useStore } from 'zustand';

export interface CurrentRoute {
  /** `undefined` if no route matches the address. */
  name: RouteName | undefined;
  params: Readonly<Record<string, string>>;
  layout: Layout;
}

/** Returns the visible route. During a navigation it is still the previous one. */
export function useCurrentRoute(): CurrentRoute {
  const { pathname } = useLocation();
  const stored = useStore(useHost().property);
  const match = matchRoute(pathname);
  if (!match) {
    const property = propertyInPath(pathname);
    // An unknown address within a known hotel keeps the hotel's frame, so that the guest can navigate on.
    return property !== undefined && !needsDetail(stored, property)
      ? { name: undefined, params: { property }, layout: 'default' }
      : { name: undefined, params: {}, layout: 'error' };
  }
  return { ...match, layout: routeOf(match.name).layout ?? 'default' };
}
