import type { Realtime } from '@guest/shared/realtime/realtime';
import { reportFailure } from './report-failure';

/** The longest time for which a lost push without a successor goes unnoticed. */
const REFRESH_INTERVAL_MS = 60_000;

/**
 * Synchronises regularly while the page is visible, and when the guest returns to it. Returns its stop
 * function.
 */
export function refreshOnFocus(
  { state }: Pick<Realtime, 'state'>,
  refresh: () => Promise<unknown>,
): () => void {
  const refreshIfVisible = () => {
    if (document.visibilityState !== 'visible' || state.getState().connection !== 'connected') return;
    refresh().catch(reportFailure);
  };
  const timer = setInterval(refreshIfVisible, REFRESH_INTERVAL_MS);
  document.addEventListener('visibilitychange', refreshIfVisible);
  addEventListener('pageshow', refreshIfVisible);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', refreshIfVisible);
    removeEventListener('pageshow', refreshIfVisible);
  };
}
