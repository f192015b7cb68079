import type { Host } from '@guest/shared';
import { playNotificationSound } from './notification-sound';

const VIBRATION_MS = [200, 100, 200];

interface NotificationInput {
  text: string;
  /** A newer notification with the same tag replaces the older one. */
  tag: string;
  messageId: string;
  /** The path that a tap opens. */
  path: string;
}

/** The notifications that this page has shown itself. The service worker does not know of them. */
const shownHere = new Map<string, Notification>();

/** Returns the tag of a room's notifications. The server gives its push messages the same one. */
export const tagOf = ({ property }: Pick<Host, 'property'>, roomId: string): string =>
  `${property.getState().property?.identity}:room:${roomId}`;

/** Shows a system notification with sound and vibration if the guest has allowed it. */
export async function showNotification(
  notification: NotificationInput,
  open: (path: string) => void,
): Promise<void> {
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return;
  const { text, tag, messageId, path } = notification;
  // TypeScript's types lack `renotify` and `vibrate`, which Android supports.
  const options = { tag, renotify: true, data: { path }, vibrate: VIBRATION_MS } as NotificationOptions;
  try {
    const shown = new Notification(text, options);
    shownHere.set(tag, shown);
    shown.onclick = () => {
      shown.close();
      window.focus();
      open(path);
    };
  } catch {
    // On Android only a service worker may show notifications; it reports a tap as a message.
    const worker = await navigator.serviceWorker?.getRegistration();
    await worker?.showNotification(text, options);
  }
  navigator.vibrate?.(VIBRATION_MS);
  await playNotificationSound(messageId);
}

/** Closes the notifications with these tags, also those that the service worker has shown. */
export async function closeNotifications(tags: readonly string[]): Promise<void> {
  for (const tag of tags) {
    shownHere.get(tag)?.close();
    shownHere.delete(tag);
  }
  const worker = await navigator.serviceWorker?.getRegistration();
  for (const notification of (await worker?.getNotifications?.()) ?? []) {
    if (tags.includes(notification.tag)) notification.close();
  }
}
