import { routeOf, type RouteName } from '@guest/shared/routes/routes';
import type { Release } from './release';
import type { ResolvedSet } from './release-cache';

/**
 * Returns the release that shows a page: that of its owner, or a shell that was built with the page included.
 * Returns `undefined` if the set has neither.
 */
export function releaseOfPage({ shell, remotes }: ResolvedSet, route: RouteName): Release | undefined {
  const { owner } = routeOf(route);
  if (owner === 'shell') return shell;
  return remotes[owner] ?? (shell.record.pages[route] && shell);
}
