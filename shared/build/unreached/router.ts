import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { leaveOut, type Unreached } from './unreached';

export const ROUTER_FILE = /[\\/]react-router[\\/]dist[\\/]production[\\/]chunk-\w+\.mjs$/;

/**
 * The functions of react-router that this suite never reaches, with the code that replaces their bodies. The suite
 * has neither forms of the router nor fetchers, blockers, lazy routes, routes that are discovered while a page is
 * open, middleware, active links or instrumentation, but `createRouter` contains most of them in one closure
 * that no minimizer can take apart.
 */
export const unreachedOfRouter: Unreached = {
  library: 'react-router',
  // The library consists of several files, and only one has the router.
  marker: 'function createRouter(',
  functions: {
    abortStaleFetchLoads: 'return false;',
    checkFogOfWar: 'return { active: false, matches: null };',
    decodeRedirectErrorDigest: 'return;',
    decodeRouteErrorResponseDigest: 'return;',
    DefaultErrorComponent: 'return null;',
    defaultDataStrategyWithMiddleware: 'return defaultDataStrategy(args);',
    deleteBlocker: '',
    deleteFetcher: '',
    discoverRoutes: '',
    fetch2: '',
    getBlocker: '',
    getFetcher: '',
    getFormSubmissionInfo: '',
    getRouteInstrumentationUpdates: '',
    getSubmissionFromNavigation: 'return;',
    handleAction: '',
    handleFetcherAction: '',
    handleFetcherLoader: '',
    instrumentClientSideRouter: '',
    loadLazyRoute: 'return {};',
    loadLazyRouteProperty: 'return;',
    markFetchRedirectsDone: 'return false;',
    NavLinkWithRef: '',
    normalizeNavigateOptions: 'return { path };',
    parseHydrationData: 'return;',
    patchRoutesImpl: '',
    PrefetchPageLinks: '',
    queueFetcherForDeletion: '',
    resetFetcher: '',
    RSCErrorHandler: 'return children;',
    runClientMiddlewarePipeline: '',
    setFetcherError: '',
    shouldBlockNavigation: 'return;',
    updateBlocker: '',
    updateFetcherState: '',
    useFormAction: '',
    usePrefetchBehavior: 'return [false, undefined, {}];',
    useSubmit: '',
  },
};

export const smallRouter = leaveOut(ROUTER_FILE, unreachedOfRouter);

/**
 * Maps the router to its production build. By default, its package gives bundlers the build with warnings for
 * developers.
 */
export function productionRouter(): Record<string, string> {
  const routerDom = createRequire(import.meta.url).resolve('react-router-dom');
  const router = join(dirname(createRequire(routerDom).resolve('react-router')), '../production');
  return {
    'react-router/dom$': join(router, 'dom-export.mjs'),
    'react-router$': join(router, 'index.mjs'),
  };
}
