import type { Host, MountedRemote, RemoteModule } from '@guest/shared';
import { ApiError } from '@guest/shared/http/api-error';
import type { RemoteName } from '@guest/shared/routes/remotes';
import { routeOf, type RouteName } from '@guest/shared/routes/routes';
import { lazy, type ComponentType } from 'react';
import { loadDetail } from '../property/load-detail';
import { reads as shellReads } from '../reads';
import { pageOf, type PageSource } from './page-source';
import { startReads } from './start-reads';

/** Milliseconds that a tap waits for its page before it gets the skeleton; a shorter wait nobody sees. */
const TAP_WAITS_MS = 100;

export interface RemotePages extends PageSource {
  /** Loads and mounts a remote, the first time it is asked for. */
  mount(name: RemoteName): Promise<MountedRemote>;
}

/** The pages of the remotes, in a browser. */
export function createRemotePages(
  host: Host,
  load: (name: RemoteName) => Promise<RemoteModule>,
): RemotePages {
  const mounting = new Map<RemoteName, Promise<MountedRemote>>();
  const mounted = new Map<RemoteName, MountedRemote>();
  const components = new Map<RouteName, ComponentType>();

  function mount(name: RemoteName): Promise<MountedRemote> {
    const known = mounting.get(name);
    if (known) return known;
    const begun = load(name).then((remote) => remote.mount(host));
    mounting.set(name, begun);
    begun.then(
      (remote) => mounted.set(name, remote),
      () => forget(name),
    );
    return begun;
  }

  /** A remote that did not come is asked for again when the guest next tries. */
  function forget(name: RemoteName): void {
    mounting.delete(name);
    for (const page of components.keys()) if (routeOf(page).owner === name) components.delete(page);
  }

  async function loadPage(
    name: RouteName,
    params: Parameters<PageSource['begin']>[1],
    search: URLSearchParams,
  ) {
    const { owner } = routeOf(name);
    const reads = owner === 'shell' ? shellReads : (await mount(owner)).reads;
    await startReads(host, reads[name] ?? [], { params, search });
  }

  return {
    mount,

    component(owner, name) {
      const here = mounted.get(owner);
      const decided =
        components.get(name) ??
        (here
          ? pageOf(here, name, host.lang)
          : lazy(async () => ({ default: pageOf(await mount(owner), name, host.lang) })));
      components.set(name, decided);
      return decided;
    },

    async begin(name, params, search) {
      const ready = Promise.all([
        params.property === undefined || loadDetail(host, params.property),
        loadPage(name, params, search),
      ]).catch(unlessItIsMissing);
      // Too late for the race, a failure is shown by the page that misses what failed.
      ready.catch(() => {});
      await Promise.race([ready, new Promise((resolve) => setTimeout(resolve, TAP_WAITS_MS))]);
    },
  };
}

/** Only what is not there ends a navigation; the page itself shows any other failure, and can try again. */
function unlessItIsMissing(error: unknown): void {
  if (error instanceof ApiError && error.status === 404) throw error;
}
