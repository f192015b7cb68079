import type { Host } from '@guest/shared';
import { buildContract } from '@guest/shared/contracts/release/build.contract';
import { isOld } from './unanswered-reads';

/** Milliseconds between two tries, while the guest looks on. */
const TRY_AGAIN_EVERY_MS = 10_000;

/**
 * Looks whether the server is back, and then reads again what the page shows. What a browser says of its network is a
 * hint and no more: only a call that is answered tells. Returns its stop function.
 */
export function followConnection(
  { api, layout, queries }: Pick<Host, 'api' | 'layout' | 'queries'>,
  /** The page was not loaded from the network. */
  { isInDoubt }: { isInDoubt: boolean },
): () => void {
  const isOffline = () => layout.getState().isOffline;
  // Whether it was answered, the flag says.
  const look = () => void api.send(buildContract.latestBuild, {});
  const lost = () => layout.getState().connectionChanged(true);

  const timer = setInterval(() => {
    if (document.visibilityState !== 'visible') return;
    if (isOffline()) look();
    else void queries.refetchQueries({ type: 'active', predicate: isOld });
  }, TRY_AGAIN_EVERY_MS);
  const stop = layout.subscribe((now, before) => {
    if (before.isOffline && !now.isOffline) void queries.invalidateQueries();
  });
  addEventListener('online', look);
  addEventListener('offline', lost);
  if (!navigator.onLine) lost();
  else if (isInDoubt) look();
  return () => {
    clearInterval(timer);
    stop();
    removeEventListener('online', look);
    removeEventListener('offline', lost);
  };
}
