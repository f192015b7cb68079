import { ring } from './ring';

const VIBRATION_MS = [200, 100, 200];

interface Notice {
  text: string;
  /** Of the message: the same one never shows twice, from whatever tab. */
  tag: string;
  /** Where a tap on it leads. */
  path: string;
}

/** Tells the guest who looks elsewhere, if they have allowed it: on the screen, by ear and by hand. */
export async function showNotification(notice: Notice, open: (path: string) => void): Promise<void> {
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return;
  const { text, tag, path } = notice;
  try {
    const shown = new Notification(text, { tag });
    shown.onclick = () => {
      shown.close();
      window.focus();
      open(path);
    };
  } catch {
    // Android lets only a service worker show one; its tap comes back as a message.
    const worker = await navigator.serviceWorker?.getRegistration();
    // TypeScript does not know of `vibrate`, which Android does.
    const options = { tag, data: { path }, vibrate: VIBRATION_MS } as NotificationOptions;
    await worker?.showNotification(text, options);
  }
  navigator.vibrate?.(VIBRATION_MS);
  ring();
}
