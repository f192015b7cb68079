import { routeOf, type RouteName } from '@guest/shared/routes/routes';
import type { ComponentType } from 'react';
import type { LoadRemote } from '../federation/federation';
import { recordFailure } from '../diagnostics/timeline';
import { pageBuild } from '../diagnostics/page-build';
import { createRemoteFallback, type RemoteFallback } from './remote-fallback';
import type { RunningRemote, MountingRemotes } from './fallback-state';

/** Creates the fallback for this page, with the releases that its document names. */
export function createPageFallback(page: {
  mounting: MountingRemotes;
  mountRelease(...release: Parameters<LoadRemote>): Promise<RunningRemote>;
  /** The pages that have been rendered so far, by route; those of a replaced remote are removed. */
  rendered: Map<RouteName, ComponentType>[];
}): RemoteFallback {
  const { remotes } = pageBuild();
  return createRemoteFallback({
    ...page,
    releasesOf(name) {
      const wanted = remotes[name];
      return wanted ? [wanted, ...(wanted.previous ? [wanted.previous] : [])] : [];
    },
    onEnd(name, { failures, since }, working) {
      const instead = working?.version ?? null;
      for (const { release, error } of failures)
        recordFailure(name, since, { version: release.version, error, instead });
      if (!working || failures.length === 0) return;
      for (const pages of page.rendered)
        for (const route of pages.keys()) if (routeOf(route).owner === name) pages.delete(route);
    },
  });
}
