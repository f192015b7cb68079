import { isNetworkError } from '@guest/shared/http/api-error';
import { withQuery } from '@guest/shared/routes/fill-in';
import { deepLinkTitle, type DeepLinkAction, type DeepLinkExtra } from '@guest/shared/routes/deep-links';
import type { RouteMatch } from '@guest/shared/routes/match-route';
import { appOffer } from './app-offer.store';
import { isIosSafari } from './browsers';
import { buildDeepLink } from './build-deep-link';
import { configuredApp } from './configured-app';
import type { DeepLinkStore } from './deep-link.store';
import type { DeepLinkDeps } from './deep-link-deps';
import { canRedirect } from './can-redirect';
import { freshLinkBase } from './fresh-link-base';
import { NOT_OPENED_MS, STAY_IN_BROWSER_MS } from './limits';
import { becomesHidden, clickHiddenLink } from './open-app';
import { saveDeepLink, savedDeepLink } from './saved-deep-link';

/** A page that the hotel's app can show. */
export interface EligiblePage {
  action: DeepLinkAction;
  match: RouteMatch;
  query: URLSearchParams;
  extras: Partial<Record<DeepLinkExtra, string>>;
}

/** Returns a function that opens the hotel's app at a page, or offers to, unless something forbids it. */
export function createRedirect({ host, hasUnsentInput }: DeepLinkDeps, store: DeepLinkStore) {
  function isAllowed(query: URLSearchParams): boolean {
    const { isAppMode, isOffline } = host.layout.getState();
    return (
      document.visibilityState === 'visible' &&
      canRedirect({
        viewportWidth: innerWidth,
        isAppMode,
        isOffline: isOffline || !navigator.onLine,
        query,
        userAgent: navigator.userAgent,
        hasUnsentInput: hasUnsentInput(),
        saved: savedDeepLink(),
        now: Date.now(),
      })
    );
  }

  function buildLink(base: string, { action, match, extras }: EligiblePage, propertyUuid: string) {
    // The address includes the invitation code: an app that has no screen for invitations shows this address in its
    // web view, and without the code it would show the chat instead.
    const webviewUrl = withQuery(location.origin + location.pathname, { code: extras.code, app: 'true' });
    const isOfProperty = match.params.property !== undefined;
    return buildDeepLink(
      base,
      {
        action,
        propertyUuid: isOfProperty ? propertyUuid : undefined,
        extras: { ...extras, 'webview-url': webviewUrl },
      },
      location.origin,
    );
  }

  const offer = (url: string, title: string | undefined) =>
    appOffer.getState().offered({
      url,
      title,
      opened: async () => {
        const isOpened = becomesHidden();
        store.getState().redirected();
        appOffer.getState().withdrawn();
        if (await isOpened) return true;
        // The next page may have offered it meanwhile.
        appOffer.getState().withdrawn();
        saveDeepLink({ staysInBrowserUntil: Date.now() + NOT_OPENED_MS });
        return false;
      },
      declined: () => {
        saveDeepLink({ staysInBrowserUntil: Date.now() + STAY_IN_BROWSER_MS });
        appOffer.getState().withdrawn();
      },
    });

  async function open(url: string, title: string | undefined, signal: AbortSignal): Promise<void> {
    const isIos = isIosSafari(navigator.userAgent);
    store.getState().redirected();
    // It is stored before the click, so that neither the next page nor a reload within the check tries again.
    if (isIos) saveDeepLink({ lastIosCheckTime: Date.now() });
    clickHiddenLink(url);
    const isOpened = await becomesHidden();
    if (isIos) saveDeepLink({ isIosAppInstalled: isOpened, lastIosCheckTime: Date.now() });
    // A guest who returns from the app can choose to stay here from now on.
    if (isOpened && !signal.aborted) offer(url, title);
  }

  return async function redirect(page: EligiblePage, signal: AbortSignal): Promise<void> {
    if (!isAllowed(page.query)) return;
    try {
      const app = await configuredApp(host, page.match.params.property);
      const base = app && (await freshLinkBase(host, signal));
      const url = base && buildLink(base, page, app.propertyUuid);
      // The guest may have started to type, or left the page, while the server was answering.
      if (!url || signal.aborted || !isAllowed(page.query)) return;
      store.getState().linkBuilt({ origin: location.origin, url });
      const title = deepLinkTitle(page.action);
      if (app.opens === 'banner') offer(url, title);
      else await open(url, title, signal);
    } catch (error) {
      // Without the server the guest stays in the browser.
      if (!isNetworkError(error)) throw error;
    }
  };
}
