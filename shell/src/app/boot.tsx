import type { Host } from '@guest/shared';
import type { Boot } from '@guest/shared/contracts/release/boot.contract';
import { createBrowserRouter, RouterProvider } from '@guest/shared/router';
import { matchRoute, type RouteMatch } from '@guest/shared/routes/match-route';
import { propertyInPath } from '@guest/shared/routes/property-in-path';
import { addRoutes, pathTo, type RouteName } from '@guest/shared/routes/routes';
import { tabStorage } from '@guest/shared/storage/tab-storage';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app';
import { onRecoveredError } from '../errors/recovered-error';
import { applyBootData } from '../first-view/boot-data';
import { getCachedDocument } from '../first-view/cached-document';
import { SlotParts } from '../remotes/slot-parts';
import { FragmentSource } from '../remotes/fragment-source';
import { createServerClock } from '../host/server-clock';
import { createShellHost } from '../host/shell-host';
import { startAfterHydration } from './start-after-hydration';
import { yieldToMain } from './yield-to-main';
import { createPropertyGuard } from '../property/property-change';
import type { LoadRemote } from '../federation/federation';
import { createPageLoader } from '../remotes/page-loader';
import { loadShellPage } from './shell-pages';
import { shellRoutes } from './shell-routes';
import { skipShortWaits } from './skip-short-waits';
import { loadTexts } from '../texts';
import { withTitles } from '../title/title-texts';
import { createToasts } from '../toasts/create-toasts';

/**
 * The longest time that a document without content waits for the code of its page before it shows a skeleton.
 */
const PAGE_WAIT_MS = 1_500;

/**
 * The composition root: creates the only host, passes it to every remote and hydrates the document. Resolves once the page
 * responds.
 */
export async function boot(facts: Boot, load: LoadRemote): Promise<void> {
  performance.mark('shell-start');
  addRoutes(facts.routes);
  const route = matchRoute(location.pathname);
  const clock = createServerClock(tabStorage);
  const host = createShellHost(facts, clock, {
    toast: createToasts(),
    // The cast is safe: a page that a remote has added is in the boot data, and an unknown name loads nothing.
    preload: (name, params) =>
      void pages.begin(name as RouteName, params, new URLSearchParams()).catch(() => {}),
    goTo: (path) => void router.navigate(path),
    onUnauthorized() {
      const current = matchRoute(router.state.location.pathname);
      // Two calls may fail with 401 at the same time; one navigation is enough.
      if (current?.name === 'clear') return;
      void router.navigate(pathTo('clear', {}, { goBack: homePath(current) }));
    },
    isHydrated: () => host.takeOver.getState().isPageLive,
  });
  applyBootData(host, facts.data, propertyInPath(location.pathname), getCachedDocument().cachedAt);

  const pages = createPageLoader(host, load, loadShellPage);
  const enter = createPropertyGuard(host);
  const first = warmStart([
    facts.status === 200 && route && pages.load(route.name),
    getCachedDocument().isFrame && prepareCachedFrame(host),
  ]);
  const [texts] = await Promise.all([loadTexts(host.lang), facts.view === 'page' ? null : first]);

  await yieldToMain();
  const router = createBrowserRouter(shellRoutes({ ...pages, enter }), {
    hydrationData: hydrationOf(facts, route),
  });
  const app = (
    <App host={host} texts={withTitles(texts, facts.routes)}>
      <FragmentSource value={facts.source === 'safe' ? null : pages}>
        <SlotParts value={facts.slots ?? {}}>
          <RouterProvider router={skipShortWaits(router)} />
        </SlotParts>
      </FragmentSource>
    </App>
  );
  await yieldToMain();
  hydrate(facts, app);
  await startAfterHydration({ host, facts, clock, router, enter, pages });
}

/** Waits for what begins before React renders, such as loading the page, no longer than `PAGE_WAIT_MS`. */
async function warmStart(begun: unknown[]): Promise<void> {
  const timeout = new Promise((resolve) => setTimeout(resolve, PAGE_WAIT_MS));
  await Promise.race([Promise.allSettled(begun), timeout]);
}

async function prepareCachedFrame(host: Host): Promise<void> {
  const lazyModule = await import(/* webpackChunkName: "late" */ '../offline/prepare-cached-frame');
  await lazyModule.prepareCachedFrame(host);
}

/**
 * Tells the router that the loaders of the first view have already run on the server, and with which result.
 */
function hydrationOf({ status }: Boot, route: RouteMatch | undefined) {
  const id = route?.name ?? 'unmatched';
  return {
    loaderData: { frame: null, [id]: null },
    ...(status !== 200 && route && { errors: { [id]: { status } } }),
  };
}

function hydrate({ view }: Boot, app: React.ReactNode): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('the document has no #root element');
  performance.mark('take-over');
  // The error boundary around each page reports the errors that it catches.
  const options = { onRecoverableError: onRecoveredError, onCaughtError: () => {} };
  if (view === 'empty') createRoot(root, options).render(app);
  else startTransition(() => void hydrateRoot(root, app, options));
}

const homePath = (route: RouteMatch | undefined) =>
  route?.params.property ? pathTo('property', { property: route.params.property }) : pathTo('index', {});
