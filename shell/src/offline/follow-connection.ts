import type { Host } from '@guest/shared';
import { buildContract } from '@guest/shared/contracts/release/build.contract';
import { isOutdated } from './failed-reads';

/** The interval between checks while the tab is visible. */
const CHECK_INTERVAL_MS = 10_000;
/**
 * The first check is early: a single lost call on a bad network must not leave the page "offline" for the whole
 * interval.
 */
const FIRST_CHECK_MS = 1_500;

/**
 * Checks whether the server is reachable again and then refetches the data of the page. The browser's online
 * state is only a hint; only an answered call proves a connection. Returns a stop function.
 */
export function followConnection(
  { api, layout, queries }: Pick<Host, 'api' | 'layout' | 'queries'>,
  /** True if the document came from the cache of the service worker. */
  { isInDoubt }: { isInDoubt: boolean },
): () => void {
  const isOffline = () => layout.getState().isOffline;
  // The API client updates the offline flag, so the outcome of the call is ignored here.
  const check = () => void api.send(buildContract.latestBuild, {});
  const onOffline = () => layout.getState().connectionChanged(true);

  const timer = setInterval(() => {
    if (document.visibilityState !== 'visible') return;
    if (isOffline()) check();
    // A slow request that is still running is not restarted.
    else void queries.refetchQueries({ type: 'active', predicate: isOutdated }, { cancelRefetch: false });
  }, CHECK_INTERVAL_MS);
  let firstCheck: ReturnType<typeof setTimeout> | undefined;
  const stop = layout.subscribe((now, before) => {
    if (before.isOffline === now.isOffline) return;
    clearTimeout(firstCheck);
    if (!now.isOffline) void queries.invalidateQueries();
    // If the device itself has no network, the `online` event below triggers the check.
    else if (navigator.onLine) firstCheck = setTimeout(check, FIRST_CHECK_MS);
  });
  addEventListener('online', check);
  addEventListener('offline', onOffline);
  if (!navigator.onLine) onOffline();
  else if (isInDoubt) check();
  return () => {
    clearInterval(timer);
    clearTimeout(firstCheck);
    stop();
    removeEventListener('online', check);
    removeEventListener('offline', onOffline);
  };
}
