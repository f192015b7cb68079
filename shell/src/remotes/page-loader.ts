import type { Host } from '@guest/shared';
import { ApiError } from '@guest/shared/http/api-error';
import type { RemoteName } from '@guest/shared/routes/remotes';
import { routeOf, type RouteName } from '@guest/shared/routes/routes';
import { lazy, type ComponentType } from 'react';
import { withNote } from '../diagnostics/pending-mounts';
import { reportEarlierMounts } from '../diagnostics/earlier-mounts';
import { pageBuild } from '../diagnostics/page-build';
import type { RemoteFallback } from '../fallback/remote-fallback';
import type { RemoteFailure, RunningRemote, MountingRemotes, UseRemote } from '../fallback/fallback-state';
import type { LoadFragment } from './fragment-source';
import { loadDetail } from '../property/load-detail';
import { withTexts } from '@guest/shared/page/with-texts';
import type { LoadRemote } from '../federation/federation';
import { createFirstRenderNotes } from './first-render-notes';
import { withTimeout } from './with-timeout';
import { createScopedHost } from './scoped-host';
import { pageOf, type PageSource } from './page-source';
import { startReads } from './start-reads';

/**
 * A navigation waits this long for its page before it shows the skeleton; guests do not notice a shorter
 * delay.
 */
const NAVIGATION_WAIT_MS = 100;

/** A mount that takes longer counts as failed. */
const MOUNT_TIMEOUT_MS = 10_000;

export interface PageLoader extends Required<Omit<PageSource, 'enter'>> {
  /** Loads a fragment of the home page. */
  fragment: LoadFragment;
  load(name: RouteName): Promise<ComponentType>;
  /** Mounts a remote for its work beyond pages, such as the background work of the chat. */
  mount(name: RemoteName): Promise<RunningRemote>;
}

/** Loads a page of the shell itself. */
type LoadShellPage = (name: RouteName, lang: Host['lang']) => Promise<ComponentType>;

