import type { Host } from '../host/host';
import { deviceStorage } from '../storage/device-storage';

/** Declined once, notifications are not offered again on this device. */
const DECLINED = 'chat-notifications-declined';
/** Declined once, emails are not offered again on this device; notifications are, once it can show them. */
const EMAIL_DECLINED = 'chat-email-declined';
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
  savedSubscription(property) === null;

/**
 * Whether the device has notifications for a page on its home screen only, and the guest has not declined them. So it is
 * with iOS, whose browsers alone say whether a page was opened from there. A hotel's own app takes the place of that page.
 */
export const isHomeScreenNeeded = (host: Pick<Host, 'layout' | 'property'>): boolean =>
  'standalone' in navigator &&
  navigator.standalone === false &&
  !host.layout.getState().isAppMode &&
  !isPushSupported(host) &&
  !host.property.getState().property?.mobileApp &&
  deviceStorage.getItem(DECLINED) === null;

/**
 * Whether to offer emails in place of notifications: this browser shows none, or must not, and the guest has not been asked.
 * The hotel's own app shows its own notifications.
 */
export const canOfferEmail = (host: Pick<Host, 'layout'>): boolean =>
  !host.layout.getState().isAppMode &&
  (!isPushSupported(host) || isPushBlocked()) &&
  deviceStorage.getItem(EMAIL_DECLINED) === null;

export const declineEmail = (): void => void deviceStorage.setItem(EMAIL_DECLINED, 'true');

export const declinePush = (): void => void deviceStorage.setItem(DECLINED, 'true');

/** The subscription that was sent to the server, or `null` if this device has no notifications of the property. */
export const savedSubscription = (property: string): string | null =>
  deviceStorage.getItem(subscribedKey(property));

export const saveSubscription = (property: string, sent: string | null): void =>
  void deviceStorage.setItem(subscribedKey(property), sent);

/**
 * Names a subscription with its session: the server forgets a subscription with the session, so the same address has to be
 * sent again by the next one. A few characters of the token tell two sessions apart.
 */
export const subscriptionOf = (endpoint: string, token: string | null): string =>
  `${endpoint} ${token?.slice(-6) ?? ''}`;

export const isSavedSubscription = (name: string): boolean => name.startsWith(subscribedKey(''));
