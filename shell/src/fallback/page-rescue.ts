import { routeOf, type RouteName } from '@guest/shared/routes/routes';
import type { ComponentType } from 'react';
import type { LoadRemote } from '../federation/federation';
import { noteFailure } from '../diagnostics/timeline';
import { pageBuild } from '../diagnostics/page-build';
import { createRescue, type Rescue } from './rescue';
import type { LivingRemote, Mounting } from './rescue-state';

/** Creates the fallback for this page, with the releases that its document names. */
export function rescueOfPage(page: {
  mounting: Mounting;
  mountRelease(...release: Parameters<LoadRemote>): Promise<LivingRemote>;
  /** The pages that have been rendered so far, by route; those of a replaced remote are removed. */
  drawn: Map<RouteName, ComponentType>[];
}): Rescue {
  const { remotes } = pageBuild();
  return createRescue({
    ...page,
    releasesOf(name) {
      const wanted = remotes[name];
      return wanted ? [wanted, ...(wanted.previous ? [wanted.previous] : [])] : [];
    },
    onEnd(name, { failures, since }, works) {
      const instead = works?.version ?? null;
      for (const { release, error } of failures)
        noteFailure(name, since, { version: release.version, error, instead });
      if (!works || failures.length === 0) return;
      for (const pages of page.drawn)
        for (const route of pages.keys()) if (routeOf(route).owner === name) pages.delete(route);
    },
  });
}
