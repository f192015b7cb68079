import {
  notificationContract,
  type NotificationPreferences,
} from '@guest/shared/contracts/notification/notification.contract';
import { profileContract } from '@guest/shared/contracts/guest/profile.contract';
import { sessionContract } from '@guest/shared/contracts/sign-up/session.contract';
import { saveSubscription } from '@guest/shared/push/push-support';
import { propertyHost } from '@guest/shared/testing/property-host';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCallLog } from '../../testing/call-log';
import { knownGuest, openAccount } from '../../testing/open-account';
import { ProfilePage } from '../page/profile-page';

const preferences: NotificationPreferences = {
  publicKey: 'BDd3_hVL9fZi9Ybo2UUzA284WG5FZR30_95YeZJsiApwXKpNcF1rRPF3foIiBHXRdJI2Qhumhf6_LFTeZaNndIo',
  isOnThisDevice: true,
  quietHours: { from: '22:00', to: '08:00' },
  privatePreviews: false,
  choices: [
    { class: 'chat', channel: 'push', isOn: true },
    { class: 'chat', channel: 'email', isOn: false },
    { class: 'orders', channel: 'push', isOn: true },
    { class: 'bookings', channel: 'email', isOn: true },
  ],
};

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

async function openNotifications({ isSupported = true, isAppMode = false, hasEmail = true } = {}) {
  if (isSupported) {
    vi.stubGlobal('PushManager', class {});
    vi.stubGlobal('Notification', { permission: 'granted' });
    Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: {} });
    saveSubscription('grand', 'https://push.example/1');
  }
  const known = knownGuest({ firstName: 'Ada', ...(hasEmail && { email: 'ada@example.com' }) });
  const { api, calls } = createCallLog([
    [notificationContract.getNotifications, preferences],
    [notificationContract.setNotifications, preferences],
    [profileContract.getGuest, known],
    [sessionContract.listSessions, { items: [] }],
  ]);
  const host = propertyHost([], { api });
  host.layout.setState({ isAppMode });
  host.session.getState().signedIn({ token: 't', user: known.user, allowToPost: true });
  await openAccount(host, { 'property-profile': ProfilePage }, '/grand/profile');
  const name = hasEmail ? 'Email me about unread messages' : 'Quiet hours';
  await screen.findByRole('switch', { name });
  return { calls };
}

test('a guest turns a class off, and the choice is sent', async () => {
  const { calls } = await openNotifications();

  await userEvent.click(screen.getByRole('switch', { name: 'Your orders' }));

  const body = { choices: [{ class: 'orders', channel: 'push', isOn: false }] };
  await waitFor(() =>
    expect(calls).toContainEqual({ path: notificationContract.setNotifications.path, body }),
  );
});

test('a browser without push says how to get it, and offers emails', async () => {
  await openNotifications({ isSupported: false });

  expect(screen.getByText('No notifications in this browser')).toBeTruthy();
  expect(screen.queryByRole('switch', { name: 'Notifications on this device' })).toBeNull();
});

test('a guest without push turns the emails about bookings off, and can set their quiet hours', async () => {
  const { calls } = await openNotifications({ isSupported: false });
  expect(screen.getByRole('switch', { name: 'Quiet hours' })).toBeTruthy();

  await userEvent.click(screen.getByRole('switch', { name: 'Email me about my bookings' }));

  const body = { choices: [{ class: 'bookings', channel: 'email', isOn: false }] };
  await waitFor(() =>
    expect(calls).toContainEqual({ path: notificationContract.setNotifications.path, body }),
  );
});

test('a guest without an address is offered no emails', async () => {
  await openNotifications({ hasEmail: false });

  expect(screen.queryByRole('switch', { name: /^Email me/ })).toBeNull();
});

test("in the hotel's own app the app owns the notifications", async () => {
  await openNotifications({ isAppMode: true });

  expect(screen.queryByRole('switch', { name: 'Notifications on this device' })).toBeNull();
  expect(screen.queryByText('No notifications in this browser')).toBeNull();
  expect(screen.queryByRole('switch', { name: 'Your orders' })).toBeNull();
});
