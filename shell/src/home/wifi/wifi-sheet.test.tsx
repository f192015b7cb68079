import { propertyContract } from '@guest/shared/contracts/property/property.contract';
import { ApiError } from '@guest/shared/http/api-error';
import { property, propertyDetail } from '@guest/shared/testing/builders/property';
import { fakeHost, type FakeReply } from '@guest/shared/testing/fake-host';
import { renderPage } from '@guest/shared/testing/render-page';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { WifiSheet } from './wifi-sheet';

const ids = { id: 'g1', uuid: 'g1', guest_uuid: 'g1', guestUuid: 'g1', is_verified: true };
const IN = { checkin: '2026-05-30', checkout: '2026-06-04' };
const wifi = { ssid: 'GrandGuest', password: '-sal e limao', note: 'It ends at the tenth step.' };

function open(stay: object | undefined, answers: FakeReply[] = [[propertyContract.getWifi, { wifi }]]) {
  const toast = vi.fn();
  const host = fakeHost(answers, { now: () => Date.parse('2026-06-01T12:00:00Z'), toast });
  host.property.getState().detailLoaded(propertyDetail());
  const Page = () => <WifiSheet property={property()} isOpen onClose={() => {}} />;
  if (stay) {
    const user = { ...ids, ...stay };
    act(() => host.session.getState().signedIn({ token: 't', user, allowToPost: true }));
  }
  renderPage(host, { property: Page }, {}, '/grand');
  return { host, toast };
}

test('a guest in the hotel sees the network, copies the password and can scan it', async () => {
  const user = userEvent.setup();
  const { toast, host } = open(IN);

  await screen.findByText('GrandGuest');
  screen.getByText('It ends at the tenth step.');
  screen.getByRole('img', { name: 'QR code for the network GrandGuest' });
  await user.click(screen.getByRole('button', { name: 'Copy' }));

  await expect.poll(() => toast.mock.calls).toEqual([['success', 'Password copied.']]);
  expect(await navigator.clipboard.readText()).toBe(wifi.password);
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain(wifi.password);
  // Only reads under an address are persisted on the device.
  const [name] = host.queries.getQueryCache().getAll()[0]?.queryKey ?? [];
  expect(String(name)).not.toMatch(/^\//);
});

test('an open network has no password to copy', async () => {
  open(IN, [[propertyContract.getWifi, { wifi: { ...wifi, password: '' } }]]);

  await screen.findByText('GrandGuest');
  expect(screen.queryByText('Password')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Copy' })).toBeNull();
});

test('a guest who has not arrived yet reads when the password will be here', () => {
  open({ checkin: '2026-06-02', checkout: '2026-06-04' });

  screen.getByText("You'll find it here when you arrive.");
  expect(screen.queryByRole('link')).toBeNull();
});

test.each([
  ['an anonymous visitor', undefined, '/grand/signin'],
  ['a guest without a stay', {}, '/grand/register/stay'],
  ['a guest whose stay is over', { checkin: '2026-05-01', checkout: '2026-05-04' }, '/grand/register/stay'],
])('%s is asked for the stay and comes back', (_who, stay, path) => {
  open(stay);

  expect(screen.getByRole('link', { name: 'Add your stay' }).getAttribute('href')).toBe(
    `${path}?returnTo=%2Fgrand&service=directories`,
  );
});

test('a guest whom the hotel no longer counts as in-house is sent to reception', async () => {
  open(IN, [[propertyContract.getWifi, { wifi: null }]]);

  await screen.findByText("We can't show the password here. Reception is happy to help.");
});

test('a read that fails can be tried again', async () => {
  const answers: FakeReply[] = [[propertyContract.getWifi, new ApiError(0, 'Error')]];
  open(IN, answers);
  await screen.findByText("We couldn't load the password.");

  answers[0] = [propertyContract.getWifi, { wifi }];
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  await screen.findByText('GrandGuest');
});
