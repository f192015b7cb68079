import type { SavedDeepLink } from './saved-deep-link';
import { isForeignApp, isIosSafari } from './browsers';
import { IOS_RECHECK_MS, MAX_VIEWPORT } from './limits';

/** Everything that decides whether a link is followed, apart from the page. */
export interface RedirectFacts {
  viewportWidth: number;
  isAppMode: boolean;
  /** A click without a connection replaces the suite with an error page, if the app is not installed. */
  isOffline: boolean;
  query: URLSearchParams;
  userAgent: string;
  /** The guest would lose something that they have typed and not sent. */
  hasUnsentInput: boolean;
  saved: SavedDeepLink;
  now: number;
}

/** Whether the hotel's app may be opened, or offered, on this device now. */
export function canRedirect(facts: RedirectFacts): boolean {
  const { viewportWidth, isAppMode, isOffline, query, userAgent, hasUnsentInput, saved, now } = facts;
  if (viewportWidth > MAX_VIEWPORT || isAppMode || query.get('download') === 'true') return false;
  if (isOffline || hasUnsentInput || isForeignApp(userAgent)) return false;
  if (saved.staysInBrowserUntil !== null && now < saved.staysInBrowserUntil) return false;
  return !isIosSafari(userAgent) || mayTryIos(saved, now);
}

/** Safari shows an error for a link without an app, so it is tried rarely unless the app is known to be there. */
function mayTryIos({ isIosAppInstalled, lastIosCheckTime }: SavedDeepLink, now: number): boolean {
  return isIosAppInstalled || lastIosCheckTime === null || now - lastIosCheckTime > IOS_RECHECK_MS;
}
