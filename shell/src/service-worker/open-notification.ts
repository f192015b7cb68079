import { parseUrl } from '@guest/shared/http/parse-url';
import { acknowledged } from './acknowledged';
import type { NotificationClickEvent, SuiteWindow, WorkerScope } from './worker-scope';

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
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const window = bestOf(windows, path);
  if (!window) return void (await clients.openWindow(path));
  // A browser may refuse to focus a window, for example if the tap is too long ago.
  await window.focus().catch(() => {});
  // The page navigates without a reload, which keeps what the guest has typed. A page that sleeps or has not
  // started yet does not reply.
  if (!(await acknowledged(window, { tapped: path }))) await window.navigate(path).catch(() => {});
}

/** Prefers the window of the same hotel that the guest has looked at last, which browsers list first. */
function bestOf(windows: readonly SuiteWindow[], path: string): SuiteWindow | undefined {
  const property = path.split('/')[1];
  const isOfProperty = ({ url }: SuiteWindow) => new URL(url).pathname.split('/')[1] === property;
  return windows.find(isOfProperty) ?? windows[0];
}

/** Returns the path only if it belongs to this origin. */
function pathIn(data: unknown, origin: string): string | undefined {
  if (typeof data !== 'object' || data === null || !('path' in data) || typeof data.path !== 'string') {
    return undefined;
  }
  const url = parseUrl(data.path, origin);
  return url?.origin === origin ? url.pathname + url.search : undefined;
}
