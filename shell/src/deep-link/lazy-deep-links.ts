import { reportBackgroundError } from '@guest/shared/lazy/chunk-load-error';
import { retryImport } from '@guest/shared/lazy/retry-import';
import type { DeepLinkDeps } from './deep-link-deps';
import { MAX_VIEWPORT } from './limits';

/** Loads and starts the deep links on devices that are narrow enough for the hotel's app. */
export function startDeepLinks(deps: DeepLinkDeps): void {
  // A page in the hotel's app is never opened in it again.
  if (deps.host.layout.getState().isAppMode) return;
  const narrow = matchMedia(`(max-width: ${MAX_VIEWPORT}px)`);
  let isStarted = false;
  const start = () => {
    if (isStarted || !narrow.matches) return;
    isStarted = true;
    load(deps).catch(reportBackgroundError);
  };
  start();
  narrow.addEventListener('change', start);
}

async function load(deps: DeepLinkDeps): Promise<void> {
  const { followDeepLinks } = await retryImport(
    () => import(/* webpackChunkName: "phone-app" */ './follow-deep-links'),
  );
  followDeepLinks(deps);
}
