import { notificationContract } from '../contracts/notification/notification.contract';
import type { Host } from '../host/host';
import { isPushSupported, savedSubscription, subscriptionOf } from './push-support';
import { browserSubscription, sendSubscription } from './subscribe-device';

/**
 * Sends the subscription again if the browser has replaced it, or the guest has another session, since this device was
 * subscribed. The guest has allowed notifications before, so there is no prompt.
 */
export async function renewSubscription(
  host: Pick<Host, 'api' | 'lang' | 'layout' | 'session'>,
  property: string,
): Promise<void> {
  const saved = savedSubscription(property);
  if (saved === null || !isPushSupported(host) || Notification.permission !== 'granted') return;
  const { pushManager } = await navigator.serviceWorker.ready;
  const current = await pushManager.getSubscription();
  const { token } = host.session.getState();
  if (current && subscriptionOf(current.endpoint, token) === saved) return;
  const { publicKey } = await host.api.call(notificationContract.getNotifications, { params: { property } });
  const subscription = current ?? (await browserSubscription(publicKey));
  if (subscription) await sendSubscription(host, property, subscription);
}
