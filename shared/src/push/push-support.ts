import type { Host } from '../host/host';
import { deviceStorage } from '../storage/device-storage';

/** Declined once, notifications are not offered again on this device. */
const DECLINED = 'chat-notifications-declined';
const subscribedKey = (property: string) => `push:${property}`;

/** Whether this browser can receive notifications while the page is closed. The hotel's own app does so itself. */
export const isPushSupported = ({ layout }: Pick<Host, 'layout'>): boolean =>
  !layout.getState().isAppMode &&
  'PushManager' in globalThis &&
  'Notification' in globalThis &&
  'serviceWorker' in navigator;

export const isPushBlocked = (): boolean =>
  'Notification' in globalThis && Notification.permission === 'denied';

/** Whether to offer notifications: they work here, and the guest has neither decided nor been asked. */
export const canOfferPush = (host: Pick<Host, 'layout'>, property: string): boolean =>
  isPushSupported(host) &&
  !isPushBlocked() &&
  deviceStorage.getItem(DECLINED) === null &&
  savedEndpoint(property) === null;

export const declinePush = (): void => void deviceStorage.setItem(DECLINED, 'true');

/** The address that was sent to the server, or `null` if this device has no notifications of the property. */
export const savedEndpoint = (property: string): string | null =>
  deviceStorage.getItem(subscribedKey(property));

export const saveEndpoint = (property: string, endpoint: string | null): void =>
  void deviceStorage.setItem(subscribedKey(property), endpoint);

export const isSavedEndpoint = (name: string): boolean => name.startsWith(subscribedKey(''));
