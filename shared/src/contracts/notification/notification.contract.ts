import { contract, type ReplyOf } from '../core/endpoint';

export const notificationContract = contract(
  () => import('./notification.schema').then((it) => it.notificationChecks),
  {
    getNotifications: {
      method: 'GET',
      path: '/web/property/:property/notifications',
      summary: 'Returns the guest’s choices of notifications',
      needsGuest: true,
    },
    setNotifications: {
      method: 'PUT',
      path: '/web/property/:property/notifications',
      summary: 'Changes the guest’s choices of notifications',
      needsGuest: true,
    },
    subscribe: {
      method: 'POST',
      path: '/web/property/:property/push',
      summary: 'Turns on push notifications on this device',
      needsGuest: true,
      status: 204,
    },
    unsubscribe: {
      method: 'DELETE',
      path: '/web/property/:property/push',
      summary: 'Turns off push notifications on this device',
      needsGuest: true,
      status: 204,
    },
  },
);

export type NotificationPreferences = ReplyOf<typeof notificationContract.getNotifications>;
