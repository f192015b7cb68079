import { profileContract } from '@guest/shared/contracts/guest/profile.contract';
import { propertyContract, type Wifi } from '@guest/shared/contracts/property/property.contract';
import { sessionContract } from '@guest/shared/contracts/sign-up/session.contract';
import { propertyHost } from '@guest/shared/testing/property-host';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { createCallLog } from '../../testing/call-log';
import { knownGuest, openAccount } from '../../testing/open-account';
import { ProfilePage } from './profile-page';

const wifi = { ssid: 'GrandGuest', password: '-sal e limao', note: 'It ends at the tenth step.' };

async function open(stay_state: 'IN' | 'PRE', answer: Wifi | null = wifi) {
  const known = knownGuest({ firstName: 'Ada', stay_state });
  const { api, calls } = createCallLog([
    [profileContract.getGuest, known],
    [sessionContract.listSessions, { items: [] }],
    [propertyContract.getWifi, { wifi: answer }],
  ]);
  const toast = vi.fn();
  const host = propertyHost([], { api, toast });
  host.session.getState().signedIn({ token: 't', user: known.user, allowToPost: true });
  await openAccount(host, { 'property-profile': ProfilePage }, '/grand/profile');
  await screen.findByRole('heading', { level: 1 });
  return { toast, calls };
}

test('a guest in the hotel sees the network name and copies the password', async () => {
  const user = userEvent.setup();
  const { toast } = await open('IN');

  await screen.findByText('GrandGuest');
  screen.getByText('It ends at the tenth step.');
  await user.click(screen.getByRole('button', { name: 'Copy password' }));

  await expect.poll(() => toast.mock.calls).toEqual([['success', 'Password copied.']]);
  expect(await navigator.clipboard.readText()).toBe(wifi.password);
});

test('no Wi-Fi section is shown if the hotel does not provide the network', async () => {
  const { calls } = await open('IN', null);

  await expect.poll(() => calls.length).toBeGreaterThan(1);
  expect(screen.queryByText('Wi-Fi')).toBeNull();
});

test('a guest who has not arrived yet does not see the network', async () => {
  await open('PRE');

  await screen.findByText('Devices');
  expect(screen.queryByText('GrandGuest')).toBeNull();
});
