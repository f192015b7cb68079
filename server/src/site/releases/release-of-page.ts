import type { RouteName } from '@guest/shared/routes/routes';
import type { Release } from './release';
import type { ResolvedSet } from './release-cache';
import { routeIn } from './routes-of-set';

/**
 * Returns the release that shows a page: that of its owner, or a shell that was built with the page included.
 * Returns `undefined` if the set has neither.
 */
export function releaseOfPage(set: ResolvedSet, route: RouteName): Release | undefined {
  const { shell, remotes } = set;
  const owner = routeIn(set, route)?.owner;
  if (owner === 'shell') return shell;
  return (owner && remotes[owner]) ?? (shell.record.pages[route] && shell);
}
