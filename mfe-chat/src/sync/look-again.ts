import type { Realtime } from '@guest/shared/realtime/realtime';
import { reportFailure } from './report-failure';

/** The longest time for which a lost push without a successor goes unnoticed. */
const EVERY_MS = 60_000;

/**
 * Synchronises regularly while the page is visible, and when the guest returns to it. Returns its stop
 * function.
 */
export function lookAgain({ state }: Pick<Realtime, 'state'>, look: () => Promise<unknown>): () => void {
  const wake = () => {
    if (document.visibilityState !== 'visible' || state.getState().connection !== 'connected') return;
    look().catch(reportFailure);
  };
  const timer = setInterval(wake, EVERY_MS);
  document.addEventListener('visibilitychange', wake);
  addEventListener('pageshow', wake);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', wake);
    removeEventListener('pageshow', wake);
  };
}
