import { deviceStorage } from '../storage/device-storage';
import { removeStored } from '../storage/stored-names';
import { isSavedSubscription } from './push-support';

/**
 * Ends the browser's subscription and closes the notifications on this device, because the next person who
 * uses it must not read them.
 */
export async function forgetPush(): Promise<void> {
  removeStored(deviceStorage, isSavedSubscription);
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!registration) return;
  const subscription = await registration.pushManager?.getSubscription();
  await subscription?.unsubscribe();
  for (const notification of (await registration.getNotifications?.()) ?? []) notification.close();
}
