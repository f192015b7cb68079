import type { Host } from '@guest/shared';
import { ApiError } from '@guest/shared/http/api-error';
import { fragments } from '@guest/shared/routes/fragments';
import type { RemoteName } from '@guest/shared/routes/remotes';
import { routeOf, type RouteName } from '@guest/shared/routes/routes';
import { lazy, type ComponentType } from 'react';
import type { Rescue } from '../fallback/rescue';
import type { Failure, LivingRemote, Mounting, Take } from '../fallback/rescue-state';
import type { LoadFragment } from './fragment-source';
import { loadDetail } from '../property/load-detail';
import { withinTexts } from '../late-texts/within-texts';
import type { LoadRemote } from '../federation/federation';
import { inTime } from './in-time';
import { lendHost } from './lend-host';
import { pageOf, type PageSource } from './page-source';
import { startReads } from './start-reads';

/**
 * A navigation waits this long for its page before it shows the skeleton; guests do not notice a shorter
 * delay.
 */
const TAP_WAITS_MS = 100;

/** A mount that takes longer counts as failed. */
const MOUNT_TAKES_MS = 10_000;

export interface PageLoader extends Required<Omit<PageSource, 'enter'>> {
  /** Loads a fragment of the home page. */
  fragment: LoadFragment;
  load(name: RouteName): Promise<ComponentType>;
  /** Mounts a remote for its work beyond pages, such as the background work of the chat. */
  mount(name: RemoteName): Promise<LivingRemote>;
}

/** Loads a page of the shell itself. */
type LoadShellPage = (name: RouteName, lang: Host['lang']) => Promise<ComponentType>;

/** Creates the loader for the pages of the shell and the remotes in the browser. */
export function createPageLoader(
  host: Host,
  loadRemote: LoadRemote,
  loadShellPage: LoadShellPage,
): PageLoader {
  const mounting: Mounting = new Map();
  const here = new Map<RouteName, ComponentType>();
  const decided = new Map<RouteName, ComponentType>();
  const loading = new Map<RouteName, Promise<ComponentType>>();
  const failed = new Set<RouteName>();
  let rescuing: Promise<Rescue> | undefined;

  async function mountRelease(...release: Parameters<LoadRemote>): Promise<LivingRemote> {
    const [name, , container = name] = release;
    const start = performance.now();
    const life = new AbortController();
    try {
      const remote = await loadRemote(...release);
      const mounted = await inTime(name, MOUNT_TAKES_MS, remote.mount(lendHost(host, life.signal)));
      performance.measure(`remote ${container}`, { start });
      return { ...mounted, life };
    } catch (error) {
      life.abort();
      throw error;
    }
  }

  /**
   * Loads the fallback logic. Its chunk may be missing too; in that case the error of the remote is thrown.
   */
  async function rescue(failure: Failure): Promise<Rescue> {
    try {
      rescuing ??= import(/* webpackChunkName: "late" */ '../fallback/page-rescue').then((it) =>
        it.rescueOfPage({ mounting, mountRelease, drawn: [here, decided] }),
      );
      return await rescuing;
    } catch {
      rescuing = undefined;
      failure.mounted.catch(() => mounting.delete(failure.name));
      throw failure.error;
    }
  }

  async function using<T>(name: RemoteName, take: Take<T>): Promise<T> {
    const mounted = mounting.get(name) ?? mountRelease(name);
    mounting.set(name, mounted);
    try {
      return await take(await mounted);
    } catch (error) {
      const failure = { name, mounted, error };
      return (await rescue(failure)).instead(failure, take);
    }
  }

  /**
   * A page that is already being preloaded shares that request, so that both count as one attempt and fail
   * together.
   */
  function load(name: RouteName): Promise<ComponentType> {
    const begun = loading.get(name) ?? loadAnew(name).finally(() => loading.delete(name));
    loading.set(name, begun);
    return begun;
  }

  async function loadAnew(name: RouteName): Promise<ComponentType> {
    const { owner } = routeOf(name);
    try {
      const page =
        owner === 'shell'
          ? await loadShellPage(name, host.lang)
          : await using(owner, (mounted) => pageOf(mounted, name, host.lang));
      here.set(name, here.get(name) ?? page);
      return here.get(name) ?? page;
    } catch (error) {
      failed.add(name);
      throw error;
    }
  }

  /** A page that is finally shown is no longer marked as failed, however many attempts it took. */
  async function loadShown(name: RouteName): Promise<{ default: ComponentType }> {
    const page = await load(name);
    failed.delete(name);
    return { default: page };
  }

  async function loadReads(name: RouteName) {
    const { owner } = routeOf(name);
    const { reads } =
      owner === 'shell'
        ? await import(/* webpackChunkName: "reads" */ '../reads')
        : await using(owner, (it) => it);
    return reads[name] ?? [];
  }

  return {
    load,
    mount: (name) => using(name, (it) => it),

    fragment: (name) =>
      using(fragments[name].owner, async ({ fragments: given, texts }) => {
        const Part = await given?.[name]?.();
        // An older release may not have this fragment yet, which is not a failure.
        return Part ? withinTexts(Part, host.lang, texts) : () => null;
      }),

    async crashed(name, error, mayReplace) {
      const mounted = name !== 'shell' && mounting.get(name);
      if (!mounted) return false;
      const failure = { name, mounted, error, mayReplace };
      return rescue(failure).then(
        (it) => it.isReplaced(failure),
        () => false,
      );
    },

    component(name) {
      const page = decided.get(name) ?? here.get(name) ?? lazy(() => loadShown(name));
      decided.set(name, page);
      return page;
    },

    async begin(name, params, search) {
      // A failed page is retried only by a navigation of the guest, because automatic retries would never
      // end.
      if (failed.delete(name)) decided.delete(name);
      const ready = Promise.all([
        params.property === undefined || loadDetail(host, params.property),
        load(name),
        loadReads(name).then((reads) => startReads(host, reads, { params, search })),
      ]).catch(unlessItIsMissing);
      // A failure after the timeout is shown by the page that needs the data, so it must not become an
      // unhandled rejection.
      ready.catch(() => {});
      await Promise.race([ready, new Promise((resolve) => setTimeout(resolve, TAP_WAITS_MS))]);
    },
  };
}

/** Only a missing item ends a navigation; the page itself shows all other failures and can retry. */
function unlessItIsMissing(error: unknown): void {
  if (error instanceof ApiError && [400, 404].includes(error.status)) throw error;
}
