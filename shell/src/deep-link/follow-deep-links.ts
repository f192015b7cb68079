import { reportBackgroundError } from '@guest/shared/lazy/chunk-load-error';
import { actionOf, deepLinks } from '@guest/shared/routes/deep-links';
import { matchRoute } from '@guest/shared/routes/match-route';
import { appOffer } from './app-offer.store';
import type { DeepLinkDeps } from './deep-link-deps';
import { createDeepLinkStore } from './deep-link.store';
import { linkExtras } from './link-extras';
import { MAX_VIEWPORT } from './limits';
import { poll } from './poll';
import { createRedirect, type EligiblePage } from './redirect';

/**
 * Opens the hotel's app, or offers to, after each navigation to a page that the app can show. Returns a stop
 * function.
 */
export function followDeepLinks(deps: DeepLinkDeps): () => void {
  const { router, host } = deps;
  const store = createDeepLinkStore();
  const redirect = createRedirect(deps, store);
  let shown: string | undefined;
  let visit = new AbortController();

  async function afterNavigation({ pathname, search }: { pathname: string; search: string }) {
    const { signal } = visit;
    const page = eligiblePage(pathname, search);
    // The code is not loaded on a device that never opens the app.
    if (!page || !matchMedia(`(max-width: ${MAX_VIEWPORT}px)`).matches) return;
    const { action, match, query } = page;
    const extras = () => linkExtras(action, { params: match.params, query }, host);
    const isKnown = () => Object.keys(extras()).length > 0;
    if (deepLinks[action].isAsync && !(await poll(isKnown, signal))) return;
    await redirect({ ...page, extras: extras() }, signal);
  }

  const onChange = () => {
    const { location, navigation } = router.state;
    const address = location.pathname + location.search;
    if (navigation.state !== 'idle' || address === shown) return;
    shown = address;
    visit.abort();
    visit = new AbortController();
    appOffer.getState().withdrawn();
    afterNavigation(location).catch(reportBackgroundError);
  };
  onChange();
  const stopFollowing = router.subscribe(onChange);
  return () => {
    stopFollowing();
    visit.abort();
    appOffer.getState().withdrawn();
  };
}

/** Returns the page at an address and the action that opens it, or `undefined` if the app has no such page. */
function eligiblePage(pathname: string, search: string): Omit<EligiblePage, 'extras'> | undefined {
  const match = matchRoute(pathname);
  const query = new URLSearchParams(search);
  const action = match && actionOf(match.name, query);
  return action && { action, match, query };
}
