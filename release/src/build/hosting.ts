import type { ReleaseRecord } from '@guest/shared/contracts/release/release.contract';
import { fragments } from '@guest/shared/routes/fragments';
import { remoteNames } from '@guest/shared/routes/remotes';
import { pageNames, routeOf } from '@guest/shared/routes/routes';
import { slotNames } from '@guest/shared/routes/slots';
import type { BuildFacts } from './build-facts';

/** Returns what only a shell provides, and what it requires of the remotes. */
export function hostFactsOf({ hostVersion, runtime, shared, events }: BuildFacts): ReleaseRecord['hosts'] {
  const forEachRemote = (namesOf: (remote: string) => string[]) =>
    Object.fromEntries(remoteNames.map((remote) => [remote, namesOf(remote)]));
  return {
    hostVersion,
    runtime: runtime.version,
    shared: Object.fromEntries(Object.entries(shared).map(([name, { version }]) => [name, version])),
    events,
    routes: forEachRemote((remote) =>
      pageNames.filter((route) => routeOf(route).owner === remote && !routeOf(route).isDev),
    ),
    fragments: forEachRemote((remote) =>
      Object.entries(fragments).flatMap(([name, { owner }]) => (owner === remote ? [name] : [])),
    ),
    takesRoutes: true,
    slots: [...slotNames],
  };
}
