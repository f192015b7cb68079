import type { Host } from '@guest/shared';
import type { CallAddress } from '@guest/shared/contracts/core/endpoint';
import { profileContract } from '@guest/shared/contracts/guest/profile.contract';
import { notificationContract } from '@guest/shared/contracts/notification/notification.contract';
import { propertyHost } from '@guest/shared/testing/property-host';
import { renderPage } from '@guest/shared/testing/render-page';
import { stubPush } from '@guest/shared/testing/stub-push';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
// Imported so that the lazy chunk is loaded when the row needs it.
import './email-offer';
import { NotificationRow } from './notification-row';

beforeEach(() => localStorage.clear());

interface Guest {
  email?: string;
  isEmailed?: boolean;
  isAppMode?: boolean;
}

/** Opens the row for a guest. Returns the calls with their bodies, and the toasts. */
function openRow({ email = 'ada@example.com', isEmailed = false, isAppMode = false }: Guest = {}) {
  const calls: { path: string; body?: unknown }[] = [];
  const toasts: string[] = [];
  const ids = { id: 'g1', uuid: 'g1', guest_uuid: 'g1', guestUuid: 'g1' };
  const user = { ...ids, is_verified: true, lang: 'en', stay_verified: false, staySource: null };
  const choices = [{ class: 'chat', channel: 'email', isOn: isEmailed }];
  const preferences = {
    publicKey: 'AAAA',
    isOnThisDevice: false,
    choices,
    quietHours: null,
    privatePreviews: false,
  };
  const profile = { user: { ...user, email, version: 1, eraseAt: null }, missing: [], allowToPost: true };
  const call = async ({ path }: CallAddress, { body }: { body?: unknown }) => {
    calls.push({ path, ...(body !== undefined && { body }) });
    return path === profileContract.getGuest.path ? profile : preferences;
  };
  const send = async (address: CallAddress, input: object) => ({
    data: await call(address, input),
    status: 200,
  });
  // The cast is safe because the row calls no other endpoints.
  const api = { call, send } as unknown as Host['api'];
  const host = propertyHost([], { api, toast: (_kind, text) => void toasts.push(text) });
  host.session.getState().signedIn({ token: 't', user, allowToPost: true });
  host.layout.setState({ isAppMode });
  renderPage(host, { 'property-chat': NotificationRow }, {}, '/grand/chat');
  return { calls, toasts };
}

test('emails are offered if the browser has no push, and the choice is sent', async () => {
  const { calls, toasts } = openRow();

  await userEvent.click(await screen.findByRole('button', { name: 'Email me' }));

  const body = { choices: [{ class: 'chat', channel: 'email', isOn: true }] };
  await waitFor(() =>
    expect(calls).toContainEqual({ path: notificationContract.setNotifications.path, body }),
  );
  await waitFor(() => expect(toasts).toEqual(["We'll email you about unread messages."]));
  expect(screen.queryByText('Never miss a reply')).toBeNull();
});

test('“Not now” holds for the device', async () => {
  openRow();
  await userEvent.click(await screen.findByRole('button', { name: 'Not now' }));
  expect(screen.queryByText('Never miss a reply')).toBeNull();
  cleanup();

  const { calls } = openRow();

  expect(calls).toEqual([]);
});

test.each([
  ['has no address', { email: '' }],
  ['has chosen emails', { isEmailed: true }],
])('a guest who %s is offered none', async (_name, guest) => {
  const { calls } = openRow(guest);

  await waitFor(() => expect(calls).toHaveLength(2));
  expect(screen.queryByText('Never miss a reply')).toBeNull();
});

test("in the hotel's own app, no email is offered", () => {
  const { calls } = openRow({ isAppMode: true });

  expect(calls).toEqual([]);
});

test('notifications are offered if the browser has push', async () => {
  stubPush();
  openRow();

  await screen.findByRole('button', { name: 'Turn on notifications' });
  expect(screen.queryByRole('button', { name: 'Email me' })).toBeNull();
});
