import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { leaveOut, type Unreached } from './unreached';

export const ROUTER_FILE = /[\\/]react-router[\\/]dist[\\/]production[\\/]chunk-\w+\.mjs$/;

/**
 * The parts of react-router that this suite never reaches, with the code that replaces them. The suite has neither
 * forms of the router nor fetchers, blockers, lazy routes, routes that are discovered while a page is open,
 * middleware, active links or instrumentation, and its loaders return redirects or nothing; but `createRouter`
 * contains most of that in one closure that no minimizer can take apart.
 */
export const unreachedOfRouter: Unreached = {
  library: 'react-router',
  // The library consists of several files, and only one has the router.
  marker: 'function createRouter(',
  parts: {
    '} else if (opts && opts.submission && isMutationMethod(opts.submission.formMethod)) {': '',
    abortStaleFetchLoads: 'return false;',
    callDataStrategyImpl: `return dataStrategyImpl({
      request, matches, fetcherKey, url: createDataFunctionUrl(request, path), pattern: getRoutePattern(matches),
      params: matches[0].params, context: scopedContext
    });`,
    checkFogOfWar: 'return { active: false, matches: null };',
    convertDataStrategyResultToDataResult: `let { type, result } = dataStrategyResult;
      return type === "error"
        ? { type, error: result, statusCode: isRouteErrorResponse(result) ? result.status : undefined }
        : { type, data: result };`,
    createClientSideRequest:
      'return new Request(history.createURL(stripHashFromPath(location)).toString(), { signal });',
    // The only loaders are the shell's, which read the address of their request.
    createDataFunctionUrl: 'return new URL(request.url);',
    decodeRedirectErrorDigest: 'return;',
    decodeRouteErrorResponseDigest: 'return;',
    DefaultErrorComponent: 'return null;',
    defaultDataStrategyWithMiddleware: 'return defaultDataStrategy(args);',
    deleteBlocker: '',
    deleteFetcher: '',
    discoverRoutes: '',
    // Addresses of pages have no optional segments (`PAGE_PATH`).
    explodeOptionalSegments: '',
    fetch2: '',
    'fetchersToLoad.map(async (f) => {': '',
    'fetchLoadMatches.forEach((f, key) => {': '',
    getActionDataForCommit: 'return {};',
    getBlocker: '',
    getDataStrategyMatch: `return {
      ...match, shouldLoad, shouldRevalidateArgs, shouldCallHandler: () => shouldLoad,
      resolve: () => shouldLoad
        ? callLoaderOrAction({ request, path, pattern, match, scopedContext })
        : Promise.resolve({ type: "data", result: undefined })
    };`,
    getFetcher: '',
    getFormSubmissionInfo: '',
    getOptimisticRouterState: '',
    getRouteInstrumentationUpdates: '',
    getSubmissionFromNavigation: 'return;',
    getTargetedDataStrategyMatches: '',
    getUpdatedActionData: 'return;',
    getUpdatedRevalidatingFetchers: '',
    handleAction: '',
    handleFetcherAction: '',
    handleFetcherLoader: '',
    // The strategy of the library has a result for each loader.
    'if (!isMutationMethod(request.method)) {': ' ',
    'if (blockerKey && delta != null) {': '',
    'if (blockerKey) {': '',
    'if (isFogOfWar) {': '',
    'if (lazyHandlerPromise || lazyRoutePromise) {': '',
    'if (locationArg && renderedMatches) {': '',
    'if (locationArg) {': '',
    'if (opts && opts.pendingError) {': '',
    'if (typeof handler !== "function") {': '',
    instrumentClientSideRouter: '',
    'let submitHandler = (event) => {': '',
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
    'revalidatingFetchers.filter((f) => !f.matches || f.matches.some((m) => m.shouldLoad)).forEach((rf) => {':
      '',
    RSCErrorHandler: 'return children;',
    runClientMiddlewarePipeline: '',
    // Everything behind the hook is for the framework mode.
    ScrollRestoration: 'useScrollRestoration({ getKey, storageKey }); return null;',
    setFetcherError: '',
    shouldBlockNavigation: 'return;',
    updateBlocker: '',
    updateFetcherState: '',
    useFormAction: '',
    // Pages of a data router navigate with `useNavigateStable`.
    useNavigateUnstable: '',
    usePrefetchBehavior: 'return [false, undefined, {}];',
    useSubmit: '',

    // These only write sentences for developers, who get them from the development build. Errors keep their facts.
    getDataRouterConsoleError: 'return hookName;',
    getDataRouterConsoleError2: 'return hookName;',
    getInternalRouterError:
      'return new ErrorResponseImpl(status || 500, "", new Error([status, type, method, pathname, message].join(" ")), true);',
    getInvalidPathError: 'return `${char} in to.${field}: ${path}`;',
    invariant: 'if (value === false || value == null) throw new Error("react-router: invariant");',
    invariant2: 'if (value === false || value == null) throw new Error("react-router: invariant");',
    warning: 'return;',
    warningOnce: 'return;',
    warnOnce: 'return;',
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
