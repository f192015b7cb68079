import { playNotificationSound } from './notification-sound';

const VIBRATION_MS = [200, 100, 200];

interface NotificationInput {
  text: string;
  /** Identifies the message, so that several tabs do not show it twice. */
  tag: string;
  /** The path that a tap opens. */
  path: string;
}

/** Shows a system notification with sound and vibration if the guest has allowed it. */
export async function showNotification(
  notification: NotificationInput,
  open: (path: string) => void,
): Promise<void> {
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return;
  const { text, tag, path } = notification;
  try {
    const shown = new Notification(text, { tag });
    shown.onclick = () => {
      shown.close();
      window.focus();
      open(path);
    };
  } catch {
    // On Android only a service worker may show notifications; it reports a tap as a message.
    const worker = await navigator.serviceWorker?.getRegistration();
    // TypeScript's types lack `vibrate`, which Android supports.
    const options = { tag, data: { path }, vibrate: VIBRATION_MS } as NotificationOptions;
    await worker?.showNotification(text, options);
  }
  navigator.vibrate?.(VIBRATION_MS);
  await playNotificationSound(tag);
}
