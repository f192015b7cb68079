import type { NotificationTap, WorkerScope } from './worker-scope';

/**
 * A notification that a page has shown by way of this worker is tapped: the suite's window comes to the front and goes
 * where it leads, or a new one opens there.
 */
export async function openNotification(
  { clients, location }: Pick<WorkerScope, 'clients' | 'location'>,
  { notification }: NotificationTap,
): Promise<void> {
  notification.close();
  const path = pathIn(notification.data, location.origin);
  if (path === undefined) return;
  const [window] = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (!window) return void (await clients.openWindow(path));
  await window.focus();
  window.postMessage({ tapped: path });
}

/** Only a place of this site. */
function pathIn(data: unknown, origin: string): string | undefined {
  if (typeof data !== 'object' || data === null || !('path' in data) || typeof data.path !== 'string') {
    return undefined;
  }
  const url = new URL(data.path, origin);
  return url.origin === origin ? url.pathname + url.search : undefined;
}
