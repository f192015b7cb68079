/**
 * The functions of react-router that this suite never reaches, with the code that replaces their bodies. The suite
 * has neither forms of the router nor fetchers, blockers, lazy routes, routes that are discovered while a page is
 * open, middleware of the framework mode or instrumentation, but `createRouter` contains all of them in one
 * closure that no minimizer can take apart.
 */
const UNREACHED = {
  checkFogOfWar: 'return { active: false, matches: null };',
  decodeRedirectErrorDigest: 'return;',
  decodeRouteErrorResponseDigest: 'return;',
  DefaultErrorComponent: 'return null;',
  deleteBlocker: '',
  discoverRoutes: '',
  fetch2: '',
  getBlocker: '',
  getFetcher: '',
  getFormSubmissionInfo: '',
  getRouteInstrumentationUpdates: '',
  handleAction: '',
  handleFetcherAction: '',
  handleFetcherLoader: '',
  instrumentClientSideRouter: '',
  loadLazyRoute: 'return {};',
  normalizeNavigateOptions: 'return { path };',
  parseHydrationData: 'return;',
  patchRoutesImpl: '',
  PrefetchPageLinks: '',
  queueFetcherForDeletion: '',
  resetFetcher: '',
  setFetcherError: '',
  shouldBlockNavigation: 'return;',
  updateBlocker: '',
  updateFetcherState: '',
  useFormAction: '',
  usePrefetchBehavior: 'return [false, undefined, {}];',
  useSubmit: '',
};

/** Replaces the bodies of `UNREACHED`. A router that writes one of them in another way does not build. */
export default function routerLoader(source) {
  // The library consists of several files, and only one has the router.
  if (!source.includes('function createRouter(')) return source;
  return Object.entries(UNREACHED).reduce((code, [name, body]) => {
    // The library is published formatted, so a function ends with the first brace of its own indentation.
    const pattern = new RegExp(
      `^( *)((?:async )?function ${name}\\((?:[^()]|\\([^()]*\\))*\\) \\{)\\n[^]*?^\\1\\}$`,
      'gm',
    );
    let found = 0;
    const changed = code.replace(pattern, (_all, indent, head) => {
      found += 1;
      const replacement = body || `throw new Error("react-router: ${name} is not part of this build");`;
      return `${indent}${head} ${replacement} }`;
    });
    if (found !== 1) throw new Error(`react-router has ${found} functions called ${name} instead of one`);
    return changed;
  }, source);
}