/** Creates the loader for the pages of the shell and the remotes in the browser. */
export function createPageLoader(
  host: Host,
  loadRemote: LoadRemote,
  loadShellPage: LoadShellPage,
): PageLoader {
  const mounting: MountingRemotes = new Map();
  const loadedPages = new Map<RouteName, ComponentType>();
  const shownPages = new Map<RouteName, ComponentType>();
  const loading = new Map<RouteName, Promise<ComponentType>>();
  const firstRender = createFirstRenderNotes(host);
  /** The remotes that were mounted for their work beyond pages. */
  const background = new Set<string>();
  const failed = new Set<RouteName>();
  let fallback: Promise<RemoteFallback> | undefined;

  async function mountRelease(...release: Parameters<LoadRemote>): Promise<RunningRemote> {
    const [name, other, container = name] = release;
    await reportEarlierMounts();
    const start = performance.now();
    const life = new AbortController();
    const { buildId, remotes } = pageBuild();
    const version = (other ?? remotes[name])?.version ?? '';
    const mount = { name, version, set: buildId };
    try {
      const mounted = await withNote({ ...mount, isBackground: background.has(name) }, async () => {
        const remote = await loadRemote(...release);
        return withTimeout(name, MOUNT_TIMEOUT_MS, remote.mount(createScopedHost(host, name, life.signal)));
      });
      performance.measure(`remote ${container}`, { start });
      return { ...mounted, life, release: mount };
    } catch (error) {
      life.abort();
      throw error;
    }
  }

  /**
   * Loads the fallback logic. Its chunk may be missing too; in that case the error of the remote is thrown.
   */
  async function loadFallback(failure: RemoteFailure): Promise<RemoteFallback> {
    try {
      fallback ??= import(/* webpackChunkName: "late" */ '../fallback/page-fallback').then((it) =>
        it.createPageFallback({ mounting, mountRelease, rendered: [loadedPages, shownPages] }),
      );
      return await fallback;
    } catch {
      fallback = undefined;
      failure.mounted.catch(() => mounting.delete(failure.name));
      throw failure.error;
    }
  }

  async function withRemote<T>(name: RemoteName, callback: UseRemote<T>): Promise<T> {
    const mounted = mounting.get(name) ?? mountRelease(name);
    mounting.set(name, mounted);
    try {
      return await callback(await mounted);
    } catch (error) {
      const failure = { name, mounted, error };
      return (await loadFallback(failure)).recover(failure, callback);
    }
  }

  /**
   * A page that is already being preloaded shares that request, so that both count as one attempt and fail
   * together.
   */
  function load(name: RouteName): Promise<ComponentType> {
    const pending = loading.get(name) ?? loadPage(name).finally(() => loading.delete(name));
    loading.set(name, pending);
    return pending;
  }

  async function loadPage(name: RouteName): Promise<ComponentType> {
    const { owner } = routeOf(name);
    try {
      if (owner === 'shell') firstRender.loads(name);
      const page =
        owner === 'shell'
          ? await loadShellPage(name, host.lang)
          : await withRemote(owner, (it) => {
              firstRender.loads(name, it.release);
              // A page that is here runs no code of its release before it is rendered, and a note takes a millisecond.
              return loadedPages.get(name) ?? withNote(it.release, () => pageOf(it, name, host.lang));
            });
      loadedPages.set(name, loadedPages.get(name) ?? page);
      return loadedPages.get(name) ?? page;
    } catch (error) {
      failed.add(name);
      throw error;
    }
  }

  /** A page that is finally shown is no longer marked as failed, however many attempts it took. */
  async function loadShown(name: RouteName): Promise<{ default: ComponentType }> {
    const page = await load(name);
    failed.delete(name);
    firstRender.note(name);
    return { default: page };
  }

  async function loadReads(name: RouteName) {
    const { owner } = routeOf(name);
    const { reads } =
      owner === 'shell'
        ? await import(/* webpackChunkName: "reads" */ '../reads')
        : await withRemote(owner, (it) => it);
    return reads[name] ?? [];
  }

  return {
    load,
    mount(name) {
      background.add(name);
      return withRemote(name, (it) => it);
    },

    fragment: (name, owner) =>
      withRemote(owner, async ({ fragments: remoteFragments, texts, release }) => {
        const Part = await withNote(release, async () => remoteFragments?.[name]?.());
        // An older release may not have this fragment yet, which is not a failure.
        return Part ? withTexts(Part, host.lang, texts) : () => null;
      }),

    async crashed(name, error, canReplace) {
      const mounted = name !== 'shell' && mounting.get(name);
      if (!mounted) return false;
      const failure = { name, mounted, error, canReplace };
      return loadFallback(failure).then(
        (it) => it.isReplaced(failure),
        () => false,
      );
    },

    component(name) {
      firstRender.renders(name);
      const page = shownPages.get(name) ?? loadedPages.get(name) ?? lazy(() => loadShown(name));
      shownPages.set(name, page);
      return page;
    },

    async begin(name, params, search) {
      // A failed page is retried only by a navigation of the guest, because automatic retries would never
      // end.
      if (failed.delete(name)) shownPages.delete(name);
      const ready = Promise.all([
        params.property === undefined || loadDetail(host, params.property),
        load(name),
        loadReads(name).then((reads) => startReads(host, reads, { params, search })),
      ]).catch(rethrowNotFound);
      // A failure after the timeout is shown by the page that needs the data, so it must not become an
      // unhandled rejection.
      ready.catch(() => {});
      await Promise.race([ready, new Promise((resolve) => setTimeout(resolve, NAVIGATION_WAIT_MS))]);
    },
  };
}

/** Only a missing item ends a navigation; the page itself shows all other failures and can retry. */
function rethrowNotFound(error: unknown): void {
  if (error instanceof ApiError && [400, 404].includes(error.status)) throw error;
}
