import type { Host } from '@guest/shared';
import { announceVisibility } from '@guest/shared/realtime/page-visibility';

/**
 * Tells the server and the other tabs when the guest sees this page, so that nothing is sent that it shows. Returns a stop
 * function.
 */
export function reportVisibility({ realtime }: Pick<Host, 'realtime'>): () => void {
  let isSeen = false;
  /** A server of an older release does not know the request, and closes a connection after some of those. */
  let isUnanswered = false;

  function update(): void {
    const wasSeen = isSeen;
    const isConnected = realtime.state.getState().connection === 'connected';
    if (!isConnected) isUnanswered = false;
    isSeen = isConnected && document.visibilityState === 'visible';
    if (isSeen && !wasSeen && !isUnanswered) realtime.ask('pageSeen', {}).catch(() => (isUnanswered = true));
  }

  update();
  document.addEventListener('visibilitychange', update);
  const stops = [
    announceVisibility(),
    realtime.state.subscribe(update),
    () => document.removeEventListener('visibilitychange', update),
  ];
  return () => stops.forEach((stop) => stop());
}
