import type { Host } from '@guest/shared';

/** Opens the page of a notification that the guest has tapped, without a reload. Returns its stop function. */
export function followNotificationTaps({ goTo }: Pick<Host, 'goTo'>): () => void {
  const worker = navigator.serviceWorker;
  const open = ({ data, ports }: MessageEvent<unknown>) => {
    const path = tappedPath(data);
    if (path === undefined) return;
    ports[0]?.postMessage('opened');
    goTo(path);
  };
  worker?.addEventListener('message', open);
  // Messages that arrived before this listener are delivered now.
  worker?.startMessages();
  return () => worker?.removeEventListener('message', open);
}

/** Only paths of this site are accepted. */
function tappedPath(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null || !('tapped' in data)) return undefined;
  return typeof data.tapped === 'string' && /^\/(?![/\\])/.test(data.tapped) ? data.tapped : undefined;
}
