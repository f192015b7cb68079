import { createHost, type Host } from '@guest/shared';
import type { Boot } from '@guest/shared/contracts/release/boot.contract';
import { isLang } from '@guest/shared/contracts/core/languages';
import { matchRoute } from '@guest/shared/routes/match-route';
import { failureActionFor } from './failure-policy';
import type { ServerClock } from './server-clock';

/**
 * Creates the only host of the page. `preload`, `goTo` and `onUnauthorized` are functions because the router
 * that they use needs the host first.
 */
export function createShellHost(
  boot: Boot,
  clock: ServerClock,
  deps: Pick<Host, 'toast' | 'preload' | 'goTo'> & { onUnauthorized: () => void; isHydrated: () => boolean },
): Host {
  return createHost({
    baseUrl: boot.config.apiBaseUrl,
    apiToken: boot.config.apiToken,
    lang: isLang(boot.lang) ? boot.lang : 'en',
    toast: deps.toast,
    preload: deps.preload,
    goTo: deps.goTo,
    propertyInRoute: () => matchRoute(location.pathname)?.params.property,
    onServerTime: clock.serverTimeReceived,
    // Until hydration the time is fixed to that of the document, so that the markup matches; after that the
    // clock runs.
    now: () => (deps.isHydrated() ? clock.now() : boot.now),
    onFailure(error, options) {
      const action = failureActionFor(error, options);
      if (action.kind === 'clear') deps.onUnauthorized();
      if (action.kind === 'toast') deps.toast('error', action.text);
    },
  });
}
