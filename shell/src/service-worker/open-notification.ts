import type { NotificationClickEvent, WorkerScope } from './worker-scope';

/**
 * Handles a tap on a notification: focuses a window of the suite and navigates it to the path of the
 * notification, or opens a new window.
 */
export async function openNotification(
  { clients, location }: Pick<WorkerScope, 'clients' | 'location'>,
  { notification }: NotificationClickEvent,
): Promise<void> {
  notification.close();
  const path = pathIn(notification.data, location.origin);
  if (path === undefined) return;
  const [window] = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (!window) return void (await clients.openWindow(path));
  await window.focus();
  window.postMessage({ tapped: path });
}

/** Returns the path only if it belongs to this origin. */
function pathIn(data: unknown, origin: string): string | undefined {
  if (typeof data !== 'object' || data === null || !('path' in data) || typeof data.path !== 'string') {
    return undefined;
  }
  const url = new URL(data.path, origin);
  return url.origin === origin ? url.pathname + url.search : undefined;
}
