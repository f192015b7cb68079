import { favoriteContract } from '@guest/shared/contracts/favorite/favorite.contract';
import { outletContract } from '@guest/shared/contracts/outlet/outlet.contract';
import { outlet } from '@guest/shared/testing/builders/outlet';
import { uuidOf } from '@guest/shared/testing/builders/uuid-of';
import type { FakeReply } from '@guest/shared/testing/fake-host';
import { propertyHost } from '@guest/shared/testing/property-host';
import { renderPage } from '@guest/shared/testing/render-page';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import en from '../locales/en.json';
import '@guest/shared/favorites/favorite-button';
import { OutletPage } from './outlet-page';
// Imported so that it is loaded before a test waits for it.
import '../lazy-texts/locales/en.json';

const user = {
  id: '1',
  uuid: '1',
  guest_uuid: '1',
  guestUuid: '1',
  hotel_identity: 'grand',
  is_verified: true,
  firstName: 'Ada',
};
let guests = 0;
const heart = () => screen.findByRole('button', { name: 'Add Sea Bar to favourites' });
const isOn = async () => (await heart()).getAttribute('aria-pressed');

beforeEach(() => localStorage.clear());

const REFUSED = { error: 'Too many', response: { status: 409, data: { code: 'favorites_full' } } };

function open(
  answers: FakeReply[] = [],
  sent: (method: string) => Promise<'taken' | 'refused' | 'unanswered'> = async () => 'taken',
) {
  const host = propertyHost([[outletContract.getOutlet, outlet()], ...answers]);
  const toast = vi.fn();
  const send = async ({ method }: { method: string }) => {
    const fate = await sent(method);
    if (fate === 'taken') return { data: {}, status: 200 };
    return fate === 'refused' ? REFUSED : { error: 'Error' };
  };
  // The cast is safe because only two calls are sent and nobody reads their replies.
  const api = { ...host.api, send: send as typeof host.api.send };
  host.takeOver.getState().answered('page');
  renderPage(
    { ...host, api, toast },
    { 'property-outlet': OutletPage },
    en,
    '/grand/directories/bars-and-restaurants/sea-bar',
  );
  guests += 1;
  const signIn = () =>
    host.session.getState().signedIn({
      token: 'x'.repeat(43),
      user: { ...user, guest_uuid: `guest ${guests}` },
      allowToPost: false,
    });
  return { host, toast, signIn };
}

test('S-04 an anonymous visitor’s favorite is stored on the device, and sign-in is optional', async () => {
  const { host } = open();

  await userEvent.click(await heart());

  expect(await isOn()).toBe('true');
  expect(localStorage.getItem('favorites of grand')).toContain(uuidOf(1));
  expect(host.session.getState().token).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Sign in to save on all devices' }));
  await screen.findByText('Page property-signin');
});

test('a stored favorite is shown and can be removed', async () => {
  localStorage.setItem(
    'favorites of grand',
    JSON.stringify([{ type: 'outlet', uuid: uuidOf(1), createdAt: '2026-06-01T00:00:00Z' }]),
  );
  open();

  await expect.poll(isOn).toBe('true');
  await userEvent.click(await heart());

  expect(await isOn()).toBe('false');
  expect(localStorage.getItem('favorites of grand')).toBeNull();
});

test('an invalid stored value counts as no favorite', async () => {
  localStorage.setItem('favorites of grand', '[{"type":"outlet"}, 7, null]');
  open();

  expect(await isOn()).toBe('false');
});

test('S-01 a guest’s favorite is shown before the server replies, and the last of several taps counts', async () => {
  const calls: string[] = [];
  let answer = () => {};
  const { signIn } = open([[favoriteContract.listFavorites, { items: [] }]], (method) => {
    calls.push(method);
    return new Promise((resolve) => (answer = () => resolve('taken')));
  });
  signIn();

  await userEvent.click(await heart());
  await expect.poll(isOn).toBe('true');
  await expect.poll(() => calls).toEqual(['PUT']);
  await userEvent.click(await heart());
  await expect.poll(isOn).toBe('false');
  answer();
  await expect.poll(() => calls).toEqual(['PUT', 'DELETE']);
  answer();
  await expect.poll(isOn).toBe('false');
});

test('a favorite that the hotel refuses is reverted with its reason', async () => {
  const { signIn, toast } = open([[favoriteContract.listFavorites, { items: [] }]], async () => 'refused');
  signIn();

  await userEvent.click(await heart());

  await expect.poll(isOn).toBe('false');
  expect(toast).toHaveBeenCalledWith('error', 'Too many');
});

test('a favorite stays without a connection', async () => {
  let tries = 0;
  const { signIn, toast } = open([[favoriteContract.listFavorites, { items: [] }]], async () => {
    tries += 1;
    return 'unanswered';
  });
  signIn();

  await userEvent.click(await heart());

  await expect.poll(() => tries).toBe(1);
  expect(await isOn()).toBe('true');
  expect(toast).not.toHaveBeenCalled();
});
