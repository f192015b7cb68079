import type { Realtime } from '@guest/shared/realtime/realtime';
import { reportFailure } from './report-failure';

/** A push that got lost, with nothing after it, is missed for no longer than this. */
const EVERY_MS = 60_000;

/** Looks again while the guest does, and whenever they come back to the page. Returns the stop. */
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
