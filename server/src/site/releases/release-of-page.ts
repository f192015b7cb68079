import { routeOf, type RouteName } from '@guest/shared/routes/routes';
import type { Release } from './release';
import type { ResolvedSet } from './release-shelf';

/**
 * The release that shows a page: its owner's, or a shell's that was built with the page inside.
 * None where the set has neither.
 */
export function releaseOfPage({ shell, remotes }: ResolvedSet, route: RouteName): Release | undefined {
  const { owner } = routeOf(route);
  if (owner === 'shell') return shell;
  return remotes[owner] ?? (shell.record.pages[route] && shell);
}
