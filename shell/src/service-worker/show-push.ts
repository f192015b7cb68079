import { parsePushPayload } from '@guest/shared/contracts/notification/push-payload';
import { CACHES } from './cache-names';
import type { PushEvent, WorkerScope } from './worker-scope';

const VIBRATION_MS = [200, 100, 200];
const LIST_PATH = '/shown-pushes';
const MAX_REMEMBERED = 100;

/**
 * Shows the notification of a push message. A message that a server has sent again after a failure is shown
 * once.
 */
export async function showPush(
  { registration, navigator }: Pick<WorkerScope, 'registration' | 'navigator'>,
  { data }: Pick<PushEvent, 'data'>,
): Promise<void> {
  const payload = parsePushPayload(parseJson(data?.text() ?? ''));
  if (!payload || !(await isNew(payload.id))) return;
  const { title, body, tag, path, lang, dir, at, unread } = payload;
  // Pages update the badge too, but none may be open. A browser without badges shows only the notification.
  if (unread !== undefined) navigator?.setAppBadge?.(unread).catch(() => {});
  await registration.showNotification(title, {
    ...(body && { body }),
    tag,
    // A newer message of the same subject replaces the older one and rings again.
    renotify: true,
    data: { path },
    lang,
    dir,
    timestamp: at,
    vibrate: VIBRATION_MS,
  });
}

/** The push events of a worker may run at the same time, but each id must be checked after the one before. */
let queue: Promise<unknown> = Promise.resolve();

function isNew(id: string): Promise<boolean> {
  const checked = queue.then(async () => {
    const cache = await caches.open(CACHES.pushes);
    const stored = await cache.match(LIST_PATH);
    // The cast is safe because only this function writes the entry.
    const shown = stored ? ((await stored.json()) as string[]) : [];
    if (shown.includes(id)) return false;
    const next = [...shown, id].slice(-MAX_REMEMBERED);
    await cache.put(LIST_PATH, new Response(JSON.stringify(next)));
    return true;
  });
  // Without storage it is unknown whether the message is new. Showing it twice is better than not showing it.
  const result = checked.catch(() => true);
  queue = result;
  return result;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The message is not from the suite.
    return undefined;
  }
}
