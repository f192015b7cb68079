import { notificationContract } from '../contracts/notification/notification.contract';
import type { Host } from '../host/host';
import { saveSubscription, subscriptionOf } from './push-support';

type PushHost = Pick<Host, 'api' | 'lang' | 'session'>;

/** Wider screens count as tablets and as desktops. */
const [TABLET_PX, DESKTOP_PX] = [600, 1_100];

/**
 * Turns on notifications on this device. Must be called after a tap, because it shows the browser's permission
 * prompt. Returns false if the guest or the browser refuses; throws an `ApiError` if the server does.
 */
export async function subscribeDevice(host: PushHost, property: string): Promise<boolean> {
  // Safari wants the prompt before anything else.
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const { publicKey } = await host.api.call(notificationContract.getNotifications, { params: { property } });
  const subscription = await browserSubscription(publicKey);
  if (!subscription) return false;
  await sendSubscription(host, property, subscription);
  return true;
}

/** Turns off notifications of the property on this device. Other properties keep the browser's subscription. */
export async function unsubscribeDevice(host: PushHost, property: string): Promise<void> {
  await host.api.call(notificationContract.unsubscribe, { params: { property } });
  saveSubscription(property, null);
}

/** Subscribes the browser, or returns the subscription that it has. One for another key is replaced. */
export async function browserSubscription(publicKey: string): Promise<PushSubscription | undefined> {
  // Without a worker, as in development, `ready` would never resolve.
  if (!(await navigator.serviceWorker.getRegistration())) return undefined;
  const { pushManager } = await navigator.serviceWorker.ready;
  const applicationServerKey = fromBase64Url(publicKey);
  const options = { userVisibleOnly: true, applicationServerKey };
  try {
    return await pushManager.subscribe(options);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    if (error.name !== 'InvalidStateError') return undefined;
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(options);
  }
}

export async function sendSubscription(
  { api, lang, session }: PushHost,
  property: string,
  subscription: PushSubscription,
): Promise<void> {
  const { endpoint } = subscription;
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {};
  const body = { endpoint, keys: { p256dh, auth }, lang, userAgentClass: deviceClass() };
  const { token } = session.getState();
  await api.call(notificationContract.subscribe, { params: { property }, body });
  saveSubscription(property, subscriptionOf(endpoint, token));
}

function deviceClass(): 'phone' | 'tablet' | 'desktop' {
  const { width, height } = screen;
  const narrow = Math.min(width, height);
  if (narrow < TABLET_PX) return 'phone';
  return narrow < DESKTOP_PX && navigator.maxTouchPoints > 0 ? 'tablet' : 'desktop';
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
