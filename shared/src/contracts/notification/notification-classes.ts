/** The subjects by which a guest turns notifications on and off. */
export const NOTIFICATION_CLASSES = [
  'chat',
  'orders',
  'bookings',
  'requests',
  'announcements_service',
  'feed_activity',
  'loyalty',
  'offers',
] as const;
export type NotificationClass = (typeof NOTIFICATION_CLASSES)[number];

export const NOTIFICATION_CHANNELS = ['inApp', 'push', 'email', 'sms'] as const;
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number];

/**
 * The channels that a guest can choose for each class, with their defaults. A combination that is missing here
 * does not exist yet, so it cannot be chosen either.
 */
export const CHANNEL_DEFAULTS: Readonly<
  Record<NotificationClass, Partial<Record<NotificationChannel, boolean>>>
> = {
  chat: { push: true, email: false },
  orders: { push: true, email: true },
  bookings: { push: true, email: true },
  requests: { push: true },
  announcements_service: { push: false },
  feed_activity: {},
  loyalty: {},
  offers: {},
};

export const QUIET_FROM = '22:00';
export const QUIET_TO = '08:00';
