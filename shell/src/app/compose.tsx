import { createHost, type Host, type RemoteModule } from '@guest/shared';
import type { RenderOutput, RenderInput } from '@guest/shared/contracts/release/boot.contract';
import { isLang } from '@guest/shared/contracts/core/languages';
import type { RouteObject } from '@guest/shared/router';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from '@guest/shared/router-server';
import { matchRoute } from '@guest/shared/routes/match-route';
import { propertyInPath } from '@guest/shared/routes/property-in-path';
import { addRoutes, routeOf, type RouteName } from '@guest/shared/routes/routes';
import { setupI18n, type Messages } from '@lingui/core';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { App } from './app';
import { titleOf } from '../title/title';
import { withTitles } from '../title/title-texts';
import { SlotParts } from '../remotes/slot-parts';
import { FragmentSource } from '../remotes/fragment-source';
import { pageOf, type PageSource } from '../remotes/page-source';
import { shellRoutes } from './shell-routes';
import { loadShellPage } from './shell-pages';
import { loadTexts } from '../texts';
import { applyBootData } from '../first-view/boot-data';

/** React writes this comment in place of a part that threw during server rendering. */
const UNFINISHED = '<!--$!-->';

/** Renders a first view for hydration. It does no network I/O: `ask` contains all data. */
export async function compose(
  ask: RenderInput,
  load: (bundle: string) => Promise<{ remote: RemoteModule }>,
): Promise<RenderOutput> {
  const url = new URL(ask.url, 'http://suite');
  // A process composes one view at a time, but views of several sets.
  addRoutes(ask.routes);
  const route = matchRoute(url.pathname);
  const texts = withTitles(await loadTexts(isLang(ask.lang) ? ask.lang : 'en'), ask.routes);
  const host = createRenderHost(ask);
  applyBootData(host, ask.data, propertyInPath(url.pathname));

  const source = await createRenderSource(host, ask, route?.name, load);
  const handler = createStaticHandler(routesOf(route?.name, source));
  const context = await handler.query(new Request(url));
  if (context instanceof Response)
    throw new Error(`route of ${ask.url} returned a response instead of a page`);
  if (ask.status !== 200 && route) context.errors = { [route.name]: { status: ask.status } };

  const router = createStaticRouter(handler.dataRoutes, context);
  const view = <StaticRouterProvider router={router} context={context} hydrate={false} />;
  const html = renderToString(
    <App host={host} texts={texts}>
      <SlotParts value={ask.slots ?? {}}>
        {url.searchParams.get('safe') === '1' ? <FragmentSource value={null}>{view}</FragmentSource> : view}
      </SlotParts>
    </App>,
  );
  if (ask.remote && html.includes(UNFINISHED))
    throw new Error(`server bundle of ${ask.remote.name} threw during rendering`);
  // React puts image preloads in front of the markup; the document has its own preloads in its head.
  return {
    html: html.replace(/^(?:<link rel="preload"[^>]*>)+/, ''),
    title: documentTitle(host, ask, texts),
  };
}

/**
 * Returns the routes that the address can match. The router ranks all that it gets, and with those of the whole suite that
 * would take a good part of the time of each view.
 */
const routesOf = (page: RouteName | undefined, source: PageSource): RouteObject[] =>
  shellRoutes(source).map((frame) => {
    if (frame.index) return frame;
    const children = (frame.children ?? []).filter(({ id, path }) => id === page || path === '*');
    return { ...frame, children };
  });

/**
 * Creates the host for one rendering. Its calls never settle, so data that `ask` does not contain is left to
 * the browser.
 */
function createRenderHost({ lang, now }: RenderInput): Host {
  const host = createHost({
    baseUrl: '',
    apiToken: '',
    lang: isLang(lang) ? lang : 'en',
    toast: () => {},
    preload: () => {},
    goTo: () => {},
    propertyInRoute: () => undefined,
    onFailure: () => {},
    now: () => now,
  });
  const never = () => new Promise<never>(() => {});
  return { ...host, api: { call: never, send: never } };
}

/**
 * Provides the page of the address if its code is available; all other parts are left to the browser, behind
 * their skeletons.
 */
async function createRenderSource(
  host: Host,
  { remote }: RenderInput,
  route: RouteName | undefined,
  load: (bundle: string) => Promise<{ remote: RemoteModule }>,
): Promise<PageSource> {
  const page = route && (await pageAt(route));
  return { component: () => page ?? RenderedInBrowser, begin: async () => {} };

  async function pageAt(name: RouteName): Promise<ComponentType | undefined> {
    if (routeOf(name).owner === 'shell') return loadShellPage(name, host.lang);
    if (!remote) return undefined;
    const bundle = await load(remote.bundle);
    return pageOf(await bundle.remote.mount(host), name, host.lang);
  }
}

/** Throws so that React writes the nearest skeleton and marks the boundary for rendering in the browser. */
function RenderedInBrowser(): never {
  throw new Error('this part is rendered in the browser');
}

function documentTitle(host: Host, { url, status }: RenderInput, texts: Messages): string {
  const i18n = setupI18n({ locale: host.lang, messages: { [host.lang]: texts } });
  const route = matchRoute(new URL(url, 'http://suite').pathname);
  return titleOf(
    {
      title: status === 200 && route ? routeOf(route.name).title : 'Page Not Found',
      pageName: host.pageName.getState().name,
      propertyName: host.property.getState().property?.name,
    },
    (text) => i18n._(text),
  );
}
